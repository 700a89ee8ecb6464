// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/decks/list_reading.h"

#include <QFileDialog>

#include "engine/naruto/decks/formats/alike_printings.h"
#include "engine/naruto/decks/formats/deck_answers.h"
#include "ui/decks/deck_builder.h"
#include "ui/decks/questions_dialog.h"
#include "ui/speech/words.h"
#include "ui/wording/deck_refusal_text.h"
#include "ui/wording/problem_text.h"

namespace playsheet {

namespace {

/// Why a text is no deck.
QString refusalOf(const naruto::DeckImport& import, wording::Language language) {
  if (import.refusal) return QString::fromStdString(wording::deck_refusal_text(*import.refusal, language));
  for (const naruto::CardMessage& message : import.messages) {
    if (message.severity != naruto::Severity::error) continue;
    const QString words = QString::fromStdString(wording::problem_text(message, language) + " " +
                                                 wording::remedy_text(message, language));
    return message.line > 0 ? DeckBuilder::tr("Line %1: %2").arg(message.line).arg(words) : words;
  }
  return {};
}

}  // namespace

ReadList readList(const std::string& text, const QString& source, const naruto::CardIndex& cards, const Look& look,
                  const QString& language, QWidget* parent, const naruto::Edition& edition) {
  naruto::DeckImport import = naruto::import_deck(text, source.toStdString(), cards);
  if (!import.good()) return {{}, source + QStringLiteral(": ") + refusalOf(import, wordingLanguage(language)), 0};
  const auto* named = naruto::find_edition(import.deck.edition);
  const naruto::Edition& rules = named ? *named : edition;
  const int settled = naruto::settle_alike_printings(import, cards.catalog(), rules);
  std::vector<naruto::DeckAnswer> answers;
  if (!import.questions.empty()) {
    QuestionsDialog dialog(cards.catalog(), import.questions, look, language, parent);
    dialog.propose(rules);
    if (dialog.exec() != QDialog::Accepted) return {};
    answers = dialog.answers();
  }
  naruto::take_answers(import, answers);
  return {std::move(import.deck), {}, settled};
}

QString askForListFile(QWidget* parent) {
  return QFileDialog::getOpenFileName(parent, DeckBuilder::tr("Open a deck list"), {},
                                      DeckBuilder::tr("Deck lists (*.toml *.json *.txt *.csv);;All files (*)"));
}

}  // namespace playsheet
