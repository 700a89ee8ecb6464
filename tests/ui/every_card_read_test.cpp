// SPDX-License-Identifier: GPL-3.0-or-later
#include <QWheelEvent>

#include "tests/ui/match_fixture.h"
#include "tests/ui/program_language.h"
#include "ui/faces/cut_words.h"
#include "ui/log/log_view.h"
#include "ui/table/card_reader.h"
#include "ui/table/side_panel.h"
#include "ui/wording/card_details.h"

/// Every card that can be in a match is read to its last word in the reader: beside a small table, too, and in each
/// language. What has no room on the card goes on below it, and what has none there is reached by the wheel.
namespace playsheet::testing {
namespace {

/// Words that were cut although nobody said where the whole would be.
class CutWatch : public WordsWatch {
 public:
  CutWatch() { setWordsWatch(this); }
  ~CutWatch() override { setWordsWatch(nullptr); }
  CutWatch(const CutWatch&) = delete;
  CutWatch& operator=(const CutWatch&) = delete;
  void cut(const QString& whole, const QString& shown, MayCut may) override {
    if (may == MayCut::Never) faults << whole + QStringLiteral(" -> ") + shown;
  }
  void beyondEdge(const QString&, const QRectF&, const QSizeF&) override {}
  QStringList faults;
};

QString letters(QString text) {
  text.remove(QLatin1Char(' ')).remove(QLatin1Char('\n'));
  return text;
}

/// The lines one after the other; the line that the card cut is said again below it.
QString joined(const QStringList& lines) {
  const QString ellipsis(QChar(0x2026));
  QString text;
  for (qsizetype i = 0; i < lines.size(); ++i) {
    const bool again = i + 1 < lines.size() && lines[i].endsWith(ellipsis) && lines[i + 1].startsWith(ellipsis);
    if (!again) text += lines[i].startsWith(ellipsis) ? lines[i].mid(1) : lines[i];
  }
  return letters(text);
}

class EveryCardRead : public MatchWindowTest {
 protected:
  CardReader& reader() { return *table().side()->reader(); }

  ReaderPage pageOf(naruto::DefinitionId card, const QString& language, bool explain) {
    ReaderPage page;
    page.empty = false;
    page.face = match().words().face(card, language);
    page.explain = explain;
    page.explainText = QStringLiteral("Explain keywords");
    for (const auto& fact : match().words().details(card, language))
      page.lines.push_back({QStringLiteral("reader"), QString::fromStdString(fact), ReaderLine::Tone::Muted});
    page.lines.push_back({QStringLiteral("healthy"), QStringLiteral("Now 4/1, printed 4/1"), ReaderLine::Tone::Muted});
    const auto& cards = match().words().cards();
    for (const auto& keyword : wording::keyword_texts(cards[card], cards.words(), wordingLanguage(language)))
      page.reminders.push_back(QString::fromStdString(keyword));
    return page;
  }

