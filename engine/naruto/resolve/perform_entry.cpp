// SPDX-License-Identifier: GPL-3.0-or-later
// Effects that bring cards into play.
#include "engine/naruto/resolve/perform.h"

#include "engine/naruto/rules/battle.h"
#include "engine/naruto/rules/coins.h"
#include "engine/naruto/rules/entering_play.h"
#include "engine/naruto/rules/play_rules.h"
#include "engine/naruto/rules/teams.h"

namespace naruto {
namespace {

/// One card whose hand cost is paid before it enters (N-DEPLOY-05): asked by the same questions as for a deployment.
/// False: the payment is not made yet.
template <class F>
bool enter_paid(const Run& run, F&& enter) {
  Work work = run.work;
  if (!settle_parts(run.change, work, run.effect)) return false;
  const auto settled = static_cast<std::uint8_t>(parts_of(run.effect).size());
  if (work.stage == settled) {
    const Cards cards = all_cards(run.change.position(), run.effect, work);
    const bool possible = !cards.empty() && may_enter(run.change.position(), run.effect, cards.front(), run.context);
    work.picks.clear();
    if (possible) work.picks.push_back(cards.front());
    ++work.stage;
    run.change.emit(WorkMoved{work});
    if (possible) {
      Announcement use;
      use.kind = Announced::entry;
      use.card = cards.front();
      run.change.emit(Announcing{use});
      return false;
    }
  }
  const std::size_t depth = depth_of(run);
  run.next();
  DoneToCards done;
  for (const CardId card : work.picks) {
    enter(card);
    done = {run.change.position().object(card), done.n + 1, true};
  }
  remember(run, depth, done);
  return true;
}

/// Coins and team of a card that has entered.
void settle_in(const Run& run, const PutIntoPlay& e, CardId card, TeamId team) {
  if (e.coin) put_coins(run.change, card, *e.coin, run.amount(e.coins), agent_of(run.context));
  if (!e.in_team) return;
  add_to_team(run.change, card, team);
  if (e.place == Role::head) move_place(run.change, card, Role::head);
}

/// Of those that all enter, two share a name, so that one keeps the other out (N-NAME-09).
bool have_rivals(const Position& position, const Cards& entering) {
  for (std::size_t i = 0; i < entering.size(); ++i)
    for (std::size_t k = i + 1; k < entering.size(); ++k)
      if (share_name(position, entering[i], entering[k]) &&
          !may_be_beside_same_name(position, entering[i], Entry::effect) &&
          !may_be_beside_same_name(position, entering[k], Entry::effect))
        return true;
  return false;
}

/// As long as there are such, the player of the text says which one enters next. False: the question is open, or one
/// has just entered.
template <class F>
bool rivals_settled(const Run& run, const PutIntoPlay& e, F&& enter) {
  if (e.what.kind != Selector::Kind::each || e.any_name) return true;
  if (!run.work.picks.empty()) {
    const CardId card = run.work.picks.front();
    Work again = run.work;
    again.stage = 0;
    again.picks.clear();
    run.change.emit(WorkMoved{again});
    enter(card);
    return false;
  }
  const Cards entering = candidates(run.change.position(), e.what, run.context, &run.effect);
  if (!have_rivals(run.change.position(), entering)) return true;
  run.change.ask(ChoiceKind::pick, run.context.controller, 1, 1);
  run.change.know_answers(entering);
  return false;
}

}  // namespace

bool perform(const Run& run, const PutIntoPlay& e) {
  const PlayerId player = player_of(e.side, run.context);
  if (e.counts_as_deployment &&
      run.change.state()[player].ninja_deployed >= play_limit(run.change.position(), player, CardType::ninja)) {
    run.next();
    remember(run, depth_of(run), {});
    return true;
  }
  const auto enter = [&](CardId card) {
    // Before it enters: the card may be the very one whose team is meant, and comes back as another object.
    const Position position = run.change.position();
    const TeamId team = e.in_team ? last_team(position, resolve(position, *e.in_team, run.context)) : kNoTeam;
    if (e.counts_as_deployment)
      run.change.emit(Counted{player, Counter::ninja_deployed,
                              static_cast<std::uint8_t>(run.change.state()[player].ninja_deployed + 1)});
    enter_play(run.change, card, player, Entry::effect, Cause::effect, agent_of(run.context), e.injured);
    settle_in(run, e, card, team);
  };
  if (e.pays == EntryCosts::all) return enter_paid(run, enter);
  if (!rivals_settled(run, e, enter)) return false;
  return on_cards(run, e.what, [&](CardId card) {
    if (run.change.position().in_play(card) || !may_enter(run.change.position(), run.effect, card, run.context))
      return false;  // N-NAME-09
    enter(card);
    return true;
  });
}

bool perform(const Run& run, const Deploy&) {
  return enter_paid(
      run, [&](CardId card) { enter_play(run.change, card, run.context.controller, Entry::deploy, Cause::deploy); });
}

}  // namespace naruto
