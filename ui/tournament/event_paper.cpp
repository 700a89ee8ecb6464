// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/event_paper.h"

#include <QCoreApplication>
#include <QPagedPaintDevice>
#include <QPainter>
#include <algorithm>
#include <vector>

#include "engine/tournament/knockout/final_ranking.h"
#include "engine/tournament/ranking/standings.h"
#include "engine/tournament/results/ledger.h"
#include "engine/tournament/results/outcome.h"
#include "engine/tournament/results/tally.h"
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

QString tableOf(const Match& match) { return match.is_bye() ? QStringLiteral("–") : QString::number(match.table); }

QString opponentOf(const Event& event, const Match& match, EntryId id) {
  return match.is_bye() ? onPaper(QT_TRANSLATE_NOOP("EventPaper", "bye")) : playerName(event, match.other(id));
}

PaperTable byTable(const Event& event, const Round& round) {
  PaperTable out{{onPaper(QT_TRANSLATE_NOOP("EventPaper", "Table")), onPaper(QT_TRANSLATE_NOOP("EventPaper", "Player")),
                  onPaper(QT_TRANSLATE_NOOP("EventPaper", "Opponent"))},
                 {},
                 {true, false, false}};
  for (const Match& match : round.matches)
    out.rows.push_back({tableOf(match), playerName(event, match.a), opponentOf(event, match, match.a)});
  return out;
}

void sortByName(std::vector<QStringList>& rows, int column) {
  std::sort(rows.begin(), rows.end(), [column](const QStringList& a, const QStringList& b) {
    return a[column].localeAwareCompare(b[column]) < 0;
  });
}

/// Each player once (T-P20).
PaperTable byName(const Event& event, const Round& round) {
  PaperTable out{{onPaper(QT_TRANSLATE_NOOP("EventPaper", "Player")), onPaper(QT_TRANSLATE_NOOP("EventPaper", "Table")),
                  onPaper(QT_TRANSLATE_NOOP("EventPaper", "Opponent"))},
                 {},
                 {false, true, false}};
  for (const Match& match : round.matches)
    for (const EntryId id : {match.a, match.b})
      if (id != kBye) out.rows.push_back({playerName(event, id), tableOf(match), opponentOf(event, match, id)});
  sortByName(out.rows, 0);
  return out;
}

// Of a slip, in points.
constexpr qreal kSlipHeight = 138;
constexpr qreal kSlipHead = 16;
constexpr qreal kSlipTitles = 12;
constexpr qreal kSlipPlayer = 36;
constexpr qreal kSlipName = 24;
constexpr qreal kTick = 12;

/// Round, table, names, codes, boxes for games won, draw and drop, extra time, remarks, signatures (T-P19).
void writeSlip(PaperPage& page, QRectF strip, const Event& event, const Round& round, const Match& match) {
  const QString title = QString::fromStdString(tournament_wording::round_title(event, round, programWording())) +
                        QStringLiteral(" · ") + onPaper(QT_TRANSLATE_NOOP("EventPaper", "Table %1")).arg(match.table);
  const qreal wide = strip.width();
  const qreal names = wide * 0.40, figure = wide * 0.06, word = wide * 0.12;
  page.words.push_back(fittingWords(title, {12, true}, QRectF(strip.left(), strip.top(), wide * 0.5, kSlipHead)));
  page.words.push_back(fittingWords(QString::fromStdString(event.title), {9},
                                    QRectF(strip.left() + wide * 0.52, strip.top(), wide * 0.48, kSlipHead),
                                    Qt::AlignRight));
  qreal top = strip.top() + kSlipHead + 2;
  const QStringList heads{QStringLiteral("0"), QStringLiteral("1"), QStringLiteral("2"),
                          onPaper(QT_TRANSLATE_NOOP("EventPaper", "Draw")),
                          onPaper(QT_TRANSLATE_NOOP("EventPaper", "Drops"))};
  page.words.push_back(fittingWords(onPaper(QT_TRANSLATE_NOOP("EventPaper", "Games won:")), {8},
                                    QRectF(strip.left(), top, names - 4, kSlipTitles), Qt::AlignRight));
  std::vector<qreal> middles;
  qreal left = strip.left() + names;
  for (qsizetype i = 0; i < heads.size(); ++i) {
    const qreal column = i < 3 ? figure : word;
    page.words.push_back(fittingWords(heads[i], {8}, QRectF(left + 1, top, column - 2, kSlipTitles), Qt::AlignHCenter));
    middles.push_back(left + column / 2);
    left += column;
  }
  page.words.push_back(fittingWords(onPaper(QT_TRANSLATE_NOOP("EventPaper", "Signature")), {8},
                                    QRectF(left + 4, top, strip.right() - left - 4, kSlipTitles)));
  top += kSlipTitles;
  for (const EntryId id : {match.a, match.b}) {
    page.words.push_back(
        fittingWords(playerName(event, id), {11, true}, QRectF(strip.left(), top, names - 4, kSlipName)));
    page.words.push_back(fittingWords(QString::fromStdString(event.entry(id).code), {8},
                                      QRectF(strip.left(), top + kSlipName, names - 4, kSlipPlayer - kSlipName - 1)));
    for (const qreal middle : middles)
      page.boxes.emplace_back(middle - kTick / 2, top + (kSlipName - kTick) / 2, kTick, kTick);
    page.lines.emplace_back(left + 4, top + kSlipName, strip.right(), top + kSlipName);
    top += kSlipPlayer;
  }
  const qreal floor = top + kSlipTitles;
  const auto blank = [&](const QString& label, qreal from, qreal share, qreal to) {
    page.words.push_back(fittingWords(label, {8}, QRectF(from, top, share, kSlipTitles)));
    page.lines.emplace_back(from + share + 2, floor, to, floor);
  };
  blank(onPaper(QT_TRANSLATE_NOOP("EventPaper", "Extra time:")), strip.left(), wide * 0.18, strip.left() + wide * 0.3);
  blank(onPaper(QT_TRANSLATE_NOOP("EventPaper", "Remarks:")), strip.left() + wide * 0.33, wide * 0.18, strip.right());
}

