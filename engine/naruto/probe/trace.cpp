// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/probe/trace.h"

#include "engine/naruto/effects/power.h"
#include "engine/naruto/scenario/builder.h"

namespace naruto::probe {
namespace {

/// Passes and the steps of the turn are the frame in which things happen; numbers of effects that end depend on others.
bool is_news(const Event& event) {
  return !is_bookkeeping(event) && !std::holds_alternative<Passed>(event) &&
         !std::holds_alternative<StepBegan>(event) && !std::holds_alternative<LastingEnded>(event);
}

}  // namespace

Game::Game(const Probe& probe, const Catalog& cards) : table_(cards, *probe.edition) {
  begun_ = scenario::build(probe.position, *probe.edition, table_).empty();
}

Events Game::news() {
  Events news;
  for (; told_ < table_.events.size(); ++told_)
    if (is_news(table_.events[told_])) news.push_back(table_.events[told_]);
  return news;
}

Moment Game::look() const {
  Moment moment;
  const Position position = table_.position();
  moment.asked = table_.state.choice.player;
  moment.question = table_.state.choice.kind;
  allowed_actions(table_.state, table_.rules, moment.allowed);
  for (const PlayerId player : table::kPlayers)
    for (const CardId card : table_.state[player].village) {
      if (!position.is(card, CardType::ninja)) continue;
      const Power figures = power(position, card);
      moment.figures.push_back({card, figures.combat, figures.support, mental_power(position, card)});
    }
  return moment;
}

bool Game::act(const scenario::Table::Acted& deed) {
  if (table_.state.over() || table_.state.choice.player != deed.player) return false;
  return !apply(table_.state, table_.rules, deed.action, &table_.events);
}

Trace trace_of(const Probe& probe, const Catalog& cards) {
  Trace trace;
  Game play(probe, cards);
  trace.begun = play.begun();
  if (!trace.begun) return trace;
  trace.before = play.news();
  for (const auto& deed : probe.deeds) {
    Moment moment = play.look();
    moment.taken = play.act(deed);
    moment.events = play.news();
    trace.moments.push_back(std::move(moment));
  }
  trace.moments.push_back(play.look());
  return trace;
}

bool goes_like(const Probe& probe, const Catalog& cards, const Trace& before) {
  Game play(probe, cards);
  if (play.begun() != before.begun) return false;
  if (!before.begun) return true;
  if (play.news() != before.before) return false;
  for (std::size_t i = 0; i < probe.deeds.size(); ++i) {
    Moment moment = play.look();
    moment.taken = play.act(probe.deeds[i]);
    moment.events = play.news();
    if (moment != before.moments[i]) return false;
  }
  return play.look() == before.moments.back();
}

}  // namespace naruto::probe
