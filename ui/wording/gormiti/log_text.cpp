// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/gormiti/log_text.h"

#include <fmt/format.h>

#include <vector>

#include "ui/wording/gormiti/log_lines.h"
#include "ui/wording/gormiti/words.h"
#include "ui/wording/joining.h"

namespace playsheet::gormiti_wording {

using namespace gormiti;
using wording::Trio;

namespace {

struct LogSlots {
  std::string player, other, card, with, text, until;
  int n = 0, m = 0;
};

std::string_view end_words(EndKind end, Language language) {
  switch (end) {
    case EndKind::clash:
      return pick({"until the end of the clash", "fino alla fine dello scontro", "até o fim do confronto"}, language);
    case EndKind::turn_start:
      return pick({"until the start of turn", "fino all’inizio del turno", "até o início do turno"}, language);
    case EndKind::turn_end:
      break;
  }
  return pick({"until the end of turn", "fino alla fine del turno", "até o fim do turno"}, language);
}

std::string_view damage_words(DamageCause cause, Language language) {
  switch (cause) {
    case DamageCause::any:
      return pick({"damage", "danni", "dano"}, language);
    case DamageCause::battle:
      return pick({"clash damage", "danni da scontro", "dano de confronto"}, language);
    case DamageCause::effect:
      break;
  }
  return pick({"damage from abilities", "danni da abilità", "dano de habilidades"}, language);
}

/// One answer for each event; a new one does not compile before somebody has decided whether it is told.
class LogWriter {
 public:
  LogWriter(const GameState& before, const GameState& after, const Catalog& cards, const LogReader& reader)
      : before_(before), after_(after), cards_(cards), reader_(reader) {}

  std::string operator()(const HeroChosen& e) { return line(LogLine::hero_chosen, e.player); }
  std::string operator()(const CardMoved& e) { return moved(e); }
  std::string operator()(const TokenEntered& e) {
    slots_.card = name(e.card);
    return line(LogLine::token, e.owner);
  }
  std::string operator()(const WeaponMoved& e) {
    slots_.with = name(e.to);
    return card_line(LogLine::weapon_moved, e.card);
  }
  std::string operator()(const Shuffled& e) { return line(LogLine::deck_shuffled, e.player); }
  std::string operator()(const DeckCut& e) {
    slots_.other = reader_.players[table::other(e.player)];
    slots_.n = e.at;
    return line(LogLine::deck_cut, e.player);
  }
  std::string operator()(const StarterDrawn& e) { return line(LogLine::starter, e.starter); }
  std::string operator()(const TurnBegan& e) {
    slots_.n = e.turn;
    return line(LogLine::turn, e.active);
  }
  std::string operator()(const StepBegan& e) {
    const bool told = e.step == Step::main1 || e.step == Step::combat || e.step == Step::main2;
    return told && before_.step != e.step && before_.step != Step::clash_over
               ? std::string(name_of(e.step, reader_.language))
               : std::string();
  }
  std::string operator()(const Damaged& e) { return numbered(LogLine::damaged, e.card, e.n); }
  std::string operator()(const Healed& e) { return numbered(LogLine::healed, e.card, e.n); }
  std::string operator()(const Spared& e) { return card_line(LogLine::spared, e.card); }
  std::string operator()(const LastingBegan& e) { return lasting(e.effect); }
  std::string operator()(const LastingEnded& e) {
    if (e.index >= before_.lasting.size()) return {};
    return card_line(LogLine::lasting_ended, before_.lasting[e.index].subject.card);
  }
  std::string operator()(const CountersChanged& e) {
    slots_.text = in_language(cards_.counters()[e.kind].name, reader_.language);
    return numbered(LogLine::counters, e.card, e.n);
  }
  std::string operator()(const DurationChanged& e) { return numbered(LogLine::turns_left, e.card, e.left); }
  std::string operator()(const AttackDeclared& e) { return card_line(LogLine::attacks, e.card); }
  std::string operator()(const ClashJoined& e) {
    slots_.with = name(after_.clash.attacker.card);
    return card_line(LogLine::defends, e.defender);
  }
  std::string operator()(const MovePlayed& e) {
    slots_.card = name(e.card);
    return line(LogLine::move_played, after_[e.card].owner);
  }
  /// The defender's go first (G-514).
  std::string operator()(const MoveResolved&) {
    const Clash& clash = before_.clash;
    const std::size_t n = clash.moves.size();
    const std::size_t defending = n - clash.attacker_moves;
    if (clash.resolved >= n) return {};
    const std::size_t at =
        clash.resolved < defending ? clash.attacker_moves + clash.resolved : clash.resolved - defending;
    return card_line(LogLine::move_resolved, clash.moves[at]);
  }
  std::string operator()(const ClashEnded&) { return line(LogLine::clash_over); }
  std::string operator()(const ExtraAttackGiven& e) { return card_line(LogLine::extra_attack, e.card); }
  /// Of a triggered ability it is only counted.
  std::string operator()(const AbilityUsed& e) {
    const auto& abilities = cards_[after_[e.card].definition].abilities;
    if (e.ability >= abilities.size() || abilities[e.ability].kind != AbilityKind::activated) return {};
    slots_.card = name(e.card);
    return line(LogLine::ability_used, after_[e.card].owner);
  }
  std::string operator()(const TriggerTaken& e) {
    if (e.index >= before_.triggers.size()) return {};
    return card_line(LogLine::ability_begins, before_.triggers[e.index].context.source.card, true);
  }
  std::string operator()(const Agreed&) { return line(LogLine::agreed); }
  std::string operator()(const TriggersDropped&) { return line(LogLine::dropped); }
  std::string operator()(const Picked& e) {
    if (before_.question.kind != QuestionKind::choose_objects) return {};  // told when the cards are moved
    slots_.card = name(e.card);
    return line(LogLine::chosen, before_.question.player);
  }
  std::string operator()(const CardShown& e) { return card_line(LogLine::shown, e.card, true); }
  std::string operator()(const Passed& e) { return line(LogLine::no_move, e.player); }
  std::string operator()(const AttackForced& e) {
    return e.must ? line(LogLine::must_attack, after_.active) : std::string();
  }
  std::string operator()(const TurnsCounted& e) {
    slots_.n = e.forced > 0 ? e.forced : e.quiet;
    if (slots_.n == 0) return {};
    return line(e.forced > 0 ? LogLine::forced_turns : LogLine::quiet_turns);
  }
  std::string operator()(const SwapDecided& e) { return line(LogLine::swap_decided, e.player); }
  std::string operator()(const RoundScored& e) {
    slots_.n = e.south;
    slots_.m = e.north;
    if (e.winner == Outcome::draw || e.winner == Outcome::none) return line(LogLine::round_even);
    return line(LogLine::round_won, winner(e.winner));
  }
  std::string operator()(const CapReached&) { return line(LogLine::cap); }
  std::string operator()(const GameEnded& e) { return ended(e); }

