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

namespace {

/// The text of one card: said in one language, laid out with a look at all of them.
class PlannedText {
 public:
  PlannedText(const naruto::CardDefinition& card, const naruto::Words& words, const naruto::Catalog* catalog,
              CardNames names)
      : make_([&words, catalog, names, is_ninja = card.type == naruto::CardType::ninja](Language language) {
          auto made = realizer(words, is_ninja, language);
          if (catalog != nullptr) made->know(*catalog, names);
          return made;
        }),
        plan_(naruto::describe::plan(card)),
        layout_(Realizer::layout(make_, plan_)) {}

  std::string in(Language language) const { return make_(language)->text(plan_, layout_); }
  MarkedText marked_in(Language language) const { return make_(language)->marked_text(plan_, layout_); }

 private:
  Realizer::Maker make_;
  std::vector<naruto::describe::Paragraph> plan_;
  Layout layout_;
};

}  // namespace

std::string card_text(const naruto::CardDefinition& card, const naruto::Words& words, Language language) {
  return PlannedText(card, words, nullptr, CardNames::as_texts).in(language);
}

std::string card_text(const naruto::CardDefinition& card, const naruto::Catalog& cards, Language language,
                      CardNames names) {
  return PlannedText(card, cards.words(), &cards, names).in(language);
}

MarkedText marked_card_text(const naruto::CardDefinition& card, const naruto::Catalog& cards, Language language,
                            CardNames names) {
  const PlannedText text(card, cards.words(), &cards, names);
  MarkedText marked = text.marked_in(language);
  // The text of a card is one: where marks would keep a sentence from being joined, it stands without them.
  std::string plain = text.in(language);
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
