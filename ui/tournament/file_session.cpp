// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/file_session.h"

#include <utility>

namespace playsheet {

FileSession::FileSession(EventStore& store, std::unique_ptr<EventFile> file, QObject* parent)
    : QObject(parent), store_(store), file_(std::move(file)) {}

bool FileSession::append(const std::string& lines) {
  const QString trouble = file_->append(lines);
  if (!trouble.isEmpty()) emit said(trouble, true);
  return trouble.isEmpty();
}

}  // namespace playsheet
