// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "ui/tournament/event_session.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/look.h"

class QLabel;

namespace playsheet {

constexpr int kReasonLetters = 200;
/// Asks for the reason that a step needs; nothing if it is given up.
std::optional<QString> askReason(QWidget* parent, const Look& look, const QString& title);

/// One part of the page of an event.
class EventTab : public QWidget {
  Q_OBJECT
 public:
  EventTab(EventSession& session, QWidget* parent) : QWidget(parent), session_(session) {}

  virtual void setLook(const Look& look);
  /// The event is another one now.
  virtual void refresh() = 0;
  /// It is shown: where the keys go.
  virtual void enter() = 0;

 protected:
  const tournament::Event& event() const { return session_.event(); }
  QString nameOf(tournament::EntryId id) const { return playerName(event(), id); }
  ActionButton* button(const QString& text, const char* name);
  /// A line of muted words.
  QLabel* note(const char* name);
  std::optional<QString> askReason(const QString& title) { return playsheet::askReason(this, look_, title); }

  EventSession& session_;
  Look look_;

 private:
  std::vector<ActionButton*> buttons_;
  std::vector<QLabel*> notes_;
};

}  // namespace playsheet
