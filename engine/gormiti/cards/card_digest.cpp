// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/cards/card_digest.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "engine/table/fnv.h"

namespace gormiti {
namespace {

class Digest {
 public:
  void add(const table::SourceValue& value) {
    byte(static_cast<unsigned char>(value.value.index()));
    if (const auto* flag = std::get_if<bool>(&value.value)) byte(*flag ? 1 : 0);
    if (const auto* number = std::get_if<long long>(&value.value)) add(fmt::to_string(*number));
    if (const auto* text = value.text()) add(*text);
    if (const auto* items = value.list()) {
      add(fmt::to_string(items->size()));
      for (const table::SourceValue& item : *items) add(item);
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
  void byte(unsigned char byte) { value_ = table::fnv_step(value_, byte); }

  std::uint64_t value_ = table::kFnvStart;
};

}  // namespace

std::uint64_t digest_of(const table::SourceValue& card) {
  Digest digest;
  digest.add(card);
  return digest.value();
}

}  // namespace gormiti
