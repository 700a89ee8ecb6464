// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/deck_note.h"

#include <QPainter>
#include <algorithm>

#include "ui/faces/text_fit.h"

namespace playsheet {

DeckNote::DeckNote(QWidget* parent) : QLabel(parent) {
  setWordWrap(true);
  setAlignment(Qt::AlignTop | Qt::AlignLeft);
}

void DeckNote::tell(const QString& text) {
  setText(text);
  setToolTip(text);
  setAccessibleName(text);
}

QStringList DeckNote::lines() const {
  const int room = std::max(1, height() / fontMetrics().lineSpacing());
  return fitParagraphs(text(), font(), width(), room, MayCut::DeckNote);
}

void DeckNote::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setPen(palette().color(foregroundRole()));
  painter.setFont(font());
  int baseline = fontMetrics().ascent();
  for (const QString& line : lines()) {
    painter.drawText(0, baseline, line);
    baseline += fontMetrics().lineSpacing();
  }
}

}  // namespace playsheet
