// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/rising_clan/match/card_game.h"
#include "engine/table/players.h"
#include "ui/log/log_book.h"

namespace playsheet {

/// The log of a match of Rising Clan: what everybody was told (R-1112).
class RisingLog {
 public:
  const std::vector<LogRow>& update(const rising_clan::Match& match, const table::AtTable<QString>& players,
                                    const QString& language, UndoAsked undo = UndoAsked::Possible);

 private:
  struct Told {
    std::size_t events = 0;
    rising_clan::Action action;
    table::Press press = table::Press::by_hand;

    friend bool operator==(const Told&, const Told&) = default;
  };
  LogBook<Told> book_;
};

}  // namespace playsheet
