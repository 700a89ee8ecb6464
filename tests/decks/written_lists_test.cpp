// SPDX-License-Identifier: GPL-3.0-or-later
// The law of lists: nothing written is lost, and nothing else is read (docs/formats.md, section 3).
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "engine/table/random.h"
#include "tests/support/catalogs.h"
#include "tests/support/written_list.h"

namespace playsheet::support {
namespace {

/// PLAYSHEET_LISTS is how many, PLAYSHEET_SEED which.
std::uint64_t number_of(const char* variable, std::uint64_t otherwise) {
  const char* text = std::getenv(variable);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

TEST(WrittenLists, EachCodeAndEachNumberIsInTheDeckOrInAQuestion) {
  const naruto::CardIndex cards(shipped_cards());
  const std::uint64_t first = number_of("PLAYSHEET_SEED", 1), lists = number_of("PLAYSHEET_LISTS", 100'000);
  std::uint64_t without_question = 0;
  for (std::uint64_t seed = first; seed < first + lists; ++seed) {
    table::RandomStream luck(seed, 33);
    const WrittenList list(shipped_cards(), [&luck](std::uint32_t below) { return luck.below(below); });
    const auto read = naruto::import_deck(list.bytes(), "list.txt", cards);
    std::string told;
    for (const auto& question : read.questions) told += naruto::text_of(question, "list.txt") + "\n";
    ASSERT_EQ(list.fault_of(read), "") << "seed " << seed << "\n" << list.bytes() << "\n" << told;
    without_question += read.questions.empty() ? 1 : 0;
  }
  EXPECT_GT(without_question, lists / 10) << "what is clear is read";
}

}  // namespace
}  // namespace playsheet::support
