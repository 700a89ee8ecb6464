// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/deck_command.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <nlohmann/json.hpp>
#include <ostream>

#include "app/cards_command.h"
#include "app/edition_option.h"
#include "app/exit_code.h"
#include "app/locations.h"
#include "app/storage/text_file.h"
#include "engine/naruto/decks/construction.h"
#include "engine/naruto/decks/deck_reader.h"
#include "engine/naruto/decks/formats/deck_import.h"
#include "engine/table/text_of_bytes.h"

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

Json json_of(const naruto::DeckQuestion& q) {
  return {{"doubt", table::name_of(q.doubt)},
          {"line", q.line},
          {"pile", table::name_of(q.pile)},
          {"counts", q.counts},
          {"written", q.written},
          {"candidates", q.candidates}};
}

template <class T>
Json json_list(const std::vector<T>& all) {
  Json list = Json::array();
  for (const T& each : all) list.push_back(json_of(each));
  return list;
}

/// A deck in any form, and what there is to say of the text.
struct CheckedDeck {
  std::optional<naruto::Deck> deck;
  std::vector<naruto::CardMessage> messages;
  std::vector<naruto::DeckQuestion> questions;
  std::optional<naruto::DeckRefusal> refusal;
};

/// In a deck file of the program a code that no card has is a breach like others; in every other form it is asked
/// about.
CheckedDeck read_any(const std::string& bytes, const std::string& source, const naruto::Catalog& catalog) {
  const naruto::CardIndex cards(catalog);
  const auto read = table::text_of_bytes(bytes);
  const std::string& text = read.fault ? bytes : read.text;  // what is no text is refused as every list is
  auto import = naruto::import_deck(text, source, cards);
  const bool broken = import.format == naruto::DeckFormat::list && source.ends_with(".toml");
  if (!read.fault && (import.format == naruto::DeckFormat::text || broken)) {
    auto reading = naruto::read_deck(text, source, &catalog);
    return {std::move(reading.deck), std::move(reading.messages), {}, {}};
  }
  CheckedDeck checked;
  if (import.good()) checked.deck = std::move(import.deck);
  checked.messages = std::move(import.messages);
  checked.questions = std::move(import.questions);
  checked.refusal = std::move(import.refusal);
  return checked;
}

void print_report(const naruto::Deck& deck, const EditionChoice& choice,
                  const std::vector<naruto::DeckViolation>& violations, std::ostream& out) {
  std::string rulings;
  for (const auto& each : choice.rulings)
    rulings += fmt::format("{}{}={}", rulings.empty() ? " with " : ", ", each.ruling->id,
                           naruto::value_name(*each.ruling, each.value));
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
  const auto text = read_file_bytes(options.file);
  if (!text) {
    fmt::print(err, "{}\n", text_of(text.problem()));
    return kWrong;
  }
  naruto::Catalog catalog;
  if (!load_cards(options.cards, catalog, err)) return kWrong;
  const CheckedDeck checked = read_any(*text, options.file.string(), catalog);
  for (const auto& message : checked.messages) fmt::print(err, "{}\n", naruto::text_of(message));
  if (checked.refusal) fmt::print(err, "{}\n", naruto::text_of(*checked.refusal, options.file.string()));
  for (const auto& question : checked.questions)
    fmt::print(err, "{}\n", naruto::text_of(question, options.file.string()));
  const auto& deck = checked.deck;
  if (deck && options.edition.empty() && !deck->edition.empty())
    choice = choose_edition(deck->edition, options.rulings, err);
  std::vector<naruto::DeckViolation> violations;
  if (deck) violations = naruto::check_deck(*deck, catalog, choice->played);
  // what is asked about is missing: whether the deck is legal is not known then
  const bool legal = deck && violations.empty() && checked.questions.empty();
  if (options.json) {
    Json report{{"deck", deck ? deck->id : std::string()}, {"edition", choice->edition->id}, {"legal", legal}};
    report["messages"] = json_list(checked.messages);
    report["questions"] = json_list(checked.questions);
    report["violations"] = json_list(violations);
    fmt::print(out, "{}\n", report.dump(2, ' ', false, Json::error_handler_t::replace));
  } else if (deck && checked.questions.empty()) {
    print_report(*deck, *choice, violations, out);
  } else if (deck) {
    fmt::print(out, "{}: not checked: lines that are not clear, {}; deck convert takes answers\n", deck->id,
               checked.questions.size());
  }
  return legal ? kFine : kWrong;
}

int run_deck_list(const DeckListOptions& options, std::ostream& out, std::ostream& err) {
  std::vector<StorageProblem> problems;
  Json list = Json::array();
  for (const naruto::Deck& deck : ready_decks(problems)) {
    if (options.json)
      list.push_back({{"deck", deck.id}, {"edition", deck.edition}, {"cards", deck.size()}, {"name", deck.name.en}});
    else
      fmt::print(out, "{:<16}{:<12}{:>3} cards  {}\n", deck.id, deck.edition, deck.size(), deck.name.en);
  }
  if (options.json) fmt::print(out, "{}\n", list.dump(2));
  for (const StorageProblem& problem : problems) fmt::print(err, "{}\n", text_of(problem));
  return problems.empty() ? kFine : kWrong;
}

}  // namespace playsheet
