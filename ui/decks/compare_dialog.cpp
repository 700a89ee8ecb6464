// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/decks/compare_dialog.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

#include "engine/naruto/decks/deck_comparison.h"
#include "ui/decks/card_words.h"
#include "ui/speech/face_maker.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"

namespace playsheet {

CompareDialog::CompareDialog(const naruto::Catalog& cards, std::vector<StoredVersion> versions, const naruto::Deck& now,
                             const Look& look, const QString& language, QWidget* parent)
    : QDialog(parent),
      cards_(cards),
      versions_(std::move(versions)),
      language_(language),
      before_(new ChoiceBox(this)),
      after_(new ChoiceBox(this)),
      list_(new QTableWidget(0, 4, this)),
      back_(new ActionButton(ActionButton::Rank::Plain, this)) {
  setObjectName(QStringLiteral("compareDialog"));
  setWindowTitle(tr("Compare versions"));
  setStyleSheet(styleSheetOf(look));
  versions_.push_back({0, tr("Current version"), {}, now});
  auto* column = new QVBoxLayout(this);
  auto* row = new QHBoxLayout;
  for (ChoiceBox* box : {before_, after_}) {
    box->setLook(look);
    for (const StoredVersion& each : versions_)
      box->addItem(each.number == 0 ? each.title
                                    : tr("Version %1 · %2 · %3").arg(each.number).arg(each.title, each.kept));
    row->addWidget(box, 1);
    connect(box, &ChoiceBox::currentIndexChanged, this, &CompareDialog::fill);
  }
  before_->setAccessibleName(tr("Before"));
  after_->setAccessibleName(tr("After"));
  column->addLayout(row);
  list_->setAccessibleName(windowTitle());
  list_->setHorizontalHeaderLabels({tr("Pile"), tr("Card"), tr("Out"), tr("In")});
  list_->verticalHeader()->hide();
  list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  list_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  list_->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
  column->addWidget(list_, 1);
  auto* foot = new QHBoxLayout;
  auto* close = new ActionButton(ActionButton::Rank::Primary, this);
  close->setText(tr("Close"));
  back_->setText(tr("Restore the version on the left"));
  foot->addStretch(1);
  for (ActionButton* each : {back_, close}) {
    each->setLook(look);
    foot->addWidget(each);
  }
  column->addLayout(foot);
  connect(back_, &ActionButton::clicked, this, &QDialog::accept);
  connect(close, &ActionButton::clicked, this, &QDialog::reject);
  after_->setCurrentIndex(after_->count() - 1);
  before_->setCurrentIndex(std::max(0, before_->count() - 2));
  fill();
  resize(look.gap(820), look.gap(460));
}

const naruto::Deck* CompareDialog::chosen() const {
  const auto at = static_cast<std::size_t>(std::max(0, before_->currentIndex()));
  return at + 1 < versions_.size() ? &versions_[at].deck : nullptr;
}

void CompareDialog::fill() {
  back_->setEnabled(chosen() != nullptr);
  if (before_->currentIndex() < 0 || after_->currentIndex() < 0) return;
  const auto changes = naruto::compare_decks(versions_[static_cast<std::size_t>(before_->currentIndex())].deck,
                                             versions_[static_cast<std::size_t>(after_->currentIndex())].deck);
  list_->setRowCount(static_cast<int>(changes.size()));
  for (std::size_t i = 0; i < changes.size(); ++i) {
    const auto& change = changes[i];
    const auto id = cards_.find(change.code);
    const int by = change.after - change.before;
    const QStringList texts{
        pileTitle(change.pile),
        id ? QStringLiteral("%1 · %2").arg(cardNameOf(cards_, *id, language_), QString::fromStdString(change.code))
           : QString::fromStdString(change.code),
        by < 0 ? QStringLiteral("−%1").arg(-by) : QString(), by > 0 ? QStringLiteral("+%1").arg(by) : QString()};
    for (int column = 0; column < texts.size(); ++column)
      list_->setItem(static_cast<int>(i), column, new QTableWidgetItem(texts[column]));
  }
}

}  // namespace playsheet
