// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/table/ids.h"
#include "engine/table/lesson.h"
#include "engine/table/players.h"
#include "ui/choices/prompt_button.h"
#include "ui/sheet/scene.h"
#include "ui/table/reading_choice.h"
#include "ui/table/table_facts.h"

namespace playsheet {

class GameDesk;

/// Something that a step of a lesson points at.
struct LessonSpot {
  table::LessonThing what = table::LessonThing::card;
  table::PlayerId player = table::PlayerId::south;  ///< of a place
  SheetPlace place = SheetPlace::None;              ///< of a zone, a marker, lanes, clash and middle
  int card = -1;                                    ///< -1: no card, or nowhere
};

/// A move that is wanted now: the card to click first, the one that it goes on, and what the button says that carries
/// it out. -1: there is none.
struct LessonMove {
  int card = -1;
  int partner = -1;
  Command command;
};

/// A lesson of any game while it is played at the table: where the learner is, what is said, what is wanted, and what
/// the program decides. Each game makes its own (`LessonPlayOf`). It owns no widget and not the desk, which a table
/// takes; what is legal says the match, what is wanted the lesson.
class LessonPlay {
 public:
  virtual ~LessonPlay() = default;

  virtual GameDesk* desk() const = 0;

  // --- where the learner is
  virtual std::size_t step() const = 0;
  virtual std::size_t steps() const = 0;
  bool atEnd() const { return step() + 1 == steps(); }
  virtual bool tells() const = 0;           ///< no more than words
  virtual bool isFree() const = 0;          ///< all play freely
  virtual bool stands() const = 0;          ///< words while what was fought stands on the table
  virtual bool programDecides() const = 0;  ///< the script says what comes next
  virtual bool programSpars() const = 0;    ///< somebody else is asked in a part that is played freely

  // --- what is said
  virtual const table::LocalText& title() const = 0;
  virtual QString words(const QString& language) const = 0;
  virtual QString wrong(const QString& language) const = 0;
  /// How much larger they are than elsewhere: for learners who do not read yet.
  virtual qreal wordScale() const { return 1; }

  // --- what is pointed at, and wanted
  virtual std::vector<LessonSpot> spots() const = 0;
  virtual std::vector<LessonMove> moves() const = 0;
  virtual QStringList wantedCards(const QString& language) const = 0;  ///< their names
  virtual bool triedCard() const = 0;  ///< the last move that came to nothing was one with a card
  virtual int cards() const = 0;       ///< numbers of cards are below it
  virtual bool fights() const = 0;     ///< something lies in the middle that is looked at

  // --- how it goes on
  virtual void decided() = 0;                           ///< the desk has decided something
  virtual void told() = 0;                              ///< the words of this step, or what stood, have been read
  virtual bool programPasses() const { return false; }  ///< what it decides now is no more than that: at once
  virtual void playProgram() = 0;                       ///< what the program decides now, if it does
  /// The same lesson, as it was when the step before began; what stands is not stood before twice.
  virtual std::unique_ptr<LessonPlay> before() const = 0;
};

/// For whom a lesson is played.
struct LessonPlan {
  /// The learner's first. A game in which more than two sit has names of its own for the others.
  table::AtTable<SeatEntry> seats;
  int pace = 2;
  ReadingChoice reading = {};
};

/// A lesson file that lies in the program.
struct LessonFile {
  std::string name;
  std::string text;
};

/// What a list shows of a lesson.
struct LessonEntry {
  std::string id;
  table::LocalText title, goal;
};

/// All lessons of a game.
class LessonBook {
 public:
  virtual ~LessonBook() = default;
  const std::vector<LessonEntry>& entries() const { return entries_; }
  /// Nothing if it cannot be played: its cards are not what they were.
  virtual std::unique_ptr<LessonPlay> begin(std::size_t lesson, const LessonPlan& plan) const = 0;

 protected:
  std::vector<LessonEntry> entries_;
};

}  // namespace playsheet
