// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/rising_clan/tournament/command.h"
#include "engine/tournament/roster/persons.h"
#include "ui/tournament/event_sheet.h"

class QDateTime;

namespace playsheet {

class LineField;
class PersonOffer;

/// What a new tournament for points is asked: its name, two to nine people, the target (R-1001, R-1017). Under the
/// field of a person stands who of earlier events may be meant.
class NewPointsSheet : public EventSheet {
  Q_OBJECT
 public:
  /// `options`: the house rules of the form of a match, which all its games are played by.
  NewPointsSheet(const Look& look, std::vector<tournament::Person> known, const QDateTime& now,
                 const rising_clan::Options& options, QWidget* parent);

  rising_clan::OpenPoints command() const;
  LineField* titleField() const { return title_; }
  const std::vector<LineField*>& people() const { return people_; }
  LineField* targetField() const { return target_; }
  PersonOffer* offer() const { return offer_; }

  void accept() override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void find();
  void take();
  bool isNamed(const tournament::Person& person) const;

  std::vector<tournament::Person> known_;
  std::vector<std::string> rules_;
  LineField* title_;
  LineField* date_;
  LineField* target_;
  std::vector<LineField*> people_;
  LineField* now_ = nullptr;  ///< the person field that has the keys, or had them last
  PersonOffer* offer_;
};

}  // namespace playsheet
