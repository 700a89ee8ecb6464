// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/finger_player.h"
#include "tests/ui/mouse_player.h"
#include "ui/table/end_sheet.h"
#include "ui/widgets/finger_size.h"

/// Everything that a match needs can be done with fingers, on what is large enough for them.
namespace playsheet::testing {
namespace {

/// Plays as somebody without a keyboard does, and has no mouse either.
class MatchFingers : public MousePlayer {
 public:
  MatchFingers(Shell& window, std::uint64_t seed) : MousePlayer(window, seed), finger_(window), window_(window) {}

  void press(const QPoint& at) override { finger_.down(at); }
  void move(const QPoint& at) override { finger_.move(at); }
  void release(const QPoint& at) override {
    finger_.move(at);
    finger_.up();
  }
  void clickAgain(const QPoint& at) override { finger_.tap(at); }

  /// What is too small for a fingertip, of all that the table asks to be pressed.
  QStringList tooSmall() const {
    const MatchTable& table = *window_.table();
    const double least = std::floor(millimetres(window_, kFingertip));
    QStringList found;
    const auto look = [&](const QString& what, const QSize& size) {
      if (size.width() < least || size.height() < least)
        found << QStringLiteral("%1: %2 x %3").arg(what).arg(size.width()).arg(size.height());
    };
    for (const QWidget* part : std::initializer_list<const QWidget*>{
             table.bar(), table.choices(), table.endSheet(), table.pad(PlayerId::south), table.pad(PlayerId::north)})
      for (const auto* button : part->findChildren<ActionButton*>())
        if (button->isVisible() && button->isEnabled()) look(button->text(), button->size());
    const auto& marks = table.desk()->prompt().marks;
    for (auto mark = marks.begin(); mark != marks.end(); ++mark)
      if (const QRect place = table.sheet()->cardRect(mark.key()); mark->marked() && !place.isEmpty())
        look(QStringLiteral("card %1").arg(mark.key()), place.size());
    return found;
  }

 private:
  FingerPlayer finger_;
  Shell& window_;
};

using Played = std::tuple<const char*, Secrecy, QSize>;

class MatchByFinger : public MatchWindowTest, public ::testing::WithParamInterface<Played> {};

TEST_P(MatchByFinger, IsPlayedToItsEndOnWhatIsLargeEnough) {
  const auto& [language, secrecy, size] = GetParam();
  begin(secrecy, 3, QString::fromLatin1(language));
  window_->resize(size);
  window_->activateWindow();
  table().curtain()->setHoldTime(0);
  table().curtain()->setLingerTime(0);
  ASSERT_TRUE(QTest::qWaitForWindowExposed(window_.get()));
  MatchFingers player(*window_, 93);
  player.click({4, window_->height() / 2});  // the screen is touched
  QSet<QString> small;
  int idle = 0;
  for (int i = 0; i < 40000 && !match().over() && idle < 800; ++i) {
    const auto before = decisions();
    player.act();
    idle = decisions() == before ? idle + 1 : 0;
    if (idle == 0)
      for (const QString& what : player.tooSmall()) small.insert(what);
  }
  EXPECT_TRUE(match().over()) << "stuck at " << match().prompt().sentence.toStdString() << " after " << decisions();
  for (int i = 0; i < 100 && !table().endSheet()->isVisible(); ++i) player.act();
  EXPECT_TRUE(table().endSheet()->isVisible());
  EXPECT_TRUE(small.empty()) << QStringList(small.values()).join(QLatin1Char('\n')).toStdString();
}

std::string playedName(const ::testing::TestParamInfo<Played>& match) {
  constexpr std::array<const char*, 3> names{"Open", "Hold", "Curtain"};
  const auto& [language, secrecy, size] = match.param;
  return std::string(language) + names[static_cast<std::size_t>(secrecy)] + std::to_string(size.width());
}

/// A tablet, and one of 2736 x 1824 that shows everything twice as large.
INSTANTIATE_TEST_SUITE_P(Tablets, MatchByFinger,
                         ::testing::Values(Played{"en", Secrecy::Open, QSize(1280, 800)},
                                           Played{"it", Secrecy::Hold, QSize(1368, 912)},
                                           Played{"pt_BR", Secrecy::Curtain, QSize(1280, 800)}),
                         playedName);

}  // namespace
}  // namespace playsheet::testing
