// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/rising_clan/lesson/lesson.h"
#include "ui/rising_clan/rising_desk.h"
#include "ui/table/lesson_play_of.h"

namespace playsheet {

/// A lesson of Rising Clan at the table: the learner sees what the first seat may see, and nothing of the others.
class RisingLesson final : public LessonPlayOf<rising_clan::LessonGame, RisingDesk> {
 public:
  /// The match of `begin` is there, and begins after the deeds. Lesson and catalog outlive it.
  RisingLesson(const rising_clan::Lesson& lesson, rising_clan::LessonBegin begin, const rising_clan::Catalog& cards,
               const LessonPlan& plan, Deeds deeds = {});

  int cards() const override;
  bool fights() const override;
  /// Windows are many, and most of the others pass in them.
  bool programPasses() const override;

 protected:
  std::unique_ptr<LessonPlay> anew(Deeds deeds) const override;
  table::CardId subject(const rising_clan::Action& action) const override { return subjectOf(action); }
  table::CardId partner(const rising_clan::Action&) const override {
    return table::kNoCard;
  }  ///< a player, by a button
  QString cardName(table::CardId card, const QString& language) const override;
  QString nameOfCode(const std::string& code, const QString& language) const override;
  SheetPlace placeOfZone(rising_clan::LessonPlace place) const override;
  LessonSpot spotOf(const rising_clan::LessonPoint& point) const override;
  bool asks(const std::string& question) const override;
  bool lost() const override;

 private:
  const rising_clan::Catalog& cards_;
  LessonPlan plan_;
};

/// Who sits at the other seats of a lesson, clockwise from the learner: the words of the lessons call them so.
QString lessonCompanion(std::size_t seat);

/// The lessons of Rising Clan in these files. The catalog outlives them.
std::unique_ptr<LessonBook> risingLessons(const std::vector<LessonFile>& files, const rising_clan::Catalog& cards);

}  // namespace playsheet
