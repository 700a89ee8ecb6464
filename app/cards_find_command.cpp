// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>

#include "app/cards_command.h"
#include "app/exit_code.h"
#include "app/refuse.h"
#include "app/storage/card_search.h"
#include "app/storage/person_decks.h"
#include "engine/naruto/search/reader.h"
#include "ui/wording/card_text.h"
#include "ui/wording/search_text.h"

namespace playsheet {
namespace {

using Json = nlohmann::ordered_json;
using naruto::CardDefinition;
namespace search = naruto::search;

/// How many letters: what stands under a text has to be as wide.
std::size_t letters(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

/// Not more than so many bytes, and no half letter, of the end or of the beginning of a text.
std::string_view last_of(std::string_view text, std::size_t most) {
  if (text.size() <= most) return text;
  text.remove_prefix(text.size() - most);
  while (!text.empty() && (static_cast<unsigned char>(text.front()) & 0xC0U) == 0x80U) text.remove_prefix(1);
  return text;
}
std::string_view first_of(std::string_view text, std::size_t most) {
  if (text.size() <= most) return text;
  while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80U) --most;
  return text.substr(0, most);
}

/// The query, or what stands around it of a long one, with its wrong word underlined, and what would be right.
int refuse(std::ostream& err, const std::string& query, const search::Problem& problem, wording::Language language) {
  constexpr std::size_t kBeside = 60;
  const std::string_view whole = query;
  const std::string_view before = last_of(whole.substr(0, problem.begin), kBeside);
  const std::string_view wrong = first_of(whole.substr(problem.begin, problem.end - problem.begin), kBeside);
  const std::string_view behind = first_of(whole.substr(problem.begin + wrong.size()), kBeside);
  const std::string_view cut_before = before.size() < problem.begin ? "…" : "";
  const std::string_view cut_behind = problem.begin + wrong.size() + behind.size() < whole.size() ? "…" : "";
  fmt::print(err, "{}\n  {}{}{}{}{}\n  {}{}\n", wording::search_problem_text(problem, language), cut_before, before,
             wrong, behind, cut_behind, std::string(letters(cut_before) + letters(before), ' '),
             std::string(std::max<std::size_t>(1, letters(wrong)), '^'));
  return kWrong;
}

std::string symbols_of(const CardDefinition& card) {
  std::string out;
  for (const naruto::Symbol symbol : card.symbol_order) out += naruto::kSymbolLetters[static_cast<std::size_t>(symbol)];
  return out;
}

std::string figures_of(const CardDefinition& card) {
  if (card.type == naruto::CardType::jutsu) return card.jutsu_cost;
  if (card.type != naruto::CardType::ninja || !card.figures_known) return {};
  return fmt::format("{}/{}", card.healthy.combat, card.healthy.support);
}

Json json_of(const CardDefinition& card, const naruto::Catalog& cards, wording::Language language) {
  Json entry{{"code", card.code},
             {"name", wording::card_name(card, cards.words(), language)},
             {"type", table::name_of(card.type)},
             {"symbols", symbols_of(card)},
             {"set", card.set}};
  if (card.entrance_cost) entry["entrance_cost"] = *card.entrance_cost;
  if (const std::string figures = figures_of(card); !figures.empty())
    entry[card.type == naruto::CardType::jutsu ? "cost" : "power"] = figures;
  entry["text"] = card.readiness == naruto::Readiness::ready ? wording::card_text(card, cards, language) : card.summary;
  return entry;
}

/// A text of the terminal in so many columns.
std::string padded(const std::string& text, std::size_t width) {
  const std::size_t wide = letters(text);
  return wide < width ? text + std::string(width - wide, ' ') : text + ' ';
}

void print_found(const std::vector<naruto::DefinitionId>& found, const naruto::Catalog& cards, bool json,
                 wording::Language language, std::ostream& out) {
  Json list = Json::array();
  for (const auto id : found) {
    const CardDefinition& card = cards[id];
    if (json)
      list.push_back(json_of(card, cards, language));
    else
      fmt::print(out, "{:<9}{}{:<9}{:<5}{:<7}{}\n", card.code,
                 padded(wording::card_name(card, cards.words(), language), 40), table::name_of(card.type),
                 symbols_of(card), figures_of(card), card.set);
  }
  if (json) fmt::print(out, "{}\n", list.dump(2));
}

}  // namespace

int run_cards_find(const CardsFindOptions& options, std::ostream& out, std::ostream& err) {
  const auto language = wording::language_from_code(options.language);
  if (!language) {
    fmt::print(err, "unknown language \"{}\"; known: en, it, pt_BR\n", options.language);
    return kUsage;
  }
  naruto::Catalog cards;
  if (!load_cards(options.cards, cards, err)) return kWrong;
  auto search = CardSearch::open(cards, {options.cards});
  if (!search) return refuse(err, search.problem());
  if (!options.person.empty()) {
    const auto person = PersonDatabase::open(options.person, PersonAccess::read);
    if (person.problem()->fault != StorageFault::read_only) return refuse(err, *person.problem());
    const auto owned = owned_cards(person);
    if (!owned) return refuse(err, owned.problem());
    search->set_owned(*owned);
    const auto own = person_decks(person);
    if (!own) return refuse(err, own.problem());
    std::vector<naruto::Deck> decks;
    for (const PersonDeck& deck : *own) decks.push_back(deck.content.deck);
    search->set_decks(decks);
  }
  const std::string query = fmt::format("{}", fmt::join(options.words, " "));
  const auto reading = search::read_query(query, search->vocabulary());
  if (reading.problem) return refuse(err, query, *reading.problem, *language);
  const auto found = search->find(*reading.query, options.limit);
  if (!found) return refuse(err, found.problem());
  print_found(*found, cards, options.json, *language, out);
  if (found->empty())
    if (const auto unknown = search->unknown_word(*reading.query))
      fmt::print(err, "{}\n", wording::unknown_word_text(*unknown, *language));
  return kFine;
}

}  // namespace playsheet
