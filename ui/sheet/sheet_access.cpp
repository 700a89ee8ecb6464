// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheet/sheet_access.h"

#include <QAccessibleWidget>

#include "ui/sheet/access_nodes.h"
#include "ui/sheet/sheet_names.h"
#include "ui/sheet/sheet_private.h"
#include "ui/widgets/telling.h"

namespace playsheet {

class SheetItemAccess;

class SheetAccess : public QAccessibleWidget {
 public:
  explicit SheetAccess(Sheet* sheet) : QAccessibleWidget(sheet, QAccessible::Client), sheet_(sheet) {}
  ~SheetAccess() override {
    for (const QAccessible::Id id : items_) {
      QAccessible::deleteAccessibleInterface(id);
    }
  }
  SheetAccess(const SheetAccess&) = delete;
  SheetAccess& operator=(const SheetAccess&) = delete;

  int childCount() const override {
    return sheet_->d_->shown ? static_cast<int>(accessZones(sheet_->d_->scene).size()) : 0;
  }
  QAccessibleInterface* child(int at) const override { return at >= 0 && at < childCount() ? item({at}) : nullptr; }
  int indexOfChild(const QAccessibleInterface* wanted) const override {
    for (int i = 0; i < childCount(); ++i) {
      if (child(i) == wanted) {
        return i;
      }
    }
    return -1;
  }
  QAccessibleInterface* childAt(int x, int y) const override {
    for (int i = childCount() - 1; i >= 0; --i) {
      if (child(i)->rect().contains(x, y)) {
        return child(i);
      }
    }
    return nullptr;
  }
  /// One thing alone has the focus: what the keys point at, or else the sheet.
  QAccessible::State state() const override {
    QAccessible::State state = QAccessibleWidget::state();
    if (sheet_->d_->pointed && itemOf(*sheet_->d_->pointed) != nullptr) state.focused = false;
    return state;
  }
  QAccessibleInterface* focusChild() const override {
    QAccessibleInterface* pointed = sheet_->d_->pointed ? itemOf(*sheet_->d_->pointed) : nullptr;
    return pointed != nullptr ? pointed : QAccessibleWidget::focusChild();
  }

  QAccessibleInterface* item(const AccessNode& node) const;
  QAccessibleInterface* cardItem(int card) const;
  QAccessibleInterface* itemOf(const FocusStop& stop) const;
  Sheet* sheet() const { return sheet_; }
  SheetContext context() const { return sheet_->d_->context(); }
  int lanes() const { return static_cast<int>(sheet_->d_->layout.lanes.size()); }

 private:
  Sheet* sheet_;
  mutable QHash<quint32, QAccessible::Id> items_;
};

/// By its place in the tree; what it says is asked of the sheet each time.
class SheetItemAccess : public QAccessibleInterface, public QAccessibleActionInterface {
 public:
  SheetItemAccess(const SheetAccess* top, const AccessNode& node) : top_(top), sheet_(top->sheet()), node_(node) {}

  bool isValid() const override {
    if (!sheet_->d_->shown || node_.lane >= top_->lanes()) {
      return false;
    }
    return node_.index < 0 || node_.index < cardsOf(top_->context(), node_).size();
  }
  QObject* object() const override { return nullptr; }
  QAccessibleInterface* childAt(int x, int y) const override {
    for (int i = childCount() - 1; i >= 0; --i) {
      if (child(i)->rect().contains(x, y)) {
        return child(i);
      }
    }
    return nullptr;
  }
  QAccessibleInterface* parent() const override {
    if (node_.index >= 0) {
      return top_->item({node_.zone, node_.lane});
    }
    return node_.lane >= 0 ? top_->item({node_.zone}) : QAccessible::queryAccessibleInterface(sheet_);
  }
  QAccessibleInterface* child(int at) const override {
    if (at < 0 || at >= childCount()) {
      return nullptr;
    }
    const int before = ownLanes();
    return at < before ? top_->item({node_.zone, at}) : top_->item({node_.zone, node_.lane, at - before});
  }
  int childCount() const override {
    if (node_.index >= 0 || !isValid()) {
      return 0;
    }
    return ownLanes() + static_cast<int>(cardsOf(top_->context(), node_).size());
  }
  int indexOfChild(const QAccessibleInterface* wanted) const override {
    for (int i = 0; i < childCount(); ++i) {
      if (child(i) == wanted) {
        return i;
      }
    }
    return -1;
  }
  QAccessible::Role role() const override { return node_.index < 0 ? QAccessible::Grouping : QAccessible::ListItem; }
  void setText(QAccessible::Text, const QString&) override {}

  QString text(QAccessible::Text kind) const override {
    if (!isValid() || (kind != QAccessible::Name && kind != QAccessible::Description)) {
      return {};
    }
    const SheetContext context = top_->context();
    if (node_.index >= 0) {
      const PlacedCard card = cardsOf(context, node_).value(node_.index);
      return kind == QAccessible::Name ? cardName(context, card) : cardDescription(context, card);
    }
    if (kind == QAccessible::Description) {
      return zone().place == SheetPlace::Band && node_.lane < 0 ? rollLedgers(context.scene).join(QStringLiteral(". "))
                                                                : QString();
    }
    if (context.scene.ring() && zone().place == SheetPlace::Village) {
      return seatName(context, zone().player);
    }
    if (zone().stock >= 0) {
      return stockName(context.scene, zone().stock);
    }
    if (node_.lane >= 0) {
      return laneName(context, node_.lane);
    }
    return zone().place == SheetPlace::None ? Sheet::tr("Cards being looked at")
                                            : placeDescription(context, zone().place, zone().player);
  }

