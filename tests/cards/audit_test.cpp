// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <sstream>

#include "app/cards_tree_commands.h"
#include "app/exit_code.h"
#include "tests/support/source_path.h"

namespace playsheet {
namespace {

/// What the summary of a ready card says (numbers, may, each, other ...) its text says as well, or the difference has
/// been looked at and stands in `audit.txt` with the reason.
TEST(Audit, SummariesAndTextsSayTheSameButForListedDifferences) {
  CardsAuditOptions options;
  options.cards = support::source_path("resources/cards");
  options.accepted = support::source_path("tests/cards/audit.txt");
  std::ostringstream out, err;
  EXPECT_EQ(run_cards_audit(options, out, err), kFine) << out.str() << err.str();
}

TEST(Audit, FindsWhatATextLeavesOut) {
  CardsAuditOptions options;
  options.cards = support::source_path("resources/cards");
  options.accepted = support::source_path("tests/cards");  // no file: nothing is accepted
  options.only = {"N-306"};
  std::ostringstream out, err;
  EXPECT_EQ(run_cards_audit(options, out, err), kWrong);
  EXPECT_NE(out.str().find("N-306 numbers each"), std::string::npos) << out.str();
}

TEST(Audit, TellsThatAFileHasNoFacts) {
  CardsAuditOptions options;
  options.cards = support::source_path("resources/cards");
  options.facts = support::source_path("README.md");
  std::ostringstream out, err;
  EXPECT_EQ(run_cards_audit(options, out, err), kWrong);
  EXPECT_NE(err.str().find("no list of cards"), std::string::npos) << err.str();
}

}  // namespace
}  // namespace playsheet
