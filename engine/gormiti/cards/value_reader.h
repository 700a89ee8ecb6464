// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/gormiti/cards/card_message.h"
#include "engine/gormiti/cards/filter.h"
#include "engine/table/source_reader.h"

namespace gormiti {

using table::SourceValue;

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
class ValueReader : public table::SourceReader<MessageCode> {
 public:
  using SourceReader::SourceReader;
  using Fields = SourceReader::Fields<ValueReader>;

  void read(const SourceValue& value, bool& out) { flag(value, out); }
  void read(const SourceValue& value, std::optional<bool>& out);
  void read(const SourceValue& value, std::string& out) { text(value, out, 0, kLongestText); }
  void read(const SourceValue& value, Bounds& out);
  void read(const SourceValue& value, Filter& out);
  void read(const SourceValue& value, Amount& out);
  void read(const SourceValue& value, Condition& out);
  void read(const SourceValue& value, Selector& out);
  void read(const SourceValue& value, Ref& out);
  void read(const SourceValue& value, int& out) { number(value, out, kLeast, kMost); }
  template <table::NamedEnum E>
  void read(const SourceValue& value, E& out) {
    word(value, out, has_unwritten<E> ? ~std::uint64_t{1} : ~std::uint64_t{0});
  }
  template <class E>
  void read(const SourceValue& value, OneOf<E>& out) {
    const auto one = [&](const SourceValue& each) {
      E found{};
      read(each, found);
      out.add(found);
    };
    const auto* list = value.list();
    if (list == nullptr) return one(value);
    if (list->empty()) return fail(MessageCode::out_of_range, value, "an empty list", "one word or more");
    for (const SourceValue& each : *list) one(each);
  }

 protected:
  static constexpr int kLeast = -999;
  static constexpr int kMost = 999;
  static constexpr std::size_t kLongestText = 4000;

  /// Their first word says that nothing is asked for; cards leave it out.
  template <class E>
  static constexpr bool has_unwritten =
      std::is_same_v<E, Role> || std::is_same_v<E, Whose> || std::is_same_v<E, Health> ||
      std::is_same_v<E, LeaveCause> || std::is_same_v<E, Trait> || std::is_same_v<E, Rarity>;

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

  TextScope counting() const;

  TextScope scope_;
};

}  // namespace gormiti
