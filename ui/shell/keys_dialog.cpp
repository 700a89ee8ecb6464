// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/keys_dialog.h"

#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/faces/fonts.h"
#include "ui/table/key_table.h"
#include "ui/widgets/action_button.h"

namespace playsheet {
namespace {

QString keyListStyle(const Look& look) {
  const Theme& t = look.theme();
  return QStringLiteral(
             "QTreeWidget { background: %1; color: %2; border: 1px solid %3; border-radius: 7px; outline: 0; "
             "font-size: %6px; selection-background-color: %4; selection-color: %2; }"
             "QTreeWidget:focus { border: 2px solid %5; }"
             "QTreeWidget::item { padding: 3px 4px; }")
      .arg(t.surface.name(), t.text.name(), t.line.name(), t.raised.name(), t.focus.name())
      .arg(look.gap(14));
}

}  // namespace

KeysDialog::KeysDialog(const Look& look, QWidget* parent) : QDialog(parent), look_(look), list_(new QTreeWidget(this)) {
  setObjectName(QStringLiteral("keysDialog"));
  setWindowTitle(tr("Keys"));
  setStyleSheet(styleSheetOf(look));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(18, 14, 18, 14);
  column->setSpacing(8);
  auto* title = new QLabel(tr("Keys"), this);
  title->setFont(fonts::display(look_.px(22)));
  title->setStyleSheet(QStringLiteral("font-size: %1px").arg(look_.gap(22)));
  column->addWidget(title);
  list_->setAccessibleName(tr("Keys"));
  list_->setColumnCount(2);
  list_->setHeaderHidden(true);
  list_->setRootIsDecorated(false);
  list_->setItemsExpandable(false);
  list_->setIndentation(look_.gap(14));
  list_->setUniformRowHeights(true);
  list_->setStyleSheet(keyListStyle(look_));
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  column->addWidget(list_, 1);
  auto* close = new ActionButton(ActionButton::Rank::Primary, this);
  close->setText(tr("Close"));
  close->setLook(look_);
  column->addWidget(close, 0, Qt::AlignRight);
  connect(close, &ActionButton::clicked, this, &QDialog::accept);
  const QSize room = parent && parent->window() ? parent->window()->size() : QSize(1024, 640);
  resize(std::min(look_.gap(940), room.width() - 20), std::min(look_.gap(600), room.height() - 20));
  fill();
}

void KeysDialog::fill() {
  std::vector<KeyGroup> groups = keyGroups();
  groups.push_back(replayKeys());
  for (const KeyGroup& group : groups) {
    auto* head = new QTreeWidgetItem(list_, {keyWords(group.title)});
    head->setFirstColumnSpanned(true);
    head->setFlags(Qt::ItemIsEnabled);
    head->setForeground(0, look_.theme().muted);
    for (const KeyRow& row : group.rows) {
      auto* item = new QTreeWidgetItem(head, {keyTitles(row), keyWords(row.what)});
      QFont bold = list_->font();
      bold.setBold(true);
      item->setFont(0, bold);
      item->setToolTip(1, item->text(1));
      item->setData(0, Qt::AccessibleTextRole, QStringLiteral("%1: %2").arg(item->text(0), item->text(1)));
    }
  }
  list_->expandAll();
  list_->resizeColumnToContents(0);
  list_->setCurrentItem(list_->topLevelItem(0)->child(0));
}

}  // namespace playsheet
