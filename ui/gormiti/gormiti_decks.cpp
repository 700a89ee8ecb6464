// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gormiti/gormiti_decks.h"

#include <QCoreApplication>
#include <algorithm>

#include "engine/gormiti/decks/deck_check.h"
#include "engine/gormiti/decks/deck_list.h"
#include "engine/gormiti/match/match_setup.h"
#include "ui/speech/from_view.h"
#include "ui/speech/words.h"
#include "ui/wording/gormiti/refusal_text.h"
#include "ui/wording/gormiti/share_refusal_text.h"
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
  const wording::Language words = wordingLanguage(language);
  return QString::fromStdString(gormiti::write_deck_list(deck, cards,
                                                         words == wording::Language::it   ? &gormiti::Names::it
                                                         : words == wording::Language::en ? &gormiti::Names::en
                                                                                          : &gormiti::Names::pt));
}

QString gormitiShareFault(const gormiti::ShareRefusal& refusal, const gormiti::Catalog& cards) {
  return QString::fromStdString(gormiti_wording::share_refusal_text(refusal, cards, programWording()));
}

}  // namespace playsheet
