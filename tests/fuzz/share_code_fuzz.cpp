// SPDX-License-Identifier: GPL-3.0-or-later
// Share codes: the input as the bytes that a code with a right checksum carries, and as a deck that is written as one.
#include "engine/naruto/decks/formats/share_code.h"

#include "engine/naruto/decks/deck_reader.h"
#include "engine/naruto/decks/formats/deck_export.h"
#include "engine/naruto/decks/formats/deck_import.h"
#include "tests/fuzz/fuzz.h"

namespace fuzz = playsheet::fuzz;

namespace {

const naruto::CardIndex& known_cards() {
  static const naruto::CardIndex index(fuzz::cards());
  return index;
}

/// As docs/formats.md has it: the bytes and their CRC in letters of six bits. Written here a second time, so that a
/// change of the form is noticed.
std::string code_of(std::string_view payload) {
  std::string bytes(payload);
  std::uint32_t crc = 0xFFFFFFFFU;
  for (const char c : bytes) {
    crc ^= static_cast<unsigned char>(c);
    for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ (0xEDB88320U & (0U - (crc & 1U)));
  }
  for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(~crc >> shift);
  constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  std::string out = "PS1-";
  for (std::size_t bit = 0; bit < bytes.size() * 8; bit += 6) {
    unsigned value = 0;
    for (std::size_t i = bit; i < bit + 6; ++i) {
      const unsigned byte = i / 8 < bytes.size() ? static_cast<unsigned char>(bytes[i / 8]) : 0U;
      value = value << 1 | (byte >> (7 - i % 8) & 1U);
    }
    out += kAlphabet[value];
  }
  return out;
}

void taken(std::string_view text) {
  constexpr std::string_view kName = "fuzzed.txt";
  const auto import = naruto::import_deck(text, kName, known_cards());
  for (const naruto::CardMessage& message : import.messages) fuzz::told(text_of(message), kName);
  for (const naruto::DeckQuestion& question : import.questions) fuzz::told(text_of(question, kName), kName);
  if (!import.good()) return;
  for (const auto form : {naruto::DeckFormat::json, naruto::DeckFormat::list, naruto::DeckFormat::tts})
    naruto::export_deck(import.deck, form, fuzz::cards());
  fuzz::law(naruto::read_deck(naruto::write_deck(import.deck), kName).deck.has_value() || import.deck.cards.empty(),
            "an imported deck can be kept as a file", naruto::write_deck(import.deck));
  const auto again = naruto::import_deck(naruto::share_code_of(import.deck), kName, known_cards());
  if (!import.deck.cards.empty()) fuzz::law(again.deck.cards == import.deck.cards, "a code carries the same deck");
}

}  // namespace

std::vector<std::string> fuzz::made_seeds() {
  // Name, edition, two shapes of codes ("N-" and "J-", three digits), three cards, no other piles.
  const std::string whole("\x05River\x07usa-1.3\x02\x02N-\x03\x00\x02J-\x03\x00\x02\x03\x01\x0a\x01\x00\x00", 35);
  return {whole, whole.substr(0, 20), code_of(whole), std::string(200, '\xff')};
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  taken("PS1-" + std::string(text));
  taken(code_of(text));
  naruto::Deck deck;
  deck.name.en = "x";
  for (const std::string_view line : fuzz::lines_of(text, 60))
    if (!line.empty()) deck.cards.push_back({std::string(line), 1 + static_cast<unsigned char>(line[0]) % 99});
  if (!deck.cards.empty()) fuzz::law(naruto::is_share_code(naruto::share_code_of(deck)), "what is written is a code");
  return 0;
}
