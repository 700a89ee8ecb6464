// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <limits>
#include <optional>

#include "ui/choices/choice_row.h"
#include "ui/table/match_table.h"

/// Where what is laid over the sheet covers nothing that must stay in sight, or the least of it.
namespace playsheet {

namespace {

/// What must stay in sight, and how much it counts: cards; in a ring also the middle, where the dice are, and of a hand
/// that is covered nothing.
std::vector<std::pair<QRect, int>> inSight(const GameDesk& desk, const Sheet& sheet) {
  std::vector<std::pair<QRect, int>> out;
  const PlayerId bottom = sheet.bottom();
  const bool backs = desk.inRing() && !desk.secrecy().handShown(bottom);
  const QRect hand = sheet.zoneRect(SheetPlace::Hand, bottom);
  for (const QRect& card : sheet.cardRects())
    if (!backs || !hand.contains(card.center())) out.emplace_back(card.translated(sheet.pos()), 3);
  if (desk.inRing()) out.emplace_back(sheet.zoneRect(SheetPlace::Band, bottom).translated(sheet.pos()), 1);
  return out;
}

}  // namespace

/// The first place, row by row and from the right, at which nothing of this size lies over what must stay in sight;
/// else where it covers the least.
MatchTable::FreePlace MatchTable::besideCards(const QSize& size, const Range& across,
                                              const std::vector<int>& rows) const {
  const auto seen = inSight(*desk_, *sheet_);
  FreePlace best{QRect(QPoint(across.to - size.width(), rows.front()), size), std::numeric_limits<int>::max()};
  for (const int top : rows)
    for (int left = across.to - size.width(); left > across.from; left -= look_.gap(6)) {
      const QRect place(QPoint(left, top), size);
      int covered = 0;
      for (const auto& [rect, counts] : seen) {
        const QRect both = rect.intersected(place);
        covered += both.width() * both.height() * counts;
      }
      if (covered < best.covered) best = {place, covered};
      if (covered == 0) return best;
    }
  return best;
}

/// At the lower edge, else over the village, else in it where it does not stand out below.
std::vector<int> MatchTable::rowsFor(int tall, int low) const {
  const int gap = look_.gap(6);
  const QRect village = sheet_->zoneRect(SheetPlace::Village, sheet_->bottom()).translated(sheet_->pos());
  std::vector<int> rows{low - tall - gap};
  for (const int top : {village.top() - tall - gap, village.top() + gap})
    if (top >= 0 && top + tall <= std::max(low, village.bottom())) rows.push_back(top);
  if (turnedFor(desk_->prompt().player))  // as far from the upper edge
    for (int& row : rows) row = 2 * sheet_->y() + sheet_->height() - row - tall;
  return rows;
}

/// As broad as there is room; narrower and taller, up to the middle, where cards would lie below it, if it covers less
/// then.
void MatchTable::placeChoices(const Range& across, int low) {
  const int room = roomForChoices();
  std::optional<FreePlace> best;
  int chosen = room;
  const int tallest = low - sheet_->y() - sheet_->zoneRect(SheetPlace::Village, sheet_->bottom()).top();
  for (const int parts : {6, 5, 4, 3, 2}) {
    choices_->setRoom(room * parts / 6);
    if (best && choices_->height() > tallest) break;
    const FreePlace place = besideCards(choices_->size(), across, rowsFor(choices_->height(), low));
    if (!best || place.covered < best->covered) {
      best = place;
      chosen = room * parts / 6;
    }
    if (best->covered == 0 || !desk_->inRing()) break;
  }
  choices_->setRoom(chosen);
  choices_->move(best->rect.topLeft());
}

/// In a ring beside the plate of who is asked, whose figures are read meanwhile.
int MatchTable::roomForChoices() const {
  const bool ring = desk_->inRing();
  const int all = ring ? sheet_->zoneRect(SheetPlace::Hand, sheet_->bottom()).width() : sheet_->width();
  return all - look_.gap(ring ? 20 : 40);
}

}  // namespace playsheet
