// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/look.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/faces/icons.h"

namespace playsheet {

const Theme& Look::theme() const {
  return themeOf(themeName == QStringLiteral("light") ? ThemeTone::Light : ThemeTone::Dark);
}

const TableTop& Look::tableTop() const {
  const bool light = themeName == QStringLiteral("light");
  if (tableName == QStringLiteral("tatami"))
    return tableTopOf(light ? TableTopId::TatamiLight : TableTopId::TatamiDark);
  return tableTopOf(light ? TableTopId::LacquerLight : TableTopId::LacquerDark);
}

qreal scaleForHeight(int height) { return std::clamp(1.0 + 0.23 * (height - 640) / 440.0, 1.0, 2.0); }

QColor seatColour(const Theme& theme, table::PlayerId player) { return theme.seat(table::index(player)); }

void paintSeatDisc(QPainter& painter, const Theme& theme, table::PlayerId player, const QString& mark,
                   const QPointF& centre, qreal radius) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(seatColour(theme, player));
  painter.drawEllipse(centre, radius, radius);
  painter.restore();
  paintSeatMark(painter, mark, centre, radius * 0.58, theme.onSeat);
}

void paintRings(QPainter& painter, const Rings& rings) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  for (const qreal share : {0.545, 0.555, 0.64, 0.82, 0.83, 1.0, 1.2}) {
    painter.setPen(QPen(rings.colour, share == 0.64 ? rings.unit * 0.022 : rings.unit / 320));
    painter.drawEllipse(rings.centre, rings.unit * share, rings.unit * share);
  }
  painter.setPen(QPen(rings.colour, rings.unit / 320));
  for (int i = 0; i < rings.spokes; ++i) {
    const qreal angle = 2 * std::numbers::pi * i / rings.spokes;
    const QPointF way(std::sin(angle), -std::cos(angle));
    painter.drawLine(rings.centre + way * rings.unit * 0.67, rings.centre + way * rings.unit * 0.80);
  }
  painter.restore();
}

QString listStyleOf(const Look& look) {
  const Theme& t = look.theme();
  return QStringLiteral(
             "QTreeView { background: %1; alternate-background-color: %1; color: %2; border: 1px solid %3; "
             "border-radius: 7px; font-size: %6px; outline: 0; selection-background-color: %3; selection-color: %2; }"
             "QTreeView:focus { border: 2px solid %5; }"
             "QTreeView::item { padding: 3px 2px; background: transparent; }"
             "QTreeView::item:selected { background: %3; color: %2; }"
             "QHeaderView { background: transparent; }"
             "QHeaderView::section { background: %4; color: %2; border: none; border-right: 1px solid %3; "
             "padding: 3px 5px; font-size: %6px; font-weight: 600; }")
             .arg(t.surface.name(), t.text.name(), t.line.name(), t.raised.name(), t.focus.name())
             .arg(look.gap(13)) +
         (look.finger > 0 ? QStringLiteral("QTreeView::item { min-height: %1px; }").arg(look.finger) : QString());
}

QString messageStyleOf(const Look& look, bool bad, int size) {
  const Theme& t = look.theme();
  return QStringLiteral("color: %1; font-size: %2px").arg((bad ? t.bad : t.muted).name()).arg(look.gap(size));
}

namespace {

/// What is touched is as large as a fingertip, frames and margins included.
QString fingerStyle(int finger) {
  QString sheet = QStringLiteral(R"(
QMenuBar::item { padding: %bar 12px; }
QMenu::item, QTabBar::tab, QPushButton, QToolButton, QLineEdit, QComboBox, QSpinBox { min-height: %inner; }
QTabBar::tab, QPushButton, QToolButton { min-width: %inner; }
QCheckBox, QRadioButton, QHeaderView::section, QAbstractItemView::item { min-height: %whole; }
QComboBox::drop-down { width: %inner; }
QScrollBar:vertical { width: 18px; }
QScrollBar:horizontal { height: 18px; }
QScrollBar::handle:vertical { min-height: %whole; }
QScrollBar::handle:horizontal { min-width: %whole; }
)");
  constexpr int kLine = 17, kFrame = 10;
  const auto put = [&sheet](const char* key, int pixels) {
    sheet.replace(QLatin1String(key), QStringLiteral("%1px").arg(std::max(0, pixels)));
  };
  put("%bar", (finger - kLine + 1) / 2);
  put("%inner", finger - kFrame);
  put("%whole", finger);
  return sheet;
}

}  // namespace

