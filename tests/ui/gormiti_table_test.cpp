// SPDX-License-Identifier: GPL-3.0-or-later
// A match of Gormiti on the real window: by mouse, by keys, under the laws of the table.
#include <QDir>
#include <QHelpEvent>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolTip>

#include "tests/ui/gormiti_fixture.h"
#include "tests/ui/keyboard_player.h"
#include "tests/ui/mouse_player.h"
#include "ui/log/log_view.h"
#include "ui/rules/rule_store.h"
#include "ui/rules/rule_tag.h"
#include "ui/rules/rules_page.h"
#include "ui/rules/rules_view.h"
#include "ui/shell/gormiti_form.h"
#include "ui/shell/match_form.h"
#include "ui/shell/start_page.h"
#include "ui/speech/from_view.h"
#include "ui/table/end_sheet.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/side_panel.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"

namespace playsheet::testing {
namespace {

using gormiti::Mode;
using gormiti::QuestionKind;

class GormitiPlayed : public GormitiWindow, public ::testing::WithParamInterface<std::tuple<Secrecy, Mode>> {};

std::string nameOf(const ::testing::TestParamInfo<GormitiPlayed::ParamType>& match) {
  constexpr std::array<const char*, 3> names{"Open", "Hold", "Curtain"};
  return std::string(names[static_cast<std::size_t>(std::get<0>(match.param))]) +
         (std::get<1>(match.param) == Mode::quick ? "Quick" : "Strategic");
}

/// Two people without a keyboard come to the end of a match.
TEST_P(GormitiPlayed, ByMouseToTheEnd) {
  const auto [secrecy, mode] = GetParam();
  begin(secrecy, mode);
  MousePlayer player(*window_, 31);
  letPlay(player, 6000);
  EXPECT_TRUE(desk().over()) << "stuck at " << desk().prompt().sentence.toStdString() << " after " << desk().moments();
  EXPECT_EQ(std::count(kept_.begin(), kept_.end(), "begun"), 1);
  EXPECT_GE(static_cast<std::size_t>(std::count(kept_.begin(), kept_.end(), "decided")) + 1, desk().moments());
}

/// And two without a mouse.
TEST_P(GormitiPlayed, ByKeysToTheEnd) {
  const auto [secrecy, mode] = GetParam();
  begin(secrecy, mode);
  KeyboardPlayer player(*window_, 17);
  letPlay(player, 6000);
  EXPECT_TRUE(desk().over()) << "stuck at " << desk().prompt().sentence.toStdString() << " after " << desk().moments();
}

INSTANTIATE_TEST_SUITE_P(Levels, GormitiPlayed,
                         ::testing::Combine(::testing::Values(Secrecy::Open, Secrecy::Hold, Secrecy::Curtain),
                                            ::testing::Values(Mode::strategic, Mode::quick)),
                         nameOf);

// --- secrecy --------------------------------------------------------------------------------------------------------

/// G-317, G-318: what lies covered is nowhere: not in the view, not among the marks, not in the tray.
TEST_F(GormitiWindow, NothingOfACoveredHandIsOnTheTable) {
  begin(Secrecy::Hold);
  ASSERT_TRUE(goOnTo(QuestionKind::strategic));
  const PlayerId player = desk().decider();
  ASSERT_FALSE(state()[player].hand.empty());
  const auto shown = [&](gormiti::CardId card) {
    return desk().isSeen(card) || desk().prompt().marks.contains(card) || !table().sheet()->cardRect(card).isEmpty();
  };
  for (const gormiti::CardId card : state()[player].hand) EXPECT_FALSE(shown(card));
  desk().holdKey(player, true);
  for (const gormiti::CardId card : state()[player].hand) EXPECT_TRUE(desk().isSeen(card));
  for (const gormiti::CardId card : state()[table::other(player)].hand) EXPECT_FALSE(shown(card));
  desk().holdKey(player, false);
  for (const gormiti::CardId card : state()[player].hand) EXPECT_FALSE(shown(card));
}

TEST_F(GormitiWindow, TheOtherHandCannotBeSeenByTheOwnKey) {
  begin(Secrecy::Hold);
  ASSERT_TRUE(goOnTo(QuestionKind::strategic));
  const PlayerId waits = table::other(desk().decider());
  desk().holdKey(waits, true);
  for (const gormiti::CardId card : state()[waits].hand) EXPECT_FALSE(desk().isSeen(card));
}

TEST_F(GormitiWindow, TheCurtainWaitsForWhoDecides) {
  begin(Secrecy::Curtain);
  EXPECT_EQ(desk().secrecy().curtain(), desk().decider());
  EXPECT_TRUE(table().curtain()->isVisible());
  EXPECT_FALSE(desk().press(desk().prompt().primary.command)) << "nothing under it is meant";
}

/// The key that the program names leads to cards that are looked at in the own deck as well.
TEST_F(GormitiWindow, TheHeroIsFoundByTheKeyOfMarkedCards) {
  begin(Secrecy::Hold);
  ASSERT_TRUE(goOnTo(QuestionKind::choose_hero));
  const PlayerId decides = desk().decider();
  desk().holdKey(decides, true);
  QCoreApplication::processEvents();
  for (int i = 0; i < 2; ++i) {
    QTest::keyClick(window_.get(), Qt::Key_N);
    QCoreApplication::processEvents();
  }
  ASSERT_NE(window_->focusWidget(), nullptr);
  QTest::keyClick(window_->focusWidget(), Qt::Key_Return);
  QCoreApplication::processEvents();
  ASSERT_TRUE(desk().selected().has_value());
  const auto chosen = static_cast<gormiti::CardId>(*desk().selected());
  EXPECT_FALSE(ChosenPlay::refusal(desk().options(), chosen)) << "G-204, G-206";
  EXPECT_TRUE(desk().prompt().primary.enabled);
}

// --- what is asked --------------------------------------------------------------------------------------------------

/// A click chooses, the second one does it; what it is stands on the large button before.
TEST_F(GormitiWindow, ACardIsChosenBeforeItIsPlayed) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(QuestionKind::strategic));
  int playable = -1;
  for (const gormiti::Option& option : desk().options())
    if (const auto* deploy = std::get_if<gormiti::Deploy>(&option.action); deploy && option.allowed())
      playable = deploy->card;
  ASSERT_GE(playable, 0);
  const std::size_t before = desk().moments();
  EXPECT_FALSE(desk().clickCard(playable));
  EXPECT_EQ(desk().selected(), playable);
  EXPECT_TRUE(desk().prompt().primary.enabled);
  EXPECT_EQ(desk().moments(), before) << "nothing is decided yet";
  EXPECT_TRUE(desk().clickCard(playable));
  EXPECT_EQ(desk().moments(), before + 1);
}

