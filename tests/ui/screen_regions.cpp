// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/screen_regions.h"

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPainter>
#include <QRegularExpression>
#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

#include "tests/support/source_path.h"

namespace playsheet::testing {

namespace {

constexpr int kSmallest = 600;  ///< square pixels; what is smaller says nothing by its colour
constexpr int kLarge = 200;     ///< a side; what has both sides as long and no parts of its own is looked at by fields
constexpr int kFields = 4;      ///< in a row and in a column

QString writtenOn(const QWidget& widget) {
  QString text;
  if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) text = button->text();
  if (const auto* label = qobject_cast<const QLabel*>(&widget)) text = label->text();
  static const QRegularExpression digits(QStringLiteral("\\d+")), blanks(QStringLiteral("\\s+"));
  text.remove(u'&').replace(digits, QStringLiteral("#")).replace(blanks, QStringLiteral(" "));
  return text.left(24).trimmed();
}

QString partName(const QWidget& widget) {
  QString name = QLatin1String(widget.metaObject()->className());
  name.remove(QStringLiteral("playsheet::"));
  if (const QString own = widget.objectName(); !own.isEmpty() && !own.startsWith(QStringLiteral("qt_")))
    name += u' ' + own;
  if (const QString text = writtenOn(widget); !text.isEmpty()) name += QStringLiteral(" “%1”").arg(text);
  return name;
}

Region regionAt(const QImage& picture, const QString& name, const QRect& place) {
  Region region{name, place, {}, 0};
  qint64 red = 0;
  qint64 green = 0;
  qint64 blue = 0;
  qint64 edges = 0;
  qint64 count = 0;
  for (int y = place.top(); y <= place.bottom(); ++y)
    for (int x = place.left(); x <= place.right(); ++x) {
      const QRgb here = picture.pixel(x, y);
      red += qRed(here);
      green += qGreen(here);
      blue += qBlue(here);
      ++count;
      if (x < place.right() && std::abs(qGray(here) - qGray(picture.pixel(x + 1, y))) > 24) ++edges;
    }
  if (count == 0) return region;
  region.mean = QColor(static_cast<int>(red / count), static_cast<int>(green / count), static_cast<int>(blue / count));
  region.edges = static_cast<int>(1000 * edges / count);
  return region;
}

/// Parts of parts of Qt: how they are named and built is its own business.
bool isInside(const QWidget& widget) {
  const QString name = widget.objectName();
  return name.startsWith(QStringLiteral("qt_")) || widget.inherits("QScrollBar") || widget.inherits("QSizeGrip") ||
         (widget.parentWidget() != nullptr && widget.parentWidget()->inherits("QComboBox"));
}

QString regionWords(const Region& region) {
  return QStringLiteral("%1,%2 %3x%4 %5 edges %6")
      .arg(region.place.x())
      .arg(region.place.y())
      .arg(region.place.width())
      .arg(region.place.height())
      .arg(region.mean.name())
      .arg(region.edges);
}

bool differs(const Region& kept, const Region& seen) {
  const auto apart = [](int a, int b, int most) { return std::abs(a - b) > most; };
  return apart(kept.place.left(), seen.place.left(), kPlaceMayDiffer) ||
         apart(kept.place.top(), seen.place.top(), kPlaceMayDiffer) ||
         apart(kept.place.right(), seen.place.right(), kPlaceMayDiffer) ||
         apart(kept.place.bottom(), seen.place.bottom(), kPlaceMayDiffer) ||
         apart(kept.mean.red(), seen.mean.red(), kColourMayDiffer) ||
         apart(kept.mean.green(), seen.mean.green(), kColourMayDiffer) ||
         apart(kept.mean.blue(), seen.mean.blue(), kColourMayDiffer) ||
         apart(kept.edges, seen.edges, std::max(kEdgesMayDiffer, kept.edges * 2 / 5));
}

/// Left what is kept, as areas in its colours; right what is seen; what differs has a frame.
QImage besideEachOther(const std::vector<Region>& kept, const std::vector<Region>& seen, const QImage& picture) {
  QImage both(picture.width() * 2 + 8, picture.height(), QImage::Format_RGB32);
  both.fill(Qt::black);
  QPainter painter(&both);
  painter.drawImage(picture.width() + 8, 0, picture);
  std::vector<Region> large_first = kept;
  std::sort(large_first.begin(), large_first.end(), [](const Region& a, const Region& b) {
    return a.place.width() * a.place.height() > b.place.width() * b.place.height();
  });
  for (const Region& region : large_first) painter.fillRect(region.place, region.mean);
  painter.setPen(QPen(Qt::red, 2));
  const auto other = [](const std::vector<Region>& all, const Region& one) {
    const auto found = std::find_if(all.begin(), all.end(), [&](const Region& each) { return each.name == one.name; });
    return found != all.end() && !differs(*found, one);
  };
  for (const Region& region : kept)
    if (!other(seen, region)) painter.drawRect(region.place);
  for (const Region& region : seen)
    if (!other(kept, region)) painter.drawRect(region.place.translated(picture.width() + 8, 0));
  return both;
}

}  // namespace

