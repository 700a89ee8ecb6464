// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rules_page.h"

#include <QDir>
#include <QLineEdit>
#include <QListView>
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
#include "ui/wording/gormiti/words.h"

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

/// A few rules of another game.
const wording::RuleTexts& otherRules() {
  static const wording::RuleTexts texts = [] {
    const std::string toml =
        "format = 1\n[[section]]\ntitle = { en = \"Quick\", it = \"Veloce\", pt_BR = \"Rápido\" }\n"
        "modes = [\"quick\"]\n[[section.rule]]\nid = \"G-901\"\n"
        "text = { en = \"Two words are drawn (G-101).\", it = \"Due.\", pt_BR = \"Dois.\" }\n"
        "[[section]]\ntitle = { en = \"Aim\", it = \"Scopo\", pt_BR = \"Objetivo\" }\n"
        "[[section.rule]]\nid = \"G-101\"\nmodes = [\"strategic\"]\n"
        "text = { en = \"The Hero.\", it = \"Eroe.\", pt_BR = \"Herói.\" }\n"
        "[[section.rule]]\nid = \"G-105\"\ntext = { en = \"Concede.\", it = \"Resa.\", pt_BR = \"Desistir.\" }\n"
        "[[ruling]]\nid = \"swaps\"\nrule = \"G-901\"\nmodes = [\"quick\"]\n"
        "title = { en = \"Swaps?\", it = \"Cambi?\", pt_BR = \"Trocas?\" }\n"
        "text = { en = \"Q\", it = \"Q\", pt_BR = \"Q\" }\n";
    wording::RuleTexts out(wording::rule_book("gormiti"));
    std::vector<wording::RuleProblem> problems;
    out.read(toml, "other.toml", problems);
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

  static std::vector<OfferedRules> books() {
    static const wording::RuleSearch some(someRules(), wording::SearchWords{});
    static const wording::RuleSearch other(otherRules(), wording::SearchWords{});
    return {{&someRules().book(), []() -> const auto& {return someRules();
  }
  , []() -> const auto& { return some; }
}, {
  &otherRules().book(), []() -> const auto& { return otherRules(); }
  , []() -> const auto& { return other; }
}
};  // namespace
}  // namespace playsheet::testing
std::vector<QString> notes(const QString& id) {
  std::vector<QString> out;
  if (const RuleRow* found = row(id))
    for (const RuleBlock& block : found->blocks)
      if (block.kind == RuleBlock::Kind::Note) out.push_back(block.text);
  return out;
}

RulesPage page_{books()};
}
;

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

/// A book is chosen as every choice of a box is: with the mouse, or with Tab and the arrow keys.
TEST_F(RulesPageTest, AnotherGameIsChosenByMouseAndByKey) {
  EXPECT_EQ(page_.book(), QStringLiteral("naruto"));
  page_.books()->showPopup();
  QListView* list = page_.books()->findChild<QListView*>();
  ASSERT_NE(list, nullptr);
  QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(1, 0)).center());
  QCoreApplication::processEvents();
  EXPECT_EQ(page_.book(), QStringLiteral("gormiti"));
  EXPECT_EQ(page_.hits(), 4);
  EXPECT_EQ(page_.sections()->count(), 3);
  EXPECT_EQ(row(QStringLiteral("N-ONE-01")), nullptr);

  page_.search()->setFocus();
  QTest::keyClick(page_.search(), Qt::Key_Tab);
  ASSERT_EQ(page_.focusWidget(), page_.books());
  QTest::keyClick(page_.books(), Qt::Key_Up);
  EXPECT_EQ(page_.book(), QStringLiteral("naruto"));
  EXPECT_EQ(page_.hits(), 61);
}

/// Words that are searched for are searched for in the other book; what was chosen is forgotten with the next opening.
TEST_F(RulesPageTest, AnotherGameKeepsTheWordsAndForgetsTheRest) {
  page_.setEdition(QStringLiteral("panini"));
  page_.search()->setText(QStringLiteral("words"));
  EXPECT_EQ(page_.hits(), 60);
  page_.setBook(QStringLiteral("gormiti"));
  EXPECT_EQ(page_.search()->text(), QStringLiteral("words"));
  ASSERT_EQ(page_.hits(), 1);
  EXPECT_EQ(page_.view()->rows().front().id, QStringLiteral("G-901"));
  page_.setBook(QStringLiteral("naruto"));
  EXPECT_EQ(page_.edition(), QStringLiteral("panini")) << "as long as the page is open";
  page_.setPlace({QStringLiteral("gormiti"), QStringLiteral("quick")});
  page_.setBook(QStringLiteral("naruto"));
  EXPECT_EQ(page_.edition(), QStringLiteral("usa-1.3"));
  page_.setBook(QStringLiteral("none"));
  EXPECT_EQ(page_.book(), QStringLiteral("naruto"));
}

