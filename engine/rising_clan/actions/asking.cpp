// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/actions/asking.h"

#include <algorithm>

#include "engine/rising_clan/resolve/run.h"
#include "engine/rising_clan/rules/turn.h"

namespace rising_clan {
namespace {

const Frame* topmost(const GameState& state, FrameKind kind) {
  for (std::size_t i = state.frames.size(); i-- > 0;)
    if (state.frames[i].kind == kind) return &state.frames[i];
  return nullptr;
}

void put_window(Asking& out, const GameState& s) {
  const Frame* window = topmost(s, FrameKind::window);
  if (window == nullptr) return;
  out.window = window->window;
  out.seat = window->seat;
  out.card = window->window == WindowKind::flight ? s.fight.card : s.event.card;
  const Frame* challenge = topmost(s, FrameKind::challenge);
  if (challenge != nullptr) out.against = challenge->target;
}

/// Of a node that takes cards one after another.
int cards_left(const Position& position, const Frame& top) {
  return std::max(1, position.cards.list(top.list)[top.at].n - top.stage);
}

int cards_left_of(const Position& position, QuestionKind kind, const Frame& top) {
  const std::size_t hand = position.state[position.state.question.seat].hand.size();
  switch (kind) {
    case QuestionKind::hand_limit:
      return static_cast<int>(hand) - hand_limit(position);
    case QuestionKind::flee_cards:
      return top.n;
    case QuestionKind::shame:
    case QuestionKind::order:
      return top.stage - 1;
    case QuestionKind::discard_hand:
    case QuestionKind::discard_play:
    case QuestionKind::steal:
    case QuestionKind::cure:
    case QuestionKind::recover:
      return cards_left(position, top);
    default:
      return 0;
  }
}

}  // namespace

Asking asking_of(const Position& position) {
  const GameState& s = position.state;
  Asking out;
  if (s.frames.empty()) return out;
  const Frame& top = s.frames.back();
  const QuestionKind kind = s.question.kind;
  out.left = cards_left_of(position, kind, top);
  switch (kind) {
    case QuestionKind::window:
      put_window(out, s);
      return out;
    case QuestionKind::join:
    case QuestionKind::opponent:
      out.card = s.event.card;
      return out;
    case QuestionKind::flee:
    case QuestionKind::flee_cards:
    case QuestionKind::open_gift:
    case QuestionKind::choose_target:
      out.card = top.card;
      return out;
    case QuestionKind::choose_list:
      out.card = top.card;
      out.list = top.list;
      out.at = top.at;
      return out;
    case QuestionKind::immune:
      out.card = top.card;
      out.seat = top.seat;
      return out;
    case QuestionKind::steal:
      out.card = top.card;
      out.seat = top.target;
      return out;
    case QuestionKind::look:
    case QuestionKind::giving:
      out.seat = top.target;
      return out;
    case QuestionKind::shame:
    case QuestionKind::discard_hand:
    case QuestionKind::discard_play:
    case QuestionKind::cure:
    case QuestionKind::recover:
    case QuestionKind::order:
      out.card = top.card;
      return out;
    default:
      return out;
  }
}

}  // namespace rising_clan
