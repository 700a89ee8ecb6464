// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/events/event_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <concepts>
#include <optional>
#include <type_traits>
#include <variant>

#include "engine/naruto/events/carried_fields.h"

namespace naruto {
namespace {

template <class T>
struct IsFixedVector : std::false_type {};
template <class T, std::size_t N>
struct IsFixedVector<FixedVector<T, N>> : std::true_type {};

struct Printer {
  std::string out;
  template <class T>
  void operator()(std::string_view name, T& value) {
    fmt::format_to(std::back_inserter(out), " {}=", name);
    print(value);
  }
  template <class T>
  void print(T& value) {
    if constexpr (IsFixedVector<T>::value) {
      out += '[';
      for (std::size_t i = 0; i < value.size(); ++i) {
        if (i > 0) out += ',';
        print(value[i]);
      }
      out += ']';
    } else if constexpr (table::NamedEnum<T>) {
      out += table::name_of(value);
    } else if constexpr (std::is_enum_v<T> || std::is_arithmetic_v<T>) {
      fmt::format_to(std::back_inserter(out), "{}", static_cast<int>(value));
    } else {
      out += '(';
      fields(value, *this);
      out += " )";
    }
  }
};

/// Reads what Printer wrote, in the same order; `good` says whether it has fitted so far.
struct Scanner {
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
    } else if constexpr (table::NamedEnum<T>) {
      const auto found = table::from_name<T>(word());
      good = good && found.has_value();
      if (good) value = *found;
    } else if constexpr (std::is_enum_v<T> || std::is_arithmetic_v<T>) {
      const auto text = word();
      int number = 0;
      const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
      good = good && error == std::errc{} && end == text.data() + text.size();
      if (good) value = static_cast<T>(number);
    } else {
      take("(");
      fields(value, *this);
      take(" )");
    }
  }
};

/// The event of this kind that the text is, name and all.
template <EventKind Kind>
std::optional<Event> scan_kind(std::string_view text) {
  Kind event{};
  Scanner scanner{text};
  Kind::fields(event, scanner);
  if (!scanner.good || !scanner.in.empty()) return std::nullopt;
  return Event{event};
}

/// A row a kind; a chain of comparisons would be one function with every kind in it.
struct Row {
  std::string_view name;
  std::optional<Event> (*scan)(std::string_view);
};
template <class List>
struct Rows;
template <class... Kinds>
struct Rows<std::variant<Kinds...>> {
  static constexpr std::array<Row, sizeof...(Kinds)> all{Row{Kinds::op, &scan_kind<Kinds>}...};
};

}  // namespace

std::string to_text(const Event& event) {
  return std::visit(
      []<class E>(E e) {
        Printer printer{std::string(E::op)};
        E::fields(e, printer);
        return printer.out;
      },
      event);
}

std::optional<Event> read_event(std::string_view text) {
  const auto end = text.find(' ');
  const auto& rows = Rows<Event>::all;
  const auto row = std::find_if(rows.begin(), rows.end(),
                                [name = text.substr(0, end)](const Row& each) { return each.name == name; });
  if (row == rows.end()) return std::nullopt;
  return row->scan(end == std::string_view::npos ? std::string_view{} : text.substr(end));
}

}  // namespace naruto
