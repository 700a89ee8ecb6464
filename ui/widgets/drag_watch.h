// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDrag>

#include "ui/widgets/lost_press.h"

namespace playsheet {

/// As long as it lives: a drag that Qt carries out for a list ends where its release can be told no more, instead of
/// dropping its card at the next click.
class DragWatch {
 public:
  explicit DragWatch(QWidget* from) : lost_(from) {
    QObject::connect(&lost_, &LostPress::lost, &lost_, [] { QDrag::cancel(); });
    lost_.begin();
  }

 private:
  LostPress lost_;
};

}  // namespace playsheet
