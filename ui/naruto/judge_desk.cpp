// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/adjust.h"
#include "ui/naruto/desk_menu.h"
#include "ui/naruto/naruto_desk.h"

/// The judge's desk on the screen (N-CR-05): asked for by whoever decides, allowed by the other one, open until it is
/// closed, something is taken back, or a question has to be answered first.
namespace playsheet {

bool NarutoDesk::canAskForDesk() const {
  return !over() && !guided() && !still_ && !consent_ && naruto::desk_may_open({match_.state(), match_.rules()});
}

void NarutoDesk::askForDesk() {
  if (!canAskForDesk() || desk_ != DeskState::Closed || secrecy_.curtain()) return;
  selected_.reset();
  desk_ = DeskState::Asked;
  refresh();
}

void NarutoDesk::allowDesk() {
  if (desk_ != DeskState::Asked) return;
  desk_ = DeskState::Open;
  refresh();
}

/// Both have stood before it.
void NarutoDesk::closeDesk() {
  desk_ = DeskState::Closed;
  secrecy_.cover();
  refresh();
}

std::vector<naruto::Adjust> NarutoDesk::adjustments(int card) const {
  if (!deskOpen() || !seen(card)) return {};
  return naruto::adjustments(match_.state(), match_.rules(), static_cast<CardId>(card));
}

std::vector<naruto::Adjust> NarutoDesk::adjustments(PlayerId player) const {
  if (!deskOpen()) return {};
  return naruto::adjustments(match_.state(), match_.rules(), player);
}

void NarutoDesk::searchDeck(std::optional<PlayerId> player) {
  searched_ = deskOpen() ? player : std::nullopt;
  refresh();
}

std::vector<naruto::Adjust> NarutoDesk::adjustmentsInDeck(int card) const {
  const auto id = static_cast<CardId>(card);
  if (!deskOpen() || !searched_ || card < 0 || !match_.state()[*searched_].deck.contains(id)) return {};
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

QMenu* NarutoDesk::deskMenuOfCard(int card, QWidget* parent) {
  if (adjustments(card).empty()) return nullptr;
  auto* menu = new DeskMenu(this, parent);
  menu->addCard(card);
  return menu;
}

QMenu* NarutoDesk::deskMenuOfPile(SheetPlace pile, PlayerId player, QWidget* parent) {
  auto* menu = new DeskMenu(this, parent);
  menu->addPile(pile, player);
  return menu;
}

QMenu* NarutoDesk::deskMenuOfPlayers(QWidget* parent) {
  auto* menu = new DeskMenu(this, parent);
  for (const PlayerId player : table::kPlayers) menu->addPile(SheetPlace::Deck, player);
  return menu;
}

QMenu* NarutoDesk::deskMenuOfSearched(const Command& command, QWidget* parent) {
  const auto action = actionOf(command);
  const auto* pick = action ? std::get_if<naruto::Pick>(&*action) : nullptr;
  if (!pick || !searched_) return nullptr;
  auto* menu = new DeskMenu(this, parent);
  menu->addDeckCard(pick->card);
  return menu;
}

}  // namespace playsheet
