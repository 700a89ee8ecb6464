// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/tournament/journal/consequences.h"
#include "ui/tournament/event_sheet.h"

class QRadioButton;

namespace playsheet {

class EventSession;
class LineField;

/// Before something is corrected: what follows from it, what is to become of the pairings, and why it is done (T-P12).
class CorrectionSheet : public EventSheet {
  Q_OBJECT
 public:
  CorrectionSheet(const Look& look, const EventSession& session, const QString& title,
                  const tournament::Consequences& consequences, QWidget* parent);

  tournament::FollowUp choice() const;
  QString reason() const;
  QString consequences() const { return words_; }
  LineField* reasonField() const { return reason_; }
  void choose(tournament::FollowUp choice);

 private:
  std::vector<std::pair<tournament::FollowUp, QRadioButton*>> choices_;
  LineField* reason_;
  QString words_;
};

/// Carries a step out with what follows from it, after the sheet has been read. False: it was given up or refused.
bool correct(EventSession& session, const Look& look, const QString& title, const tournament::Command& command,
             QWidget* parent);
/// Likewise what was chosen afterwards.
bool follow(EventSession& session, tournament::FollowUp choice, const QString& reason);

}  // namespace playsheet
