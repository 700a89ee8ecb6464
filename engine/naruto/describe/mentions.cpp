// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/describe/mentions.h"

#include <algorithm>

namespace naruto::describe {

void Mentions::next_sentence() {
  before_ = now_;
  others_before_ = others_;
  now_.clear();
  others_ = 0;
  nouns_.clear();
  subject_.reset();
}

void Mentions::clear() { *this = Mentions{}; }

void Mentions::named(Ref ref, bool as_subject) {
  if (!is_named(ref)) now_.push_back(ref);
  if (as_subject) subject_ = ref;
}

bool Mentions::is_named(Ref ref) const { return std::find(now_.begin(), now_.end(), ref) != now_.end(); }

bool Mentions::is_near(Ref ref) const {
  return is_named(ref) || std::find(before_.begin(), before_.end(), ref) != before_.end();
}

bool Mentions::has_other(Noun noun) const { return std::find(nouns_.begin(), nouns_.end(), noun) != nouns_.end(); }

bool Mentions::only_candidate(Ref ref) const { return is_named(ref) && now_.size() == 1 && others_ == 0; }

bool Mentions::alone_so_far(Ref ref) const {
  const auto other = [ref](Ref r) { return r != ref; };
  return others_ == 0 && others_before_ == 0 && std::none_of(now_.begin(), now_.end(), other) &&
         std::none_of(before_.begin(), before_.end(), other);
}

}  // namespace naruto::describe
