// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/reader_page.h"

#include <QtGlobal>
#include <algorithm>

#include "engine/naruto/actions/inquiry.h"
#include "engine/naruto/rules/strategic.h"
#include "ui/speech/seen_card.h"
#include "ui/table/chain_panel.h"
#include "ui/wording/card_details.h"
#include "ui/wording/card_text.h"
#include "ui/wording/coins.h"

namespace playsheet {
namespace {

using naruto::Until;

QString withSign(int value) { return value < 0 ? QString::number(value) : QStringLiteral("+%1").arg(value); }

QString figures(const naruto::Power& power) { return QStringLiteral("%1/%2").arg(power.combat).arg(power.support); }

class PageMaker {
 public:
  PageMaker(const ReadTable& table, const naruto::SeenCard& card)
      : table_(table), words_(table.words), view_(table.view), card_(card), language_(table.language) {}

  std::vector<ReaderLine> lines() const {
    std::vector<ReaderLine> out;
    addFacts(out);
    for (const auto& change : view_.changes)
      if (change.card == card_.id) out.push_back(changeLine(change));
    for (const naruto::DefinitionId whose : card_.texts) out.push_back(textLine(whose));
    for (const auto& coins : card_.coins) out.push_back(coinLine(coins));
    addTeam(out);
    if (card_.zone == naruto::Zone::village && card_.is_ninja) out.push_back(powerLine());
    return out;
  }

 private:
  QString say(const char* text) const { return words_.say(language_, text); }

  const naruto::CardDefinition& definition() const { return words_.cards()[card_.definition]; }

  /// What stands nowhere on the face: strategic value, whose form it is, whose card it is.
  void addFacts(std::vector<ReaderLine>& out) const {
    const bool strategic = table_.rules.edition->strategic_missions;
    if (strategic && definition().type == naruto::CardType::mission) out.push_back(strategicLine());
    auto facts = words_.details(card_.definition, language_);
    if (definition().strategic_value && !facts.empty())
      facts.erase(facts.begin());  // told above, or of no meaning here
    for (const auto& fact : facts)
      out.push_back({QStringLiteral("reader"), QString::fromStdString(fact), ReaderLine::Tone::Muted});
    if (card_.zone == naruto::Zone::village && card_.owner != card_.controller)
      out.push_back({QStringLiteral("deck"),
                     say(QT_TRANSLATE_NOOP("Match", "Belongs to %1")).arg(words_.playerName(card_.owner)),
                     ReaderLine::Tone::Bad});
    if (card_.left_out)
      out.push_back(
          {QStringLiteral("pass"), say(QT_TRANSLATE_NOOP("Match", "Left out of the teams")), ReaderLine::Tone::Bad});
  }

  /// In the place of entrance cost and marker (N-MISS-04); both figures are the engine's.
  ReaderLine strategicLine() const {
    const naruto::Position position(table_.state, table_.rules);
    const int value = naruto::strategic_value(definition());
    const int power = naruto::strategic_power(position, card_.controller);
    const QString text = say(QT_TRANSLATE_NOOP("Match", "Strategic value %1, strategic power %2"));
    return {QStringLiteral("mission"), text.arg(value).arg(power),
            value <= power ? ReaderLine::Tone::Good : ReaderLine::Tone::Bad};
  }

  QString sourceName(const naruto::SeenChange& change) const {
    if (change.source == change.card) return say(QT_TRANSLATE_NOOP("Match", "its own effect"));
    return words_.cardName(change.definition, language_);
  }

