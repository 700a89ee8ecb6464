// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "ui/naruto/match_plan.h"
#include "ui/naruto/naruto_log.h"
#include "ui/replay/match_standing.h"
#include "ui/replay/record_store.h"
#include "ui/replay/replay_story.h"
#include "ui/widgets/slow_notice.h"

class QLabel;
class QShortcut;

namespace playsheet {

class ActionButton;
class ChoiceBox;
class ConsentBar;
class ReplayBar;
class Sheet;
class SidePanel;

/// Whose eyes a record is watched with.
enum class ReplayView { Covered, South, North, Open };

/// What a page that is made anew goes on with.
struct ReplayPlace {
  QString path;
  std::shared_ptr<naruto::Recording> record;  ///< as it was read
  QString opening;                            ///< what is still being read
  int frame = 0;
  ReplayView view = ReplayView::Covered;
  naruto::PerPlayer<bool> allowed{};
};

/// Where a record is opened.
enum class ReplayStart : std::uint8_t {
  Usual,     ///< at the note of a report, else at the deal
  LastTurn,  ///< where its last turn begins
};

/// A record that is watched: the sheet as it stood, the log beside it, and the ways through it. Nothing here changes a
/// file. Of a match that is not over both see what both know: a hand is shown when whose it is allows it, unless the
/// match is played with open hands. Its cards would come in the same order, so it is played on from here only if both
/// allow it, and not while it is on the table.
class ReplayPage : public QWidget {
  Q_OBJECT
 public:
  /// Catalog and store outlive the page.
  ReplayPage(const naruto::Catalog& cards, RecordStore& store, QWidget* parent = nullptr);
  ~ReplayPage() override;

  void setLook(const Look& look);
  void setReading(const ReadingChoice& reading);
  void setPace(int pace);  ///< of the pictures
  /// Decks that have a name in each language; a record has the one alone.
  void setDeckNames(std::vector<naruto::LocalText> names) { deck_names_ = std::move(names); }
  /// Who knows how far the match of a record has come; without it the record alone tells.
  void setStanding(StandingOf standing, LearnStanding learn) {
    standing_of_ = std::move(standing);
    learn_ = std::move(learn);
  }

  /// A record from a file, when it has been read. What cannot be watched is told, and what was there before stays;
  /// until then it does in any case. Another one that is asked for takes its place.
  void open(const QString& path, ReplayStart start = ReplayStart::Usual);
  bool reading() const { return slow_->waiting(); }
  ReplayPlace place() const;
  void goTo(const ReplayPlace& place);
  void askForFile();

  const ReplayStory* story() const { return story_.get(); }
  void goTo(int frame);
  void step(ReplayStep by, bool forwards);
  void setPlaying(bool on);
  bool playing() const { return timer_.isActive(); }
  /// At once, or when everybody has allowed it whose hand is in it.
  void setView(ReplayView view);
  ReplayView shownAs() const { return shown_; }
  MatchStanding standing() const { return standing_; }
  /// The page is left: what was allowed was allowed for this once.
  void leave();
  /// As the screen shows it now: what is covered is not in it.
  const naruto::PlayerView& view() const { return view_; }
  /// Nothing if nothing is open, or if the position is only told and the rules cannot go on from it.
  std::optional<naruto::Match> matchHere() const;

  Sheet* sheet() const { return sheet_; }
  SidePanel* side() const { return side_; }
  ReplayBar* bar() const { return bar_; }
  QString problemText() const;
  QString noteText() const;
  QString waitingText() const;  ///< what is said of a record that is being read
  ActionButton* playOnButton() const { return playOn_; }
  /// The keys of the page are others.
  void takeKeys();
  ConsentBar* consent() const { return consent_; }

 signals:
  void closed();
  void ruleClicked(const QString& rule);
  void playOnAsked();
  void reportAsked();
  void consentAsked();  ///< both look at the screen
  void trouble(const QString& sentence);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  QWidget* makeHead();
  QWidget* makeNotice(QLabel*& text, ActionButton*& button, const char* name);
  void connectAll();
  void makeKeys();
  void leaveKeys();
  void take(OpenedRecord opened);
  void stopReading();
  void watch(std::shared_ptr<naruto::Recording> recording, const QString& path);
  void showWaiting(const QString& words);
  void learnAgain();
  void refresh(bool jump);
  void showSheet();
  void showPlayOn();
  void showWords();
  void showLog();
  void showProblem();
  void showNote();
  void showReader(int card);
  void nextProblem();
  void showAs(ReplayView view);
  bool handAllowed(PlayerId player) const;
  void askToPlayOn();
  void reconsider();
  naruto::PlayerView viewOf(const naruto::GameState& state) const;
  QString nextText() const;
  QString placeText() const;

  const naruto::Catalog& cards_;
  RecordStore& store_;
  Look look_;
  ReadingChoice reading_;
  std::vector<naruto::LocalText> deck_names_;
  QString path_;
  QString opening_;  ///< what is being read
  ReplayStart start_ = ReplayStart::Usual;
  std::unique_ptr<QObject> opener_;   ///< asks for it; gone with what is no longer waited for
  std::unique_ptr<QObject> learner_;  ///< asks how far its match has come
  SlowNotice* slow_;
  std::unique_ptr<ReplayStory> story_;
  std::unique_ptr<Words> words_;
  ReplayView shown_ = ReplayView::Covered;
  StandingOf standing_of_ = [](const naruto::Recording& record) { return standingOf(record); };
  LearnStanding learn_ = [](const QObject*, const naruto::Recording&, const std::function<void()>& known) { known(); };
  MatchStanding standing_ = MatchStanding::Running;
  naruto::PerPlayer<bool> allowed_{};  ///< whose hand may be shown although the match is not over
  naruto::PlayerView view_;
  std::unique_ptr<NarutoLog> log_;
  std::size_t problem_ = 0;
  int hovered_ = -1;
  int pace_ = 2;
  QTimer timer_;
  std::vector<QShortcut*> keys_;

  QLabel* title_ = nullptr;
  ChoiceBox* views_ = nullptr;
  ActionButton* playOn_ = nullptr;
  ActionButton* report_ = nullptr;
  ActionButton* file_ = nullptr;
  ActionButton* close_ = nullptr;
  QWidget* problemBar_ = nullptr;
  QLabel* problemText_ = nullptr;
  ActionButton* problemNext_ = nullptr;
  QWidget* noteBar_ = nullptr;
  QLabel* noteText_ = nullptr;
  ActionButton* noteGo_ = nullptr;
  ConsentBar* consent_ = nullptr;
  QLabel* empty_ = nullptr;
  QLabel* waiting_ = nullptr;
  Sheet* sheet_ = nullptr;
  SidePanel* side_ = nullptr;
  ReplayBar* bar_ = nullptr;
};

}  // namespace playsheet
