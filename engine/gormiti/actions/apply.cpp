// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/actions/adjust.h"
#include "engine/gormiti/actions/advance.h"
#include "engine/gormiti/actions/check_action.h"
#include "engine/gormiti/game.h"
#include "engine/gormiti/resolve/resolve.h"
#include "engine/gormiti/rules/attack.h"
#include "engine/gormiti/rules/check.h"
#include "engine/gormiti/rules/clash.h"
#include "engine/gormiti/rules/entering.h"
#include "engine/gormiti/rules/setup.h"

namespace gormiti {
namespace {

/// Carries out an action that has been checked.
class Doer {
 public:
  Doer(Change& change, PlayerId by) : change_(change), by_(by) {}

  void operator()(const ChooseHero& a) const { change_.emit(HeroChosen{by_, a.card}); }
  void operator()(const Cut& a) const {
    change_.emit(DeckCut{table::other(by_), a.at});
    if (by_ == PlayerId::north) change_.ask(QuestionKind::cut, PlayerId::south);
  }
  void operator()(const Exchange& a) const {
    if (a.exchange) exchange_hand(change_, by_);
    if (by_ == PlayerId::south) change_.ask(QuestionKind::exchange, PlayerId::north);
  }
  void operator()(const Deploy& a) const {
    if (paid(a.card, a.payment)) enter_fighter(change_, a.card);
  }
  void operator()(const Equip& a) const {
    const ObjectRef bearer = state().object(a.bearer);
    if (!paid(a.card, a.payment)) return;
    if (state().on_field(bearer))
      enter_weapon(change_, a.card, a.bearer);
    else
      leaves_hand(a.card, Zone::discard);  // G-427 (5)
  }
  void operator()(const PlayArena& a) const {
    if (paid(a.card, a.payment)) enter_arena(change_, a.card);
  }
  void operator()(const PlayMagic& a) const {
    if (!paid(a.card, a.payment)) return;
    leaves_hand(a.card, Zone::magic);
    if (state().over()) return;
    Context context;
    context.source = state().object(a.card);
    change_.emit(WorkPushed{{.kind = WorkKind::finish_magic, .context = context}});
    begin_use(change_, a.card, {});
  }
  /// The use is marked before the cost is paid, and resolved even if its card leaves (G-439).
  void operator()(const UseAbility& a) const {
    const Ability& ability = change_.position().definition(a.card).abilities[a.ability];
    const Context context = context_of(state(), a.card);
    change_.emit(AbilityUsed{a.card, a.ability});
    pay(change_, {ability.pay, a.card}, a.payment);
    if (!state().over()) begin(change_, ability.doing, context);
  }
  void operator()(const ToCombat&) const {
    if (attack_is_due(change_.position())) change_.emit(AttackForced{true});
    change_.step(Step::combat);
  }
  void operator()(const EndTurn&) const {
    // Accepted although it is due: the Hero cannot attack (G-703).
    if (state().step == Step::main1 && attack_is_due(change_.position())) change_.emit(AttackForced{false});
    change_.step(Step::turn_end);
  }
  void operator()(const DeclareAttacker& a) const {
    change_.emit(AttackDeclared{a.card});
    change_.step(Step::choose_defender);
  }
  void operator()(const EndCombat&) const {
    change_.emit(CombatDone{});
    change_.step(Step::main2);
  }
  void operator()(const ChooseDefender& a) const {
    change_.step(Step::joined);
    join_clash(change_, a.card);
  }
  void operator()(const PlayMove& a) const {
    if (!paid(a.card, a.payment)) return;
    OneStep step(change_);
    change_.emit(CardMoved{.card = a.card, .to = Zone::clash});
    change_.emit(MovePlayed{a.card});
    step.end();
  }
  void operator()(const Pass&) const {
    change_.emit(Passed{by_});
    change_.step(state().step == Step::attacker_move ? Step::defender_move : Step::resolve_moves);
  }
  void operator()(const PickTrigger& a) const { take_trigger(change_, a.index); }
  void operator()(const Pick&) const {}         // `apply` keeps it
  void operator()(const NothingMore&) const {}  // the effect goes on with what was picked
  void operator()(const Answer& a) const {
    const Work work = state().work.back();
    const auto& list = change_.position().definition(work.context.source.card).lists[work.list];
    const ListId branch = std::get<MayEffect>(list[work.index]).doing.list;
    change_.emit(WorkMoved{static_cast<std::uint8_t>(work.index + 1), 0});
    if (a.yes) begin(change_, branch, work.context);
  }
  void operator()(const Keep&) const { change_.emit(SwapDecided{by_, kNoCard}); }
  void operator()(const Swap& a) const { change_.emit(SwapDecided{by_, a.card}); }
  void operator()(const Concede&) const { concede(change_, by_); }
  void operator()(const Adjust& a) const { adjust(change_, a); }

