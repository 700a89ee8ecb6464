// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/card_reader.h"

#include <QCheckBox>
#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <algorithm>

#include "ui/faces/card_painter.h"
#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/faces/text_fit.h"

namespace playsheet {

namespace {

constexpr qreal kEmptyTall = 118;

}  // namespace

CardReader::CardReader(QWidget* parent) : QWidget(parent), switch_(new QCheckBox(this)) {
  setObjectName(QStringLiteral("cardReader"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setMouseTracking(true);
  switch_->setObjectName(QStringLiteral("explainKeywords"));
  switch_->setFocusPolicy(Qt::TabFocus);  // a click leaves the keys to the table
  switch_->hide();
  connect(switch_, &QCheckBox::toggled, this, &CardReader::remindersAsked);
}

void CardReader::setLook(const Look& look) {
  look_ = look;
  updateGeometry();
  placeSwitch();
  placeText();
  update();
}

void CardReader::setRoom(int height) { room_ = height; }

qreal CardReader::faceHeight() const {
  const qreal full = look_.scale > 1.15 ? 340 * look_.scale : 300 * look_.scale;
  const qreal share = page_.explain ? 0.45 : 0.5;
  return room_ > 0 ? std::clamp(room_ * share, 250.0, full) : full;
}

/// Kept for every card while keywords are explained, so that nothing jumps from card to card; other lines may use it.
qreal CardReader::reminderRoom() const { return page_.explain ? look_.px(6 * kTextStep + 4) : 0; }

/// An empty one leaves its room to what is below it.
QSize CardReader::sizeHint() const {
  if (page_.empty && !page_.hidden) return {look_.gap(250), look_.gap(kEmptyTall)};
  return {look_.gap(250), static_cast<int>(faceHeight() + look_.px(10 + 14 + 3 * 20 + kSwitchTall) + reminderRoom())};
}

void CardReader::setPage(const ReaderPage& page) {
  const bool same = page_.face.code == page.face.code && page_.phrases.size() == page.phrases.size();
  if (!same) scrolled_ = 0;
  page_ = page;
  placeText();
  point(same ? phrase_ : -1);  // what it means may have changed
  QString name = page.empty ? tr("No card") : page.face.name;
  if (page.hidden) name = tr("Card, face down");
  setAccessibleName(name);
  QStringList lines;
  for (const ReaderLine& line : page.lines) lines << line.text;
  setAccessibleDescription(lines.join(QStringLiteral(". ")));
  setToolTip(page.more);
  const QSignalBlocker quiet(switch_);
  switch_->setChecked(page.explain);
  switch_->setVisible(!page.reminders.empty());
  placeSwitch();
  update();
}

void CardReader::resizeEvent(QResizeEvent*) {
  placeSwitch();
  placeText();
}

void CardReader::placeSwitch() {
  switch_->setText(page_.explainText);
  const QSize size = switch_->sizeHint();
  const int tall = look_.gap(kSwitchTall);
  switch_->setGeometry(look_.gap(12), height() - tall, std::min(size.width(), width() - look_.gap(24)), tall);
}

QColor CardReader::toneColour(ReaderLine::Tone tone) const {
  const Theme& t = look_.theme();
  switch (tone) {
    case ReaderLine::Tone::Good:
      return t.ok;
    case ReaderLine::Tone::Bad:
      return t.bad;
    case ReaderLine::Tone::Muted:
      return t.muted;
    default:
      return t.text;
  }
}

void CardReader::paintEmpty(QPainter& painter) const {
  const Theme& t = look_.theme();
  const QSizeF size = faceSize(faceHeight());
  const bool low = height() < size.height();
  const QRectF frame = low ? QRectF(rect()).adjusted(look_.px(12), look_.px(10), -look_.px(12), -look_.px(8))
                           : QRectF((width() - size.width()) / 2, look_.px(10), size.width(), size.height());
  painter.setPen(QPen(t.line2, 1.2, Qt::DashLine));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(frame, 12, 12);
  const qreal side = look_.px(30);
  paintActionIcon(painter, page_.hidden ? QStringLiteral("hidden") : QStringLiteral("reader"),
                  {frame.center().x() - side / 2, frame.center().y() - side * (low ? 1.2 : 1.4), side, side}, t.muted,
                  t.surface);
  const QFont font = fonts::ui(look_.px(13));
  painter.setFont(font);
  painter.setPen(t.muted);
  const QString text = page_.hidden ? tr("Card, face down") : tr("Point at a card to read it here.");
  painter.drawText(frame.adjusted(14, frame.height() * 0.5, -14, -14),
                   Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, text);
}

// --- phrases --------------------------------------------------------------------------------------------------------

QRectF CardReader::facePlace() const {
  const QSizeF size = faceSize(faceHeight(), FaceSize::Full);
  return {(width() - size.width()) / 2, look_.px(10), size.width(), size.height()};
}

/// The lines on the card, and below it what the card had to cut off.
void CardReader::placeText() {
  onCard_.clear();
  rest_.clear();
  below_ = layOutBelow(width());
  scrollTo(scrolled_);
  if (page_.empty || page_.hidden) return;
  const QRectF place = facePlace();
  const FaceText text = fullFaceText(page_.face, place.size());
  for (qsizetype i = 0; i < text.lines.size(); ++i)
    onCard_.append({text.lines[i], place.topLeft() + text.baselines[i], text.font});
  findPieces(page_.face.text, 0, onCard_);
  for (qsizetype i = 0; i < below_.text; ++i) rest_.append(below_.flow.lines()[i].placed);
  findPieces(page_.face.text, below_.from, rest_);
}

QVector<QRectF> CardReader::phrasePlaces(int phrase) const {
  const auto at = static_cast<std::size_t>(phrase);
  if (phrase < 0 || at >= page_.phrases.size()) return {};
  const ReaderPhrase& piece = page_.phrases[at];
  QVector<QRectF> places = placesOf(onCard_, piece.begin, piece.length);
  const QRectF seen = belowPlace();
  for (const QRectF& each : placesOf(rest_, piece.begin, piece.length))
    if (const QRectF place = each.translated(0, seen.top() - scrolled_); seen.contains(place)) places.append(place);
  return places;
}

/// A phrase that keys have come to is looked at.
void CardReader::showPhrase() {
  if (phrase_ < 0 || !phrasePlaces(phrase_).isEmpty()) return;
  const ReaderPhrase& piece = page_.phrases[static_cast<std::size_t>(phrase_)];
  const auto places = placesOf(rest_, piece.begin, piece.length);
  if (!places.isEmpty()) scrollTo(places.first().top() - look_.px(kTextStep));
}

/// The shortest phrase there: it says most.
int CardReader::phraseAt(const QPointF& at) const {
  int found = -1;
  for (std::size_t i = 0; i < page_.phrases.size(); ++i) {
    const auto places = phrasePlaces(static_cast<int>(i));
    const bool here =
        std::any_of(places.begin(), places.end(), [&](const QRectF& place) { return place.contains(at); });
    if (here && (found < 0 || page_.phrases[i].length < page_.phrases[static_cast<std::size_t>(found)].length))
      found = static_cast<int>(i);
  }
  return found;
}

void CardReader::point(int phrase) {
  phrase_ = phrase < static_cast<int>(page_.phrases.size()) ? phrase : -1;
  if (phrase_ < 0) stepped_ = false;
  const ReaderPhrase* now = phrase_ < 0 ? nullptr : &page_.phrases[static_cast<std::size_t>(phrase_)];
  setAccessibleDescription(now ? page_.face.text.mid(now->begin, now->length) + QStringLiteral(": ") + now->note
                               : page_.more);
  emit meant(now ? now->cards : QSet<int>());
  update();
}

void CardReader::stepPhrase(int by) {
  const int count = static_cast<int>(page_.phrases.size());
  if (count == 0) return;
  const int next = phrase_ < 0 ? (by > 0 ? 0 : count - 1) : phrase_ + by;
  stepped_ = true;
  point(next < 0 || next >= count ? -1 : next);
  showPhrase();
}

void CardReader::mouseMoveEvent(QMouseEvent* event) {
  setCursor(moreRect().contains(event->position().toPoint()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
  const int phrase = phraseAt(event->position());
  if (phrase < 0 && stepped_) return;
  stepped_ = false;
  if (phrase != phrase_) point(phrase);
}

void CardReader::leaveEvent(QEvent*) {
  if (!stepped_ && phrase_ >= 0) point(-1);
  update();
}

/// The note stands in the way of the tooltip otherwise.
bool CardReader::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip && phrase_ >= 0) return true;
  return QWidget::event(event);
}

/// Every phrase that can be asked has a dotted line as long as somebody is there; the one that is pointed at is lit.
void CardReader::paintPhrases(QPainter& painter) const {
  if (!underMouse() && phrase_ < 0) return;
  const QColor accent = look_.theme().accent;
  painter.setPen(QPen(accent, 1.2, Qt::DotLine));
  for (std::size_t i = 0; i < page_.phrases.size(); ++i)
    for (const QRectF& place : phrasePlaces(static_cast<int>(i)))
      painter.drawLine(place.bottomLeft(), place.bottomRight());
  const auto places = phrasePlaces(phrase_);
  QColor tint = accent;
  tint.setAlphaF(0.28F);
  painter.setPen(QPen(accent, 2));
  for (const QRectF& place : places) {
    painter.fillRect(place, tint);
    painter.drawLine(place.bottomLeft(), place.bottomRight());
  }
  if (phrase_ < 0) return;
  const QRectF at = places.isEmpty() ? QRectF(look_.px(12), facePlace().bottom(), 1, 1) : places.last();
  paintNote(painter, page_.phrases[static_cast<std::size_t>(phrase_)], at);
}

void CardReader::paintNote(QPainter& painter, const ReaderPhrase& phrase, const QRectF& at) const {
  const Theme& t = look_.theme();
  const QFont font = fonts::ui(look_.px(13), 600);
  const QFontMetricsF metrics(font);
  const qreal tall = look_.px(24);
  const QString text = elided(phrase.note, font, width() - look_.px(28));
  const qreal wide = metrics.horizontalAdvance(text) + look_.px(16);
  const QRectF box(std::clamp(at.left(), 4.0, width() - wide - 4), std::min(at.bottom() + 4, height() - tall - 2), wide,
                   tall);
  painter.setPen(QPen(t.accent, 1.5));
  painter.setBrush(t.raised);
  painter.drawRoundedRect(box, 6, 6);
  painter.setFont(font);
  painter.setPen(t.text);
  painter.drawText(box, Qt::AlignCenter, text);
}

void CardReader::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(rect(), look_.theme().surface);
  if (page_.empty || page_.hidden) {
    paintEmpty(painter);
    return;
  }
  const QRectF place = facePlace();
  FaceState state = page_.state;
  state.injured = false;  // upright here; the plate shows which figures count
  paintCard(painter, page_.face, state, place, FaceSize::Full);
  paintBelow(painter);
  paintPhrases(painter);
}

}  // namespace playsheet
