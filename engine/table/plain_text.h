// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <variant>
#include <vector>

#include "engine/table/enum_names.h"
#include "engine/table/is_fixed_vector.h"
#include "engine/table/seats.h"

/// Plain structs as one line of words, and back. A struct says its fields once, `static constexpr auto fields()` gives
/// a tuple of pointers to them; one that is a member of a closed list has a `kName`, too. A field is a number, a truth
/// value, a named enumerator, a seat (counted from 1, nobody is "-"), a set of seats, a list with its length in front,
/// or another such struct.
namespace table {

template <class T>
concept Fielded = requires {
  T::fields();
};

template <class T>
struct IsPerSeat : std::false_type {};
template <class T, std::size_t N>
struct IsPerSeat<PerSeat<T, N>> : std::true_type {};
template <class T>
struct IsArray : std::false_type {};
template <class T, std::size_t N>
struct IsArray<std::array<T, N>> : std::true_type {};

template <class T>
void write_words(std::string& out, const T& value) {
  if constexpr (Fielded<T>) {
    std::apply([&](auto... member) { (write_words(out, value.*member), ...); }, T::fields());
  } else if constexpr (IsFixedVector<T>::value) {
    out += fmt::format(" {}", value.size());
    for (const auto& each : value) write_words(out, each);
  } else if constexpr (IsPerSeat<T>::value) {
    write_words(out, value.values);
  } else if constexpr (IsArray<T>::value) {
    for (const auto& each : value) write_words(out, each);
  } else if constexpr (std::is_same_v<T, SeatId>) {
    out += value == kNoSeat ? std::string(" -") : fmt::format(" {}", index(value) + 1);
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    out += fmt::format(" {}", value.bits());
  } else if constexpr (NamedEnum<T>) {
    out += fmt::format(" {}", name_of(value));
  } else {
    static_assert(std::is_integral_v<T>);
    out += fmt::format(" {}", static_cast<long>(value));
  }
}

/// Reads what `write_words` wrote; `good()` tells whether every word was what it should be.
class WordReader {
 public:
  explicit WordReader(std::string_view text) : text_(text) {}

  bool good() const { return good_; }
  bool at_end() const { return text_.empty(); }
  std::string_view word() {
    const std::size_t end = text_.find(' ');
    const std::string_view out = text_.substr(0, end);
    text_.remove_prefix(end == std::string_view::npos ? text_.size() : end + 1);
    // A blank at the end of a text stands before a word that is not there.
    if (out.empty() || (end != std::string_view::npos && text_.empty())) good_ = false;
    return out;
  }

  template <class T>
  void read(T& out) {
    if constexpr (Fielded<T>) {
      std::apply([&](auto... member) { (read(out.*member), ...); }, T::fields());
    } else if constexpr (IsFixedVector<T>::value) {
      std::uint8_t n = 0;
      read(n);
      if (n > T::capacity()) good_ = false;
      for (int i = 0; i < n && good_; ++i) {
        typename T::value_type each{};
        read(each);
        if (good_) out.push_back(each);
      }
    } else if constexpr (IsPerSeat<T>::value) {
      read(out.values);
    } else if constexpr (IsArray<T>::value) {
      for (auto& each : out) read(each);
    } else if constexpr (std::is_same_v<T, SeatId>) {
      const std::string_view given = word();
      if (given == "-") {
        out = kNoSeat;
        return;
      }
      const auto n = number(given, 1, 16);
      out = seat_at(static_cast<std::size_t>(n > 0 ? n - 1 : 0));
    } else if constexpr (std::is_same_v<T, SeatSet>) {
      out = SeatSet(static_cast<std::uint16_t>(number(word(), 0, 0xFFFF)));
    } else if constexpr (NamedEnum<T>) {
      const auto named = from_name<T>(word());
      if (named)
        out = *named;
      else
        good_ = false;
    } else if constexpr (std::is_same_v<T, bool>) {
      out = number(word(), 0, 1) == 1;
    } else {
      static_assert(std::is_integral_v<T>);
      out = static_cast<T>(number(word(), static_cast<long>(std::numeric_limits<T>::min()),
                                  static_cast<long>(std::numeric_limits<T>::max())));
    }
  }

 private:
  /// As a program writes it: no sign before a plus, no zero in front.
  long number(std::string_view given, long least, long most) {
    long out = 0;
    const auto [end, error] = std::from_chars(given.data(), given.data() + given.size(), out);
    if (error != std::errc() || end != given.data() + given.size() || out < least || out > most ||
        given != std::to_string(out))
      good_ = false;
    return good_ ? out : 0;
  }

  std::string_view text_;
  bool good_ = true;
};

/// "name field field": a member of a closed list.
template <class... Ts>
std::string text_of_member(const std::variant<Ts...>& value) {
  return std::visit(
      [](const auto& each) {
        std::string out(std::decay_t<decltype(each)>::kName);
        write_words(out, each);
        return out;
      },
      value);
}

namespace plain_text {
template <class Variant, std::size_t I = 0>
std::optional<Variant> member_named(std::string_view name, WordReader& words) {
  if constexpr (I == std::variant_size_v<Variant>) {
    return std::nullopt;
  } else {
    using T = std::variant_alternative_t<I, Variant>;
    if (name != T::kName) return member_named<Variant, I + 1>(name, words);
    T out{};
    words.read(out);
    if (!words.good() || !words.at_end()) return std::nullopt;
    return Variant(out);
  }
}
}  // namespace plain_text

template <class Variant>
std::optional<Variant> read_member(std::string_view text) {
  WordReader words(text);
  const std::string_view name = words.word();
  if (!words.good()) return std::nullopt;
  return plain_text::member_named<Variant>(name, words);
}

}  // namespace table
