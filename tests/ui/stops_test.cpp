// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>

#include "engine/naruto/match/record.h"
#include "engine/naruto/match/way_back.h"
#include "engine/players/random_player.h"
#include "tests/ui/access_reader.h"
#include "tests/ui/hidden_cards.h"
#include "tests/ui/match_fixture.h"
#include "ui/log/log_view.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/response_pad.h"
#include "ui/table/side_panel.h"
#include "ui/table/stop_lamps.h"
#include "ui/widgets/action_button.h"

/// In which windows a player is asked is set by lamps at the player's own edge, and the answer is given at a pad there.
namespace playsheet::testing {
namespace {

using naruto::ChoiceKind;
using naruto::Press;

// --- the lamps as a value -------------------------------------------------------------------------------------------

TEST(Stops, AreKeptAsWords) {
  StopSet stops = StopSet::usual();
  EXPECT_EQ(textOf(stops), QStringLiteral("exchange answer end"));
  EXPECT_EQ(stopsFrom(textOf(stops)), stops);
  EXPECT_EQ(stopsFrom(textOf(StopSet())), StopSet()) << textOf(StopSet()).toStdString();
  EXPECT_EQ(stopsFrom(textOf(StopSet::all())), StopSet::all());
  EXPECT_EQ(stopsFrom(QStringLiteral("mission nonsense")).has(StopWindow::Mission), true);
}

TEST(Stops, EveryWindowThatTheEngineOpensHasALamp) {
  naruto::GameState state;
  for (const auto& [kind, step, window] :
       {std::tuple(ChoiceKind::counter_window, naruto::Step::mission_window, StopWindow::Mission),
        std::tuple(ChoiceKind::counter_window, naruto::Step::mission_close, StopWindow::Mission),
        std::tuple(ChoiceKind::counter_window, naruto::Step::organize, StopWindow::Organization),
        std::tuple(ChoiceKind::counter_window, naruto::Step::end_effects, StopWindow::EndOfTurn),
        std::tuple(ChoiceKind::exchange, naruto::Step::exchange, StopWindow::Exchange),
        std::tuple(ChoiceKind::answer, naruto::Step::mission, StopWindow::Answer)}) {
    state.choice.kind = kind;
    state.step = step;
    EXPECT_EQ(windowOf(state), window);
    EXPECT_TRUE(isPad(kind));
  }
  state.choice.kind = ChoiceKind::attack;
  EXPECT_FALSE(windowOf(state).has_value()) << "what must be decided is no window";
}

TEST(Stops, AnAttackLightsTheExchangeForWhoeverIsAttackedUntilTheBattleIsOver) {
  naruto::Match::Moment moment;
  moment.events = {naruto::TeamSent{PlayerId::south, 3, 0, true}};
  naruto::PerPlayer<StopSet> once;
  lightOnce(moment, once);
  EXPECT_TRUE(once[PlayerId::north].has(StopWindow::Exchange));
  EXPECT_FALSE(once[PlayerId::south].has(StopWindow::Exchange));
  naruto::GameState state;
  state.step = naruto::Step::block;
  putOut(state, once);
  EXPECT_TRUE(once[PlayerId::north].has(StopWindow::Exchange));
  state.step = naruto::Step::battle_end;
  putOut(state, once);
  EXPECT_FALSE(once[PlayerId::north].has(StopWindow::Exchange));
}

TEST(Stops, AUseLightsTheAnswerForWhoeverHasItsTarget) {
  naruto::Match::Moment moment;
  moment.state.card_count = 8;
  moment.state.cards[5].controller = PlayerId::north;
  naruto::Link link;
  link.context.controller = PlayerId::south;
  link.context.targets[0] = {5, 1};
  moment.events = {naruto::LinkAdded{link}};
  naruto::PerPlayer<StopSet> once;
  lightOnce(moment, once);
  EXPECT_TRUE(once[PlayerId::north].has(StopWindow::Answer));
  once = {};
  moment.state.cards[5].controller = PlayerId::south;  // the user's own card
  lightOnce(moment, once);
  EXPECT_FALSE(once[PlayerId::north].has(StopWindow::Answer));
}

// --- passing by itself ----------------------------------------------------------------------------------------------

class SeatEdges : public MatchWindowTest {
 protected:
  void beginWith(Secrecy secrecy, const StopSet& south, const StopSet& north, std::uint64_t seed = 7) {
    WindowNeeds needs;
    needs.cards = &shippedCards();
    needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
    MatchPlan plan = planOf(secrecy, seed);
    plan.stops = {south, north};
    openWindow(std::move(needs), plan);
  }
  QStringList log() {
    QStringList lines;
    for (const LogRow& row : table().side()->log()->rows()) lines << row.text;
    return lines;
  }
  StopLamp* lamp(PlayerId player, StopWindow window) {
    return table().lamps(player)->lamp(static_cast<std::size_t>(window));
  }
  ResponsePad* pad(PlayerId player) { return table().pad(player); }
  Press lastPress() { return match().match().moments().back().press; }
  void press(Qt::Key key) {
    QWidget* focused = window_->focusWidget();
    QTest::keyClick(focused ? focused : table().sheet(), key);
  }
};

/// As in the other windows, until somebody is asked in one.
TEST_F(SeatEdges, AWindowWhoseLampIsOutPassesByItselfAndTheLogSaysSo) {
  beginWith(Secrecy::Hold, StopSet::usual(), StopSet::usual());
  for (int i = 0; i < 120 && state().turn < 4; ++i) {
    match().goOn();
    EXPECT_NE(asked(), ChoiceKind::counter_window) << "nobody is asked where no lamp is lit";
    ASSERT_TRUE(stepOn());
  }
  EXPECT_TRUE(log().contains(QStringLiteral("Tiago passes (no stop)"))) << log().join('\n').toStdString();
}

TEST_F(SeatEdges, ALitLampAsks) {
  StopSet north = StopSet::usual();
  north.set(StopWindow::Mission, true);
  beginWith(Secrecy::Hold, StopSet::usual(), north);
  ASSERT_TRUE(goOnTo(ChoiceKind::counter_window, PlayerId::north));
  EXPECT_EQ(state().active, PlayerId::south);
}

TEST_F(SeatEdges, WhoeverIsAttackedIsAskedInTheExchangeAllTheSame) {
  beginWith(Secrecy::Open, StopSet(), StopSet());
  players::RandomPlayer player(4);
  int attacked = 0;
  while (!match().over() && attacked < 2) {
    match().goOn();
    if (asked() == ChoiceKind::exchange) {
      ++attacked;
      EXPECT_NE(state().choice.player, state().active) << "the attacker has no stop there";
      EXPECT_TRUE(match().stopsOnce(state().choice.player).has(StopWindow::Exchange));
      EXPECT_TRUE(lamp(state().choice.player, StopWindow::Exchange)->once());
      EXPECT_FALSE(lamp(state().choice.player, StopWindow::Exchange)->isChecked());
    }
    ASSERT_TRUE(match().play(player.choose(state(), match().match().rules())));
  }
  EXPECT_EQ(attacked, 2);
}

/// A pass by itself answers nothing: what was used before it is taken back with it.
TEST_F(SeatEdges, APassByItselfDoesNotHinderUndo) {
  StopSet no_answer = StopSet::all();
  no_answer.set(StopWindow::Answer, false);
  beginWith(Secrecy::Open, no_answer, no_answer);
  int free_ways = 0;
  std::uint64_t seed = 2;
  players::RandomPlayer player(seed);
  while (free_ways < 3 && seed < 30) {
    if (match().over()) {
      beginWith(Secrecy::Open, no_answer, no_answer);
      player = players::RandomPlayer(++seed);
    }
    match().goOn();
    ASSERT_TRUE(match().play(player.choose(state(), match().match().rules())));
    if (match().over() || lastPress() != Press::no_stop) continue;
    const PlayerId by = naruto::last_by_hand(match().match());
    if (match().match().moments()[decisions() - 2].press != Press::by_hand) continue;  // several in a row
    if (!naruto::way_back(match().match(), by).free) continue;
    ++free_ways;
    match().goOn();
    const auto now = state();
    const auto after = decisions();
    table().pressUndo();
    EXPECT_FALSE(match().consentAsked());
    EXPECT_EQ(decisions(), after - 2);
    table().pressRedo();
    EXPECT_EQ(decisions(), after) << "with the pass that followed by itself";
    EXPECT_EQ(lastPress(), Press::no_stop);
    EXPECT_EQ(state(), now);
  }
  EXPECT_GT(free_ways, 0);
}

TEST_F(SeatEdges, TheRecordSaysWhichPassesWereMadeByThemselves) {
  beginWith(Secrecy::Open, StopSet(), StopSet());
  while (state().turn < 4) {
    match().goOn();
    ASSERT_TRUE(stepOn());
  }
  std::string record;
  for (const auto& moment : match().match().moments()) record += naruto::record_moment(moment, shippedCards());
  EXPECT_NE(record.find("pass  # by itself: no stop"), std::string::npos);
}

/// The same presses in the same match with other hidden cards lead to the same windows.
TEST_F(SeatEdges, WhetherItStopsNeverDependsOnAHand) {
  int compared = 0;
  for (const StopSet& north : {StopSet::usual(), StopSet()}) {
    beginWith(Secrecy::Hold, StopSet::usual(), north, 5);
    players::RandomPlayer player(5);
    while (!match().over() && compared < 60) {
      match().goOn();
      const auto options = match().match().options(match().match().decider());
      for (const naruto::Action& action : {naruto::Action(naruto::Pass{}), naruto::Action(naruto::Done{})}) {
        const bool can = std::any_of(options.begin(), options.end(),
                                     [&](const auto& option) { return option.allowed() && option.action == action; });
        if (!can) continue;
        const auto come = [&](const naruto::Match& from) {
          NarutoDesk other(naruto::Match(from), shippedCards(), match().plan());
          std::vector<std::tuple<PlayerId, ChoiceKind, int, Press>> windows;
          if (!other.play(action)) return windows;
          for (const auto& moment : other.match().moments())
            windows.emplace_back(moment.by, moment.state.choice.kind, static_cast<int>(moment.state.step),
                                 moment.press);
          return windows;
        };
        const naruto::Match& sample = match().match();
        const auto first = come(sample);
        const Exchange rings = exchangeOf(sample, {}, 3);
        exchange(sample, rings, false);
        const auto second = come(sample);
        exchange(sample, rings, true);
        if (rings.empty() || first.empty() || second.empty()) continue;
        ++compared;
        EXPECT_EQ(first, second);
      }
      ASSERT_TRUE(match().play(player.choose(state(), match().match().rules())));
    }
  }
  EXPECT_GT(compared, 40);
}

// --- setting the lamps ----------------------------------------------------------------------------------------------

TEST_F(SeatEdges, ALampIsSetByClickAndByKeyInTheOwnTurn) {
  beginWith(Secrecy::Hold, StopSet::usual(), StopSet::usual());
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  const auto before = decisions();
  StopLamp* mission = lamp(PlayerId::south, StopWindow::Mission);
  ASSERT_TRUE(mission->isVisible());
  EXPECT_FALSE(mission->isChecked());
  QTest::mouseClick(mission, Qt::LeftButton);
  EXPECT_TRUE(mission->isChecked());
  EXPECT_TRUE(match().stops(PlayerId::south).has(StopWindow::Mission));
  EXPECT_TRUE(window_->plan().stops[PlayerId::south].has(StopWindow::Mission)) << "kept for the next match";
  window_->activateWindow();
  table().sheet()->setFocus();
  press(Qt::Key_A);  // south's own
  EXPECT_EQ(window_->focusWidget(), mission);
  press(Qt::Key_Return);
  EXPECT_FALSE(mission->isChecked());
  press(Qt::Key_A);
  EXPECT_EQ(window_->focusWidget(), lamp(PlayerId::south, StopWindow::Organization));
  press(Qt::Key_Right);
  EXPECT_EQ(window_->focusWidget(), lamp(PlayerId::south, StopWindow::Exchange));
  press(Qt::Key_Space);
  EXPECT_FALSE(match().stops(PlayerId::south).has(StopWindow::Exchange));
  EXPECT_EQ(decisions(), before) << "a lamp decides nothing";
}

TEST_F(SeatEdges, OutsideTheOwnTurnALampRefusesInWords) {
  beginWith(Secrecy::Hold, StopSet::usual(), StopSet::all());
  EXPECT_FALSE(match().setStop(PlayerId::south, StopWindow::Mission, true)) << "no turn has begun";
  ASSERT_TRUE(goOnTo(ChoiceKind::counter_window, PlayerId::north));
  const auto before = decisions();
  QTest::mouseClick(lamp(PlayerId::north, StopWindow::Mission), Qt::LeftButton);
  EXPECT_TRUE(match().stops(PlayerId::north).has(StopWindow::Mission));
  EXPECT_TRUE(lamp(PlayerId::north, StopWindow::Mission)->isChecked());
  EXPECT_EQ(table().lamps(PlayerId::north)->refusal(),
            QStringLiteral("Tiago can set stops only during their own turn, so that the lamps give nothing away."));
  EXPECT_EQ(decisions(), before) << "the open question is not answered";
  EXPECT_EQ(asked(), ChoiceKind::counter_window);
}

TEST_F(SeatEdges, LampsComeBackWithUndoAndRedo) {
  beginWith(Secrecy::Open, StopSet::usual(), StopSet::usual());
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  ASSERT_TRUE(match().play(naruto::Charge{state()[PlayerId::south].hand.front()}));
  ASSERT_TRUE(match().setStop(PlayerId::south, StopWindow::Mission, true));
  table().pressUndo();
  ASSERT_FALSE(match().consentAsked());
  EXPECT_FALSE(match().stops(PlayerId::south).has(StopWindow::Mission)) << "at that time it was not lit";
  table().pressRedo();
  EXPECT_TRUE(match().stops(PlayerId::south).has(StopWindow::Mission));
}

TEST_F(SeatEdges, AScreenReaderHearsTheLamps) {
  beginWith(Secrecy::Hold, StopSet::usual(), StopSet::usual());
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  for (const StopWindow window : kStopWindows) {
    StopLamp* of = lamp(PlayerId::south, window);
    auto* access = QAccessible::queryAccessibleInterface(of);
    ASSERT_NE(access, nullptr);
    EXPECT_EQ(access->role(), QAccessible::CheckBox);
    EXPECT_TRUE(access->text(QAccessible::Name).startsWith("Naomi stops at: "));
    EXPECT_EQ(access->state().checked, StopSet::usual().has(window));
    EXPECT_FALSE(access->text(QAccessible::Description).isEmpty());
    EXPECT_GE(of->width(), 22);
    EXPECT_GE(of->height(), 20);
  }
  EXPECT_EQ(table().lamps(PlayerId::south)->accessibleName(), QStringLiteral("Naomi’s stops"));
}

// --- pads -----------------------------------------------------------------------------------------------------------

TEST_F(SeatEdges, APadAnswersAWindowByClickWithoutAHandOver) {
  for (const Secrecy secrecy : {Secrecy::Hold, Secrecy::Curtain}) {
    begin(secrecy);
    ASSERT_TRUE(goOnTo(ChoiceKind::counter_window, PlayerId::north));
    EXPECT_FALSE(match().secrecy().curtain()) << "nobody looks away";
    EXPECT_EQ(pad(PlayerId::north)->state(), ResponsePad::State::Asked);
    EXPECT_EQ(pad(PlayerId::south)->state(), ResponsePad::State::Waits);
    EXPECT_EQ(pad(PlayerId::south)->words(), QStringLiteral("Naomi waits"));
    EXPECT_EQ(pad(PlayerId::north)->passButton()->keyText(), QStringLiteral("K"));
    EXPECT_EQ(pad(PlayerId::north)->respondButton()->keyText(), QStringLiteral("J"));
    const auto before = decisions();
    QTest::mouseClick(pad(PlayerId::north)->passButton(), Qt::LeftButton);
    EXPECT_EQ(decisions(), before + 1);
    EXPECT_EQ(match().match().moments().back().action, naruto::Action(naruto::Pass{}));
    EXPECT_FALSE(match().secrecy().handShown(PlayerId::north));
  }
}

TEST_F(SeatEdges, OnlyTheOwnKeyAnswersAtAPad) {
  begin(Secrecy::Curtain);
  ASSERT_TRUE(goOnTo(ChoiceKind::counter_window, PlayerId::north));
  const auto before = decisions();
  press(Qt::Key_D);
  press(Qt::Key_F);
  EXPECT_EQ(decisions(), before);
  EXPECT_TRUE(match().secrecy().atPad());
  press(Qt::Key_K);
  EXPECT_EQ(decisions(), before + 1);
}

/// Respond opens the private choice; Pass still stands in the bar, and nothing was shown to the other one.
TEST_F(SeatEdges, RespondAtThePadAsksForTheHand) {
  begin(Secrecy::Curtain);
  ASSERT_TRUE(goOnTo(ChoiceKind::counter_window, PlayerId::north));
  QTest::mouseClick(pad(PlayerId::north)->respondButton(), Qt::LeftButton);
  EXPECT_EQ(match().secrecy().curtain(), PlayerId::north);
  EXPECT_EQ(pad(PlayerId::north)->state(), ResponsePad::State::Away);
  EXPECT_EQ(pad(PlayerId::south)->state(), ResponsePad::State::Away);
  match().openCurtain();
  EXPECT_TRUE(match().secrecy().handShown(PlayerId::north));
  EXPECT_EQ(pad(PlayerId::north)->state(), ResponsePad::State::Away) << "the hand may lie where the pad was";
}

TEST_F(SeatEdges, PadsAndLampsLieInTheSheetAndCoverNoCardOfTheVillage) {
  for (const QSize size : {QSize(1366, 664), QSize(1024, 560), QSize(1920, 1080)}) {
    begin(Secrecy::Hold);
    window_->resize(size);
    QCoreApplication::processEvents();
    int pads = 0;
    for (int i = 0; i < 80; ++i) {
      match().goOn();
      ASSERT_TRUE(stepOn());
      for (const PlayerId player : table::kPlayers) {
        const QRect lamps = table().lamps(player)->geometry();
        EXPECT_TRUE(table().sheet()->geometry().contains(lamps));
        EXPECT_FALSE(lamps.intersects(table().sheet()->zoneRect(SheetPlace::Deck, player)));
        for (const auto& card : match().view().players[player].hand.cards)
          EXPECT_FALSE(lamps.intersects(table().sheet()->cardRect(card.id)));
        if (!pad(player)->isVisible()) continue;
        if (++pads == 3) keepPicture(*window_, QStringLiteral("pads-%1").arg(size.width()));
        EXPECT_TRUE(table().sheet()->geometry().contains(pad(player)->geometry()));
        for (const auto& card : match().view().players[player].village.cards)
          EXPECT_FALSE(pad(player)->geometry().intersects(table().sheet()->cardRect(card.id)));
      }
    }
    EXPECT_GT(pads, 10);
    EXPECT_EQ(window_->size(), size) << "nothing pushes the window over";
  }
}

TEST_F(SeatEdges, PassingOnIsShownLitAndEndsByButtonAndByKey) {
  for (const bool by_key : {false, true}) {
    begin(Secrecy::Open);
    players::RandomPlayer player(4);
    while (!match().passingOn(PlayerId::north)) {  // until a phase goes on after the pass
      ASSERT_FALSE(match().over());
      match().goOn();
      if (isPad(asked()) && state().choice.player == PlayerId::north)
        match().press({CommandKind::PassOn});
      else
        ASSERT_TRUE(match().play(player.choose(state(), match().match().rules())));
    }
    match().goOn();
    ASSERT_EQ(pad(PlayerId::north)->state(), ResponsePad::State::Passing);
    EXPECT_EQ(pad(PlayerId::north)->stopButton()->text(), QStringLiteral("Passing until the phase ends"));
    const auto before = decisions();
    press(Qt::Key_F);  // south's
    EXPECT_TRUE(match().passingOn(PlayerId::north));
    if (by_key)
      press(Qt::Key_J);
    else
      QTest::mouseClick(pad(PlayerId::north)->stopButton(), Qt::LeftButton);
    EXPECT_FALSE(match().passingOn(PlayerId::north));
    EXPECT_EQ(pad(PlayerId::north)->state(), ResponsePad::State::Away);
    EXPECT_EQ(decisions(), before) << "nothing was decided";
  }
}

}  // namespace
}  // namespace playsheet::testing
