// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/actions/check_action.h"
#include "engine/gormiti/actions/option.h"
#include "engine/gormiti/resolve/selection.h"

namespace gormiti {
namespace {

constexpr std::uint8_t kDeepest = 18;  // G-408

/// Lists candidates; each is checked as `apply` will check it.
class Lister {
 public:
  Lister(const Position& position, PlayerId player) : position_(position), player_(player) {}

  std::vector<Option> list() {
    using enum QuestionKind;
    switch (position_.state.question.kind) {
      case choose_hero:
        for (const CardId card : deck_by_code(position_, player_)) add(ChooseHero{card});
        break;
      case cut:
        for (std::uint8_t at = 1; at <= kDeepest; ++at) add(Cut{at});
        break;
      case exchange:
        add(Exchange{false});
        add(Exchange{true});
        break;
      case strategic:
        strategic_phase();
        break;
      case combat:
        for_each_fighter(position_.state, player_, [&](CardId card) { add(DeclareAttacker{card}); });
        add(EndCombat{});
        break;
      case choose_defender:
        for_each_fighter(position_.state, player_, [&](CardId card) { add(ChooseDefender{card}); });
        break;
      case play_move:
        for (const CardId card : hand())
          paid({position_.definition(card).pay, card}, [&](const Payment& p) { add(PlayMove{card, p}); });
        add(Pass{});
        break;
      default:
        answers();
    }
    return std::move(out_);
  }

 private:
  void add(const Action& action) { out_.push_back({action, check_action(position_, player_, action)}); }
  const Pile& hand() const { return position_.state[player_].hand; }

  /// Once for each payment; once without one where none is possible, to say why.
  template <class F>
  void paid(const Due& due, F&& f) {
    bool any = false;
    for_each_payment(position_, due, [&](const Payment& payment) {
      any = true;
      f(payment);
      return true;
    });
    if (!any) f(Payment{});
  }

  void play(CardId card) {
    const Cost& cost = position_.definition(card).pay;
    switch (position_.definition(card).type) {
      case CardType::fighter:
        return paid({cost, card}, [&](const Payment& p) { add(Deploy{card, p}); });
      case CardType::weapon:
        return for_each_fighter(position_.state, player_, [&](CardId bearer) {
          paid({cost, card, bearer}, [&](const Payment& p) { add(Equip{card, bearer, p}); });
        });
      case CardType::arena:
        return paid({cost, card}, [&](const Payment& p) { add(PlayArena{card, p}); });
      case CardType::magic:
        return paid({cost, card}, [&](const Payment& p) { add(PlayMagic{card, p}); });
      case CardType::move:
        return;
    }
  }

  void strategic_phase() {
    for (const CardId card : hand()) play(card);
    for_each_on_field(position_.state, player_, [&](CardId card) {
      const auto& abilities = position_.definition(card).abilities;
      for (std::uint8_t i = 0; i < abilities.size(); ++i)
        if (abilities[i].kind == AbilityKind::activated)
          paid({abilities[i].pay, card}, [&](const Payment& p) { add(UseAbility{card, i, p}); });
    });
    add(ToCombat{});
    add(EndTurn{});
  }

  void answers() {
    using enum QuestionKind;
    const QuestionKind kind = position_.state.question.kind;
    if (kind == pick_trigger) {
      for (const std::uint8_t index : batch_in_field_order(position_.state)) add(PickTrigger{index});
    } else if (kind == may) {
      add(Answer{true});
      add(Answer{false});
    } else if (kind == swap) {
      add(Keep{});
      for (const CardId card : hand()) add(Swap{card});
    } else {
      for (const CardId card : offered(position_)) add(Pick{card});
      if (kind == choose_found) add(NothingMore{});
    }
  }

  const Position& position_;
  PlayerId player_;
  std::vector<Option> out_;
};

}  // namespace

std::vector<Option> options_of(const Position& position, PlayerId player) {
  const Question& question = position.state.question;
  if (question.kind == QuestionKind::none || question.player != player) return {};
  return Lister(position, player).list();
}

}  // namespace gormiti
