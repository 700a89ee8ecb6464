// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/tournament_page.h"

#include <QFileDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <memory>
#include <utility>

#include "ui/table/key_titles.h"
#include "ui/tournament/event_game.h"
#include "ui/tournament/event_list.h"
#include "ui/tournament/event_session.h"
#include "ui/tournament/event_table.h"
#include "ui/tournament/event_view.h"
#include "ui/tournament/new_event_sheet.h"
#include "ui/tournament/new_points_sheet.h"
#include "ui/tournament/points_view.h"
#include "ui/tournament/points_words.h"
#include "ui/tournament/round_clock.h"
#include "ui/tournament/round_tab.h"
#include "ui/tournament/season_sheet.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/table_file.h"
#include "ui/widgets/telling.h"

namespace playsheet {

TournamentPage::TournamentPage(EventStore& store, EventGame& game, QWidget* parent)
    : QWidget(parent),
      store_(store),
      game_(game),
      stack_(new QStackedWidget(this)),
      list_(new EventList(store, this)),
      message_(new QLabel(this)),
      events_(new ActionButton(ActionButton::Rank::Plain, this)),
      close_(new ActionButton(ActionButton::Rank::Plain, this)) {
  setObjectName(QStringLiteral("tournamentPage"));
  setAutoFillBackground(true);
  setAttribute(Qt::WA_StyledBackground);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(12, 8, 12, 10);
  column->setSpacing(8);
  auto* head = new QHBoxLayout;
  events_->setObjectName(QStringLiteral("showEvents"));
  events_->setText(tr("Events"));
  message_->setObjectName(QStringLiteral("message"));
  message_->setTextFormat(Qt::PlainText);
  message_->setWordWrap(true);
  close_->setObjectName(QStringLiteral("close"));
  close_->setText(tr("Close"));
  close_->setKeyText(keyTitle(QKeySequence(Qt::Key_Escape)));
  head->addWidget(events_);
  head->addWidget(message_, 1);
  head->addWidget(close_);
  column->addLayout(head);
  column->addWidget(stack_, 1);
  stack_->addWidget(list_);
  connect(events_, &ActionButton::clicked, this, &TournamentPage::showList);
  connect(close_, &ActionButton::clicked, this, &TournamentPage::closed);
  connect(list_, &EventList::openAsked, this, &TournamentPage::openEvent);
  connect(list_, &EventList::newAsked, this, &TournamentPage::newEvent);
  connect(list_, &EventList::importAsked, this, &TournamentPage::askForFile);
  connect(list_, &EventList::seasonAsked, this, &TournamentPage::showSeason);
  connect(list_, &EventList::rescueAsked, this, &TournamentPage::rescue);
  connect(list_, &EventList::said, this, [this](const QString& sentence, bool bad) {
    if (view_ || points_ || (refused_ && list_->isReading())) return;
    refused_ = false;
    say(sentence, bad);
  });
}

void TournamentPage::setLook(const Look& look) {
  look_ = look;
  setStyleSheet(styleSheetOf(look) + QStringLiteral("#tournamentPage { background: %1; }").arg(look.theme().bg.name()));
  list_->setLook(look);
  if (view_) view_->setLook(look);
  if (points_) points_->setLook(look);
  events_->setLook(look);
  close_->setLook(look);
}

void TournamentPage::open() {
  events_->setLit(!view_ && !points_);
  if (view_) return view_->enter();
  if (points_) return points_->enter();
  list_->read();
  list_->list()->setFocus();
}

void TournamentPage::showList() {
  refused_ = false;
  putDown();
  stack_->setCurrentWidget(list_);
  open();
}

void TournamentPage::openEvent(const QString& file) {
  if (place().first != file) take(store_.open(file));
}

void TournamentPage::takeResult(std::uint64_t seed, const tournament::Score& score, const QString& record) {
  if (!view_) return;
  EventSession& session = view_->session();
  for (const tournament::Round& round : session.event().rounds)
    for (const tournament::Match& match : round.matches) {
      if (match.seed != seed) continue;
      const int table = match.table;
      const QString words =
          QString::fromStdString(tournament_wording::result_sentence(session.event(), match, score, programWording()));
      view_->rounds()->showRound(round.number);
      if (match.score) return say(tr("Table %1 has its result already.").arg(table), false);
      if (session.give(
              tournament::Result{round.number, table, score, tournament::WordOf::organiser, record.toStdString()}))
        say(tr("Table %1: %2").arg(table).arg(words), false);
      return;
    }
}

void TournamentPage::showPart(int part) {
  if (view_) view_->showPart(part);
}

void TournamentPage::setForPoints(const std::optional<rising_clan::Options>& options) {
  for_points_ = options;
  list_->setForPoints(options.has_value());
}

void TournamentPage::putDown() {
  delete std::exchange(view_, nullptr);
  delete std::exchange(points_, nullptr);
  say({}, false);
}

void TournamentPage::take(OpenedEvent opened) {
  if (!opened.problem.isEmpty()) return say(opened.problem, true);
  if (opened.pointsFault) return say(pointsFaultText(*opened.pointsFault), true);
  if (opened.fault || !opened.file) {
    if (opened.fault) say(faultText(*opened.fault, opened.journal.event()), true);
    return;
  }
  const auto torn = opened.torn;
  putDown();
  if (opened.points) {
    points_ = new PointsView(std::make_unique<PointsSession>(store_, std::move(opened)), this);
    connect(points_, &PointsView::said, this, &TournamentPage::say);
    connect(points_, &PointsView::playAsked, this, &TournamentPage::playAsked);
    connect(points_, &PointsView::watchAsked, this, [this](const QString& record) { game_.watch(record); });
    points_->setLook(look_);
    show(points_);
    points_->enter();
  } else {
    view_ = new EventView(std::make_unique<EventSession>(store_, std::move(opened)), game_, this);
    connect(view_, &EventView::said, this, &TournamentPage::say);
    view_->setLook(look_);
    show(view_);
    view_->enter();
  }
  if (torn)
    say(tr("The last line of the file was not complete and was set aside: “%1”. The event is whole up to there.")
            .arg(QString::fromStdString(*torn)),
        true);
}

void TournamentPage::show(QWidget* view) {
  stack_->addWidget(view);
  stack_->setCurrentWidget(view);
  events_->setLit(false);
}

void TournamentPage::newEvent() {
  if (for_points_) return newPoints();
  NewEventSheet sheet(look_, game_, store_.now(), this);
  if (sheet.exec() == QDialog::Accepted) take(store_.create(sheet.journal(store_.now())));
}

void TournamentPage::newPoints() {
  NewPointsSheet sheet(look_, list_->persons(), store_.now(), *for_points_, this);
  if (sheet.exec() != QDialog::Accepted) return;
  rising_clan::PointsJournal journal;
  if (!journal.add(sheet.command(), momentText(store_.now()).toStdString())) take(store_.create(journal));
}

void TournamentPage::showSeason() {
  SeasonSheet sheet(look_, list_->events(), this);
  if (sheet.exec() != QDialog::Accepted) return;
  const auto file = askForTableFile(this, tr("Save the ranking"), QStringLiteral("season.csv"), true);
  if (!file) return;
  const QString trouble =
      store_.writeText(file->path, file->spreadsheet ? tableForSpreadsheet(sheet.table(), QLocale()) : sheet.table());
  say(trouble.isEmpty() ? tr("Saved as %1.").arg(file->path) : trouble, !trouble.isEmpty());
}

void TournamentPage::askForFile() {
  const QString path = QFileDialog::getOpenFileName(
      this, tr("Import an event"), {}, tr("Events (*.tournament *.tournament-share *.json);;All files (*)"));
  if (!path.isEmpty()) importFile(path);
}

void TournamentPage::importFile(const QString& path) { told(store_.import(path)); }

void TournamentPage::rescue(const QString& file) { told(store_.rescue(file)); }

void TournamentPage::told(const ImportedEvent& imported) {
  const auto refuse = [this](const QString& sentence) {
    refused_ = true;
    say(sentence, true);
  };
  if (!imported.problem.isEmpty()) return refuse(imported.problem);
  if (imported.fault) return refuse(faultText(*imported.fault, {}));
  if (imported.pointsFault) return refuse(pointsFaultText(*imported.pointsFault));
  if (imported.differs > 0)
    return refuse(tr("This event is on the list, and the file went another way from line %1 on. Nothing was imported.")
                      .arg(imported.differs));
  openEvent(imported.file);
  QStringList words;
  if (imported.grown) words << tr("The event on the list was continued with the lines of the file.");
  if (imported.records > 0) words << tr("Match records that came with it: %1.").arg(imported.records);
  if (!words.isEmpty()) say(words.join(QLatin1Char(' ')), false);
}

std::pair<QString, int> TournamentPage::place() const {
  if (points_) return {points_->session().file(), 0};
  return view_ ? std::pair(view_->session().file(), view_->part()) : std::pair(QString(), 0);
}

QString TournamentPage::message() const { return message_->text(); }

void TournamentPage::say(const QString& sentence, bool bad) {
  if (!sentence.isEmpty() && sentence != message_->text()) announce(this, sentence);
  message_->setText(sentence);
  message_->setStyleSheet(messageStyleOf(look_, bad, 14));
}

void TournamentPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return emit closed();
  if (view_ && view_->takeKey(*event)) return;
  if (points_ && points_->takeKey(*event)) return;
  QWidget::keyPressEvent(event);
}

}  // namespace playsheet
