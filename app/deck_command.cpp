// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/deck_command.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <nlohmann/json.hpp>
#include <ostream>

#include "app/cards_command.h"
#include "app/edition_option.h"
#include "app/exit_code.h"
#include "app/storage/text_file.h"
#include "engine/naruto/decks/construction.h"
#include "engine/naruto/decks/deck_reader.h"

namespace playsheet {
namespace {

using Json = nlohmann::ordered_json;

Json json_of(const naruto::DeckViolation& v) {
  return {{"code", table::name_of(v.code)},
          {"rule", v.rule},
          {"pile", table::name_of(v.pile)},
          {"card", v.card},
          {"name", v.name},
          {"word", v.word},
          {"found", v.found},
          {"allowed", v.allowed},
          {"fix", {{"kind", table::name_of(v.fix.kind)}, {"count", v.fix.count}, {"nearest", v.nearest}}},
          {"text", naruto::text_of(v)}};
}

Json json_of(const naruto::CardMessage& m) {
  return {{"code", table::name_of(m.code)},
          {"line", m.line},
          {"column", m.column},
          {"path", m.path},
          {"found", m.found},
          {"expected", m.expected},
          {"nearest", m.nearest}};
}

void print_report(const naruto::Deck& deck, const EditionChoice& choice,
                  const std::vector<naruto::DeckViolation>& violations, std::ostream& out) {
  std::string rulings;
  for (const auto& each : choice.rulings)
    rulings +=
        fmt::format("{}{}={}", rulings.empty() ? " with " : ", ", each.ruling->id, each.ruling->values[each.value]);
  const int side = naruto::cards_in(deck.sideboard);
  const int squads = naruto::cards_in(deck.reinforcement);
  std::string piles = fmt::format("{} cards", deck.size());
  if (side > 0) piles += fmt::format(", sideboard of {}", side);
  if (squads > 0) piles += fmt::format(", reinforcement deck of {}", squads);
  fmt::print(out, "{}: {}, {} in {}{}\n", deck.id, piles, violations.empty() ? "legal" : "not legal",
             choice.edition->id, rulings);
  for (const auto& violation : violations) fmt::print(out, "{}\n", naruto::text_of(violation));
}

}  // namespace

int run_deck_check(const DeckCheckOptions& options, std::ostream& out, std::ostream& err) {
  auto choice = choose_edition(options.edition, options.rulings, err);
  if (!choice) return kUsage;
  const auto text = read_text_file(options.file);
  if (!text) {
    fmt::print(err, "{}\n", text_of(text.problem()));
    return kWrong;
  }
  naruto::Catalog catalog;
  if (!load_cards(options.cards, catalog, err)) return kWrong;
  const auto reading = naruto::read_deck(*text, options.file.string(), &catalog);
  for (const auto& message : reading.messages) fmt::print(err, "{}\n", naruto::text_of(message));
  if (reading.deck && options.edition.empty() && !reading.deck->edition.empty())
    choice = choose_edition(reading.deck->edition, options.rulings, err);
  Json report{{"deck", reading.deck ? reading.deck->id : std::string()}, {"edition", choice->edition->id}};
  std::vector<naruto::DeckViolation> violations;
  if (reading.deck) violations = naruto::check_deck(*reading.deck, catalog, choice->played);
  const bool legal = reading.deck && violations.empty();
  if (options.json) {
    report["legal"] = legal;
    report["messages"] = Json::array();
    for (const auto& message : reading.messages) report["messages"].push_back(json_of(message));
    report["violations"] = Json::array();
    for (const auto& violation : violations) report["violations"].push_back(json_of(violation));
    fmt::print(out, "{}\n", report.dump(2, ' ', false, Json::error_handler_t::replace));
  } else if (reading.deck) {
    print_report(*reading.deck, *choice, violations, out);
  }
  return legal ? kFine : kWrong;
}

}  // namespace playsheet
