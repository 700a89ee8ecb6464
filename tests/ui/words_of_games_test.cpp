// SPDX-License-Identifier: GPL-3.0-or-later
// Two games share the window, and each has words of its own: what Naruto's Portuguese calls "card" and "deck" is
// "carta" and "baralho" in Gormiti's, and Gormiti's Italian writes its terms small.
#include <QAction>
#include <QFile>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <fstream>
#include <map>
#include <set>

#include "app/copy_desk.h"
#include "app/job_thread.h"
#include "app/record_desk.h"
#include "app/storage/person_database.h"
#include "tests/ui/access_reader.h"
#include "tests/ui/gormiti_fixture.h"
#include "tests/ui/program_language.h"
#include "tests/ui/waited_store.h"
#include "ui/collection/collection_page.h"
#include "ui/lessons/lesson_table.h"
#include "ui/lessons/lessons_page.h"
#include "ui/log/log_view.h"
#include "ui/replay/replay_page.h"
#include "ui/shell/keys_dialog.h"
#include "ui/shell/start_page.h"
#include "ui/table/side_panel.h"

namespace playsheet::testing {
namespace {

namespace fs = std::filesystem;

/// What Gormiti does not say in this language.
const std::map<QString, QRegularExpression>& wordsOfNaruto() {
  static const std::map<QString, QRegularExpression> words{
      {QStringLiteral("pt_BR"), QRegularExpression(R"(\b([Cc]ards?|[Dd]ecks?)\b|Pilha de Descartes)")},
      {QStringLiteral("it"), QRegularExpression(R"([^.,?!:&«“(\s]\s+(Mazz[oi]|Man[oi]|Turn[oi])\b)")}};
  return words;
}

bool isNarutos(const QString& language, const QString& text) {
  return wordsOfNaruto().at(language).match(text).hasMatch();
}

TEST(WordsOfGames, TheWordsOfTheOtherGameAreKnownByTheirLook) {
  for (const char* text : {"Nenhum card aqui", "Decks", "Deck de %1", "Trocar os decks", "Pilha de Descartes de %1"})
    EXPECT_TRUE(isNarutos("pt_BR", QString::fromUtf8(text))) << text;
  for (const char* text : {"Nenhuma carta aqui", "Baralhos", "Pilha de descarte de %1", "descartar"})
    EXPECT_FALSE(isNarutos("pt_BR", QString::fromUtf8(text))) << text;
  for (const char* text : {"Mostra i Mazzi", "in questo Turno", "La prima Mano"})
    EXPECT_TRUE(isNarutos("it", QString::fromUtf8(text))) << text;
  for (const char* text : {"Mazzi", "Turno %1", "Mazzo di %1", "Mostra i mazzi", "Prima. Turno 3"})
    EXPECT_FALSE(isNarutos("it", QString::fromUtf8(text))) << text;
}

// --- the files ------------------------------------------------------------------------------------------------------

/// Context, source, comment.
using Said = std::tuple<QString, QString, QString>;

std::map<Said, QStringList> translationsTo(const QString& language) {
  QFile file(QString::fromStdString(support::source_path("translations").string()) +
             QStringLiteral("/playsheet_%1.ts").arg(language));
  EXPECT_TRUE(file.open(QIODevice::ReadOnly));
  std::map<Said, QStringList> all;
  QXmlStreamReader xml(&file);
  QString context;
  Said now;
  bool plural = false;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    if (xml.name() == QLatin1String("name")) context = xml.readElementText();
    if (xml.name() == QLatin1String("source")) now = {context, xml.readElementText(), {}};
    if (xml.name() == QLatin1String("comment")) std::get<2>(now) = xml.readElementText();
    if (xml.name() == QLatin1String("message")) plural = xml.attributes().hasAttribute(QLatin1String("numerus"));
    if (xml.name() == QLatin1String(plural ? "numerusform" : "translation")) all[now] << xml.readElementText();
  }
  return all;
}

/// Parts of the window in which no word of Gormiti is said: Naruto's own pages and forms, and organised play, which has
/// its decks; what is told before a game is chosen. "Match" and "Sheet" are looked at by what is said there.
const QSet<QString>& partsOfNaruto() {
  static const QSet<QString> parts{
      "DeckPrint",      "Decks",           "DeckBuilder",     "DeckChecks",    "DeckPlots",     "DeckTree",
      "DescribeDialog", "HandTestDialog",  "GuideDialog",     "PoolModel",     "PoolView",      "AgreedListField",
      "ProblemNotice",  "ProblemsDialog",  "QuestionsDialog", "RemovalDialog", "CompareDialog", "EventView",
      "RulingDialog",   "ResultPad",       "RoundTab",        "DeckChooser",   "DeckSheet",     "DeckCheckSheet",
      "DecksTab",       "EventRoom",       "WindowProgram",   "PhaseStrip",    "NextStep",      "ClockPanel",
      "ClockWindow",    "CorrectionSheet", "NewEventSheet",   "PenaltiesTab",  "PlayoffsTab",   "ReportTab"};
  return parts;
}

/// Of what only Naruto has: Ninja, chakra, markers, its mulligan, stops and sideboards, the judge's desk with its
/// markers, prices, the texts of its cards.
bool isOfNarutoAlone(const QString& source) {
  static const QRegularExpression only(
      R"((?i)ninja|chakra|mulligan|marker|sideboard|registered|reinforcement|reward|swap|legal\.$|to go out|not a valid)"
      R"(|phase|charge|draw|stops only|extra turn|open lane|pay |Pay with|Suggested|Hand cost|opening hand\b|searches)"
      R"(|choosing|Naruto|drafts|other side|on top of the deck|picked at random|looked at hidden|decided:|entrance)");
  return only.match(source).hasMatch();
}

/// Each shared part that says what only Naruto calls so has other words for Gormiti.
TEST(WordsOfGames, WhatBothGamesShareHasWordsOfGormiti) {
  for (const QString language : {"pt_BR", "it"}) {
    const auto all = translationsTo(language);
    int own = 0;
    for (const auto& [said, texts] : all) {
      const auto& [context, source, comment] = said;
      const QString part = context.mid(context.lastIndexOf(QLatin1Char(':')) + 1);
      const bool others = comment.isEmpty() && !part.contains(QLatin1String("Gormiti"));
      if (partsOfNaruto().contains(part) ||
          (others && (all.contains({context, source, "gormiti"}) || isOfNarutoAlone(source))))
        continue;
      own += others ? 0 : 1;
      for (const QString& text : texts)
        EXPECT_FALSE(isNarutos(language, text))
            << language.toStdString() << ", " << context.toStdString() << ": " << text.toStdString();
    }
    EXPECT_GT(own, 40) << language.toStdString();
  }
}

// --- the window -----------------------------------------------------------------------------------------------------

/// All that the window asks its translator for while Gormiti is shown, painted words, too.
class HeardTranslator : public ProgramTranslator {
 public:
  QString translate(const char* context, const char* text, const char* comment, int n) const override {
    const QString said = ProgramTranslator::translate(context, text, comment, n);
    if (listening && programTongue() != nullptr)
      heard.insert(QStringLiteral("%1: %2").arg(QLatin1String(context), said));
    return said;
  }
  mutable std::set<QString> heard;
  bool listening = false;
};

class WindowOfGormiti : public GormitiWindow {
 protected:
  void SetUp() override {
    person_ = PersonDatabase::open(folder() / "person.db");
    copies_ = std::make_unique<CopyDesk>("gormiti", *person_);
  }
  void TearDown() override { window_.reset(); }
  fs::path folder() const { return folder_.path().toStdString(); }

