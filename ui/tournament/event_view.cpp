// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/event_view.h"

#include <QFileDialog>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QScreen>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <utility>

#include "engine/tournament/ranking/progress.h"
#include "ui/faces/fonts.h"
#include "ui/table/key_titles.h"
#include "ui/tournament/clock_window.h"
#include "ui/tournament/decks_tab.h"
#include "ui/tournament/event_game.h"
#include "ui/tournament/event_tab.h"
#include "ui/tournament/next_step_words.h"
#include "ui/tournament/options_sheet.h"
#include "ui/tournament/penalties_tab.h"
#include "ui/tournament/players_tab.h"
#include "ui/tournament/playoffs_tab.h"
#include "ui/tournament/report_tab.h"
#include "ui/tournament/round_tab.h"
#include "ui/tournament/standings_tab.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/clock_text.h"
#include "ui/widgets/line_field.h"
#include "ui/widgets/message_sheet.h"
#include "ui/wording/tournament/event_words.h"

namespace playsheet {

using namespace tournament;

EventView::EventView(std::unique_ptr<EventSession> session, EventGame& game, QWidget* parent)
    : QWidget(parent),
      session_(std::move(session)),
      game_(game),
      title_(new QLabel(this)),
      phase_(new QLabel(this)),
      time_(new QLabel(this)),
      stack_(new QStackedWidget(this)) {
  setObjectName(QStringLiteral("eventView"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  auto* strip = new QHBoxLayout;
  makeStrip(strip);
  column->addLayout(strip);
  auto* bar = new QHBoxLayout;
  column->addLayout(bar);
  column->addWidget(stack_, 1);
  addPart(tr("Players"), players_ = new PlayersTab(*session_, this));
  addPart(tr("Decks"), decks_ = new DecksTab(*session_, game, this));
  addPart(tr("Round"), rounds_ = new RoundTab(*session_, game, this));
  addPart(tr("Standings"), standings_ = new StandingsTab(*session_, game, this));
  addPart(tr("Play-offs"), playoffs_ = new PlayoffsTab(*session_, this));
  addPart(tr("Penalties"), penalties_ = new PenaltiesTab(*session_, this));
  addPart(tr("Report"), report_ = new ReportTab(*session_, game, this));
  connect(rounds_, &RoundTab::clockWindowAsked, this, &EventView::showClock);
  for (ActionButton* each : titles_) bar->addWidget(each);
  bar->addStretch(1);
  for (ActionButton* each : {undo_, redo_, options_, more_}) bar->addWidget(each);
  for (LineField* field : findChildren<LineField*>()) field->installEventFilter(this);
  for (ChoiceBox* box : findChildren<ChoiceBox*>()) box->installEventFilter(this);
  connect(session_.get(), &EventSession::changed, this, &EventView::refresh);
  connect(session_.get(), &EventSession::said, this, &EventView::said);
  second_.setInterval(1000);
  connect(&second_, &QTimer::timeout, this, &EventView::showTime);
  second_.start();
  refresh();
  showPart(session_->event().rounds.empty() ? Players : Rounds);
}

EventView::~EventView() {  // before the session that they ask
  delete clock_window_;
  qDeleteAll(std::exchange(tabs_, {}));
}

void EventView::makeStrip(QHBoxLayout* row) {
  title_->setObjectName(QStringLiteral("eventTitle"));
  title_->setTextFormat(Qt::PlainText);
  phase_->setObjectName(QStringLiteral("eventPhase"));
  phase_->setTextFormat(Qt::PlainText);
  time_->setObjectName(QStringLiteral("eventTime"));
  next_ = button({}, "nextStep");
  next_->setRank(ActionButton::Rank::Primary);
  next_->setKeyText(keyTitle(QKeySequence(Qt::CTRL | Qt::Key_Return)));
  undo_ = button(tr("Undo"), "undoStep");
  redo_ = button(tr("Redo"), "redoStep");
  options_ = button(tr("Options…"), "eventOptions");
  more_ = button(tr("More…"), "moreOfEvent");
  row->addWidget(title_);
  row->addWidget(phase_, 1);
  row->addWidget(time_);
  row->addWidget(next_);
  connect(next_, &ActionButton::clicked, this, &EventView::pressNext);
  connect(undo_, &ActionButton::clicked, this, &EventView::undo);
  connect(redo_, &ActionButton::clicked, this, &EventView::redo);
  connect(more_, &ActionButton::clicked, this, &EventView::showMore);
  connect(options_, &ActionButton::clicked, this, &EventView::showOptions);
}

ActionButton* EventView::button(const QString& text, const char* name) {
  auto* made = new ActionButton(ActionButton::Rank::Plain, this);
  made->setObjectName(QLatin1String(name));
  made->setText(text);
  buttons_.push_back(made);
  return made;
}

void EventView::addPart(const QString& title, EventTab* tab) {
  const auto place = static_cast<int>(tabs_.size());
  ActionButton* opens = button(title, "");
  opens->setObjectName(QStringLiteral("part%1").arg(place));
  opens->setToolTip(keyTitle(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + place))));
  connect(opens, &ActionButton::clicked, this, [this, place] { showPart(place); });
  titles_.push_back(opens);
  tabs_.push_back(tab);
  stack_->addWidget(tab);
}

void EventView::setLook(const Look& look) {
  look_ = look;
  title_->setFont(fonts::display(look.px(20)));
  title_->setStyleSheet(QStringLiteral("font-size: %1px").arg(look.gap(20)));
  phase_->setStyleSheet(QStringLiteral("font-size: %1px; color: %2").arg(look.gap(15)).arg(look.theme().muted.name()));
  time_->setFont(fonts::display(look.px(20)));
  time_->setStyleSheet(QStringLiteral("font-size: %1px").arg(look.gap(20)));
  for (ActionButton* each : buttons_) each->setLook(look);
  for (EventTab* tab : tabs_) tab->setLook(look);
  tabs_[static_cast<std::size_t>(part())]->refresh();  // the others when they are opened
  if (clock_window_) clock_window_->setLook(look);
}

/// On a screen of its own, if there is one.
void EventView::showClock() {
  if (!clock_window_) clock_window_ = new ClockWindow(*session_, this);
  clock_window_->setLook(look_);
  const auto screens = QGuiApplication::screens();
  for (QScreen* other : screens)
    if (other != screen() && !clock_window_->isVisible()) clock_window_->setGeometry(other->availableGeometry());
  clock_window_->show();
  clock_window_->raise();
}

void EventView::showPart(int part) {
  if (part < 0 || part >= parts()) return;
  stack_->setCurrentIndex(part);
  light();
  tabs_[static_cast<std::size_t>(part)]->refresh();
  enter();
}

int EventView::part() const { return stack_->currentIndex(); }

void EventView::enter() { tabs_[static_cast<std::size_t>(part())]->enter(); }

void EventView::light() {
  for (std::size_t i = 0; i < titles_.size(); ++i) titles_[i]->setLit(static_cast<int>(i) == part());
}

QString EventView::strip() const {
  return QStringList{title_->text(), phase_->text(), time_->text()}.join(QStringLiteral(" · "));
}

void EventView::refresh() {
  const Event& event = session_->event();
  tabs_[static_cast<std::size_t>(part())]->refresh();
  title_->setText(QString::fromStdString(event.title));
  QStringList words{QString::fromStdString(tournament_wording::phase_text(event, programWording()))};
  if (event.rehearsal) words << tr("rehearsal");
  if (const int missing = rounds_->missing(); missing > 0) words << tr("results missing: %1").arg(missing);
  if (rounds_->mendable()) words << tr("the pairings can be fixed, see Round");
  phase_->setText(words.join(QStringLiteral(" · ")));
  const NextStep step = next_step(event);
  next_->setText(nextStepWords(step, event));
  next_->setVisible(step != NextStep::none);
  const QString undoes = session_->undoWords(), redoes = session_->redoWords();
  undo_->setEnabled(!undoes.isEmpty());
  undo_->setToolTip(undoes);
  redo_->setEnabled(!redoes.isEmpty());
  redo_->setToolTip(redoes);
  showTime();
}

void EventView::showTime() {
  const Round* last = session_->lastRound();
  const bool runs = last && last->state == RoundState::open && !session_->event().ended && rounds_->missing() > 0;
  time_->setText(runs ? clockText(session_->clock(last->number).left) : QString());
}

void EventView::pressNext() {
  const NextStep step = next_step(session_->event());
  const auto command = command_of(step, session_->event());
  if (const auto* refusal = std::get_if<Refusal>(&command)) return session_->tell(*refusal);
  if (const auto* given = std::get_if<Command>(&command))
    if (!session_->give(*given)) return;
  if (step == NextStep::enter_results) rounds_->showRound(incomplete_round(session_->event()));
  showPart(partOf(step));
}

/// Where the organiser goes on from there.
int EventView::partOf(NextStep step) const {
  switch (step) {
    case NextStep::enter_players:
    case NextStep::deal_groups:
      return Players;
    case NextStep::draw_ties:
    case NextStep::play_ties:
    case NextStep::make_cut:
      return Playoffs;
    case NextStep::end:
    case NextStep::report:
      return Report;
    default:
      return Rounds;
  }
}

void EventView::undo() {
  QString reason;
  if (session_->event().reported) {
    const auto asked = askReason(this, look_, tr("Undo the report"));
    if (!asked) return;
    reason = *asked;
  }
  session_->undo(reason);
}

void EventView::redo() {
  if (!session_->redoWords().isEmpty()) session_->redo();
}

void EventView::saveCopy() {
  const QString path = QFileDialog::getSaveFileName(this, tr("Save a copy of the event"), session_->file(),
                                                    tr("Events (*.tournament);;All files (*)"));
  if (path.isEmpty()) return;
  const QString trouble = session_->saveCopy(path);
  session_->tell(trouble.isEmpty() ? tr("Saved as %1.").arg(path) : trouble, !trouble.isEmpty());
}

/// A record shows both hands, and the journal all decks: while the event runs, what is in the file is said first.
void EventView::saveShare() {
  if (!session_->event().ended &&
      !askOnSheet(
          this, look_, tr("Save the event with its match records?"),
          tr("The file holds the whole journal with all deck lists, and the records of the matches that were played "
             "in this program: they show both hands. While the event runs it is for the organiser alone."),
          tr("Save…"), tr("Cancel")))
    return;
  const QString path = QFileDialog::getSaveFileName(this, tr("Save the event with its match records"),
                                                    session_->file() + QStringLiteral("-share"),
                                                    tr("Events with records (*.tournament-share);;All files (*)"));
  if (!path.isEmpty()) writeShare(path);
}

void EventView::writeShare(const QString& path) {
  const SharedEvent shared = session_->store().share(session_->journal(), path);
  if (!shared.problem.isEmpty()) return session_->tell(shared.problem, true);
  QString words = tr("Saved as %1. Match records in it: %2.").arg(path).arg(shared.records);
  if (shared.missing > 0) words += QLatin1Char(' ') + tr("No longer here: %1.").arg(shared.missing);
  session_->tell(words, shared.missing > 0);
}

/// What is seldom wanted.
void EventView::showMore() {
  QMenu menu(this);
  menu.addAction(tr("Save a copy…"), this, &EventView::saveCopy);
  menu.addAction(tr("Save with match records…"), this, &EventView::saveShare);
  if (const Event& event = session_->event(); !event.ended && !event.cancelled)
    menu.addAction(tr("Cancel the event…"), this, &EventView::cancelEvent);
  menu.exec(more_->mapToGlobal(QPoint(0, more_->height())));
}

/// One after the other, until the sheet is closed.
void EventView::showOptions() {
  const bool lists = game_.hasTwoLimitedLists(QString::fromStdString(session_->event().edition));
  OptionsSheet sheet(look_, session_->event(), lists ? std::string_view() : "limited_list", this);
  while (sheet.exec() == QDialog::Accepted) {
    const auto refused = session_->tryGive(sheet.command(), sheet.reason());
    if (!refused) sheet.refresh();
    if (refused) sheet.tell(session_->refusalWords(*refused));
  }
}

void EventView::cancelEvent() {
  const auto reason = askReason(this, look_, tr("Cancel the event: it gives no points and no report"));
  if (reason) session_->give(Cancel{}, *reason);
}

/// Keys of the page, whatever a field or a box does with them. A field that is empty has nothing of its own to be
/// undone.
bool EventView::eventFilter(QObject* watched, QEvent* happening) {
  if (happening->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, happening);
  const auto* press = static_cast<QKeyEvent*>(happening);
  const auto* field = qobject_cast<LineField*>(watched);
  const bool ownUndo = field && !field->text().isEmpty() && !field->isReadOnly();
  return (!ownUndo || !(press->matches(QKeySequence::Undo) || press->matches(QKeySequence::Redo))) && takeKey(*press);
}

bool EventView::takeKey(const QKeyEvent& press) {
  const int key = press.key();
  if (press.matches(QKeySequence::Undo)) {
    undo();
    return true;
  }
  if (press.matches(QKeySequence::Redo)) {
    redo();
    return true;
  }
  if (!press.modifiers().testFlag(Qt::ControlModifier)) return false;
  if (key == Qt::Key_Return || key == Qt::Key_Enter) {
    pressNext();
    return true;
  }
  if (key < Qt::Key_1 || key >= Qt::Key_1 + parts()) return false;
  showPart(key - Qt::Key_1);
  return true;
}

}  // namespace playsheet
