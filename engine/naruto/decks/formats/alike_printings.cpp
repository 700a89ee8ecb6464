// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/formats/alike_printings.h"

#include <algorithm>

#include "engine/naruto/cards/card_writer.h"

namespace naruto {
namespace {

bool playable(const std::string& code, DeckPile pile, const Catalog& catalog, const Edition& edition) {
  const auto id = catalog.find(code);
  return id && check_card(catalog[*id], 1, pile, catalog, edition).empty();
}

/// Printings that could be played there.
std::vector<std::string> playable_printings(const DeckQuestion& question, const Catalog& catalog,
                                            const Edition& edition) {
  std::vector<std::string> codes;
  if (question.doubt != DeckDoubt::several_cards) return codes;
  std::copy_if(question.candidates.begin(), question.candidates.end(), std::back_inserter(codes),
               [&](const std::string& code) { return playable(code, question.pile, catalog, edition); });
  return codes;
}

/// The one printing that is meant, whichever of them is meant.
std::optional<std::string> settled_printing(const DeckQuestion& question, const Catalog& catalog,
                                            const Edition& edition) {
  if (question.counts.size() > 1) return std::nullopt;
  const auto codes = playable_printings(question, catalog, edition);
  if (codes.empty()) return std::nullopt;
  const CardDefinition& first = catalog[*catalog.find(codes.front())];
  const bool alike = std::all_of(codes.begin(), codes.end(), [&](const std::string& code) {
    return same_for_play(first, catalog[*catalog.find(code)], catalog.words());
  });
  return alike ? std::optional(codes.front()) : std::nullopt;
}

}  // namespace

bool same_for_play(const CardDefinition& a, const CardDefinition& b, const Words& words) {
  const bool figures = a.type == b.type && a.symbol_order == b.symbol_order && a.entrance_cost == b.entrance_cost &&
                       a.hand_cost == b.hand_cost && a.strategic_value == b.strategic_value &&
                       a.jutsu_cost == b.jutsu_cost && a.healthy == b.healthy && a.injured == b.injured &&
                       a.figures_known == b.figures_known && a.printed_x == b.printed_x;
  return figures && a.name == b.name && a.attributes == b.attributes && a.characteristics == b.characteristics &&
         a.readiness == b.readiness && (a.readiness == Readiness::ready || a.summary == b.summary) &&
         write_tree(a, words) == write_tree(b, words);
}

std::optional<std::string> proposed_printing(const DeckQuestion& question, const Catalog& catalog,
                                             const Edition& edition) {
  const auto codes = playable_printings(question, catalog, edition);
  return codes.empty() ? std::nullopt : std::optional(codes.front());
}

int settle_alike_printings(DeckImport& import, const Catalog& catalog, const Edition& edition) {
  std::vector<DeckQuestion> open;
  std::vector<int> places;  // of the questions so far among the open ones; a settled one is no heading of any other
  int settled = 0;
  for (DeckQuestion& question : import.questions) {
    const int heading =
        question.heading >= 0 && question.heading < std::ssize(places) ? places[question.heading] : question.heading;
    const auto code = settled_printing(question, catalog, edition);
    auto& entries =
        heading >= 0 && heading < std::ssize(open) ? open[heading].below : entries_of(import.deck, question.pile);
    if (code && add_copies(entries, *code, question.count)) {
      places.push_back(-1);
      ++settled;
      continue;
    }
    places.push_back(static_cast<int>(open.size()));
    question.heading = heading;
    open.push_back(std::move(question));
  }
  import.questions = std::move(open);
  return settled;
}

}  // namespace naruto
