// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "engine/rising_clan/actions/check_action.h"
#include "engine/rising_clan/scenario/desk.h"

namespace rising_clan::scenario {
namespace {

constexpr std::array<std::string_view, 18> kVerbs{"passes",  "done",    "uses",    "plays", "opens",    "gives",
                                                  "spends",  "reveals", "attacks", "frees", "rests",    "ends",
                                                  "chooses", "picks",   "answers", "asks",  "concedes", "searches"};

/// Beside players, cards, labels and numbers.
constexpr std::array<std::string_view, 19> kOthers{"on",   "for",   "discarding", "to",   "with", "list", "last-stand",
                                                   "heal", "cure",  "draw",       "yes",  "no",   "deck", "pile",
                                                   "flee", "fight", "seen",       "roll", ","};

class DecisionReader {
 public:
  DecisionReader(Reading& reading, SeatId seat)
      : reading_(reading), words_(reading.words), state_(reading.desk.state()), seat_(seat) {}

  Action read(std::string_view verb) {
    if (verb == "passes") return Pass{};
    if (verb == "done") return Done{};
    if (verb == "uses") return use();
    if (verb == "plays") return play();
    if (verb == "opens") return open();
    if (verb == "gives") return give();
    if (verb == "spends") return spend(false);
    if (verb == "searches") return spend(true);
    if (verb == "reveals") return RevealRole{};
    if (verb == "attacks") return Attack{reading_.seat()};
    if (verb == "frees") return Free{reading_.seat()};
    if (verb == "rests") return rest();
    if (verb == "ends") return words_.one_of({"last-stand"}, "last-stand"), Action(EndLastStand{});
    if (verb == "chooses") return choose();
    if (verb == "picks") return pick();
    if (verb == "answers") return Answer{reading_.word<Reply>("an answer")};
    if (verb == "asks") return AskToAct{};
    return Concede{};
  }

 private:
  CardTest own(std::initializer_list<Zone> zones) const {
    return [this, all = std::vector<Zone>(zones)](CardId card) {
      return state_[card].seat == seat_ && std::find(all.begin(), all.end(), state_[card].zone) != all.end();
    };
  }

  /// "uses X", "uses X 2 on B for C": the first ability that can be used now, or the second of all; at B; in a
  /// challenge for the roll of C.
  Action use() {
    const bool opened = state_.question.kind == QuestionKind::open_gift;
    const CardTest opened_gift = [this](CardId card) { return state_[card].zone == Zone::up; };
    const CardId card = reading_.card(opened ? opened_gift : own({Zone::hand, Zone::play, Zone::status}));
    if (words_.failed()) return Pass{};
    Use use{.card = card};
    const bool named = at_number();
    if (named) use.ability = place("which ability");
    if (words_.take("on")) use.target = reading_.seat();
    if (words_.take("for")) use.roll = roll_of(reading_.seat());
    if (!named) use.ability = first_ability(use);
    return use;
  }
  bool at_number() const {
    int number = 0;
    return table::scenario::read_number(words_.peek(), number);
  }
  /// From 1.
  std::uint8_t place(std::string_view what) { return static_cast<std::uint8_t>(words_.number(1, 99, what) - 1); }
  std::uint8_t roll_of(SeatId roller) {
    for (std::size_t i = 0; i < state_.rolls.size(); ++i)
      if (state_.rolls[i].roller == roller) return static_cast<std::uint8_t>(i);
    words_.fail(fmt::format("{} has no roll in hand", letter(roller)));
    return 0;
  }
  std::uint8_t first_ability(Use use) const {
    const Rulebook rules = reading_.desk.rules();
    const auto& abilities = reading_.desk.cards[state_[use.card].definition].abilities;
    for (use.ability = 0; use.ability < abilities.size(); ++use.ability)
      if (!check_action({state_, rules}, seat_, use)) return use.ability;
    const auto used = std::find_if(abilities.begin(), abilities.end(),
                                   [](const Ability& each) { return each.when != When::static_; });
    return static_cast<std::uint8_t>(used == abilities.end() ? 0 : used - abilities.begin());
  }

