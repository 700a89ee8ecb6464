// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/events/work_line.h"

namespace naruto {
namespace {

// Where a card goes that is about to leave play, in one byte.
constexpr unsigned kZoneBits = 0x0f;
constexpr unsigned kBottomBit = 0x10;
constexpr unsigned kShuffleBit = 0x20;

template <class E>
std::uint8_t byte(E value) {
  return static_cast<std::uint8_t>(value);
}

std::uint8_t where(const ReplaceLeaving& leaving) {
  return static_cast<std::uint8_t>(static_cast<unsigned>(leaving.to) | (leaving.to_bottom ? kBottomBit : 0U) |
                                   (leaving.shuffled ? kShuffleBit : 0U));
}

struct ToLine {
  WorkLine operator()(const RunList& run) const {
    return {.kind = WorkName::run, .list = byte(run.list), .index = run.index, .node = run.kept};
  }
  WorkLine operator()(const RunInTurn& run) const {
    return {.kind = WorkName::run, .part_by_part = true, .list = byte(run.list), .index = run.index, .node = run.kept};
  }
  WorkLine operator()(const RunToChain& run) const {
    return {.kind = WorkName::run, .to_chain = true, .list = byte(run.list), .index = run.index, .node = run.kept};
  }
  WorkLine operator()(const RunForEach& each) const {
    return {.kind = WorkName::for_each, .list = byte(each.list), .index = each.index, .node = byte(each.effect)};
  }
  WorkLine operator()(const PayPrice& pay) const {
    return {.kind = WorkName::pay, .list = byte(pay.list), .index = pay.part, .node = byte(pay.effect)};
  }
  WorkLine operator()(const OpponentPays& pay) const {
    return {
        .kind = WorkName::pay, .other_pays = true, .list = byte(pay.list), .index = pay.part, .node = byte(pay.effect)};
  }
  WorkLine operator()(const PayToChain& pay) const {
    return {
        .kind = WorkName::pay, .to_chain = true, .list = byte(pay.list), .index = pay.part, .node = byte(pay.effect)};
  }
  WorkLine operator()(const PlaceInDeck& place) const {
    return {.kind = WorkName::place, .index = place.index, .node = byte(place.effect)};
  }
  WorkLine operator()(const ReplaceDamage& damage) const {
    return {.kind = WorkName::replace_damage, .list = damage.first, .index = damage.index, .node = byte(damage.phase)};
  }
  WorkLine operator()(const ReplaceLeaving& leaving) const {
    return {
        .kind = WorkName::replace_leaving, .list = where(leaving), .index = leaving.cause, .node = byte(leaving.phase)};
  }
  WorkLine operator()(const ReplaceToss& toss) const {
    return {.kind = WorkName::replace_toss, .index = byte(toss.player), .node = byte(toss.phase)};
  }
  WorkLine operator()(const FinishLink& finish) const { return {.kind = WorkName::finish_link, .node = finish.after}; }
  WorkLine operator()(const AimTrigger& aim) const {
    return {.kind = WorkName::aim, .index = aim.trigger, .node = aim.part};
  }
};

RunList run_of_line(const WorkLine& line) { return {ListNumber{line.list}, line.index, line.node}; }

ReplacePhase phase_of(const WorkLine& line) { return static_cast<ReplacePhase>(line.node); }

}  // namespace

WorkLine line_of(const Work& work) { return std::visit(ToLine{}, work.kind); }

Work::Kind kind_of(const WorkLine& line) {
  switch (line.kind) {
    case WorkName::run:
      if (line.part_by_part) return RunInTurn{run_of_line(line)};
      if (line.to_chain) return RunToChain{run_of_line(line)};
      return run_of_line(line);
    case WorkName::for_each:
      return RunForEach{ListNumber{line.list}, line.index, EffectNumber{line.node}};
    case WorkName::pay: {
      const PayPrice pay{ListNumber{line.list}, EffectNumber{line.node}, line.index};
      if (line.other_pays) return OpponentPays{pay};
      if (line.to_chain) return PayToChain{pay};
      return pay;
    }
    case WorkName::place:
      return PlaceInDeck{line.index, EffectNumber{line.node}};
    case WorkName::replace_damage:
      return ReplaceDamage{line.list, line.index, phase_of(line)};
    case WorkName::replace_leaving:
      return ReplaceLeaving{.to = static_cast<Zone>(line.list & kZoneBits),
                            .to_bottom = (line.list & kBottomBit) != 0,
                            .shuffled = (line.list & kShuffleBit) != 0,
                            .cause = line.index,
                            .phase = phase_of(line)};
    case WorkName::replace_toss:
      return ReplaceToss{static_cast<PlayerId>(line.index & 1U), phase_of(line)};
    case WorkName::finish_link:
      return FinishLink{line.node};
    case WorkName::aim:
      return AimTrigger{line.index, line.node};
  }
  return RunList{};
}

}  // namespace naruto
