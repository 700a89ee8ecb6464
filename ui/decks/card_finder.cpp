// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/decks/card_finder.h"

#include <QStringList>
#include <algorithm>
#include <memory>

namespace playsheet {
namespace {

QString plainText(const QString& text) {
  QString out;
  for (const QChar c : text.normalized(QString::NormalizationForm_KD))
    if (c.category() != QChar::Mark_NonSpacing) out += c.toLower();
  return out;
}

QString searchedText(const naruto::Catalog& cards, const naruto::CardDefinition& card) {
  const auto word = [&](naruto::Word w) {
    const std::string_view text = cards.words().text(w);
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
  };
  QStringList parts{QString::fromStdString(card.code), word(card.name), QString::fromStdString(card.name_it)};
  for (const naruto::Word trait : card.characteristics) parts.append(word(trait));
  for (const naruto::Word attribute : card.attributes) parts.append(word(attribute));
  return plainText(parts.join(QLatin1Char(' ')));
}

bool allStand(const QString& text, const QStringList& words) {
  return std::all_of(words.begin(), words.end(), [&](const QString& word) { return text.contains(word); });
}

/// Each of them once.
QStringList wordsOf(const QString& line) {
  QStringList words = plainText(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
  words.removeDuplicates();
  return words;
}

}  // namespace

bool containsWords(const naruto::Catalog& cards, const naruto::CardDefinition& card, const QString& words) {
  return words.trimmed().isEmpty() || allStand(searchedText(cards, card), wordsOf(words));
}

std::function<std::vector<naruto::DefinitionId>(const QString& words)> plainFinder(const naruto::Catalog& cards) {
  struct Row {
    naruto::DefinitionId id;
    QString text;
  };
  auto rows = std::make_shared<std::vector<Row>>();
  rows->reserve(cards.size());
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (const auto id = static_cast<naruto::DefinitionId>(i); cards[id].form_of.empty())
      rows->push_back({id, searchedText(cards, cards[id])});
  const auto before = [&cards](const Row& a, const Row& b) {
    const auto& one = cards[a.id];
    const auto& two = cards[b.id];
    if (one.readiness != two.readiness) return one.readiness == naruto::Readiness::ready;
    const auto names = cards.words().text(one.name).compare(cards.words().text(two.name));
    return names != 0 ? names < 0 : a.id < b.id;
  };
  std::sort(rows->begin(), rows->end(), before);
  return [rows](const QString& line) {
    const QStringList words = wordsOf(line);
    std::vector<naruto::DefinitionId> found;
    for (const Row& row : *rows)
      if (allStand(row.text, words)) found.push_back(row.id);
    return found;
  };
}

}  // namespace playsheet
