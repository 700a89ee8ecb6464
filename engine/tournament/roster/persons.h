// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/tournament/event/event.h"

namespace tournament {

/// Somebody who has played in an event before, with what was known last (T-101).
struct Person {
  std::string id;  ///< `Entry::person`, by which the same person is known over events
  std::string name;
  std::string nickname;
  std::string code;
  bool minor = false;
  bool consent = false;
  Status status = Status::active;
  std::string last;  ///< day of the last event
  friend bool operator==(const Person&, const Person&) = default;
};

/// Everybody of these events once, by name; what an event of a later day says of somebody counts.
std::vector<Person> known_persons(const std::vector<Event>& events);

/// The words of a name in plain letters, without what stands between them.
std::vector<std::string> words_of_name(std::string_view text, std::string_view between = " ,.");

/// By which persons are known already: those of other events and of this one.
std::set<std::string> taken_persons(const std::vector<Person>& persons, const Event& event);
/// A name for a person who is none of those: the own one, with a number where that is taken.
std::string new_person(std::string_view name, const std::set<std::string>& taken);

/// Who a typed text may mean: each word of it begins a word of the name or nickname, or the text begins the code;
/// capitals and accents do not count.
bool may_mean(const Person& person, std::string_view typed);

/// The names are one: capitals, accents and kinds of quotation marks do not count.
bool is_same_name(std::string_view a, std::string_view b);

}  // namespace tournament
