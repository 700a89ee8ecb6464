// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/rulings_dialog.h"

#include <QLabel>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/faces/fonts.h"
#include "ui/rules/rule_store.h"
#include "ui/shell/ruling_row.h"
#include "ui/speech/rules_title.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/line_field.h"

namespace playsheet {

QString rulingsButtonText(int changed) {
  return changed == 0 ? RulingsDialog::tr("House rules") : RulingsDialog::tr("House rules: %n changed", "", changed);
}

QString presetTitle(std::string_view id) {
  if (id == "2011") return RulingsDialog::tr("As ruled in 2011");
  return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

RulingsDialog::RulingsDialog(const Input& input, const Look& look, QWidget* parent)
    : QDialog(parent), language_(input.language), look_(look) {
  setWindowTitle(tr("House rules"));
  setStyleSheet(styleSheetOf(look));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(18, 14, 18, 14);
  column->setSpacing(8);
  column->addWidget(makeHead(input));
  area_ = new QScrollArea(this);
  area_->setWidgetResizable(true);
  area_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area_->viewport()->setAutoFillBackground(false);
  makeRows(input);
  column->addWidget(area_, 1);
  column->addWidget(makeFoot(input.fixed));
  count();
  search_->setFocus();
  const QSize room = parent && parent->window() ? parent->window()->size() : QSize(1024, 640);
  resize(std::min(look.gap(920), room.width() - 20), std::min(look.gap(640), room.height()));
}

QWidget* RulingsDialog::makeHead(const Input& input) {
  auto* head = new QWidget(this);
  auto* column = new QVBoxLayout(head);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  auto* title = new QLabel(tr("House rules"), head);
  title->setFont(fonts::display(look_.px(22)));
  title->setStyleSheet(QStringLiteral("font-size: %1px").arg(look_.gap(22)));
  const auto id = QString::fromUtf8(input.edition.id.data(), static_cast<qsizetype>(input.edition.id.size()));
  const QString edition = editionTitle(id, language_);
  auto* note = new QLabel(input.fixed ? tr("%1. These house rules apply to this match.").arg(edition)
                                      : tr("%1. Where the rulebook is silent, both players can agree on another "
                                           "answer. A tick marks the edition’s default.")
                                            .arg(edition),
                          head);
  note->setWordWrap(true);
  note->setStyleSheet(QStringLiteral("color: %1; font-size: %2px").arg(look_.theme().muted.name()).arg(look_.gap(13)));
  auto* row = new QHBoxLayout;
  search_ = new LineField(80, head);
  search_->setPlaceholderText(tr("Search"));
  search_->setAccessibleName(tr("Search house rules"));
  search_->setClearButtonEnabled(true);
  count_ = new QLabel(head);
  row->addWidget(search_, 1);
  row->addWidget(count_);
  column->addWidget(title);
  column->addWidget(note);
  column->addLayout(row);
  connect(search_, &LineField::textChanged, this, &RulingsDialog::find);
  return head;
}

/// In the order of their ids, those that are changed already before the others.
void RulingsDialog::makeRows(const Input& input) {
  auto* list = new QWidget(area_);
  auto* column = new QVBoxLayout(list);
  column->setContentsMargins(0, 0, 6, 0);
  column->setSpacing(2);
  for (const naruto::Ruling& ruling : naruto::rulings()) {
    auto* row = new RulingRow(ruling, shippedRules().ruling(ruling.id), ruling.get(input.edition), language_,
                              input.cards, list);
    for (const auto& house : input.rulings)
      if (house.ruling == &ruling) row->setValue(house.value);
    row->setLook(look_);
    if (input.fixed) row->setFixed();
    rows_.push_back(row);
    connect(row, &RulingRow::changed, this, &RulingsDialog::count);
  }
  std::stable_partition(rows_.begin(), rows_.end(), [](const RulingRow* row) { return row->isChanged(); });
  for (RulingRow* row : rows_) column->addWidget(row);
  nothing_ = new QLabel(tr("No matching house rules."), list);
  nothing_->setAlignment(Qt::AlignCenter);
  nothing_->hide();
  column->addWidget(nothing_);
  column->addStretch(1);
  area_->setWidget(list);
  list->setAutoFillBackground(false);  // which the area has just switched on
}

QWidget* RulingsDialog::makeFoot(bool fixed) {
  auto* foot = new QWidget(this);
  auto* row = new QHBoxLayout(foot);
  row->setContentsMargins(0, 0, 0, 0);
  reset_ = new ActionButton(ActionButton::Rank::Plain, foot);
  reset_->setText(tr("Reset all"));
  reset_->setIconName(QStringLiteral("undo"));
  reset_->setVisible(!fixed);
  row->addWidget(reset_);
  for (const naruto::RulingPreset& preset : naruto::ruling_presets()) {
    auto* button = new ActionButton(ActionButton::Rank::Plain, foot);
    button->setText(presetTitle(preset.id));
    button->setToolTip(tr("Set the house rules that belong together; the others stay as they are."));
    button->setVisible(!fixed);
    button->setLook(look_);
    connect(button, &ActionButton::clicked, this, [this, &preset] { set(preset); });
    row->addWidget(button);
    presets_.push_back(button);
  }
  row->addStretch(1);
  auto* cancel = new ActionButton(ActionButton::Rank::Plain, foot);
  cancel->setText(tr("Cancel"));
  cancel->setVisible(!fixed);
  row->addWidget(cancel);
  done_ = new ActionButton(ActionButton::Rank::Primary, foot);
  done_->setText(fixed ? tr("Close") : tr("Done"));
  row->addWidget(done_);
  for (ActionButton* button : {reset_, cancel, done_}) button->setLook(look_);
  connect(reset_, &ActionButton::clicked, this, [this] {
    for (RulingRow* each : rows_) each->reset();
  });
  connect(cancel, &ActionButton::clicked, this, &QDialog::reject);
  connect(done_, &ActionButton::clicked, this, &QDialog::accept);
  return foot;
}

void RulingsDialog::set(const naruto::RulingPreset& preset) {
  for (const naruto::HouseRuling& each : naruto::rulings_of(preset))
    if (RulingRow* ruling = row(each.ruling->id)) ruling->setValue(each.value);
}

void RulingsDialog::find() {
  for (RulingRow* row : rows_) row->setVisible(row->answers(search_->text()));
  nothing_->setVisible(shownRows() == 0);
}

void RulingsDialog::count() {
  const int changed = changedRows();
  count_->setText(changed == 0 ? tr("edition defaults") : tr("%n changed", "", changed));
  count_->setStyleSheet(QStringLiteral("color: %1; font-weight: %2")
                            .arg((changed == 0 ? look_.theme().muted : look_.theme().text).name())
                            .arg(changed == 0 ? 400 : 600));
  const bool clear = std::all_of(rows_.begin(), rows_.end(), [](const RulingRow* row) { return row->isClear(); });
  if (reset_) reset_->setEnabled(changed > 0 || !clear);
  if (done_) done_->setEnabled(clear);
}

std::vector<naruto::HouseRuling> RulingsDialog::rulings() const {
  std::vector<naruto::HouseRuling> out;
  for (const naruto::Ruling& ruling : naruto::rulings())  // in the order of the ids, whatever the order on the screen
    for (const RulingRow* row : rows_)
      if (&row->ruling() == &ruling && row->isChanged()) out.push_back({&ruling, row->value()});
  return out;
}

RulingRow* RulingsDialog::row(std::string_view id) const {
  const auto found =
      std::find_if(rows_.begin(), rows_.end(), [id](const RulingRow* row) { return row->ruling().id == id; });
  return found == rows_.end() ? nullptr : *found;
}

int RulingsDialog::shownRows() const {
  return static_cast<int>(
      std::count_if(rows_.begin(), rows_.end(), [](const RulingRow* row) { return !row->isHidden(); }));
}

int RulingsDialog::changedRows() const {
  return static_cast<int>(
      std::count_if(rows_.begin(), rows_.end(), [](const RulingRow* row) { return row->isChanged(); }));
}

}  // namespace playsheet
