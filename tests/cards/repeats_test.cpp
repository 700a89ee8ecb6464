// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "ui/wording/repeats.h"

namespace playsheet::wording {
namespace {

constexpr Repeat kFighting{" che affronta questo Ninja", " che lo affronta", "uesto Ninja ", true};

std::string once(std::string text, const Repeat& repeat = kFighting) {
  say_once(text, repeat);
  return text;
}

TEST(Repeats, ThePronounTakesUpWhatTheSentenceHasNamed) {
  EXPECT_EQ(once("Quando questo Ninja attacca, ogni Ninja che affronta questo Ninja perde."),
            "Quando questo Ninja attacca, ogni Ninja che lo affronta perde.");
}

TEST(Repeats, OnlyWithinOneSentence) {
  for (const std::string apart : {"Cura questo Ninja . Ogni Ninja che affronta questo Ninja perde.",
                                  "Questo Ninja vince:\nogni Ninja che affronta questo Ninja perde.",
                                  "Se questo Ninja vince: ogni Ninja che affronta questo Ninja perde.",
                                  "Questo Ninja ha il Testo «Ogni Ninja che affronta questo Ninja perde.»"})
    EXPECT_EQ(once(apart), apart);
}

/// The apostrophe of these texts shares its first bytes with their quotation marks.
TEST(Repeats, AnApostropheEndsNoSentence) {
  EXPECT_EQ(once("Se questo Ninja è nell’area dell’avversario, il Ninja che affronta questo Ninja perde."),
            "Se questo Ninja è nell’area dell’avversario, il Ninja che lo affronta perde.");
}

/// "the team of this Ninja" is spoken of as a team: "lo" would be somebody else.
TEST(Repeats, WhoIsNamedAsAnOwnerOnlyIsNamedAgain) {
  const std::string owner = "Se la Squadra di questo Ninja vince, il Ninja che affronta questo Ninja perde.";
  EXPECT_EQ(once(owner), owner);
  Repeat any = kFighting;
  any.not_as_owner = false;
  EXPECT_NE(once(owner, any), owner);
}

TEST(Repeats, NoClauseBeginsWithAPronounBehindSomebodyElse) {
  constexpr Repeat opponent{", o oponente ", ", ele ", "e o oponente "};
  std::string text = "Se o oponente vence e você perde, o oponente compra 1 card.";
  const std::string before = text;
  say_once(text, opponent, "você ");
  EXPECT_EQ(text, before);
  say_once(text, opponent);
  EXPECT_EQ(text, "Se o oponente vence e você perde, ele compra 1 card.");
}

TEST(Repeats, MarksOfPhrasesStay) {
  std::string text = "Se questo\x01 Ninja attacca, il\x02 Ninja che affronta questo\x03 Ninja perde.";
  say_once(text, kFighting);
  EXPECT_EQ(text, "Se questo\x01 Ninja attacca, il\x02 Ninja che lo affronta\x03 perde.");
}

}  // namespace
}  // namespace playsheet::wording
