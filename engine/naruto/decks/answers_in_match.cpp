// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/answers_in_match.h"

#include "engine/naruto/decks/construction.h"

namespace naruto {

ThinkableAnswers answers_with(std::span<const DefinitionId> further, const Catalog& catalog, const Edition& edition) {
  ThinkableAnswers answers;
  answers.counter = edition.least_counter;
  answers.mission = edition.least_mission;
  answers.answer = edition.least_answer;
  answers.jutsu_cost = edition.least_jutsu_cost;
  for (const std::string_view code : edition.hand_texts)
    if (const auto id = catalog.find(code)) answers.join(catalog[*id], *id);
  for (const DefinitionId id : further) answers.join(catalog[id], id);
  return answers;
}

ThinkableAnswers answers_in_match(std::span<const DefinitionId> decks, const Catalog& catalog, const Edition& edition) {
  ThinkableAnswers answers = answers_with(decks, catalog, edition);
  for (std::size_t i = 0; i < catalog.size(); ++i) {
    const auto id = static_cast<DefinitionId>(i);
    ThinkableAnswers with = answers;
    with.join(catalog[id], id);
    // Few cards say anything: only those are worth asking whether they may be played.
    if (with != answers && check_card(catalog[id], 1, DeckPile::deck, catalog, edition).empty()) answers = with;
  }
  return answers;
}

}  // namespace naruto
