// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/card_problems.h"

#include <QtGlobal>
#include <filesystem>

#include "engine/table/keyed_rows.h"
#include "engine/table/one_line.h"
#include "ui/speech/words.h"
#include "ui/wording/gormiti/card_problem_text.h"
#include "ui/wording/joining.h"
#include "ui/wording/problem_text.h"

namespace playsheet {
namespace {

constexpr table::KeyedRows<StorageFault, const char*, table::EnumNames<StorageFault>::names.size()> kFaults{{
    {StorageFault::missing, QT_TRANSLATE_NOOP("Match", "The file is missing")},
    {StorageFault::unreadable, QT_TRANSLATE_NOOP("Match", "The file cannot be read")},
    {StorageFault::not_a_database, QT_TRANSLATE_NOOP("Match", "The file is not a card database")},
    {StorageFault::damaged, QT_TRANSLATE_NOOP("Match", "The card database is damaged")},
    {StorageFault::older, QT_TRANSLATE_NOOP("Match", "The card database is from an older version")},
    {StorageFault::newer, QT_TRANSLATE_NOOP("Match", "The card database is from a newer version")},
    {StorageFault::cannot_write, QT_TRANSLATE_NOOP("Match", "The file cannot be written")},
    {StorageFault::bad_content, QT_TRANSLATE_NOOP("Match", "The file holds something else")},
    {StorageFault::locked, QT_TRANSLATE_NOOP("Match", "Another program is using the file")},
    {StorageFault::read_only, QT_TRANSLATE_NOOP("Match", "The file is read-only")},
    {StorageFault::full, QT_TRANSLATE_NOOP("Match", "The disk is full")},
    {StorageFault::no_file, QT_TRANSLATE_NOOP("Match", "This is a folder or a device, not a file")},
}};

}  // namespace

CardProblem problemOf(const StorageProblem& problem, const QString& language) {
  const std::string_view code = table::name_of(problem.fault);
  const wording::Language words = wordingLanguage(language);
  CardProblem out;
  out.file = QString::fromStdString(std::filesystem::path(problem.file).filename().string());
  out.field = QString::fromStdString(problem.place);
  out.code = QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
  out.message = inLanguage(language, kFaults[problem.fault]);
  if (!problem.found.empty())
    out.message += QStringLiteral(": ") + QString::fromStdString(wording::reader_phrase(problem.found, words));
  else
    out.message += QLatin1Char('.');
  out.remedy = QString::fromStdString(wording::capitalised(wording::reader_phrase(problem.expected, words)));
  return out;
}

CardProblem problemOf(const gormiti::OwnCardMessage& found, const QString& language) {
  const gormiti::CardMessage& message = found.message;
  const std::string_view code = table::name_of(message.code);
  const wording::Language words = wordingLanguage(language);
  CardProblem out;
  out.file = QString::fromStdString(found.file);
  out.line = message.line;
  out.column = message.column;
  out.card = QString::fromStdString(table::one_line(message.about));
  out.field = QString::fromStdString(table::one_line(message.path));
  out.code = QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
  out.message = QString::fromStdString(table::one_line(gormiti_wording::card_problem_text(message, words)));
  out.remedy = QString::fromStdString(gormiti_wording::card_remedy_text(message, words));
  return out;
}

std::vector<CardProblem> problemsOf(const OwnCards& cards, const QString& language) {
  std::vector<CardProblem> out;
  for (const StorageProblem& problem : cards.problems) out.push_back(problemOf(problem, language));
  for (const naruto::CardMessage& message : cards.messages) out.push_back(problemOf(message, language));
  return out;
}

}  // namespace playsheet
