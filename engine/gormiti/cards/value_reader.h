// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/gormiti/cards/filter.h"
#include "engine/gormiti/cards/source_tree.h"

namespace gormiti {

/// Where a text stands decides which words it may use (G-895).
struct TextScope {
  bool self = false;          ///< it may speak of the card that bears it
  bool attached = false;      ///< and of the bearer of a Weapon
  bool fighters = false;      ///< `user` and `against`
  bool battle_end = false;    ///< effects until the end of the clash
  bool can_choose = false;    ///< somebody may be asked
  bool from_discard = false;  ///< objects of a discard pile
  bool counting = false;      ///< cards are only counted: any zone, hands and decks bare (G-319)
  bool printed = false;       ///< only printed facts can be asked for
};

/// Reads words, numbers, filters, amounts, conditions and selectors; keeps the place for the messages. Private to the
/// reader of cards.
class ValueReader {
 public:
  explicit ValueReader(std::vector<CardMessage>& messages) : messages_(messages) {}

  void read(const SourceValue& value, bool& out);
  void read(const SourceValue& value, std::optional<bool>& out);
  void read(const SourceValue& value, std::string& out);
  void read(const SourceValue& value, Bounds& out);
  void read(const SourceValue& value, Filter& out);
  void read(const SourceValue& value, Amount& out);
  void read(const SourceValue& value, Condition& out);
  void read(const SourceValue& value, Selector& out);
  void read(const SourceValue& value, Ref& out);
  void read(const SourceValue& value, int& out) { number(value, out, kLeast, kMost); }
  template <table::NamedEnum E>
  void read(const SourceValue& value, E& out) {
    constexpr std::size_t first = has_unwritten<E> ? 1 : 0;
    const auto words = std::span(table::EnumNames<E>::names).subspan(first);
    const std::string* word = value.text();
    if (word == nullptr) return wrong_type(value, "a word");
    const auto at = std::find(words.begin(), words.end(), *word);
    if (at == words.end())
      return fail(MessageCode::unknown_word, value, *word, fmt::format("one of {}", fmt::join(words, ", ")));
    out = static_cast<E>(static_cast<std::size_t>(at - words.begin()) + first);
  }
  template <class E>
  void read(const SourceValue& value, OneOf<E>& out) {
    const auto one = [&](const SourceValue& each) {
      E word{};
      read(each, word);
      out.add(word);
    };
    const auto* list = value.list();
    if (list == nullptr) return one(value);
    if (list->empty()) return fail(MessageCode::out_of_range, value, "an empty list", "one word or more");
    for (const SourceValue& each : *list) one(each);
  }
  void number(const SourceValue& value, int& out, int least, int most);

 protected:
  static constexpr int kLeast = -999;
  static constexpr int kMost = 999;

  /// Their first word says that nothing is asked for; cards leave it out.
  template <class E>
  static constexpr bool has_unwritten =
      std::is_same_v<E, Role> || std::is_same_v<E, Whose> || std::is_same_v<E, Health> ||
      std::is_same_v<E, LeaveCause> || std::is_same_v<E, Trait> || std::is_same_v<E, Rarity>;

  /// A part of the path for as long as it lives.
  class Enter {
   public:
    Enter(ValueReader& reader, std::string_view part) : reader_(reader), length_(reader.path_.size()) {
      if (!reader_.path_.empty() && !part.starts_with('[')) reader_.path_ += '.';
      reader_.path_ += part;
    }
    ~Enter() { reader_.path_.resize(length_); }
    Enter(const Enter&) = delete;
    Enter& operator=(const Enter&) = delete;

   private:
    ValueReader& reader_;
    std::size_t length_;
  };

  /// The scope is another one for as long as it lives.
  class Within {
   public:
    Within(ValueReader& reader, TextScope scope) : reader_(reader), outer_(reader.scope_) { reader_.scope_ = scope; }
    ~Within() { reader_.scope_ = outer_; }
    Within(const Within&) = delete;
    Within& operator=(const Within&) = delete;

   private:
    ValueReader& reader_;
    TextScope outer_;
  };

  /// Reads the fields of a table by their names; `close` finds keys that it does not have.
  template <class Reader>
  class Fields {
   public:
    Fields(Reader& reader, const SourceValue& value) : reader_(reader), value_(value) {}

    template <class T>
    bool may(std::string_view key, T& out) {
      known_.push_back(key);
      const SourceValue* found = value_.find(key);
      if (found == nullptr) return false;
      const Enter enter(reader_, key);
      reader_.read(*found, out);
      return true;
    }
    template <class T>
    void must(std::string_view key, T& out) {
      if (!may(key, out)) reader_.fail(MessageCode::missing_key, value_, "nothing", fmt::format("\"{}\"", key));
    }
    void may_number(std::string_view key, int& out, int least, int most) {
      known_.push_back(key);
      const SourceValue* found = value_.find(key);
      if (found == nullptr) return;
      const Enter enter(reader_, key);
      reader_.number(*found, out, least, most);
    }
    void knows(std::string_view key) { known_.push_back(key); }
    void close() {
      const auto* entries = value_.table();
      if (entries == nullptr) return;
      for (const auto& [key, each] : *entries)
        if (std::find(known_.begin(), known_.end(), key) == known_.end())
          reader_.fail(MessageCode::unknown_key, each, fmt::format("\"{}\"", key),
                       fmt::format("one of {}", fmt::join(known_, ", ")));
    }

   private:
    Reader& reader_;
    const SourceValue& value_;
    std::vector<std::string_view> known_;
  };

  TextScope counting() const;
  void fail(MessageCode code, const SourceValue& at, std::string found, std::string expected);
  void wrong_type(const SourceValue& at, std::string_view expected);

  std::vector<CardMessage>& messages_;
  std::string card_;
  std::string path_;
  TextScope scope_;
};

}  // namespace gormiti
