// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Putting words together: what every language needs and none does differently.
namespace playsheet::wording {

/// Raises the first letter, an accented one too.
std::string capitalised(std::string text);

/// "a", "a and b", "a, b and c"; `last` is the word between the last two, with its blanks.
std::string enumerated(const std::vector<std::string>& items, std::string_view last);

/// Joins what is not empty by one blank.
std::string spaced(const std::vector<std::string>& words);

/// Alternatives of one noun: the later ones go on behind the words that all of them begin with, at one of `links`
/// ("Jutsu in your hand or in your deck"), or behind one of `labels` ("with the characteristic Snake or Slug").
std::vector<std::string> without_repeats(const std::vector<std::string>& items,
                                         const std::vector<std::string_view>& links,
                                         const std::vector<std::string_view>& labels = {});

/// Enumerates; neighbours that end in the same words say them once, behind the last of them ("a Leaf and a Mist
/// Ninja").
std::string with_shared_ends(const std::vector<std::string>& items, std::string_view last);

std::size_t word_count(std::string_view text);

/// The words of the longest of the sentences.
std::size_t longest_sentence(std::string_view text);

/// Clauses in a row: those that begin alike, in one of these ways, say it once, and what they end with, too.
std::string with_shared_begins(const std::vector<std::string>& clauses, const std::vector<std::string_view>& begins,
                               std::string_view last);

}  // namespace playsheet::wording
