// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>

#include "engine/naruto/state/game_state.h"
#include "ui/widgets/look.h"

namespace playsheet {

/// The five phases of a turn as icons; the present one as a filled pill with its step.
class PhaseStrip : public QWidget {
  Q_OBJECT
 public:
  explicit PhaseStrip(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setStep(naruto::Step step, bool chain);
  enum class Breadth {
    Words,    ///< beside the icons of all phases
    Icons,    ///< of all phases
    Present,  ///< the present phase alone
    Sign,     ///< its icon; the words are in the tool tip
  };
  void setBreadth(Breadth breadth);

  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;

 private:
  struct Place {
    qreal x = 0;
    qreal width = 0;
  };
  QString phaseName(int phase) const;
  QString pillText() const;
  std::array<Place, 5> places() const;

  Look look_;
  naruto::Step step_ = naruto::Step::toss;
  bool chain_ = false;
  Breadth breadth_ = Breadth::Icons;
};

}  // namespace playsheet
