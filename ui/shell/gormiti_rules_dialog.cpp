// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/gormiti_rules_dialog.h"

#include "ui/gormiti/house_options.h"
#include "ui/rules/rule_store.h"
#include "ui/shell/ruling_words.h"
#include "ui/speech/from_view.h"
#include "ui/speech/words.h"
#include "ui/wording/gormiti/words.h"

namespace playsheet {
namespace {

/// Two values that have words are chosen by them; a number is a number.
RulingQuestion askedOption(const gormiti::OptionRow& row, const GormitiRulesDialog::Input& input) {
  const wording::RulingText* words = shippedRules("gormiti").ruling(row.name);
  RulingQuestion asked;
  asked.id = fromView(row.name);
  asked.sign = fromView(row.rule);
  asked.title = asked.id;
  if (words && !words->values.empty())
    for (int value = row.least; value <= row.most; ++value) asked.words.append(QString::number(value));
  else
    asked.numbers = NumberField::Range{row.least, row.most, row.also};
  asked.usual = GormitiRulesDialog::tr("%1 (default)");
  asked.own = static_cast<std::size_t>(row.standard);
  asked.value = static_cast<std::size_t>(row.get(input.options));
  fillIn(asked, words, input.language);
  return asked;
}

gormiti::Options withAnswers(gormiti::Options options, const std::vector<RulingAnswer>& answers) {
  for (const RulingAnswer& each : answers)
    gormiti::set_option(options, each.id.toStdString(), static_cast<int>(each.value));
  return options;
}

gormiti::Options withUsual(gormiti::Options options, gormiti::Mode mode) {
  for (const gormiti::OptionRow* row : optionsOf(mode)) row->set(options, row->standard);
  return options;
}

}  // namespace

GormitiRulesDialog::GormitiRulesDialog(const Input& input, const Look& look, QWidget* parent)
    : HouseRulesDialog(contentOf(input), look, parent), unasked_(withUsual(input.options, input.mode)) {}

HouseRulesDialog::Content GormitiRulesDialog::contentOf(const Input& input) {
  Content content;
  const QString mode = fromView(gormiti_wording::name_of(input.mode, wordingLanguage(input.language)));
  content.about = input.fixed ? tr("%1. These house rules apply to this match.").arg(mode)
                              : tr("%1. Both players can agree on something other than the rules. A tick marks the "
                                   "default.")
                                    .arg(mode);
  content.unchanged = tr("as the rules say");
  content.fixed = input.fixed;
  for (const gormiti::OptionRow* row : optionsOf(input.mode)) content.questions.push_back(askedOption(*row, input));
  content.refuse = [others = withUsual(input.options, input.mode)](const std::vector<RulingAnswer>& changed) {
    return gormiti::is_playable(withAnswers(others, changed))
               ? QString()
               : tr("A match needs an end: quiet turns and turn limit cannot both be 0 (G-710).");
  };
  return content;
}

gormiti::Options GormitiRulesDialog::options() const { return withAnswers(unasked_, answers()); }

}  // namespace playsheet
