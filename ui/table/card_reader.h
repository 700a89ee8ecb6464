// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QWidget>
#include <vector>

#include "ui/faces/card_face.h"
#include "ui/table/reader_text.h"
#include "ui/widgets/look.h"

class QCheckBox;
class QWheelEvent;

namespace playsheet {

/// A line under the card: what changes its figures.
struct ReaderLine {
  enum class Tone { Plain, Good, Bad, Muted };
  QString icon;
  QString text;
  Tone tone = Tone::Plain;
};

/// A piece of the card's text that speaks of something on the table, and what that is now.
struct ReaderPhrase {
  int begin = 0;  ///< in the letters of the text
  int length = 0;
  QString note;  ///< "2 cards fit now"
  QSet<int> cards;

  friend bool operator==(const ReaderPhrase&, const ReaderPhrase&) = default;
};

/// What the reader shows of one card.
struct ReaderPage {
  bool empty = true;
  bool hidden = false;  ///< a card that lies face down
  CardFace face;
  FaceState state;
  std::vector<ReaderLine> lines;
  QString more;                       ///< rules text that has no room on the card
  std::vector<ReaderPhrase> phrases;  ///< by their beginning, a longer one before those inside it
  std::vector<QString> reminders;     ///< what its keywords mean
  bool explain = false;               ///< and they are to be shown
  QString explainText;                ///< of the switch
};

/// The card large; under it what had no room on it, and what changes it. What has no room there is scrolled, by wheel
/// or by a press on the line that says how much is left: no text is cut so that it would say something else.
class CardReader : public QWidget {
  Q_OBJECT
 public:
  explicit CardReader(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setPage(const ReaderPage& page);
  const ReaderPage& page() const { return page_; }

  /// The column's height: a low one gets a smaller card, so that the log keeps some room.
  void setRoom(int height);
  qreal faceHeight() const;
  /// What most cards need: it stays the same from card to card.
  QSize sizeHint() const override;
  /// What this card needs, at this width, so that nothing has to be scrolled.
  int heightFor(int width) const;

  /// False if there is nothing further that way.
  bool scroll(int lines);

  /// The next phrase of the text is pointed at, or the one before; behind the last one comes none.
  void stepPhrase(int by);
  void clearPhrase() { point(-1); }
  int phrase() const { return phrase_; }  ///< below zero: none
  /// Where the phrase stands; one that has been scrolled away stands nowhere. For tests.
  QVector<QRectF> phrasePlaces(int phrase) const;
  /// The lines of the card's text that are seen whole now, those on the card first. For tests.
  QStringList textLines() const;
  /// The other lines below the card that are seen whole now. For tests.
  QStringList otherLines() const;
  /// The line that says how much is not seen; empty if all is.
  QRect moreRect() const;

 signals:
  void remindersAsked(bool on);
  void meant(const QSet<int>& cards);  ///< by the phrase that is pointed at

 protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  static constexpr qreal kSwitchTall = 22;
  static constexpr qreal kTextStep = 17;  ///< from line to line of text

  void paintEmpty(QPainter& painter) const;
  void paintBelow(QPainter& painter) const;
  void paintMore(QPainter& painter) const;
  void paintPhrases(QPainter& painter) const;
  void paintNote(QPainter& painter, const ReaderPhrase& phrase, const QRectF& at) const;
  QRectF facePlace() const;
  void placeText();
  /// What stands below the card, and how many of its first lines are the card's text.
  struct Below {
    ReaderFlow flow;
    qsizetype text = 0;
    int from = 0;  ///< the letter of the text that they begin with
  };
  Below layOutBelow(int width) const;
  qreal belowTop() const;
  qreal switchRoom() const;
  QRectF belowPlace() const;
  qreal range() const;
  void scrollTo(qreal to);
  void showPhrase();
  bool seenWhole(qsizetype line) const;
  int phraseAt(const QPointF& at) const;
  void point(int phrase);
  qreal reminderRoom() const;
  void placeSwitch();
  QColor toneColour(ReaderLine::Tone tone) const;

  Look look_;
  ReaderPage page_;
  int room_ = 0;
  QVector<PlacedLine> onCard_;
  Below below_;
  QVector<PlacedLine> rest_;  ///< the first lines of it: what the card had to cut off
  qreal scrolled_ = 0;
  int phrase_ = -1;
  bool stepped_ = false;  ///< the phrase was chosen by a key: the pointer does not take it away
  QCheckBox* switch_;     ///< keywords explained or not; there only for a card that has some
};

}  // namespace playsheet
