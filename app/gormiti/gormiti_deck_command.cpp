// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gormiti/gormiti_deck_command.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <nlohmann/json.hpp>
#include <ostream>

#include "app/exit_code.h"
#include "app/gormiti/gormiti_cards.h"
#include "engine/gormiti/match/match_setup.h"

namespace playsheet {

int run_gormiti_deck_check(const GormitiDeckOptions& options, std::ostream& out, std::ostream& err) {
  const auto cards = load_gormiti_cards(options.cards, err);
  if (!cards) return kWrong;
  const auto deck = load_gormiti_deck(options.deck, *cards, err);
  if (!deck) return kWrong;
  const gormiti::Refusal refusal =
      gormiti::check_deck(*cards, {}, deck->mode, gormiti::definitions_of(deck->cards, *cards));
  if (options.json) {
    const nlohmann::ordered_json report{{"deck", deck->name},
                                        {"mode", table::name_of(deck->mode)},
                                        {"cards", deck->cards.size()},
                                        {"legal", !refusal},
                                        {"code", refusal ? table::name_of(refusal.code) : std::string_view{}},
                                        {"rule", refusal.rule}};
    fmt::print(out, "{}\n", report.dump(2));
  } else if (refusal) {
    fmt::print(out, "{}: {} cards, not legal in the {} mode: {} ({})\n", deck->name, deck->cards.size(),
               table::name_of(deck->mode), table::name_of(refusal.code), refusal.rule);
  } else {
    fmt::print(out, "{}: {} cards, legal in the {} mode\n", deck->name, deck->cards.size(), table::name_of(deck->mode));
  }
  return refusal ? kWrong : kFine;
}

int run_gormiti_deck_list(const GormitiDeckOptions& options, std::ostream& out, std::ostream& err) {
  const auto cards = load_gormiti_cards(options.cards, err);
  if (!cards) return kWrong;
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const gormiti::ReadyDeck& deck : cards->decks()) {
    if (options.json)
      list.push_back({{"code", deck.code},
                      {"mode", table::name_of(deck.mode)},
                      {"name", {{"en", deck.name.en}, {"it", deck.name.it}, {"pt", deck.name.pt}}},
                      {"cards", deck.cards}});
    else
      fmt::print(out, "{:<6}{:<11}{}\n", deck.code, table::name_of(deck.mode), deck.name.en);
  }
  if (options.json) fmt::print(out, "{}\n", list.dump(2));
  return kFine;
}

}  // namespace playsheet
