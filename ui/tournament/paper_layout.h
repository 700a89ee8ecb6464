// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QRectF>
#include <QSizeF>
#include <QStringList>
#include <vector>

class QPainter;

namespace playsheet {

/// Letters of a paper: their size in points.
struct PaperType {
  qreal size = 10;
  bool bold = false;
};

/// Words in their place on a page, which they fill at most; in points.
struct PaperWords {
  QRectF box;
  QStringList lines;  ///< as they are broken
  PaperType type;
  Qt::Alignment align = Qt::AlignLeft;
};

/// One page of a paper, in points from its upper left.
struct PaperPage {
  std::vector<PaperWords> words;
  std::vector<QRectF> shades;  ///< behind every second row
  std::vector<QRectF> boxes;   ///< to be ticked
  std::vector<QLineF> lines;   ///< to be written on
  std::vector<QLineF> cuts;    ///< where the paper is cut
};

/// A table: columns of figures are as wide as they have to be, the others share the rest and break their words.
struct PaperTable {
  QStringList head;
  std::vector<QStringList> rows;
  std::vector<bool> figures;
};

/// Puts a paper together from top to bottom. No line of a table and no paragraph stands on two pages (T-P20); a table
/// repeats its head on each; what is too wide for the paper is set smaller, never cut.
class PaperColumn {
 public:
  /// `type`: the size of the letters, in points.
  PaperColumn(QSizeF page, qreal type);

  void title(const QString& text);
  void paragraph(const QString& text);
  void table(const PaperTable& table);
  std::vector<PaperPage> pages() const { return pages_; }

 private:
  void words(const QString& text, const PaperType& type, qreal after);
  std::vector<qreal> widths(const PaperTable& table, qreal type) const;
  bool row(const QStringList& cells, const PaperTable& table, const std::vector<qreal>& widths, const PaperType& type,
           bool shaded);
  void newPage();

  QSizeF page_;
  qreal type_;
  qreal top_ = 0;
  std::vector<PaperPage> pages_;
};

/// Slips of one height, some below each other on a page, that are cut apart as a pile: the first strip of every page,
/// then the second of every page ... gives them in their order (T-P19).
struct SlipPile {
  int on_page = 1;
  int pages = 0;
  qreal height = 0;  ///< of a strip
  int slips = 0;

  /// Which slip a strip of a page has; -1: none.
  int at(int page, int strip) const {
    const int slip = strip * pages + page;
    return slip < slips ? slip : -1;
  }
};
SlipPile slipPile(QSizeF page, qreal least, int slips);

/// Words broken into lines of at most this width: between words, and within one that is too long for a line.
QStringList brokenLines(const QString& text, const PaperType& type, qreal width);
/// How wide and high these lines are.
QSizeF sizeOfLines(const QStringList& lines, const PaperType& type);
/// Words in a box, in smaller letters if they do not fit into it otherwise.
PaperWords fittingWords(const QString& text, PaperType type, const QRectF& box, Qt::Alignment align = Qt::AlignLeft);

/// The painter's coordinates are points.
void paintPaper(QPainter& painter, const PaperPage& page);

}  // namespace playsheet