std::vector<Region> regionsOf(QWidget& window, const QImage& picture) {
  std::vector<QWidget*> parts;
  std::set<const QWidget*> parents;
  const auto place = [&](const QWidget& widget) {
    QRect there(widget.mapTo(&window, QPoint(0, 0)), widget.size());
    for (const QWidget* above = widget.parentWidget(); above != nullptr && above != window.parentWidget();
         above = above == &window ? nullptr : above->parentWidget())
      there &= QRect(above->mapTo(&window, QPoint(0, 0)), above->size());  // what is scrolled away is not seen
    return there & picture.rect();
  };
  for (auto* widget : window.findChildren<QWidget*>()) {
    if (!widget->isVisible() || widget->window() != &window || isInside(*widget)) continue;
    const QRect there = place(*widget);
    if (there.width() * there.height() < kSmallest) continue;
    parts.push_back(widget);
    for (const QWidget* above = widget->parentWidget(); above != nullptr; above = above->parentWidget())
      parents.insert(above);
  }
  std::stable_sort(parts.begin(), parts.end(), [&](const QWidget* a, const QWidget* b) {
    const QPoint one = place(*a).topLeft();
    const QPoint other = place(*b).topLeft();
    return std::pair(one.y(), one.x()) < std::pair(other.y(), other.x());
  });
  std::map<QString, int> times;
  std::vector<Region> regions;
  for (const QWidget* widget : parts) {
    QString name = partName(*widget);
    if (const int before = times[name]++; before > 0) name += QStringLiteral(" (%1)").arg(before + 1);
    const QRect there = place(*widget);
    regions.push_back(regionAt(picture, name, there));
    if (parents.contains(widget) || there.width() < kLarge || there.height() < kLarge) continue;
    for (int row = 0; row < kFields; ++row)
      for (int column = 0; column < kFields; ++column) {
        const QRect field(there.x() + there.width() * column / kFields, there.y() + there.height() * row / kFields,
                          there.width() / kFields, there.height() / kFields);
        regions.push_back(regionAt(picture, QStringLiteral("%1 [%2 %3]").arg(name).arg(row).arg(column), field));
      }
  }
  std::sort(regions.begin(), regions.end(), [](const Region& a, const Region& b) { return a.name < b.name; });
  return regions;
}

QStringList regionFaults(const std::vector<Region>& kept, const std::vector<Region>& seen) {
  QStringList faults;
  const auto named = [](const std::vector<Region>& all, const QString& name) {
    return std::find_if(all.begin(), all.end(), [&](const Region& each) { return each.name == name; });
  };
  for (const Region& region : kept) {
    const auto now = named(seen, region.name);
    if (now == seen.end())
      faults << QStringLiteral("%1: is kept as %2, and is not there").arg(region.name, regionWords(region));
    else if (differs(region, *now))
      faults << QStringLiteral("%1: is kept as %2, and is %3").arg(region.name, regionWords(region), regionWords(*now));
  }
  for (const Region& region : seen)
    if (named(kept, region.name) == kept.end())
      faults << QStringLiteral("%1: is not kept, and is there as %2").arg(region.name, regionWords(region));
  return faults;
}

QString writeRegions(const std::vector<Region>& regions) {
  QString text;
  for (const Region& region : regions) text += regionWords(region) + QStringLiteral(" | ") + region.name + u'\n';
  return text;
}

std::vector<Region> readRegions(const QString& text) {
  static const QRegularExpression line(
      QStringLiteral("^(\\d+),(\\d+) (\\d+)x(\\d+) (#[0-9a-f]{6}) edges (\\d+) \\| (.*)$"));
  std::vector<Region> regions;
  for (const QString& each : text.split(u'\n', Qt::SkipEmptyParts)) {
    const auto match = line.match(each);
    EXPECT_TRUE(match.hasMatch()) << each.toStdString();
    const auto number = [&](int n) { return match.captured(n).toInt(); };
    regions.push_back(
        {match.captured(7), QRect(number(1), number(2), number(3), number(4)), QColor(match.captured(5)), number(6)});
  }
  return regions;
}

void expectScreen(QWidget& window, const QString& name) {
  QCoreApplication::processEvents();
  const QImage picture = window.grab().toImage().convertToFormat(QImage::Format_RGB32);
  const std::vector<Region> seen = regionsOf(window, picture);
  const QString path =
      QString::fromStdString(support::source_path("tests/ui/screens").string()) + u'/' + name + QStringLiteral(".txt");
  if (qEnvironmentVariableIsSet("PLAYSHEET_REWRITE_SCREENS")) {
    QFile out(path);
    ASSERT_TRUE(out.open(QIODevice::WriteOnly)) << path.toStdString();
    out.write(writeRegions(seen).toUtf8());
  }
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString() << " is missing: PLAYSHEET_REWRITE_SCREENS=1";
  const std::vector<Region> kept = readRegions(QString::fromUtf8(file.readAll()));
  EXPECT_GT(kept.size(), 3U) << name.toStdString();
  const QStringList faults = regionFaults(kept, seen);
  const QString pictures = qEnvironmentVariable("PLAYSHEET_PICTURES");
  if (!pictures.isEmpty()) picture.save(QDir(pictures).filePath(name + QStringLiteral(".png")));
  if (faults.isEmpty()) return;
  const QString beside = QDir(pictures.isEmpty() ? QDir::tempPath() : pictures)
                             .filePath(QStringLiteral("playsheet-%1-kept-and-seen.png").arg(name));
  besideEachOther(kept, seen, picture).save(beside);
  ADD_FAILURE() << name.toStdString() << " looks otherwise than it is kept (if that is meant: "
                << "PLAYSHEET_REWRITE_SCREENS=1); both beside each other: " << beside.toStdString() << "\n"
                << faults.join(u'\n').toStdString();
}

}  // namespace playsheet::testing
