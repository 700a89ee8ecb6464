// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/house_rules_dialog.h"

#include <QLabel>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/faces/fonts.h"
#include "ui/shell/ruling_row.h"
#include "ui/speech/from_view.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/telling.h"

namespace playsheet {

QString rulingsButtonText(int changed) {
  return changed == 0 ? HouseRulesDialog::tr("House rules")
                      : HouseRulesDialog::tr("House rules: %n changed", "", changed);
}

HouseRulesDialog::HouseRulesDialog(const Content& content, const Look& look, QWidget* parent)
    : QDialog(parent), look_(look), unchanged_(content.unchanged), refuse_(content.refuse) {
  setWindowTitle(tr("House rules"));
  setStyleSheet(styleSheetOf(look));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(18, 14, 18, 14);
  column->setSpacing(8);
  column->addWidget(makeHead(content.about));
  area_ = new QScrollArea(this);
  area_->setWidgetResizable(true);
  area_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area_->viewport()->setAutoFillBackground(false);
  makeRows(content);
  column->addWidget(area_, 1);
  refusal_ = new QLabel(this);
  refusal_->setWordWrap(true);
  refusal_->setStyleSheet(QStringLiteral("color: %1").arg(look.theme().bad.name()));
  refusal_->hide();
  column->addWidget(refusal_);
  column->addWidget(makeFoot(content));
  count();
  search_->setFocus();
  const QSize room = parent && parent->window() ? parent->window()->size() : QSize(1024, 640);
  resize(std::min(look.gap(920), room.width() - 20), std::min(look.gap(640), room.height()));
}

QWidget* HouseRulesDialog::makeHead(const QString& about) {
  auto* head = new QWidget(this);
  auto* column = new QVBoxLayout(head);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  auto* title = new QLabel(tr("House rules"), head);
  title->setFont(fonts::display(look_.px(22)));
  title->setStyleSheet(QStringLiteral("font-size: %1px").arg(look_.gap(22)));
  auto* note = new QLabel(about, head);
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
  connect(search_, &LineField::textChanged, this, &HouseRulesDialog::find);
  return head;
}

/// In the order of the questions, those that are changed already before the others.
void HouseRulesDialog::makeRows(const Content& content) {
  auto* list = new QWidget(area_);
  auto* column = new QVBoxLayout(list);
  column->setContentsMargins(0, 0, 6, 0);
  column->setSpacing(2);
  for (const RulingQuestion& question : content.questions) {
    auto* row = new RulingRow(question, list);
    row->setLook(look_);
    if (content.fixed) row->setFixed();
    rows_.push_back(row);
    connect(row, &RulingRow::changed, this, &HouseRulesDialog::count);
  }
  int widest = 0;
  for (const RulingRow* row : rows_) widest = std::max(widest, row->answerWidth());
  for (RulingRow* row : rows_) row->setAnswerWidth(widest);
  std::vector<RulingRow*> shown = rows_;
  std::stable_partition(shown.begin(), shown.end(), [](const RulingRow* row) { return row->isChanged(); });
  for (RulingRow* row : shown) column->addWidget(row);
  nothing_ = new QLabel(tr("No matching house rules."), list);
  nothing_->setAlignment(Qt::AlignCenter);
  nothing_->hide();
  column->addWidget(nothing_);
  column->addStretch(1);
  area_->setWidget(list);
  list->setAutoFillBackground(false);  // which the area has just switched on
}

QWidget* HouseRulesDialog::makeFoot(const Content& content) {
  auto* foot = new QWidget(this);
  auto* row = new QHBoxLayout(foot);
  row->setContentsMargins(0, 0, 0, 0);
  reset_ = new ActionButton(ActionButton::Rank::Plain, foot);
  reset_->setText(tr("Reset all"));
  reset_->setIconName(QStringLiteral("undo"));
  reset_->setVisible(!content.fixed);
  row->addWidget(reset_);
  addPresets(content, foot);
  row->addStretch(1);
  auto* cancel = new ActionButton(ActionButton::Rank::Plain, foot);
  cancel->setText(tr("Cancel"));
  cancel->setVisible(!content.fixed);
  row->addWidget(cancel);
  done_ = new ActionButton(ActionButton::Rank::Primary, foot);
  done_->setText(content.fixed ? tr("Close") : tr("Done"));
  row->addWidget(done_);
  for (ActionButton* button : {reset_, cancel, done_}) button->setLook(look_);
  connect(reset_, &ActionButton::clicked, this, [this] {
    for (RulingRow* each : rows_) each->reset();
  });
  connect(cancel, &ActionButton::clicked, this, &QDialog::reject);
  connect(done_, &ActionButton::clicked, this, &QDialog::accept);
  return foot;
}

void HouseRulesDialog::addPresets(const Content& content, QWidget* foot) {
  for (const Preset& preset : content.presets) {
    auto* button = new ActionButton(ActionButton::Rank::Plain, foot);
    button->setText(preset.title);
    button->setToolTip(preset.hint);
    button->setVisible(!content.fixed);
    button->setLook(look_);
    connect(button, &ActionButton::clicked, this, [this, answers = preset.answers] {
      for (const RulingAnswer& each : answers)
        if (RulingRow* asked = row(each.id.toStdString())) asked->setValue(each.value);
    });
    foot->layout()->addWidget(button);
    presets_.push_back(button);
  }
}

void HouseRulesDialog::find() {
  for (RulingRow* row : rows_) row->setVisible(row->answers(search_->text()));
  nothing_->setVisible(shownRows() == 0);
}

void HouseRulesDialog::count() {
  const int changed = changedRows();
  count_->setText(changed == 0 ? unchanged_ : tr("%n changed", "", changed));
  count_->setStyleSheet(QStringLiteral("color: %1; font-weight: %2")
                            .arg((changed == 0 ? look_.theme().muted : look_.theme().text).name())
                            .arg(changed == 0 ? 400 : 600));
  const bool clear = std::all_of(rows_.begin(), rows_.end(), [](const RulingRow* row) { return row->isClear(); });
  const QString told = refuse_ && clear ? refuse_(answers()) : QString();
  if (!told.isEmpty() && told != refusal_->text()) announce(this, told);
  refusal_->setText(told);
  refusal_->setVisible(!told.isEmpty());
  reset_->setEnabled(changed > 0 || !clear);
  done_->setEnabled(clear && told.isEmpty());
}

std::vector<RulingAnswer> HouseRulesDialog::answers() const {
  std::vector<RulingAnswer> out;
  for (const RulingRow* row : rows_)
    if (row->isChanged()) out.push_back({row->question().id, row->value()});
  return out;
}

RulingRow* HouseRulesDialog::row(std::string_view id) const {
  const QString wanted = fromView(id);
  const auto found =
      std::find_if(rows_.begin(), rows_.end(), [&](const RulingRow* row) { return row->question().id == wanted; });
  return found == rows_.end() ? nullptr : *found;
}

QString HouseRulesDialog::refusal() const { return refusal_->text(); }

int HouseRulesDialog::shownRows() const {
  return static_cast<int>(
      std::count_if(rows_.begin(), rows_.end(), [](const RulingRow* row) { return !row->isHidden(); }));
}

int HouseRulesDialog::changedRows() const {
  return static_cast<int>(
      std::count_if(rows_.begin(), rows_.end(), [](const RulingRow* row) { return row->isChanged(); }));
}

}  // namespace playsheet
