// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/figures.h"

#include <QLocale>

namespace playsheet {

QString percentText(double share, int decimals) {
  const QLocale locale;
  return locale.toString(share * 100, 'f', decimals) + locale.percent();
}

}  // namespace playsheet
