// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/decks/fix_words.h"

#include <QCoreApplication>
#include <QStringList>

#include "engine/naruto/decks/deck_comparison.h"
#include "engine/naruto/decks/deck_fix.h"
#include "engine/naruto/decks/formats/deck_import.h"
#include "ui/decks/card_words.h"
#include "ui/speech/face_maker.h"

namespace playsheet {
namespace {

QString told(const char* text) { return QCoreApplication::translate("Decks", text); }

class FixWriter {
 public:
  FixWriter(const naruto::Catalog& cards, const QString& language) : cards_(cards), language_(language) {}

  QString copies(int count, const std::string& code, naruto::DeckPile pile) const {
    const auto id = cards_.find(code);
    const QString word = QString::fromStdString(code);
    QString text = QStringLiteral("%1 × %2").arg(count).arg(
        id ? QStringLiteral("%1 · %2").arg(cardNameOf(cards_, *id, language_), word) : word);
    if (pile != naruto::DeckPile::deck) text += QStringLiteral(" (%1)").arg(pileTitle(pile));
    return text;
  }

  /// What of the name stays: printings that count together.
  QStringList kept(const naruto::Deck& after, const naruto::DeckViolation& breach) const {
    QStringList out;
    if (breach.fix.kind != naruto::DeckFixKind::remove_copies) return out;
    for (const naruto::DeckPile pile : naruto::kDeckPiles)
      for (const naruto::DeckEntry& entry : naruto::entries_of(after, pile)) {
        const auto id = cards_.find(entry.code);
        if (entry.code == breach.card || (id && cards_.words().text(cards_[*id].name) == breach.name))
          out << copies(entry.count, entry.code, pile);
      }
    return out;
  }

 private:
  const naruto::Catalog& cards_;
  const QString& language_;
};

}  // namespace

QString fixWords(const naruto::Deck& deck, const naruto::DeckViolation& breach, const naruto::Catalog& cards,
                 const QString& language) {
  constexpr qsizetype kMostNamed = 4;
  naruto::Deck after = deck;
  if (!naruto::apply_fix(after, breach, cards)) return {};
  const FixWriter writer(cards, language);
  QStringList out;
  QStringList in;
  for (const naruto::DeckDifference& change : naruto::compare_decks(deck, after)) {
    const int by = change.after - change.before;
    (by < 0 ? out : in) << writer.copies(std::abs(by), change.code, change.pile);
  }
  const auto list = [](const char* head, QStringList cards_of) {
    const auto more = cards_of.size() - kMostNamed;
    if (more > 0) cards_of = cards_of.mid(0, kMostNamed) << QStringLiteral("+%1").arg(more);
    return cards_of.isEmpty() ? QString() : told(head).arg(cards_of.join(QStringLiteral(", ")));
  };
  QStringList sentences{list(QT_TRANSLATE_NOOP("Decks", "Out: %1."), out),
                        list(QT_TRANSLATE_NOOP("Decks", "In: %1."), in),
                        list(QT_TRANSLATE_NOOP("Decks", "Kept: %1."), writer.kept(after, breach))};
  sentences.removeAll(QString());
  return sentences.join(QLatin1Char(' '));
}

}  // namespace playsheet
