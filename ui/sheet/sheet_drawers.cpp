// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "ui/sheet/sheet_private.h"

/// Piles that lie open over the table.
namespace playsheet {

using table::PlayerId;

void Sheet::Private::toggleDrawer(SheetPlace place, PlayerId player) {
  QVector<SheetPlace>& places = drawers[player].places;
  places.contains(place) ? static_cast<void>(places.removeAll(place)) : places.append(place);
  relayout();
}

bool Sheet::Private::closeDrawers(PlayerId player) {
  const bool open = layout.drawers[player].isOpen();
  drawers[player] = {};
  relayout();
  return open;
}

/// Cards that are looked at, and marked cards that lie in a pile or in a covered hand, must be there to be clicked. A
/// drawer that a person has closed stays closed until it is asked for anew.
void Sheet::Private::openMarked() {
  if (!automaticDrawers) {
    return;
  }
  table::AtTable<DrawerWish> wanted;
  if (!scene.lookedAt.empty()) {
    wanted[scene.lookedAt.front().owner].looked = true;
  }
  const auto look = [&](SheetPlace place, PlayerId player) {
    for (const SceneCard& card : scene.seats[player][place].cards) {
      const bool looked = std::any_of(scene.lookedAt.begin(), scene.lookedAt.end(),
                                      [&](const SceneCard& other) { return other.id == card.id; });
      const CardMark mark = dressing.marks.value(card.id);
      if (!looked && mark.marked() && !mark.inPile && !wanted[player].places.contains(place)) {
        wanted[player].places.append(place);
      }
    }
  };
  for (const PlayerId player : scene.everyone()) {
    look(SheetPlace::Chakra, player);
    look(SheetPlace::Graveyard, player);
    look(SheetPlace::Removed, player);
    look(SheetPlace::Deck, player);
    if (!dressing.handShown[player] && player != scene.viewer) {
      look(SheetPlace::Hand, player);
    }
    for (const SheetPlace place : wanted[player].places) {
      if (!opened[player].places.contains(place) && !drawers[player].places.contains(place)) {
        drawers[player].places.append(place);
      }
    }
    for (const SheetPlace place : opened[player].places) {
      if (!wanted[player].places.contains(place)) {
        drawers[player].places.removeAll(place);
      }
    }
    drawers[player].looked = wanted[player].looked && (drawers[player].looked || !opened[player].looked);
  }
  opened = wanted;
}

void Sheet::openDrawer(SheetPlace place, PlayerId player) {
  if (!d_->drawers[player].places.contains(place)) {
    d_->toggleDrawer(place, player);
  }
}

void Sheet::closeDrawers() {
  for (const PlayerId player : d_->scene.everyone()) {
    d_->closeDrawers(player);
  }
}

bool Sheet::closeOwnDrawers() {
  bool any = false;
  for (const PlayerId player : d_->scene.everyone()) {
    QVector<SheetPlace>& places = d_->drawers[player].places;
    const auto own = [&](SheetPlace place) { return !d_->opened[player].places.contains(place); };
    any = places.removeIf(own) > 0 || any;
  }
  if (any) {
    d_->relayout();
  }
  return any;
}

void Sheet::setDrawersAutomatic(bool automatic) { d_->automaticDrawers = automatic; }

bool Sheet::drawerIsOpen(PlayerId player) const { return d_->layout.drawers[player].isOpen(); }

}  // namespace playsheet
