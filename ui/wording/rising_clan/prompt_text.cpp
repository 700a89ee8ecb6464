// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/rising_clan/prompt_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <algorithm>

#include "ui/wording/joining.h"
#include "ui/wording/rising_clan/figures.h"
#include "ui/wording/rising_clan/outcome_text.h"
#include "ui/wording/rising_clan/seen_cards.h"
#include "ui/wording/slots.h"

namespace playsheet::rising_clan_wording {

using namespace rising_clan;

namespace {

/// Reads only what is the same in every view.
class Question {
 public:
  Question(const PlayerView& view, const Catalog& cards, const std::vector<std::string>& players, Language language)
      : view_(view), cards_(cards), players_(players), language_(language) {}

  /// What a window is about, as a sentence; empty where none is open.
  std::string call() const {
    return view_.question.kind == QuestionKind::window ? wording::capitalised(window()) + "." : std::string();
  }

  std::string text(bool told) const {
    wording::Slots slots;
    slots.player = name_at(players_, view_.question.seat);
    slots.other = name_at(players_, view_.asking.seat);
    slots.card = seen_name(view_, cards_, view_.asking.card, language_);
    slots.n = view_.question.kind == QuestionKind::attempt ? cards_.numbers().free_target : view_.asking.left;
    if (view_.question.kind == QuestionKind::look && view_.asking.seat == kNoSeat) slots.other = slots.player;
    if (view_.question.kind == QuestionKind::window) slots.text = window();
    if (view_.question.kind == QuestionKind::flee) slots.text = wording::capitalised(flight(view_.question.seat));
    const wording::Trio& words =
        !told && actionTaken() ? action_taken_wording() : prompt_wording(view_.question.kind, told);
    return wording::capitalised(wording::filled(wording::pick(words, language_), slots));
  }

 private:
  /// Nothing of R-224 is left to be done in this turn.
  bool actionTaken() const {
    if (view_.question.kind != QuestionKind::act || !view_.action_used || view_.extra_attacks > 0) return false;
    return view_.free_used || std::none_of(view_.players.begin(), view_.players.end(),
                                           [](const SeenPlayer& p) { return p.in_game && !p.in_play; });
  }

  std::string window() const {
    const Asking& asking = view_.asking;
    wording::Slots slots;
    slots.other = name_at(players_, asking.seat);
    slots.with = name_at(players_, asking.against);
    slots.card = seen_name(view_, cards_, asking.card, language_);
    switch (asking.window) {
      case WindowKind::event:
        if (const SeenCard* card = seen_card(view_, asking.card))
          slots.text = demands_text(cards_[card->definition].rolls, language_);
        break;
      case WindowKind::declaration:
        declared(slots);
        break;
      case WindowKind::roll:
        slots.text = rolled(1, true);
        break;
      case WindowKind::challenge_roll:
        slots.text = rolled(2, true);
        break;
      case WindowKind::initiative:
        slots.text = rolled(view_.rolls.size(), false);
        break;
      case WindowKind::challenge2:
        slots.text = fmt::format("{}; {}", values_of(asking.seat), values_of(asking.against));
        break;
      case WindowKind::flight:
        slots.text = wording::capitalised(flight(asking.seat));
        break;
      default:
        break;
    }
    return wording::filled(wording::pick(window_wording(asking.window), language_), slots);
  }

  /// The last dice that lie there.
  std::string rolled(std::size_t most, bool success) const {
    std::vector<std::string> out;
    std::size_t with_die = 0;
    const std::size_t first = view_.rolls.size() > most ? view_.rolls.size() - most : 0;
    for (std::size_t i = 0; i < view_.rolls.size(); ++i) {
      if (view_.rolls[i].die == 0) continue;
      const std::size_t at = with_die++;
      const bool place = view_.rolls[i].kind == RollKind::first_player || view_.rolls[i].kind == RollKind::priority;
      if (i < first || place == success) continue;
      out.push_back(die_text({view_.rolls[i], view_.totals[at], view_.targets[at], creature()}, players_, language_));
    }
    return fmt::format("{}", fmt::join(out, "; "));
  }

