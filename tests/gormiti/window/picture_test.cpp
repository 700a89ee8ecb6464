// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets of both modes in the middle of a game, kept as pictures where PLAYSHEET_PICTURES says.
#include <gtest/gtest.h>

#include <QDir>

#include "tests/gormiti/matches.h"
#include "tests/gormiti/window/shown_table.h"

namespace playsheet::testing {
namespace {

using namespace gormiti;

struct Look {
  const char* theme;
  const char* language;
  QSize size;
};
const Look kLooks[] = {{"dark", "en", {1108, 596}},    {"light", "en", {1108, 596}}, {"dark", "it", {1108, 596}},
                       {"light", "pt_BR", {911, 490}}, {"dark", "en", {1560, 1022}}, {"light", "en", {1560, 1022}}};

/// The sheet as it is shown, kept under this name in each look.
void keep(const char* name, const GameState& state, const Rulebook& rules, PlayerId viewer) {
  for (const Look& look : kLooks) {
    Sheet sheet(gormitiSheet(state.mode), [&](int definition, const QString& language) {
      return gormitiFace(*rules.cards, static_cast<DefinitionId>(definition), language, state.mode);
    });
    sheet.resize(look.size);
    SheetDressing dressing = dressed(viewer);
    dressing.language = QString::fromLatin1(look.language);
    dressing.themeName = QString::fromLatin1(look.theme);
    showOn(sheet, gormitiTable(state, rules, viewer), dressing, *rules.cards);
    const QPixmap picture = sheet.grab();
    EXPECT_FALSE(picture.isNull());
    const QString folder = qEnvironmentVariable("PLAYSHEET_PICTURES");
    if (folder.isEmpty()) continue;
    QDir().mkpath(folder);
    picture.save(QStringLiteral("%1/gormiti-%2-%3-%4-%5.png")
                     .arg(folder, QLatin1String(name), dressing.themeName, dressing.language)
                     .arg(look.size.width()));
  }
}

/// The first moment of a random game that is like this.
template <class F>
std::optional<std::size_t> momentLike(const Match& match, F&& f) {
  for (std::size_t i = 0; i < match.moments().size(); ++i)
    if (f(match.moments()[i].state)) return i;
  return std::nullopt;
}

TEST(PicturesOfGormiti, InTheMiddleOfAGame) {
  const Rulebook rules{&gormiti_tests::shipped_cards(), {}};
  for (const std::uint64_t seed : {3ULL, 8ULL}) {
    const Match match = gormiti_tests::played(Mode::strategic, seed);
    const auto full = momentLike(match, [](const GameState& state) {
      return state.step == Step::main2 &&
             state[PlayerId::south].weapons.size() + state[PlayerId::north].weapons.size() > 1 && state.turn > 8;
    });
    const auto clash = momentLike(match, [](const GameState& state) {
      return state.question.kind == QuestionKind::play_move && !state.clash.moves.empty() && state.turn > 6;
    });
    if (full) keep(("main" + std::to_string(seed)).c_str(), match.moments()[*full].state, rules, PlayerId::south);
    if (clash) keep(("clash" + std::to_string(seed)).c_str(), match.moments()[*clash].state, rules, PlayerId::north);
  }
}

TEST(PicturesOfGormiti, WhileHeroesAreChosen) {
  const Rulebook rules{&gormiti_tests::shipped_cards(), {}};
  const Match match = gormiti_tests::played(Mode::strategic, 3, 0);
  keep("heroes", match.state(), rules, PlayerId::south);
}

TEST(PicturesOfGormiti, OfTheQuickMode) {
  const Rulebook rules{&gormiti_tests::shipped_cards(), {}};
  const Match match = gormiti_tests::played(Mode::quick, 3);
  const auto third = momentLike(match, [](const GameState& state) { return state.round == 2; });
  ASSERT_TRUE(third);
  const GameState& state = match.moments()[*third].state;
  keep("quick", state, rules, PlayerId::south);
  GameState down = state;
  for (const PlayerId player : table::kPlayers) {
    const Pile hand = down[player].hand;
    for (const CardId card : hand) apply_event(down, CardMoved{.card = card, .to = Zone::table});
  }
  keep("pairs", down, rules, PlayerId::south);
}

}  // namespace
}  // namespace playsheet::testing