/// Cut apart as a pile they lie in the order of the tables.
std::vector<PaperPage> slips(const Event& event, const Round& round, QSizeF size) {
  std::vector<const Match*> matches;
  for (const Match& match : round.matches)
    if (!match.is_bye()) matches.push_back(&match);
  std::sort(matches.begin(), matches.end(), [](const Match* a, const Match* b) { return a->table < b->table; });
  const SlipPile pile = slipPile(size, kSlipHeight, static_cast<int>(matches.size()));
  std::vector<PaperPage> out(static_cast<std::size_t>(pile.pages));
  for (int page = 0; page < pile.pages; ++page)
    for (int strip = 0; strip < pile.on_page; ++strip) {
      const QRectF place(0, strip * pile.height, size.width(), pile.height);
      PaperPage& on = out[static_cast<std::size_t>(page)];
      if (strip > 0) on.cuts.emplace_back(place.topLeft(), place.topRight());
      if (const int slip = pile.at(page, strip); slip >= 0)
        writeSlip(on, place.adjusted(0, 6, 0, -6), event, round, *matches[static_cast<std::size_t>(slip)]);
    }
  return out;
}

PaperTable standingsRows(const Event& event) {
  PaperTable out{
      {onPaper(QT_TRANSLATE_NOOP("EventPaper", "Place")), onPaper(QT_TRANSLATE_NOOP("EventPaper", "Player")),
       onPaper(QT_TRANSLATE_NOOP("EventPaper", "Points")), onPaper(QT_TRANSLATE_NOOP("EventPaper", "W-D-L")),
       onPaper(QT_TRANSLATE_NOOP("EventPaper", "Byes")), onPaper(QT_TRANSLATE_NOOP("EventPaper", "Games")),
       onPaper(QT_TRANSLATE_NOOP("EventPaper", "Opp. points")), onPaper(QT_TRANSLATE_NOOP("EventPaper", "Opp. wins")),
       onPaper(QT_TRANSLATE_NOOP("EventPaper", "Own games")), onPaper(QT_TRANSLATE_NOOP("EventPaper", "Opp. games"))},
      {},
      {true, false, true, true, true, true, true, true, true, true}};
  for (const Standing& one : standings(event)) {
    const Tally& t = one.tally;
    out.rows.push_back({one.place > 0 ? QString::number(one.place) : QStringLiteral("–"), playerName(event, one.id()),
                        pointsText(t.points), QStringLiteral("%1-%2-%3").arg(t.won).arg(t.drawn).arg(t.lost),
                        QString::number(t.byes), QStringLiteral("%1-%2").arg(t.games_won).arg(t.games_lost),
                        pointsText(one.opponents_points), shareText(one.opponents_match_share),
                        shareText(one.game_share), shareText(one.opponents_game_share)});
  }
  return out;
}

