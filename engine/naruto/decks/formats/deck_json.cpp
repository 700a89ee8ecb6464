// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>

#include "engine/naruto/decks/formats/deck_line.h"
#include "engine/naruto/decks/formats/import_draft.h"
#include "engine/naruto/decks/formats/plain_text.h"

/// Decks as JSON: the program's own form, and saved objects of Tabletop Simulator.
namespace naruto {
namespace {

using DeckJson = nlohmann::ordered_json;

/// The value of a key if it is a text, else an empty one. Lives as long as the object.
std::string_view text_at(const DeckJson& object, const char* key) {
  const auto found = object.is_object() ? object.find(key) : object.end();
  return found != object.end() && found->is_string() ? std::string_view(found->get_ref<const std::string&>())
                                                     : std::string_view();
}

LocalText local_text(const DeckJson& object, const char* key) {
  const auto found = object.find(key);
  if (found == object.end()) return {};
  if (found->is_string()) return {found->get<std::string>(), {}, {}};
  return {std::string(text_at(*found, "en")), std::string(text_at(*found, "it")),
          std::string(text_at(*found, "pt_BR"))};
}

/// "cardName", "card_name" and "Card Name" are one key.
std::string plain_key(std::string_view key) {
  std::string words;
  for (std::size_t i = 0; i < key.size(); ++i) {
    const bool hump = i > 0 && key[i] >= 'A' && key[i] <= 'Z' && key[i - 1] >= 'a' && key[i - 1] <= 'z';
    if (hump) words += ' ';
    words += key[i] == '_' || key[i] == '-' ? ' ' : key[i];
  }
  return folded(words);
}

template <std::size_t N>
bool is_one_of(std::string_view key, const std::array<std::string_view, N>& words) {
  return std::find(words.begin(), words.end(), plain_key(key)) != words.end();
}
constexpr std::array<std::string_view, 9> kCodeKeys{
    "code", "id", "card id", "card code", "card number", "collector number", "number", "codice", "codigo"};
constexpr std::array<std::string_view, 6> kNameKeys{"name",         "title", "card name",
                                                    "printed name", "nome",  "display name"};

/// What belongs to a deck beside its cards.
constexpr std::array<std::string_view, 7> kOtherKeys{"format", "game", "edition", "name", "note", "id", "author"};

/// What stands under the first of these keys, if it is a text that is not empty.
template <std::size_t N>
std::string_view text_under(const DeckJson& object, const std::array<std::string_view, N>& keys) {
  if (!object.is_object()) return {};
  for (const std::string_view key : keys)
    for (const auto& [written, value] : object.items())
      if (value.is_string() && plain_key(written) == key)
        if (const auto text = without_blanks(value.template get_ref<const std::string&>()); !text.empty()) return text;
  return {};
}

/// A whole number, also as a text or with a point; nothing for anything else.
std::optional<long long> whole_number(const DeckJson& value) {
  constexpr double kMost = 1e6;
  if (value.is_number_unsigned())
    return static_cast<long long>(std::min(value.get<std::uint64_t>(), std::uint64_t{1'000'000}));
  if (value.is_number_integer()) return value.get<long long>();
  if (value.is_number()) {
    const double number = value.get<double>();
    if (number >= 0 && number <= kMost && number == std::floor(number)) return static_cast<long long>(number);
  }
  return value.is_string() ? copies_of_field(value.get_ref<const std::string&>()) : std::nullopt;
}

/// A number under a key that nobody knows: perhaps that of the copies.
std::vector<int> unknown_numbers(const DeckJson& object) {
  std::vector<int> numbers;
  for (const auto& [key, value] : object.items()) {
    if (is_count_title(plain_key(key)) || is_one_of(key, kCodeKeys)) continue;
    const std::string text = value.is_string() ? value.get<std::string>() : std::string();
    const bool figures = !text.empty() && text.find_first_not_of("0123456789x. ") == std::string::npos;
    if (!value.is_number() && !figures) continue;
    const auto number = whole_number(value);
    numbers.push_back(number && *number >= 1 && *number <= kMostCardCopies ? static_cast<int>(*number) : 1);
  }
  if (!numbers.empty()) numbers.push_back(1);
  std::vector<int> different;
  for (const int number : numbers)
    if (std::find(different.begin(), different.end(), number) == different.end()) different.push_back(number);
  return different;
}

/// Reads objects that name cards, however they are arranged. Its entries are counted where other forms have lines.
class CardsOfJson {
 public:
  explicit CardsOfJson(ImportDraft& draft) : draft_(draft) {}

