// SPDX-License-Identifier: GPL-3.0-or-later
// A recorded match of Gormiti on the page of records: every place of it, with whose eyes, and what is wrong with it.
#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTreeWidget>
#include <fstream>
#include <random>

#include "engine/naruto/match/record.h"
#include "tests/ui/access_reader.h"
#include "tests/ui/gormiti_kept.h"
#include "tests/ui/program_language.h"
#include "ui/gormiti/gormiti_watch.h"
#include "ui/gormiti/seen.h"
#include "ui/log/log_view.h"
#include "ui/matches/matches_page.h"
#include "ui/naruto/naruto_watch.h"
#include "ui/replay/consent_bar.h"
#include "ui/replay/replay_bar.h"
#include "ui/replay/replay_page.h"
#include "ui/speech/seat_words.h"
#include "ui/table/end_sheet.h"
#include "ui/table/side_panel.h"
#include "ui/widgets/action_button.h"

namespace playsheet::testing {
namespace {

namespace fs = std::filesystem;
using gormiti::Mode;
using Game = gormiti::Game;

gormiti::Match gormitiPlayed(Mode mode, std::uint64_t seed, std::size_t decisions = 100000) {
  gormiti::MatchSetup setup{.mode = mode, .options = {}, .seed = seed, .seats = {}};
  PlayerId next = PlayerId::south;
  for (const gormiti::ReadyDeck& deck : gormitiCards().decks()) {
    if (deck.mode != mode || !setup.seats[next].name.empty()) continue;
    setup.seats[next] = gormiti::seat_with(deck, next == PlayerId::south ? "Cora" : "Bruno");
    next = PlayerId::north;
  }
  gormiti::Match match(gormitiCards(), setup);
  gormiti::RandomPlayer player(seed);
  while (!match.over() && match.moments().size() <= decisions)
    EXPECT_FALSE(match.act(match.decider(), player.choose(match.state(), match.rules())));
  return match;
}

class GormitiReplay : public KeptGormiti {
 protected:
  QString fileOf(const std::string& text, const char* name = "game.match") {
    const fs::path path = folder() / name;
    std::ofstream(path, std::ios::binary) << text;
    return QString::fromStdString(path.string());
  }

  void openWindow(const QString& theme = QStringLiteral("dark")) {
    MatchPlan plan = planOf(Secrecy::Hold);
    plan.themeName = theme;
    start(plan);
  }

  ReplayPage& show(const QString& path) {
    if (!window_) openWindow();
    window_->showReplay(path);
    EXPECT_TRUE(answered(jobs_));
    return *window_->replayPage();
  }
  ReplayPage& watch(const std::string& record) { return show(fileOf(record)); }
  ReplayPage& watch(const gormiti::Match& match) { return watch(table::record_of(match)); }
  static const GormitiWatch& watched(const ReplayPage& page) { return *gormitiWatchOf(page.watched()); }
  static const std::vector<WatchedPlace>& placesOf(const ReplayPage& page) { return page.watched()->places(); }

