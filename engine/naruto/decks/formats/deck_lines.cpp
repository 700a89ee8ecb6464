// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <optional>

#include "engine/naruto/decks/formats/deck_line.h"
#include "engine/naruto/decks/formats/import_draft.h"
#include "engine/naruto/decks/formats/pile_words.h"
#include "engine/naruto/decks/formats/plain_text.h"

/// Plain lists: one card a line or several, headings between them.
namespace naruto {
namespace {

enum class ListHeader { none, name, edition };

ListHeader list_header(std::string_view line) {
  const auto colon = line.find(':');
  if (colon == std::string_view::npos || colon > 12 || without_blanks(line.substr(colon + 1)).empty())
    return ListHeader::none;
  const std::string key = folded(line.substr(0, colon));
  if (key == "name" || key == "nome") return ListHeader::name;
  return key == "edition" || key == "edizione" || key == "edicao" ? ListHeader::edition : ListHeader::none;
}

/// "Name: Clones", "Edition: panini".
bool header_line(std::string_view line, Deck& deck) {
  const ListHeader header = list_header(line);
  const std::string_view value = without_blanks(line.substr(std::min(line.find(':') + 1, line.size())));
  if (header == ListHeader::name) deck.name.en = value;
  if (header == ListHeader::edition) deck.edition = quotation(value, 40);
  return header != ListHeader::none;
}

bool digit_of_list(char c) { return c >= '0' && c <= '9'; }
bool is_remark(std::string_view line) { return line.starts_with("//") || line.starts_with('#'); }

std::string_view without_bullets(std::string_view line) {
  constexpr std::string_view kBullet = "\xE2\x80\xA2";
  for (;;) {
    if (line.starts_with(kBullet))
      line.remove_prefix(kBullet.size());
    else if (line.starts_with("- ") || line.starts_with("* "))
      line.remove_prefix(2);
    else
      return line;
    line = without_blanks(line);
  }
}

/// What a remark says, and a heading between signs: "// Extras", "== Extras ==", "[Extras]", "Extras (12):".
std::string_view words_of_heading(std::string_view line) {
  constexpr std::string_view kSigns = " \t#/=-*_~[](){}<>:|.";
  line.remove_prefix(std::min(line.find_first_not_of(kSigns), line.size()));
  return line.substr(0, line.find_last_not_of(" \t#/=-*_~[](){}<>:|.0123456789") + 1);
}

/// "-----", "====", "|---|---|": signs that part a list.
bool is_rule(std::string_view line) {
  return line.size() >= 3 && line.find_first_not_of(" -=_*+~|:.\\/#") == std::string_view::npos;
}

/// A code or a name with its number stands in it: a card that somebody has struck out.
bool speaks_of_card(std::string_view words, const CardIndex& cards) {
  if (words.empty()) return false;
  const CardLine line = read_card_line(words, cards);
  return line.clear ? !line.code.empty() || (line.count && !line.name.empty()) : !line.codes.empty();
}

/// One word, or a few that all begin with a capital letter: "Trade Binder", no sentence.
bool is_title(std::string_view words) {
  std::size_t count = 0;
  for (std::size_t at = 0; at < words.size(); ++at) {
    if (at > 0 && words[at - 1] != ' ') continue;
    if (words[at] >= 'a' && words[at] <= 'z') return false;
    if (words[at] != ' ') ++count;
  }
  return count >= 1 && count <= 4;
}

class ListReader {
 public:
  ListReader(std::string_view text, ImportDraft& draft) : draft_(draft), lines_(lines_of(text, kMostDeckLines + 1)) {}

  void read() {
    if (lines_.size() > kMostDeckLines)
      return draft_.fail(DeckFault::too_many_lines, static_cast<int>(kMostDeckLines) + 1, {}, kMostDeckLines);
    for (at_ = 0; at_ < lines_.size() && !draft_.failed(); ++at_)
      if (!lines_[at_].empty() && !header_line(lines_[at_], draft_.deck())) statement(plain_signs(lines_[at_]));
  }

 private:
  const CardIndex& cards() const { return draft_.cards(); }
  int number() const { return static_cast<int>(at_) + 1; }

  void statement(const std::string& text) {
    const std::string_view plain = without_blanks(text);
    if (is_rule(plain)) return;
    const std::string_view line = is_remark(plain) ? plain : without_bullets(plain);
    if (line.empty()) return;
    const bool named = !cards().by_name(line).empty();  // there may be a comma in a name, or a word for a pile
    if (!named && !digit_of_list(line.front()) && take_heading(line)) return;
    if (is_remark(line)) return remark(line);
    if (!named && is_unknown_heading(line)) return begin_unknown(line);
    cards_of(line, named);
  }

  /// A line without a card: what it says holds for those below it.
  bool take_heading(std::string_view line) {
    const auto heading = heading_of(line);
    if (!heading) return false;
    if (!heading->pile && !heading->aside) return true;
    now_ = *heading;
    unknown_ = kNoHeading;
    return true;
  }

