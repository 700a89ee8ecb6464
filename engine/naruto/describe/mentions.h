// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/naruto/describe/plan.h"

/// What a text has named so far: a part of `plan()`. Nothing outside this folder includes it.
namespace naruto::describe {

/// Remembers what the sentence has spoken of, so that the next mention can be a pronoun.
class Mentions {
 public:
  /// A new sentence: what the one before named is still near.
  void next_sentence();
  /// A new paragraph: nothing is near.
  void clear();
  void named(Ref ref, bool as_subject);
  void named_other() { ++others_; }
  /// A thing of this kind, without a name of its own: "that Ninja" could be it.
  void named_other(Noun noun) {
    ++others_;
    nouns_.push_back(noun);
  }
  bool has_other(Noun noun) const;
  const std::vector<Ref>& named_here() const { return now_; }
  bool is_named(Ref ref) const;
  bool is_near(Ref ref) const;
  bool is_subject(Ref ref) const { return subject_ == ref; }
  bool only_candidate(Ref ref) const;
  /// Nothing in this sentence or the one before competes with this object.
  bool alone_so_far(Ref ref) const;
  void no_subject() { subject_.reset(); }

 private:
  std::vector<Ref> now_, before_;
  std::vector<Noun> nouns_;  ///< of the others in this sentence
  int others_ = 0;
  int others_before_ = 0;
  std::optional<Ref> subject_;
};

}  // namespace naruto::describe
