// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/problems/problems_dialog.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/faces/fonts.h"
#include "ui/widgets/action_button.h"

namespace playsheet {
namespace {

enum Column { kFile, kPlace, kCode, kMessage, kRemedy, kColumns };

QString listStyle(const Look& look) {
  const Theme& t = look.theme();
  return QStringLiteral(
             "QTableWidget { background: %1; color: %2; gridline-color: %3; border: 1px solid %3; border-radius: 7px; "
             "font-size: %6px; outline: 0; selection-background-color: %3; selection-color: %2; }"
             "QTableWidget:focus { border: 2px solid %5; }"
             "QHeaderView { background: transparent; }"
             "QHeaderView::section { background: %4; color: %2; border: none; border-right: 1px solid %3; "
             "padding: 4px 6px; font-size: %6px; font-weight: 600; }")
      .arg(t.surface.name(), t.text.name(), t.line.name(), t.raised.name(), t.focus.name())
      .arg(look.gap(13));
}

}  // namespace

QString problemNotice(const std::vector<CardProblem>& problems) {
  const auto errors = std::count_if(problems.begin(), problems.end(), [](const CardProblem& p) { return p.error; });
  if (errors > 0)
    return ProblemsDialog::tr("%n error(s) in the card files. The affected cards are left out.", "",
                              static_cast<int>(errors));
  if (!problems.empty())
    return ProblemsDialog::tr("%n warning(s) about the card files.", "", static_cast<int>(problems.size()));
  return {};
}

ProblemsDialog::ProblemsDialog(const ProblemDesk& desk, const QString& language, const Look& look, QWidget* parent)
    : QDialog(parent), desk_(desk), language_(language), look_(look) {
  setObjectName(QStringLiteral("problemsDialog"));
  setWindowTitle(tr("Card problems"));
  setStyleSheet(styleSheetOf(look));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(18, 14, 18, 14);
  column->setSpacing(8);
  column->addWidget(makeHead());
  makeList();
  column->addWidget(list_, 1);
  column->addWidget(nothing_, 1);
  column->addWidget(makeFoot());
  const QSize room = parent && parent->window() ? parent->window()->size() : QSize(1024, 640);
  resize(std::min(look.gap(1120), room.width() - 20), std::min(look.gap(560), room.height()));
  fill();
}

QWidget* ProblemsDialog::makeHead() {
  auto* head = new QWidget(this);
  auto* column = new QVBoxLayout(head);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  auto* title = new QLabel(tr("Card problems"), head);
  title->setFont(fonts::display(look_.px(22)));
  title->setStyleSheet(QStringLiteral("font-size: %1px").arg(look_.gap(22)));
  count_ = new QLabel(head);
  count_->setWordWrap(true);
  count_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  count_->setStyleSheet(
      QStringLiteral("color: %1; font-size: %2px").arg(look_.theme().muted.name()).arg(look_.gap(13)));
  column->addWidget(title);
  column->addWidget(count_);
  return head;
}

void ProblemsDialog::makeList() {
  list_ = new QTableWidget(0, kColumns, this);
  list_->setAccessibleName(tr("Card problems"));
  list_->setHorizontalHeaderLabels({tr("File"), tr("Place"), tr("Code"), tr("Problem"), tr("Expected")});
  list_->setStyleSheet(listStyle(look_));
  list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  list_->setSelectionBehavior(QAbstractItemView::SelectRows);
  list_->setTabKeyNavigation(false);  // Tab leads on to the buttons
  list_->setWordWrap(true);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  list_->verticalHeader()->hide();
  list_->horizontalHeader()->setSectionsClickable(false);
  list_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  list_->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  nothing_ = new QLabel(this);
  nothing_->setAlignment(Qt::AlignCenter);
  nothing_->setWordWrap(true);
}

QWidget* ProblemsDialog::makeFoot() {
  auto* foot = new QWidget(this);
  auto* row = new QHBoxLayout(foot);
  row->setContentsMargins(0, 0, 0, 0);
  const auto button = [&](const QString& text, const QString& icon) {
    auto* made = new ActionButton(ActionButton::Rank::Plain, foot);
    made->setText(text);
    made->setIconName(icon);
    row->addWidget(made);
    return made;
  };
  folder_ = button(tr("Open the folder"), QStringLiteral("deck"));
  again_ = button(tr("Reload"), QStringLiteral("redo"));
  again_->setShortcut(QKeySequence(Qt::Key_F5));
  again_->setKeyText(QStringLiteral("F5"));
  copy_ = button(tr("Copy as text"), QStringLiteral("log"));
  row->addStretch(1);
  auto* done = new ActionButton(ActionButton::Rank::Primary, foot);
  done->setText(tr("Close"));
  row->addWidget(done);
  for (ActionButton* each : {folder_, again_, copy_, done}) each->setLook(look_);
  folder_->setEnabled(static_cast<bool>(desk_.openFolder));
  again_->setEnabled(static_cast<bool>(desk_.readAgain));
  connect(folder_, &ActionButton::clicked, this, [this] { desk_.openFolder(); });
  connect(again_, &ActionButton::clicked, this, [this] {
    desk_.readAgain();
    fill();
    emit readAgain();
  });
  connect(copy_, &ActionButton::clicked, this, &ProblemsDialog::copy);
  connect(done, &ActionButton::clicked, this, &QDialog::accept);
  return foot;
}

QString ProblemsDialog::summary() const {
  const QString place = desk_.folder.isEmpty() ? QString() : tr("Custom cards folder: %1").arg(desk_.folder);
  return QStringList{problemNotice(problems_), place}.join(QLatin1Char(' ')).trimmed();
}

void ProblemsDialog::fill() {
  problems_ = desk_.problems(language_);
  count_->setText(summary());
  list_->setRowCount(static_cast<int>(problems_.size()));
  for (std::size_t i = 0; i < problems_.size(); ++i) fillRow(static_cast<int>(i), problems_[i]);
  list_->setVisible(!problems_.empty());
  nothing_->setVisible(problems_.empty());
  nothing_->setText(tr("No problems: all card files were read."));
  copy_->setEnabled(!problems_.empty());
  copy_->setText(tr("Copy as text"));
  if (problems_.empty()) return again_->setFocus();
  list_->setCurrentCell(0, 0);
  list_->setFocus();
  list_->resizeRowsToContents();
}

void ProblemsDialog::fillRow(int row, const CardProblem& problem) {
  const std::array<QString, kColumns> texts{problem.file, problem.place(), problem.code, problem.message,
                                            problem.remedy};
  for (int column = 0; column < kColumns; ++column) {
    auto* item = new QTableWidgetItem(texts[static_cast<std::size_t>(column)]);
    item->setTextAlignment(Qt::AlignLeft | Qt::AlignTop);
    item->setToolTip(item->text());
    item->setData(Qt::AccessibleTextRole, problem.asText());
    if (column == kCode) item->setForeground(problem.error ? look_.theme().bad : look_.theme().muted);
    list_->setItem(row, column, item);
  }
}

/// The sentences get what the others leave.
void ProblemsDialog::resizeEvent(QResizeEvent* event) {
  QDialog::resizeEvent(event);
  const int wide = std::max(600, width() - 36 - 14);
  const std::array<double, kColumns> shares{0.15, 0.21, 0.12, 0.27, 0.25};
  for (int column = 0; column < kColumns; ++column)
    list_->setColumnWidth(column, static_cast<int>(wide * shares[static_cast<std::size_t>(column)]));
  list_->resizeRowsToContents();
}

void ProblemsDialog::copy() {
  QStringList lines;
  for (const CardProblem& problem : problems_) lines.append(problem.asText());
  QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
  copy_->setText(tr("Copied"));
}

int ProblemsDialog::shownRows() const { return list_->rowCount(); }

}  // namespace playsheet
