// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/faces/card_face.h"
#include "ui/widgets/look.h"

namespace playsheet {

/// A line under the card: what changes its figures.
struct ReaderLine {
  enum class Tone { Plain, Good, Bad, Muted };
  QString icon;
  QString text;
  Tone tone = Tone::Plain;
};

/// What the reader shows of one card.
struct ReaderPage {
  bool empty = true;
  bool hidden = false;  ///< a card that lies face down
  CardFace face;
  FaceState state;
  std::vector<ReaderLine> lines;
  QString more;  ///< rules text that has no room on the card
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

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void paintEmpty(QPainter& painter) const;
  void paintLines(QPainter& painter, qreal top) const;
  void paintRest(QPainter& painter, qreal top, qreal faceWidth) const;
  QColor toneColour(ReaderLine::Tone tone) const;

  Look look_;
  ReaderPage page_;
  int room_ = 0;
};

}  // namespace playsheet
