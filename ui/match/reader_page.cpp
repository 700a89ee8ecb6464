// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/reader_page.h"

#include <QtGlobal>

#include "ui/match/chain_panel.h"
#include "ui/match/face_maker.h"

namespace playsheet {
namespace {

using naruto::Until;

QString withSign(int value) { return value < 0 ? QString::number(value) : QStringLiteral("+%1").arg(value); }

QString figures(const naruto::Power& power) { return QStringLiteral("%1/%2").arg(power.combat).arg(power.support); }

class PageMaker {
 public:
  PageMaker(const MatchController& match, const naruto::SeenCard& card)
      : words_(match.words()), view_(match.view()), card_(card), language_(match.language()) {}

  std::vector<ReaderLine> lines() const {
    std::vector<ReaderLine> out;
    for (const auto& change : view_.changes)
      if (change.card == card_.id) out.push_back(changeLine(change));
    for (const auto& coins : card_.coins) out.push_back(coinLine(coins));
    if (card_.zone == naruto::Zone::village && words_.cards()[card_.definition].type == naruto::CardType::ninja)
      out.push_back(powerLine());
    return out;
  }

 private:
  QString say(const char* text) const { return words_.say(language_, text); }

  QString sourceName(const naruto::SeenChange& change) const {
    if (change.source == change.card) return say(QT_TRANSLATE_NOOP("Match", "own effect"));
    return words_.cardName(change.definition, language_);
  }

  QString duration(const naruto::SeenChange& change) const {
    if (!change.lasting) return {};
    switch (change.until) {
      case Until::battle_end:
        return say(QT_TRANSLATE_NOOP("Match", "this battle"));
      case Until::next_turn_end:
        return say(QT_TRANSLATE_NOOP("Match", "until the end of the next turn"));
      default:
        return say(QT_TRANSLATE_NOOP("Match", "this turn"));
    }
  }

  ReaderLine changeLine(const naruto::SeenChange& change) const {
    const bool down = !change.sets && (change.combat < 0 || change.support < 0);
    QString text = change.sets ? QStringLiteral("= %1/%2").arg(change.combat).arg(change.support)
                               : QStringLiteral("%1/%2").arg(withSign(change.combat), withSign(change.support));
    text += QLatin1Char(' ') + sourceName(change);
    if (const QString until = duration(change); !until.isEmpty()) text += QStringLiteral(", ") + until;
    return {QStringLiteral("jutsu"), text, down ? ReaderLine::Tone::Bad : ReaderLine::Tone::Good};
  }

  ReaderLine coinLine(const naruto::CoinStack& coins) const {
    const auto name = table::name_of(coins.kind);
    QString kind = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    if (coins.kind == naruto::CoinKind::growth) kind = say(QT_TRANSLATE_NOOP("Match", "growth coin"));
    if (coins.kind == naruto::CoinKind::permanent) kind = say(QT_TRANSLATE_NOOP("Match", "turns left"));
    return {QStringLiteral("coin"), QStringLiteral("%1 × %2").arg(coins.n).arg(kind), ReaderLine::Tone::Plain};
  }

  ReaderLine powerLine() const {
    QString text =
        say(QT_TRANSLATE_NOOP("Match", "Now %1, printed %2")).arg(figures(card_.power), figures(card_.printed));
    if (card_.injured) text += QStringLiteral(", ") + say(QT_TRANSLATE_NOOP("Match", "injured"));
    return {card_.injured ? QStringLiteral("injured") : QStringLiteral("healthy"), text,
            card_.injured ? ReaderLine::Tone::Bad : ReaderLine::Tone::Muted};
  }

  const Words& words_;
  const naruto::PlayerView& view_;
  const naruto::SeenCard& card_;
  QString language_;
};

QString nameOf(const MatchController& match, CardId card) {
  const auto* seen = findSeen(match.view(), card);
  return seen ? match.words().cardName(seen->definition, match.language()) : QString();
}

}  // namespace

ReaderPage makeReaderPage(const MatchController& match, int card) {
  ReaderPage page;
  if (card < 0) return page;
  page.empty = false;
  const auto* seen = match.seen(card);
  if (!seen) {
    page.hidden = true;
    return page;
  }
  page.face = makeFace(match.words().cards(), seen->definition, match.language());
  page.state.injured = seen->injured;
  page.more = page.face.text;
  page.lines = PageMaker(match, *seen).lines();
  if (page.face.textPending)
    page.lines.push_back({QStringLiteral("warning"),
                          match.words().say(match.language(), QT_TRANSLATE_NOOP("Match", "Text not playable yet")),
                          ReaderLine::Tone::Muted});
  return page;
}

std::vector<ChainRow> makeChainRows(const MatchController& match) {
  std::vector<ChainRow> rows;
  const QString language = match.language();
  for (const auto& link : match.view().chain) {
    const auto& context = link.link.context;
    ChainRow row;
    row.card = link.card.id;
    row.player = context.controller;
    row.face = makeFace(match.words().cards(), context.definition, language);
    if (link.link.kind == naruto::LinkKind::jutsu && context.user)
      row.user = nameOf(match, context.user.card);
    else if (link.link.kind == naruto::LinkKind::effect)
      row.user = match.words().say(language, QT_TRANSLATE_NOOP("Match", "effect"));
    if (row.user.isEmpty()) row.user = match.words().playerName(context.controller);
    QStringList targets;
    for (const auto& target : context.targets)
      if (target)
        if (const QString name = nameOf(match, target.card); !name.isEmpty()) targets.append(name);
    row.target = targets.join(QStringLiteral(", "));
    rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace playsheet
