// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <variant>

#include "engine/table/enum_names.h"

namespace playsheet {

/// Why something outside the program could not be used.
enum class StorageFault : std::uint8_t {
  missing,
  unreadable,
  not_a_database,
  damaged,
  older,
  newer,
  cannot_write,
  bad_content,
  locked,     ///< another program keeps it to itself
  read_only,  ///< it may be read only
  full,       ///< no room on the disk
  no_file,    ///< a folder, a pipe or a device has this name
};

/// One problem with a file, as data: where, and what would be right.
struct StorageProblem {
  StorageFault fault = StorageFault::missing;
  std::string file;
  std::string place;  ///< table, row or line in it, if any
  std::string found;
  std::string expected;  ///< what would be right
};

/// One English line: file, place, what would be right.
std::string text_of(const StorageProblem& problem);

/// A value, or the reason why there is none.
template <class T>
class Outcome {
 public:
  Outcome(T value) : content_(std::move(value)) {}                   // NOLINT(google-explicit-constructor)
  Outcome(StorageProblem problem) : content_(std::move(problem)) {}  // NOLINT(google-explicit-constructor)

  explicit operator bool() const { return std::holds_alternative<T>(content_); }
  T& operator*() { return std::get<T>(content_); }
  const T& operator*() const { return std::get<T>(content_); }
  T* operator->() { return &std::get<T>(content_); }
  const T* operator->() const { return &std::get<T>(content_); }
  const StorageProblem& problem() const { return std::get<StorageProblem>(content_); }

 private:
  std::variant<T, StorageProblem> content_;
};

}  // namespace playsheet

namespace table {
template <>
struct EnumNames<playsheet::StorageFault> {
  static constexpr std::array<std::string_view, 12> names{"missing", "unreadable", "not-a-database", "damaged",
                                                          "older",   "newer",      "cannot-write",   "bad-content",
                                                          "locked",  "read-only",  "full",           "no-file"};
};
}  // namespace table
