// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QTimer>
#include <QUrl>
#include <QWindow>
#include <filesystem>
#include <utility>

#include "app/locations.h"
#include "app/opened_file.h"
#include "app/plan_settings.h"
#include "app/window_program.h"

/// What the window is asked for from outside: by the command line, or by a later start of the program.
namespace playsheet {
namespace {

constexpr int kAskAgainMilliseconds = 200;

}  // namespace

std::filesystem::path dataFolderOf(const WindowOptions& options) {
  return options.data.empty() ? standard_data_folder() : std::filesystem::path(options.data);
}

bool isUnattended(const WindowOptions& options) {
  return options.autoplay || options.firstPaint || !options.screenshot.empty();
}

QString absolutePath(const std::string& file) {
  const QString given = QString::fromStdString(file);
  // Some starters of programs hand over addresses, whatever they were told to.
  if (QUrl url(given); url.isLocalFile() && !QFileInfo::exists(given)) {
    if (url.host() == QStringLiteral("localhost")) url.setHost({});
    return url.toLocalFile();
  }
  return QDir::current().absoluteFilePath(given);
}

WindowRequest requestOf(const WindowOptions& options) {
  WindowRequest request;
  request.page = QString::fromStdString(options.page);
  if (!options.replay.empty()) request.files.append(absolutePath(options.replay));
  for (const std::string& file : options.files) request.files.append(absolutePath(file));
  request.activation = qgetenv("XDG_ACTIVATION_TOKEN");
  return request;
}

/// As its match was put together last, and kept as it is put together from now on.
void WindowProgram::offerGormiti() {
  QStringList left_out;
  window_->setGormitiPlan(gormitiPlanFrom(settings_, programLanguage(), *gormiti(), left_out));
  if (!left_out.isEmpty())
    tell(tr("%1: unknown house rules of Gormiti; the rules apply instead: %2.")
             .arg(QString::fromStdString(settings_.file().string()), left_out.join(QStringLiteral(", "))));
  connect(window_.get(), &Shell::gormitiChosen, this, [this](const GormitiPlan& chosen) {
    keepGormitiPlan(settings_, chosen);
    save();
  });
}

void WindowProgram::offerRising() {
  QStringList left_out;
  window_->setRisingPlan(risingPlanFrom(settings_, programLanguage(), left_out));
  if (!left_out.isEmpty())
    tell(tr("%1: unknown house rules of Rising Clan; the rules apply instead: %2.")
             .arg(QString::fromStdString(settings_.file().string()), left_out.join(QStringLiteral(", "))));
  connect(window_.get(), &Shell::risingChosen, this, [this](const RisingPlan& chosen) {
    keepRisingPlan(settings_, chosen);
    save();
  });
}

/// That of the command line, else the one that was chosen last.
void WindowProgram::offerGame() {
  window_->setGame(gameOf(options_.game.empty() ? QString::fromStdString(settings_.get("game"))
                                                : QString::fromStdString(options_.game)));
  connect(window_.get(), &Shell::gameChosen, this, [this](GameKind game) {
    settings_.set("game", gameWord(game).toStdString());
    save();
  });
}

bool WindowProgram::tellHandedOver(RunningWindow::Found found) {
  std::optional<StorageProblem> problem;
  settings_ = Settings::load(dataFolderOf(options_) / "settings.ini", problem);
  setLanguage(chosenLanguage(options_.language.empty() ? settings_.get("language") : options_.language));
  if (found == RunningWindow::Found::taken) return true;
  tell(tr("Playsheet is already open and does not answer. Close it, then try again."));
  return false;
}

void WindowProgram::serve(const WindowRequest& request) {
  requests_.push_back(request);
  if (!window_) return;  // it is being made, and will attend to it
  if (!request.activation.isEmpty()) qputenv("XDG_ACTIVATION_TOKEN", request.activation);
  window_->setWindowState(window_->windowState() & ~Qt::WindowMinimized);
  window_->raise();
  window_->activateWindow();
  if (requests_.size() == 1) attend();
}

/// A question, a dialog or a menu is somebody's own: what was asked for from outside waits behind it.
void WindowProgram::attend() {
  if (requests_.empty()) return;
  if (QApplication::activeModalWidget() || QApplication::activePopupWidget()) {
    QTimer::singleShot(kAskAgainMilliseconds, this, &WindowProgram::attend);
    return;
  }
  const WindowRequest request = requests_.front();
  showPage(request.page);
  for (const QString& file : request.files) openFile(file);
  requests_.pop_front();
  attend();
}

void WindowProgram::showPage(const QString& page) {
  if (page == QStringLiteral("match")) window_->newMatch();
  if (page == QStringLiteral("learn")) window_->showLessons();
  if (page == QStringLiteral("decks")) window_->showDecks();
  if (page == QStringLiteral("collection")) window_->showCollection();
}

/// False, and told, if it is nothing that can be opened.
bool WindowProgram::openFile(const QString& path) {
  if (path.contains(QChar::ReplacementCharacter) && !QFileInfo::exists(path)) {  // Qt reaches names in UTF-8 alone
    tell(tr("%1 cannot be opened: its name is not in UTF-8. Rename the file, then open it again.").arg(path));
    return false;
  }
  const auto kind = kind_of_file(path.toStdString(), *cards_.back());
  if (!kind) {
    tell(QString::fromStdString(text_of(kind.problem())));
    return false;
  }
  switch (*kind) {
    case OpenedKind::record:
      window_->showReplay(path);
      return true;
    case OpenedKind::tournament:
      window_->openEventFile(path);
      return true;
    case OpenedKind::deck:
      window_->openDeckFile(path);
      return true;
    case OpenedKind::gormiti_deck:
      if (gormiti()) {
        window_->openGormitiDeckFile(path);
        return true;
      }
      tell(tr("%1 is a deck of Gormiti, and the cards of Gormiti cannot be read.").arg(path));
      return false;
    case OpenedKind::unknown:
      break;
  }
  tell(tr("%1 cannot be opened: it is not a match record, ruling report, deck, share code or tournament.").arg(path));
  return false;
}

}  // namespace playsheet
