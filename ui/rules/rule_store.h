// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <string_view>
#include <vector>

#include "ui/rules/rule_place.h"
#include "ui/wording/rule_search.h"
#include "ui/wording/rule_texts.h"

namespace playsheet {

/// The rules of a game that lie in the program (:/rules), read when they are first asked for. A source with a fault is
/// left out and told on the error stream; a test holds that none has one. A book that is none is the first one.
const wording::RuleTexts& shippedRules(std::string_view book = "naruto");

/// How something is found in them, made when it is first asked for.
const wording::RuleSearch& shippedRuleSearch(std::string_view book = "naruto");

/// A book that the rules page offers; it is read when it is first shown.
struct OfferedRules {
  const wording::RuleBook* book;
  std::function<const wording::RuleTexts&()> texts;
  std::function<const wording::RuleSearch&()> search;
};
std::vector<OfferedRules> shippedBooks();

/// Number and words of a rule, for where the pointer rests on its sign; the number alone where there are none.
QString ruleHint(const QString& rule, const QString& language, const QString& edition);

}  // namespace playsheet
