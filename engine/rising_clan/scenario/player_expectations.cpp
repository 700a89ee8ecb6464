// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <array>

#include "engine/rising_clan/effects/presence.h"
#include "engine/rising_clan/effects/values.h"
#include "engine/rising_clan/match/take_back.h"
#include "engine/rising_clan/rules/scoring.h"
#include "engine/rising_clan/scenario/expecting.h"

namespace rising_clan::scenario {
namespace {

constexpr std::array<std::string_view, 9> kStates{"revealed", "hidden", "playing", "able",   "captured",
                                                  "recalled", "out",    "winner",  "supreme"};
constexpr int kMostPoints = 999;

template <class Pile>
std::vector<CardId> listed(const Pile& pile) {
  return {pile.begin(), pile.end()};
}
std::vector<CardId> known_of(const SeenCards& cards) {
  std::vector<CardId> out;
  for (const SeenCard& card : cards)
    if (card.known()) out.push_back(card.id);
  return out;
}

class PlayerReader {
 public:
  PlayerReader(Reading& reading, SeatId seat)
      : reading_(reading),
        words_(reading.words),
        desk_(reading.desk),
        s_(reading.desk.state()),
        rules_(reading.desk.rules()),
        position_(s_, rules_),
        seat_(seat) {}

  Found read() {
    static const std::vector<std::string_view> kWords{
        "asked", "is",   "base",  "clan",  "goal",  "marker", "wounds", "half", "substitutions", "events",
        "sees",  "told", "gains", "loses", "total", "takes",  "ATT",    "DIF",  "CST",           "INT"};
    for (const auto& [place, zone] : kPlaces)
      if (words_.take(place)) return expect_cards(reading_, cards_in(zone));
    const std::size_t at = words_.one_of(kWords, "what is true of the player");
    if (words_.failed()) return std::nullopt;
    return of(kWords[at]);
  }

 private:
  const PlayerState& player() const { return s_[seat_]; }

  Found of(std::string_view word) {
    if (word == "asked") return asked();
    if (word == "is") return is();
    if (word == "base") {
      const Stat stat = reading_.word<Stat>("ATT, DIF, CST or INT");
      return differ(words_.number(-9, 99, "the base value"), base_value(position_, seat_, stat));
    }
    if (word == "clan") return differ(role_name(reading_.role()), role_name(player().role));
    if (word == "goal") return differ(goal_name(reading_.goal()), goal_name(player().goal));
    if (word == "marker") return marker();
    if (word == "wounds") return number(player().wounds);
    if (word == "half") return number(player().half_marks);
    if (word == "substitutions") return number(player().substitutions);
    if (word == "events") return number(conquered_events(s_, seat_));
    if (word == "sees") return sees();
    if (word == "told") return told();
    if (word == "takes") return takes_back();
    if (const auto stat = table::from_name<Stat>(word))
      return differ(words_.number(0, 99, "the value"), final_value(position_, seat_, *stat));
    const int expected = words_.number(0, kMostPoints, "how many");
    if (!s_.over()) return Difference{"points of a game that is over", desk_.question()};
    const Score points = score(position_, desk_.totals);
    return differ(expected, word == "gains"   ? points.gain[seat_]
                            : word == "loses" ? points.loss[seat_]
                                              : points.total[seat_]);
  }
  Found number(int found) { return differ(words_.number(0, kMostPoints, "how many"), found); }
  std::string role_name(RoleId role) const { return desk_.cards.roles()[role].id; }
  std::string goal_name(GoalId goal) const { return desk_.cards.goals()[goal].id; }

  std::vector<CardId> cards_in(Zone place) const {
    switch (place) {
      case Zone::hand:
        return listed(player().hand);
      case Zone::play:
        return listed(player().play);
      case Zone::gift:
        return listed(player().gifts);
      case Zone::area:
        return listed(player().area);
      case Zone::status:
        return listed(player().status);
      case Zone::conquered:
        return listed(player().conquered);
      default:
        return listed(player().credits);
    }
  }

  /// "A asked window roll": in which window may be left out.
  Found asked() {
    const auto kind = reading_.word<QuestionKind>("what is asked");
    std::string expected = fmt::format("{} is asked {}", letter(seat_), table::name_of(kind));
    if (kind == QuestionKind::window && !words_.at_end())
      expected += fmt::format(" {}", table::name_of(reading_.word<WindowKind>("a window")));
    const std::string now = desk_.question();
    const auto at = now.find(": ");
    const std::string found = at == std::string::npos ? now : now.substr(at + 2);
    if (found == expected || found.starts_with(expected + " ")) return std::nullopt;
    return Difference{expected, now};
  }

