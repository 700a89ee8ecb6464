// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lesson_table.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <algorithm>

#include "engine/naruto/lesson/lesson_reader.h"
#include "engine/naruto/lesson/sparring.h"
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

naruto::Match afterDeeds(naruto::Match match, const std::vector<LessonDeed>& deeds) {
  for (const LessonDeed& deed : deeds)
    if (deed.decided) match.act(deed.decided->first, deed.decided->second);
  return match;
}

}  // namespace

LessonTable::LessonTable(const naruto::Lesson& lesson, naruto::LessonBegin begin, const naruto::Catalog& cards,
                         const MatchPlan& plan, const Look& look, std::vector<LessonDeed> deeds, QWidget* parent)
    : QWidget(parent),
      lesson_(lesson),
      language_(plan.seats[PlayerId::south].language),
      look_(look),
      table_(new MatchTable(new NarutoDesk(afterDeeds(std::move(*begin.match), deeds), cards, lessonPlan(plan, lesson)),
                            look, this)),
      run_(lesson, narutoDeskOf(table_)->match().rules(), std::move(begin.labels)),
      pointer_(new LessonPointer(this)),
      panel_(new LessonPanel(this)),
      deeds_(std::move(deeds)) {
  setObjectName(QStringLiteral("lessonTable"));
  setFocusProxy(table_);
  program_.setSingleShot(true);
  program_.setInterval(plan.pace == 0 ? 0 : kProgramMilliseconds);
  follow_.setInterval(kFollowMilliseconds);
  replay();
  narutoDeskOf(table_)->setGuide([this](const Action& action) { return wants(action); });
  connectAll();
  qApp->installEventFilter(this);  // behind that of the table: its keys come here first
  begun_.start();
  setLook(look);
  refresh();
  follow_.start();
}

/// The lesson is told again what has been done, with the game as it was after each.
void LessonTable::replay() {
  const auto& moments = narutoDeskOf(table_)->match().moments();
  std::size_t moment = 0;
  run_.begin(moments.front().state);
  for (const LessonDeed& deed : deeds_) {
    if (deed.decided)
      run_.decided(deed.decided->second, moments[++moment].state);
    else
      run_.go_on(moments[moment].state);
  }
}

