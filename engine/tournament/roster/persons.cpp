// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/roster/persons.h"

#include <algorithm>
#include <map>

#include "engine/table/plain_letters.h"
#include "engine/tournament/knockout/season.h"

namespace tournament {
namespace {

constexpr std::string_view kBetweenTypedWords = " -.,";

bool has_word_that_begins(const std::vector<std::string>& words, const std::string& beginning) {
  return std::any_of(words.begin(), words.end(), [&](const std::string& word) { return word.starts_with(beginning); });
}

}  // namespace

std::vector<std::string> words_of_name(std::string_view text, std::string_view between) {
  std::vector<std::string> out(1);
  for (const char c : table::plain_letters(text)) {
    if (between.find(c) == std::string_view::npos)
      out.back() += c;
    else if (!out.back().empty())
      out.emplace_back();
  }
  if (out.back().empty()) out.pop_back();
  return out;
}

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

std::set<std::string> taken_persons(const std::vector<Person>& persons, const Event& event) {
  std::set<std::string> out;
  for (const Person& one : persons) out.insert(one.id);
  for (const Entry& entry : event.entries) out.insert(person_of(event, entry));
  return out;
}

std::string new_person(std::string_view name, const std::set<std::string>& taken) {
  std::string out(name);
  for (int number = 2; taken.contains(out); ++number) out = std::string(name) + " " + std::to_string(number);
  return out;
}

bool may_mean(const Person& person, std::string_view typed) {
  const auto sought = words_of_name(typed, kBetweenTypedWords);
  if (sought.empty()) return false;
  if (!person.code.empty() && table::plain_letters(person.code).starts_with(table::plain_letters(typed))) return true;
  auto words = words_of_name(person.name, kBetweenTypedWords);
  for (std::string& word : words_of_name(person.nickname, kBetweenTypedWords)) words.push_back(std::move(word));
  return std::all_of(sought.begin(), sought.end(),
                     [&](const std::string& each) { return has_word_that_begins(words, each); });
}

bool is_same_name(std::string_view a, std::string_view b) { return table::plain_letters(a) == table::plain_letters(b); }

}  // namespace tournament
