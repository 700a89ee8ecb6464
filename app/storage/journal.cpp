// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/journal.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <system_error>
#include <utility>

#include "app/storage/private_file.h"
#include "app/storage/text_file.h"

namespace playsheet {
namespace fs = std::filesystem;
namespace {

StorageProblem cannot_write(const fs::path& file, const std::string& why) {
  return {StorageFault::cannot_write, file.string(), {}, why, "a writable folder"};
}

/// Why a system call on the file failed.
StorageProblem failed_call(const fs::path& file) {
  const int code = errno;
  if (code == ENOSPC || code == EDQUOT || code == EFBIG)
    return {StorageFault::full, file.string(), {}, std::strerror(code), "free disk space"};
  return cannot_write(file, std::strerror(code));
}

/// A new file is there after a power cut only if its folder was written, too.
void sync_folder(const fs::path& folder) {
  const int handle = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (handle < 0) return;
  ::fsync(handle);
  ::close(handle);
}

constexpr int kMostNumbers = 1000;

}  // namespace

Outcome<Journal> Journal::create(const fs::path& folder, const std::string& name, const std::string& ending) {
  if (const int code = make_private_folder(folder); code != 0) return cannot_write(folder, std::strerror(code));
  for (int i = 1; i < kMostNumbers; ++i) {
    const fs::path path = folder / (i == 1 ? name + ending : name + "-" + std::to_string(i) + ending);
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file >= 0) {
      ::flock(file, LOCK_EX);  // nobody keeps it longer than it takes to look
      sync_folder(folder);
      return Journal(path, file);
    }
    if (errno != EEXIST) return cannot_write(path, std::strerror(errno));
  }
  return cannot_write(folder / name, "too many files of this name");
}

Outcome<Journal> Journal::reopen(const fs::path& path) {
  const int file = ::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW);
  if (file < 0) return failed_call(path);
  Journal journal(path, file);
  struct stat facts {};
  if (::fstat(file, &facts) != 0 || !S_ISREG(facts.st_mode))
    return StorageProblem{StorageFault::unreadable, path.string(), {}, "not a text file", "a match record"};
  int tries = 5;
  while (::flock(file, LOCK_EX | LOCK_NB) != 0 && --tries > 0) ::usleep(20000);  // somebody may just be looking
  if (tries == 0)
    return StorageProblem{StorageFault::locked, path.string(), {}, {}, "a match not open in another program"};
  return journal;
}

bool Journal::in_use(const fs::path& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0) return false;
  const bool used = ::flock(file, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
  ::close(file);
  return used;
}

Journal::Journal(Journal&& other) noexcept : path_(std::move(other.path_)), file_(std::exchange(other.file_, -1)) {}

Journal& Journal::operator=(Journal&& other) noexcept {
  if (this == &other) return *this;
  close();
  path_ = std::move(other.path_);
  file_ = std::exchange(other.file_, -1);
  return *this;
}

Journal::~Journal() { close(); }

void Journal::close() {
  if (file_ >= 0) ::close(file_);
  file_ = -1;
}

std::optional<StorageProblem> Journal::write_all(std::string_view text) {
  while (!text.empty()) {
    const auto written = ::write(file_, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return failed_call(path_);
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  if (::fdatasync(file_) != 0 && errno != EINVAL) return failed_call(path_);
  return std::nullopt;
}

std::optional<StorageProblem> Journal::append(std::string_view text) {
  struct stat before {};
  if (::fstat(file_, &before) != 0) return failed_call(path_);
  auto problem = write_all(text);
  if (problem) (void)cut(static_cast<std::uintmax_t>(before.st_size));  // half a decision would break the record
  return problem;
}

Outcome<std::string> Journal::read() const { return read_record_file(path_); }

std::optional<StorageProblem> Journal::cut(std::uintmax_t size) {
  if (::ftruncate(file_, static_cast<off_t>(size)) != 0 || ::fsync(file_) != 0) return failed_call(path_);
  return std::nullopt;
}

std::optional<StorageProblem> Journal::keep_only(std::string_view text) {
  const auto bytes = read_file_bytes(path_);
  if (!bytes) return bytes.problem();
  if (bytes->starts_with(text)) return cut(text.size());
  if (const auto written = write_private_file(path_, text); !written) return written.problem();
  auto anew = reopen(path_);
  if (!anew) return anew.problem();
  *this = std::move(*anew);
  return std::nullopt;
}

std::optional<StorageProblem> Journal::copy_to(const fs::path& target) const {
  std::error_code error;
  fs::copy_file(path_, target, fs::copy_options::overwrite_existing, error);
  if (error) return cannot_write(target, error.message());
  return std::nullopt;
}

}  // namespace playsheet
