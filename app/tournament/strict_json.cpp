// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tournament/strict_json.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <set>

#include "engine/table/clean_name.h"
#include "engine/table/nearest_word.h"
#include "engine/table/one_line.h"
#include "engine/tournament/journal/line_text.h"

namespace playsheet {
namespace {

using tournament::kLongestText;

constexpr std::size_t kShown = 40;
constexpr std::size_t kDeepest = 8;

std::string shown_key(std::string_view key) { return table::clean_name(key, kShown); }

/// What the parser itself says of a text that is not as JSON writes it; nothing: it says no more than the place.
std::optional<std::pair<std::string_view, std::string_view>> known_slip(std::string_view said) {
  struct Slip {
    std::string_view word, found, meant;
  };
  constexpr std::array<Slip, 3> slips{{
      {"surrogate", "half of a surrogate pair (\\uD800 to \\uDFFF)", "both halves of it, or the letter itself"},
      {"control character", "a line end or another control character inside a text", "\\n, \\t or \\u00NN for it"},
      {"missing closing quote", "a text without its closing quote", "a quote at its end"},
  }};
  for (const Slip& slip : slips)
    if (said.find(slip.word) != std::string_view::npos) return std::pair(slip.found, slip.meant);
  return std::nullopt;
}

/// Goes through the text before it is read: the parser itself keeps the last of two equal keys, and tells no line.
class Checker final : public nlohmann::json_sax<nlohmann::json> {
 public:
  explicit Checker(const std::string& text) : text_(text) {}

  bool null() override { return value(); }
  bool boolean(bool) override { return value(); }
  bool number_integer(number_integer_t) override { return value(); }
  bool number_unsigned(number_unsigned_t) override { return value(); }
  bool number_float(number_float_t, const string_t&) override { return value(); }
  bool string(string_t&) override { return value(); }
  bool binary(binary_t&) override { return value(); }
  bool start_object(std::size_t) override { return begin(false); }
  bool start_array(std::size_t) override { return begin(true); }
  bool end_object() override { return end(); }
  bool end_array() override { return end(); }
  bool key(string_t& name) override {
    open_.back().key = name;
    if (!open_.back().keys.insert(name).second) throw_fault(place(), "a key that stands twice", "each key once");
    return true;
  }
  bool parse_error(std::size_t at, const std::string&, const nlohmann::json::exception& error) override {
    const std::size_t before = std::min(at == 0 ? 0 : at - 1, text_.size());
    const auto end = text_.begin() + static_cast<std::ptrdiff_t>(before);
    const auto line = 1 + std::count(text_.begin(), end, '\n');
    const auto start = before == 0 ? std::string::npos : text_.rfind('\n', before - 1);
    const std::size_t column = before - (start == std::string::npos ? 0 : start + 1) + 1;
    const std::string where = fmt::format("line {}, column {}", line, column);
    if (const auto slip = known_slip(error.what()))
      throw_fault(where, std::string(slip->first), std::string(slip->second));
    const bool too_large = dynamic_cast<const nlohmann::json::out_of_range*>(&error) != nullptr;
    const std::string found = before >= text_.size()
                                  ? "the end of the file"
                                  : fmt::format("\"{}\"", table::one_line(std::string_view(text_).substr(before, 1)));
    throw_fault(where, too_large ? "a number that is too large" : found, too_large ? "a whole number" : "JSON");
  }

 private:
  struct Level {
    bool list = false;
    std::size_t next = 0;
    std::string key;
    std::set<std::string> keys;
  };

  std::string place() const {
    std::string out;
    for (const Level& level : open_)
      out = level.list ? place_in_list(out, level.next) : place_in_object(out, level.key);
    return out;
  }
  bool value() {
    if (!open_.empty() && open_.back().list) ++open_.back().next;
    return true;
  }
  bool begin(bool list) {
    if (open_.size() == kDeepest) throw_fault(place(), "a list or object in too many others", "what the format has");
    open_.push_back({list, 0, {}, {}});
    return true;
  }
  bool end() {
    open_.pop_back();
    return value();
  }

