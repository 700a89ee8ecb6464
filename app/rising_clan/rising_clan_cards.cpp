// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rising_clan/rising_clan_cards.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <array>
#include <nlohmann/json.hpp>
#include <ostream>

#include "app/card_file.h"
#include "app/exit_code.h"
#include "app/storage/game_cards.h"
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

std::optional<rising_clan::Catalog> read_source(const std::filesystem::path& file, std::ostream& err) {
  return read_card_source(
      file, [](std::string_view text) { return rising_clan::read_cards(text); }, err);
}

}  // namespace

std::optional<rising_clan::Catalog> load_rising_clan_cards(const std::filesystem::path& cards_db, std::ostream& err) {
  return told(load_rising_clan(cards_db), err);
}

std::optional<GameEntries> rising_clan_entries(const std::filesystem::path& source, std::ostream& err) {
  const auto cards = read_source(source, err);
  if (!cards) return std::nullopt;
  return card_source_entries(
      source, "rising-clan",
      [&cards = *cards](std::string_view section, const std::string& code, Language language) {
        if (section == "goal")
          if (const auto goal = cards.find_goal(code))
            return rising_clan_wording::goal_text(cards.goals()[*goal], cards, language);
        const auto id = section == "role" ? std::nullopt : cards.find(code);
        return id ? rising_clan_wording::card_text(cards[*id], cards, language) : std::string();
      },
      err);
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
    if (const auto source = source_of_entry(options.cards, "rising-clan", each.id)) fmt::print(out, "{}", *source);
  });
  if (!found) fmt::print(err, "{}: no card of rising-clan has this code\n", table::one_line(options.code));
  return found ? kFine : kWrong;
}

int run_rising_clan_cards_check(const RisingClanCardsOptions& options, std::ostream& out, std::ostream& err) {
  return check_card_sources(
      options.files, options.cards, load_rising_clan_cards, read_source,
      [](const rising_clan::Catalog& cards) {
        return fmt::format("{} cards, {} goals", cards.size(), cards.goals().size());
      },
      out, err);
}

}  // namespace playsheet
