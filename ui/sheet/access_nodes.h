// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <array>

#include "ui/sheet/sheet_scene.h"

/// What of the sheet is told to a screen reader, as a tree: zones, the battles of the band, cards.
namespace playsheet {

struct AccessZone {
  SheetPlace place;
  naruto::PlayerId player;
};

inline constexpr std::array<AccessZone, 18> kAccessZones{
    {{SheetPlace::Hand, naruto::PlayerId::north},
     {SheetPlace::Deck, naruto::PlayerId::north},
     {SheetPlace::Reinforcement, naruto::PlayerId::north},
     {SheetPlace::Graveyard, naruto::PlayerId::north},
     {SheetPlace::Removed, naruto::PlayerId::north},
     {SheetPlace::Chakra, naruto::PlayerId::north},
     {SheetPlace::Rewards, naruto::PlayerId::north},
     {SheetPlace::Village, naruto::PlayerId::north},
     {SheetPlace::Band, naruto::PlayerId::south},
     {SheetPlace::Village, naruto::PlayerId::south},
     {SheetPlace::Rewards, naruto::PlayerId::south},
     {SheetPlace::Chakra, naruto::PlayerId::south},
     {SheetPlace::Hand, naruto::PlayerId::south},
     {SheetPlace::Deck, naruto::PlayerId::south},
     {SheetPlace::Reinforcement, naruto::PlayerId::south},
     {SheetPlace::Graveyard, naruto::PlayerId::south},
     {SheetPlace::Removed, naruto::PlayerId::south},
     {SheetPlace::None, naruto::PlayerId::south}}};  // cards looked at
inline constexpr int kAccessZoneCount = static_cast<int>(kAccessZones.size());

/// A zone, a battle in it, or a card in either.
struct AccessNode {
  int zone = 0;
  int lane = -1;
  int index = -1;

  quint32 key() const { return static_cast<quint32>(zone << 24 | (lane + 1) << 16 | (index + 1)); }
};

/// What lies in a zone or battle, whether a drawer is open or not: everybody may read an open pile.
QVector<PlacedCard> cardsOf(const SheetScene& scene, const AccessNode& node);
/// Who fights with what.
QString laneName(const SheetScene& scene, int lane);
/// The same, and each addend of either sum.
QString laneLedger(const SheetScene& scene, int lane);
/// Type, figures in force and what is printed, in a sentence each.
QString cardDescription(const SheetScene& scene, const PlacedCard& card);

}  // namespace playsheet
