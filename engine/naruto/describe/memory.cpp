// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/describe/planner.h"

/// What the words lean on that the effects before have done: how many cards of what kind of act, in which event; what
/// was seen, and what "it" is from now on.
namespace naruto::describe {

namespace {

Done done_by(Destination to) {
  return to == Destination::discard ? Done::discarded : to == Destination::chakra ? Done::charged : Done::moved;
}

std::optional<int> exactly(const Amount& n) {
  return n.kind == Amount::Kind::constant ? std::optional(n.number) : std::nullopt;
}

/// How many cards the selector asks for, if it asks for a plain number of them.
std::optional<int> asked(const Selector& what) {
  if (what.kind == Selector::Kind::ref) return 1;
  const bool counts = is_chosen(what) || what.kind == Selector::Kind::top_of_deck;
  if (!counts || what.up_to || what.any_number || what.n.empty()) return std::nullopt;
  return exactly(what.n.front());
}

}  // namespace

namespace {

/// What has to be there for the first thing that is done: the player picks it.
const Filter* needed_by(const Effects& body) {
  if (body.items.empty()) return nullptr;
  const Effect& first = body.items.front();
  if (const auto* may = std::get_if<May>(&first.node); may && may->otherwise.items.empty()) return needed_by(may->body);
  const Selector* what = selector_in(first);
  const bool picked = what && what->kind == Selector::Kind::choose && !what->up_to && !what->any_number;
  return picked && what->n == std::vector<Amount>{Amount(1)} ? &what->filter.front() : nullptr;
}

}  // namespace

/// "If there is a Jutsu in use, you may negate 1 Jutsu in use": without its condition it says the same.
std::optional<Condition> Planner::worth_saying(const std::optional<Condition>& condition, const Effects& body) {
  const Filter* needed = needed_by(body);
  if (!condition || needed == nullptr) return condition;
  const auto implied = [needed](const Condition& c) {
    return c.kind == Condition::Kind::exists && c.at_least <= 1 && !c.filter.empty() && c.filter.front() == *needed;
  };
  if (implied(*condition)) return std::nullopt;
  if (condition->kind != Condition::Kind::all) return condition;
  Condition rest = *condition;
  std::erase_if(rest.parts, implied);
  if (rest.parts.empty()) return std::nullopt;
  return rest.parts.size() == 1 ? rest.parts.front() : rest;
}

/// What a later "moved" counts, and how many there were to be.
void Planner::remember_count(const Effect& effect) {
  const auto now = [this](Done done, std::optional<int> n) {
    meanings_.done = done;
    asked_ = n;
  };
  if (const auto* e = std::get_if<Draw>(&effect.node)) return now(Done::drawn, exactly(e->n));
  if (const auto* e = std::get_if<DiscardFromHand>(&effect.node))
    return now(Done::discarded, e->up_to ? std::nullopt : exactly(e->n));
  if (const auto* e = std::get_if<LoseRewards>(&effect.node))
    return now(done_by(e->to), e->up_to ? std::nullopt : exactly(e->n));
  if (const auto* e = std::get_if<RemoveCoin>(&effect.node))
    return now(Done::coins, e->n ? exactly(*e->n) : std::nullopt);
  if (const auto* e = std::get_if<MoveCoin>(&effect.node))
    return now(Done::coins, e->n ? exactly(*e->n) : std::nullopt);
  if (const auto* e = std::get_if<Move>(&effect.node)) return now(done_by(e->to), asked(e->what));
  if (const auto* e = std::get_if<Heal>(&effect.node)) return now(Done::healed, asked(e->who));
  if (const auto* e = std::get_if<Damage>(&effect.node)) return now(Done::damaged, asked(e->to));
  // What is shown, negated or given a text has gone nowhere: it is not what "moved" is told of.
  const bool stays = std::holds_alternative<Reveal>(effect.node) || std::holds_alternative<Negate>(effect.node) ||
                     std::holds_alternative<GrantTrigger>(effect.node);
  if (const Selector* what = selector_in(effect); what && !stays) now(Done::moved, asked(*what));
}

/// "If 2 cards were moved" behind "discard 2 cards" is what "if you do" says, and it says it once.
std::optional<LeadKind> Planner::done_or_not(const Condition& c) const {
  if (c.kind != Condition::Kind::compare || c.amounts.size() != 2 || c.amounts[0].kind != Amount::Kind::moved)
    return std::nullopt;
  const auto bound = exactly(c.amounts[1]);
  if (!bound) return std::nullopt;
  const int n = *bound;
  const auto all = [this](int number) { return number == 1 || number == asked_; };
  switch (c.relation) {
    case Relation::at_least:
      if (all(n)) return LeadKind::if_you_do;
      break;
    case Relation::above:
      if (all(n + 1)) return LeadKind::if_you_do;
      break;
    case Relation::equal:
      if (n == 0) return LeadKind::if_you_do_not;
      if (n == asked_) return LeadKind::if_you_do;
      break;
    case Relation::below:
      if (all(n)) return LeadKind::if_you_do_not;
      break;
    case Relation::at_most:
      if (all(n + 1)) return LeadKind::if_you_do_not;
      break;
  }
  return std::nullopt;
}

namespace {

bool is_deck_top(const Look& look, Side of) { return look.at == LookAt::deck_top && look.of == of; }

/// What is left of so many cards when those of the effect before have gone.
bool is_rest(const Amount& n, const Amount& whole, std::optional<int> gone) {
  if (n.kind == Amount::Kind::minus && n.factor.size() == 2)
    return n.factor[0] == whole && n.factor[1].kind == Amount::Kind::moved;
  const auto left = exactly(n);
  const auto all = exactly(whole);
  return left && all && gone && *left == *all - *gone;
}

}  // namespace

/// "Put them back" and "put the rest back", where the text has just looked at these cards.
bool Planner::arranges_seen(const Arrange& e, Act& a) const {
  if (looked_ == nullptr || !is_deck_top(*looked_, e.of)) return false;
  a.seen = just_seen_ == looked_ && e.n == looked_->n;
  a.rest = just_seen_ == nullptr && is_rest(e.n, looked_->n, asked_);
  return a.seen || a.rest;
}

/// "It" is from now on what the effect acted on.
void Planner::remember_acted_on(const Effect& e) {
  const Selector* what = selector_in(e);
  if (const auto* looked = std::get_if<LookAtCards>(&e.node)) return remember_revealed(looked->what);
  if (what == nullptr || what->kind == Selector::Kind::each) return;
  if (what->kind == Selector::Kind::ref) {
    const bool moved = std::holds_alternative<Move>(e.node) || std::holds_alternative<PutIntoPlay>(e.node);
    const auto index = static_cast<std::size_t>(what->ref) - static_cast<std::size_t>(Ref::t1);
    if (moved && what->ref != Ref::it) it_filter_ = Filter{};
    if (moved && targets_ && index < targets_->size()) it_filter_ = (*targets_)[index].of;
    return;
  }
  it_revealed_ = false;
  it_owner_.reset();
  it_filter_ = what->filter.empty() ? Filter{} : what->filter.front();
}

void Planner::remember_revealed(const Selector& what) {
  if (what.kind == Selector::Kind::ref) return;
  cards_meanwhile_ = false;
  it_revealed_ = true;
  it_filter_ = what.filter.empty() ? Filter{} : what.filter.front();
  if (what.kind == Selector::Kind::top_of_deck && what.side != Side::any) it_owner_ = what.side;
  if (what.kind != Selector::Kind::top_of_deck) it_owner_ = it_filter_.zone ? it_filter_.controller : std::nullopt;
}

/// What was seen stays in hand, so to speak, until the end of the ability.
void Planner::note_shown(const Effect& effect) {
  const auto* look = std::get_if<Look>(&effect.node);
  if (look) looked_ = look;
  just_seen_ = look;
  const Selector* what = nullptr;
  if (const auto* reveal = std::get_if<Reveal>(&effect.node)) what = &reveal->what;
  if (const auto* looked = std::get_if<LookAtCards>(&effect.node)) what = &looked->what;
  if (what && what->kind == Selector::Kind::top_of_deck && !what->n.empty() && what->n.front() != Amount(1))
    shown_top_ = true;
}

void Planner::note_done(const Effect& effect) {
  if (std::holds_alternative<Choose>(effect.node)) it_chosen_ = true;
  remember_count(effect);
  note_shown(effect);
  if (const auto* reveal = std::get_if<Reveal>(&effect.node))
    remember_revealed(reveal->what);
  else
    remember_acted_on(effect);
}

/// The top cards that the text has just looked at or shown are "it" or "them".
bool Planner::is_just_seen(const Selector& what) const {
  if (what.kind != Selector::Kind::top_of_deck || what.n.empty()) return false;
  if (revealed_ && *revealed_ == what) return true;
  return just_seen_ && is_deck_top(*just_seen_, what.side) && just_seen_->n == what.n.front();
}

/// The same thing is put in force for the next turn as well.
bool Planner::goes_on(const Effect& now, const Effect& later) {
  const auto* lasting = std::get_if<Lasting>(&now.node);
  const auto* delayed = std::get_if<Delayed>(&later.node);
  if (!lasting || !delayed || lasting->until != Until::turn_end) return false;
  if (delayed->at != Happening::turn_begins || delayed->whose != Side::any || delayed->body.items.size() != 1)
    return false;
  const auto* again = std::get_if<Lasting>(&delayed->body.items.front().node);
  if (!again || again->until != Until::turn_end) return false;
  Rule rule = again->rule;
  const Selector& first = who_of(lasting->rule);
  Selector* const second = subject_of(rule);
  if (second && second->kind == Selector::Kind::ref && second->ref == Ref::it && is_chosen(first)) *second = first;
  return rule == lasting->rule;
}

/// Whoever has searched a deck shuffles it (N-SHUF-02), whether or not the tree says so.
std::vector<Act> Planner::shuffle_after_search() {
  if (!searched_ || shuffle_follows_) return {};
  Act shuffle = act_of(Verb::shuffle);
  shuffle.object.whose = *std::exchange(searched_, std::nullopt);
  shuffle.then = true;
  return {std::move(shuffle)};
}

}  // namespace naruto::describe
