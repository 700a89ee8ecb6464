// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

/// The text form of an event or an action of this game, as `engine/table/event_text.h` asks for it, and its equality:
/// its name, and its fields, each called in text what its member is.
#define RISING_TEXT(Type, name, ...)                                        \
  static constexpr std::string_view op = name;                              \
  template <class Self, class V>                                            \
  static void fields([[maybe_unused]] Self& self, [[maybe_unused]] V&& v) { \
    __VA_ARGS__;                                                            \
  }                                                                         \
  friend bool operator==(const Type&, const Type&) = default
#define RISING_FIELD(member) v(#member, self.member)
