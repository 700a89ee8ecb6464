// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lesson_table.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <algorithm>

#include "engine/naruto/lesson/lesson_reader.h"
#include "ui/lessons/lesson_pointer.h"
#include "ui/lessons/panel_place.h"
#include "ui/naruto/naruto_desk.h"
#include "ui/speech/seat_words.h"
#include "ui/table/end_sheet.h"
#include "ui/widgets/action_button.h"

namespace playsheet {
namespace {

constexpr int kProgramMilliseconds = 500;
constexpr int kFollowMilliseconds = 80;
constexpr int kGuardMilliseconds = 300;

MatchPlan lessonPlan(MatchPlan plan, const naruto::Lesson& lesson) {
  plan.edition = QString::fromUtf8(lesson.edition->id.data(), static_cast<int>(lesson.edition->id.size()));
  plan.rulings = lesson.position.rulings;
  plan.secrecy = Secrecy::Open;
  plan.showdown = ShowdownStop::Read;
  plan.bestOf = 1;
  for (auto& seat : plan.seats.values) {
    seat.deck = {};
    seat.deck.name = lesson.title;
  }
  return plan;
}

}  // namespace

LessonTable::LessonTable(const naruto::Lesson& lesson, naruto::LessonBegin begin, const naruto::Catalog& cards,
                         const MatchPlan& plan, const Look& look, QWidget* parent)
    : QWidget(parent),
      lesson_(lesson),
      language_(plan.seats[PlayerId::south].language),
      look_(look),
      table_(new MatchTable(new NarutoDesk(std::move(*begin.match), cards, lessonPlan(plan, lesson)), look, this)),
      run_(lesson, narutoDeskOf(table_)->match().rules(), std::move(begin.labels)),
      pointer_(new LessonPointer(this)),
      panel_(new LessonPanel(this)) {
  setObjectName(QStringLiteral("lessonTable"));
  setFocusProxy(table_);
  program_.setSingleShot(true);
  program_.setInterval(plan.pace == 0 ? 0 : kProgramMilliseconds);
  follow_.setInterval(kFollowMilliseconds);
  run_.begin(narutoDeskOf(table_)->match().state());
  narutoDeskOf(table_)->setGuide([this](const Action& action) { return wants(action); });
  connectAll();
  qApp->installEventFilter(this);  // behind that of the table: its keys come here first
  begun_.start();
  setLook(look);
  refresh();
  follow_.start();
}

void LessonTable::connectAll() {
  auto* controller = narutoDeskOf(table_);
  connect(controller, &NarutoDesk::decided, this, &LessonTable::decided);
  connect(controller, &NarutoDesk::changed, this, &LessonTable::changed);
  connect(controller, &NarutoDesk::strayed, this, &LessonTable::strayed);
  connect(panel_, &LessonPanel::goAsked, this, &LessonTable::goOn);
  connect(panel_, &LessonPanel::allAsked, this, &LessonTable::listAsked);
  connect(panel_, &LessonPanel::leaveAsked, this, &LessonTable::left);
  connect(&program_, &QTimer::timeout, this, &LessonTable::playProgram);
  connect(&follow_, &QTimer::timeout, this, &LessonTable::follow);
}

QString LessonTable::say(const char* text) const { return inLanguage(language_, text); }

void LessonTable::setNext(bool next) {
  next_ = next;
  refresh();
}

void LessonTable::setLook(const Look& look) {
  look_ = look;
  table_->setLook(look);
  pointer_->setLook(look);
  place();
}

// --- the lesson goes on ---------------------------------------------------------------------------------------------

bool LessonTable::wants(const Action& action) const {
  if (const auto program = run_.program()) return program->action == action;
  return run_.wants(action);
}

void LessonTable::decided() {
  const auto& moment = narutoDeskOf(table_)->match().moments().back();
  run_.decided(moment.action, moment.state);
  strayed_ = false;
}

/// The other player, and the end of a showdown, wait until the sheet has gone on.
void LessonTable::changed() {
  const auto* controller = narutoDeskOf(table_);
  table_->endSheet()->hide();  // the lesson has an end of its own
  if (!controller->still()) {
    if (run_.now().showdown) run_.go_on(controller->match().state());
    if (run_.program() && !program_.isActive()) program_.start();
  }
  refresh();
}

void LessonTable::strayed() {
  if (run_.program()) return;  // the other player is about to decide
  strayed_ = true;
  refresh();
}

void LessonTable::playProgram() {
  const auto next = run_.program();
  if (next && !table_->desk()->still()) narutoDeskOf(table_)->play(next->action);
}

void LessonTable::goOn() {
  if (run_.at_end()) {
    next_ ? emit nextAsked() : emit listAsked();
    return;
  }
  if (!run_.now().tells() || run_.program()) return;
  run_.go_on(narutoDeskOf(table_)->match().state());
  strayed_ = false;
  changed();
}

// --- words ----------------------------------------------------------------------------------------------------------

/// "{N-001}" is the name of that card, as cards are called on this table.
QString LessonTable::filled(const naruto::LocalText& text) const {
  const auto& words = narutoDeskOf(table_)->words();
  const std::string& plain = text.in(language_.toStdString());
  QString out = QString::fromStdString(plain);
  for (const std::string& code : naruto::codes_in(plain))
    if (const auto definition = words.cards().find(code))
      out.replace(QStringLiteral("{%1}").arg(QString::fromStdString(code)), words.cardName(*definition, language_));
  return out;
}

LessonWords LessonTable::wordsNow() const {
  LessonWords words;
  words.title = QStringLiteral("%1  ·  %2 / %3")
                    .arg(QString::fromStdString(lesson_.title.in(language_.toStdString())))
                    .arg(run_.step() + 1)
                    .arg(lesson_.steps.size());
  words.text = filled(run_.now().words);
  words.leave = say(QT_TRANSLATE_NOOP("Match", "Leave"));
  words.leaveKey = say(QT_TRANSLATE_NOOP("Match", "Esc"));
  if (run_.at_end()) {
    words.go = next_ ? say(QT_TRANSLATE_NOOP("Match", "Next lesson")) : say(QT_TRANSLATE_NOOP("Match", "All lessons"));
    if (next_) words.all = say(QT_TRANSLATE_NOOP("Match", "All lessons"));
  } else if (run_.now().tells() && !run_.program()) {
    words.go = say(QT_TRANSLATE_NOOP("Match", "Continue"));
  }
  if (!words.go.isEmpty()) words.goKey = say(QT_TRANSLATE_NOOP("Match", "Enter"));
  if (!strayed_) return words;
  words.hint = run_.at_end()
                   ? say(QT_TRANSLATE_NOOP("Match", "The lesson is over. There is nothing more to play here."))
               : run_.now().tells() ? say(QT_TRANSLATE_NOOP("Match", "Not yet: read this first, then continue."))
                                    : filled(run_.now().wrong);
  return words;
}

void LessonTable::refresh() {
  if (shown_ != run_.step()) {
    shown_ = run_.step();
    begun_.restart();
  }
  panel_->setWords(wordsNow());
  place();
  if (!run_.at_end() || ended_) return;
  ended_ = true;
  emit ended();
}

// --- keys -----------------------------------------------------------------------------------------------------------

bool LessonTable::key(int key) {
  if (table_->sheet()->dragging()) return false;  // the table puts the card back
  if (key == Qt::Key_Escape) {
    emit left();
    return true;
  }
  if (key != Qt::Key_Return && key != Qt::Key_Enter && key != Qt::Key_Space) return false;
  auto* button = qobject_cast<QAbstractButton*>(window()->focusWidget());
  if (button && button->parentWidget() == panel_) {
    button->click();
    return true;
  }
  if (!panel_->go()->isVisible()) return false;  // the table takes it
  if (begun_.elapsed() >= kGuardMilliseconds || narutoDeskOf(table_)->plan().pace == 0) goOn();
  return true;
}

bool LessonTable::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress && isVisible()) {
    auto* widget = qobject_cast<QWidget*>(watched);
    const auto* pressed = static_cast<QKeyEvent*>(event);
    const bool plain = !(pressed->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (widget && plain && !pressed->isAutoRepeat() && widget->window() == window() &&
        !qobject_cast<QLineEdit*>(widget) && key(pressed->key()))
      return true;
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace playsheet