  void wheel(int notches) {
    const QPointF at(20, reader().height() - 60.0);
    QWheelEvent event(at, reader().mapToGlobal(at), {}, {0, notches * 120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&reader(), &event);
  }

  /// All that is seen whole between the beginning and the end of the wheel.
  QSet<QString> seenByWheel() {
    QSet<QString> seen;
    for (int notch = 0; notch < 60; ++notch) {
      for (const QString& line : reader().textLines() + reader().otherLines()) seen.insert(line);
      if (reader().moreRect().isEmpty()) break;
      const QStringList before = reader().textLines() + reader().otherLines();
      wheel(-1);
      if (reader().textLines() + reader().otherLines() == before) break;
    }
    return seen;
  }

  /// How many cards have to be scrolled.
  int readAll(const QString& language, bool explain) {
    int scrolled = 0;
    QSet<QString> known;
    for (std::size_t i = 0; i < shippedCards().size(); ++i) {
      const auto card = static_cast<naruto::DefinitionId>(i);
      if (shippedCards()[card].readiness != naruto::Readiness::ready) continue;
      const ReaderPage page = pageOf(card, language, explain);
      const QString key = page.face.text + page.face.typeLine + page.face.name;
      if (known.contains(key)) continue;
      known.insert(key);
      table().side()->showCard(page);
      EXPECT_GE(table().side()->log()->height(), 50) << page.face.code.toStdString();
      scrolled += reader().moreRect().isEmpty() ? 0 : 1;
      const QSet<QString> seen = seenByWheel();
      reader().resize(reader().width(), 3000);
      EXPECT_TRUE(reader().moreRect().isEmpty());
      EXPECT_EQ(joined(reader().textLines()), letters(page.face.text)) << page.face.code.toStdString();
      const QString others = letters(reader().otherLines().join(QString()));
      for (const ReaderLine& line : page.lines) EXPECT_TRUE(others.contains(letters(line.text)));
      for (const QString& line : page.reminders) EXPECT_EQ(explain, others.contains(letters(line)));
      for (const QString& line : reader().textLines() + reader().otherLines())
        EXPECT_TRUE(seen.contains(line)) << page.face.code.toStdString() << ": " << line.toStdString();
      if (HasFailure()) break;
    }
    return scrolled;
  }

  void readInEveryLanguage(const QSize& size) {
    CutWatch watch;
    for (const QString language : {"en", "it", "pt_BR"}) {
      const ProgramLanguage speaks(language);
      begin(Secrecy::Open, 7, language);
      window_->resize(size);
      QCoreApplication::processEvents();
      for (const bool explain : {false, true}) {
        const int scrolled = readAll(language, explain);
        RecordProperty((language + (explain ? "_explained" : "")).toStdString(), scrolled);
        if (HasFailure()) return;
      }
    }
    EXPECT_EQ(watch.faults, QStringList());
  }
};

TEST_F(EveryCardRead, ToItsLastWordBesideASmallTable) { readInEveryLanguage({1024, 600}); }

TEST_F(EveryCardRead, ToItsLastWordBesideAUsualOne) { readInEveryLanguage({1366, 690}); }

/// The longest text: the log gives way first, the wheel comes after that.
TEST_F(EveryCardRead, TheLogGivesWayBeforeAnythingIsScrolled) {
  const ProgramLanguage speaks(QStringLiteral("it"));
  begin(Secrecy::Open, 7, QStringLiteral("it"));
  ReaderPage page = pageOf(0, QStringLiteral("it"), false);
  page.face.text = QStringLiteral("uno due tre");
  table().side()->showCard(page);
  const int usual = table().side()->log()->height();
  QStringList words;
  for (int i = 1; i <= 46; ++i) words << QStringLiteral("parola%1").arg(i);
  page.face.text = words.join(QLatin1Char(' '));
  page.face.code = QStringLiteral("long");
  table().side()->showCard(page);
  EXPECT_LT(table().side()->log()->height(), usual);
  EXPECT_TRUE(reader().moreRect().isEmpty());
  EXPECT_EQ(joined(reader().textLines()), letters(page.face.text));
  for (int i = 47; i <= 400; ++i) words << QStringLiteral("parola%1").arg(i);
  page.face.text = words.join(QLatin1Char(' '));
  page.face.code = QStringLiteral("longer");
  table().side()->showCard(page);
  const QRect more = reader().moreRect();
  ASSERT_FALSE(more.isEmpty());
  const auto last = [&] { return reader().textLines().join(QLatin1Char(' ')).contains(QStringLiteral("parola400")); };
  EXPECT_FALSE(last());
  if (const QString folder = qEnvironmentVariable("PLAYSHEET_PICTURES"); !folder.isEmpty())
    window_->grab().save(folder + QStringLiteral("/reader-more.png"));
  for (int i = 0; i < 40 && !last(); ++i) QTest::mouseClick(&reader(), Qt::LeftButton, {}, more.center());
  EXPECT_TRUE(last()) << "a press on the line that says how much is left shows the next page";
  while (reader().scroll(1)) continue;
  QTest::mouseClick(&reader(), Qt::LeftButton, {}, more.center());
  EXPECT_FALSE(last()) << "from the end it goes back to the beginning";
  EXPECT_TRUE(table().side()->scroll(SidePanel::Way::Down)) << "and the keys that scroll the log scroll the card first";
  EXPECT_TRUE(table().side()->scroll(SidePanel::Way::Up));
}

}  // namespace
}  // namespace playsheet::testing
