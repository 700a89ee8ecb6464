// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPageLayout>
#include <QPdfWriter>
#include <array>
#include <set>

#include "engine/tournament/laws/organiser.h"
#include "tests/ui/match_fixture.h"
#include "tests/ui/program_language.h"
#include "ui/tournament/event_paper.h"
#include "ui/tournament/event_session.h"

/// The papers of an event as they are laid out (T-P18 to T-P20): nothing is cut, nothing lies over something else, no
/// line of a table and no slip stands on two pages, and slips that are cut as a pile are in the order of the tables.
namespace playsheet::testing {
namespace {

using namespace tournament;

constexpr std::array kPapersOfAnEvent{Paper::PairingsByTable, Paper::PairingsByName,  Paper::Slips,
                                      Paper::Standings,       Paper::StandingsByName, Paper::Report};
constexpr std::array kSizes{QPageSize::A4, QPageSize::A5, QPageSize::Letter};
constexpr qreal kFoot = 18;
constexpr qreal kMarginOfPaper = 14 * 72 / 25.4;

QSizeF roomOf(QPageSize::PageSizeId size) {
  const QSizeF paper = QPageSize(size).size(QPageSize::Point);
  return {paper.width() - 2 * kMarginOfPaper, paper.height() - 2 * kMarginOfPaper - kFoot};
}

/// A whole event with names as long as they come, some of one word.
Event crowd(int players) {
  const std::vector<std::string> names{
      "Massimiliano Giovanbattista Dell’Acquafredda", "Maria Aparecida de Vasconcelos e Albuquerque",
      "Giovannantonio Quattrocchi-Santacaterina",     "João Sebastião do Espírito Santo Guimarães",
      "Weltmeisterschaftsvorrundenteilnehmerliste",   "Li Wu",
  };
  Event event = simulate({players, 7, Type::swiss, false, {}}).journal.event();
  for (Entry& entry : event.entries) {
    entry.name = names[static_cast<std::size_t>(entry.id) % names.size()] + " " + std::to_string(entry.id);
    entry.code = "IT-2026-000" + std::to_string(entry.id);
  }
  event.title = "Campionato regionale di primavera della Lombardia orientale";
  return event;
}

class TournamentPapers : public ::testing::Test {
 protected:
  /// What is wrong with a page; empty: nothing.
  static QStringList wrongOn(const PaperPage& page, QSizeF size) {
    QStringList out;
    const QRectF paper(QPointF(0, 0), size);
    for (std::size_t i = 0; i < page.words.size(); ++i) {
      const PaperWords& words = page.words[i];
      const QString text = words.lines.join(QLatin1Char(' '));
      const QSizeF needed = sizeOfLines(words.lines, words.type);
      constexpr qreal kHair = 0.01;
      if (needed.width() > words.box.width() + kHair || needed.height() > words.box.height() + kHair)
        out << QStringLiteral("cut: ") + text;
      if (!paper.adjusted(-kHair, -kHair, kHair, kHair).contains(words.box)) out << QStringLiteral("beyond: ") + text;
      for (std::size_t j = i + 1; j < page.words.size(); ++j) {
        const QRectF both = words.box.intersected(page.words[j].box);
        if (both.width() > kHair && both.height() > kHair && !text.isEmpty())
          out << QStringLiteral("over each other: ") + text + QStringLiteral(" / ") + page.words[j].lines.join(u' ');
      }
      for (const QRectF& box : page.boxes)
        if (words.box.intersects(box) && !text.isEmpty()) out << QStringLiteral("over a box: ") + text;
      for (const QLineF& cut : page.cuts)
        if (words.box.top() < cut.y1() - kHair && words.box.bottom() > cut.y1() + kHair)
          out << QStringLiteral("cut through: ") + text;
    }
    return out;
  }
  static int count(const std::vector<PaperPage>& pages, const QString& text) {
    int out = 0;
    const QString sought = QString(text).remove(u' ');
    for (const PaperPage& page : pages)
      for (const PaperWords& words : page.words) out += words.lines.join(QString()).remove(u' ') == sought ? 1 : 0;
    return out;
  }
};

TEST_F(TournamentPapers, NothingIsCutOrLiesOverSomethingElse) {
  const QString pictures = qEnvironmentVariable("PLAYSHEET_PICTURES");
  for (const char* language : {"en", "it", "pt_BR"}) {
    const ProgramLanguage spoken(QLatin1String{language});
    for (const int players : {4, 13, 32, 128}) {
      const Event event = crowd(players);
      for (const auto size : kSizes)
        for (const Paper paper : kPapersOfAnEvent) {
          const auto pages = paperPages(paper, event, 1, roomOf(size));
          const QString which = QStringLiteral("%1 %2 %3 %4")
                                    .arg(QLatin1String(language))
                                    .arg(players)
                                    .arg(QPageSize::key(size), paperTitle(paper));
          for (const PaperPage& page : pages)
            for (const QString& wrong : wrongOn(page, roomOf(size)))
              ADD_FAILURE() << which.toStdString() << ": " << wrong.toStdString();
          for (const Entry& entry : event.entries) {
            const QString name = playerName(event, entry.id);
            const int most = paper == Paper::PairingsByName ? 2 : 1;  // as oneself and as an opponent
            const int found = count(pages, name);
            const bool bye = paper == Paper::Slips || paper == Paper::PairingsByName;
            EXPECT_TRUE(found == most || (bye && found == most - 1)) << which.toStdString() << name.toStdString();
          }
          for (const PaperPage& page : pages)
            for (const PaperWords& words : page.words)
              EXPECT_LE(words.lines.size(), 4) << which.toStdString() << words.lines.join(u'|').toStdString();
          if (paper == Paper::PairingsByName) {
            for (const PaperPage& page : pages)
              for (const PaperWords& words : page.words) EXPECT_GE(words.type.size, 12) << which.toStdString();
          }
          if (pictures.isEmpty()) continue;
          QPdfWriter pdf(pictures + QLatin1Char('/') + QString(which).replace(u' ', u'-') + QStringLiteral(".pdf"));
          pdf.setPageSize(QPageSize(size));
          pdf.setPageMargins(QMarginsF(14, 14, 14, 14), QPageLayout::Millimeter);
          printPaper(pdf, paper, event, 1);
        }
    }
  }
}

TEST_F(TournamentPapers, SlipsThatAreCutAsAPileAreInTheOrderOfTheTables_TP19) {
  for (const int players : {4, 13, 32, 128})
    for (const auto size : kSizes) {
      const Event event = crowd(players);
      const auto pages = paperPages(Paper::Slips, event, 1, roomOf(size));
      const int strips = static_cast<int>(pages.front().cuts.size()) + 1;
      EXPECT_GE(strips, size == QPageSize::A5 ? 3 : 5);
      const qreal high = roomOf(size).height() / strips;
      std::vector<QString> pile;  // strip by strip, page by page
      for (int strip = 0; strip < strips; ++strip)
        for (const PaperPage& page : pages)
          for (const PaperWords& words : page.words)
            if (static_cast<int>(words.box.top() / high) == strip && words.type.bold && words.box.height() < 20)
              pile.push_back(words.lines.join(u' '));
      std::vector<QString> meant;
      for (int table = 1; table <= players / 2; ++table)
        meant.push_back(QStringLiteral("Round 1 · Table %1").arg(table));
      EXPECT_EQ(pile, meant) << players;
    }
}

TEST_F(TournamentPapers, ATableRepeatsItsHeadOnEachPage) {
  const auto pages = paperPages(Paper::Standings, crowd(128), 1, roomOf(QPageSize::A5));
  ASSERT_GT(pages.size(), 3U);
  for (const PaperPage& page : pages) EXPECT_EQ(count({page}, QStringLiteral("Player")), 1);
}

TEST_F(TournamentPapers, WordsAreBrokenBetweenWordsAndWithinThoseThatAreTooLong) {
  const PaperType type{10};
  const qreal narrow = sizeOfLines({QStringLiteral("wonderful")}, type).width();
  EXPECT_EQ(brokenLines(QStringLiteral("a wonderful day"), type, narrow + 1),
            (QStringList{QStringLiteral("a"), QStringLiteral("wonderful"), QStringLiteral("day")}));
  const QStringList parts = brokenLines(QStringLiteral("wonderfulwonderful"), type, narrow + 1);
  EXPECT_GE(parts.size(), 2);
  EXPECT_EQ(parts.join(QString()), QStringLiteral("wonderfulwonderful"));
  for (const QString& part : parts) EXPECT_LE(sizeOfLines({part}, type).width(), narrow + 1);
}

}  // namespace
}  // namespace playsheet::testing
