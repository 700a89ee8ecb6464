// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/actions/check_action.h"

#include <algorithm>
#include <initializer_list>

#include "engine/rising_clan/effects/holding.h"
#include "engine/rising_clan/resolve/people.h"
#include "engine/rising_clan/resolve/run.h"
#include "engine/rising_clan/rules/abomination.h"
#include "engine/rising_clan/rules/drawing.h"
#include "engine/rising_clan/rules/event_step.h"
#include "engine/rising_clan/rules/gift.h"
#include "engine/rising_clan/rules/window.h"

namespace rising_clan {
namespace {

constexpr Refusal kNotOffered{RefusalCode::not_an_option, "R-242"};

class Checker {
 public:
  Checker(const Position& position, SeatId by)
      : position_(position), s_(position.state), by_(by), kind_(position.state.question.kind) {}

  Refusal operator()(const Pass&) const {
    return one_of({QuestionKind::window, QuestionKind::interrupt}) ? Refusal{} : kNotOffered;
  }
  Refusal operator()(const Done&) const {
    return one_of({QuestionKind::prepare, QuestionKind::act, QuestionKind::exchange, QuestionKind::giving,
                   QuestionKind::natural_one})
               ? Refusal{}
               : kNotOffered;
  }
  Refusal operator()(const Use& a) const {
    if (!may_act() && !one_of({QuestionKind::attempt, QuestionKind::open_gift}))
      return frees_captive(a) ? Refusal{RefusalCode::no_captive, "R-218"} : kNotOffered;
    if (kind_ == QuestionKind::open_gift && a.card != top().card) return kNotOffered;
    return check_use(position_, {by_, a.card, a.ability, a.target, a.roll});
  }
  Refusal operator()(const Play& a) const {
    if (!may_act() && kind_ != QuestionKind::open_gift) return kNotOffered;
    if (kind_ == QuestionKind::open_gift && a.card != top().card) return kNotOffered;
    return check_play(position_, by_, a.card, a.discards);
  }
  Refusal operator()(const OpenGift& a) const { return may_act() ? check_open(position_, by_, a.place) : kNotOffered; }
  Refusal operator()(const Give& a) const {
    if (kind_ == QuestionKind::shame) return check_shame(a);
    if (kind_ == QuestionKind::giving && a.to != top().target) return {RefusalCode::cannot_give, "R-710"};
    if (!may_act() && kind_ != QuestionKind::giving) return kNotOffered;
    return check_give(position_, by_, a.to, a.card);
  }
  Refusal operator()(const Spend& a) const {
    return may_act() ? check_spend(position_, by_, a.credits, a.search) : kNotOffered;
  }
  Refusal operator()(const RevealRole&) const { return may_act() ? check_reveal(position_, by_) : kNotOffered; }
  Refusal operator()(const Attack& a) const {
    return kind_ == QuestionKind::act ? check_attack(position_, by_, a.target) : kNotOffered;
  }
  Refusal operator()(const Free& a) const {
    return kind_ == QuestionKind::act ? check_free(position_, by_, a.captive) : kNotOffered;
  }
  Refusal operator()(const Rest& a) const {
    return kind_ == QuestionKind::act ? check_rest(position_, by_, a.what, a.card) : kNotOffered;
  }
  Refusal operator()(const EndLastStand&) const {
    const bool own_turn = one_of({QuestionKind::prepare, QuestionKind::act});
    return own_turn && s_.last_stand ? Refusal{} : Refusal{RefusalCode::no_last_stand, "R-236"};
  }
  Refusal operator()(const Choose& a) const {
    if (kind_ == QuestionKind::opponent) return check_opponent(position_, by_, a.seat);
    if (kind_ != QuestionKind::choose_target) return kNotOffered;
    return may_be_chosen(position_, a.seat) ? Refusal{} : Refusal{RefusalCode::no_target, "R-251"};
  }
  Refusal operator()(const ChooseList& a) const {
    if (kind_ != QuestionKind::choose_list) return kNotOffered;
    return a.list < node_now(position_).branch_count ? Refusal{} : kNotOffered;
  }
  Refusal operator()(const Pick& a) const {
    return pickable_cards(position_).contains(a.card) ? Refusal{} : kNotOffered;
  }
  Refusal operator()(const Answer& a) const {
    switch (kind_) {
      case QuestionKind::peek:
      case QuestionKind::look:
        return only(a.reply, {Reply::seen});
      case QuestionKind::attempt:
        return only(a.reply, {Reply::roll});
      case QuestionKind::natural_six:
        if (a.reply == Reply::pile && s_.advantage_discard.empty()) return {RefusalCode::no_draw, "R-114"};
        return only(a.reply, {Reply::deck, Reply::pile, Reply::no});
      case QuestionKind::join:
        if (const Refusal r = only(a.reply, {Reply::yes, Reply::no})) return r;
        return check_join(position_, by_, a.reply == Reply::yes);
      case QuestionKind::flee:
        return only(a.reply, {Reply::flee, Reply::fight});
      case QuestionKind::immune:
        if (const Refusal r = only(a.reply, {Reply::yes, Reply::no})) return r;
        return a.reply == Reply::no || is_immune() ? Refusal{} : Refusal{RefusalCode::not_immune, "R-244"};
      default:
        return kNotOffered;
    }
  }
  Refusal operator()(const AskToAct&) const { return {RefusalCode::not_your_decision, "R-223"}; }
  Refusal operator()(const Concede&) const { return {}; }