  // What the lines above tell already, or what nobody sees.
  std::string operator()(const LuckSpent&) { return {}; }
  std::string operator()(const TriggerAdded&) { return {}; }
  std::string operator()(const BatchBegan&) { return {}; }
  std::string operator()(const TakenReset&) { return {}; }
  std::string operator()(const WorkPushed&) { return {}; }
  std::string operator()(const WorkMoved&) { return {}; }
  std::string operator()(const WorkPopped&) { return {}; }
  std::string operator()(const Asked&) { return {}; }
  std::string operator()(const PicksCleared&) { return {}; }
  std::string operator()(const CombatDone&) { return {}; }

 private:
  std::string line(LogLine which) const {
    using fmt::arg;
    return wording::capitalised(
        fmt::format(fmt::runtime(pick(log_wording(which), reader_.language)), arg("player", slots_.player),
                    arg("other", slots_.other), arg("card", slots_.card), arg("with", slots_.with),
                    arg("text", slots_.text), arg("until", slots_.until), arg("n", slots_.n), arg("m", slots_.m)));
  }
  std::string line(LogLine which, PlayerId player) {
    slots_.player = reader_.players[player];
    return line(which);
  }
  /// `shown`: the event itself lays it open.
  std::string card_line(LogLine which, CardId card, bool shown = false) {
    slots_.card = shown ? true_name(card) : name(card);
    return line(which);
  }
  std::string numbered(LogLine which, CardId card, int n) {
    slots_.n = n;
    return card_line(which, card);
  }

  bool is_known_in(const GameState& state, CardId card) const {
    const Zone zone = state[card].zone;
    return (zone != Zone::deck && zone != Zone::hand) || (reader_.seat && *reader_.seat == state[card].owner);
  }
  bool is_known(CardId card) const { return is_known_in(before_, card) || is_known_in(after_, card); }
  std::string true_name(CardId card) const {
    if (card >= kMaxCards) return {};
    return in_language(cards_[after_[card].definition].name, reader_.language);
  }
  std::string name(CardId card) const {
    if (card < kMaxCards && is_known(card)) return true_name(card);
    return std::string(pick({"a card", "una carta", "uma carta"}, reader_.language));
  }
  static PlayerId winner(Outcome outcome) { return outcome == Outcome::north ? PlayerId::north : PlayerId::south; }

