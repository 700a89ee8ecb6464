// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "ui/tournament/event_paper.h"
#include "ui/tournament/event_tab.h"

namespace playsheet {

class ChoiceBox;
class EventGame;
class EventTable;

/// The final ranking with its points, the report as text and table, and what goes on paper. Nothing is ever sent
/// anywhere (T-208).
class ReportTab : public EventTab {
  Q_OBJECT
 public:
  ReportTab(EventSession& session, const EventGame& game, QWidget* parent);

  void setLook(const Look& look) override;
  void refresh() override;
  void enter() override;
  EventTable* list() const { return list_; }
  QString words() const;
  /// Writes a paper as a PDF of this size.
  void writePdf(const QString& path);

 private:
  void copyText();
  void showTables();
  void saveTable(const std::string& table, const char* name);
  void savePdf();
  void print();
  Paper paper() const;

  const EventGame& game_;
  QLabel* words_;
  EventTable* list_;
  ActionButton* copy_;
  ActionButton* csv_;
  ChoiceBox* paper_;
  ChoiceBox* size_;
  ActionButton* pdf_;
  ActionButton* print_;
};

}  // namespace playsheet
