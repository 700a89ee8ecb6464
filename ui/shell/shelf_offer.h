// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/naruto/match_plan.h"
#include "ui/shell/deck_offer.h"

namespace playsheet {

/// The decks of Naruto on the shelf, which outlives it.
class ShelfOffer : public DeckOffer {
 public:
  explicit ShelfOffer(DeckShelf& shelf) : shelf_(shelf) {}

  int count() const override { return static_cast<int>(shelf_.ready.size()); }
  QString id(int deck) const override;
  QString title(int deck, const QString& language) const override;
  QString note(int deck, const QString& language) const override;
  bool hasGuide(int deck) const override;
  bool opensFiles() const override { return static_cast<bool>(shelf_.open); }
  QString open(const QString& path) override;
  const naruto::Deck& deck(int deck) const { return shelf_.ready[static_cast<std::size_t>(deck)]; }

 private:
  DeckShelf& shelf_;
};

}  // namespace playsheet
