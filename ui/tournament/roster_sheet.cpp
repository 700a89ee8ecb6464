// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/roster_sheet.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <algorithm>
#include <utility>

#include "ui/speech/from_view.h"
#include "ui/tournament/event_session.h"
#include "ui/tournament/event_table.h"
#include "ui/widgets/choice_box.h"
#include "ui/wording/tournament/roster_text.h"

namespace playsheet {

using namespace tournament;

namespace {

enum RosterColumn { kLine, kWho, kNick, kItsCode, kFate };
constexpr int kListHeight = 280;
constexpr int kListWidth = 900;

}  // namespace

RosterSheet::RosterSheet(const Look& look, const EventSession& session, std::vector<Person> persons, std::string bytes,
                         QWidget* parent)
    : EventSheet(look, tr("Players from a file"), tr("Enrol"), parent),
      session_(session),
      persons_(std::move(persons)),
      bytes_(std::move(bytes)),
      words_(addWords({})),
      column_(new ChoiceBox(this)),
      meaning_(new ChoiceBox(this)),
      list_(new EventTable("rosterLines", tr("Lines of the file"), this)),
      answer_(new ChoiceBox(this)) {
  setObjectName(QStringLiteral("rosterSheet"));
  words_->setObjectName(QStringLiteral("rosterWords"));
  column_->setObjectName(QStringLiteral("rosterColumn"));
  meaning_->setObjectName(QStringLiteral("rosterMeaning"));
  answer_->setObjectName(QStringLiteral("rosterAnswer"));
  for (std::size_t i = 0; i < kListColumns; ++i)
    meaning_->addItem(fromView(tournament_wording::word_of(static_cast<ListColumn>(i), programWording())));
  for (ChoiceBox* box : {column_, meaning_, answer_}) {
    box->setLook(look);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  }
  addField(tr("Column of the file"), column_);
  addField(tr("Meaning"), meaning_);
  list_->setColumns({tr("Line"), tr("Name"), tr("Nickname"), tr("Code"), tr("Effect")}, {kWho, kFate}, {kLine});
  list_->setLook(look);
  list_->setMinimumSize(look.gap(kListWidth), look.gap(kListHeight));
  list_->installEventFilter(this);
  addWide(list_);
  addField(tr("The marked line"), answer_);
  connect(column_, &ChoiceBox::currentIndexChanged, this, &RosterSheet::showMeaning);
  connect(meaning_, &ChoiceBox::activated, this, &RosterSheet::takeMeaning);
  connect(answer_, &ChoiceBox::activated, this, &RosterSheet::takeAnswer);
  connect(list_, &EventTable::currentItemChanged, this, &RosterSheet::showAnswers);
  read();
  list_->setFocus();
}

QString RosterSheet::words() const { return words_->text(); }

void RosterSheet::read() {
  read_ = read_player_list(bytes_, session_.event().date, told_);
  showColumns();
  plan();
}

void RosterSheet::showColumns() {
  const QSignalBlocker blocker(column_);
  const int kept = std::max(0, column_->currentIndex());
  column_->clear();
  for (std::size_t i = 0; i < read_.columns.size(); ++i)
    column_->addItem(tr("%1: %2, %3")
                         .arg(i + 1)
                         .arg(QString::fromStdString(read_.titles[i]).simplified(),
                              fromView(tournament_wording::word_of(read_.columns[i], programWording()))));
  column_->setCurrentIndex(std::min(kept, column_->count() - 1));
  for (ChoiceBox* box : {column_, meaning_}) box->setEnabled(column_->count() > 0);
  showMeaning();
}

void RosterSheet::showMeaning() {
  const int at = column_->currentIndex();
  if (at >= 0) meaning_->setCurrentIndex(static_cast<int>(read_.columns[static_cast<std::size_t>(at)]));
}

void RosterSheet::takeMeaning() {
  const auto at = static_cast<std::size_t>(column_->currentIndex());
  const auto meant = static_cast<ListColumn>(meaning_->currentIndex());
  std::vector<ListColumn> columns = read_.columns;
  if (meant != ListColumn::none) std::replace(columns.begin(), columns.end(), meant, ListColumn::none);
  columns[at] = meant;
  told_ = std::move(columns);
  read();
}

void RosterSheet::plan() {
  plan_ = plan_enrolment(session_.journal(), persons_, read_, answers_);
  std::vector<EventTable::Row> rows;
  for (const PlannedLine& line : plan_.lines) {
    EventTable::Row row;
    row.key = line.line;
    row.cells = {QString::number(line.line), QString::fromStdString(line.entry.name),
                 QString::fromStdString(line.entry.nickname), QString::fromStdString(line.entry.code),
                 QString::fromStdString(tournament_wording::fate_text(line, session_.event(), programWording()))};
    const bool open = is_doubt(line.fate) || line.fate == LineFate::wrong;
    const bool nothing = line.fate == LineFate::left_out || line.fate == LineFate::enrolled;
    row.tone = open ? EventTable::Tone::Open : (nothing ? EventTable::Tone::Faint : EventTable::Tone::Plain);
    row.strong = open;
    row.tip = row.cells.back();
    rows.push_back(std::move(row));
  }
  list_->setRows(rows);
  QStringList words;
  if (read_.head_line > 0) words << tr("Line %1 says what the columns are.").arg(read_.head_line);
  if (read_.head_line == 0 && !read_.columns.empty())
    words << tr("No line says what the columns are: check them here.");
  words << tr("Lines: %1, to enrol: %2, in doubt: %3, wrong: %4")
               .arg(plan_.lines.size())
               .arg(std::count_if(plan_.lines.begin(), plan_.lines.end(),
                                  [](const PlannedLine& l) { return l.entry.id > 0 && l.fate != LineFate::wrong; }))
               .arg(plan_.doubtful)
               .arg(plan_.wrong);
  words_->setText(words.join(QLatin1Char(' ')));
  if (plan_.problem)
    tell(QString::fromStdString(tournament_wording::problem_text(*plan_.problem, programWording())));
  else if (plan_.doubtful + plan_.wrong > 0)
    tell(tr("Nobody is enrolled until every line is clear: choose for the marked line who it is, or leave it out."));
  else
    tell(plan_.commands.empty() ? tr("There is nobody to enrol.") : QString());
  actButton()->setEnabled(!plan_.commands.empty());
  showAnswers();
}

const PlannedLine* RosterSheet::marked() const {
  const int line = list_->currentKey();
  const auto found =
      std::find_if(plan_.lines.begin(), plan_.lines.end(), [&](const PlannedLine& each) { return each.line == line; });
  return found == plan_.lines.end() ? nullptr : &*found;
}

/// What can be said of the marked line.
void RosterSheet::showAnswers() {
  const QSignalBlocker blocker(answer_);
  answer_->clear();
  const PlannedLine* line = marked();
  answer_->setEnabled(line != nullptr);
  if (!line) return;
  answer_->addItem(QString::fromStdString(tournament_wording::fate_text(*line, session_.event(), programWording())));
  const auto offer = [&](const QString& words, LineAnswer::Kind kind, const std::string& person = {}) {
    answer_->addItem(words, QVariantList{static_cast<int>(kind), QString::fromStdString(person)});
  };
  for (const Person& one : line->candidates)
    offer(tr("It is %1").arg(QString::fromStdString(tournament_wording::person_text(one, programWording()))),
          LineAnswer::Kind::known, one.id);
  if (!line->candidates.empty()) offer(tr("A new person"), LineAnswer::Kind::fresh);
  if (line->fate == LineFate::left_out)
    answer_->addItem(tr("Take it in again"), QVariantList{-1, QString()});
  else
    offer(tr("Leave the line out"), LineAnswer::Kind::leave_out);
}

void RosterSheet::takeAnswer() {
  const PlannedLine* line = marked();
  const QVariantList chosen = answer_->currentData().toList();
  if (!line || chosen.size() != 2) return;
  if (chosen[0].toInt() < 0)
    answers_.erase(line->line);
  else
    answers_[line->line] = {static_cast<LineAnswer::Kind>(chosen[0].toInt()), chosen[1].toString().toStdString()};
  plan();
}

void RosterSheet::leaveOut() {
  const PlannedLine* line = marked();
  if (!line) return;
  if (line->fate == LineFate::left_out)
    answers_.erase(line->line);
  else
    answers_[line->line] = {LineAnswer::Kind::leave_out, {}};
  plan();
}

bool RosterSheet::eventFilter(QObject* watched, QEvent* happening) {
  if (watched == list_ && happening->type() == QEvent::KeyPress &&
      static_cast<QKeyEvent*>(happening)->key() == Qt::Key_Delete) {
    leaveOut();
    return true;
  }
  return EventSheet::eventFilter(watched, happening);
}

}  // namespace playsheet
