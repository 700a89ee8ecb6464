// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QWidget>
#include <array>

#include "ui/matches/match_store.h"
#include "ui/naruto/match_plan.h"
#include "ui/shell/game_chooser.h"

namespace gormiti {
class Catalog;
}
namespace rising_clan {
class Catalog;
}

namespace playsheet {

class ActionButton;
class ContinueBar;
class GormitiForm;
class MatchForm;
class ProblemNotice;
class RisingForm;

/// What is there without a match: the form of a new one on a table top.
class StartPage : public QWidget {
  Q_OBJECT
 public:
  /// Cards of the other games, of each if it can be played; they outlive the page.
  struct OtherGames {
    const gormiti::Catalog* gormiti = nullptr;
    const rising_clan::Catalog* rising = nullptr;
  };
  StartPage(const naruto::Catalog& cards, DeckShelf& shelf, const OtherGames& others, QWidget* parent = nullptr);

  void setLook(const Look& look);
  MatchForm* form() const { return form_; }
  GormitiForm* gormitiForm() const { return gormiti_; }  ///< nothing where there is but one game
  RisingForm* risingForm() const { return rising_; }     ///< likewise
  GameChooser* games() const { return games_; }          ///< likewise
  /// Its form is shown; the pages of the other games are not. One that cannot be played is not chosen.
  void setGame(GameKind game);
  GameKind game() const { return game_; }
  ActionButton* rules() const { return rules_; }
  ActionButton* lessons() const { return lessons_; }
  ActionButton* decks() const { return decks_; }
  /// Whether there is a page of decks.
  void setDecks(bool there);
  ActionButton* collection() const { return collection_; }
  /// Whether there is a collection of this game to be opened.
  void setCollection(bool there, GameKind game);
  ActionButton* tournaments() const { return tournaments_; }
  /// Whether there is a page of organised play.
  void setTournaments(bool there);
  ActionButton* matches() const { return matches_; }
  /// Whether there is a page of kept matches.
  void setMatches(bool there);
  /// As the table of keys has them now.
  void showKeys();
  ContinueBar* continueBar() const { return continue_; }
  /// The match that was left last, to be gone on with.
  void setUnfinished(const std::optional<KeptMatch>& match);
  ProblemNotice* notice() const { return notice_; }
  /// A sentence about the card sources under the form; empty: there is nothing to say.
  void setNotice(const QString& sentence);

 signals:
  void rulesAsked();
  void lessonsAsked();
  void decksAsked();
  void collectionAsked();
  void matchesAsked();
  void tournamentsAsked();
  void continueAsked(const QString& file);
  void asideAsked(const QString& file);
  void problemsAsked();
  void gameChosen(playsheet::GameKind game);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void place();

  Look look_;
  QWidget* formOf(GameKind game) const;
  QWidget* shownForm() const { return formOf(game_); }
  void offer(ActionButton* button, bool there, GameKind game = GameKind::Naruto);
  bool isOffered(ActionButton* button) const;

  MatchForm* form_;
  GormitiForm* gormiti_ = nullptr;
  RisingForm* rising_ = nullptr;
  GameChooser* games_ = nullptr;
  GameKind game_ = GameKind::Naruto;
  std::array<QSet<ActionButton*>, kGameKinds.size()> withheld_;  ///< pages that each game does not have
  ActionButton* rules_;
  ActionButton* lessons_;
  ActionButton* decks_;
  ActionButton* collection_;
  ActionButton* matches_;
  ActionButton* tournaments_;
  ContinueBar* continue_;
  ProblemNotice* notice_;
};

}  // namespace playsheet
