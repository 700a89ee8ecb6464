// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/card_problems.h"

#include <QtGlobal>
#include <array>
#include <filesystem>

#include "ui/speech/words.h"
#include "ui/wording/joining.h"
#include "ui/wording/problem_text.h"

namespace playsheet {
namespace {

// In the order of StorageFault.
constexpr std::array<const char*, table::EnumNames<StorageFault>::names.size()> kFaults{
    QT_TRANSLATE_NOOP("Match", "The file is missing"),
    QT_TRANSLATE_NOOP("Match", "The file cannot be read"),
    QT_TRANSLATE_NOOP("Match", "The file is no card database"),
    QT_TRANSLATE_NOOP("Match", "The card database is damaged"),
    QT_TRANSLATE_NOOP("Match", "The card database is of an older version"),
    QT_TRANSLATE_NOOP("Match", "The card database is of a newer version"),
    QT_TRANSLATE_NOOP("Match", "The file cannot be written"),
    QT_TRANSLATE_NOOP("Match", "The file holds something else"),
    QT_TRANSLATE_NOOP("Match", "Another program keeps the file to itself"),
    QT_TRANSLATE_NOOP("Match", "The file may only be read"),
    QT_TRANSLATE_NOOP("Match", "The disk is full"),
    QT_TRANSLATE_NOOP("Match", "A folder or a device has the name of the file"),
};

}  // namespace

CardProblem problemOf(const StorageProblem& problem, const QString& language) {
  const std::string_view code = table::name_of(problem.fault);
  const wording::Language words = wordingLanguage(language);
  CardProblem out;
  out.file = QString::fromStdString(std::filesystem::path(problem.file).filename().string());
  out.field = QString::fromStdString(problem.place);
  out.code = QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
  out.message = inLanguage(language, kFaults[static_cast<std::size_t>(problem.fault)]);
  if (!problem.found.empty())
    out.message += QStringLiteral(": ") + QString::fromStdString(wording::reader_phrase(problem.found, words));
  else
    out.message += QLatin1Char('.');
  out.remedy = QString::fromStdString(wording::capitalised(wording::reader_phrase(problem.expected, words)));
  return out;
}

std::vector<CardProblem> problemsOf(const OwnCards& cards, const QString& language) {
  std::vector<CardProblem> out;
  for (const StorageProblem& problem : cards.problems) out.push_back(problemOf(problem, language));
  for (const naruto::CardMessage& message : cards.messages) out.push_back(problemOf(message, language));
  return out;
}

}  // namespace playsheet
