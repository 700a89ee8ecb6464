// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/running_window.h"

#include <sys/stat.h>
#include <unistd.h>

#include <QCryptographicHash>
#include <QDataStream>
#include <QFile>
#include <QLocalSocket>
#include <QLockFile>
#include <QTimer>
#include <cstdlib>
#include <string>
#include <system_error>
#include <utility>

namespace playsheet {
namespace {

namespace fs = std::filesystem;

constexpr quint32 kForm = 0x50535731;       ///< the first version of a request
constexpr qint64 kMostBytes = 1024 * 1024;  ///< of a request
constexpr int kToSayIt = 3000;              ///< milliseconds for one who has come
constexpr std::size_t kLongestPath = 107;   ///< of a socket
constexpr int kLockTime = 10000;            ///< two starts at the same moment: one waits for the other
const QByteArray kTaken = QByteArrayLiteral("taken\n");

QByteArray bytesOf(const WindowRequest& request) {
  QByteArray bytes;
  QDataStream out(&bytes, QIODevice::WriteOnly);
  out.setVersion(QDataStream::Qt_6_0);
  out << kForm << request.page << request.files << request.activation;
  return bytes;
}

/// That of the session; without one a folder for this account alone among what is temporary. Never the data folder: a
/// socket in it is in the way of whoever copies it.
fs::path folderOfSockets() {
  std::error_code error;
  if (const char* session = std::getenv("XDG_RUNTIME_DIR"); session != nullptr) {
    fs::path folder = session;
    // In a Flatpak: of the application, and the same one for each of its starts.
    if (const char* sandbox = std::getenv("FLATPAK_ID"); sandbox != nullptr) folder = folder / "app" / sandbox;
    if (folder.is_absolute() && fs::is_directory(folder, error)) return folder;
  }
  const fs::path own = fs::temp_directory_path(error) / ("playsheet-" + std::to_string(::getuid()));
  if (error) return {};
  ::mkdir(own.c_str(), S_IRWXU);
  struct stat found {};  // perhaps there already, and then perhaps somebody else's
  const bool ours = ::lstat(own.c_str(), &found) == 0 && S_ISDIR(found.st_mode) && found.st_uid == ::getuid() &&
                    (found.st_mode & (S_IRWXG | S_IRWXO)) == 0;
  return ours ? own : fs::path();
}

}  // namespace

fs::path placeOfWindow(const fs::path& data) {
  std::error_code error;
  const fs::path folder = folderOfSockets();
  if (folder.empty()) return {};
  const fs::path whole = fs::weakly_canonical(fs::absolute(data, error), error);
  const QByteArray path = QByteArray::fromStdString(whole.string());
  const QByteArray mark = QCryptographicHash::hash(path, QCryptographicHash::Sha256).toHex().left(16);
  const fs::path place = folder / ("playsheet-" + mark.toStdString());
  return place.string().size() > kLongestPath ? fs::path() : place;
}

RunningWindow::RunningWindow(fs::path place, QObject* parent) : QObject(parent), place_(std::move(place)) {
  server_.setSocketOptions(QLocalServer::UserAccessOption);
  connect(&server_, &QLocalServer::newConnection, this, &RunningWindow::welcome);
}

RunningWindow::Found RunningWindow::handOver(const WindowRequest& request) {
  if (place_.empty()) return Found::nobody;
  const QString name = QFile::decodeName(place_.c_str());
  QLockFile lock(name + QStringLiteral(".lock"));
  if (!lock.tryLock(kLockTime)) return Found::nobody;
  QLocalSocket socket;
  socket.connectToServer(name);
  if (!socket.waitForConnected(patience_)) {
    if (socket.error() == QLocalSocket::SocketTimeoutError) return Found::silent;
    QLocalServer::removeServer(name);  // nobody is behind it
    server_.listen(name);
    return Found::nobody;
  }
  lock.unlock();
  socket.write(bytesOf(request));
  socket.flush();
  QByteArray answer;
  while (!answer.endsWith('\n') && socket.waitForReadyRead(patience_)) answer += socket.readAll();
  return answer == kTaken ? Found::taken : Found::silent;
}

void RunningWindow::welcome() {
  while (QLocalSocket* socket = server_.nextPendingConnection()) {
    connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
    connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(socket); });
    QTimer::singleShot(kToSayIt, socket, [socket] { socket->abort(); });
    if (socket->bytesAvailable() > 0) read(socket);
  }
}

/// As often as more of it has come.
void RunningWindow::read(QLocalSocket* socket) {
  if (socket->bytesAvailable() > kMostBytes) return socket->abort();
  QDataStream in(socket);
  in.setVersion(QDataStream::Qt_6_0);
  in.startTransaction();
  quint32 form = 0;
  WindowRequest request;
  in >> form >> request.page >> request.files >> request.activation;
  if (!in.commitTransaction()) {
    if (in.status() == QDataStream::ReadCorruptData) socket->abort();
    return;
  }
  if (form != kForm) return socket->abort();
  socket->write(kTaken);
  socket->flush();
  socket->disconnectFromServer();
  emit asked(request);
}

}  // namespace playsheet
