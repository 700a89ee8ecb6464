// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/invented_fixture.h"
#include "ui/choices/choice_row.h"
#include "ui/widgets/action_button.h"

/// A card that lets choose in two of its paragraphs: each choice has its own words on the buttons.
namespace playsheet::testing {
namespace {

constexpr const char* kTwice = R"(
format = 1
set = "Modes"

[[card]]
code = "S-21"
name = "Doubtful"
type = "ninja"
symbols = ["Fire"]
entrance_cost = 0
hand_cost = 0
healthy = [2, 1]
injured = [1, 0]
attributes = ["Flame"]
characteristics = ["Genin"]
[[card.ability]]
kind = "activated"
when = "own_mission_phase"
do = [{ op = "modes", of = [
  [{ op = "draw", n = 1 }],
  [{ op = "draw", n = 2 }],
] }]
[[card.ability]]
kind = "activated"
when = "own_mission_phase"
do = [{ op = "modes", of = [
  [{ op = "modify_power", who = "self", combat = 3, until = "turn_end" }],
  [{ op = "modify_power", who = "self", support = 4, until = "turn_end" }],
] }]
)";

const naruto::Catalog& doubtfulCards() {
  static const auto cards = [] {
    auto catalog = std::make_unique<naruto::Catalog>();
    for (const char* name : {"resources/scenarios/test_cards.toml", "tests/support/test_cards.toml"}) {
      const auto text = read_text_file(support::source_path(name));
      naruto::read_cards(*text, name, *catalog);
    }
    for (const auto& message : naruto::read_cards(kTwice, "twice", *catalog)) ADD_FAILURE() << naruto::text_of(message);
    return catalog;
  }();
  return *cards;
}

class ModesOnTheTable : public InventedMatchTest {
 protected:
  void offer(int ability, const QString& language) {
    naruto::Deck deck = inventedDeck();
    deck.cards.push_back({"S-21", 2});
    WindowNeeds needs;
    needs.cards = &doubtfulCards();
    needs.shelf.ready = {deck};
    MatchPlan plan = planOf(Secrecy::Open);
    for (auto& seat : plan.seats.values) {
      seat.language = language;
      seat.deck = deck;
    }
    openWindow(std::move(needs), plan);
    while (state().turn < 2) ASSERT_TRUE(stepOn());
    ASSERT_TRUE(goOnTo(naruto::ChoiceKind::mission_action, PlayerId::south));
    const CardId ninja = doubtful();
    ASSERT_NE(ninja, naruto::kNoCard);
    if (state()[ninja].zone != naruto::Zone::village) {
      move(ninja, naruto::Zone::village, PlayerId::south);
      naruto::apply_event(position(), naruto::TeamChanged{ninja, naruto::kNoTeam});
    }
    showPosition();
    ASSERT_TRUE(match().play(naruto::UseEffect{ninja, static_cast<std::uint8_t>(ability)}));
    for (int i = 0; i < 10 && asked() != naruto::ChoiceKind::mode; ++i) ASSERT_TRUE(match().play(naruto::Pass{}));
    ASSERT_EQ(asked(), naruto::ChoiceKind::mode);
  }
  CardId doubtful() {
    for (std::size_t i = 0; i < state().card_count; ++i)
      if (state().cards[i].owner == PlayerId::south && doubtfulCards()[state().cards[i].definition].code == "S-21")
        return static_cast<CardId>(i);
    return naruto::kNoCard;
  }
  QStringList labels() {
    QStringList all;
    for (const PromptButton& choice : match().prompt().choices) all.append(choice.label);
    return all;
  }
};

TEST_F(ModesOnTheTable, AreCalledByTheParagraphThatAsks) {
  const std::array<const char*, 3> languages{"en", "it", "pt_BR"};
  for (const char* language : languages) {
    offer(0, QString::fromLatin1(language));
    const QStringList first = labels();
    offer(1, QString::fromLatin1(language));
    const QStringList second = labels();
    ASSERT_EQ(first.size(), 2) << language;
    ASSERT_EQ(second.size(), 2) << language;
    EXPECT_FALSE(first[0].contains(u'3')) << first[0].toStdString();
    EXPECT_TRUE(second[0].contains(u'3')) << second[0].toStdString();
    EXPECT_TRUE(second[1].contains(u'4')) << second[1].toStdString();
    for (const QString& label : first) EXPECT_FALSE(second.contains(label)) << label.toStdString();
  }
}

}  // namespace
}  // namespace playsheet::testing
