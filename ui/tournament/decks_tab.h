// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>

#include "ui/tournament/event_game.h"
#include "ui/tournament/event_tab.h"

namespace playsheet {

class EventTable;

/// Deck lists of an event: who has handed one in, whether it is legal, spot checks and what they found (T-P27). A
/// missing list never stops the event.
class DecksTab : public EventTab {
  Q_OBJECT
 public:
  /// The game outlives it.
  DecksTab(EventSession& session, const EventGame& game, QWidget* parent);

  void setLook(const Look& look) override;
  void refresh() override;
  void enter() override;
  EventTable* list() const { return list_; }
  /// Whose deck was drawn and has not been looked at since.
  const std::set<tournament::EntryId>& drawn() const { return drawn_; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  const tournament::Entry* current() const;
  QString stateOf(const tournament::Entry& entry, const ListedDeck& deck) const;
  void showActs();
  void registerDeck();
  void checkDeck();
  void drawChecks();
  void print();

  const EventGame& game_;
  std::set<tournament::EntryId> drawn_;
  QLabel* counts_;
  EventTable* list_;
  QLabel* lines_;
  ActionButton* register_;
  ActionButton* check_;
  ActionButton* draw_;
  ActionButton* print_;
};

}  // namespace playsheet
