// SPDX-License-Identifier: GPL-3.0-or-later
// Journals of events: read up to the first fault; what was read keeps the laws and is written and read again the same.
#include "engine/table/one_line.h"
#include "engine/tournament/journal/file.h"
#include "engine/tournament/journal/phase.h"
#include "engine/tournament/journal/proposals.h"
#include "engine/tournament/journal/share.h"
#include "engine/tournament/laws/laws.h"
#include "engine/tournament/laws/organiser.h"
#include "tests/fuzz/fuzz.h"

namespace fuzz = playsheet::fuzz;

std::vector<std::string> fuzz::made_seeds() {
  std::vector<std::string> seeds;
  for (const std::uint64_t seed : {1, 2, 3, 4}) {
    const auto type = seed == 4 ? tournament::Type::elimination : tournament::Type::swiss;
    seeds.push_back(
        journal_text(tournament::simulate({static_cast<int>(3 + 2 * seed), seed, type, seed > 1, {}}).journal));
  }
  seeds.push_back(tournament::share_text({{std::string(tournament::kSharedJournal), seeds.front(), 0},
                                          {"2026-11-27.match", "playsheet match 5\ngame naruto\n", 0}}));
  return seeds;
}

/// An event with its records: what is read is written and read again the same.
static void read_again(const std::string_view text) {
  const auto read = tournament::read_share(text);
  if (const auto* fault = std::get_if<tournament::FileFault>(&read)) {
    fuzz::law(fault->line >= 1, "a fault has a line");
    fuzz::law(table::one_line(fault->refusal.found) == fault->refusal.found, "a fault is one line");
    return;
  }
  const auto& files = std::get<std::vector<tournament::SharedFile>>(read);
  const auto again = tournament::read_share(tournament::share_text(files));
  const auto* same = std::get_if<std::vector<tournament::SharedFile>>(&again);
  fuzz::law(same && same->size() == files.size(), "a share that was read is written as one", text);
  for (std::size_t i = 0; same && i < files.size(); ++i)
    fuzz::law((*same)[i].text == files[i].text && (*same)[i].name == files[i].name, "its files stay", text);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  if (tournament::is_share(text)) {
    read_again(text);
    return 0;
  }
  const tournament::FileReading reading = tournament::read_journal(text);
  if (reading.fault) {
    fuzz::law(reading.fault->line >= 1, "a fault has a line");
    for (const std::string& said : {reading.fault->refusal.found, reading.fault->refusal.meant})
      fuzz::law(table::one_line(said) == said, "a fault is one line", said);
  }
  const tournament::Journal& journal = reading.journal;
  if (journal.lines().empty()) return 0;
  for (const std::string& law : broken_laws(journal.event())) fuzz::law(false, law, text);
  for (const std::string& law : broken_journal_laws(journal)) fuzz::law(false, law, text);
  (void)propose_round(journal.event());
  (void)open_tie(journal.event());
  return 0;
}
