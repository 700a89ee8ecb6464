// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QLineEdit>
#include <QLocale>
#include <QTest>

#include "engine/naruto/editions/agreed_list.h"
#include "tests/ui/invented_fixture.h"
#include "ui/naruto/end_facts.h"
#include "ui/rules/rule_store.h"
#include "ui/shell/agreed_list_field.h"
#include "ui/shell/match_form.h"
#include "ui/shell/ruling_row.h"
#include "ui/shell/rulings_dialog.h"
#include "ui/shell/seat_form.h"
#include "ui/speech/rules_title.h"
#include "ui/table/decks_panel.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"

/// Editions and house rulings in the dialog of a match.
namespace playsheet::testing {
namespace {

class MatchFormTest : public ::testing::Test {
 protected:
  MatchFormTest() {
    for (const char* id : {"clones", "embers", "formation", "mist", "panini-clones", "panini-embers"})
      shelf_.ready.push_back(shippedDeck(id));
    form_ = std::make_unique<MatchForm>(shippedCards(), shelf_);
    MatchPlan plan = planOf(Secrecy::Hold);
    form_->setPlan(plan);
  }

  void chooseEdition(const char* id) {
    ChoiceBox* box = form_->editionBox();
    box->setCurrentIndex(box->findData(QString::fromLatin1(id)));
    emit box->activated(box->currentIndex());
  }
  bool legal(PlayerId player) {
    return naruto::check_deck(form_->plan().seats[player].deck, shippedCards(), form_->played()).empty();
  }

