// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheet/sheet.h"

#include <QPaintEvent>
#include <QResizeEvent>
#include <algorithm>
#include <cmath>

#include "ui/sheet/paint_tools.h"
#include "ui/sheet/sheet_access.h"
#include "ui/sheet/sheet_private.h"
#include "ui/widgets/telling.h"

namespace playsheet {

using table::PlayerId;

Sheet::Private::Private(Sheet* sheet, const SheetSpec& form, FaceMaker maker)
    : q(sheet), spec(form), make(std::move(maker)) {
  QObject::connect(&lost, &LostPress::lost, q, &Sheet::putBack);
}

const CardFace& Sheet::Private::face(int number, const QString& language) {
  QHash<int, CardFace>& known = faces[language];
  const auto found = known.constFind(number);
  return found != known.constEnd() ? *found : *known.insert(number, make(number, language));
}

const Theme& Sheet::Private::theme() const {
  return themeOf(dressing.themeName == QLatin1String("light") ? ThemeTone::Light : ThemeTone::Dark);
}

const TableTop& Sheet::Private::table() const {
  const bool light = dressing.themeName == QLatin1String("light");
  if (dressing.tableName == QLatin1String("tatami")) {
    return tableTopOf(light ? TableTopId::TatamiLight : TableTopId::TatamiDark);
  }
  return tableTopOf(light ? TableTopId::LacquerLight : TableTopId::LacquerDark);
}

LayoutInput Sheet::Private::layoutInput() {
  return {spec,
          scene,
          dressing,
          [this](int number) -> const CardFace& { return face(number); },
          QSizeF(q->size()),
          textScale,
          keepChain,
          drawers,
          villageAt};
}

SheetContext Sheet::Private::context() {
  SheetContext context{layout,
                       spec,
                       scene,
                       *index,
                       dressing,
                       theme(),
                       table(),
                       cache,
                       [this](int number) -> const CardFace& { return face(number); },
                       flights.cards(),
                       hovered,
                       focused,
                       hoveredLane,
                       {},
                       dragging,
                       QSet<int>(meant).unite(sources)};
  if (dragging) {
    context.away.insert(dragged.id);
    context.over = spotAt(pointer);
  }
  return context;
}

void Sheet::Private::relayout() {
  if (!shown) {
    return;
  }
  const QRectF chain = layout.chain;
  layout = layOut(layoutInput());
  stale = true;
  keepPointed();
  if (layout.chain != chain) {
    emit q->chainRectChanged(layout.chain.toRect());
  }
  q->update();
}

Sheet::Sheet(const SheetSpec& spec, FaceMaker makeFace, QWidget* parent)
    : QWidget(parent), d_(std::make_unique<Private>(this, spec, std::move(makeFace))) {
  installSheetAccess();
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_OpaquePaintEvent);
  setAccessibleName(tr("Play sheet"));
  connect(&d_->flights, &Flights::moved, this, [this] {
    d_->turnAtRest();
    update();
  });
  // One rectangle: where a region of several is painted, Qt copies pixel by pixel.
  connect(&d_->flights, &Flights::stepped, this, [this](const QRegion& all) { update(all.boundingRect()); });
}

Sheet::~Sheet() = default;

