// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/naruto/describe/planner.h"

/// Targets: how the list of them names each, and the text behind it.
namespace naruto::describe {

Filter noun_only(const Filter& filter) {
  Filter noun;
  switch (noun_of(filter)) {
    case Noun::ninja:
      noun.type = CardType::ninja;
      break;
    case Noun::mission:
      noun.type = CardType::mission;
      break;
    case Noun::jutsu:
      noun.type = CardType::jutsu;
      break;
    case Noun::client:
      noun.type = CardType::client;
      break;
    case Noun::chakra:
      noun.zone = Zone::chakra;
      break;
    default:
      break;
  }
  return noun;
}

std::vector<Filter> nouns_only(const Filter& filter) {
  const bool of_kinds = !filter.type && !filter.any.empty();
  if (!of_kinds) return {noun_only(filter)};
  std::vector<Filter> nouns;
  for (const Filter& one : filter.any) nouns.push_back(noun_only(one));
  return nouns;
}

std::optional<Side> owner_of(const Filter& f) {
  if (!f.zone && !f.any.empty()) {
    std::optional<Side> all;
    for (Filter one : f.any) {
      if (!one.controller) one.controller = f.controller;
      const auto owner = owner_of(one);
      if (!owner || (all && all != owner)) return std::nullopt;
      all = owner;
    }
    return all;
  }
  const bool owned = f.zone && *f.zone != Zone::village && *f.zone != Zone::chain && *f.zone != Zone::rewards;
  return owned && f.controller && *f.controller != Side::any ? f.controller : std::nullopt;
}

const Target* Planner::target_of(Ref ref) const {
  const auto index = static_cast<std::size_t>(ref) - static_cast<std::size_t>(Ref::t1);
  return is_target(ref) && targets_ && index < targets_->size() ? &(*targets_)[index] : nullptr;
}

namespace {

/// What is asked can be said of a team as well as of its Ninja.
bool asks_for_team(const Target& target) {
  const auto parts = parts_of(target.of);
  const bool relation = target.of.team && (!target.of.team->with.empty() || target.of.team->alone);
  return !relation && std::all_of(parts.begin(), parts.end(), [](Part part) {
    return part == Part::state || part == Part::fighting || part == Part::team || part == Part::team_of;
  });
}

}  // namespace

/// A team was chosen as such, not some of its members.
bool Planner::is_team(Ref ref) const {
  const Target* target = target_of(ref);
  if (target == nullptr || !target->team) return false;
  return asks_for_team(*target);
}

Phrase Planner::target_part(const Target& target) {
  Phrase phrase = counted(target.of, {1, 0});
  phrase.origin = Origin::none;
  if (target.of.is == Ref::user || (target.team && target.of.team_of == Ref::user)) {  // "the user", "the user's team"
    phrase.naming = Naming::user;
    phrase.ref = Ref::user;
    if (target.team) phrase.aspect = Aspect::team;
    return phrase;
  }
  const bool whole = target.team && asks_for_team(target);
  phrase.one_team = target.one_team || (target.team && !whole && !target.all);
  if (target.any_number) {
    phrase.naming = Naming::any_number;
  } else if (whole && target.all) {
    phrase.naming = Naming::all;
    phrase.team = true;
  } else if (target.all || phrase.one_team) {
    phrase.naming = Naming::all;
  } else if (target.n.kind == Amount::Kind::count && target.n.filter.front().is) {
    phrase.naming = Naming::as_many;
  } else {
    phrase.n = quantity(target.n);
    phrase.up_to = target.up_to;
    if (whole) phrase.naming = Naming::teams;
  }
  return phrase;
}

/// Who is in the team that was chosen. `used` stands for it in the filter: no card that is used has a team.
Phrase Planner::members_of_team(Ref ref, bool as_subject) {
  Phrase phrase;
  phrase.naming = as_subject ? Naming::each : Naming::all;
  phrase.filter.type = CardType::ninja;
  phrase.filter.team_of = Ref::used;
  mentions_.named(ref, as_subject);
  return phrase;
}

Noun Planner::noun_of_ref(Ref ref) const {
  if (const Target* target = target_of(ref)) return noun_of(target->of);
  switch (ref) {
    case Ref::self:
      return card_.type == CardType::ninja || self_means_ ? Noun::ninja : Noun::card;
    case Ref::user:
      return Noun::ninja;
    case Ref::event:
      return noun_of(event_filter_);
    case Ref::it:
      return noun_of(it_filter_);
    default:
      return Noun::card;
  }
}

/// Another thing of its kind stands in the same sentence, so that "that Ninja" could be taken for it.
bool Planner::has_rival(Ref ref, Noun noun) const {
  const auto& named = mentions_.named_here();
  return mentions_.has_other(noun) ||
         std::any_of(named.begin(), named.end(), [&](Ref other) { return other != ref && noun_of_ref(other) == noun; });
}

/// What a comparison speaks of is named by it.
void Planner::name_cards_of(const Amount& amount) {
  if (amount.kind == Amount::Kind::value || amount.kind == Amount::Kind::coins) mentions_.named(seen(amount.of), false);
  for (const Filter& filter : amount.filter) mentions_.named_other(noun_of(filter));
  for (const Amount& part : amount.factor) name_cards_of(part);
}

Phrase Planner::target_phrase(Ref ref, bool as_subject) {
  Phrase phrase;
  phrase.ref = ref;
  const auto index = static_cast<std::size_t>(ref) - static_cast<std::size_t>(Ref::t1);
  if (const Target* target = target_of(ref)) {
    phrase.filter = noun_only(target->of);
    phrase.owner = owner_of(target->of);
    phrase.team = is_team(ref);
    phrase.plural = phrase.team ? target->all || target->n != Amount(1) : target->many();
  }
  const bool several = targets_ && targets_->size() > 1;
  if (several) {
    bool same_noun = true;
    for (const Target& other : *targets_) same_noun = same_noun && noun_of(other.of) == noun_of(phrase.filter);
    phrase.naming = same_noun ? Naming::ordinal : Naming::that;
    phrase.ordinal = static_cast<int>(index) + 1;
    if (mentions_.is_subject(ref)) phrase.naming = Naming::pronoun;
  } else if (mentions_.is_subject(ref)) {
    phrase.naming = Naming::pronoun;
  } else if (mentions_.alone_so_far(ref)) {
    phrase.naming = Naming::pronoun;
    phrase.link = Link::target;
  } else {
    // "The target", where "that Ninja" would be another one, or where no words before it have named it.
    const Noun noun = noun_of(phrase.filter);
    const bool mistaken = it_chosen_ && noun == noun_of(it_filter_);
    const bool unsaid = noun == Noun::ninja && (!mentions_.is_near(ref) || has_rival(ref, noun));
    const bool by_role = mistaken || (unsaid && !phrase.plural);
    phrase.naming = by_role ? Naming::ordinal : Naming::that;
    if (by_role) phrase.ordinal = 0;
  }
  mentions_.named(ref, as_subject);
  return phrase;
}

void Planner::target_sentence(const std::vector<Target>& targets) {
  targets_ = &targets;
  if (targets.empty()) return;
  new_paragraph(false);
  plain_sentence(SentenceKind::targets);
  for (const Target& target : targets) {
    Phrase phrase = target_part(target);
    sentence().targets.push_back(std::move(phrase));
  }
}

}  // namespace naruto::describe
