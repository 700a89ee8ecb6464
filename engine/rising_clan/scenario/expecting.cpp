// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/scenario/expecting.h"

#include <fmt/format.h>

#include <type_traits>
#include <variant>

namespace rising_clan::scenario {
namespace {

template <class... Kinds>
std::vector<std::string_view> names_of_kinds(std::type_identity<std::variant<Kinds...>>) {
  return {Kinds::op...};
}

bool has_word(const std::string& text, const std::string& word) {
  return (" " + text + " ").find(" " + word + " ") != std::string::npos;
}

/// A word of an event as it stands there; the value may be a seat, a card or a kind of card as the notation calls it.
bool word_fits(const Reading& reading, const std::string& word, const std::string& text) {
  if (has_word(text, word)) return true;
  const auto equals = word.find('=');
  if (equals == std::string::npos) return false;
  const std::string key = word.substr(0, equals + 1), value = word.substr(equals + 1);
  if (const auto seat = Reading::seat_of(value))
    return has_word(text, fmt::format("{}{}", key, table::index(*seat) + 1));
  const Desk& desk = reading.desk;
  for (const auto& [label, card] : desk.labels)
    if (label == value && has_word(text, fmt::format("{}{}", key, card))) return true;
  const auto definition = reading.find_definition(value);
  if (!definition) return false;
  if (key == "definition=") return has_word(text, fmt::format("{}{}", key, *definition));
  for (std::size_t card = 0; card < kMostCards; ++card)
    if (desk.state().cards[card].definition == *definition && has_word(text, fmt::format("{}{}", key, card)))
      return true;
  return false;
}

}  // namespace

std::string name_among(const Desk& desk, CardId card, const std::vector<std::string>& words) {
  const auto among = [&](std::string_view name) { return std::find(words.begin(), words.end(), name) != words.end(); };
  for (const auto& [label, labelled] : desk.labels)
    if (labelled == card && among(label)) return label;
  const CardDefinition& definition = desk.cards[desk.state()[card].definition];
  if (among(definition.id)) return definition.id;
  for (const std::string& word : words)
    if (word_of(word) == word_of(definition.name.en)) return word;
  return word_of(definition.name.en);
}

Found expect_cards(Reading& reading, std::vector<CardId> there) {
  Cursor& words = reading.words;
  int number = 0;
  if (table::scenario::read_number(words.peek(), number)) {
    words.next();
    return differ(number, static_cast<int>(there.size()));
  }
  if (words.take("empty")) return differ(0, static_cast<int>(there.size()));
  const std::size_t form = words.one_of({"is", "order", "top", "has"}, "a number, empty, is, order, top or has");
  if (words.failed()) return std::nullopt;
  const bool barred = form == 3 && words.take("not");
  std::vector<std::string> expected;
  while (!words.at_end()) {
    words.skip_commas();
    const bool label = std::any_of(reading.desk.labels.begin(), reading.desk.labels.end(),
                                   [&](const auto& each) { return each.first == words.peek(); });
    if (!label && !reading.find_definition(words.peek())) {
      words.fail("expected a card of this game", reading.names_and({}));
      return std::nullopt;
    }
    expected.push_back(words.next());
  }
  std::vector<std::string> found;
  for (const CardId card : there) found.push_back(name_among(reading.desk, card, expected));
  if (form == 3) {
    for (const std::string& word : expected)
      if ((std::find(found.begin(), found.end(), word) != found.end()) == barred)
        return Difference{(barred ? "not " : "") + word, reading.desk.codes(there)};
    return std::nullopt;
  }
  if (form == 2) {
    std::reverse(found.begin(), found.end());
    found.resize(std::min(found.size(), expected.size()));
  }
  if (form == 0) {
    std::sort(expected.begin(), expected.end());
    std::sort(found.begin(), found.end());
  }
  return differ(table::scenario::joined(expected), table::scenario::joined(found));
}

Found expect_known(Reading& reading, const std::vector<CardId>& there) {
  if (reading.words.take("none")) return differ("nothing", reading.desk.codes(there));
  std::vector<std::string> expected = table::scenario::rest_of(reading.words), found;
  if (expected.empty()) {
    reading.words.fail("expected cards, or none");
    return std::nullopt;
  }
  for (const CardId card : there) found.push_back(name_among(reading.desk, card, expected));
  std::sort(expected.begin(), expected.end());
  std::sort(found.begin(), found.end());
  return differ(table::scenario::joined(expected), table::scenario::joined(found));
}

bool has_event(Reading& reading, const Events& events, std::string& asked, std::string& all) {
  const auto names = names_of_kinds(std::type_identity<Event>{});
  std::vector<std::string> wanted{std::string(names[reading.words.one_of(names, "the name of an event")])};
  for (std::string& word : table::scenario::rest_of(reading.words)) wanted.push_back(std::move(word));
  asked = table::scenario::joined(wanted);
  bool found = false;
  for (const Event& event : events) {
    const std::string text = to_text(event);
    if (!Game::is_bookkeeping(event)) all += (all.empty() ? "" : "; ") + text;
    found = found || (text.substr(0, text.find(' ')) == wanted[0] &&
                      std::all_of(wanted.begin() + 1, wanted.end(),
                                  [&](const std::string& word) { return word_fits(reading, word, text); }));
  }
  return found;
}

}  // namespace rising_clan::scenario
