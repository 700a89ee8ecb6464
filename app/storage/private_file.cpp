// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/private_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string>
#include <system_error>

#include "app/storage/text_file.h"

namespace playsheet {
namespace fs = std::filesystem;

int write_whole(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const auto written = ::write(file, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return written < 0 ? errno : ENOSPC;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return ::fsync(file) == 0 || errno == EINVAL ? 0 : errno;  // EINVAL: nothing there that could be waited for
}

Draft draft_beside(const fs::path& place, bool owner_alone) {
  constexpr int kMostNames = 1000;
  constexpr mode_t kOwner = S_IRUSR | S_IWUSR;
  constexpr mode_t kEverybody = kOwner | S_IRGRP | S_IWGRP | S_IROTH | S_IWOTH;  // but for what the umask takes
  Draft draft;
  for (int i = 0; i < kMostNames; ++i) {
    draft.path = place.parent_path() / (".playsheet-new-" + std::to_string(::getpid()) + "-" + std::to_string(i));
    draft.file = ::open(draft.path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
                        owner_alone ? kOwner : kEverybody);
    draft.error = draft.file < 0 ? errno : 0;
    if (draft.error != EEXIST) return draft;
  }
  return draft;
}

StorageProblem file_problem(const fs::path& path, int code) {
  switch (code) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
      return {StorageFault::full, path.string(), {}, std::strerror(code), "free disk space"};
    case EROFS:
    case EACCES:
    case EPERM:
      return {StorageFault::read_only, path.string(), {}, std::strerror(code), "a writable file and folder"};
    default:
      return {StorageFault::cannot_write, path.string(), {}, std::strerror(code), "a writable folder"};
  }
}

int make_private_folder(const fs::path& folder) {
  std::error_code error;
  if (folder.empty() || fs::is_directory(folder, error)) return 0;
  if (folder.has_parent_path() && folder.parent_path() != folder)
    if (const int code = make_private_folder(folder.parent_path()); code != 0) return code;
  const int code = ::mkdir(folder.c_str(), S_IRWXU) == 0 ? 0 : errno;
  return fs::is_directory(folder, error) ? 0 : code;  // another program was quicker
}

Outcome<std::size_t> write_private_file(const fs::path& path, std::string_view bytes) {
  const fs::path place = place_behind_links(path);
  const Draft draft = draft_beside(place, true);
  if (draft.file < 0) return file_problem(path, draft.error);
  int code = write_whole(draft.file, bytes);
  if (::close(draft.file) != 0 && code == 0) code = errno;
  if (code == 0 && ::rename(draft.path.c_str(), place.c_str()) != 0) code = errno;
  if (code != 0) {
    ::unlink(draft.path.c_str());
    return file_problem(path, code);
  }
  return bytes.size();
}

}  // namespace playsheet
