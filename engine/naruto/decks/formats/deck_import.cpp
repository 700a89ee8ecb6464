// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/formats/deck_import.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/naruto/decks/codes.h"
#include "engine/naruto/decks/deck_reader.h"
#include "engine/naruto/decks/formats/import_draft.h"
#include "engine/naruto/decks/formats/plain_text.h"
#include "engine/naruto/editions/edition.h"
#include "engine/table/clean_name.h"
#include "engine/table/separated_values.h"
#include "engine/table/share_code.h"
#include "engine/table/text_of_bytes.h"

namespace naruto {
namespace {

/// A figure, a word for a number or for a pile stands in it.
bool says_something(std::string_view name) {
  if (holds_figure(name)) return true;
  for (std::size_t at = 0; at < name.size();) {
    const auto end = std::min(name.find_first_of(" \t:;,.()[]{}/+*-\"", at), name.size());
    const std::string_view word = name.substr(at, end - at);
    if (pile_word(word) || is_number_word(word)) return true;
    at = end + 1;
  }
  return false;
}

/// A name without signs around it and words that join it with something in front: "& Rock Lee".
std::string_view bare_name(std::string_view name) {
  constexpr std::string_view kSigns = " \t-+&,;:/|.";
  for (bool cut = true; cut;) {
    cut = false;
    name.remove_prefix(std::min(name.find_first_not_of(kSigns), name.size()));
    for (const std::string_view word : {"and ", "with ", "plus ", "e ", "con ", "com ", "ed "})
      if (!cut && folded(name.substr(0, word.size())) == word.substr(0, word.size() - 1) && name.size() > word.size()) {
        name.remove_prefix(word.size());
        cut = true;
      }
  }
  return name.substr(0, name.find_last_not_of(kSigns) + 1);
}

std::string name_of_source(std::string_view source) {
  const auto slash = source.find_last_of("/\\");
  if (slash != std::string_view::npos) source.remove_prefix(slash + 1);
  for (const std::string_view ending :
       {".toml", ".json", ".txt", ".csv", ".tsv", ".text", ".list", ".deck", ".dec", ".dek"})
    if (source.size() > ending.size() && folded(source.substr(source.size() - ending.size())) == ending) {
      source.remove_suffix(ending.size());  // any other dot is of the name: "v1.2"
      break;
    }
  return table::clean_name(source);
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
  std::vector<int> numbers = entry.numbers;
  const bool possible = entry.count >= 1 && entry.count <= kMostCardCopies;
  if (possible && (numbers.empty() || std::find(numbers.begin(), numbers.end(), entry.count) == numbers.end()))
    numbers.push_back(static_cast<int>(entry.count));  // the one that is left if no other is meant
  if (numbers.empty()) numbers = {1, 2, 3};
  out_.questions.push_back({.doubt = doubt,
                            .line = entry.line,
                            .pile = entry.pile,
                            .count = numbers.front(),
                            .written = quotation(entry.written),
                            .candidates = std::move(candidates),
                            .counts = numbers,
                            .heading = entry.heading});
}

int ImportDraft::open_heading(int line, std::string_view written) {
  const auto place = static_cast<int>(out_.questions.size());
  ask(DeckDoubt::unknown_heading, {.line = line, .written = written});
  return failed() ? kNoHeading : place;
}

void ImportDraft::add_resolved(const Entry& entry, const std::string& code) {
  if (entry.count < 1 || entry.count > kMostCardCopies) return ask(DeckDoubt::wrong_count, entry, {code});
  auto& entries = entry.heading == kNoHeading ? entries_of(out_.deck, entry.pile)
                                              : out_.questions[static_cast<std::size_t>(entry.heading)].below;
  if (entries.size() >= kMostDeckEntries) return fail(DeckFault::too_many_cards, entry.line, {}, kMostDeckEntries);
  if (!add_copies(entries, code, static_cast<int>(entry.count))) ask(DeckDoubt::wrong_count, entry, {code});
}

std::vector<std::string> ImportDraft::near_names(std::string_view name) {
  return ++lookups_ > kMostLookups ? std::vector<std::string>{} : cards_.near_name(name);
}

/// Cards that may be meant by what no card is called.
std::vector<std::string> ImportDraft::meant_by(const Entry& entry) {
  // a set or a remark in brackets may stand behind the name, or in front of it
  auto codes = cards_.by_name(without_blanks(entry.name.substr(0, entry.name.find_first_of("([{"))));
  if (const auto end = entry.name.find_first_of(")]}"); codes.empty() && end != std::string_view::npos)
    codes = cards_.by_name(without_blanks(entry.name.substr(end + 1)));
  if (codes.empty() && !entry.name.empty()) codes = near_names(entry.name);
  constexpr int kMostWords = 6;
  std::string_view name = entry.name;  // something may stand behind it: "Rock Lee (Set 1) 31"
  for (int cut = 0; codes.empty() && cut < kMostWords && name.find(' ') != std::string_view::npos; ++cut) {
    name = without_blanks(name.substr(0, name.rfind(' ')));
    codes = cards_.by_name(name);
  }
  if (codes.empty() && !entry.code.empty() && ++lookups_ <= kMostLookups)
    if (const std::string near = nearest_card(entry.code, cards_.catalog()); cards_.catalog().find(near))
      codes = {near};
  return codes;
}

void ImportDraft::add(const Entry& entry) {
  if (failed()) return;
  constexpr std::size_t kLongestCode = 24;
  const auto coded = entry.code.empty() ? std::vector<std::string>{} : cards_.by_code(entry.code);
  const auto named = cards_.by_name(entry.name);
  if (entry.aside) return ask(DeckDoubt::not_in_deck, entry, coded.empty() ? named : coded);
  if (coded.size() == 1) {
    const std::string& code = coded.front();
    if (entry.name.empty() || cards_.bears_name(entry.name, code)) return add_resolved(entry, code);
    auto others = named.empty() ? cards_.by_name(bare_name(entry.name)) : named;
    if (named.empty() && cards_.bears_name(bare_name(entry.name), code)) return add_resolved(entry, code);
    others.insert(others.begin(), code);
    if (others.size() > 1) return ask(DeckDoubt::name_differs, entry, std::move(others));
    // A name that says nothing: the code counts. With a figure or a pile in it, it says something.
    if (says_something(entry.name)) return ask(DeckDoubt::not_understood, entry, coded);
    return add_resolved(entry, code);
  }
  const auto& codes = coded.empty() ? named : coded;
  if (codes.empty()) return ask(DeckDoubt::unknown_card, entry, meant_by(entry));
  // a code that nobody knows beside a name: it may be another card than that of the name
  const bool foreign = coded.empty() && entry.code.size() <= kLongestCode && holds_figure(entry.code);
  if (foreign) return ask(DeckDoubt::not_understood, entry, codes);
  if (codes.size() > 1) return ask(DeckDoubt::several_cards, entry, codes);
  add_resolved(entry, codes.front());
}

// --- the door -------------------------------------------------------------------------------------------------------

DeckFormat recognise_deck(std::string_view text) {
  const std::string plain = with_plain_ends(text);
  const std::string_view whole = without_blanks(plain);
  const auto inside = without_blanks(whole.substr(std::min<std::size_t>(1, whole.size())));
  const bool number = !inside.empty() && inside.front() >= '0' && inside.front() <= '9';  // "{3} N-001"
  if ((whole.starts_with('{') && !number) || whole.starts_with("[{") || whole.starts_with("[\"")) {
    return whole.find("\"ObjectStates\"") != std::string_view::npos ? DeckFormat::tts : DeckFormat::json;
  }
  if (table::share_mark(whole) != nullptr) return DeckFormat::code;  // that of another game is refused by its name
  if (find_table(plain_signs(whole))) return DeckFormat::csv;
  const auto lines = lines_of(whole, kMostDeckLines);
  bool ids = false;
  for (const std::string_view line : lines) {
    if (line.empty()) continue;
    const bool key = line.starts_with("format") || line.starts_with("game") || line.starts_with("edition");
    if ((key && line.find('=') != std::string_view::npos) || line == "[cards]") return DeckFormat::text;
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
  auto read = table::text_of_bytes(bytes);
  if (read.fault) {
    draft.fail(DeckFault::not_text, read.fault->line, read.fault->found,
               static_cast<std::uint64_t>(read.fault->column));
    return out;
  }
  std::string text = std::move(read.text);
  if (without_blanks(text).empty()) {
    draft.fail(DeckFault::nothing_there);
    return out;
  }
  out.format = recognise_deck(text);
  if (out.format == DeckFormat::csv || out.format == DeckFormat::list || out.format == DeckFormat::community)
    text = with_plain_ends(text);
  switch (out.format) {
    case DeckFormat::text:
      read_own_file(text, source, cards, out);
      break;
    case DeckFormat::json:
    case DeckFormat::tts:
      read_deck_json(text, draft);
      break;
    case DeckFormat::csv:
      read_deck_table(plain_signs(text), draft);
      break;
    case DeckFormat::code:
      read_share_code(text, draft);
      break;
    case DeckFormat::list:
    case DeckFormat::community:
      read_deck_lines(text, draft);
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
  out.deck.name = clean_name(out.deck.name);
  if (out.deck.name.en.empty()) out.deck.name.en = out.deck.id;
  return out;
}

}  // namespace naruto
