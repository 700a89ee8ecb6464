// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/tournament/event/event.h"

class QWidget;

namespace playsheet {

struct Look;

/// A deck list of an event, in words.
struct ListedDeck {
  std::string list;       ///< as the journal keeps it
  bool readable = false;  ///< it is a list of this game
  QString name;
  QString cards;                   ///< how many, by pile: "50", "40 + 15"
  QStringList lines;               ///< "Deck (50)", "3 × Rock Lee [N-041]", ...
  QStringList breaches;            ///< sentences; empty: legal
  std::vector<std::string> rules;  ///< the same in short, as the journal keeps them: "N-DECK-01 49"
};

/// A card of which a list and the deck on the table have different numbers.
struct ListedDifference {
  bool sideboard = false;
  QString pile, card;
  int listed = 0, found = 0;
};

/// What the pages of an event ask of the game that is played in it; the shell fills it in. The rules of decks are those
/// of the edition that the event is played by (T-300).
class EventGame {
 public:
  virtual ~EventGame() = default;

  /// Ids and titles.
  virtual std::vector<std::pair<QString, QString>> editions() const = 0;
  /// Its rules have two lists of limited cards, of which an event chooses (T-320).
  virtual bool hasTwoLimitedLists(const QString& edition) const = 0;
  /// Those that lie in the program.
  virtual std::vector<ListedDeck> decks(const tournament::Event& event) const = 0;
  virtual ListedDeck deck(const std::string& list, const tournament::Event& event) const = 0;
  /// Text that somebody wrote, as a list; what is not clear in it is asked. A sentence if there is none; both empty if
  /// it was given up.
  virtual std::variant<std::string, QString> read(const std::string& text, const QString& source, const Look& look,
                                                  QWidget* parent) const = 0;
  /// The same of a file that somebody chooses.
  virtual std::variant<std::string, QString> readFile(const Look& look, QWidget* parent) const = 0;
  virtual std::vector<ListedDifference> differences(const std::string& listed, const std::string& found) const = 0;
  /// The registration form on paper: of no list an empty one. A sentence if something went wrong.
  virtual QString print(const std::string& list, const QString& player, const tournament::Event& event,
                        QWidget* parent) const = 0;

  /// Why this match cannot be played at the table of the program; empty if it can.
  virtual QString whyNotHere(const tournament::Event& event, const tournament::Round& round,
                             const tournament::Match& match) const = 0;
  /// Somebody is in the middle of a match at the table: asks whether it may be left.
  virtual bool leaveTable() = 0;
  /// The match comes to the table, under this seed.
  virtual void play(const QString& file, const tournament::Event& event, const tournament::Round& round,
                    const tournament::Match& match, std::uint64_t seed) = 0;
  /// The record of a game, to be watched.
  virtual void watch(const QString& record) = 0;
};

}  // namespace playsheet
