// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

/// The lines of which match records are made.
namespace table {

/// A line without what stands behind two blanks and "#" for people, and without blanks at its end.
inline std::string_view without_remark(std::string_view line) {
  line = line.substr(0, line.find("  # "));
  while (!line.empty() && (line.back() == ' ' || line.back() == '\r')) line.remove_suffix(1);
  return line;
}

/// What an indented line says.
inline std::string_view without_indent(std::string_view line) { return line.substr(line.size() < 2 ? line.size() : 2); }

/// The name in a line "deck Clones": all that stands behind the key, for behind names there are no remarks. A line of
/// the key alone is that of somebody without a name; nothing if it is another line.
inline std::optional<std::string_view> name_in_line(std::string_view line, std::string_view key) {
  if (line == key) return std::string_view{};
  if (!line.starts_with(key) || line[key.size()] != ' ') return std::nullopt;
  return line.substr(key.size() + 1);
}

/// Goes through the lines of a record; owns nothing. Remarks and line ends are taken off.
class RecordLines {
 public:
  explicit RecordLines(std::string_view text) : rest_(text) {}

  bool done() const { return rest_.empty(); }
  /// Of the line that `next` gave last, from 1.
  int number() const { return number_; }
  /// False for a last line without a line end: it may have been cut off.
  bool whole() const { return whole_; }
  std::string_view next() {
    const auto line = next_raw();
    const auto remark = line.find("  # ");
    remark_ = remark == std::string_view::npos ? std::string_view{} : line.substr(remark + 4);
    return without_remark(line);
  }
  /// What stood behind the line that `next` gave last.
  std::string_view remark() const { return remark_; }
  /// With everything that stands in it, but the line end.
  std::string_view next_raw() {
    const auto end = rest_.find('\n');
    whole_ = end != std::string_view::npos;
    auto line = rest_.substr(0, end);
    rest_.remove_prefix(whole_ ? end + 1 : rest_.size());
    ++number_;
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
  }
  std::string_view peek() const { return without_remark(rest_.substr(0, rest_.find('\n'))); }
  /// The next line is the last one and has no end: it may have been cut off.
  bool cut() const { return rest_.find('\n') == std::string_view::npos; }
  /// The next line belongs to the one before it: an event, a card of a list, a line of a note.
  bool indented() const { return rest_.starts_with("  "); }

 private:
  std::string_view rest_, remark_;
  int number_ = 0;
  bool whole_ = true;
};

/// All of the text as a number, or nothing.
template <class T>
std::optional<T> number_of(std::string_view text) {
  T value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

}  // namespace table