  Action play() {
    Play play{.card = reading_.card([this](CardId card) {
      const bool opened = state_.question.kind == QuestionKind::open_gift && state_[card].zone == Zone::up;
      return opened || (state_[card].seat == seat_ && state_[card].zone == Zone::hand);
    })};
    if (words_.take("discarding")) {
      fill(play.discards, own({Zone::play}));
      if (play.discards.empty()) words_.fail("expected a card of this game", reading_.names_and({}));
    }
    return play;
  }

  /// All the cards up to the end of the line.
  template <class Cards>
  void fill(Cards& out, const CardTest& test) {
    for (const CardId card : reading_.cards(test)) {
      if (out.full()) return words_.fail(fmt::format("expected at most {} cards", out.size()));
      out.push_back(card);
    }
  }

  /// "opens 2": by its place; or a card, which who has laid it out knows.
  Action open() {
    if (at_number()) return OpenGift{place("which gift")};
    const CardId card = reading_.card(own({Zone::gift}));
    const auto& gifts = state_[seat_].gifts;
    return OpenGift{static_cast<std::uint8_t>(std::find(gifts.begin(), gifts.end(), card) - gifts.begin())};
  }

  Action give() {
    Give give{.card = reading_.card(own({Zone::hand}))};
    if (!words_.failed() && !words_.take("to")) words_.fail("expected \"to\" and a player", {"to"});
    give.to = reading_.seat();
    return give;
  }
  Action spend(bool search) {
    Spend spend;
    spend.search = search;
    if (search && !words_.take("with")) words_.fail("expected \"with\" and two credits", {"with"});
    if (!words_.failed()) fill(spend.credits, own({Zone::credit}));
    return spend;
  }
  Action rest() {
    Rest rest{.what = reading_.word<RestKind>("heal, cure or draw")};
    if (rest.what == RestKind::cure) rest.card = reading_.card(own({Zone::area}));
    return rest;
  }
  /// A player, or "list 2".
  Action choose() {
    if (words_.take("list")) return ChooseList{static_cast<std::uint8_t>(words_.number(1, 9, "which list") - 1)};
    return Choose{reading_.seat()};
  }
  Action pick() {
    const auto pickable = pickable_cards({state_, reading_.desk.rules()});
    return Pick{reading_.card([&](CardId card) { return pickable.contains(card); })};
  }

  Reading& reading_;
  Cursor& words_;
  const GameState& state_;
  SeatId seat_;
};

}  // namespace

std::optional<std::pair<SeatId, Action>> read_decision(Reading& reading) {
  if (!Reading::seat_of(reading.words.peek())) return std::nullopt;
  const SeatId seat = reading.seat();
  const std::size_t verb = reading.words.one_of({kVerbs.begin(), kVerbs.end()}, "what the player does");
  if (reading.words.failed()) return std::pair(seat, Action(Pass{}));
  const Action action = DecisionReader(reading, seat).read(kVerbs[verb]);
  return std::pair(seat, action);
}

bool has_meaning(const Desk& desk, const Reading& reading, std::string_view word) {
  int number = 0;
  const auto is_label = [&](const auto& each) { return each.first == word; };
  return Reading::seat_of(word) || table::scenario::read_number(word, number) || reading.find_definition(word) ||
         std::any_of(desk.labels.begin(), desk.labels.end(), is_label) ||
         std::find(kOthers.begin(), kOthers.end(), word) != kOthers.end();
}

void check_decision(Cursor& words, const Desk& desk) {
  Reading reading(words, desk);
  (void)reading.seat();
  words.one_of({kVerbs.begin(), kVerbs.end()}, "what the player does");
  while (!words.at_end()) {
    std::string_view word = words.peek();
    if (word.size() > 2 && word[1] == ':' && Reading::seat_of(word.substr(0, 1))) word.remove_prefix(2);
    if (!has_meaning(desk, reading, word))
      return words.fail("expected a card or a word of a decision", reading.names_and({kOthers.begin(), kOthers.end()}));
    words.next();
  }
}

}  // namespace rising_clan::scenario
