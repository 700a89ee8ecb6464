// SPDX-License-Identifier: GPL-3.0-or-later
// Card lists of one's own: CSV, JSON, and the mapping of their columns. The input up to a line "---" is the mapping, if
// there is such a line.
#include "app/storage/card_import.h"

#include "engine/naruto/cards/card_reader.h"
#include "tests/fuzz/fuzz.h"

namespace fuzz = playsheet::fuzz;

std::vector<std::string> fuzz::made_seeds() {
  return {"[columns]\ncode = \"Number\"\nname = \"Name\"\ntype = \"Type\"\n---\nNumber,Name,Type\nN-901,Ada,ninja\n",
          std::string(50'000, '['), "a,\"b\n" + std::string(50'000, ',')};
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr const char* kName = "fuzzed.csv";
  std::string_view text = fuzz::text_of(data, size);
  playsheet::ImportMapping mapping = playsheet::community_mapping();
  if (const auto line = text.find("\n---\n"); line != std::string_view::npos) {
    const auto read = playsheet::read_mapping(text.substr(0, line), kName);
    if (!read) {
      fuzz::told(text_of(read.problem()), kName);
      return 0;
    }
    mapping = *read;
    text.remove_prefix(line + 5);
  }
  const auto imported = import_cards(text, kName, mapping, "Fuzzed", &fuzz::cards());
  if (!imported) {
    fuzz::told(text_of(imported.problem()), kName);
    return 0;
  }
  for (const playsheet::ImportProblem& problem : imported->problems)
    fuzz::law(!problem.place.empty() && !problem.expected.empty(), "a refused row has a place and a remedy");
  fuzz::law(imported->source.empty() == (imported->cards == 0), "cards, or no source");
  if (imported->source.empty()) return 0;
  naruto::Catalog catalog;
  for (const naruto::CardMessage& message : naruto::read_cards(imported->source, kName, catalog))
    fuzz::law(message.severity != naruto::Severity::error, "what is imported can be read",
              text_of(message) + "\n" + imported->source);
  fuzz::law(catalog.size() == imported->cards, "every card is in the source", imported->source);
  return 0;
}
