// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/naruto/editions/edition.h"

/// The limited cards on which two players agree beside those of their edition (N-DECK-08, A-17). Written it is
/// "N-001:1+J-032:2": codes of the English or the Italian printing, each once, with the most copies, 1 or 2; without a
/// number 1 is meant. "none" is the empty list.
///
/// Editions and rulings know a list by its number, so that they stay values. A list that was read stays for as long as
/// the program runs, the same list under the same number; 0 is the empty one. Safe from several threads.
namespace naruto {

inline constexpr std::string_view kNoAgreedList = "none";
inline constexpr int kMostOfLimited = 2;          ///< copies
inline constexpr std::size_t kMostAgreed = 500;   ///< cards of a list
inline constexpr std::size_t kMostLists = 60000;  ///< of one run of the program

/// The number of the list; nothing if the text is none, or if there are too many.
std::optional<std::size_t> find_agreed_list(std::string_view text);

/// As it is written, the codes in capitals and in the order in which they came. `number` was given by the above.
std::string_view text_of_agreed_list(std::size_t number);

/// Each with `code` and `code_it` the same: whichever printing has it is meant.
std::span<const LimitedCard> agreed_list(std::size_t number);

}  // namespace naruto
