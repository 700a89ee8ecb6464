// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/agreed_list_field.h"

#include <fmt/format.h>

#include <set>

#include "engine/naruto/decks/formats/card_index.h"
#include "engine/naruto/decks/formats/deck_import.h"
#include "engine/naruto/editions/agreed_list.h"

namespace playsheet {
namespace {

constexpr int kMostLettersOfAList = 4000;

/// "N-001:1+J-032:2", or what is wrong with the text.
struct WrittenList {
  std::string text;
  QString fault;
};

QString notClear(const std::string& written) {
  return AgreedListField::tr("Unclear: %1").arg(QString::fromStdString(written));
}

/// A name that several cards have means all of them, reprints too, which a question about a deck leaves out.
void addNamed(std::vector<naruto::DeckEntry>& cards, const naruto::DeckQuestion& question,
              const naruto::Catalog& catalog) {
  const std::set<std::string> named(question.candidates.begin(), question.candidates.end());
  for (const naruto::CardDefinition& card : catalog)
    if (named.contains(card.code) || named.contains(card.reprint_of))
      naruto::add_copies(cards, card.code, question.count);
}

WrittenList readList(const QString& written, const naruto::CardIndex& index) {
  QString lines = written;
  lines.replace(QLatin1Char(','), QLatin1Char('\n')).replace(QLatin1Char(';'), QLatin1Char('\n'));
  if (lines.trimmed().isEmpty()) return {std::string(naruto::kNoAgreedList), {}};
  const auto import = naruto::import_deck(lines.toStdString(), "list", index);
  if (import.refusal || !import.messages.empty() || !import.deck.sideboard.empty() ||
      !import.deck.reinforcement.empty())
    return {{}, notClear(written.toStdString())};
  std::vector<naruto::DeckEntry> cards = import.deck.cards;
  for (const naruto::DeckQuestion& question : import.questions) {
    if (question.doubt != naruto::DeckDoubt::several_cards) return {{}, notClear(question.written)};
    addNamed(cards, question, index.catalog());
  }
  WrittenList out;
  for (const naruto::DeckEntry& card : cards) {
    if (card.count > naruto::kMostOfLimited)
      return {{}, AgreedListField::tr("%1: a limited card has 1 or 2 copies").arg(QString::fromStdString(card.code))};
    out.text += fmt::format("{}{}:{}", out.text.empty() ? "" : "+", card.code, card.count);
  }
  return out;
}

}  // namespace

AgreedListField::AgreedListField(const naruto::Catalog& cards, QWidget* parent)
    : LineField(kMostLettersOfAList, parent), cards_(cards) {
  setPlaceholderText(tr("For example: 1 N-001, 2 J-032"));
  connect(this, &LineField::textChanged, this, &AgreedListField::read);
}

AgreedListField::~AgreedListField() = default;

void AgreedListField::setList(std::size_t number) {
  QStringList parts;
  for (const naruto::LimitedCard& card : naruto::agreed_list(number))
    parts.append(QString::fromStdString(fmt::format("{} {}", card.most, card.code)));
  setText(parts.join(QStringLiteral(", ")));
}

void AgreedListField::read() {
  if (!index_) index_ = std::make_unique<naruto::CardIndex>(cards_);
  WrittenList written = readList(text(), *index_);
  list_ = written.fault.isEmpty() ? naruto::find_agreed_list(written.text) : std::nullopt;
  if (!list_ && written.fault.isEmpty()) written.fault = notClear(text().toStdString());
  tell(written.fault);
  emit listChanged();
}

}  // namespace playsheet
