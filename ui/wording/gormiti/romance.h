// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "ui/wording/gormiti/realizer.h"
#include "ui/wording/lexicon.h"

namespace playsheet::gormiti_wording {

/// What Italian and Portuguese build alike and English does not: nouns with their gender, articles and what agrees with
/// them. Each phrase stands once, with its words in both; what a language knows of its words is its `Lexicon`.
class Romance : public Realizer, protected wording::Speaker {
 protected:
  Romance(const gormiti::Catalog& cards, const wording::Lexicon& lexicon)
      : Realizer(cards, lexicon.language()), Speaker(lexicon) {}

  using Speaker::fill;
  using Speaker::say;

  std::string pointed(Naming naming, gormiti::CardType type, std::string_view preposition) const override;
  std::string grouped(const Phrase& phrase, std::string_view preposition) const override;
  std::string pile(const gormiti::Filter& filter, bool taken_out) const override;
  std::string things(const gormiti::Filter& filter, bool plural) const override;
  std::string none_of(const gormiti::Filter& filter) const override;
  bool is_feminine(const gormiti::Filter& filter) const override;
  std::string inflected(std::string_view stem, bool feminine, bool plural) const override;
  std::string fits(const Paragraph& paragraph) const override;

  /// "tuo ", "seus "
  std::string yours(const wording::Np& np) const;
  /// Noun and what stands around it: "altro Combattente Acqua avversario ferito con almeno 30 HP"; `whose`: with the
  /// one who has it.
  wording::Np kind(const gormiti::Filter& filter, bool plural, bool whose, std::string_view link) const;
  /// What a filter finds, with its article: the number, "each" and "your" stand in places of their own.
  virtual wording::Np group(const Phrase& phrase) const = 0;
  /// "tuo Combattente", if that is part of the noun.
  virtual void add_yours(wording::Np& np) const = 0;

 private:
  wording::Np pointed_at(Naming naming, gormiti::CardType type) const;
  wording::Np noun(const gormiti::Filter& filter, bool plural, std::string_view link) const;
  std::string card(gormiti::CardType type, bool plural) const;
  std::string opposing(const wording::Np& np) const;
  std::string excepted(const gormiti::Filter& filter, const wording::Np& np) const;
};

}  // namespace playsheet::gormiti_wording
