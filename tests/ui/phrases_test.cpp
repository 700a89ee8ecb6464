// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/random_player.h"
#include "tests/ui/match_fixture.h"
#include "ui/naruto/reader_page.h"
#include "ui/table/card_reader.h"
#include "ui/table/side_panel.h"

/// A phrase of the text in the reader that is pointed at marks what it means on the sheet.
namespace playsheet::testing {
namespace {

class Phrases : public MatchWindowTest {
 protected:
  CardReader* reader() { return table().side()->reader(); }

  /// Plays on until some card that is seen has a phrase that means other cards on the table; that card.
  int cardWithPhrase() {
    players::RandomPlayer player(21);
    for (int i = 0; i < 600 && !match().over(); ++i) {
      match().play(player.choose(state(), match().match().rules()));
      for (std::size_t card = 0; card < state().card_count; ++card) {
        const auto page = makeReaderPage(match(), static_cast<int>(card));
        for (const auto& phrase : page.phrases)
          if (page.face.text.size() < 160 && phrase.cards.size() > 1) return static_cast<int>(card);
      }
    }
    return -1;
  }

  int widest() {
    const auto& phrases = reader()->page().phrases;
    for (std::size_t i = 0; i < phrases.size(); ++i)
      if (phrases[i].cards.size() > 1) return static_cast<int>(i);
    return -1;
  }

  void move(const QPointF& to) {
    QMouseEvent moved(QEvent::MouseMove, to, reader()->mapToGlobal(to), Qt::NoButton, Qt::NoButton, {});
    QCoreApplication::sendEvent(reader(), &moved);
  }

  /// The card in the reader, as if it were pointed at on the sheet.
  void read(int card) {
    emit table().sheet()->cardHovered(card);
    emit table().sheet()->cardHovered(-1);
  }
};

TEST_F(Phrases, PointingAtOneMarksTheCardsThatFit) {
  for (const QString language : {"en", "it", "pt_BR"}) {
    begin(Secrecy::Open, 7, language);
    const int card = cardWithPhrase();
    ASSERT_GE(card, 0);
    read(card);
    const int phrase = widest();
    ASSERT_GE(phrase, 0);
    const auto places = reader()->phrasePlaces(phrase);
    ASSERT_FALSE(places.isEmpty());
    const QImage plain = table().sheet()->grab().toImage();
    move(places.first().center());
    EXPECT_FALSE(table().sheet()->meant().isEmpty());
    const auto& now = reader()->page().phrases[static_cast<std::size_t>(reader()->phrase())];
    EXPECT_EQ(table().sheet()->meant(), now.cards);
    EXPECT_FALSE(now.note.isEmpty());
    EXPECT_TRUE(reader()->accessibleDescription().contains(now.note));
    EXPECT_NE(table().sheet()->grab().toImage(), plain) << "the marks can be seen";
    if (const QString folder = qEnvironmentVariable("PLAYSHEET_PICTURES"); !folder.isEmpty())
      window_->grab().save(folder + QStringLiteral("/phrase-") + language + QStringLiteral(".png"));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(reader(), &leave);
    EXPECT_TRUE(table().sheet()->meant().isEmpty());
    EXPECT_EQ(table().sheet()->grab().toImage(), plain) << "and go with the pointer";
  }
}

TEST_F(Phrases, KeysStepThroughThem) {
  begin(Secrecy::Open);
  const int card = cardWithPhrase();
  ASSERT_GE(card, 0);
  read(card);
  const auto count = static_cast<int>(reader()->page().phrases.size());
  for (int i = 0; i < count; ++i) {
    table().stepPhrase(1);
    EXPECT_EQ(reader()->phrase(), i);
    EXPECT_EQ(table().sheet()->meant(), reader()->page().phrases[static_cast<std::size_t>(i)].cards);
  }
  table().stepPhrase(1);
  EXPECT_EQ(reader()->phrase(), -1) << "behind the last one comes none";
  EXPECT_TRUE(table().sheet()->meant().isEmpty());
  table().stepPhrase(-1);
  EXPECT_EQ(reader()->phrase(), count - 1);
  QTest::keyClick(table().sheet(), Qt::Key_Escape);
  EXPECT_EQ(reader()->phrase(), -1);
}

TEST_F(Phrases, AnotherCardInTheReaderTakesTheMarksAway) {
  begin(Secrecy::Open);
  const int card = cardWithPhrase();
  ASSERT_GE(card, 0);
  read(card);
  table().stepPhrase(1);
  read(state()[PlayerId::south].hand.empty() ? -1 : state()[PlayerId::south].hand[0]);
  if (reader()->page().face.code != makeReaderPage(match(), card).face.code) {
    EXPECT_TRUE(table().sheet()->meant().isEmpty());
  }
}

/// What the phrases say depends on nothing that the screen does not show.
TEST_F(Phrases, HiddenCardsChangeNothing) {
  begin(Secrecy::Hold);
  players::RandomPlayer player(21);
  for (int i = 0; i < 150 && !match().over(); ++i) match().play(player.choose(state(), match().match().rules()));
  for (std::size_t card = 0; card < state().card_count; ++card) {
    const auto page = makeReaderPage(match(), static_cast<int>(card));
    for (const auto& phrase : page.phrases)
      for (const int meant : phrase.cards) EXPECT_NE(match().seen(meant), nullptr) << page.face.code.toStdString();
  }
}

}  // namespace
}  // namespace playsheet::testing
