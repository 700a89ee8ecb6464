// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/ruling_question.h"
#include "ui/wording/rule_texts.h"

namespace playsheet {

/// Title, text and values in this language, as the rules have them: a value is found by the word that stands for it so
/// far. Nothing is changed where there are no words (null).
void fillIn(RulingQuestion& question, const wording::RulingText* words, const QString& language);

}  // namespace playsheet
