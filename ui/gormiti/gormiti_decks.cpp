// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gormiti/gormiti_decks.h"

#include <QCoreApplication>
#include <algorithm>

#include "engine/gormiti/decks/deck_check.h"
#include "engine/gormiti/match/match_setup.h"
#include "engine/table/plain_letters.h"
#include "ui/speech/from_view.h"
#include "ui/speech/words.h"
#include "ui/wording/gormiti/refusal_text.h"
#include "ui/wording/gormiti/words.h"

namespace playsheet {
namespace {

/// Those that stand in the deck more than once, as they are called.
QString namesOfCopies(const gormiti::DeckFile& deck, const gormiti::Catalog& cards, const gormiti::Options& options) {
  QStringList names;
  for (std::size_t i = 0; i < deck.cards.size(); ++i)
    for (std::size_t k = 0; k < i; ++k) {
      const auto a = cards.find(deck.cards[i]), b = cards.find(deck.cards[k]);
      if (!a || !b || !(a == b || (options.variants_count_as_copies && cards[*a].card == cards[*b].card))) continue;
      const QString name = QString::fromStdString(gormiti_wording::in_language(cards[*a].name, programWording()));
      if (!names.contains(name)) names << name;
    }
  return names.join(QStringLiteral(", "));
}

}  // namespace

QString gormitiDeckFault(const gormiti::DeckFile& deck, const gormiti::Catalog& cards,
                         const gormiti::Options& options) {
  const gormiti::Refusal refusal =
      gormiti::check_deck(cards, options, deck.mode, gormiti::definitions_of(deck.cards, cards));
  if (!refusal) return {};
  QString sentence = QString::fromStdString(gormiti_wording::refusal_text(refusal, {}, options, programWording()));
  if (refusal.code == gormiti::RefusalCode::duplicate) {
    sentence += QStringLiteral(" %1.").arg(namesOfCopies(deck, cards, options));
  } else if (refusal.code == gormiti::RefusalCode::deck_size) {
    const auto others = std::count_if(deck.cards.begin(), deck.cards.end(), [&](const std::string& code) {
      const auto id = cards.find(code);
      return id && cards[*id].type != gormiti::CardType::fighter;
    });
    sentence += ' ' + QCoreApplication::translate("GormitiDeck", "Cards now: %1.").arg(deck.cards.size());
    if (deck.mode == gormiti::Mode::quick && others > 0)
      sentence += ' ' + QCoreApplication::translate("GormitiDeck", "Cards that are not Fighters: %1.").arg(others);
  }
  return QStringLiteral("%1 (%2)").arg(sentence, fromView(refusal.rule));
}

QString gormitiDeckList(const gormiti::DeckFile& deck, const gormiti::Catalog& cards, const QString& language) {
  QString text;
  for (const std::string& code : deck.cards)
    if (const auto id = cards.find(code))
      text +=
          QStringLiteral("%1  %2\n")
              .arg(QString::fromStdString(code),
                   QString::fromStdString(gormiti_wording::in_language(cards[*id].name, wordingLanguage(language))));
  return text;
}

GormitiList readGormitiList(const QString& text, const gormiti::Catalog& cards) {
  const auto plain = [](const QString& words) {
    return QString::fromStdString(table::plain_letters(words.simplified().toStdString()));
  };
  const auto called = [&](const QString& line) -> std::optional<std::string> {
    for (std::size_t i = 0; i < cards.size(); ++i) {
      const gormiti::CardDefinition& card = cards[static_cast<gormiti::DefinitionId>(i)];
      if (card.token) continue;
      if (plain(QString::fromStdString(card.code)) == line) return card.code;
      for (const std::string* name : {&card.name.en, &card.name.it, &card.name.pt})
        if (plain(QString::fromStdString(*name)) == line) return card.code;
    }
    return std::nullopt;
  };
  GormitiList out;
  for (const QString& each : text.split(QLatin1Char('\n'))) {
    const QString line = plain(each);
    if (line.isEmpty() || line.startsWith(QLatin1Char('#'))) continue;
    auto code = called(line);
    const QString first = line.section(QLatin1Char(' '), 0, 0), rest = line.section(QLatin1Char(' '), 1);
    if (!code && (first == QStringLiteral("1") || first == QStringLiteral("1x"))) code = called(rest);
    if (!code && called(first) && called(rest) == called(first)) code = called(first);  // "FI-01  River Ferrywoman"
    if (code)
      out.cards.push_back(*code);
    else
      out.unknown << each.simplified();
  }
  return out;
}

}  // namespace playsheet
