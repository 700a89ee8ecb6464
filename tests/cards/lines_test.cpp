// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/lines.h"

#include <gtest/gtest.h>

/// Where a paragraph that is too long is broken.
namespace playsheet::wording {
namespace {

std::string as_it_is(std::string line) { return line; }

ToldParagraph told(const std::vector<std::pair<std::size_t, LineOpening>>& lines) {
  ToldParagraph paragraph{{}, as_it_is};
  for (const auto& [characters, opening] : lines)
    paragraph.lines.push_back({std::string(characters, 'a'), opening, {paragraph.lines.size(), 0}});
  return paragraph;
}

using Starts = std::vector<LineStart>;

TEST(Lines, BreakAtTheBestPlacesOnly) {
  const ToldParagraph text = told({{150, LineOpening::none},
                                   {100, LineOpening::condition},
                                   {100, LineOpening::moment},
                                   {100, LineOpening::condition}});
  EXPECT_TRUE(is_too_long({text}));
  EXPECT_EQ(line_starts({text}), (Starts{{0, 0}, {2, 0}}));
}

TEST(Lines, BreakAtLesserPlacesWhereItIsStillTooLong) {
  const ToldParagraph text = told({{150, LineOpening::none},
                                   {200, LineOpening::condition},
                                   {100, LineOpening::moment},
                                   {100, LineOpening::condition}});
  EXPECT_EQ(line_starts({text}), (Starts{{0, 0}, {1, 0}, {2, 0}}));
}

TEST(Lines, NeverBreakBeforeWhatLeansOnTheWordsBefore) {
  EXPECT_EQ(line_starts({told({{250, LineOpening::none}, {250, LineOpening::none}})}), (Starts{{0, 0}}));
}

TEST(Lines, OneLanguageThatIsTooLongIsEnough) {
  const ToldParagraph brief = told({{10, LineOpening::none}, {10, LineOpening::condition}});
  const ToldParagraph lengthy = told({{299, LineOpening::none}, {10, LineOpening::condition}});
  EXPECT_FALSE(is_too_long({brief}));
  EXPECT_TRUE(is_too_long({brief, lengthy}));
  EXPECT_EQ(line_starts({brief, lengthy}), (Starts{{0, 0}, {1, 0}}));
}

/// "You may do this to do that." in one language, "You may do this. If you do, ..." in another one.
TEST(Lines, ASentenceOfFewerPartsInOneLanguageIsWholeInAll) {
  ToldParagraph whole = told({{200, LineOpening::none}, {200, LineOpening::closing}});
  ToldParagraph parted = told({{100, LineOpening::none}, {100, LineOpening::condition}, {200, LineOpening::closing}});
  parted.lines[1].start = {0, 1};
  parted.lines[2].start = {1, 0};
  const Starts starts = line_starts({whole, parted});
  EXPECT_EQ(starts, (Starts{{0, 0}, {1, 0}}));
  const std::string text = joined(parted.lines, starts);
  EXPECT_EQ(text.find('\n'), 201U) << "its two parts stay together, with a blank between them";
}

TEST(Lines, CharactersAreCountedAsTheyAreSeen) {
  EXPECT_EQ(character_count("“è così…”"), 9U);
  EXPECT_EQ(character_count("a\x01\x02z"), 2U);
}

}  // namespace
}  // namespace playsheet::wording
