// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/search/fold.h"

#include <algorithm>
#include <utility>

#include "engine/naruto/cards/card_message.h"
#include "engine/table/plain_letters.h"

namespace naruto::search {
namespace {

bool is_word_letter(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x80 || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

}  // namespace

std::string folded(std::string_view text) { return table::plain_letters(text); }

std::vector<std::string> words_in(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  for (const char c : folded(text) + " ") {
    if (is_word_letter(c)) {
      word += c;
    } else if (!word.empty()) {
      words.push_back(std::move(word));
      word.clear();
    }
  }
  return words;
}

bool has_beginning(std::string_view text, std::string_view value) {
  const auto words = words_in(text);
  const auto wanted = words_in(value);
  if (wanted.empty()) return false;
  for (std::size_t at = 0; at + wanted.size() <= words.size(); ++at) {
    bool same = true;
    for (std::size_t i = 0; i < wanted.size() && same; ++i)
      same = i + 1 == wanted.size() ? words[at + i].starts_with(wanted[i]) : words[at + i] == wanted[i];
    if (same) return true;
  }
  return false;
}

std::string nearest_to(std::string_view word, const std::vector<std::string>& known) {
  std::vector<std::pair<std::string, std::size_t>> forms;  // an entry, or a word of it
  for (std::size_t i = 0; i < known.size(); ++i) {
    forms.emplace_back(folded(known[i]), i);
    const auto words = words_in(known[i]);
    if (words.size() > 1)
      for (const std::string& each : words) forms.emplace_back(each, i);
  }
  std::vector<std::string_view> candidates;
  candidates.reserve(forms.size());
  for (const auto& form : forms) candidates.push_back(form.first);
  const std::string wanted = folded(word);
  const std::string nearest = wanted.size() < 3 ? std::string() : nearest_word(wanted, candidates);
  const auto form = std::find_if(forms.begin(), forms.end(), [&](const auto& f) { return f.first == nearest; });
  return nearest.empty() || form == forms.end() ? std::string() : known[form->second];
}

}  // namespace naruto::search
