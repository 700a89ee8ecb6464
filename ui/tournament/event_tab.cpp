// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/event_tab.h"

#include <QLabel>

#include "ui/widgets/ask_line.h"

namespace playsheet {

std::optional<QString> askReason(QWidget* parent, const Look& look, const QString& title) {
  return askLine(parent, look, title, EventTab::tr("Reason"), kReasonLetters);
}

void EventTab::setLook(const Look& look) {
  look_ = look;
  for (ActionButton* each : buttons_) each->setLook(look);
  for (QLabel* each : notes_)
    each->setStyleSheet(QStringLiteral("color: %1; font-size: %2px").arg(look.theme().muted.name()).arg(look.gap(13)));
}

ActionButton* EventTab::button(const QString& text, const char* name) {
  auto* made = new ActionButton(ActionButton::Rank::Plain, this);
  made->setObjectName(QLatin1String(name));
  made->setText(text);
  buttons_.push_back(made);
  return made;
}

QLabel* EventTab::note(const char* name) {
  auto* made = new QLabel(this);
  made->setObjectName(QLatin1String(name));
  made->setTextFormat(Qt::PlainText);
  made->setWordWrap(true);
  notes_.push_back(made);
  return made;
}

}  // namespace playsheet
