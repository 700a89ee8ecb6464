// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <array>
#include <numeric>
#include <variant>

#include "engine/rising_clan/effects/values.h"
#include "engine/rising_clan/rules/tournament.h"
#include "engine/rising_clan/scenario/expecting.h"

namespace rising_clan::scenario {
namespace {

constexpr std::array<std::string_view, 6> kNumbers{"hand_limit", "draw",        "substitutions",
                                                   "goal_size",  "truce_turns", "dawn_round"};

class TableReader {
 public:
  explicit TableReader(Reading& reading)
      : reading_(reading),
        words_(reading.words),
        desk_(reading.desk),
        s_(reading.desk.state()),
        rules_(reading.desk.rules()),
        position_(s_, rules_) {}

  Found read() {
    if (Reading::seat_of(words_.peek())) {
      const SeatId seat = reading_.seat();
      return words_.failed() ? std::nullopt : expect_of_player(reading_, seat);
    }
    static const std::vector<std::string_view> kWords{
        "nobody", "turn",   "round",      "active",  "die",        "sum",       "target",
        "no",     "event",  "winners",    "supreme", "victim",     "over",      "offers",
        "order",  "number", "tournament", "same",    "last-stand", "returning", "may"};
    for (std::size_t deck = 0; deck < kDeckWords.size(); ++deck)
      if (words_.take(kDeckWords[deck])) return pile(static_cast<CardType>(deck));
    const std::size_t at = words_.one_of(kWords, "what is true: a player, a deck or the table");
    if (words_.failed()) return std::nullopt;
    return of(kWords[at]);
  }

 private:
  Found of(std::string_view word) {
    if (word == "nobody")
      return words_.one_of({"asked"}, "asked"), differ("nobody", s_.over() ? "nobody" : desk_.question());
    if (word == "turn") return differ(words_.number(0, 9999, "the number of the turn"), s_.turn);
    if (word == "round") return round();
    if (word == "active") return differ(letter(reading_.seat()), letter(s_.active));
    if (word == "die" || word == "sum" || word == "target") return roll(word);
    if (word == "no") return words_.take("event") ? event(true) : no_winner();
    if (word == "event") return event(false);
    if (word == "winners") return ended(text_of_seats(seats()), text_of_seats(s_.outcome.winners()));
    if (word == "supreme") return ended(text_of_seats(seats()), text_of_seats(s_.outcome.supreme));
    if (word == "victim") return ended(letter(reading_.seat()), letter(s_.outcome.victim));
    if (word == "over") {
      const auto cause = reading_.word<EndCause>("how the game ended");
      return ended(std::string(table::name_of(cause)), std::string(table::name_of(s_.outcome.cause)));
    }
    if (word == "offers") return offers();
    if (word == "order") return order();
    if (word == "number") return number_of_game();
    if (word == "same") return same_view();
    if (word == "tournament") return tournament();
    if (word == "may") return may();
    if (word == "returning") return expect_cards(reading_, {s_.returning.begin(), s_.returning.end()});
    return differ(words_.number(0, 9, "the own turns left"), s_.last_stand ? s_.last_stand_turns : 0);
  }

  SeatSet seats() {
    SeatSet out;
    if (words_.take("nobody")) return out;
    for (const SeatId seat : reading_.seats()) out = out.with(seat);
    return out;
  }

  Found pile(CardType type) {
    const bool discarded = words_.take("discarded");
    const auto cards = pile_of(s_, discarded ? discard_of(type) : deck_of(type));
    return expect_cards(reading_, {cards.begin(), cards.end()});
  }
  /// "round 9", "round 9 of B": who has the marker.
  Found round() {
    const int number = words_.number(0, 99, "the number of the round");
    if (!words_.take("of")) return differ(number, s_.round);
    return differ(fmt::format("{} of {}", number, letter(reading_.seat())),
                  fmt::format("{} of {}", s_.round, letter(s_.round_holder)));
  }

  /// Of the roll in hand, the latest or that of a seat: "die 6", "sum 9", "target 7 of A".
  Found roll(std::string_view what) {
    const int expected = words_.number(-9, 99, "a number");
    SeatId roller = kNoSeat;
    if (words_.take("of")) roller = reading_.seat();
    for (std::size_t i = s_.rolls.size(); i-- > 0;) {
      const Roll& roll = s_.rolls[i];
      if (roller != kNoSeat && roll.roller != roller) continue;
      return differ(expected, what == "die"   ? roll.die
                              : what == "sum" ? roll_total(position_, roll)
                                              : roll_target(position_, roll));
    }
    return Difference{fmt::format("{} {}", what, expected), "no roll; " + desk_.question()};
  }

  Found event(bool barred) {
    std::string asked, all;
    if (has_event(reading_, desk_.match->moments().back().events, asked, all) != barred) return std::nullopt;
    return Difference{fmt::format("{} event {}", barred ? "no" : "an", asked), all};
  }

  Found no_winner() {
    words_.one_of({"winner"}, "winner or event");
    if (s_.outcome.winners().empty()) return std::nullopt;
    return Difference{"no winner", text_of_seats(s_.outcome.winners())};
  }
  Found ended(const std::string& expected, const std::string& found) {
    if (words_.failed()) return std::nullopt;
    return differ(expected, s_.over() ? found : desk_.question());
  }

