// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/wording/gormiti/realizer.h"

namespace playsheet::gormiti_wording {

class English final : public Realizer {
 public:
  explicit English(const gormiti::Catalog& cards) : Realizer(cards, Language::en) {}

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

  /// The thing as subject or object; cards of a pile lie "in" it or come "from" it.
  std::string np(const Phrase& phrase, std::string_view out_of = "in") const;
  static std::string with_article(const std::string& text);
  std::string pointed(Naming naming, gormiti::CardType type) const;
  /// "other injured Water Fighters with 30 or more HP": no article, nobody's.
  std::string kind(const gormiti::Filter& filter, bool plural, bool opposing, std::string_view link = " or ") const;
  std::string pile(const gormiti::Filter& filter, std::string_view out_of) const;
  /// "is an injured Fighter and has 30 or more HP"
  std::string predicate(const gormiti::Filter& filter) const;
  std::string bounded(const gormiti::Bounds& bounds) const;
  /// "2 cards", "1 card for each of your Fighters (at most 3)"
  std::string quantity(const Quantity& q, std::string_view one, std::string_view many, bool sign = false) const;
  std::string for_each(const Quantity& q, bool sign) const;
  std::string there_are(const Test& test) const;
  std::string outnumber(const Test& test) const;
  std::string sum(const Quantity& q) const;
  std::string changes(const Act& act) const;
  std::string takes_less(const Act& act) const;
  std::string moved(const Act& act) const;
  std::string searched(const Act& act) const;
  std::string leaves(gormiti::LeaveCause cause, const std::string& who) const;
};

}  // namespace playsheet::gormiti_wording
