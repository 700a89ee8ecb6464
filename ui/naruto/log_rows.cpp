// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/log_rows.h"

#include <QtGlobal>
#include <algorithm>
#include <type_traits>

#include "ui/naruto/step_reasons.h"
#include "ui/speech/rule_links.h"

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

LogRow turnRow(const naruto::TurnBegan& turn, const Words& words, const QString& language) {
  const char* form =
      turn.extra ? QT_TRANSLATE_NOOP("Match", "Turn %1 · %2, extra turn") : QT_TRANSLATE_NOOP("Match", "Turn %1 · %2");
  const QString heading = words.say(language, form).arg(turn.turn).arg(words.playerName(turn.active));
  return {LogRow::Kind::Heading, std::nullopt, heading, {}};
}

/// Why a player passes whom nobody has seen press: what is set says so, or nothing that both see allows an answer
/// (N-CR-02). Empty for a pass by hand.
QString passRow(const naruto::Match::Moment& now, std::size_t event, const Words& words, const QString& language) {
  const auto* passed = std::get_if<naruto::Passed>(&now.events[event]);
  if (passed == nullptr) return {};
  const auto is_pass = [](const naruto::Event& e) { return std::holds_alternative<naruto::Passed>(e); };
  const auto begin = now.events.begin();
  const bool first = std::none_of(begin, begin + static_cast<std::ptrdiff_t>(event), is_pass);
  const bool chosen = first && passed->player == now.by && std::holds_alternative<naruto::Pass>(now.action);
  if (chosen && now.press == naruto::Press::by_hand) return {};
  const char* form = QT_TRANSLATE_NOOP("Match", "%1 passes (no response possible)");
  if (chosen)
    form = now.press == naruto::Press::no_stop ? QT_TRANSLATE_NOOP("Match", "%1 passes (no stop)")
                                               : QT_TRANSLATE_NOOP("Match", "%1 passes (until the phase ends)");
  return words.say(language, form).arg(words.playerName(passed->player));
}

/// The rows of one moment, from one of its events up to another.
void addRows(const naruto::Match& match, std::size_t moment, std::size_t from, std::size_t to, const Words& words,
             const QString& language, std::vector<LogRow>& out) {
  const auto& now = match.moments()[moment];
  naruto::GameState before = moment == 0 ? now.state : match.moments()[moment - 1].state;
  naruto::GameState after = before;
  const auto* opening = std::get_if<naruto::ChangeHand>(&now.action);
  if (moment > 0 && from == 0 && opening && !opening->change)  // an answer without an event of its own
    out.push_back(
        {LogRow::Kind::Line, now.by,
         words.say(language, QT_TRANSLATE_NOOP("Match", "%1 keeps the opening hand")).arg(words.playerName(now.by)),
         ruleOfQuestion(naruto::ChoiceKind::change_hand)});
  for (std::size_t i = 0; i < to; ++i) {
    const naruto::Event& event = now.events[i];
    before = after;
    if (moment > 0) naruto::apply_event(after, event);
    if (i < from) continue;
    if (const auto* turn = std::get_if<naruto::TurnBegan>(&event)) {
      out.push_back(turnRow(*turn, words, language));
      continue;
    }
    if (const auto reason = reasonOfStep(now, i, before, match.rules()))
      out.push_back({LogRow::Kind::Line, reason->player,
                     words.say(language, reason->form).arg(words.playerName(reason->player)), reason->rule});
    QString line = passRow(now, i, words, language);
    if (line.isEmpty()) line = words.logLine(event, before, after, language);
    if (line.isEmpty()) continue;
    if (std::holds_alternative<naruto::StepBegan>(event))
      out.push_back({LogRow::Kind::Step, std::nullopt, line, {}});
    else
      out.push_back({LogRow::Kind::Line, actorOf(event, after, now.by), line, ruleOfEvent(event, before)});
  }
}

}  // namespace

std::vector<LogRow> logRows(const naruto::Match& match, LogPlace begin, LogPlace end, const Words& words,
                            const QString& language) {
  std::vector<LogRow> out;
  const auto& moments = match.moments();
  for (std::size_t m = begin.moment; m < moments.size() && m <= end.moment; ++m) {
    const std::size_t before = out.size();
    addRows(match, m, m == begin.moment ? begin.event : 0, m == end.moment ? end.event : moments[m].events.size(),
            words, language, out);
    for (std::size_t i = before; i < out.size(); ++i) out[i].moment = m;
  }
  return out;
}

}  // namespace playsheet
