// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/search_help.h"

#include "ui/faces/fonts.h"
#include "ui/speech/from_view.h"
#include "ui/speech/seat_words.h"
#include "ui/speech/words.h"
#include "ui/wording/search_text.h"

namespace playsheet {
namespace {}  // namespace

SearchHelp::SearchHelp(QWidget* parent) : QListWidget(parent) {
  setObjectName(QStringLiteral("searchExamples"));
  setAccessibleName(tr("Search help"));
  setWordWrap(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  const wording::Language language = programWording();
  for (const wording::SearchChapter& chapter : wording::search_help()) {
    auto* title = new QListWidgetItem(fromView(wording::pick(chapter.title, language)), this);
    title->setFlags(Qt::ItemIsEnabled);
    for (const wording::SearchExample& example : chapter.examples) {
      const QString query = fromView(example.query);
      auto* item = new QListWidgetItem(
          QStringLiteral("%1\n%2").arg(query, fromView(wording::pick(example.words, language))), this);
      item->setData(Qt::UserRole, query);
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
