// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>
#include <algorithm>

#include "ui/naruto/reader_page.h"
#include "ui/wording/coins.h"

namespace playsheet {
namespace {

using Tone = ReaderLine::Tone;

QString pairOf(const naruto::Power& power) { return QStringLiteral("%1/%2").arg(power.combat).arg(power.support); }

/// The lines of a growth or a platoon that is not played yet: the figures, what stays of the base, what goes.
class PreviewMaker {
 public:
  PreviewMaker(const NarutoDesk& match, const naruto::EntryPreview& preview)
      : match_(match), preview_(preview), language_(match.language()) {}

  std::vector<ReaderLine> lines() {
    figures();
    QStringList kept, lost, added;
    const bool injured = preview_.before.injured && preview_.after.injured;
    if (injured) kept << say(QT_TRANSLATE_NOOP("Match", "injury"));
    for (const auto& coins : preview_.before.coins) (keeps(coins) ? kept : lost) << coinText(coins);
    for (const auto& coins : preview_.after.coins)
      if (!stackOf(preview_.before, coins.kind)) added << coinText(coins);
    for (const CardId card : preview_.kept) kept << nameOf(card);
    for (const CardId card : preview_.lost) lost << nameOf(card);
    list("check", QT_TRANSLATE_NOOP("Match", "Kept: %1"), kept, injured ? Tone::Plain : Tone::Good);
    list("plus", QT_TRANSLATE_NOOP("Match", "New: %1"), added, Tone::Good);
    list("close", QT_TRANSLATE_NOOP("Match", "Lost: %1"), lost, Tone::Bad);
    return std::move(lines_);
  }

 private:
  QString say(const char* text) const { return match_.words().say(language_, text); }
  QString name(naruto::DefinitionId definition) const { return match_.words().cardName(definition, language_); }
  QString nameOf(CardId card) const {
    const auto* seen = match_.seen(card);
    return seen ? name(seen->definition) : QString();
  }

  void figures() {
    const bool before = preview_.before.injured;
    const bool after = preview_.after.injured;
    QString text =
        say(QT_TRANSLATE_NOOP("Match", "%1: %2 becomes %3"))
            .arg(name(preview_.before.definition), pairOf(preview_.before.power), pairOf(preview_.after.power));
    if (before && !after) text = say(QT_TRANSLATE_NOOP("Match", "%1, healthy again")).arg(text);
    if (!before && after) text = say(QT_TRANSLATE_NOOP("Match", "%1, enters injured")).arg(text);
    const bool gains = preview_.after.power.combat >= preview_.before.power.combat;
    lines_.push_back({QStringLiteral("growth"), text, gains ? Tone::Good : Tone::Bad});
  }

  void list(const char* icon, const char* text, const QStringList& what, Tone tone) {
    if (what.isEmpty()) return;
    lines_.push_back({QString::fromLatin1(icon), say(text).arg(what.join(QStringLiteral(", "))), tone});
  }

  static const naruto::CoinStack* stackOf(const naruto::SeenCard& card, naruto::CoinKind kind) {
    const auto found = std::find_if(card.coins.begin(), card.coins.end(),
                                    [kind](const auto& coins) { return coins.kind == kind && coins.n > 0; });
    return found != card.coins.end() ? &*found : nullptr;
  }
  bool keeps(const naruto::CoinStack& coins) const {
    const auto* after = stackOf(preview_.after, coins.kind);
    return after && after->n >= coins.n;
  }

  QString coinText(const naruto::CoinStack& coins) const {
    return QStringLiteral("%1 × %2").arg(coins.n).arg(
        QString::fromStdString(wording::coin_forms(coins.kind, wordingLanguage(language_), false)));
  }

  const NarutoDesk& match_;
  const naruto::EntryPreview& preview_;
  QString language_;
  std::vector<ReaderLine> lines_;
};

}  // namespace

ReaderPage makePreviewPage(const NarutoDesk& match, int card, int base) {
  ReaderPage page = makeReaderPage(match, card);
  const auto preview = match.previewEntry(card, base);
  if (!preview || page.empty || page.hidden) return page;
  page.state.injured = preview->after.injured;
  page.lines = PreviewMaker(match, *preview).lines();
  QStringList all;
  for (const ReaderLine& line : page.lines) all << line.text;
  page.more = all.join(QLatin1Char('\n')) + QLatin1Char('\n') + page.more;  // whatever is cut there
  return page;
}

}  // namespace playsheet
