// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/table/names.h"
#include "engine/table/nearest_word.h"
#include "engine/table/source_message.h"

namespace table {

/// What every strict reader of a source does, of cards or of a lesson: words, numbers, texts, lists and tables by their
/// keys, and the place for the messages. The reader of a game is made of it and knows its nodes: functions `read(value,
/// out)` for what it has.
template <SourceCode Code>
class SourceReader {
 public:
  explicit SourceReader(std::vector<SourceMessage<Code>>& messages) : messages_(messages) {}

 protected:
  /// A part of the path for as long as it lives.
  class Enter {
   public:
    Enter(SourceReader& reader, std::string_view key) : reader_(reader), length_(reader.path_.size()) {
      if (!reader_.path_.empty()) reader_.path_ += '.';
      reader_.path_ += key.substr(0, kLongestKey);
    }
    Enter(SourceReader& reader, std::size_t index) : reader_(reader), length_(reader.path_.size()) {
      reader_.path_ += fmt::format("[{}]", index);
    }
    ~Enter() { reader_.path_.resize(length_); }
    Enter(const Enter&) = delete;
    Enter& operator=(const Enter&) = delete;

   private:
    SourceReader& reader_;
    std::size_t length_;
  };

  /// The fields of a table by their keys; `close` finds keys that it does not have. A field goes to a variable, for
  /// which the reader has a `read`, or to a function of the value.
  template <class Reader>
  class Fields {
   public:
    /// Of what is known to be a table.
    Fields(Reader& reader, const SourceValue& value) : reader_(reader), value_(value) {}
    /// What is no table is told; then it is not `good`, and has no fields.
    Fields(Reader& reader, const SourceValue& value, std::string_view what) : Fields(reader, value) {
      if (!good()) reader_.wrong_type(value, what);
    }

    bool good() const { return value_.table() != nullptr; }
    const SourceValue& value() const { return value_; }

    template <class To>
    bool may(std::string_view key, To&& to) {
      known_.push_back(key);
      const SourceValue* found = value_.find(key);
      if (found == nullptr) return false;
      const Enter enter(reader_, key);
      if constexpr (std::invocable<To&, const SourceValue&>)
        to(*found);
      else
        reader_.read(*found, to);
      return true;
    }
    template <class To>
    bool must(std::string_view key, To&& to) {
      if (may(key, to)) return true;
      if (good()) reader_.fail(Code::missing_key, value_, "nothing", fmt::format("\"{}\"", key));
      return false;
    }
    template <class T>
    void may_number(std::string_view key, T& out, int least, int most) {
      may(key, [&](const SourceValue& value) { reader_.number(value, out, least, most); });
    }
    template <class T>
    void must_number(std::string_view key, T& out, int least, int most) {
      must(key, [&](const SourceValue& value) { reader_.number(value, out, least, most); });
    }
    void knows(std::string_view key) { known_.push_back(key); }
    void close() {
      if (!good()) return;
      for (const auto& [key, each] : *value_.table()) {
        if (std::find(known_.begin(), known_.end(), key) != known_.end()) continue;
        const Enter enter(reader_, key);
        reader_.fail(Code::unknown_key, each, fmt::format("\"{}\"", key),
                     fmt::format("one of {}", fmt::join(known_, ", ")), nearest_word(key, known_));
      }
    }

   private:
    Reader& reader_;
    const SourceValue& value_;
    std::vector<std::string_view> known_;
  };

