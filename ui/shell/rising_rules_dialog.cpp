// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/rising_rules_dialog.h"

#include <algorithm>
#include <vector>

#include "ui/rules/rule_store.h"
#include "ui/shell/ruling_words.h"
#include "ui/speech/from_view.h"

namespace playsheet {
namespace {

/// All that a row takes, each once: what the rules have first.
std::vector<int> valuesOf(const rising_clan::OptionRow& row) {
  std::vector<int> out;
  const auto add = [&out](int value) {
    if (std::find(out.begin(), out.end(), value) == out.end()) out.push_back(value);
  };
  if (row.standard < row.least) add(row.standard);
  for (int value = row.least; value <= row.most; ++value) add(value);
  if (row.also) add(*row.also);
  return out;
}

std::size_t placeOf(const std::vector<int>& values, int value) {
  return static_cast<std::size_t>(std::find(values.begin(), values.end(), value) - values.begin());
}

/// Whether the row is a number that has no words: then it is asked for as one.
bool isNumber(const rising_clan::OptionRow& row, const wording::RulingText* words) {
  return row.standard >= row.least && !(words && !words->values.empty());
}

/// A question knows values from 0 on: those that have words by their places.
RulingQuestion askedOf(const rising_clan::OptionRow& row, const RisingRulesDialog::Input& input) {
  const wording::RulingText* words = shippedRules("rising-clan").ruling(row.name);
  const std::vector<int> values = valuesOf(row);
  const bool number = isNumber(row, words);
  const auto place = [&](int value) { return number ? static_cast<std::size_t>(value) : placeOf(values, value); };
  RulingQuestion asked;
  asked.id = fromView(row.name);
  asked.sign = fromView(row.rule);
  asked.title = asked.id;
  if (number)
    asked.numbers = NumberField::Range{row.least, row.most, row.also};
  else
    for (const int value : values) asked.words << QString::number(value);
  asked.usual = RisingRulesDialog::tr("%1 (default)");
  asked.own = place(row.standard);
  asked.value = place(row.get(input.options));
  fillIn(asked, words, input.language);
  return asked;
}

}  // namespace

RisingRulesDialog::RisingRulesDialog(const Input& input, const Look& look, QWidget* parent)
    : HouseRulesDialog(contentOf(input), look, parent) {}

HouseRulesDialog::Content RisingRulesDialog::contentOf(const Input& input) {
  Content content;
  content.about = input.fixed
                      ? tr("These house rules apply to this match.")
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
    if (isNumber(*row, shippedRules("rising-clan").ruling(row->name)))
      row->set(out, static_cast<int>(each.value));
    else if (each.value < values.size())
      row->set(out, values[each.value]);
  }
  return out;
}

}  // namespace playsheet
