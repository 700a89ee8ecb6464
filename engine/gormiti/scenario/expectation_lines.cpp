// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <type_traits>
#include <variant>

#include "engine/gormiti/effects/values.h"
#include "engine/gormiti/scenario/desk.h"

namespace gormiti::scenario {
namespace {

using Found = std::optional<Difference>;
using table::scenario::card_in;
using table::scenario::differ;
using table::scenario::joined;
using table::scenario::rest_of;

std::string letter(PlayerId player) { return player == PlayerId::south ? "A" : "B"; }

template <class... Kinds>
std::vector<std::string_view> names_of_kinds(std::type_identity<std::variant<Kinds...>>) {
  return {Kinds::op...};
}

class ExpectationReader {
 public:
  explicit ExpectationReader(Reading& reading)
      : reading_(reading), words_(reading.words), desk_(reading.desk), state_(reading.desk.state()) {}

  Found read() {
    if (words_.take("nobody"))
      return words_.one_of({"asked"}, "asked"), differ("nobody", state_.over() ? "nobody" : desk_.question());
    if (words_.take("turn")) return differ(words_.number(0, 999, "the number of the turn"), state_.turn);
    if (words_.take("round")) return differ(words_.number(0, 9, "the number of the round"), state_.round);
    if (words_.take("step")) return named(reading_.word<Step>("a step"), state_.step);
    if (words_.take("active")) return differ(letter(reading_.player()), letter(state_.active));
    if (words_.take("no")) return words_.take("event") ? no_event() : no_winner();
    if (words_.take("event")) return event();
    if (words_.take("winner")) return ended(win_of(reading_.player()));
    if (words_.take("draw")) return ended(Outcome::draw);
    if (words_.take("offers")) return offers();
    if (const auto player = Reading::player_of(words_.peek())) {
      words_.next();
      return of_player(*player);
    }
    return of_card();
  }

 private:
  template <class E>
  static Found named(E expected, E found) {
    return differ(std::string(table::name_of(expected)), std::string(table::name_of(found)));
  }

  // --- the game

  Found no_winner() {
    words_.one_of({"winner"}, "winner or event");
    return state_.over() ? Found(Difference{"the game goes on", desk_.question()}) : std::nullopt;
  }
  Found ended(Outcome outcome) {
    std::string found(table::name_of(state_.outcome)), expected(table::name_of(outcome));
    if (!words_.at_end()) {
      expected += fmt::format(" {}", table::name_of(reading_.word<EndReason>("how the game ended")));
      found += fmt::format(" {}", table::name_of(state_.end));
    }
    return differ(expected, state_.over() ? found : desk_.question());
  }

  // --- events of the last decision: "card_moved card=P to=discard"

  bool word_fits(std::string_view word, const std::string& text) const {
    const auto equals = word.find('=');
    const auto contains = [&](std::string_view part) {
      return (" " + text + " ").find(fmt::format(" {} ", part)) != std::string::npos;
    };
    if (contains(word)) return true;
    if (equals == std::string_view::npos) return false;
    for (CardId card = 0; card < kMaxCards; ++card)
      if (desk_.code(card) == word.substr(equals + 1) && contains(fmt::format("{}={}", word.substr(0, equals), card)))
        return true;
    for (const auto& [label, card] : desk_.labels)
      if (label == word.substr(equals + 1) && contains(fmt::format("{}={}", word.substr(0, equals), card))) return true;
    return false;
  }
  bool has_event(std::string& asked, std::string& all) {
    const auto names = names_of_kinds(std::type_identity<Event>{});
    std::vector<std::string> wanted{std::string(names[words_.one_of(names, "the name of an event")])};
    for (std::string& word : rest_of(words_)) wanted.push_back(std::move(word));
    asked = joined(wanted);
    bool found = false;
    for (const Event& event : desk_.match->moments().back().events) {
      const std::string text = to_text(event);
      if (!is_bookkeeping(event)) all += (all.empty() ? "" : "; ") + text;
      found =
          found || std::all_of(wanted.begin(), wanted.end(), [&](const auto& word) { return word_fits(word, text); });
    }
    return found;
  }
  Found event() {
    std::string asked, all;
    if (has_event(asked, all)) return std::nullopt;
    return Difference{"an event " + asked, all};
  }
  Found no_event() {
    std::string asked, all;
    if (!has_event(asked, all)) return std::nullopt;
    return Difference{"no event " + asked, all};
  }

