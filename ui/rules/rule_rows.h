// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>
#include <vector>

#include "ui/wording/rule_search.h"
#include "ui/wording/rule_texts.h"

/// What the rules page shows, row by row: a plain value made from the texts and what a person has chosen.
namespace playsheet {

/// What a person has chosen on the page.
struct RuleQuery {
  QString words;
  QString edition;  ///< empty: none in particular
  QString language = QStringLiteral("en");
  bool everyEdition = false;  ///< the differences of the other editions, too
  QSet<QString> open;         ///< ids of which they are shown

  friend bool operator==(const RuleQuery&, const RuleQuery&) = default;
};

struct RuleSpan {
  enum class Kind { Link, Found, Strong };
  qsizetype from = 0;
  qsizetype size = 0;
  Kind kind = Kind::Link;
};

/// A paragraph of a rule.
struct RuleBlock {
  enum class Kind {
    Text,
    Title,         ///< of a ruling
    OwnEdition,    ///< what it says besides in the chosen edition
    OtherEdition,  ///< and in another one
    Value,         ///< one answer to a ruling
    Note,          ///< quiet words about the rule
    Toggle,        ///< opens and closes what other editions say
  };
  Kind kind = Kind::Text;
  QString text;
  std::vector<RuleSpan> spans;
};

struct RuleRow {
  enum class Kind { Heading, Rule };
  Kind kind = Kind::Rule;
  QString id;     ///< of a rule
  QString sign;   ///< what stands beside it: its id, or the rule that it decides
  QString title;  ///< of a section; over a hit, quietly
  QString only;   ///< of a heading: the only ones in which the section holds
  int section = 0;
  bool foreign = false;  ///< does not hold in the chosen edition
  std::vector<RuleBlock> blocks;
};

/// The titles of the sections; that of the rulings is the last one.
std::vector<QString> ruleSections(const wording::RuleTexts& texts, const QString& language);

/// All rules under their headings, or with words in the query what answers it, the best first.
std::vector<RuleRow> ruleRows(const wording::RuleTexts& texts, const wording::RuleSearch& search,
                              const RuleQuery& query);

}  // namespace playsheet
