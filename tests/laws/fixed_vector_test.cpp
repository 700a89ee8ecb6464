// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/fixed_vector.h"

#include <gtest/gtest.h>

/// A vector of fixed size ends the program where it would write or read beside itself, in every build, and names the
/// place.
namespace {

using Three = table::FixedVector<int, 3>;

Three filled() {
  Three numbers;
  for (const int n : {1, 2, 3}) numbers.push_back(n);
  return numbers;
}

class FixedVectorDeathTest : public testing::Test {
 protected:
  void SetUp() override { GTEST_FLAG_SET(death_test_style, "threadsafe"); }
};

TEST_F(FixedVectorDeathTest, HasRoomForSoManyAndNoMore) {
  Three numbers = filled();
  EXPECT_TRUE(numbers.full());
  EXPECT_DEATH(numbers.push_back(4), "fixed_vector_test.cpp.*no room");
  EXPECT_DEATH(numbers.insert_at(0, 4), "fixed_vector_test.cpp.*no room");
}

TEST_F(FixedVectorDeathTest, HasNothingBehindItsEnd) {
  Three numbers = filled();
  numbers.pop_back();
  EXPECT_EQ(numbers.back(), 2);
  // Known only at run time: a compiler that sees the place warns of it, and a warning is an error.
  const volatile std::size_t behind = 2;
  const std::size_t end = behind;
  EXPECT_DEATH(numbers[end] = 4, "no such element");
  EXPECT_DEATH(numbers.erase_at(end), "fixed_vector_test.cpp.*no such element");
  EXPECT_DEATH(numbers.insert_at(end + 1, 4), "fixed_vector_test.cpp.*no such place");
}

TEST_F(FixedVectorDeathTest, OfNothingHasNoFirstAndNoLast) {
  Three none;
  EXPECT_DEATH(none.pop_back(), "fixed_vector_test.cpp.*no such element");
  EXPECT_DEATH(static_cast<void>(none.back()), "fixed_vector_test.cpp.*no such element");
  EXPECT_DEATH(static_cast<void>(none.front()), "fixed_vector_test.cpp.*no such element");
}

}  // namespace
