// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <type_traits>
#include <variant>

#include "engine/table/enum_names.h"
#include "engine/table/fixed_vector.h"
#include "engine/table/ids.h"
#include "engine/table/is_fixed_vector.h"
#include "engine/table/seats.h"

/// "card_moved card=12 to=hand": the events of a game as text and back, out of the name and the fields that each kind
/// says once; and its actions, where they want no words of their own. Of what an event carries a game says the fields
/// in functions `fields(value, visitor)` beside its types, or the type says them itself. A seat of many is its number
/// from 1, nobody "-"; some of them, what each has, lists and arrays stand in brackets.
/// Private to the `event_text.cpp` of a game: it makes one function for each kind.
namespace table {

template <class T>
inline constexpr bool kIsPerSeat = false;
template <class T, std::size_t N>
inline constexpr bool kIsPerSeat<PerSeat<T, N>> = true;
template <class T>
inline constexpr bool kIsArray = false;
template <class T, std::size_t N>
inline constexpr bool kIsArray<std::array<T, N>> = true;

template <class T, class V>
void visit_fields(T& value, V& v) {
  if constexpr (requires { T::fields(value, v); })
    T::fields(value, v);
  else
    fields(value, v);
}

/// Bits cannot be referred to: a copy is read or written, and goes back.
template <class V, class T, class Set>
void bits(V& v, std::string_view name, T value, Set&& set) {
  v(name, value);
  set(value);
}

template <class V>
void fields(ObjectRef& e, V& v) {
  v("card", e.card);
  v("life", e.life);
}

inline constexpr std::size_t kMostOfSet = 16;  ///< that a set of them has room for
using SeatList = FixedVector<SeatId, kMostOfSet>;
inline SeatList seats_of(SeatSet set) {
  SeatList out;
  for (std::size_t i = 0; i < kMostOfSet; ++i)
    if (set.has(seat_at(i))) out.push_back(seat_at(i));
  return out;
}

struct EventPrinter {
  std::string out;
  template <class T>
  void operator()(std::string_view name, T& value) {
    fmt::format_to(std::back_inserter(out), " {}=", name);
    print(value);
  }
  template <class T>
  void print(T& value) {
    if constexpr (IsFixedVector<T>::value || kIsArray<T>) {
      out += '[';
      for (std::size_t i = 0; i < value.size(); ++i) {
        if (i > 0) out += ',';
        print(value[i]);
      }
      out += ']';
    } else if constexpr (kIsPerSeat<T>) {
      print(value.values);
    } else if constexpr (std::is_same_v<T, SeatId>) {
      out += value == kNoSeat ? std::string("-") : fmt::to_string(index(value) + 1);
    } else if constexpr (std::is_same_v<T, SeatSet>) {
      auto seats = seats_of(value);
      print(seats);
    } else if constexpr (NamedEnum<T>) {
      out += name_of(value);
    } else if constexpr (std::is_enum_v<T> || std::is_arithmetic_v<T>) {
      fmt::format_to(std::back_inserter(out), "{}", static_cast<int>(value));
    } else {
      out += '(';
      visit_fields(value, *this);
      out += " )";
    }
  }
};

/// Reads what EventPrinter wrote, in the same order; `good` says whether it has fitted so far.
struct EventScanner {
  std::string_view in;
  bool good = true;

  bool take(std::string_view text) {
    good = good && in.substr(0, text.size()) == text;
    if (good) in.remove_prefix(text.size());
    return good;
  }
  std::string_view word() {
    const auto end = in.find_first_of(" ,])");
    const auto text = in.substr(0, end);
    in.remove_prefix(text.size());
    return text;
  }
  template <class T>
  void operator()(std::string_view name, T& value) {
    if (take(" ") && take(name) && take("=")) scan(value);
  }
  template <class T>
  void scan(T& value) {
    if constexpr (IsFixedVector<T>::value) {
      take("[");
      while (good && !in.empty() && in.front() != ']') {
        if (!value.empty()) take(",");
        typename T::value_type item{};
        scan(item);
        if (value.full()) good = false;
        if (good) value.push_back(item);
      }
      take("]");
    } else if constexpr (kIsArray<T>) {
      for (std::size_t i = 0; i < value.size(); ++i) {
        take(i == 0 ? "[" : ",");
        scan(value[i]);
      }
      take("]");
    } else if constexpr (kIsPerSeat<T>) {
      scan(value.values);
    } else if constexpr (std::is_same_v<T, SeatId>) {
      if (!in.empty() && in.front() == '-') {
        take("-");
        value = kNoSeat;
        return;
      }
      std::uint8_t number = 0;
      scan(number);
      good = good && number >= 1 && number <= kMostOfSet;
      if (good) value = seat_at(number - 1U);
    } else if constexpr (std::is_same_v<T, SeatSet>) {
      SeatList seats;
      scan(seats);
      value = {};
      for (const SeatId seat : seats) {
        // as they are printed: each once, in their order
        good = good && seat != kNoSeat && value.bits() < SeatSet::of(seat).bits();
        if (good) value = value.with(seat);
      }
    } else if constexpr (NamedEnum<T>) {
      const auto found = from_name<T>(word());
      good = good && found.has_value();
      if (good) value = *found;
    } else if constexpr (std::is_enum_v<T> || std::is_arithmetic_v<T>) {
      const auto text = word();
      int number = 0;
      const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
      good = good && error == std::errc{} && end == text.data() + text.size();
      // a number that the field has no room for is none that was printed
      good = good && static_cast<int>(static_cast<T>(number)) == number;
      if (good) value = static_cast<T>(number);
    } else {
      take("(");
      visit_fields(value, *this);
      take(" )");
    }
  }
};

/// What stands behind the name of an event of this kind.
template <class Kind, class Event>
std::optional<Event> scan_kind(std::string_view text) {
  Kind event{};
  EventScanner scanner{text};
  Kind::fields(event, scanner);
  if (!scanner.good || !scanner.in.empty()) return std::nullopt;
  return Event{event};
}

/// A row a kind; a chain of comparisons would be one function with every kind in it.
template <class Event>
struct EventRows;
template <class... Kinds>
struct EventRows<std::variant<Kinds...>> {
  using Event = std::variant<Kinds...>;
  struct Row {
    std::string_view name;
    std::optional<Event> (*scan)(std::string_view);
  };
  static constexpr std::array<Row, sizeof...(Kinds)> all{Row{Kinds::op, &scan_kind<Kinds, Event>}...};
};

template <class Event>
std::string print_event(const Event& event) {
  return std::visit(
      []<class E>(E e) {
        EventPrinter printer{std::string(E::op)};
        E::fields(e, printer);
        return printer.out;
      },
      event);
}

/// Nothing for a text that is no event.
template <class Event>
std::optional<Event> scan_event(std::string_view text) {
  const auto end = text.find(' ');
  const auto& rows = EventRows<Event>::all;
  const auto row = std::find_if(rows.begin(), rows.end(),
                                [name = text.substr(0, end)](const auto& each) { return each.name == name; });
  if (row == rows.end()) return std::nullopt;
  return row->scan(end == std::string_view::npos ? std::string_view{} : text.substr(end));
}

}  // namespace table
