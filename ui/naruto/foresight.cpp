// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/foresight.h"

#include <QtGlobal>
#include <algorithm>

#include "ui/naruto/naruto_desk.h"
#include "ui/speech/from_view.h"

/// What a move would bring, found out by making it in a copy of the game.
namespace playsheet {

QString raceSentence(const Words& words, const QString& language, const naruto::RewardRace& race, PlayerId player) {
  const QString sentence =
      race.can_win()
          ? words.say(language, QT_TRANSLATE_N_NOOP("Match", "%1 can win this turn: %n open lane(s)"), race.open_lanes)
          : words.say(language, QT_TRANSLATE_N_NOOP("Match", "%1 needs %n more reward(s)"), race.missing);
  return sentence.arg(words.playerName(player));
}

std::vector<naruto::SeenTeam> NarutoDesk::teams() const {
  return naruto::seen_teams({still_ ? still_->fought : match_.state(), match_.rules()});
}

std::vector<naruto::BattleOutlook> NarutoDesk::outlooks() const {
  return naruto::battle_outlooks({still_ ? still_->fought : match_.state(), match_.rules()});
}

naruto::RewardRace NarutoDesk::race(PlayerId player) const {
  return over() ? naruto::RewardRace{}
                : naruto::reward_race({still_ ? still_->fought : match_.state(), match_.rules()}, player);
}

QString NarutoDesk::raceText(PlayerId player) const {
  if (over() || match_.state().turn == 0) return {};
  return raceSentence(words_, language(), race(player), player);
}

std::optional<naruto::EntryPreview> NarutoDesk::previewEntry(int card, int base) const {
  if (!seen(card) || !seen(base) || over() || still_) return std::nullopt;
  const naruto::Play play{static_cast<CardId>(card), static_cast<CardId>(base)};
  const auto* option = book_.between(play.card, play.on);
  if (!option || !option->allowed() || option->action != Action(play)) return std::nullopt;
  if (words_.cards()[seen(card)->definition].type != naruto::CardType::ninja) return std::nullopt;
  return naruto::preview_entry(match_.state(), match_.rules(), play);
}

/// A sum, or a face, in a few words; empty where there is nothing to foresee.
QString NarutoDesk::foretold(const Action& action) const {
  const auto say = [&](const char* text) { return words_.say(language(), text); };
  naruto::GameState trial = match_.state();
  if (const auto* join = std::get_if<naruto::Join>(&action)) {
    if (naruto::apply(trial, match_.rules(), action)) return {};
    const auto team = naruto::seen_team_of({trial, match_.rules()}, join->ninja);
    if (team.members.empty()) return {};
    return say(QT_TRANSLATE_NOOP("Match", "Team power %1, head %2"))
        .arg(team.power)
        .arg(words_.cardName(trial[team.members.front()].definition, language()));
  }
  if (const auto* block = std::get_if<naruto::Block>(&action)) {
    if (naruto::apply(trial, match_.rules(), action)) return {};
    for (const auto& battle : naruto::view_for(trial, match_.rules(), match_.decider()).battles)
      if (battle.battle.blocked &&
          std::find(battle.attackers.begin(), battle.attackers.end(), block->attacker) != battle.attackers.end())
        return say(QT_TRANSLATE_NOOP("Match", "Attack %1, block %2")).arg(battle.attack_power).arg(battle.block_power);
  }
  if (const auto* play = std::get_if<naruto::Play>(&action))
    if (const auto preview = previewEntry(play->card, play->on))
      return say(preview->after.injured ? QT_TRANSLATE_NOOP("Match", "Becomes %1, %2/%3, injured")
                                        : QT_TRANSLATE_NOOP("Match", "Becomes %1, %2/%3"))
          .arg(words_.cardName(preview->after.definition, language()))
          .arg(preview->after.power.combat)
          .arg(preview->after.power.support);
  return {};
}

std::optional<Foresight> NarutoDesk::foresee(int card, const SheetSpot& spot) const {
  const int other = spot.card.value_or(spot.mate);
  if (!meant(card) || !meant(other) || !seen(card) || !seen(other) || card == other) return std::nullopt;
  const auto* option = between(static_cast<CardId>(card), static_cast<CardId>(other));
  if (!option) return std::nullopt;
  Foresight out;
  out.about = other;
  out.refused = !option->allowed();
  out.text = out.refused ? words_.refusal(option->refusal, view_, language()) : foretold(option->action);
  if (out.refused) out.rule = fromView(option->refusal.rule);
  if (out.text.isEmpty()) return std::nullopt;
  return out;
}

}  // namespace playsheet
