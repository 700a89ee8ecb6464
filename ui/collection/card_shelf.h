// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ui/faces/card_face.h"

class QWidget;

namespace playsheet {

class DeckBar;

/// The number of a card among those of its game.
using ShelfCard = std::uint16_t;

/// A condition of a query that can be taken away, and the query without it.
struct QueryChip {
  QString words;
  QString rest;
};

/// What is wrong with a query: the word stands there in its text. `mended` is the text with the word that was probably
/// meant; empty if none is near.
struct QueryFault {
  QString sentence;
  int begin = 0, length = 0;
  QString mended;
};

/// What a text gives.
struct ShelfFound {
  bool isQuery = false;  ///< else there is nothing but the fault, or no search at all
  std::vector<ShelfCard> cards;
  std::vector<QueryChip> chips;
  std::optional<QueryFault> fault;  ///< it is no query, or it finds nothing because of this word
  QString trouble;                  ///< the search itself cannot be done
};

/// A row of the filters: the query has it while it is ticked.
struct ShelfFacet {
  int kind = 0;  ///< what it asks about, as the game numbers it
  std::string value;
  QString words;
  QChar symbol = {};  ///< its badge; without one the icon of this name is shown
  QString icon = {};
  QString tip = {};
};
struct FacetGroup {
  QString title;
  std::vector<ShelfFacet> facets;
};

/// What can be asked, with examples.
struct HelpExample {
  QString query;
  QString words;
};
struct HelpChapter {
  QString title;
  std::vector<HelpExample> examples;
};

/// The cards of one game as the collection shows them, in the language of the program: what stands in its columns, its
/// search and filters, all that is told of a card, and what a person has of them. Each game makes its own.
class CardShelf : public QObject {
  Q_OBJECT
 public:
  enum Column { Code, Name, Type, Symbols, Entrance, Figures, Set, Rarity, Owned, InDecks, Columns };
  enum class Order { Best, Number, Name, Type, Symbol, Entrance, Figures, Set, Rarity, Owned, InDecks };
  enum class Grouping { None, Type, Symbol, Set };

  /// A column without a title is none of the game's.
  struct Heading {
    QString title;
    int width = 0;
  };
  template <class Value>
  using Choices = std::vector<std::pair<QString, Value>>;

  using QObject::QObject;

  virtual std::size_t size() const = 0;
  virtual CardFace face(ShelfCard card, const QString& language) const = 0;
  /// All that is told of a card beside its face, as rich text in which whatever it is called stands as plain words.
  /// Links: "rule:ID", "card:NUMBER".
  virtual QString details(ShelfCard card, const QString& language) const = 0;

  virtual std::array<Heading, Columns> headings() const = 0;
  virtual Choices<Order> orders() const = 0;
  virtual Choices<Grouping> groupings() const = 0;
  /// What stands in a column; of what a person has the list tells by itself.
  virtual QString cell(ShelfCard card, Column column) const = 0;
  /// What cards are put in order by, the lowest first.
  virtual int rank(ShelfCard card, Order order) const = 0;
  /// The group that a card stands in, and its place among them.
  virtual std::pair<int, QString> group(ShelfCard card, Grouping grouping) const = 0;

  virtual QString placeholder() const = 0;  ///< of the field
  virtual std::vector<HelpChapter> help() const = 0;
  virtual std::vector<FacetGroup> facets() const = 0;

  using Answer = std::function<void(const ShelfFound&)>;
  /// Asks for all cards that answer a query, the best first. The answer may come later; of each asker only the newest
  /// question is answered, and none once the asker is gone. What follows here is about the query answered last.
  virtual void ask(const QObject* asker, const QString& query, Answer answer) = 0;
  /// Which of the filters it has, and how many cards each would find, one behind the other as in `facets`.
  virtual std::vector<bool> ticked() const = 0;
  virtual std::vector<int> counts() const = 0;
  /// The query with that filter, or without it if it had it. The next press goes on from there.
  virtual QString press(std::size_t facet) = 0;

  virtual int owned(ShelfCard card) const = 0;
  virtual int inDecks(ShelfCard card) const = 0;
  /// So many more, or fewer. A sentence why not; empty if it was done.
  virtual QString changeOwned(ShelfCard card, int by) = 0;
  /// Reads again what another program or window has changed. True if something has.
  virtual bool refresh() = 0;
  /// Why nothing can be kept, as a sentence; empty if all is well.
  virtual QString trouble() const = 0;
  /// A backup could take the file's place; doing so gives a sentence why not, or nothing.
  virtual bool backupOffered() const = 0;
  virtual QString takeBackup() = 0;

  /// Over the cards, where a deck is built beside them; nothing where none is.
  virtual DeckBar* makeDeckBar(QWidget*) { return nullptr; }
  virtual bool hasOpenDeck() const { return false; }
  virtual bool isInOpenDeck(ShelfCard) const { return false; }
  /// Into the open deck, or out of it. A sentence why not; empty if it was done.
  virtual QString moveInDeck(ShelfCard) { return {}; }

 signals:
  void counted();       ///< `counts` are others, though nothing was asked
  void decksChanged();  ///< so are the decks
};

}  // namespace playsheet