  // --- the open question

  Found offers() {
    std::vector<CardId> open;
    for (const Option& option : desk_.match->options(state_.question.player)) {
      const CardId card = card_in(option.action);
      if (option.allowed() && card != kNoCard && std::find(open.begin(), open.end(), card) == open.end())
        open.push_back(card);
    }
    const auto has = [&](CardId card) { return std::find(open.begin(), open.end(), card) != open.end(); };
    if (words_.take("nothing")) return differ("nothing", desk_.codes(open));
    const bool only = words_.take("only");
    const std::vector<CardId> wanted = reading_.cards({}, {"not"});
    std::vector<CardId> barred;
    if (words_.take("not")) barred = reading_.cards({});
    const bool good = std::all_of(wanted.begin(), wanted.end(), has) &&
                      std::none_of(barred.begin(), barred.end(), has) && (!only || open.size() == wanted.size());
    if (good) return std::nullopt;
    return Difference{
        fmt::format("offered{}: {}; not: {}", only ? " only" : "", desk_.codes(wanted), desk_.codes(barred)),
        desk_.codes(open)};
  }

  // --- a player

  std::vector<CardId> cards_in(PlayerId player, Zone zone) const {
    const PlayerState& p = state_[player];
    std::vector<CardId> out;
    for (CardId card = 0; card < kMaxCards; ++card)
      if (state_[card].zone == zone && state_[card].owner == player) out.push_back(card);
    const auto in_order = [&](const auto& pile) { out.assign(pile.begin(), pile.end()); };
    if (zone == Zone::deck) in_order(p.deck);
    if (zone == Zone::hand) in_order(p.hand);
    if (zone == Zone::discard) in_order(p.discard);
    if (zone == Zone::weapons) in_order(p.weapons);
    if (zone == Zone::arenas) in_order(p.arenas);
    return out;
  }

  Found of_player(PlayerId player) {
    if (words_.take("asked")) {
      const auto kind = reading_.word<QuestionKind>("what is asked");
      const std::string expected = fmt::format("{} is asked {}", letter(player), table::name_of(kind));
      const std::string now = desk_.question();
      return now.ends_with(expected) ? std::nullopt : Found(Difference{expected, now});
    }
    if (words_.take("rounds")) return differ(words_.number(0, 9, "the rounds won"), state_[player].rounds);
    if (words_.take("takes")) return takes_back(player);
    if (words_.take("sees")) return sees(player);
    return zone(player, reading_.zone());
  }

  Found zone(PlayerId player, Zone zone) {
    const std::vector<CardId> there = cards_in(player, zone);
    int number = 0;
    if (table::scenario::read_number(words_.peek(), number)) {
      words_.next();
      return differ(number, static_cast<int>(there.size()));
    }
    if (words_.take("empty")) return differ(0, static_cast<int>(there.size()));
    const auto has = [&](CardId card) { return std::find(there.begin(), there.end(), card) != there.end(); };
    const CardTest here = has;
    const std::size_t form = words_.one_of({"is", "has", "top", "order"}, "a number, empty, is, has, top or order");
    if (words_.failed()) return std::nullopt;
    if (form == 1) return holds(there, words_.take("not"));
    std::vector<std::string> expected = rest_of(words_), found;
    for (const CardId card : there) found.push_back(name(card, expected));
    if (form == 2) {
      std::reverse(found.begin(), found.end());
      found.resize(std::min(found.size(), expected.size()));
    }
    if (form == 0) {
      std::sort(expected.begin(), expected.end());
      std::sort(found.begin(), found.end());
    }
    return differ(joined(expected), joined(found));
  }
  /// Its label, where one of these names means it, else its code.
  std::string name(CardId card, const std::vector<std::string>& names) const {
    for (const auto& [label, labelled] : desk_.labels)
      if (labelled == card && std::find(names.begin(), names.end(), label) != names.end()) return label;
    return desk_.code(card);
  }
  Found holds(const std::vector<CardId>& there, bool barred) {
    for (const std::string& word : rest_of(words_)) {
      const bool has = std::any_of(there.begin(), there.end(), [&](CardId card) { return name(card, {word}) == word; });
      if (has == barred) return Difference{(barred ? "not " : "") + word, desk_.codes(there)};
    }
    return std::nullopt;
  }