  /// A list of cards, or an object that leads from codes to numbers.
  void pile(const DeckJson& cards, const ImportDraft::Entry& place) {
    if (cards.is_array()) {
      for (const DeckJson& card : cards)
        if (!draft_.failed()) entry(card, place);
      return;
    }
    const bool has_piles = std::any_of(cards.items().begin(), cards.items().end(),
                                       [](const auto& part) { return says_pile(part.key(), part.value()); });
    for (const auto& [key, value] : cards.items()) {
      if (draft_.failed()) return;
      if (is_called(key) || (value.is_object() && is_card(value))) {
        numbered(key, value, place);
      } else if (value.is_structured()) {
        if (speaks_of_cards(value)) pile(value, place_under(key, has_piles, place));
      } else if (!is_one_of(key, kOtherKeys)) {
        numbered(key, value, place);
      }
    }
  }

  /// Somewhere in it stands the code or the name of a card.
  bool speaks_of_cards(const DeckJson& json) const {
    if (json.is_string()) return is_called(json.get_ref<const std::string&>());
    if (!json.is_structured()) return false;
    for (const auto& [key, value] : json.items())
      if (is_called(key) || speaks_of_cards(value)) return true;
    return false;
  }
  bool is_code(std::string_view text) const { return holds_figure(text) && !draft_.cards().by_code(text).empty(); }
  bool is_called(std::string_view text) const { return is_code(text) || !draft_.cards().by_name(text).empty(); }

  /// "N-001": 3
  void numbered(std::string_view code, const DeckJson& value, ImportDraft::Entry entry) {
    if (value.is_object()) return this->entry(value, entry, code);
    const auto number = whole_number(value);
    const std::string written = quotation(fmt::format("{}: {}", code, shown(value)));
    entry.line = ++line_;
    entry.written = written;
    entry.count = number.value_or(0);
    (is_code(code) ? entry.code : entry.name) = code;
    draft_.add(entry);
  }

 private:
  static std::string shown(const DeckJson& json) {
    return json.dump(-1, ' ', false, DeckJson::error_handler_t::replace);
  }
  static bool says_pile(std::string_view key, const DeckJson& value) {
    const auto heading = value.is_structured() ? heading_of(plain_key(key)) : std::nullopt;
    return heading && (heading->pile || heading->aside);
  }
  /// Where the cards below a key belong: beside piles a key that is none is a heading that nobody knows; among
  /// others it sorts them, "cost2".
  ImportDraft::Entry place_under(std::string_view key, bool has_piles, ImportDraft::Entry place) {
    const auto heading = heading_of(plain_key(key));
    if (heading && (heading->pile || heading->aside)) {
      place.pile = heading->pile.value_or(place.pile);
      place.aside = heading->aside;
      place.heading = kNoHeading;
    } else if (has_piles && !heading) {
      place.heading = draft_.open_heading(0, key);
    }
    return place;
  }
  static bool is_card(const DeckJson& object) {
    return !text_under(object, kCodeKeys).empty() || !text_under(object, kNameKeys).empty();
  }

  /// "section": "side", "sideboard": true. False: a pile that nobody knows.
  static bool take_pile(const DeckJson& object, ImportDraft::Entry& entry) {
    constexpr std::array<std::string_view, 4> kPileKeys{"pile", "section", "board", "zone"};
    for (const auto& [key, value] : object.items()) {
      const bool named = value.is_string() && is_one_of(key, kPileKeys);
      if (!named && !(value.is_boolean() && value.template get<bool>())) continue;
      const std::string words = named ? value.template get<std::string>() : plain_key(key);
      const auto heading = heading_of(words);
      if (!heading && named && !without_blanks(words).empty()) return false;
      if (!heading || (!heading->pile && !heading->aside)) continue;
      entry.pile = heading->pile.value_or(DeckPile::deck);
      entry.aside = heading->aside;
      entry.heading = kNoHeading;
    }
    return true;
  }