  Found offers() {
    std::vector<CardId> open;
    for (const Option& option : desk_.match->options(s_.question.seat)) {
      const CardId card = card_in(option.action);
      if (option.allowed() && card != kNoCard && !std::holds_alternative<Give>(option.action) &&
          std::find(open.begin(), open.end(), card) == open.end())
        open.push_back(card);
    }
    if (words_.take("nothing")) return differ("nothing", desk_.codes(open));
    const auto has = [&](CardId card) { return std::find(open.begin(), open.end(), card) != open.end(); };
    const bool only = words_.take("only");
    const std::vector<CardId> wanted = reading_.cards(has, {"not"});
    const bool nots = words_.take("not");
    const std::vector<CardId> barred = nots ? reading_.cards(has) : std::vector<CardId>{};
    if (nots ? barred.empty() : wanted.empty()) words_.fail("expected a card of this game", reading_.names_and({}));
    if (words_.failed()) return std::nullopt;
    const bool good = std::all_of(wanted.begin(), wanted.end(), has) &&
                      std::none_of(barred.begin(), barred.end(), has) && (!only || open.size() == wanted.size());
    if (good) return std::nullopt;
    return Difference{
        fmt::format("offered{}: {}; not: {}", only ? " only" : "", desk_.codes(wanted), desk_.codes(barred)),
        desk_.codes(open)};
  }

  /// "may choose C D": whom the open question lets the player choose, or give to.
  Found may() {
    words_.one_of({"choose"}, "choose");
    const SeatSet expected = seats();
    SeatSet found;
    for (const Option& option : desk_.match->options(s_.question.seat)) {
      if (!option.allowed()) continue;
      if (const auto* choose = std::get_if<Choose>(&option.action)) found = found.with(choose->seat);
      if (const auto* give = std::get_if<Give>(&option.action)) found = found.with(give->to);
    }
    return differ(text_of_seats(expected), text_of_seats(found));
  }

  /// Who faces first, or has rolled for it: "order C A".
  Found order() {
    std::string expected, found;
    for (const SeatId seat : reading_.seats()) expected += letter(seat);
    const Facers& facers = s_.order.empty() ? s_.event.facers : s_.order;
    for (const SeatId seat : facers) found += letter(seat);
    return differ(expected, found);
  }

  Found number_of_game() {
    const Numbers& n = position_.numbers();
    const std::array<const ByPlayers*, kNumbers.size()> rows{&n.hand_limit, &n.draw,        &n.substitutions,
                                                             &n.goal_size,  &n.truce_turns, &n.dawn_round};
    const std::size_t at = words_.one_of({kNumbers.begin(), kNumbers.end()}, "a number of the card file");
    return differ(words_.number(0, 99, "the number"), position_.by_players(*rows[at]));
  }

  /// How a tournament stands of which this was the first game (R-1011, R-1012): "won B", "playoff A B", "on".
  Found tournament() {
    const std::size_t how = words_.one_of({"won", "playoff", "on"}, "won, playoff or on");
    const SeatSet wanted = how == 2 ? SeatSet{} : seats();
    if (words_.failed()) return std::nullopt;
    Tournament all(s_.seats, desk_.setup.options.target_score);
    std::vector<EntrantId> sitting(s_.seats);
    std::iota(sitting.begin(), sitting.end(), EntrantId{0});
    if (desk_.totals != PerSeat<int>{} || !all.enter_game(sitting, position_))
      return Difference{"the end of the first game of a tournament", desk_.question()};
    SeatSet found;
    if (all.winner()) found = SeatSet::of(table::seat_at(*all.winner()));
    if (all.playoff())
      for (const EntrantId each : all.next_players()) found = found.with(table::seat_at(each));
    const auto text = [](std::string_view word, SeatSet seats) {
      return fmt::format("{} {}", word, text_of_seats(seats));
    };
    return differ(text(how == 0   ? "won"
                       : how == 1 ? "playoff"
                                  : "on",
                       wanted),
                  text(all.over()      ? "won"
                       : all.playoff() ? "playoff"
                                       : "on",
                       found));
  }

  /// R-1111: "same A if clans D E" or "same A if cards D:katana E:decoder": what A sees does not change when two others
  /// have exchanged their hidden clans, or one card for another.
  Found same_view() {
    const SeatId viewer = reading_.seat();
    words_.one_of({"if"}, "if");
    GameState other = s_;
    const std::size_t what = words_.one_of({"clans", "cards"}, "clans or cards");
    if (words_.failed()) return std::nullopt;
    if (what == 0) {
      const SeatId a = reading_.seat(), b = reading_.seat();
      std::swap(other.players[a].role, other.players[b].role);
    } else {
      const CardId a = reading_.card(), b = reading_.card();
      std::swap(other.cards[a].definition, other.cards[b].definition);
    }
    if (!words_.failed() && other == s_) words_.fail("expected two that are not the same: the game does not change");
    if (words_.failed() || view_for(s_, rules_, viewer) == view_for(other, rules_, viewer)) return std::nullopt;
    return Difference{"the same view", "another one: " + letter(viewer) + " can tell"};
  }

  Reading& reading_;
  Cursor& words_;
  const Desk& desk_;
  const GameState& s_;
  Rulebook rules_;
  Position position_;
};

}  // namespace

std::optional<Difference> check_expectation(Reading& reading) { return TableReader(reading).read(); }

}  // namespace rising_clan::scenario
