// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/naruto/describe/plan.h"
#include "ui/wording/romance.h"

/// The Italian verbs of card texts. They are named by their infinitive.
namespace playsheet::wording {

std::string italian_form(std::string_view verb, Person person);

/// "spostalo", "spostarlo", "lo sposta", "farlo tornare".
/// "ne fai tornare", "farne tornare", "fanne tornare".
std::string italian_partitive(std::string_view verb, Person person);
std::string italian_clitic(std::string_view verb, Person person, const Np& noun);

/// " fino alla fine del Turno".
std::string italian_until(naruto::Until until);

/// " in questo Turno", of what is done or not done in it; other times as above.
std::string italian_during(naruto::Until until);

/// "mandato In Attacco", agreeing with the subject.
/// "non inferiore ", before "a".
std::string_view italian_relation(naruto::Relation relation);

std::string italian_sent(naruto::Sending as, const Np& subject);

}  // namespace playsheet::wording
