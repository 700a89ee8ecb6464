// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/table/enum_names.h"

/// Reading JSON that people and other programs have written: every value is asked for with what it may be, and a fault
/// names the place (`rounds[2].tables[1].a`), what was found and what would be right.
namespace playsheet {

/// Ends the reading.
struct ImportFault {
  std::string text;
};

/// A value and where it stands. Does not own the value.
class ImportPlace {
 public:
  ImportPlace(const nlohmann::json& value, std::string path) : value_(&value), path_(std::move(path)) {}

  bool is_text() const { return value_->is_string(); }
  const std::string& path() const { return path_; }

  /// This is an object, and has no entry but these.
  void has_only(std::initializer_list<std::string_view> keys) const;
  /// The entry of this object; nothing where it is missing or null.
  std::optional<ImportPlace> at(std::string_view key) const;
  /// The entry of this object, which has to be there.
  ImportPlace needed(std::string_view key) const;
  /// The members of the list that stands there; none where it is missing.
  std::vector<ImportPlace> list(std::string_view key) const;
  /// The entries of the object that stands there, by name; none where it is missing.
  std::vector<std::pair<std::string, ImportPlace>> entries(std::string_view key) const;

  /// What this value is; anything else is a fault.
  int number(int low, int high) const;
  std::uint64_t seed() const;
  std::string text() const;
  bool yes_or_no() const;
  std::vector<ImportPlace> members() const;
  /// A text as it stands, and a number or yes or no as it is written.
  std::string any_word() const;

  int number_at(std::string_view key, int usual, int low, int high) const;
  std::string text_at(std::string_view key) const;
  template <class E>
  E word_at(std::string_view key, E usual) const {
    const auto place = at(key);
    if (!place) return usual;
    if (const auto value = place->is_text() ? table::from_name<E>(place->text()) : std::nullopt) return *value;
    std::string words;
    for (const std::string_view name : table::EnumNames<E>::names)
      words += (words.empty() ? "" : ", ") + std::string(name);
    place->fault("one of " + words);
  }

  [[noreturn]] void fault(const std::string& expected) const;

 private:
  const nlohmann::json* value_;
  std::string path_;
};

/// The JSON of a text; or what is wrong, with the line. A key that stands twice in one object is a fault, too: one of
/// the two would be lost.
std::variant<nlohmann::json, std::string> import_json(const std::string& text);

}  // namespace playsheet
