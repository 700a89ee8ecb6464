// SPDX-License-Identifier: GPL-3.0-or-later
// What happens to the machine under a match (docs/faults.md): it sleeps, its screen changes, its files are no pictures.
#include <QBuffer>
#include <QLabel>
#include <QTemporaryDir>
#include <QToolTip>

#include "app/own_pictures.h"
#include "app/window_options.h"
#include "engine/table/random.h"
#include "tests/ui/match_fixture.h"
#include "ui/table/curtain.h"
#include "ui/table/prompt_bar.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/message_sheet.h"
#include "ui/widgets/press_clock.h"

namespace playsheet::testing {
namespace {

using naruto::ChoiceKind;

/// A clock that goes as the test says.
class SleepOfTheMachine : public MatchWindowTest {
 protected:
  void TearDown() override {
    PressClock::set({});
    MatchWindowTest::TearDown();
  }
  void takeOverTheClock() {
    PressClock::set([this] { return now_; });
  }
  static constexpr qint64 kAnHour = 3'600'000;
  qint64 now_ = 1'000'000;
};

TEST_F(SleepOfTheMachine, AButtonThatWasHeldBeforeItAllowsNothing) {
  begin(Secrecy::Open);
  while (state().turn < 2 || asked() != ChoiceKind::mission_action) ASSERT_TRUE(stepOn());
  table().pressUndo();
  ASSERT_TRUE(match().consentAsked());
  takeOverTheClock();
  QTest::mousePress(table().bar()->primary(), Qt::LeftButton);
  now_ += kAnHour;
  QTest::qWait(PromptBar::kHoldMilliseconds + 200);
  EXPECT_TRUE(match().consentAsked()) << "nobody knows that the finger was still there";
  QTest::mouseRelease(table().bar()->primary(), Qt::LeftButton);
  QTest::mousePress(table().bar()->primary(), Qt::LeftButton);
  QTest::qWait(PromptBar::kHoldMilliseconds + 200);
  EXPECT_FALSE(match().consentAsked()) << "held anew it allows";
}

TEST_F(SleepOfTheMachine, ACurtainThatWasHeldBeforeItStaysClosed) {
  begin(Secrecy::Curtain);
  while (asked() != ChoiceKind::change_hand) ASSERT_TRUE(stepOn());
  ASSERT_TRUE(match().secrecy().curtain().has_value());
  const auto own = *match().secrecy().curtain() == PlayerId::south ? Qt::Key_S : Qt::Key_L;
  takeOverTheClock();
  QTest::keyPress(table().curtain(), own);
  now_ += kAnHour;
  QTest::qWait(Curtain::kHoldMilliseconds + 200);
  EXPECT_TRUE(match().secrecy().curtain().has_value());
  QTest::keyRelease(table().curtain(), own);
  QTest::qWait(100);
  QTest::keyPress(table().curtain(), own);
  QTest::qWait(Curtain::kHoldMilliseconds + 200);
  EXPECT_FALSE(match().secrecy().curtain().has_value());
}

TEST_F(SleepOfTheMachine, AfterItNobodyHasDecidedAnything) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  takeOverTheClock();
  const auto before = state();
  now_ += kAnHour;
  QTest::qWait(400);
  EXPECT_EQ(state(), before);
}

/// A screen of another size under a running match: the question stands, and it can be answered.
TEST_F(MatchWindowTest, ANewResolutionChangesNoDecisionAndHidesNone) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  const auto before = state();
  for (const QSize size : {QSize(3840, 2160), QSize(1280, 720), QSize(1366, 768), QSize(1920, 1080)}) {
    window_->resize(size);
    QCoreApplication::processEvents();
    EXPECT_EQ(state(), before);
    auto* primary = table().bar()->primary();
    ASSERT_TRUE(primary->isVisible()) << size.width();
    const QRect place(primary->mapTo(window_.get(), QPoint()), primary->size());
    EXPECT_TRUE(window_->rect().contains(place)) << size.width() << "x" << size.height();
  }
  QTest::mouseClick(table().bar()->primary(), Qt::LeftButton);
  EXPECT_NE(state(), before);
}

// --- words of strangers
// -----------------------------------------------------------------------------------------------

constexpr auto kMarkup = "<b>Kunai</b> <img src='file:///etc/hostname'> <a href='http://example.org'>x</a>";

TEST(WordsOfStrangers, LabelsAndMessageBoxesShowMarkupAsItIsWritten) {
  QLabel label(QString::fromLatin1(kMarkup));
  label.show();
  EXPECT_EQ(label.textFormat(), Qt::PlainText);
  MessageSheet box({}, QString::fromLatin1(kMarkup), QString::fromLatin1(kMarkup));
  box.offer(QString::fromLatin1(kMarkup), QStringLiteral("A & B"));
  box.show();
  for (const QLabel* part : box.findChildren<QLabel*>()) EXPECT_NE(part->textFormat(), Qt::AutoText);
}

