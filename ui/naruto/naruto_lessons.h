// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/naruto/lesson/lesson_run.h"
#include "ui/naruto/naruto_desk.h"
#include "ui/table/lesson_play_of.h"

namespace playsheet {

/// A lesson of Naruto at the table.
class NarutoLesson final : public LessonPlayOf<naruto::LessonGame, NarutoDesk> {
 public:
  /// The match of `begin` is there, and begins after the deeds. Lesson and catalog outlive it.
  NarutoLesson(const naruto::Lesson& lesson, naruto::LessonBegin begin, const naruto::Catalog& cards,
               const LessonPlan& plan, Deeds deeds = {});

  int cards() const override { return static_cast<int>(state().card_count); }
  bool fights() const override { return !desk()->view().battles.empty(); }

 protected:
  std::unique_ptr<LessonPlay> anew(Deeds deeds) const override;
  table::CardId subject(const Action& action) const override { return subjectOf(action); }
  table::CardId partner(const Action& action) const override { return partnerOf(action); }
  QString cardName(table::CardId card, const QString& language) const override;
  QString nameOfCode(const std::string& code, const QString& language) const override;
  SheetPlace placeOfZone(naruto::Zone zone) const override;
  bool asks(const std::string& question) const override;
  bool lost() const override;

 private:
  const naruto::Catalog& cards_;
  LessonPlan plan_;
};

/// The lessons of Naruto in these files. The catalog outlives them.
std::unique_ptr<LessonBook> narutoLessons(const std::vector<LessonFile>& files, const naruto::Catalog& cards);

}  // namespace playsheet
