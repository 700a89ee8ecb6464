// SPDX-License-Identifier: GPL-3.0-or-later
// Every field that a person writes in: an empty clipboard ends nothing, a megabyte is taken to its limit and the limit
// is told, and nothing that is there already is cut.
#include <QClipboard>
#include <QMimeData>
#include <QPushButton>
#include <QTimer>

#include "tests/ui/match_fixture.h"
#include "tests/ui/program_language.h"
#include "tests/ui/whole_program.h"
#include "ui/choices/name_picker.h"
#include "ui/collection/query_bar.h"
#include "ui/decks/describe_dialog.h"
#include "ui/decks/pool_view.h"
#include "ui/replay/ruling_dialog.h"
#include "ui/shell/rulings_dialog.h"
#include "ui/widgets/ask_line.h"
#include "ui/widgets/line_field.h"
#include "ui/widgets/note_field.h"

namespace playsheet::testing {
namespace {

/// What another program leaves behind that has ended: something to paste that has no form at all.
void emptyTheClipboard() { QGuiApplication::clipboard()->setMimeData(new QMimeData); }

void copy(const QString& text) { QGuiApplication::clipboard()->setText(text); }

QString aMegabyte() { return QStringLiteral("a ").repeated(512 * 1024); }

void paste(QWidget& field) {
  field.setFocus();
  QTest::keyClick(&field, Qt::Key_V, Qt::ControlModifier);
}

/// The field that is looked at, whatever kind it is.
struct Field {
  QWidget* widget;
  QString text;
  QString told;
};
Field read(QWidget& widget) {
  if (const auto* line = qobject_cast<LineField*>(&widget)) return {&widget, line->text(), line->told()};
  if (const auto* note = qobject_cast<NoteField*>(&widget)) return {&widget, note->toPlainText(), note->told()};
  ADD_FAILURE() << widget.objectName().toStdString() << " has no limit that it would tell";
  return {&widget, {}, {}};
}

/// Those of a window that can be seen; a box with figures has a limit of its own.
std::vector<QWidget*> fieldsOf(const QWidget& window) {
  std::vector<QWidget*> fields;
  for (auto* line : window.findChildren<QLineEdit*>())
    if (line->isVisible() && !line->isReadOnly() && qobject_cast<QAbstractSpinBox*>(line->parentWidget()) == nullptr)
      fields.push_back(line);
  for (auto* note : window.findChildren<QPlainTextEdit*>())
    if (note->isVisible() && !note->isReadOnly()) fields.push_back(note);
  return fields;
}

void standsAnything(QWidget& widget, const std::string& where) {
  QCoreApplication::processEvents();  // a page that was just opened is what it will be
  if (auto* line = qobject_cast<QLineEdit*>(&widget))
    line->deselect();  // nothing in the place of a selection takes it away
  const QString before = read(widget).text;
  emptyTheClipboard();
  paste(widget);
  EXPECT_EQ(read(widget).text, before) << where;
  EXPECT_TRUE(read(widget).told.isEmpty()) << where;
  copy(aMegabyte());
  paste(widget);
  const Field full = read(widget);
  EXPECT_LE(full.text.size(), 5000) << where;
  EXPECT_TRUE(full.told.contains(QStringLiteral("fit here"))) << where << ": " << full.told.toStdString();
  QTest::keyClick(&widget, Qt::Key_A, Qt::ControlModifier);
  QTest::keyClick(&widget, Qt::Key_Backspace);
  EXPECT_TRUE(read(widget).text.isEmpty()) << where;
  EXPECT_TRUE(read(widget).told.isEmpty()) << where << " says it although there is room";
  QTest::keyClicks(&widget, QStringLiteral("abc"));
  EXPECT_EQ(read(widget).text, QStringLiteral("abc")) << where;
}

class Fields : public WholeProgramTest {};

TEST_F(Fields, EveryFieldOfEveryPageStandsAMegabyteAndNothing) {
  std::set<std::string> seen;
  for (const Page& page : pages()) {
    open(page);
    for (QWidget* field : fieldsOf(*window_)) {
      if (!field->isEnabled()) continue;
      seen.insert(field->accessibleName().toStdString());
      standsAnything(*field, std::string(page.name) + ", " + field->accessibleName().toStdString());
    }
  }
  for (const char* known : {"Search cards", "Find cards", "Find in the deck", "Search rules and rule numbers",
                            "South: Name", "A title for this match"})
    EXPECT_TRUE(seen.contains(known)) << known;
}

TEST_F(Fields, TooManyTermsAreToldInTheDecksAsInTheCollection) {
  QString words;
  for (int i = 0; i < 40; ++i) words += QStringLiteral("w%1 ").arg(i);
  window_->showDecks();
  DeckBuilder& decks = *window_->deckBuilder();
  const auto found = [&] { return decks.poolFound(); };
  ASSERT_TRUE(QTest::qWaitFor(found, 60000));
  const QString before = decks.pool()->currentCode();
  copy(words);
  paste(*decks.filter());
  ASSERT_TRUE(QTest::qWaitFor(found, 60000));
  EXPECT_EQ(decks.filter()->told(), QStringLiteral("A search has room for 32 different terms: “w32” is one too many."));
  EXPECT_EQ(decks.pool()->currentCode(), before) << "the pool stays as it was";
  QTest::keyClick(decks.filter(), Qt::Key_A, Qt::ControlModifier);
  QTest::keyClicks(decks.filter(), QStringLiteral("J-001"));
  ASSERT_TRUE(QTest::qWaitFor(found, 60000));
  EXPECT_TRUE(decks.filter()->told().isEmpty());
  EXPECT_EQ(decks.pool()->currentCode(), QStringLiteral("J-001"));
}

TEST(FieldsOfDialogs, EachStandsAMegabyteAndNothing) {
  naruto::Deck deck;
  deck.name.en = "River patrol";
  deck.note.en = "Hold the river.";
  DescribeDialog describe(deck, {QStringLiteral("water")}, {});
  RulingDialog ruling(QStringLiteral("/somewhere/report.match"), {});
  RulingsDialog rulings({*naruto::find_edition("usa-1.3"), shippedCards(), {}, QStringLiteral("en")}, {});
  NamePicker picker;
  picker.setNames({PromptButton{}}, QStringLiteral("Name of a card"));
  for (QWidget* window : std::initializer_list<QWidget*>{&describe, &ruling, &rulings, &picker}) {
    window->show();
    window->activateWindow();
    const auto fields = fieldsOf(*window);
    EXPECT_FALSE(fields.empty()) << window->objectName().toStdString();
    for (QWidget* field : fields)
      standsAnything(*field, window->metaObject()->className() + field->objectName().toStdString());
    window->hide();
  }
}

TEST(FieldsOfDialogs, AskingForALine) {
  QTimer::singleShot(0, [] {
    QWidget* dialog = QApplication::activeModalWidget();
    ASSERT_NE(dialog, nullptr);
    for (QWidget* field : fieldsOf(*dialog)) standsAnything(*field, "a line");
    QTest::keyClick(dialog, Qt::Key_Return);
  });
  EXPECT_EQ(askLine(nullptr, {}, QStringLiteral("Save version"), QStringLiteral("Title"), 80), QStringLiteral("abc"));
}

TEST(NoteField, AnEmptyClipboardIsNoEndOfTheProgram) {
  NoteField note(QStringLiteral("doubted"), 100);
  note.show();
  note.moveCursor(QTextCursor::End);
  emptyTheClipboard();
  note.paste();  // the menu of the field, opened while there was something
  paste(note);
  EXPECT_EQ(note.toPlainText(), QStringLiteral("doubted"));
  copy(QStringLiteral(": why?"));
  note.paste();
  EXPECT_EQ(note.toPlainText(), QStringLiteral("doubted: why?"));
}

TEST(NoteField, WhatIsPastedTakesThePlaceOfWhatIsSelected) {
  const ProgramLanguage english(QStringLiteral("en"));
  NoteField note(QStringLiteral("0123456789"), 10);
  note.show();
  note.selectAll();
  copy(QStringLiteral("abcdefghij"));
  paste(note);
  EXPECT_EQ(note.toPlainText(), QStringLiteral("abcdefghij"));
  EXPECT_TRUE(note.told().isEmpty()) << "it fits";
  QTest::keyClicks(&note, QStringLiteral("k"));
  QTest::keyClick(&note, Qt::Key_Return);
  EXPECT_EQ(note.toPlainText(), QStringLiteral("abcdefghij"));
  EXPECT_EQ(note.told(), QStringLiteral("Only 10 characters fit here; the rest was left out."));
  QTest::keyClick(&note, Qt::Key_Backspace);
  EXPECT_TRUE(note.told().isEmpty());
  QTest::keyClicks(&note, QStringLiteral("k"));
  EXPECT_EQ(note.toPlainText(), QStringLiteral("abcdefghik"));
}

TEST(LineField, WhatWasLongerBeforeStaysWhole) {
  LineField line(QStringLiteral("a name of long ago"), 10);
  EXPECT_EQ(line.text(), QStringLiteral("a name of long ago"));
  NoteField note(QStringLiteral("a note of long ago"), 10);
  EXPECT_EQ(note.toPlainText(), QStringLiteral("a note of long ago"));
}

TEST(LineField, ItIsToldInThreeLanguages) {
  for (const auto& [language, sentence] : {std::pair{"en", "Only 3 characters fit here; the rest was left out."},
                                           {"it", "Qui entrano solo 3 caratteri; il resto è stato escluso."},
                                           {"pt_BR", "Aqui cabem só 3 caracteres; o resto ficou de fora."}}) {
    const ProgramLanguage speaks(QString::fromLatin1(language));
    LineField line(3);
    line.show();
    QTest::keyClicks(&line, QStringLiteral("abcd"));
    EXPECT_EQ(line.text(), QStringLiteral("abc"));
    EXPECT_EQ(line.told(), QString::fromUtf8(sentence));
  }
}

TEST(DescribeDialog, TagsAreNeverCut) {
  const ProgramLanguage english(QStringLiteral("en"));
  naruto::Deck deck;
  deck.name.en = "River patrol";
  DescribeDialog dialog(deck, {}, {});
  dialog.show();
  const QString longTag(41, QLatin1Char('t'));
  dialog.tagsField()->setFocus();
  QTest::keyClicks(dialog.tagsField(), QStringLiteral("water, ") + longTag);
  EXPECT_EQ(dialog.tagsField()->told(), QStringLiteral("A tag can have at most 40 characters."));
  EXPECT_FALSE(dialog.takeButton()->isEnabled());
  QTest::keyClick(dialog.tagsField(), Qt::Key_Backspace);
  EXPECT_TRUE(dialog.takeButton()->isEnabled());
  EXPECT_EQ(dialog.tags(), (QStringList{QStringLiteral("water"), longTag.left(40)}));
  QString many;
  for (int i = 0; i < 21; ++i) many += QStringLiteral("t%1,").arg(i);
  copy(many);
  QTest::keyClick(dialog.tagsField(), Qt::Key_A, Qt::ControlModifier);
  paste(*dialog.tagsField());
  EXPECT_EQ(dialog.tagsField()->told(), QStringLiteral("A deck can have at most 20 tags."));
  EXPECT_FALSE(dialog.takeButton()->isEnabled());
}

}  // namespace
}  // namespace playsheet::testing