void Sheet::show(Scene scene, const SheetDressing& dressing) {
  const bool first = !d_->shown;
  const Scene before = std::exchange(d_->scene, std::move(scene));
  const SheetLayout from = d_->layout;
  QHash<int, QRectF> now = std::exchange(d_->dropped, {});
  const bool dropped = !now.isEmpty();
  for (const Flight& flight : d_->flights.all()) {
    if (flight.card.id >= 0) {
      now.insert(flight.card.id, d_->flights.rectOf(flight));
    }
  }
  const SheetDressing dressed = std::exchange(d_->dressing, dressing);
  d_->index.emplace(d_->scene);
  d_->wishBottom(dressing.bottom, first ? dressing.bottom : dressed.bottom);
  d_->shown = true;
  d_->openMarked();
  d_->relayout();
  const bool changed = first || before != d_->scene;
  if (d_->index->find(d_->hovered) == nullptr) {
    d_->hovered = -1;
  }
  d_->endLostDrag();
  if (changed) {
    hideExplanation();
    d_->sources.clear();
  }
  if (!first && (changed || dropped)) {  // a card that was let go flies home where nothing else has become of it
    const FlightsInput input{before, d_->scene, from, d_->layout, d_->dressing.handShown, now};
    d_->flights.start(flightsBetween(input), d_->pace);
  }
  if (changed) {
    tell(this, QAccessible::ObjectReorder);
  }
  d_->turnAtRest();
  d_->tellSelection(dressed.marks);
}

/// The other side comes to the bottom later: pictures that are on their way, and a card in somebody's hand, find the
/// table as it was.
void Sheet::Private::wishBottom(PlayerId bottom, PlayerId now) {
  dressing.bottom = now;
  turnsTo = bottom != now ? std::optional(bottom) : std::nullopt;
}

bool Sheet::Private::turnAtRest() {
  if (!turnsTo || flights.running() || dragging) {
    return false;
  }
  dressing.bottom = *std::exchange(turnsTo, std::nullopt);
  pressed = false;  // what lay under the pointer lies elsewhere now
  hovered = hoveredLane = -1;
  bubble = {};
  relayout();
  emit q->cardHovered(-1);
  emit q->turned();
  return true;
}

PlayerId Sheet::bottom() const { return d_->dressing.bottom; }

void Sheet::setPace(int pace) {
  d_->pace = pace;
  if (pace <= 0) {
    d_->flights.finish();
  }
}

bool Sheet::animating() const { return d_->flights.running(); }

void Sheet::finishAnimations() { d_->flights.finish(); }

int Sheet::focusedCard() const { return d_->focused; }

const CardFace& Sheet::face(int number, const QString& language) const { return d_->face(number, language); }

void Sheet::setMeant(const QSet<int>& cards) {
  if (d_->meant == cards) {
    return;
  }
  d_->meant = cards;
  d_->stale = true;  // piles are marked on the ground
  update();
}

const QSet<int>& Sheet::meant() const { return d_->meant; }

void Sheet::setRuleHints(RuleHints hints) { d_->ruleHints = std::move(hints); }

void Sheet::setTextScale(qreal scale) {
  d_->textScale = std::clamp(scale, 0.75, 3.0);
  d_->relayout();
}

void Sheet::setChainKept(bool kept) {
  d_->keepChain = kept;
  d_->relayout();
}

void Sheet::forgetFaces() {
  d_->faces.clear();
  d_->cache.clear();
  d_->relayout();
}

QSize Sheet::sizeHint() const { return {1108, 596}; }

QSize Sheet::minimumSizeHint() const { return {900, 480}; }

void Sheet::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (QSizeF(event->size()) == d_->layout.area.size()) {
    return;
  }
  d_->flights.finish();
  d_->relayout();
}

void Sheet::Private::fitPixmap(QPixmap& pixmap, const QSizeF& size) const {
  const qreal ratio = q->devicePixelRatioF();
  const QSize device = (size * ratio).toSize();
  if (pixmap.size() != device) {
    pixmap = QPixmap(device);
  }
  pixmap.setDevicePixelRatio(ratio);
}

void Sheet::Private::makeFelt() {
  const QString name = dressing.themeName + dressing.tableName;
  const QSize before = felt.size();
  fitPixmap(felt, q->size());
  if (felt.size() != before || feltName != name) {
    feltName = name;
    stale = true;
    QPainter painter(&felt);
    paintFelt(painter, table(), q->size());
  }
}

