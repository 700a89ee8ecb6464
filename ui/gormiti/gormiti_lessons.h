// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/gormiti/lesson/lesson.h"
#include "ui/gormiti/gormiti_desk.h"
#include "ui/table/lesson_play_of.h"

namespace playsheet {

/// A lesson of Gormiti at the table.
class GormitiLesson final : public LessonPlayOf<gormiti::LessonGame, GormitiDesk> {
 public:
  /// The match of `begin` is there, and begins after the deeds. Lesson and catalog outlive it.
  GormitiLesson(const gormiti::Lesson& lesson, gormiti::LessonBegin begin, const gormiti::Catalog& cards,
                const LessonPlan& plan, Deeds deeds = {});

  int cards() const override { return static_cast<int>(gormiti::kMaxCards); }
  bool fights() const override;
  /// The quick mode is for children who do not read yet.
  qreal wordScale() const override;

 protected:
  std::unique_ptr<LessonPlay> anew(Deeds deeds) const override;
  table::CardId subject(const Action& action) const override { return subjectOf(action); }
  table::CardId partner(const Action& action) const override { return partnerOf(action); }
  QString cardName(table::CardId card, const QString& language) const override;
  QString nameOfCode(const std::string& code, const QString& language) const override;
  SheetPlace placeOfZone(gormiti::Zone zone) const override;
  LessonSpot spotOf(const gormiti::LessonPoint& point) const override;
  bool asks(const std::string& question) const override;
  bool lost() const override;

 private:
  const gormiti::Catalog& cards_;
  LessonPlan plan_;
};

/// The lessons of Gormiti in these files. The catalog outlives them.
std::unique_ptr<LessonBook> gormitiLessons(const std::vector<LessonFile>& files, const gormiti::Catalog& cards);

}  // namespace playsheet
