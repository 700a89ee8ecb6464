// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "engine/rising_clan/effects/presence.h"
#include "engine/rising_clan/events/change.h"
#include "engine/rising_clan/scenario/desk.h"

namespace rising_clan::scenario {
namespace {

constexpr std::array<std::string_view, 7> kHeads{"players", "option", "seed", "turn", "round", "deal", "dice"};
/// Beside the places of cards.
constexpr std::array<std::string_view, 12> kThings{"clan", "goal",  "marker",   "wounds",   "half", "substitutions",
                                                   "base", "total", "captured", "recalled", "out",  "knows"};
constexpr int kMostCopies = 9;

bool belongs_in(const CardDefinition& card, Zone zone) {
  switch (zone) {
    case Zone::play:
      return card.permanent();
    case Zone::area:
      return card.type == CardType::disadvantage && card.lasting;
    case Zone::status:
      return card.type == CardType::status;
    case Zone::conquered:
      return card.type == CardType::event && card.event != EventKind::honour && card.event != EventKind::news;
    case Zone::credit:
      return card.abomination > 0 || (card.type == CardType::event && card.event == EventKind::honour);
    default:
      return card.type == CardType::advantage;
  }
}

class PositionReader {
 public:
  PositionReader(Reading& reading, Desk& desk) : reading_(reading), words_(reading.words), desk_(desk) {}

  bool read() {
    if (desk_.dealt && words_.peek() == "dice") return false;  // the set-up comes first
    if (is_one_of(kHeads)) return head(words_.next()), true;
    if (words_.take("last-stand")) return body([this] { last_stand(); });
    if (is_one_of(kDeckWords)) return body([this] { deck(); });
    const auto things = position_words(true);
    const bool of_seat =
        Reading::seat_of(words_.peek()) && std::find(things.begin(), things.end(), words_.peek(1)) != things.end();
    return of_seat && body([this] { of_player(); });
  }

 private:
  template <std::size_t N>
  bool is_one_of(const std::array<std::string_view, N>& list) const {
    return !words_.quoted() && std::find(list.begin(), list.end(), words_.peek()) != list.end();
  }

  // --- the head