QString styleSheetOf(const Look& look) {
  const Theme& t = look.theme();
  const int text = look.gap(14);
  const int small = look.gap(13);
  const QString sheet = QStringLiteral(R"(
QMainWindow, QDialog { background: %bg; }
QWidget { color: %text; font-size: %14px; }
QToolTip { background: %raised; color: %text; border: 1px solid %line2; padding: 4px; font-size: %13px; }
QLabel#fieldNote { background: %raised; color: %text; border: 1px solid %accent; border-radius: 6px; font-size: %13px; }
QMenuBar { background: %surface; color: %text; border-bottom: 1px solid %line; padding: 1px 4px; font-size: %13px; }
QMenuBar::item { background: transparent; padding: 3px 9px; border-radius: 5px; }
QMenuBar::item:selected { background: %raised; }
QMenu { background: %surface; color: %text; border: 1px solid %line2; padding: 4px; font-size: %13px; }
QMenu::item { padding: 5px 26px 5px 22px; border-radius: 5px; }
QMenu::item:selected { background: %accent; color: %onAccent; }
QMenu::item:disabled { color: %muted; }
QMenu::separator { height: 1px; background: %line; margin: 4px 8px; }
QLineEdit, QComboBox, QSpinBox { background: %raised; color: %text; border: 1px solid %line2; border-radius: 7px;
  padding: 4px 9px; min-height: 22px; selection-background-color: %accent; selection-color: %onAccent; }
QLineEdit:focus, QComboBox:focus { border: 2px solid %focus; padding: 3px 8px; }
QComboBox::drop-down { border: none; width: 22px; }
QComboBox QAbstractItemView { background: %surface; color: %text; border: 1px solid %line2; outline: 0;
  selection-background-color: %accent; selection-color: %onAccent; padding: 3px; }
QCheckBox { spacing: 7px; font-size: %13px; }
QCheckBox::indicator { width: 12px; height: 12px; border-radius: 4px; border: 2px solid %line2; background: %raised; }
QCheckBox::indicator:checked { background: %accent; border-color: %accent; }
QCheckBox:focus { color: %focus; }
QRadioButton { spacing: 8px; }
QRadioButton::indicator { width: 14px; height: 14px; border-radius: 8px; border: 2px solid %line2; background: %raised; }
QRadioButton::indicator:checked { border: 5px solid %accent; width: 8px; height: 8px; background: %onAccent; }
QRadioButton:focus { color: %focus; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 2px; }
QScrollBar::handle:vertical { background: %line2; border-radius: 3px; min-height: 24px; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 2px; }
QScrollBar::handle:horizontal { background: %line2; border-radius: 3px; min-width: 24px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: none; }
QAbstractScrollArea { background: transparent; border: none; }
QPlainTextEdit { background: %raised; color: %text; border: 1px solid %line2; border-radius: 7px; padding: 4px;
  selection-background-color: %accent; selection-color: %onAccent; }
QPlainTextEdit:focus { border: 2px solid %focus; padding: 3px; }
QHeaderView { background: transparent; }
QHeaderView::section { background: %raised; color: %text; border: none; border-right: 1px solid %line; padding: 4px 6px;
  font-size: %13px; font-weight: 600; }
QTableWidget, QListWidget { outline: 0; gridline-color: %line; selection-background-color: %line;
  selection-color: %text; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; border: none; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QPushButton { background: %raised; color: %text; border: 1px solid %line2; border-radius: 7px; padding: 5px 14px; }
QPushButton:disabled { color: %muted; }
QDialogButtonBox QPushButton { padding: 6px 16px; }
QPrintDialog QPushButton:focus, QFileDialog QPushButton:focus { border: 2px solid %focus; padding: 5px 15px; }
QPrintDialog QToolButton, QFileDialog QToolButton { background: %raised; color: %text; border: 1px solid %line2;
  border-radius: 5px; padding: 3px 6px; }
QTabWidget::pane, QGroupBox { border: 1px solid %line2; border-radius: 7px; }
QGroupBox { margin-top: 20px; padding-top: 4px; }
QGroupBox::title { subcontrol-origin: margin; left: 8px; color: %text; }
QTabBar::tab { background: %surface; color: %muted; border: 1px solid %line2; padding: 5px 12px; }
QTabBar::tab:selected { background: %raised; color: %text; }
QDialogButtonBox QPushButton:default { background: %accent; color: %onAccent; border-color: %accent; }
QDialogButtonBox QPushButton:default:disabled { background: %raised; color: %muted; border-color: %line2; }
)");
  QString out = sheet;
  const auto put = [&out](const char* key, const QString& value) { out.replace(QLatin1String(key), value); };
  put("%14px", QStringLiteral("%1px").arg(text));
  put("%13px", QStringLiteral("%1px").arg(small));
  put("%onAccent", t.onAccent.name());
  put("%accent", t.accent.name());
  put("%surface", t.surface.name());
  put("%raised", t.raised.name());
  put("%line2", t.line2.name());
  put("%line", t.line.name());
  put("%muted", t.muted.name());
  put("%focus", t.focus.name());
  put("%text", t.text.name());
  put("%bg", t.bg.name());
  return look.finger > 0 ? out + fingerStyle(look.finger) : out;
}

}  // namespace playsheet