  /// An attack before its die: what stands against what.
  void declared(wording::Slots& slots) const {
    if (view_.rolls.empty()) return;
    const Roll& roll = view_.rolls.back();
    const SeenPlayer& attacked = view_.players[table::index(roll.against)];
    int att = 0;
    if (roll.kind == RollKind::creature) {
      slots.with = creature();
      att = view_.fight.att;
      if (const SeenCard* card = seen_card(view_, view_.fight.card))
        att += cards_.abomination(cards_[card->definition].abomination).att;
    } else {
      slots.with = name_at(players_, roll.roller);
      att = view_.players[table::index(roll.roller)].values[static_cast<std::size_t>(Stat::ATT)] + roll.amount;
    }
    const std::string strength = value_text(Stat::ATT, att, language_);
    const std::string defence = value_text(Stat::DIF, attacked.values[static_cast<std::size_t>(Stat::DIF)], language_);
    slots.text =
        filled(language_, {"{0} and the die against {1}", "{0} più il dado contro {1}", "{0} mais o dado contra {1}"},
               strength, defence);
  }

  /// "Kai ATT 7, DIF 12"
  std::string values_of(SeatId seat) const {
    if (table::index(seat) >= view_.players.size()) return {};
    const auto& values = view_.players[table::index(seat)].values;
    return fmt::format("{} {}, {}", name_at(players_, seat),
                       value_text(Stat::ATT, values[static_cast<std::size_t>(Stat::ATT)], language_),
                       value_text(Stat::DIF, values[static_cast<std::size_t>(Stat::DIF)], language_));
  }

  /// What flight asks for, and how far off it is.
  std::string flight(SeatId seat) const {
    const SeenCard* card = seen_card(view_, view_.asking.card);
    if (card == nullptr || cards_[card->definition].abomination == 0 || table::index(seat) >= view_.players.size())
      return {};
    const Abomination& row = cards_.abomination(cards_[card->definition].abomination);
    if (row.flee_cards > 0)
      return filled(
          language_,
          {"flight costs hand cards: {}", "la fuga costa carte della mano: {}", "a fuga custa cartas da mão: {}"},
          row.flee_cards);
    const SeenPlayer& p = view_.players[table::index(seat)];
    std::vector<std::string> needed, now;
    for (std::size_t i = 0; i < row.flee.size(); ++i) {
      if (row.flee[i] == 0) continue;
      needed.push_back(value_text(static_cast<Stat>(i), p.base[i] + row.flee[i], language_));
      now.push_back(value_text(static_cast<Stat>(i), p.values[i], language_));
    }
    const std::string all = fmt::format("{}", fmt::join(needed, ", ")), has = fmt::format("{}", fmt::join(now, ", "));
    return filled(
        language_,
        {"flight needs {0} (now {1})", "per la fuga servono {0} (ora {1})", "para a fuga é preciso {0} (agora {1})"},
        all, has);
  }

  std::string creature() const { return seen_name(view_, cards_, view_.fight.card, language_); }

  const PlayerView& view_;
  const Catalog& cards_;
  const std::vector<std::string>& players_;
  Language language_;
};

}  // namespace

std::string prompt_text(const PlayerView& view, const Catalog& cards, const std::vector<std::string>& players,
                        Language language) {
  if (view.question.kind == QuestionKind::none) return {};
  return Question(view, cards, players, language).text(false);
}

std::string public_text(const PlayerView& view, const Catalog& cards, const std::vector<std::string>& players,
                        Language language) {
  if (view.question.kind == QuestionKind::none) return {};
  return Question(view, cards, players, language).text(true);
}

std::string call_text(const PlayerView& view, const Catalog& cards, const std::vector<std::string>& players,
                      Language language) {
  return Question(view, cards, players, language).call();
}

std::string end_text(const PlayerView& view, const Catalog& cards, const std::vector<std::string>& players,
                     Language language) {
  std::vector<TurnedUp> seats;
  for (const SeenPlayer& player : view.players) seats.push_back({player.role, player.goal});
  return outcome_text(view.outcome, seats, cards, players, language);
}

}  // namespace playsheet::rising_clan_wording
