// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/points_view.h"

#include <QFileDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QPrinter>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/faces/fonts.h"
#include "ui/table/key_titles.h"
#include "ui/tournament/event_paper.h"
#include "ui/tournament/event_table.h"
#include "ui/tournament/points_game_sheet.h"
#include "ui/tournament/points_words.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/message_sheet.h"
#include "ui/widgets/printing.h"

namespace playsheet {

using rising_clan::Amount;
using rising_clan::CorrectGame;
using rising_clan::EnterGame;
using rising_clan::EntrantId;
using rising_clan::GameEntry;
using rising_clan::LeaveTable;
using rising_clan::PointsEvent;
using rising_clan::StrikeStep;
using rising_clan::Tournament;

namespace {

constexpr int kPeopleWidth = 220;
constexpr int kReasonRows = 100;  // a key of a row of the reasons is game * this + its number

table::SeatId seatIn(const Tournament::Played& game, EntrantId who) {
  const auto at = std::find(game.seats.begin(), game.seats.end(), who);
  return at == game.seats.end() ? table::kNoSeat : table::seat_at(static_cast<std::size_t>(at - game.seats.begin()));
}

/// "+25 −16": what a game gave and took.
QString gameCell(const Tournament::Played& game, table::SeatId seat) {
  if (seat == table::kNoSeat) return QStringLiteral("–");
  QStringList out;
  if (const int gain = game.score.gain[seat]; gain > 0) out << signedPoints(gain);
  if (const int loss = game.score.loss[seat]; loss > 0) out << signedPoints(-loss);
  return out.isEmpty() ? QStringLiteral("0") : out.join(QLatin1Char(' '));
}

}  // namespace

PointsView::PointsView(std::unique_ptr<PointsSession> session, QWidget* parent)
    : QWidget(parent),
      session_(std::move(session)),
      title_(new QLabel(this)),
      phase_(new QLabel(this)),
      next_(new QLabel(this)),
      list_(new EventTable("pointsTable", tr("Points"), this)),
      reasons_(new EventTable("pointsReasons", tr("Reasons"), this)) {
  setObjectName(QStringLiteral("pointsView"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  auto* strip = new QHBoxLayout;
  makeStrip(strip);
  column->addLayout(strip);
  next_->setObjectName(QStringLiteral("pointsNext"));
  next_->setTextFormat(Qt::PlainText);
  next_->setWordWrap(true);
  column->addWidget(next_);
  column->addWidget(list_, 3);
  auto* bar = new QHBoxLayout;
  makeBar(bar);
  column->addLayout(bar);
  column->addWidget(reasons_, 2);
  reasons_->setColumns({tr("Game"), tr("Player"), tr("Reason"), tr("Points")}, {2}, {3});
  connect(list_, &EventTable::currentItemChanged, this, &PointsView::showActs);
  connect(reasons_, &EventTable::currentItemChanged, this, &PointsView::showActs);
  connect(reasons_, &EventTable::itemActivated, this, &PointsView::correctGame);
  connect(session_.get(), &PointsSession::changed, this, &PointsView::refresh);
  connect(session_.get(), &PointsSession::said, this, &PointsView::said);
  refresh();
}

void PointsView::makeStrip(QHBoxLayout* row) {
  title_->setObjectName(QStringLiteral("eventTitle"));
  title_->setTextFormat(Qt::PlainText);
  phase_->setObjectName(QStringLiteral("eventPhase"));
  phase_->setTextFormat(Qt::PlainText);
  play_ = button(tr("Play the next game"), "playGame");
  play_->setRank(ActionButton::Rank::Primary);
  play_->setKeyText(keyTitle(QKeySequence(Qt::CTRL | Qt::Key_Return)));
  row->addWidget(title_);
  row->addWidget(phase_, 1);
  row->addWidget(play_);
  connect(play_, &ActionButton::clicked, this, &PointsView::play);
}

void PointsView::makeBar(QHBoxLayout* row) {
  enter_ = button(tr("Enter a game…"), "enterGame");
  correct_ = button(tr("Correct…"), "correctGame");
  watch_ = button(tr("Watch"), "watchGame");
  leave_ = button(tr("Somebody leaves"), "leaveTable");
  print_ = button(tr("Print…"), "printPoints");
  copy_ = button(tr("Save a copy…"), "copyPoints");
  for (ActionButton* each : {enter_, correct_, watch_, leave_}) row->addWidget(each);
  row->addStretch(1);
  for (ActionButton* each : {print_, copy_}) row->addWidget(each);
  connect(enter_, &ActionButton::clicked, this, &PointsView::enterGame);
  connect(correct_, &ActionButton::clicked, this, &PointsView::correctGame);
  connect(leave_, &ActionButton::clicked, this, &PointsView::switchLeft);
  connect(print_, &ActionButton::clicked, this, &PointsView::print);
  connect(copy_, &ActionButton::clicked, this, &PointsView::saveCopy);
  connect(watch_, &ActionButton::clicked, this, [this] {
    const PointsEvent& event = session_->event();
    if (gameMarked() >= 0)
      emit watchAsked(QString::fromStdString(event.games[static_cast<std::size_t>(gameMarked())].record));
  });
}

ActionButton* PointsView::button(const QString& text, const char* name) {
  auto* made = new ActionButton(ActionButton::Rank::Plain, this);
  made->setObjectName(QLatin1String(name));
  made->setText(text);
  buttons_.push_back(made);
  return made;
}

void PointsView::setLook(const Look& look) {
  look_ = look;
  title_->setFont(fonts::display(look.px(20)));
  title_->setStyleSheet(QStringLiteral("font-size: %1px").arg(look.gap(20)));
  phase_->setStyleSheet(QStringLiteral("font-size: %1px; color: %2").arg(look.gap(15)).arg(look.theme().muted.name()));
  next_->setStyleSheet(QStringLiteral("font-size: %1px").arg(look.gap(15)));
  for (ActionButton* each : buttons_) each->setLook(look);
  list_->setLook(look);
  reasons_->setLook(look);
  refresh();
}

void PointsView::enter() { list_->setFocus(); }

QString PointsView::next() const { return next_->text(); }

QString PointsView::strip() const { return QStringLiteral("%1 · %2").arg(title_->text(), phase_->text()); }

void PointsView::refresh() {
  const PointsEvent& event = session_->event();
  title_->setText(QString::fromStdString(event.title));
  phase_->setText(pointsPhase(event));
  next_->setText(event.begun
                     ? tr("%1 A match by these seats was started here: resume it under Matches.").arg(pointsNext(event))
                     : pointsNext(event));
  fillList();
  fillReasons();
  showActs();
}

/// Place, person, total, then each game; the reason of each cell is read with it.
void PointsView::fillList() {
  const PointsEvent& event = session_->event();
  const Tournament& t = event.standing;
  QStringList titles{tr("Place"), tr("Player"), tr("Points")};
  QSet<int> figures{0, 2};
  for (int i = 0; i < t.games(); ++i) {
    figures.insert(static_cast<int>(titles.size()));
    titles << (t.played()[static_cast<std::size_t>(i)].playoff ? tr("Play-off %1") : tr("Game %1")).arg(i + 1);
  }
  const int state = static_cast<int>(titles.size());
  titles << tr("State");
  list_->setColumns(titles, {state}, figures);
  std::vector<EventTable::Row> rows;
  const auto next = t.next_players();
  for (const Tournament::Place& place : t.ranking()) {
    EventTable::Row row;
    row.key = static_cast<int>(place.entrant) + 1;
    row.cells = {QString::number(place.place), pointsName(event, place.entrant),
                 QString::number(t.entrants()[place.entrant].total)};
    row.tips = QStringList(3);
    for (const Tournament::Played& game : t.played()) {
      const table::SeatId seat = seatIn(game, place.entrant);
      row.cells << gameCell(game, seat);
      row.tips << (seat == table::kNoSeat ? tr("did not play") : amountTexts(game, seat).join(QStringLiteral(", ")));
    }
    const bool won = t.winner() == place.entrant, gone = t.entrants()[place.entrant].left;
    const bool plays = std::find(next.begin(), next.end(), place.entrant) != next.end();
    row.cells << (won                    ? tr("winner")
                  : gone                 ? tr("has left")
                  : t.playoff() && plays ? tr("in the play-off")
                                         : QString());
    row.tone = won ? EventTable::Tone::Good : gone ? EventTable::Tone::Faint : EventTable::Tone::Plain;
    row.strong = won;
    rows.push_back(std::move(row));
  }
  list_->setRows(rows);
  list_->fitColumn(1, look_.gap(kPeopleWidth));
}

/// The last game first.
void PointsView::fillReasons() {
  const PointsEvent& event = session_->event();
  const auto& played = event.standing.played();
  std::vector<EventTable::Row> rows;
  for (std::size_t g = played.size(); g-- > 0;) {
    const Tournament::Played& game = played[g];
    const int key = static_cast<int>(g + 1) * kReasonRows;
    QString name = tr("Game %1").arg(g + 1);
    if (event.games[g].corrected) name = tr("%1, corrected").arg(name);
    const std::size_t before = rows.size();
    for (std::size_t i = 0; i < game.seats.size(); ++i) {
      const table::SeatId seat = table::seat_at(i);
      const auto add = [&](const QString& reason, int points) {
        const int number = key + static_cast<int>(rows.size() - before);
        rows.push_back({.key = number,
                        .cells = {name, pointsName(event, game.seats[i]), reason, signedPoints(points)},
                        .tone = points < 0 ? EventTable::Tone::Open : EventTable::Tone::Plain});
      };
      for (const Amount& each : amounts(game.facts, seat)) add(reasonText(each), each.points);
      if (const int kept = keptAtZero(game, seat); kept > 0) add(tr("a total is never below 0"), kept);
    }
    if (rows.size() == before)
      rows.push_back({.key = key, .cells = {name, tr("Nobody"), noGainText(), signedPoints(0)}});
  }
  reasons_->setRows(rows);
  reasons_->fitColumn(1, look_.gap(kPeopleWidth));
}

int PointsView::gameMarked() const {
  const int game = reasons_->currentKey() / kReasonRows - 1;
  return game < session_->event().standing.games() ? game : -1;
}

std::optional<EntrantId> PointsView::personMarked() const {
  const int key = list_->currentKey();
  if (key < 1 || key > static_cast<int>(session_->event().people.size())) return std::nullopt;
  return session_->event().person(key);
}

void PointsView::showActs() {
  const PointsEvent& event = session_->event();
  const bool over = event.standing.over();
  const int game = gameMarked();
  play_->setEnabled(!over);
  enter_->setEnabled(!over);
  correct_->setEnabled(game >= 0);
  correct_->setText(game >= 0 ? tr("Correct game %1…").arg(game + 1) : tr("Correct…"));
  const bool recorded = game >= 0 && !event.games[static_cast<std::size_t>(game)].record.empty();
  watch_->setVisible(recorded);
  watch_->setText(tr("Watch game %1").arg(game + 1));
  const auto who = personMarked();
  const bool gone = who && event.standing.entrants()[*who].left;
  leave_->setEnabled(who && (gone || !over));
  leave_->setText(!who   ? tr("Somebody leaves")
                  : gone ? tr("%1 did not leave").arg(pointsName(event, *who))
                         : tr("%1 leaves").arg(pointsName(event, *who)));
}

/// The seats are drawn with it, if they are not yet (R-1023).
void PointsView::play() {
  if (!play_->isEnabled()) return;
  if (session_->event().begun && !askOnSheet(this, look_, tr("Start this game again?"),
                                             tr("It was started here before. To resume it, choose it under Matches."),
                                             tr("Start again"), tr("Leave it")))
    return;
  if (session_->drawSeats()) emit playAsked();
}

void PointsView::enterGame() {
  const PointsEvent& event = session_->event();
  GameEntry game;
  game.last_clan_point = event.options.last_clan_point;
  game.sole_winner_supreme = event.options.sole_winner_supreme;
  if (event.drawn) game.seats = event.drawn->seats;
  for (const EntrantId each : event.standing.next_players())
    if (!event.drawn) game.seats.push_back(static_cast<int>(each) + 1);
  PointsGameSheet sheet(look_, event, game, false, this);
  if (sheet.exec() != QDialog::Accepted) return;
  const int number = event.standing.games() + 1;
  if (session_->give(EnterGame{sheet.game()})) session_->tell(tr("Game %1 is entered.").arg(number));
}

void PointsView::correctGame() {
  if (gameMarked() < 0) return;
  const int number = gameMarked() + 1, line = session_->event().games[static_cast<std::size_t>(number) - 1].line;
  const auto entered = session_->journal().game(line);
  if (!entered) return;
  PointsGameSheet sheet(look_, session_->event(), *entered, true, this);
  if (sheet.exec() != QDialog::Accepted) return;
  if (sheet.isStruck()) {
    if (session_->give(StrikeStep{line})) session_->tell(tr("Game %1 is struck.").arg(number));
  } else if (session_->give(CorrectGame{line, sheet.game()})) {
    session_->tell(tr("Game %1 is corrected.").arg(number));
  }
}

void PointsView::switchLeft() {
  const auto who = personMarked();
  if (!who) return;
  const PointsEvent& event = session_->event();
  const QString name = pointsName(event, *who);
  const auto left =
      std::find_if(event.left.begin(), event.left.end(), [&](const auto& each) { return each.who == *who; });
  if (left != event.left.end()) {
    if (session_->give(StrikeStep{left->line})) session_->tell(tr("%1 plays on.").arg(name));
  } else if (session_->give(LeaveTable{static_cast<int>(*who) + 1})) {
    session_->tell(tr("%1 has left, and keeps the points. Choose “%1 did not leave” if that was a mistake.").arg(name));
  }
}

void PointsView::saveCopy() {
  const QString path = QFileDialog::getSaveFileName(this, tr("Save a copy"), session_->file(),
                                                    tr("Events (*.tournament);;All files (*)"));
  if (path.isEmpty()) return;
  const QString trouble = session_->saveCopy(path);
  session_->tell(trouble.isEmpty() ? tr("Saved as %1.").arg(path) : trouble, !trouble.isEmpty());
}

std::vector<PaperPage> PointsView::paper(QSizeF page) const {
  const auto tableOf = [](const EventTable* list, std::vector<bool> figures) {
    PaperTable out;
    for (int i = 0; i < list->columnCount(); ++i) out.head << list->headerItem()->text(i);
    for (int row = 0; row < list->rows(); ++row) {
      QStringList cells;
      for (int i = 0; i < list->columnCount(); ++i) cells << list->cell(row, i);
      out.rows.push_back(cells);
    }
    out.figures = std::move(figures);
    return out;
  };
  std::vector<bool> figures(static_cast<std::size_t>(list_->columnCount()), true);
  figures[1] = figures.back() = false;
  PaperColumn out(page, 10);
  out.title(title_->text());
  out.paragraph(next_->text());
  out.table(tableOf(list_, figures));
  if (reasons_->rows() > 0) out.table(tableOf(reasons_, {false, false, false, true}));
  return out.pages();
}

void PointsView::print() {
  QPrinter printer(QPrinter::HighResolution);
  const QString trouble = printWithDialog(printer, this, [this](QPrinter& to) {
    printPages(to, title_->text(), [this](QSizeF page) { return paper(page); });
  });
  if (!trouble.isEmpty()) session_->tell(trouble, true);
}

bool PointsView::takeKey(const QKeyEvent& press) {
  const bool enters = press.key() == Qt::Key_Return || press.key() == Qt::Key_Enter;
  if (!enters || !press.modifiers().testFlag(Qt::ControlModifier)) return false;
  play();
  return true;
}

}  // namespace playsheet
