// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/match/match_plan.h"

namespace playsheet {

class ActionButton;
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
  ProblemNotice* notice() const { return notice_; }
  /// A sentence about the card sources under the form; empty: there is nothing to say.
  void setNotice(const QString& sentence);

 signals:
  void rulesAsked();
  void lessonsAsked();
  void decksAsked();
  void collectionAsked();
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
  ProblemNotice* notice_;
};

}  // namespace playsheet
