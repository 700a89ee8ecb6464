// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QLocalServer>
#include <QObject>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <filesystem>

class QLocalSocket;

namespace playsheet {

/// What a start of the program asks of the window.
struct WindowRequest {
  QString page;           ///< which page is to be shown; empty: none in particular
  QStringList files;      ///< absolute paths
  QByteArray activation;  ///< the desktop's leave to come forward; empty: none was given
  friend bool operator==(const WindowRequest&, const WindowRequest&) = default;
};

/// One window for each data folder: a later start hands over what it was asked for, and ends. The way is a socket in
/// the file system that only the same account may open; nothing of it is a network.
class RunningWindow : public QObject {
  Q_OBJECT
 public:
  enum class Found : std::uint8_t {
    nobody,  ///< this is the window now, and `asked` tells of later starts
    taken,   ///< another one has taken the request
    silent,  ///< another one is there and does not answer
  };

  /// `place`: of the socket (`placeOfWindow`). An empty one, or one that cannot be used: nobody is found, and no later
  /// start finds this window.
  explicit RunningWindow(std::filesystem::path place, QObject* parent = nullptr);

  /// Hands it to the window that is there, or becomes that window. A socket that a killed program left is put away.
  Found handOver(const WindowRequest& request);
  /// For how long an answer is waited for.
  void setPatience(int milliseconds) { patience_ = milliseconds; }

 signals:
  void asked(const playsheet::WindowRequest& request);

 private:
  void welcome();
  void read(QLocalSocket* socket);

  std::filesystem::path place_;
  QLocalServer server_;
  int patience_ = 10000;  ///< one that has just been started is still reading its decks
};

/// Where the socket of a data folder is: in the folder that the session has for such things, else in one for this
/// account alone. Empty if there is no place for it: a path of a socket may be 107 bytes long.
std::filesystem::path placeOfWindow(const std::filesystem::path& data);

}  // namespace playsheet
