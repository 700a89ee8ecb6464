// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/naruto/actions/check.h"
#include "engine/naruto/actions/play_kind.h"
#include "engine/naruto/effects/copied_text.h"
#include "engine/naruto/game.h"
#include "engine/naruto/resolve/resolve.h"
#include "engine/naruto/rules/chakra.h"
#include "engine/naruto/rules/growth.h"
#include "engine/naruto/rules/open_windows.h"
#include "engine/naruto/rules/play_rules.h"
#include "engine/naruto/rules/squad.h"

namespace naruto {
namespace {

/// The candidates of the open question in a fixed order; `f(Action)`. Whether each is allowed is for `check` to say;
/// `f.take(Action)`: it is.
template <class F>
class Candidates {
 public:
  Candidates(const Position& position, F f)
      : position_(position), player_(position.state.choice.player), own_(position[player_]), f_(f) {}

  void list() {
    const Choice& choice = position_.state.choice;
    switch (choice.kind) {
      case ChoiceKind::none:
        break;
      case ChoiceKind::call_toss:
        f_(CallToss{true});
        f_(CallToss{false});
        break;
      case ChoiceKind::choose_starter:
        for (const PlayerId starter : table::kPlayers) f_(ChooseStarter{starter});
        break;
      case ChoiceKind::change_hand:
        f_(ChangeHand{false});
        f_(ChangeHand{true});
        break;
      case ChoiceKind::mission_action:
        uses();
        from_other_zones();
        for (const CardId card : own_.hand) f_(Charge{card});
        f_(Done{});
        break;
      case ChoiceKind::counter_window:
      case ChoiceKind::answer:
      case ChoiceKind::exchange:
        uses();
        if (choice.kind == ChoiceKind::exchange && may_charge_in_exchange(position_, player_))
          for (const CardId card : own_.hand) f_(Charge{card});
        f_(Pass{});
        break;
      case ChoiceKind::organize:
        joins();
        break;
      case ChoiceKind::attack:
        sends();
        break;
      case ChoiceKind::block:
        blocks();
        break;
      case ChoiceKind::pay_hand:
        for (const CardId card : own_.hand)
          if (card != position_.state.announcement.card) f_(Pick{card});
        break;
      case ChoiceKind::components:
        for (const CardId card : own_.village)
          if (position_.is(card, CardType::ninja) || position_.state.announcement.kind != Announced::squad)
            f_(Pick{card});
        break;
      case ChoiceKind::pay_chakra:
        for (const CardId card : own_.chakra) f_(Pick{card});
        break;
      case ChoiceKind::mastery:
        for (const CardId card : own_.chakra) f_(Pick{card});
        f_(Done{});
        break;
      case ChoiceKind::choose_target:
        targets();
        if (position_.state.announcement.picking) f_(Done{});
        break;
      case ChoiceKind::choose_cost:
      case ChoiceKind::choose_x:
      case ChoiceKind::mode:
      case ChoiceKind::order_triggers:
        for (int n = choice.min; n <= choice.max; ++n) f_(PickNumber{static_cast<std::uint8_t>(n)});
        break;
      case ChoiceKind::pick:
        for (const CardId card : pick_candidates(position_)) f_.take(Pick{card});
        if (choice.min < choice.max) f_(Done{});
        break;
      case ChoiceKind::name:
        names();
        break;
      case ChoiceKind::yes_no:
        f_(Answer{true});
        f_(Answer{false});
        break;
      case ChoiceKind::look:
        f_(Done{});
        break;
      case ChoiceKind::hand_adjustment:
        for (const CardId card : own_.hand) f_(Pick{card});
        break;
    }
  }

 private:
  void uses() {
    for (const CardId card : own_.hand) play(card);
    if (position_.has_rule<Playable>())
      for (const Pile* pile : {&own_.discard, &own_.removed})
        for (const CardId card : *pile)
          if (is_playable(position_, card)) play(card);
    for (const Zone zone : {Zone::village, Zone::hand, Zone::chakra, Zone::discard})
      if (any_activated_in(position_, zone)) effects_of(*pile_of(own_, zone), Side::you);
    effects_of(position_[table::other(player_)].village, Side::opponent);
  }

  /// Texts of these cards that work where they lie; of the other player's cards only those that this player may use.
  void effects_of(const Pile& pile, Side side) {
    for (const CardId card : pile) effects_of(card, side);
  }
  void effects_of(CardId card, Side side) {
    if (F::kAllowedOnly ? !open_.may_suit(position_, card) : !may_have_activated(position_, card)) return;
    for_each_paragraph(position_, card, [&](std::size_t number, const Paragraph& paragraph) {
      const CardDefinition& definition = position_.cards[paragraph.definition];
      if (!definition.has_activated) return;
      const Ability& ability = definition.abilities[paragraph.index];
      const auto* text = std::get_if<Activated>(&ability.body);
      if (text == nullptr || text->from.value_or(Zone::village) != position_[card].zone) return;
      if (text->bearer.has_value() != paragraph.borne) return;
      if (side == Side::you || text->by != Side::you) f_(UseEffect{card, static_cast<std::uint8_t>(number)});
    });
  }

  /// The card alone, and on each Ninja that it has to do with.
  void play(CardId card) {
    switch (kind_of(position_, card, kNoCard)) {
      case PlayKind::jutsu:
        return play_jutsu(card);
      case PlayKind::deploy:
        return play_ninja(card);
      default:
        return f_(Play{card, kNoCard});
    }
  }