void LessonTable::connectAll() {
  auto* controller = narutoDeskOf(table_);
  connect(controller, &NarutoDesk::decided, this, &LessonTable::decided);
  connect(controller, &NarutoDesk::changed, this, &LessonTable::changed);
  connect(controller, &NarutoDesk::strayed, this, &LessonTable::strayed);
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

bool LessonTable::wants(const Action& action) const {
  tried_ = action;
  if (run_.now().play) return sparring_ || narutoDeskOf(table_)->match().decider() == PlayerId::south;
  if (const auto program = run_.program()) return program->action == action;
  return run_.wants(action);
}

void LessonTable::decided() {
  const auto& moment = narutoDeskOf(table_)->match().moments().back();
  deeds_.push_back({run_.step(), std::pair(moment.by, moment.action)});
  run_.decided(moment.action, moment.state);
  stray_.reset();
}

/// The other player, and the end of a showdown, wait until the sheet has gone on.
void LessonTable::changed() {
  const auto* controller = narutoDeskOf(table_);
  table_->endSheet()->hide();  // the lesson has an end of its own
  if (stray_ && (stray_->selected != controller->selected() || stray_->marked != controller->marked())) stray_.reset();
  if (!controller->still()) {
    if (run_.now().showdown) told();
    const auto& match = controller->match();
    const bool spars = run_.now().play && !match.over() && match.decider() == PlayerId::north;
    if ((run_.program() || spars) && !program_.isActive()) program_.start();
  }
  refresh();
}

void LessonTable::strayed() {
  if (run_.program() || run_.now().play) return;  // the other player is about to decide
  const auto* controller = narutoDeskOf(table_);
  stray_ = Stray{subjectOf(tried_) == kNoCard, controller->selected(), controller->marked()};
  refresh();
}

/// The step that tells has been read.
void LessonTable::told() {
  deeds_.push_back({run_.step(), std::nullopt});
  run_.go_on(narutoDeskOf(table_)->match().state());
}

void LessonTable::playProgram() {
  auto* controller = narutoDeskOf(table_);
  if (controller->still()) return;
  if (const auto next = run_.program()) {
    controller->play(next->action);
    return;
  }
  const auto& match = controller->match();
  if (!run_.now().play || match.over() || match.decider() != PlayerId::north) return;
  sparring_ = true;
  controller->play(naruto::spar(match.state(), match.rules()));
  sparring_ = false;
}

void LessonTable::goOn() {
  if (run_.at_end()) {
    next_ ? emit nextAsked() : emit listAsked();
    return;
  }
  if (!run_.now().tells() || run_.program()) return;
  told();
  stray_.reset();
  changed();
}

/// A showdown is not stood before twice: what led to it is done again.
void LessonTable::goBack() {
  if (run_.step() == 0) return;
  std::size_t to = run_.step() - 1;
  while (to > 0 && lesson_.steps[to].showdown) --to;
  std::vector<LessonDeed> kept;
  for (const LessonDeed& deed : deeds_)
    if (deed.step < to) kept.push_back(deed);
  emit backAsked(kept);
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

/// In a part that is played freely what is said of the question; at its end what came of it.
const naruto::LocalText& LessonTable::textNow() const {
  const naruto::LessonStep& now = run_.now();
  const auto& state = narutoDeskOf(table_)->match().state();
  if (run_.at_end() && state.over() && state.winner != PlayerId::south && !now.lost.en.empty()) return now.lost;
  if (now.play && state.choice.player == PlayerId::south)
    for (const naruto::LessonHint& hint : now.hints)
      if (hint.when == table::name_of(state.choice.kind)) return hint.words;
  return now.words;
}

LessonWords LessonTable::wordsNow() const {
  LessonWords words;
  words.title = QStringLiteral("%1  ·  %2 / %3")
                    .arg(QString::fromStdString(lesson_.title.in(language_.toStdString())))
                    .arg(run_.step() + 1)
                    .arg(lesson_.steps.size());
  words.text = filled(textNow());
  words.leave = say(QT_TRANSLATE_NOOP("Match", "Leave"));
  words.leaveKey = say(QT_TRANSLATE_NOOP("Match", "Esc"));
  if (run_.at_end()) {
    words.go = next_ ? say(QT_TRANSLATE_NOOP("Match", "Next lesson")) : say(QT_TRANSLATE_NOOP("Match", "All lessons"));
    if (next_) words.all = say(QT_TRANSLATE_NOOP("Match", "All lessons"));
  } else if (run_.now().tells() && !run_.program()) {
    words.go = say(QT_TRANSLATE_NOOP("Match", "Continue"));
  }
  if (!words.go.isEmpty()) words.goKey = say(QT_TRANSLATE_NOOP("Match", "Enter"));
  if (run_.step() > 0 && !run_.program() && !run_.now().play) words.back = say(QT_TRANSLATE_NOOP("Match", "Back"));
  if (stray_) words.hint = reproach();
  return words;
}

/// What the lesson says is meant for another card; a button that would end the phase gets a sentence of its own.
QString LessonTable::reproach() const {
  if (run_.at_end()) return say(QT_TRANSLATE_NOOP("Match", "The lesson is over. There is nothing more to play here."));
  if (run_.now().tells()) return say(QT_TRANSLATE_NOOP("Match", "Not yet: read this first, then continue."));
  const auto wanted = run_.wanted();
  const bool card =
      std::any_of(wanted.begin(), wanted.end(), [](const Action& action) { return subjectOf(action) != kNoCard; });
  if (stray_->ends && card) {
    QStringList names;
    const auto& state = narutoDeskOf(table_)->match().state();
    for (const Action& action : wanted)
      if (const CardId subject = subjectOf(action); subject != kNoCard)
        names << narutoDeskOf(table_)->words().cardName(state[subject].definition, language_);
    names.removeDuplicates();
    return say(QT_TRANSLATE_NOOP("Match", "Not yet: that button ends what you are doing. First: %1."))
        .arg(names.join(QStringLiteral(" / ")));
  }
  return filled(run_.now().wrong);
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
