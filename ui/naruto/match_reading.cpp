// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/naruto_desk.h"

/// In which language the match is read.
namespace playsheet {

void NarutoDesk::setReading(const ReadingChoice& reading) {
  if (reading.names != plan_.reading.names) log_ = {};
  plan_.reading = reading;
  words_.callCards(reading.names);
  refresh();
}

void NarutoDesk::setSeatLanguage(PlayerId player, const QString& language) {
  plan_.seats[player].language = language;
  refresh();
}

}  // namespace playsheet