/// G-R01 to G-R42: a card that cannot be played says why, with its rule.
TEST_F(GormitiWindow, ACardThatCannotBePlayedSaysWhy) {
  begin(Secrecy::Open);
  QString said, rule;
  for (int i = 0; i < 40 && said.isEmpty(); ++i) {
    ASSERT_TRUE(goOnTo(QuestionKind::strategic));
    QObject::connect(&desk(), &GameDesk::explained, window_.get(), [&](int, const QString& why, const QString& id) {
      said = why;
      rule = id;
    });
    for (const gormiti::CardId card : state()[desk().decider()].hand)
      if (said.isEmpty() && ChosenPlay::refusal(desk().options(), card)) desk().clickCard(card);
    if (!said.isEmpty()) break;
    const auto option = std::find_if(desk().options().rbegin(), desk().options().rend(),
                                     [](const gormiti::Option& one) { return one.allowed(); });
    ASSERT_TRUE(desk().play(option->action));
  }
  EXPECT_FALSE(said.isEmpty());
  EXPECT_TRUE(rule.startsWith(QStringLiteral("G-"))) << rule.toStdString();
}

/// Each seat is asked in its own language.
TEST_F(GormitiWindow, EachIsAskedInTheOwnLanguage) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(QuestionKind::strategic));
  const QString own = desk().seat(desk().decider()).language;
  EXPECT_EQ(desk().language(), own);
  EXPECT_EQ(desk().prompt().sentence,
            own == QStringLiteral("it") ? QStringLiteral("Fase strategica") : QStringLiteral("Strategic phase"));
}

