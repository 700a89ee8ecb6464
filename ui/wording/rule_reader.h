// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include "ui/wording/rule_texts.h"

/// The strict reader of resources/rules/GAME/*.toml; private to RuleTexts.
namespace playsheet::wording {

struct RuleSource {
  std::vector<RuleSection> sections;
  std::vector<RulingText> rulings;
};

/// Nothing if there is a problem. `known` says whether an id stands in another file already.
std::optional<RuleSource> read_rule_source(std::string_view toml, std::string_view file, const RuleBook& book,
                                           const std::function<bool(std::string_view)>& known,
                                           std::vector<RuleProblem>& problems);

}  // namespace playsheet::wording
