// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/naruto/describe/planner.h"

/// Which words name an object: a full noun phrase, "that Ninja", or a pronoun.
namespace naruto::describe {

namespace {

/// A battle relation or a state says already that the card is in play.
bool plainly_in_play(const Filter& f) {
  return f.zone || f.health || f.role || f.state || f.fighting || f.team_of || f.team || f.coins;
}

}  // namespace

Ref Planner::seen(Ref ref) const { return ref == Ref::self && self_means_ ? *self_means_ : ref; }

Amount Planner::seen(Amount amount) const {
  if (!self_means_) return amount;
  amount.of = seen(amount.of);
  for (Filter& filter : amount.filter) filter = seen(filter);
  for (Amount& part : amount.factor) part = seen(part);
  return amount;
}

Filter Planner::seen(Filter filter) const {
  if (filter.team_of && is_team(*filter.team_of)) filter.team_of = Ref::used;  // "in that team"
  const auto one_of_many = [this](Ref ref) {  // what happens to the team of one of the targets is told of that team
    const Target* const target = target_of(seen(ref));
    return self_means_ && seen(ref) == *self_means_ && target && target->many();
  };
  if (filter.team_of && one_of_many(*filter.team_of)) filter.team_of = Ref::used;
  if (!self_means_) return filter;
  const auto replace = [this](std::optional<Ref>& ref) {
    if (ref) ref = seen(*ref);
  };
  replace(filter.same_name_as);
  replace(filter.shares_symbol_with);
  replace(filter.attached_to);
  for (Compare& compare : filter.compare)
    for (auto* bound : {&compare.at_least, &compare.at_most, &compare.below, &compare.above})
      for (Amount& amount : *bound) amount = seen(amount);
  replace(filter.fighting);
  replace(filter.team_of);
  replace(filter.paid_for);
  replace(filter.is);
  replace(filter.except);
  for (auto* group : {&filter.user, &filter.any, &filter.none, &filter.attached, &filter.targets})
    for (Filter& inner : *group) inner = seen(inner);
  if (filter.team) {
    for (Filter& inner : filter.team->with) inner = seen(inner);
    for (Filter& inner : filter.team->only) inner = seen(inner);
    for (Filter& inner : filter.team->any) inner = seen(inner);
    for (Filter& inner : filter.team->head) inner = seen(inner);
  }
  return filter;
}

Phrase Planner::mention(Ref ref, bool as_subject) {
  if (ref == Ref::event && event_means_) ref = *event_means_;
  ref = seen(ref);
  if (is_target(ref)) return target_phrase(ref, as_subject);
  Phrase phrase;
  phrase.ref = ref;
  // Italian leaves the subject out, so a pronoun as the subject must take up the subject before.
  const bool only = mentions_.only_candidate(ref) || (mentions_.is_near(ref) && mentions_.alone_so_far(ref));
  const bool known = mentions_.is_subject(ref) || (!as_subject && only);
  phrase.naming = known ? Naming::pronoun : Naming::that;
  switch (ref) {
    case Ref::self:
      if (!known) phrase.naming = Naming::this_card;
      if (card_.type == CardType::ninja) phrase.filter.type = CardType::ninja;
      break;
    case Ref::user:
      if (!known) phrase.naming = Naming::user;
      phrase.filter.type = CardType::ninja;
      break;
    case Ref::attached:
      phrase.filter = card_.mission.attach ? noun_only(*card_.mission.attach) : Filter{};
      break;
    case Ref::event:
      phrase.filter = noun_only(event_filter_);
      // "that Ninja" would be the one that was chosen meanwhile
      if (!known && event_is_user_ && (it_chosen_ || event_has_targets_)) phrase.naming = Naming::user;
      break;
    case Ref::used:
      phrase.filter.type = used_;
      break;
    default:
      phrase.filter = noun_only(it_filter_);
      phrase.owner = it_owner_;
      phrase.plural = it_plural_;
      if (it_is_user_ && !known) {
        phrase.naming = Naming::user;
        phrase.ref = Ref::event;
      }
      if (it_revealed_) {
        phrase.naming = cards_meanwhile_ ? Naming::that : Naming::pronoun;
        phrase.link = Link::chosen;
      }
      break;
  }
  mentions_.named(ref, as_subject);
  return phrase;
}

Origin Planner::origin(const Filter& filter) const {
  if (!filter.zone) {
    const auto zoned = [](const Filter& f) { return f.zone && *f.zone != Zone::village && *f.zone != Zone::chain; };
    const bool any_zone = std::any_of(filter.any.begin(), filter.any.end(), zoned);
    return any_zone ? Origin::zone : Origin::none;
  }
  if (shown_top_ && filter.zone == Zone::deck && filter.top > 0) return Origin::among_them;
  if (looked_) {
    if (filter.zone == Zone::deck && looked_->at == LookAt::deck_top) return Origin::among_them;
    if (filter.zone == Zone::rewards && looked_->at == LookAt::rewards) return Origin::among_them;
    if (filter.zone == Zone::hand && looked_->at == LookAt::hand) return Origin::that_hand;
  }
  return Origin::zone;
}

/// What goes without saying left out; "in its team" instead of "in this Ninja's team", if the sentence is about this
/// Ninja.
Filter Planner::in_its_team(Filter filter) const {
  const bool own_sentence = filter.this_turn.has_value();  // "that attacked in its team" would be its own team
  const auto is_its_name = [this](Word name) {
    return name == card_.name || std::find(card_.names.begin(), card_.names.end(), name) != card_.names.end();
  };
  if (filter.except == Ref::self && !filter.name.empty() &&
      std::none_of(filter.name.begin(), filter.name.end(), is_its_name))
    filter.except.reset();  // it has another name
  if (filter.team_of && mentions_.is_subject(*filter.team_of) && !own_sentence) filter.team_of = Ref::it;
  return filter;
}

Phrase Planner::counted(const Filter& filter, Quantity n) {
  Phrase phrase;
  phrase.naming = Naming::counted;
  phrase.filter = in_its_team(seen(filter));
  phrase.mate = seen(filter).team_of;
  phrase.n = n;
  phrase.origin = origin(filter);
  phrase.owner = owner_of(filter);
  mentions_.named_other(noun_of(filter));
  return phrase;
}

Phrase Planner::each_phrase(const Selector& what, bool as_subject) {
  const Filter& asked = what.filter.front();
  if (asked.is && is_target(*asked.is) && parts_of(asked).size() == 1) return mention(*asked.is, as_subject);
  Phrase phrase;
  phrase.filter = in_its_team(seen(what.filter.front()));
  phrase.mate = seen(what.filter.front()).team_of;
  const Filter& f = phrase.filter;
  if (f.applying == true && parts_of(f).size() == 1 && meanings_.event == Happening::damaged) {
    phrase.naming = Naming::user;  // of the Jutsu that would deal the damage: no other one is being applied
    phrase.ref = Ref::event;
    mentions_.named(Ref::event, as_subject);
    return phrase;
  }
  if (f.role == Role::head && (f.fighting || (f.team_of && !f.except))) {
    phrase.naming = Naming::the_one;  // a team has one
  } else if (f.controller && *f.controller != Side::any) {
    phrase.naming = as_subject ? Naming::group : Naming::all;
  } else if (f.zone && !as_subject) {
    phrase.naming = Naming::all;
  } else {
    phrase.naming = Naming::each;
  }
  phrase.origin = origin(f);
  phrase.owner = owner_of(f);
  mentions_.named_other(noun_of(f));
  if (as_subject) mentions_.no_subject();
  return phrase;
}

/// All the targets together, of which nothing else has to be said: "them".
std::optional<Phrase> Planner::all_targets(const Selector& what) {
  if (!targets_ || targets_->size() < 2 || what.parts.size() != targets_->size()) return std::nullopt;
  Phrase them;
  them.naming = Naming::pronoun;
  them.plural = true;
  them.link = Link::target;
  them.filter = noun_only(targets_->front().of);
  them.owner = owner_of(targets_->front().of);
  bool same = true;
  Filter kinds;
  for (std::size_t i = 0; i < what.parts.size(); ++i) {
    const Filter& target = (*targets_)[i].of;
    if (what.parts[i].kind != Selector::Kind::ref ||
        static_cast<std::size_t>(what.parts[i].ref) != static_cast<std::size_t>(Ref::t1) + i)
      return std::nullopt;
    same = same && noun_of(target) == noun_of(them.filter);
    const auto nouns = nouns_only(target);
    kinds.any.insert(kinds.any.end(), nouns.begin(), nouns.end());
    if (owner_of(target) != them.owner) them.owner.reset();
  }
  if (!same) them.filter = std::move(kinds);  // the pronoun agrees with all of them
  mentions_.named_other();
  return them;
}

Phrase Planner::phrase(const Selector& what, bool as_subject) {
  switch (what.kind) {
    case Selector::Kind::ref:
      return is_team(what.ref) ? members_of_team(what.ref, as_subject) : mention(what.ref, as_subject);
    case Selector::Kind::each:
      return each_phrase(what, as_subject);
    case Selector::Kind::together: {
      if (auto both = all_targets(what)) return *both;
      Phrase phrase;
      const bool targets = std::all_of(what.parts.begin(), what.parts.end(), [this](const Selector& part) {
        const Target* target = part.kind == Selector::Kind::ref ? target_of(part.ref) : nullptr;
        return target != nullptr && target->many();
      });
      if (targets && targets_ && what.parts.size() == targets_->size()) {  // all of them: "those Ninja"
        phrase = target_phrase(Ref::t1, as_subject);
        phrase.naming = Naming::that;
        phrase.plural = true;
        return phrase;
      }
      phrase.naming = Naming::several;
      for (const Selector& part : what.parts) phrase.parts.push_back(this->phrase(part, as_subject));
      mentions_.named_other();
      return phrase;
    }
    case Selector::Kind::most:
    case Selector::Kind::least: {
      Phrase phrase = counted(what.filter.front(), {1, 0});
      phrase.naming = Naming::superlative;
      phrase.measure = what.measure;
      phrase.least = what.kind == Selector::Kind::least;
      return phrase;
    }
    case Selector::Kind::top_of_deck:
    case Selector::Kind::bottom_of_deck: {
      Phrase phrase;
      phrase.naming = Naming::top_cards;
      phrase.bottom = what.kind == Selector::Kind::bottom_of_deck;
      phrase.n = quantity(what.n.front());
      phrase.whose = what.side;
      if (what.side != Side::any) phrase.owner = what.side;
      if (is_just_seen(what)) {
        phrase.naming = Naming::pronoun;
        phrase.plural = phrase.n.plural();
        phrase.link = Link::chosen;
      }
      mentions_.named_other();
      return phrase;
    }
    case Selector::Kind::choose:
    case Selector::Kind::random:
      break;
  }
  const Filter& filter = what.filter.front();
  if (what.any_number) {
    Phrase phrase = counted(filter, {2, 0});
    phrase.naming = Naming::any_number;
    phrase.in_play = !plainly_in_play(filter);
    if (!what.total.empty()) total_ = quantity(what.total.front());
    return phrase;
  }
  // Whoever chooses the one head Ninja of the other side has nothing to choose from.
  const bool single = what.n.front().kind == Amount::Kind::constant && what.n.front().number == 1;
  if (single && filter.role == Role::head && filter.fighting && !what.up_to) {
    Selector the_one = what;
    the_one.kind = Selector::Kind::each;
    return each_phrase(the_one, as_subject);
  }
  Phrase phrase = counted(filter, quantity(what.n.front()));
  phrase.random = what.kind == Selector::Kind::random;
  phrase.up_to = what.up_to;
  phrase.in_play = !plainly_in_play(filter);
  return phrase;
}

Quantity Planner::quantity(const Amount& amount) {
  if (amount.kind == Amount::Kind::constant) return {amount.number, 0};
  if (amount.kind == Amount::Kind::x) return {1, 'X'};
  if (amount.kind == Amount::Kind::times && !amount.factor.empty()) {
    Quantity inner = quantity(amount.factor.front());
    inner.number *= amount.number;
    return inner;
  }
  for (std::size_t i = 0; i < letters_.size(); ++i) {
    const bool same_act = amount.kind != Amount::Kind::moved || letter_meanings_[i].done == meanings_.done;
    const bool both_chosen = amount.kind == Amount::Kind::chosen && letters_[i].first.kind == Amount::Kind::chosen;
    if (both_chosen || (letters_[i].first == amount && same_act)) return {1, letters_[i].second};
  }
  // X is the one that is paid; a number that the board gives takes the next free letter.
  bool x_is_paid = card_.jutsu.x_symbol.has_value();
  for (const JutsuCost& cost : card_.costs) x_is_paid = x_is_paid || cost.x > 0;
  constexpr std::string_view kLetters = "XYZWVUTS";
  const char letter = kLetters[((x_is_paid ? 1 : 0) + letters_.size()) % kLetters.size()];
  letters_.emplace_back(amount, letter);
  letter_meanings_.push_back(meanings_);
  if (amount.kind == Amount::Kind::value) {
    Phrase owner = mention(amount.of, false);
    if (owner.naming == Naming::pronoun) owner.naming = Naming::that;
    const Ref ref = seen(amount.of);
    if (ref == Ref::self) owner.naming = Naming::this_card;
    if (ref == Ref::user) owner.naming = Naming::user;
    letter_owners_.emplace_back(amount.of, owner);
  }
  return {1, letter};
}

}  // namespace naruto::describe
