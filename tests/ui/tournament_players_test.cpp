// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMenu>
#include <QPushButton>

#include "tests/ui/access_reader.h"
#include "tests/ui/tournament_fixture.h"
#include "ui/tournament/person_offer.h"
#include "ui/tournament/person_sheet.h"
#include "ui/tournament/roster_sheet.h"
#include "ui/widgets/choice_box.h"

/// Names of earlier events, and lists of players from files.
namespace playsheet::testing {
namespace {

using namespace tournament;

class TournamentPlayers : public TournamentWindowTest {
 protected:
  /// An event of last month with these people.
  void earlier(const std::vector<Entry>& people) {
    tournament::Journal journal;
    Open open;
    open.title = "Last month";
    open.date = "2026-10-30";
    ASSERT_FALSE(journal.add(open, "2026-10-30T18:00:00+01:00"));
    for (Entry one : people) {
      one.id = static_cast<int>(journal.event().entries.size()) + 1;
      ASSERT_FALSE(journal.add(Enrol{one}, "2026-10-30T18:00:00+01:00"));
    }
    ASSERT_TRUE(desk_.create(journal).file);
  }
  static Entry person(const std::string& name, const std::string& code = {}, const std::string& nickname = {}) {
    Entry out;
    out.name = name;
    out.code = code;
    out.nickname = nickname;
    return out;
  }
  void begin(tournament::Kind kind = tournament::Kind::club) {
    newEvent(QStringLiteral("Friday club"), {}, kind);
    openEvent();
    ASSERT_TRUE(answered(jobs_));
    view().showPart(EventView::Players);
    field()->setFocus();
  }
  LineField* field() { return named<LineField>("playerName"); }
  PersonOffer* offers() { return window_->findChild<PlayersTab*>()->offers(); }
  PlayersTab* tab() { return window_->findChild<PlayersTab*>(); }
  QString file(const char* name, const std::string& text) {
    const QString path = folder_.filePath(QLatin1String(name));
    EXPECT_TRUE(desk_.writeText(path, text).isEmpty());
    return path;
  }
  /// Opens the sheet of a list and does something on it.
  void onSheet(const QString& path, std::function<void(RosterSheet*)> act) {
    bool shown = false;
    whenAsked([&](QDialog* dialog) {
      shown = true;
      auto* sheet = qobject_cast<RosterSheet*>(dialog);
      ASSERT_TRUE(sheet);
      act(sheet);
      if (sheet->isVisible()) sheet->reject();
    });
    tab()->readList(path);
    EXPECT_TRUE(shown);
  }
  static void choose(ChoiceBox* box, int index) {
    box->setCurrentIndex(index);
    emit box->activated(index);
  }
};

TEST_F(TournamentPlayers, OneKeyTakesOverNameCodeAndConsent_TP03) {
  Entry ada = person("Ada Rossi", "IT-7");
  ada.minor = ada.consent = true;
  earlier({ada, person("Bruno Neri", "IT-8"), person("Adele Bianchi")});
  begin(tournament::Kind::programme);
  type(QStringLiteral("ad"));
  ASSERT_EQ(offers()->offered().size(), 2U);
  type(Qt::Key_Down);
  EXPECT_EQ(field()->text(), QStringLiteral("Ada Rossi"));
  EXPECT_EQ(named<LineField>("playerCode")->text(), QStringLiteral("IT-7"));
  type(Qt::Key_Down);
  EXPECT_EQ(field()->text(), QStringLiteral("Adele Bianchi"));
  type(Qt::Key_Down);
  EXPECT_EQ(field()->text(), QStringLiteral("ad")) << "what was typed comes back for somebody new";
  type(Qt::Key_Down);
  type(Qt::Key_Return);
  ASSERT_EQ(event().entries.size(), 1U) << message().toStdString();
  const Entry& taken = event().entries[0];
  EXPECT_EQ(taken.person, "Ada Rossi");
  EXPECT_EQ(taken.code, "IT-7");
  EXPECT_TRUE(taken.minor && taken.consent && taken.here);
  EXPECT_FALSE(taken.code_pending);
  type(QStringLiteral("ad"));
  EXPECT_EQ(offers()->offered().size(), 1U) << "who is here is offered no more";
  click("offer0");
  type(Qt::Key_Return);
  EXPECT_EQ(event().entries.at(1).name, "Adele Bianchi");
  EXPECT_TRUE(event().entries.at(1).code_pending);
}

TEST_F(TournamentPlayers, TwoPeopleOfOneNameStayApart_TP04) {
  earlier({person("Ada Rossi", "1")});
  begin();
  type(QStringLiteral("ada rossi"));
  type(Qt::Key_Return);
  EXPECT_TRUE(event().entries.empty());
  EXPECT_TRUE(message().startsWith(QStringLiteral("ada rossi is known from earlier events.")))
      << message().toStdString();
  type(Qt::Key_Return);
  ASSERT_EQ(event().entries.size(), 1U) << message().toStdString();
  EXPECT_EQ(event().entries[0].person, "ada rossi");
  EXPECT_EQ(event().entries[0].code, "");
  type(QStringLiteral("ADA ROSSI"));
  type(Qt::Key_Return);
  EXPECT_EQ(event().entries.size(), 1U);
  EXPECT_TRUE(message().startsWith(QStringLiteral("ada rossi is on the list, as number 1.")))
      << message().toStdString();
  field()->clear();
  type(QStringLiteral("Ada R"));
  type(Qt::Key_Down);
  type(Qt::Key_Return);
  ASSERT_EQ(event().entries.size(), 2U) << message().toStdString();
  EXPECT_EQ(event().entries[1].person, "Ada Rossi");
  whenAsked([](QDialog* dialog) {  // the same name once more: what tells them apart is asked at once
    auto* sheet = qobject_cast<PersonSheet*>(dialog);
    ASSERT_TRUE(sheet);
    EXPECT_FALSE(sheet->told().isEmpty());
    EXPECT_TRUE(sheet->markField()->hasFocus());
    QTest::keyClicks(sheet->markField(), QStringLiteral("Volpe"));
    QTest::mouseClick(sheet->actButton(), Qt::LeftButton);
  });
  type(QStringLiteral("ada rossi"));
  type(Qt::Key_Return);
  ASSERT_EQ(event().entries.size(), 3U) << message().toStdString();
  EXPECT_EQ(event().entries[2].person, "ada rossi 2");
  EXPECT_EQ(event().entries[2].nickname, "Volpe");
}

/// T-P03. Reckoned by the keystroke-level model (Card, Moran and Newell 1980): 0.28 s for each key of somebody who is
/// no typist, and 1.35 s to think before each player.
TEST_F(TournamentPlayers, ThirtyTwoKnownPlayersInUnderTwoMinutes_TP03) {
  const std::vector<std::string> first{"Alessandro", "Alessia", "Beatrice", "Davide",
                                       "Francesca",  "Giulia",  "Lorenzo",  "Martina"};
  const std::vector<std::string> last{"Rossi", "Russo", "Ferrari", "De Angelis"};
  std::vector<Entry> people;
  for (const std::string& f : first)
    for (const std::string& l : last) people.push_back(person(f + " " + l));
  earlier(people);
  begin();
  int keys = 0;
  for (const Entry& one : people) {
    // as somebody types who has the list before them: the beginning of each word, until the first offer is right
    const QString name = QString::fromStdString(one.name);
    const QString beginnings = name.section(QLatin1Char(' '), 1);
    const QString given = name.section(QLatin1Char(' '), 0, 0);
    const auto fits = [&] { return !offers()->offered().empty() && offers()->offered().front().name == one.name; };
    for (const QString& text : {given.left(2) + QLatin1Char(' '), beginnings})
      for (const QChar letter : text) {
        if (fits()) break;
        type(QString(letter));
        ++keys;
      }
    ASSERT_TRUE(fits()) << one.name;
    type(Qt::Key_Down);
    type(Qt::Key_Return);
    keys += 2;
    ASSERT_EQ(event().entries.back().name, one.name) << message().toStdString();
  }
  EXPECT_EQ(event().entries.size(), 32U);
  const double seconds = keys * 0.28 + 32 * 1.35;
  RecordProperty("keys", keys);
  EXPECT_LT(seconds, 120.0) << keys << " keys";
  EXPECT_GT(keys, 32 * 3) << "no key is left out";
}

TEST_F(TournamentPlayers, AListIsShownLineByLineAndEnrolledAsAWhole_TP30) {
  earlier({person("Ada Rossi", "1"), person("Bea Neri", "2")});
  begin();
  const QString path =
      file("list.csv", "\xEF\xBB\xBFNome e cognome;Codice\r\nada rossi;\r\nBea Verdi;2\r\nCleo;3\r\n;4\r\n");
  onSheet(path, [&](RosterSheet* sheet) {
    EXPECT_EQ(sheet->list()->rows(), 4);
    EXPECT_EQ(sheet->list()->cell(0, 4), QStringLiteral("known, by the name: Ada Rossi, code 1, last on 2026-10-30"));
    EXPECT_EQ(sheet->list()->cell(1, 4),
              QStringLiteral("in doubt: the code is that of Bea Neri, code 2, last on 2026-10-30"));
    EXPECT_EQ(sheet->list()->cell(2, 4), QStringLiteral("new person"));
    EXPECT_EQ(sheet->list()->cell(3, 0), QStringLiteral("5")) << "its line in the file";
    EXPECT_EQ(sheet->list()->cell(3, 4), QStringLiteral("The line has no name."));
    EXPECT_FALSE(sheet->actButton()->isEnabled());
    EXPECT_TRUE(sheet->told().startsWith(QStringLiteral("Nobody is enrolled until every line is clear")));
    sheet->list()->setCurrentKey(3);
    ASSERT_EQ(sheet->answerBox()->count(), 4);
    choose(sheet->answerBox(), 1);
    EXPECT_TRUE(sheet->list()->cell(1, 4).startsWith(QStringLiteral("known person: Bea Neri")));
    sheet->list()->setCurrentKey(5);
    QTest::keyClick(sheet->list(), Qt::Key_Delete);
    EXPECT_EQ(sheet->list()->cell(3, 4), QStringLiteral("left out"));
    EXPECT_TRUE(sheet->actButton()->isEnabled());
    QTest::mouseClick(sheet->actButton(), Qt::LeftButton);
  });
  ASSERT_EQ(event().entries.size(), 3U) << message().toStdString();
  EXPECT_EQ(event().entries[0].name, "Ada Rossi");
  EXPECT_EQ(event().entries[1].name, "Bea Verdi") << "the name of today";
  EXPECT_EQ(event().entries[1].person, "Bea Neri");
  EXPECT_EQ(onDisk().journal.event(), event());
  onSheet(path, [&](RosterSheet* sheet) {
    EXPECT_EQ(sheet->list()->cell(0, 4), QStringLiteral("on the list already, number 1"));
  });
  EXPECT_EQ(event().entries.size(), 3U) << "given up: nothing has happened";
}

TEST_F(TournamentPlayers, ColumnsAreToldWhereNoLineSaysThem_TP30) {
  begin();
  onSheet(file("list.txt", "x\tAda\t7\ny\tBea\t8\n"), [&](RosterSheet* sheet) {
    EXPECT_TRUE(sheet->words().startsWith(QStringLiteral("No line says what the columns are")));
    EXPECT_EQ(sheet->columnBox()->itemText(2), QStringLiteral("3: 7, not read"));
    sheet->columnBox()->setCurrentIndex(1);
    choose(sheet->meaningBox(), static_cast<int>(ListColumn::name));
    EXPECT_EQ(sheet->list()->cell(0, 1), QStringLiteral("Ada"));
    sheet->columnBox()->setCurrentIndex(2);
    choose(sheet->meaningBox(), static_cast<int>(ListColumn::code));
    EXPECT_EQ(sheet->list()->cell(1, 3), QStringLiteral("8"));
    EXPECT_EQ(sheet->columnBox()->itemText(0), QStringLiteral("1: x, not read"));
    QTest::mouseClick(sheet->actButton(), Qt::LeftButton);
  });
  ASSERT_EQ(event().entries.size(), 2U) << message().toStdString();
  EXPECT_EQ(event().entries[1].code, "8");
  tab()->readList(folder_.filePath(QStringLiteral("nowhere.csv")));
  EXPECT_FALSE(message().isEmpty());
  onSheet(file("book.csv", "PK\x03\x04"), [](RosterSheet* sheet) {
    EXPECT_EQ(sheet->told(), QStringLiteral("This is a spreadsheet as its program keeps it. Save it there as CSV."));
    EXPECT_FALSE(sheet->actButton()->isEnabled());
  });
}

TEST_F(TournamentPlayers, WhoLacksAConsentStopsNobodyElse_T208) {
  begin(tournament::Kind::programme);
  for (const char* name : {"Ada", "Bea", "Cleo"}) {
    Entry one = person(name, name);
    one.id = static_cast<int>(event().entries.size()) + 1;
    one.minor = one.id == 2;
    ASSERT_TRUE(session().give(Enrol{one}));
  }
  click("allHere");
  EXPECT_TRUE(event().entry(1).here && !event().entry(2).here && event().entry(3).here);
  EXPECT_TRUE(message().contains(QStringLiteral("Bea"))) << message().toStdString();
}

/// By ear: a figure with its heading, the row where the keys go, a box of a sheet with its value.
TEST_F(TournamentPlayers, RowsAndBoxesAreHeardInFull) {
  begin();
  enrol(3);
  Listener listener;
  tab()->findChild<EventTable*>()->setFocus();
  QCoreApplication::processEvents();
  const QStringList told = listener.names(QAccessible::Focus);
  EXPECT_TRUE(told.contains(QStringLiteral("No.: 1"))) << told.join(u'|').toStdString();
  QStringList names;
  for (const Told& one : readTree(tab())) names << one.name;
  EXPECT_TRUE(names.contains(QStringLiteral("Player 2")));
  EXPECT_TRUE(names.contains(QStringLiteral("Here: yes"))) << names.join(u'|').toStdString();
  view().showPart(EventView::Penalties);
  for (ChoiceBox* box : view().findChildren<ChoiceBox*>()) {
    if (!box->isVisible()) continue;
    QAccessibleInterface* access = QAccessible::queryAccessibleInterface(box);
    EXPECT_TRUE(access->text(QAccessible::Name).endsWith(box->currentText())) << box->objectName().toStdString();
    for (const auto& [other, relation] : access->relations()) EXPECT_NE(relation, QAccessible::Label);
  }
}

}  // namespace
}  // namespace playsheet::testing
