// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/naruto/editions/edition.h"

/// House rulings: a ruling A-nn (section 16 of the rules) that is a switch of the edition, which two players may set
/// otherwise for a match. `resources/rules/naruto/rulings.toml` has the words that a person reads.
namespace naruto {

/// One ruling and its switch. Owned by the program, lives for ever.
struct Ruling {
  std::string_view id;                        ///< "A-06"
  std::string_view key;                       ///< "hand_cost_mixes_symbols", the field of Edition
  std::span<const std::string_view> values;   ///< names of its values by number; none: a list of cards (agreed_list.h)
  std::size_t (*get)(const Edition&);         ///< number of the present value
  void (*set)(Edition&, std::size_t number);  ///< `number` below values.size(), or that of a list

  bool is_list() const { return values.empty(); }
};

/// In the order of their ids.
std::span<const Ruling> rulings();

/// Nothing if there is no ruling of this id that can be set.
const Ruling* find_ruling(std::string_view id);

/// The number of a value's name; nothing if the ruling has no such value.
std::optional<std::size_t> find_value(const Ruling& ruling, std::string_view name);

/// The name of the value with this number. Of a list it stays for as long as the program runs.
std::string_view value_name(const Ruling& ruling, std::size_t number);

/// Names that its values can have: all of them, or a list as an example.
std::vector<std::string_view> value_names(const Ruling& ruling);

/// A ruling that the players of a match set otherwise than its edition.
struct HouseRuling {
  const Ruling* ruling = nullptr;
  std::size_t value = 0;

  friend bool operator==(const HouseRuling&, const HouseRuling&) = default;
};

/// The ruling of this id set to the value of this name; nothing if there is none. Understands what older versions
/// called them, too: for what was kept.
std::optional<HouseRuling> find_house_ruling(std::string_view id, std::string_view value);

/// One ruling of a preset, by the names of ruling and value.
struct PresetRuling {
  std::string_view id;
  std::string_view value;
};

/// Rulings that belong together and are set at once. Owned by the program, lives for ever.
struct RulingPreset {
  std::string_view id;  ///< "2011"
  std::span<const PresetRuling> rulings;
};

std::span<const RulingPreset> ruling_presets();

/// Nothing if there is no such preset.
const RulingPreset* find_preset(std::string_view id);

/// In the order of their ids; what the edition has anyway is among them.
std::vector<HouseRuling> rulings_of(const RulingPreset& preset);

/// The edition as this match plays it.
Edition with_rulings(const Edition& edition, std::span<const HouseRuling> changed);

/// What differs between the two, for the record.
std::vector<HouseRuling> changed_rulings(const Edition& edition, const Edition& played);

}  // namespace naruto
