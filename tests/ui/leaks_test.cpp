// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/match/record.h"
#include "tests/ui/leaks_fixture.h"
#include "tests/ui/watched_naruto.h"
#include "ui/replay/consent_bar.h"
#include "ui/replay/replay_page.h"

/// Nothing that comes out of the window depends on a card that whoever looks on cannot know.
namespace playsheet::testing {
namespace {

TEST_F(Leaks, PixelsOfTheWholeWindow) { expectNothing(Channel::Pixels); }
TEST_F(Leaks, AccessibilityTreeWithPlacesAndOrder) { expectNothing(Channel::Tree); }
TEST_F(Leaks, ToolTips) { expectNothing(Channel::ToolTips); }
TEST_F(Leaks, WindowTitle) { expectNothing(Channel::Title); }
TEST_F(Leaks, LogRows) { expectNothing(Channel::Log); }
TEST_F(Leaks, ClipboardAfterTheKeysThatCopy) { expectNothing(Channel::Clipboard); }
TEST_F(Leaks, ShapeOfThePointer) { expectNothing(Channel::Cursor); }
TEST_F(Leaks, PictureThatIsDragged) { expectNothing(Channel::Drag); }
TEST_F(Leaks, ButtonsTheirWordsOrderAndPlace) { expectNothing(Channel::Buttons); }
TEST_F(Leaks, PromptAndMarks) { expectNothing(Channel::Prompt); }
TEST_F(Leaks, CardReader) { expectNothing(Channel::Reader); }

/// The side of whoever decides is below and the cards opposite lie round: that tells nothing either.
TEST_F(Leaks, ATableThatTurnsTellsNoMore) {
  Results results;
  for (const Situation& situation : {kSituations[1], kSituations[2], kSituations[5]}) {
    beginAt(situation.secrecy);
    window_->setSeating({true, true});
    compare(situation, {Channel::Pixels, Channel::Tree, Channel::ToolTips, Channel::Cursor, Channel::Drag}, results, {},
            {}, 24);
  }
  for (const auto& [channel, result] : results) {
    EXPECT_GT(result.compared, 20);
    EXPECT_TRUE(result.differences.isEmpty()) << result.differences.mid(0, 4).join("\n").toStdString();
  }
}

// --- the record of what is on the table -----------------------------------------------------------------------------

/// One record, whatever file is asked for.
class OneRecord : public RecordStore {
 public:
  void open(const QObject*, const QString&, ReadRecord read, std::function<void(OpenedRecord)> told) override {
    told({read(record), {}});
  }
  QString saveReport(const QString&, const std::string&, QString&) override { return {}; }
  QString folderOfRecords() const override { return {}; }
  QString placeForReport() override { return {}; }
  std::string record;
};

/// Whatever is chosen there, as long as nobody has allowed it; in the open there is nothing that could be told.
TEST_F(Leaks, TheRecordOfTheMatchOnTheTable) {
  for (const Secrecy level : {Secrecy::Open, Secrecy::Hold, Secrecy::Curtain}) {
    OneRecord store;
    WindowNeeds needs;
    needs.cards = &shippedCards();
    needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
    needs.records = &store;
    openWindow(std::move(needs), planOf(level));
    players::RandomPlayer player(3);
    for (int i = 0; i < 90; ++i) ASSERT_TRUE(match().play(player.choose(state(), match().match().rules())));
    match().cover();
    store.record = naruto::record_of(match().match());
    window_->showReplay(QStringLiteral("x.match"));
    ReplayPage& page = *window_->replayPage();
    const auto told = [&](int frame, ReplayView view) {
      page.setView(ReplayView::Covered);
      page.setView(view);
      page.goTo(frame == 0 ? 1 : 0);
      page.goTo(frame);
      page.sheet()->forgetFaces();
      page.sheet()->finishAnimations();
      QCoreApplication::processEvents();
      std::vector<Evidence> all;
      for (const Channel channel : {Channel::Pixels, Channel::Tree, Channel::Title, Channel::Log, Channel::Buttons})
        all.push_back(capture(channel));
      return all;
    };
    const auto exchangeAll = [&](const Exchange& rings, bool back) {
      for (std::size_t i = 0; i < narutoOf(page).recording().frames().size(); ++i)
        exchangeIn(const_cast<naruto::GameState&>(narutoOf(page).recording().at(i).moment.state), rings, back);
    };
    int compared = 0, different = 0;
    for (int frame = 8; frame <= page.story()->last(); frame += 27) {
      const naruto::Match here = narutoOf(page).recording().match_at(static_cast<std::size_t>(frame));
      const Exchange rings = exchangeOf(here, {}, static_cast<unsigned>(frame));
      for (const ReplayView view : {ReplayView::South, ReplayView::North, ReplayView::Open}) {
        const auto first = told(frame, view);
        exchangeAll(rings, false);
        const auto second = told(frame, view);
        exchangeAll(rings, true);
        ++compared;
        different += first != second;
      }
    }
    EXPECT_GT(compared, 8);
    if (level == Secrecy::Open)
      EXPECT_GT(different, 6) << "with open hands the exchange is seen";
    else
      EXPECT_EQ(different, 0);
  }
}

// --- the tests of the tests: a cover that is broken on purpose is seen ----------------------------------------------

TEST_F(Leaks, AnOpenHandIsSeenInPixelsTreeDragAndPrompt) {
  beginAt(Secrecy::Hold);
  for (const Channel channel : {Channel::Pixels, Channel::Tree, Channel::Drag})
    EXPECT_GT(told(channel), 5) << static_cast<int>(channel);
  EXPECT_GT(told(Channel::Prompt), 3) << "which card can be played";
}

TEST_F(Leaks, ASelectedCardIsSeenInButtonsPromptAndReader) {
  beginAt(Secrecy::Hold);
  for (const Channel channel : {Channel::Buttons, Channel::Prompt, Channel::Reader})
    EXPECT_GT(told(channel, [this] { selectInHand(); }), 0) << static_cast<int>(channel);
}

TEST_F(Leaks, ANameThatSlipsIntoTitleTipLogOrClipboardIsSeen) {
  beginAt(Secrecy::Hold);
  EXPECT_GT(told(Channel::Title, [this] { window_->setWindowTitle(inHand()); }), 5);
  EXPECT_GT(told(Channel::ToolTips, [this] { table().bar()->setToolTip(inHand()); }), 5);
  EXPECT_GT(told(Channel::Clipboard, [this] { QGuiApplication::clipboard()->setText(inHand()); }), 5);
  EXPECT_GT(told(Channel::Log,
                 [this] {
                   auto rows = table().side()->log()->rows();
                   rows.push_back({LogRow::Kind::Line, {}, inHand(), {}});
                   table().side()->log()->setRows(rows);
                 }),
            5);
}

TEST_F(Leaks, APointerThatKnowsACardIsSeen) {
  beginAt(Secrecy::Hold);
  const auto know = [this] { sheet().setCursor(inHand().size() % 2 == 0 ? Qt::WaitCursor : Qt::CrossCursor); };
  EXPECT_GT(told(Channel::Cursor, know), 1);
}

/// The exchange itself: it is one, and it is undone.
TEST_F(Leaks, OtherHandsAreDealtAndTakenBack) {
  beginAt(Secrecy::Hold);
  int others = 0;
  for (const naruto::Match& sample : samples(*beginning_)) {
    const auto before = sample.state();
    const Exchange rings = exchangeOf(sample, {}, 1);
    exchange(sample, rings, false);
    for (const PlayerId player : table::kPlayers)
      for (const auto card : sample.state()[player].hand)
        others += sample.state()[card].definition != before[card].definition;
    exchange(sample, rings, true);
    EXPECT_TRUE(sample.state() == before);
  }
  EXPECT_GT(others, 100);
}

}  // namespace
}  // namespace playsheet::testing
