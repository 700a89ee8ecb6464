// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/scenario/reading.h"

#include <fmt/format.h>

#include <algorithm>

namespace naruto::scenario {

EditionBits bits_of(const std::vector<const Edition*>& some) {
  EditionBits bits = 0;
  for (std::size_t i = 0; i < editions().size(); ++i)
    if (std::find(some.begin(), some.end(), &editions()[i]) != some.end()) bits |= EditionBits{1} << i;
  return bits;
}

std::string names_of_editions(EditionBits some) {
  std::string names;
  for (std::size_t i = 0; i < editions().size(); ++i)
    if (((some >> i) & 1U) != 0) names += fmt::format("{}{}", names.empty() ? "" : " and ", editions()[i].id);
  return names;
}

EditionBits Reading::labelled_in(std::string_view label) const {
  const auto found = std::find_if(labels.begin(), labels.end(), [&](const Label& each) { return each.name == label; });
  return found == labels.end() ? 0 : found->in;
}

std::optional<CardName> Reading::name(std::string_view word, int column) const {
  CardName name{std::string(word), column, std::nullopt, {}};
  if (word.size() > 2 && word[1] == ':') {
    name.side = find_player(word.substr(0, 1));
    if (!name.side) return std::nullopt;
    word.remove_prefix(2);
  }
  if (labelled_in(word) != 0) {
    name.text = std::string(word);
    return name;
  }
  name.code = full_code(word);
  if (!cards.find(name.code)) return std::nullopt;
  return name;
}

bool Reading::is_card(std::string_view word) const { return name(word, 0).has_value(); }

CardName Reading::card() {
  const int column = words.column();
  if (auto found = words.quoted() ? std::nullopt : name(words.peek(), column)) {
    if (const EditionBits in_those = found->code.empty() ? labelled_in(found->text) : in; (in & ~in_those) != 0) {
      words.fail(fmt::format("expected a label of {}, too: it is one of {} only", names_of_editions(in & ~in_those),
                             names_of_editions(in_those)));
      return {};
    }
    words.next();
    return *found;
  }
  std::vector<std::string> codes;  // short, as they are written
  for (const CardDefinition& card : cards) codes.push_back(short_code(card.code));
  std::vector<std::string_view> candidates(codes.begin(), codes.end());
  for (const Label& label : labels) candidates.push_back(label.name);
  words.fail("expected a card: a code or a label", candidates);
  return {};
}

std::vector<CardName> Reading::card_list() {
  std::vector<CardName> list;
  do {
    words.skip_commas();
    list.push_back(card());
    words.skip_commas();
  } while (!words.at_end() && !(is_reserved(words.peek()) && !is_card(words.peek())) && words.peek() != "|");
  if (words.failed()) list.clear();
  return list;
}

PlayerId Reading::player() {
  if (const auto found = find_player(words.peek())) {
    words.next();
    return *found;
  }
  words.fail("expected a player, A or D", {"A", "D"});
  return PlayerId::south;
}

Zone Reading::zone() {
  if (const auto found = find_zone(words.peek())) {
    words.next();
    return *found;
  }
  words.fail("expected a zone", zone_words());
  return Zone::nowhere;
}

Step Reading::phase() {
  if (const auto found = find_phase(words.peek())) {
    words.next();
    return *found;
  }
  words.fail("expected a phase", phase_words());
  return Step::mission;
}

std::vector<std::string_view> statement_words() {
  return {"A",      "D",    "scenario", "editions", "rules",  "ruling", "seed",    "strict", "turn",  "active", "phase",
          "battle", "toss", "caller",   "continue", "settle", "expect", "refused", "in",     "cards", "use",    "deck"};
}

}  // namespace naruto::scenario
