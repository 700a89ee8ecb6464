// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>
#include <memory>

#include "ui/table/game_desk.h"
#include "ui/table/match_voice.h"
#include "ui/table/table_arrangement.h"
#include "ui/widgets/press_clock.h"

namespace playsheet {

class CardTray;
class ChainPanel;
class ChoiceRow;
class NamePicker;
class Curtain;
class EndSheet;
class HandHold;
class PromptBar;
class ResponsePad;
class Sheet;
class SidePanel;
class StillPanel;
class StopLamps;
struct KeyHit;

/// One match on the screen: the play sheet, the right column, the prompt bar, and what lies over them. Passes on what
/// is pointed at and shows what its desk says; decides nothing.
class MatchTable : public QWidget {
  Q_OBJECT
 public:
  /// The desk is its own from now on.
  MatchTable(GameDesk* desk, const Look& look, QWidget* parent = nullptr);
  ~MatchTable() override;

  GameDesk* desk() const { return desk_; }
  Sheet* sheet() const { return sheet_; }
  PromptBar* bar() const { return bar_; }
  SidePanel* side() const { return side_; }
  Curtain* curtain() const { return curtain_; }
  EndSheet* endSheet() const { return end_; }
  CardTray* tray() const { return tray_; }
  ChoiceRow* choices() const { return choices_; }
  NamePicker* names() const { return names_; }
  StillPanel* stillness() const { return still_; }
  StopLamps* lamps(PlayerId player) const { return lamps_[player]; }
  ResponsePad* pad(PlayerId player) const { return pads_[player]; }

  void setLook(const Look& look);
  void setPace(int pace);
  /// In which language cards are called, and whether keywords are explained; at once, the log included.
  void setReading(const ReadingChoice& reading);
  /// The program's own words have changed.
  void retranslate();
  /// A click so soon after a decision belongs to what was there before. 0 for tests.
  void setGuard(int milliseconds);
  void pressUndo();
  void pressRedo();
  void pressDesk();
  void foldSide();
  void foldLog();  ///< the log's own column; the shared one where it has none
  const Seating& seating() const { return seating_; }
  void setSeating(const Seating& seating);
  void setForFingers(ForFingers fingers);
  /// Opens a tab of the right column, which is unfolded for it.
  void showTab(SidePanel::Tab tab);
  TableArrangement arrangement() const;  ///< without the window's place
  void setArrangement(const TableArrangement& arrangement);
  const WordSizes& wordSizes() const { return words_; }
  void setWordSizes(const WordSizes& words);
  /// The words of every surface, so many steps larger; 0: all of the usual size.
  void growWords(int steps);
  /// The next phrase on the card in the reader, or the one before: what it means is marked.
  void stepPhrase(int by);
  /// The rule that is spoken of now: of the bubble, else of the open question. May be empty.
  QString ruleNow() const;

 signals:
  void ruleClicked(const QString& rule);
  void newMatch();
  void saveRecord();
  void trouble(const QString& sentence);
  void remindersAsked(bool on);
  void arranged();  ///< a person has sized, folded or turned to something

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void customEvent(QEvent* event) override;

