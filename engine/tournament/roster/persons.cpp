// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/roster/persons.h"

#include <algorithm>
#include <map>

#include "engine/table/plain_letters.h"
#include "engine/tournament/knockout/season.h"

namespace tournament {
namespace {

/// The parts between blanks, hyphens and points.
std::vector<std::string> words_of_name(std::string_view text) {
  std::vector<std::string> out(1);
  for (const char c : table::plain_letters(text)) {
    if (c != ' ' && c != '-' && c != '.' && c != ',')
      out.back() += c;
    else if (!out.back().empty())
      out.emplace_back();
  }
  if (out.back().empty()) out.pop_back();
  return out;
}

bool has_word_that_begins(const std::vector<std::string>& words, const std::string& beginning) {
  return std::any_of(words.begin(), words.end(), [&](const std::string& word) { return word.starts_with(beginning); });
}

}  // namespace

std::vector<Person> known_persons(const std::vector<Event>& events) {
  std::map<std::string, Person> all;
  for (const Event& event : events) {
    if (event.rehearsal) continue;  // with invented names (T-P31)
    for (const Entry& entry : event.entries) {
      Person& one = all[person_of(event, entry)];
      if (!one.id.empty() && event.date < one.last) {
        if (one.code.empty()) one.code = entry.code;  // a later event may not have asked for it
        continue;
      }
      const std::string code = entry.code.empty() ? one.code : entry.code;
      const bool consent = entry.consent || (one.consent && entry.minor);
      one = {person_of(event, entry), entry.name, entry.nickname, code, entry.minor, consent, entry.status, event.date};
    }
  }
  std::vector<Person> out;
  for (auto& [id, person] : all) out.push_back(std::move(person));
  std::stable_sort(out.begin(), out.end(), [](const Person& a, const Person& b) {
    return table::plain_letters(a.name) < table::plain_letters(b.name);
  });
  return out;
}

std::string new_person(std::string_view name, const std::set<std::string>& taken) {
  std::string out(name);
  for (int number = 2; taken.contains(out); ++number) out = std::string(name) + " " + std::to_string(number);
  return out;
}

bool may_mean(const Person& person, std::string_view typed) {
  const auto sought = words_of_name(typed);
  if (sought.empty()) return false;
  if (!person.code.empty() && table::plain_letters(person.code).starts_with(table::plain_letters(typed))) return true;
  auto words = words_of_name(person.name);
  for (std::string& word : words_of_name(person.nickname)) words.push_back(std::move(word));
  return std::all_of(sought.begin(), sought.end(),
                     [&](const std::string& each) { return has_word_that_begins(words, each); });
}

bool is_same_name(std::string_view a, std::string_view b) { return table::plain_letters(a) == table::plain_letters(b); }

}  // namespace tournament
