// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/leaks_fixture.h"

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
