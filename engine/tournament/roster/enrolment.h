// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/tournament/journal/fold.h"
#include "engine/tournament/roster/persons.h"
#include "engine/tournament/roster/player_list.h"

/// What a list of players would do to an event: line by line, and all of it or nothing (T-P30).
namespace tournament {

enum class LineFate : std::uint8_t {
  fresh,          ///< a new person
  by_code,        ///< a known one, by the code
  by_name,        ///< a known one, by the name
  by_answer,      ///< a known one, as somebody, or the column of persons, said
  code_of_other,  ///< in doubt: the code is known under another name
  other_code,     ///< in doubt: the name is known with another code
  several,        ///< in doubt: several known persons have the name
  alike,          ///< in doubt: a known person has the same words in the name
  enrolled,       ///< is in the event already: nothing is to be done
  left_out,       ///< as somebody said
  wrong,          ///< cannot be read, or be carried out
};
constexpr bool is_doubt(LineFate fate) {
  return fate == LineFate::code_of_other || fate == LineFate::other_code || fate == LineFate::several ||
         fate == LineFate::alike;
}

/// What somebody says of a line: a known person by its id, a new one, or that it is left out.
struct LineAnswer {
  enum class Kind : std::uint8_t { known, fresh, leave_out } kind = Kind::fresh;
  std::string person;
  friend bool operator==(const LineAnswer&, const LineAnswer&) = default;
};

struct PlannedLine {
  int line = 0;
  LineFate fate = LineFate::fresh;
  Entry entry;                     ///< as it would be enrolled, or as it was read
  std::vector<Person> candidates;  ///< known persons that may be meant
  std::optional<Person> known;     ///< the one that is meant
  EntryId already = 0;             ///< of an enrolled one
  std::optional<ListProblem> problem;
  std::optional<Refusal> refused;  ///< by the event
};

struct EnrolmentPlan {
  std::vector<PlannedLine> lines;
  std::optional<ListProblem> problem;  ///< of the whole list
  std::vector<Command> commands;       ///< empty while a line is in doubt or wrong
  int doubtful = 0;
  int wrong = 0;
};

/// `persons` are those of other events; `answers` are by the number of the line.
EnrolmentPlan plan_enrolment(const Journal& journal, const std::vector<Person>& persons, const PlayerList& list,
                             const std::map<int, LineAnswer>& answers = {});

/// The entry of a known person, as it is enrolled next.
Entry entry_of(const Person& person, const Event& event);
/// Likewise of somebody new; `persons` are those that it must not be taken for.
Entry entry_of(const std::string& name, const std::string& code, const Event& event,
               const std::vector<Person>& persons);
/// The entry of an event that is this person; 0: none.
EntryId enrolled_as(const Event& event, const std::string& person);

}  // namespace tournament
