// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheet/sheet.h"
#include "ui/table/match_table.h"
#include "ui/table/response_pad.h"
#include "ui/table/stop_lamps.h"
#include "ui/widgets/fingers.h"

/// What a second finger means on a table between two people, each of whom touches it.
namespace playsheet {

namespace {

bool lies(const QWidget& part, const QPoint& at) {
  return part.isVisible() && part.rect().contains(part.mapFromGlobal(at));
}

}  // namespace

/// A pad, or the lamps: what is pressed there is pressed by whoever sits at this edge.
bool MatchTable::atEdge(const QPoint& at) const {
  for (const PlayerId player : desk_->players())
    if (lies(*pads_[player], at) || lies(*lamps_[player], at)) return true;
  return false;
}

/// Whose side of the table this place of the screen is; nobody's in the middle, and in the columns.
std::optional<PlayerId> MatchTable::sideAt(const QPoint& at) const {
  for (const PlayerId player : desk_->players())
    if (lies(*pads_[player], at) || lies(*lamps_[player], at)) return player;
  if (!lies(*sheet_, at)) return std::nullopt;
  const QPoint place = sheet_->mapFromGlobal(at);
  for (const PlayerId player : desk_->players())
    for (const SheetPlace zone : {SheetPlace::Hand, SheetPlace::Village, SheetPlace::StandBy, SheetPlace::Deck})
      if (sheet_->zoneRect(zone, player).contains(place)) return player;
  return std::nullopt;
}

/// Two fingers on one side are one person's: they size, or the second chooses among the cards that the first one holds
/// open. On two sides each counts for its own, at its own edge; everywhere else the second one is none.
void MatchTable::customEvent(QEvent* event) {
  if (event->type() != SecondFinger::kind()) return;
  using Means = SecondFinger::Means;
  auto& finger = static_cast<SecondFinger&>(*event);
  const auto first = sideAt(finger.first());
  const auto second = sideAt(finger.second());
  const bool apart = !desk_->inRing() && first && second && first != second;
  if (apart)
    finger.setMeans(atEdge(finger.second()) ? Means::OwnPress : Means::Nothing);
  else
    finger.setMeans(finger.firstKept() ? Means::OwnPress : Means::Sizes);
}

}  // namespace playsheet
