// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/speech/seat_words.h"

#include <QLocale>
#include <QTranslator>
#include <map>
#include <memory>

#include "ui/speech/program_words.h"

namespace playsheet {
namespace {

/// Loaded once for each language; a language without a file gives the source text.
const QTranslator& translatorFor(const QString& language) {
  static std::map<QString, std::unique_ptr<QTranslator>> loaded;
  auto& translator = loaded[language];
  if (!translator) {
    translator = std::make_unique<QTranslator>();
    if (!translator->load(QStringLiteral(":/i18n/playsheet_%1.qm").arg(language))) {
      // stays empty: the source text is shown
    }
  }
  return *translator;
}

}  // namespace

const std::vector<QString>& seatLanguages() {
  static const std::vector<QString> languages{QStringLiteral("en"), QStringLiteral("it"), QStringLiteral("pt_BR")};
  return languages;
}

QString languageTitle(const QString& language) {
  if (language == QStringLiteral("it")) return QStringLiteral("Italiano");
  if (language == QStringLiteral("pt_BR")) return QStringLiteral("Português (Brasil)");
  return QStringLiteral("English");
}

QString programLanguage() {
  const QString name = QLocale().name();
  for (const QString& language : seatLanguages())
    if (name.startsWith(language.left(2))) return language;
  return seatLanguages().front();
}

QString inLanguage(const QString& language, const char* text, const char* tongue) {
  const QString found = translatorFor(language).translate("Match", text, tongue ? tongue : programTongue());
  return found.isEmpty() ? QString::fromUtf8(text) : found;
}

QString inLanguage(const QString& language, const char* text, int n) {
  QString found = translatorFor(language).translate("Match", text, programTongue(), n);
  if (found.isEmpty()) found = QString::fromUtf8(text);
  return found.replace(QStringLiteral("%n"), QString::number(n));
}

}  // namespace playsheet
