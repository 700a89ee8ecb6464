// SPDX-License-Identifier: GPL-3.0-or-later
// Who may know what, as all may read it at any time (R-1111, R-1112).
#include <gtest/gtest.h>

#include <QRegularExpression>
#include <QTextDocument>

#include "engine/table/random_player.h"
#include "tests/rising_clan/window/pressed_desk.h"

namespace playsheet::testing {
namespace {

using namespace rising_clan;
using rising_clan_tests::shipped_cards;

/// As it is read, without the table.
QString readKnowledge(const RisingDesk& desk, const char* language = "en") {
  QTextDocument page;
  page.setHtml(desk.whoKnowsWhat(QLatin1String(language)));
  return page.toPlainText();
}

/// Roles and goals that are known to all.
qsizetype toAll(const QString& said) { return said.count(QRegularExpression(QStringLiteral("(?m)^all$"))); }

TEST(KnowledgeOfRisingClan, AtTheStartEachKnowsTheOwnSecretsAlone_R1111) {
  const RisingDesk desk(shipped_cards(), planOfSeats(3, 17), nullptr);
  const QString said = readKnowledge(desk);
  for (const char* name : {"Naomi", "Tiago", "Kai"})
    EXPECT_EQ(said.count(QStringLiteral("only %1").arg(QLatin1String(name))), 3) << "role, goal and hand";
  EXPECT_EQ(said.count(QStringLiteral("cards in hand: 5")), 3);
  EXPECT_FALSE(said.contains(QStringLiteral("by a look")));
  EXPECT_EQ(toAll(said), 0);
}

/// It does not matter who has the screen: no word more is said to a seat that has its secrets open.
TEST(KnowledgeOfRisingClan, IsTheSameForWhoeverLooks_R1111) {
  RisingDesk desk(shipped_cards(), planOfSeats(5, 17), nullptr);
  const QString before = desk.whoKnowsWhat(QStringLiteral("it"));
  takeScreen(desk);
  ASSERT_FALSE(desk.handCards(PlayerId::south).empty());
  EXPECT_EQ(desk.whoKnowsWhat(QStringLiteral("it")), before);
}

/// R-1112: of a look all are told who looked and at what; when roles are shown and at the end they are told to all.
TEST(KnowledgeOfRisingClan, TellsLooksAndWhatHasBeenShown_R1112) {
  int looks = 0, gifts = 0, shown = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    RisingDesk desk(shipped_cards(), planOfSeats(5, seed), nullptr);
    table::RandomPlayer<Game> player(seed);
    while (!desk.over()) {
      ASSERT_TRUE(desk.play(player.choose(desk.match().state(), desk.match().rules())));
      const GameState& state = desk.match().state();
      const auto& events = desk.match().moments().back().events;
      const bool looked = std::any_of(events.begin(), events.end(),
                                      [](const Event& event) { return std::holds_alternative<Looked>(event); });
      if (!looked && !desk.over() && desk.moments() % 20 != 0) continue;
      const QString said = readKnowledge(desk);
      for (const PlayerId person : desk.players()) {
        const PlayerState& own = state[seatOf(person)];
        const QString clan = QString::fromStdString(shipped_cards().roles()[own.role].name);
        EXPECT_EQ(said.contains(clan), own.revealed || desk.over()) << clan.toStdString();
        shown += own.revealed ? 1 : 0;
        gifts += own.gifts.empty() ? 0 : 1;
        if (!own.gifts.empty() && !desk.over()) {
          EXPECT_TRUE(said.contains(QStringLiteral("known to nobody else")));
        }
      }
      for (const Event& event : events) {
        const auto* look = std::get_if<Looked>(&event);
        if (look == nullptr || desk.over() || state[look->seat].revealed) continue;
        if (look->what == What::hand && state[look->seat].hand.empty()) continue;
        const QString line =
            QStringLiteral("%1, by a look in round %2").arg(desk.seat(playerOf(look->viewer)).name).arg(state.round);
        EXPECT_TRUE(said.contains(line)) << line.toStdString();
        ++looks;
      }
    }
    EXPECT_EQ(toAll(readKnowledge(desk)), 10) << "role and goal of each (R-416)";
  }
  EXPECT_GT(looks, 5);
  EXPECT_GT(gifts, 5);
  EXPECT_GT(shown, 20);
}

TEST(KnowledgeOfRisingClan, LeadsToItsRulesInEachLanguage) {
  const RisingDesk desk(shipped_cards(), planOfSeats(9, 4), nullptr);
  for (const char* language : {"en", "it", "pt_BR"}) {
    const QString html = desk.whoKnowsWhat(QLatin1String(language));
    for (const char* rule : {"R-1111", "R-1112", "R-1108"})
      EXPECT_TRUE(html.contains(QStringLiteral("href=\"%1\"").arg(QLatin1String(rule)))) << rule;
    EXPECT_FALSE(readKnowledge(desk, language).contains(QLatin1Char('%')));
  }
}

}  // namespace
}  // namespace playsheet::testing
