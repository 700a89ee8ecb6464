// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gormiti/gormiti_cards_command.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>

#include "app/card_file.h"
#include "app/exit_code.h"
#include "app/gormiti/gormiti_cards.h"
#include "app/storage/own_cards.h"
#include "app/storage/text_file.h"
#include "engine/gormiti/cards/card_reader.h"
#include "engine/table/one_line.h"
#include "ui/wording/gormiti/card_text.h"

namespace playsheet {
namespace {

using GormitiJson = nlohmann::ordered_json;

using gormiti_wording::card_text;
using wording::Language;

GormitiJson json_of(const gormiti::CardDefinition& card) {
  GormitiJson out{{"code", card.code},
                  {"type", table::name_of(card.type)},
                  {"name", {{"en", card.name.en}, {"it", card.name.it}, {"pt", card.name.pt}}}};
  if (card.element) out["element"] = table::name_of(*card.element);
  if (card.category) out["category"] = table::name_of(*card.category);
  if (card.trait != gormiti::Trait::none) out["trait"] = table::name_of(card.trait);
  if (card.type == gormiti::CardType::fighter) {
    out["atk"] = card.atk;
    out["hp"] = card.hp;
  }
  if (card.duration > 0) out["duration"] = card.duration;
  if (card.rarity != gormiti::Rarity::none) out["rarity"] = table::name_of(card.rarity);
  out["abilities"] = card.abilities.size();
  return out;
}

std::string figures_of(const gormiti::CardDefinition& card) {
  return card.type == gormiti::CardType::fighter ? fmt::format("{}/{}", card.atk, card.hp) : std::string();
}

}  // namespace

int run_gormiti_cards_list(const GormitiCardsOptions& options, std::ostream& out, std::ostream& err) {
  const auto cards = load_gormiti_cards(options.cards, err);
  if (!cards) return kWrong;
  GormitiJson list = GormitiJson::array();
  for (std::size_t i = 0; i < cards->size(); ++i) {
    const gormiti::CardDefinition& card = (*cards)[static_cast<gormiti::DefinitionId>(i)];
    if (card.token) continue;
    if (options.json)
      list.push_back(json_of(card));
    else
      fmt::print(out, "{:<7}{:<9}{:<13}{:<8}{}\n", card.code, table::name_of(card.type),
                 card.element ? table::name_of(*card.element) : std::string_view{}, figures_of(card), card.name.en);
  }
  if (options.json) fmt::print(out, "{}\n", list.dump(2));
  return kFine;
}

int run_gormiti_cards_show(const GormitiCardsOptions& options, std::ostream& out, std::ostream& err) {
  const auto cards = load_gormiti_cards(options.cards, err);
  if (!cards) return kWrong;
  const auto id = cards->find(options.code);
  if (!id) {
    fmt::print(err, "{}: no card of gormiti has this code\n", table::one_line(options.code));
    return kWrong;
  }
  const gormiti::CardDefinition& card = (*cards)[*id];
  if (options.json) {
    GormitiJson shown = json_of(card);
    shown["text"] = {{"en", card_text(card, *cards, Language::en)},
                     {"it", card_text(card, *cards, Language::it)},
                     {"pt", card_text(card, *cards, Language::pt_BR)}};
    fmt::print(out, "{}\n", shown.dump(2));
    return kFine;
  }
  fmt::print(out, "{} {} / {} / {}\n", card.code, card.name.en, card.name.it, card.name.pt);
  for (const Language language : wording::kLanguages)
    if (const std::string text = card_text(card, *cards, language); !text.empty()) fmt::print(out, "{}\n", text);
  if (const auto source = source_of_entry(options.cards, "gormiti", card.code)) fmt::print(out, "{}", *source);
  return kFine;
}

namespace {

/// A person's own file: against the cards of the program, whose codes are taken.
bool check_own_file(const std::filesystem::path& file, const std::string& text, const GormitiCardsOptions& options,
                    std::ostream& out, std::ostream& err) {
  auto cards = load_gormiti_cards(options.cards, err);
  if (!cards) return false;
  const OwnGormitiCards own = add_own_gormiti_cards({{file.string(), text}}, *cards);
  for (const gormiti::OwnCardMessage& each : own.messages)
    fmt::print(err, "{}: {}\n", each.file, gormiti::text_of(each.message));
  if (!own.messages.empty()) return false;
  fmt::print(out, "{}: {} own cards, {} ready decks, no problems\n", file.string(), own.cards, own.decks);
  return true;
}

}  // namespace

int run_gormiti_cards_check(const GormitiCardsOptions& options, std::ostream& out, std::ostream& err) {
  std::vector<std::filesystem::path> sources;
  int code = kFine;
  for (const std::filesystem::path& file : options.files) {
    const auto text = read_text_file(file);
    if (text && game_of_card_source(*text) == "gormiti") {
      if (!check_own_file(file, *text, options, out, err)) code = kWrong;
    } else {
      sources.push_back(file);
    }
  }
  if (sources.empty() && !options.files.empty()) return code;
  const int rest = check_card_sources(
      sources, options.cards, load_gormiti_cards, read_gormiti_source,
      [](const gormiti::Catalog& cards) {
        std::size_t tokens = 0;
        for (std::size_t i = 0; i < cards.size(); ++i)
          tokens += cards[static_cast<gormiti::DefinitionId>(i)].token ? 1U : 0U;
        return fmt::format("{} cards, {} ready decks", cards.size() - tokens, cards.decks().size());
      },
      out, err);
  return std::max(code, rest);
}

}  // namespace playsheet
