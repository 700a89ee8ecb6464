// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/event_paper.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QTextDocument>
#include <algorithm>
#include <vector>

#include "engine/table/separated_values.h"
#include "engine/tournament/knockout/final_ranking.h"
#include "engine/tournament/ranking/standings.h"
#include "engine/tournament/results/ledger.h"
#include "engine/tournament/results/outcome.h"
#include "engine/tournament/results/tally.h"
#include "ui/faces/fonts.h"
#include "ui/tournament/event_game.h"
#include "ui/tournament/event_session.h"
#include "ui/tournament/standings_tab.h"
#include "ui/wording/tournament/event_words.h"
#include "ui/wording/tournament/penalty_text.h"
#include "ui/wording/tournament/step_text.h"

namespace playsheet {

using namespace tournament;

namespace {

/// Papers in the language of the program, on printer or as PDF, with event, round and "page x of y" (T-P18).
QString onPaper(const char* text) { return QCoreApplication::translate("EventPaper", text); }

/// A table of HTML; the first row is its head. Columns of figures are to the right.
QString tableHtml(const std::vector<QStringList>& rows, const std::vector<bool>& figures) {
  QString out = QStringLiteral("<table width='100%' cellspacing='0' cellpadding='3' border='0'>");
  for (std::size_t i = 0; i < rows.size(); ++i) {
    out += i == 0 ? QStringLiteral("<thead><tr bgcolor='#e4e4e4'>")
                  : (i % 2 == 0 ? QStringLiteral("<tr bgcolor='#f5f5f5'>") : QStringLiteral("<tr>"));
    for (qsizetype j = 0; j < rows[i].size(); ++j) {
      const QString tag = i == 0 ? QStringLiteral("th") : QStringLiteral("td");
      out += QStringLiteral("<%1 align='%2'>%3</%1>")
                 .arg(tag, figures[static_cast<std::size_t>(j)] ? QStringLiteral("right") : QStringLiteral("left"),
                      rows[i][j].toHtmlEscaped());
    }
    out += i == 0 ? QStringLiteral("</tr></thead>") : QStringLiteral("</tr>");
  }
  return out + QStringLiteral("</table>");
}

QString tableOf(const Match& match) { return match.is_bye() ? QStringLiteral("–") : QString::number(match.table); }

QString opponentOf(const Event& event, const Match& match, EntryId id) {
  return match.is_bye() ? onPaper(QT_TRANSLATE_NOOP("EventPaper", "bye")) : playerName(event, match.other(id));
}

QString byTable(const Event& event, const Round& round) {
  std::vector<QStringList> rows{{onPaper(QT_TRANSLATE_NOOP("EventPaper", "Table")),
                                 onPaper(QT_TRANSLATE_NOOP("EventPaper", "Player")),
                                 onPaper(QT_TRANSLATE_NOOP("EventPaper", "Opponent"))}};
  for (const Match& match : round.matches)
    rows.push_back({tableOf(match), playerName(event, match.a), opponentOf(event, match, match.a)});
  return tableHtml(rows, {true, false, false});
}

/// Each player once (T-P20).
QString byName(const Event& event, const Round& round) {
  std::vector<QStringList> rows;
  for (const Match& match : round.matches)
    for (const EntryId id : {match.a, match.b})
      if (id != kBye) rows.push_back({playerName(event, id), tableOf(match), opponentOf(event, match, id)});
  std::sort(rows.begin(), rows.end(),
            [](const QStringList& a, const QStringList& b) { return a[0].localeAwareCompare(b[0]) < 0; });
  rows.insert(rows.begin(),
              {onPaper(QT_TRANSLATE_NOOP("EventPaper", "Player")), onPaper(QT_TRANSLATE_NOOP("EventPaper", "Table")),
               onPaper(QT_TRANSLATE_NOOP("EventPaper", "Opponent"))});
  return tableHtml(rows, {false, true, false});
}

/// Round, table, names, boxes for games and drops, signatures (T-P19).
QString slip(const Event& event, const Round& round, const Match& match) {
  const QString box = QStringLiteral("<td align='center' width='9%'>☐</td>");
  const auto line = [&](EntryId id) {
    return QStringLiteral("<tr><td width='46%'><b>%1</b> %2</td>")
               .arg(playerName(event, id).toHtmlEscaped(),
                    QString::fromStdString(event.entry(id).code).toHtmlEscaped()) +
           box + box + box + box + QStringLiteral("<td width='18%'>____________</td></tr>");
  };
  const QStringList heads{QStringLiteral("0"), QStringLiteral("1"), QStringLiteral("2"),
                          onPaper(QT_TRANSLATE_NOOP("EventPaper", "Drops")),
                          onPaper(QT_TRANSLATE_NOOP("EventPaper", "Signature"))};
  QString out =
      QStringLiteral("<p><b>%1 · %2</b> &nbsp; %3</p>")
          .arg(QString::fromStdString(tournament_wording::round_title(event, round, programWording())).toHtmlEscaped(),
               onPaper(QT_TRANSLATE_NOOP("EventPaper", "Table %1")).arg(match.table),
               QString::fromStdString(event.title).toHtmlEscaped());
  out += QStringLiteral("<table width='100%' cellpadding='4' border='0'><tr><td>%1</td>")
             .arg(onPaper(QT_TRANSLATE_NOOP("EventPaper", "Games won:")));
  for (const QString& head : heads) out += QStringLiteral("<td align='center'>%1</td>").arg(head);
  out += QStringLiteral("</tr>") + line(match.a) + line(match.b) + QStringLiteral("</table>");
  return out + QStringLiteral("<p>%1 ______ &nbsp; %2 ______________________________</p><hr>")
                   .arg(onPaper(QT_TRANSLATE_NOOP("EventPaper", "Extra time:")),
                        onPaper(QT_TRANSLATE_NOOP("EventPaper", "Remarks:")));
}

QString standingsHtml(const Event& event) {
  std::vector<QStringList> rows{
      {onPaper(QT_TRANSLATE_NOOP("EventPaper", "Place")), onPaper(QT_TRANSLATE_NOOP("EventPaper", "Player")),
       onPaper(QT_TRANSLATE_NOOP("EventPaper", "Points")), onPaper(QT_TRANSLATE_NOOP("EventPaper", "W-D-L")),
       onPaper(QT_TRANSLATE_NOOP("EventPaper", "Byes")), onPaper(QT_TRANSLATE_NOOP("EventPaper", "Games")),
       onPaper(QT_TRANSLATE_NOOP("EventPaper", "Opp. points")), onPaper(QT_TRANSLATE_NOOP("EventPaper", "Opp. wins")),
       onPaper(QT_TRANSLATE_NOOP("EventPaper", "Own games")), onPaper(QT_TRANSLATE_NOOP("EventPaper", "Opp. games"))}};
  for (const Standing& one : standings(event)) {
    const Tally& t = one.tally;
    rows.push_back({one.place > 0 ? QString::number(one.place) : QStringLiteral("–"), playerName(event, one.id()),
                    pointsText(t.points), QStringLiteral("%1-%2-%3").arg(t.won).arg(t.drawn).arg(t.lost),
                    QString::number(t.byes), QStringLiteral("%1-%2").arg(t.games_won).arg(t.games_lost),
                    pointsText(one.opponents_points), shareText(one.opponents_match_share), shareText(one.game_share),
                    shareText(one.opponents_game_share)});
  }
  return tableHtml(rows, {true, false, true, true, true, true, true, true, true, true});
}

QString placeOf(const Ranked& one) { return one.place > 0 ? QString::number(one.place) : QStringLiteral("–"); }

std::vector<QStringList> rankingRows(const Event& event) {
  std::vector<QStringList> rows{
      {onPaper(QT_TRANSLATE_NOOP("EventPaper", "Place")), onPaper(QT_TRANSLATE_NOOP("EventPaper", "Player")),
       onPaper(QT_TRANSLATE_NOOP("EventPaper", "Code")), onPaper(QT_TRANSLATE_NOOP("EventPaper", "Ranking points"))}};
  for (const Ranked& one : final_ranking(event).order)
    rows.push_back({placeOf(one), playerName(event, one.id), QString::fromStdString(event.entry(one.id).code),
                    QString::number(one.points)});
  return rows;
}

/// What the report says beside the ranking, a line each.
QStringList reportLines(const Event& event, const QStringList& rules) {
  QStringList out{QString::fromStdString(event.title)};
  if (!event.shop.empty())
    out << onPaper(QT_TRANSLATE_NOOP("EventPaper", "Shop or club: %1")).arg(QString::fromStdString(event.shop));
  out << onPaper(QT_TRANSLATE_NOOP("EventPaper", "Date: %1")).arg(QString::fromStdString(event.date))
      << wordText(event.kind) + QStringLiteral(", ") + wordText(event.type)
      << onPaper(QT_TRANSLATE_NOOP("EventPaper", "Players: %1")).arg(counted_players(event));
  if (!final_ranking(event).official)
    out << onPaper(QT_TRANSLATE_NOOP("EventPaper", "Fewer than 4 players: unofficial, no ranking points."));
  out << rules;
  for (const RuleChange& change : event.changes)
    out << QString::fromStdString(tournament_wording::change_text(change, programWording()));
  for (const Penalty& one : event.penalties)
    if (!one.revoked && shown_grade(event, one) != Grade::V)
      out << QStringLiteral("%1: %2, %3. %4")
                 .arg(playerName(event, one.entry), wordText(one.infraction), wordText(shown_grade(event, one)),
                      QString::fromStdString(one.reason));
  return out;
}

}  // namespace

QString paperTitle(Paper paper) {
  switch (paper) {
    case Paper::PairingsByTable:
      return onPaper(QT_TRANSLATE_NOOP("EventPaper", "Pairings by table"));
    case Paper::PairingsByName:
      return onPaper(QT_TRANSLATE_NOOP("EventPaper", "Pairings by name"));
    case Paper::Slips:
      return onPaper(QT_TRANSLATE_NOOP("EventPaper", "Result slips"));
    case Paper::Standings:
      return onPaper(QT_TRANSLATE_NOOP("EventPaper", "Standings"));
    case Paper::Report:
      return onPaper(QT_TRANSLATE_NOOP("EventPaper", "Report"));
  }
  return {};
}

QStringList rulesOfGame(const Event& event, const EventGame& game) {
  if (!game.hasTwoLimitedLists(QString::fromStdString(event.edition))) return {};
  const OptionRow& row = *find_option("limited_list");
  const auto name = tournament_wording::option_word(row.name, programWording());
  return {QStringLiteral("%1: %2").arg(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())),
                                       QString::fromStdString(tournament_wording::option_value_text(
                                           row, option_text(event.options, row), programWording())))};
}

