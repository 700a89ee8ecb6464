// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/resolve/perform.h"

#include <algorithm>

#include "engine/gormiti/effects/values.h"
#include "engine/gormiti/resolve/selection.h"
#include "engine/gormiti/rules/check.h"
#include "engine/gormiti/rules/drawing.h"
#include "engine/gormiti/rules/entering.h"
#include "engine/gormiti/rules/lasting.h"

namespace gormiti {
namespace {

constexpr std::uint8_t kAsked = 1;
constexpr int kMostAmount = 9999;  ///< what the state can hold

class Performer {
 public:
  explicit Performer(Change& change) : change_(change), work_(change.state().work.back()) {}

  void operator()(const DamageEffect& e) {
    Objects objects;
    if (!select(e.to, objects)) return;
    const int n = amount(e.n);
    FixedVector<Hit, kMaxCards> hits;
    for (const CardId card : fighters(objects)) hits.push_back({card, n});
    done();
    dealt_ = deal(change_, std::span(hits.begin(), hits.size()), DamageCause::effect);
  }
  void operator()(const HealEffect& e) {
    Objects objects;
    if (!select(e.who, objects)) return;
    const int n = amount(e.n);
    done();
    for (const CardId card : fighters(objects)) {
      const int healed = std::min<int>(n, state()[card].damage);  // G-602, G-616
      if (healed > 0) change_.emit(Healed{card, static_cast<std::int16_t>(healed)});
    }
  }
  void operator()(const ModifyEffect& e) {
    const auto both = [&](LastingEffect& effect) {
      effect.a = static_cast<std::int16_t>(amount(e.atk));
      effect.b = static_cast<std::int16_t>(amount(e.hp));
    };
    last(e.who, e.until, both);
  }
  void operator()(const ReduceEffect& e) {
    const auto reduction = [&](LastingEffect& effect) {
      effect.kind = LastingKind::reduce;
      effect.cause = e.cause;
      effect.as = e.as;
      effect.a = static_cast<std::int16_t>(std::max(0, amount(e.n)));
    };
    last(e.who, e.until, reduction);
  }
  void operator()(const DrawEffect& e) {
    const int n = amount(e.n);
    done();
    draw(change_, player_of(e.who, owner()), n);
  }
  void operator()(const DiscardEffect& e) {
    const PlayerId player = player_of(e.who, owner());
    const int size = static_cast<int>(state()[player].hand.size());
    const int n = std::min(amount(e.n), size);
    const bool choice = e.chosen_by == ChosenBy::owner && n > 0 && n < size;
    if (choice && work_.stage != kAsked) return ask(QuestionKind::choose_discard, player, n, kAsked);
    Pile chosen = state().picks;
    if (!choice && n == size) chosen = state()[player].hand;
    forget_picks();
    done();
    for (const CardId card : chosen) change_.emit(CardMoved{.card = card, .to = Zone::discard});
    if (choice || n == size) return;
    for (int i = 0; i < n; ++i) discard_at_random(player);
  }
  void operator()(const MoveEffect& e) {
    Objects objects;
    if (!select(e.what, objects, true)) return;
    done();
    move(objects, e.to == MoveTo::hand ? Zone::hand : Zone::deck);
  }
  void operator()(const SearchEffect& e) {
    const int n = std::min<int>(amount(e.n), kMaxOwned);
    if (state()[owner()].deck.empty()) return done();
    if (n > 0 && work_.stage != kAsked) return ask(QuestionKind::choose_found, owner(), n, kAsked);
    Pile found = state().picks;
    forget_picks();
    done();
    std::sort(found.begin(), found.end(), [&](CardId a, CardId b) {
      return change_.position().definition(a).code < change_.position().definition(b).code;
    });
    for (const CardId card : found) {
      change_.emit(CardShown{card});
      change_.emit(CardMoved{.card = card, .to = Zone::hand});
    }
    change_.shuffle(owner());
  }
  void operator()(const TokenEffect& e) {
    const int n = amount(e.n);
    done();
    enter_tokens(change_, owner(), e.token.definition, n);
  }
  void operator()(const DestroyEffect& e) {
    Objects objects;
    if (!select(e.what, objects, true)) return;
    CardBits cards;
    for (const CardId card : objects)
      if (is_field(state()[card].zone)) cards.add(card);
    done();
    leave_field(change_, cards, LeaveCause::destroyed);
  }
  void operator()(const CounterEffect& e) {
    Objects objects;
    if (!select(e.on, objects)) return;
    const int n = amount(e.n);
    done();
    for (const CardId card : objects)
      if (is_field(state()[card].zone) && n > 0) put_counters(card, e.kind.id, n);
  }
  void operator()(const ExtraAttackEffect& e) {
    Objects objects;
    if (!select(e.who, objects)) return;
    done();
    for (const CardId card : fighters(objects))
      if (state()[card].owner == state().active) give_attack(card);
  }
  void operator()(const IfEffect& e) {
    const bool true_now = holds(change_.position(), e.cond, work_.context);
    done();
    push(true_now ? e.then.list : e.otherwise.list);
  }
  void operator()(const AttachEffect& e) {
    Objects what;
    if (work_.stage == 0) {
      what = own_weapons(change_.position(), e.what, work_.context);
      if (what.empty()) return done();
      if (e.what.kind == Selector::Kind::choose && what.size() > 1)
        return ask(QuestionKind::choose_objects, player_of(e.what.by, owner()), 1, kAsked);
      change_.emit(Picked{what.front()});
    }
    const CardId weapon = state().picks[0];
    CardId bearer = kNoCard;
    if (state().picks.size() > 1) {
      bearer = state().picks[1];
    } else {
      const Objects to = new_bearers(change_.position(), e.to, work_.context, weapon);
      if (e.to.kind == Selector::Kind::choose && to.size() > 1)
        return ask(QuestionKind::choose_objects, player_of(e.to.by, owner()), 1, kAsked + 1);
      if (!to.empty()) bearer = to.front();
    }
    forget_picks();
    done();
    if (bearer != kNoCard) change_.emit(WeaponMoved{weapon, bearer, next_weapon_place(state(), bearer)});
  }
  void operator()(const MayEffect& e) { ask(QuestionKind::may, player_of(e.by, owner()), 0, kAsked); }

