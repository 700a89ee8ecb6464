// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/cards/source_tree.h"

#include <fmt/format.h>
#include <toml++/toml.h>

#include <algorithm>
#include <array>
#include <exception>

#include "engine/table/toml_keys.h"

namespace gormiti {
namespace {

constexpr std::size_t kMostSourceBytes = std::size_t{4} * 1024 * 1024;
constexpr int kDeepestValue = 40;

/// Values below `kDeepestValue` are left out and told.
SourceValue converted(const toml::node& node, int depth, bool& too_deep) {
  SourceValue out;
  out.line = static_cast<int>(node.source().begin.line);
  if (depth > kDeepestValue) {
    too_deep = true;
    return out;
  }
  if (const auto* table = node.as_table()) {
    SourceValue::Table entries;
    for (const auto& [key, value] : *table)
      entries.emplace_back(std::string(key.str()), converted(value, depth + 1, too_deep));
    out.value = std::move(entries);
  } else if (const auto* array = node.as_array()) {
    SourceValue::List items;
    for (const auto& value : *array) items.push_back(converted(value, depth + 1, too_deep));
    out.value = std::move(items);
  } else if (const auto* text = node.as_string()) {
    out.value = text->get();
  } else if (const auto* number = node.as_integer()) {
    out.value = static_cast<long long>(number->get());
  } else if (const auto* flag = node.as_boolean()) {
    out.value = flag->get();
  }
  return out;
}

/// FNV-1a.
class Digest {
 public:
  void add(const SourceValue& value) {
    byte(static_cast<unsigned char>(value.value.index()));
    if (const auto* flag = std::get_if<bool>(&value.value)) byte(*flag ? 1 : 0);
    if (const auto* number = std::get_if<long long>(&value.value)) add(fmt::to_string(*number));
    if (const auto* text = value.text()) add(*text);
    if (const auto* items = value.list()) {
      add(fmt::to_string(items->size()));
      for (const SourceValue& item : *items) add(item);
    }
    if (const auto* entries = value.table())
      for (const auto& [key, entry] : *entries) {
        if (std::find(kUntold.begin(), kUntold.end(), key) != kUntold.end()) continue;
        add(key);
        add(entry);
      }
    byte('.');
  }
  std::uint64_t value() const { return value_; }

 private:
  static constexpr std::array<std::string_view, 5> kUntold{"name", "art", "image", "set", "rarity"};

  void add(std::string_view text) {
    for (const char c : text) byte(static_cast<unsigned char>(c));
    byte(0);
  }
  void byte(unsigned char byte) { value_ = (value_ ^ byte) * 0x100000001b3ULL; }

  std::uint64_t value_ = 0xcbf29ce484222325ULL;
};

}  // namespace

std::uint64_t digest_of(const SourceValue& card) {
  Digest digest;
  digest.add(card);
  return digest.value();
}

const SourceValue* SourceValue::find(std::string_view key) const {
  const Table* entries = table();
  if (entries == nullptr) return nullptr;
  const auto at = std::find_if(entries->begin(), entries->end(), [&](const auto& entry) { return entry.first == key; });
  return at == entries->end() ? nullptr : &at->second;
}

SourceValue read_source(std::string_view text, std::vector<CardMessage>& messages) {
  SourceValue nothing;
  nothing.value = SourceValue::Table{};
  const auto fail = [&](MessageCode code, int line, std::string found, std::string expected) {
    messages.push_back({code, line, {}, {}, std::move(found), std::move(expected)});
    return nothing;
  };
  if (text.size() > kMostSourceBytes)
    return fail(MessageCode::too_large, 0, fmt::format("{} bytes", text.size()),
                fmt::format("at most {}", kMostSourceBytes));
  if (table::has_endless_key(text))
    return fail(MessageCode::too_deep, 0, "a key of many parts", fmt::format("at most {}", table::kMostKeyDots));
  try {
    bool too_deep = false;
    SourceValue root = converted(toml::parse(text), 0, too_deep);
    if (too_deep)
      return fail(MessageCode::too_deep, 0, "values in values", fmt::format("at most {} deep", kDeepestValue));
    return root;
  } catch (const toml::parse_error& error) {
    return fail(MessageCode::syntax, static_cast<int>(error.source().begin.line), std::string(error.description()),
                "TOML");
  } catch (const std::exception& error) {
    return fail(MessageCode::syntax, 0, error.what(), "TOML");
  }
}

}  // namespace gormiti
