// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/stops.h"

#include <QStringList>
#include <QtGlobal>

namespace playsheet {
namespace {

using naruto::ChoiceKind;
using naruto::Step;

constexpr std::array<const char*, kStopWindows.size()> kWindowIds{"mission", "organization", "exchange", "answer",
                                                                  "end"};

/// The exchange is part of the battle that an attack begins.
bool inBattle(Step step) { return step == Step::attack || step == Step::block || step == Step::exchange; }

}  // namespace

StopSet StopSet::all() {
  StopSet stops;
  for (const StopWindow window : kStopWindows) stops.set(window, true);
  return stops;
}

StopSet StopSet::usual() {
  StopSet stops;
  for (const StopWindow window : {StopWindow::Exchange, StopWindow::Answer, StopWindow::EndOfTurn})
    stops.set(window, true);
  return stops;
}

std::optional<StopWindow> windowOf(const naruto::GameState& state) {
  switch (state.choice.kind) {
    case ChoiceKind::counter_window:
      if (state.step == Step::organize) return StopWindow::Organization;
      return state.step == Step::end_effects ? StopWindow::EndOfTurn : StopWindow::Mission;
    case ChoiceKind::exchange:
      return StopWindow::Exchange;
    case ChoiceKind::answer:
      return StopWindow::Answer;
    default:
      return std::nullopt;
  }
}

void lightOnce(const naruto::Match::Moment& moment, naruto::PerPlayer<StopSet>& once) {
  for (const auto& event : moment.events) {
    if (const auto* sent = std::get_if<naruto::TeamSent>(&event); sent && sent->attack)
      once[table::other(sent->player)].set(StopWindow::Exchange, true);
    const auto* added = std::get_if<naruto::LinkAdded>(&event);
    if (!added) continue;
    const PlayerId rival = table::other(added->link.context.controller);
    for (const auto& target : added->link.context.targets)
      naruto::for_each_target_in(moment.state, target, [&](naruto::CardId card) {
        if (card < moment.state.card_count && moment.state[card].controller == rival)
          once[rival].set(StopWindow::Answer, true);
      });
  }
}

void putOut(const naruto::GameState& state, naruto::PerPlayer<StopSet>& once) {
  for (const PlayerId player : table::kPlayers) {
    if (!inBattle(state.step)) once[player].set(StopWindow::Exchange, false);
    if (state.chain.empty() && !state.settling) once[player].set(StopWindow::Answer, false);
  }
}

QString textOf(const StopSet& stops) {
  QStringList words;
  for (const StopWindow window : kStopWindows)
    if (stops.has(window)) words.append(QString::fromLatin1(kWindowIds[static_cast<std::size_t>(window)]));
  return words.isEmpty() ? QStringLiteral("none") : words.join(QLatin1Char(' '));
}

StopSet stopsFrom(const QString& text) {
  StopSet stops;
  const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  for (const StopWindow window : kStopWindows)
    stops.set(window, words.contains(QLatin1String(kWindowIds[static_cast<std::size_t>(window)])));
  return stops;
}

const char* stopTitle(StopWindow window) {
  constexpr std::array<const char*, kStopWindows.size()> titles{
      QT_TRANSLATE_NOOP("Match", "the other player’s mission phase"),
      QT_TRANSLATE_NOOP("Match", "the other player’s organization phase"),
      QT_TRANSLATE_NOOP("Match", "exchange of jutsu"), QT_TRANSLATE_NOOP("Match", "responses"),
      QT_TRANSLATE_NOOP("Match", "end of this player’s turn")};
  return titles[static_cast<std::size_t>(window)];
}

QString stopIcon(StopWindow window) {
  constexpr std::array<const char*, kStopWindows.size()> icons{"mission", "team", "jutsu", "chain", "turn"};
  return QString::fromLatin1(icons[static_cast<std::size_t>(window)]);
}

}  // namespace playsheet