QString placeOf(const Ranked& one) { return one.place > 0 ? QString::number(one.place) : QStringLiteral("–"); }

PaperTable rankingRows(const Event& event) {
  PaperTable out{
      {onPaper(QT_TRANSLATE_NOOP("EventPaper", "Place")), onPaper(QT_TRANSLATE_NOOP("EventPaper", "Player")),
       onPaper(QT_TRANSLATE_NOOP("EventPaper", "Code")), onPaper(QT_TRANSLATE_NOOP("EventPaper", "Ranking points"))},
      {},
      {true, false, false, true}};
  for (const Ranked& one : final_ranking(event).order)
    out.rows.push_back({placeOf(one), playerName(event, one.id), QString::fromStdString(event.entry(one.id).code),
                        QString::number(one.points)});
  return out;
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
    case Paper::StandingsByName:
      return onPaper(QT_TRANSLATE_NOOP("EventPaper", "Standings by name"));
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

std::vector<PaperPage> paperPages(Paper paper, const Event& event, int round, QSizeF page, const QStringList& rules) {
  constexpr qreal kFromAfar = 12;  // at least, where people look for themselves (T-P20)
  constexpr qreal kPlain = 10;
  const bool there = round >= 1 && round <= static_cast<int>(event.rounds.size());
  const Round* of = there ? &event.rounds[static_cast<std::size_t>(round) - 1] : nullptr;
  if (paper == Paper::Slips && of) return slips(event, *of, page);
  const bool pairings = paper == Paper::PairingsByTable || paper == Paper::PairingsByName;
  PaperColumn out(page, pairings ? kFromAfar : kPlain);
  out.title(paperTitle(paper));
  if (pairings && of) out.table(paper == Paper::PairingsByTable ? byTable(event, *of) : byName(event, *of));
  if (paper == Paper::Standings || paper == Paper::StandingsByName) {
    PaperTable table = standingsRows(event);
    if (paper == Paper::StandingsByName) sortByName(table.rows, 1);
    for (const QString& line : rules) out.paragraph(line);
    out.table(table);
  }
  if (paper == Paper::Report) {
    for (const QString& line : reportLines(event, rules)) out.paragraph(line);
    out.table(rankingRows(event));
  }
  return out.pages();
}

void printPages(QPagedPaintDevice& device, const QString& head,
                const std::function<std::vector<PaperPage>(QSizeF)>& made) {
  constexpr qreal kPointsInInch = 72;
  constexpr qreal kFootHeight = 18;  // points
  const QSizeF size = device.pageLayout().paintRect(QPageLayout::Point).size();
  const QRectF foot(0, size.height() - kFootHeight + 5, size.width(), kFootHeight - 5);
  const auto pages = made({size.width(), size.height() - kFootHeight});
  QPainter painter(&device);
  painter.scale(device.logicalDpiX() / kPointsInInch, device.logicalDpiY() / kPointsInInch);
  for (std::size_t i = 0; i < pages.size(); ++i) {
    if (i > 0) device.newPage();
    PaperPage page = pages[i];
    page.words.push_back(fittingWords(head, {9}, foot.adjusted(0, 0, -foot.width() * 0.25, 0)));
    page.words.push_back(
        fittingWords(onPaper(QT_TRANSLATE_NOOP("EventPaper", "Page %1 of %2")).arg(i + 1).arg(pages.size()), {9},
                     foot.adjusted(foot.width() * 0.77, 0, 0, 0), Qt::AlignRight));
    paintPaper(painter, page);
  }
}

void printPaper(QPagedPaintDevice& device, Paper paper, const Event& event, int round, const QStringList& rules) {
  QString head = QString::fromStdString(event.title);
  if (round >= 1 && round <= static_cast<int>(event.rounds.size()) && paper != Paper::Report)
    head += QStringLiteral(" · ") + QString::fromStdString(tournament_wording::round_title(
                                        event, event.rounds[static_cast<std::size_t>(round) - 1], programWording()));
  printPages(device, head, [&](QSizeF page) { return paperPages(paper, event, round, page, rules); });
}

QString reportText(const Event& event, const QStringList& rules) {
  QString out = reportLines(event, rules).join(QLatin1Char('\n')) + QStringLiteral("\n\n");
  const PaperTable ranking = rankingRows(event);
  out += ranking.head.join(QLatin1Char('\t')) + QLatin1Char('\n');
  for (const QStringList& row : ranking.rows) out += row.join(QLatin1Char('\t')) + QLatin1Char('\n');
  return out;
}

}  // namespace playsheet