  void fail(Code code, const SourceValue& at, std::string found, std::string expected, std::string nearest = {}) {
    if (messages_.size() >= kMostMessages) return;
    const bool of_key = code == Code::unknown_key && at.key_column > 0;
    messages_.push_back({code, at.line, of_key ? at.key_column : at.column, about_, path_, shortened(std::move(found)),
                         std::move(expected), std::move(nearest)});
  }
  void wrong_type(const SourceValue& at, std::string_view expected) {
    fail(Code::wrong_type, at, shown(at), std::string(expected));
  }
  /// Whether it is one of the known words; else that is told: `what` is expected, and which of them is near.
  bool is_one_of(const SourceValue& at, std::string_view word, std::string what,
                 const std::vector<std::string_view>& known) {
    if (std::find(known.begin(), known.end(), word) != known.end()) return true;
    fail(Code::unknown_word, at, fmt::format("\"{}\"", word), std::move(what), nearest_word(word, known));
    return false;
  }
  /// From here on messages speak of this card, this part of the file, or this file.
  void begin(std::string_view about) {
    about_ = std::string(about);
    path_.clear();
  }

  void flag(const SourceValue& value, bool& out) {
    const bool* given = std::get_if<bool>(&value.value);
    if (given == nullptr) return wrong_type(value, "true or false");
    out = *given;
  }
  void text(const SourceValue& value, std::string& out, std::size_t least, std::size_t most) {
    const std::string* given = value.text();
    if (given == nullptr) return wrong_type(value, "a text");
    if (given->size() < least || given->size() > most)
      return fail(Code::too_large, value, fmt::format("{} bytes", given->size()),
                  fmt::format("{} to {} bytes", least, most));
    out = *given;
  }
  template <class T>
  void number(const SourceValue& value, T& out, int least, int most) {
    const long long* given = std::get_if<long long>(&value.value);
    if (given == nullptr) return wrong_type(value, "a whole number");
    if (*given < least || *given > most)
      return fail(Code::out_of_range, value, fmt::format("{}", *given), fmt::format("{} to {}", least, most));
    out = static_cast<T>(*given);
  }
  /// `allowed`: bits of the enumeration; others of its words are none here.
  template <NamedEnum E>
  void word(const SourceValue& value, E& out, std::uint64_t allowed = ~std::uint64_t{0}) {
    const std::string* given = value.text();
    if (given == nullptr) return wrong_type(value, "a word");
    std::vector<std::string_view> known;
    for (std::size_t i = 0; i < EnumNames<E>::names.size(); ++i)
      if ((allowed >> i & 1U) != 0) known.push_back(EnumNames<E>::names[i]);
    if (is_one_of(value, *given, fmt::format("one of {}", fmt::join(known, ", ")), known)) out = *from_name<E>(*given);
  }
  template <class Reader>
  void names(Reader& reader, const SourceValue& value, Names& out) {
    Fields<Reader> fields(reader, value, "names in en, it, pt");
    fields.must("en", out.en);
    fields.must("it", out.it);
    fields.must("pt", out.pt);
    fields.close();
  }

  /// One after the other, each at its place.
  template <class F>
  void each_of(const SourceValue::List& items, F&& f) {
    for (std::size_t i = 0; i < items.size(); ++i) {
      const Enter enter(*this, i);
      f(items[i]);
    }
  }
  /// The same of a list of at most so many; another form, or more of them: told.
  template <class F>
  void each(const SourceValue& value, std::size_t most, F&& f) {
    const auto* items = value.list();
    if (items == nullptr) return wrong_type(value, "a list");
    if (items->size() > most)
      return fail(Code::too_large, value, fmt::format("{} of them", items->size()), fmt::format("at most {}", most));
    each_of(*items, f);
  }

  /// A table that only explains words to readers of the file.
  void glossary(const SourceValue& value, std::string_view key) {
    begin(key);
    if (value.table() == nullptr) return wrong_type(value, "a line of meaning for each word");
    std::string line;
    for (const auto& [name, meaning] : *value.table()) {
      const Enter enter(*this, name);
      text(meaning, line, 0, kLongestMeaning);
    }
  }

  std::vector<SourceMessage<Code>>& messages_;
  std::string about_;
  std::string path_;

 private:
  static constexpr std::size_t kMostMessages = 200;  ///< a text of strangers does not fill the memory with its faults
  static constexpr std::size_t kLongestMeaning = 4000;
  static constexpr std::size_t kLongestKey = 60;  ///< in a path
};

}  // namespace table