/// What both games say is said with the game's own words (the glossaries: "card" and "deck" in Brazil, "carta" and
/// "baralho" here).
TEST_F(GormitiWindow, SharedSentencesSpeakTheWordsOfTheGame) {
  GormitiPlan plan = gormitiPlan(Secrecy::Open, Mode::strategic, 7);
  for (auto& seat : plan.seats.values) seat.language = QStringLiteral("pt_BR");
  beginWith(plan);
  const QRegularExpression foreign(QStringLiteral("\\b(cards?|decks?)\\b"), QRegularExpression::CaseInsensitiveOption);
  for (int i = 0; i < 120 && !desk().over(); ++i) {
    const Prompt& prompt = desk().prompt();
    QStringList said{prompt.sentence, prompt.primary.label};
    for (const auto* row : {&prompt.others, &prompt.choices})
      for (const PromptButton& button : *row) said << button.label << button.hint;
    for (const PlayerId player : table::kPlayers) said << desk().reasonOf(SheetPlace::Deck, player).first;
    said << desk().reasonOfPrimary().first;
    for (const QString& text : said) EXPECT_FALSE(text.contains(foreign)) << text.toStdString();
    ASSERT_TRUE(desk().randomPlayer(static_cast<std::uint64_t>(i))());
  }
}

// --- take-back ------------------------------------------------------------------------------------------------------

/// G-U20: what told nobody anything goes at once, and comes again.
TEST_F(GormitiWindow, WhatToldNothingIsTakenBackAtOnce) {
  begin(Secrecy::Open);
  const auto toCombat = [this] {
    return std::find_if(desk().options().begin(), desk().options().end(), [](const gormiti::Option& one) {
      return one.allowed() && std::holds_alternative<gormiti::ToCombat>(one.action);
    });
  };
  for (int turn = 0; turn < 4; ++turn) {  // in the first turn nobody attacks (G-418)
    ASSERT_TRUE(goOnTo(QuestionKind::strategic));
    if (toCombat() != desk().options().end()) break;
    ASSERT_TRUE(desk().play(gormiti::EndTurn{}));
  }
  const auto option = toCombat();
  ASSERT_NE(option, desk().options().end());
  const gormiti::GameState before = state();
  const gormiti::Action action = option->action;
  ASSERT_TRUE(desk().play(action));
  const std::size_t moments = desk().moments();
  desk().press({CommandKind::Undo});
  EXPECT_EQ(state(), before);
  EXPECT_EQ(kept_.back(), "undone");
  ASSERT_TRUE(desk().canRedo());
  desk().press({CommandKind::Redo});
  EXPECT_EQ(desk().moments(), moments);
  EXPECT_EQ(kept_.back(), "redone");
}

