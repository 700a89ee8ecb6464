// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <functional>
#include <memory>
#include <vector>

#include "ui/replay/problem_words.h"
#include "ui/replay/record_store.h"
#include "ui/replay/replay_story.h"
#include "ui/table/secrecy.h"
#include "ui/widgets/look.h"
#include "ui/widgets/slow_notice.h"

class QHBoxLayout;
class QLabel;
class QShortcut;

namespace playsheet {

class ActionButton;
class ChoiceBox;
class ConsentBar;
class ReplayBar;
class Sheet;
class SidePanel;

/// What a page that is made anew goes on with.
struct ReplayPlace {
  QString path;
  std::shared_ptr<WatchedMatch> record;  ///< as it was read
  QString opening;                       ///< what is still being read
  int frame = 0;
  ReplayView view = ReplayView::Covered;
  table::AtTable<bool> allowed{};
};

/// Where a record is opened.
enum class ReplayStart : std::uint8_t {
  Usual,     ///< at the note of a report, else at the deal
  LastTurn,  ///< where its last turn begins
};

/// What is known of how far its match has come. What has to be read for it is asked for before.
using StandingOf = std::function<MatchStanding(const WatchedMatch& record)>;
/// Reads what the standing of this record hangs on, if anything, and calls back; nobody is called who is gone by then.
using LearnStanding =
    std::function<void(const QObject* asker, const WatchedMatch& record, std::function<void()> known)>;

/// A record of any game that is watched: the sheet as it stood, the log beside it, and the ways through it. Nothing
/// here changes a file. Of a match that is not over both see what both know: a hand is shown when whose it is allows
/// it, unless the match is played with open hands. Its cards would come in the same order, so it is played on from here
/// only if both allow it, and not while it is on the table.
class ReplayPage : public QWidget {
  Q_OBJECT
 public:
  /// The store outlives the page.
  ReplayPage(ReadRecord read, RecordStore& store, QWidget* parent = nullptr);
  ~ReplayPage() override;

  void setLook(const Look& look);
  void setReading(const ReadingChoice& reading);
  void setPace(int pace);  ///< of the pictures
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
  /// The record that is open, at the place that is shown; nothing without one.
  const WatchedMatch* watched() const { return story_ ? &story_->match() : nullptr; }

  Sheet* sheet() const { return sheet_; }
  SidePanel* side() const { return side_; }
  ReplayBar* bar() const { return bar_; }
  QString problemText() const;
  QString noteText() const;
  QString waitingText() const;  ///< what is said of a record that is being read
  ActionButton* playOnButton() const { return playOn_; }
  ActionButton* reportButton() const { return report_; }
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
  void recordShown();  ///< another one

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  QWidget* makeHead();
  QWidget* makeNotice(QLabel*& text, ActionButton*& button, const char* name);
  void connectAll();
  void connectSheet();
  void makeSheet();
  void makeKeys();
  void leaveKeys();
  void take(OpenedRecord opened);
  void stopReading();
  void watch(std::shared_ptr<WatchedMatch> match, const QString& path);
  void showNames();
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
  static BeyondProblem beyond(const WatchedMatch& match);
  QString nextText() const;
  QString placeText() const;

  ReadRecord read_;
  RecordStore& store_;
  Look look_;
  ReadingChoice reading_;
  QString path_;
  QString opening_;  ///< what is being read
  ReplayStart start_ = ReplayStart::Usual;
  std::unique_ptr<QObject> opener_;   ///< asks for it; gone with what is no longer waited for
  std::unique_ptr<QObject> learner_;  ///< asks how far its match has come
  SlowNotice* slow_;
  std::unique_ptr<ReplayStory> story_;
  ReplayView shown_ = ReplayView::Covered;
  StandingOf standing_of_ = [](const WatchedMatch& record) { return record.standing(); };
  LearnStanding learn_ = [](const QObject*, const WatchedMatch&, const std::function<void()>& known) { known(); };
  MatchStanding standing_ = MatchStanding::Running;
  table::AtTable<bool> allowed_{};  ///< whose hand may be shown although the match is not over
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
  QHBoxLayout* body_ = nullptr;
  Sheet* sheet_ = nullptr;  ///< of the game that is watched; nothing before the first record
  const SheetSpec* spec_ = nullptr;
  SidePanel* side_ = nullptr;
  ReplayBar* bar_ = nullptr;
};

}  // namespace playsheet
