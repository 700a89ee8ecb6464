// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/naruto_log.h"

#include <QtGlobal>

#include "ui/naruto/log_rows.h"

namespace playsheet {

const std::vector<LogRow>& NarutoLog::update(const naruto::Match& match, const Words& words, const QString& language) {
  const auto& moments = match.moments();
  LogFence fence{0, words.say(language, QT_TRANSLATE_NOOP("Match", "above: ask to undo"))};
  for (std::size_t i = 0; i < moments.size() && !match.over(); ++i)
    if (moments[i].fence) fence.after = i + 1;
  const auto told = [&](std::size_t i) { return Told{moments[i].events.size(), moments[i].action, moments[i].press}; };
  const auto rows = [&](std::size_t i) {
    return logRows(match, {i, 0}, {i, moments[i].events.size()}, words, language);
  };
  return book_.update(moments.size(), fence, language, told, rows);
}

}  // namespace playsheet
