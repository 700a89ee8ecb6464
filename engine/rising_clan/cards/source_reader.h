// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>
#include <toml++/toml.h>

#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/rising_clan/cards/card_message.h"
#include "engine/rising_clan/cards/definition.h"

namespace rising_clan {

/// Reads words, numbers, texts and tables by their keys, and keeps the place for the messages. Private to the reader of
/// cards.
class SourceReader {
 public:
  explicit SourceReader(std::vector<CardMessage>& messages) : messages_(messages) {}

 protected:
  static constexpr int kMost = 99;
  static constexpr std::size_t kLongestText = 400;
  static constexpr std::size_t kMostMessages = 200;

  /// A part of the path for as long as it lives.
  class Enter {
   public:
    Enter(SourceReader& reader, std::string_view part) : reader_(reader), length_(reader.path_.size()) {
      if (!reader_.path_.empty() && !part.starts_with('[')) reader_.path_ += '.';
      reader_.path_ += part;
    }
    ~Enter() { reader_.path_.resize(length_); }
    Enter(const Enter&) = delete;
    Enter& operator=(const Enter&) = delete;

   private:
    SourceReader& reader_;
    std::size_t length_;
  };

  void fail(MessageCode code, const toml::node& at, std::string found, std::string expected);
  void wrong_type(const toml::node& at, std::string_view expected) {
    fail(MessageCode::wrong_type, at, "another form", std::string(expected));
  }

  void text(const toml::node& at, std::string& out);
  void flag(const toml::node& at, bool& out);
  void names(const toml::node& at, Names& out);
  template <class T>
  void number(const toml::node& at, T& out, int least, int most) {
    const auto* value = at.as_integer();
    if (value == nullptr) return wrong_type(at, "a number");
    if (value->get() < least || value->get() > most)
      return fail(MessageCode::out_of_range, at, std::to_string(value->get()), fmt::format("{} to {}", least, most));
    out = static_cast<T>(value->get());
  }
  /// `allowed`: bits of the enumeration; 0 is every word. The word "none" of a list is never written.
  template <table::NamedEnum E>
  void word(const toml::node& at, E& out, std::uint32_t allowed = 0) {
    const auto* value = at.as_string();
    if (value == nullptr) return wrong_type(at, "a word");
    std::vector<std::string_view> known;
    for (std::size_t i = 0; i < table::EnumNames<E>::names.size(); ++i) {
      const std::string_view name = table::EnumNames<E>::names[i];
      if (name == "none" || (allowed != 0 && (allowed >> i & 1U) == 0)) continue;
      known.push_back(name);
      if (name != value->get()) continue;
      out = static_cast<E>(i);
      return;
    }
    fail(MessageCode::unknown_word, at, value->get(), fmt::format("one of {}", fmt::join(known, ", ")));
  }
  /// One after the other; not a list: told.
  template <class F>
  void each(const toml::node& at, std::size_t most, F&& f) {
    const auto* items = at.as_array();
    if (items == nullptr) return wrong_type(at, "a list");
    if (items->size() > most)
      return fail(MessageCode::too_large, at, fmt::format("{} of them", items->size()),
                  fmt::format("at most {}", most));
    for (std::size_t i = 0; i < items->size(); ++i) {
      const Enter enter(*this, fmt::format("[{}]", i));
      f((*items)[i]);
    }
  }

  /// The fields of a table by their keys; `close` finds keys that it does not have.
  class Fields {
   public:
    Fields(SourceReader& reader, const toml::node& at, std::string_view what)
        : reader_(reader), at_(at), table_(at.as_table()) {
      if (table_ == nullptr) reader_.wrong_type(at, what);
    }
    bool good() const { return table_ != nullptr; }
    const toml::node& at() const { return at_; }
    bool has(std::string_view key) const { return table_ != nullptr && table_->contains(key); }

    template <class F>
    bool may(std::string_view key, F&& f) {
      known_.push_back(key);
      const toml::node* found = table_ == nullptr ? nullptr : table_->get(key);
      if (found == nullptr) return false;
      const Enter enter(reader_, key);
      f(*found);
      return true;
    }
    template <class F>
    void must(std::string_view key, F&& f) {
      if (!may(key, f) && table_ != nullptr)
        reader_.fail(MessageCode::missing_key, at_, "nothing", fmt::format("\"{}\"", key));
    }
    template <class T>
    void must_number(std::string_view key, T& out, int least, int most) {
      must(key, [&](const toml::node& n) { reader_.number(n, out, least, most); });
    }
    template <class T>
    void may_number(std::string_view key, T& out, int least, int most) {
      may(key, [&](const toml::node& n) { reader_.number(n, out, least, most); });
    }
    template <class E>
    void must_word(std::string_view key, E& out, std::uint32_t allowed = 0) {
      must(key, [&](const toml::node& n) { reader_.word(n, out, allowed); });
    }
    template <class E>
    void may_word(std::string_view key, E& out, std::uint32_t allowed = 0) {
      may(key, [&](const toml::node& n) { reader_.word(n, out, allowed); });
    }
    void must_text(std::string_view key, std::string& out) {
      must(key, [&](const toml::node& n) { reader_.text(n, out); });
    }
    void may_flag(std::string_view key, bool& out) {
      may(key, [&](const toml::node& n) { reader_.flag(n, out); });
    }
    void must_names(Names& out) {
      must("name", [&](const toml::node& n) { reader_.names(n, out); });
    }
    void close();

   private:
    SourceReader& reader_;
    const toml::node& at_;
    const toml::table* table_;
    std::vector<std::string_view> known_;
  };

  std::vector<CardMessage>& messages_;
  std::string card_;
  std::string path_;
};

}  // namespace rising_clan
