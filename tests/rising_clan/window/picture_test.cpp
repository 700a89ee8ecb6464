// SPDX-License-Identifier: GPL-3.0-or-later
// The sheet in the middle of games, and cards of each kind, kept as pictures where PLAYSHEET_PICTURES says.
#include <gtest/gtest.h>

#include <QDir>
#include <QPainter>

#include "engine/table/random_player.h"
#include "tests/rising_clan/window/pressed_desk.h"
#include "ui/faces/card_painter.h"
#include "ui/rising_clan/rising_face.h"
#include "ui/sheet/sheet.h"

namespace playsheet::testing {
namespace {

using namespace rising_clan;
using rising_clan_tests::shipped_cards;

struct LookOfRing {
  const char* theme;
  const char* language;
  QSize size;
};
const LookOfRing kRingLooks[] = {
    {"dark", "en", {1108, 596}}, {"light", "it", {1108, 596}}, {"dark", "pt_BR", {1560, 900}}};

void keepPicture(const QPixmap& picture, const QString& name) {
  EXPECT_FALSE(picture.isNull());
  const QString folder = qEnvironmentVariable("PLAYSHEET_PICTURES");
  if (folder.isEmpty()) return;
  QDir().mkpath(folder);
  picture.save(QStringLiteral("%1/rising-clan-%2.png").arg(folder, name));
}

/// The sheet as this desk shows it now, in each look.
void keepSheet(RisingDesk& desk, const QString& name) {
  for (const LookOfRing& look : kRingLooks) {
    Sheet sheet(desk.sheetSpec(), [&](int number, const QString& language) { return desk.face(number, language); });
    sheet.resize(look.size);
    SheetDressing dressing;
    for (const PlayerId player : desk.players()) {
      dressing.names[player] = desk.seat(player).name;
      dressing.seatMarks[player] = desk.seat(player).mark;
    }
    dressing.bottom = desk.prompt().player;
    dressing.marks = desk.prompt().marks;
    dressing.language = QString::fromLatin1(look.language);
    dressing.themeName = QString::fromLatin1(look.theme);
    desk.showOn(sheet, dressing);
    keepPicture(sheet.grab(), QStringLiteral("%1-%2-%3").arg(name, dressing.themeName).arg(look.size.width()));
  }
}

TEST(PicturesOfRisingClan, InTheMiddleOfAGame) {
  for (const int players : {2, 4, 9}) {
    RisingDesk desk(shipped_cards(), planOfSeats(players, 5), nullptr);
    table::RandomPlayer<Game> player(players);
    bool acted = false, rolled = false, fought = false;
    while (!desk.over() && !(acted && rolled && fought)) {
      const GameState& state = desk.match().state();
      const QString seats = QString::number(players);
      if (!rolled && state.round > 2 && !state.rolls.empty() && state.rolls.back().die > 0 && desk.calling()) {
        keepSheet(desk, QStringLiteral("call-%1").arg(seats));
        rolled = true;
      }
      if (!fought && state.fight.card != kNoCard && state.round > 1 && !state.rolls.empty()) {
        keepSheet(desk, QStringLiteral("fight-%1").arg(seats));
        fought = true;
      }
      if (!acted && state.round > 3 && state.question.kind == QuestionKind::act) {
        takeScreen(desk);
        keepSheet(desk, QStringLiteral("act-%1").arg(seats));
        acted = true;
      }
      ASSERT_TRUE(desk.play(player.choose(state, desk.match().rules())));
    }
    EXPECT_TRUE(rolled);
  }
}

/// The first card like this.
template <class F>
int cardLike(const Catalog& cards, F&& f) {
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (f(cards[static_cast<DefinitionId>(i)])) return static_cast<int>(i);
  ADD_FAILURE() << "no such card";
  return 0;
}

/// A card of each kind, a role and a goal, side by side: nothing of it is empty.
TEST(PicturesOfRisingClan, FacesOfEachKind) {
  const Catalog& cards = shipped_cards();
  std::vector<int> numbers{kFirstRoleFace, kFirstGoalFace + 2};
  for (const AdvantageKind kind : {AdvantageKind::PE, AdvantageKind::US, AdvantageKind::AS})
    numbers.push_back(cardLike(
        cards, [&](const CardDefinition& card) { return card.type == CardType::advantage && card.kind == kind; }));
  for (const EventKind kind :
       {EventKind::own, EventKind::open, EventKind::all, EventKind::killer, EventKind::honour, EventKind::news})
    numbers.push_back(cardLike(
        cards, [&](const CardDefinition& card) { return card.type == CardType::event && card.event == kind; }));
  for (const int creature : {0, 1})
    numbers.push_back(cardLike(cards, [&](const CardDefinition& card) {
      return card.type == CardType::disadvantage && (card.abomination != 0) == (creature != 0);
    }));
  numbers.push_back(cardLike(cards, [](const CardDefinition& card) { return card.type == CardType::status; }));
  const QSizeF size = faceSize(300, FaceSize::Full);
  for (const char* language : {"en", "it", "pt_BR"}) {
    QPixmap picture(static_cast<int>((size.width() + 10) * static_cast<qreal>(numbers.size() + 1) / 2), 620);
    picture.fill(Qt::gray);
    QPainter painter(&picture);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      const CardFace face = risingFace(cards, numbers[i], QLatin1String(language), 5);
      EXPECT_FALSE(face.name.isEmpty());
      EXPECT_FALSE(face.typeLine.isEmpty()) << face.name.toStdString();
      EXPECT_FALSE(face.text.isEmpty()) << face.name.toStdString();
      const QPointF at(static_cast<qreal>(i / 2) * (size.width() + 10) + 5, i % 2 == 0 ? 5 : 310);
      paintCard(painter, face, {}, QRectF(at, size), FaceSize::Full);
    }
    painter.end();
    keepPicture(picture, QStringLiteral("faces-%1").arg(QLatin1String(language)));
  }
}

}  // namespace
}  // namespace playsheet::testing