TEST(WordsOfStrangers, ATooltipShowsMarkupAsItIsWritten) {
  QWidget under;
  under.show();
  QToolTip::showText(QPoint(5, 5), QString::fromLatin1(kMarkup), &under);
  const QLabel* tip = nullptr;
  for (const QWidget* widget : QApplication::topLevelWidgets())
    if (widget->inherits("QTipLabel")) tip = qobject_cast<const QLabel*>(widget);
  ASSERT_NE(tip, nullptr);
  EXPECT_EQ(tip->textFormat(), Qt::PlainText);
  EXPECT_EQ(tip->text(), QString::fromLatin1(kMarkup));
  QToolTip::hideText();
}

TEST(WordsOfStrangers, MarkupOfTheProgramSaysSo) {
  QLabel label(QStringLiteral("<b>Playsheet</b>"));
  label.setTextFormat(Qt::RichText);
  label.show();
  EXPECT_EQ(label.textFormat(), Qt::RichText);
}

/// Pictures of a person's own, changed by luck: each is shown or told, and nothing else happens.
TEST(OwnPicturesOfStrangers, AnyChangedBytesAreAPictureOrAProblem) {
  QImage image(60, 84, QImage::Format_RGB32);
  image.fill(Qt::darkRed);
  table::RandomStream luck(20261122, 7);
  QTemporaryDir folder;
  int number = 0;
  for (const char* kind : {"png", "jpg", "webp"}) {
    QByteArray whole;
    QBuffer buffer(&whole);
    buffer.open(QIODevice::WriteOnly);
    ASSERT_TRUE(image.save(&buffer, kind)) << kind;
    for (int round = 0; round < 60; ++round) {
      QByteArray bytes =
          whole.left(round % 5 == 4 ? static_cast<int>(luck.below(static_cast<std::uint32_t>(whole.size())))
                                    : static_cast<int>(whole.size()));
      for (int change = 0; change < round % 4 && !bytes.isEmpty(); ++change)
        bytes[static_cast<int>(luck.below(static_cast<std::uint32_t>(bytes.size())))] =
            static_cast<char>(luck.below(256));
      QFile file(
          folder.filePath(QStringLiteral("N-%1.%2").arg(++number, 3, 10, QLatin1Char('0')).arg(QLatin1String(kind))));
      ASSERT_TRUE(file.open(QIODevice::WriteOnly));
      file.write(bytes);
    }
  }
  OwnPictures pictures;
  pictures.setFolder(folder.path());
  const auto settled = [&] {
    int shown = 0;
    for (int i = 1; i <= number; ++i)
      shown += pictures.picture(QStringLiteral("N-%1").arg(i, 3, 10, QLatin1Char('0'))).isNull() ? 0 : 1;
    return shown + static_cast<int>(pictures.problems().size()) == number;
  };
  EXPECT_TRUE(QTest::qWaitFor(settled, 20'000)) << pictures.problems().size() << " problems of " << number;
  EXPECT_FALSE(pictures.problems().empty());
}

/// The command line, or the exit code where there is nothing to start.
std::pair<std::optional<WindowOptions>, int> commandLine(std::vector<std::string> words) {
  words.insert(words.begin(), "playsheet");
  std::vector<char*> argv;
  for (auto& word : words) argv.push_back(word.data());
  int exitCode = -1;
  auto options = readWindowOptions(static_cast<int>(argv.size()), argv.data(), exitCode);
  return {std::move(options), exitCode};
}

TEST(CommandLine, OptionsOfAMatchThatPlaysItself) {
  const auto [options, code] = commandLine({"--autoplay", "--seed", "7", "--decks", "clones", "mist", "--pace", "0"});
  ASSERT_TRUE(options.has_value());
  EXPECT_TRUE(options->autoplay);
  EXPECT_EQ(options->seed, 7U);
  EXPECT_EQ(options->decks, (std::vector<std::string>{"clones", "mist"}));
  EXPECT_EQ(options->pace, 0);
}

TEST(CommandLine, WrongUseStartsNothing) {
  for (const std::vector<std::string>& words :
       std::vector<std::vector<std::string>>{{"--seed", "7"},  // whoever plays by hand has luck of the machine
                                             {"--stop-after", "3"},
                                             {"--autoplay", "--seed", "many"},
                                             {"--pace", "3"},
                                             {"--decks", "clones"},
                                             {"--language", "xx"},
                                             {"--secrecy", "none"},
                                             {"--nonsense"}}) {
    const auto [options, code] = commandLine(words);
    EXPECT_FALSE(options.has_value()) << words.front();
    EXPECT_EQ(code, 2) << words.front();
  }
}

}  // namespace
}  // namespace playsheet::testing
