// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <set>
#include <sstream>

#include "engine/naruto/probe/golden.h"
#include "engine/naruto/probe/search.h"
#include "tests/support/catalogs.h"

/// Every text of a ready card has a probe (tests/probes): a position and decisions in which it does something that does
/// not happen without it. What it does is written there. `playsheet-cli cards probe` brings the files up to date, and
/// `scripts/cards-changed HEAD` says which cards play otherwise then.
namespace playsheet::support {
namespace {

using namespace naruto;

/// Texts for which no probe was found yet (tests/probes/UNREACHED). The number only falls.
constexpr std::size_t kMostUnreached = 29;
/// Changes of a leaf that no probe of its text notices (tests/probes/UNNOTICED). The number only falls.
constexpr std::size_t kMostUnnoticed = 941;  // `current` counts under a house ruling, N-US016 among lent Ninja

std::vector<std::filesystem::path> probe_files() {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(source_path("tests/probes")))
    if (entry.path().extension() == ".scenario") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<probe::Probe> probes_of(const std::filesystem::path& file, const Catalog& cards) {
  auto read = probe::read_probes(text_of_file(file), file.filename().string(), cards);
  for (const std::string& problem : read.problems) ADD_FAILURE() << problem;
  return std::move(read.probes);
}

std::set<std::string> lines_of(const std::string& text) {
  std::set<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.insert(line);
  return lines;
}

/// The blocks of a file by their ids; blocks are parted by an empty line.
std::string block_in(const std::string& file, const std::string& id) {
  const auto begin = file.find("scenario " + id + " ");
  if (begin == std::string::npos) return {};
  const auto end = file.find("\n\n", begin);
  return file.substr(begin, end == std::string::npos ? end : end + 1 - begin);
}

TEST(Probes, GoAsTheyAreWritten) {
  Catalog cards = fresh_cards();
  int probes = 0;
  std::string changed;
  for (const auto& file : probe_files()) {
    const std::string text = text_of_file(file);
    for (const probe::Probe& probe : probes_of(file, cards)) {
      ++probes;
      const auto now = probe::golden_of(probe, cards, probe::trace_of(probe, cards));
      if (!now.trouble.empty())
        changed += probe.id + " " + now.trouble + "\n";
      else if (now.text != block_in(text, probe.id))
        changed += probe.id + " plays otherwise; now:\n" + now.text;
    }
  }
  EXPECT_EQ(changed, "") << "`playsheet-cli cards probe` writes the probes anew, `scripts/cards-changed HEAD` "
                            "says in clusters what has changed then";
  std::cout << probes << " probes\n";
}

TEST(Probes, AreThereForEveryTextButForListedOnes) {
  const Catalog cards = fresh_cards();
  std::set<std::string> reached;
  for (const auto& file : probe_files())
    for (const probe::Probe& probe : probes_of(file, cards)) reached.insert(probe.id);
  std::string missing;
  for (const probe::Subject subject : probe::subjects_of(cards))
    if (const std::string id = probe::id_of(cards, subject); !reached.contains(id)) missing += id + '\n';
  EXPECT_EQ(missing, text_of_file(source_path("tests/probes/UNREACHED")))
      << "`playsheet-cli cards probe` looks for probes of new texts";
  EXPECT_LE(static_cast<std::size_t>(std::count(missing.begin(), missing.end(), '\n')), kMostUnreached);
}

/// With a neighbour in the place of a number, a side, a filter or a moment of the tree a probe goes otherwise.
TEST(Probes, NoticeEveryChangeOfTheirTreeButListedOnes) {
  Catalog cards = fresh_cards();
  std::vector<std::pair<std::string, std::vector<std::string>>> texts;  // those of a text follow each other
  int leaves = 0;
  for (const auto& file : probe_files())
    for (const probe::Probe& probe : probes_of(file, cards)) {
      const auto found = probe::unnoticed_by(probe, cards, probe::trace_of(probe, cards));
      const std::string text = probe::id_of(cards, probe.subject);
      if (!texts.empty() && texts.back().first == text) {
        probe::keep_common(texts.back().second, found.names);
      } else {
        texts.emplace_back(text, found.names);
        leaves += found.leaves;
      }
    }
  std::set<std::string> unnoticed;
  for (const auto& [text, names] : texts)
    for (const std::string& name : names) unnoticed.insert(text + ' ' + name);
  EXPECT_EQ(unnoticed, lines_of(text_of_file(source_path("tests/probes/UNNOTICED"))))
      << "`playsheet-cli cards probe` writes the list anew";
  EXPECT_LE(unnoticed.size(), kMostUnnoticed);
  std::cout << texts.size() << " texts, " << leaves << " leaves changed, " << unnoticed.size() << " unnoticed\n";
}

}  // namespace
}  // namespace playsheet::support
