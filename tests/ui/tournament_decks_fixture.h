// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

#include "engine/naruto/decks/formats/share_code.h"
#include "tests/ui/tournament_fixture.h"
#include "ui/tournament/deck_chooser.h"
#include "ui/tournament/deck_sheet.h"
#include "ui/tournament/decks_tab.h"
#include "ui/widgets/choice_box.h"

namespace playsheet::testing {

/// Events whose players register decks of the program.
class TournamentDecks : public TournamentWindowTest {
 protected:
  void openWith(int players, tournament::Type type = tournament::Type::swiss) {
    start();
    newEvent(QStringLiteral("Friday club"), {}, tournament::Kind::club, {}, type);
    openEvent();
    enrol(players);
    view().showPart(EventView::Decks);
  }
  EventTable* list() { return view().decks()->list(); }
  QString stateOf(int row) { return list()->cell(row, 4); }
  /// A deck of the program for this player, chosen on the sheet.
  void registerDeck(int player, const QString& named) {
    list()->setCurrentKey(player);
    whenAsked([named](QDialog* dialog) {
      auto* sheet = static_cast<DeckSheet*>(dialog);
      ChoiceBox* box = sheet->chooser()->choice();
      const int row = box->findText(named, Qt::MatchStartsWith);
      ASSERT_GT(row, 0) << named.toStdString();
      box->setCurrentIndex(row);
      QTest::mouseClick(sheet->actButton(), Qt::LeftButton);
    });
    click("registerDeck");
  }
  void registerBoth() {
    registerDeck(1, name("clones"));
    registerDeck(2, name("embers"));
  }
  static QString name(const char* deck) { return QString::fromStdString(shippedDeck(deck).name.en); }
  static std::string code(const char* deck) { return naruto::share_code_of(shippedDeck(deck)); }
};

}  // namespace playsheet::testing
