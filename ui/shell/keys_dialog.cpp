// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/keys_dialog.h"

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/faces/fonts.h"
#include "ui/table/key_places.h"
#include "ui/table/key_titles.h"
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
  told_ = new QLabel(this);
  told_->setObjectName(QStringLiteral("keysTold"));
  told_->setWordWrap(true);
  told_->setMinimumHeight(look_.gap(22));
  column->addWidget(told_);
  auto* buttons = new QHBoxLayout();
  const auto button = [this, buttons](ActionButton::Rank rank, const QString& text, const char* name) {
    auto* made = new ActionButton(rank, this);
    made->setText(text);
    made->setLook(look_);
    made->setObjectName(QString::fromLatin1(name));
    buttons->addWidget(made);
    return made;
  };
  another_ = button(ActionButton::Rank::Plain, tr("Change key…"), "anotherKey");
  usual_ = button(ActionButton::Rank::Plain, tr("Default key"), "usualKey");
  allUsual_ = button(ActionButton::Rank::Plain, tr("Reset all"), "allUsualKeys");
  buttons->addStretch(1);
  ActionButton* close = button(ActionButton::Rank::Primary, tr("Close"), "closeKeys");
  column->addLayout(buttons);
  // not at once: the press of Enter is still on its way, and would be the answer
  connect(another_, &ActionButton::clicked, this, &KeysDialog::ask, Qt::QueuedConnection);
  connect(usual_, &ActionButton::clicked, this, &KeysDialog::giveUsual);
  connect(allUsual_, &ActionButton::clicked, this, &KeysDialog::giveAllUsual);
  connect(close, &ActionButton::clicked, this, &QDialog::accept);
  connect(list_, &QTreeWidget::itemActivated, this, &KeysDialog::ask, Qt::QueuedConnection);
  connect(list_, &QTreeWidget::currentItemChanged, this, [this] { stopAsking(); });
  const QSize room = parent && parent->window() ? parent->window()->size() : QSize(1024, 640);
  resize(std::min(look_.gap(940), room.width() - 20), std::min(look_.gap(600), room.height() - 20));
  fill();
  list_->setCurrentItem(list_->topLevelItem(0)->child(0));
  list_->setFocus();
}

// --- the list -------------------------------------------------------------------------------------------------------

void KeysDialog::fill() {
  list_->clear();
  std::vector<KeyGroup> groups = keyGroups();
  groups.push_back(replayKeys());
  for (const KeyGroup& group : groups) {
    auto* head = new QTreeWidgetItem(list_, {keyWords(group.title)});
    head->setFirstColumnSpanned(true);
    head->setFlags(Qt::ItemIsEnabled);
    head->setForeground(0, look_.theme().muted);
    for (const KeyRow& row : group.rows) {
      auto* item = new QTreeWidgetItem(head, {keyTitles(row), keyWords(row.what)});
      item->setData(0, Qt::UserRole, nameOf(row));
      QFont bold = list_->font();
      bold.setBold(true);
      item->setFont(0, bold);
      item->setToolTip(1, item->text(1));
      item->setData(0, Qt::AccessibleTextRole, QStringLiteral("%1: %2").arg(item->text(0), item->text(1)));
    }
  }
  list_->expandAll();
  list_->resizeColumnToContents(0);
}

const KeyRow* KeysDialog::row() const {
  const QTreeWidgetItem* item = list_->currentItem();
  const QString name = item ? item->data(0, Qt::UserRole).toString() : QString();
  for (const KeyRow* each : keyRows())
    if (nameOf(*each) == name) return each;
  return nullptr;
}

bool KeysDialog::choose(const QString& name) {
  for (QTreeWidgetItemIterator item(list_); *item; ++item)
    if ((*item)->data(0, Qt::UserRole).toString() == name && (*item)->parent()) {
      list_->setCurrentItem(*item);
      return true;
    }
  return false;
}

QString KeysDialog::told() const { return told_->text(); }

/// What can be done with the row that has the ring.
void KeysDialog::showState() {
  const KeyRow* meant = row();
  const bool changes = meant && mayChange(*meant);
  another_->setEnabled(changes);
  usual_->setEnabled(meant && ownKeys().contains(nameOf(*meant)));
  allUsual_->setEnabled(!ownKeys().isEmpty());
}

// --- other keys -----------------------------------------------------------------------------------------------------

void KeysDialog::ask() {
  const KeyRow* meant = row();
  if (!meant) return;
  if (!mayChange(*meant)) {
    told_->setText(whyNot(*meant, {}));
    return;
  }
  asking_ = true;
  told_->setText(tr("Press the new key for: %1. Press Esc to leave it unchanged.").arg(keyWords(meant->what)));
  list_->setFocus();
  qApp->installEventFilter(this);
}

void KeysDialog::stopAsking() {
  qApp->removeEventFilter(this);
  asking_ = false;
  told_->setText(tr("Press Enter or double-click to change the key for this line."));
  showState();
}

/// While a key is asked for, every key is the answer, and none is a shortcut.
bool KeysDialog::eventFilter(QObject* watched, QEvent* event) {
  const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
  if (!asking_ || !key) return QDialog::eventFilter(watched, event);
  event->accept();
  if (event->type() == QEvent::ShortcutOverride) return true;
  const auto& pressed = *static_cast<QKeyEvent*>(event);
  if (pressed.isAutoRepeat()) return true;
  if (pressed.key() == Qt::Key_Escape)
    stopAsking();
  else if (const QKeySequence sequence = sequenceOf(meantKey(pressed), pressed.modifiers()); !sequence.isEmpty())
    this->pressed(sequence);
  return true;
}

void KeysDialog::pressed(const QKeySequence& key) {
  const KeyRow* meant = row();
  if (const QString why = whyNot(*meant, key); !why.isEmpty()) {
    told_->setText(why);  // and goes on asking
    return;
  }
  OwnKeys keys = ownKeys();
  keys.insert(nameOf(*meant), key);
  take(keys);
}

void KeysDialog::giveUsual() {
  const KeyRow* meant = row();
  if (!meant) return;
  OwnKeys keys = ownKeys();
  keys.remove(nameOf(*meant));
  take(keys);
}

void KeysDialog::giveAllUsual() { take({}); }

void KeysDialog::take(const OwnKeys& keys) {
  const OwnKeys before = ownKeys();
  if (const QStringList refused = setOwnKeys(keys); !refused.isEmpty()) {
    setOwnKeys(before);
    stopAsking();
    told_->setText(tr("Its default key is now used by another line."));
    return;
  }
  tellKeys();
  stopAsking();
  emit keysChosen();
}

void KeysDialog::tellKeys() {
  const QSignalBlocker quiet(list_);
  const QString name = row() ? nameOf(*row()) : QString();
  fill();
  choose(name);
}

}  // namespace playsheet
