// SPDX-License-Identifier: GPL-3.0-or-later
// Deck lists made by a grammar: the input says which words are chosen, so that all of a list is known.
#include "engine/naruto/decks/formats/deck_import.h"
#include "tests/fuzz/fuzz.h"
#include "tests/support/written_list.h"

namespace fuzz = playsheet::fuzz;

std::vector<std::string> fuzz::made_seeds() {
  std::vector<std::string> seeds;
  for (char first = 0; first < 16; ++first) {
    std::string seed;
    for (int i = 0; i < 96; ++i) seed += static_cast<char>((first * 37 + i * i * 11 + i) & 0x7F);
    seeds.push_back(std::move(seed));
  }
  return seeds;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const naruto::CardIndex index(fuzz::cards());
  std::size_t at = 0;
  const auto byte = [&] { return at < size ? static_cast<std::uint32_t>(data[at++]) : 0U; };
  const playsheet::support::WrittenList list(fuzz::cards(), [&](std::uint32_t below) {
    const std::uint32_t value = byte();
    return (below > 256 ? (value << 8U) | byte() : value) % below;
  });
  const std::string fault = list.fault_of(naruto::import_deck(list.bytes(), "fuzzed.txt", index));
  fuzz::law(fault.empty(), "nothing written is lost and nothing else is read: " + fault, list.bytes());
  return 0;
}
