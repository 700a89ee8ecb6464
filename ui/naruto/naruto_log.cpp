// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/naruto_log.h"

#include <QtGlobal>

#include "ui/naruto/log_rows.h"

namespace playsheet {

const std::vector<LogRow>& NarutoLog::update(const naruto::Match& match, const Words& words, const QString& language,
                                             UndoAsked undo) {
  const auto& moments = match.moments();
  const LogFence fence = fenceOf(match, undo, words.say(language, QT_TRANSLATE_NOOP("Match", "above: ask to undo")));
  const auto told = [&](std::size_t i) { return Told{moments[i].events.size(), moments[i].action, moments[i].press}; };
  const auto rows = [&](std::size_t i) {
    return logRows(match, {i, 0}, {i, moments[i].events.size()}, words, language);
  };
  return book_.update(moments.size(), fence, language, told, rows);
}

}  // namespace playsheet
