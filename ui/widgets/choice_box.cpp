// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/choice_box.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QPainter>

#include "ui/widgets/telling.h"

namespace playsheet {
namespace {

/// Qt tells the label of a box and leaves its value to what asks for it; readers of the screen do not.
class BoxAccess : public QAccessibleWidget {
 public:
  explicit BoxAccess(ChoiceBox* box) : QAccessibleWidget(box, QAccessible::ComboBox), box_(box) {}

  QString text(QAccessible::Text kind) const override {
    if (kind == QAccessible::Value) return box_->currentText();
    const QString own = QAccessibleWidget::text(kind);
    if (kind != QAccessible::Name) return own;
    return own.isEmpty() ? box_->currentText() : QStringLiteral("%1: %2").arg(own, box_->currentText());
  }
  /// A reader takes the words of a label that is related to the box in the place of its name, and so leaves out the
  /// value.
  QVector<std::pair<QAccessibleInterface*, QAccessible::Relation>> relations(
      QAccessible::Relation match) const override {
    return QAccessibleWidget::relations(match & ~QAccessible::Relation(QAccessible::Label));
  }
  int childCount() const override { return 1; }
  QAccessibleInterface* child(int at) const override {
    return at == 0 ? QAccessible::queryAccessibleInterface(box_->view()) : nullptr;
  }
  int indexOfChild(const QAccessibleInterface* wanted) const override {
    return wanted != nullptr && wanted->object() == box_->view() ? 0 : -1;
  }
  QAccessible::State state() const override {
    QAccessible::State state = QAccessibleWidget::state();
    state.expandable = true;
    state.expanded = box_->view()->isVisible();
    return state;
  }
  QStringList actionNames() const override { return QStringList{showMenuAction()} + QAccessibleWidget::actionNames(); }
  void doAction(const QString& name) override {
    if (name == showMenuAction() || name == pressAction())
      box_->view()->isVisible() ? box_->hidePopup() : box_->showPopup();
    else
      QAccessibleWidget::doAction(name);
  }

 private:
  ChoiceBox* box_;
};

QAccessibleInterface* boxAccessOf(const QString& /*className*/, QObject* object) {
  auto* box = qobject_cast<ChoiceBox*>(object);
  return box != nullptr && !box->isEditable() ? new BoxAccess(box) : nullptr;
}

}  // namespace

ChoiceBox::ChoiceBox(QWidget* parent) : QComboBox(parent) {
  QAccessible::installFactory(boxAccessOf);  // once, however often it is called
  connect(this, &QComboBox::currentTextChanged, this, [this](const QString& value) {
    if (hasFocus()) announce(this, value);
  });
}

void ChoiceBox::setLook(const Look& look) {
  look_ = look;
  // What is unfolded lies on a sheet that the rules of a window do not reach.
  view()->parentWidget()->setStyleSheet(QStringLiteral("QFrame { background: %1; }").arg(look.theme().surface.name()));
  update();
}

void ChoiceBox::paintEvent(QPaintEvent* event) {
  QComboBox::paintEvent(event);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QPointF tip(width() - look_.px(15), height() / 2.0 + 2.5);
  painter.setPen(QPen(look_.theme().muted, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolyline(QPolygonF({tip + QPointF(-4.5, -4.5), tip, tip + QPointF(4.5, -4.5)}));
}

}  // namespace playsheet
