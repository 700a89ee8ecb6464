// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/naruto/describe/plan.h"
#include "ui/wording/romance.h"

/// The Brazilian Portuguese verbs of card texts. They are named by their infinitive.
namespace playsheet::wording {

std::string portuguese_form(std::string_view verb, Person person);

/// "descarte-o", "descartá-lo", "o descarta".
std::string portuguese_clitic(std::string_view verb, Person person, const Np& noun);

/// " até o final do turno".
std::string portuguese_until(naruto::Until until);

/// " neste turno", of what is done or not done in it; other times as above.
std::string portuguese_during(naruto::Until until);

/// "enviado para atacar", agreeing with the subject; `between`: words behind the participle.
std::string portuguese_sent(naruto::Sending as, const Np& subject, std::string_view between = "");

/// "dano", "2 ou mais pontos de dano": what the event is about.
std::string portuguese_damage(const naruto::EventPattern& on);

}  // namespace playsheet::wording
