// SPDX-License-Identifier: GPL-3.0-or-later
// Events as text and back. That those of random games read back is a law (engine/gormiti/laws/laws.h).
#include "engine/gormiti/events/event_text.h"

#include <gtest/gtest.h>

#include <string_view>
#include <type_traits>
#include <variant>

namespace gormiti_tests::event_text_cases {
namespace {

using namespace gormiti;

/// Every kind of the closed list, whether or not a game of the tests has it.
template <class... Kinds>
void expect_each_reads_back(std::type_identity<std::variant<Kinds...>>) {
  const auto expect = [](const Event& event) { EXPECT_EQ(read_event(to_text(event)), event) << to_text(event); };
  (expect(Kinds{}), ...);
}

TEST(EventText, EveryKindReadsBack) { expect_each_reads_back(std::type_identity<Event>{}); }

TEST(EventText, SaysNameAndFields) {
  EXPECT_EQ(to_text(CardMoved{.card = 12, .to = Zone::weapons, .on = 3, .place = 2}),
            "card_moved card=12 to=weapons on=3 place=2 cause=any");
  EXPECT_EQ(to_text(Damaged{4, 3, DamageCause::battle}), "damaged card=4 n=3 cause=battle");
  EXPECT_EQ(to_text(Shuffled{PlayerId::north}), "shuffled player=north");
  LastingEffect lasting{.subject = {7, 1}, .kind = LastingKind::reduce, .source = 9, .turn = 4, .a = -2};
  EXPECT_EQ(
      to_text(LastingBegan{lasting}),
      "lasting_began effect=( subject=( card=7 life=1 ) kind=reduce cause=any as=any end=turn_end source=9 turn=4 a=-2 "
      "b=0 )");
}

TEST(EventText, RefusesWhatIsNone) {
  for (const std::string_view text :
       {"", "damaged", "damaged card=4 n=3", "damaged card=4 n=3 cause=luck", "damaged card=256 n=3 cause=any",
        "damaged card=4 n=3 cause=any more=1", "damaged card=-1 n=3 cause=any", "damaged card= n=3 cause=any",
        "damaged  card=4 n=3 cause=any", "shuffled player=east", "attack_forced must=2", "Damaged card=4 n=3 cause=any",
        "no_event card=4", "lasting_began effect=(subject=(card=7 life=1 )"})
    EXPECT_FALSE(read_event(text)) << text;
}

/// What stands in a record is what a person would follow; the rest follows from it (docs/formats.md).
TEST(EventText, BookkeepingTellsAPersonNothing) {
  EXPECT_FALSE(is_bookkeeping(CardMoved{}));
  EXPECT_FALSE(is_bookkeeping(GameEnded{}));
  EXPECT_TRUE(is_bookkeeping(WorkPushed{}));
  EXPECT_TRUE(is_bookkeeping(LuckSpent{}));
}

}  // namespace
}  // namespace gormiti_tests::event_text_cases