  /// {"code": "N-001", "count": 3}, or a line of a list. `key` is that under which it stands, if it is one of a card.
  void entry(const DeckJson& object, ImportDraft::Entry entry, std::string_view key = {}) {
    const std::string written = quotation(shown(object));
    entry.line = ++line_;
    entry.written = written;
    if (object.is_string()) {
      const std::string line = plain_signs(object.get_ref<const std::string&>());
      return take_card_line(read_card_line(without_blanks(line), draft_.cards()), entry, draft_);
    }
    const auto inner = object.is_object() ? object.find("card") : object.end();
    const bool within = inner != object.end() && inner->is_object();  // {"count": 3, "card": {"name": ...}}
    entry.code = text_under(within ? *inner : object, kCodeKeys);
    entry.name = text_under(within ? *inner : object, kNameKeys);
    if (entry.code.empty() && is_code(key)) entry.code = key;
    if (entry.code.empty() && inner != object.end() && inner->is_string())
      (is_code(inner->get_ref<const std::string&>()) ? entry.code : entry.name) = inner->get_ref<const std::string&>();
    if (entry.code.empty() && entry.name.empty()) return draft_.ask(DeckDoubt::unreadable, entry);
    if (entry.code.empty()) entry.code = code_of_name(texts_in(object), entry.name, draft_.cards());
    const bool one_number = take_count(object, entry);
    const bool placed = take_pile(object, entry) && one_number;
    if (one_number) entry.numbers = unknown_numbers(object);
    const auto codes = codes_in(object);
    if (placed && entry.numbers.empty() && codes.size() < 2) return draft_.add(entry);
    if (!codes.empty()) return draft_.ask(DeckDoubt::not_understood, entry, codes);
    draft_.ask(DeckDoubt::not_understood, entry, draft_.cards().by_name(entry.name));
  }

  /// "qty": 3, "Quantità": "3". False: keys that say different numbers; they are in the entry.
  bool take_count(const DeckJson& object, ImportDraft::Entry& entry) const {
    std::vector<int> counts;
    bool any = false;
    for (const auto& [key, value] : object.items()) {
      if (!is_count_title(plain_key(key)) || value.is_structured()) continue;
      if (value.is_string() && is_code(value.get_ref<const std::string&>())) continue;  // "number": "N-001"
      const long long count = whole_number(value).value_or(0);
      if (any && count != entry.count) counts.push_back(static_cast<int>(std::clamp(count, 1LL, 99LL)));
      if (!any) entry.count = count;
      any = true;
    }
    if (counts.empty()) return true;
    counts.insert(counts.begin(), static_cast<int>(std::clamp(entry.count, 1LL, 99LL)));
    entry.numbers = std::move(counts);
    return false;
  }

  static std::vector<std::string_view> texts_in(const DeckJson& object) {
    std::vector<std::string_view> texts;
    for (const auto& [key, value] : object.items())
      if (value.is_string()) texts.emplace_back(value.get_ref<const std::string&>());
    return texts;
  }

  /// Of all that is said beside the name.
  std::vector<std::string> codes_in(const DeckJson& object) const {
    std::vector<std::string> codes;
    for (const auto& [key, value] : object.items()) {
      if (!value.is_string() || is_one_of(key, kNameKeys) || !holds_figure(value.get_ref<const std::string&>()))
        continue;
      for (const std::string& code : draft_.cards().by_code(value.get_ref<const std::string&>()))
        if (std::find(codes.begin(), codes.end(), code) == codes.end()) codes.push_back(code);
    }
    return codes;
  }

