// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/ruling_words.h"

#include "ui/speech/words.h"

namespace playsheet {

void fillIn(RulingQuestion& question, const wording::RulingText* words, const QString& language) {
  if (!words) return;
  const auto said = [chosen = wordingLanguage(language)](const wording::Texts& texts) {
    return QString::fromStdString(wording::pick(texts, chosen));
  };
  question.title = said(words->title);
  question.text = said(words->text);
  for (QString& word : question.words)
    for (const auto& [name, texts] : words->values)
      if (word == QString::fromStdString(name)) {
        word = said(texts);
        break;
      }
}

}  // namespace playsheet
