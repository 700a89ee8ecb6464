// SPDX-License-Identifier: GPL-3.0-or-later
// An event with its match records as one text.
#include "engine/tournament/journal/share.h"

#include "tests/tournament/hall.h"

namespace tournament_tests::share_cases {
namespace {

std::vector<SharedFile> some_files() {
  Hall hall(4);
  return {{std::string(kSharedJournal), journal_text(hall.journal), 0},
          {"2026-11-27-180000.match", "playsheet match 5\ngame naruto\nbegin\n", 0},
          {"2026-11-27-181500.match", "playsheet match 5\n\nfile x.match 3\n", 0}};
}

std::vector<SharedFile> read(const std::string& text) {
  auto out = read_share(text);
  const auto* fault = std::get_if<FileFault>(&out);
  EXPECT_FALSE(fault) << (fault ? std::string(row_of(fault->refusal.code).name) : "") << "\n" << text;
  return fault ? std::vector<SharedFile>{} : std::get<std::vector<SharedFile>>(out);
}

void expect_fault(const std::string& text, int line, RefusalCode code, const std::string& found) {
  const auto out = read_share(text);
  const auto* fault = std::get_if<FileFault>(&out);
  ASSERT_TRUE(fault) << text;
  EXPECT_EQ(fault->line, line) << text;
  EXPECT_EQ(row_of(fault->refusal.code).name, row_of(code).name) << text;
  EXPECT_EQ(fault->refusal.found, found);
}

TEST(Share, IsReadAsItWasWritten_TP17) {
  const auto files = some_files();
  const std::string text = share_text(files);
  EXPECT_TRUE(is_share(text));
  EXPECT_FALSE(is_share(files.front().text));
  const auto again = read(text);
  ASSERT_EQ(again.size(), files.size());
  for (std::size_t i = 0; i < files.size(); ++i) {
    EXPECT_EQ(again[i].name, files[i].name);
    EXPECT_EQ(again[i].text, files[i].text) << "also with lines that look like those between files";
  }
  EXPECT_EQ(again.front().line, 3);
  std::string other = text;  // through a mail
  for (std::size_t at = 0; (at = other.find('\n', at)) != std::string::npos; at += 2) other.insert(at, "\r");
  EXPECT_EQ(share_text(read(other)), text);
  auto torn = files;
  torn[1].text += "> south pa";
  EXPECT_EQ(share_text(torn), text) << "half a line of a record that was cut off is left out";
}

TEST(Share, BadInputIsToldWithItsLine_TP32) {
  const std::string head = "playsheet-tournament-share 1\n";
  const std::string journal = "file event.tournament 1\nplaysheet-tournament 1\n";
  expect_fault("", 1, RefusalCode::header_missing, "");
  expect_fault("playsheet-tournament-share 2\n", 1, RefusalCode::header_newer, "playsheet-tournament-share 2");
  expect_fault("playsheet-tournament-share one\n", 1, RefusalCode::header_missing, "playsheet-tournament-share one");
  expect_fault(head, 2, RefusalCode::share_torn, "event.tournament");
  expect_fault(head + "event\n", 2, RefusalCode::share_file_line, "event");
  expect_fault(head + "file event.tournament -1\n", 2, RefusalCode::share_file_line, "file event.tournament -1");
  expect_fault(head + "file event.tournament 2\nplaysheet-tournament 1\n", 4, RefusalCode::share_torn,
               "event.tournament");
  expect_fault(head + "file a.match 0\n", 2, RefusalCode::share_name, "a.match");
  expect_fault(head + journal + journal, 4, RefusalCode::share_name, "event.tournament");
  expect_fault(head + journal + "file a.match 0\nfile a.match 0\n", 5, RefusalCode::share_twice, "a.match");
  for (const char* name : {"../a.match", "/etc/a.match", "a\\b.match", ".match", "..match", "a.txt", "a.match/b"})
    expect_fault(head + journal + "file " + name + " 0\n", 4, RefusalCode::share_name, name);
  const std::string whole = share_text(some_files());
  for (std::size_t cut = 1; cut < 60; ++cut)
    EXPECT_TRUE(std::holds_alternative<FileFault>(read_share(whole.substr(0, whole.size() - cut)))) << cut;
}

}  // namespace
}  // namespace tournament_tests::share_cases
