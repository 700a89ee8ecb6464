// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QLocale>

#include "ui/speech/program_words.h"

namespace playsheet::testing {

/// The program speaks this language as long as this lives.
class ProgramLanguage {
 public:
  explicit ProgramLanguage(const QString& language) {
    if (translator_.load(QStringLiteral(":/i18n/playsheet_%1.qm").arg(language)))
      QCoreApplication::installTranslator(&translator_);
    QLocale::setDefault(QLocale(language));
  }
  ~ProgramLanguage() {
    QCoreApplication::removeTranslator(&translator_);
    QLocale::setDefault(before_);
  }
  ProgramLanguage(const ProgramLanguage&) = delete;
  ProgramLanguage& operator=(const ProgramLanguage&) = delete;

 private:
  QLocale before_;
  ProgramTranslator translator_;
};

}  // namespace playsheet::testing
