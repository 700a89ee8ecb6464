// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <optional>
#include <vector>

#include "engine/table/ids.h"
#include "ui/choices/prompt_button.h"
#include "ui/sheet/sheet.h"

namespace playsheet {

using table::PlayerId;

/// Everything that the screen asks now: whose decision, one sentence, the buttons, the marks on the cards.
struct Prompt {
  PlayerId player = PlayerId::south;
  bool over = false;
  QString sentence;
  QString spoken;  ///< to whoever plays by ear and keys, in place of a sentence that speaks of the mouse; may be empty
  QString rule;    ///< that the question comes from: "N-ORG-02"; may be empty
  PromptButton primary;
  std::vector<PromptButton> others;   ///< beside it, the nearest first
  std::vector<PromptButton> choices;  ///< numbers, modes: a row of their own
  std::vector<PromptButton> names;    ///< names of cards, out of which one is to be found
  QString namesHint;
  QHash<int, CardMark> marks;
  bool standBy = false;     ///< Ninja can be left out of the teams
  std::vector<int> tray;    ///< cards to choose from that do not lie open on the sheet
  bool trayIsLook = false;  ///< they are only shown

  const QString& heard() const { return spoken.isEmpty() ? sentence : spoken; }
};

}  // namespace playsheet
