// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

/// What the headless program does for whoever writes trees: compares two of them, makes probes of what they do, tells
/// which cards play differently now, and compares summaries with texts. Exit codes as in `cards_command.h`.
namespace playsheet {

struct CardsCompareOptions {
  std::filesystem::path a, b;  ///< card sources
};
struct CardsProbeOptions {
  std::filesystem::path cards = "resources/cards";  ///< folder of sources
  std::filesystem::path test_cards;                 ///< the invented cards that every scenario knows
  std::filesystem::path probes = "tests/probes";    ///< folder that is read, and written anew
  std::vector<std::string> only;                    ///< codes of cards; empty: all
  bool anew = false;                                ///< look for other probes of those that have one
  int positions = 200;                              ///< that are tried for each text
  unsigned at_a_time = 1;
};
struct CardsChangedOptions {
  std::filesystem::path since;  ///< folder with the probes of then; scripts/cards-changed takes them out of git
  std::filesystem::path probes = "tests/probes";
};
struct CardsAuditOptions {
  std::filesystem::path cards = "cards.db";
  std::filesystem::path facts;  ///< JSON with codes and summaries; empty: the summaries of the cards
  std::filesystem::path accepted = "tests/cards/audit.txt";
  std::vector<std::string> only;
};
/// Prints where the trees of the cards that both have differ.
int run_cards_compare(const CardsCompareOptions& options, std::ostream& out, std::ostream& err);
int run_cards_probe(const CardsProbeOptions& options, std::ostream& out, std::ostream& err);
/// Prints the cards whose probes go otherwise than they did, those alike together.
int run_cards_changed(const CardsChangedOptions& options, std::ostream& out, std::ostream& err);
int run_cards_audit(const CardsAuditOptions& options, std::ostream& out, std::ostream& err);

}  // namespace playsheet