  void openIn(const QString& language) {
    language_ = language;
    speaks_ = std::make_unique<ProgramLanguage>(language);
    ASSERT_TRUE(translator_.load(QStringLiteral(":/i18n/playsheet_%1.qm").arg(language)));
    QCoreApplication::installTranslator(&translator_);
    WindowNeeds needs;
    needs.cards = &shippedCards();
    needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
    needs.gormiti = &gormitiCards();
    needs.gormitiCopies = copies_.get();
    needs.records = &records_;
    MatchPlan plan = planOf(Secrecy::Hold);
    plan.reading.log = language;
    for (auto& seat : plan.seats.values) seat.language = language;
    window_ = std::make_unique<Shell>(std::move(needs), plan);
    window_->setQuestions(false);
    window_->setPace(0);
    window_->resize(1366, 690);
    window_->show();
    window_->setGame(GameKind::Gormiti);
    QCoreApplication::processEvents();
    translator_.listening = true;
  }
  void startMatch(Secrecy secrecy, gormiti::Mode mode) {
    GormitiPlan plan = gormitiPlan(secrecy, mode, 7);
    for (auto& seat : plan.seats.values) seat.language = language_;
    window_->startGormiti(plan);
    table().setGuard(0);
    table().curtain()->setHoldTime(0);
    table().curtain()->setLingerTime(0);
    QCoreApplication::processEvents();
  }

