// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/faces/card_pictures.h"

#include <QPointer>

namespace playsheet {
namespace {

QPointer<CardPictures>& installed() {
  static QPointer<CardPictures> pictures;
  return pictures;
}

}  // namespace

CardPictures* cardPictures() { return installed().data(); }

void setCardPictures(CardPictures* pictures) { installed() = pictures; }

}  // namespace playsheet
