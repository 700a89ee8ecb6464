// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>

namespace naruto {

/// A name, characteristic or combat attribute, interned: comparing two of them is comparing two numbers.
using Word = std::uint16_t;

/// Owns the text of every Word of one catalog. Word 0 is the empty text.
class Words {
 public:
  Words() {
    index_.reserve(4096);  // about what the whole card pool needs
    intern("");
  }
  Words(Words&&) = default;
  Words& operator=(Words&&) = default;
  Words(const Words&) = delete;  // the index points into the texts
  Words& operator=(const Words&) = delete;

  Word intern(std::string_view text) {
    if (const auto found = index_.find(text); found != index_.end()) return found->second;
    const Word word = static_cast<Word>(texts_.size());
    texts_.emplace_back(text);
    index_.emplace(texts_.back(), word);
    return word;
  }
  std::string_view text(Word word) const { return texts_[word]; }
  std::size_t size() const { return texts_.size(); }

 private:
  std::deque<std::string> texts_;  // a deque, so that the keys of the index stay where they are
  std::unordered_map<std::string_view, Word> index_;
};

}  // namespace naruto
