// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/describe/meaning.h"

namespace naruto::describe {

std::optional<Meaning> meaning_of(const Phrase& phrase) {
  if (phrase.aspect == Aspect::battle || phrase.aspect == Aspect::player) return std::nullopt;
  if (phrase.ref) return *phrase.ref;
  switch (phrase.naming) {
    case Naming::this_card:
      return Ref::self;
    case Naming::user:
      return Ref::user;
    case Naming::some:
    case Naming::counted:
    case Naming::each:
    case Naming::no:
    case Naming::all:
    case Naming::group:
    case Naming::the_one:
    case Naming::any_number:
    case Naming::superlative: {
      Filter filter = phrase.filter;
      if (phrase.mate) filter.team_of = phrase.mate;
      return filter;
    }
    default:
      return std::nullopt;
  }
}

std::optional<Meaning> meaning_of(const Amount& amount) {
  if (amount.kind == Amount::Kind::constant) return std::nullopt;
  return amount;
}

}  // namespace naruto::describe
