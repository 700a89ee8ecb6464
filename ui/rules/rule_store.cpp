// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rule_store.h"

#include <QCollator>
#include <QDir>
#include <QFile>
#include <algorithm>

namespace playsheet {
namespace {

std::string textIn(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

void tell(const std::vector<wording::RuleProblem>& problems) {
  for (const auto& problem : problems) qWarning("%s", wording::text_of(problem).c_str());
}

wording::RuleTexts readShipped() {
  wording::RuleTexts texts;
  const QDir folder(QStringLiteral(":/rules"));
  QStringList names = folder.entryList({QStringLiteral("*.toml")}, QDir::Files);
  QCollator by_number(QLocale::c());
  by_number.setNumericMode(true);  // "4-turn" before "10-chains"
  std::sort(names.begin(), names.end(), by_number);
  std::vector<wording::RuleProblem> problems;
  for (const QString& name : names) texts.read(textIn(folder.filePath(name)), name.toStdString(), problems);
  tell(problems);
  return texts;
}

wording::SearchWords readSearchWords() {
  std::vector<wording::RuleProblem> problems;
  auto synonyms =
      wording::read_search_words(textIn(QStringLiteral(":/rule-search/words.toml")), "words.toml", problems);
  tell(problems);
  return std::move(synonyms).value_or(wording::SearchWords{});
}

}  // namespace

const wording::RuleTexts& shippedRules() {
  static const wording::RuleTexts texts = readShipped();
  return texts;
}

const wording::RuleSearch& shippedRuleSearch() {
  static const wording::RuleSearch search(shippedRules(), readSearchWords());
  return search;
}

}  // namespace playsheet
