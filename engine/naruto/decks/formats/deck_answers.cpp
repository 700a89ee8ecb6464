// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/formats/deck_answers.h"

#include <algorithm>

#include "engine/naruto/decks/formats/deck_line.h"
#include "engine/naruto/decks/formats/plain_text.h"

namespace naruto {
namespace {

/// As many of them as a pile may have.
void add_as_many(std::vector<DeckEntry>& entries, const DeckEntry& entry) {
  for (int count = entry.count; count > 0 && !add_copies(entries, entry.code, count);) --count;
}

}  // namespace

std::vector<DeckAnswer> answers_to(const DeckQuestion& question) {
  std::vector<DeckAnswer> answers;
  if (question.doubt == DeckDoubt::unknown_heading) {
    for (const DeckPile pile : kDeckPiles) answers.push_back({{}, pile});
    return answers;
  }
  constexpr std::size_t kManyCards = 12;
  const auto& candidates = question.candidates;
  const std::vector<int> counts =
      question.counts.empty() || candidates.size() > kManyCards ? std::vector<int>{question.count} : question.counts;
  for (const std::string& code : candidates)
    for (const int count : counts) answers.push_back({{{code, count}}, {}});
  // a line of several codes may mean each of them
  constexpr std::size_t kMostAtOnce = 4;
  if (question.doubt != DeckDoubt::not_understood || candidates.size() < 2 || candidates.size() > kMostAtOnce)
    return answers;
  DeckAnswer all;
  for (std::size_t i = 0; i < candidates.size(); ++i)
    all.cards.push_back({candidates[i], i < counts.size() ? counts[i] : counts.front()});
  answers.push_back(std::move(all));
  return answers;
}

std::optional<DeckAnswer> read_answer(std::string_view text, const DeckQuestion& question, const CardIndex& cards) {
  text = without_blanks(text);
  if (text == "none") return DeckAnswer{};
  if (question.doubt == DeckDoubt::unknown_heading) {
    for (const DeckPile pile : kDeckPiles)
      if (text == table::name_of(pile)) return DeckAnswer{{}, pile};
    return std::nullopt;
  }
  if (text.ends_with('+')) return std::nullopt;
  DeckAnswer answer;
  while (!text.empty()) {
    const auto end = std::min(text.find('+'), text.size());
    const std::string part(without_blanks(text.substr(0, end)));
    const CardLine line = read_card_line(part, cards);
    const auto codes = line.code.empty() ? std::vector<std::string>{} : cards.by_code(line.code);
    const long long count = line.count.value_or(question.count);
    if (!line.clear || codes.size() != 1 || !line.name.empty() || line.pile || line.aside) return std::nullopt;
    if (count < 1 || count > kMostCardCopies) return std::nullopt;
    answer.cards.push_back({codes.front(), static_cast<int>(count)});
    text = text.substr(std::min(end + 1, text.size()));
  }
  return answer.cards.empty() ? std::nullopt : std::optional(std::move(answer));
}

void take_answers(DeckImport& import, const std::vector<DeckAnswer>& answers) {
  const std::size_t size = std::min(import.questions.size(), answers.size());
  for (std::size_t i = 0; i < size; ++i) {
    const DeckQuestion& question = import.questions[i];
    const bool heading = question.doubt == DeckDoubt::unknown_heading;
    const auto above = static_cast<std::size_t>(std::max(question.heading, 0));
    std::optional<DeckPile> pile = heading                                 ? answers[i].pile
                                   : question.heading >= 0 && above < size ? answers[above].pile
                                                                           : std::optional(question.pile);
    if (!pile && heading) continue;
    if (!pile) pile = question.pile;  // its heading is left out, and somebody takes this card in all the same
    for (const DeckEntry& entry : heading ? question.below : answers[i].cards)
      add_as_many(entries_of(import.deck, *pile), entry);
  }
}

}  // namespace naruto
