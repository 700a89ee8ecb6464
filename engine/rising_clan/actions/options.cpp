// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rising_clan/actions/check_action.h"
#include "engine/rising_clan/actions/option.h"
#include "engine/rising_clan/effects/presence.h"
#include "engine/rising_clan/resolve/run.h"
#include "engine/rising_clan/rules/window.h"

namespace rising_clan {
namespace {

/// Names candidates in a fixed order; each is checked as `apply` will check it, and `take` told.
template <class Take>
class Candidates {
 public:
  Candidates(const Position& position, SeatId seat, Take take)
      : position_(position), s_(position.state), seat_(seat), take_(take) {}

  void list() {
    using enum QuestionKind;
    switch (s_.question.kind) {
      case window:
      case interrupt:
        acts();
        add(Pass{});
        break;
      case prepare:
      case act:
        acts();
        if (s_.question.kind == act) actions();
        if (s_.last_stand) add(EndLastStand{});
        add(Done{});
        break;
      case attempt:
        add(Answer{Reply::roll});
        for (const CardId card : s_[seat_].hand) uses(card);
        break;
      case open_gift:
        uses(s_.frames.back().card);
        plays(s_.frames.back().card);
        break;
      case giving:
        for (const CardId card : s_[seat_].hand) add(Give{s_.frames.back().target, card});
        add(Done{});
        break;
      case shame:
        for (const CardId card : s_[seat_].hand)
          for (const SeatId to : neighbours_of(position_, seat_)) add(Give{to, card});
        break;
      case opponent:
      case choose_target:
        each_seat([&](SeatId seat) { add(Choose{seat}); });
        break;
      case choose_list:
        for (std::uint8_t i = 0; i < node_now(position_).branch_count; ++i) add(ChooseList{i});
        break;
      default:
        answers();
    }
  }

 private:
  void add(const Action& action) { take_(action, check_action(position_, seat_, action)); }
  template <class F>
  void each_seat(F&& f) {
    for_seats_from(s_, next_seat(s_, seat_), [&](SeatId seat) {
      if (seat != seat_ && in_game(s_, seat)) f(seat);
    });
  }

  void uses(CardId card) {
    const auto& abilities = position_.definition(card).abilities;
    const bool third = position_.options.challenge_others && !is_challenger(s_, seat_) &&
                       moment_of(s_).window == WindowKind::challenge_roll;
    for (std::uint8_t i = 0; i < abilities.size(); ++i) {
      if (abilities[i].when == When::static_) continue;
      for (std::uint8_t roll = 0; roll <= (third ? 1 : 0); ++roll) {
        if (!needs_target(position_, abilities[i])) {
          add(Use{card, i, kNoSeat, roll});
          continue;
        }
        each_seat([&](SeatId target) { add(Use{card, i, target, roll}); });
      }
    }
  }

  /// Without discards, or with those that make room, none more than needed.
  void plays(CardId card) {
    if (!position_.definition(card).permanent()) return;
    const auto& play = s_[seat_].play;
    const Refusal plain = check_action(position_, seat_, Play{card, {}});
    take_(Play{card, {}}, plain);
    if (plain.code != RefusalCode::wrong_discards) return;
    const auto try_it = [&](std::initializer_list<CardId> cards) {
      Discards discards;
      for (const CardId each : cards) discards.push_back(each);
      if (!check_action(position_, seat_, Play{card, discards})) take_(Play{card, discards}, {});
    };
    // In every order: the last one discarded lies on top.
    for (const CardId a : play) {
      try_it({a});
      for (const CardId b : play) {
        if (b != a) try_it({a, b});
        for (const CardId c : play)
          if (a != b && b != c && a != c) try_it({a, b, c});
      }
    }
  }

  /// cards, abilities, gifts, credits, the role.
  void acts() {
    const PlayerState& p = s_[seat_];
    for (const CardId card : p.hand) {
      uses_of_hand(card);
      plays(card);
    }
    for (const CardId card : p.play) uses(card);
    for (const CardId card : p.status) uses(card);
    for (std::uint8_t i = 0; i < p.gifts.size(); ++i) add(OpenGift{i});
    for (const CardId card : p.hand) each_seat([&](SeatId to) { add(Give{to, card}); });
    for (std::size_t i = 0; i < p.credits.size(); ++i) {
      add(Spend{credits_of({p.credits[i]}), false});
      for (std::size_t k = 0; k < p.credits.size(); ++k)
        for (const bool search : {false, true})
          if (k != i) add(Spend{credits_of({p.credits[i], p.credits[k]}), search});
    }
    if (!p.status.empty()) add(RevealRole{});
  }
  void uses_of_hand(CardId card) {
    if (!position_.definition(card).permanent()) uses(card);
  }
  static Credits credits_of(std::initializer_list<CardId> cards) {
    Credits out;
    for (const CardId card : cards) out.push_back(card);
    return out;
  }

  void actions() {
    each_seat([&](SeatId seat) { add(Attack{seat}); });
    each_seat([&](SeatId seat) { add(Free{seat}); });
    add(Rest{RestKind::heal, kNoCard});
    for (const CardId card : s_[seat_].area) add(Rest{RestKind::cure, card});
    add(Rest{RestKind::draw, kNoCard});
  }

  void answers() {
    for (const CardId card : pickable_cards(position_)) add(Pick{card});
    if (s_.question.kind == QuestionKind::exchange || s_.question.kind == QuestionKind::natural_one) add(Done{});
    const auto replies = [&](std::initializer_list<Reply> all) {
      for (const Reply reply : all) add(Answer{reply});
    };
    switch (s_.question.kind) {
      case QuestionKind::peek:
      case QuestionKind::look:
        return replies({Reply::seen});
      case QuestionKind::natural_six:
        return replies({Reply::deck, Reply::pile, Reply::no});
      case QuestionKind::join:
      case QuestionKind::immune:
        return replies({Reply::yes, Reply::no});
      case QuestionKind::flee:
        return replies({Reply::flee, Reply::fight});
      default:
        return;
    }
  }

  const Position& position_;
  const GameState& s_;
  SeatId seat_;
  Take take_;
};

}  // namespace

std::vector<Option> options_of(const Position& position, SeatId seat) {
  const Question& question = position.state.question;
  if (question.kind == QuestionKind::none) return {};
  if (question.seat == seat) {
    std::vector<Option> list;
    Candidates(position, seat, [&](const Action& action, const Refusal& refusal) {
      list.push_back({action, refusal});
    }).list();
    return list;
  }
  const Refusal refusal = check_action(position, seat, AskToAct{});
  if (refusal) return {};
  return {{AskToAct{}, refusal}};
}

void allowed_of(const Position& position, std::vector<Action>& out) {
  out.clear();
  const Question& question = position.state.question;
  if (question.kind == QuestionKind::none) return;
  Candidates(position, question.seat, [&](const Action& action, const Refusal& refusal) {
    if (!refusal) out.push_back(action);
  }).list();
}

}  // namespace rising_clan