 private:
  bool one_of(std::initializer_list<QuestionKind> kinds) const {
    return std::find(kinds.begin(), kinds.end(), kind_) != kinds.end();
  }
  static Refusal only(Reply reply, std::initializer_list<Reply> offered) {
    return std::find(offered.begin(), offered.end(), reply) != offered.end() ? Refusal{} : kNotOffered;
  }
  bool may_act() const {
    return one_of({QuestionKind::window, QuestionKind::interrupt, QuestionKind::prepare, QuestionKind::act});
  }
  /// R-F42: it could instead of the roll at the start of the own turn.
  bool frees_captive(const Use& a) const {
    if (!s_[by_].hand.contains(a.card)) return false;
    const auto& abilities = position_.definition(a.card).abilities;
    if (a.ability >= abilities.size() || abilities[a.ability].when != When::own_start) return false;
    const NodeList& nodes = position_.cards.list(abilities[a.ability].doing);
    return std::any_of(nodes.begin(), nodes.end(), [](const Node& node) { return node.op == Op::free; });
  }
  const Frame& top() const { return s_.frames.back(); }
  bool is_immune() const { return (position_.definition(top().card).immune >> s_[by_].role & 1U) != 0; }
  Refusal check_shame(const Give& a) const {
    if (!neighbours_of(position_, by_).contains(a.to)) return {RefusalCode::no_neighbour, "R-632"};
    return s_[by_].hand.contains(a.card) ? Refusal{} : Refusal{RefusalCode::no_neighbour, "R-631"};
  }

  const Position& position_;
  const GameState& s_;
  SeatId by_;
  QuestionKind kind_;
};

/// others may act between two acts; who asked and did nothing waits for the next act.
Refusal check_ask(const Position& position, SeatId by) {
  const GameState& s = position.state;
  const bool between = s.question.kind == QuestionKind::prepare || s.question.kind == QuestionKind::act;
  if (!between || s.asked_in_vain.has(by) || s.conceding.has(by)) return {RefusalCode::not_your_decision, "R-223"};
  const bool kept = !is_able(position, by) || is_silenced(s, by) || is_forbidden(position, by, What::react);
  return kept ? Refusal{RefusalCode::cannot_act, "R-228"} : Refusal{};
}

}  // namespace

FixedVector<CardId, kMostAdvantages> pickable_cards(const Position& position) {
  const GameState& s = position.state;
  FixedVector<CardId, kMostAdvantages> out;
  const auto all = [&](const auto& cards) {
    for (const CardId card : cards) out.push_back(card);
  };
  if (s.frames.empty()) return out;
  const Frame& top = s.frames.back();
  const SeatId by = s.question.seat;
  switch (s.question.kind) {
    case QuestionKind::natural_one:
    case QuestionKind::exchange:
    case QuestionKind::hand_limit:
    case QuestionKind::discard_hand:
    case QuestionKind::flee_cards:
      all(s[by].hand);
      break;
    case QuestionKind::discard_play:
      all(s[by].play);
      break;
    case QuestionKind::cure:
      all(curable_cards(position, by));
      break;
    case QuestionKind::steal:
      if (node_now(position).from == From::hand)
        all(s[top.target].hand);
      else
        all(s[top.target].play);
      break;
    case QuestionKind::recover:
      all(s.advantage_discard);
      break;
    case QuestionKind::order:
      for (int i = 1; i < top.stage; ++i)
        out.push_back(s.event_deck[s.event_deck.size() - static_cast<std::size_t>(i)]);
      break;
    case QuestionKind::search:
      all(s.status_deck);
      break;
    default:
      break;
  }
  return out;
}

Refusal check_action(const Position& position, SeatId by, const Action& action) {
  const GameState& s = position.state;
  if (s.over() || table::index(by) >= s.seats || !in_game(s, by)) return {RefusalCode::not_your_decision, "R-227"};
  if (std::holds_alternative<Concede>(action))
    return s.conceding.has(by) ? Refusal{RefusalCode::not_your_decision, "R-240"} : Refusal{};
  if (s.question.seat == by) return std::visit(Checker(position, by), action);
  if (std::holds_alternative<AskToAct>(action)) return check_ask(position, by);
  return {RefusalCode::not_your_decision, "R-1105"};
}

}  // namespace rising_clan