TEST_F(RulesPageTest, EditionsAreChosenOnlyWhereThereAreSome) {
  ActionButton* compare = page_.findChild<ActionButton*>(QStringLiteral("everyEdition"));
  EXPECT_TRUE(page_.editions()->isVisible());
  EXPECT_TRUE(compare->isVisible());
  page_.setBook(QStringLiteral("gormiti"));
  EXPECT_FALSE(page_.editions()->isVisible());
  EXPECT_FALSE(compare->isVisible());
  page_.setBook(QStringLiteral("naruto"));
  EXPECT_TRUE(page_.editions()->isVisible());
}

/// Once for a section, at each rule for which no heading says it; nothing is folded away.
TEST_F(RulesPageTest, WhatIsOfOneModeOnlySaysSo) {
  page_.setBook(QStringLiteral("gormiti"));
  EXPECT_EQ(page_.view()->rows().front().only, QStringLiteral("Only in: Quick mode"));
  EXPECT_TRUE(notes(QStringLiteral("G-901")).empty()) << "its heading says it";
  EXPECT_EQ(notes(QStringLiteral("G-101")), std::vector<QString>{QStringLiteral("Only in: Strategic mode")});
  EXPECT_TRUE(notes(QStringLiteral("G-105")).empty());
  EXPECT_EQ(notes(QStringLiteral("swaps")), std::vector<QString>{QStringLiteral("Only in: Quick mode")});
  EXPECT_EQ(row(QStringLiteral("swaps"))->sign, QStringLiteral("G-901"));
  EXPECT_FALSE(row(QStringLiteral("G-101"))->foreign);
  page_.search()->setText(QStringLiteral("drawn"));
  EXPECT_EQ(notes(QStringLiteral("G-901")), std::vector<QString>{QStringLiteral("Only in: Quick mode")});
  page_.search()->clear();
  page_.setPlace({QStringLiteral("gormiti"), QStringLiteral("quick")});
  EXPECT_TRUE(row(QStringLiteral("G-101"))->foreign);
  EXPECT_EQ(blocks(QStringLiteral("G-101"), RuleBlock::Kind::Text), 1);
  EXPECT_EQ(blocks(QStringLiteral("G-101"), RuleBlock::Kind::Toggle), 0);
  page_.setLanguage(QStringLiteral("pt_BR"));
  EXPECT_EQ(page_.view()->rows().front().only, QStringLiteral("Só em: Partida rápida"));
}

/// Whatever asks for a rule need not say which game it is of.
TEST_F(RulesPageTest, ARuleOfAnotherGameOpensItsBook) {
  page_.open(QStringLiteral("G-105"));
  EXPECT_EQ(page_.book(), QStringLiteral("gormiti"));
  EXPECT_EQ(page_.view()->marked(), QStringLiteral("G-105"));
  clickLink(QStringLiteral("G-901"), QStringLiteral("G-101"));
  EXPECT_EQ(page_.view()->marked(), QStringLiteral("G-101"));
  page_.back()->click();
  EXPECT_EQ(page_.view()->marked(), QStringLiteral("G-901"));
  page_.open(QStringLiteral("G-999"));
  EXPECT_EQ(page_.book(), QStringLiteral("gormiti"));
  page_.open(QStringLiteral("N-ONE-02"));
  EXPECT_EQ(page_.book(), QStringLiteral("naruto"));
}

TEST(RuleHint, SaysNumberAndWordsInItsLanguage) {
  const QString english = ruleHint(QStringLiteral("G-504"), QStringLiteral("en"), {});
  EXPECT_TRUE(english.contains(QStringLiteral("<b>G-504</b>"))) << english.toStdString();
  EXPECT_TRUE(english.contains(QStringLiteral("several attacks"))) << english.toStdString();
  EXPECT_TRUE(ruleHint(QStringLiteral("G-504"), QStringLiteral("it"), {}).contains(QStringLiteral("più attacchi")));
  const QString naruto = ruleHint(QStringLiteral("N-START-04"), QStringLiteral("en"), QStringLiteral("usa-1.3"));
  EXPECT_TRUE(naruto.contains(QStringLiteral("draws no card"))) << "what its edition says belongs to it";
  EXPECT_EQ(ruleHint(QStringLiteral("G-999"), QStringLiteral("en"), {}), QStringLiteral("G-999"));
  EXPECT_EQ(ruleHint({}, QStringLiteral("en"), {}), QString());
}

/// The table has the names of the modes from its own sentences.
TEST(RuleBooks, TheModesAreCalledAsOnTheTable) {
  const wording::RuleBook& book = wording::rule_book("gormiti");
  ASSERT_EQ(book.editions.size(), 2U);
  for (const gormiti::Mode mode : {gormiti::Mode::strategic, gormiti::Mode::quick})
    for (const wording::Language language : wording::kLanguages)
      EXPECT_EQ(wording::edition_title(book, table::name_of(mode), language), gormiti_wording::name_of(mode, language));
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
