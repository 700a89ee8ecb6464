// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/decks/formats/deck_import.h"
#include "engine/naruto/decks/formats/pile_words.h"

/// Private to this folder: a deck while it is put together from a foreign text.
namespace naruto {

inline constexpr std::size_t kMostDeckLines = 5000;
inline constexpr std::size_t kMostQuestions = 200;
inline constexpr int kMostCardCopies = 99;
inline constexpr std::size_t kMostDeckEntries = 500;

inline constexpr int kNoHeading = -1;

/// Takes entries, resolves what they mean, and gathers questions. Refers to all it is given.
class ImportDraft {
 public:
  ImportDraft(const CardIndex& cards, std::string_view source, DeckImport& out)
      : cards_(cards), source_(source), out_(out) {}

  struct Entry {
    int line = 0;
    DeckPile pile = DeckPile::deck;
    long long count = 1;
    bool aside = false;             ///< it stands under a heading for cards that are not in the deck
    int heading = kNoHeading;       ///< it stands under a heading that nobody knows: what `open_heading` gave
    std::vector<int> numbers = {};  ///< of copies, where it is not clear which
    std::string_view written = {};  ///< the line as it stands there
    std::string_view code = {};     ///< code or id, if there is one
    std::string_view name = {};     ///< name, if there is one
  };
  /// By code, then by name; a code that no card has does not hide a name that one has.
  void add(const Entry& entry);
  void ask(DeckDoubt doubt, const Entry& entry, std::vector<std::string> candidates = {});
  /// A heading that nobody knows: which pile the cards are of that stand under it is one question.
  int open_heading(int line, std::string_view written);
  /// Codes of cards whose names are near; none any more when many were asked for.
  std::vector<std::string> near_names(std::string_view name);
  /// The text as a whole cannot be used.
  void fail(DeckFault fault, int line = 0, std::string word = {}, std::uint64_t number = 0);
  bool failed() const { return !out_.good(); }
  Deck& deck() { return out_.deck; }
  const CardIndex& cards() const { return cards_; }

 private:
  void add_resolved(const Entry& entry, const std::string& code);
  std::vector<std::string> meant_by(const Entry& entry);

  const CardIndex& cards_;
  std::string_view source_;
  DeckImport& out_;
  int lookups_ = 0;
};

/// "Name: Clones", "Edizione: panini": whatever stands behind it, the line is one of a plain list.
bool is_list_header(std::string_view line);

// The readers, one for each form.
void read_deck_lines(std::string_view text, ImportDraft& draft);
void read_deck_table(std::string_view text, ImportDraft& draft);
void read_deck_json(std::string_view text, ImportDraft& draft);
void read_share_code(std::string_view text, ImportDraft& draft);

/// A title of a column, or a key, that says how many copies there are: "qty", "Quantità".
bool is_count_title(std::string_view title);

/// The code among these texts whose card is called so; empty if there is none, or several.
std::string_view code_of_name(const std::vector<std::string_view>& texts, std::string_view name,
                              const CardIndex& cards);

/// Where a table stands in a text with plain signs and line ends.
struct TableStart {
  struct Title {
    int line = 0;
    std::string_view words;
  };
  std::vector<Title> titles;  ///< what stands above it
  std::size_t at = 0;         ///< of its heading
  int line = 1;
  char separator = 0;
};
/// Nothing where the text is none. Above it may stand "sep=;", rows with a title beside empty fields, and one title
/// alone; none of them holds a figure.
std::optional<TableStart> find_table(std::string_view text);

}  // namespace naruto
