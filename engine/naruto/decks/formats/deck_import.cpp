// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/formats/deck_import.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/naruto/decks/codes.h"
#include "engine/naruto/decks/deck_reader.h"
#include "engine/naruto/decks/formats/import_draft.h"
#include "engine/naruto/decks/formats/plain_text.h"
#include "engine/naruto/decks/formats/share_code.h"
#include "engine/naruto/editions/edition.h"

namespace naruto {
namespace {

bool names_the_card(std::string_view name, const std::string& code, const CardIndex& cards) {
  const Catalog& catalog = cards.catalog();
  const CardDefinition& card = catalog[*catalog.find(code)];
  const std::string key = folded(name);
  return key == folded(catalog.words().text(card.name)) || key == folded(catalog.words().text(card.base_name)) ||
         (!card.name_it.empty() && key == folded(card.name_it));
}

/// A figure or a word for a pile stands in it.
bool says_something(std::string_view name) {
  if (std::any_of(name.begin(), name.end(), [](char c) { return c >= '0' && c <= '9'; })) return true;
  for (std::size_t at = 0; at < name.size();) {
    const auto end = std::min(name.find_first_of(" \t:;,.()[]{}", at), name.size());
    if (pile_word(name.substr(at, end - at))) return true;
    at = end + 1;
  }
  return false;
}

std::string name_of_source(std::string_view source) {
  const auto slash = source.find_last_of("/\\");
  if (slash != std::string_view::npos) source.remove_prefix(slash + 1);
  return quotation(source.substr(0, source.find('.')), 60);
}

/// An edition is a hint; one that nobody knows would make the deck a file that cannot be read.
void forget_unknown_edition(std::string_view source, DeckImport& out) {
  if (out.deck.edition.empty() || find_edition(out.deck.edition) != nullptr) return;
  CardMessage message;
  message.severity = Severity::warning;
  message.code = MessageCode::unknown_word;
  message.source = std::string(source);
  message.path = "edition";
  message.found = quotation(out.deck.edition);
  for (const Edition& each : editions())
    message.expected += (message.expected.empty() ? "one of " : ", ") + std::string(each.id);
  out.messages.push_back(std::move(message));
  out.deck.edition.clear();
}

/// The program's own file: its faults are errors, its unknown codes are questions like those of every other form.
void read_own_file(std::string_view text, std::string_view source, const CardIndex& cards, DeckImport& out) {
  auto reading = read_deck(text, source);
  out.messages = std::move(reading.messages);
  if (!reading.deck) return;
  Deck read = std::move(*reading.deck);
  out.deck.name = read.name;
  out.deck.note = read.note;
  out.deck.edition = read.edition;
  ImportDraft draft(cards, source, out);
  int number = 0;
  for (const DeckPile pile : kDeckPiles)
    for (const DeckEntry& entry : entries_of(read, pile))
      draft.add({.line = ++number, .pile = pile, .count = entry.count, .written = entry.code, .code = entry.code});
}

}  // namespace

std::vector<DeckEntry>& entries_of(Deck& deck, DeckPile pile) {
  return pile == DeckPile::sideboard       ? deck.sideboard
         : pile == DeckPile::reinforcement ? deck.reinforcement
                                           : deck.cards;
}
const std::vector<DeckEntry>& entries_of(const Deck& deck, DeckPile pile) {
  return pile == DeckPile::sideboard       ? deck.sideboard
         : pile == DeckPile::reinforcement ? deck.reinforcement
                                           : deck.cards;
}

bool add_copies(std::vector<DeckEntry>& entries, std::string_view code, int count) {
  const auto found = std::find_if(entries.begin(), entries.end(), [&](const DeckEntry& e) { return e.code == code; });
  const int there = found == entries.end() ? 0 : found->count;
  if (there + count > kMostCardCopies) return false;
  if (found == entries.end()) {
    if (count > 0) entries.push_back({std::string(code), count});
    return true;
  }
  found->count += count;
  if (found->count <= 0) entries.erase(found);
  return true;
}

// --- the draft ------------------------------------------------------------------------------------------------------

void ImportDraft::fail(DeckFault fault, int line, std::string word, std::uint64_t number) {
  if (failed()) return;  // the first is what is to be put right
  out_.refusal = DeckRefusal{fault, line, std::move(word), number};
}

void ImportDraft::ask(DeckDoubt doubt, const Entry& entry, std::vector<std::string> candidates) {
  if (failed()) return;
  if (out_.questions.size() >= kMostQuestions)
    return fail(DeckFault::too_many_questions, out_.questions.front().line, out_.questions.front().written,
                kMostQuestions);
  const int count = static_cast<int>(std::clamp<long long>(entry.count, 1, kMostCardCopies));
  out_.questions.push_back({doubt, entry.line, entry.pile, count, quotation(entry.written), std::move(candidates)});
}

void ImportDraft::add_resolved(const Entry& entry, const std::string& code) {
  auto& entries = entries_of(out_.deck, entry.pile);
  if (entry.count < 1 || entry.count > kMostCardCopies) return ask(DeckDoubt::wrong_count, entry, {code});
  if (entries.size() >= kMostDeckEntries) return fail(DeckFault::too_many_cards, entry.line, {}, kMostDeckEntries);
  if (!add_copies(entries, code, static_cast<int>(entry.count))) ask(DeckDoubt::wrong_count, entry, {code});
}

void ImportDraft::add(const Entry& entry) {
  if (failed()) return;
  auto codes = entry.code.empty() ? std::vector<std::string>{} : cards_.by_code(entry.code);
  if (entry.aside) {
    if (codes.empty()) codes = cards_.by_name(entry.name);
    return ask(DeckDoubt::not_in_deck, entry, std::move(codes));
  }
  if (codes.size() == 1) {
    if (entry.name.empty() || names_the_card(entry.name, codes.front(), cards_))
      return add_resolved(entry, codes.front());
    const auto others = cards_.by_name(entry.name);
    if (others.empty()) {
      // A name that says nothing: the code counts. With a figure or a pile in it, it says something.
      if (says_something(entry.name)) return ask(DeckDoubt::not_understood, entry, std::move(codes));
      return add_resolved(entry, codes.front());
    }
    codes.insert(codes.end(), others.begin(), others.end());
    return ask(DeckDoubt::name_differs, entry, std::move(codes));
  }
  if (codes.empty() && !entry.name.empty()) codes = cards_.by_name(entry.name);
  if (codes.size() == 1) return add_resolved(entry, codes.front());
  if (!codes.empty()) return ask(DeckDoubt::several_cards, entry, std::move(codes));
  if (++lookups_ <= kMostLookups) {
    if (!entry.name.empty()) codes = cards_.near_name(entry.name);
    if (codes.empty() && !entry.code.empty())
      if (const std::string near = nearest_card(entry.code, cards_.catalog()); cards_.catalog().find(near))
        codes = {near};
  }
  ask(DeckDoubt::unknown_card, entry, std::move(codes));
}

// --- the door -------------------------------------------------------------------------------------------------------

DeckFormat recognise_deck(std::string_view text) {
  const std::string_view whole = without_blanks(text);
  if (whole.starts_with('{') || whole.starts_with("[{") || whole.starts_with("[\"")) {
    return whole.find("\"ObjectStates\"") != std::string_view::npos ? DeckFormat::tts : DeckFormat::json;
  }
  if (is_share_code(whole)) return DeckFormat::code;
  const auto lines = lines_of(whole, kMostDeckLines);
  bool first = true;
  bool ids = false;
  for (const std::string_view line : lines) {
    if (line.empty()) continue;
    const bool key = line.starts_with("format") || line.starts_with("game") || line.starts_with("edition");
    if ((key && line.find('=') != std::string_view::npos) || line == "[cards]") return DeckFormat::text;
    if (first && table_separator(line) != 0) return DeckFormat::csv;
    first = false;
    ids = ids || line.starts_with("// Mainboard") || line.starts_with("// Sideboard") ||
          line.starts_with("// Reinforcements");
  }
  return ids ? DeckFormat::community : DeckFormat::list;
}

DeckImport import_deck(std::string_view bytes, std::string_view source, const CardIndex& cards) {
  DeckImport out;
  ImportDraft draft(cards, source, out);
  constexpr std::size_t kMostBytes = std::size_t{16} * 1024 * 1024;
  if (bytes.size() > kMostBytes) {
    draft.fail(DeckFault::too_many_bytes, 0, {}, kMostBytes);
    return out;
  }
  const auto text = utf8_of(bytes);
  if (!text) {
    draft.fail(DeckFault::not_text);
    return out;
  }
  if (without_blanks(*text).empty()) {
    draft.fail(DeckFault::nothing_there);
    return out;
  }
  out.format = recognise_deck(*text);
  switch (out.format) {
    case DeckFormat::text:
      read_own_file(*text, source, cards, out);
      break;
    case DeckFormat::json:
    case DeckFormat::tts:
      read_deck_json(*text, draft);
      break;
    case DeckFormat::csv:
      read_deck_table(with_plain_blanks(*text), draft);
      break;
    case DeckFormat::code:
      read_share_code(*text, draft);
      break;
    case DeckFormat::list:
    case DeckFormat::community:
      read_deck_lines(with_plain_blanks(*text), draft);
      break;
  }
  const bool empty = out.deck.cards.empty() && out.deck.sideboard.empty() && out.deck.reinforcement.empty();
  if (out.good() && empty && out.questions.empty()) draft.fail(DeckFault::no_card);
  if (!out.good()) {
    out.deck = {};
    out.questions.clear();
    return out;
  }
  forget_unknown_edition(source, out);
  out.deck.id = name_of_source(source);
  if (out.deck.name.en.empty()) out.deck.name.en = out.deck.id;
  return out;
}

}  // namespace naruto