  bool holds(std::string_view word) const {
    if (word == "revealed" || word == "hidden") return player().revealed == (word == "revealed");
    if (word == "playing") return in_play(position_, seat_);
    if (word == "able") return is_able(position_, seat_);
    if (word == "captured") return is_captured(position_, seat_);
    if (word == "recalled") return is_recalled(position_, seat_);
    if (word == "winner") return s_.outcome.winners().has(seat_);
    if (word == "supreme") return s_.outcome.supreme.has(seat_);
    return !in_game(s_, seat_);
  }
  Found is() {
    const bool barred = words_.take("not");
    const std::size_t at = words_.one_of({kStates.begin(), kStates.end()}, "what the player is");
    if (words_.failed() || holds(kStates[at]) != barred) return std::nullopt;
    return Difference{fmt::format("{} is {}{}", letter(seat_), barred ? "not " : "", kStates[at]),
                      barred ? "it is so" : "it is not so"};
  }

  Found marker() {
    const bool barred = words_.take("not");
    const DefinitionId definition = reading_.definition();
    if (words_.failed() || player().markers.contains(definition) != barred) return std::nullopt;
    return Difference{fmt::format("{}a marker of {}", barred ? "not " : "", desk_.cards[definition].id),
                      fmt::format("{} markers", player().markers.size())};
  }

  /// What the program shows to this seat: "sees B clan", "sees not B goal", "sees B hand katana", "sees events E02".
  Found sees() {
    const PlayerView view = view_for(s_, rules_, seat_);
    if (words_.take("not")) return sees_secret(view, true);
    if (words_.take("events")) return expect_known(reading_, known_of(view.event_deck.top));
    if (words_.take("disadvantages")) return expect_known(reading_, known_of(view.disadvantage_deck.top));
    if (words_.take("search")) return differ(words_.number(0, 99, "how many"), static_cast<int>(view.searched.size()));
    const auto other = Reading::seat_of(words_.peek());
    if (!other || (words_.peek(1) != "hand" && words_.peek(1) != "gift")) return sees_secret(view, false);
    const SeenPlayer& seen = view.players[table::index(reading_.seat())];
    if (words_.take("hand")) return expect_known(reading_, known_of(seen.hand));
    words_.one_of({"gift"}, "gift");
    return expect_known(reading_, known_of(seen.gifts));
  }
  Found sees_secret(const PlayerView& view, bool barred) {
    const SeenPlayer& seen = view.players[table::index(reading_.seat())];
    const bool clan = words_.one_of({"clan", "goal"}, barred ? "clan or goal" : "clan, goal, hand or gift") == 0;
    const bool there = clan ? seen.role != kNoRole : seen.goal != kNoGoal;
    if (words_.failed() || there != barred) return std::nullopt;
    return Difference{barred ? "hidden" : "seen", there ? "seen" : "hidden"};
  }

  /// "told moved card=katana", "told no role_shown": of the last decision, as this seat is told it (R-1112).
  Found told() {
    const bool barred = words_.take("no");
    const auto& moments = desk_.match->moments();
    Events events;  // before the first decision nothing is told
    if (moments.size() > 1)
      events = rising_clan::told(moments.back().events, moments[moments.size() - 2].state, rules_.options, seat_);
    std::string asked, all;
    if (has_event(reading_, events, asked, all) != barred) return std::nullopt;
    return Difference{fmt::format("{} is told {}{}", letter(seat_), barred ? "no " : "", asked), all};
  }

  /// R-1113: the own last decision, and with whose consent.
  Found takes_back() {
    words_.one_of({"back"}, "back");
    const std::size_t how = words_.one_of({"freely", "with", "nothing"}, "freely, nothing, or with and who agrees");
    if (words_.failed()) return std::nullopt;
    const table::WayBack way = table::way_back(*desk_.match, seat_);
    const auto text = [](SeatSet set) { return "with " + text_of_seats(set); };
    const SeatSet consent = way ? consent_to_take_back(*desk_.match, way.decisions, seat_) : SeatSet{};
    const std::string found = !way ? "nothing" : consent.empty() ? "freely" : text(consent);
    SeatSet wanted;
    if (how == 1)
      for (const SeatId each : reading_.seats()) wanted = wanted.with(each);
    return differ(how == 0 ? "freely" : how == 2 ? "nothing" : text(wanted), found);
  }

  Reading& reading_;
  Cursor& words_;
  const Desk& desk_;
  const GameState& s_;
  Rulebook rules_;
  Position position_;
  SeatId seat_;
};

}  // namespace

Found expect_of_player(Reading& reading, SeatId seat) { return PlayerReader(reading, seat).read(); }

}  // namespace rising_clan::scenario
