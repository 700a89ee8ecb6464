// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <array>

#include "engine/naruto/match/way_back.h"
#include "engine/players/random_player.h"
#include "ui/naruto/end_facts.h"
#include "ui/naruto/log_rows.h"
#include "ui/naruto/naruto_desk.h"
#include "ui/naruto/naruto_scene.h"
#include "ui/naruto/naruto_sheet.h"
#include "ui/naruto/outside.h"
#include "ui/naruto/reader_page.h"
#include "ui/speech/rules_title.h"
#include "ui/table/match_table.h"

/// What the table shows of a match of Naruto.
namespace playsheet {

NarutoDesk* narutoDeskOf(const MatchTable* table) { return qobject_cast<NarutoDesk*>(table->desk()); }

TableSeat NarutoDesk::seat(PlayerId player) const {
  const SeatChoice& seat = plan_.seats[player];
  return {seat.name, seat.mark, seat.language, QString::fromStdString(seat.deck.name.in(seat.language.toStdString()))};
}

PlayerId NarutoDesk::lastByHand() const { return naruto::last_by_hand(match_); }

std::function<bool()> NarutoDesk::randomPlayer(std::uint64_t seed) {
  return [this, player = players::RandomPlayer(seed)]() mutable {
    return play(player.choose(match_.state(), match_.rules()));
  };
}

const SheetSpec& NarutoDesk::sheetSpec() const { return narutoSheet(); }

CardFace NarutoDesk::face(int number, const QString& language) const {
  return words_.face(static_cast<naruto::DefinitionId>(number), language);
}

void NarutoDesk::showOn(Sheet& sheet, SheetDressing& dressing) const {
  for (const PlayerId player : table::kPlayers) {
    dressing.race[player] = raceText(player);
    dressing.threat[player] = race(player).can_win();
  }
  if (const auto card = justPlayed()) {
    dressing.justPlayed = card;
    dressing.justPlayedText = words_.playerName(view_.active);
  }
  playsheet::showOn(sheet, {view_, teams(), outlooks()}, dressing);
}

/// The card that came into play or onto the chain last, as long as the mission phase of its turn lasts.
std::optional<int> NarutoDesk::justPlayed() const {
  if (phaseOf(view_.step) != 1) return std::nullopt;
  const auto& moments = match_.moments();
  for (auto moment = moments.rbegin(); moment != moments.rend(); ++moment) {
    for (auto event = moment->events.rbegin(); event != moment->events.rend(); ++event) {
      if (std::holds_alternative<naruto::TurnBegan>(*event)) return std::nullopt;
      const auto* moved = std::get_if<naruto::CardMoved>(&*event);
      if (!moved) continue;
      const bool played = moved->cause == naruto::Cause::deploy || moved->cause == naruto::Cause::growth ||
                          moved->cause == naruto::Cause::platoon || moved->cause == naruto::Cause::squad ||
                          moved->cause == naruto::Cause::use;
      if (!played || (moved->to != naruto::Zone::village && moved->to != naruto::Zone::chain)) continue;
      return seen(moved->card) ? std::optional<int>(moved->card) : std::nullopt;
    }
  }
  return std::nullopt;
}

std::optional<CardOnTable> NarutoDesk::onTable(int card) const {
  const auto& state = match_.state();
  if (card < 0 || card >= state.card_count) return std::nullopt;
  CardOnTable out;
  out.owner = state[static_cast<CardId>(card)].owner;
  if (const auto* there = seen(card)) out.face = words_.face(there->definition, language());
  return out;
}

/// Hand and village of whoever decides, then the other one's, then piles, the chain, and what is looked at.
std::vector<int> NarutoDesk::cardsInOrder() const {
  std::vector<int> cards;
  const auto add = [&cards](const std::vector<naruto::SeenCard>& seen) {
    for (const auto& card : seen) cards.push_back(card.id);
  };
  const std::array<PlayerId, 2> order{prompt_.player, table::other(prompt_.player)};
  for (const PlayerId player : order) {
    add(view_.players[player].hand.cards);
    add(view_.players[player].village.cards);
  }
  for (const PlayerId player : order) {
    const auto& has = view_.players[player];
    for (const auto* zone : {&has.chakra, &has.discard, &has.removed, &has.deck, &has.reinforcement, &has.rewards})
      add(zone->cards);
  }
  for (const auto& link : view_.chain) add({link.card});
  add(view_.looked_at);
  return cards;
}

std::vector<int> NarutoDesk::handCards(PlayerId player) const {
  std::vector<int> cards;
  for (const auto& card : view_.players[player].hand.cards) cards.push_back(card.id);
  return cards;
}

int NarutoDesk::cardSpokenOf() const {
  if (view_.announcement.card != kNoCard) return view_.announcement.card;
  if (view_.asking) return view_.asking->id;
  return view_.chain.empty() ? -1 : view_.chain.back().card.id;
}

ReaderPage NarutoDesk::readerPage(int card) const { return makeReaderPage(*this, card); }

std::optional<ReaderPage> NarutoDesk::previewPage(int card, int base) const {
  return previewEntry(card, base) ? std::optional(makePreviewPage(*this, card, base)) : std::nullopt;
}

QString NarutoDesk::spokenCard(const ReaderPage& page) const { return playsheet::spokenCard(page, words_, language()); }

TurnStand narutoTurnStand(naruto::Step step, bool chain) {
  using naruto::Step;
  const auto tr = [](const char* text) { return QCoreApplication::translate("playsheet::PhaseStrip", text); };
  TurnStand stand;
  stand.phases = {{QStringLiteral("turn"), tr(QT_TRANSLATE_NOOP("playsheet::PhaseStrip", "Start"))},
                  {QStringLiteral("mission"), tr(QT_TRANSLATE_NOOP("playsheet::PhaseStrip", "Mission"))},
                  {QStringLiteral("team"), tr(QT_TRANSLATE_NOOP("playsheet::PhaseStrip", "Organization"))},
                  {QStringLiteral("attack"), tr(QT_TRANSLATE_NOOP("playsheet::PhaseStrip", "Battle"))},
                  {QStringLiteral("pass"), tr(QT_TRANSLATE_NOOP("playsheet::PhaseStrip", "End"))}};
  stand.now = phaseOf(step);
  stand.words = stand.now < 0 ? tr(QT_TRANSLATE_NOOP("playsheet::PhaseStrip", "Setup"))
                              : stand.phases[static_cast<std::size_t>(stand.now)].name;
  const auto with = [&](const char* text) { stand.words = QStringLiteral("%1: %2").arg(stand.words, tr(text)); };
  if (chain) {
    with(QT_TRANSLATE_NOOP("playsheet::PhaseStrip", "chain"));
    return stand;
  }
  switch (step) {
    case Step::toss:
    case Step::choose_starter:
      with(QT_TRANSLATE_NOOP("playsheet::PhaseStrip", "starting player"));
      break;
    case Step::change_hand:
      with(QT_TRANSLATE_NOOP("playsheet::PhaseStrip", "opening hands"));
      break;
    case Step::attack:
      with(QT_TRANSLATE_NOOP("playsheet::PhaseStrip", "attack"));
      break;
    case Step::block:
      with(QT_TRANSLATE_NOOP("playsheet::PhaseStrip", "block"));
      break;
    case Step::exchange:
      with(QT_TRANSLATE_NOOP("playsheet::PhaseStrip", "exchange of jutsu"));
      break;
    case Step::showdown:
    case Step::after_showdown:
      with(QT_TRANSLATE_NOOP("playsheet::PhaseStrip", "showdown"));
      break;
    case Step::hand_adjustment:
      with(QT_TRANSLATE_NOOP("playsheet::PhaseStrip", "hand adjustment"));
      break;
    default:
      break;
  }
  return stand;
}

TurnStand NarutoDesk::turnStand() const { return narutoTurnStand(view_.step, !view_.chain.empty()); }

QString NarutoDesk::curtainFacts(PlayerId player) const {
  const QString& language = plan_.seats[player].language;
  if (const QString outside = outsideSentence(match_, words_, language); !outside.isEmpty()) return outside;
  if (view_.turn == 0) return {};
  return words_.say(language, QT_TRANSLATE_NOOP("Match", "Turn %1. Active player: %2."))
      .arg(QString::number(view_.turn), words_.playerName(view_.active));
}

QString NarutoDesk::rulesLine(const QString& language) const {
  return rulesTitle(plan_.edition, plan_.rulings, language);
}

std::vector<CardCount> narutoCounts(const naruto::PlayerView& view, PlayerId player) {
  const auto tr = [](const char* text) { return QCoreApplication::translate("playsheet::DecksPanel", text); };
  const auto& seat = view.players[player];
  std::vector<CardCount> all{
      {QStringLiteral("deck"), tr(QT_TRANSLATE_NOOP("playsheet::DecksPanel", "Deck")), seat.deck.count,
       seat.deck.count < 5},
      {QStringLiteral("hand"), tr(QT_TRANSLATE_NOOP("playsheet::DecksPanel", "Hand")), seat.hand.count},
      {QStringLiteral("charge"), tr(QT_TRANSLATE_NOOP("playsheet::DecksPanel", "Chakra area")), seat.chakra.count},
      {QStringLiteral("reward"), tr(QT_TRANSLATE_NOOP("playsheet::DecksPanel", "Battle rewards")), seat.rewards.count},
      {QStringLiteral("graveyard"), tr(QT_TRANSLATE_NOOP("playsheet::DecksPanel", "Discard pile")), seat.discard.count},
      {QStringLiteral("removed"), tr(QT_TRANSLATE_NOOP("playsheet::DecksPanel", "Removed from the game")),
       seat.removed.count}};
  if (seat.reinforcement.count > 0)
    all.insert(all.begin() + 1,
               {QStringLiteral("squad"), tr(QT_TRANSLATE_NOOP("playsheet::DecksPanel", "Reinforcement deck")),
                seat.reinforcement.count});
  return all;
}

std::vector<CardCount> NarutoDesk::counts(PlayerId player) const { return narutoCounts(view_, player); }

std::vector<ChainRow> NarutoDesk::chain() const { return makeChainRows(readTable(*this)); }

EndFacts NarutoDesk::endFacts(qint64 milliseconds) const { return makeEndFacts(*this, milliseconds); }

PromptButton NarutoDesk::passButton(PlayerId player) const {
  PromptButton button;
  button.label = words_.button(naruto::Pass{}, view_, plan_.seats[player].language);
  button.command = commandOf(CommandKind::Act, naruto::Pass{});
  return button;
}

StillRows NarutoDesk::stillRows() const {
  StillRows rows;
  if (!still_) return rows;
  rows.result = withoutIdleSteps(logRows(match_, still_->began, still_->ended, words_, language()));
  rows.since = withoutIdleSteps(logRows(match_, still_->ended, {match_.moments().size(), 0}, words_, language()));
  rows.timed = plan_.showdown == ShowdownStop::Timed;
  return rows;
}

}  // namespace playsheet
