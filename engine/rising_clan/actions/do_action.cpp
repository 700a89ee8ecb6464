// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/actions/do_action.h"

#include <algorithm>

#include "engine/rising_clan/actions/check_action.h"
#include "engine/rising_clan/actions/option.h"
#include "engine/rising_clan/resolve/run.h"
#include "engine/rising_clan/rules/abomination.h"
#include "engine/rising_clan/rules/drawing.h"
#include "engine/rising_clan/rules/elimination.h"
#include "engine/rising_clan/rules/event_step.h"
#include "engine/rising_clan/rules/gift.h"
#include "engine/rising_clan/rules/turn.h"

namespace rising_clan {
namespace {

class Doer {
 public:
  Doer(Change& change, SeatId by, QuestionKind kind) : change_(change), by_(by), kind_(kind) {}

  void operator()(const Pass&) const {
    change_.emit(Passed{by_});
    if (kind_ == QuestionKind::interrupt) change_.stage(1);
  }
  void operator()(const Done&) const {
    if (kind_ == QuestionKind::giving) return change_.stage(1);
    turn_goes_on(change_);
  }
  void operator()(const Use& a) const {
    acted();
    use_card(change_, {by_, a.card, a.ability, a.target, a.roll});
  }
  void operator()(const Play& a) const {
    acted();
    play_permanent(change_, by_, a.card, a.discards);
  }
  void operator()(const OpenGift& a) const {
    acted();
    open_gift(change_, by_, a.place);
  }
  void operator()(const Give& a) const {
    if (kind_ == QuestionKind::shame) return shame_given(change_, a.to, a.card);
    acted();
    give(change_, by_, a.to, a.card);
  }
  void operator()(const Spend& a) const {
    acted();
    spend(change_, by_, a.credits, a.search);
  }
  void operator()(const RevealRole&) const {
    acted();
    change_.emit(RoleShown{by_});
  }
  void operator()(const Attack& a) const {
    acted();
    begin_attack(change_, by_, a.target);
  }
  void operator()(const Free& a) const {
    acted();
    begin_free(change_, by_, a.captive);
  }
  void operator()(const Rest& a) const {
    acted();
    rest(change_, by_, a.what, a.card);
  }
  void operator()(const EndLastStand&) const { end_without_winner(change_, EndCause::last_stand); }
  void operator()(const Choose& a) const {
    if (kind_ == QuestionKind::opponent) return choose_opponent(change_, a.seat);
    target_chosen(change_, a.seat);
  }
  void operator()(const ChooseList& a) const { branch_chosen(change_, a.list); }
  void operator()(const Pick& a) const {
    switch (kind_) {
      case QuestionKind::natural_one:
        discard(change_, a.card);
        return draw_advantages(change_, by_, 1);
      case QuestionKind::exchange:
        return exchange_card(change_, a.card);
      case QuestionKind::hand_limit:
        return discard(change_, a.card);
      case QuestionKind::flee_cards:
        change_.alter([](Frame& f) { --f.n; });
        return discard(change_, a.card);
      case QuestionKind::search:
        return change_.emit(CardMoved{a.card, Zone::status, by_});
      default:
        return card_picked(change_, a.card);
    }
  }
  void operator()(const Answer& a) const {
    switch (kind_) {
      case QuestionKind::attempt:
        return roll_to_be_free(change_);
      case QuestionKind::natural_six:
        if (a.reply == Reply::deck) draw_advantages(change_, by_, 1);
        if (a.reply == Reply::pile)
          change_.emit(CardMoved{change_.state().advantage_discard.back(), Zone::hand, by_,
                                 SeatSet::first(change_.state().seats)});
        return;
      case QuestionKind::join:
        return join(change_, by_, a.reply == Reply::yes);
      case QuestionKind::flee:
        return flee(a.reply == Reply::flee);
      case QuestionKind::immune:
        return immunity_answered(change_, a.reply == Reply::yes);
      default:
        return;
    }
  }
  void operator()(const AskToAct&) const {
    change_.emit(AskersSet{change_.state().asked_in_vain.with(by_)});
    change_.push({.kind = FrameKind::interrupt, .seat = by_});
  }
  void operator()(const Concede&) const { change_.emit(ConcedePending{change_.state().conceding.with(by_)}); }

 private:
  /// A window begins to count passes anew; between acts everybody may ask again.
  void acted() const {
    if (kind_ == QuestionKind::window) change_.alter([](Frame& f) { f.n = 0; });
    if (kind_ == QuestionKind::interrupt) change_.stage(1);
    const bool between =
        kind_ == QuestionKind::interrupt || kind_ == QuestionKind::prepare || kind_ == QuestionKind::act;
    if (between) change_.emit(AskersSet{});
  }
  ///
  void flee(bool flees) const {
    if (!flees) return;
    const Position position = change_.position();
    const int cards = position.cards.abomination(position.definition(change_.top().card).abomination).flee_cards;
    if (cards > 0)
      return change_.alter([&](Frame& f) {
        f.stage = kFleeCards;
        f.n = static_cast<std::uint8_t>(cards);
      });
    change_.stage(kFlight);
    change_.push({.kind = FrameKind::window, .seat = by_, .window = WindowKind::flight});
  }

  Change& change_;
  SeatId by_;
  QuestionKind kind_;
};

}  // namespace

void do_action(Change& change, SeatId by, const Question& question, const Action& action) {
  std::visit(Doer(change, by, question.kind), action);
}

Action answer_of_conceding(const Position& position) {
  const std::vector<Action> nothing{Pass{}, Done{}, Answer{Reply::no}, Answer{Reply::fight}};
  for (const Action& action : nothing)
    if (!check_action(position, position.state.question.seat, action)) return action;
  std::vector<Action> allowed;
  allowed_of(position, allowed);
  return allowed.empty() ? Action(Concede{}) : allowed.front();
}

}  // namespace rising_clan
