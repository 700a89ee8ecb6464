// SPDX-License-Identifier: GPL-3.0-or-later
// Keyboards of other people: where a key gives no Latin letter its place counts, and the key is called as its cap.
#include <QApplication>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

#include "tests/ui/match_fixture.h"
#include "ui/shell/keys_dialog.h"
#include "ui/table/key_places.h"
#include "ui/table/key_table.h"
#include "ui/table/key_titles.h"
#include "ui/table/keyboard_map.h"
#include "ui/table/prompt_bar.h"
#include "ui/widgets/action_button.h"

namespace playsheet::testing {
namespace {

using naruto::ChoiceKind;

/// What a keyboard gives without Shift in the places of 1 to 0, Q to P, A to L and Z to M.
struct Keyboard {
  const char* name;
  std::array<QString, 4> rows;
};
constexpr std::array<quint32, 4> kFirst{10, 24, 38, 52};
const std::array<QString, 4> kEnglish{"1234567890", "QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"};
const Keyboard kRussian{"Russian", {"1234567890", "йцукенгшщз", "фывапролд", "ячсмить"}};
const Keyboard kGreek{"Greek", {"1234567890", ";ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"}};
const Keyboard kHebrew{"Hebrew", {"1234567890", "/'קראטוןםפ", "שדגכעיחלך", "זסבהנמצ"}};
const Keyboard kFrench{"French", {"&é\"'(-è_çà", "azertyuiop", "qsdfghjkl", "wxcvbn,"}};
const Keyboard kGerman{"German", {"1234567890", "qwertzuiop", "asdfghjkl", "yxcvbnm"}};
const Keyboard kTurkish{"Turkish", {"1234567890", "qwertyuıop", "asdfghjkl", "zxcvbnm"}};
const Keyboard kTurkishF{"Turkish F", {"1234567890", "fgğıodrnhp", "uieaütkml", "jövcçzs"}};

/// A press in a place of this keyboard, with the key that Qt makes of what it gives.
QKeyEvent pressAt(const Keyboard& keyboard, quint32 place, QEvent::Type type = QEvent::KeyPress) {
  for (std::size_t row = 0; row < kFirst.size(); ++row) {
    const auto at = static_cast<qsizetype>(place) - kFirst[row];
    if (at < 0 || at >= keyboard.rows[row].size()) continue;
    const QString given = keyboard.rows[row].mid(at, 1);
    return {type, given.toUpper()[0].unicode(), Qt::NoModifier, place, 0, 0, given};
  }
  return {type, Qt::Key_unknown, Qt::NoModifier};
}
quint32 placeOf(QChar english) {
  for (std::size_t row = 0; row < kFirst.size(); ++row)
    if (const auto at = kEnglish[row].indexOf(english); at >= 0) return kFirst[row] + static_cast<quint32>(at);
  return 0;
}
/// Where this keyboard gives the letter.
quint32 placeIn(const Keyboard& keyboard, QChar letter) {
  for (std::size_t row = 0; row < kFirst.size(); ++row)
    for (qsizetype i = 0; i < keyboard.rows[row].size(); ++i)
      if (keyboard.rows[row].mid(i, 1).toUpper() == QString(letter)) return kFirst[row] + static_cast<quint32>(i);
  return 0;
}

/// Nothing is known of the keyboard of the test before.
class Keyboards : public MatchWindowTest {
 protected:
  void SetUp() override { forget(); }
  void TearDown() override {
    window_.reset();
    forget();
  }
  /// A Latin letter tells that the keyboard is one of those.
  static void forget() { KeyCaps::here().note(pressAt(kGerman, placeOf(u'S'))); }
  void key(const Keyboard& keyboard, quint32 place, bool down = true, bool up = true) {
    QWidget* there = window_->focusWidget() ? window_->focusWidget() : table().sheet();
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
      if (!(type == QEvent::KeyPress ? down : up)) continue;
      QKeyEvent event = pressAt(keyboard, place, type);
      QCoreApplication::sendEvent(there, &event);
    }
  }
  QString listed(KeyUse use, std::optional<PlayerId> seat = std::nullopt) {
    KeysDialog dialog({});
    for (const KeyRow* row : keyRows())
      if (row->use == use && row->seat == seat)
        for (QTreeWidgetItemIterator item(dialog.list()); *item; ++item)
          if ((*item)->data(0, Qt::UserRole).toString() == nameOf(*row)) return (*item)->text(0);
    return {};
  }
};

// --- which key is meant ---------------------------------------------------------------------------------------------

TEST_F(Keyboards, ALetterOfAnotherScriptIsTheLatinOneInItsPlace) {
  for (const Keyboard& keyboard : {kRussian, kGreek, kHebrew})
    for (const char letter : {'S', 'D', 'F', 'A', 'L', 'K', 'J', 'H', 'N', 'C', 'X'}) {
      const QKeyEvent event = pressAt(keyboard, placeOf(QLatin1Char(letter)));
      EXPECT_EQ(meantKey(event), letter) << keyboard.name;
      EXPECT_TRUE(keyHit(event)) << keyboard.name << " " << letter;
    }
}

TEST_F(Keyboards, ALatinLetterIsItselfWhereverItLies) {
  for (const Keyboard& keyboard : {kFrench, kGerman, kTurkish, kTurkishF})
    for (const QString& row : keyboard.rows)
      for (const QChar given : row)
        if (const QChar letter = given.toUpper(); letter >= QLatin1Char('A') && letter <= QLatin1Char('Z')) {
          EXPECT_EQ(meantKey(pressAt(keyboard, placeIn(keyboard, letter))), letter.unicode()) << keyboard.name;
        }
  EXPECT_EQ(meantKey(pressAt(kTurkishF, placeOf(u'X'))), u'Ö') << "a Latin letter too: X lies elsewhere there";
  EXPECT_EQ(meantKey(pressAt(kFrench, placeOf(u'M'))), u',') << "M lies elsewhere there";
}

TEST_F(Keyboards, ADigitNeedsNoShift) {
  for (const Keyboard& keyboard : {kFrench, kRussian, kGerman})
    for (int digit = 1; digit <= 9; ++digit) {
      const QKeyEvent event = pressAt(keyboard, 9 + static_cast<quint32>(digit));
      const auto hit = keyHit(event);
      ASSERT_TRUE(hit) << keyboard.name << " " << digit;
      EXPECT_EQ(hit->row->use, KeyUse::Number);
      EXPECT_EQ(hit->index, digit - 1) << keyboard.name;
    }
}

TEST_F(Keyboards, WhereNoPlaceIsToldTheUsualKeyboardOfTheScriptCounts) {
  EXPECT_EQ(meantKey({QEvent::KeyPress, 0x042B, Qt::NoModifier, QStringLiteral("ы")}), Qt::Key_S);
  EXPECT_EQ(meantKey({QEvent::KeyPress, 0x03A3, Qt::NoModifier, QStringLiteral("σ")}), Qt::Key_S);
  EXPECT_EQ(meantKey({QEvent::KeyPress, Qt::Key_Comma, Qt::NoModifier, QStringLiteral(",")}), Qt::Key_Comma);
  EXPECT_EQ(meantKey({QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier}), Qt::Key_Escape);
}

// --- on the table ---------------------------------------------------------------------------------------------------

TEST_F(Keyboards, TheHandOfASeatIsShownByItsPlaceAsLongAsItIsHeld) {
  for (const Keyboard& keyboard : {kRussian, kGreek, kHebrew, kFrench, kGerman, kTurkish}) {
    SCOPED_TRACE(keyboard.name);
    begin(Secrecy::Hold);
    ASSERT_TRUE(goOnTo(ChoiceKind::change_hand, PlayerId::south));
    key(keyboard, placeOf(u'S'), true, false);
    EXPECT_TRUE(match().secrecy().handShown(PlayerId::south));
    key(keyboard, placeOf(u'S'), false, true);
    EXPECT_FALSE(match().secrecy().handShown(PlayerId::south));
    key(keyboard, placeOf(u'L'), true, false);
    EXPECT_FALSE(match().secrecy().handShown(PlayerId::south)) << "the key of the other seat";
    key(keyboard, placeOf(u'L'), false, true);
    window_.reset();
  }
}

TEST_F(Keyboards, EachPassesWithTheOwnKeyAndNoneWithThatOfTheOther) {
  for (const Keyboard& keyboard : {kRussian, kGreek, kFrench}) {
    SCOPED_TRACE(keyboard.name);
    begin(Secrecy::Open);
    for (int i = 0; i < 200 && !isPad(asked()); ++i) ASSERT_TRUE(stepOn());
    ASSERT_TRUE(isPad(asked()));
    const bool south = state().choice.player == PlayerId::south;
    const auto before = decisions();
    key(keyboard, placeOf(south ? u'K' : u'D'));
    EXPECT_EQ(decisions(), before);
    key(keyboard, placeOf(south ? u'D' : u'K'));
    EXPECT_EQ(decisions(), before + 1);
    window_.reset();
  }
}

TEST_F(Keyboards, ChargingAndLeavingOutHaveTheirPlaceToo) {
  begin(Secrecy::Open);
  const int card = goOnToPlayable();
  ASSERT_GE(card, 0);
  click(card);
  const auto before = decisions();
  key(kRussian, placeOf(u'C'));
  EXPECT_EQ(decisions(), before + 1);
  EXPECT_EQ(match().match().moments().back().action, naruto::Action(naruto::Charge{static_cast<CardId>(card)}));
}

TEST_F(Keyboards, AnEnglishKeyIsChosenOnAnyKeyboard) {
  KeysDialog dialog({});
  dialog.show();
  ASSERT_TRUE(dialog.choose(QStringLiteral("next_legal")));
  dialog.ask();
  QKeyEvent event = pressAt(kRussian, placeOf(u'B'));
  QCoreApplication::sendEvent(dialog.list(), &event);
  EXPECT_EQ(keysOf(KeyUse::NextLegal), QList<QKeySequence>{Qt::Key_B}) << dialog.told().toStdString();
  dialog.giveAllUsual();
  EXPECT_EQ(keysOf(KeyUse::NextLegal), QList<QKeySequence>{Qt::Key_N});
}

// --- what a key is called -------------------------------------------------------------------------------------------

TEST_F(Keyboards, TheListOfKeysSaysWhatStandsOnTheCaps) {
  EXPECT_EQ(listed(KeyUse::ShowHand, PlayerId::south), "S");
  struct Called {
    const Keyboard& keyboard;
    const char* hand;
    const char* pass;
    const char* charge;
  };
  for (const Called& called :
       {Called{kRussian, "Ы", "Л", "С"}, Called{kGreek, "Σ", "Κ", "Ψ"}, Called{kFrench, "S", "K", "C"},
        Called{kGerman, "S", "K", "C"}, Called{kTurkish, "S", "K", "C"}}) {
    SCOPED_TRACE(called.keyboard.name);
    KeyCaps::here().note(pressAt(called.keyboard, placeOf(u'B')));  // whichever letter it is
    EXPECT_EQ(listed(KeyUse::ShowHand, PlayerId::south), QString::fromUtf8(called.hand));
    EXPECT_EQ(listed(KeyUse::Pass, PlayerId::north), QString::fromUtf8(called.pass));
    EXPECT_EQ(listed(KeyUse::Charge), QString::fromUtf8(called.charge));
    EXPECT_TRUE(listed(KeyUse::PreviousLegal).startsWith(QStringLiteral("Shift+"))) << "only the letter is another";
    EXPECT_EQ(listed(KeyUse::Confirm), "Enter");
    EXPECT_EQ(listed(KeyUse::JudgesDesk), "Ctrl+J") << "as the menus say it";
  }
}

/// Layouts as the desktop itself describes them: nothing has to be pressed.
TEST_F(Keyboards, ADisplayThatDescribesItsKeyboardNeedsNoPress) {
  struct Described {
    const char* layout;
    const char* hand;
    const char* pass;
    const char* one;
  };
  for (const Described& of :
       {Described{"ru", "Ы", "Л", "1"}, Described{"gr", "Σ", "Κ", "1"}, Described{"il", "ד", "ל", "1"},
        Described{"ua", "І", "Л", "1"}, Described{"bg", "Я", "Н", "1"}, Described{"ara", "س", "ن", "1"},
        Described{"th", "ห", "า", "1"}, Described{"de", "S", "K", "1"}, Described{"fr", "S", "K", "1"},
        Described{"tr", "S", "K", "1"}, Described{"us,ru", "S", "K", "1"}, Described{"ir", "س", "ن", "۱"}}) {
    SCOPED_TRACE(of.layout);
    const auto keyboard = KeyboardMap::named(of.layout);
    ASSERT_TRUE(keyboard);
    KeyCaps::here().take(*keyboard);
    EXPECT_EQ(listed(KeyUse::ShowHand, PlayerId::south), QString::fromUtf8(of.hand));
    EXPECT_EQ(listed(KeyUse::Pass, PlayerId::north), QString::fromUtf8(of.pass));
    const QString one = KeyCaps::here().of(Qt::Key_1);
    EXPECT_EQ(one.isEmpty() ? QStringLiteral("1") : one, QString::fromUtf8(of.one));
  }
  EXPECT_FALSE(KeyboardMap::named("klingon"));
}

/// Of several layouts the one in use is told by a letter that was pressed, where the display does not tell it.
TEST_F(Keyboards, ALetterTellsWhichOfTheLayoutsIsInUse) {
  auto keyboard = KeyboardMap::named("us,ru,gr");
  ASSERT_TRUE(keyboard);
  EXPECT_EQ(keyboard->capAt(placeOf(u'S')), u'S');
  EXPECT_TRUE(keyboard->turnTo(placeOf(u'S'), u'Ы'));
  EXPECT_EQ(keyboard->capAt(placeOf(u'K')), u'Л');
  EXPECT_FALSE(keyboard->turnTo(placeOf(u'S'), u'ש')) << "no layout gives it: the one in use stays";
  EXPECT_EQ(keyboard->capAt(placeOf(u'K')), u'Л');
  EXPECT_TRUE(keyboard->turnTo(placeOf(u'S'), u'Σ'));
  EXPECT_EQ(keyboard->capAt(placeOf(u'K')), u'Κ');
}

/// Where nobody knows the keyboard, the keys that are pressed tell it.
TEST_F(Keyboards, CapsAreLearntFromWhatIsPressed) {
  begin(Secrecy::Hold);
  ASSERT_TRUE(goOnTo(ChoiceKind::change_hand, PlayerId::south));
  const auto* show = table().bar()->find(CommandKind::ShowHand);
  ASSERT_NE(show, nullptr);
  EXPECT_EQ(show->keyText(), "S");
  key(kRussian, placeOf(u'S'));
  EXPECT_EQ(table().bar()->find(CommandKind::ShowHand)->keyText(), "Ы") << "the button says it at once";
  EXPECT_EQ(listed(KeyUse::ShowHand, PlayerId::south), "Ы");
  key(kGerman, placeOf(u'L'));  // switched back
  EXPECT_EQ(table().bar()->find(CommandKind::ShowHand)->keyText(), "S");
  EXPECT_EQ(listed(KeyUse::ShowHand, PlayerId::south), "S");
}

// --- no window has the focus ----------------------------------------------------------------------------------------

/// As on a display without a manager of windows, which gives it to none.
TEST_F(Keyboards, KeysOfMenusWorkWhereNoWindowIsActive) {
  begin(Secrecy::Open);
  ASSERT_TRUE(stepOn());
  const auto nobody = [] {
    QT_WARNING_PUSH
    QT_WARNING_DISABLE_DEPRECATED
    QApplication::setActiveWindow(nullptr);
    QT_WARNING_POP
    ASSERT_EQ(QApplication::activeWindow(), nullptr);
  };
  nobody();
  QTest::keyClick(table().sheet(), Qt::Key_F1);
  EXPECT_NE(window_->rulesPage(), nullptr) << "the rules are opened";
  window_->closeRules();
  nobody();
  const auto before = decisions();
  QTest::keyClick(table().sheet(), Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(decisions() < before || match().consentAsked()) << "taken back, or asked for";
  window_.reset();
  window_ = std::make_unique<Shell>(
      [] {
        WindowNeeds needs;
        needs.cards = &shippedCards();
        needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
        return needs;
      }(),
      planOf(Secrecy::Open));
  window_->show();
  nobody();
  QTest::keyClick(window_.get(), Qt::Key_Return);
  EXPECT_NE(window_->table(), nullptr) << "the button of the form has its key";
}

}  // namespace
}  // namespace playsheet::testing