  void hear(const QString& text, const QString& where) {
    if (!text.isEmpty() && isNarutos(language_, text)) faults_.insert(where + QStringLiteral(": ") + text);
  }
  void hearPrompt(const Prompt& prompt) {
    std::vector<PromptButton> buttons = prompt.others;
    buttons.push_back(prompt.primary);
    buttons.insert(buttons.end(), prompt.choices.begin(), prompt.choices.end());
    for (const PromptButton& button : buttons) hear(button.label, "button"), hear(button.hint, "hint");
    hear(prompt.sentence, "question");
    hear(prompt.namesHint, "names");
  }
  /// What is written, told to a reader of the screen, and hinted, on whatever is shown now.
  void look(const QString& where, QWidget* top = nullptr) {
    QWidget* whole = top ? top : window_.get();
    QCoreApplication::processEvents();
    whole->grab();
    for (const Told& told : readTree(whole)) hear(told.name, where), hear(told.description, where);
    for (const QWidget* widget : whole->findChildren<QWidget*>())
      if (widget->isVisible()) hear(widget->toolTip(), where + QStringLiteral(", hint"));
    for (const QAction* action : window_->findChildren<QAction*>())
      hear(action->text(), QStringLiteral("menu")), hear(action->toolTip(), QStringLiteral("menu"));
  }
  void lookAtTable(const QString& where) {
    for (const auto tab : {SidePanel::Tab::Decks, SidePanel::Tab::Chain, SidePanel::Tab::Log}) {
      table().side()->setTab(tab);
      look(where);
    }
    hearPrompt(desk().prompt());
    hear(desk().reasonOfPrimary().first, "reason");
    for (const PlayerId player : table::kPlayers)
      for (const SheetPlace pile : {SheetPlace::Deck, SheetPlace::Hand, SheetPlace::Graveyard})
        hear(desk().reasonOf(pile, player).first, "reason of a pile");
    for (const LogRow& row : desk().log(language_)) hear(row.text, "log");
  }
  QString faults() const {
    QStringList all(faults_.begin(), faults_.end());
    for (const QString& said : translator_.heard)
      if (isNarutos(language_, said)) all << QStringLiteral("asked for, ") + said;
    return all.join(QLatin1Char('\n'));
  }
  QString recordFile() {
    const fs::path file = folder() / "game.match";
    std::ofstream(file, std::ios::binary) << table::record_of(desk().match());
    return QString::fromStdString(file.string());
  }

