// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/roster/enrolment.h"

#include <algorithm>
#include <set>
#include <utility>

#include "engine/tournament/knockout/season.h"

namespace tournament {
namespace {

using Kind = LineAnswer::Kind;

/// The words of a name in no order: "Rossi, Mario" and "Mario Rossi" are alike.
std::multiset<std::string> words_of(const std::string& name) {
  const auto words = words_of_name(name);
  return {words.begin(), words.end()};
}

const Person* person_with(const std::vector<Person>& persons, const std::string& id) {
  const auto found = std::find_if(persons.begin(), persons.end(), [&](const Person& one) { return one.id == id; });
  return found == persons.end() ? nullptr : &*found;
}

template <class Fits>
std::vector<Person> those(const std::vector<Person>& persons, Fits fits) {
  std::vector<Person> out;
  std::copy_if(persons.begin(), persons.end(), std::back_inserter(out), fits);
  return out;
}

/// Where a list has the column, its word counts; else what is known.
Entry joined(const PlayerLine& line, const Person& person) {
  Entry out = line.entry;
  const auto said = [&](ListColumn column) { return line.said.contains(column); };
  out.person = person.id;
  if (is_same_name(out.name, person.name)) out.name = person.name;  // as it was written with care
  if (!said(ListColumn::nickname)) out.nickname = person.nickname;
  if (out.code.empty()) out.code = person.code;
  if (!said(ListColumn::minor) && !said(ListColumn::birth)) out.minor = person.minor;
  if (!said(ListColumn::consent)) out.consent = person.consent;
  if (!said(ListColumn::status)) out.status = person.status;
  return out;
}

class Planner {
 public:
  Planner(const Journal& journal, const std::vector<Person>& persons, const std::map<int, LineAnswer>& answers)
      : after_(journal),
        persons_(persons),
        answers_(answers),
        before_(journal.event().entries.size()),
        taken_(taken_persons(persons, journal.event())) {}

  PlannedLine plan(const PlayerLine& read) {
    PlannedLine out;
    out.line = read.line;
    out.entry = read.entry;
    const auto answer = answers_.find(read.line);
    if (answer != answers_.end() && answer->second.kind == Kind::leave_out) {
      out.fate = LineFate::left_out;
      return out;
    }
    if (read.problem) return wrong(std::move(out), *read.problem);
    find(out, read);
    if (answer != answers_.end()) take(out, answer->second);
    if (is_doubt(out.fate)) return out;
    if (out.fate != LineFate::fresh) {
      out.known = *chosen_;
      out.entry = joined(read, *chosen_);
    }
    if (out.fate == LineFate::fresh && out.entry.person.empty()) out.entry.person = new_person(out.entry.name, taken_);
    if (out.entry.code.empty() && !read.said.contains(ListColumn::code_later))
      out.entry.code_pending = after_.event().kind == tournament::Kind::programme;
    const bool sure = !read.entry.person.empty() ||  // who it is, was said
                      (answer != answers_.end() && answer->second.kind == Kind::fresh);
    return enrolled(std::move(out), sure);
  }

 private:
  static PlannedLine wrong(PlannedLine out, ListProblem problem) {
    out.fate = LineFate::wrong;
    out.problem = std::move(problem);
    return out;
  }

  /// Who the line means, as far as that can be known.
  void find(PlannedLine& out, const PlayerLine& read) {
    const Entry& e = read.entry;
    chosen_ = person_with(persons_, e.person);
    if (chosen_ != nullptr) return void(out.fate = LineFate::by_answer);  // this program wrote who it is
    if (!e.code.empty()) {
      out.candidates = those(persons_, [&](const Person& one) { return one.code == e.code; });
      if (!out.candidates.empty()) {
        chosen_ = person_with(persons_, out.candidates.front().id);
        const bool sure = out.candidates.size() == 1 && is_same_name(chosen_->name, e.name);
        return void(out.fate = sure ? LineFate::by_code : LineFate::code_of_other);
      }
    }
    out.candidates = those(persons_, [&](const Person& one) { return is_same_name(one.name, e.name); });
    if (out.candidates.size() > 1 && !e.nickname.empty()) {
      auto named = those(out.candidates, [&](const Person& one) { return is_same_name(one.nickname, e.nickname); });
      if (named.size() == 1) out.candidates = std::move(named);
    }
    if (out.candidates.size() > 1) return void(out.fate = LineFate::several);
    if (out.candidates.size() == 1) {
      chosen_ = person_with(persons_, out.candidates.front().id);
      const bool same = e.code.empty() || chosen_->code.empty();
      return void(out.fate = same ? LineFate::by_name : LineFate::other_code);
    }
    const auto words = words_of(e.name);
    out.candidates = those(persons_, [&](const Person& one) { return words_of(one.name) == words; });
    out.fate = out.candidates.empty() ? LineFate::fresh : LineFate::alike;
  }