QString paperHtml(Paper paper, const Event& event, int round, const QStringList& rules) {
  const bool there = round >= 1 && round <= static_cast<int>(event.rounds.size());
  const Round* of = there ? &event.rounds[static_cast<std::size_t>(round) - 1] : nullptr;
  QString out;
  const auto lines = [](const QStringList& all) {
    QString html;
    for (const QString& line : all) html += QStringLiteral("<p>%1</p>").arg(line.toHtmlEscaped());
    return html;
  };
  if (paper != Paper::Slips) out = QStringLiteral("<h2>%1</h2>").arg(paperTitle(paper).toHtmlEscaped());
  switch (paper) {
    case Paper::PairingsByTable:
      return of ? out + byTable(event, *of) : out;
    case Paper::PairingsByName:
      return of ? out + byName(event, *of) : out;
    case Paper::Slips:
      if (of)
        for (const Match& match : of->matches)
          if (!match.is_bye()) out += slip(event, *of, match);
      return out;
    case Paper::Standings:
      return out + lines(rules) + standingsHtml(event);
    case Paper::Report:
      return out + lines(reportLines(event, rules)) + tableHtml(rankingRows(event), {true, false, false, true});
  }
  return out;
}

void printPaper(QPagedPaintDevice& device, Paper paper, const Event& event, int round, const QStringList& rules) {
  constexpr qreal kPointsInInch = 72;
  constexpr qreal kFootHeight = 18;  // points
  QTextDocument document;
  QFont font = fonts::ui(11);
  font.setPixelSize(paper == Paper::PairingsByName || paper == Paper::PairingsByTable ? 12 : 10);  // a unit is a point
  document.setDefaultFont(font);
  document.setHtml(paperHtml(paper, event, round, rules));
  QPainter painter(&device);
  const qreal scale = device.logicalDpiX() / kPointsInInch;
  const QSizeF page = device.pageLayout().paintRect(QPageLayout::Point).size();
  document.documentLayout()->setPaintDevice(nullptr);
  document.setPageSize({page.width(), page.height() - kFootHeight});
  QString head = QString::fromStdString(event.title);
  if (round >= 1 && round <= static_cast<int>(event.rounds.size()) && paper != Paper::Report)
    head += QStringLiteral(" · ") + QString::fromStdString(tournament_wording::round_title(
                                        event, event.rounds[static_cast<std::size_t>(round) - 1], programWording()));
  const int pages = document.pageCount();
  for (int i = 0; i < pages; ++i) {
    if (i > 0) device.newPage();
    painter.save();
    painter.scale(scale, scale);
    painter.save();
    painter.translate(0, -i * (page.height() - kFootHeight));
    document.drawContents(&painter,
                          QRectF(0, i * (page.height() - kFootHeight), page.width(), page.height() - kFootHeight));
    painter.restore();
    QFont small = font;
    small.setPixelSize(9);
    painter.setFont(small);
    painter.setPen(Qt::black);
    painter.drawText(QRectF(0, page.height() - kFootHeight, page.width(), kFootHeight), Qt::AlignLeft | Qt::AlignBottom,
                     head);
    painter.drawText(QRectF(0, page.height() - kFootHeight, page.width(), kFootHeight),
                     Qt::AlignRight | Qt::AlignBottom,
                     onPaper(QT_TRANSLATE_NOOP("EventPaper", "Page %1 of %2")).arg(i + 1).arg(pages));
    painter.restore();
  }
}

QString reportText(const Event& event, const QStringList& rules) {
  QString out = reportLines(event, rules).join(QLatin1Char('\n')) + QStringLiteral("\n\n");
  for (const QStringList& row : rankingRows(event)) out += row.join(QLatin1Char('\t')) + QLatin1Char('\n');
  return out;
}

std::string rankingTable(const Event& event) {
  std::string out = "place,name,nickname,code,points\n";
  for (const Ranked& one : final_ranking(event).order) {
    const Entry& entry = event.entry(one.id);
    out += (one.place > 0 ? std::to_string(one.place) : std::string()) + "," + table::separated_word(entry.name) + "," +
           table::separated_word(entry.nickname) + "," + table::separated_word(entry.code) + "," +
           std::to_string(one.points) + "\n";
  }
  return out;
}

}  // namespace playsheet
