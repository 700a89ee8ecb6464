// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/match_controller.h"

/// In which language the match is read.
namespace playsheet {

QString MatchController::language() const { return plan_.seats[prompt_.player].language; }

void MatchController::setReading(const ReadingChoice& reading) {
  plan_.reading = reading;
  words_.callCards(reading.names);
  refresh();
}

void MatchController::setSeatLanguage(PlayerId player, const QString& language) {
  plan_.seats[player].language = language;
  refresh();
}

}  // namespace playsheet
