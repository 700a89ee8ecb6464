// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/naruto/decks/formats/deck_import.h"
#include "engine/table/text_of_bytes.h"

namespace naruto {

std::string text_of(const DeckQuestion& question, std::string_view source) {
  constexpr std::size_t kMostNamed = 12;
  std::string text = fmt::format("{}:{}: ", source, question.line);
  switch (question.doubt) {
    case DeckDoubt::unknown_card:
      text += fmt::format("no card is named \"{}\"", question.written);
      break;
    case DeckDoubt::several_cards:
      text += fmt::format("several cards are named \"{}\"", question.written);
      break;
    case DeckDoubt::name_differs:
      text += fmt::format("the code and name in \"{}\" belong to different cards", question.written);
      break;
    case DeckDoubt::wrong_count:
      text += fmt::format("\"{}\" does not give a number of copies from 1 to 99", question.written);
      break;
    case DeckDoubt::unreadable:
      text += fmt::format("\"{}\" does not name a card", question.written);
      break;
    case DeckDoubt::not_in_deck:
      text += fmt::format("\"{}\" stands among cards that are not in the deck", question.written);
      break;
    case DeckDoubt::not_understood:
      text += fmt::format("\"{}\" says more than a card and its number", question.written);
      break;
    case DeckDoubt::unknown_heading:
      text += fmt::format("\"{}\" is the name of no pile; {} cards stand under it: deck, sideboard or reinforcement",
                          question.written, cards_in(question.below));
      break;
  }
  if (question.doubt == DeckDoubt::unknown_heading) return text;
  std::vector<std::string_view> named(
      question.candidates.begin(),
      question.candidates.begin() + static_cast<std::ptrdiff_t>(std::min(kMostNamed, question.candidates.size())));
  if (!named.empty()) text += fmt::format("; one of {}", fmt::join(named, ", "));
  if (named.size() < question.candidates.size())
    text += fmt::format(" and {} more", question.candidates.size() - named.size());
  return text;
}

namespace {

std::string words_of(const DeckRefusal& refusal) {
  constexpr std::string_view kList =
      "expected a deck list with one card per line, such as \"3 Naruto Uzumaki [N-001]\"";
  switch (refusal.fault) {
    case DeckFault::too_many_bytes:
      return fmt::format("too large: a deck list has at most {} bytes", refusal.number);
    case DeckFault::not_text:
      return fmt::format("column {}: {} is not text; expected {}", refusal.number, refusal.word, table::kReadableText);
    case DeckFault::nothing_there:
      return fmt::format("the list is empty; {}", kList);
    case DeckFault::no_card:
      return fmt::format("the list names no cards; {}", kList);
    case DeckFault::too_many_questions:
      return fmt::format("more than {} lines do not name a card; the first is \"{}\"; {}", refusal.number, refusal.word,
                         kList);
    case DeckFault::too_many_cards:
      return fmt::format("the list has more than {} different cards", refusal.number);
    case DeckFault::too_many_lines:
      return fmt::format("the list has more than {} lines; {}", refusal.number, kList);
    case DeckFault::unclosed_quote:
      return "unclosed quotation; expected a closing quotation mark";
    case DeckFault::broken_json:
      return "the JSON is damaged or incomplete; expected the file as it was written";
    case DeckFault::deep_json:
      return "the JSON is nested too deeply; expected a deck as JSON";
    case DeckFault::json_without_deck:
      return "JSON without the key \"cards\" or \"ObjectStates\"; expected a deck or a saved object";
    case DeckFault::json_no_list:
      return fmt::format("\"{}\" is not a list; expected a list of cards", refusal.word);
    case DeckFault::code_version:
      return fmt::format("the share code has version {}; a newer version of Playsheet is needed", refusal.word);
    case DeckFault::code_of_other_game:
      return fmt::format("the share code holds a deck of {}, not of Naruto", refusal.word);
    case DeckFault::broken_code:
      break;
  }
  return "the share code is damaged or incomplete; expected every character";
}

}  // namespace

std::string text_of(const DeckRefusal& refusal, std::string_view source) {
  return refusal.line > 0 ? fmt::format("{}:{}: {}", source, refusal.line, words_of(refusal))
                          : fmt::format("{}: {}", source, words_of(refusal));
}

}  // namespace naruto
