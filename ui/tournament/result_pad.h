// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <array>
#include <optional>
#include <utility>

#include "engine/tournament/event/event.h"
#include "ui/widgets/look.h"

class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace playsheet {

class ActionButton;
class ChoiceBox;
class EventSession;
class LineField;

/// Results by the keypad alone (T-P09): table number, Enter, result, Enter. It only asks; what was entered is told.
class ResultPad : public QFrame {
  Q_OBJECT
 public:
  ResultPad(EventSession& session, QWidget* parent);

  void setLook(const Look& look);
  /// The round whose results are entered; 0: none is open.
  void setRound(int number);
  /// A table is chosen as if its number had been entered.
  void choose(int table);
  /// Waits for a table number again.
  void wait();
  /// The event has changed.
  void refresh();
  /// The second reading of the table that is entered is another than the first: which of them stands on the slip is
  /// asked (T-P10).
  void showDifference(const tournament::Score& second);
  /// One of two results is asked for: of two readings, or who was ahead first in sudden death (T-706).
  bool asksWhich() const { return state_ == State::Differs || state_ == State::PlayedOn; }
  LineField* numberField() const { return number_; }
  bool asksForResult() const { return state_ != State::Table; }
  QString chosenWords() const;
  ActionButton* resultButton(int key) const { return results_[static_cast<std::size_t>(key)]; }
  ActionButton* saveButton() const { return save_; }
  /// The cursor is where it is expected.
  void takeFocus();

 signals:
  void tableChosen(int table);
  void entered(int table, const tournament::Score& score, bool aDrops, bool bDrops);
  void noSuchTable(int table);
  /// The readings differed, and this is what stands on the slip.
  void slipSays(int table, const tournament::Score& score);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// Games of the keys 1 to 8 (T-P09).
  static constexpr std::array<std::pair<int, int>, 9> kKeyScores{
      {{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}, {1, 0}, {0, 0}, {0, 1}}};

  enum class State { Table, Result, Games, Differs, PlayedOn };

  void makeResults(QVBoxLayout* column);
  void makeGames(QVBoxLayout* column);
  bool keyOfResult(int key);
  void pick(int key);
  void pickGames();
  void makeTwo(QVBoxLayout* column);
  void takeOne(std::size_t which);
  bool isSecondReading() const;
  QString sentenceOf(const tournament::Match& of, const tournament::Score& score) const;
  QString promptWords(bool open, bool asks) const;
  void enter();
  void store();
  void showState(State state);
  const tournament::Round* round() const;
  const tournament::Match* match() const;
  /// The first table that was not entered; then the first whose slip was not read again.
  int firstMissing() const;
  bool isFirstPass() const;

  EventSession& session_;
  Look look_;
  int number_of_round_ = 0;
  int table_ = 0;
  State state_ = State::Table;
  std::optional<tournament::Score> score_;
  QLabel* prompt_;
  LineField* number_;
  QLabel* names_;
  std::array<ActionButton*, 9> results_{};  ///< 1 to 8, and 0 for the games one by one
  QWidget* games_;
  std::array<LineField*, 3> counts_{};  ///< won by the first, by the second, drawn
  ChoiceBox* cause_;
  QLabel* chosen_;
  std::array<ActionButton*, 2> two_{};  ///< results of which one is asked for
  std::array<tournament::Score, 2> scores_{};
  std::array<QCheckBox*, 2> drops_{};
  ActionButton* save_;
};

}  // namespace playsheet
