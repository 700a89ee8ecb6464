// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/journal.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <system_error>
#include <utility>

namespace playsheet {
namespace fs = std::filesystem;
namespace {

StorageProblem cannot_write(const fs::path& file, const std::string& why) {
  return {StorageFault::cannot_write, file.string(), {}, why, "a folder that can be written to"};
}

constexpr int kMostNumbers = 1000;

}  // namespace

Outcome<Journal> Journal::create(const fs::path& folder, const std::string& name) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) return cannot_write(folder, error.message());
  for (int i = 1; i < kMostNumbers; ++i) {
    const fs::path path = folder / (i == 1 ? name + ".match" : name + "-" + std::to_string(i) + ".match");
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0644);
    if (file >= 0) return Journal(path, file);
    if (errno != EEXIST) return cannot_write(path, std::strerror(errno));
  }
  return cannot_write(folder / name, "too many files of this name");
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

std::optional<StorageProblem> Journal::append(std::string_view text) {
  while (!text.empty()) {
    const auto written = ::write(file_, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return cannot_write(path_, std::strerror(errno));
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  if (::fdatasync(file_) != 0 && errno != EINVAL) return cannot_write(path_, std::strerror(errno));
  return std::nullopt;
}

std::optional<StorageProblem> Journal::copy_to(const fs::path& target) const {
  std::error_code error;
  fs::copy_file(path_, target, fs::copy_options::overwrite_existing, error);
  if (error) return cannot_write(target, error.message());
  return std::nullopt;
}

}  // namespace playsheet
