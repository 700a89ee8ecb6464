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

#include "engine/naruto/events/battle_fields.h"
#include "engine/naruto/events/event_fields.h"
#include "engine/naruto/events/target_fields.h"

namespace naruto {
namespace {

constexpr std::array<std::string_view, std::variant_size_v<Event>> kNames{"turn_began",
                                                                          "step_began",
                                                                          "starter_decided",
                                                                          "card_moved",
                                                                          "shuffled",
                                                                          "grown",
                                                                          "health",
                                                                          "damaged",
                                                                          "coins",
                                                                          "marker",
                                                                          "team",
                                                                          "team_sent",
                                                                          "team_vanished",
                                                                          "battle_resolved",
                                                                          "teams_returned",
                                                                          "head_changed",
                                                                          "left_out",
                                                                          "control",
                                                                          "transformed",
                                                                          "ninja_counted",
                                                                          "effect_stopped",
                                                                          "left_undone",
                                                                          "arranged",
                                                                          "card_named",
                                                                          "attached",
                                                                          "link_added",
                                                                          "link_removed",
                                                                          "lasting_began",
                                                                          "lasting_ended",
                                                                          "tossed",
                                                                          "looked",
                                                                          "revealed",
                                                                          "passed",
                                                                          "hand_changed",
                                                                          "agreed",
                                                                          "cap_reached",
                                                                          "game_ended",
                                                                          "counted",
                                                                          "ability_used",
                                                                          "use_restored",
                                                                          "chakra_spent",
                                                                          "turn_noted",
                                                                          "mastery_used",
                                                                          "ahead",
                                                                          "link_negated",
                                                                          "marks_reset",
                                                                          "card_marked",
                                                                          "toss_caller",
                                                                          "priority",
                                                                          "settling",
                                                                          "trigger_added",
                                                                          "trigger_removed",
                                                                          "work_pushed",
                                                                          "work_moved",
                                                                          "work_popped",
                                                                          "announcing",
                                                                          "asked",
                                                                          "acted",
                                                                          "noted",
                                                                          "luck_spent",
                                                                          "use_redirected",
                                                                          "hits",
                                                                          "battle_settled",
                                                                          "targets_grouped",
                                                                          "trigger_aimed"};

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

template <class Kind>
std::optional<Event> scan_kind(std::string_view text) {
  Kind event{};
  Scanner scanner{text};
  fields(event, scanner);
  if (!scanner.good || !scanner.in.empty()) return std::nullopt;
  return Event{event};
}

/// A row a kind, in the order of the list of events; a chain of comparisons would be one function with every kind in
/// it.
using ScanKind = std::optional<Event> (*)(std::string_view);
template <class List>
struct Scanners;
template <class... Kinds>
struct Scanners<std::variant<Kinds...>> {
  static constexpr std::array<ScanKind, sizeof...(Kinds)> rows{&scan_kind<Kinds>...};
};

}  // namespace

std::string to_text(const Event& event) {
  Printer printer{std::string(kNames[event.index()])};
  std::visit([&](auto e) { fields(e, printer); }, event);
  return printer.out;
}

std::optional<Event> read_event(std::string_view text) {
  const auto end = text.find(' ');
  const auto name = std::find(kNames.begin(), kNames.end(), text.substr(0, end));
  if (name == kNames.end()) return std::nullopt;
  const auto rest = end == std::string_view::npos ? std::string_view{} : text.substr(end);
  return Scanners<Event>::rows[static_cast<std::size_t>(name - kNames.begin())](rest);
}

}  // namespace naruto
