// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheet/sheet_private.h"
#include "ui/widgets/telling.h"

/// The one bubble of the sheet: reasons that stay until something else is done, and what is foretold while somebody
/// points.
namespace playsheet {

void Sheet::Private::setBubble(const Bubble& wanted) {
  bubble = wanted;
  q->setAccessibleDescription(bubble.reason);  // a reader of the screen finds what the bubble says
  q->update();
}

void Sheet::explain(int card, const QString& reason, const QString& rule) {
  d_->setBubble({card, reason, rule});
  announce(this, reason);
}

void Sheet::explain(const QRect& place, const QString& reason, const QString& rule) {
  d_->setBubble({-1, reason, rule, false, place});
  announce(this, reason);
}

void Sheet::foretell(int card, const QString& result, const QString& rule, bool refused) {
  d_->setBubble({card, result, rule, !refused, {}, true});
}

void Sheet::endForetelling() {
  if (d_->bubble.passing) {
    hideExplanation();
  }
}

QString Sheet::explanation() const { return d_->bubble.reason; }

void Sheet::hideExplanation() {
  if (d_->bubble.isShown()) {
    d_->setBubble({});
  }
}

}  // namespace playsheet
