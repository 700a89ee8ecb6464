// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/options_sheet.h"

#include <QIntValidator>
#include <QPushButton>

#include "engine/tournament/ranking/progress.h"
#include "ui/tournament/event_session.h"
#include "ui/tournament/event_tab.h"
#include "ui/tournament/event_table.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/line_field.h"

namespace playsheet {

using namespace tournament;

namespace {

constexpr int kListHeight = 230;
constexpr int kListWidth = 560;

QString valueText(const OptionRow& row, const std::string& value) {
  return QString::fromStdString(tournament_wording::option_value_text(row, value, programWording()));
}

}  // namespace

OptionsSheet::OptionsSheet(const Look& look, const Event& event, std::string_view without, QWidget* parent)
    : EventSheet(look, tr("Options of the event"), tr("Change"), parent),
      event_(event),
      without_(without),
      list_(new EventTable("options", tr("Options of the event"), this)),
      words_(new ChoiceBox(this)),
      number_(new LineField(QString(), 5, this)),
      reason_(new LineField(kReasonLetters, this)) {
  setObjectName(QStringLiteral("optionsSheet"));
  list_->setColumns({tr("Option"), tr("Value"), tr("Can be changed")}, {0, 1}, {});
  list_->setLook(look);
  list_->setMinimumSize(look.gap(kListWidth), look.gap(kListHeight));
  addWide(list_);
  words_->setObjectName(QStringLiteral("optionWords"));
  words_->setLook(look);
  number_->setObjectName(QStringLiteral("optionNumber"));
  reason_->setObjectName(QStringLiteral("optionReason"));
  addField(tr("New value"), words_);
  addWide(number_);
  number_->setAccessibleName(tr("New value"));
  addField(tr("Reason"), reason_);
  leaveButton()->setText(tr("Close"));
  connect(list_, &EventTable::currentItemChanged, this, &OptionsSheet::showCurrent);
  refresh();
  list_->setFocus();
}

void OptionsSheet::refresh() {
  std::vector<EventTable::Row> rows;
  int key = 0;
  for (const OptionRow& option : option_rows()) {
    ++key;
    if (option.name == without_) continue;
    const auto name = tournament_wording::option_word(option.name, programWording());
    const Settable now = settable(event_, option);
    EventTable::Row row;
    row.key = key;
    row.cells = {QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())),
                 valueText(option, option_text(event_.options, option)),
                 now == Settable::freely ? tr("yes") : (now == Settable::with_reason ? tr("with a reason") : tr("no"))};
    row.tone = now == Settable::no_more ? EventTable::Tone::Faint : EventTable::Tone::Plain;
    rows.push_back(std::move(row));
  }
  list_->setRows(rows);
  showCurrent();
}

const OptionRow& OptionsSheet::current() const {
  return option_rows()[static_cast<std::size_t>(std::max(1, list_->currentKey())) - 1];
}

void OptionsSheet::showCurrent() {
  const OptionRow& option = current();
  const Settable now = settable(event_, option);
  const std::string value = option_text(event_.options, option);
  words_->clear();
  for (const std::string_view word : option.words)
    words_->addItem(valueText(option, std::string(word)),
                    QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())));
  words_->setCurrentIndex(words_->findData(QString::fromStdString(value)));
  delete number_->validator();
  number_->setValidator(new QIntValidator(option.least, option.most, number_));
  number_->setText(QString::fromStdString(value));
  number_->setToolTip(tr("%1 to %2").arg(option.least).arg(option.most));
  words_->setVisible(!option.words.empty());
  words_->setEnabled(now != Settable::no_more);
  number_->setVisible(option.words.empty());
  number_->setEnabled(now != Settable::no_more);
  reason_->setEnabled(now == Settable::with_reason);
  actButton()->setEnabled(now != Settable::no_more);
  tell({});
}

ChooseOption OptionsSheet::command() const {
  const OptionRow& option = current();
  const QString value = option.words.empty() ? number_->text() : words_->currentData().toString();
  return {std::string(option.name), value.toStdString()};
}

QString OptionsSheet::reason() const { return reason_->text(); }

}  // namespace playsheet
