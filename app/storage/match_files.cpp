// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/match_files.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <system_error>
#include <tuple>

#include "app/storage/private_file.h"
#include "app/storage/text_file.h"
#include "engine/gormiti/match/card_game.h"
#include "engine/rising_clan/match/card_game.h"

namespace playsheet {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kRecordEnding = ".match";

/// A file of this name in the folder that is not there yet: a number is added.
fs::path free_name(const fs::path& folder, const fs::path& name) {
  std::error_code error;
  fs::path path = folder / name;
  for (int i = 2; fs::exists(fs::symlink_status(path, error)) && i < 10000; ++i)
    path = folder / fmt::format("{}-{}{}", name.stem().string(), i, kRecordEnding);
  return path;
}

StorageProblem cannot_move(const fs::path& file, const std::error_code& error) {
  return {StorageFault::cannot_write, file.string(), {}, error.message(), "a writable folder"};
}

Outcome<std::string> move_into(const fs::path& from, const fs::path& folder) {
  if (const int code = make_private_folder(folder); code != 0)
    return cannot_move(folder, std::error_code(code, std::generic_category()));
  std::error_code error;
  const fs::path to = free_name(folder, from.filename());
  fs::rename(from, to, error);
  if (error) return cannot_move(from, error);
  return to.filename().string();
}

}  // namespace

MatchFiles::MatchFiles(fs::path data) : data_(std::move(data)) {}

Outcome<fs::path> MatchFiles::path_of(const fs::path& folder, const std::string& name) const {
  const fs::path plain(name);
  std::error_code error;
  const bool fits = plain.filename() == plain && plain.extension() == kRecordEnding;
  if (!fits || fs::is_symlink(folder / plain, error))
    return StorageProblem{
        StorageFault::missing, folder.string(), name, {}, "the name of a match record in this folder"};
  return folder / plain;
}

std::vector<MatchFile> MatchFiles::newest(std::optional<StorageProblem>& problem, std::size_t most,
                                          const std::stop_token& stop) {
  std::vector<MatchFile> out;
  problem.reset();
  std::error_code error;
  if (!fs::exists(folder(), error)) return out;
  fs::directory_iterator entries(folder(), error);
  if (error) {
    problem = StorageProblem{StorageFault::unreadable, folder().string(), {}, error.message(), "a folder of matches"};
    return out;
  }
  for (const auto& entry : entries) {
    struct stat facts {};
    if (entry.path().extension() != kRecordEnding || ::lstat(entry.path().c_str(), &facts) != 0) continue;
    if (!S_ISREG(facts.st_mode)) continue;
    MatchFile file;
    file.name = entry.path().filename().string();
    file.stamp = fmt::format("{} {}.{}", facts.st_size, facts.st_mtim.tv_sec, facts.st_mtim.tv_nsec);
    file.changed = facts.st_mtim.tv_sec * std::int64_t{1000000000} + facts.st_mtim.tv_nsec;
    out.push_back(std::move(file));
  }
  std::sort(out.begin(), out.end(), [](const MatchFile& a, const MatchFile& b) {
    return std::tie(a.changed, a.name) > std::tie(b.changed, b.name);
  });
  if (out.size() > most) out.resize(most);
  for (MatchFile& file : out) {
    if (stop.stop_requested()) break;
    look_into(file);
  }
  find_copies(out);
  return out;
}

/// Of several records of one game the file that was changed first is the game, then the one with the shorter name.
void MatchFiles::find_copies(std::vector<MatchFile>& files) {
  const auto before = [](const MatchFile& a, const MatchFile& b) {
    return std::tuple(a.changed, a.name.size(), a.name) < std::tuple(b.changed, b.name.size(), b.name);
  };
  std::map<std::uint64_t, const MatchFile*> games;
  for (const MatchFile& file : files) {
    const table::RecordOutline* outline = file.outline();
    if (outline == nullptr || outline->whole == 0) continue;
    const MatchFile*& game = games[outline->digest];
    if (game == nullptr || before(file, *game)) game = &file;
  }
  for (MatchFile& file : files) {
    const table::RecordOutline* outline = file.outline();
    const auto game = outline != nullptr ? games.find(outline->digest) : games.end();
    if (game != games.end() && game->second != &file) file.copy_of = game->second->name;
  }
}

/// By the game that it names. What names none is read as a record of Naruto, whose first ones did not.
void MatchFiles::look_into(MatchFile& file, std::string_view text) {
  const auto named = table::game_of_record(text);
  file.game = std::string(named.value_or(std::string_view{}));
  if (file.game == gormiti::Game::name)
    file.other = table::summarize<gormiti::Game>(text, file.wrong);
  else if (file.game == rising_clan::Game::name)
    file.other = table::summarize<rising_clan::Game>(text, file.wrong);
  else
    file.summary = naruto::summarize(text, file.wrong);
}

/// What it says, from the file or as it was read last.
void MatchFiles::look_into(MatchFile& file) {
  const fs::path path = folder() / file.name;
  MatchFile& known = known_[file.name];
  if (known.stamp != file.stamp) {
    known = file;
    if (const auto text = read_record_file(path))
      look_into(known, *text);
    else
      known.problem = text_of(text.problem());
    if (known.wrong) known.problem = table::text_of(*known.wrong, file.name);
  }
  file = known;
  file.in_use = Journal::in_use(path);
}

Outcome<std::string> MatchFiles::read(const std::string& name) const {
  const auto path = path_of(folder(), name);
  if (!path) return path.problem();
  return read_record_file(*path);
}

Outcome<OpenedMatch> MatchFiles::open(const std::string& name) const {
  const auto path = path_of(folder(), name);
  if (!path) return path.problem();
  auto journal = Journal::reopen(*path);
  if (!journal) return journal.problem();
  auto text = journal->read();
  if (!text) return text.problem();
  const bool report = table::game_of_record(*text).value_or("naruto") == "naruto" && naruto::is_report(*text);
  text->resize(naruto::whole_part(*text).size());
  return OpenedMatch{std::move(*text), report, std::move(*journal)};
}

std::optional<StorageProblem> MatchFiles::copy(const std::string& name, const fs::path& target) const {
  const auto text = read(name);
  if (!text) return text.problem();
  const auto written = write_private_file(target, *text);
  return written ? std::nullopt : std::optional(written.problem());
}

Outcome<std::string> MatchFiles::remove(const std::string& name) const {
  const auto path = path_of(folder(), name);
  if (!path) return path.problem();
  if (Journal::in_use(*path))
    return StorageProblem{StorageFault::locked, path->string(), {}, {}, "a match not open in any program"};
  return move_into(*path, trash());
}

Outcome<std::string> MatchFiles::restore(const std::string& name) const {
  const auto path = path_of(trash(), name);
  if (!path) return path.problem();
  return move_into(*path, folder());
}

}  // namespace playsheet
