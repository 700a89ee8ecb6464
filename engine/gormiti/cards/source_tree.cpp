// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/cards/source_tree.h"

#include <fmt/format.h>
#include <toml++/toml.h>

#include <algorithm>
#include <exception>

namespace gormiti {
namespace {

constexpr std::size_t kMostSourceBytes = std::size_t{4} * 1024 * 1024;
constexpr std::size_t kMostDots = 40;
constexpr int kDeepestValue = 40;

/// Where the string that begins at `at` is over.
std::size_t after_string(std::string_view text, std::size_t at) {
  const char quote = text[at];
  const std::string three(3, quote);
  const bool lines = text.substr(at).starts_with(three);
  at += lines ? 3 : 1;
  for (; at < text.size(); ++at) {
    if (text[at] == '\\' && quote == '"') {
      ++at;
    } else if (!lines && (text[at] == quote || text[at] == '\n')) {
      return at + 1;
    } else if (lines && text.substr(at).starts_with(three)) {
      return at + 3;
    }
  }
  return text.size();
}

/// A key of so many dotted parts makes tables nested without end, which the parser does not limit.
bool has_deep_key(std::string_view text) {
  std::size_t dots = 0;
  for (std::size_t at = 0; at < text.size();) {
    const char c = text[at];
    if (c == '"' || c == '\'') {
      at = after_string(text, at);
      continue;
    }
    if (c == '#') at = std::min(text.find('\n', at), text.size() - 1);
    if (c == '.' && ++dots > kMostDots) return true;
    if (c == '=' || c == ',' || c == '{' || c == '[' || text[at] == '\n') dots = 0;
    ++at;
  }
  return false;
}

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

}  // namespace

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
  if (has_deep_key(text))
    return fail(MessageCode::too_deep, 0, "a key of many parts", fmt::format("at most {}", kMostDots));
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