  std::string moved(const CardMoved& e) {
    const PlayerId owner = before_[e.card].owner;
    const Zone from = before_[e.card].zone;
    slots_.card = name(e.card);
    slots_.player = reader_.players[owner];
    if (e.on != kNoCard) slots_.with = name(e.on);
    slots_.n = cards_[before_[e.card].definition].atk;
    switch (e.to) {
      case Zone::hero:
        return line(LogLine::hero_revealed);
      case Zone::fighters:
        return line(LogLine::deployed);
      case Zone::weapons:
        return line(LogLine::equipped);
      case Zone::arenas:
        return line(LogLine::arena);
      case Zone::magic:
        return line(LogLine::magic);
      case Zone::table:
        return line(LogLine::put_down);
      case Zone::clash:
        return {};  // MovePlayed tells it
      case Zone::hand:
        return into_hand(e.card, from);
      case Zone::deck:
        return line(LogLine::to_deck);
      case Zone::discard:
      case Zone::nowhere:
        break;
    }
    if (from == Zone::hand) return line(LogLine::discarded_from_hand);
    if (e.cause == LeaveCause::destroyed) return line(LogLine::destroyed);
    return line(is_field(from) ? LogLine::discarded : LogLine::used_up);
  }

  /// The step being carried out, which counts as done already, is a search.
  bool is_search_going_on() const {
    if (before_.work.empty()) return false;
    const Work& work = before_.work.back();
    const auto& lists = cards_[before_[work.context.source.card].definition].lists;
    if (work.kind != WorkKind::run || work.index == 0 || work.list >= lists.size()) return false;
    const auto& list = lists[work.list];
    return work.index <= list.size() && std::holds_alternative<SearchEffect>(list[work.index - 1U]);
  }

  std::string into_hand(CardId card, Zone from) {
    if (from != Zone::deck) return line(LogLine::to_hand);
    const bool known = is_known(card);
    const bool searched = is_search_going_on();
    if (searched) return line(known ? LogLine::takes_named : LogLine::takes);
    return line(known ? LogLine::draws_named : LogLine::draws);
  }

  std::string lasting(const LastingEffect& effect) {
    const Language language = reader_.language;
    slots_.until = end_words(effect.end, language);
    if (effect.end != EndKind::clash) slots_.until += fmt::format(" {}", effect.turn);
    if (effect.kind == LastingKind::reduce) {
      slots_.text = damage_words(effect.cause, language);
      return numbered(LogLine::takes_less, effect.subject.card, effect.a);
    }
    std::vector<std::string> parts;
    if (effect.a != 0 || effect.b == 0) parts.push_back(fmt::format("{:+} {}", effect.a, name_of(Term::atk, language)));
    if (effect.b != 0) parts.push_back(fmt::format("{:+} {}", effect.b, name_of(Term::hp, language)));
    slots_.text = fmt::format("{}", fmt::join(parts, ", "));
    return card_line(LogLine::changed, effect.subject.card);
  }

  std::string ended(const GameEnded& e) {
    const bool drawn = e.outcome == Outcome::draw || e.outcome == Outcome::none;
    if (!drawn) {
      slots_.player = reader_.players[winner(e.outcome)];
      slots_.other = reader_.players[table::other(winner(e.outcome))];
    }
    switch (e.reason) {
      case EndReason::hero_defeated:
        return line(drawn ? LogLine::drawn_hero : LogLine::won_hero);
      case EndReason::conceded:
        return line(LogLine::won_concession);
      case EndReason::stalemate:
        return line(LogLine::drawn_stalemate);
      case EndReason::quiet:
        return line(LogLine::drawn_quiet);
      case EndReason::turn_limit:
        return line(LogLine::drawn_limit);
      case EndReason::rounds:
        return line(drawn ? LogLine::drawn_rounds : LogLine::won_rounds);
      case EndReason::last_round:
        return line(LogLine::won_last_round);
      case EndReason::none:
      case EndReason::no_game:
        break;
    }
    return line(LogLine::no_game);
  }

  const GameState& before_;
  const GameState& after_;
  const Catalog& cards_;
  const LogReader& reader_;
  LogSlots slots_;
};

}  // namespace

std::string log_text(const Event& event, const GameState& before, const GameState& after, const Catalog& cards,
                     const LogReader& reader) {
  return std::visit([&](const auto& e) { return LogWriter(before, after, cards, reader)(e); }, event);
}

}  // namespace playsheet::gormiti_wording
