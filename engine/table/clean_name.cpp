// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/clean_name.h"

#include "engine/table/characters.h"
#include "engine/table/one_line.h"

namespace table {
namespace {

/// The name a character at a time: those that can be seen are counted.
class Cleaner {
 public:
  explicit Cleaner(std::size_t most) : most_(most) {}

  void take(std::string_view character) {
    const char32_t code = code_of_character(character);
    if (is_unseen_character(code)) return;
    if (is_blank_character(code)) return end_word();
    if (is_joining_character(code)) {
      constexpr std::size_t kMostJoining = 64;  // flags have seven
      if (!out_.empty() && !blank_ && joining_.size() < kMostJoining) joining_ += character;
      return;
    }
    if (blank_) put(" ");
    blank_ = false;
    for (std::string_view rest = joining_; !rest.empty();) {
      const std::size_t length = utf8_character(rest, 0);
      put(rest.substr(0, length));
      rest.remove_prefix(length);
    }
    joining_.clear();
    put(character);
  }

  /// One letter more than there may be shows that it was longer.
  bool full() const { return count_ > most_; }

  std::string name() {
    end_word();
    if (!full()) return std::move(out_);
    out_.resize(cut_);
    while (out_.ends_with(' ')) out_.pop_back();
    return out_ + "\xE2\x80\xA6";
  }

 private:
  void put(std::string_view character) {
    if (count_ + 1 < most_ && !is_joining_character(code_of_character(character)))
      cut_ = out_.size() + character.size();
    ++count_;
    out_ += character;
  }
  /// What would have joined this letter with another one says nothing here, but for how the letter itself looks.
  void end_word() {
    for (std::string_view rest = joining_; !rest.empty();) {
      const std::size_t length = utf8_character(rest, 0);
      const char32_t code = code_of_character(rest.substr(0, length));
      if (code >= 0xFE00) put(rest.substr(0, length));
      rest.remove_prefix(length);
    }
    joining_.clear();
    blank_ = !out_.empty();
  }

  std::size_t most_;
  std::string out_;
  std::string joining_;  ///< behind the last letter: taken if there is something to join
  bool blank_ = false;   ///< a blank is taken if there is a word behind it
  std::size_t count_ = 0;
  std::size_t cut_ = 0;  ///< so much leaves room for the dots
};

}  // namespace

std::string clean_name(std::string_view name, std::size_t most) {
  Cleaner cleaner(most);
  for (std::size_t at = 0; at < name.size() && !cleaner.full();) {
    const std::size_t length = utf8_character(name, at);
    cleaner.take(length == 0 ? std::string_view("?") : name.substr(at, length));
    at += length == 0 ? 1 : length;
  }
  return cleaner.name();
}

}  // namespace table
