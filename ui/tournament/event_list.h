// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "engine/tournament/roster/persons.h"
#include "ui/tournament/event_store.h"
#include "ui/widgets/look.h"
#include "ui/widgets/slow_notice.h"

namespace playsheet {

class ActionButton;
class EventTable;

/// All events that are kept: to be opened, begun, or brought in from a file.
class EventList : public QWidget {
  Q_OBJECT
 public:
  EventList(EventStore& store, QWidget* parent);

  void setLook(const Look& look);
  void read();
  /// What it says meanwhile, nobody has asked for.
  bool isReading() const { return reading_; }
  EventTable* list() const { return list_; }
  /// Those with rounds that could be read.
  std::vector<tournament::Event> events() const;
  /// Everybody of all events once, those of tournaments for points by name.
  std::vector<tournament::Person> persons() const;
  /// What a new one is: an event with rounds, or a tournament for points.
  void setForPoints(bool points);
  /// The event of the marked row; nothing without one.
  const KeptEvent* current() const;

 signals:
  void openAsked(const QString& file);
  void seasonAsked();
  void rescueAsked(const QString& file);
  void newAsked();
  void importAsked();
  void said(const QString& sentence, bool bad);

 private:
  void fill(KeptEvents kept);
  QStringList cellsOf(const KeptEvent& each) const;
  void showCurrent();

  EventStore& store_;
  Look look_;
  std::vector<KeptEvent> events_;
  bool reading_ = false;
  bool points_ = false;
  SlowNotice* slow_;
  EventTable* list_;
  ActionButton* new_;
  ActionButton* open_;
  ActionButton* import_;
  ActionButton* rescue_;
  ActionButton* season_;
};

/// What is wrong with a journal, with its line, as a sentence.
QString faultText(const tournament::FileFault& fault, const tournament::Event& event);

}  // namespace playsheet
