// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lesson_table.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <utility>

#include "ui/lessons/lesson_pointer.h"
#include "ui/lessons/panel_place.h"
#include "ui/speech/seat_words.h"
#include "ui/table/end_sheet.h"
#include "ui/table/game_desk.h"
#include "ui/widgets/action_button.h"

namespace playsheet {
namespace {

constexpr int kProgramMilliseconds = 500;
constexpr int kPassMilliseconds = 90;
constexpr int kFollowMilliseconds = 80;
constexpr int kGuardMilliseconds = 300;

}  // namespace

LessonTable::LessonTable(std::unique_ptr<LessonPlay> play, const QString& language, const Look& look, QWidget* parent)
    : QWidget(parent),
      play_(std::move(play)),
      language_(language),
      look_(look),
      table_(new MatchTable(play_->desk(), look, this)),
      pointer_(new LessonPointer(this)),
      panel_(new LessonPanel(this)) {
  setObjectName(QStringLiteral("lessonTable"));
  setFocusProxy(table_);
  program_.setSingleShot(true);
  follow_.setInterval(kFollowMilliseconds);
  connectAll();
  qApp->installEventFilter(this);  // behind that of the table: its keys come here first
  begun_.start();
  setLook(look);
  refresh();
  follow_.start();
}

void LessonTable::connectAll() {
  const GameDesk* desk = play_->desk();
  connect(desk, &GameDesk::decided, this, &LessonTable::decided);
  connect(desk, &GameDesk::changed, this, &LessonTable::changed);
  connect(desk, &GameDesk::strayed, this, &LessonTable::strayed);
  connect(panel_, &LessonPanel::goAsked, this, &LessonTable::goOn);
  connect(panel_, &LessonPanel::allAsked, this, &LessonTable::listAsked);
  connect(panel_, &LessonPanel::backAsked, this, &LessonTable::goBack);
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

void LessonTable::decided() {
  play_->decided();
  stray_.reset();
}

/// The other player, and the end of what was fought, wait until the sheet has gone on.
void LessonTable::changed() {
  const GameDesk* desk = play_->desk();
  table_->endSheet()->hide();  // the lesson has an end of its own
  if (stray_ && (stray_->selected != desk->selected() || stray_->marked != desk->markedCards())) stray_.reset();
  if (!desk->still()) {
    if (play_->stands()) told();
    if ((play_->programDecides() || play_->programSpars()) && !program_.isActive())
      program_.start(desk->pace() == 0 ? 0 : play_->programPasses() ? kPassMilliseconds : kProgramMilliseconds);
  }
  refresh();
}

void LessonTable::strayed() {
  if (play_->programDecides() || play_->isFree()) return;  // the other player is about to decide
  stray_ = Stray{!play_->triedCard(), play_->desk()->selected(), play_->desk()->markedCards()};
  refresh();
}

/// The step that tells has been read.
void LessonTable::told() { play_->told(); }

void LessonTable::playProgram() { play_->playProgram(); }

void LessonTable::goOn() {
  if (play_->atEnd()) {
    next_ ? emit nextAsked() : emit listAsked();
    return;
  }
  if (!play_->tells() || play_->programDecides()) return;
  told();
  stray_.reset();
  changed();
}

void LessonTable::goBack() {
  if (play_->step() > 0) emit backAsked();
}

// --- words ----------------------------------------------------------------------------------------------------------

LessonWords LessonTable::wordsNow() const {
  LessonWords words;
  words.title = QStringLiteral("%1  ·  %2 / %3")
                    .arg(QString::fromStdString(play_->title().in(language_.toStdString())))
                    .arg(play_->step() + 1)
                    .arg(play_->steps());
  words.text = play_->words(language_);
  words.leave = say(QT_TRANSLATE_NOOP("Match", "Leave"));
  words.leaveKey = say(QT_TRANSLATE_NOOP("Match", "Esc"));
  if (play_->atEnd()) {
    words.go = next_ ? say(QT_TRANSLATE_NOOP("Match", "Next lesson")) : say(QT_TRANSLATE_NOOP("Match", "All lessons"));
    if (next_) words.all = say(QT_TRANSLATE_NOOP("Match", "All lessons"));
  } else if (play_->tells() && !play_->programDecides()) {
    words.go = say(QT_TRANSLATE_NOOP("Match", "Continue"));
  }
  if (!words.go.isEmpty()) words.goKey = say(QT_TRANSLATE_NOOP("Match", "Enter"));
  if (play_->step() > 0 && !play_->programDecides() && !play_->isFree())
    words.back = say(QT_TRANSLATE_NOOP("Match", "Back"));
  if (stray_) words.hint = reproach();
  return words;
}

/// What the lesson says is meant for another card; a button that would end the phase gets a sentence of its own.
QString LessonTable::reproach() const {
  if (play_->atEnd()) return say(QT_TRANSLATE_NOOP("Match", "The lesson is over. There is nothing more to play here."));
  if (play_->tells()) return say(QT_TRANSLATE_NOOP("Match", "Not yet: read this first, then continue."));
  const QStringList cards = play_->wantedCards(language_);
  if (stray_->ends && !cards.isEmpty())
    return say(QT_TRANSLATE_NOOP("Match", "Not yet: that button ends what you are doing. First: %1."))
        .arg(cards.join(QStringLiteral(" / ")));
  return play_->wrong(language_);
}

void LessonTable::refresh() {
  if (shown_ != play_->step()) {
    shown_ = play_->step();
    begun_.restart();
  }
  panel_->setWords(wordsNow());
  place();
  if (!play_->atEnd() || ended_) return;
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
  if (begun_.elapsed() >= kGuardMilliseconds || play_->desk()->pace() == 0) goOn();
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
