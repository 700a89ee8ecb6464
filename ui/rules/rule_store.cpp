// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rule_store.h"

#include <QCollator>
#include <QDir>
#include <QFile>
#include <algorithm>

namespace playsheet {
namespace {

wording::RuleTexts readShipped() {
  wording::RuleTexts texts;
  const QDir folder(QStringLiteral(":/rules"));
  QStringList names = folder.entryList({QStringLiteral("*.toml")}, QDir::Files);
  QCollator by_number(QLocale::c());
  by_number.setNumericMode(true);  // "4-turn" before "10-chains"
  std::sort(names.begin(), names.end(), by_number);
  std::vector<wording::RuleProblem> problems;
  for (const QString& name : names) {
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::ReadOnly)) continue;
    const QByteArray bytes = file.readAll();
    texts.read({bytes.constData(), static_cast<std::size_t>(bytes.size())}, name.toStdString(), problems);
  }
  for (const auto& problem : problems) qWarning("%s", wording::text_of(problem).c_str());
  return texts;
}

}  // namespace

const wording::RuleTexts& shippedRules() {
  static const wording::RuleTexts texts = readShipped();
  return texts;
}

}  // namespace playsheet
