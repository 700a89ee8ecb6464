// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rule_store.h"

#include <QCollator>
#include <QDir>
#include <QFile>
#include <algorithm>
#include <mutex>
#include <optional>
#include <utility>

#include "ui/speech/from_view.h"
#include "ui/speech/words.h"

namespace playsheet {
namespace {

std::string textIn(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

void tell(const std::vector<wording::RuleProblem>& problems) {
  for (const auto& problem : problems) qWarning("%s", wording::text_of(problem).c_str());
}

wording::RuleTexts readRules(const wording::RuleBook& book) {
  wording::RuleTexts texts(book);
  const QDir folder(QStringLiteral(":/rules/") + fromView(book.id));
  QStringList names = folder.entryList({QStringLiteral("*.toml")}, QDir::Files);
  QCollator by_number(QLocale::c());
  by_number.setNumericMode(true);  // "4-turn" before "10-chains"
  std::sort(names.begin(), names.end(), by_number);
  std::vector<wording::RuleProblem> problems;
  for (const QString& name : names) texts.read(textIn(folder.filePath(name)), name.toStdString(), problems);
  tell(problems);
  return texts;
}

/// The words of every game, and those of this one.
wording::SearchWords readWords(const wording::RuleBook& book) {
  wording::SearchWords out;
  std::vector<wording::RuleProblem> problems;
  for (const std::string& file : {std::string("words"), std::string(book.id)}) {
    const std::string name = file + ".toml";
    const std::string text = textIn(QStringLiteral(":/rule-search/") + QString::fromStdString(name));
    if (auto words = wording::read_search_words(text, name, problems)) wording::add(out, std::move(*words));
  }
  tell(problems);
  return out;
}

/// What lies in the program of one game, each part made when it is first asked for.
struct Shelf {
  std::once_flag texts_read, search_made;
  std::optional<wording::RuleTexts> texts;
  std::optional<wording::RuleSearch> search;
};

Shelf& shelfOf(const wording::RuleBook& book) {
  static std::vector<Shelf> shelves(wording::rule_books().size());
  return shelves[static_cast<std::size_t>(&book - wording::rule_books().data())];
}

}  // namespace

const wording::RuleTexts& shippedRules(std::string_view book) {
  const wording::RuleBook& wanted = wording::rule_book(book);
  Shelf& shelf = shelfOf(wanted);
  std::call_once(shelf.texts_read, [&] { shelf.texts.emplace(readRules(wanted)); });
  return *shelf.texts;
}

const wording::RuleSearch& shippedRuleSearch(std::string_view book) {
  const wording::RuleBook& wanted = wording::rule_book(book);
  Shelf& shelf = shelfOf(wanted);
  std::call_once(shelf.search_made, [&] { shelf.search.emplace(shippedRules(book), readWords(wanted)); });
  return *shelf.search;
}

std::vector<OfferedRules> shippedBooks() {
  std::vector<OfferedRules> out;
  for (const wording::RuleBook& book : wording::rule_books())
    out.push_back({&book, [id = book.id]() -> const wording::RuleTexts& { return shippedRules(id); },
                   [id = book.id]() -> const wording::RuleSearch& { return shippedRuleSearch(id); }});
  return out;
}

QString ruleHint(const QString& rule, const QString& language, const QString& edition) {
  const std::string id = rule.toStdString();
  const wording::RuleBook* book = wording::rule_book_of(id);
  if (!book) return rule;
  const std::string words = shippedRules(book->id).text(id, wordingLanguage(language), edition.toStdString());
  if (words.empty()) return rule;
  QString told = QString::fromStdString(words).toHtmlEscaped();
  told.replace(QLatin1Char('\n'), QStringLiteral("<br>"));
  return QStringLiteral("<p><b>%1</b> %2</p>").arg(rule.toHtmlEscaped(), told);  // long words break where it is HTML
}

}  // namespace playsheet
