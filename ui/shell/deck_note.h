// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QStringList>

namespace playsheet {

/// What a deck is about, or what is wrong with it, in as many whole lines as there is room for. Where that is not all,
/// the last one ends with an ellipsis, and the whole stands in the tool tip and for a screen reader.
class DeckNote : public QLabel {
 public:
  explicit DeckNote(QWidget* parent = nullptr);

  void tell(const QString& text);
  /// The lines that are drawn.
  QStringList lines() const;

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace playsheet
