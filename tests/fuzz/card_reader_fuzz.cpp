// SPDX-License-Identifier: GPL-3.0-or-later
// Card sources of strangers: read, worded in three languages, written and read again.
#include "engine/naruto/cards/card_reader.h"

#include <fmt/format.h>

#include "engine/naruto/cards/card_writer.h"
#include "tests/fuzz/fuzz.h"
#include "ui/wording/card_text.h"
#include "ui/wording/problem_text.h"

namespace fuzz = playsheet::fuzz;
namespace wording = playsheet::wording;

std::vector<std::string> fuzz::made_seeds() {
  return {"format = 1\nset = \"S\"\nx = " + std::string(60, '['), "a" + std::string(3000, '.') + "b = 1",
          "format = 1\nset = \"" + std::string(100'000, 's') + "\""};
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::string_view kName = "fuzzed.toml";
  naruto::Catalog catalog;
  const auto messages = naruto::read_cards(fuzz::text_of(data, size), kName, catalog);
  for (const naruto::CardMessage& message : messages) {
    fuzz::told(text_of(message), kName);
    for (const auto language : wording::kLanguages)
      fuzz::law(!wording::problem_text(message, language).empty(), "a problem has words", text_of(message));
  }
  for (const naruto::CardMessage& message : check_names(catalog)) fuzz::law(!text_of(message).empty(), "told");
  if (catalog.size() == 0) return 0;
  std::vector<const naruto::CardDefinition*> all;
  for (const naruto::CardDefinition& card : catalog) {
    all.push_back(&card);
    for (const auto language : wording::kLanguages) {
      wording::card_text(card, catalog.words(), language);
      wording::type_line(card, catalog.words(), language);
      wording::foot_label(card, language);
    }
  }
  const std::string written = naruto::write_cards(all.front()->set, all, catalog.words());
  naruto::Catalog again;
  for (const naruto::CardMessage& message : naruto::read_cards(written, kName, again))
    fuzz::law(message.severity != naruto::Severity::error, "what is written reads back",
              text_of(message) + "\n" + written);
  std::vector<const naruto::CardDefinition*> second;
  for (const naruto::CardDefinition& card : again) second.push_back(&card);
  fuzz::law(second.size() == all.size(), "every card is written", written);
  const std::string twice = naruto::write_cards(second.front()->set, second, again.words());
  fuzz::law(twice == written, "writing is stable", written + "\n---\n" + twice);
  return 0;
}
