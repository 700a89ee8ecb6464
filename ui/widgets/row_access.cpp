// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/row_access.h"

#include <QAccessibleWidget>
#include <QVector>
#include <QWidget>

#include "ui/widgets/telling.h"

namespace playsheet {
namespace {

class RowsAccess;

/// A row, by its number; what it says is asked of the widget each time.
class RowAccess : public QAccessibleInterface, public QAccessibleActionInterface {
 public:
  RowAccess(QWidget* widget, AccessibleRows* rows, QAccessibleInterface* parent, int row)
      : widget_(widget), rows_(rows), parent_(parent), row_(row) {}

  bool isValid() const override { return row_ < rows_->accessibleRows(); }
  QObject* object() const override { return nullptr; }
  QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  QAccessibleInterface* parent() const override { return parent_; }
  QAccessibleInterface* child(int) const override { return nullptr; }
  int childCount() const override { return 0; }
  int indexOfChild(const QAccessibleInterface*) const override { return -1; }
  QAccessible::Role role() const override { return QAccessible::ListItem; }
  void setText(QAccessible::Text, const QString&) override {}
  QString text(QAccessible::Text kind) const override {
    return kind == QAccessible::Name && isValid() ? rows_->accessibleRow(row_) : QString();
  }
  QRect rect() const override {
    if (!isValid()) return {};
    const QRect inside = rows_->accessibleRowRect(row_);
    return {widget_->mapToGlobal(inside.topLeft()), inside.size()};
  }
  QAccessible::State state() const override {
    QAccessible::State state;
    state.invalid = !isValid();
    state.invisible = !widget_->isVisible();
    state.focusable = widget_->focusPolicy() != Qt::NoFocus;
    state.focused = widget_->hasFocus() && rows_->accessibleCurrent() == row_;
    return state;
  }
  void* interface_cast(QAccessible::InterfaceType type) override {
    const bool acts = type == QAccessible::ActionInterface && rows_->accessiblePressable();
    return acts ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
  }
  QStringList actionNames() const override { return {pressAction()}; }
  QStringList keyBindingsForAction(const QString&) const override { return {}; }
  void doAction(const QString& name) override {
    if (name == pressAction() && isValid()) rows_->pressAccessibleRow(row_);
  }

 private:
  QWidget* widget_;
  AccessibleRows* rows_;
  QAccessibleInterface* parent_;
  int row_;
};

/// The rows come first, then what widgets there are inside.
class RowsAccess : public QAccessibleWidget {
 public:
  RowsAccess(QWidget* widget, AccessibleRows* rows) : QAccessibleWidget(widget, rows->accessibleRole()), rows_(rows) {}
  ~RowsAccess() override {
    for (const QAccessible::Id id : items_) QAccessible::deleteAccessibleInterface(id);
  }
  RowsAccess(const RowsAccess&) = delete;
  RowsAccess& operator=(const RowsAccess&) = delete;

  int childCount() const override { return rows_->accessibleRows() + QAccessibleWidget::childCount(); }
  QAccessibleInterface* child(int at) const override {
    const int rows = rows_->accessibleRows();
    if (at < 0) return nullptr;
    if (at >= rows) return QAccessibleWidget::child(at - rows);
    while (items_.size() <= at) {
      auto* self = const_cast<RowsAccess*>(this);
      auto* item = new RowAccess(widget(), rows_, self, static_cast<int>(items_.size()));
      items_.append(QAccessible::registerAccessibleInterface(item));
    }
    return QAccessible::accessibleInterface(items_[at]);
  }
  int indexOfChild(const QAccessibleInterface* wanted) const override {
    for (int i = 0; i < items_.size(); ++i)
      if (QAccessible::accessibleInterface(items_[i]) == wanted) return i;
    const int inside = QAccessibleWidget::indexOfChild(wanted);
    return inside < 0 ? inside : inside + rows_->accessibleRows();
  }
  QAccessibleInterface* childAt(int x, int y) const override {
    for (int i = childCount() - 1; i >= 0; --i)
      if (QAccessibleInterface* item = child(i); item && item->rect().contains(x, y)) return item;
    return nullptr;
  }
  /// One thing alone has the focus: the row that the keys point at, or else the widget.
  QAccessible::State state() const override {
    QAccessible::State state = QAccessibleWidget::state();
    if (const int row = rows_->accessibleCurrent(); row >= 0 && row < rows_->accessibleRows()) state.focused = false;
    return state;
  }
  QAccessibleInterface* focusChild() const override {
    const int row = rows_->accessibleCurrent();
    if (widget()->hasFocus() && row >= 0 && row < rows_->accessibleRows()) return child(row);
    return QAccessibleWidget::focusChild();
  }

 private:
  AccessibleRows* rows_;
  mutable QVector<QAccessible::Id> items_;
};

QAccessibleInterface* rowsAccessOf(const QString& /*className*/, QObject* object) {
  auto* rows = dynamic_cast<AccessibleRows*>(object);
  auto* widget = qobject_cast<QWidget*>(object);
  return rows && widget ? new RowsAccess(widget, rows) : nullptr;
}

}  // namespace

AccessibleRows::AccessibleRows() { QAccessible::installFactory(rowsAccessOf); }  // once, however often it is called

void tellRowFocus(QWidget* widget) {
  if (!somebodyListens() || !widget->hasFocus()) return;
  const QAccessibleInterface* access = QAccessible::queryAccessibleInterface(widget);
  tell(access ? access->focusChild() : nullptr, QAccessible::Focus);
}

}  // namespace playsheet
