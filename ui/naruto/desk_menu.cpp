// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/desk_menu.h"

#include <QtGlobal>

#include "ui/naruto/naruto_desk.h"

namespace playsheet {

DeskMenu::DeskMenu(NarutoDesk* controller, QWidget* parent) : QMenu(parent), controller_(controller) {
  setObjectName(QStringLiteral("deskMenu"));
  setAttribute(Qt::WA_DeleteOnClose);
}

QString DeskMenu::say(const char* text) const { return controller_->words().say(controller_->language(), text); }

void DeskMenu::addTitle(const QString& title) {
  if (!isEmpty()) addSeparator();
  addAction(title)->setEnabled(false);
}

void DeskMenu::addCard(int card) {
  if (const auto* seen = controller_->seen(card))
    addTitle(controller_->words().cardName(seen->definition, controller_->language()));
  addChanges(controller_->adjustments(card));
}

void DeskMenu::addPile(SheetPlace pile, naruto::PlayerId player) {
  const char* title = pile == SheetPlace::Deck ? QT_TRANSLATE_NOOP("Match", "Top card of %1’s deck")
                                               : QT_TRANSLATE_NOOP("Match", "One of %1’s battle rewards");
  addTitle(say(title).arg(controller_->words().playerName(player)));
  addChanges(controller_->adjustments(pile, player));
  if (pile != SheetPlace::Deck) return;
  addChanges(controller_->adjustments(player));
  if (controller_->adjustments(pile, player).empty()) return;
  connect(addAction(say(QT_TRANSLATE_NOOP("Match", "Search the deck by name…"))), &QAction::triggered, controller_,
          [controller = controller_, player] { controller->searchDeck(player); });
}

void DeskMenu::addDeckCard(int card) {
  const auto changes = controller_->adjustmentsInDeck(card);
  if (changes.empty()) return;
  const auto& state = controller_->match().state();
  addTitle(controller_->words().cardName(state[static_cast<naruto::CardId>(card)].definition, controller_->language()));
  addChanges(changes);
}

void DeskMenu::addChanges(const std::vector<naruto::Adjust>& changes) {
  QMenu* more = nullptr;
  QMenu* less = nullptr;
  for (const naruto::Adjust& each : changes) {
    if (each.what != naruto::Adjustment::coins) {
      add(this, each);
      continue;
    }
    QMenu*& coins = each.n > 0 ? more : less;
    if (!coins)
      coins = addMenu(
          say(each.n > 0 ? QT_TRANSLATE_NOOP("Match", "Add a coin") : QT_TRANSLATE_NOOP("Match", "Remove a coin")));
    add(coins, each);
  }
}

void DeskMenu::add(QMenu* menu, const naruto::Adjust& change) {
  auto* action = menu->addAction(controller_->words().button(change, controller_->view(), controller_->language()));
  connect(action, &QAction::triggered, controller_, [controller = controller_, change] { controller->play(change); });
}

}  // namespace playsheet