  void play_jutsu(CardId card) {
    bool any = false;
    if (position_.state.step == Step::exchange)
      for (const CardId user : own_.village)
        if (position_.is(user, CardType::ninja) && battle_place(position_, user).battle >= 0) {
          any = true;
          f_(Play{card, user});
        }
    if (!any) f_(Play{card, kNoCard});
  }

  void play_ninja(CardId card) {
    const bool platoon = position_.definition(card).platoon;
    bool base = false;
    if (platoon || has_growth(position_, card))
      for (const CardId host : own_.village)
        if (position_.is(host, CardType::ninja) && share_name(position_, card, host)) {
          base = true;
          f_(Play{card, host});
        }
    if (!platoon || !base) f_(Play{card, kNoCard});
  }

  /// A Ninja with Ambush in the chakra area, squads in the reinforcement deck.
  void from_other_zones() {
    for (const CardId card : own_.chakra)
      if (position_.hot(card).ambush && !is_playable(position_, card)) f_(Play{card, kNoCard});
    const Derived& derived = position_.state.derived;
    const CardId end = std::min(derived.reinforcement_end, position_.state.card_count);
    if (derived.reinforcement_begin >= end) return;
    const NamesInVillage names(position_, player_);
    for (CardId card = derived.reinforcement_begin; card < end; ++card) {
      if (position_[card].zone != Zone::reinforcement || position_[card].owner != player_) continue;
      if (!F::kAllowedOnly || !names.lack_component_of(position_, card)) f_(Play{card, kNoCard});
      effects_of(card, Side::you);
    }
  }

  /// Every name that can be named once, whatever types bear it. They come from all cards there are: the list tells
  /// nothing of those in this game.
  void names() {
    Word last = 0;
    for (const DefinitionId card : position_.cards.names()) {
      if (position_.cards[card].name == last || !may_be_named(position_, card)) continue;
      last = position_.cards[card].name;
      f_.take(NameCard{position_.cards[card].code});
    }
  }

  void joins() {
    FixedVector<CardId, kPileCapacity> first;  // of each team in the village
    for (const CardId card : own_.village)
      if (position_.is(card, CardType::ninja) && std::none_of(first.begin(), first.end(), [&](CardId other) {
            return position_[other].team == position_[card].team;
          }))
        first.push_back(card);
    for (const CardId ninja : own_.village) {
      if (!position_.is(ninja, CardType::ninja) || has_mate(position_, ninja)) continue;
      for (const CardId with : first)
        if (with != ninja) f_(Join{ninja, with});
      if (!position_.edition.all_must_join) f_(LeaveOut{ninja});
    }
    f_(Done{});
  }

  void sends() {
    for (const CardId card : own_.village)
      if (position_.is(card, CardType::ninja)) f_(Send{card});
    f_(Done{});
  }

  void blocks() {
    for (const CardId card : own_.village) {
      if (!position_.is(card, CardType::ninja)) continue;
      for (const Battle& battle : position_.state.battles)
        if (battle.attackers != kNoTeam) f_(Block{card, battle.attack_head.card});
    }
    f_(Done{});
  }

  /// Cards in play and in use are candidates even where they do not fit, so that the reason can be told; other cards
  /// only where they do.
  void targets() {
    if constexpr (F::kAllowedOnly) {
      if (position_.state.derived.answers_known) {
        position_.state.derived.answers.for_each([&](CardId card) { f_.take(Pick{card}); });
        return;
      }
    }
    for (std::size_t i = 0; i < position_.state.card_count; ++i) {
      const auto card = static_cast<CardId>(i);
      const Zone zone = position_[card].zone;
      if (zone == Zone::village || zone == Zone::chain || !check(position_, Pick{card})) f_(Pick{card});
    }
  }

  const Position& position_;
  PlayerId player_;
  const PlayerState& own_;
  OpenWindows open_{position_, player_};
  F f_;
};

}  // namespace

namespace {

/// Takes every candidate, with the reason where it is refused.
struct EveryOption {
  static constexpr bool kAllowedOnly = false;
  const Position& position;
  std::vector<Option>& list;
  void operator()(const Action& action) {
    spend(Effort::candidate);
    list.push_back({action, check(position, action)});
  }
  void take(const Action& action) { list.push_back({action, {}}); }
};

/// Takes the candidates that are allowed.
struct AllowedActions {
  static constexpr bool kAllowedOnly = true;
  const Position& position;
  std::vector<Action>& list;
  void operator()(const Action& action) {
    spend(Effort::candidate);
    if (!check(position, action)) list.push_back(action);
  }
  void take(const Action& action) { list.push_back(action); }
};

}  // namespace

std::vector<Option> options(const GameState& state, const Rulebook& rules, PlayerId player) {
  std::vector<Option> list;
  if (state.over() || state.choice.player != player) return list;
  const Position position(state, rules);
  Candidates(position, EveryOption{position, list}).list();
  return list;
}

void allowed_actions(const GameState& state, const Rulebook& rules, std::vector<Action>& out) {
  out.clear();
  if (state.over()) return;
  const Position position(state, rules);
  Candidates(position, AllowedActions{position, out}).list();
}

}  // namespace naruto
