// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tournament/import_place.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace playsheet {
namespace {

using nlohmann::json;

/// Short enough for a line, and never the inside of a list or an object, which may be of any depth.
std::string shown(const json& value) {
  constexpr std::size_t kLongest = 40;  // characters of a text or number
  if (value.is_object()) return "an object";
  if (value.is_array()) return fmt::format("a list of {}", value.size());
  std::string text = value.dump(-1, ' ', true);
  if (text.size() > kLongest) text = text.substr(0, kLongest) + "...";
  return text;
}

std::string below(const std::string& path, std::string_view key) {
  return path.empty() ? std::string(key) : fmt::format("{}.{}", path, key);
}

}  // namespace

void ImportPlace::fault(const std::string& expected) const {
  throw ImportFault{
      fmt::format("{}: found {}, expected {}", path_.empty() ? "the file" : path_, shown(*value_), expected)};
}

void ImportPlace::has_only(std::initializer_list<std::string_view> keys) const {
  if (!value_->is_object()) fault("an object");
  for (const auto& [key, value] : value_->items())
    if (std::find(keys.begin(), keys.end(), key) == keys.end())
      throw ImportFault{fmt::format("{}: nothing of this name is read here, expected one of {}",
                                    below(path_, json(key).dump(-1, ' ', true)), fmt::join(keys, ", "))};
}

std::optional<ImportPlace> ImportPlace::at(std::string_view key) const {
  if (!value_->is_object()) fault("an object");
  const auto found = value_->find(key);
  if (found == value_->end() || found->is_null()) return std::nullopt;
  return ImportPlace(*found, below(path_, key));
}

ImportPlace ImportPlace::needed(std::string_view key) const {
  auto place = at(key);
  if (!place) throw ImportFault{fmt::format("{}: missing", below(path_, key))};
  return *std::move(place);
}

std::vector<ImportPlace> ImportPlace::members() const {
  if (!value_->is_array()) fault("a list");
  std::vector<ImportPlace> all;
  for (std::size_t i = 0; i < value_->size(); ++i) all.emplace_back((*value_)[i], fmt::format("{}[{}]", path_, i));
  return all;
}

std::vector<ImportPlace> ImportPlace::list(std::string_view key) const {
  const auto place = at(key);
  return place ? place->members() : std::vector<ImportPlace>{};
}

std::vector<std::pair<std::string, ImportPlace>> ImportPlace::entries(std::string_view key) const {
  std::vector<std::pair<std::string, ImportPlace>> all;
  const auto place = at(key);
  if (!place) return all;
  if (!place->value_->is_object()) place->fault("an object");
  for (const auto& [name, value] : place->value_->items())
    all.emplace_back(name, ImportPlace(value, below(place->path_, name)));
  return all;
}

int ImportPlace::number(int low, int high) const {
  const std::string expected = fmt::format("a whole number from {} to {}", low, high);
  if (!value_->is_number_integer()) fault(expected);
  if (value_->is_number_unsigned() && value_->get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX))
    fault(expected);
  const std::int64_t found = value_->get<std::int64_t>();
  if (found < low || found > high) fault(expected);
  return static_cast<int>(found);
}

std::uint64_t ImportPlace::seed() const {
  if (!value_->is_number_unsigned()) fault("a whole number from 0 to 18446744073709551615");
  return value_->get<std::uint64_t>();
}

std::string ImportPlace::text() const {
  if (!value_->is_string()) fault("a text");
  return value_->get<std::string>();
}

bool ImportPlace::yes_or_no() const {
  if (!value_->is_boolean()) fault("true or false");
  return value_->get<bool>();
}

std::string ImportPlace::any_word() const {
  if (value_->is_string()) return value_->get<std::string>();
  if (!value_->is_number_integer() && !value_->is_boolean()) fault("a text, a whole number, true or false");
  return value_->dump();
}

int ImportPlace::number_at(std::string_view key, int usual, int low, int high) const {
  const auto place = at(key);
  return place ? place->number(low, high) : usual;
}

std::string ImportPlace::text_at(std::string_view key) const {
  const auto place = at(key);
  return place ? place->text() : std::string();
}

std::variant<json, std::string> import_json(const std::string& text) {
  std::vector<std::set<std::string>> open;  // the keys of the objects that the reader is in
  std::optional<std::string> twice;
  const auto watch = [&](int, json::parse_event_t event, json& value) {
    if (event == json::parse_event_t::object_start) open.emplace_back();
    if (event == json::parse_event_t::object_end) open.pop_back();
    if (event == json::parse_event_t::key && !open.back().insert(value.get<std::string>()).second && !twice)
      twice = value.dump(-1, ' ', true);
    return true;
  };
  try {
    json read = json::parse(text, watch);
    if (twice) return fmt::format("{} stands twice in one object, expected once", *twice);
    return read;
  } catch (const json::parse_error& error) {
    const auto end = text.begin() + static_cast<std::ptrdiff_t>(std::min(error.byte, text.size()));
    return fmt::format("line {}: this is no JSON from here on", 1 + std::count(text.begin(), end, '\n'));
  }
}

}  // namespace playsheet
