// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/naruto/cards/catalog.h"
#include "engine/table/enum_names.h"
#include "engine/table/ids.h"
#include "ui/wording/language.h"
#include "ui/wording/typeset.h"

namespace playsheet::wording {

/// In which language cards are called: as the text that speaks of them, or always in one.
enum class CardNames : std::uint8_t { as_texts, english, italian };

/// The language of the names in a text of this language.
inline Language language_of_names(CardNames names, Language text) {
  return names == CardNames::as_texts ? text : names == CardNames::italian ? Language::it : Language::en;
}

/// Who and what is spoken of in the sentences of one match. Owns nothing of the catalog.
struct MatchNames {
  const naruto::Catalog* cards = nullptr;
  table::PerPlayer<std::string> players;
  CardNames names = CardNames::as_texts;
};

/// The printed name in this language, where one is known.
inline std::string card_name(const naruto::CardDefinition& card, const naruto::Words& words, Language language) {
  const bool italian = language == Language::it && !card.name_it.empty();
  return typeset(italian ? std::string_view(card.name_it) : words.text(card.name));
}

/// The name of a card in a sentence of this language.
inline std::string card_name(const MatchNames& names, naruto::DefinitionId card, Language language) {
  return card_name((*names.cards)[card], names.cards->words(), language_of_names(names.names, language));
}

}  // namespace playsheet::wording

namespace table {
template <>
struct EnumNames<playsheet::wording::CardNames> {
  static constexpr std::array<std::string_view, 3> names{"as-texts", "english", "italian"};
};
}  // namespace table
