// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheet/paint_lane.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>

#include "ui/faces/fonts.h"
#include "ui/sheet/ledger_words.h"
#include "ui/sheet/paint_tools.h"

namespace playsheet {

using naruto::BattleOutlook;
using naruto::LedgerLine;
using naruto::Result;
using naruto::SeenBattle;
using table::PlayerId;

namespace {

struct LanePaint {
  QPainter& painter;
  const SheetContext& context;
  const LanePlan& lane;
  const SeenBattle& battle;

  const SheetSizes& sizes() const { return context.layout.sizes; }
  PlayerId attacker() const {
    const naruto::SeenCard* card = battle.attackers.empty() ? nullptr : context.index.find(battle.attackers.front());
    return card != nullptr ? card->controller : context.view.active;
  }
  bool attacks(PlayerId player) const { return player == attacker(); }
  const std::vector<naruto::CardId>& team(PlayerId player) const {
    return attacks(player) ? battle.attackers : battle.blockers;
  }
  const std::vector<LedgerLine>& ledger(PlayerId player) const {
    return attacks(player) ? battle.attack_ledger : battle.block_ledger;
  }
  int power(PlayerId player) const { return attacks(player) ? battle.attack_power : battle.block_power; }
  QString name(int card) const {
    const naruto::SeenCard* seen = context.index.find(card);
    return seen != nullptr ? context.face(seen->definition).name : Sheet::tr("a card");
  }
  /// The first word of its name; of a platoon, that it is one.
  QString shortName(const CardFace& face) const {
    if (face.kind != CardFace::Kind::Plain) {
      return Sheet::tr("Platoon");
    }
    const qsizetype article = 3;  // "The First Hokage"
    const QString first = face.name.section(QLatin1Char(' '), 0, 0);
    return first.size() > article ? first : face.name.section(QLatin1Char(' '), 0, 1);
  }
  /// The heads of a side that are still there: one for each team.
  QVector<naruto::CardId> heads(const std::vector<naruto::CardId>& side) const {
    QVector<naruto::CardId> found;
    for (const naruto::CardId head : battle.heads) {
      if (std::find(side.begin(), side.end(), head) != side.end()) {
        found.append(head);
      }
    }
    return found;
  }
  /// Two teams are blocked by one, and their powers added.
  bool addsTeams(PlayerId player) const {
    const auto& side = team(player);
    return std::any_of(side.begin(), side.end(), [&](naruto::CardId card) {
      const naruto::SeenCard* one = context.index.find(card);
      const naruto::SeenCard* first = context.index.find(side.front());
      return one != nullptr && first != nullptr && one->team != first->team;
    });
  }
  qreal cardsRight() const { return std::max(lane.row[PlayerId::north].right(), lane.row[PlayerId::south].right()); }
  void note(const QRectF& rect, const QString& rule) const {
    if (context.rules != nullptr) {
      context.rules->append({rect, rule});
    }
  }
  bool fits(PlayerId player) const { return lane.ledgerFits[player] || ledger(player).empty(); }
  bool wanted() const { return context.view.step >= naruto::Step::showdown || context.hoveredLane == lane.battle; }
  /// Beside the cards: both ledgers of a lane or none, unless they are asked for.
  bool stands(PlayerId player) const {
    const bool both = fits(PlayerId::north) && fits(PlayerId::south);
    return lane.ledgerFits[player] && !ledger(player).empty() && (both || wanted());
  }
  bool opens(PlayerId player) const { return wanted() && !lane.ledgerFits[player] && !ledger(player).empty(); }
};

/// The column of the sums, darker, round at the left.
void drawSide(const LanePaint& p) {
  const QRectF inner = p.lane.rect.adjusted(0.5, 0.5, -0.5, -0.5);
  QPainterPath path(QPointF(inner.left() + 10, inner.top()));
  const qreal right = p.lane.rect.left() + p.sizes().laneSide;
  path.lineTo(right, inner.top());
  path.lineTo(right, inner.bottom());
  path.lineTo(inner.left() + 10, inner.bottom());
  path.arcTo(QRectF(inner.left(), inner.bottom() - 20, 20, 20), 270, -90);
  path.lineTo(inner.left(), inner.top() + 10);
  path.arcTo(QRectF(inner.left(), inner.top(), 20, 20), 180, -90);
  QColor ground = p.context.table.felt2;
  ground.setAlphaF(0.55F);
  p.painter.fillPath(path, ground);
}

void drawSum(const LanePaint& p, PlayerId player) {
  const qreal k = p.sizes().scale;
  const qreal x = p.lane.rect.left() + p.sizes().laneSide / 2;
  const qreal y = p.lane.half[player].center().y();
  drawIcon(p.painter, p.attacks(player) ? QStringLiteral("attack") : QStringLiteral("block"), {x - 9 * k, y - 27 * k},
           18 * k, p.context.seatColour(player));
  const QString text = p.team(player).empty() ? QStringLiteral("–") : ledgerFigure(p.power(player), true);
  drawWords(p.painter, {x, y + 20 * k}, text, {fonts::card(32 * k, 700), p.context.table.ink, TextAlign::Centre});
  if (p.battle.mental && player == PlayerId::north) {  // one sign between the two sums that are compared
    const qreal side = 22 * k;
    const QRectF disc(x - side * 0.75, p.lane.rect.center().y() - side * 0.75, side * 1.5, side * 1.5);
    p.painter.setPen(QPen(p.context.theme.focus, 1.5));
    p.painter.setBrush(p.context.theme.surface);
    p.painter.drawEllipse(disc);
    drawIcon(p.painter, QStringLiteral("mental"), disc.center() - QPointF(side, side) / 2, side, p.context.theme.focus);
  }
}

QString iconOf(const LanePaint& p, const LedgerLine& line) {
  switch (line.kind) {
    case LedgerLine::Kind::printed:
      return line.support ? QStringLiteral("team") : QStringLiteral("head");
    case LedgerLine::Kind::coins:
      return QStringLiteral("coin");
    case LedgerLine::Kind::mental:
      return QStringLiteral("mental");
    default:
      break;
  }
  if (line.source == line.ninja) {
    return QStringLiteral("deploy");
  }
  switch (p.context.face(line.definition).type) {
    case CardFace::Type::Jutsu:
      return QStringLiteral("jutsu");
    case CardFace::Type::Mission:
      return QStringLiteral("mission");
    case CardFace::Type::Client:
      return QStringLiteral("client");
    case CardFace::Type::Ninja:
      break;
  }
  return QStringLiteral("team");
}

/// The words with whole names if they fit, else with their first words.
QString wordsFor(const LanePaint& p, const LedgerLine& line, const QFont& font, qreal width) {
  const QString source = p.context.face(line.definition).name;
  QString whole = ledgerWords(line, p.name(line.ninja), source);
  const naruto::SeenCard* ninja = p.context.index.find(line.ninja);
  if (ninja == nullptr || QFontMetricsF(font).horizontalAdvance(whole) <= width) {
    return whole;
  }
  const CardFace& own = p.context.face(ninja->definition);
  return ledgerWords(line, p.shortName(own), line.source != line.ninja ? source : p.shortName(own));
}

void drawLedger(const LanePaint& p, PlayerId player, const QRectF& room, const QColor& ink, const QColor& muted) {
  const qreal z = p.sizes().text;
  const QFont figures = fonts::card(17 * z, 700);
  const QFont words = fonts::ui(13 * z);
  const qreal lines = static_cast<qreal>(p.ledger(player).size()) + 1;
  const qreal step = std::min(22 * z, (room.height() - 6) / lines);
  qreal y = room.center().y() - lines * step / 2;
  bool first = true;
  const qreal most = room.width() - 66 * z;
  for (const LedgerLine& line : p.ledger(player)) {
    const qreal middle = y + step / 2;
    drawWords(p.painter, {room.left() + 30 * z, middleBaseline(figures, middle)}, ledgerFigure(line.value, first),
              {figures, ink, TextAlign::Right});
    drawIcon(p.painter, iconOf(p, line), {room.left() + 39 * z, middle - 8 * z}, 16 * z, muted);
    drawWords(p.painter, {room.left() + 62 * z, middleBaseline(words, middle)}, wordsFor(p, line, words, most),
              {words, ink, TextAlign::Left, MayCut::Addend}, most);
    if (p.context.lines != nullptr) {
      p.context.lines->append({QRectF(room.left(), y, room.width(), step), line.ninja, line.source});
    }
    y += step;
    first = false;
  }
  p.painter.setPen(QPen(p.context.table.edge, 1.2));
  p.painter.drawLine(QPointF(room.left() + 4, y + 1),
                     QPointF(room.left() + std::min(room.width() - 6, 190 * z), y + 1));
  const qreal middle = y + step / 2 + 3;
  const QFont sum = fonts::card(20 * z, 700);
  drawWords(p.painter, {room.left() + 30 * z, middleBaseline(sum, middle)}, ledgerFigure(p.power(player), true),
            {sum, ink, TextAlign::Right});
  const QFont label = fonts::ui(13 * z, 500);
  const qreal left = room.left() + 62 * z;
  const qreal baseline = middleBaseline(label, middle);
  const bool adds = p.addsTeams(player);
  const QString what = adds              ? Sheet::tr("both teams together")
                       : p.battle.mental ? Sheet::tr("team mental power")
                                         : Sheet::tr("team power");
  const qreal width = drawWords(p.painter, {left, baseline}, what, {label, muted});
  const char* rule = adds                                ? "N-BLK-13"
                     : p.battle.mental                   ? "N-MENT-02"
                     : p.heads(p.team(player)).isEmpty() ? "N-SHOW-05"
                                                         : "N-SHOW-03";
  const QString id = QLatin1String(rule);
  const qreal at = left + width + 9 * z;
  const bool idFits = at + ruleIdWidth(id, z) <= room.right() - 4;
  if (idFits) {
    drawRuleId(p.painter, {at, baseline}, id, muted, z);
  }
  const qreal right = idFits ? at + ruleIdWidth(id, z) : left + width;
  p.note(QRectF(QPointF(left, middle - step / 2), QPointF(right, middle + step / 2)), QLatin1String(rule));
}

void drawNoBlock(const LanePaint& p, PlayerId player) {
  const SheetSizes& sizes = p.sizes();
  const qreal x = p.lane.rect.left() + sizes.laneSide + 16 * sizes.scale;
  const qreal y = p.lane.half[player].center().y();
  const qreal most = p.lane.rect.right() - 8 - x;
  const bool open = p.context.view.step > naruto::Step::block || p.battle.battle.resolved;
  const QString title = p.attacks(player)         ? Sheet::tr("The attacking team is gone")
                        : p.battle.battle.blocked ? Sheet::tr("The blocking team is gone")
                        : open                    ? Sheet::tr("No block")
                                                  : Sheet::tr("No block yet");
  drawWords(p.painter, {x, y - 2}, title, {fonts::ui(15 * sizes.text, 600), p.context.table.ink}, most);
  if (!p.battle.battle.blocked && !p.attacks(player)) {
    drawWords(p.painter, {x, y - 2 + 20 * sizes.text}, Sheet::tr("the attack gets through"),
              {fonts::ui(13 * sizes.text), p.context.table.muted}, most);
  }
}

struct Verdict {
  QString icon, brief, full;
  QColor colour;
  QString rule;
};

QString damageWords(int amount) {
  return amount == 1 ? Sheet::tr("1 damage") : amount == 2 ? Sheet::tr("2 damage") : Sheet::tr("%1 damage").arg(amount);
}

QString rewardWords(int n) {
  return n == 0   ? Sheet::tr("no reward")
         : n == 1 ? Sheet::tr("1 reward")
         : n == 2 ? Sheet::tr("2 rewards")
                  : Sheet::tr("%1 rewards").arg(n);
}

/// What the Ninja of a battle take: in short, and with who takes it.
struct DamageWords {
  QString brief, full;
};

/// As the rules have it where no text says otherwise: the heads of one side alike, and perhaps each back 1.
std::optional<DamageWords> usualDamage(const LanePaint& p, const BattleOutlook& end) {
  const bool won = end.result == Result::victory || end.result == Result::outstanding_victory;
  const QVector<naruto::CardId> heads = p.heads(won ? p.battle.blockers : p.battle.attackers);
  int ofHeads = 0, ofBacks = 0;
  qsizetype hit = 0;
  for (const auto& hurt : end.hurts) {
    const bool head = heads.contains(hurt.ninja);
    int& damage = head ? ofHeads : ofBacks;
    if (damage != 0 && damage != hurt.damage) return std::nullopt;
    damage = hurt.damage;
    hit += head;
  }
  if (hit != heads.size() || ofBacks > 1) return std::nullopt;
  DamageWords words;
  if (heads.isEmpty())
    words.brief = words.full = Sheet::tr("no head to damage");
  else if (heads.size() > 1)
    words = {damageWords(ofHeads),
             (ofHeads == 1 ? Sheet::tr("%1 and %2 take 1 damage") : Sheet::tr("%1 and %2 take 2 damage"))
                 .arg(p.name(heads[0]), p.name(heads[1]))};
  else
    words = {
        damageWords(ofHeads),
        (ofHeads == 1 ? Sheet::tr("%1 takes 1 damage") : Sheet::tr("%1 takes 2 damage")).arg(p.name(heads.first()))};
  if (ofHeads > 2) return std::nullopt;
  if (ofBacks == 1) words = {Sheet::tr("%1, backs 1").arg(words.brief), Sheet::tr("%1, backs 1").arg(words.full)};
  return words;
}

DamageWords damageOf(const LanePaint& p, const BattleOutlook& end) {
  if (end.asks) return {Sheet::tr("a text decides"), Sheet::tr("a text decides the damage")};
  if (end.hurts.empty()) return {Sheet::tr("no damage"), Sheet::tr("no damage")};
  if (end.result == Result::draw) {
    const bool usual = end.hurts.size() == p.battle.heads.size() &&
                       std::all_of(end.hurts.begin(), end.hurts.end(), [&](const auto& hurt) {
                         return hurt.damage == 1 && std::find(p.battle.heads.begin(), p.battle.heads.end(),
                                                              hurt.ninja) != p.battle.heads.end();
                       });
    if (usual) return {Sheet::tr("draw: 1 damage each"), Sheet::tr("draw: 1 damage each")};
  } else if (const auto usual = usualDamage(p, end)) {
    return *usual;
  }
  QStringList each;
  int most = 0;
  for (const auto& hurt : end.hurts) {
    each.append(QStringLiteral("%1 %2").arg(p.name(hurt.ninja)).arg(hurt.damage));
    most = std::max(most, hurt.damage);
  }
  return {damageWords(most), Sheet::tr("damage: %1").arg(each.join(QStringLiteral(", ")))};
}

/// Nothing when a side has vanished: what then happens is a matter of the edition (N-BLK-08, N-BLK-09).
std::optional<Verdict> verdictOf(const LanePaint& p) {
  const SeenBattle& battle = p.battle;
  const auto at = static_cast<std::size_t>(p.lane.battle);
  if (battle.attackers.empty() || (battle.battle.blocked && battle.blockers.empty())) return std::nullopt;
  if (at >= p.context.dressing.outlooks.size()) return std::nullopt;
  const BattleOutlook& end = p.context.dressing.outlooks[at];
  const QString rule = QString::fromUtf8(end.rule.data(), static_cast<qsizetype>(end.rule.size()));
  const QString rewards = rewardWords(end.rewards);
  if (!end.compared) return Verdict{QStringLiteral("reward"), rewards, rewards, p.context.theme.warn, rule};
  DamageWords words = damageOf(p, end);
  if (end.rewards > 0) words.full = QStringLiteral("%1, %2").arg(words.full, rewards);
  return Verdict{QStringLiteral("injured"), words.brief, words.full, p.context.theme.injured, rule};
}

void drawVerdict(const LanePaint& p) {
  const std::optional<Verdict> verdict = verdictOf(p);
  if (!verdict) {
    return;
  }
  const qreal z = p.sizes().text;
  const QFont font = fonts::ui(13 * z, 600);
  const QFontMetricsF metrics(font);
  const qreal left = p.lane.rect.left() + p.sizes().laneSide + 12 * p.sizes().scale;
  const qreal extra = 42 * z;
  const QString full = p.battle.battle.resolved ? verdict->full : Sheet::tr("as it stands: %1").arg(verdict->full);
  const qreal most = p.lane.rect.width() - p.sizes().laneSide - 24;
  const bool roomy = p.lane.half[PlayerId::north].height() - p.sizes().card > 36 * z;
  const qreal whomToo = metrics.horizontalAdvance(full) + extra;
  const bool besideCards = p.lane.rect.right() - whomToo - 20 > p.cardsRight();
  const bool wide = (roomy || besideCards) && whomToo <= most;
  const QString& words = wide ? full : verdict->brief;
  const QString& id = verdict->rule;
  const qreal plain = metrics.horizontalAdvance(words) + extra;
  const qreal whole = plain + ruleIdWidth(id, z) + 10 * z;
  const bool ruled = whole <= most && (roomy || p.lane.rect.right() - whole - 20 > p.cardsRight());
  const qreal width = std::min(most, ruled ? whole : plain);
  const qreal height = 26 * z;
  const qreal x = wide && roomy ? left : p.lane.rect.right() - width - 12;
  const QRectF pill(x, p.lane.rect.center().y() - height / 2, width, height);
  p.painter.setBrush(p.context.theme.surface);
  p.painter.setPen(QPen(verdict->colour, 1.5));
  p.painter.drawRoundedRect(pill, height / 2, height / 2);
  drawIcon(p.painter, verdict->icon, {pill.left() + 9 * z, pill.center().y() - 8 * z}, 16 * z, verdict->colour);
  const qreal baseline = middleBaseline(font, pill.center().y());
  drawWords(p.painter, {pill.left() + 29 * z, baseline}, words, {font, p.context.theme.text},
            std::min(plain, most) - 38 * z);
  if (ruled) {
    drawRuleId(p.painter, {pill.right() - 13 * z - ruleIdWidth(id, z), baseline}, id, p.context.theme.muted, z);
  }
  p.note(pill, verdict->rule);
}

LanePaint lanePaint(QPainter& painter, const SheetContext& context, const LanePlan& lane) {
  return {painter, context, lane, context.view.battles[static_cast<std::size_t>(lane.battle)]};
}

}  // namespace

void paintLane(QPainter& painter, const SheetContext& context, const LanePlan& lane) {
  const LanePaint p = lanePaint(painter, context, lane);
  drawPane(painter, context, lane.rect, context.table.band, 0.88, 10);
  drawSide(p);
  painter.setPen(QPen(context.table.edge, 1.2));
  const qreal middle = lane.rect.center().y();
  painter.drawLine(QPointF(lane.rect.left() + 1, middle), QPointF(lane.rect.right() - 1, middle));
  for (const PlayerId player : {PlayerId::north, PlayerId::south}) {
    drawSum(p, player);
    if (p.team(player).empty()) {
      drawNoBlock(p, player);
    } else if (p.stands(player)) {
      drawLedger(p, player, lane.ledger[player], context.table.ink, context.table.muted);
    }
  }
}

void paintLaneTop(QPainter& painter, const SheetContext& context, const LanePlan& lane) {
  const LanePaint p = lanePaint(painter, context, lane);
  for (const PlayerId player : {PlayerId::north, PlayerId::south}) {
    if (p.opens(player)) {
      drawPanel(painter, context, lane.ledger[player]);
      drawLedger(p, player, lane.ledger[player].adjusted(4, 2, -4, -2), context.theme.text, context.theme.muted);
    }
  }
  drawVerdict(p);
}

}  // namespace playsheet
