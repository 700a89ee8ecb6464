// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheet/sheet_access.h"

#include <QAccessibleWidget>
#include <QWindow>

#include "ui/sheet/sheet_names.h"
#include "ui/sheet/sheet_private.h"

namespace playsheet {

using naruto::PlayerId;

namespace {

struct ZoneRef {
  SheetPlace place;
  PlayerId player;
};

constexpr std::array<ZoneRef, 17> kZones{{{SheetPlace::Hand, PlayerId::north},
                                          {SheetPlace::Deck, PlayerId::north},
                                          {SheetPlace::Reinforcement, PlayerId::north},
                                          {SheetPlace::Graveyard, PlayerId::north},
                                          {SheetPlace::Removed, PlayerId::north},
                                          {SheetPlace::Chakra, PlayerId::north},
                                          {SheetPlace::Rewards, PlayerId::north},
                                          {SheetPlace::Village, PlayerId::north},
                                          {SheetPlace::Band, PlayerId::south},
                                          {SheetPlace::Village, PlayerId::south},
                                          {SheetPlace::Rewards, PlayerId::south},
                                          {SheetPlace::Chakra, PlayerId::south},
                                          {SheetPlace::Hand, PlayerId::south},
                                          {SheetPlace::Deck, PlayerId::south},
                                          {SheetPlace::Reinforcement, PlayerId::south},
                                          {SheetPlace::Graveyard, PlayerId::south},
                                          {SheetPlace::Removed, PlayerId::south}}};
constexpr int kZoneCount = static_cast<int>(kZones.size());

}  // namespace

/// A zone or a card, by its place in the list; what it says is asked of the sheet each time.
class SheetItemAccess : public QAccessibleInterface, public QAccessibleActionInterface {
 public:
  SheetItemAccess(Sheet* sheet, QAccessibleInterface* parent, int at) : sheet_(sheet), parent_(parent), at_(at) {}

  bool isValid() const override { return sheet_->d_->shown && (isZone() || card() != nullptr); }
  QObject* object() const override { return nullptr; }
  QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  QAccessibleInterface* parent() const override { return parent_; }
  QAccessibleInterface* child(int) const override { return nullptr; }
  int childCount() const override { return 0; }
  int indexOfChild(const QAccessibleInterface*) const override { return -1; }
  QAccessible::Role role() const override { return isZone() ? QAccessible::Grouping : QAccessible::ListItem; }
  void setText(QAccessible::Text, const QString&) override {}

  QString text(QAccessible::Text kind) const override {
    if (kind != QAccessible::Name || !isValid()) {
      return {};
    }
    const SheetScene scene = sheet_->d_->scene();
    return isZone() ? placeDescription(scene, zone().place, zone().player) : cardName(scene, *card());
  }

  QRect rect() const override {
    if (!isValid()) {
      return {};
    }
    const QRect inside = isZone() ? sheet_->zoneRect(zone().place, zone().player) : card()->rect.toRect();
    return {sheet_->mapToGlobal(inside.topLeft()), inside.size()};
  }

  QAccessible::State state() const override {
    QAccessible::State state;
    state.invalid = !isValid();
    state.invisible = !sheet_->isVisible();
    if (const PlacedCard* placedCard = card()) {
      state.selectable = placedCard->id >= 0;
      state.selected = sheet_->d_->dressing.marks.value(placedCard->id).selected;
      state.focusable = placedCard->id >= 0;
      state.focused = placedCard->id >= 0 && placedCard->id == sheet_->d_->focused;
    }
    return state;
  }

  void* interface_cast(QAccessible::InterfaceType type) override {
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
  }
  QStringList actionNames() const override { return {pressAction()}; }
  QStringList keyBindingsForAction(const QString&) const override { return {}; }
  void doAction(const QString& name) override {
    if (name != pressAction() || !isValid()) {
      return;
    }
    const QPointF at = isZone() ? sheet_->d_->layout.zone(zone().place, zone().player).center() : card()->rect.center();
    SheetSpot spot;
    spot.place = isZone() ? zone().place : card()->place;
    spot.player = isZone() ? zone().player : card()->player;
    if (!isZone() && card()->id >= 0) {
      emit sheet_->cardClicked(card()->id);
      return;
    }
    sheet_->d_->click(spot, at);
  }

 private:
  bool isZone() const { return at_ < kZoneCount; }
  ZoneRef zone() const { return kZones[static_cast<std::size_t>(at_)]; }
  const PlacedCard* card() const {
    const QVector<PlacedCard>& cards = sheet_->d_->layout.cards;
    const qsizetype i = at_ - kZoneCount;
    return i >= 0 && i < cards.size() ? &cards[i] : nullptr;
  }

  Sheet* sheet_;
  QAccessibleInterface* parent_;
  int at_;
};

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
    return sheet_->d_->shown ? kZoneCount + static_cast<int>(sheet_->d_->layout.cards.size()) : 0;
  }
  QAccessibleInterface* child(int at) const override {
    if (at < 0 || at >= childCount()) {
      return nullptr;
    }
    while (items_.size() <= at) {
      auto* self = const_cast<SheetAccess*>(this);
      auto* item = new SheetItemAccess(sheet_, self, static_cast<int>(items_.size()));
      items_.append(QAccessible::registerAccessibleInterface(item));
    }
    return QAccessible::accessibleInterface(items_[at]);
  }
  int indexOfChild(const QAccessibleInterface* wanted) const override {
    for (int i = 0; i < items_.size(); ++i) {
      if (QAccessible::accessibleInterface(items_[i]) == wanted) {
        return i;
      }
    }
    return -1;
  }
  QAccessibleInterface* childAt(int x, int y) const override {
    const QPoint inside = sheet_->mapFromGlobal(QPoint(x, y));
    for (int i = childCount() - 1; i >= 0; --i) {
      QAccessibleInterface* item = child(i);
      if (item->rect().contains(sheet_->mapToGlobal(inside))) {
        return item;
      }
    }
    return nullptr;
  }

 private:
  Sheet* sheet_;
  mutable QVector<QAccessible::Id> items_;
};

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
