// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_command.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <nlohmann/json.hpp>
#include <ostream>

#include "app/exit_code.h"
#include "app/locations.h"
#include "ui/wording/card_text.h"

namespace playsheet {

int run_card_text(const CardTextOptions& options, std::ostream& out, std::ostream& err) {
  const auto language = wording::language_from_code(options.language);
  if (!language) {
    fmt::print(err, "unknown language \"{}\"; known: en, it, pt_BR\n", options.language);
    return kUsage;
  }
  naruto::Catalog cards;
  if (const auto loaded = load_shipped_cards(cards); !loaded) {
    fmt::print(err, "{}\n", text_of(loaded.problem()));
    return kWrong;
  }
  const auto id = cards.find(options.code);
  if (!id) {
    fmt::print(err, "no card has the code \"{}\"; codes look like N-013\n", options.code);
    return kWrong;
  }
  const naruto::CardDefinition& card = cards[*id];
  if (card.readiness != naruto::Readiness::ready) {
    fmt::print(err, "{}: this card's effect is not automated yet. Summary: {}\n", card.code, card.summary);
    return kWrong;
  }
  const std::string text = wording::card_text(card, cards.words(), *language);
  if (options.json)
    fmt::print(out, "{}\n", nlohmann::ordered_json{{"code", card.code}, {"text", text}}.dump(2));
  else
    fmt::print(out, "{}\n", text);
  return kFine;
}

}  // namespace playsheet
