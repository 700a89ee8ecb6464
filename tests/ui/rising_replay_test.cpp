// SPDX-License-Identifier: GPL-3.0-or-later
// A recorded match of Rising Clan on the page of records: every place of it, through the eyes of each seat (R-1114).
#include <QTemporaryDir>
#include <fstream>
#include <set>

#include "app/job_thread.h"
#include "app/record_desk.h"
#include "engine/table/random_player.h"
#include "tests/ui/access_reader.h"
#include "tests/ui/gormiti_cards.h"
#include "tests/ui/match_fixture.h"
#include "tests/ui/rising_cards.h"
#include "tests/ui/waited_store.h"
#include "ui/log/log_view.h"
#include "ui/replay/consent_bar.h"
#include "ui/replay/replay_bar.h"
#include "ui/replay/replay_page.h"
#include "ui/rising_clan/rising_desk.h"
#include "ui/rising_clan/rising_watch.h"
#include "ui/table/side_panel.h"
#include "ui/widgets/action_button.h"

namespace playsheet::testing {
namespace {

using namespace rising_clan;

rising_clan::Match risingPlayed(int players, std::uint64_t seed, std::size_t decisions = 100000) {
  MatchSetup setup = match_of(players, players == 3 ? 1 : 0, seed);
  setup.secrecy = table::Secrecy::Curtain;
  rising_clan::Match match(risingCards(), setup);
  table::RandomPlayer<Game> player(seed);
  while (!match.over() && match.moments().size() <= decisions)
    EXPECT_FALSE(match.act(match.decider(), player.choose(match.state(), match.rules())));
  return match;
}

class RisingReplay : public ::testing::Test {
 protected:
  ReplayPage& watch(const rising_clan::Match& match) {
    if (!window_) {
      WindowNeeds needs;
      needs.cards = &shippedCards();
      needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
      needs.gormiti = &gormitiCards();
      needs.rising = &risingCards();
      needs.records = &records_;
      window_ = std::make_unique<Shell>(std::move(needs), planOf(Secrecy::Open));
      window_->setQuestions(false);
      window_->resize(1366, 690);
      window_->show();
    }
    const auto path = std::filesystem::path(folder_.path().toStdString()) / "game.match";
    std::ofstream(path, std::ios::binary) << table::record_of(match);
    window_->showReplay(QString::fromStdString(path.string()));
    EXPECT_TRUE(answered(jobs_));
    return *window_->replayPage();
  }
  void TearDown() override { window_.reset(); }
  static const RisingWatch& watched(const ReplayPage& page) { return *risingWatchOf(page.watched()); }

  /// Whoever has to be asked allows it.
  static void lookAs(ReplayPage& page, ReplayView view, int frame) {
    page.setView(view);
    while (page.consent()->asking()) page.consent()->allow();
    page.goTo(frame == 0 ? 1 : 0);
    page.goTo(frame);
    page.sheet()->forgetFaces();
    page.sheet()->finishAnimations();
    QCoreApplication::processEvents();
  }
  std::pair<QStringList, QImage> told(ReplayPage& page, ReplayView view, int frame) {
    lookAs(page, view, frame);
    QStringList words{page.bar()->sentence(), page.bar()->accessibleName(), page.problemText()};
    for (const auto& row : page.side()->log()->rows()) words << row.text;
    for (const auto& each : readTree(window_.get())) words << each.whole();
    return {words, window_->grab().toImage()};
  }

  QTemporaryDir folder_;
  JobThread jobs_;
  RecordDesk records_{jobs_, folder_.path().toStdString()};
  std::unique_ptr<Shell> window_;
};

TEST_F(RisingReplay, EveryPlaceIsAsItWas_R1114) {
  for (const int players : {2, 3, 5, 9}) {
    SCOPED_TRACE(players);
    const rising_clan::Match match = risingPlayed(players, 6, 200);
    ReplayPage& page = watch(match);
    ASSERT_TRUE(page.story());
    ASSERT_EQ(page.watched()->places().size(), match.moments().size());
    for (int frame = 0; frame <= page.story()->last(); frame += 9) {
      page.goTo(frame);
      EXPECT_EQ(watched(page).state(), match.moments()[static_cast<std::size_t>(frame)].state) << frame;
      EXPECT_FALSE(page.bar()->sentence().contains(QLatin1Char('%'))) << page.bar()->sentence().toStdString();
      for (const LogRow& row : page.side()->log()->rows())
        EXPECT_LE(row.moment, static_cast<std::size_t>(frame)) << "nothing is told before it has happened";
    }
    EXPECT_TRUE(page.side()->tabPlace(SidePanel::Tab::Chain).isEmpty()) << "nothing is answered in a chain here";
  }
}

/// What these eyes know at no place up to this one is exchanged: roles and goals of two seats, a card of a hand and one
/// of the deck.
class Exchange {
 public:
  Exchange(const RisingWatch& watch, SeatId viewer, int frame) : watch_(watch) {
    std::set<std::size_t> path;
    for (const std::size_t moment : watch.pathTo(frame)) path.insert(moment);
    const GameState& now = watch.recording().at(static_cast<std::size_t>(frame)).moment.state;
    const auto always = [&](const auto& hidden) {
      return std::all_of(path.begin(), path.end(),
                         [&](std::size_t moment) { return hidden(watch.recording().moment(moment).moment.state); });
    };
    for (std::size_t a = 0; a < now.seats && seats_.size() < 2; ++a) {
      const SeatId seat = table::seat_at(a);
      if (seat != viewer && always([&](const GameState& s) { return !knows_role(s, viewer, seat); }))
        seats_.push_back(seat);
    }
    for (const Zone zone : {Zone::hand, Zone::advantage_deck})
      for (std::size_t i = 0; i < kMostCards; ++i) {
        const auto card = static_cast<CardId>(i);
        if (now[card].zone != zone || now[card].definition == kNoDefinition) continue;
        if (!always([&](const GameState& s) { return !knows_card(s, viewer, card); })) continue;
        if (zone == Zone::advantage_deck && cards_.empty()) break;
        if (cards_.size() == 1 && now[cards_.front()].definition == now[card].definition) continue;
        cards_.push_back(card);
        break;
      }
  }
  /// Twice: it is as it was.
  void change() const {
    std::set<const GameState*> done;  // a moment stands in several places
    for (std::size_t i = 0; i < watch_.recording().frames().size(); ++i) {
      auto& state = const_cast<GameState&>(watch_.recording().at(i).moment.state);
      if (!done.insert(&state).second) continue;
      if (seats_.size() == 2) {
        std::swap(state.players[seats_[0]].role, state.players[seats_[1]].role);
        std::swap(state.players[seats_[0]].goal, state.players[seats_[1]].goal);
      }
      if (cards_.size() == 2) std::swap(state.cards[cards_[0]].definition, state.cards[cards_[1]].definition);
    }
  }
  bool any() const { return seats_.size() == 2 || cards_.size() == 2; }

