// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/match/story.h"

#include <algorithm>
#include <map>

namespace naruto {
namespace {

/// Reads the events in their order and keeps what the story needs of each turn.
class StoryTeller {
 public:
  void hear(const Event& event) {
    if (const auto* began = std::get_if<TurnBegan>(&event)) {
      turns_.push_back({began->turn, began->active, turns_.empty() ? PerPlayer<int>{} : turns_.back().rewards});
      best_.emplace_back();
      heads_ = {};
    }
    if (turns_.empty()) return;
    if (const auto* moved = std::get_if<CardMoved>(&event)) {
      if (moved->from == Zone::rewards) --turns_.back().rewards[holder_of(*moved)];
      if (moved->to == Zone::rewards) {
        ++turns_.back().rewards[moved->player];
        holders_[moved->card] = moved->player;
      }
    }
    if (const auto* sent = std::get_if<TeamSent>(&event); sent && sent->attack) set_head(sent->battle, sent->head);
    if (const auto* changed = std::get_if<HeadChanged>(&event); changed && changed->attack)
      set_head(changed->battle, changed->head);
    if (const auto* resolved = std::get_if<BattleResolved>(&event); resolved && !resolved->opposed)
      note_unblocked(*resolved);
  }

  const std::vector<StoryTurn>& turns() const { return turns_; }
  CardId best_head(std::size_t turn) const { return best_[turn].head; }

 private:
  struct Best {
    CardId head = kNoCard;
    int power = 0;
  };

  /// Rewards lie with whoever won them, whosever deck they came from.
  PlayerId holder_of(const CardMoved& moved) const {
    const auto found = holders_.find(moved.card);
    return found == holders_.end() ? moved.player : found->second;
  }
  void set_head(std::size_t battle, CardId head) {
    if (battle >= heads_.size()) heads_.resize(battle + 1, kNoCard);
    heads_[battle] = head;
  }
  void note_unblocked(const BattleResolved& resolved) {
    const CardId head = resolved.battle < heads_.size() ? heads_[resolved.battle] : kNoCard;
    Best& best = best_.back();
    if (head != kNoCard && (best.head == kNoCard || resolved.attack_power > best.power))
      best = {head, resolved.attack_power};
  }

  std::vector<StoryTurn> turns_;
  std::vector<Best> best_;     ///< of each turn
  std::vector<CardId> heads_;  ///< of the attacking teams of this turn, by battle
  std::map<CardId, PlayerId> holders_;
};

std::optional<Turning> turning_of(const StoryTeller& teller, PlayerId winner) {
  const auto& turns = teller.turns();
  const PlayerId loser = table::other(winner);
  const auto ahead = [&](std::size_t i) { return turns[i].rewards[winner] > turns[i].rewards[loser]; };
  const auto gained = [&](std::size_t i) {
    return turns[i].rewards[winner] - (i == 0 ? 0 : turns[i - 1].rewards[winner]);
  };
  if (turns.empty() || !ahead(turns.size() - 1)) return std::nullopt;
  std::size_t from = turns.size() - 1;
  while (from > 0 && ahead(from - 1)) --from;
  Turning out;
  out.lead_taken = from > 0 && turns[from - 1].rewards[loser] > 0;
  out.turn = from;
  if (!out.lead_taken)
    for (std::size_t i = from; i < turns.size(); ++i)
      if (gained(i) >= gained(out.turn)) out.turn = i;
  out.gained = gained(out.turn);
  if (out.gained <= 0) return std::nullopt;  // the other one lost rewards: no turn of the winner's decided
  if (turns[out.turn].active == winner) out.head = teller.best_head(out.turn);
  return out;
}

}  // namespace

GameStory story_of(const Match& match) {
  StoryTeller teller;
  for (const Match::Moment& moment : match.moments())
    for (const Event& event : moment.events) teller.hear(event);
  GameStory story;
  story.turns = teller.turns();
  if (match.over()) story.turning = turning_of(teller, match.state().winner);
  return story;
}

}  // namespace naruto
