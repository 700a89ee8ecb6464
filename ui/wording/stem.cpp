// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/stem.h"

#include <libstemmer.h>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace playsheet::wording {
namespace {

/// Latin letters with accents, U+00C0 to U+00FF, without them; a blank where there is no letter.
constexpr std::string_view kLatin = "aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty";
constexpr unsigned kLatinFirst = 0xC0;
constexpr std::size_t kShortestStem = 3;

bool is_plain(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; }

/// One character of the text, folded, and how many bytes it takes there.
std::pair<char, std::size_t> folded_at(std::string_view text, std::size_t at) {
  const auto byte = static_cast<unsigned char>(text[at]);
  if (byte < 0x80) {
    const char lower = byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : static_cast<char>(byte);
    return {is_plain(lower) ? lower : ' ', 1};
  }
  const std::size_t size = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2;
  if (at + size > text.size()) return {' ', text.size() - at};
  if (size != 2) return {' ', size};
  const unsigned code = ((byte & 0x1Fu) << 6) | (static_cast<unsigned char>(text[at + 1]) & 0x3Fu);
  const bool latin = code >= kLatinFirst && code < kLatinFirst + kLatin.size();
  return {latin ? kLatin[code - kLatinFirst] : ' ', size};
}

/// Lower case with its accents: what the stemmers are made for.
std::string lowered(std::string_view word) {
  std::string out(word);
  for (std::size_t i = 0; i < out.size(); ++i) {
    const auto byte = static_cast<unsigned char>(out[i]);
    if (byte >= 'A' && byte <= 'Z') out[i] = static_cast<char>(byte - 'A' + 'a');
    // U+00C0 to U+00DE are the capitals of U+00E0 to U+00FE.
    if (byte == 0xC3 && i + 1 < out.size())
      if (const auto next = static_cast<unsigned char>(out[i + 1]); next >= 0x80 && next <= 0x9E && next != 0x97)
        out[i + 1] = static_cast<char>(next + 0x20);
  }
  return out;
}

using Stemmer = std::unique_ptr<sb_stemmer, decltype(&sb_stemmer_delete)>;

/// One for each language and thread: a stemmer keeps its last answer in itself.
sb_stemmer* stemmer_of(Language language) {
  static constexpr std::array<const char*, 3> kNames{"english", "italian", "portuguese"};
  thread_local std::array<Stemmer, 3> stemmers{Stemmer{nullptr, sb_stemmer_delete}, Stemmer{nullptr, sb_stemmer_delete},
                                               Stemmer{nullptr, sb_stemmer_delete}};
  const auto index = static_cast<std::size_t>(language);
  if (!stemmers[index]) stemmers[index].reset(sb_stemmer_new(kNames[index], "UTF_8"));
  return stemmers[index].get();
}

/// Endings that the stemmers leave stand: blocch-i beside blocc-o, missõ-es beside missã-o.
std::string without_vowels(std::string stem) {
  const auto vowel = [](char c) { return std::string_view("aeiou").find(c) != std::string_view::npos; };
  while (stem.size() > kShortestStem && vowel(stem.back())) stem.pop_back();
  if (stem.size() > kShortestStem && (stem.ends_with("ch") || stem.ends_with("gh"))) stem.pop_back();
  return stem;
}

std::string stem_of(const std::string& word, Language language) {
  sb_stemmer* const stemmer = stemmer_of(language);
  if (!stemmer) return word;
  const auto* bytes = reinterpret_cast<const sb_symbol*>(word.data());  // bytes are what the library wants
  const sb_symbol* stem = sb_stemmer_stem(stemmer, bytes, static_cast<int>(word.size()));
  if (!stem) return word;
  return {reinterpret_cast<const char*>(stem), static_cast<std::size_t>(sb_stemmer_length(stemmer))};
}

}  // namespace

std::string folded(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const auto [letter, size] = folded_at(text, at);
    out += letter;
    at += size;
  }
  return out;
}

std::vector<SpokenWord> spoken_words(std::string_view text, Language language) {
  std::vector<SpokenWord> out;
  SpokenWord word;
  const auto finish = [&](std::size_t end) {
    if (word.plain.empty()) return;
    word.size = end - word.from;
    const std::string own = without_vowels(folded(stem_of(lowered(text.substr(word.from, word.size)), language)));
    const std::string bare = without_vowels(stem_of(word.plain, language));
    word.stems.push_back(own);
    if (bare != own) word.stems.push_back(bare);
    out.push_back(std::exchange(word, {}));
  };
  for (std::size_t at = 0; at < text.size();) {
    const auto [letter, size] = folded_at(text, at);
    if (letter == ' ') {
      finish(at);
    } else {
      if (word.plain.empty()) word.from = at;
      word.plain += letter;
    }
    at += size;
  }
  finish(text.size());
  return out;
}

}  // namespace playsheet::wording
