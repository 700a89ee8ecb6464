// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gormiti/gormiti_log.h"

#include <QtGlobal>
#include <type_traits>

#include "ui/speech/words.h"
#include "ui/wording/gormiti/log_text.h"

namespace playsheet {
namespace {

using namespace gormiti;

/// Whose line it is: the player the event speaks of, or whose card; else whoever decided.
PlayerId actorOf(const Event& event, const GameState& after, PlayerId by) {
  return std::visit(
      [&](const auto& e) -> PlayerId {
        using E = std::decay_t<decltype(e)>;
        if constexpr (std::is_same_v<E, StarterDrawn>)
          return e.starter;
        else if constexpr (std::is_same_v<E, RoundScored>)
          return e.winner == win_of(table::other(by)) ? table::other(by) : by;
        else if constexpr (std::is_same_v<E, GameEnded>)
          return e.outcome == win_of(table::other(by)) ? table::other(by) : by;
        else if constexpr (std::is_same_v<E, ClashJoined>)
          return after[e.defender].owner;
        else if constexpr (std::is_same_v<E, LastingBegan>)
          return after[e.effect.subject.card].owner;
        else if constexpr (requires { e.player; })
          return e.player;
        else if constexpr (requires { e.card; })
          return e.card < kMaxCards ? after[e.card].owner : by;
        else
          return by;
      },
      event);
}

/// Of a draw, or of an even round, it is nobody's line.
bool isNobodys(const Event& event) {
  const auto* round = std::get_if<RoundScored>(&event);
  const auto* end = std::get_if<GameEnded>(&event);
  return (round != nullptr && round->winner == Outcome::draw) || (end != nullptr && end->outcome == Outcome::draw);
}

LogRow::Kind kindOf(const Event& event) {
  if (std::holds_alternative<TurnBegan>(event)) return LogRow::Kind::Heading;
  return std::holds_alternative<StepBegan>(event) ? LogRow::Kind::Step : LogRow::Kind::Line;
}

struct RuleOf {
  const char* operator()(const HeroChosen&) const { return "G-402"; }
  const char* operator()(const DeckCut&) const { return "G-403"; }
  const char* operator()(const StarterDrawn&) const { return "G-405"; }
  const char* operator()(const AttackDeclared&) const { return "G-511"; }
  const char* operator()(const ClashJoined&) const { return "G-510"; }
  const char* operator()(const MovePlayed&) const { return "G-512"; }
  const char* operator()(const MoveResolved&) const { return "G-514"; }
  const char* operator()(const ClashEnded&) const { return "G-519"; }
  const char* operator()(const Damaged& e) const { return e.cause == DamageCause::battle ? "G-515" : "G-861"; }
  const char* operator()(const Healed&) const { return "G-602"; }
  const char* operator()(const Spared&) const { return "G-604"; }
  const char* operator()(const LastingBegan& e) const {
    return e.effect.kind == LastingKind::reduce ? "G-612" : "G-603";
  }
  const char* operator()(const LastingEnded&) const { return "G-604"; }
  const char* operator()(const TokenEntered&) const { return "G-624"; }
  const char* operator()(const WeaponMoved&) const { return "G-622"; }
  const char* operator()(const CountersChanged&) const { return "G-625"; }
  const char* operator()(const DurationChanged&) const { return "G-436"; }
  const char* operator()(const ExtraAttackGiven&) const { return "G-530"; }
  const char* operator()(const AbilityUsed&) const { return "G-439"; }
  const char* operator()(const TriggerTaken&) const { return "G-442"; }
  const char* operator()(const TriggersDropped&) const { return "G-447"; }
  const char* operator()(const AttackForced&) const { return "G-707"; }
  const char* operator()(const TurnsCounted& e) const { return e.forced > 0 ? "G-708" : "G-709"; }
  const char* operator()(const SwapDecided&) const { return "G-913"; }
  const char* operator()(const RoundScored& e) const { return e.winner == Outcome::draw ? "G-904" : "G-903"; }
  const char* operator()(const Passed&) const { return "G-522"; }
  const char* operator()(const CardMoved& e) const {
    switch (e.to) {
      case Zone::hero:
        return "G-401";
      case Zone::fighters:
        return "G-421";
      case Zone::weapons:
        return "G-433";
      case Zone::arenas:
        return "G-432";
      case Zone::magic:
        return "G-431";
      case Zone::table:
        return "G-903";
      case Zone::discard:
        return e.cause == LeaveCause::destroyed ? "G-608" : "";
      default:
        return "";
    }
  }
  const char* operator()(const GameEnded& e) const {
    switch (e.reason) {
      case EndReason::hero_defeated:
        return e.outcome == Outcome::draw ? "G-605" : "G-101";
      case EndReason::conceded:
        return "G-105";
      case EndReason::stalemate:
        return "G-708";
      case EndReason::quiet:
        return "G-709";
      case EndReason::turn_limit:
        return "G-710";
      case EndReason::rounds:
      case EndReason::last_round:
        return "G-907";
      default:
        return "";
    }
  }
  /// From the text of a card, or from none.
  template <table::PassedOver<CardShown, Shuffled, TurnBegan, StepBegan, Agreed, CapReached> E>
  const char* operator()(const E&) const {
    return "";
  }
};

gormiti_wording::LogReader readerOf(const table::PerPlayer<QString>& players, const QString& language) {
  gormiti_wording::LogReader out;  // of no seat: who knows only what both do
  for (const PlayerId player : table::kPlayers) out.players[player] = players[player].toStdString();
  out.language = wordingLanguage(language);
  return out;
}

/// The rows of one moment, from one of its events up to another.
void addRows(const Match& match, std::size_t moment, std::size_t from, std::size_t to,
             const gormiti_wording::LogReader& reader, std::vector<LogRow>& out) {
  const auto& now = match.moments()[moment];
  GameState before = moment == 0 ? now.state : match.moments()[moment - 1].state;
  GameState after = before;
  for (std::size_t i = 0; i < to; ++i) {
    const Event& event = now.events[i];
    before = after;
    if (moment > 0) apply_event(after, event);
    if (i < from) continue;
    const std::string line = gormiti_wording::log_text(event, before, after, match.cards(), reader);
    if (line.empty()) continue;
    LogRow row;
    row.kind = kindOf(event);
    row.text = QString::fromStdString(line);
    row.moment = moment;
    if (row.kind == LogRow::Kind::Line) {
      if (!isNobodys(event)) row.player = actorOf(event, after, now.by);
      row.rule = ruleOf(event);
    }
    out.push_back(row);
  }
}

}  // namespace

QString ruleOf(const Event& event) { return QString::fromLatin1(std::visit(RuleOf{}, event)); }

std::vector<LogRow> gormitiLogRows(const Match& match, LogPlace begin, LogPlace end,
                                   const table::PerPlayer<QString>& players, const QString& language) {
  std::vector<LogRow> out;
  const auto& moments = match.moments();
  const gormiti_wording::LogReader reader = readerOf(players, language);
  for (std::size_t m = begin.moment; m < moments.size() && m <= end.moment; ++m)
    addRows(match, m, m == begin.moment ? begin.event : 0, m == end.moment ? end.event : moments[m].events.size(),
            reader, out);
  return out;
}

const std::vector<LogRow>& GormitiLog::update(const Match& match, const table::PerPlayer<QString>& players,
                                              const QString& language, UndoAsked undo) {
  const auto& moments = match.moments();
  const LogFence fence = fenceOf(match, undo, inLanguage(language, QT_TRANSLATE_NOOP("Match", "above: ask to undo")));
  const auto told = [&](std::size_t i) { return Told{moments[i].events.size(), moments[i].action, moments[i].press}; };
  const auto rows = [&](std::size_t i) {
    return gormitiLogRows(match, {i, 0}, {i, moments[i].events.size()}, players, language);
  };
  return book_.update(moments.size(), fence, language, told, rows);
}

}  // namespace playsheet
