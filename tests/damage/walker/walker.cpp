// SPDX-License-Identifier: GPL-3.0-or-later
// Walks through the whole program as a person would who opens everything that lies in a data folder, and says what was
// there: one line for each page. damaged_files_test.cpp starts it beside damaged files.
#include <QApplication>
#include <QTest>
#include <QTimer>
#include <future>
#include <iostream>

#include "app/window_program.h"
#include "ui/collection/collection_page.h"
#include "ui/decks/deck_builder.h"
#include "ui/decks/pool_view.h"
#include "ui/faces/card_pictures.h"
#include "ui/matches/matches_page.h"
#include "ui/matches/statistics_view.h"
#include "ui/naruto/naruto_desk.h"
#include "ui/replay/consent_bar.h"
#include "ui/replay/replay_page.h"
#include "ui/shell/start_page.h"
#include "ui/table/match_table.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/plain_words.h"

namespace playsheet::damage {
namespace {

namespace fs = std::filesystem;

constexpr int kTold = 3;  ///< the program does not begin, and has said why

class Walk {
 public:
  Walk(const WindowProgram& program, Shell& window, fs::path data, fs::path lists)
      : program_(program), window_(window), data_(std::move(data)), lists_(std::move(lists)) {}

  void everything() {
    look();
    window_.showProblems();
    picture();
    collection();
    decks();
    matches();
    for (const char* folder : {"matches", "reports"})
      for (const fs::path& file : files_in(data_ / folder)) replay(file);
    goOn();
  }

 private:
  static std::vector<fs::path> files_in(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder, error))
      if (entry.is_regular_file()) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
  }
  static void say(const std::string& what, qint64 n) { std::cout << what << ' ' << n << std::endl; }

  /// What stands in the window is drawn.
  void look() {
    QCoreApplication::processEvents();
    if (window_.grab().isNull()) std::cout << "nothing was drawn" << std::endl;
  }

  /// What is read beside the window has come.
  void read() {
    QCoreApplication::processEvents();
    if (!QTest::qWaitFor([&] { return !program_.jobs().busy(); }, 60000)) std::cout << "never read" << std::endl;
  }

  /// Read in the background, or told as a problem.
  void picture() {
    CardPictures* pictures = cardPictures();
    const auto shown = [&] { return !pictures->picture(QStringLiteral("N-001")).isNull(); };
    say("pictures", QTest::qWaitFor(shown, 1500) ? 1 : 0);
  }

  void collection() {
    window_.showCollection();
    CollectionPage& page = *window_.collectionPage();
    for (const auto& [what, query] : {std::pair{"cards", ""}, {"owned", "owned>0"}, {"ninja", "type:ninja power>3"}}) {
      page.setQuery(QLatin1String(query));
      if (!QTest::qWaitFor([&] { return page.answered(); }, 60000)) std::cout << "no answer" << std::endl;
      look();
      say(what, page.model().rowCount({}));
    }
    page.setQuery(QString());
    page.changeOwned(1);
    page.changeOwned(-1);
    look();
    window_.closeCollection();
  }

  void decks() {
    window_.showDecks();
    DeckBuilder& page = *window_.deckBuilder();
    const auto* box = page.findChild<ChoiceBox*>(QStringLiteral("decks"));
    say("decks", box->count());
    look();
    for (const fs::path& list : files_in(lists_)) {
      const int before = box->count();
      page.openList(QString::fromStdString(list.string()));
      say(list.filename().string(), box->count() - before);
      look();
    }
    window_.closeDecks();
  }

  void matches() {
    window_.showMatches();
    MatchesPage& page = *window_.matchesPage();
    page.showMatches();
    read();
    say("matches", page.list()->topLevelItemCount());
    for (int i = 0; i < page.list()->topLevelItemCount(); ++i) {
      page.list()->setCurrentItem(page.list()->topLevelItem(i));
      look();
      if (page.current()->canGoOn()) running_ << page.current()->file;
    }
    page.showStatistics();
    read();
    look();
    window_.closeMatches();
  }

  void replay(const fs::path& file) {
    window_.showReplay(QString::fromStdString(file.string()));
    read();
    ReplayPage* page = window_.replayPage();
    const bool opened = page != nullptr && page->place().path == QString::fromStdString(file.string());
    const ReplayStory* story = opened ? page->story() : nullptr;
    say(file.filename().string(), story != nullptr ? story->frames() : 0);
    if (story == nullptr) return;
    for (const ReplayView view : {ReplayView::Covered, ReplayView::South, ReplayView::Open}) {
      page->setView(view);
      while (page->consent()->asking()) page->consent()->allow();
      for (const int eighth : {0, 1, 3, 5, 7, 8}) {
        page->goTo(story->last() * eighth / 8);
        look();
      }
    }
    window_.closeReplay();
  }

  void goOn() {
    for (const QString& file : running_) {
      const auto* before = window_.table();
      window_.goOnWith(file);
      read();
      const bool on = window_.table() && window_.table() != before;
      say("goes on", on ? 1 : 0);
      look();
      if (!on) continue;
      auto& match = *narutoDeskOf(window_.table());
      if (match.secrecy().curtain()) match.openCurtain();
      for (const auto& option : match.match().options(match.match().decider()))
        if (option.allowed()) {
          match.play(option.action);
          break;
        }
      look();
    }
  }

  const WindowProgram& program_;
  Shell& window_;
  fs::path data_, lists_;
  QStringList running_;
};

int walk(int argc, char** argv) {
  if (argc != 3) {
    std::cerr << "damage_walker DATA-FOLDER LISTS-FOLDER" << std::endl;
    return 2;
  }
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication app(argc, argv);
  showPlainWords(app);
  QTimer closer;  // dialogs are looked at and closed
  QObject::connect(&closer, &QTimer::timeout, [] {
    if (QWidget* dialog = QApplication::activeModalWidget()) {
      dialog->grab();
      dialog->close();
    }
  });
  closer.start(20);
  WindowOptions options;
  options.data = argv[1];
  options.size = "1366x690";
  WindowProgram program(options, std::async(std::launch::async, readShippedCards));
  if (!program.prepare()) return kTold;
  Shell* window = nullptr;
  for (QWidget* each : QApplication::topLevelWidgets())
    if (auto* found = qobject_cast<Shell*>(each)) window = found;
  if (window == nullptr) return 2;
  Walk(program, *window, argv[1], argv[2]).everything();
  return 0;
}

}  // namespace
}  // namespace playsheet::damage

int main(int argc, char** argv) { return playsheet::damage::walk(argc, argv); }