  void take(PlannedLine& out, const LineAnswer& answer) {
    if (answer.kind == Kind::fresh) {
      out.fate = LineFate::fresh;
    } else if (const Person* known = person_with(persons_, answer.person)) {
      chosen_ = known;
      out.fate = LineFate::by_answer;
    }
  }

  /// What the event says of it.
  PlannedLine enrolled(PlannedLine out, bool sure) {
    const Event& event = after_.event();
    for (const Entry& other : event.entries) {
      const bool twin =
          other.name == out.entry.name && other.nickname == out.entry.nickname && other.code == out.entry.code;
      const bool likely = !sure && is_same_name(other.name, out.entry.name) &&
                          (out.entry.nickname.empty() || out.entry.nickname == other.nickname) &&
                          (out.entry.code.empty() || out.entry.code == other.code);
      const bool same_code = !out.entry.code.empty() && other.code == out.entry.code;
      const bool same = person_of(event, other) == out.entry.person || twin ||
                        (same_code && is_same_name(other.name, out.entry.name));
      const bool from_list = static_cast<std::size_t>(other.id) > before_;
      if ((same || likely) && !from_list) {
        out.fate = LineFate::enrolled;
        out.already = other.id;
        return out;
      }
      const auto stands = [&](ListFault in_list, ListFault in_event, const std::string& found) {
        const std::string where = from_list ? std::to_string(lines_[other.id]) : other.name;
        return wrong(out, {from_list ? in_list : in_event, out.line, found, where});
      };
      if (same_code) return stands(ListFault::code_twice, ListFault::code_taken, out.entry.code);
      if (same) return stands(ListFault::person_twice, ListFault::name_taken, out.entry.name);
    }
    out.entry.id = static_cast<int>(event.entries.size()) + 1;
    if (auto refused = after_.add(Enrol{out.entry}, {})) {
      out.fate = LineFate::wrong;
      out.refused = std::move(*refused);
      return out;
    }
    lines_[out.entry.id] = out.line;
    taken_.insert(out.entry.person);
    return out;
  }

  Journal after_;
  const std::vector<Person>& persons_;
  const std::map<int, LineAnswer>& answers_;
  std::size_t before_;
  std::set<std::string> taken_;
  std::map<EntryId, int> lines_;
  const Person* chosen_ = nullptr;
};

}  // namespace

EnrolmentPlan plan_enrolment(const Journal& journal, const std::vector<Person>& persons, const PlayerList& list,
                             const std::map<int, LineAnswer>& answers) {
  EnrolmentPlan out;
  out.problem = list.problem;
  Planner planner(journal, persons, answers);
  for (const PlayerLine& line : list.lines) {
    out.lines.push_back(planner.plan(line));
    const PlannedLine& planned = out.lines.back();
    out.doubtful += is_doubt(planned.fate) ? 1 : 0;
    out.wrong += planned.fate == LineFate::wrong ? 1 : 0;
    const bool enrols = planned.entry.id > 0 && planned.fate != LineFate::wrong;
    if (enrols) out.commands.emplace_back(Enrol{planned.entry});
  }
  if (out.doubtful + out.wrong > 0 || out.problem) out.commands.clear();
  return out;
}

Entry entry_of(const Person& person, const Event& event) {
  Entry out;
  out.id = static_cast<int>(event.entries.size()) + 1;
  out.person = person.id;
  out.name = person.name;
  out.nickname = person.nickname;
  out.code = person.code;
  out.minor = person.minor;
  out.consent = person.consent;
  out.status = person.status;
  out.code_pending = event.kind == tournament::Kind::programme && out.code.empty();
  return out;
}

Entry entry_of(const std::string& name, const std::string& code, const Event& event,
               const std::vector<Person>& persons) {
  Person person;
  person.id = new_person(name, taken_persons(persons, event));
  person.name = name;
  person.code = code;
  return entry_of(person, event);
}

EntryId enrolled_as(const Event& event, const std::string& person) {
  for (const Entry& entry : event.entries)
    if (person_of(event, entry) == person) return entry.id;
  return 0;
}

}  // namespace tournament
