// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/naruto/match/match.h"
#include "ui/naruto/stops.h"
#include "ui/speech/from_view.h"
#include "ui/table/reading_choice.h"
#include "ui/table/secrecy.h"
#include "ui/table/table_facts.h"
#include "ui/widgets/look.h"
#include "ui/wording/match_names.h"

namespace playsheet {

/// What one seat chose in the match dialog.
struct SeatChoice : SeatEntry {
  naruto::Deck deck;
};

/// The edition that is played where nobody has chosen one.
inline QString usualEdition() {
  const std::string_view id = naruto::editions().front().id;
  return fromView(id);
}

/// A match as it was put together in the dialog.
struct MatchPlan {
  naruto::PerPlayer<SeatChoice> seats;
  QString edition = usualEdition();               ///< one that is known
  std::vector<naruto::HouseRuling> rulings = {};  ///< what differs from it
  Secrecy secrecy = Secrecy::Hold;
  QString themeName = QStringLiteral("dark");
  QString tableName = QStringLiteral("lacquer");
  int pace = 2;
  bool sound = true;
  ShowdownStop showdown = ShowdownStop::Read;
  ReadingChoice reading = {};
  naruto::PerPlayer<StopSet> stops = {StopSet::usual(), StopSet::usual()};  ///< as they are when the game begins
  int bestOf = 1;                                                           ///< games: 1, or 3 for a match of several
  std::uint64_t seed = 1;
  std::optional<naruto::SeriesPart> series = {};  ///< what stands before this game of a match of several
};

/// Where decks come from; the program outside fills it in.
struct DeckShelf {
  std::vector<naruto::Deck> ready;
  /// Reads a deck file: the deck, or a sentence that says what is wrong with it.
  std::function<std::variant<naruto::Deck, QString>(const QString& path)> open;
};

}  // namespace playsheet
