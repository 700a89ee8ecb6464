// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rules_page.h"

#include <QDir>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>

#include "engine/players/random_player.h"
#include "tests/ui/match_fixture.h"
#include "ui/log/log_view.h"
#include "ui/rules/rule_store.h"
#include "ui/rules/rule_tag.h"
#include "ui/rules/rules_view.h"
#include "ui/rules/section_list.h"
#include "ui/shell/start_page.h"
#include "ui/speech/rule_links.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/side_panel.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"

namespace playsheet::testing {
namespace {

using naruto::ChoiceKind;

/// Two sections with thirty rules each, and a ruling.
const wording::RuleTexts& someRules() {
  static const wording::RuleTexts texts = [] {
    std::string toml = "format = 1\n";
    for (const std::string word : {"ONE", "TWO"}) {
      toml += "[[section]]\ntitle = { en = \"Section " + word + "\", it = \"Sezione\", pt_BR = \"Seção\" }\n";
      for (int i = 1; i <= 30; ++i) {
        const std::string id = "N-" + word + (i < 10 ? "-0" : "-") + std::to_string(i);
        toml += "[[section.rule]]\nid = \"" + id + "\"\n";
        if (i == 7) toml += "editions = [\"panini\"]\n";
        toml += "text.en = \"The words of " + id + " as they are read, more of them. See N-TWO-20.\"\n";
        toml += "text.it = \"Più parole: " + id + " può.\"\ntext.pt_BR = \"As palavras de " + id + ".\"\n";
        if (i == 9)
          toml +=
              "[[section.rule.edition]]\nof = [\"usa-1.3\"]\nen = \"American words.\"\nit = \"A\"\npt_BR = \"A\"\n"
              "[[section.rule.edition]]\nof = [\"panini\"]\nen = \"Italian words.\"\nit = \"B\"\npt_BR = \"B\"\n";
      }
    }
    toml +=
        "[[ruling]]\nid = \"A-06\"\ntitle = { en = \"Mixed?\", it = \"Misto?\", pt_BR = \"Misto?\" }\n"
        "text = { en = \"Q\", it = \"Q\", pt_BR = \"Q\" }\n[ruling.value]\nno = { en = \"No\", it = \"No\", pt_BR = "
        "\"Nao\" }\n";
    wording::RuleTexts out;
    std::vector<wording::RuleProblem> problems;
    out.read(toml, "some.toml", problems);
    for (const auto& problem : problems) ADD_FAILURE() << wording::text_of(problem);
    return out;
  }();
  return texts;
}

class RulesPageTest : public ::testing::Test {
 protected:
  void SetUp() override {
    page_.setLook(Look{});
    page_.resize(1100, 600);
    page_.show();
    page_.open();
    QCoreApplication::processEvents();
  }
  const RuleRow* row(const QString& id) {
    for (const RuleRow& row : page_.view()->rows())
      if (row.id == id) return &row;
    return nullptr;
  }
  int blocks(const QString& id, RuleBlock::Kind kind) {
    int count = 0;
    if (const RuleRow* found = row(id))
      for (const RuleBlock& block : found->blocks) count += block.kind == kind ? 1 : 0;
    return count;
  }
  void clickLink(const QString& id, const QString& to) {
    const QRect place = page_.view()->linkRect(id, to);
    ASSERT_FALSE(place.isEmpty()) << id.toStdString() << " has no link to " << to.toStdString();
    QTest::mouseClick(page_.view()->viewport(), Qt::LeftButton, {}, place.center());
  }

