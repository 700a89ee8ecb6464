// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/clock_panel.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>

#include "engine/tournament/results/outcome.h"
#include "ui/faces/fonts.h"
#include "ui/tournament/event_session.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/clock_text.h"

namespace playsheet {

using namespace tournament;

namespace {

constexpr int kMinute = 60;

}  // namespace

ClockPanel::ClockPanel(EventSession& session, QWidget* parent)
    : QFrame(parent),
      session_(session),
      left_(new QLabel(this)),
      end_(new QLabel(this)),
      pause_(new ActionButton(ActionButton::Rank::Plain, this)),
      more_(new ActionButton(ActionButton::Rank::Plain, this)),
      less_(new ActionButton(ActionButton::Rank::Plain, this)),
      time_(new ActionButton(ActionButton::Rank::Plain, this)),
      window_(new ActionButton(ActionButton::Rank::Plain, this)) {
  setObjectName(QStringLiteral("clockPanel"));
  left_->setObjectName(QStringLiteral("timeLeft"));
  left_->setAccessibleName(tr("Time left"));
  end_->setObjectName(QStringLiteral("timeEnd"));
  end_->setWordWrap(true);
  pause_->setObjectName(QStringLiteral("pauseClock"));
  more_->setObjectName(QStringLiteral("moreTime"));
  less_->setObjectName(QStringLiteral("lessTime"));
  time_->setObjectName(QStringLiteral("callTime"));
  window_->setObjectName(QStringLiteral("clockWindow"));
  more_->setText(tr("+1 min"));
  less_->setText(tr("−1 min"));
  time_->setText(tr("Call time"));
  window_->setText(tr("Large clock"));
  for (ActionButton* each : {pause_, more_, less_, time_, window_})
    each->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  auto* grid = new QGridLayout(this);
  grid->setSpacing(6);
  grid->addWidget(left_, 0, 0, 1, 2);
  grid->addWidget(end_, 0, 2, 1, 2);
  grid->addWidget(pause_, 1, 0, 1, 2);
  grid->addWidget(less_, 1, 2);
  grid->addWidget(more_, 1, 3);
  grid->addWidget(time_, 2, 0, 1, 2);
  grid->addWidget(window_, 2, 2, 1, 2);
  connect(pause_, &ActionButton::clicked, this, &ClockPanel::switchPause);
  connect(more_, &ActionButton::clicked, this, [this] { add(1); });
  connect(less_, &ActionButton::clicked, this, [this] { add(-1); });
  connect(time_, &ActionButton::clicked, this, [this] { session_.give(Clock{this->round(), ClockStep::time, 0, 0}); });
  connect(window_, &ActionButton::clicked, this, &ClockPanel::windowAsked);
  second_.setInterval(1000);
  connect(&second_, &QTimer::timeout, this, [this] {
    if (isVisible()) refresh();
  });
  second_.start();
}

void ClockPanel::setLook(const Look& look) {
  look_ = look;
  left_->setFont(fonts::display(look.px(34)));
  setStyleSheet(QStringLiteral("#clockPanel { background: %1; border: 1px solid %2; border-radius: 9px; }"
                               "#timeLeft { font-size: %3px; } #timeEnd { color: %4; font-size: %5px; }")
                    .arg(look.theme().surface.name(), look.theme().line.name())
                    .arg(look.gap(34))
                    .arg(look.theme().muted.name())
                    .arg(look.gap(13)));
  for (ActionButton* each : {pause_, more_, less_, time_, window_}) each->setLook(look);
}

int ClockPanel::round() const {
  const Round* last = session_.lastRound();
  return last && last->state == RoundState::open ? last->number : 0;
}

QString ClockPanel::shown() const { return left_->text(); }

void ClockPanel::refresh() {
  const int number = round();
  const RoundClock clock = session_.clock(number);
  const bool runs = clock.started && !session_.event().ended;
  left_->setText(runs ? clockText(clock.left) : QStringLiteral("–:––"));
  end_->setText(clockWords(session_, number));
  pause_->setText(clock.paused ? tr("Resume") : tr("Pause"));
  for (ActionButton* each : {pause_, more_, less_}) each->setEnabled(runs);
  time_->setEnabled(runs && !clock.called);
}

void ClockPanel::add(int minutes) { session_.give(Clock{round(), ClockStep::more, 0, minutes * kMinute}); }

void ClockPanel::switchPause() {
  const bool paused = session_.clock(round()).paused;
  session_.give(Clock{round(), paused ? ClockStep::resume : ClockStep::pause, 0, 0});
}

QString clockWords(const EventSession& session, int round) {
  const RoundClock clock = session.clock(round);
  if (!clock.started) return ClockPanel::tr("The clock starts with the round.");
  if (clock.called) return ClockPanel::tr("Time has been called.");
  if (clock.paused) return ClockPanel::tr("Paused");
  if (clock.left <= 0) return ClockPanel::tr("Time is over.");
  return ClockPanel::tr("Ends at %1").arg(QLocale().toString(clock.end.toLocalTime().time(), QLocale::ShortFormat));
}

}  // namespace playsheet