  const std::string& text_;
  std::vector<Level> open_;
};

}  // namespace

std::string shown_json(const nlohmann::json& json) {
  if (json.is_object()) return "an object";
  if (json.is_array()) return fmt::format("a list of {}", json.size());
  if (json.is_string()) return fmt::format("\"{}\"", table::clean_name(json.get_ref<const std::string&>(), kShown));
  return json.dump();
}

std::string place_in_list(const std::string& list, std::size_t i) { return fmt::format("{}[{}]", list, i); }
std::string place_in_object(const std::string& object, std::string_view key) {
  return object.empty() ? shown_key(key) : object + "." + shown_key(key);
}

void throw_fault(const std::string& place, const std::string& found, const std::string& meant) {
  throw JsonFault{
      table::one_line(fmt::format("{}: found {}, expected {}", place.empty() ? "the file" : place, found, meant))};
}

nlohmann::json parse_strictly(const std::string& text) {
  Checker checker(text);
  nlohmann::json::sax_parse(text, &checker);
  return nlohmann::json::parse(text);
}

void JsonValue::wrong(const std::string& meant) const { throw_fault(place_, shown_json(*json_), meant); }
void JsonValue::wrong(const std::string& remark, const std::string& meant) const {
  throw_fault(place_, fmt::format("{}, {}", shown_json(*json_), remark), meant);
}

void JsonValue::wrong_word(const std::vector<std::string_view>& words) const {
  const std::string near = json_->is_string() ? table::nearest_word(json_->get<std::string>(), words) : std::string();
  wrong(fmt::format("one of {}{}", fmt::join(words, ", "), near.empty() ? "" : fmt::format("; meant {}", near)));
}

bool JsonValue::is_whole_above(std::uint64_t most) const {
  return json_->is_number_unsigned() && json_->get<std::uint64_t>() > most;
}

int JsonValue::number(int least, int most, const std::string& of) const {
  const std::string range =
      least == most ? std::to_string(least) : fmt::format("a whole number from {} to {}", least, most);
  const std::string meant = of.empty() ? range : fmt::format("{}, {}", range, of);
  if (!json_->is_number_integer()) wrong(meant);
  // What does not fit into 64 bits with a sign is above every range.
  const bool above = json_->is_number_unsigned() && json_->get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX);
  const auto value = above ? INT64_MAX : json_->get<std::int64_t>();
  if (value < least || value > most) wrong(meant);
  return static_cast<int>(value);
}

std::uint64_t JsonValue::whole_number() const {
  if (!json_->is_number_unsigned()) wrong(fmt::format("a whole number from 0 to {}", UINT64_MAX));
  return json_->get<std::uint64_t>();
}

bool JsonValue::truth() const {
  if (!json_->is_boolean()) wrong("true or false");
  return json_->get<bool>();
}

std::string JsonValue::text() const {
  if (!json_->is_string()) wrong("a text");
  auto text = json_->get<std::string>();
  if (table::clean_name(text, kLongestText) != table::clean_name(text, text.size() + 1))
    wrong(fmt::format("a text of at most {} letters", kLongestText));
  return text;
}

std::string JsonValue::scalar() const {
  if (json_->is_string()) return text();
  if (json_->is_boolean()) return json_->get<bool>() ? "yes" : "no";
  if (!json_->is_number_integer()) wrong("a text, a whole number, true or false");
  return json_->dump();
}

std::string JsonValue::raw_text() const {
  if (!json_->is_string()) wrong("a text");
  return json_->get<std::string>();
}

std::vector<JsonValue> JsonValue::items(const std::string& of) const {
  if (!json_->is_array()) wrong(of);
  std::vector<JsonValue> out;
  for (std::size_t i = 0; i < json_->size(); ++i) out.emplace_back((*json_)[i], place_in_list(place_, i));
  return out;
}

JsonObject JsonValue::object(const std::string& of, std::initializer_list<std::string_view> keys) const {
  if (!json_->is_object()) wrong(of);
  for (const auto& [key, value] : json_->items()) {
    if (std::find(keys.begin(), keys.end(), key) != keys.end()) continue;
    const std::string near = table::nearest_word(key, keys);
    throw_fault(place_in_object(place_, key), "an unknown key",
                near.empty() ? fmt::format("one of {}", fmt::join(keys, ", ")) : near);
  }
  return {*json_, place_};
}

std::vector<std::pair<std::string, JsonValue>> JsonValue::pairs() const {
  if (!json_->is_object()) wrong("an object");
  std::vector<std::pair<std::string, JsonValue>> out;
  for (const auto& [key, value] : json_->items()) out.emplace_back(key, JsonValue(value, place_in_object(place_, key)));
  return out;
}

std::string JsonObject::place_of(std::string_view key) const { return place_in_object(place_, key); }

std::optional<JsonValue> JsonObject::find(std::string_view key) const {
  const auto at = json_->find(std::string(key));
  if (at == json_->end()) return std::nullopt;
  return JsonValue(*at, place_of(key));
}

JsonValue JsonObject::need(std::string_view key, const std::string& meant) const {
  if (const auto value = find(key)) return *value;
  throw_fault(place_of(key), "nothing", meant);
}

int JsonObject::number(std::string_view key, int least, int most, int usual) const {
  const auto value = find(key);
  return value ? value->number(least, most) : usual;
}

std::string JsonObject::text(std::string_view key) const {
  const auto value = find(key);
  return value ? value->text() : std::string();
}

bool JsonObject::truth(std::string_view key, bool usual) const {
  const auto value = find(key);
  return value ? value->truth() : usual;
}

std::vector<JsonValue> JsonObject::items(std::string_view key, const std::string& of) const {
  const auto value = find(key);
  return value ? value->items(of) : std::vector<JsonValue>{};
}

}  // namespace playsheet
