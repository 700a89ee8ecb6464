// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gormiti/gormiti_deck_command.h"

#include <fmt/format.h>
#include <fmt/ostream.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <utility>

#include "app/exit_code.h"
#include "app/gormiti/gormiti_cards.h"
#include "app/storage/text_file.h"
#include "engine/gormiti/decks/deck_list.h"
#include "engine/gormiti/decks/share_code.h"
#include "engine/gormiti/match/match_setup.h"
#include "engine/table/clean_name.h"

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

namespace {

/// A list of cards as a deck that is called like its file. A line that means no card leaves no deck.
std::optional<gormiti::DeckFile> deck_of_list(const std::string& text, const GormitiConvertOptions& options,
                                              const gormiti::Catalog& cards, std::ostream& err) {
  gormiti::DeckList list = gormiti::read_deck_list(text, cards);
  for (const std::string& line : list.unknown)
    fmt::print(err, "{}: found {}, expected a card of gormiti by its code or name\n", options.deck, line);
  if (list.unknown.empty() && list.cards.empty()) fmt::print(err, "{}: the list names no cards\n", options.deck);
  if (!list.unknown.empty() || list.cards.empty()) return std::nullopt;
  const auto usual = list.cards.size() <= gormiti::kQuickDeck ? gormiti::Mode::quick : gormiti::Mode::strategic;
  return gormiti::DeckFile{table::from_name<gormiti::Mode>(options.mode).value_or(usual),
                           table::clean_name(std::filesystem::path(options.deck).stem().string()),
                           std::move(list.cards)};
}

/// A text of no form of ours is a list.
std::optional<gormiti::DeckFile> deck_in_any_form(const GormitiConvertOptions& options, const gormiti::Catalog& cards,
                                                  std::ostream& err) {
  const auto text = cards.deck(options.deck) == nullptr ? read_text_file(options.deck) : Outcome<std::string>("");
  const bool toml = text && text->find('=') != std::string::npos;
  if (!text || text->empty() || toml || gormiti::is_any_share_code(*text))
    return load_gormiti_deck(options.deck, cards, err);
  return deck_of_list(*text, options, cards, err);
}

/// Nothing, and told, if the deck has no such form.
std::optional<std::string> written_as(const std::string& form, const gormiti::DeckFile& deck,
                                      const gormiti::Catalog& cards, std::ostream& err) {
  if (form == "text") return gormiti::write_deck(deck);
  if (form == "list") return gormiti::write_deck_list(deck, cards, &gormiti::Names::en);
  const gormiti::WrittenShareCode written = gormiti::write_share_code(deck);
  if (!written.refusal) return written.code + "\n";
  fmt::print(err, "{}: {}\n", deck.name, gormiti::text_of(*written.refusal));
  return std::nullopt;
}

}  // namespace

int run_gormiti_deck_convert(const GormitiConvertOptions& options, std::ostream& out, std::ostream& err) {
  constexpr std::array<std::string_view, 3> kForms{"text", "list", "code"};
  if (std::find(kForms.begin(), kForms.end(), options.to) == kForms.end()) {
    fmt::print(err, "unknown format \"{}\" of gormiti; known: {}\n", options.to, fmt::join(kForms, ", "));
    return kUsage;
  }
  if (!options.mode.empty() && !table::from_name<gormiti::Mode>(options.mode)) {
    fmt::print(err, "unknown mode \"{}\"; there are strategic and quick\n", options.mode);
    return kUsage;
  }
  if (const auto there = why_not_over(options.out_file, options.force)) {
    fmt::print(err, "{}\n", text_of(*there));
    return kWrong;
  }
  const auto cards = load_gormiti_cards(options.cards, err);
  if (!cards) return kWrong;
  const auto deck = deck_in_any_form(options, *cards, err);
  if (!deck) return kWrong;
  const auto text = written_as(options.to, *deck, *cards, err);
  if (!text) return kWrong;
  if (options.out_file.empty()) {
    fmt::print(out, "{}", *text);
    return kFine;
  }
  const auto written = write_text_file(options.out_file, *text);
  if (!written) fmt::print(err, "{}\n", text_of(written.problem()));
  return written ? kFine : kWrong;
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