/// Where something has become known the other one is asked, and may refuse.
TEST_F(GormitiWindow, WhatToldSomethingIsTakenBackByConsent) {
  begin(Secrecy::Hold);
  ASSERT_TRUE(goOnTo(QuestionKind::strategic));  // cards were drawn since the last decision
  const gormiti::GameState before = state();
  desk().press({CommandKind::Undo});
  ASSERT_TRUE(desk().consentAsked());
  const PlayerId asked = desk().prompt().player;
  for (const PlayerId player : table::kPlayers) {
    desk().holdKey(player, true);
    for (const gormiti::CardId card : state()[player].hand) EXPECT_FALSE(desk().isSeen(card)) << "both look on";
    desk().holdKey(player, false);
  }
  desk().press({CommandKind::RefuseUndo});
  EXPECT_EQ(state(), before);
  desk().press({CommandKind::Undo});
  ASSERT_TRUE(desk().consentAsked());
  EXPECT_EQ(desk().prompt().player, asked);
  desk().press({CommandKind::AllowUndo});
  EXPECT_NE(state(), before);
}

// --- the window -----------------------------------------------------------------------------------------------------

TEST_F(GormitiWindow, TheStartPageChoosesTheGame) {
  openWindow();
  StartPage& start = *window_->startPage();
  EXPECT_TRUE(start.form()->isVisible());
  QSignalSpy told(window_.get(), &Shell::gameChosen);
  QTest::mouseClick(start.games()->button(GameKind::Gormiti), Qt::LeftButton);
  EXPECT_EQ(told.count(), 1);
  EXPECT_FALSE(start.form()->isVisible());
  ASSERT_TRUE(start.gormitiForm()->isVisible());
  QTest::mouseClick(start.gormitiForm()->startButton(), Qt::LeftButton);
  ASSERT_NE(window_->table(), nullptr);
  EXPECT_NE(gormitiDeskOf(window_->table()), nullptr);
}

/// Each mode has decks of its own, and two of them can be played at once.
TEST_F(GormitiWindow, BothModesCanBeginAtOnce) {
  openWindow();
  GormitiForm& form = *window_->startPage()->gormitiForm();
  for (int mode = 0; mode < 2; ++mode) {
    form.modeBox()->setCurrentIndex(mode);
    emit form.modeBox()->activated(mode);
    const GormitiPlan plan = form.plan();
    EXPECT_NE(plan.seats[PlayerId::south].deckId, plan.seats[PlayerId::north].deckId);
    EXPECT_FALSE(gormiti::check_match(setupOf(plan, gormitiCards()), gormitiCards()));
    EXPECT_TRUE(form.startButton()->isEnabled());
  }
}

/// The end is told, with a name and a reason, and one more game is a press away.
TEST_F(GormitiWindow, TheEndIsTold) {
  begin(Secrecy::Open);
  const PlayerId loser = desk().decider();
  desk().concede(loser);
  QCoreApplication::processEvents();
  ASSERT_TRUE(table().endSheet()->isVisible());
  const EndFacts& facts = table().endSheet()->facts();
  EXPECT_EQ(facts.winner, table::other(loser));
  EXPECT_FALSE(facts.reason.isEmpty());
  EXPECT_FALSE(facts.drawn);
  QTest::mouseClick(table().endSheet()->againButton(), Qt::LeftButton);
  QCoreApplication::processEvents();
  EXPECT_FALSE(desk().over());
  EXPECT_EQ(std::count(kept_.begin(), kept_.end(), "begun"), 2);
}

// --- the rules of the game ------------------------------------------------------------------------------------------

