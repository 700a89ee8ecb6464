// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/naruto_details.h"

#include "ui/collection/card_details.h"
#include "ui/collection/card_html.h"
#include "ui/collection/card_rules.h"
#include "ui/rules/rule_store.h"
#include "ui/speech/words.h"
#include "ui/wording/card_details.h"
#include "ui/wording/card_text.h"
#include "ui/wording/card_words.h"
#include "ui/wording/terms.h"
#include "ui/wording/typeset.h"

namespace playsheet {
namespace {

/// What is told of one card, block by block.
class NarutoDetails {
 public:
  NarutoDetails(const naruto::Catalog& cards, const std::vector<naruto::Deck>& decks, naruto::DefinitionId card,
                const QString& language)
      : cards_(cards), decks_(decks), card_(card), language_(wordingLanguage(language)) {}

  QString html() const { return textBlock() + factRows() + deckBlock() + printingBlock() + ruleBlock(); }

 private:
  QString factRows() const;
  QString textBlock() const;
  QString ruleBlock() const;
  QString printingBlock() const;
  QString deckBlock() const;

  const naruto::Catalog& cards_;
  const std::vector<naruto::Deck>& decks_;
  naruto::DefinitionId card_;
  wording::Language language_;
};

QString NarutoDetails::textBlock() const {
  const auto& card = cards_[card_];
  QString html =
      QStringLiteral("<p class=m>%1</p>").arg(plainHtml(wording::type_line(card, cards_.words(), language_)));
  if (card.readiness == naruto::Readiness::ready) {
    const std::string text = wording::card_text(card, cards_, language_);
    if (!text.empty()) html += QStringLiteral("<p>%1</p>").arg(plainLines(text));
  } else {
    html += QStringLiteral("<p>%1</p><p class=m>%2</p>")
                .arg(plainLines(wording::typeset(card.summary)),
                     CardDetails::tr("This effect is not automated yet.").toHtmlEscaped());
  }
  for (const std::string& reminder : wording::keyword_texts(card, cards_.words(), language_))
    html += QStringLiteral("<p class=m>%1</p>").arg(plainHtml(reminder));
  return html;
}

QString NarutoDetails::factRows() const {
  const auto& card = cards_[card_];
  QString rows;
  const auto row = [&](const QString& title, const QString& value) { rows += factRow(title, value); };
  row(CardDetails::tr("Code"), plainHtml(card.code + (card.code_it.empty() ? std::string() : " · " + card.code_it)));
  row(CardDetails::tr("Name"), plainHtml(wording::typeset(cards_.words().text(card.name))));
  row(CardDetails::tr("Italian name"), plainHtml(wording::typeset(card.name_it)));
  QString symbols;
  for (const naruto::Symbol symbol : card.symbol_order)
    symbols += (symbols.isEmpty() ? QString() : QStringLiteral(", ")) + plainHtml(wording::term(symbol, language_));
  row(CardDetails::tr("Symbols"), symbols);
  QString attributes;
  for (const naruto::Word word : card.attributes)
    attributes += (attributes.isEmpty() ? QString() : QStringLiteral(", ")) +
                  plainHtml(wording::attribute_name(cards_.words().text(word), language_));
  row(CardDetails::tr("Attributes"), attributes);
  row(CardDetails::tr("Set"), plainHtml(card.set));
  row(CardDetails::tr("Rarity"), plainHtml(card.rarity));
  for (const std::string& line : wording::detail_lines(card, cards_, language_))
    rows += QStringLiteral("<tr><td class=m></td><td>%1</td></tr>").arg(plainHtml(line));
  return QStringLiteral("<table>%1</table>").arg(rows);
}

QString NarutoDetails::deckBlock() const {
  QString html;
  for (const naruto::Deck& deck : decks_) {
    int count = 0;
    for (const auto* list : {&deck.cards, &deck.sideboard, &deck.reinforcement})
      for (const naruto::DeckEntry& entry : *list)
        if (entry.code == cards_[card_].code) count += entry.count;
    if (count > 0)
      html += QStringLiteral("%1 ×%2<br>")
                  .arg(plainHtml(deck.name.in(programLanguage().toStdString())), QString::number(count));
  }
  if (html.isEmpty()) html = CardDetails::tr("none").toHtmlEscaped();
  return QStringLiteral("<h4>%1</h4><p>%2</p>").arg(CardDetails::tr("In decks").toHtmlEscaped(), html);
}

QString NarutoDetails::printingBlock() const {
  const auto printings = printingsOf(cards_, card_);
  if (printings.size() < 2) return {};
  QString html;
  for (const auto id : printings) {
    const QString words = plainHtml(cards_[id].code + " · " + cards_[id].set);
    html += id == card_ ? words + QStringLiteral("<br>")
                        : QStringLiteral("<a href=\"card:%1\">%2</a><br>").arg(id).arg(words);
  }
  return QStringLiteral("<h4>%1</h4><p>%2</p>").arg(CardDetails::tr("All printings").toHtmlEscaped(), html);
}

QString NarutoDetails::ruleBlock() const {
  const wording::RuleTexts& texts = shippedRules();
  QString html;
  for (const std::string_view id : rulesOfCard(cards_[card_])) {
    if (!texts.contains(id)) continue;
    const auto* ruling = texts.ruling(id);
    QString words = ruling ? plainHtml(wording::pick(ruling->title, language_))
                           : plainHtml(texts.text(id, language_, texts.book().editions.front().id).substr(0, 400));
    if (const qsizetype stop = words.indexOf(QStringLiteral(". ")); stop > 0) words.truncate(stop + 1);
    html += QStringLiteral("<p><a href=\"rule:%1\">%1</a> %2</p>").arg(plainHtml(id), words);
  }
  if (html.isEmpty()) return {};
  return QStringLiteral("<h4>%1</h4>%2").arg(CardDetails::tr("Rules and house rules").toHtmlEscaped(), html);
}

}  // namespace

QString narutoDetails(const naruto::Catalog& cards, const std::vector<naruto::Deck>& decks, naruto::DefinitionId card,
                      const QString& language) {
  return NarutoDetails(cards, decks, card, language).html();
}

}  // namespace playsheet
