// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/card_text.h"

#include <fmt/format.h>

#include <memory>

#include "engine/naruto/describe/plan.h"
#include "ui/wording/card_words.h"
#include "ui/wording/english.h"
#include "ui/wording/italian.h"
#include "ui/wording/joining.h"
#include "ui/wording/portuguese.h"
#include "ui/wording/terms.h"

namespace playsheet::wording {

namespace {

std::unique_ptr<Realizer> realizer(const naruto::Words& words, bool is_ninja, Language language) {
  switch (language) {
    case Language::en:
      return std::make_unique<English>(words, is_ninja);
    case Language::it:
      return std::make_unique<Italian>(words, is_ninja);
    case Language::pt_BR:
      break;
  }
  return std::make_unique<Portuguese>(words, is_ninja);
}

}  // namespace

std::string card_text(const naruto::CardDefinition& card, const naruto::Words& words, Language language) {
  const bool is_ninja = card.type == naruto::CardType::ninja;
  return realizer(words, is_ninja, language)->text(naruto::describe::plan(card));
}

std::string card_text(const naruto::CardDefinition& card, const naruto::Catalog& cards, Language language,
                      CardNames names) {
  const auto words = realizer(cards.words(), card.type == naruto::CardType::ninja, language);
  words->know(cards, names);
  return words->text(naruto::describe::plan(card));
}

MarkedText marked_card_text(const naruto::CardDefinition& card, const naruto::Catalog& cards, Language language,
                            CardNames names) {
  const auto words = realizer(cards.words(), card.type == naruto::CardType::ninja, language);
  words->know(cards, names);
  MarkedText marked = words->marked_text(naruto::describe::plan(card));
  // The text of a card is one: where marks would keep a sentence from being joined, it stands without them.
  std::string plain = card_text(card, cards, language, names);
  if (marked.text != plain) return {std::move(plain), {}};
  return marked;
}

std::string filter_text(const naruto::Filter& filter, std::optional<int> n, bool up_to, const naruto::Words& words,
                        Language language) {
  naruto::describe::Phrase phrase;
  phrase.naming = n ? naruto::describe::Naming::counted : naruto::describe::Naming::any_number;
  phrase.filter = filter;
  phrase.n = {n.value_or(2), 0};
  phrase.up_to = up_to;
  return realizer(words, true, language)->describe(phrase);
}

std::string type_line(const naruto::CardDefinition& card, const naruto::Words& words, Language language) {
  std::string line = term(card.type, language);
  for (const naruto::Word w : card.characteristics) line += " · " + characteristic_name(words.text(w), language);
  return line;
}

std::string foot_label(const naruto::CardDefinition& card, Language language) {
  if (card.type != naruto::CardType::mission) return {};
  const naruto::MissionHeader& m = card.mission;
  std::vector<std::string> labels;
  if (m.counter) labels.push_back(term("kw.counter", language));
  const std::string permanent = term("kw.permanent", language);
  if (m.permanence == naruto::Permanence::unlimited) labels.push_back(permanent);
  const bool fixed = m.coins.kind == naruto::Amount::Kind::constant;
  if (m.permanence == naruto::Permanence::coins)
    labels.push_back(fmt::format("{} ({})", permanent, fixed ? std::to_string(m.coins.number) : "X"));
  if (labels.empty()) labels.push_back(term("mission.once", language));
  return enumerated(labels, ", ");
}

}  // namespace playsheet::wording