  QTemporaryDir folder_;
  JobThread jobs_;
  RecordDesk records_{jobs_, folder()};
  std::optional<PersonDatabase> person_;
  std::unique_ptr<CopyDesk> copies_;
  std::unique_ptr<ProgramLanguage> speaks_;
  HeardTranslator translator_;
  QString language_;
  std::set<QString> faults_;
};

class WindowOfGormitiIn : public WindowOfGormiti, public ::testing::WithParamInterface<const char*> {};

INSTANTIATE_TEST_SUITE_P(Languages, WindowOfGormitiIn, ::testing::Values("pt_BR", "it"));

/// A match from its form to its end, the hand shown and covered, what is taken back by consent, the judge's desk with a
/// deck looked through by name.
TEST_P(WindowOfGormitiIn, SaysNoWordOfTheOtherGameInAMatch) {
  openIn(GetParam());
  look("start page");
  startMatch(Secrecy::Hold, gormiti::Mode::strategic);
  ASSERT_STREQ(programTongue(), "gormiti");
  for (const QMenu* menu : window_->menuBar()->findChildren<QMenu*>()) {
    QSet<QString> letters;
    for (const QAction* action : menu->actions()) {
      const QString letter = QKeySequence::mnemonic(action->text()).toString();
      EXPECT_TRUE(letter.isEmpty() || !letters.contains(letter)) << action->text().toStdString();
      letters.insert(letter);
    }
  }
  lookAtTable("table");
  desk().holdKey(desk().decider(), true);
  lookAtTable("hand shown");
  ASSERT_TRUE(goOnTo(gormiti::QuestionKind::combat));
  lookAtTable("combat");
  desk().askForDesk();
  lookAtTable("asked for the desk");
  desk().press({CommandKind::AllowDesk});
  ASSERT_TRUE(desk().deskOpen());
  lookAtTable("judge's desk");
  for (const DeskChanges& changes : desk().deskOfPlayers()) hear(changes.title, "judge's desk");
  desk().searchDeck(PlayerId::south);
  lookAtTable("deck looked through");
  desk().press({CommandKind::CloseDesk});
  gormiti::RandomPlayer player(3);
  while (!desk().over() && desk().match().can_undo_freely()) {
    desk().play(player.choose(state(), desk().match().rules()));
    while (desk().still()) desk().goOn();
  }
  desk().press({CommandKind::Undo});
  ASSERT_TRUE(desk().consentAsked());
  lookAtTable("asked to undo");
  desk().press({CommandKind::RefuseUndo});
  for (int i = 0; i < 3000 && !desk().over(); ++i) {
    while (desk().still()) desk().goOn();
    desk().play(player.choose(state(), desk().match().rules()));
    if (i % 40 == 0) lookAtTable("later");
  }
  ASSERT_TRUE(desk().over());
  lookAtTable("end");
  EXPECT_TRUE(faults().isEmpty()) << faults().toStdString();
}

TEST_P(WindowOfGormitiIn, SaysNoneInItsLessonsItsRecordsItsCollectionAndItsKeys) {
  openIn(GetParam());
  startMatch(Secrecy::Curtain, gormiti::Mode::quick);
  lookAtTable("quick mode");
  window_->showReplay(recordFile());
  ASSERT_TRUE(answered(jobs_));
  ASSERT_NE(window_->replayPage()->watched(), nullptr);
  look("record");
  window_->closeReplay();
  window_->showLessons();
  look("lessons");
  window_->lessonsPage()->begin(0);
  look("lesson");
  window_->closeLessons();
  window_->showCollection();
  look("collection");
  window_->closeCollection();
  KeysDialog keys(Look{}, window_.get());
  keys.show();
  look("keys", &keys);
  keys.close();
  EXPECT_TRUE(faults().isEmpty()) << faults().toStdString();
}

/// Whatever is shown speaks of its own game, and what it came over speaks of its own again.
TEST_F(WindowOfGormiti, EachPageAndTableSpeaksOfItsGame) {
  openIn(QStringLiteral("pt_BR"));
  const auto decks = [this] {
    QCoreApplication::processEvents();
    for (const QAction* action : window_->findChildren<QAction*>())
      if (action->text().remove(QLatin1Char('&')) == QLatin1String("Baralhos")) return "Baralhos";
    return "Decks";
  };
  EXPECT_STREQ(decks(), "Baralhos") << "chosen on the start page";
  window_->setGame(GameKind::Naruto);
  EXPECT_STREQ(decks(), "Decks");
  window_->startMatch(planOf(Secrecy::Open));
  EXPECT_STREQ(decks(), "Decks");
  window_->showCollection(GameKind::Gormiti);
  EXPECT_STREQ(decks(), "Baralhos");
  window_->closeCollection();
  EXPECT_STREQ(decks(), "Decks") << "the match is one of Naruto";
  startMatch(Secrecy::Open, gormiti::Mode::strategic);
  EXPECT_STREQ(decks(), "Baralhos");
}

}  // namespace
}  // namespace playsheet::testing
