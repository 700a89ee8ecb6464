// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/side_panel.h"

#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include "ui/faces/fonts.h"
#include "ui/log/log_view.h"
#include "ui/table/card_reader.h"
#include "ui/table/chain_panel.h"
#include "ui/table/decks_panel.h"

namespace playsheet {
namespace {

constexpr qreal kTabHeight = 34;
constexpr qreal kLeastLog = 54;  ///< three lines of it stay, however much a card has to say

}  // namespace

SidePanel::SidePanel(QWidget* parent)
    : QWidget(parent),
      reader_(new CardReader(this)),
      log_(new LogView(this)),
      chain_(new ChainPanel(this)),
      decks_(new DecksPanel(this)) {
  setTab(Tab::Log);
}

void SidePanel::setLook(const Look& look) {
  look_ = look;
  Look reader = look;
  reader.scale *= words_.scale(Surface::Reader);
  Look log = look;
  log.scale *= words_.scale(Surface::Log);
  reader_->setLook(reader);
  log_->setLook(log);
  chain_->setLook(log);
  decks_->setLook(log);
  place();
}

void SidePanel::setWordSizes(const WordSizes& words) {
  words_ = words;
  setLook(look_);
}

int SidePanel::columnsWidth() const {
  const int reader = std::clamp(words_.of(Surface::Reader), 100, 150);
  const int log = std::clamp(words_.of(Surface::Log), 100, 150);
  return look_.gap(250) * (reader + log) / 100;
}

int SidePanel::columnWidth() const {
  const int usual = look_.scale > 1.15 && !columns_.apart ? look_.gap(292) : look_.gap(250);
  const int reader = std::clamp(words_.of(Surface::Reader), 100, 150);
  const int log = std::clamp(words_.of(Surface::Log), 100, 150);
  if (!columns_.apart) return columns_.reader ? usual * std::max(reader, log) / 100 : 0;
  return usual * ((columns_.reader ? reader : 0) + (columns_.log ? log : 0)) / 100;
}

void SidePanel::setColumns(const SideColumns& columns) {
  if (columns == columns_) return;
  columns_ = columns;
  setTab(tab_);
  place();
}

/// The reader is next to the cards; the tabs are at the edge of the window.
int SidePanel::tabsLeft() const {
  if (!columns_.apart || !columns_.reader || !columns_.log) return 0;
  const int reader = std::clamp(words_.of(Surface::Reader), 100, 150);
  const int log = std::clamp(words_.of(Surface::Log), 100, 150);
  return width() * reader / (reader + log);
}

void SidePanel::setRing(bool ring) {
  ring_ = ring;
  setTab(tab_);
}

std::array<QString, 3> SidePanel::titles() const {
  return {tr("Log"), tr("Chain"), ring_ ? tr("Players") : tr("Decks")};
}

void SidePanel::setTab(Tab tab) {
  if (!offers(tab)) tab = Tab::Log;
  tab_ = tab;
  reader_->setVisible(columns_.reader);
  log_->setVisible(tabsShown() && tab == Tab::Log);
  chain_->setVisible(tabsShown() && tab == Tab::Chain);
  decks_->setVisible(tabsShown() && tab == Tab::Decks);
  update();
}

bool SidePanel::scroll(Way way) {
  constexpr int kPage = 4;
  if (isVisible() && reader_->isVisible() && (way == Way::Up || way == Way::Down))
    if (reader_->scroll(way == Way::Up ? -kPage : kPage)) return true;  // the card that is read comes first
  if (!isVisible() || !tabsShown()) return false;
  if (tab_ == Tab::Chain) {
    const int steps = way == Way::Up ? -1 : way == Way::Down ? 1 : way == Way::First ? -1000 : 1000;
    return chain_->step(steps);
  }
  if (tab_ != Tab::Log) return false;
  QScrollBar* bar = log_->verticalScrollBar();
  switch (way) {
    case Way::Up:
      bar->triggerAction(QAbstractSlider::SliderPageStepSub);
      break;
    case Way::Down:
      bar->triggerAction(QAbstractSlider::SliderPageStepAdd);
      break;
    case Way::First:
      bar->triggerAction(QAbstractSlider::SliderToMinimum);
      break;
    case Way::Last:
      bar->triggerAction(QAbstractSlider::SliderToMaximum);
      break;
  }
  return true;
}

void SidePanel::showCard(const ReaderPage& page) {
  reader_->setPage(page);
  if (readerHeight() != reader_->height()) place();
}

void SidePanel::retitle() { update(); }

qreal SidePanel::tabTop() const { return columns_.apart ? 0 : reader_->geometry().bottom() + 1; }

QRectF SidePanel::tabRect(int index) const {
  if (!offers(static_cast<Tab>(index))) return {};
  const std::array<QString, 3> words = titles();
  const QFontMetricsF metrics(fonts::ui(look_.px(13), 600));
  qreal x = tabsLeft() + look_.px(10);
  for (int i = 0; i < index; ++i)
    if (offers(static_cast<Tab>(i))) x += metrics.horizontalAdvance(words[static_cast<std::size_t>(i)]) + look_.px(20);
  return {x, tabTop(), metrics.horizontalAdvance(words[static_cast<std::size_t>(index)]), look_.px(kTabHeight)};
}

QRect SidePanel::rulesRect() const {
  const qreal wide = QFontMetricsF(fonts::ui(look_.px(13), 500)).horizontalAdvance(rulesTitle());
  return QRectF(width() - look_.px(14) - wide, tabTop(), wide, look_.px(kTabHeight)).toRect();
}

/// The word where it has room beside the tabs, else a sign.
QString SidePanel::rulesTitle() const {
  const qreal wide = QFontMetricsF(fonts::ui(look_.px(13), 500)).horizontalAdvance(tr("Rules"));
  return tabRect(2).right() + look_.px(28) + wide <= width() ? tr("Rules") : QString(QChar(0x00A7));
}

/// As high for one card as for another as long as its words have room; then the log gives way.
int SidePanel::readerHeight() const {
  if (columns_.apart) return height();
  const int usual = std::min(reader_->sizeHint().height(), height() - look_.gap(reader_->page().explain ? 110 : 150));
  if (reader_->page().empty || reader_->page().hidden) return usual;
  return std::max(usual, std::min(reader_->heightFor(width() - 1), height() - look_.gap(kTabHeight + kLeastLog)));
}

void SidePanel::place() {
  reader_->setRoom(height());
  const int left = tabsLeft() + 1;
  if (columns_.apart)
    reader_->setGeometry(1, 0, (left > 1 ? left - 1 : width()) - 1, height());
  else
    reader_->setGeometry(1, 0, width() - 1, readerHeight());
  const int top = static_cast<int>(tabTop()) + look_.gap(kTabHeight) + 1;
  const QRect rest(left, top, width() - left, height() - top);
  for (QWidget* widget : {static_cast<QWidget*>(log_), static_cast<QWidget*>(chain_), static_cast<QWidget*>(decks_)})
    widget->setGeometry(rest);
  update();
}

void SidePanel::resizeEvent(QResizeEvent*) { place(); }

void SidePanel::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(rect(), t.surface);
  painter.fillRect(QRectF(0, 0, 1, height()), t.line);
  if (!tabsShown()) return;
  painter.fillRect(QRectF(tabsLeft(), 0, 1, height()), t.line);
  const std::array<QString, 3> words = titles();
  for (int i = 0; i < 3; ++i) {
    if (!offers(static_cast<Tab>(i))) continue;
    const bool on = static_cast<int>(tab_) == i;
    const QRectF box = tabRect(i);
    painter.setFont(fonts::ui(look_.px(13), on ? 600 : 500));
    painter.setPen(on ? t.text : t.muted);
    painter.drawText(box.adjusted(0, 0, 8, 0), Qt::AlignLeft | Qt::AlignVCenter, words[static_cast<std::size_t>(i)]);
    if (!on) continue;
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.accent);
    painter.drawRoundedRect(QRectF(box.left(), box.bottom() - 3, box.width(), 3), 1.5, 1.5);
  }
  painter.setFont(fonts::ui(look_.px(13), 500));
  painter.setPen(t.muted);
  painter.drawText(QRectF(rulesRect()).adjusted(-2, 0, 8, 0), Qt::AlignLeft | Qt::AlignVCenter, rulesTitle());
  painter.fillRect(QRectF(tabsLeft(), tabTop() + look_.px(kTabHeight), width() - tabsLeft(), 1), t.line);
}

void SidePanel::mousePressEvent(QMouseEvent* event) {
  if (!tabsShown()) return;
  if (rulesRect().adjusted(-8, 0, 8, 0).contains(event->position().toPoint())) {
    emit rulesAsked();
    return;
  }
  for (int i = 0; i < 3; ++i)
    if (offers(static_cast<Tab>(i)) && tabRect(i).adjusted(-8, 0, 8, 0).contains(event->position())) {
      setTab(static_cast<Tab>(i));
      emit tabChosen();
    }
}

}  // namespace playsheet
