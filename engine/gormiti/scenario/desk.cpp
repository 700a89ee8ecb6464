// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/scenario/desk.h"

#include <fmt/format.h>

#include <algorithm>

namespace gormiti::scenario {

std::string Desk::codes(const std::vector<CardId>& some) const {
  if (some.empty()) return "nothing";
  std::string out;
  for (const CardId card : some) out += (out.empty() ? "" : " ") + code(card);
  return out;
}

std::string Desk::question() const {
  const GameState& now = state();
  if (now.over()) return fmt::format("the game is over: {} {}", table::name_of(now.outcome), table::name_of(now.end));
  return fmt::format("turn {}, {}: {} is asked {}", now.turn, table::name_of(now.step),
                     now.question.player == PlayerId::south ? "A" : "B", table::name_of(now.question.kind));
}

std::optional<PlayerId> Reading::player_of(std::string_view word) {
  if (word == "A") return PlayerId::south;
  if (word == "B") return PlayerId::north;
  return std::nullopt;
}

PlayerId Reading::player() {
  return words.one_of({"A", "B"}, "a player: A or B") == 0 ? PlayerId::south : PlayerId::north;
}

Zone Reading::zone() {
  if (words.take("field")) return Zone::fighters;
  return word<Zone>("a zone");
}

std::vector<CardId> Reading::meant(std::string_view word, const CardTest& test) const {
  for (const auto& [label, card] : desk.labels)
    if (label == word) return {card};
  std::optional<PlayerId> owner;
  if (word.size() > 2 && word[1] == ':') {
    owner = player_of(word.substr(0, 1));
    if (owner) word.remove_prefix(2);
  }
  std::vector<CardId> out;
  const GameState& state = desk.state();
  for (CardId card = 0; card < kMaxCards; ++card)
    if (state[card].zone != Zone::nowhere && desk.code(card) == word && (!owner || state[card].owner == *owner) &&
        (!test || test(card)))
      out.push_back(card);
  return out;
}

bool Reading::names_card(std::string_view word) const { return !meant(word, {}).empty(); }

CardId Reading::card(const CardTest& test) {
  const std::string_view word = words.peek();
  const std::vector<CardId> found = meant(word, test);
  if (found.empty()) {
    words.fail(meant(word, {}).empty() ? "expected a card of this game" : "expected a card that lies where it is used");
    return kNoCard;
  }
  const GameState& state = desk.state();
  const bool alike = found.size() == 1 || std::all_of(found.begin(), found.end(), [&](CardId card) {
                       return state[card].owner == state[found[0]].owner && state[card].zone == state[found[0]].zone &&
                              !is_field(state[card].zone);
                     });
  if (!alike) {
    words.fail("expected the label of one card: there are several of this code");
    return kNoCard;
  }
  words.next();
  return found[0];
}

std::vector<CardId> Reading::cards(const CardTest& test, std::initializer_list<std::string_view> ends) {
  return table::scenario::cards_of(*this, test, ends);
}

}  // namespace gormiti::scenario
