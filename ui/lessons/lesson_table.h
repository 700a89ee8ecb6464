// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "ui/lessons/lesson_panel.h"
#include "ui/table/lesson_play.h"
#include "ui/table/match_table.h"

namespace playsheet {

class LessonPointer;

/// A lesson of any game on a match table: the words beside what they speak of, and the program as the other player.
/// What is legal comes from the match, what is wanted from the lesson; nothing is recorded.
class LessonTable : public QWidget {
  Q_OBJECT
 public:
  /// Owns the lesson, and takes its desk. The words are in this language.
  LessonTable(std::unique_ptr<LessonPlay> play, const QString& language, const Look& look, QWidget* parent = nullptr);

  MatchTable* table() const { return table_; }
  LessonPanel* panel() const { return panel_; }
  LessonPointer* pointer() const { return pointer_; }
  const LessonPlay& play() const { return *play_; }

  void setLook(const Look& look);
  /// Whether another lesson follows.
  void setNext(bool next);
  /// Everything in the table that is pointed at now.
  QVector<QRect> pointed() const;
  /// Ends a step that only tells; at the end of the lesson asks for the next one.
  void goOn();
  /// To the beginning of the step before; what was done since is asked for with `backAsked`.
  void goBack();

 signals:
  void ended();  ///< the last step is reached
  void nextAsked();
  void listAsked();
  void backAsked();  ///< the lesson as it was a step before (`LessonPlay::before`)
  void left();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void connectAll();
  void decided();
  void changed();
  void strayed();
  void playProgram();
  void refresh();
  void told();
  QString reproach() const;
  void place();
  void quietBar();
  void follow();
  LessonWords wordsNow() const;
  QString say(const char* text) const;
  bool key(int key);
  QRect within(const QWidget* widget, const QRect& rect) const;
  QRect rectOf(const QWidget* widget) const;
  QRect rectOf(const LessonSpot& spot) const;
  QRect cardRect(int card) const;
  QRect buttonRect(const LessonMove& move) const;
  bool isMarked(int card) const;
  void pointAtMoves(QVector<QRect>& rects) const;

  std::unique_ptr<LessonPlay> play_;
  QString language_;
  Look look_;
  MatchTable* table_;
  LessonPointer* pointer_;
  LessonPanel* panel_;
  QTimer program_;  ///< the other player takes a moment
  QTimer follow_;   ///< what is pointed at moves with the pictures
  QElapsedTimer begun_;
  std::size_t shown_ = 0;  ///< the step whose words are there
  /// The move that was tried instead, and what was chosen on the table then: with any other choice the words go.
  struct Stray {
    bool ends = false;  ///< a button that ends a phase, where a card was meant
    std::optional<int> selected;
    std::vector<int> marked;
  };
  std::optional<Stray> stray_;
  QString bar_key_;  ///< of the table's large button while the panel's has it
  std::size_t placed_ = SIZE_MAX;
  bool next_ = false;
  bool ended_ = false;
};

}  // namespace playsheet
