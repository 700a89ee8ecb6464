// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/joining.h"

#include <gtest/gtest.h>

namespace playsheet::wording {
namespace {

using List = std::vector<std::string>;

const std::vector<Pronoun> kOne{{"un ", "uno "}, {"una ", "una "}, {"1 ", "1 "}};

TEST(Joining, LaterThingsOfOneNounHaveAPronoun) {
  EXPECT_EQ(with_noun_once({"un Ninja della Foglia", "un Ninja della Sabbia"}, kOne, {"della"}, {}),
            (List{"un Ninja della Foglia", "uno della Sabbia"}));
  EXPECT_EQ(with_noun_once({"1 Chakra con Simbolo Terra", "1 Chakra con Simbolo Vento"}, kOne, {}, {"con Simbolo"}),
            (List{"1 Chakra con Simbolo Terra", "1 Vento"}));
}

TEST(Joining, ThingsOfDifferentNounsKeepTheirs) {
  const List two{"un Ninja della Foglia", "una Strategia della Sabbia"};
  EXPECT_EQ(with_noun_once(two, kOne, {"della"}, {}), two);
  const List no_number{"Ninja della Foglia", "Ninja della Sabbia"};
  EXPECT_EQ(with_noun_once(no_number, kOne, {"della"}, {}), no_number);
  EXPECT_EQ(with_noun_once({}, kOne, {"della"}, {}), List{});
}

TEST(Joining, EveryRunOfANounIsShortenedForItself) {
  EXPECT_EQ(with_noun_once({"un Ninja della Foglia", "un Ninja della Sabbia", "1 Chakra con Simbolo Terra",
                            "1 Chakra con Simbolo Vento"},
                           kOne, {"della"}, {"con Simbolo"}),
            (List{"un Ninja della Foglia", "uno della Sabbia", "1 Chakra con Simbolo Terra", "1 Vento"}));
}

TEST(Joining, NeighboursWithOneBeginningSayItOnce) {
  const auto all = [](const List& things) { return enumerated(things, " e "); };
  EXPECT_EQ(with_shared_beginnings({"hai un Ninja", "hai 2 carte", "è il tuo Turno"}, {"hai ", "hai ", ""}, all),
            (List{"hai un Ninja e 2 carte", "è il tuo Turno"}));
  EXPECT_EQ(with_shared_beginnings({"hai un Ninja", "è il tuo Turno", "hai 2 carte"}, {"hai ", "", "hai "}, all),
            (List{"hai un Ninja", "è il tuo Turno", "hai 2 carte"}));
}

TEST(Joining, TheBeginningIsSeenThroughMarks) {
  EXPECT_EQ(beginning_of("hai un Ninja", {"ha ", "hai "}), "hai ");
  EXPECT_EQ(beginning_of("avevi un Ninja", {"ha ", "hai "}), "");
}

}  // namespace
}  // namespace playsheet::wording
