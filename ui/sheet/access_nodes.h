// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <array>

#include "ui/sheet/sheet_context.h"

/// What of the sheet is told to a screen reader, as a tree: zones, the battles of the band, cards.
namespace playsheet {

struct AccessZone {
  SheetPlace place;
  table::PlayerId player;
};

inline constexpr std::array<AccessZone, 18> kAccessZones{
    {{SheetPlace::Hand, table::PlayerId::north},
     {SheetPlace::Deck, table::PlayerId::north},
     {SheetPlace::Reinforcement, table::PlayerId::north},
     {SheetPlace::Graveyard, table::PlayerId::north},
     {SheetPlace::Removed, table::PlayerId::north},
     {SheetPlace::Chakra, table::PlayerId::north},
     {SheetPlace::Rewards, table::PlayerId::north},
     {SheetPlace::Village, table::PlayerId::north},
     {SheetPlace::Band, table::PlayerId::south},
     {SheetPlace::Village, table::PlayerId::south},
     {SheetPlace::Rewards, table::PlayerId::south},
     {SheetPlace::Chakra, table::PlayerId::south},
     {SheetPlace::Hand, table::PlayerId::south},
     {SheetPlace::Deck, table::PlayerId::south},
     {SheetPlace::Reinforcement, table::PlayerId::south},
     {SheetPlace::Graveyard, table::PlayerId::south},
     {SheetPlace::Removed, table::PlayerId::south},
     {SheetPlace::None, table::PlayerId::south}}};  // cards looked at
inline constexpr int kAccessZoneCount = static_cast<int>(kAccessZones.size());

/// A zone, a battle in it, or a card in either.
struct AccessNode {
  int zone = 0;
  int lane = -1;
  int index = -1;

  quint32 key() const { return static_cast<quint32>(zone << 24 | (lane + 1) << 16 | (index + 1)); }
};

/// What lies in a zone or battle, whether a drawer is open or not: everybody may read an open pile.
QVector<PlacedCard> cardsOf(const SheetContext& context, const AccessNode& node);
/// Who fights with what.
QString laneName(const SheetContext& context, int lane);
/// The same, and each addend of either sum.
QString laneLedger(const SheetContext& context, int lane);
/// Type, figures in force and what is printed, in a sentence each.
QString cardDescription(const SheetContext& context, const PlacedCard& card);

}  // namespace playsheet
