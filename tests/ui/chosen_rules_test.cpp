// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <fstream>

#include "app/plan_settings.h"
#include "tests/ui/match_fixture.h"
#include "ui/naruto/end_facts.h"
#include "ui/table/end_sheet.h"

/// A match has rules, wherever its plan comes from: they stand on the end sheet and in the title of the window.
namespace playsheet::testing {
namespace {

class ChosenRules : public MatchWindowTest {
 protected:
  /// As on the first start, or as somebody has left the settings; without the form.
  MatchPlan planOfSettings(const std::string& text, std::string& unknown) {
    const std::filesystem::path file = folder_.filePath(QStringLiteral("settings.ini")).toStdString();
    std::ofstream(file) << "# Playsheet settings 1\n" << text;
    std::optional<StorageProblem> problem;
    const Settings settings = Settings::load(file, problem);
    EXPECT_FALSE(problem);
    return planFrom(settings, QStringLiteral("en"), {shippedDeck("clones"), shippedDeck("embers")}, {}, unknown);
  }

  void play(MatchPlan plan, const QString& language) {
    for (auto& seat : plan.seats.values) seat.language = language;
    WindowNeeds needs;
    needs.cards = &shippedCards();
    needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
    openWindow(std::move(needs), plan);
  }

  QTemporaryDir folder_;
};

TEST_F(ChosenRules, AFirstStartWithoutTheFormHasAnEdition) {
  std::string unknown;
  const MatchPlan plan = planOfSettings("", unknown);
  EXPECT_EQ(plan.edition, "usa-1.3");
  EXPECT_EQ(unknown, "") << "nothing was chosen, so nothing is missed";
  play(plan, QStringLiteral("en"));
  EXPECT_EQ(window_->windowTitle(), "American rules 1.3 — Playsheet") << "the name once, and last";
  match().concede(PlayerId::north);
  const EndFacts& facts = table().endSheet()->facts();
  EXPECT_EQ(facts.lines.back().label, "Rules");
  EXPECT_EQ(facts.lines.back().both, "American rules 1.3");
}

TEST_F(ChosenRules, WhatStandsInTheSettingsIsPlayed) {
  std::string unknown;
  EXPECT_EQ(planOfSettings("edition = panini\n", unknown).edition, "panini");
  EXPECT_EQ(unknown, "");
}

TEST_F(ChosenRules, AnEditionThatNobodyKnowsIsNamedAndNotPlayed) {
  std::string unknown;
  EXPECT_EQ(planOfSettings("edition = bandai-1.0.1\n", unknown).edition, "usa-1.3");
  EXPECT_EQ(unknown, "bandai-1.0.1");
  for (const auto& edition : naruto::editions())
    EXPECT_TRUE(editionIds().contains(QString::fromUtf8(edition.id.data(), static_cast<int>(edition.id.size()))));
}

/// A plan that nobody has filled in is one, too.
TEST_F(ChosenRules, APlanHasAnEditionAlways) { EXPECT_TRUE(naruto::find_edition(MatchPlan().edition.toStdString())); }

/// What is both players' stands in no player's column: its row is read without a name, and what is painted in the
/// columns is the same without it.
TEST_F(ChosenRules, WhatIsOfBothStandsInNobodysColumn) {
  std::string unknown;
  for (const QString language : {"en", "it", "pt_BR"}) {
    play(planOfSettings("", unknown), language);
    match().concede(PlayerId::north);
    EndSheet& end = *table().endSheet();
    const int rows = end.accessibleRows();
    for (const int row : {rows - 2, rows - 1}) {
      const auto& line = end.facts().lines[static_cast<std::size_t>(row)];
      EXPECT_FALSE(line.both.isEmpty());
      EXPECT_TRUE(line.values[PlayerId::south].isEmpty() && line.values[PlayerId::north].isEmpty());
      EXPECT_EQ(end.accessibleRow(row), QStringLiteral("%1: %2").arg(line.label, line.both));
      EXPECT_FALSE(end.accessibleRow(row).contains(QStringLiteral("Tiago")));
    }
    const auto column = [&](int row) {
      const QRect whole = end.accessibleRowRect(row);
      return end.grab(QRect(whole.right() - 60, whole.top() + 3, 60, whole.height() - 6)).toImage();
    };
    EXPECT_LE(colourCount(column(rows - 2)), 2) << "nothing in the column of north";
    EXPECT_GT(colourCount(column(0)), 4) << "where the figures of north are";
    keepPicture(*window_, QStringLiteral("end-") + language);
  }
}

}  // namespace
}  // namespace playsheet::testing
