// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/plain_words.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>

namespace playsheet {
namespace {

/// Every label is polished before it is shown; the tip of a tooltip is a label, too.
class PlainWords : public QObject {
 public:
  using QObject::QObject;
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Polish)
      if (auto* label = qobject_cast<QLabel*>(watched); label != nullptr && label->textFormat() == Qt::AutoText)
        label->setTextFormat(Qt::PlainText);
    return QObject::eventFilter(watched, event);
  }
};

}  // namespace

void showPlainWords(QApplication& application) { application.installEventFilter(new PlainWords(&application)); }

}  // namespace playsheet
