// SPDX-License-Identifier: GPL-3.0-or-later
// Deck files and card files of Gormiti.
#include "engine/gormiti/cards/card_reader.h"
#include "engine/gormiti/cards/own_cards.h"
#include "engine/gormiti/decks/deck_check.h"
#include "engine/gormiti/decks/deck_reader.h"
#include "engine/gormiti/match/match_setup.h"
#include "tests/fuzz/fuzz.h"

namespace fuzz = playsheet::fuzz;

namespace {

const gormiti::Catalog& shipped() {
  static const gormiti::ReadCards read = gormiti::read_cards(fuzz::source_text("resources/gormiti/cards.toml"));
  return read.catalog;
}

}  // namespace

std::vector<std::string> fuzz::made_seeds() {
  const gormiti::ReadyDeck& deck = shipped().decks().front();
  const std::string cards = source_text("resources/gormiti/cards.toml");
  const std::string own =
      "[counter]\nfoam = { en = \"f\", it = \"f\", pt = \"f\" }\n[[card]]\ncode = \"OW-01\"\nname = { en = \"a\", it = "
      "\"b\", pt = \"c\" }\ntype = \"magic\"\n[[card.ability]]\nkind = \"use\"\ndo = [{ op = \"draw\", who = \"you\", "
      "n = 1 }]\n"
      "[[deck]]\ncode = \"OQ\"\nmode = \"quick\"\nname = { en = \"a\", it = \"b\", pt = \"c\" }\ncards = [\"OW-01\"]\n";
  return {gormiti::write_deck({deck.mode, "A \"deck\" \\", deck.cards}), cards.substr(0, cards.size() / 3), own,
          "format = 1\ngame = \"gormiti\"\n" + std::string(200'000, 'x')};
}

namespace {

/// As a person's own file, with its head and without.
void own_cards(const std::string& text) {
  gormiti::Catalog cards = shipped();
  const std::vector<gormiti::OwnCardFile> files{{"own.toml", text}};
  for (const gormiti::OwnCardMessage& each : gormiti::add_own_cards(cards, files))
    fuzz::told(text_of(each.message), "line ");
  fuzz::law(cards.size() >= shipped().size() && cards.find("FI-01") == shipped().find("FI-01"),
            "the cards that were there keep their places");
  for (std::size_t i = shipped().size(); i < cards.size(); ++i) {
    const gormiti::CardDefinition& card = cards[static_cast<gormiti::DefinitionId>(i)];
    fuzz::law(card.token || cards.find(card.code) == i, "a card is found by its code", card.code);
  }
  for (const gormiti::ReadyDeck& deck : cards.decks())
    for (const std::string& code : deck.cards) fuzz::law(cards.find(code).has_value(), "a deck has known cards", code);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  for (const gormiti::CardMessage& message : gormiti::read_cards(text).messages) fuzz::told(text_of(message), "line ");
  own_cards(std::string(text));
  own_cards("format = 1\ngame = \"gormiti\"\n" + std::string(text));
  const auto reading = gormiti::read_deck(text, shipped());
  for (const gormiti::CardMessage& message : reading.messages) fuzz::told(text_of(message), "line ");
  fuzz::law(reading.deck.has_value() == reading.messages.empty(), "a deck, or a message that says why not");
  gormiti::game_of_deck(text);
  if (!reading.deck) return 0;
  for (const gormiti::Mode mode : {gormiti::Mode::strategic, gormiti::Mode::quick})
    gormiti::check_deck(shipped(), {}, mode, gormiti::definitions_of(reading.deck->cards, shipped()));
  const std::string written = gormiti::write_deck(*reading.deck);
  const auto again = gormiti::read_deck(written, shipped());
  fuzz::law(again.deck == reading.deck, "what is written reads back the same", written);
  return 0;
}