  wording::RuleSearch finder_{someRules(), wording::SearchWords{}};
  RulesPage page_{someRules(), finder_};
};

TEST_F(RulesPageTest, ShowsEverythingUnderItsHeadings) {
  EXPECT_EQ(page_.hits(), 61);
  EXPECT_EQ(page_.sections()->count(), 3);
  EXPECT_EQ(page_.view()->rows().front().kind, RuleRow::Kind::Heading);
  EXPECT_EQ(page_.view()->rows().back().id, QStringLiteral("A-06"));
  EXPECT_TRUE(page_.view()->marked().isEmpty());
}

TEST_F(RulesPageTest, OpensAtARuleScrollsThereAndMarksIt) {
  EXPECT_EQ(page_.view()->verticalScrollBar()->value(), 0);
  page_.open(QStringLiteral("N-TWO-12"));
  EXPECT_EQ(page_.view()->marked(), QStringLiteral("N-TWO-12"));
  EXPECT_GT(page_.view()->verticalScrollBar()->value(), 500);
  EXPECT_TRUE(page_.view()->viewport()->rect().contains(page_.view()->ruleRect(QStringLiteral("N-TWO-12"))));
  EXPECT_EQ(page_.view()->section(), 1);
  EXPECT_EQ(page_.sections()->currentRow(), 1);
  page_.open(QStringLiteral("N-NONE-01"));  // unknown: nothing happens
  EXPECT_EQ(page_.view()->marked(), QStringLiteral("N-TWO-12"));
}

TEST_F(RulesPageTest, SearchFindsByIdAndByItalianWordWithoutAccent) {
  QTest::keyClicks(page_.search(), QStringLiteral("two-03"));
  ASSERT_EQ(page_.hits(), 1);
  EXPECT_EQ(page_.view()->rows().front().id, QStringLiteral("N-TWO-03"));
  page_.search()->clear();
  QTest::keyClicks(page_.search(), QStringLiteral("piu puo one-04"));
  ASSERT_EQ(page_.hits(), 1);
  EXPECT_EQ(page_.view()->rows().front().id, QStringLiteral("N-ONE-04"));
  page_.search()->setText(QStringLiteral("zzz"));
  EXPECT_EQ(page_.hits(), 0);
}

/// What was nearly spelled right is offered: Enter takes it, and so does a click.
TEST_F(RulesPageTest, WhereNothingIsFoundTheNearestWordIsOffered) {
  QTest::keyClicks(page_.search(), QStringLiteral("americam"));
  ASSERT_EQ(page_.hits(), 0);
  EXPECT_EQ(page_.suggestion(), QStringLiteral("american"));
  EXPECT_TRUE(page_.search()->accessibleDescription().contains(QStringLiteral("“american”")));
  QTest::keyClick(page_.search(), Qt::Key_Return);
  EXPECT_EQ(page_.search()->text(), QStringLiteral("american"));
  EXPECT_EQ(page_.hits(), 2);
  EXPECT_TRUE(page_.suggestion().isEmpty());
  EXPECT_TRUE(page_.search()->accessibleDescription().isEmpty());
  page_.search()->setText(QStringLiteral("italiam"));
  QTest::mouseClick(page_.view()->viewport(), Qt::LeftButton);
  EXPECT_EQ(page_.search()->text(), QStringLiteral("italian"));
  page_.search()->setText(QStringLiteral("qqqqqqqq"));
  EXPECT_TRUE(page_.suggestion().isEmpty());
  QTest::keyClick(page_.search(), Qt::Key_Return);
  EXPECT_EQ(page_.search()->text(), QStringLiteral("qqqqqqqq"));
}

TEST_F(RulesPageTest, EscapeClearsTheSearchThenCloses) {
  QSignalSpy closed(&page_, &RulesPage::closed);
  QTest::keyClicks(page_.search(), QStringLiteral("two"));
  QTest::keyClick(page_.search(), Qt::Key_Escape);
  EXPECT_TRUE(page_.search()->text().isEmpty());
  EXPECT_EQ(page_.hits(), 61);
  EXPECT_EQ(closed.size(), 0);
  QTest::keyClick(page_.search(), Qt::Key_Escape);
  EXPECT_EQ(closed.size(), 1);
}

TEST_F(RulesPageTest, ArrowsAndPagesMoveThroughTheRulesWhileOneTypes) {
  QTest::keyClick(page_.search(), Qt::Key_Down);
  EXPECT_EQ(page_.view()->marked(), QStringLiteral("N-ONE-01"));
  QTest::keyClick(page_.search(), Qt::Key_Down);
  EXPECT_EQ(page_.view()->marked(), QStringLiteral("N-ONE-02"));
  QTest::keyClick(page_.search(), Qt::Key_Up);
  EXPECT_EQ(page_.view()->marked(), QStringLiteral("N-ONE-01"));
  QTest::keyClick(page_.search(), Qt::Key_PageDown);
  const int page = page_.view()->verticalScrollBar()->value();
  EXPECT_GT(page, 300);
  QTest::keyClick(page_.search(), Qt::Key_Down);  // goes on where one reads
  EXPECT_FALSE(page_.view()->marked().isEmpty());
  EXPECT_GE(page_.view()->verticalScrollBar()->value(), page - 20);
}

TEST_F(RulesPageTest, LinksLeadToOtherRulesAndBack) {
  clickLink(QStringLiteral("N-ONE-02"), QStringLiteral("N-TWO-20"));
  EXPECT_EQ(page_.view()->marked(), QStringLiteral("N-TWO-20"));
  ASSERT_TRUE(page_.back()->isVisible());
  page_.back()->click();
  EXPECT_EQ(page_.view()->marked(), QStringLiteral("N-ONE-02"));
  EXPECT_FALSE(page_.back()->isVisible());
}

TEST_F(RulesPageTest, ShowsTheEditionAndOthersOnDemand) {
  const QString id = QStringLiteral("N-ONE-09");
  EXPECT_EQ(page_.edition(), QStringLiteral("usa-1.3"));
  EXPECT_EQ(blocks(id, RuleBlock::Kind::OwnEdition), 1);
  EXPECT_EQ(blocks(id, RuleBlock::Kind::OtherEdition), 0);
  page_.view()->goTo(id);
  clickLink(id, {});  // the arrow under the rule
  EXPECT_EQ(blocks(id, RuleBlock::Kind::OtherEdition), 1);
  clickLink(id, {});
  EXPECT_EQ(blocks(id, RuleBlock::Kind::OtherEdition), 0);
  page_.setEdition(QStringLiteral("bandai-pt"));
  EXPECT_EQ(blocks(id, RuleBlock::Kind::OwnEdition), 0);
}

TEST_F(RulesPageTest, FoldsRulesThatDoNotHoldUntilTheyAreAskedFor) {
  const QString id = QStringLiteral("N-ONE-07");
  ASSERT_NE(row(id), nullptr);
  EXPECT_TRUE(row(id)->foreign);
  EXPECT_EQ(blocks(id, RuleBlock::Kind::Text), 0);
  page_.goTo(id);
  EXPECT_EQ(blocks(id, RuleBlock::Kind::Text), 1);
  page_.setEdition(QStringLiteral("panini"));
  EXPECT_FALSE(row(id)->foreign);
}

TEST_F(RulesPageTest, SpeaksTheLanguageThatIsChosen) {
  page_.setLanguage(QStringLiteral("it"));
  EXPECT_TRUE(row(QStringLiteral("N-ONE-01"))->blocks.front().text.startsWith(QStringLiteral("Più")));
  EXPECT_EQ(page_.sections()->item(2)->text(), QStringLiteral("Regole della casa"));
}

// --- in the window --------------------------------------------------------------------------------------------------

class RulesInTheWindow : public MatchWindowTest {
 protected:
  void SetUp() override { ASSERT_GT(shippedRules().size(), 0U); }
  RulesPage& page() { return *window_->rulesPage(); }
  bool open() { return window_->rulesPage() && window_->rulesPage()->isVisible(); }

