// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/decks/questions_dialog.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/decks/card_words.h"
#include "ui/match/face_maker.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"

namespace playsheet {
namespace {

const QString kLeaveOut = QStringLiteral("-");

}  // namespace

QString doubtText(naruto::DeckDoubt doubt) {
  switch (doubt) {
    case naruto::DeckDoubt::unknown_card:
      return QuestionsDialog::tr("No card is called so");
    case naruto::DeckDoubt::several_cards:
      return QuestionsDialog::tr("Several cards are called so");
    case naruto::DeckDoubt::name_differs:
      return QuestionsDialog::tr("Code and name mean different cards");
    case naruto::DeckDoubt::wrong_count:
      return QuestionsDialog::tr("No number of copies from 1 to 99");
    case naruto::DeckDoubt::not_in_deck:
      return QuestionsDialog::tr("Listed among cards that are not in the deck");
    case naruto::DeckDoubt::not_understood:
      return QuestionsDialog::tr("More is written there than a card and its number");
    case naruto::DeckDoubt::unreadable:
      break;
  }
  return QuestionsDialog::tr("No card stands there");
}

QuestionsDialog::QuestionsDialog(const naruto::Catalog& cards, const std::vector<naruto::DeckQuestion>& questions,
                                 const Look& look, const QString& language, QWidget* parent)
    : QDialog(parent),
      look_(look),
      list_(new QTableWidget(static_cast<int>(questions.size()), 4, this)),
      take_(new ActionButton(ActionButton::Rank::Primary, this)) {
  setObjectName(QStringLiteral("questionsDialog"));
  setWindowTitle(tr("Lines that are not clear"));
  setStyleSheet(styleSheetOf(look));
  auto* column = new QVBoxLayout(this);
  auto* head = new QLabel(
      tr("%n line(s) of the list are not clear. Which card is meant?", nullptr, static_cast<int>(questions.size())),
      this);
  head->setWordWrap(true);
  column->addWidget(head);
  list_->setAccessibleName(windowTitle());
  list_->setHorizontalHeaderLabels({tr("Line"), tr("What stands there"), tr("Why it is asked"), tr("What is meant")});
  list_->verticalHeader()->hide();
  list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  list_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  list_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
  for (std::size_t i = 0; i < questions.size(); ++i) addRow(cards, static_cast<int>(i), questions[i], language);
  column->addWidget(list_, 1);
  auto* foot = new QHBoxLayout;
  auto* cancel = new ActionButton(ActionButton::Rank::Plain, this);
  cancel->setText(tr("Cancel"));
  take_->setText(tr("Take the list over"));
  foot->addStretch(1);
  for (ActionButton* button : {cancel, take_}) {
    button->setLook(look);
    foot->addWidget(button);
  }
  column->addLayout(foot);
  connect(cancel, &ActionButton::clicked, this, &QDialog::reject);
  connect(take_, &ActionButton::clicked, this, &QDialog::accept);
  checkAnswers();
  resize(look.gap(900), look.gap(420));
}

void QuestionsDialog::addRow(const naruto::Catalog& cards, int row, const naruto::DeckQuestion& question,
                             const QString& language) {
  const auto put = [&](int column, const QString& text) {
    auto* item = new QTableWidgetItem(text);
    item->setToolTip(text);
    list_->setItem(row, column, item);
  };
  put(0, QString::number(question.line));
  put(1, QString::fromStdString(question.written));
  put(2, doubtText(question.doubt));
  auto* box = new ChoiceBox(list_);
  box->setLook(look_);
  box->setAccessibleName(tr("Line %1: what is meant").arg(question.line));
  box->addItem(tr("Choose…"), QString());
  for (const std::string& code : question.candidates) {
    const auto id = cards.find(code);
    if (!id) continue;
    const naruto::CardDefinition& card = cards[*id];
    box->addItem(
        QStringLiteral("%1 × %2 · %3 · %4 %5")
            .arg(question.count)
            .arg(cardNameOf(cards, *id, language), QString::fromStdString(code), costWord(card), powerWord(card)),
        QString::fromStdString(code));
  }
  box->addItem(tr("Leave it out"), kLeaveOut);
  if (question.doubt == naruto::DeckDoubt::not_in_deck) box->setCurrentIndex(box->count() - 1);
  list_->setCellWidget(row, 3, box);
  boxes_.push_back(box);
  connect(box, &ChoiceBox::currentIndexChanged, this, &QuestionsDialog::checkAnswers);
}

void QuestionsDialog::checkAnswers() {
  take_->setEnabled(std::all_of(boxes_.begin(), boxes_.end(),
                                [](const ChoiceBox* box) { return !box->currentData().toString().isEmpty(); }));
}

std::vector<std::string> QuestionsDialog::answers() const {
  std::vector<std::string> out;
  for (const ChoiceBox* box : boxes_) {
    const QString code = box->currentData().toString();
    out.push_back(code == kLeaveOut ? std::string() : code.toStdString());
  }
  return out;
}

}  // namespace playsheet
