// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/search_help.h"

#include "ui/faces/fonts.h"

namespace playsheet {

SearchHelp::SearchHelp(const std::vector<HelpChapter>& chapters, QWidget* parent) : QListWidget(parent) {
  setObjectName(QStringLiteral("searchExamples"));
  setAccessibleName(tr("Search help"));
  setWordWrap(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  for (const HelpChapter& chapter : chapters) {
    auto* title = new QListWidgetItem(chapter.title, this);
    title->setFlags(Qt::ItemIsEnabled);
    for (const HelpExample& example : chapter.examples) {
      auto* item = new QListWidgetItem(QStringLiteral("%1\n%2").arg(example.query, example.words), this);
      item->setData(Qt::UserRole, example.query);
      item->setData(Qt::AccessibleTextRole, item->text());
    }
  }
  const auto choose = [this](const QListWidgetItem* item) {
    if (const QString query = item->data(Qt::UserRole).toString(); !query.isEmpty()) emit exampleChosen(query);
  };
  connect(this, &QListWidget::itemClicked, this, choose);
  connect(this, &QListWidget::itemActivated, this, choose);
}

QString SearchHelp::query(int row) const { return item(row) ? item(row)->data(Qt::UserRole).toString() : QString(); }

void SearchHelp::setLook(const Look& look) {
  const Theme& t = look.theme();
  setStyleSheet(QStringLiteral("QListWidget { background: %1; border: none; padding: 8px; outline: 0; }"
                               "QListWidget::item { color: %2; padding: 5px 8px; border-radius: 6px; }"
                               "QListWidget::item:hover, QListWidget::item:selected { background: %3; color: %2; }")
                    .arg(t.surface.name(), t.text.name(), t.raised.name()));
  for (int row = 0; row < count(); ++row) {
    const bool title = query(row).isEmpty();
    item(row)->setFont(fonts::ui(look.px(title ? 15 : 13), title ? 700 : 400));
    if (title) item(row)->setForeground(t.accent);
  }
}

}  // namespace playsheet