  /// G-U20.
  Found takes_back(PlayerId player) {
    words_.one_of({"back"}, "back");
    const std::size_t how = words_.one_of({"freely", "consent", "nothing"}, "freely, consent or nothing");
    const table::WayBack way = table::way_back(*desk_.match, player);
    const std::string found = !way ? "nothing" : way.free ? "freely" : "consent";
    return differ(how == 0 ? "freely" : how == 1 ? "consent" : "nothing", found);
  }

  /// "A sees B deck 8", "A sees B discard empty": what the program shows.
  Found sees(PlayerId viewer) {
    const PlayerView view = desk_.match->view(viewer);
    const SeenPlayer& seen = view.players[reading_.player()];
    const Zone zone = reading_.zone();
    if (zone == Zone::hand && words_.take("cards")) return differ(words_.next(), codes_of(seen.hand));
    const auto count = zone == Zone::deck   ? seen.deck_count
                       : zone == Zone::hand ? seen.hand_count
                                            : seen.discard.size();
    if (words_.take("empty")) return differ(0, static_cast<int>(count));
    return differ(words_.number(0, 99, "how many cards are seen there"), static_cast<int>(count));
  }
  std::string codes_of(const std::vector<SeenCard>& cards) const {
    std::string out;
    for (const SeenCard& card : cards) out += (out.empty() ? "" : " ") + desk_.cards[card.definition].code;
    return out.empty() ? "none" : out;
  }

  // --- a card

  Found of_card() {
    const CardId card = reading_.card();
    if (words_.failed()) return std::nullopt;
    const Position position(state_, reading_.desk.match->rules());
    if (words_.take("in")) {
      const PlayerId owner = reading_.player();
      const Zone zone = reading_.zone();
      return differ(fmt::format("{} {}", letter(owner), table::name_of(zone)),
                    fmt::format("{} {}", letter(state_[card].owner), table::name_of(state_[card].zone)));
    }
    if (words_.take("gone")) return named(Zone::nowhere, state_[card].zone);
    if (words_.take("atk")) return differ(words_.number(0, 999, "its ATK"), atk(position, card));
    if (words_.take("left")) return differ(words_.number(0, 99, "the own turns left"), state_[card].duration);
    if (words_.take("zone")) return differ(words_.number(1, 8, "its zone"), state_[card].place);
    if (words_.take("on")) return differ(desk_.code(reading_.card()), attached_to(card));
    if (words_.take("counters")) return differ(words_.number(0, 99, "its counters"), counters(card));
    const std::string figures = words_.next();
    if (figures.find('/') == std::string::npos) {
      words_.fail_at(words_.column(), figures, "expected HP such as 20/50, or atk, in, gone, on, zone, left, counters");
      return std::nullopt;
    }
    if (!position.is_fighter(card))
      return Difference{figures, fmt::format("it lies in {}", table::name_of(state_[card].zone))};
    return differ(figures, fmt::format("{}/{}", current_hp(position, card), max_hp(position, card)));
  }
  std::string attached_to(CardId card) const {
    const CardId bearer = state_[card].attached_to;
    return bearer == kNoCard ? "nothing" : desk_.code(bearer);
  }
  int counters(CardId card) const {
    int n = 0;
    for (const CounterStack& each : state_.counters)
      if (each.card == card) n += each.n;
    return n;
  }

  Reading& reading_;
  Cursor& words_;
  const Desk& desk_;
  const GameState& state_;
};

}  // namespace

std::optional<Difference> check_expectation(Reading& reading) { return ExpectationReader(reading).read(); }

}  // namespace gormiti::scenario