void Sheet::Private::makeTops(const SheetContext& contextNow) {
  if (layout.lanes.isEmpty()) {
    tops = {};
    return;
  }
  fitPixmap(tops, layout.band.size());
  tops.fill(Qt::transparent);
  QPainter painter(&tops);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  painter.translate(-layout.band.topLeft());
  paintLaneTops(painter, contextNow);
}

void Sheet::Private::makeGround(const SheetContext& contextNow) {
  fitPixmap(ground, q->size());
  QPainter painter(&ground);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  painter.drawPixmap(0, 0, felt);
  for (const PlayerId player : scene.everyone()) {
    scene.ring() ? paintRingSeat(painter, contextNow, player) : paintSeat(painter, contextNow, player);
    paintVillage(painter, contextNow, player);
    paintRaisedHand(painter, contextNow, player);
  }
  scene.ring() ? paintMiddle(painter, contextNow) : paintBand(painter, contextNow);
}

void Sheet::Private::paintFlights(QPainter& painter, const SheetContext& contextNow) {
  for (const Flight& flight : flights.all()) {
    const QRectF now = flights.rectOf(flight);
    QRectF own = flight.card.rect.isEmpty() ? flight.to : flight.card.rect;
    const qreal scale = std::sqrt(now.width() * now.height() / (own.width() * own.height()));
    own.moveCenter({0, 0});
    painter.save();
    painter.translate(now.center());
    painter.scale(scale, scale);
    paintCardFace(painter, contextNow, flight.card, own);
    painter.restore();
  }
}

void Sheet::Private::paintGhost(QPainter& painter, const SheetContext& contextNow) {
  if (!dragging) {
    return;
  }
  const auto lane = std::find_if(layout.lanes.cbegin(), layout.lanes.cend(),
                                 [&](const LanePlan& plan) { return plan.battle == contextNow.over.lane; });
  const bool onLane = contextNow.over.place == SheetPlace::Lane && lane != layout.lanes.cend();
  const QRectF target = onLane ? lane->rect : layout.zone(contextNow.over.place, contextNow.over.player);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme().select, 2));
  painter.drawRoundedRect(target.adjusted(1, 1, -1, -1), 8, 8);
  const QRectF ghost = ghostRect();
  painter.setPen(Qt::NoPen);
  for (const qreal down : {8.0, 3.0}) {
    painter.setBrush(QColor(0, 0, 0, down > 5 ? 41 : 51));
    painter.drawRoundedRect(ghost.translated(0, down), 5, 5);
  }
  paintCardFace(painter, contextNow, dragged, ghost);
}

/// A card that is pointed at has its ring in its frame.
void Sheet::Private::paintPointedPile(QPainter& painter) const {
  if (!pointed || pointed->card >= 0) {
    return;
  }
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme().focus, 3));
  painter.drawRoundedRect(pointed->rect.adjusted(-2, -2, 2, 2), 6, 6);
}

void Sheet::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  d_->makeFelt();
  if (!d_->shown) {
    painter.drawPixmap(0, 0, d_->felt);
    return;
  }
  SheetContext context = d_->context();
  if (std::exchange(d_->stale, false)) {
    d_->rules.clear();
    context.rules = &d_->rules;
    d_->lines.clear();
    context.lines = &d_->lines;
    d_->makeGround(context);
    d_->makeTops(context);
  }
  context.region = event->region();
  painter.drawPixmap(0, 0, d_->ground);
  paintCards(painter, context, false);
  painter.drawPixmap(d_->layout.band.topLeft(), d_->tops);
  paintAims(painter, context);
  for (const PlayerId player : {PlayerId::north, PlayerId::south}) {
    paintDrawer(painter, context, player);
  }
  paintCards(painter, context, true);
  d_->paintFlights(painter, context);
  d_->paintGhost(painter, context);
  d_->paintPointedPile(painter);
  if (d_->bubble.isShown()) {
    paintBubble(painter, context, d_->bubble, bubbleRule(d_->layout, d_->bubble).contains(d_->pointer));
  }
}

}  // namespace playsheet
