// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gormiti/board.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/gormiti/effects/values.h"
#include "engine/gormiti/events/change.h"
#include "engine/gormiti/scenario/layout.h"

namespace gormiti_tests {

std::string card(std::string_view type, std::string_view code, std::string_view more) {
  return fmt::format(
      "[[card]]\ncode = \"{0}\"\nname = {{ en = \"{0}\", it = \"{0}\", pt = \"{0}\" }}\ntype = \"{1}\"\n{2}\n", code,
      type, more);
}

std::string fighter(std::string_view code, int atk, int hp, std::string_view more) {
  std::string facts = fmt::format("atk = {}\nhp = {}\n", atk, hp);
  const std::string_view head = more.substr(0, more.find("[["));
  if (head.find("element =") == std::string_view::npos || head.find("element =") > head.find("{"))
    if (!more.starts_with("element")) facts += "element = \"water\"\n";
  if (more.find("\ncategory = \"") == std::string_view::npos && !more.starts_with("category"))
    facts += "category = \"human\"\n";
  return card("fighter", code, facts + std::string(more));
}

std::string triggered(std::string_view on, std::string_view doing, std::string_view more) {
  return fmt::format("[[card.ability]]\nkind = \"triggered\"\non = {}\ndo = [{}]\n{}\n", on, doing, more);
}
std::string activated(std::string_view doing, std::string_view more) {
  return fmt::format("[[card.ability]]\nkind = \"activated\"\ndo = [{}]\n{}\n", doing, more);
}
std::string statics(std::string_view rules, std::string_view more) {
  return fmt::format("[[card.ability]]\nkind = \"static\"\nrules = [{}]\n{}\n", rules, more);
}
std::string use(std::string_view doing) { return fmt::format("[[card.ability]]\nkind = \"use\"\ndo = [{}]\n", doing); }

Payment paying(std::initializer_list<CardId> cards) {
  Payment out;
  for (const CardId card : cards) out.push_back(card);
  return out;
}

Board::Board(const std::string& cards, Options options) {
  read =
      read_cards("[counter]\nchime = { en = \"chime\", it = \"r\", pt = \"b\" }\n" + card("magic", "filler") + cards);
  for (const CardMessage& message : read.messages) ADD_FAILURE() << text_of(message);
  rules = {&read.catalog, options};
  state = scenario::empty_position(Mode::strategic, 5);
  for (const PlayerId player : table::kPlayers)
    for (int i = 0; i < 8; ++i) deck(player, "filler");
}

CardId Board::put(PlayerId player, std::string_view code, Zone zone, CardId on) {
  const CardId id = next_[player]++;
  const auto definition = read.catalog.find(code);
  if (!definition) {
    ADD_FAILURE() << "no card " << code;
    return id;
  }
  scenario::lay_card(state, rules, id, *definition, player, zone, on);
  return id;
}

CardId Board::token(PlayerId player, std::string_view code) {
  for (DefinitionId id = 0; id < read.catalog.size(); ++id) {
    if (read.catalog[id].code != code) continue;
    return scenario::lay_token(state, rules, id, player);
  }
  ADD_FAILURE() << "no token " << code;
  return kNoCard;
}

void Board::stands_at(CardId card, int hp) { scenario::set_hp(state, rules, card, hp); }

void Board::empty_decks() {
  for (const PlayerId player : table::kPlayers) {
    const Pile deck = state[player].deck;
    for (const CardId each : deck) {
      apply_event(state, CardMoved{.card = each, .to = Zone::discard});
      apply_event(state, CardMoved{.card = each, .to = Zone::nowhere});
    }
  }
  state.moved = false;
}

void Board::turn(PlayerId player, int number) {
  state.active = player;
  state.turn = static_cast<std::uint16_t>(number);
  state.question.player = player;
}

void Board::act(PlayerId by, const Action& action) {
  events.clear();
  const Refusal refusal = apply(state, rules, by, action, &events);
  EXPECT_FALSE(refusal) << to_text(action) << ": " << table::name_of(refusal.code);
}

std::string Board::refused(PlayerId by, const Action& action) const {
  const Applied tried = applied(state, rules, by, action);
  EXPECT_TRUE(!tried.refusal || tried.state == state);
  return std::string(table::name_of(tried.refusal.code));
}

std::string Board::rule(const Action& action) const {
  return std::string(applied(state, rules, state.question.player, action).refusal.rule);
}

void Board::attack(CardId attacker, CardId defender) {
  if (state.step == Step::main1) act(ToCombat{});
  act(DeclareAttacker{attacker});
  if (state.question.kind == QuestionKind::choose_defender) act(ChooseDefender{defender});
}

void Board::clash(CardId attacker, CardId defender) {
  attack(attacker, defender);
  while (state.question.kind == QuestionKind::play_move) act(Pass{});
}

void Board::end_turn() {
  if (state.question.kind == QuestionKind::combat) act(EndCombat{});
  act(EndTurn{});
}

void Board::until_turn(int number) {
  while (!state.over() && state.turn < number) end_turn();
}

int Board::hp(CardId card) const { return current_hp({state, rules}, card); }
int Board::max(CardId card) const { return max_hp({state, rules}, card); }
int Board::atk(CardId card) const { return gormiti::atk({state, rules}, card); }

int Board::counters(CardId card) const {
  int n = 0;
  for (const CounterStack& each : state.counters)
    if (each.card == card) n += each.n;
  return n;
}

std::vector<CardId> Board::offered() const {
  std::vector<CardId> out;
  for (const Option& option : options(state, rules, state.question.player))
    if (const auto* pick = std::get_if<Pick>(&option.action); pick != nullptr && option.allowed())
      out.push_back(pick->card);
  return out;
}

}  // namespace gormiti_tests