 private:
  void connectAll();
  void watchPictures();
  void refresh();
  void place();
  void showSheet();
  void showBar();
  void showSide();
  void showCurtain();
  void showTray();
  void showEnd();
  void showStillness();
  void sayNews();
  void sayQuestion();
  QString keysNow() const;
  void readAloud();
  void sayStep(int before, bool stepped);
  void makeEdges();
  void showEdges();
  void showLamps(PlayerId player);
  void showPad(PlayerId player);
  QRect padPlace(PlayerId player) const;
  struct Range {
    int from = 0, to = 0;
  };
  struct FreePlace {
    QRect rect;
    int covered = 0;  ///< how much of what must stay in sight lies below it
  };
  FreePlace besideCards(const QSize& size, const Range& across, const std::vector<int>& rows) const;
  std::vector<int> rowsFor(int tall, int low) const;
  int roomForChoices() const;
  void placeChoices(const Range& across, int low);
  void showReader(int card);
  void hovered(int card);
  void foretell(int card, const SheetSpot& spot, bool refusalsToo);
  void showChain();
  bool covered() const;
  bool handedOver() const;
  bool guarded() const;
  void pressedAtSeat(PlayerId player, const Command& command);
  void pressed(const Command& command);
  void clicked(int card);
  void spotClicked(const SheetSpot& spot);
  void ringClicked(const SheetSpot& spot);
  void showDesk(const std::vector<DeskChanges>& changes, const QRect& at);
  void explain(int card, const QString& reason, const QString& rule);
  void explainButton(const QWidget* row, const QRect& place, const QString& hint);
  void explainPrimary();
  bool focusNextPrevChild(bool next) override;
  bool key(const class QKeyEvent& event, bool down);
  PlayerId seatMeant(PlayerId keys) const;
  bool seatKey(const KeyHit& hit, bool down);
  void ownKey(PlayerId player, bool down);
  void hold(PlayerId player, bool down);
  bool commandKey(const KeyHit& hit);
  bool confirmKey(bool enter);
  bool pointsAtMarked() const;
  void respondByKey(PlayerId player);
  bool choosePointed();
  bool pressFocused();
  bool backKey();
  bool numberKey(int index);
  bool columnKey(const KeyHit& hit);
  bool consentKey(const KeyHit& hit, bool letter);
  bool letterKey(const QString& letter);
  bool stepLegal(int by);
  bool pointAtLegal(int by);
  std::vector<int> legalCards() const;
  int pointedCard() const;
  bool pointAt(int card);
  bool takesEnter(const QWidget* widget) const;
  void showEnter();
  std::vector<QWidget*> tabStops() const;
  bool curtainTakes(QObject* watched, QEvent* event);
  bool holdOnHand(const QEvent& event);
  std::optional<PlayerId> sideAt(const QPoint& at) const;
  bool atEdge(const QPoint& at) const;
  void heldDown(const Command& command);
  bool heldKey(const KeyHit& hit, bool down);
  void letGoOfAll();
  bool sizedByWheel(QObject* watched, const class QWheelEvent& wheel);
  bool columnsApart() const;
  PlayerId bottomSide() const;
  bool opposite() const;
  bool turnedFor(PlayerId player) const;
  QString logLanguage() const;

  /// From this breadth on reader and log have columns of their own.
  static constexpr qreal kNearlyWide = 0.95;
  static constexpr int kLeastSheet = 760;

  GameDesk* desk_;
  Look look_;
  MatchVoice voice_;
  Sheet* sheet_;
  table::AtTable<StopLamps*> lamps_{};  ///< at each seat's edge
  table::AtTable<ResponsePad*> pads_{};
  PromptBar* bar_;
  SidePanel* side_;
  ChainPanel* chain_;
  ChoiceRow* choices_;
  NamePicker* names_;
  CardTray* tray_;
  Curtain* curtain_;
  EndSheet* end_;
  StillPanel* still_;
  HandHold* hold_;
  QTimer still_timer_;
  QTimer pictures_timer_;
  table::AtTable<QTimer*> released_{};  ///< the own key is up, unless it is only being repeated
  qint64 acted_at_ = PressClock::now();
  PlayerId shown_for_ = PlayerId::south;  ///< whom the bar asks, and since when
  qint64 shown_since_ = PressClock::now();
  QElapsedTimer length_;
  int guard_ = 300;
  int hovered_ = -1;
  int read_ = -1;  ///< the card in the reader: it stays until another one is pointed at or spoken of, or it is covered
  int spoken_of_ = -1;  ///< the card that the game spoke of when the reader was shown last
  bool end_seen_ = false;
  bool end_unsaid_ = false;
  int read_aloud_ = -1;  ///< the card that R has read last: once more, and it is the question
  bool folded_ = false;
  bool log_folded_ = false;
  Seating seating_;
  ForFingers fingers_ = ForFingers::WhenTouched;  ///< as it was told: the look says what comes of it
  PlayerId bottom_ = PlayerId::south;             ///< whose side is to be at the bottom of the sheet
  WordSizes words_;
};

}  // namespace playsheet
