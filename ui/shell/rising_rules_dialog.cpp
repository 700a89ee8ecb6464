// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/rising_rules_dialog.h"

#include <algorithm>
#include <vector>

#include "ui/speech/from_view.h"
#include "ui/speech/words.h"
#include "ui/wording/rising_clan/option_text.h"

namespace playsheet {
namespace {

std::vector<int> valuesOf(const rising_clan::OptionRow& row) {
  std::vector<int> out;
  if (!row.also || row.standard != *row.also)
    if (row.standard < row.least || row.standard > row.most) out.push_back(row.standard);
  for (int value = row.least; value <= row.most; ++value) out.push_back(value);
  if (row.also) out.push_back(*row.also);
  return out;
}

std::size_t placeOf(const std::vector<int>& values, int value) {
  return static_cast<std::size_t>(std::find(values.begin(), values.end(), value) - values.begin());
}

/// A question knows values from 0 on: those of an option by their places.
RulingQuestion askedOf(const rising_clan::OptionRow& row, const RisingRulesDialog::Input& input) {
  using namespace rising_clan_wording;
  const auto language = wordingLanguage(input.language);
  const std::vector<int> values = valuesOf(row);
  RulingQuestion asked;
  asked.id = fromView(row.name);
  asked.sign = fromView(row.rule);
  asked.title = QString::fromStdString(option_title(row.name, language));
  asked.text = QString::fromStdString(option_meaning(row.name, language));
  for (const int value : values) asked.words << QString::fromStdString(option_value(row.name, value, language));
  asked.usual = RisingRulesDialog::tr("%1 (default)");
  asked.own = placeOf(values, row.standard);
  asked.value = placeOf(values, row.get(input.options));
  return asked;
}

}  // namespace

RisingRulesDialog::RisingRulesDialog(const Input& input, const Look& look, QWidget* parent)
    : HouseRulesDialog(contentOf(input), look, parent) {}

HouseRulesDialog::Content RisingRulesDialog::contentOf(const Input& input) {
  Content content;
  content.about = input.fixed ? tr("These house rules apply to this match.")
                              : tr("The players can agree on something other than the rules. A tick marks the default.");
  content.unchanged = tr("as the rules say");
  content.fixed = input.fixed;
  for (const rising_clan::OptionRow& row : rising_clan::option_rows()) content.questions.push_back(askedOf(row, input));
  return content;
}

rising_clan::Options RisingRulesDialog::options() const {
  rising_clan::Options out;
  for (const RulingAnswer& each : answers()) {
    const rising_clan::OptionRow* row = rising_clan::find_option(each.id.toStdString());
    if (row == nullptr) continue;
    const std::vector<int> values = valuesOf(*row);
    if (each.value < values.size()) row->set(out, values[each.value]);
  }
  return out;
}

}  // namespace playsheet
