// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/gormiti/decks/deck_reader.h"
#include "engine/table/enum_names.h"

/// The share code of a deck (docs/formats.md, section 3): "PG1-...", its mode, name and cards.
namespace gormiti {

/// Why there is no code of a deck, or no deck of a code.
enum class ShareProblem : std::uint8_t {
  broken,         ///< damaged or not whole
  later_version,  ///< word: the version, which only a newer program can read
  other_game,     ///< word: the title of the game that it is a deck of
  too_long,       ///< number: how many characters a code has at most
  too_many,       ///< number: how many cards a deck file has at most
  unknown_card,   ///< word: a code that no card has
  twice,          ///< word: the code of a card that stands there more than once
};

struct ShareRefusal {
  ShareProblem problem = ShareProblem::broken;
  std::string word = {};
  std::uint64_t number = 0;
  friend bool operator==(const ShareRefusal&, const ShareRefusal&) = default;
};

/// More no code of this program has.
inline constexpr std::size_t kLongestShareCode = 65'536;

struct WrittenShareCode {
  std::string code;                     ///< empty if there is a refusal
  std::optional<ShareRefusal> refusal;  ///< `too_long`, `too_many`, `twice`
};
/// A deck with a card twice has none, nor one that no deck file can hold. Whether it is legal is not asked.
WrittenShareCode write_share_code(const DeckFile& deck);

struct ShareReading {
  std::optional<DeckFile> deck;         ///< absent if there is a refusal
  std::optional<ShareRefusal> refusal;  ///< the first thing that is wrong
};
/// A text that begins as share codes do, of whichever game (`table::share_mark`), blanks around it aside: the deck that
/// it was written of, or why not. Never throws.
ShareReading read_share_code(std::string_view text, const Catalog& cards);

/// The text is one word that begins as share codes of this or another game do, blanks around it aside.
bool is_any_share_code(std::string_view text);

/// One English line for authoring tools.
std::string text_of(const ShareRefusal& refusal);

}  // namespace gormiti

namespace table {
template <>
struct EnumNames<gormiti::ShareProblem> {
  static constexpr std::array<std::string_view, 7> names{"broken",  "laterVersion", "otherGame", "tooLong",
                                                         "tooMany", "unknownCard",  "twice"};
};
}  // namespace table
