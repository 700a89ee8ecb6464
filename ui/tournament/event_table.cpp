// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/event_table.h"

#include <QAccessible>
#include <QHeaderView>
#include <QKeyEvent>
#include <QTimer>
#include <algorithm>

#include "ui/widgets/telling.h"

namespace playsheet {
namespace {

constexpr int kKeyRole = Qt::UserRole + 1;
constexpr int kToneRole = Qt::UserRole + 2;

}  // namespace

EventTable::EventTable(const char* name, const QString& title, QWidget* parent) : QTreeWidget(parent) {
  setObjectName(QLatin1String(name));
  setAccessibleName(title);
  setRootIsDecorated(false);
  setUniformRowHeights(true);
  setTabKeyNavigation(false);
  setAllColumnsShowFocus(true);
  setEditTriggers(NoEditTriggers);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
  header()->setSectionsMovable(false);
  header()->setSectionsClickable(false);
}

void EventTable::setColumns(const QStringList& titles, const QSet<int>& wide, const QSet<int>& figures) {
  figures_ = figures;
  wide_ = wide;
  setColumnCount(static_cast<int>(titles.size()));
  setHeaderLabels(titles);
  header()->setStretchLastSection(false);
  header()->setMinimumSectionSize(24);
  for (int i = 0; i < titles.size(); ++i) {
    header()->setSectionResizeMode(i, wide.contains(i) ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    headerItem()->setTextAlignment(i, (figures.contains(i) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  }
}

void EventTable::setLook(const Look& look) {
  look_ = look;
  setStyleSheet(listStyleOf(look));
  for (int i = 0; i < topLevelItemCount(); ++i) paintRow(topLevelItem(i));
}

void EventTable::paintRow(QTreeWidgetItem* item) {
  const Theme& theme = look_.theme();
  const auto tone = static_cast<Tone>(item->data(0, kToneRole).toInt());
  const QColor ink = tone == Tone::Open    ? theme.warn
                     : tone == Tone::Good  ? theme.ok
                     : tone == Tone::Faint ? theme.muted
                                           : theme.text;
  for (int i = 0; i < columnCount(); ++i) item->setForeground(i, ink);
}

void EventTable::setRows(const std::vector<Row>& rows) {
  const int marked = currentKey();
  const QSignalBlocker blocker(this);
  clear();
  for (const Row& row : rows) {
    auto* item = new QTreeWidgetItem(this, row.cells);
    item->setData(0, kKeyRole, row.key);
    item->setData(0, kToneRole, static_cast<int>(row.tone));
    QFont font = item->font(0);
    font.setBold(row.strong);
    for (int i = 0; i < columnCount(); ++i) {
      if (!wide_.contains(i) && !row.cells[i].isEmpty())  // by ear a figure says nothing without its heading
        item->setData(i, Qt::AccessibleTextRole, QStringLiteral("%1: %2").arg(headerItem()->text(i), row.cells[i]));
      item->setTextAlignment(i, (figures_.contains(i) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
      if (row.strong) item->setFont(i, font);
      if (const QString own = row.tips.value(i); !own.isEmpty()) {
        item->setData(i, Qt::AccessibleTextRole,
                      QStringLiteral("%1: %2: %3").arg(headerItem()->text(i), row.cells[i], own));
        item->setToolTip(i, own);
        continue;
      }
      item->setToolTip(i, row.tip.isEmpty() ? row.cells[i] : row.tip);  // what is long may be cut
    }
    paintRow(item);
    if (row.key == marked) setCurrentItem(item);
  }
  if (!currentItem() && topLevelItemCount() > 0) setCurrentItem(topLevelItem(0));
}

void EventTable::fitColumn(int column, int most) {
  constexpr int kRoom = 18;
  header()->setSectionResizeMode(column, QHeaderView::Fixed);
  setColumnWidth(column,
                 std::min(most, std::max(sizeHintForColumn(column) + kRoom, header()->sectionSizeHint(column))));
}

/// Keys with Ctrl are those of the page, but for those that lead through the rows.
void EventTable::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  const bool leads = key == Qt::Key_Home || key == Qt::Key_End || key == Qt::Key_Up || key == Qt::Key_Down;
  if (event->modifiers().testFlag(Qt::ControlModifier) && !leads) return event->ignore();
  QTreeWidget::keyPressEvent(event);
}

/// A reader is told of the row, too: of itself Qt tells it of the list alone.
void EventTable::focusInEvent(QFocusEvent* event) {
  QTreeWidget::focusInEvent(event);
  if (!somebodyListens()) return;
  QTimer::singleShot(0, this, [this] {  // after what Qt tells
    const QModelIndex row = currentIndex();
    QAccessibleInterface* own = QAccessible::queryAccessibleInterface(this);
    if (own && row.isValid() && hasFocus())  // the headings are the first row
      tell(own->child((row.row() + 1) * columnCount() + row.column()), QAccessible::Focus);
  });
}

int EventTable::currentKey() const { return currentItem() ? currentItem()->data(0, kKeyRole).toInt() : 0; }

void EventTable::setCurrentKey(int key) {
  for (int i = 0; i < topLevelItemCount(); ++i)
    if (topLevelItem(i)->data(0, kKeyRole).toInt() == key) {
      setCurrentItem(topLevelItem(i));
      scrollToItem(topLevelItem(i));
    }
}

}  // namespace playsheet
