// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/problems/card_problem.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/speech/words.h"
#include "ui/wording/problem_text.h"

namespace playsheet {

QString CardProblem::place() const {
  QStringList parts;
  if (line > 0 && column > 0)
    parts.append(QCoreApplication::translate("CardProblem", "line %1, column %2").arg(line).arg(column));
  else if (line > 0)
    parts.append(QCoreApplication::translate("CardProblem", "line %1").arg(line));
  if (!card.isEmpty()) parts.append(card);
  if (!field.isEmpty()) parts.append(field);
  return parts.join(QStringLiteral(" · "));
}

QString CardProblem::asText() const {
  QStringList parts{file};
  if (const QString where = place(); !where.isEmpty()) parts.append(where);
  parts.append(QStringLiteral("[%1] %2").arg(code, message));
  if (!remedy.isEmpty()) parts.append(remedy);
  return parts.join(QStringLiteral(" | "));
}

CardProblem problemOf(const naruto::CardMessage& message, const QString& language) {
  const wording::Language words = wordingLanguage(language);
  const std::string_view code = table::name_of(message.code);
  CardProblem problem;
  problem.file = QString::fromStdString(message.source);
  problem.line = message.line;
  problem.column = message.column;
  problem.card = QString::fromStdString(message.card);
  problem.field = QString::fromStdString(message.path);
  problem.code = QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
  problem.message = QString::fromStdString(wording::problem_text(message, words));
  problem.remedy = QString::fromStdString(wording::remedy_text(message, words));
  problem.error = message.severity == naruto::Severity::error;
  return problem;
}

}  // namespace playsheet
