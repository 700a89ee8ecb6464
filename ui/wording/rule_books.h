// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "ui/wording/language.h"

/// Whose rules are written down for people to read. A further game is a row here, a folder in resources/rules and a
/// file of words in resources/rule-search.
namespace playsheet::wording {

/// One of the ways in which a game is played by rules of its own: an edition of Naruto, a mode of Gormiti.
struct RuleEdition {
  std::string_view id;
  Trio title;
};

struct RuleBook {
  std::string_view id;            ///< of its folder and of its file of words: "naruto"
  std::string_view title;         ///< of the game, the same in every language
  std::string_view heads;         ///< the letters that its ids begin with
  std::string_view several, one;  ///< what its files call editions, and one of them: "editions", "edition"
  std::span<const RuleEdition> editions;
  bool is_chosen;  ///< the page offers them: what holds in others is folded away. Else it only says where a rule holds.

  const RuleEdition* edition(std::string_view wanted) const;
};

/// In the order in which a person is offered them.
std::span<const RuleBook> rule_books();

/// The first one for a word that is none of their ids.
const RuleBook& rule_book(std::string_view id);

/// The book that a rule or ruling with this id would stand in; nothing if none has such ids.
const RuleBook* rule_book_of(std::string_view rule);

/// Name of an edition as a person reads it; its id if it is unknown.
std::string edition_title(const RuleBook& book, std::string_view edition, Language language);

}  // namespace playsheet::wording
