// SPDX-License-Identifier: GPL-3.0-or-later
// Deck lists in every form of other people and programs.
#include "engine/naruto/decks/formats/deck_import.h"

#include <array>

#include "engine/naruto/decks/formats/deck_answers.h"
#include "engine/naruto/decks/formats/deck_export.h"
#include "tests/fuzz/fuzz.h"

namespace fuzz = playsheet::fuzz;
using naruto::DeckFormat;

namespace {

constexpr std::array kFormats{DeckFormat::text,      DeckFormat::json, DeckFormat::list, DeckFormat::csv,
                              DeckFormat::community, DeckFormat::tts,  DeckFormat::code};

const naruto::CardIndex& known_cards() {
  static const naruto::CardIndex index(fuzz::cards());
  return index;
}

/// Whatever is answered, the deck is one.
void takes_answers(naruto::DeckImport import) {
  std::vector<naruto::DeckAnswer> answers;
  for (const naruto::DeckQuestion& question : import.questions) {
    const auto offered = answers_to(question);
    answers.push_back(offered.empty() ? naruto::DeckAnswer{} : offered[answers.size() % offered.size()]);
    fuzz::law(question.heading < static_cast<int>(answers.size()) - 1 || question.heading < 0,
              "a line stands under a heading before it", question.written);
  }
  take_answers(import, answers);
  for (const naruto::DeckPile pile : naruto::kDeckPiles)
    for (const naruto::DeckEntry& entry : entries_of(import.deck, pile)) {
      fuzz::law(fuzz::cards().find(entry.code).has_value(), "an answer is of known cards", entry.code);
      fuzz::law(entry.count >= 1 && entry.count <= 99, "copies are within the caps when answers are in", entry.code);
    }
}

void goes_out_and_in(const naruto::Deck& deck) {
  for (const DeckFormat format : kFormats) {
    const std::string text = export_deck(deck, format, fuzz::cards());
    const auto back = import_deck(text, "again.txt", known_cards());
    const std::string shown = std::string(table::name_of(format)) + "\n" + text;
    fuzz::law(back.good(), "an exported deck comes in again", shown);
    fuzz::law(back.questions.empty(), "nothing of it is asked about", shown);
    for (const naruto::DeckPile pile : naruto::kDeckPiles)
      fuzz::law(entries_of(back.deck, pile) == entries_of(deck, pile), "its piles are the same", shown);
  }
}

}  // namespace

std::vector<std::string> fuzz::made_seeds() {
  naruto::Deck deck;
  deck.name.en = "River; \"one\"";
  deck.edition = "usa-1.3";
  deck.cards = {{"N-001", 3}, {"J-001", 2}, {"M-001", 1}};
  deck.sideboard = {{"N-002", 1}};
  std::vector<std::string> seeds;
  for (const DeckFormat format : kFormats) seeds.push_back(export_deck(deck, format, cards()));
  seeds.push_back(std::string(20'000, '{'));
  seeds.push_back(std::string(20'000, '\n') + "3 N-001");
  seeds.push_back("3 " + std::string(300'000, 'x'));
  return seeds;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::string_view kName = "fuzzed.txt";
  const auto import = import_deck(fuzz::text_of(data, size), kName, known_cards());
  for (const naruto::CardMessage& message : import.messages) fuzz::told(text_of(message), kName);
  for (const naruto::DeckQuestion& question : import.questions) {
    fuzz::told(text_of(question, kName), kName);
    fuzz::law(question.written.size() <= 83, "a question shows at most 80 bytes and three dots", question.written);
    for (const std::string& code : question.candidates)
      fuzz::law(fuzz::cards().find(code).has_value(), "a candidate is a card", code);
  }
  const bool empty = import.deck.cards.empty() && import.deck.sideboard.empty() && import.deck.reinforcement.empty();
  fuzz::law(import.good() || empty, "what is refused gives no deck");
  fuzz::law(!import.good() || !empty || !import.questions.empty(), "what is taken gives cards or questions");
  for (const naruto::DeckPile pile : naruto::kDeckPiles)
    for (const naruto::DeckEntry& entry : entries_of(import.deck, pile)) {
      fuzz::law(fuzz::cards().find(entry.code).has_value(), "a deck is of known cards", entry.code);
      fuzz::law(entry.count >= 1 && entry.count <= 99, "copies are within the caps", entry.code);
    }
  if (import.good()) takes_answers(import);
  if (import.good() && !empty) goes_out_and_in(import.deck);
  return 0;
}