  DeckShelf shelf_;
  std::unique_ptr<MatchForm> form_;
};

TEST_F(MatchFormTest, ThreeEditionsAreOfferedByName) {
  const ChoiceBox* box = form_->editionBox();
  ASSERT_EQ(box->count(), 3);
  for (int i = 0; i < 3; ++i) EXPECT_NE(box->itemText(i), box->itemData(i).toString());
  for (const QString language : {"en", "it", "pt_BR"})
    for (const auto& edition : naruto::editions()) {
      const QString id = QString::fromStdString(std::string(edition.id));
      EXPECT_NE(editionTitle(id, language), id);
    }
}

/// An edition for which the chosen decks do not fit gives decks that do, one for each seat.
TEST_F(MatchFormTest, AnotherEditionGivesDecksThatMayBePlayed) {
  for (const char* edition : {"panini", "bandai-pt", "usa-1.3"}) {
    chooseEdition(edition);
    EXPECT_TRUE(legal(PlayerId::south)) << edition << ": " << form_->seat(PlayerId::south)->note().toStdString();
    EXPECT_TRUE(legal(PlayerId::north)) << edition << ": " << form_->seat(PlayerId::north)->note().toStdString();
    EXPECT_NE(form_->seat(PlayerId::south)->chosenDeck(), form_->seat(PlayerId::north)->chosenDeck()) << edition;
    EXPECT_EQ(form_->plan().edition, edition);
  }
}

TEST_F(MatchFormTest, ADeckThatBreaksTheRulesSaysWhyAtOnce) {
  chooseEdition("panini");
  form_->seat(PlayerId::south)->chooseDeck(0);  // a deck of 50
  EXPECT_FALSE(legal(PlayerId::south));
  EXPECT_TRUE(form_->seat(PlayerId::south)->note().contains("40"))
      << form_->seat(PlayerId::south)->note().toStdString();
  bool started = false;
  QObject::connect(form_.get(), &MatchForm::started, [&] { started = true; });
  form_->startButton()->click();
  EXPECT_FALSE(started);
  EXPECT_FALSE(form_->message().isEmpty());
}

TEST_F(MatchFormTest, HouseRulingsAreCountedOnTheButtonAndGoIntoThePlan) {
  EXPECT_EQ(form_->rulingsButton()->text(), "House rules");
  const auto* mixing = naruto::find_ruling("A-06");
  const auto* join = naruto::find_ruling("A-43");
  form_->setRulings({{mixing, 0}, {join, 0}});
  EXPECT_EQ(form_->rulingsButton()->text(), "House rules: 2 changed");
  EXPECT_EQ(form_->plan().rulings.size(), 2U);
  EXPECT_FALSE(form_->played().all_must_join);
  chooseEdition("bandai-pt");  // there Ninja may be left out anyway
  ASSERT_EQ(form_->plan().rulings.size(), 1U);
  EXPECT_EQ(form_->plan().rulings.front().ruling, mixing);
  MatchPlan plan = form_->plan();
  form_->setPlan(plan);
  EXPECT_EQ(form_->plan().rulings, plan.rulings);
}

RulingsDialog::Input inputFor(const char* edition, std::vector<naruto::HouseRuling> rulings = {}, bool fixed = false,
                              const QString& language = QStringLiteral("en")) {
  return {*naruto::find_edition(edition), shippedCards(), std::move(rulings), language, fixed};
}

TEST(RulingsDialog, EveryRulingHasItsWordsAndValuesInThreeLanguages) {
  for (const QString language : {"en", "it", "pt_BR"}) {
    RulingsDialog dialog(inputFor("usa-1.3", {}, false, language), Look{});
    EXPECT_EQ(dialog.shownRows(), static_cast<int>(naruto::rulings().size()));
    for (const auto& ruling : naruto::rulings()) {
      const RulingRow* row = dialog.row(ruling.id);
      ASSERT_NE(row, nullptr);
      EXPECT_NE(shippedRules().ruling(ruling.id), nullptr) << ruling.id;
      if (ruling.is_list()) continue;
      ASSERT_EQ(row->box()->count(), static_cast<int>(ruling.values.size()));
      int marked = 0;
      for (int i = 0; i < row->box()->count(); ++i) {
        const auto name = ruling.values[static_cast<std::size_t>(i)];
        const QString text = row->box()->itemText(i);
        const bool a_word = name == "no" || name == "yes";  // numbers and codes stand for themselves
        EXPECT_FALSE(a_word && text == QString::fromStdString(std::string(name))) << ruling.id;
        marked += !row->box()->itemIcon(i).isNull() && static_cast<std::size_t>(i) == row->value() ? 1 : 0;
      }
      EXPECT_EQ(marked, 1) << ruling.id << ": the edition's own value is marked";
    }
  }
}

TEST(RulingsDialog, OnlyWhatDiffersIsGivenAndAllIsReset) {
  RulingsDialog dialog(inputFor("usa-1.3"), Look{});
  EXPECT_TRUE(dialog.rulings().empty());
  EXPECT_FALSE(dialog.resetButton()->isEnabled());
  dialog.row("A-85")->setValue(0);
  dialog.row("A-06")->setValue(0);
  EXPECT_EQ(dialog.changedRows(), 2);
  ASSERT_EQ(dialog.rulings().size(), 2U);
  EXPECT_EQ(dialog.rulings().front().ruling->id, "A-06");
  EXPECT_TRUE(dialog.resetButton()->isEnabled());
  dialog.resetButton()->click();
  EXPECT_TRUE(dialog.rulings().empty());
}

TEST(RulingsDialog, APresetSetsWhatBelongsTogether) {
  RulingsDialog dialog(inputFor("usa-1.3", {{naruto::find_ruling("A-06"), 0}}), Look{});
  ASSERT_EQ(dialog.presetButtons().size(), 1U);
  EXPECT_EQ(dialog.presetButtons().front()->text(), "As ruled in 2011");
  dialog.presetButtons().front()->click();
  std::vector<naruto::HouseRuling> wanted{{naruto::find_ruling("A-06"), 0}};  // it stays
  for (const auto& each : naruto::rulings_of(*naruto::find_preset("2011"))) wanted.push_back(each);
  EXPECT_EQ(dialog.rulings(), wanted);
  EXPECT_EQ(dialog.row("A-29")->value(), 2U);
  dialog.resetButton()->click();
  EXPECT_TRUE(dialog.rulings().empty());
  RulingsDialog fixed(inputFor("usa-1.3", {}, true), Look{});
  EXPECT_TRUE(fixed.presetButtons().front()->isHidden());
}

/// By codes or names, as in a deck list; what is not clear cannot be taken over.
TEST(RulingsDialog, LimitedCardsAreWrittenAsAList) {  // N-DECK-08, A-17
  RulingsDialog dialog(inputFor("usa-1.3"), Look{});
  RulingRow* row = dialog.row("A-17");
  ASSERT_NE(row, nullptr);
  QTest::keyClicks(row->list(), "2 n-001; J-032");
  EXPECT_EQ(row->list()->told(), "");
  ASSERT_EQ(dialog.rulings().size(), 1U);
  EXPECT_EQ(naruto::value_name(*naruto::find_ruling("A-17"), dialog.rulings().front().value), "N-001:2+J-032:1");
  RulingsDialog again(inputFor("usa-1.3", dialog.rulings()), Look{});
  EXPECT_EQ(again.row("A-17")->list()->text(), "2 N-001, 1 J-032");
  EXPECT_EQ(again.rulings(), dialog.rulings());

  row->list()->setText("Naruto Uzumaki 1");  // a name is every card that has it
  EXPECT_EQ(row->list()->told(), "");
  int so_called = 0;
  for (const auto& card : shippedCards()) {
    if (shippedCards().words().text(card.name) != "Naruto Uzumaki") continue;
    ++so_called;
    const auto listed = naruto::agreed_list(row->value());
    EXPECT_TRUE(std::any_of(listed.begin(), listed.end(), [&](const auto& each) { return each.code == card.code; }))
        << card.code;
  }
  EXPECT_GT(so_called, 2);

  for (const char* wrong : {"3 N-001", "1 N-0001x", "nobody at all", "1 N-001, sideboard: 2 J-032"}) {
    row->list()->setText(wrong);
    EXPECT_NE(row->list()->told(), "") << wrong;
    EXPECT_FALSE(dialog.doneButton()->isEnabled()) << wrong;
  }
  dialog.resetButton()->click();
  EXPECT_EQ(row->list()->text(), "");
  EXPECT_TRUE(dialog.doneButton()->isEnabled());
}

TEST(RulingsDialog, TheListCanBeSearched) {
  RulingsDialog dialog(inputFor("usa-1.3"), Look{});
  dialog.search()->setText("mastery injured");
  EXPECT_GE(dialog.shownRows(), 1);
  EXPECT_LT(dialog.shownRows(), 6);
  EXPECT_FALSE(dialog.row("A-69")->isHidden());
  dialog.search()->setText("a-43");
  EXPECT_EQ(dialog.shownRows(), 1);
  dialog.search()->setText("no such words at all");
  EXPECT_EQ(dialog.shownRows(), 0);
}

TEST(RulingsDialog, InAMatchTheyAreOnlyToBeRead) {
  const auto* mixing = naruto::find_ruling("A-06");
  RulingsDialog dialog(inputFor("panini", {{mixing, 0}}, true), Look{});
  EXPECT_EQ(dialog.changedRows(), 1);
  EXPECT_TRUE(dialog.row("A-06")->isChanged());
  for (const auto& ruling : naruto::rulings())
    EXPECT_FALSE(ruling.is_list() ? dialog.row(ruling.id)->list()->isEnabled()
                                  : dialog.row(ruling.id)->box()->isEnabled());
  EXPECT_TRUE(dialog.resetButton()->isHidden());
}

/// Pictures of the dialog in three languages, dark and light, if they are asked for.
TEST(RulingsDialog, HasRoomForItsWords) {
  for (const QString language : {"en", "it", "pt_BR"})
    for (const QString theme : {"dark", "light"}) {
      Look look;
      look.themeName = theme;
      RulingsDialog dialog(inputFor("usa-1.3", {{naruto::find_ruling("A-43"), 0}}, false, language), look);
      dialog.resize(920, 620);
      dialog.show();
      QCoreApplication::processEvents();
      const QImage picture = dialog.grab().toImage();
      EXPECT_GE(colourCount(picture), 40);
      const QString folder = qEnvironmentVariable("PLAYSHEET_PICTURES");
      if (!folder.isEmpty()) picture.save(QDir(folder).filePath("rulings-" + language + "-" + theme + ".png"));
    }
}

/// The rules that were chosen are those that are played, and they are told.
TEST_F(InventedMatchTest, HouseRulingsArePlayedAndTold) {
  beginInvented("usa-1.3", Secrecy::Open, "en", {{naruto::find_ruling("A-43"), 0}});
  EXPECT_FALSE(match().match().rules().edition->all_must_join);
  EXPECT_EQ(rulesTitle(match().plan().edition, match().plan().rulings, "en"), "American rules 1.3, 1 house rule");
  EXPECT_TRUE(window_->windowTitle().contains("house rule"));
  match().concede(PlayerId::north);
  const EndFacts facts = makeEndFacts(match(), 1000);
  EXPECT_EQ(facts.lines.back().both, "American rules 1.3, 1 house rule");
}

}  // namespace
}  // namespace playsheet::testing
