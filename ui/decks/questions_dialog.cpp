// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/decks/questions_dialog.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/decks/card_words.h"
#include "ui/speech/face_maker.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"

namespace playsheet {
namespace {

constexpr int kNoAnswer = -1;
constexpr int kLeaveOut = -2;

}  // namespace

QString doubtText(naruto::DeckDoubt doubt) {
  switch (doubt) {
    case naruto::DeckDoubt::unknown_card:
      return QuestionsDialog::tr("No card has this name");
    case naruto::DeckDoubt::several_cards:
      return QuestionsDialog::tr("Several cards have this name");
    case naruto::DeckDoubt::name_differs:
      return QuestionsDialog::tr("Code and name belong to different cards");
    case naruto::DeckDoubt::wrong_count:
      return QuestionsDialog::tr("The number of copies must be 1 to 99");
    case naruto::DeckDoubt::not_in_deck:
      return QuestionsDialog::tr("Listed among cards that are not in the deck");
    case naruto::DeckDoubt::not_understood:
      return QuestionsDialog::tr("This line has more than a card and a number");
    case naruto::DeckDoubt::unknown_heading:
      return QuestionsDialog::tr("This heading is not a part of the deck");
    case naruto::DeckDoubt::unreadable:
      break;
  }
  return QuestionsDialog::tr("No card on this line");
}

QuestionsDialog::QuestionsDialog(const naruto::Catalog& cards, const std::vector<naruto::DeckQuestion>& questions,
                                 const Look& look, const QString& language, QWidget* parent)
    : QDialog(parent),
      look_(look),
      questions_(questions),
      list_(new QTableWidget(static_cast<int>(questions.size()), 4, this)),
      take_(new ActionButton(ActionButton::Rank::Primary, this)) {
  setObjectName(QStringLiteral("questionsDialog"));
  setWindowTitle(tr("Unclear lines"));
  setStyleSheet(styleSheetOf(look));
  auto* column = new QVBoxLayout(this);
  auto* head =
      new QLabel(tr("%n unclear line(s). Choose a card for each.", nullptr, static_cast<int>(questions.size())), this);
  head->setWordWrap(true);
  column->addWidget(head);
  list_->setAccessibleName(windowTitle());
  list_->setHorizontalHeaderLabels({tr("Line"), tr("Text"), tr("Problem"), tr("Card")});
  list_->verticalHeader()->hide();
  list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  list_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  list_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
  for (std::size_t i = 0; i < questions.size(); ++i) addRow(cards, static_cast<int>(i), questions[i], language);
  column->addWidget(list_, 1);
  auto* foot = new QHBoxLayout;
  auto* cancel = new ActionButton(ActionButton::Rank::Plain, this);
  cancel->setText(tr("Cancel"));
  take_->setText(tr("Import list"));
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

/// "3 × Rock Lee · N-031 · 1 · 2/0", "2 cards into the sideboard".
QString QuestionsDialog::answerText(const naruto::Catalog& cards, const naruto::DeckQuestion& question,
                                    const naruto::DeckAnswer& answer, const QString& language) {
  if (answer.pile) {
    const int count = naruto::cards_in(question.below);
    switch (*answer.pile) {
      case naruto::DeckPile::sideboard:
        return tr("Add %n card(s) to the sideboard", nullptr, count);
      case naruto::DeckPile::reinforcement:
        return tr("Add %n card(s) to the reinforcement deck", nullptr, count);
      case naruto::DeckPile::deck:
      case naruto::DeckPile::deck_and_sideboard:
        break;
    }
    return tr("Add %n card(s) to the deck", nullptr, count);
  }
  QStringList parts;
  for (const naruto::DeckEntry& entry : answer.cards) {
    const auto id = cards.find(entry.code);
    if (!id) continue;
    const naruto::CardDefinition& card = cards[*id];
    const QString code = QString::fromStdString(entry.code);
    const QString name = cardNameOf(cards, *id, language);
    const QString count = QString::number(entry.count);
    parts += answer.cards.size() > 1
                 ? QStringLiteral("%1 × %2 · %3").arg(count, name, code)
                 : QStringLiteral("%1 × %2 · %3 · %4 %5").arg(count, name, code, costWord(card), powerWord(card));
  }
  return parts.join(QStringLiteral(" + "));
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
  box->setAccessibleName(tr("Line %1: card").arg(question.line));
  box->addItem(tr("Choose…"), kNoAnswer);
  const auto answers = naruto::answers_to(question);
  for (std::size_t i = 0; i < answers.size(); ++i)
    box->addItem(answerText(cards, question, answers[i], language), static_cast<int>(i));
  box->addItem(question.below.empty() ? tr("Skip this line") : tr("Skip these cards"), kLeaveOut);
  if (question.doubt == naruto::DeckDoubt::not_in_deck) box->setCurrentIndex(box->count() - 1);
  list_->setCellWidget(row, 3, box);
  boxes_.push_back(box);
  connect(box, &ChoiceBox::currentIndexChanged, this, &QuestionsDialog::checkAnswers);
}

void QuestionsDialog::checkAnswers() {
  take_->setEnabled(std::all_of(boxes_.begin(), boxes_.end(),
                                [](const ChoiceBox* box) { return box->currentData().toInt() != kNoAnswer; }));
}

std::vector<naruto::DeckAnswer> QuestionsDialog::answers() const {
  std::vector<naruto::DeckAnswer> out;
  for (std::size_t i = 0; i < boxes_.size(); ++i) {
    const int chosen = boxes_[i]->currentData().toInt();
    out.push_back(chosen < 0 ? naruto::DeckAnswer{}
                             : naruto::answers_to(questions_[i])[static_cast<std::size_t>(chosen)]);
  }
  return out;
}

}  // namespace playsheet
