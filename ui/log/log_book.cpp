// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/log/log_book.h"

#include <QtGlobal>
#include <algorithm>

namespace playsheet {

LogBook::Chapter LogBook::chapter(const naruto::Match& match, std::size_t moment, const Words& words) const {
  const auto& now = match.moments()[moment];
  Chapter out;
  out.events = now.events.size();
  out.action = now.action;
  out.press = now.press;
  out.rows = logRows(match, {moment, 0}, {moment, now.events.size()}, words, language_);
  return out;
}

const std::vector<LogRow>& LogBook::update(const naruto::Match& match, const Words& words, const QString& language) {
  const auto& moments = match.moments();
  if (language != language_) chapters_.clear();
  language_ = language;
  // What was taken back and decided otherwise is told anew, from there on.
  const auto same = std::mismatch(chapters_.begin(), chapters_.end(), moments.begin(), moments.end(),
                                  [](const Chapter& told, const naruto::Match::Moment& moment) {
                                    return told.events == moment.events.size() && told.action == moment.action &&
                                           told.press == moment.press;
                                  });
  chapters_.erase(same.first, chapters_.end());
  while (chapters_.size() < moments.size()) chapters_.push_back(chapter(match, chapters_.size(), words));
  assemble(match, words);
  return rows_;
}

/// A step in which nothing happened is left out, unless it is the present one; so is a step that merely goes on.
void LogBook::assemble(const naruto::Match& match, const Words& words) {
  const auto& moments = match.moments();
  std::size_t fence = 0;
  for (std::size_t i = 0; i < moments.size() && !match.over(); ++i)
    if (moments[i].fence) fence = i + 1;
  rows_.clear();
  LogRow step;
  QString last_step;
  const auto flush = [&] {
    if (!step.text.isEmpty() && step.text != last_step) rows_.push_back(step);
    if (!step.text.isEmpty()) last_step = step.text;
    step.text.clear();
  };
  for (std::size_t i = 0; i < chapters_.size(); ++i) {
    for (const LogRow& row : chapters_[i].rows) {
      if (row.kind == LogRow::Kind::Step) {
        step = row;
        continue;
      }
      if (row.kind == LogRow::Kind::Heading) {
        step.text.clear();
        last_step.clear();
      }
      flush();
      rows_.push_back(row);
    }
    if (i + 1 == fence)
      rows_.push_back({LogRow::Kind::Fence,
                       std::nullopt,
                       words.say(language_, QT_TRANSLATE_NOOP("Match", "above: ask to undo")),
                       {},
                       i});
  }
  flush();
}

}  // namespace playsheet
