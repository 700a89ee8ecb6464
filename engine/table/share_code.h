// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Share codes of every game (docs/formats.md): a mark, a version and a dash, then bytes with their checksum in
/// letters, digits, `-` and `_`, all of it one word. What the bytes say is a matter of the game.
namespace table {

/// A game that has codes, by its mark.
struct ShareMark {
  std::string_view mark;  ///< two letters
  std::string_view game;  ///< as records and `--game` name it
  std::string_view title;
};
inline constexpr std::array<ShareMark, 2> kShareMarks{{{"PS", "naruto", "Naruto"}, {"PG", "gormiti", "Gormiti"}}};

/// The game of a text that is one word and begins as codes of this or a later version do; nothing of any other text.
const ShareMark* share_mark(std::string_view text);

using ShareBytes = std::vector<std::uint8_t>;

/// A card as a code names it.
struct ShareEntry {
  std::string code;
  std::uint64_t copies = 1;
  friend bool operator==(const ShareEntry&, const ShareEntry&) = default;
};

/// A code of a card without its number: "N-US010" is "N-US", three digits, nothing behind.
struct CodeShape {
  std::string head;
  std::size_t digits = 0;
  std::string tail;
  friend bool operator==(const CodeShape&, const CodeShape&) = default;
};

/// Puts together the bytes of a code.
class ShareSink {
 public:
  void byte(std::uint8_t value) { bytes_.push_back(value); }
  void number(std::uint64_t value);  ///< LEB128
  void text(std::string_view text);  ///< a length and UTF-8; of a long one whole characters of its first 320 bytes
  void shapes(const std::vector<CodeShape>& shapes);
  /// `shapes` has those of all codes.
  void entries(const std::vector<ShareEntry>& entries, const std::vector<CodeShape>& shapes);
  /// "PS1-...": these bytes with their checksum.
  std::string code(std::string_view mark, char version) const;

 private:
  ShareBytes bytes_;
};

/// Adds the shapes of these codes that are not there yet.
void gather_shapes(const std::vector<ShareEntry>& entries, std::vector<CodeShape>& shapes);

/// Reads what a sink wrote. Once something was missing it is not good any more, and gives nothing.
class ShareSource {
 public:
  explicit ShareSource(ShareBytes bytes) : bytes_(std::move(bytes)) {}

  bool good() const { return good_; }
  /// Nothing was missing and nothing is left.
  bool over() const { return good_ && at_ == bytes_.size(); }
  std::uint8_t byte();
  std::uint64_t number();
  std::string text();  ///< one line, whoever wrote it
  std::vector<CodeShape> shapes();
  /// Gives each to `take`, until that says false.
  template <class Take>
  void entries(const std::vector<CodeShape>& shapes, Take&& take) {
    const auto size = number();
    for (std::uint64_t i = 0; i < size && good_; ++i)
      if (const auto entry = next(shapes); !good_ || !take(entry)) return;
  }

 private:
  ShareEntry next(const std::vector<CodeShape>& shapes);

  ShareBytes bytes_;
  std::size_t at_ = 0;
  bool good_ = true;
};

/// Why a code tells nothing.
enum class ShareFault : std::uint8_t {
  broken,         ///< damaged or not whole: every character counts
  later_version,  ///< only a newer program can read it
  other_game,     ///< its mark is that of another game
};

struct OpenedShareCode {
  std::optional<ShareSource> source;  ///< absent if there is a fault
  ShareFault fault = ShareFault::broken;
  std::string word = {};  ///< the version, or the title of the other game
};
/// Opens a text that `share_mark` knows, without blanks around it, as a code of the game with this mark and version.
OpenedShareCode open_share_code(std::string_view text, std::string_view mark, char version);

}  // namespace table
