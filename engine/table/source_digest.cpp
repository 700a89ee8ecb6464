// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/source_digest.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/table/fnv.h"

namespace table {
namespace {

class Digest {
 public:
  explicit Digest(std::span<const std::string_view> untold) : untold_(untold) {}

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
        if (std::find(untold_.begin(), untold_.end(), key) != untold_.end()) continue;
        add(key);
        add(entry);
      }
    byte('.');
  }
  std::uint64_t value() const { return value_; }

 private:
  void add(std::string_view text) {
    for (const char c : text) byte(static_cast<unsigned char>(c));
    byte(0);
  }
  void byte(unsigned char byte) { value_ = fnv_step(value_, byte); }

  std::span<const std::string_view> untold_;
  std::uint64_t value_ = kFnvStart;
};

}  // namespace

std::uint64_t digest_of(const SourceValue& value, std::span<const std::string_view> untold) {
  Digest digest(untold);
  digest.add(value);
  return digest.value();
}

}  // namespace table