 private:
  const RisingWatch& watch_;
  std::vector<SeatId> seats_;
  std::vector<CardId> cards_;
};

std::string firstDifference(const QStringList& a, const QStringList& b) {
  for (qsizetype i = 0; i < std::max(a.size(), b.size()); ++i)
    if (a.value(i) != b.value(i)) return a.value(i).toStdString() + " / " + b.value(i).toStdString();
  return {};
}

TEST_F(RisingReplay, WatchingAsOneTellsNothingOfTheOthers_R1114) {
  int compared = 0, seen = 0;
  for (const int players : {2, 3, 5, 9}) {
    ReplayPage& page = watch(risingPlayed(players, 11, 90));
    for (int frame = 8; frame <= page.story()->last(); frame += 27)
      for (int eyes = -1; eyes<players; eyes += players> 3 ? 2 : 1) {
        SCOPED_TRACE(std::to_string(players) + " players, place " + std::to_string(frame) + ", eyes " +
                     std::to_string(eyes));
        const auto view = static_cast<ReplayView>(eyes);
        const SeatId viewer = eyes < 0 ? kNoSeat : table::seat_at(static_cast<std::size_t>(eyes));
        const Exchange other(watched(page), viewer, frame);
        if (!other.any()) continue;
        (void)told(page, view, frame);  // whoever had to be asked has been asked
        const auto first = told(page, view, frame);
        const auto openly = told(page, ReplayView::Open, frame);
        other.change();
        const auto second = told(page, view, frame);
        const auto openly_second = told(page, ReplayView::Open, frame);
        other.change();
        ++compared;
        seen += openly.second != openly_second.second ? 1 : 0;
        EXPECT_EQ(firstDifference(first.first, second.first), "");
        EXPECT_TRUE(first.second == second.second) << "pixels";
      }
  }
  EXPECT_GT(compared, 25);
  EXPECT_GT(seen, 15) << "with open eyes the exchange is seen";
}

TEST_F(RisingReplay, AMatchThatIsNotOverOpensCoveredAndAsks) {
  ReplayPage& page = watch(risingPlayed(4, 5, 60));
  EXPECT_EQ(page.shownAs(), ReplayView::Covered);
  page.setView(static_cast<ReplayView>(2));
  EXPECT_TRUE(page.consent()->asking()) << "whose secrets they are";
  EXPECT_EQ(page.shownAs(), ReplayView::Covered);
  page.consent()->allow();
  EXPECT_EQ(page.shownAs(), static_cast<ReplayView>(2));
  page.setView(ReplayView::Open);
  EXPECT_TRUE(page.consent()->asking()) << "the others have not allowed it";
}

TEST_F(RisingReplay, ItIsPlayedOnFromAnyPlace) {
  const rising_clan::Match match = risingPlayed(5, 5, 80);
  ReplayPage& page = watch(match);
  page.goTo(40);
  ASSERT_TRUE(page.playOnButton()->isEnabled());
  QTest::mouseClick(page.playOnButton(), Qt::LeftButton);
  EXPECT_TRUE(page.consent()->asking()) << "the secrets of a game that is not over";
  while (page.consent()->asking()) page.consent()->allow();
  QCoreApplication::processEvents();
  ASSERT_NE(window_->table(), nullptr);
  const RisingDesk* desk = risingDeskOf(window_->table());
  ASSERT_NE(desk, nullptr);
  EXPECT_EQ(desk->match().state(), match.moments()[40].state);
}

}  // namespace
}  // namespace playsheet::testing
