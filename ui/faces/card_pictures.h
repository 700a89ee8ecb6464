// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QObject>
#include <QString>

namespace playsheet {

/// A person's own pictures of cards, wherever they come from. Every other card is drawn by the program.
class CardPictures : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  /// The whole card upright, 63 by 88. Nothing if there is none, or if it is still being read; `arrived` follows then.
  virtual QImage picture(const QString& code) = 0;

 signals:
  /// Faces made before now may lack a picture that is there, or show one that is gone.
  void arrived();
};

/// Those of this process, used by every face that is made; they outlive all windows. Nothing at first.
CardPictures* cardPictures();
void setCardPictures(CardPictures* pictures);

}  // namespace playsheet