  QRect rect() const override {
    if (!isValid()) {
      return {};
    }
    const SheetContext context = top_->context();
    const QRect inside = node_.index >= 0    ? cardsOf(context, node_).value(node_.index).rect.toRect()
                         : node_.lane >= 0   ? context.layout.lanes[node_.lane].rect.toRect()
                         : zone().stock >= 0 ? context.layout.stocks.value(zone().stock).toRect()
                                             : sheet_->zoneRect(zone().place, zone().player);
    return {sheet_->mapToGlobal(inside.topLeft()), inside.size()};
  }

  QAccessible::State state() const override {
    QAccessible::State state;
    state.invalid = !isValid();
    const bool nothing = node_.index < 0 && rect().isEmpty() && childCount() == 0;  // a zone that is not in this game
    state.invisible = !sheet_->isVisible() || nothing;
    const std::optional<FocusStop>& pointed = sheet_->d_->pointed;
    state.focused = sheet_->hasFocus() && pointed && top_->itemOf(*pointed) == this;
    if (const int id = card(); id >= 0) {
      state.selectable = true;
      state.selected = sheet_->d_->dressing.marks.value(id).selected;
      state.focusable = true;
    }
    return state;
  }

  void* interface_cast(QAccessible::InterfaceType type) override {
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
  }
  QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
  QStringList keyBindingsForAction(const QString&) const override { return {}; }
  void doAction(const QString& name) override {
    if (!isValid()) {
      return;
    }
    const int id = card();
    if (name == setFocusAction() && id >= 0 && sheet_->pointAt(id)) {
      sheet_->setFocus();
    }
    if (name != pressAction()) {
      return;
    }
    if (id >= 0) {
      emit sheet_->cardClicked(id);
      return;
    }
    SheetSpot spot;
    spot.place = zone().place;
    spot.player = zone().player;
    spot.stock = zone().stock;
    sheet_->d_->click(spot, sheet_->d_->layout.zone(spot.place, spot.player).center());
  }

 private:
  AccessZone zone() const { return accessZones(sheet_->d_->scene).value(node_.zone); }
  int ownLanes() const { return zone().place == SheetPlace::Band && node_.lane < 0 ? top_->lanes() : 0; }
  int card() const { return node_.index >= 0 ? cardsOf(top_->context(), node_).value(node_.index).id : -1; }

  const SheetAccess* top_;
  Sheet* sheet_;
  AccessNode node_;
};

QAccessibleInterface* SheetAccess::item(const AccessNode& node) const {
  const auto known = items_.constFind(node.key());
  if (known != items_.constEnd()) {
    return QAccessible::accessibleInterface(*known);
  }
  auto* made = new SheetItemAccess(this, node);
  items_.insert(node.key(), QAccessible::registerAccessibleInterface(made));
  return made;
}

QAccessibleInterface* SheetAccess::cardItem(int card) const {
  const SheetContext now = context();
  const QVector<AccessZone> zones = accessZones(now.scene);
  for (int zone = 0; zone < zones.size(); ++zone) {
    const bool band = zones[zone].place == SheetPlace::Band;
    for (int lane = -1; lane < (band ? lanes() : 0); ++lane) {
      const QVector<PlacedCard> cards = cardsOf(now, {zone, lane});
      for (int i = 0; i < cards.size(); ++i) {
        if (cards[i].id == card) {
          return item({zone, lane, i});
        }
      }
    }
  }
  return nullptr;
}

QAccessibleInterface* SheetAccess::itemOf(const FocusStop& stop) const {
  if (stop.card >= 0) {
    return cardItem(stop.card);
  }
  const QVector<AccessZone> zones = accessZones(sheet_->d_->scene);
  for (int zone = 0; zone < zones.size(); ++zone) {
    const AccessZone& ref = zones[zone];
    if (ref.place == stop.place && (ref.stock >= 0 ? ref.stock == stop.stock : ref.player == stop.player)) {
      return item({zone});
    }
  }
  return nullptr;
}

// --- what is told by itself -----------------------------------------------------------------------------------------

void Sheet::Private::tellFocus() {
  if (!somebodyListens() || !q->hasFocus() || !pointed) {
    return;
  }
  if (const auto* access = dynamic_cast<SheetAccess*>(QAccessible::queryAccessibleInterface(q))) {
    tell(access->itemOf(*pointed), QAccessible::Focus);
  }
}

/// What is selected now and was not, and the other way round.
void Sheet::Private::tellSelection(const QHash<int, CardMark>& before) {
  if (!somebodyListens()) {
    return;
  }
  const auto* access = dynamic_cast<SheetAccess*>(QAccessible::queryAccessibleInterface(q));
  const auto tellOf = [&](const QHash<int, CardMark>& marks, const QHash<int, CardMark>& others,
                          QAccessible::Event kind) {
    for (auto mark = marks.begin(); access != nullptr && mark != marks.end(); ++mark) {
      if (mark->selected && !others.value(mark.key()).selected) {
        tell(access->cardItem(mark.key()), kind);
      }
    }
  };
  tellOf(dressing.marks, before, QAccessible::SelectionAdd);
  tellOf(before, dressing.marks, QAccessible::SelectionRemove);
}

QStringList Sheet::battleLedgers() const {
  const SheetContext context = d_->context();
  QStringList all;
  for (int lane = 0; lane < context.layout.lanes.size(); ++lane) {
    all << laneLedger(context, lane);
  }
  return all << rollLedgers(context.scene);
}

void installSheetAccess() {
  static const bool installed = [] {
    QAccessible::installFactory([](const QString& /*className*/, QObject* object) -> QAccessibleInterface* {
      auto* sheet = qobject_cast<Sheet*>(object);
      return sheet != nullptr ? new SheetAccess(sheet) : nullptr;
    });
    return true;
  }();
  static_cast<void>(installed);
}

}  // namespace playsheet
