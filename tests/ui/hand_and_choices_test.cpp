// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPainter>

#include "engine/players/random_player.h"
#include "tests/ui/match_fixture.h"
#include "ui/choices/choice_row.h"
#include "ui/faces/board_cost.h"
#include "ui/faces/fonts.h"
#include "ui/faces/text_fit.h"
#include "ui/log/log_view.h"
#include "ui/naruto/naruto_scene.h"
#include "ui/naruto/naruto_sheet.h"
#include "ui/sheet/sheet_context.h"
#include "ui/sheet/sheet_layout.h"
#include "ui/table/side_panel.h"

/// Hands and answers on the table: nothing is cut off, nothing lies over what a choice is made by.
namespace playsheet::testing {
namespace {

using naruto::ChoiceKind;

const QVector<QSizeF> kSheetSizes{{1024, 500}, {1108, 596}, {1280, 640}, {1560, 1022}, {2200, 1300}};

struct HandOnSheet {
  naruto::PlayerView view;
  SheetDressing dressing;

  HandOnSheet(PlayerId player, int cards, int chosen) {
    view.turn = 3;
    view.step = naruto::Step::mission;
    view.active = player;
    dressing.handShown[player] = true;
    for (int i = 0; i < cards; ++i) {
      naruto::SeenCard card;
      card.id = static_cast<CardId>(i);
      card.owner = card.controller = player;
      card.zone = naruto::Zone::hand;
      view.players[player].hand.cards.push_back(card);
      ++view.players[player].hand.count;
    }
    dressing.marks[chosen].selected = true;
  }

