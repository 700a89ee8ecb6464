// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/log/log_book.h"

#include <QtGlobal>
#include <algorithm>
#include <type_traits>

#include "ui/rules/rule_links.h"

namespace playsheet {
namespace {

using naruto::PlayerId;

/// Whose line it is: the player the event speaks of, else whoever decided.
PlayerId actorOf(const naruto::Event& event, const naruto::GameState& after, PlayerId by) {
  return std::visit(
      [&](const auto& e) -> PlayerId {
        using E = std::decay_t<decltype(e)>;
        if constexpr (std::is_same_v<E, naruto::StarterDecided>)
          return e.starter;
        else if constexpr (std::is_same_v<E, naruto::LinkAdded>)
          return e.link.context.controller;
        else if constexpr (std::is_same_v<E, naruto::GameEnded>)
          return e.winner;
        else if constexpr (requires { e.player; })
          return e.player;
        else if constexpr (requires { e.card; })
          return e.card == naruto::kNoCard ? by : after[e.card].controller;
        else
          return by;
      },
      event);
}

}  // namespace

LogBook::Chapter LogBook::chapter(const naruto::Match& match, std::size_t moment, const Words& words) const {
  const auto& now = match.moments()[moment];
  naruto::GameState before = moment == 0 ? now.state : match.moments()[moment - 1].state;
  naruto::GameState after = before;
  Chapter out;
  out.events = now.events.size();
  out.action = now.action;
  const auto* opening = std::get_if<naruto::ChangeHand>(&now.action);
  if (moment > 0 && opening && !opening->change)  // an answer without an event of its own
    out.rows.push_back(
        {LogRow::Kind::Line, now.by,
         words.say(language_, QT_TRANSLATE_NOOP("Match", "%1 keeps the opening hand")).arg(words.playerName(now.by)),
         ruleOfQuestion(naruto::ChoiceKind::change_hand)});
  for (const auto& event : now.events) {
    before = after;
    if (moment > 0) naruto::apply_event(after, event);
    if (const auto* turn = std::get_if<naruto::TurnBegan>(&event)) {
      const char* form = turn->extra ? QT_TRANSLATE_NOOP("Match", "Turn %1 · %2, extra turn")
                                     : QT_TRANSLATE_NOOP("Match", "Turn %1 · %2");
      const QString heading = words.say(language_, form).arg(turn->turn).arg(words.playerName(turn->active));
      out.rows.push_back({LogRow::Kind::Heading, std::nullopt, heading, {}});
      continue;
    }
    const QString line = words.logLine(event, before, after, language_);
    if (line.isEmpty()) continue;
    if (std::holds_alternative<naruto::StepBegan>(event))
      out.rows.push_back({LogRow::Kind::Step, std::nullopt, line, {}});
    else
      out.rows.push_back({LogRow::Kind::Line, actorOf(event, after, now.by), line, ruleOfEvent(event, before)});
  }
  return out;
}

const std::vector<LogRow>& LogBook::update(const naruto::Match& match, const Words& words, const QString& language) {
  const auto& moments = match.moments();
  if (language != language_) chapters_.clear();
  language_ = language;
  // What was taken back and decided otherwise is told anew, from there on.
  const auto same = std::mismatch(chapters_.begin(), chapters_.end(), moments.begin(), moments.end(),
                                  [](const Chapter& told, const naruto::Match::Moment& moment) {
                                    return told.events == moment.events.size() && told.action == moment.action;
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
                       words.say(language_, QT_TRANSLATE_NOOP("Match", "undo by consent above")),
                       {}});
  }
  flush();
}

}  // namespace playsheet
