// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QActionGroup>
#include <QCheckBox>

#include "tests/ui/match_fixture.h"
#include "ui/log/log_view.h"
#include "ui/naruto/reader_page.h"
#include "ui/shell/match_form.h"
#include "ui/shell/start_page.h"
#include "ui/speech/face_maker.h"
#include "ui/table/card_reader.h"
#include "ui/table/side_panel.h"

/// How cards are read, whatever the language of the seat: in which language they are called, and whether their keywords
/// are explained.
namespace playsheet::testing {
namespace {

using wording::CardNames;

class Reading : public MatchWindowTest {
 protected:
  CardReader* reader() { return table().side()->reader(); }

  /// A card that is called otherwise in Italian.
  static naruto::DefinitionId cardWithItalianName() {
    const auto& cards = shippedCards();
    for (std::size_t i = 0; i < cards.size(); ++i) {
      const auto card = static_cast<naruto::DefinitionId>(i);
      if (!cards[card].name_it.empty() && cards[card].name_it != cards.words().text(cards[card].name)) return card;
    }
    return 0;
  }

  /// One that is switched on or off; `beside`: of the menu that has this entry, too, if several have one of that name.
  QAction* action(const QString& text, const QString& beside = {}) {
    for (auto* each : window_->findChildren<QAction*>()) {
      if (each->text() != text || !each->isCheckable()) continue;
      const auto group = each->actionGroup() ? each->actionGroup()->actions() : QList<QAction*>{each};
      const auto named = [&](const QAction* other) { return beside.isEmpty() || other->text() == beside; };
      if (std::any_of(group.begin(), group.end(), named)) return each;
    }
    return nullptr;
  }
};

TEST_F(Reading, NamesHaveALanguageOfTheirOwn) {
  begin(Secrecy::Open, 7, QStringLiteral("it"));
  const auto card = cardWithItalianName();
  const auto face = [&] { return match().words().face(card, QStringLiteral("it")); };
  const QString italian = QString::fromStdString(shippedCards()[card].name_it);
  const QString text = face().typeLine;
  EXPECT_EQ(face().name, italian);
  action(QStringLiteral("English"), QStringLiteral("Italian where known"))->trigger();
  EXPECT_NE(face().name, italian);
  EXPECT_EQ(match().words().cardName(card, QStringLiteral("it")), face().name);
  EXPECT_EQ(face().typeLine, text) << "the text stays in the language of the seat";
  action(QStringLiteral("Italian where known"))->trigger();
  EXPECT_EQ(match().words().face(card, QStringLiteral("en")).name, italian);
  EXPECT_EQ(window_->plan().reading.names, CardNames::italian);
}

TEST_F(Reading, ItalianNamesInAnEnglishMatchReachTheLog) {
  begin(Secrecy::Open);
  const int card = goOnToPlayable();
  ASSERT_GE(card, 0);
  const auto definition = match().seen(card)->definition;
  match().clickCard(card);
  match().clickCard(card);
  window_->setReading({CardNames::italian, false});
  const QString english = cardNameOf(match().words().cards(), definition, QStringLiteral("en"));
  const QString italian = cardNameOf(match().words().cards(), definition, QStringLiteral("it"));
  const auto told = [&](const QString& name) {
    const auto& rows = table().side()->log()->rows();
    return std::any_of(rows.begin(), rows.end(), [&](const LogRow& row) { return row.text.contains(name); });
  };
  EXPECT_TRUE(told(italian));
  window_->setReading({CardNames::english, false});
  EXPECT_TRUE(told(english));
}

TEST_F(Reading, TheChoiceIsKeptByTheFormOfTheNextMatch) {
  begin(Secrecy::Open);
  window_->setReading({CardNames::italian, true});
  EXPECT_EQ(window_->startPage()->form()->plan().reading, (ReadingChoice{CardNames::italian, true}));
}

TEST_F(Reading, KeywordsAreExplainedOnRequest) {
  begin(Secrecy::Open);
  ReaderPage page;
  page.empty = false;
  page.face.name = QStringLiteral("Aki");
  page.reminders = {QStringLiteral("Surge: once per turn, ...")};
  page.explainText = QStringLiteral("Explain keywords");
  table().side()->showCard(page);
  auto* box = reader()->findChild<QCheckBox*>();
  ASSERT_TRUE(box->isVisible());
  EXPECT_FALSE(box->isChecked());
  const QImage plain = reader()->grab().toImage();
  box->click();
  EXPECT_TRUE(window_->plan().reading.reminders);
  page.explain = true;
  table().side()->showCard(page);
  EXPECT_TRUE(box->isChecked());
  EXPECT_NE(reader()->grab().toImage(), plain);
  page.reminders.clear();
  table().side()->showCard(page);
  EXPECT_FALSE(box->isVisible()) << "a card without keywords needs no explanation";
}

TEST_F(Reading, AKeySwitchesTheReminders) {
  begin(Secrecy::Open);
  auto* explain = action(QStringLiteral("Explain &keywords"));
  ASSERT_NE(explain, nullptr);
  EXPECT_EQ(explain->shortcut(), QKeySequence(Qt::Key_F8));
  explain->trigger();
  EXPECT_TRUE(match().reading().reminders);
}

}  // namespace
}  // namespace playsheet::testing