  SheetLayout at(const QSizeF& size, qreal words = 1) const {
    static const CardFace face;
    const FaceOf faces = [](int) -> const CardFace& { return face; };
    return layOut({narutoSheet(), narutoScene({view}, dressing, faces), dressing, faces, size, words, false, {}});
  }
};

/// The frame of a chosen card and the sign at its corner reach this far beyond it.
QRectF withItsMarks(const QRectF& card) { return card.adjusted(-11, -11, 11, 11); }

TEST(ChosenCard, StaysOnTheSheetWithItsMarksAtEverySeat) {
  for (const PlayerId player : table::kPlayers)
    for (const QSizeF& size : kSheetSizes)
      for (const auto step : {naruto::Step::mission, naruto::Step::exchange})
        for (const bool both : {false, true}) {
          HandOnSheet hand(player, 6, 3);
          hand.view.step = step;
          hand.dressing.handShown[table::other(player)] = both;
          const SheetLayout layout = hand.at(size);
          for (const PlacedCard& card : layout.cards) EXPECT_TRUE(layout.area.contains(card.rect)) << card.id;
          const PlacedCard* chosen = layout.find(3);
          ASSERT_NE(chosen, nullptr);
          EXPECT_TRUE(layout.area.contains(withItsMarks(chosen->rect)))
              << size.width() << " x " << size.height() << ", top " << chosen->rect.top();
        }
}

TEST(ChosenCard, MovesTowardsTheMiddleOfTheSheet) {
  for (const PlayerId player : table::kPlayers) {
    const SheetLayout layout = HandOnSheet(player, 6, 3).at(kSheetSizes[1]);
    const qreal way = layout.find(3)->rect.top() - layout.find(2)->rect.top();
    EXPECT_EQ(way < 0, player == PlayerId::south);
    EXPECT_NE(way, 0);
  }
}

TEST(MiddleBand, WordsOfAnySizeLieOverNoOthers) {
  for (const QSizeF& size : kSheetSizes)
    for (const qreal words : {1.0, 1.5, 2.0})
      for (const bool played : {false, true}) {
        HandOnSheet hand(PlayerId::south, 5, -1);
        if (played) hand.dressing.justPlayed = 2;
        const SheetLayout layout = hand.at(size, words);
        EXPECT_FALSE(layout.notice.intersects(layout.counters)) << size.width() << ", words x " << words;
        EXPECT_TRUE(layout.notice.isEmpty() || layout.band.contains(layout.notice));
      }
}

/// Why not: the bubble stands beside the card that it is about, over none of the hand.
TEST(Bubble, StandsBesideItsCardAndCoversNoCardOfTheHand) {
  const QString reason = QStringLiteral("The Entrance Cost is 4, the turn marker of Naomi says 2.");
  for (const PlayerId player : table::kPlayers)
    for (const QSizeF& size : kSheetSizes)
      for (const int cards : {1, 6, 9}) {
        const SheetLayout layout = HandOnSheet(player, cards, -1).at(size);
        for (int card = 0; card < cards; ++card) {
          const QRectF rule = bubbleRule(layout, {card, reason, QStringLiteral("N-DEP-03")});
          ASSERT_FALSE(rule.isEmpty());
          EXPECT_TRUE(layout.area.contains(rule));
          for (const PlacedCard& other : layout.cards) {
            const bool of_hand = other.place == SheetPlace::Hand && other.player == player;
            EXPECT_FALSE(of_hand && other.rect.intersects(rule)) << other.id << " under the bubble about " << card;
          }
        }
      }
}

TEST(EmptyHand, IsToldInWholeWordsInEveryLanguage) {
  for (const QString sentence : {"No cards in hand", "Nessuna carta in Mano", "Nenhum card na mão"})
    for (const QSizeF& size : kSheetSizes) {
      HandOnSheet hand(PlayerId::south, 0, -1);
      hand.view.step = naruto::Step::exchange;
      const SheetLayout layout = hand.at(size);
      const QRectF& place = layout.raised[PlayerId::south];
      ASSERT_FALSE(place.isEmpty());
      const QFont font = fonts::ui(13 * layout.sizes.text, 500);
      const QStringList lines = wrapWords(sentence, font, place.width() - 12);
      EXPECT_LE(lines.size(), 4);
      for (const QString& line : lines) {
        EXPECT_EQ(fitLine(line, font, place.width() - 8).text, line);
        EXPECT_TRUE(sentence.contains(line));
      }
    }
}

/// In a teaching match both hands lie open with the face of the board: what a card costs is on it all the same.
TEST(OpenHands, ShowWhatACardCosts) {
  const auto picture = [](const CardFace& face) {
    QImage image(75, 104, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintBoardCost(painter, face, QRectF(0, 0, 75, 104));
    painter.end();
    return image;
  };
  CardFace ninja;
  ninja.entranceCost = QStringLiteral("1");
  CardFace dear = ninja;
  dear.entranceCost = QStringLiteral("4");
  EXPECT_NE(picture(ninja), picture(dear));
  CardFace with_hand_cost = ninja;
  with_hand_cost.handCost = 1;
  EXPECT_NE(picture(ninja), picture(with_hand_cost));
  CardFace jutsu;
  jutsu.type = CardFace::Type::Jutsu;
  jutsu.jutsuCost = QStringLiteral("F1");
  CardFace other = jutsu;
  other.jutsuCost = QStringLiteral("WW1");
  EXPECT_NE(picture(jutsu), picture(other));
}

class Choices : public MatchWindowTest {
 protected:
  QRect onTable(SheetPlace place, PlayerId player) {
    return table().sheet()->zoneRect(place, player).translated(table().sheet()->pos());
  }
};

/// Random matches until answers stand in a row: hand, chakra and deck of south are seen beside them.
TEST_F(Choices, LieOverNothingThatTheyAreMadeBy) {
  int seen = 0;
  for (std::uint64_t seed = 1; seed < 6 && seen < 12; ++seed) {
    begin(seed % 2 == 0 ? Secrecy::Hold : Secrecy::Open, seed);
    players::RandomPlayer player(seed);
    for (int i = 0; i < 500 && !match().over() && seen < 12; ++i) {
      match().play(player.choose(state(), match().match().rules()));
      if (match().over() || table().choices()->count() == 0) continue;
      ++seen;
      const QRect row = table().choices()->geometry();
      EXPECT_TRUE(table().rect().contains(row));
      for (const SheetPlace place : {SheetPlace::Deck, SheetPlace::Graveyard, SheetPlace::Chakra, SheetPlace::Hand})
        EXPECT_FALSE(row.intersects(onTable(place, PlayerId::south))) << static_cast<int>(place);
    }
  }
  EXPECT_GT(seen, 0);
}

TEST_F(Choices, KeepingTheOpeningHandStandsInTheLog) {
  const QStringList sentences{"Naomi keeps the opening hand", "Naomi tiene la prima Mano",
                              "Naomi fica com a mão inicial"};
  const QStringList languages{"en", "it", "pt_BR"};
  for (qsizetype i = 0; i < languages.size(); ++i) {
    begin(Secrecy::Open, 7, languages[i]);
    const auto said = [&] {
      const auto& rows = table().side()->log()->rows();
      return std::any_of(rows.begin(), rows.end(), [&](const auto& row) { return row.text == sentences[i]; });
    };
    while (!(asked() == ChoiceKind::change_hand && match().match().decider() == PlayerId::south)) ASSERT_TRUE(stepOn());
    EXPECT_FALSE(said());
    ASSERT_TRUE(match().play(naruto::ChangeHand{false}));
    EXPECT_TRUE(said());
  }
}

}  // namespace
}  // namespace playsheet::testing
