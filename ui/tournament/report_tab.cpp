// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/report_tab.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPrinter>
#include <QVBoxLayout>

#include "engine/tournament/journal/phase.h"
#include "engine/tournament/knockout/final_ranking.h"
#include "engine/tournament/results/tally.h"
#include "engine/tournament/roster/tables.h"
#include "ui/tournament/event_table.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/printing.h"
#include "ui/widgets/table_file.h"
#include "ui/wording/tournament/event_words.h"
#include "ui/wording/tournament/step_text.h"

namespace playsheet {

using namespace tournament;

namespace {

constexpr std::array kPapers{Paper::PairingsByTable, Paper::PairingsByName,  Paper::Slips,
                             Paper::Standings,       Paper::StandingsByName, Paper::Report};
constexpr qreal kMargin = 14;  // mm

}  // namespace

ReportTab::ReportTab(EventSession& session, const EventGame& game, QWidget* parent)
    : EventTab(session, parent),
      game_(game),
      words_(note("reportWords")),
      list_(new EventTable("ranking", tr("Final ranking"), this)),
      copy_(button(tr("Copy as text"), "copyReport")),
      csv_(button(tr("Save as CSV…"), "saveRanking")),
      paper_(new ChoiceBox(this)),
      size_(new ChoiceBox(this)),
      pdf_(button(tr("Save as PDF…"), "savePdf")),
      print_(button(tr("Print…"), "printPaper")) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(words_);
  list_->setColumns({tr("Place"), tr("Player"), tr("Code"), tr("Ranking points"), tr("State")}, {1, 2, 4}, {0, 3});
  column->addWidget(list_, 1);
  auto* row = new QHBoxLayout;
  row->addWidget(copy_);
  row->addWidget(csv_);
  row->addStretch(1);
  paper_->setObjectName(QStringLiteral("paper"));
  paper_->setAccessibleName(tr("Printed page"));
  for (const Paper paper : kPapers) paper_->addItem(paperTitle(paper));
  paper_->setCurrentIndex(static_cast<int>(kPapers.size()) - 1);
  size_->setObjectName(QStringLiteral("paperSize"));
  size_->setAccessibleName(tr("Paper size"));
  size_->addItem(QStringLiteral("A4"), static_cast<int>(QPageSize::A4));
  size_->addItem(QStringLiteral("A5"), static_cast<int>(QPageSize::A5));
  size_->addItem(QStringLiteral("Letter"), static_cast<int>(QPageSize::Letter));
  row->addWidget(paper_);
  row->addWidget(size_);
  row->addWidget(pdf_);
  row->addWidget(print_);
  column->addLayout(row);
  connect(copy_, &ActionButton::clicked, this, &ReportTab::copyText);
  connect(csv_, &ActionButton::clicked, this, &ReportTab::showTables);
  connect(pdf_, &ActionButton::clicked, this, &ReportTab::savePdf);
  connect(print_, &ActionButton::clicked, this, &ReportTab::print);
}

void ReportTab::setLook(const Look& look) {
  EventTab::setLook(look);
  list_->setLook(look);
  paper_->setLook(look);
  size_->setLook(look);
}

void ReportTab::enter() { list_->setFocus(); }

QString ReportTab::words() const { return words_->text(); }

Paper ReportTab::paper() const { return kPapers[static_cast<std::size_t>(paper_->currentIndex())]; }

void ReportTab::refresh() {
  const FinalRanking ranking = final_ranking(event());
  QStringList words;
  words << (event().ended || event().reported ? tr("Final ranking") : tr("The ranking as it stands now"));
  words << tr("players: %1").arg(counted_players(event()));
  if (event().cancelled) words << tr("The event is cancelled: it gives no points and no report.");
  if (!ranking.official) words << tr("Fewer than 4 players: unofficial, no ranking points.");
  if (event().rehearsal) words << tr("A rehearsal can never be reported.");
  if (open_tie(event())) words << tr("Tie-break games are still to be played; see Play-offs.");
  words << rulesOfGame(event(), game_);
  for (const RuleChange& change : event().changes)
    words << QString::fromStdString(tournament_wording::change_text(change, programWording()));
  words_->setText(words.join(QStringLiteral(" · ")));
  std::vector<EventTable::Row> rows;
  for (const Ranked& one : ranking.order) {
    const Entry& entry = event().entry(one.id);
    EventTable::Row row;
    row.key = one.id;
    row.cells = {one.place == 0
                     ? QStringLiteral("–")
                     : (one.last_place > one.place ? QStringLiteral("%1–%2").arg(one.place).arg(one.last_place)
                                                   : QString::number(one.place)),
                 nameOf(one.id), QString::fromStdString(entry.code), QString::number(one.points),
                 one.place == 0 ? tr("expelled") : (entry.dropped ? tr("dropped") : QString())};
    rows.push_back(std::move(row));
  }
  list_->setRows(rows);
}

void ReportTab::copyText() {
  QApplication::clipboard()->setText(reportText(event(), rulesOfGame(event(), game_)));
  session_.tell(tr("The report is on the clipboard."));
}

/// Which of them.
void ReportTab::showTables() {
  QMenu menu(this);
  menu.addAction(tr("Results of all rounds…"), this, [this] { saveTable(results_table(event()), "results.csv"); });
  menu.addAction(tr("Standings…"), this, [this] { saveTable(standings_table(event()), "standings.csv"); });
  menu.addAction(tr("Final ranking…"), this, [this] { saveTable(ranking_table(event()), "ranking.csv"); });
  menu.exec(csv_->mapToGlobal(QPoint(0, csv_->height())));
}

void ReportTab::saveTable(const std::string& table, const char* name) {
  const auto file = askForTableFile(this, tr("Save as CSV"), QLatin1String(name), true);
  if (!file) return;
  const QString trouble =
      session_.store().writeText(file->path, file->spreadsheet ? tableForSpreadsheet(table, QLocale()) : table);
  session_.tell(trouble.isEmpty() ? tr("Saved as %1.").arg(file->path) : trouble, !trouble.isEmpty());
}

void ReportTab::writePdf(const QString& path) {
  QPrinter printer(QPrinter::HighResolution);
  printer.setOutputFormat(QPrinter::PdfFormat);
  printer.setOutputFileName(path);
  printer.setPageSize(QPageSize(static_cast<QPageSize::PageSizeId>(size_->currentData().toInt())));
  printer.setPageMargins(QMarginsF(kMargin, kMargin, kMargin, kMargin), QPageLayout::Millimeter);
  printPaper(printer, paper(), event(), static_cast<int>(event().rounds.size()), rulesOfGame(event(), game_));
  const bool written = printer.printerState() != QPrinter::Error;
  session_.tell(written ? tr("Saved as %1.").arg(path) : tr("%1 could not be written.").arg(path), !written);
}

void ReportTab::savePdf() {
  const QString path = QFileDialog::getSaveFileName(this, tr("Save as PDF"), QStringLiteral("event.pdf"),
                                                    tr("PDF (*.pdf);;All files (*)"));
  if (!path.isEmpty()) writePdf(path);
}

void ReportTab::print() {
  QPrinter printer(QPrinter::HighResolution);
  printer.setPageSize(QPageSize(static_cast<QPageSize::PageSizeId>(size_->currentData().toInt())));
  const QString trouble = printWithDialog(printer, this, [this](QPrinter& to) {
    printPaper(to, paper(), event(), static_cast<int>(event().rounds.size()), rulesOfGame(event(), game_));
  });
  if (!trouble.isEmpty()) session_.tell(trouble, true);
}

}  // namespace playsheet
