// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/speech/rules_title.h"

#include <QtGlobal>

#include "ui/speech/words.h"
#include "ui/wording/rule_books.h"

namespace playsheet {

QString editionTitle(const QString& edition, const QString& language) {
  return QString::fromStdString(
      wording::edition_title(wording::rule_book("naruto"), edition.toStdString(), wordingLanguage(language)));
}

QString rulesTitle(const QString& edition, const std::vector<naruto::HouseRuling>& rulings, const QString& language) {
  QString title = editionTitle(edition, language);
  if (rulings.empty()) return title;
  return title + QStringLiteral(", ") +
         inLanguage(language, QT_TRANSLATE_N_NOOP("Match", "%n house rule(s)"), static_cast<int>(rulings.size()));
}

std::vector<naruto::HouseRuling> differing(const naruto::Edition& edition,
                                           const std::vector<naruto::HouseRuling>& rulings) {
  return naruto::changed_rulings(edition, naruto::with_rulings(edition, rulings));
}

}  // namespace playsheet
