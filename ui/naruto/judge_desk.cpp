// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "engine/naruto/actions/adjust.h"
#include "ui/naruto/naruto_desk.h"

/// What can be changed at the judge's desk (N-CR-05).
namespace playsheet {

bool NarutoDesk::canAskForDesk() const {
  return !over() && !guided() && !still_ && !consent_ && naruto::desk_may_open({match_.state(), match_.rules()});
}

std::vector<naruto::Adjust> NarutoDesk::adjustments(int card) const {
  if (!deskOpen() || !seen(card)) return {};
  return naruto::adjustments(match_.state(), match_.rules(), static_cast<CardId>(card));
}

std::vector<naruto::Adjust> NarutoDesk::adjustments(PlayerId player) const {
  if (!deskOpen()) return {};
  return naruto::adjustments(match_.state(), match_.rules(), player);
}

std::vector<naruto::Adjust> NarutoDesk::adjustmentsInDeck(int card) const {
  const auto id = static_cast<CardId>(card);
  if (!deskOpen() || !searchedDeck() || card < 0 || !match_.state()[*searchedDeck()].deck.contains(id)) return {};
  return naruto::adjustments(match_.state(), match_.rules(), id);
}

/// The pile is not looked into: what lies on top goes, whatever it is.
std::vector<naruto::Adjust> NarutoDesk::adjustments(SheetPlace pile, PlayerId player) const {
  if (!deskOpen()) return {};
  const auto& piles = match_.state()[player];
  const auto& cards = pile == SheetPlace::Deck ? piles.deck : piles.rewards;
  const bool covered = pile == SheetPlace::Deck || pile == SheetPlace::Rewards;
  if (!covered || cards.empty()) return {};
  auto out = naruto::adjustments(match_.state(), match_.rules(), cards.back());
  // Which village it may come to, and whether it is a Ninja at all, would tell what it is.
  std::erase_if(out, [](const naruto::Adjust& each) { return each.to == naruto::Zone::village; });
  return out;
}

/// Coins stand in two menus of their own.
void NarutoDesk::addChanges(DeskChanges& out, const std::vector<naruto::Adjust>& changes) {
  for (const naruto::Adjust& each : changes) {
    DeskChange change{words_.button(each, view_, language()), {}, [this, each] { play(each); }};
    if (each.what == naruto::Adjustment::coins)
      change.group = words_.say(language(), each.n > 0 ? QT_TRANSLATE_NOOP("Match", "Add a coin")
                                                       : QT_TRANSLATE_NOOP("Match", "Remove a coin"));
    out.changes.push_back(std::move(change));
  }
}

std::vector<DeskChanges> NarutoDesk::deskOfCard(int card) {
  const auto changes = adjustments(card);
  if (changes.empty()) return {};
  DeskChanges out{words_.cardName(seen(card)->definition, language()), {}};
  addChanges(out, changes);
  return {out};
}

std::vector<DeskChanges> NarutoDesk::deskOfPile(SheetPlace pile, PlayerId player) {
  const char* title = pile == SheetPlace::Deck ? QT_TRANSLATE_NOOP("Match", "Top card of %1’s deck")
                                               : QT_TRANSLATE_NOOP("Match", "One of %1’s battle rewards");
  DeskChanges out{words_.say(language(), title).arg(words_.playerName(player)), {}};
  const auto changes = adjustments(pile, player);
  addChanges(out, changes);
  if (pile != SheetPlace::Deck) return {out};
  addChanges(out, adjustments(player));
  if (!changes.empty())
    out.changes.push_back({words_.say(language(), QT_TRANSLATE_NOOP("Match", "Search the deck by name…")),
                           {},
                           [this, player] { searchDeck(player); }});
  return {out};
}

std::vector<DeskChanges> NarutoDesk::deskOfDeckCard(int card) {
  const auto changes = adjustmentsInDeck(card);
  if (changes.empty()) return {};
  const auto definition = match_.state()[static_cast<CardId>(card)].definition;
  DeskChanges out{words_.cardName(definition, language()), {}};
  addChanges(out, changes);
  return {out};
}

std::vector<NamedCard> NarutoDesk::cardsOfDeck(PlayerId player) const {
  std::vector<NamedCard> out;
  for (const CardId card : match_.state()[player].deck)
    out.push_back({words_.cardName(match_.state()[card].definition, language()), card});
  return out;
}

}  // namespace playsheet
