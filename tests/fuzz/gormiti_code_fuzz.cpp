// SPDX-License-Identifier: GPL-3.0-or-later
// Share codes of Gormiti and lists of its cards: the input as a code, as the bytes that a code with a right checksum
// carries, as a list, and as a deck that is written as one.
#include "engine/gormiti/cards/card_reader.h"
#include "engine/gormiti/decks/deck_list.h"
#include "engine/gormiti/decks/share_code.h"
#include "engine/table/share_code.h"
#include "tests/fuzz/fuzz.h"

namespace fuzz = playsheet::fuzz;

namespace {

const gormiti::Catalog& shipped() {
  static const gormiti::ReadCards read = gormiti::read_cards(fuzz::source_text("resources/gormiti/cards.toml"));
  return read.catalog;
}

std::string code_of(std::string_view payload) {
  table::ShareSink sink;
  for (const char c : payload) sink.byte(static_cast<std::uint8_t>(c));
  return sink.code("PG", '1');
}

void taken(std::string_view text) {
  const gormiti::ShareReading reading = gormiti::read_share_code(text, shipped());
  fuzz::law(reading.deck.has_value() != reading.refusal.has_value(), "a deck, or why not");
  if (reading.refusal) return fuzz::told("share code: " + text_of(*reading.refusal), "share code");
  const gormiti::WrittenShareCode again = gormiti::write_share_code(*reading.deck);
  fuzz::law(!again.refusal, "what was read can be written");
  fuzz::law(gormiti::read_share_code(again.code, shipped()).deck == reading.deck, "a code carries the same deck",
            again.code);
}

}  // namespace

std::vector<std::string> fuzz::made_seeds() {
  // Mode, name, one shape of codes ("FI-", two digits), two cards.
  const std::string whole(
      "\x01\x05River\x01\x03"
      "FI-\x02\x00\x02\x01\x01\x01\x0c",
      19);
  return {whole, whole.substr(0, 12), code_of(whole), std::string(200, '\xff'),
          "FI-01\n1x River Ferrywoman\n# x\nWE-01"};
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  taken(text);
  taken("PG1-" + std::string(text));
  taken(code_of(text));
  const gormiti::DeckList list = gormiti::read_deck_list(text.substr(0, 4000), shipped());
  gormiti::DeckFile deck{gormiti::Mode::quick, "x", list.cards};
  if (const auto written = gormiti::write_share_code(deck); !written.refusal)
    fuzz::law(gormiti::read_share_code(written.code, shipped()).deck == deck, "a deck is written and read again");
  deck.cards.clear();
  for (const std::string_view line : fuzz::lines_of(text, 60)) deck.cards.emplace_back(line);
  const auto written = gormiti::write_share_code(deck);
  fuzz::law(written.refusal.has_value() || gormiti::is_any_share_code(written.code), "what is written is a code");
  return 0;
}
