// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/match/match.h"

#include <algorithm>

#include "engine/naruto/decks/answers_in_match.h"

namespace naruto {

namespace {

void add_cards(const std::vector<DeckEntry>& entries, const Catalog& cards, std::vector<DefinitionId>& out) {
  for (const DeckEntry& entry : entries)
    if (const auto id = cards.find(entry.code)) out.insert(out.end(), static_cast<std::size_t>(entry.count), *id);
}

/// The decision puts a card, a team or a use before the other player, who has not answered it yet. Any other decision
/// after which the other player decides is an answer of its own: a pass, the end of a step, a kept hand.
bool opens_window(const Action& action, const GameState& before) {
  struct Opens {
    bool use;  ///< the action goes on with a use that is being put together
    bool operator()(const Play&) const { return true; }
    bool operator()(const UseEffect&) const { return true; }
    bool operator()(const Charge&) const { return true; }
    bool operator()(const Join&) const { return true; }
    bool operator()(const LeaveOut&) const { return true; }
    bool operator()(const Send&) const { return true; }
    bool operator()(const Block&) const { return true; }
    bool operator()(const Pick&) const { return use; }
    bool operator()(const PickNumber&) const { return use; }
    bool operator()(const NameCard&) const { return use; }
    bool operator()(const Done&) const { return use; }
    bool operator()(const CallToss&) const { return false; }
    bool operator()(const ChooseStarter&) const { return false; }
    bool operator()(const ChangeHand&) const { return false; }
    bool operator()(const Answer&) const { return false; }
    bool operator()(const Pass&) const { return false; }
    bool operator()(const Concede&) const { return false; }
    bool operator()(const Adjust&) const { return false; }
  };
  return std::visit(Opens{before.announcement.kind != Announced::nothing}, action);
}

/// Free take-back ends at this decision. A pass by itself is no answer: it tells what everybody has seen set.
bool is_fence(const Match::Moment& moment, const GameState& before) {
  const bool answers = moment.press == Press::by_hand && !opens_window(moment.action, before);
  const bool handed_over = moment.state.choice.player != moment.by && answers;
  const bool agreed = std::holds_alternative<Adjust>(moment.action);
  return moment.known.any() || moment.state.over() || handed_over || agreed;
}

}  // namespace

/// By the luck and the cards: names, edition and rulings shuffle nothing.
bool same_match(const MatchSetup& a, const MatchSetup& b) {
  if (a.series && b.series && a.series->seed == b.series->seed) return true;
  return a.seed == b.seed && std::all_of(table::kPlayers.begin(), table::kPlayers.end(), [&](PlayerId player) {
           return a.seats[player].deck.cards == b.seats[player].deck.cards;
         });
}

Setup setup_of(const MatchSetup& match, const Catalog& cards) {
  Setup setup;
  setup.seed = match.seed;
  for (const PlayerId player : table::kPlayers) {
    add_cards(match.seats[player].deck.cards, cards, setup.decks[player]);
    add_cards(match.seats[player].deck.reinforcement, cards, setup.reinforcements[player]);
  }
  return setup;
}

std::vector<DefinitionId> cards_of(const MatchSetup& match, const Catalog& cards) {
  std::vector<DefinitionId> all;
  for (const PlayerId player : table::kPlayers)
    for (const auto* pile : {&match.seats[player].deck.cards, &match.seats[player].deck.reinforcement})
      for (const DeckEntry& entry : *pile)
        if (const auto id = cards.find(entry.code)) all.push_back(*id);
  return all;
}

Match::Match(const Catalog& cards, MatchSetup setup, std::vector<Moment> history)
    : setup_(std::move(setup)),
      played_(std::make_shared<const Edition>(with_rulings(*setup_.edition, setup_.rulings))),
      moments_(std::move(history)) {
  if (!setup_.answers) setup_.answers = answers_in_match(cards_of(setup_, cards), cards, *played_);
  answers_ = std::make_shared<const ThinkableAnswers>(*setup_.answers);
  rules_ = {&cards, played_.get(), answers_.get()};
}

Match::Match(const Catalog& cards, MatchSetup setup) : Match(cards, std::move(setup), std::vector<Moment>{}) {
  Moment deal;
  deal.state = new_game(rules_, setup_of(setup_, cards), &deal.events);
  deal.fence = true;
  moments_.push_back(std::move(deal));
}

Match::Match(const Catalog& cards, MatchSetup setup, const GameState& position)
    : Match(cards, std::move(setup), std::vector<Moment>{}) {
  Moment begin;
  begin.state = position;
  moments_.push_back(std::move(begin));
}

PlayerView Match::view(PlayerId player, Hands hands) const { return view_for(state(), rules_, player, hands); }

std::vector<Option> Match::options(PlayerId player) const { return naruto::options(state(), rules_, player); }

Refusal Match::decide(const GameState& before, const Rulebook& rules, Moment& moment) {
  const auto* concession = std::get_if<Concede>(&moment.action);
  const bool agreed = std::holds_alternative<Adjust>(moment.action);  // by both: it does not matter who presses
  const PlayerId asked = before.choice.player;
  if (!before.over() && !agreed && moment.by != (concession != nullptr ? concession->player : asked))
    return {.code = RefusalCode::not_your_decision, .rule = "N-GEN-05"};
  Moment made = moment;
  made.state = before;
  if (const Refusal refusal = apply(made.state, rules, made.action, &made.events)) return refusal;
  made.known = disclosed(before, rules, made.action, made.events);
  made.fence = is_fence(made, before);
  moment = std::move(made);
  return {};
}

Refusal Match::act(PlayerId by, const Action& action, Press press) {
  Moment moment;
  moment.by = by;
  moment.action = action;
  moment.press = press;
  if (const Refusal refusal = decide(state(), rules_, moment)) return refusal;
  undone_.clear();
  moments_.push_back(std::move(moment));
  return {};
}

bool Match::can_undo_freely() const { return can_undo() && !moments_.back().fence && !over(); }

void Match::undo() {
  if (!can_undo()) return;
  undone_.push_back(std::move(moments_.back()));
  moments_.pop_back();
}

void Match::redo() {
  if (!can_redo()) return;
  moments_.push_back(std::move(undone_.back()));
  undone_.pop_back();
}

}  // namespace naruto
