// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/private_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <system_error>

namespace playsheet {
namespace fs = std::filesystem;
namespace {

/// 0, or what went wrong.
int write_whole(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const auto written = ::write(file, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return written < 0 ? errno : ENOSPC;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return ::fsync(file) == 0 || errno == EINVAL ? 0 : errno;  // EINVAL: nothing there that could be waited for
}

}  // namespace

StorageProblem file_problem(const fs::path& path, int code) {
  switch (code) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
      return {StorageFault::full, path.string(), {}, std::strerror(code), "room on the disk"};
    case EROFS:
    case EACCES:
    case EPERM:
      return {StorageFault::read_only,
              path.string(),
              {},
              std::strerror(code),
              "a file and a folder that may be written to"};
    default:
      return {StorageFault::cannot_write, path.string(), {}, std::strerror(code), "a folder that can be written to"};
  }
}

bool make_private_folder(const fs::path& folder) {
  std::error_code error;
  if (folder.empty() || fs::is_directory(folder, error)) return true;
  if (folder.has_parent_path() && folder.parent_path() != folder && !make_private_folder(folder.parent_path()))
    return false;
  return ::mkdir(folder.c_str(), S_IRWXU) == 0 || errno == EEXIST;
}

Outcome<std::size_t> write_private_file(const fs::path& path, std::string_view bytes) {
  fs::path draft = path;
  draft += ".new";
  ::unlink(draft.c_str());  // one that was left behind may have other rights, or be a link to elsewhere
  const int file = ::open(draft.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (file < 0) return file_problem(path, errno);
  int code = write_whole(file, bytes);
  if (::close(file) != 0 && code == 0) code = errno;
  if (code == 0 && ::rename(draft.c_str(), path.c_str()) != 0) code = errno;
  if (code != 0) {
    ::unlink(draft.c_str());
    return file_problem(path, code);
  }
  return bytes.size();
}

}  // namespace playsheet
