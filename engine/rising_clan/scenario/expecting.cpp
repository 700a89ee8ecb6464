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
/// One of each kind, as it is written: which words it has.
template <class... Kinds>
std::vector<std::string> samples_of_kinds(std::type_identity<std::variant<Kinds...>>) {
  return {to_text(Event(Kinds{}))...};
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

/// All the words up to the end of the line, at least one: each a label, or what a card is called.
std::vector<std::string> card_words(Reading& reading) {
  Cursor& words = reading.words;
  std::vector<std::string> out;
  words.skip_commas();
  do {
    const bool label = std::any_of(reading.desk.labels.begin(), reading.desk.labels.end(),
                                   [&](const auto& each) { return each.first == words.peek(); });
    if (words.at_end() || (!label && !reading.find_definition(words.peek())))
      words.fail("expected a card of this game", reading.names_and({}));
    out.push_back(words.next());
    words.skip_commas();
  } while (!words.at_end());
  return out;
}

Found same_in_any_order(std::vector<std::string> expected, std::vector<std::string> found) {
  std::sort(expected.begin(), expected.end());
  std::sort(found.begin(), found.end());
  return differ(table::scenario::joined(expected), table::scenario::joined(found));
}

}  // namespace

std::string text_of_seats(SeatSet seats) {
  std::string out;
  for (std::size_t i = 0; i < kMostSeats; ++i)
    if (seats.has(table::seat_at(i))) out += (out.empty() ? "" : " ") + letter(table::seat_at(i));
  return out.empty() ? "nobody" : out;
}

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
  const bool barred = form == 3 && words.take("not");
  const std::vector<std::string> expected = card_words(reading);
  if (words.failed()) return std::nullopt;
  std::vector<std::string> found;
  for (const CardId card : there) found.push_back(name_among(reading.desk, card, expected));
  if (form == 3) {
    for (const std::string& word : expected) {
      const auto there_are = std::count(found.begin(), found.end(), word);
      if (barred ? there_are > 0 : there_are < std::count(expected.begin(), expected.end(), word))
        return Difference{(barred ? "not " : "") + word, reading.desk.codes(there)};
    }
    return std::nullopt;
  }
  if (form == 2) {
    std::reverse(found.begin(), found.end());
    found.resize(std::min(found.size(), expected.size()));
  }
  if (form == 0) return same_in_any_order(expected, std::move(found));
  return differ(table::scenario::joined(expected), table::scenario::joined(found));
}

Found expect_known(Reading& reading, const std::vector<CardId>& there) {
  if (reading.words.take("none")) return differ("nothing", reading.desk.codes(there));
  const std::vector<std::string> expected = card_words(reading);
  std::vector<std::string> found;
  for (const CardId card : there) found.push_back(name_among(reading.desk, card, expected));
  return same_in_any_order(expected, std::move(found));
}

bool has_event(Reading& reading, const Events& events, std::string& asked, std::string& all) {
  static const std::vector<std::string> samples = samples_of_kinds(std::type_identity<Event>{});
  Cursor& words = reading.words;
  const std::size_t kind = words.one_of(names_of_kinds(std::type_identity<Event>{}), "the name of an event");
  const std::string name = samples[kind].substr(0, samples[kind].find(' '));
  std::vector<std::string> wanted;
  while (!words.at_end()) {
    const std::string key(words.peek().substr(0, words.peek().find('=') + 1));
    if (key.empty() || samples[kind].find(" " + key) == std::string::npos)
      words.fail(fmt::format("expected a word of this event, which is written as \"{}\"", samples[kind]));
    wanted.push_back(words.next());
  }
  asked = table::scenario::joined(wanted).insert(0, name + (wanted.empty() ? "" : " "));
  bool found = false;
  for (const Event& event : events) {
    const std::string text = to_text(event);
    if (!Game::is_bookkeeping(event)) all += (all.empty() ? "" : "; ") + text;
    found = found || (text.substr(0, text.find(' ')) == name &&
                      std::all_of(wanted.begin(), wanted.end(),
                                  [&](const std::string& word) { return word_fits(reading, word, text); }));
  }
  return found;
}

}  // namespace rising_clan::scenario
