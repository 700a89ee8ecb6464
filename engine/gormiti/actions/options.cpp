// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/actions/check_action.h"
#include "engine/gormiti/actions/check_play.h"
#include "engine/gormiti/actions/option.h"
#include "engine/gormiti/resolve/selection.h"

namespace gormiti {
namespace {

constexpr std::uint8_t kDeepest = 18;  // G-408

/// Whether somebody asks why something is not allowed.
enum class Reasons : std::uint8_t { told, unasked };

/// Names candidates in the order of G-D18. Each is checked as `apply` will check it; where nobody asks why not, what
/// holds for all payments is asked before they are looked for, and they are not checked again (the law *options*
/// compares).
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
        for (const CardId card : hand()) play(PlayMove{card}, position_.definition(card).pay);
        add(Pass{});
        break;
      default:
        answers();
    }
  }

 private:
  void add(const Action& action) {
    take_(action, reasons_ == Reasons::told ? check_action(position_, player_, action)
                                            : check_answer(position_, player_, action));
  }
  const Pile& hand() const { return position_.state[player_].hand; }

  /// Once for each payment; once without one where none is possible, if somebody asks why.
  template <class Play>
  void play(Play play, const Cost& cost, CardId bearer = kNoCard) {
    const bool told = reasons_ == Reasons::told;
    if (!told && check_unpaid(position_, player_, play)) return;
    bool any = false;
    for_each_payment(position_, {cost, play.card, bearer}, [&](const Payment& payment) {
      any = true;
      play.payment = payment;
      if (told)
        add(play);
      else
        take_(play, check_rest(play));
      return true;
    });
    if (!any && told) add(play);
  }
  Refusal check_rest(const Deploy& play) const { return check_room(position_, player_, play); }
  template <class Play>
  Refusal check_rest(const Play&) const {
    return {};
  }

  void play_card(CardId card) {
    const Cost& cost = position_.definition(card).pay;
    switch (position_.definition(card).type) {
      case CardType::fighter:
        return play(Deploy{card}, cost);
      case CardType::weapon:
        return for_each_fighter(position_.state, player_, [&](CardId bearer) {
          play(Equip{card, bearer}, cost, bearer);
        });
      case CardType::arena:
        return play(PlayArena{card}, cost);
      case CardType::magic:
        return play(PlayMagic{card}, cost);
      case CardType::move:
        return;
    }
  }

  void strategic_phase() {
    for (const CardId card : hand()) play_card(card);
    for_each_on_field(position_.state, player_, [&](CardId card) {
      const auto& abilities = position_.definition(card).abilities;
      for (std::uint8_t i = 0; i < abilities.size(); ++i)
        if (abilities[i].kind == AbilityKind::activated) play(UseAbility{card, i}, abilities[i].pay);
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
