// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>
#include <array>

/// Words that have no room are cut with an ellipsis. Which words may be, and why nothing is lost by it, stands here;
/// all others have room at every size, in every language: a test looks at every word that is drawn.
namespace playsheet {

enum class MayCut {
  Never,
  PlayerName,
  CardName,
  CardText,
  Rank,
  DeckName,
  DeckNote,
  Addend,
  ChainTarget,
  Trial,
};

struct CutReason {
  MayCut what;
  const char* reason;  ///< where the whole is to be read
};
inline constexpr std::array<CutReason, 9> kCutReasons{{
    {MayCut::PlayerName, "has up to 24 letters; whole in the decks of the right column and in the accessible name"},
    {MayCut::CardName, "whole in the card reader as soon as the card is pointed at, and in the accessible name"},
    {MayCut::CardText, "goes on below the card in the reader, and is whole in the reader's tool tip"},
    {MayCut::Rank, "whole in the line under the card's name in the reader"},
    {MayCut::DeckName, "is the players' own, of any length; whole in the form where it was chosen"},
    {MayCut::DeckNote, "has whole lines only; whole in its tool tip and in its accessible name"},
    {MayCut::Addend, "names a card on the table, which the reader tells whole; the figure before it is never cut"},
    {MayCut::ChainTarget, "names the target, which has the number of the link on the table"},
    {MayCut::Trial, "is not drawn: a breadth was tried"},
}};

/// Is told of words on their way to the screen; for tests.
class WordsWatch {
 public:
  WordsWatch() = default;
  virtual ~WordsWatch() = default;
  WordsWatch(const WordsWatch&) = delete;
  WordsWatch& operator=(const WordsWatch&) = delete;

  virtual void cut(const QString& whole, const QString& shown, MayCut may) = 0;
  /// Drawn over the edge of its picture or widget.
  virtual void beyondEdge(const QString& words, const QRectF& at, const QSizeF& edge) = 0;
};

/// One watch at a time; nothing ends it. It outlives what is drawn meanwhile.
void setWordsWatch(WordsWatch* watch);
WordsWatch* wordsWatch();

/// Tells the watch of words that are drawn like this, if they are not whole.
void tellShown(const QString& whole, const QString& shown, MayCut may = MayCut::Never);

}  // namespace playsheet
