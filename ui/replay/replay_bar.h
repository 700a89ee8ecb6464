// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QWidget>
#include <vector>

#include "ui/replay/replay_slider.h"

class QHBoxLayout;

namespace playsheet {

class ChoiceBox;

/// A button of the player: an arrow, two, or one against a stroke.
class StepButton : public QAbstractButton {
  Q_OBJECT
 public:
  enum class Sign { First, TurnBack, PhaseBack, Back, Play, Pause, Forward, PhaseForward, TurnForward, Last };

  StepButton(Sign sign, QWidget* parent);
  void setLook(const Look& look);
  void setSign(Sign sign);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Sign sign_;
  Look look_;
};

/// The lower edge of a replay: what was decided, where that is, and the ways on.
class ReplayBar : public QWidget {
  Q_OBJECT
 public:
  explicit ReplayBar(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setStory(const ReplayStory* story);
  /// What led here, who decides next, and at which place.
  void setPlace(const QString& decision, const QString& next, const QString& place);
  void setFrame(int frame);
  void setPlaying(bool on);
  /// The keys of the buttons are others.
  void takeKeys();
  int milliseconds() const;  ///< between two decisions while it plays
  QString sentence() const { return decision_; }
  QString place() const { return place_; }
  ReplaySlider* slider() const { return slider_; }
  StepButton* button(StepButton::Sign sign) const;

 signals:
  void frameAsked(int frame);
  void stepAsked(playsheet::ReplayStep by, bool forwards);
  void playAsked();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void addButton(StepButton::Sign sign, const char* name, QHBoxLayout* row);
  void press(StepButton::Sign sign);
  void name(StepButton::Sign sign, const QString& name);
  void nameSteps(const WatchedMatch* match);

  Look look_;
  ReplaySlider* slider_;
  std::vector<std::pair<StepButton::Sign, StepButton*>> buttons_;
  ChoiceBox* paces_;
  QWidget* line_;  ///< keeps the room for the sentences
  QString decision_, next_, place_;
};

}  // namespace playsheet