  void press(Qt::Key key, Qt::KeyboardModifiers held = {}) {
    QWidget* there = QApplication::focusWidget();
    QTest::keyClick(there ? there : window_.get(), key, held);
  }
};

// --- going through it -----------------------------------------------------------------------------------------------

TEST_F(GormitiReplay, ShowsTheSheetAsItStood) {
  for (const Mode mode : {Mode::strategic, Mode::quick}) {
    const gormiti::Match match = gormitiPlayed(mode, 4);
    ASSERT_TRUE(match.over());
    ReplayPage& page = watch(match);
    ASSERT_TRUE(page.story());
    EXPECT_TRUE(page.isVisible());
    EXPECT_EQ(page.shownAs(), ReplayView::Open) << "the game is over";
    for (int frame = 0; frame <= page.story()->last(); ++frame) {
      page.goTo(frame);
      const WatchedPlace& place = placesOf(page)[static_cast<std::size_t>(frame)];
      if (place.still) continue;
      const gormiti::GameState& state = match.moments()[place.moment].state;
      ASSERT_EQ(watched(page).state(), state) << frame;
      EXPECT_EQ(watched(page).view(), gormiti::view_for(state, match.rules(), PlayerId::south, gormiti::Hands::open))
          << frame;
      EXPECT_EQ(page.bar()->slider()->value(), frame);
      for (const PlayerId player : table::kPlayers)
        for (const auto card : state[player].hand)
          EXPECT_FALSE(page.sheet()->cardRect(card).isEmpty()) << frame << ": an open hand";
    }
  }
}

/// Between decisions nobody is asked while a clash is fought or a round is scored: it stands there all the same.
TEST_F(GormitiReplay, EachClashAndEachRoundIsAPlace) {
  for (const Mode mode : {Mode::strategic, Mode::quick}) {
    const gormiti::Match match = gormitiPlayed(mode, 4);
    std::size_t fought = 0;
    for (std::size_t i = 1; i < match.moments().size(); ++i)
      fought += gormiti::stills(match.moments()[i - 1].state, match.moments()[i].events).size();
    ASSERT_GT(fought, 2U);
    ReplayPage& page = watch(match);
    EXPECT_EQ(placesOf(page).size(), match.moments().size() + fought);
    std::size_t met = 0;
    while (page.story()->frame() < page.story()->last()) {
      press(Qt::Key_Right, Qt::ControlModifier);
      if (!page.story()->now().still) continue;
      ++met;
      EXPECT_FALSE(page.sheet()->battleLedgers().isEmpty()) << "what it is made of is shown";
      EXPECT_TRUE(page.bar()->slider()->accessibleDescription().contains(QStringLiteral("Next: the ")))
          << page.bar()->slider()->accessibleDescription().toStdString();
      const auto rows = page.side()->log()->rows().size();
      press(Qt::Key_Right);
      EXPECT_GT(page.side()->log()->rows().size(), rows) << "what comes of it is told behind it";
      press(Qt::Key_Left);
    }
    EXPECT_EQ(met, fought) << "the keys of a phase stop at each";
  }
}

TEST_F(GormitiReplay, TurnsOrRoundsAreMarkedAndSteppedBy) {
  for (const Mode mode : {Mode::strategic, Mode::quick}) {
    const gormiti::Match match = gormitiPlayed(mode, 4);
    const int last = mode == Mode::quick ? match.state().round : match.state().turn;
    ReplayPage& page = watch(match);
    int marks = 0;
    for (const ReplayMark& mark : page.story()->marks()) marks += mark.kind == ReplayMark::Kind::Turn;
    EXPECT_EQ(marks, last);
    ASSERT_GT(last, 2);
    press(Qt::Key_Right, Qt::ShiftModifier);
    while (page.story()->now().turn < 2) press(Qt::Key_Right, Qt::ShiftModifier);
    EXPECT_EQ(page.story()->now().turn, 2);
    EXPECT_EQ(placesOf(page)[static_cast<std::size_t>(page.story()->frame() - 1)].turn, 1) << "its first place";
    EXPECT_TRUE(
        page.bar()->place().startsWith(mode == Mode::quick ? QStringLiteral("Round 2") : QStringLiteral("Turn 2")))
        << page.bar()->place().toStdString();
    const QString named = page.bar()->button(StepButton::Sign::TurnBack)->accessibleName();
    EXPECT_EQ(named, mode == Mode::quick ? QStringLiteral("Back one round") : QStringLiteral("Back one turn"));
    press(Qt::Key_End);
    press(Qt::Key_Right);
    EXPECT_EQ(page.story()->frame(), page.story()->last()) << "nothing is behind the end";
    press(Qt::Key_Home);
    press(Qt::Key_Left);
    EXPECT_EQ(page.story()->frame(), 0);
  }
}

TEST_F(GormitiReplay, EachDecisionIsToldInWords) {
  for (const QString& language : seatLanguages()) {
    const ProgramLanguage spoken(language);
    for (const Mode mode : {Mode::strategic, Mode::quick}) {
      ReplayPage& page = watch(gormitiPlayed(mode, 9));
      std::set<QString> kinds;
      bool after = false;
      for (int i = 1; i <= page.story()->last(); ++i) {
        page.goTo(i);
        const QString told = page.bar()->sentence();
        EXPECT_FALSE(told.isEmpty() || told.contains(QLatin1Char('%'))) << told.toStdString();
        EXPECT_TRUE(after || told.contains("Cora") || told.contains("Bruno")) << told.toStdString();
        after = page.story()->now().still;  // what comes of a clash is nobody's decision
        kinds.insert(told.section(QLatin1Char(' '), 1, 1));
      }
      EXPECT_GT(kinds.size(), mode == Mode::quick ? 2U : 6U) << language.toStdString();
    }
  }
}

TEST_F(GormitiReplay, TheLogFollowsAndLeadsBack) {
  ReplayPage& page = watch(gormitiPlayed(Mode::strategic, 4));
  page.goTo(60);
  LogView* log = page.side()->log();
  const auto rows = log->rows();
  ASSERT_GT(rows.size(), 10U);
  const std::size_t here = page.watched()->pathTo(60).size() - 1;
  EXPECT_LE(rows.back().moment, here) << "nothing is told before it has happened";
  const std::size_t row = rows.size() / 2;
  log->pressAccessibleRow(static_cast<int>(row));
  EXPECT_EQ(page.story()->now().moment, rows[row].moment);
  EXPECT_LT(log->rows().size(), rows.size());
}

TEST_F(GormitiReplay, WhatWasTakenBackIsShown) {
  const gormiti::Match match = gormitiPlayed(Mode::strategic, 4, 8);
  ReplayPage& page = watch(table::record_of(match) + std::string(table::kRecordUndo) + std::string(table::kRecordRedo) +
                           std::string(table::kRecordUndo));
  const int last = page.story()->last();
  int undone = 0;
  for (const ReplayMark& mark : page.story()->marks()) undone += mark.kind == ReplayMark::Kind::Undone;
  EXPECT_EQ(undone, 2);
  page.goTo(last - 1);
  EXPECT_EQ(page.bar()->sentence(), QStringLiteral("The decision is redone"));
  EXPECT_EQ(watched(page).state(), match.state());
  page.goTo(last);
  EXPECT_EQ(page.bar()->sentence(), QStringLiteral("A decision is undone"));
  EXPECT_EQ(watched(page).state(), match.moments()[match.moments().size() - 2].state);
}

// --- whose eyes -----------------------------------------------------------------------------------------------------

TEST_F(GormitiReplay, AGameThatIsNotOverOpensCovered) {
  ReplayPage& page = watch(gormitiPlayed(Mode::strategic, 4, 40));
  EXPECT_EQ(page.shownAs(), ReplayView::Covered);
  page.goTo(20);
  for (const PlayerId player : table::kPlayers) {
    EXPECT_GT(watched(page).view().players[player].hand_count, 0U);
    EXPECT_TRUE(watched(page).view().players[player].hand.empty());
  }
  page.setView(ReplayView::North);
  EXPECT_TRUE(watched(page).view().players[PlayerId::north].hand.empty()) << "until north allows it";
  press(Qt::Key_J);
  EXPECT_TRUE(watched(page).view().players[PlayerId::south].hand.empty());
  EXPECT_FALSE(watched(page).view().players[PlayerId::north].hand.empty());
  EXPECT_EQ(page.sheet()->bottom(), PlayerId::north);
}

/// Cards that these eyes have seen at no place up to this one, of each owner those that change places with each other.
std::vector<std::vector<gormiti::CardId>> unseen(const gormiti::Match& match, ReplayView eyes, unsigned seed) {
  std::set<int> seen;
  const auto note = [&](const gormiti::PlayerView& view) {
    for (std::size_t card = 0; card < gormiti::kMaxCards; ++card)
      if (findSeen(view, static_cast<int>(card))) seen.insert(static_cast<int>(card));
  };
  for (const auto& moment : match.moments()) {
    if (eyes == ReplayView::Covered)
      note(gormiti::view_for(moment.state, match.rules(), PlayerId::south, gormiti::Hands::covered));
    else
      note(gormiti::view_for(moment.state, match.rules(),
                             eyes == ReplayView::North ? PlayerId::north : PlayerId::south));
    for (std::size_t card = 0; card < gormiti::kMaxCards; ++card)  // it lay open within a decision
      for (const auto& event : moment.events)
        if (const auto* moved = std::get_if<gormiti::CardMoved>(&event); moved && moved->card == card)
          if (moved->to != gormiti::Zone::hand && moved->to != gormiti::Zone::deck) seen.insert(static_cast<int>(card));
  }
  std::minstd_rand random(seed);
  std::vector<std::vector<gormiti::CardId>> rings;
  for (const PlayerId player : table::kPlayers) {
    std::vector<gormiti::CardId> ring;
    const auto add = [&](const gormiti::Pile& pile) {
      for (const auto card : pile)
        if (!seen.contains(card) && match.state()[card].owner == player) ring.push_back(card);
    };
    add(match.state()[player].hand);
    add(match.state()[player].deck);
    std::shuffle(ring.begin(), ring.end(), random);
    if (ring.size() > 1) rings.push_back(ring);
  }
  return rings;
}

void exchangeAll(const GormitiWatch& watch, const std::vector<std::vector<gormiti::CardId>>& rings, bool back) {
  const auto& recording = watch.recording();
  std::set<const gormiti::GameState*> done;  // a moment stands in several frames
  for (std::size_t i = 0; i < recording.frames().size(); ++i) {
    auto& state = const_cast<gormiti::GameState&>(recording.at(i).moment.state);
    if (!done.insert(&state).second) continue;
    for (auto ring : rings) {
      if (back) std::reverse(ring.begin(), ring.end());
      const auto first = state.cards[ring.front()].definition;
      for (std::size_t c = 0; c < ring.size(); ++c)
        state.cards[ring[c]].definition = c + 1 < ring.size() ? state.cards[ring[c + 1]].definition : first;
    }
  }
}

/// The first words that differ; empty if none do.
std::string differing(const QStringList& a, const QStringList& b) {
  for (qsizetype i = 0; i < std::max(a.size(), b.size()); ++i)
    if (a.value(i) != b.value(i)) return a.value(i).toStdString() + " / " + b.value(i).toStdString();
  return {};
}

/// The same record with other cards where the one who looks has never looked: nothing on the screen tells them apart.
TEST_F(GormitiReplay, WatchingAsOnePlayerTellsNothingOfTheOther) {
  for (const Mode mode : {Mode::strategic, Mode::quick}) {
    ReplayPage& page = watch(gormitiPlayed(mode, 5, mode == Mode::quick ? 5 : 70));
    const auto told = [&](int frame, ReplayView view) {
      page.setView(view);
      while (page.consent()->asking()) page.consent()->allow();
      page.goTo(frame == 0 ? 1 : 0);
      page.goTo(frame);
      page.sheet()->forgetFaces();
      page.sheet()->finishAnimations();
      QCoreApplication::processEvents();
      QStringList words{page.bar()->sentence(), page.bar()->accessibleName(), page.problemText()};
      for (const auto& row : page.side()->log()->rows()) words << row.text;
      for (const auto& each : readTree(window_.get())) words << each.whole();
      return std::pair(words, window_->grab().toImage());
    };
    int compared = 0, different = 0;
    for (int frame = 0; frame <= page.story()->last(); frame += mode == Mode::quick ? 1 : 7) {
      if (placesOf(page)[static_cast<std::size_t>(frame)].still) continue;  // its table is a copy
      for (const ReplayView view : {ReplayView::South, ReplayView::North, ReplayView::Covered}) {
        page.goTo(frame);
        const auto rings = unseen(watched(page).matchHere(), view, static_cast<unsigned>(frame));
        if (rings.empty()) continue;
        (void)told(frame, view);  // whoever had to be asked first has been asked
        const auto first = told(frame, view);
        const auto openly = told(frame, ReplayView::Open);
        exchangeAll(watched(page), rings, false);
        const auto second = told(frame, view);
        const auto openly_second = told(frame, ReplayView::Open);
        exchangeAll(watched(page), rings, true);
        ++compared;
        different += openly.second != openly_second.second;
        EXPECT_EQ(differing(first.first, second.first), "") << "frame " << frame << ", view " << static_cast<int>(view);
        EXPECT_TRUE(first.second == second.second) << "pixels, frame " << frame << ", view " << static_cast<int>(view);
      }
    }
    EXPECT_GT(compared, 10);
    EXPECT_GT(different, 5) << "with open hands the exchange is seen";
  }
}

/// What is on the table now is watched as both know it, and is not played on from here.
TEST_F(GormitiReplay, TheMatchOnTheTableStaysCovered) {
  openWindow();
  GormitiPlan plan;
  plan.seats[PlayerId::south] = {"Cora", "en", "peak", QStringLiteral("D1")};
  plan.seats[PlayerId::north] = {"Bruno", "it", "moon", QStringLiteral("D2")};
  plan.secrecy = Secrecy::Hold;
  plan.seed = 7;
  plan.pace = 0;
  window_->startGormiti(plan);
  GormitiDesk& desk = *gormitiDeskOf(window_->table());
  auto decide = desk.randomPlayer(3);
  for (int i = 0; i < 30; ++i) {
    while (desk.still()) desk.goOn();
    ASSERT_TRUE(decide());
  }
  ReplayPage& page = watch(desk.match());
  EXPECT_EQ(page.standing(), MatchStanding::OnTable);
  EXPECT_FALSE(page.playOnButton()->isEnabled());
  page.setView(ReplayView::Open);
  EXPECT_EQ(page.shownAs(), ReplayView::Covered) << "as long as nobody has allowed it";
  EXPECT_TRUE(page.consent()->asking());
  EXPECT_FALSE(page.reportButton()->isVisible()) << "rulings are reported of the other game";
}

// --- playing on -----------------------------------------------------------------------------------------------------

TEST_F(GormitiReplay, AnyPlaceCanBePlayedOnFromAsABranch) {
  const gormiti::Match match = gormitiPlayed(Mode::strategic, 4);
  ReplayPage& page = watch(match);
  const std::string before = *read_text_file(page.place().path.toStdString());
  page.goTo(40);
  const gormiti::GameState state = watched(page).matchHere().state();
  QTest::mouseClick(page.playOnButton(), Qt::LeftButton);
  QCoreApplication::processEvents();
  ASSERT_TRUE(window_->table());
  GormitiDesk* desk = gormitiDeskOf(window_->table());
  ASSERT_TRUE(desk);
  EXPECT_EQ(desk->match().state(), state);
  EXPECT_EQ(desk->seat(PlayerId::north).name, QStringLiteral("Bruno"));
  auto decide = desk->randomPlayer(3);
  for (int i = 0; i < 5; ++i) {
    while (desk->still()) desk->goOn();
    ASSERT_TRUE(decide());
  }
  EXPECT_EQ(before, *read_text_file(page.place().path.toStdString())) << "a branch never changes its file";
  watch(match).goTo(100000);
  EXPECT_FALSE(page.playOnButton()->isEnabled()) << "the game is over";
}

// --- what is wrong with a record ------------------------------------------------------------------------------------

TEST_F(GormitiReplay, ARecordOfACrashIsWatchedAndSaysSo) {
  const std::string record = table::record_of(gormitiPlayed(Mode::strategic, 4, 30));
  ReplayPage& page = watch(record.substr(0, record.size() - 9));
  ASSERT_TRUE(page.story());
  EXPECT_GT(page.story()->last(), 20);
  EXPECT_TRUE(page.problemText().contains(QStringLiteral("middle of a decision")));
}

TEST_F(GormitiReplay, WhereItEndsTooEarlyIsToldWithItsLine) {
  std::string record = table::record_of(gormitiPlayed(Mode::strategic, 4));
  const auto moved = record.find("\n  card_moved", record.size() / 2) + 1;
  record.replace(moved, 12, "  card_mvoed");
  const int line = 1 + static_cast<int>(std::count(record.begin(), record.begin() + static_cast<long>(moved), '\n'));
  ReplayPage& page = watch(record);
  ASSERT_TRUE(page.story());
  EXPECT_TRUE(page.problemText().startsWith(QStringLiteral("Line %1: ").arg(line))) << page.problemText().toStdString();
  EXPECT_TRUE(page.problemText().endsWith(QStringLiteral("The record is shown up to this line.")));
  EXPECT_EQ(page.shownAs(), ReplayView::Covered) << "nobody knows how it ended";
  EXPECT_FALSE(page.problemText().contains(QStringLiteral("card_mvoed"))) << "numbers tell which card it was";
  page.goTo(page.story()->last());
  EXPECT_LT(page.story()->now().line, line);
  keepPicture(*window_, QStringLiteral("gormiti-replay-problem"));
}

TEST_F(GormitiReplay, WhatCannotBeWatchedIsToldAndWhatWasOpenStays) {
  const std::string record = table::record_of(gormitiPlayed(Mode::quick, 4));
  ReplayPage& page = watch(record);
  const auto with = [&](const char* what, const char* instead) {
    std::string broken = record;
    return broken.replace(broken.find(what), std::string(what).size(), instead);
  };
  QSignalSpy told(&page, &ReplayPage::trouble);
  const std::vector<std::pair<std::string, QString>> files{
      {with("playsheet match 1", "playsheet match 7"), QStringLiteral("the record has version 7")},
      {with("game gormiti", "game rising-clan"), QStringLiteral("a record of “rising-clan”")},
      {with("game gormiti", "game naruto"), QStringLiteral("Line ")},
      {with("seed ", "sed "), QStringLiteral("is not valid here")},
      {record.substr(0, 200), QStringLiteral("Line ")}};
  for (const auto& [text, expected] : files) {
    const QString path = fileOf(text, "broken.match");
    page.open(path);
    ASSERT_TRUE(answered(jobs_));
    ASSERT_FALSE(told.isEmpty()) << expected.toStdString();
    const QString sentence = told.takeLast().at(0).toString();
    EXPECT_TRUE(sentence.contains(path) && sentence.contains(expected)) << sentence.toStdString();
    EXPECT_TRUE(watched(page).over()) << "what was open stays open";
  }
}

// --- doors ----------------------------------------------------------------------------------------------------------

/// The page shows whichever game a record is of, on its own sheet; the keys go through its parts in the same order.
TEST_F(GormitiReplay, OneGameAfterTheOther) {
  naruto::MatchSetup setup;
  setup.edition = naruto::find_edition("usa-1.3");
  setup.seats[PlayerId::south] = {"Naomi", shippedDeck("clones")};
  setup.seats[PlayerId::north] = {"Tiago", shippedDeck("embers")};
  const QString other = fileOf(naruto::record_of(naruto::Match(shippedCards(), setup)), "naruto.match");
  const auto order = [](QWidget& page) {
    QStringList names;
    for (QWidget* each = page.nextInFocusChain(); each && each != &page; each = each->nextInFocusChain())
      if (page.isAncestorOf(each) && each->focusPolicy() & Qt::TabFocus)
        names << each->metaObject()->className() + QLatin1Char('/') + each->objectName();
    return names;
  };
  ReplayPage& page = show(other);
  ASSERT_TRUE(narutoWatchOf(page.watched()));
  const QStringList keys = order(page);
  EXPECT_TRUE(keys.first().contains(QStringLiteral("Sheet"))) << keys.join(' ').toStdString();
  EXPECT_TRUE(page.reportButton()->isVisible());
  for (const Mode mode : {Mode::quick, Mode::strategic}) {
    const Sheet* before = page.sheet();
    watch(gormitiPlayed(mode, 4));
    ASSERT_TRUE(gormitiWatchOf(page.watched()));
    EXPECT_NE(page.sheet(), before);
    EXPECT_TRUE(page.sheet()->isVisible());
    EXPECT_FALSE(page.reportButton()->isVisible());
    for (const auto& row : page.side()->log()->rows()) EXPECT_TRUE(row.rule.isEmpty()) << "nobody can read it here";
  }
  show(other);
  EXPECT_EQ(order(page), keys);
  EXPECT_TRUE(page.reportButton()->isVisible());
}

TEST_F(GormitiReplay, TheListOfMatchesAndTheEndOfAMatchLeadToIt) {
  openWindow();
  GormitiPlan plan;
  plan.mode = Mode::quick;
  PlayerId next = PlayerId::south;
  for (const gormiti::ReadyDeck& deck : gormitiCards().decks()) {
    if (deck.mode != plan.mode || !plan.seats[next].name.isEmpty()) continue;
    plan.seats[next] = {next == PlayerId::south ? "Cora" : "Bruno", "en", next == PlayerId::south ? "peak" : "moon",
                        QString::fromStdString(deck.code)};
    next = PlayerId::north;
  }
  plan.pace = 0;
  window_->startGormiti(plan);
  GormitiDesk& desk = *gormitiDeskOf(window_->table());
  auto decide = desk.randomPlayer(3);
  for (int i = 0; i < 6 && !desk.over(); ++i) {
    while (desk.still()) desk.goOn();
    ASSERT_TRUE(decide());
  }
  if (!desk.over()) desk.concede(PlayerId::south);
  while (desk.still()) desk.goOn();
  QCoreApplication::processEvents();
  EndSheet& end = *window_->table()->endSheet();
  ASSERT_TRUE(end.watchButton()->isVisible());
  QTest::mouseClick(end.watchButton(), Qt::LeftButton);
  ASSERT_TRUE(answered(jobs_));
  ASSERT_TRUE(window_->replayPage() && gormitiWatchOf(window_->replayPage()->watched()));
  EXPECT_EQ(window_->replayPage()->shownAs(), ReplayView::Open) << "the match is over";
  window_->closeReplay();
  window_->showMatches();
  ASSERT_TRUE(answered(jobs_));
  MatchesPage& list = *window_->matchesPage();
  ASSERT_EQ(list.list()->topLevelItemCount(), 1);
  ASSERT_TRUE(list.watchButton()->isEnabled());
  QTest::mouseClick(list.watchButton(), Qt::LeftButton);
  ASSERT_TRUE(answered(jobs_));
  EXPECT_TRUE(window_->replayPage()->isVisible());
  EXPECT_EQ(watched(*window_->replayPage()).recording().setup().seed, desk.match().setup().seed);
}

TEST_F(GormitiReplay, AnotherLanguageKeepsThePlace) {
  ReplayPage& before = watch(gormitiPlayed(Mode::strategic, 4));
  before.goTo(50);
  const QString english = before.bar()->sentence();
  const ProgramLanguage italian(QStringLiteral("it"));
  QCoreApplication::processEvents();
  ReplayPage& page = *window_->replayPage();
  ASSERT_TRUE(page.story());
  EXPECT_EQ(page.story()->frame(), 50);
  EXPECT_NE(page.bar()->sentence(), english);
}

TEST_F(GormitiReplay, PicturesInThreeLanguagesAndBothThemes) {
  for (const QString& language : seatLanguages())
    for (const QString& theme : {QStringLiteral("dark"), QStringLiteral("light")})
      for (const Mode mode : {Mode::strategic, Mode::quick}) {
        const ProgramLanguage spoken(language);
        window_.reset();
        openWindow(theme);
        ReplayPage& page = watch(gormitiPlayed(mode, 4));
        page.goTo(page.story()->last() / 2);
        while (!page.story()->now().still) page.step(ReplayStep::Decision, true);
        page.sheet()->finishAnimations();
        EXPECT_FALSE(page.sheet()->battleLedgers().isEmpty());
        keepPicture(*window_, QStringLiteral("gormiti-replay-%1-%2-%3")
                                  .arg(language, theme, mode == Mode::quick ? "quick" : "strategic"));
      }
}

}  // namespace
}  // namespace playsheet::testing
