// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/matches/match_store.h"
#include "ui/naruto/match_plan.h"

namespace playsheet {

class ActionButton;
class ContinueBar;
class MatchForm;
class ProblemNotice;

/// What is there without a match: the form of a new one on a table top.
class StartPage : public QWidget {
  Q_OBJECT
 public:
  StartPage(const naruto::Catalog& cards, DeckShelf& shelf, QWidget* parent = nullptr);

  void setLook(const Look& look);
  MatchForm* form() const { return form_; }
  ActionButton* rules() const { return rules_; }
  ActionButton* lessons() const { return lessons_; }
  ActionButton* decks() const { return decks_; }
  /// Whether there is a page of decks.
  void setDecks(bool there);
  ActionButton* collection() const { return collection_; }
  /// Whether there is a collection to be opened.
  void setCollection(bool there);
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

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void place();

  Look look_;
  MatchForm* form_;
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
