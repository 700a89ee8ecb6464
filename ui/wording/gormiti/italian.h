// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "ui/wording/gormiti/realizer.h"
#include "ui/wording/lexicon.h"

namespace playsheet::gormiti_wording {

inline std::string italian_ending(std::string_view stem, bool feminine, bool plural) {
  return wording::italian_lexicon().ending(stem, feminine, plural);
}
inline std::string italian_with(std::string_view preposition, const wording::Np& np) {
  return wording::italian_lexicon().with(preposition, np);
}

class Italian final : public Realizer {
 public:
  explicit Italian(const gormiti::Catalog& cards) : Realizer(cards, Language::it) {}

 private:
  const Links& links() const override;
  std::string event(const Event& event) const override;
  std::string times(int limit, bool own_turns) const override;
  std::string test(const Test& test, Mood mood) const override;
  std::string act(const Act& act) const override;
  std::string until(gormiti::Span span) const override;
  std::string payment(const gormiti::Cost& cost, gormiti::CardType type) const override;
  std::string fits(const Paragraph& paragraph) const override;
  std::string duration(int turns) const override;
  std::string if_you_wish(const std::vector<Clause>& steps) const override;

  /// The thing behind a preposition (empty: none); cards of a pile lie "in" it or come "da" it.
  std::string np(const Phrase& phrase, std::string_view preposition = "", std::string_view out_of = "in") const;
  std::string subject(const Phrase& phrase) const;  ///< with a blank; nothing for a pronoun
  wording::Np pointed(Naming naming, gormiti::CardType type) const;
  wording::Np noun(const gormiti::Filter& filter, bool plural, std::string_view link = " o ") const;
  /// Noun and what stands around it: "altro tuo Combattente Acqua ferito con almeno 30 HP".
  wording::Np kind(const gormiti::Filter& filter, bool plural, bool whose, std::string_view link = " o ") const;
  std::string pile(const gormiti::Filter& filter, std::string_view out_of) const;
  std::string predicate(const gormiti::Filter& filter, bool feminine) const;
  std::string valued(const gormiti::Bounds& bounds, std::string_view of) const;
  std::string bounded(const gormiti::Bounds& bounds) const;
  std::string quantity(const Quantity& q, std::string_view one, std::string_view many, bool sign = false) const;
  std::string for_each(const Quantity& q, bool sign) const;
  std::string there_are(const Test& test) const;
  std::string outnumber(const Test& test) const;
  std::string sum(const Quantity& q) const;
  std::string changes(const Act& act) const;
  std::string takes_less(const Act& act) const;
  std::string to_hand(const Act& act) const;
  std::string to_deck(const Act& act) const;
  std::string searched(const Act& act) const;
  std::string attacks_at_once(const Act& act) const;
};

}  // namespace playsheet::gormiti_wording