  void begin_unknown(std::string_view line) { unknown_ = draft_.open_heading(number(), line); }

  /// Everything else behind the signs of remarks says nothing.
  void remark(std::string_view line) {
    const std::string_view words = words_of_heading(line);
    const std::string_view behind = without_blanks(line.substr(
        line.find_first_not_of("/#") == std::string_view::npos ? line.size() : line.find_first_not_of("/#")));
    if (speaks_of_card(behind, cards())) {
      ImportDraft::Entry entry = entry_of(line);
      CardLine struck = read_card_line(behind, cards());
      struck.aside = true;  // whatever pile it names
      return take_card_line(struck, entry, draft_);
    }
    const bool glued = line.starts_with('#') && line.substr(1) == words && words.find(' ') == std::string_view::npos;
    const bool heading = line.starts_with("//") || line.starts_with("##") || line.ends_with(':') || glued ||
                         is_title(words) || names_pile(words);
    if (heading && !words.empty() && (begun_ || names_pile(words) || line.starts_with("//")) && card_follows())
      begin_unknown(line);
  }

  static bool names_pile(std::string_view words) {
    for (std::size_t at = 0; at < words.size();) {
      const auto end = std::min(words.find_first_of(" \t:;,.()[]{}/-_", at), words.size());
      if (pile_word(words.substr(at, end - at))) return true;
      at = end + 1;
    }
    return false;
  }

  /// The next line is one of a card, and no heading of its own.
  bool card_follows() const {
    for (std::size_t next = at_ + 1; next < lines_.size(); ++next) {
      if (lines_[next].empty()) continue;
      const std::string text = plain_signs(lines_[next]);
      const std::string_view line = without_bullets(text);
      if (is_remark(line)) continue;
      const CardLine next_card = read_card_line(line, cards());  // or what is asked about
      return !line.empty() && (digit_of_list(line.front()) || next_card.clear || !next_card.codes.empty());
    }
    return false;
  }

  /// "Extras:", "[Extras]", "Extras (12)" above cards: no card, and no pile that anybody knows.
  bool is_unknown_heading(std::string_view line) const {
    constexpr std::size_t kLongest = 60;
    const std::string_view words = words_of_heading(line);
    if (line.size() > kLongest || words.empty() || digit_of_list(line.front()) || line.front() == '(' ||
        !card_follows())
      return false;
    if (speaks_of_card(line, cards()) || !cards().by_name(words).empty()) return false;
    const bool marked = line.ends_with(':') || (line.front() == '[' && line.back() == ']') || line.starts_with("==") ||
                        line.starts_with("--") || line.starts_with("**") || line.starts_with("__");
    if (marked) return true;
    return !holds_figure(words) && draft_.near_names(words).empty();
  }

  ImportDraft::Entry entry_of(std::string_view line) const {
    return {.line = number(),
            .pile = now_.pile.value_or(DeckPile::deck),
            .aside = now_.aside,
            .heading = unknown_,
            .written = line};
  }

  void cards_of(std::string_view line, bool named) {
    begun_ = true;
    const ImportDraft::Entry entry = entry_of(line);
    const CardLine whole = read_card_line(line, cards());
    const auto parts = parts_of_line(line, cards());
    if (named || whole.clear || parts.size() < 2) return take_card_line(whole, entry, draft_);
    std::vector<CardLine> each;
    for (const std::string_view part : parts) each.push_back(read_card_line(part, cards()));
    // "3 N-001, N-031": three of the second, too?
    const auto counted = std::count_if(each.begin(), each.end(), [](const CardLine& c) { return c.count.has_value(); });
    if (counted != 0 && counted != std::ssize(each)) return take_card_line(whole, entry, draft_);
    for (CardLine& card : each) {
      if (card.pile || card.aside || (!each.front().pile && !each.front().aside)) {
        take_card_line(card, entry, draft_);
        continue;
      }
      // "SB: 3 N-001, 2 N-031": the second, too?
      card.pile = each.front().pile;
      card.aside = each.front().aside;
      card.codes = codes_of(card);
      card.of_code = !card.codes.empty();
      card.clear = card.clear && !card.of_code;
      take_card_line(card, entry, draft_);
    }
  }

  std::vector<std::string> codes_of(const CardLine& card) const {
    if (!card.clear) return card.codes;
    return card.code.empty() ? cards().by_name(card.name) : cards().by_code(card.code);
  }

  ImportDraft& draft_;
  std::vector<std::string_view> lines_;
  std::size_t at_ = 0;
  DeckHeading now_{DeckPile::deck, false};
  int unknown_ = kNoHeading;  ///< the heading that nobody knows, if what follows stands under one
  bool begun_ = false;        ///< there was a card
};

}  // namespace

bool is_list_header(std::string_view line) { return list_header(line) != ListHeader::none; }

void read_deck_lines(std::string_view text, ImportDraft& draft) { ListReader(text, draft).read(); }

}  // namespace naruto
