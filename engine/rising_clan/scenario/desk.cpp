// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/scenario/desk.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "engine/table/plain_letters.h"

namespace rising_clan::scenario {
namespace {

/// In the open, or in somebody's hand.
bool is_about(Zone zone) {
  return zone != Zone::aside && zone != Zone::advantage_deck && zone != Zone::event_deck &&
         zone != Zone::disadvantage_deck && zone != Zone::status_deck;
}

/// The place of what is called so in a list of things with an id and a name.
template <class Things, class NameOf>
std::optional<std::size_t> place_of(const Things& things, std::string_view word, NameOf&& name) {
  const std::string wanted = word_of(word);
  for (std::size_t i = 0; i < things.size(); ++i)
    if (things[i].id == word || word_of(name(things[i])) == wanted) return i;
  return std::nullopt;
}

}  // namespace

std::string letter(SeatId seat) {
  return seat == kNoSeat ? "nobody" : std::string(1, static_cast<char>('A' + table::index(seat)));
}

std::string word_of(std::string_view name) {
  std::string out;
  for (const char c : table::plain_letters(name)) {
    if (c == '\'') continue;
    const bool plain = std::isalnum(static_cast<unsigned char>(c)) != 0 || (static_cast<unsigned char>(c) & 0x80U) != 0;
    if (plain)
      out += c;
    else if (!out.empty() && out.back() != '-')
      out += '-';
  }
  while (out.ends_with('-')) out.pop_back();
  return out;
}

std::string Desk::codes(const std::vector<CardId>& some) const {
  if (some.empty()) return "nothing";
  std::string out;
  for (const CardId card : some) out += (out.empty() ? "" : " ") + code(card);
  return out;
}

std::string Desk::question() const {
  const GameState& now = state();
  if (now.over()) return fmt::format("the game is over: {}", table::name_of(now.outcome.cause));
  std::string out =
      fmt::format("turn {}: {} is asked {}", now.turn, letter(now.question.seat), table::name_of(now.question.kind));
  if (now.question.kind == QuestionKind::window && !now.frames.empty())
    out += fmt::format(" {}", table::name_of(now.frames.back().window));
  return out;
}

void Desk::open() {
  if (opened) return;
  opened = true;
  setup.names.clear();
  for (int i = 0; i < players; ++i) setup.names.push_back(letter(table::seat_at(static_cast<std::size_t>(i))));
  if (players == 3) setup.group = setup.options.three_by_lot ? 0 : std::max(setup.group, 1);
  if (fault_of_head().empty()) position = empty_position(rules(), deal_of(setup), active, turn);
}

std::string Desk::fault_of_head() const {
  const auto sits = [&](SeatId seat) { return table::index(seat) < setup.names.size(); };
  if (const Refusal refusal = check_match(setup, cards)) return "no game begins so: " + text_of(refusal);
  if (!sits(active)) return fmt::format("{} does not sit at this table", letter(active));
  if (round_holder && !sits(*round_holder)) return fmt::format("{} does not sit at this table", letter(*round_holder));
  return {};
}

std::optional<SeatId> Reading::seat_of(std::string_view word) {
  if (word.size() != 1 || word[0] < 'A' || word[0] >= static_cast<char>('A' + kMostSeats)) return std::nullopt;
  return table::seat_at(static_cast<std::size_t>(word[0] - 'A'));
}

SeatId Reading::seat() {
  const auto found = seat_of(words.peek());
  const auto seats = static_cast<std::size_t>(desk.opened ? desk.state().seats : desk.players);
  if (!found || table::index(*found) >= seats) {
    words.fail(fmt::format("expected a player: A to {}", letter(table::seat_at(seats - 1))));
    return table::seat_at(0);
  }
  words.next();
  return *found;
}

std::vector<SeatId> Reading::seats() {
  std::vector<SeatId> out;
  do {
    out.push_back(seat());
    words.skip_commas();
  } while (!words.at_end());
  return out;
}

std::vector<std::string_view> Reading::names_and(std::vector<std::string_view> out) const {
  for (DefinitionId id = 0; id < desk.cards.size(); ++id) {
    out.push_back(desk.cards[id].id);
    out.push_back(desk.cards[id].name.en);
  }
  for (const auto& [label, card] : desk.labels) out.push_back(label);
  return out;
}

std::optional<DefinitionId> Reading::find_definition(std::string_view word) const {
  const std::string wanted = word_of(word);
  for (DefinitionId id = 0; id < desk.cards.size(); ++id)
    if (desk.cards[id].id == word || word_of(desk.cards[id].name.en) == wanted) return id;
  return std::nullopt;
}

DefinitionId Reading::definition() {
  const auto found = words.at_end() ? std::nullopt : find_definition(words.peek());
  if (!found) {
    words.fail("expected a card by its code or its English name", names_and({}));
    return 0;
  }
  words.next();
  return *found;
}

RoleId Reading::role() {
  const auto& roles = desk.cards.roles();
  const auto found = place_of(roles, words.peek(), [](const RoleDefinition& r) { return r.name; });
  if (words.at_end() || !found) {
    std::vector<std::string_view> names;
    for (const RoleDefinition& role : roles) names.push_back(role.name);
    words.fail("expected the name of a clan", names);
    return 0;
  }
  words.next();
  return static_cast<RoleId>(*found);
}

GoalId Reading::goal() {
  const auto& goals = desk.cards.goals();
  const auto found = place_of(goals, words.peek(), [](const GoalDefinition& g) { return g.name.en; });
  if (words.at_end() || !found) {
    std::vector<std::string_view> names;
    for (const GoalDefinition& goal : goals) names.push_back(goal.id);
    words.fail("expected a goal by its code or its English name", names);
    return 0;
  }
  words.next();
  return static_cast<GoalId>(*found);
}

std::vector<CardId> Reading::meant(std::string_view word, const CardTest& test) const {
  for (const auto& [label, card] : desk.labels)
    if (label == word) return {card};
  SeatId owner = kNoSeat;
  if (word.size() > 2 && word[1] == ':')
    if (const auto seat = seat_of(word.substr(0, 1))) {
      owner = *seat;
      word.remove_prefix(2);
    }
  const auto definition = find_definition(word);
  std::vector<CardId> out;
  if (!definition) return out;
  const GameState& state = desk.state();
  for (std::size_t i = 0; i < kMostCards; ++i) {
    const auto card = static_cast<CardId>(i);
    if (state[card].definition == *definition && (owner == kNoSeat || state[card].seat == owner) &&
        (!test || test(card)))
      out.push_back(card);
  }
  return out;
}

CardId Reading::card(const CardTest& test) {
  const std::string_view word = words.peek();
  const GameState& state = desk.state();
  const CardTest about = [&](CardId card) { return is_about(state[card].zone); };
  std::vector<CardId> found;
  if (test && !words.at_end()) found = meant(word, test);
  if (found.empty() && !words.at_end()) found = meant(word, about);
  if (found.empty() && !words.at_end()) found = meant(word, {});
  if (found.empty()) {
    words.fail("expected a card of this game", names_and({}));
    return 0;
  }
  const bool alike = std::all_of(found.begin(), found.end(), [&](CardId card) {
    return state[card].seat == state[found[0]].seat && state[card].zone == state[found[0]].zone;
  });
  if (!alike && is_about(state[found[0]].zone)) {
    words.fail("expected the label of one card: there are several of this name");
    return 0;
  }
  words.next();
  return found[0];
}

std::vector<CardId> Reading::cards(const CardTest& test, std::initializer_list<std::string_view> ends) {
  return table::scenario::cards_of(*this, test, ends);
}

}  // namespace rising_clan::scenario
