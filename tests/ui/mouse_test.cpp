// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/mouse_player.h"
#include "ui/table/end_sheet.h"

/// Everything that a match needs can be done with the left mouse button alone.
namespace playsheet::testing {
namespace {

class MatchByMouse : public MatchWindowTest, public ::testing::WithParamInterface<std::tuple<Secrecy, int>> {};

/// Two people without a keyboard come to the end of a match, whatever is asked on the way.
TEST_P(MatchByMouse, IsPlayedToItsEnd) {
  const auto [secrecy, seed] = GetParam();
  begin(secrecy, static_cast<std::uint64_t>(seed));
  window_->activateWindow();
  table().curtain()->setHoldTime(0);
  table().curtain()->setLingerTime(0);
  MousePlayer player(*window_, static_cast<std::uint64_t>(seed) * 31);
  const auto kinds = letPlay(player, 800);
  EXPECT_TRUE(match().over()) << "stuck at " << match().prompt().sentence.toStdString() << " after " << decisions();
  EXPECT_GT(decisions(), 60U);
  EXPECT_GE(kinds.size(), 8U) << "cards were played, charged, sent, paid with";
  for (int i = 0; i < 100 && !table().endSheet()->isVisible(); ++i) player.act();
  ASSERT_TRUE(table().endSheet()->isVisible())
      << match().still() << table().isVisible() << table().stillness()->isVisible() << table().curtain()->isVisible();
}

std::string seedOf(const ::testing::TestParamInfo<MatchByMouse::ParamType>& match) {
  constexpr std::array<const char*, 3> names{"Open", "Hold", "Curtain"};
  return names[static_cast<std::size_t>(std::get<0>(match.param))] + std::to_string(std::get<1>(match.param));
}

INSTANTIATE_TEST_SUITE_P(Seeds, MatchByMouse,
                         ::testing::Combine(::testing::Values(Secrecy::Open, Secrecy::Hold, Secrecy::Curtain),
                                            ::testing::Values(1, 3)),
                         seedOf);

}  // namespace
}  // namespace playsheet::testing