 private:
  const GameState& state() const { return change_.state(); }
  /// False: the check after the payment has ended the game.
  bool paid(CardId card, const Payment& payment) const {
    pay(change_, {change_.position().definition(card).pay, card}, payment);
    return !state().over();
  }

  /// G-427 (5), (6).
  void leaves_hand(CardId card, Zone to) const {
    OneStep step(change_);
    change_.emit(CardMoved{.card = card, .to = to});
    step.end();
  }

  Change& change_;
  PlayerId by_;
};

/// One card of several: the question stays open until all are picked.
bool goes_on_picking(Change& change, const Action& action) {
  const auto* pick = std::get_if<Pick>(&action);
  if (pick == nullptr) return false;
  change.emit(Picked{pick->card});
  return change.state().picks.size() < change.state().question.n;
}

}  // namespace

Refusal check_setup(const Rulebook& rules, const Setup& setup) {
  if (!is_playable(rules.options)) return {RefusalCode::out_of_range, "G-12"};
  for (const PlayerId player : table::kPlayers)
    if (const Refusal r = check_deck(*rules.cards, rules.options, setup.mode, setup.decks[player])) return r;
  return {};
}

GameState new_game(const Rulebook& rules, const Setup& setup, Events* events) {
  GameState state;
  state.mode = setup.mode;
  Change change(state, rules, events);
  if (check_setup(rules, setup)) {
    change.emit(GameEnded{Outcome::none, EndReason::no_game});
    return state;
  }
  CardId next = 0;
  for (const PlayerId player : table::kPlayers)
    for (const DefinitionId definition : setup.decks[player]) {
      state.cards[next].definition = definition;
      state.cards[next].zone = Zone::deck;
      state.cards[next].owner = player;
      state.players[player].deck.push_back(next++);
    }
  state.texts.known = true;  // nothing lies on the field yet
  for (std::size_t i = 0; i < state.luck.size(); ++i) state.luck[i] = table::RandomStream(setup.seed, i + 1);
  if (setup.mode == Mode::quick) {
    for (const PlayerId player : table::kPlayers) change.shuffle(player);  // G-914
    change.step(Step::quick_draw);
  }
  advance(change);
  return state;
}

Refusal apply(GameState& state, const Rulebook& rules, PlayerId by, const Action& action, Events* events) {
  if (const Refusal refusal = check_action({state, rules}, by, action)) return refusal;
  if (!state.texts.known) state.texts = found_texts(state, *rules.cards);
  Change change(state, rules, events);
  const bool concedes = std::holds_alternative<Concede>(action);
  if (goes_on_picking(change, action)) return {};
  if (!concedes) change.answered();
  std::visit(Doer(change, by), action);
  advance(change);
  return {};
}

Applied applied(const GameState& state, const Rulebook& rules, PlayerId by, const Action& action) {
  Applied out{state, {}, {}};
  out.refusal = apply(out.state, rules, by, action, &out.events);
  return out;
}

std::vector<Option> options(const GameState& state, const Rulebook& rules, PlayerId player) {
  return options_of({state, rules}, player);
}

void allowed_actions(const GameState& state, const Rulebook& rules, std::vector<Action>& out) {
  allowed_of({state, rules}, state.question.player, out);
}

}  // namespace gormiti