  QString duration(const naruto::SeenChange& change) const {
    if (!change.lasting) return {};
    switch (change.until) {
      case Until::battle_end:
        return say(QT_TRANSLATE_NOOP("Match", "this battle"));
      case Until::next_turn_end:
      case Until::following_turn_end:
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

  /// The text of another card, which it has besides its own for now.
  ReaderLine textLine(naruto::DefinitionId whose) const {
    const std::string text = wording::card_text(words_.cards()[whose], words_.cards(), wordingLanguage(language_));
    return {QStringLiteral("jutsu"),
            QStringLiteral("+ %1: %2").arg(words_.cardName(whose, language_), QString::fromStdString(text)),
            ReaderLine::Tone::Good};
  }

  ReaderLine coinLine(const naruto::CoinStack& coins) const {
    QString kind = QString::fromStdString(wording::coin_forms(coins.kind, wordingLanguage(language_), false));
    if (coins.kind == naruto::CoinKind::permanent) kind = say(QT_TRANSLATE_NOOP("Match", "turns left"));
    return {QStringLiteral("coin"), QStringLiteral("%1 × %2").arg(coins.n).arg(kind), ReaderLine::Tone::Plain};
  }

  /// The team that waits at home, its power and what each Ninja gives to it.
  void addTeam(std::vector<ReaderLine>& out) const {
    for (const naruto::SeenTeam& team : table_.teams) {
      if (std::find(team.members.begin(), team.members.end(), card_.id) == team.members.end()) continue;
      QStringList shares;
      for (const CardId member : team.members)
        if (const auto* seen = findSeen(view_, member))
          shares << QStringLiteral("%1 %2").arg(words_.cardName(seen->definition, language_)).arg(share(team, member));
      out.push_back(
          {QStringLiteral("team"),
           say(QT_TRANSLATE_NOOP("Match", "Team power %1: %2")).arg(team.power).arg(shares.join(QStringLiteral(", "))),
           ReaderLine::Tone::Plain});
    }
  }

  static int share(const naruto::SeenTeam& team, CardId member) {
    int sum = 0;
    for (const naruto::LedgerLine& line : team.ledger) {
      if (line.ninja != member) continue;
      sum = line.kind == naruto::LedgerLine::Kind::set ? line.value : sum + line.value;
    }
    return sum;
  }

  ReaderLine powerLine() const {
    QString text =
        say(QT_TRANSLATE_NOOP("Match", "Now %1, printed %2")).arg(figures(card_.power), figures(card_.printed));
    if (card_.injured) text += QStringLiteral(", ") + say(QT_TRANSLATE_NOOP("Match", "injured"));
    return {card_.injured ? QStringLiteral("injured") : QStringLiteral("healthy"), text,
            card_.injured ? ReaderLine::Tone::Bad : ReaderLine::Tone::Muted};
  }

  const ReadTable& table_;
  const Words& words_;
  const naruto::PlayerView& view_;
  const naruto::SeenCard& card_;
  QString language_;
};

QString nameOf(const ReadTable& table, CardId card) {
  const auto* seen = findSeen(table.view, card);
  return seen ? table.words.cardName(seen->definition, table.language) : QString();
}

/// The keyword of an ability that one stands for, else just that it is an effect.
QString effectName(const ReadTable& table, const naruto::Context& context) {
  const QString keyword = table.words.keywordOf(context.definition, context.ability, table.language);
  return keyword.isEmpty() ? table.words.say(table.language, QT_TRANSLATE_NOOP("Match", "effect")) : keyword;
}

/// What the phrases of the card's text mean now, as far as the screen may show it.
class PhraseMaker {
 public:
  PhraseMaker(const ReadTable& table, int card)
      : table_(table), inquiry_(table.state, table.rules, table.view, static_cast<CardId>(card)) {}

  std::vector<ReaderPhrase> phrases(const wording::MarkedText& marked) const {
    std::vector<ReaderPhrase> out;
    for (const auto& span : marked.spans) {
      ReaderPhrase phrase;
      if (!explain(span.meaning, phrase)) continue;
      phrase.begin = letters(marked.text, span.begin);
      phrase.length = letters(marked.text, span.begin + span.length) - phrase.begin;
      const bool again = !out.empty() && out.back().begin == phrase.begin && out.back().length == phrase.length;
      if (!again) out.push_back(std::move(phrase));
    }
    return out;
  }

 private:
  static int letters(const std::string& text, std::size_t bytes) {
    return static_cast<int>(QString::fromUtf8(text.data(), static_cast<qsizetype>(bytes)).size());
  }

  static QSet<int> setOf(const std::optional<std::vector<CardId>>& cards) {
    return cards ? QSet<int>(cards->begin(), cards->end()) : QSet<int>();
  }

  QString say(const char* text) const { return table_.words.say(table_.language, text); }

  bool explain(const naruto::describe::Meaning& meaning, ReaderPhrase& phrase) const {
    if (const auto* amount = std::get_if<naruto::Amount>(&meaning)) {
      const auto number = inquiry_.number(*amount);
      if (!number) return false;
      phrase.note = say(QT_TRANSLATE_NOOP("Match", "Now: %1")).arg(*number);
      if (!amount->filter.empty()) phrase.cards = setOf(inquiry_.cards(amount->filter.front()));
      return true;
    }
    const auto cards = inquiry_.cards(meaning);
    if (!cards) return false;
    phrase.cards = setOf(cards);
    const auto count = static_cast<int>(cards->size());
    if (std::holds_alternative<naruto::Ref>(meaning))
      phrase.note = say(QT_TRANSLATE_NOOP("Match", "Now: %1")).arg(nameOf(table_, cards->front()));
    else if (count == 0)
      phrase.note = say(QT_TRANSLATE_NOOP("Match", "No card fits now"));
    else
      phrase.note = table_.words.say(table_.language, QT_TRANSLATE_N_NOOP("Match", "%n card(s) fit now"), count);
    return true;
  }

  const ReadTable& table_;
  naruto::Inquiry inquiry_;
};

}  // namespace

ReadTable readTable(const NarutoDesk& match) {
  return {match.match().state(), match.match().rules(),    match.view(), match.words(), match.language(),
          match.teams(),         match.reading().reminders};
}

ReaderPage makeReaderPage(const ReadTable& table, int card) {
  ReaderPage page;
  page.explain = table.explain;
  page.explainText = table.words.say(table.language, QT_TRANSLATE_NOOP("Match", "Explain keywords"));
  if (card < 0) return page;
  page.empty = false;
  const auto* seen = findSeen(table.view, static_cast<CardId>(card));
  if (!seen) {
    page.hidden = true;
    return page;
  }
  page.face = table.words.face(seen->definition, table.language);
  page.state.injured = seen->injured;
  page.more = page.face.text;
  const auto& cards = table.words.cards();
  for (const auto& keyword :
       wording::keyword_texts(cards[seen->definition], cards.words(), wordingLanguage(table.language)))
    page.reminders.push_back(QString::fromStdString(keyword));
  for (const QString& reminder : page.reminders) page.more += QLatin1Char('\n') + reminder;
  if (const auto marked = table.words.markedText(seen->definition, table.language);
      QString::fromStdString(marked.text) == page.face.text)
    page.phrases = PhraseMaker(table, card).phrases(marked);
  page.lines = PageMaker(table, *seen).lines();
  if (page.face.textPending)
    page.lines.push_back({QStringLiteral("warning"),
                          table.words.say(table.language, QT_TRANSLATE_NOOP("Match", "Effect not automated yet")),
                          ReaderLine::Tone::Muted});
  return page;
}

std::vector<ChainRow> makeChainRows(const ReadTable& table) {
  std::vector<ChainRow> rows;
  const QString language = table.language;
  for (const auto& link : table.view.chain) {
    const auto& context = link.link.context;
    ChainRow row;
    row.card = link.card.id;
    row.player = context.controller;
    row.face = table.words.face(context.definition, language);
    if (link.link.kind == naruto::LinkKind::jutsu && context.user)
      row.user = nameOf(table, context.user.card);
    else if (!naruto::is_card_link(link.link))
      row.user = effectName(table, context);
    if (row.user.isEmpty()) row.user = table.words.playerName(context.controller);
    QStringList targets;
    for (const naruto::CardId target : link.targets)
      if (const QString name = nameOf(table, target); !name.isEmpty()) targets.append(name);
    row.target = targets.join(QStringLiteral(", "));
    rows.push_back(std::move(row));
  }
  return rows;
}

QString spokenCard(const ReaderPage& page, const Words& words, const QString& language) {
  if (page.empty || page.hidden) return {};
  const CardFace& face = page.face;
  QStringList parts{face.name, face.typeLine};
  if (!face.entranceCost.isEmpty()) parts << QStringLiteral("%1 %2").arg(face.costLabel, face.entranceCost);
  if (!face.jutsuCost.isEmpty()) parts << QStringLiteral("%1 %2").arg(face.costLabel, face.jutsuCost);
  if (face.handCost > 0) parts << face.handCostLabel;
  if (const bool hurt = page.state.injured; face.type == CardFace::Type::Ninja) {
    const auto now = [](const QString& shown, const QString& printed) { return shown.isEmpty() ? printed : shown; };
    parts << words.say(language, QT_TRANSLATE_NOOP("Match", "Combat %1, support %2"))
                 .arg(now(page.state.combatNow, hurt ? face.combatInjured : face.combatHealthy),
                      now(page.state.supportNow, hurt ? face.supportInjured : face.supportHealthy));
  }
  parts << face.text.split(QLatin1Char('\n')) << page.more.split(QLatin1Char('\n'));
  for (const ReaderLine& line : page.lines) parts << line.text;
  if (page.explain)
    for (const QString& reminder : page.reminders) parts << reminder;
  parts.removeAll(QString());
  parts.removeDuplicates();  // what has no room on the card stands in its text as well
  for (QString& part : parts)
    if (!part.endsWith(QLatin1Char('.'))) part += QLatin1Char('.');
  return parts.join(QLatin1Char(' '));
}

}  // namespace playsheet