  /// Where this rule is drawn on the sheet; a null point if nowhere.
  QPoint placeOf(const QString& rule) {
    table().sheet()->grab();
    const QRect place = table().sheet()->ruleRect(rule);
    return place.isEmpty() ? QPoint() : place.center();
  }
  int refusedCard() {
    for (auto mark = match().prompt().marks.begin(); mark != match().prompt().marks.end(); ++mark)
      if ((mark->refused || mark->chargeable) && !table().sheet()->cardRect(mark.key()).isEmpty()) return mark.key();
    return -1;
  }
  bool playTo(ChoiceKind kind, int turn) {
    players::RandomPlayer player(22);
    for (int i = 0; i < 4000 && !match().over(); ++i) {
      if (asked() == kind && state().turn >= turn) return true;
      match().play(player.choose(state(), match().match().rules()));
    }
    return false;
  }
};

TEST_F(RulesInTheWindow, TheIdInTheBubbleIsALink) {
  for (const Secrecy secrecy : {Secrecy::Open, Secrecy::Hold}) {
    begin(secrecy);
    ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
    if (secrecy == Secrecy::Hold) match().holdKey(PlayerId::south, true);
    const int card = refusedCard();
    ASSERT_GE(card, 0);
    match().clickCard(card);
    const QString rule = table().sheet()->explainedRule();
    ASSERT_TRUE(rule.startsWith(QStringLiteral("N-")));
    const QPoint place = placeOf(rule);
    ASSERT_FALSE(place.isNull());
    QSignalSpy clicked(table().sheet(), &Sheet::ruleClicked);
    QTest::mouseClick(table().sheet(), Qt::LeftButton, {}, place);
    ASSERT_EQ(clicked.size(), 1);
    EXPECT_EQ(clicked.front().front().toString(), rule);
    ASSERT_TRUE(open());
    EXPECT_EQ(page().view()->marked(), rule);
    EXPECT_EQ(page().edition(), match().plan().edition);
    window_->closeRules();
    EXPECT_TRUE(table().isVisible());
  }
}

TEST_F(RulesInTheWindow, ThePromptShowsTheRuleOfItsQuestion) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  RuleTag* tag = table().bar()->rule();
  EXPECT_EQ(tag->rule(), ruleOfQuestion(ChoiceKind::mission_action));
  ASSERT_TRUE(tag->isVisible());
  EXPECT_TRUE(table().bar()->rect().contains(tag->geometry()));
  EXPECT_FALSE(tag->geometry().intersects(table().bar()->primary()->geometry()));
  QTest::mouseClick(tag, Qt::LeftButton);
  ASSERT_TRUE(open());
  EXPECT_EQ(page().view()->marked(), QStringLiteral("N-MP-01"));
}

TEST_F(RulesInTheWindow, SumsAndOutlooksOfABattleAreLinks) {
  begin(Secrecy::Open);
  ASSERT_TRUE(playTo(ChoiceKind::exchange, 8));
  const QString sum = QStringLiteral("N-SHOW-03");
  bool outlook = false;
  for (const char* id : {"N-REW-01", "N-REW-02", "N-SHOW-09", "N-SHOW-10", "N-SHOW-11"})
    outlook = outlook || !placeOf(QLatin1String(id)).isNull();
  EXPECT_TRUE(outlook);
  QPoint place = placeOf(sum);
  if (place.isNull()) {  // the ledger opens under the pointer
    QTest::mouseMove(table().sheet(), table().sheet()->zoneRect(SheetPlace::Band, PlayerId::south).center());
    place = placeOf(sum);
  }
  ASSERT_FALSE(place.isNull());
  QTest::mouseClick(table().sheet(), Qt::LeftButton, {}, place);
  ASSERT_TRUE(open());
  EXPECT_EQ(page().view()->marked(), sum);
}

TEST_F(RulesInTheWindow, LinesOfTheLogLeadToTheirRule) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  LogView* log = table().side()->log();
  for (std::size_t i = log->rows().size(); i-- > 0;) {
    const QRect sign = log->ruleRect(i);
    if (sign.isEmpty() || !log->viewport()->rect().contains(sign)) continue;
    QTest::mouseClick(log->viewport(), Qt::LeftButton, {}, sign.center());
    ASSERT_TRUE(open());
    EXPECT_EQ(page().view()->marked(), log->rows()[i].rule);
    return;
  }
  ADD_FAILURE() << "no line of the log has a rule";
}

