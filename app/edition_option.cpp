// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/edition_option.h"

#include <fmt/format.h>
#include <fmt/ostream.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <ostream>
#include <string_view>

#include "engine/naruto/cards/card_message.h"

namespace playsheet {
namespace {

using Names = std::vector<std::string_view>;

template <class List>
Names ids_of(const List& list) {
  Names ids;
  for (const auto& each : list) ids.push_back(each.id);
  return ids;
}

void print_unknown(std::ostream& err, std::string_view what, std::string_view found, const Names& known) {
  const std::string nearest = naruto::nearest_word(found, known);
  const std::string meant = nearest.empty() ? "." : fmt::format("; did you mean \"{}\"?", nearest);
  fmt::print(err, "unknown {} \"{}\"{} Known: {}\n", what, found, meant, fmt::join(known, ", "));
}

std::optional<naruto::HouseRuling> read_ruling(std::string_view text, std::ostream& err) {
  const auto sign = std::min(text.find('='), text.size());
  const auto id = text.substr(0, sign);
  const naruto::Ruling* ruling = naruto::find_ruling(id);
  if (ruling == nullptr) {
    Names known = ids_of(naruto::rulings());
    for (const naruto::RulingPreset& preset : naruto::ruling_presets()) known.push_back(preset.id);
    print_unknown(err, "ruling", id, known);
    return std::nullopt;
  }
  const auto name = text.substr(std::min(sign + 1, text.size()));
  const auto value = naruto::find_value(*ruling, name);
  if (!value) {
    print_unknown(err, fmt::format("value of ruling {} ({})", id, ruling->key), name, naruto::value_names(*ruling));
    return std::nullopt;
  }
  return naruto::HouseRuling{ruling, *value};
}

}  // namespace

std::optional<EditionChoice> choose_edition(const std::string& id, const std::vector<std::string>& rulings,
                                            std::ostream& err) {
  EditionChoice choice;
  choice.edition = id.empty() ? &naruto::editions().front() : naruto::find_edition(id);
  if (choice.edition == nullptr) {
    print_unknown(err, "edition", id, ids_of(naruto::editions()));
    return std::nullopt;
  }
  for (const std::string& each : rulings) {
    if (const naruto::RulingPreset* preset = naruto::find_preset(each)) {
      const auto together = naruto::rulings_of(*preset);
      choice.rulings.insert(choice.rulings.end(), together.begin(), together.end());
      continue;
    }
    const auto ruling = read_ruling(each, err);
    if (!ruling) return std::nullopt;
    choice.rulings.push_back(*ruling);
  }
  choice.played = naruto::with_rulings(*choice.edition, choice.rulings);
  return choice;
}

}  // namespace playsheet