TEST_F(GormitiWindow, F1OpensTheRuleOfTheQuestionInTheRulesOfTheGame) {
  begin(Secrecy::Open);
  for (const auto& [kind, usual] : {std::pair{QuestionKind::choose_hero, "G-204"},
                                    {QuestionKind::cut, "G-403"},
                                    {QuestionKind::strategic, "G-413"},
                                    {QuestionKind::choose_defender, "G-503"},
                                    {QuestionKind::play_move, "G-512"}}) {
    ASSERT_TRUE(goOnTo(kind)) << usual;
    const char* rule = state().step == gormiti::Step::defender_move ? "G-513" : usual;
    QCoreApplication::processEvents();
    RuleTag* tag = table().bar()->rule();
    EXPECT_EQ(tag->rule(), QLatin1String(rule));
    const QString language = desk().language();
    const std::size_t before = desk().moments();
    QTest::keyClick(window_.get(), Qt::Key_F1);
    ASSERT_NE(window_->rulesPage(), nullptr);
    RulesPage& page = *window_->rulesPage();
    ASSERT_TRUE(page.isVisible());
    EXPECT_EQ(page.book(), QStringLiteral("gormiti"));
    EXPECT_EQ(page.edition(), QStringLiteral("strategic"));
    EXPECT_EQ(page.language(), language);
    EXPECT_EQ(page.view()->marked(), QLatin1String(rule));
    EXPECT_FALSE(page.editions()->isVisible());
    page.setBook(QStringLiteral("naruto"));  // a look at the other game, which the next opening has forgotten
    QTest::keyClick(page.search(), Qt::Key_Escape);
    EXPECT_FALSE(page.isVisible());
    EXPECT_EQ(desk().moments(), before);
  }
}

/// The way to the rules beside the tabs, in the quick mode: what holds there is in the ink of what holds.
TEST_F(GormitiWindow, TheSidePanelLeadsToTheRulesOfTheModeThatIsPlayed) {
  begin(Secrecy::Open, Mode::quick);
  QTest::mouseClick(table().side(), Qt::LeftButton, {}, table().side()->rulesRect().center());
  ASSERT_NE(window_->rulesPage(), nullptr);
  RulesPage& page = *window_->rulesPage();
  ASSERT_TRUE(page.isVisible());
  EXPECT_EQ(page.book(), QStringLiteral("gormiti"));
  EXPECT_EQ(page.edition(), QStringLiteral("quick"));
  EXPECT_EQ(page.view()->marked(), QStringLiteral("G-902"));
  for (const RuleRow& row : page.view()->rows()) {
    if (row.id == QStringLiteral("G-903") || row.id == QStringLiteral("G-512")) {
      EXPECT_EQ(row.foreign, row.id == QStringLiteral("G-512"));
    }
  }
}

/// Each line of the log that follows from a rule has its sign: it tells the words, and leads there.
TEST_F(GormitiWindow, LinesOfTheLogTellTheirRuleAndLeadThere) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(QuestionKind::play_move));
  QCoreApplication::processEvents();
  LogView* log = table().side()->log();
  int signs = 0;
  for (std::size_t i = log->rows().size(); i-- > 0;) {
    const QString rule = log->rows()[i].rule;
    const QRect sign = log->ruleRect(i);
    if (rule.isEmpty() || !log->viewport()->rect().contains(sign)) continue;
    ++signs;
    QHelpEvent help(QEvent::ToolTip, sign.center(), log->viewport()->mapToGlobal(sign.center()));
    QCoreApplication::sendEvent(log->viewport(), &help);
    EXPECT_EQ(QToolTip::text(), ruleHint(rule, desk().language(), QStringLiteral("strategic")));
    EXPECT_GT(QToolTip::text().size(), 40) << rule.toStdString();
    QTest::mouseClick(log->viewport(), Qt::LeftButton, {}, sign.center());
    ASSERT_TRUE(window_->rulesPage() && window_->rulesPage()->isVisible());
    EXPECT_EQ(window_->rulesPage()->view()->marked(), rule);
    window_->closeRules();
  }
  EXPECT_GE(signs, 3);
}

