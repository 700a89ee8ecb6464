// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/naruto/decks/formats/deck_import.h"

namespace naruto {

std::string text_of(const DeckQuestion& question, std::string_view source) {
  constexpr std::size_t kMostNamed = 12;
  std::string text = fmt::format("{}:{}: ", source, question.line);
  switch (question.doubt) {
    case DeckDoubt::unknown_card:
      text += fmt::format("no card is called \"{}\"", question.written);
      break;
    case DeckDoubt::several_cards:
      text += fmt::format("\"{}\" means several cards", question.written);
      break;
    case DeckDoubt::name_differs:
      text += fmt::format("code and name of \"{}\" mean different cards", question.written);
      break;
    case DeckDoubt::wrong_count:
      text += fmt::format("\"{}\" makes no number of copies from 1 to 99", question.written);
      break;
    case DeckDoubt::unreadable:
      text += fmt::format("\"{}\" names no card", question.written);
      break;
  }
  std::vector<std::string_view> named(
      question.candidates.begin(),
      question.candidates.begin() + static_cast<std::ptrdiff_t>(std::min(kMostNamed, question.candidates.size())));
  if (!named.empty()) text += fmt::format("; one of {}", fmt::join(named, ", "));
  if (named.size() < question.candidates.size())
    text += fmt::format(" and {} more", question.candidates.size() - named.size());
  return text;
}

}  // namespace naruto
