// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>
#include <algorithm>

#include "engine/gormiti/actions/adjust.h"
#include "ui/gormiti/gormiti_desk.h"
#include "ui/speech/words.h"
#include "ui/wording/gormiti/action_text.h"

/// What can be changed at the judge's desk of Gormiti.
namespace playsheet {

using gormiti::Adjust;
using gormiti::CardId;

bool GormitiDesk::canAskForDesk() const {
  return !over() && !guided() && !still_ && !consent_ && gormiti::desk_may_open({match_.state(), match_.rules()});
}

/// False: neither asked for nor open.
bool GormitiDesk::promptOfDesk() {
  if (deskState() == DeskState::Closed) return false;
  if (deskState() == DeskState::Asked) prompt_.player = table::other(match_.decider());
  TablePrompt parts = commonParts();
  if (deskState() == DeskState::Asked) {
    parts.deskConsent();
    return true;
  }
  parts.desk(QT_TRANSLATE_NOOP("Match", "Decks…"));
  if (searchedDeck()) parts.deckNames(*searchedDeck(), cardsOfDeck(*searchedDeck()));
  parts.secrecyButtons(secrecy_, view().players[prompt_.player].hand_count == 0);
  parts.undoButtons(takeBackFacts());
  return true;
}

/// Counters of one kind, and what a Weapon can be put on, stand in menus of their own.
DeskChanges GormitiDesk::deskChanges(const QString& title, const std::vector<Adjust>& changes) {
  DeskChanges out{title, {}};
  for (const Adjust& each : changes) {
    const std::string words = gormiti_wording::action_text(each, match_.state(), cards_, wordingLanguage(language()));
    DeskChange change{QString::fromStdString(words), {}, [this, each] { play(each); }};
    if (each.what == gormiti::Adjustment::counters) change.group = say(QT_TRANSLATE_NOOP("Match", "Counters"));
    if (each.to == gormiti::Zone::weapons) change.group = say(QT_TRANSLATE_NOOP("Match", "As a Weapon"));
    out.changes.push_back(std::move(change));
  }
  return out;
}

std::vector<DeskChanges> GormitiDesk::deskOfCard(int card) {
  const auto definition = definitionOf(card);
  if (!deskOpen() || !definition) return {};
  const auto changes = gormiti::adjustments(match_.state(), match_.rules(), static_cast<CardId>(card));
  if (changes.empty()) return {};
  return {deskChanges(cardName(*definition), changes)};
}

/// The deck is not looked into: what lies on top goes, whatever it is. Where else it could go would tell what it is.
std::vector<DeskChanges> GormitiDesk::deskOfPile(SheetPlace pile, PlayerId player) {
  const auto& deck = match_.state()[player].deck;
  if (!deskOpen() || pile != SheetPlace::Deck || deck.empty()) return {};
  auto changes = gormiti::adjustments(match_.state(), match_.rules(), deck.back());
  std::erase_if(changes, [](const Adjust& each) { return gormiti::is_field(each.to); });
  for (const Adjust& each : gormiti::adjustments(match_.state(), match_.rules(), player)) changes.push_back(each);
  DeskChanges out =
      deskChanges(say(QT_TRANSLATE_NOOP("Match", "Top card of %1’s deck")).arg(seat(player).name), changes);
  out.changes.push_back(
      {say(QT_TRANSLATE_NOOP("Match", "Search the deck by name…")), {}, [this, player] { searchDeck(player); }});
  return {out};
}

std::vector<DeskChanges> GormitiDesk::deskOfDeckCard(int card) {
  const auto id = static_cast<CardId>(card);
  if (!deskOpen() || !searchedDeck() || card < 0 || !match_.state()[*searchedDeck()].deck.contains(id)) return {};
  return {
      deskChanges(cardName(match_.state()[id].definition), gormiti::adjustments(match_.state(), match_.rules(), id))};
}

std::vector<NamedCard> GormitiDesk::cardsOfDeck(PlayerId player) const {
  std::vector<NamedCard> out;
  for (const CardId card : match_.state()[player].deck)
    out.push_back({cardName(match_.state()[card].definition), card});
  return out;
}

}  // namespace playsheet
