// SPDX-License-Identifier: GPL-3.0-or-later
// Faces, what a press is about, rows of the log.
#include <gtest/gtest.h>

#include <QPainter>

#include "tests/gormiti/board.h"
#include "tests/gormiti/matches.h"
#include "tests/gormiti/window/shown_table.h"
#include "ui/faces/card_painter.h"
#include "ui/faces/icons.h"
#include "ui/gormiti/gormiti_log.h"
#include "ui/gormiti/gormiti_options.h"
#include "ui/sheet/scene_index.h"
#include "ui/wording/gormiti/card_text.h"

namespace playsheet::testing {
namespace {

using namespace gormiti_tests;

const QStringList kSpoken{QStringLiteral("en"), QStringLiteral("it"), QStringLiteral("pt_BR")};

TEST(FacesOfGormiti, EveryCardHasOneInEachLanguage) {
  const Catalog& cards = shipped_cards();
  ASSERT_GT(cards.size(), 80U);
  for (DefinitionId id = 0; id < cards.size(); ++id) {
    const CardDefinition& card = cards[id];
    QSet<QString> names;
    for (const QString& language : kSpoken) {
      const CardFace face = gormitiFace(cards, id, language);
      EXPECT_FALSE(face.name.isEmpty() || face.typeLine.isEmpty() || face.footLabel.isEmpty()) << card.code;
      EXPECT_EQ(face.combatHealthy.isEmpty(), card.type != CardType::fighter) << card.code;
      EXPECT_TRUE(!card.element || face.symbols == QStringList{QString(letterOf(*card.element))}) << card.code;
      names.insert(face.typeLine);
    }
    EXPECT_GT(names.size(), 1) << card.code << " is called alike in all languages";
  }
}

TEST(FacesOfGormiti, TellTheCard) {
  const Catalog& cards = shipped_cards();
  const CardFace face = gormitiFace(cards, *cards.find("FI-01"), QStringLiteral("it"));
  EXPECT_EQ(face.name, QStringLiteral("Traghettatrice del Fiume"));
  EXPECT_EQ(face.type, CardFace::Type::Fighter);
  EXPECT_EQ(face.symbols, QStringList{QStringLiteral("w")});
  EXPECT_FALSE(face.text.isEmpty());
  const CardFace quick = gormitiFace(cards, *cards.find("FI-01"), QStringLiteral("it"), Mode::quick);
  EXPECT_EQ(quick.combatHealthy, face.combatHealthy);
  EXPECT_TRUE(quick.supportHealthy.isEmpty() && quick.text.isEmpty()) << "HP and abilities play no part (G-908)";
}

/// Eight elements, told apart by their signs too: no two badges are the same picture.
TEST(FacesOfGormiti, ElementsHaveBadgesOfTheirOwn) {
  QVector<QImage> seen;
  for (std::size_t i = 0; i < table::EnumNames<Element>::names.size(); ++i) {
    QImage badge(48, 48, QImage::Format_ARGB32_Premultiplied);
    badge.fill(Qt::transparent);
    QPainter painter(&badge);
    paintSymbolBadge(painter, letterOf(static_cast<Element>(i)), QRectF(0, 0, 48, 48));
    painter.end();
    EXPECT_NE(badge.pixelColor(24, 24).alpha(), 0) << i;
    EXPECT_FALSE(seen.contains(badge)) << i;
    seen.append(badge);
  }
}

/// Its figures, the crown of a Hero, a state and how much is left are seen on the card.
TEST(FacesOfGormiti, WhatTheTableAddsIsSeen) {
  const Catalog& cards = shipped_cards();
  const CardFace face = gormitiFace(cards, *cards.find("FI-01"), QStringLiteral("en"));
  const auto picture = [&](const FaceState& state) {
    QImage image(120, 150, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintCard(painter, face, state, QRectF(10, 10, 89, 124), FaceSize::Board);
    painter.end();
    return image;
  };
  FaceState full;
  full.combatNow = QStringLiteral("20");
  full.supportNow = QStringLiteral("55");
  full.lifeNow = full.lifeMost = 55;
  QVector<QImage> seen{picture(full)};
  const auto expectAnother = [&](const FaceState& state, const char* what) {
    const QImage image = picture(state);
    EXPECT_FALSE(seen.contains(image)) << what;
    seen.append(image);
  };
  FaceState other = full;
  other.head = true;
  expectAnother(other, "Hero");
  other = full;
  other.sign = QStringLiteral("turn");
  expectAnother(other, "entered now");
  other = full;
  other.lifeNow = 20;
  expectAnother(other, "how far the counter is filled");
  other.supportNow = QStringLiteral("20");
  expectAnother(other, "HP left");
  other = full;
  other.combatShift = 5;
  expectAnother(other, "raised ATK");
}

TEST(OptionsOfGormiti, HaveASubjectAndWhatIsGiven) {
  const Action equip = Equip{5, 7, paying({3, 4})};
  EXPECT_EQ(subjectOf(equip), 5);
  EXPECT_EQ(partnerOf(equip), 7);
  ASSERT_NE(paymentOf(equip), nullptr);
  EXPECT_EQ(*paymentOf(equip), paying({3, 4}));
  EXPECT_EQ(withoutPayment(equip), Action(Equip{5, 7}));
  EXPECT_EQ(withoutPayment(Equip{5, 7, paying({1})}), withoutPayment(equip));
  EXPECT_EQ(payingCards({equip, Equip{5, 7, paying({4, 6})}, ToCombat{}}), (std::vector<CardId>{3, 4, 6}));
  EXPECT_EQ(partnerOf(Deploy{5}), kNoCard);
  for (const Action& plain :
       {Action(ToCombat{}), Action(EndTurn{}), Action(Pass{}), Action(Keep{}), Action(Concede{})}) {
    EXPECT_EQ(subjectOf(plain), kNoCard) << to_text(plain);
    EXPECT_EQ(paymentOf(plain), nullptr) << to_text(plain);
  }
}

/// Of every option of whole games: the subject is a card that the player sees, or there is none.
TEST(OptionsOfGormiti, SubjectsAreCardsThatAreSeen) {
  const Match match = played(Mode::strategic, 5);
  std::size_t subjects = 0;
  for (const auto& moment : match.moments()) {
    if (moment.state.over()) continue;
    const PlayerId player = moment.state.question.player;
    const GormitiTable table = gormitiTable(moment.state, match.rules(), player);
    const Scene scene = sceneOf(table, match.cards(), dressed(player));
    const SceneIndex index(scene);
    for (const Option& option : options(moment.state, match.rules(), player)) {
      const CardId subject = subjectOf(option.action);
      if (subject == kNoCard || (moment.state.question.kind == QuestionKind::choose_hero && !option.allowed()))
        continue;
      EXPECT_NE(index.find(subject), nullptr) << to_text(option.action);
      ++subjects;
    }
  }
  EXPECT_GT(subjects, 100U);
}

TEST(LogOfGormiti, HasHeadingsStepsAndLines) {
  const Match match = played(Mode::strategic, 5);
  const table::PerPlayer<QString> players{{QStringLiteral("Cora"), QStringLiteral("Bruno")}};
  for (const QString& language : kSpoken) {
    GormitiLog log;
    const std::vector<LogRow>& rows = log.update(match, players, language);
    const auto count = [&](LogRow::Kind kind) {
      return std::count_if(rows.begin(), rows.end(), [&](const LogRow& row) { return row.kind == kind; });
    };
    EXPECT_EQ(count(LogRow::Kind::Heading), match.state().turn);
    EXPECT_GT(count(LogRow::Kind::Step), 5);
    EXPECT_GT(count(LogRow::Kind::Line), 40);
    for (const LogRow& row : rows) EXPECT_FALSE(row.text.isEmpty());
    EXPECT_EQ(rows.back().rule, ruleOf(match.moments().back().events.back())) << "how it ended";
  }
}

/// Kept row by row: a log that follows the game tells the same as one made at its end.
TEST(LogOfGormiti, FollowsTheGame) {
  const Match whole = played(Mode::quick, 4);
  const table::PerPlayer<QString> players{{QStringLiteral("Cora"), QStringLiteral("Bruno")}};
  Match match = whole;
  while (match.can_undo()) match.undo();
  GormitiLog following;
  for (;;) {
    following.update(match, players, kSpoken.first());
    if (!match.can_redo()) break;
    match.redo();
  }
  GormitiLog late;
  EXPECT_EQ(following.update(match, players, kSpoken.first()), late.update(whole, players, kSpoken.first()));
}

/// G-318, G-319: the log of a screen that both look at names no card that one of them may not know.
TEST(LogOfGormiti, NamesNoHiddenCard) {
  TwoHeroes b(fighter("HA", 25, 60) + fighter("HB", 30, 80) + card("magic", "Secret") +
              card("magic", "dig", use(R"({ op = "draw", who = "you", n = 2 })")));
  for (int i = 0; i < 2; ++i) b.deck(A, "Secret");
  gormiti::MatchSetup setup;
  const CardId dig = b.hand(A, "dig");
  Match from(b.read.catalog, setup, b.state);
  ASSERT_FALSE(from.act(A, PlayMagic{dig}));
  const table::PerPlayer<QString> players{{QStringLiteral("Cora"), QStringLiteral("Bruno")}};
  int draws = 0;
  for (const LogRow& row : gormitiLogRows(from, {1, 0}, {2, 0}, players, kSpoken.first())) {
    EXPECT_FALSE(row.text.contains(QStringLiteral("Secret"))) << row.text.toStdString();
    draws += row.text.contains(QStringLiteral("draws")) ? 1 : 0;
  }
  EXPECT_EQ(draws, 2);
}

}  // namespace
}  // namespace playsheet::testing