  /// By this step.
  const HeroDamage& dealt() const { return dealt_; }

 private:
  const GameState& state() const { return change_.state(); }
  PlayerId owner() const { return state()[work_.context.source.card].owner; }
  int amount(const Amount& n) const {
    return std::clamp(value_of(change_.position(), n, work_.context), -kMostAmount, kMostAmount);
  }
  /// The next effect is to come, whatever this one does to the game, and if it can do nothing (G-446, G-809).
  void done() { change_.emit(WorkMoved{static_cast<std::uint8_t>(work_.index + 1), 0}); }
  void ask(QuestionKind kind, PlayerId player, int n, std::uint8_t stage) {
    change_.emit(WorkMoved{work_.index, stage});
    change_.ask(kind, player, static_cast<std::size_t>(n));
  }
  void forget_picks() {
    if (!state().picks.empty()) change_.emit(PicksCleared{});
  }
  void push(ListId list) {
    if (list != kNoList) change_.emit(WorkPushed{{.list = list, .context = work_.context}});
  }

  /// The objects of this selector; false: somebody has been asked which (G-444).
  bool select(const Selector& selector, Objects& out, bool barred_heroes = false) {
    if (work_.stage == kAsked) {
      for (const CardId card : state().picks) out.push_back(card);
      forget_picks();
      return true;
    }
    out = candidates(change_.position(), selector, work_.context, barred_heroes);
    const int n = std::min<int>(selector.n, kMaxOwned);
    if (selector.kind != Selector::Kind::choose || static_cast<int>(out.size()) <= n) return true;
    ask(QuestionKind::choose_objects, player_of(selector.by, owner()), n, kAsked);
    return false;
  }
  Objects fighters(const Objects& objects) const {
    Objects out;
    for (const CardId card : objects)
      if (change_.position().is_fighter(card)) out.push_back(card);
    return out;
  }
  template <class F>
  void last(const Selector& who, Span until, F&& amounts) {
    Objects objects;
    if (!select(who, objects)) return;
    LastingEffect effect;
    effect.source = work_.context.source.card;
    amounts(effect);
    done();
    for (const CardId card : fighters(objects)) {
      effect.subject = state().object(card);
      begin_lasting(change_, effect, until, owner());
    }
  }
  void give_attack(CardId fighter) {
    if (state()[fighter].extra_attacks == kMostExtraAttacks) return change_.emit(CapReached{Cap::extra_attacks});
    change_.emit(ExtraAttackGiven{fighter});
  }
  void discard_at_random(PlayerId player) {
    const auto size = static_cast<std::uint32_t>(state()[player].hand.size());
    const CardId card = state()[player].hand[change_.at_random(Luck::random_discard, size)];
    change_.emit(CardMoved{.card = card, .to = Zone::discard});
  }
  /// G-867, G-626: from the field with everything that leaving means, from the discard piles as they lie (G-321).
  void move(const Objects& objects, Zone to) {
    CardBits leaving, lying;
    PerPlayer<bool> arrives;  // no Hero is moved, a token ceases to exist
    for (const CardId card : objects) {
      const CardState& c = state()[card];
      if (is_field(c.zone)) leaving.add(card);
      if (c.zone == Zone::discard) lying.add(card);
      const bool moved = c.zone == Zone::discard || (is_field(c.zone) && c.zone != Zone::hero);
      arrives[c.owner] = arrives[c.owner] || (moved && !change_.position().definition(card).token);
    }
    leave_field(change_, leaving, LeaveCause::returned, to);
    for (const PlayerId player : {state().active, table::other(state().active)}) {
      const Pile pile = state()[player].discard;
      for (const CardId card : pile)
        if (lying.has(card)) change_.emit(CardMoved{.card = card, .to = to});
    }
    for (const PlayerId player : table::kPlayers)
      if (to == Zone::deck && arrives[player]) change_.shuffle(player);
  }
  void put_counters(CardId card, CounterKind kind, int n) {
    const int before = counters_on(state(), card, kind);
    if (before == 0 && state().counters.full()) return change_.emit(CapReached{Cap::counters});
    change_.emit(CountersChanged{card, kind, static_cast<std::uint16_t>(std::min(before + n, kMostAmount))});
  }

  Change& change_;
  const Work work_;
  HeroDamage dealt_;
};

}  // namespace

void perform(Change& change) {
  const Effect& effect = effect_now(change.position());
  OneStep step(change);
  Performer performer(change);
  std::visit(performer, effect);
  step.end(performer.dealt());
}

}  // namespace gormiti
