// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/decks/removal_dialog.h"

#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

#include "engine/naruto/decks/formats/deck_import.h"
#include "ui/decks/card_words.h"
#include "ui/speech/face_maker.h"
#include "ui/widgets/action_button.h"

namespace playsheet {

RemovalDialog::RemovalDialog(const naruto::Catalog& cards, const std::vector<naruto::DeckEntry>& candidates, int wanted,
                             const QString& reason, const Look& look, const QString& language, QWidget* parent)
    : QDialog(parent),
      wanted_(wanted),
      list_(new QListWidget(this)),
      remove_(new ActionButton(ActionButton::Rank::Primary, this)) {
  setObjectName(QStringLiteral("removalDialog"));
  setWindowTitle(tr("Remove cards"));
  setStyleSheet(styleSheetOf(look));
  auto* column = new QVBoxLayout(this);
  auto* why = new QLabel(reason, this);
  why->setTextFormat(Qt::PlainText);
  why->setWordWrap(true);
  column->addWidget(why);
  list_->setAccessibleName(windowTitle());
  list_->setIconSize({look.gap(34), look.gap(16)});
  for (const naruto::DeckEntry& entry : candidates) {
    const QString code = QString::fromStdString(entry.code);
    const auto id = cards.find(entry.code);
    for (int copy = 0; copy < entry.count; ++copy) {
      auto* item =
          new QListWidgetItem(id ? QStringLiteral("%1 · %2").arg(cardNameOf(cards, *id, language), code) : code, list_);
      if (id) item->setIcon(symbolIcon(cards[*id], look, 2));
      item->setData(Qt::UserRole, code);
      item->setCheckState(Qt::Unchecked);
    }
  }
  list_->setCurrentRow(0);
  column->addWidget(list_, 1);
  auto* foot = new QHBoxLayout;
  auto* cancel = new ActionButton(ActionButton::Rank::Plain, this);
  cancel->setText(tr("Cancel"));
  foot->addStretch(1);
  for (ActionButton* each : {cancel, remove_}) {
    each->setLook(look);
    foot->addWidget(each);
  }
  column->addLayout(foot);
  connect(list_, &QListWidget::itemChanged, this, &RemovalDialog::countTicks);
  connect(list_, &QListWidget::itemActivated, this, [](QListWidgetItem* item) {
    item->setCheckState(item->checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked);
  });
  connect(cancel, &ActionButton::clicked, this, &QDialog::reject);
  connect(remove_, &ActionButton::clicked, this, &QDialog::accept);
  countTicks();
  list_->setFocus();
  resize(look.gap(460), look.gap(500));
}

std::vector<naruto::DeckEntry> RemovalDialog::chosen() const {
  std::vector<naruto::DeckEntry> out;
  for (int row = 0; row < list_->count(); ++row)
    if (list_->item(row)->checkState() == Qt::Checked)
      naruto::add_copies(out, list_->item(row)->data(Qt::UserRole).toString().toStdString(), 1);
  return out;
}

void RemovalDialog::countTicks() {
  const int ticked = naruto::cards_in(chosen());
  remove_->setText(tr("Remove %1 of %2").arg(ticked).arg(wanted_));
  remove_->setEnabled(ticked > 0 && ticked <= wanted_);
}

}  // namespace playsheet
