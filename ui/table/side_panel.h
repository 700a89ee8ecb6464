// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>

#include "ui/speech/word_sizes.h"
#include "ui/widgets/look.h"

namespace playsheet {

class CardReader;
class ChainPanel;
class DecksPanel;
class LogView;
struct ReaderPage;

/// What of the right column is open. Apart, the reader and the tabs have a column each.
struct SideColumns {
  bool reader = true;  ///< or the one that both share
  bool log = true;     ///< where it has one of its own
  bool apart = false;

  friend bool operator==(const SideColumns&, const SideColumns&) = default;
};

/// The right column: the card reader, and under or beside it the tabs Log, Chain and Decks.
class SidePanel : public QWidget {
  Q_OBJECT
 public:
  enum class Tab { Log, Chain, Decks };
  enum class Way { Up, Down, First, Last };

  explicit SidePanel(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setWordSizes(const WordSizes& words);
  void setColumns(const SideColumns& columns);
  const SideColumns& columns() const { return columns_; }
  /// People around one table: nothing answers in a chain there, and instead of decks the players have their figures.
  void setRing(bool ring);
  /// In a ring the log for the chain.
  void setTab(Tab tab);
  Tab tab() const { return tab_; }
  bool offers(Tab tab) const { return !ring_ || tab != Tab::Chain; }
  /// Of a tab; empty where it is not offered.
  QRect tabPlace(Tab tab) const { return tabRect(static_cast<int>(tab)).toRect(); }
  /// Moves in a card that has more to say than there is room, then in the open tab by a page or a link; false if there
  /// is nothing to move in.
  bool scroll(Way way);
  void showCard(const ReaderPage& page);
  void retitle();  ///< the program's language has changed

  CardReader* reader() const { return reader_; }
  LogView* log() const { return log_; }
  ChainPanel* chain() const { return chain_; }
  DecksPanel* decks() const { return decks_; }

  /// Way to the rules, at the right end of the tabs.
  QRect rulesRect() const;

  /// Of all columns that are open. Larger words have a wider one, up to half as wide again.
  int columnWidth() const;
  /// Of a column for the reader and one for the log, both unfolded.
  int columnsWidth() const;

 signals:
  void rulesAsked();
  void tabChosen();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

 private:
  void place();
  bool tabsShown() const { return columns_.apart ? columns_.log : columns_.reader; }
  int readerHeight() const;
  int tabsLeft() const;
  qreal tabTop() const;
  QString rulesTitle() const;
  QRectF tabRect(int index) const;
  std::array<QString, 3> titles() const;

  Look look_;
  WordSizes words_;
  SideColumns columns_;
  Tab tab_ = Tab::Log;
  bool ring_ = false;
  CardReader* reader_;
  LogView* log_;
  ChainPanel* chain_;
  DecksPanel* decks_;
};

}  // namespace playsheet
