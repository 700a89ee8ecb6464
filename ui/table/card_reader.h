// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QWidget>
#include <vector>

#include "ui/faces/card_face.h"
#include "ui/table/reader_text.h"
#include "ui/widgets/look.h"

class QCheckBox;

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

/// The card large, and under it one line for each change.
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
  QSize sizeHint() const override;

  /// The next phrase of the text is pointed at, or the one before; behind the last one comes none.
  void stepPhrase(int by);
  void clearPhrase() { point(-1); }
  int phrase() const { return phrase_; }  ///< below zero: none
  /// Where the phrase stands; a phrase that is cut off stands nowhere. For tests.
  QVector<QRectF> phrasePlaces(int phrase) const;

 signals:
  void remindersAsked(bool on);
  void meant(const QSet<int>& cards);  ///< by the phrase that is pointed at

 protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void paintEmpty(QPainter& painter) const;
  void paintLines(QPainter& painter, qreal top) const;
  void paintRest(QPainter& painter) const;
  void paintPhrases(QPainter& painter) const;
  void paintNote(QPainter& painter, const ReaderPhrase& phrase, const QRectF& at) const;
  QRectF facePlace() const;
  void placeText();
  int phraseAt(const QPointF& at) const;
  void point(int phrase);
  void paintReminders(QPainter& painter) const;
  qreal reminderRoom() const;
  void placeSwitch();
  QColor toneColour(ReaderLine::Tone tone) const;

  Look look_;
  ReaderPage page_;
  int room_ = 0;
  QVector<PlacedLine> onCard_;
  QVector<PlacedLine> below_;  ///< what the card had to cut off
  int phrase_ = -1;
  bool stepped_ = false;  ///< the phrase was chosen by a key: the pointer does not take it away
  QCheckBox* switch_;     ///< keywords explained or not; there only for a card that has some
};

}  // namespace playsheet
