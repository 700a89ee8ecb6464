// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/replay/replay_page.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <algorithm>

#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/log/log_view.h"
#include "ui/replay/consent_bar.h"
#include "ui/replay/replay_bar.h"
#include "ui/rules/rule_store.h"
#include "ui/sheet/sheet.h"
#include "ui/sheet/sheet_spec.h"
#include "ui/speech/seat_words.h"
#include "ui/table/card_reader.h"
#include "ui/table/chain_panel.h"
#include "ui/table/decks_panel.h"
#include "ui/table/side_panel.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"

namespace playsheet {
namespace {

constexpr int kWidestView = 260;  ///< names of players are long, and buttons stand beside them

/// Whose hands lie open in it.
std::vector<PlayerId> handsOf(ReplayView view, std::span<const PlayerId> players) {
  if (view == ReplayView::Open) return {players.begin(), players.end()};
  const auto seat = seatOf(view);
  return seat ? std::vector{*seat} : std::vector<PlayerId>();
}

}  // namespace

ReplayPage::ReplayPage(ReadRecord read, RecordStore& store, QWidget* parent)
    : QWidget(parent),
      read_(std::move(read)),
      store_(store),
      learner_(std::make_unique<QObject>()),
      slow_(new SlowNotice(this)) {
  setObjectName(QStringLiteral("replayPage"));
  setAccessibleName(tr("Replay"));
  side_ = new SidePanel(this);
  bar_ = new ReplayBar(this);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(makeHead());
  problemBar_ = makeNotice(problemText_, problemNext_, "replayProblem");
  noteBar_ = makeNotice(noteText_, noteGo_, "replayNote");
  consent_ = new ConsentBar(this);
  waiting_ = new QLabel(this);
  waiting_->setObjectName(QStringLiteral("replayWaiting"));
  waiting_->setContentsMargins(14, 4, 14, 4);
  waiting_->hide();
  column->addWidget(waiting_);
  column->addWidget(problemBar_);
  column->addWidget(noteBar_);
  column->addWidget(consent_);
  body_ = new QHBoxLayout;
  body_->setContentsMargins(0, 0, 0, 0);
  body_->setSpacing(0);
  empty_ = new QLabel(tr("No record is open. Every match is recorded in the data folder."), this);
  empty_->setAlignment(Qt::AlignCenter);
  body_->addWidget(empty_, 1);
  body_->addWidget(side_);
  column->addLayout(body_, 1);
  column->addWidget(bar_);
  side_->log()->setPressable(true);
  side_->hide();
  connectAll();
  makeKeys();
  bar_->setStory(nullptr);
}

ReplayPage::~ReplayPage() { disconnect(qApp, nullptr, this, nullptr); }  // the focus goes on while parts are gone

QWidget* ReplayPage::makeHead() {
  auto* head = new QWidget(this);
  auto* row = new QHBoxLayout(head);
  row->setContentsMargins(14, 6, 14, 6);
  title_ = new QLabel(tr("Replay"), head);
  title_->setTextFormat(Qt::PlainText);
  title_->setMinimumWidth(60);
  title_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  views_ = new ChoiceBox(head);
  views_->setObjectName(QStringLiteral("replayView"));
  views_->setAccessibleName(tr("Hands shown"));
  views_->setToolTip(views_->accessibleName());
  views_->setSizeAdjustPolicy(QComboBox::AdjustToContents);  // its names come with each record
  views_->setMaximumWidth(kWidestView);
  const auto button = [&](ActionButton*& out, const char* name, const QString& text) {
    out = new ActionButton(ActionButton::Rank::Plain, head);
    out->setObjectName(QString::fromLatin1(name));
    out->setText(text);
    out->setFocusPolicy(Qt::TabFocus);
  };
  button(playOn_, "playOn", tr("Play from here"));
  button(report_, "reportRuling", tr("Report a ruling…"));
  button(file_, "openRecord", tr("Open…"));
  button(close_, "closeReplay", tr("Close"));
  close_->setKeyText(tr("Esc"));
  row->addWidget(title_, 1);
  for (QWidget* each : {static_cast<QWidget*>(views_), static_cast<QWidget*>(playOn_), static_cast<QWidget*>(report_),
                        static_cast<QWidget*>(file_), static_cast<QWidget*>(close_)})
    row->addWidget(each);
  return head;
}

/// A quiet bar of one or two lines with a button.
QWidget* ReplayPage::makeNotice(QLabel*& text, ActionButton*& button, const char* name) {
  auto* notice = new QWidget(this);
  notice->setObjectName(QString::fromLatin1(name));
  notice->setAttribute(Qt::WA_StyledBackground);
  auto* row = new QHBoxLayout(notice);
  row->setContentsMargins(14, 4, 14, 4);
  text = new QLabel(notice);
  text->setTextFormat(Qt::PlainText);  // what stands in a file is never markup
  text->setWordWrap(true);
  text->setTextInteractionFlags(Qt::TextSelectableByMouse);
  button = new ActionButton(ActionButton::Rank::Plain, notice);
  button->setFocusPolicy(Qt::TabFocus);
  row->addWidget(text, 1);
  row->addWidget(button, 0, Qt::AlignTop);
  notice->hide();
  return notice;
}

void ReplayPage::connectAll() {
  connect(slow_, &SlowNotice::said, this, &ReplayPage::showWaiting);
  connect(bar_, &ReplayBar::frameAsked, this, qOverload<int>(&ReplayPage::goTo));
  connect(bar_, &ReplayBar::stepAsked, this, &ReplayPage::step);
  connect(bar_, &ReplayBar::playAsked, this, [this] { setPlaying(!playing()); });
  connect(&timer_, &QTimer::timeout, this, [this] {
    if (!story_ || story_->frame() >= story_->last()) return setPlaying(false);
    timer_.start(bar_->milliseconds());
    story_->goTo(story_->frame() + 1);
    refresh(false);
  });
  connect(side_->log(), &LogView::ruleClicked, this, &ReplayPage::ruleClicked);
  connect(side_->log(), &LogView::rowClicked, this, [this](int row) {
    setPlaying(false);
    goTo(story_->frameOfMoment(side_->log()->rows()[static_cast<std::size_t>(row)].moment));
  });
  connect(side_, &SidePanel::rulesAsked, this, [this] { emit ruleClicked({}); });
  connect(views_, &ChoiceBox::activated, this,
          [this] { setView(static_cast<ReplayView>(views_->currentData().toInt())); });
  connect(playOn_, &ActionButton::clicked, this, &ReplayPage::askToPlayOn);
  connect(consent_, &ConsentBar::asked, this, &ReplayPage::consentAsked);
  connect(report_, &ActionButton::clicked, this, &ReplayPage::reportAsked);
  connect(file_, &ActionButton::clicked, this, &ReplayPage::askForFile);
  connect(close_, &ActionButton::clicked, this, &ReplayPage::closed);
  connect(problemNext_, &ActionButton::clicked, this, &ReplayPage::nextProblem);
  connect(noteGo_, &ActionButton::clicked, this, [this] {
    if (story_ && !story_->match().notes().empty()) goTo(story_->match().notes().back().place);
  });
}

void ReplayPage::connectSheet() {
  connect(sheet_, &Sheet::cardHovered, this, &ReplayPage::showReader);
  connect(sheet_, &Sheet::cardFocused, this, &ReplayPage::showReader);
  connect(sheet_, &Sheet::cardClicked, this, &ReplayPage::showReader);
  connect(sheet_, &Sheet::spotClicked, this, [this](const SheetSpot& spot) {
    if (spot.place != SheetPlace::None) sheet_->openDrawer(spot.place, spot.player);
  });
  connect(sheet_, &Sheet::ruleClicked, this, &ReplayPage::ruleClicked);
  const RuleHints hints = [this](const QString& rule) {
    return ruleHint(rule, programLanguage(), story_->match().rulePlace().edition);
  };
  sheet_->setRuleHints(hints);
  side_->log()->setRuleHints(hints);
  connect(side_->reader(), &CardReader::meant, sheet_, &Sheet::setMeant);
}

/// Each game has a sheet of its own. It stays the first of the parts, for the keys that go through them as well.
void ReplayPage::makeSheet() {
  const SheetSpec* spec = &story_->match().sheetSpec();
  if (spec == spec_) return;
  QWidgetList others;
  for (QWidget* each = nextInFocusChain(); each && each != this; each = each->nextInFocusChain())
    if (isAncestorOf(each) && each != sheet_ && each->focusPolicy() != Qt::NoFocus) others.append(each);
  delete sheet_;
  spec_ = spec;
  sheet_ = new Sheet(
      *spec, [this](int number, const QString& language) { return story_->match().face(number, language); }, this);
  sheet_->lower();
  body_->insertWidget(1, sheet_, 1);
  for (QWidget* before = sheet_; QWidget * each : others) {
    setTabOrder(before, each);
    before = each;
  }
  connectSheet();
}

// --- records --------------------------------------------------------------------------------------------------------

void ReplayPage::watch(std::shared_ptr<WatchedMatch> match, const QString& path) {
  setPlaying(false);
  path_ = path;
  story_ = std::make_unique<ReplayStory>(std::move(match));
  WatchedMatch& watched = story_->match();
  watched.setReading(reading_);
  problem_ = 0;
  hovered_ = -1;
  consent_->drop();
  allowed_ = {};
  standing_ = standing_of_(watched);
  shown_ = standing_ == MatchStanding::Over ? ReplayView::Open : ReplayView::Covered;
  showNames();
  bar_->setStory(story_.get());
  if (start_ == ReplayStart::LastTurn) {
    story_->goTo(story_->last());
    story_->step(ReplayStep::Turn, false);
  } else if (!watched.notes().empty()) {
    story_->goTo(watched.notes().back().place);
  }
  makeSheet();
  empty_->hide();
  sheet_->show();
  side_->setVisible(true);
  sheet_->forgetFaces();
  refresh(true);
  bar_->slider()->setFocus();  // it was off until now
  emit recordShown();
}

/// What is the same at every place of the record.
void ReplayPage::showNames() {
  const WatchedMatch& match = story_->match();
  table::AtTable<QString> names, decks, marks;
  for (const PlayerId player : match.players()) {
    names[player] = match.playerName(player);
    decks[player] = match.deckName(player, programLanguage());
    marks[player] = seatMarks().value(static_cast<qsizetype>(table::index(player)));
  }
  side_->setRing(match.inRing());
  side_->log()->setSeatMarks(marks);
  side_->chain()->setSeatMarks(marks);
  side_->decks()->setSeats(match.players(), names, marks, decks);
  side_->decks()->setRules(match.rulesLine(programLanguage()));
  views_->clear();
  views_->addItem(tr("Hands hidden"), static_cast<int>(ReplayView::Covered));
  QStringList called;
  for (const PlayerId player : match.players()) {
    views_->addItem(tr("%1’s view").arg(names[player]), static_cast<int>(viewOf(player)));
    called << names[player];
  }
  views_->addItem(tr("Open hands"), static_cast<int>(ReplayView::Open));
  const QString last = called.takeLast();
  title_->setText(tr("Replay: %1 and %2").arg(called.join(QStringLiteral(", ")), last));
  title_->setToolTip(path_);
  title_->setAccessibleDescription(path_);
  report_->setVisible(match.canReport());
}

void ReplayPage::askForFile() {
  const QString path = QFileDialog::getOpenFileName(this, tr("Open a record"), store_.folderOfRecords(),
                                                    tr("Match records (*.match);;All files (*)"));
  if (!path.isEmpty()) open(path);
}

ReplayPlace ReplayPage::place() const {
  return {path_, story_ ? story_->shared() : nullptr, opening_, story_ ? story_->frame() : 0, shown_, allowed_};
}

/// Of a page that was made anew: what was allowed before is still allowed.
void ReplayPage::goTo(const ReplayPlace& place) {
  if (place.record) {
    watch(place.record, place.path);
    allowed_ = place.allowed;
    story_->goTo(place.frame);
    showAs(place.view);
    reconsider();
  }
  if (!place.opening.isEmpty()) open(place.opening);
}

BeyondProblem ReplayPage::beyond(const WatchedMatch& match) {
  return match.tellsOn() ? BeyondProblem::Recorded : BeyondProblem::Nothing;
}

// --- hands ----------------------------------------------------------------------------------------------------------

/// It lay open all the time, or nothing hangs on it any more, or whose hand it is has said so.
bool ReplayPage::handAllowed(PlayerId player) const {
  const bool open = story_->match().secrecy() == Secrecy::Open;
  return open || standing_ == MatchStanding::Over || allowed_[player];
}

void ReplayPage::setView(ReplayView view) {
  if (!story_) return;
  std::vector<ConsentBar::Question> questions;
  for (const PlayerId player : handsOf(view, story_->match().players()))
    if (!handAllowed(player))
      questions.push_back(
          {player,
           tr("%1: may this player’s hand be shown? This match is not over.").arg(story_->match().playerName(player))});
  const auto of = questions;
  consent_->ask(std::move(questions), [this, view, of] {
    for (const auto& question : of) allowed_[question.player] = true;
    showAs(view);
  });
  const QSignalBlocker quiet(views_);
  views_->setCurrentIndex(views_->findData(static_cast<int>(shown_)));  // what is only asked for is not shown
}

void ReplayPage::showAs(ReplayView view) {
  shown_ = view;
  refresh(true);
}

/// Both may be looking at the screen, and the match goes on: it is tried out by nobody alone.
void ReplayPage::askToPlayOn() {
  std::vector<ConsentBar::Question> questions;
  if (standing_ != MatchStanding::Over)
    for (const PlayerId player : story_->match().players())
      questions.push_back(
          {player,
           tr("%1: may this match be played from here? It is not over, and its cards would come in the same order.")
               .arg(story_->match().playerName(player))});
  consent_->ask(std::move(questions), [this] { emit playOnAsked(); });
}

/// The match on the table may be another one now, or may have ended.
void ReplayPage::reconsider() {
  if (!story_) return;
  standing_ = standing_of_(story_->match());
  const auto hands = handsOf(shown_, story_->match().players());
  const bool allowed = std::all_of(hands.begin(), hands.end(), [this](PlayerId player) { return handAllowed(player); });
  showAs(allowed ? shown_ : ReplayView::Covered);
}

void ReplayPage::leave() {
  stopReading();
  setPlaying(false);
  consent_->drop();
  allowed_ = {};
}

// --- going through it -----------------------------------------------------------------------------------------------

void ReplayPage::goTo(int frame) {
  if (!story_) return;
  const bool near = frame == story_->frame() + 1;
  if (story_->goTo(frame)) refresh(!near);
}

void ReplayPage::step(ReplayStep by, bool forwards) {
  if (!story_) return;
  setPlaying(false);
  const int before = story_->frame();
  if (story_->step(by, forwards)) refresh(story_->frame() != before + 1);
}

void ReplayPage::setPlaying(bool on) {
  if (on && story_ && story_->frame() >= story_->last()) goTo(0);
  if (on && story_)
    timer_.start(bar_->milliseconds());
  else
    timer_.stop();
  timer_.setSingleShot(true);
  bar_->setPlaying(playing());
}

void ReplayPage::resizeEvent(QResizeEvent*) { setLook(look_); }

/// Another record may have decided its match meanwhile. Until that is known, what was known holds.
void ReplayPage::learnAgain() {
  if (story_) learn_(learner_.get(), story_->match(), [this] { reconsider(); });
}

void ReplayPage::showEvent(QShowEvent*) {
  reconsider();
  learnAgain();
  bar_->slider()->setFocus();
}

void ReplayPage::hideEvent(QHideEvent*) { setPlaying(false); }

}  // namespace playsheet