  ImportDraft& draft_;
  int line_ = 0;
};

bool is_deck_word(std::string_view key) {
  constexpr std::array<std::string_view, 4> kDeckWords{"deck", "decklist", "mazzo", "baralho"};
  return is_one_of(key, kDeckWords);
}

/// {"River": {"N": {"cost0": {"n001": 3}}}}: a deck under its name and nothing else.
const DeckJson* only_deck(const DeckJson& root, const CardsOfJson& cards) {
  if (!root.is_object() || root.size() != 1) return nullptr;
  const std::string& key = root.begin().key();
  const DeckJson& value = root.begin().value();
  const auto heading = heading_of(plain_key(key));
  const bool named = value.is_object() && !(heading && (heading->aside || !is_deck_word(key))) && !cards.is_called(key);
  return named && cards.speaks_of_cards(value) ? &value : nullptr;
}

void read_own(const DeckJson& root, ImportDraft& draft) {
  CardsOfJson cards(draft);
  if (root.is_array()) return cards.pile(root, {});
  if (const DeckJson* only = only_deck(root, cards)) {
    draft.deck().name.en = heading_of(plain_key(root.begin().key())) ? std::string() : root.begin().key();
    if (only->contains("name")) draft.deck().name = local_text(*only, "name");
    if (only->contains("note")) draft.deck().note = local_text(*only, "note");
    draft.deck().edition = std::string(text_at(*only, "edition"));
    return cards.pile(*only, {});
  }
  if (root.contains("name")) draft.deck().name = local_text(root, "name");
  if (root.contains("note")) draft.deck().note = local_text(root, "note");
  draft.deck().edition = std::string(text_at(root, "edition"));
  bool any = false;
  for (const auto& [key, value] : root.items()) {
    if (draft.failed()) return;
    if (is_one_of(key, kOtherKeys)) continue;
    if (cards.is_called(key)) {
      any = true;
      cards.numbered(key, value, {});
      continue;
    }
    const auto heading = heading_of(plain_key(key));
    if (!value.is_structured()) {
      if (key == "cards" || (heading && heading->pile)) return draft.fail(DeckFault::json_no_list, 0, quotation(key));
      continue;
    }
    if (!heading && !cards.speaks_of_cards(value)) continue;  // tags, and whatever else belongs to a deck
    any = true;
    ImportDraft::Entry place;
    if (heading) {
      place.pile = heading->pile.value_or(DeckPile::deck);
      place.aside = heading->aside;
    } else {
      place.heading = draft.open_heading(0, key);
    }
    cards.pile(value, place);
  }
  if (!any && !draft.failed()) draft.fail(DeckFault::json_without_deck);
}

void saved_card(const DeckJson& object, const ImportDraft::Entry& place, int line, ImportDraft& draft) {
  const std::string_view id = without_blanks(text_at(object, "Description"));
  const std::string_view name = without_blanks(text_at(object, "Nickname"));
  const std::string written = fmt::format("{} [{}]", name, id);
  ImportDraft::Entry entry = place;
  entry.line = line;
  entry.written = written;
  entry.code = id;
  entry.name = name;
  if (id.empty() && name.empty()) return draft.ask(DeckDoubt::unreadable, entry);
  draft.add(entry);
}

void read_saved_object(const DeckJson& root, ImportDraft& draft) {
  const auto states = root.find("ObjectStates");
  if (states == root.end() || !states->is_array()) return draft.fail(DeckFault::json_no_list, 0, "ObjectStates");
  int line = 0;
  for (const DeckJson& state : *states) {
    if (draft.failed()) return;
    ImportDraft::Entry place;
    const auto cards = state.is_object() ? state.find("ContainedObjects") : state.end();
    const bool several = cards != state.end() && cards->is_array();
    if (!several) {  // a pile of one card is a card
      saved_card(state, place, ++line, draft);
      continue;
    }
    const std::string_view title = without_blanks(text_at(state, "Nickname"));
    if (const auto named = heading_of(title)) {
      place.pile = named->pile.value_or(DeckPile::deck);
      place.aside = named->aside;
    } else if (!title.empty()) {
      place.heading = draft.open_heading(line + 1, title);
    }
    for (const DeckJson& card : *cards)
      if (!draft.failed()) saved_card(card, place, ++line, draft);
  }
}

/// Line of a place in the text, for messages.
int line_at(std::string_view text, std::size_t byte) {
  int line = 1;
  for (std::size_t i = 0; i < byte && i < text.size(); ++i) line += text[i] == '\n' ? 1 : 0;
  return line;
}

}  // namespace

void read_deck_json(std::string_view text, ImportDraft& draft) {
  constexpr int kDeepest = 32;
  bool deep = false;
  DeckJson root;
  try {
    root = DeckJson::parse(text, [&](int depth, DeckJson::parse_event_t, DeckJson&) {
      deep = deep || depth > kDeepest;
      return depth <= kDeepest;
    });
  } catch (const DeckJson::parse_error& error) {
    return draft.fail(DeckFault::broken_json, line_at(text, error.byte));
  }
  if (deep) return draft.fail(DeckFault::deep_json);
  if (root.is_object() && root.contains("ObjectStates")) return read_saved_object(root, draft);
  if (!root.is_structured()) return draft.fail(DeckFault::json_without_deck);
  read_own(root, draft);
}

}  // namespace naruto
