// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table/enum_names.h"

/// JSON of strangers, read strictly: a value has its one type and its range, an object its known keys and no other.
namespace playsheet {

/// Thrown at the first fault: one line with the place, what was found, and what would be right.
struct JsonFault {
  std::string text;
};
[[noreturn]] void throw_fault(const std::string& place, const std::string& found, const std::string& meant);

/// What stands there, in few words; and the place of what stands in it.
std::string shown_json(const nlohmann::json& json);
std::string place_in_list(const std::string& list, std::size_t i);
std::string place_in_object(const std::string& object, std::string_view key);

/// The whole text. What is no JSON is told with line and column, a key that stands twice and what is nested too deep
/// with its path.
nlohmann::json parse_strictly(const std::string& text);

class JsonObject;

/// A value with its place, such as `rounds[2].tables[0].games`.
class JsonValue {
 public:
  JsonValue(const nlohmann::json& json, std::string place) : json_(&json), place_(std::move(place)) {}

  const std::string& place() const { return place_; }
  bool is_text() const { return json_->is_string(); }
  bool is_nothing() const { return json_->is_null(); }

  /// `of`: what it counts, for the message; empty: a whole number.
  int number(int least, int most, const std::string& of = {}) const;
  /// Above `most`, whatever else it is.
  bool is_whole_above(std::uint64_t most) const;
  std::uint64_t whole_number() const;
  bool truth() const;
  /// One line; what is longer than a journal keeps is a fault.
  std::string text() const;
  template <table::NamedEnum E>
  E word() const {
    const auto& names = table::EnumNames<E>::names;
    const auto found = json_->is_string() ? table::from_name<E>(text()) : std::nullopt;
    if (!found) wrong_word({names.begin(), names.end()});
    return *found;
  }
  /// The text of a text, number or truth value, as options are written.
  std::string scalar() const;
  /// A text as it stands, however long.
  std::string raw_text() const;
  std::vector<JsonValue> items(const std::string& of = "a list") const;
  /// `of`: what it is, for the message. Every key of it is among these.
  JsonObject object(const std::string& of, std::initializer_list<std::string_view> keys) const;
  /// Its keys and values, whatever they are called.
  std::vector<std::pair<std::string, JsonValue>> pairs() const;

  [[noreturn]] void wrong(const std::string& meant) const;
  /// Likewise, and what else is to be said of what was found.
  [[noreturn]] void wrong(const std::string& remark, const std::string& meant) const;

 private:
  [[noreturn]] void wrong_word(const std::vector<std::string_view>& words) const;

  const nlohmann::json* json_;
  std::string place_;
};

class JsonObject {
 public:
  std::optional<JsonValue> find(std::string_view key) const;
  /// A key that must be there.
  JsonValue need(std::string_view key, const std::string& meant) const;

  int number(std::string_view key, int least, int most, int usual) const;
  std::string text(std::string_view key) const;
  template <table::NamedEnum E>
  E word(std::string_view key, E usual) const {
    const auto value = find(key);
    return value ? value->word<E>() : usual;
  }
  bool truth(std::string_view key, bool usual) const;
  std::vector<JsonValue> items(std::string_view key, const std::string& of = "a list") const;

 private:
  friend class JsonValue;
  JsonObject(const nlohmann::json& json, std::string place) : json_(&json), place_(std::move(place)) {}
  std::string place_of(std::string_view key) const;

  const nlohmann::json* json_;
  std::string place_;
};

}  // namespace playsheet
