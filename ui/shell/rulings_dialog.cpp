// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/rulings_dialog.h"

#include "ui/rules/rule_store.h"
#include "ui/shell/ruling_words.h"
#include "ui/speech/from_view.h"
#include "ui/speech/rules_title.h"

namespace playsheet {
namespace {

/// Where the rules have no words for it the names of the switch and of its values stand for themselves.
RulingQuestion askedRuling(const naruto::Ruling& ruling, const RulingsDialog::Input& input) {
  RulingQuestion asked;
  asked.id = fromView(ruling.id);
  asked.sign = asked.id;
  asked.title = fromView(ruling.key);
  if (ruling.is_list()) asked.cards = &input.cards;
  for (const std::string_view value : ruling.values) asked.words.append(fromView(value));
  asked.usual = RulingsDialog::tr("%1 (edition default)");
  asked.own = ruling.get(input.edition);
  asked.value = asked.own;
  for (const auto& house : input.rulings)
    if (house.ruling == &ruling) asked.value = house.value;
  fillIn(asked, shippedRules().ruling(ruling.id), input.language);
  return asked;
}

}  // namespace

QString presetTitle(std::string_view id) {
  if (id == "2011") return RulingsDialog::tr("As ruled in 2011");
  return fromView(id);
}

RulingsDialog::RulingsDialog(const Input& input, const Look& look, QWidget* parent)
    : HouseRulesDialog(contentOf(input), look, parent) {}

HouseRulesDialog::Content RulingsDialog::contentOf(const Input& input) {
  Content content;
  const QString edition = editionTitle(fromView(input.edition.id), input.language);
  content.about = input.fixed ? tr("%1. These house rules apply to this match.").arg(edition)
                              : tr("%1. Where the rulebook is silent, both players can agree on another "
                                   "answer. A tick marks the edition’s default.")
                                    .arg(edition);
  content.unchanged = tr("edition defaults");
  content.fixed = input.fixed;
  for (const naruto::Ruling& ruling : naruto::rulings()) content.questions.push_back(askedRuling(ruling, input));
  for (const naruto::RulingPreset& preset : naruto::ruling_presets()) {
    Preset offered{
        presetTitle(preset.id), tr("Set the house rules that belong together; the others stay as they are."), {}};
    for (const naruto::HouseRuling& each : naruto::rulings_of(preset))
      offered.answers.push_back({fromView(each.ruling->id), each.value});
    content.presets.push_back(offered);
  }
  return content;
}

std::vector<naruto::HouseRuling> RulingsDialog::rulings() const {
  std::vector<naruto::HouseRuling> out;
  for (const RulingAnswer& each : answers()) out.push_back({naruto::find_ruling(each.id.toStdString()), each.value});
  return out;
}

}  // namespace playsheet