/// The bubble that says why, and the ledger of a clash.
TEST_F(GormitiWindow, RefusalsAndClashesLeadToTheirRule) {
  begin(Secrecy::Open);
  const auto follow = [&](const QString& rule) {
    table().sheet()->grab();
    const QRect place = table().sheet()->ruleRect(rule);
    ASSERT_FALSE(place.isEmpty()) << rule.toStdString();
    QHelpEvent help(QEvent::ToolTip, place.center(), table().sheet()->mapToGlobal(place.center()));
    QCoreApplication::sendEvent(table().sheet(), &help);
    EXPECT_EQ(QToolTip::text(), ruleHint(rule, desk().language(), {}));
    QTest::mouseClick(table().sheet(), Qt::LeftButton, {}, place.center());
    ASSERT_TRUE(window_->rulesPage() && window_->rulesPage()->isVisible()) << rule.toStdString();
    EXPECT_EQ(window_->rulesPage()->view()->marked(), rule);
    EXPECT_EQ(window_->rulesPage()->book(), QStringLiteral("gormiti"));
    window_->closeRules();
  };
  ASSERT_TRUE(goOnTo(QuestionKind::strategic));
  QCoreApplication::processEvents();
  const auto [reason, deck] = desk().reasonOf(SheetPlace::Deck, desk().decider());
  ASSERT_FALSE(reason.isEmpty());
  table().sheet()->explain(table().sheet()->zoneRect(SheetPlace::Deck, desk().decider()), reason, deck);
  follow(deck);
  ASSERT_TRUE(goOnTo(QuestionKind::play_move));
  QCoreApplication::processEvents();
  follow(QStringLiteral("G-515"));
}

TEST_F(GormitiWindow, TheStartPageLeadsToTheRulesOfTheGameThatItOffers) {
  openWindow();
  StartPage& start = *window_->startPage();
  QTest::mouseClick(start.games()->button(GameKind::Gormiti), Qt::LeftButton);
  QTest::mouseClick(start.rules(), Qt::LeftButton);
  ASSERT_TRUE(window_->rulesPage() && window_->rulesPage()->isVisible());
  EXPECT_EQ(window_->rulesPage()->book(), QStringLiteral("gormiti"));
  EXPECT_TRUE(window_->rulesPage()->edition().isEmpty());
  window_->closeRules();
  QTest::mouseClick(start.games()->button(GameKind::Naruto), Qt::LeftButton);
  QTest::mouseClick(start.rules(), Qt::LeftButton);
  EXPECT_EQ(window_->rulesPage()->book(), QStringLiteral("naruto"));
}

/// Pictures, with PLAYSHEET_PICTURES; without it, that nothing is cut off or blank.
TEST_F(GormitiWindow, TheRulesLookRightInEveryLanguageAndTheme) {
  for (const Mode mode : {Mode::strategic, Mode::quick})
    for (const QString language : {"en", "it", "pt_BR"})
      for (const QString theme : {"dark", "light"}) {
        begin(Secrecy::Open, mode);
        window_->resize(1024, 600);
        window_->setThemeName(theme);
        window_->showRules(mode == Mode::quick ? QStringLiteral("G-903") : QStringLiteral("G-309"));
        RulesPage& page = *window_->rulesPage();
        page.setLanguage(language);
        QCoreApplication::processEvents();
        for (const ActionButton* button : page.findChildren<ActionButton*>())
          EXPECT_TRUE(!button->isVisible() || button->width() >= button->sizeHint().width())
              << button->objectName().toStdString();
        const QString folder = qEnvironmentVariable("PLAYSHEET_PICTURES");
        const QString name =
            QStringLiteral("rules-gormiti-%1-%2-%3").arg(fromView(table::name_of(mode)), language, theme);
        const auto keep = [&](const QString& what) {
          const QImage picture = window_->grab().toImage();
          EXPECT_GE(colourCount(picture), 40);
          if (!folder.isEmpty()) picture.save(QDir(folder).filePath(name + what));
        };
        keep(QStringLiteral(".png"));
        page.search()->setText(QStringLiteral("ATK"));
        QCoreApplication::processEvents();
        keep(QStringLiteral("-found.png"));
        page.open(QStringLiteral("G-12"));
        page.view()->verticalScrollBar()->setValue(page.view()->verticalScrollBar()->value() + 260);
        QCoreApplication::processEvents();
        keep(QStringLiteral("-options.png"));
      }
}

}  // namespace
}  // namespace playsheet::testing
