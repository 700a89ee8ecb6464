// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rising_clan/rising_clan_cards.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <array>
#include <nlohmann/json.hpp>
#include <ostream>

#include "app/card_file.h"
#include "app/exit_code.h"
#include "app/locations.h"
#include "engine/rising_clan/cards/card_reader.h"
#include "engine/table/one_line.h"
#include "ui/wording/rising_clan/card_text.h"

namespace playsheet {
namespace {

using RisingClanJson = nlohmann::ordered_json;
using wording::Language;

/// What stands in a list and is shown: a card or a goal.
struct ShownCard {
  const std::string& id;
  const rising_clan::Names& name;
  std::string kind;  ///< in English
  std::array<std::string, 3> texts;
};

template <class F>
std::array<std::string, 3> in_all_languages(F&& text) {
  return {text(Language::en), text(Language::it), text(Language::pt_BR)};
}

ShownCard shown(const rising_clan::CardDefinition& card, const rising_clan::Catalog& cards) {
  return {card.id, card.name, rising_clan_wording::type_line(card, cards, Language::en),
          in_all_languages([&](Language l) { return rising_clan_wording::card_text(card, cards, l); })};
}

ShownCard shown(const rising_clan::GoalDefinition& goal, const rising_clan::Catalog& cards) {
  return {goal.id, goal.name, "Goal card",
          in_all_languages([&](Language l) { return rising_clan_wording::goal_text(goal, cards, l); })};
}

template <class F>
void for_cards_and_goals(const rising_clan::Catalog& cards, F&& f) {
  for (std::size_t i = 0; i < cards.size(); ++i) f(cards[static_cast<rising_clan::DefinitionId>(i)]);
  for (const rising_clan::GoalDefinition& goal : cards.goals()) f(goal);
}

RisingClanJson json_of(const ShownCard& card) {
  return {{"code", card.id},
          {"kind", card.kind},
          {"name", {{"en", card.name.en}, {"it", card.name.it}, {"pt", card.name.pt}}},
          {"text", {{"en", card.texts[0]}, {"it", card.texts[1]}, {"pt", card.texts[2]}}}};
}

}  // namespace

std::filesystem::path shipped_rising_clan_cards() { return shipped_folder() / "rising_clan" / "cards.toml"; }

std::optional<rising_clan::Catalog> load_rising_clan_cards(const std::filesystem::path& file, std::ostream& err) {
  return load_card_file(
      file, [](std::string_view text) { return rising_clan::read_cards(text); }, err);
}

int run_rising_clan_cards_list(const RisingClanCardsOptions& options, std::ostream& out, std::ostream& err) {
  const auto cards = load_rising_clan_cards(options.cards, err);
  if (!cards) return kWrong;
  RisingClanJson list = RisingClanJson::array();
  //
  if (!options.json) fmt::print(out, "A variant with cards of our own: the published ones are not known.\n");
  for_cards_and_goals(*cards, [&](const auto& card) {
    const ShownCard each = shown(card, *cards);
    if (options.json)
      list.push_back(json_of(each));
    else
      fmt::print(out, "{:<5}{:<30}{}\n", each.id, each.name.en, each.kind);
  });
  if (options.json) fmt::print(out, "{}\n", list.dump(2));
  return kFine;
}

int run_rising_clan_cards_show(const RisingClanCardsOptions& options, std::ostream& out, std::ostream& err) {
  const auto cards = load_rising_clan_cards(options.cards, err);
  if (!cards) return kWrong;
  bool found = false;
  for_cards_and_goals(*cards, [&](const auto& card) {
    if (card.id != options.code) return;
    found = true;
    const ShownCard each = shown(card, *cards);
    if (options.json) return fmt::print(out, "{}\n", json_of(each).dump(2));
    fmt::print(out, "{} {} / {} / {}\n", each.id, each.name.en, each.name.it, each.name.pt);
    for (const std::string& text : each.texts) fmt::print(out, "{}\n", text);
    if (const auto text = read_text_file(options.cards)) fmt::print(out, "{}", source_of_card(*text, "id", each.id));
  });
  if (!found) fmt::print(err, "{}: no card of rising-clan has this code\n", table::one_line(options.code));
  return found ? kFine : kWrong;
}

int run_rising_clan_cards_check(const RisingClanCardsOptions& options, std::ostream& out, std::ostream& err) {
  auto files = options.files;
  if (files.empty()) files.push_back(options.cards);
  int code = kFine;
  for (const auto& file : files) {
    const auto cards = load_rising_clan_cards(file, err);
    if (cards)
      fmt::print(out, "{}: {} cards, {} goals, no problems\n", file.string(), cards->size(), cards->goals().size());
    else
      code = kWrong;
  }
  return code;
}

}  // namespace playsheet
