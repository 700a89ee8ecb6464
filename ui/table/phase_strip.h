// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/table/table_facts.h"
#include "ui/widgets/look.h"

namespace playsheet {

/// The phases of a turn as icons; the present one as a filled pill with its step.
class PhaseStrip : public QWidget {
  Q_OBJECT
 public:
  explicit PhaseStrip(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setStand(const TurnStand& stand);
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
  int count() const { return static_cast<int>(stand_.phases.size()); }
  const TurnStand::Phase& phase(int index) const { return stand_.phases[static_cast<std::size_t>(index)]; }
  std::vector<Place> places() const;

  Look look_;
  TurnStand stand_;
  Breadth breadth_ = Breadth::Icons;
};

}  // namespace playsheet
