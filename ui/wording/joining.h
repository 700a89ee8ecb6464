// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// Putting words together: what every language needs and none does differently.
namespace playsheet::wording {

/// Raises the first letter, an accented one too.
std::string capitalised(std::string text);

/// "a Ninja", "an injured Ninja": English.
std::string with_article(const std::string& text);

/// "a", "a and b", "a, b and c"; `last` is the word between the last two, with its blanks.
std::string enumerated(const std::vector<std::string>& items, std::string_view last);

/// Joins what is not empty by one blank.
std::string spaced(const std::vector<std::string>& words);

/// Alternatives of one noun: the later ones go on behind the words that all of them begin with, at one of `links`
/// ("Jutsu in your hand or in your deck"), or behind one of `labels` ("with the characteristic Snake or Slug").
std::vector<std::string> without_repeats(const std::vector<std::string>& items,
                                         const std::vector<std::string_view>& links,
                                         const std::vector<std::string_view>& labels = {});

/// Things of one noun that are all meant: the later ones have one of `pronouns` in its place, and go on at one of
/// `links` or behind one of `labels` ("un Ninja della Foglia, uno della Sabbia"). Each pronoun stands for the words
/// beside it ("un ", "uno ").
struct Pronoun {
  std::string_view words;
  std::string_view pronoun;
};
std::vector<std::string> with_noun_once(const std::vector<std::string>& items, const std::vector<Pronoun>& pronouns,
                                        const std::vector<std::string_view>& links,
                                        const std::vector<std::string_view>& labels);

/// Which of these the text begins with, its marks left out; empty: none.
std::string_view beginning_of(std::string_view text, const std::vector<std::string_view>& beginnings);

/// Neighbours with the same one of `beginnings` (one for each; empty: none) become one item that says it once; `join`
/// puts together what stands behind it ("you have a Ninja and 2 Missions in play").
std::vector<std::string> with_shared_beginnings(
    const std::vector<std::string>& items, const std::vector<std::string_view>& beginnings,
    const std::function<std::string(const std::vector<std::string>&)>& join);

/// Enumerates; neighbours that end in the same words say them once, behind the last of them ("a Leaf and a Mist
/// Ninja").
std::string with_shared_ends(const std::vector<std::string>& items, std::string_view last);

/// "X is the printed combat and Y is the printed support of the user": whose they are is said once, what of it in full.
/// `link` begins what is said once.
std::string with_one_bearer(std::vector<std::string> figures, std::string_view link, std::string_view last);

std::size_t word_count(std::string_view text);

/// The words of the longest of the sentences.
std::size_t longest_sentence(std::string_view text);

}  // namespace playsheet::wording