TEST_F(RulesInTheWindow, F1OpensTheRulesAndTheTableHearsNoKeyMeanwhile) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  const auto decided = match().match().moments().size();
  QTest::keyClick(window_.get(), Qt::Key_F1);
  ASSERT_TRUE(open());
  EXPECT_EQ(page().view()->marked(), QStringLiteral("N-MP-01"));
  QTest::keyClicks(page().search(), QStringLiteral("sdf c"));
  QTest::keyClick(page().search(), Qt::Key_Return);
  EXPECT_EQ(match().match().moments().size(), decided);
  QTest::keyClick(page().search(), Qt::Key_Escape);
  QTest::keyClick(page().search(), Qt::Key_Escape);
  EXPECT_FALSE(open());
  EXPECT_TRUE(table().isVisible());
}

TEST_F(RulesInTheWindow, TheStartPageLeadsThere) {
  WindowNeeds needs;
  needs.cards = &shippedCards();
  needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
  window_ = std::make_unique<Shell>(std::move(needs), planOf(Secrecy::Hold));
  window_->resize(1280, 600);
  window_->show();
  QTest::mouseClick(window_->startPage()->rules(), Qt::LeftButton);
  ASSERT_TRUE(open());
  EXPECT_TRUE(page().view()->marked().isEmpty());
  QTest::keyClick(page().search(), Qt::Key_Escape);
  EXPECT_TRUE(window_->startPage()->isVisible());
}

/// Pictures, with PLAYSHEET_PICTURES as in screens_test.cpp; without it, that nothing is cut off or blank.
TEST_F(RulesInTheWindow, LooksRightInEveryLanguageAndTheme) {
  for (const QString language : {"en", "it", "pt_BR"})
    for (const QString theme : {"dark", "light"}) {
      begin(Secrecy::Open, 7, language);
      window_->resize(1024, 600);
      window_->setThemeName(theme);
      window_->showRules(QStringLiteral("N-START-04"));
      QCoreApplication::processEvents();
      for (const QWidget* widget : page().findChildren<ActionButton*>())
        EXPECT_TRUE(!widget->isVisible() || widget->width() >= widget->sizeHint().width())
            << widget->objectName().toStdString();
      const QImage picture = window_->grab().toImage();
      EXPECT_GE(colourCount(picture), 40);
      const QString folder = qEnvironmentVariable("PLAYSHEET_PICTURES");
      if (!folder.isEmpty())
        picture.save(QDir(folder).filePath(QStringLiteral("rules-%1-%2.png").arg(language, theme)));
    }
}

}  // namespace
}  // namespace playsheet::testing
