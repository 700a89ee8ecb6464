// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/wording/rule_search.h"
#include "ui/wording/rule_texts.h"

namespace playsheet {

/// The rules that lie in the program (:/rules), read when they are first asked for. A source with a fault is left out
/// and told on the error stream; a test holds that none has one.
const wording::RuleTexts& shippedRules();

/// How something is found in them, made when it is first asked for.
const wording::RuleSearch& shippedRuleSearch();

}  // namespace playsheet
