// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "engine/naruto/decks/deck_statistics.h"
#include "ui/widgets/look.h"
#include "ui/widgets/row_access.h"

namespace playsheet {

/// What a deck is made of, as plots: types, curves of entrance and hand costs, symbols asked for and given, combat and
/// support. Every bar has its figure and symbols have their letters, so that nothing hangs on a colour; a screen reader
/// gets each plot as a sentence.
class DeckPlots : public QWidget, public AccessibleRows {
  Q_OBJECT
 public:
  explicit DeckPlots(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setStatistics(const naruto::DeckStatistics& statistics);
  /// One sentence for each plot.
  QStringList sentences() const;

  int accessibleRows() const override { return static_cast<int>(plots_.size()); }
  QString accessibleRow(int row) const override { return plots_[static_cast<std::size_t>(row)].sentence; }
  QRect accessibleRowRect(int row) const override;
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Part {
    int number = 0;
    char letter = 0;  ///< of a symbol; 0 for none
  };
  struct Bar {
    QString label;
    std::vector<Part> parts;
    int second = -1;  ///< of another kind, beside the first; -1: there is none
    int sum() const;
  };
  struct Plot {
    QString title, note;
    std::vector<Bar> bars;
    bool lying = false;  ///< bars from left to right, one a line
    QString sentence;
    qreal tall = 0;
  };
  void makePlots();
  void finish(Plot plot);
  Plot entrancePlot() const;
  Plot plainPlot(const QString& title, const std::vector<std::pair<QString, int>>& bars, bool lying) const;
  Plot symbolPlot() const;
  Plot powerPlot() const;
  void paintStanding(QPainter& painter, const Plot& plot, const QRectF& box) const;
  void paintLying(QPainter& painter, const Plot& plot, const QRectF& box) const;
  qreal tallOf(const Plot& plot) const;

  Look look_;
  naruto::DeckStatistics sums_;
  std::vector<Plot> plots_;
};

}  // namespace playsheet
