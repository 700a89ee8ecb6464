// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/actions/check_action.h"
#include "engine/gormiti/actions/option.h"
#include "engine/gormiti/resolve/selection.h"

namespace gormiti {
namespace {

constexpr std::uint8_t kDeepest = 18;  // G-408

/// Whether somebody asks why something is not allowed.
enum class Reasons : std::uint8_t { told, unasked };

/// Names candidates in the order of G-D18; `take` checks each as `apply` will check it.
template <class Take>
class Candidates {
 public:
  Candidates(const Position& position, PlayerId player, Reasons reasons, Take take)
      : position_(position), player_(player), reasons_(reasons), take_(take) {}

  void list() {
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
  }

 private:
  void add(const Action& action) { take_(action, check_action(position_, player_, action)); }
  const Pile& hand() const { return position_.state[player_].hand; }

  /// Once for each payment; once without one where none is possible, if somebody asks why.
  template <class F>
  void paid(const Due& due, F&& f) {
    bool any = false;
    for_each_payment(position_, due, [&](const Payment& payment) {
      any = true;
      f(payment);
      return true;
    });
    if (!any && reasons_ == Reasons::told) f(Payment{});
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
  Reasons reasons_;
  Take take_;
};

bool is_asked(const Position& position, PlayerId player) {
  const Question& question = position.state.question;
  return question.kind != QuestionKind::none && question.player == player;
}

}  // namespace

std::vector<Option> options_of(const Position& position, PlayerId player) {
  std::vector<Option> list;
  if (is_asked(position, player))
    Candidates(position, player, Reasons::told, [&](const Action& action, const Refusal& refusal) {
      list.push_back({action, refusal});
    }).list();
  return list;
}

void allowed_of(const Position& position, PlayerId player, std::vector<Action>& out) {
  out.clear();
  if (is_asked(position, player))
    Candidates(position, player, Reasons::unasked, [&](const Action& action, const Refusal& refusal) {
      if (!refusal) out.push_back(action);
    }).list();
}

}  // namespace gormiti
