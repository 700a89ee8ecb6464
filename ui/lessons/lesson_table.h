// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include "engine/naruto/lesson/lesson_run.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/naruto/naruto_desk.h"
#include "ui/table/match_table.h"

namespace playsheet {

class LessonPointer;

/// What has been done in a lesson: a decision, or a step that tells was ended.
struct LessonDeed {
  std::size_t step = 0;  ///< in which
  std::optional<std::pair<PlayerId, Action>> decided;
};

/// A lesson on a match table: the words beside what they speak of, and the program as the other player. What is legal
/// comes from the match, what is wanted from the lesson; nothing is recorded.
class LessonTable : public QWidget {
  Q_OBJECT
 public:
  /// Of `plan` names of the seats, languages and looks are taken. Lesson and catalog outlive the table.
  /// `deeds` are done at once: the lesson stands then where they led.
  LessonTable(const naruto::Lesson& lesson, naruto::LessonBegin begin, const naruto::Catalog& cards,
              const MatchPlan& plan, const Look& look, std::vector<LessonDeed> deeds = {}, QWidget* parent = nullptr);

  MatchTable* table() const { return table_; }
  LessonPanel* panel() const { return panel_; }
  LessonPointer* pointer() const { return pointer_; }
  const naruto::LessonRun& run() const { return run_; }

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
  void backAsked(const std::vector<LessonDeed>& deeds);  ///< the lesson anew, after these
  void left();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void connectAll();
  bool wants(const Action& action) const;
  void decided();
  void changed();
  void strayed();
  void playProgram();
  void refresh();
  void replay();
  void told();
  QString reproach() const;
  void place();
  void quietBar();
  void follow();
  LessonWords wordsNow() const;
  const naruto::LocalText& textNow() const;
  QString filled(const naruto::LocalText& text) const;
  QString say(const char* text) const;
  bool key(int key);
  QRect within(const QWidget* widget, const QRect& rect) const;
  QRect rectOf(const QWidget* widget) const;
  QRect rectOf(const naruto::LessonPoint& point) const;
  QRect cardRect(CardId card) const;
  QRect buttonRect(const Action& action) const;
  bool isMarked(CardId card) const;
  void pointAtMoves(QVector<QRect>& rects) const;

  const naruto::Lesson& lesson_;
  QString language_;
  Look look_;
  MatchTable* table_;
  naruto::LessonRun run_;
  LessonPointer* pointer_;
  LessonPanel* panel_;
  QTimer program_;  ///< the other player takes a moment
  QTimer follow_;   ///< what is pointed at moves with the pictures
  QElapsedTimer begun_;
  std::size_t shown_ = 0;  ///< the step whose words are there
  std::vector<LessonDeed> deeds_;
  /// The move that was tried instead, and what was chosen on the table then: with any other choice the words go.
  struct Stray {
    bool ends = false;  ///< a button that ends a phase, where a card was meant
    std::optional<int> selected;
    std::vector<CardId> marked;
  };
  bool sparring_ = false;  ///< the program decides for the other player
  mutable Action tried_ = naruto::Pass{};
  std::optional<Stray> stray_;
  QString bar_key_;  ///< of the table's large button while the panel's has it
  std::size_t placed_ = SIZE_MAX;
  bool next_ = false;
  bool ended_ = false;
};

}  // namespace playsheet