  void head(const std::string& word) {
    if (word == "dice") return dice();
    if (desk_.opened) return words_.fail("expected this line before all that lies on the table");
    if (word == "players") return players();
    if (word == "option") return option();
    if (word == "turn") return turn();
    if (word == "round") return round();
    if (word == "deal") {
      desk_.dealt = true;
      return;
    }
    desk_.setup.seed = static_cast<std::uint64_t>(words_.number(0, 2'000'000'000, "the seed"));
  }
  void players() {
    desk_.players = words_.number(2, static_cast<int>(kMostSeats), "the number of players");
    const bool group = words_.take("group");
    desk_.setup.group = group ? words_.number(1, 2, "the group of clans") : 0;
  }
  void option() {
    std::vector<std::string_view> names;
    for (const OptionRow& row : option_rows()) names.push_back(row.name);
    const std::string name(names[words_.one_of(names, "the name of an option (docs/rules/rising-clan.md, R-14)")]);
    int value = 0;
    if (!table::scenario::read_number(words_.peek(), value) || !set_option(desk_.setup.options, name, value))
      return words_.fail("expected a value that the option can have");
    words_.next();
  }
  void turn() {
    desk_.turn = words_.number(1, 9999, "the number of the turn");
    if (words_.take("of")) desk_.active = reading_.seat();
    if (!words_.at_end()) desk_.step = reading_.word<Step>("start, prepare or action");
  }
  void round() {
    desk_.round = words_.number(1, 99, "the number of the round");
    if (words_.take("of")) desk_.round_holder = reading_.seat();
  }
  void dice() {
    if (ready()) read_dice(reading_, desk_);
  }

  // --- what lies there

  /// The head is over; false if no game can begin so.
  bool ready() {
    desk_.open();
    if (desk_.dealt) return words_.fail("nothing is laid where a game is dealt"), false;
    const std::string fault = desk_.fault_of_head();
    if (!fault.empty()) words_.fail(fault);
    return fault.empty();
  }
  template <class F>
  bool body(F&& f) {
    if (ready()) f();
    return true;
  }
  void emit(const Event& event) { apply_event(desk_.position, event); }
  PlayerState& state_of(SeatId seat) { return desk_.position.players[seat]; }

  void last_stand() {
    emit(LastStandSet{static_cast<std::uint8_t>(words_.number(0, 9, "the own turns that are left"))});
  }

  /// "x3" behind a card.
  int copies() {
    int n = 0;
    if (!words_.peek().starts_with('x') || !table::scenario::read_number(words_.peek().substr(1), n)) return 1;
    if (n < 1 || n > kMostCopies) words_.fail(fmt::format("expected x1 to x{}", kMostCopies));
    words_.next();
    return n;
  }
  /// Behind "as": what nothing else in a decision is called.
  std::string label() {
    const std::string_view word = words_.peek();
    if (words_.at_end() || word.find(':') != std::string_view::npos || has_meaning(desk_, reading_, word))
      words_.fail("expected a label that means nothing else");
    return words_.next();
  }
  std::optional<CardId> copy_of(DefinitionId definition) {
    const auto card = free_copy(desk_.position, definition, desk_.laid);
    if (!card)
      words_.fail(fmt::format("there are no more copies of {} in this game", desk_.cards[definition].id));
    else
      desk_.laid.set(*card);
    return card;
  }

  void deck() {
    const auto type = static_cast<CardType>(words_.one_of({kDeckWords.begin(), kDeckWords.end()}, "a deck"));
    if (words_.take("empty")) return set_deck_aside(desk_.position, type);
    const std::size_t how = words_.one_of({"top", "are", "discarded"}, "top, are, discarded or empty");
    const bool discarded = how == 2;
    if (discarded && type == CardType::status) return words_.fail("status cards have no discard pile");
    const std::vector<CardId> cards = cards_of(type);
    if (words_.failed()) return;
    if (how == 1) {
      CardSet but;
      for (const CardId card : cards) but.set(card);
      set_deck_aside(desk_.position, type, but);
    }
    const auto lay = [&](CardId card) { emit(CardMoved{card, discarded ? discard_of(type) : deck_of(type)}); };
    if (discarded)
      std::for_each(cards.begin(), cards.end(), lay);
    else
      std::for_each(cards.rbegin(), cards.rend(), lay);
  }
  /// At least one, all of this kind.
  std::vector<CardId> cards_of(CardType type) {
    std::vector<CardId> out;
    do {
      const int column = words_.column();
      const DefinitionId definition = reading_.definition();
      if (words_.failed()) return out;
      if (desk_.cards[definition].type != type) {
        words_.fail_at(column, desk_.cards[definition].id, "that is no card of this deck");
        return out;
      }
      for (int i = copies(); i > 0 && !words_.failed(); --i) {
        const auto card = copy_of(definition);
        if (!card) return out;
        if (words_.take("as")) desk_.labels.emplace_back(label(), *card);
        out.push_back(*card);
      }
      words_.skip_commas();
    } while (!words_.at_end());
    return out;
  }

  void of_player() {
    const SeatId seat = reading_.seat();
    for (const auto& [word, zone] : kPlaces)
      if (words_.take(word)) return lay_all(seat, zone);
    const std::size_t thing = words_.one_of({kThings.begin(), kThings.end()}, "what the player has");
    if (words_.failed()) return;
    const std::string_view word = kThings[thing];
    if (word == "clan") return clan(seat);
    if (word == "goal") return goal(seat);
    if (word == "marker") return marker(seat);
    if (word == "base") return base(seat);
    if (word == "knows") return knows(seat);
    if (word == "total") {
      desk_.totals[seat] = words_.number(0, 999, "the points in the tournament");
    } else if (word == "captured" || word == "recalled") {
      const PlayerState& now = state_of(seat);
      emit(MarkersSet{seat, now.captured_marker || word == "captured", now.recall_marker || word == "recalled"});
    } else if (word == "out") {
      emit(RoleShown{seat});
      emit(Eliminated{seat});
    } else {
      const auto n = static_cast<std::uint8_t>(words_.number(0, 9, "how many"));
      if (word == "wounds") return emit(WoundsSet{seat, n});
      if (word == "half") return emit(HalfMarksSet{seat, n});
      state_of(seat).substitutions = n;
    }
  }

  // --- cards

  void lay_all(SeatId seat, Zone zone) {
    do {
      lay(seat, zone);
      words_.skip_commas();
    } while (!words_.at_end());
  }
  void lay(SeatId seat, Zone zone) {
    const int column = words_.column();
    const DefinitionId definition = reading_.definition();
    if (words_.failed()) return;
    if (!belongs_in(desk_.cards[definition], zone))
      return words_.fail_at(column, desk_.cards[definition].id, "that is no place for such a card");
    const int n = copies();
    const Marks marks = marks_of(zone, seat, n);
    for (int i = 0; i < n && !words_.failed(); ++i) {
      if (!has_room(seat, zone)) return words_.fail_at(column, desk_.cards[definition].id, "there is no room for it");
      if (const auto card = copy_of(definition)) put(*card, zone, seat, marks);
    }
  }
  /// What stands behind a card, for all its copies.
  struct Marks {
    SeatId giver = kNoSeat;
    std::string label;
    bool fresh = false, used = false;
  };
  Marks marks_of(Zone zone, SeatId seat, int copies) {
    Marks marks;
    if (zone == Zone::gift) {
      const bool from = words_.take("from");
      const int column = words_.column();
      if (!from) words_.fail("expected \"from\" and who has given it", {"from"});
      marks.giver = reading_.seat();
      if (marks.giver == seat) words_.fail_at(column, letter(seat), "nobody gives to himself");
    }
    while (!words_.at_end()) {
      if (copies == 1 && marks.label.empty() && words_.take("as"))
        marks.label = label();
      else if (zone == Zone::area && words_.take("new"))
        marks.fresh = true;
      else if (words_.take("used"))
        marks.used = true;
      else
        break;
    }
    return marks;
  }
  bool has_room(SeatId seat, Zone zone) {
    const PlayerState& p = state_of(seat);
    if (zone == Zone::gift) return static_cast<int>(p.gifts.size()) < desk_.cards.numbers().gift_slots;
    return zone == Zone::play ? !p.play.full() : zone != Zone::credit || !p.credits.full();
  }
  void put(CardId card, Zone zone, SeatId seat, const Marks& marks) {
    PlayerState& p = state_of(seat);
    if (zone == Zone::area && p.old_area < p.area.size() && !marks.fresh)
      return words_.fail("expected \"new\": it lies there later than one that is");
    const std::uint8_t old = p.old_area;
    lay_card(desk_.position, card, zone, seat, marks.giver);
    if (marks.fresh) p.old_area = old;
    if (marks.used) use_up(card);
    if (!marks.label.empty()) desk_.labels.emplace_back(marks.label, card);
  }
  /// Its abilities with a limit have been used.
  void use_up(CardId card) {
    const auto& abilities = desk_.cards[desk_.position[card].definition].abilities;
    auto& spent = desk_.position.spent;
    const std::size_t before = spent.size();
    for (std::size_t i = 0; i < abilities.size(); ++i) {
      if (abilities[i].limit == Limit::none) continue;
      if (spent.full()) return words_.fail("there is no room for more abilities that are used up");
      emit(AbilitySpent{{card, static_cast<std::uint8_t>(i), abilities[i].limit == Limit::game}});
    }
    if (spent.size() == before) words_.fail("no ability of this card has a limit (R-254)");
  }

  // --- secrets and marks

  /// Who has it by chance gets the other one's.
  template <class Id>
  void give_secret(SeatId seat, Id PlayerState::*what, Id id, SeatSet& given) {
    for (std::size_t i = 0; i < desk_.position.seats; ++i) {
      const SeatId other = table::seat_at(i);
      if (other == seat || state_of(other).*what != id) continue;
      if (given.has(other)) return words_.fail(fmt::format("{} has it", letter(other)));
      state_of(other).*what = state_of(seat).*what;
    }
    state_of(seat).*what = id;
    given = given.with(seat);
  }
  void clan(SeatId seat) {
    const RoleId role = reading_.role();
    if (words_.failed()) return;
    const RoleDefinition& definition = desk_.cards.roles()[role];
    const GameState& s = desk_.position;
    if ((s.seats == 2 && definition.two == kNoRole) || (s.seats == 3 && definition.group != s.group))
      return words_.fail("expected a clan that can be in this game (R-809)");
    give_secret(seat, &PlayerState::role, role, desk_.has_clan);
    if (words_.take("revealed")) emit(RoleShown{seat});
  }
  void goal(SeatId seat) {
    const GoalId goal = reading_.goal();
    if (!words_.failed()) give_secret(seat, &PlayerState::goal, goal, desk_.has_goal);
  }
  void marker(SeatId seat) {
    const DefinitionId definition = reading_.definition();
    if (words_.failed()) return;
    if (desk_.cards[definition].event != EventKind::all || state_of(seat).markers.full())
      return words_.fail("expected an event that all face (R-208)");
    emit(EventMarkerTaken{seat, definition});
  }
  void base(SeatId seat) {
    const Stat stat = reading_.word<Stat>("ATT, DIF, CST or INT");
    emit(BaseChanged{seat, stat, static_cast<std::int8_t>(words_.number(-9, 9, "by how much it has changed"))});
  }
  /// "A knows B clan", "A knows B hand", "A knows events 3".
  void knows(SeatId viewer) {
    if (words_.take("events")) {
      const int n = words_.number(1, static_cast<int>(desk_.position.event_deck.size()), "how many of the top ones");
      if (!words_.failed()) emit(EventsSeen{viewer, static_cast<std::uint8_t>(n)});
      return;
    }
    const SeatId seat = reading_.seat();
    const std::size_t what = words_.one_of({"clan", "hand"}, "clan or hand");
    if (words_.failed()) return;
    if (what == 0) return emit(RoleSeen{viewer, seat});
    emit(HandSeen{viewer, seat});
  }

  Reading& reading_;
  Cursor& words_;
  Desk& desk_;
};

}  // namespace

std::vector<std::string_view> position_words(bool behind_seat) {
  if (behind_seat) {
    std::vector<std::string_view> out(kThings.begin(), kThings.end());
    for (const auto& [word, zone] : kPlaces) out.push_back(word);
    return out;
  }
  std::vector<std::string_view> out(kHeads.begin(), kHeads.end());
  out.insert(out.end(), kDeckWords.begin(), kDeckWords.end());
  out.insert(out.end(), {"last-stand", "A", "B", "C", "D", "E", "F", "G", "H", "I"});
  return out;
}

bool read_position(Reading& reading, Desk& desk) { return PositionReader(reading, desk).read(); }

void read_dice(Reading& reading, Desk& desk) {
  std::vector<int> dice;
  do {
    dice.push_back(reading.words.number(1, 6, "a die"));
    reading.words.skip_commas();
  } while (!reading.words.at_end());
  if (reading.words.failed()) return;
  if (dice.size() > kMostDice)
    return reading.words.fail(fmt::format("expected at most {} dice; more can be told later", kMostDice));
  if (!desk.match) return give_dice(desk.position, dice);
  auto history = desk.match->moments();
  give_dice(history.back().state, dice);
  desk.match.emplace(desk.cards, desk.setup, std::move(history));
}

}  // namespace rising_clan::scenario
