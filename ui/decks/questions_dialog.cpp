// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/decks/questions_dialog.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "engine/naruto/decks/formats/alike_printings.h"
#include "ui/collection/face_window.h"
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
      cards_(cards),
      look_(look),
      language_(language),
      questions_(questions),
      list_(new QTableWidget(static_cast<int>(questions.size()), 4, this)),
      face_(new FaceWindow(pictures_, this)),
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
  auto* middle = new QHBoxLayout;
  middle->addWidget(list_, 1);
  face_->setFixedSize(look.gap(220), look.gap(308));
  middle->addWidget(face_, 0, Qt::AlignTop);
  column->addLayout(middle, 1);
  connect(list_, &QTableWidget::currentCellChanged, this, [this](int row) {
    if (row >= 0) showAnswer(row, boxes_[static_cast<std::size_t>(row)]->currentData().toInt());
  });
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
  resize(look.gap(1080), look.gap(440));
}

void QuestionsDialog::propose(const naruto::Edition& edition) {
  for (std::size_t i = 0; i < questions_.size(); ++i) {
    const auto code = naruto::proposed_printing(questions_[i], cards_, edition);
    if (!code) continue;
    const auto answers = naruto::answers_to(questions_[i]);
    const auto at = std::find_if(answers.begin(), answers.end(), [&](const naruto::DeckAnswer& answer) {
      return answer.cards.size() == 1 && answer.cards.front().code == *code;
    });
    boxes_[i]->setCurrentIndex(boxes_[i]->findData(static_cast<int>(at - answers.begin())));
  }
  if (!boxes_.empty()) showAnswer(0, boxes_.front()->currentData().toInt());
}

/// The face of what is chosen there; none where no card is.
void QuestionsDialog::showAnswer(int row, int choice) {
  const auto& question = questions_[static_cast<std::size_t>(row)];
  CardFace face;
  if (choice >= 0) {
    const naruto::DeckAnswer answer = naruto::answers_to(question)[static_cast<std::size_t>(choice)];
    const auto id = answer.cards.empty() ? std::nullopt : cards_.find(answer.cards.front().code);
    if (id) face = makeFace(cards_, *id, language_);
  }
  face_->setFace(face, language_);
}

/// "3 × Rock Lee · N-031 · The Path to Hokage · 1 · 2/0", "2 cards into the sideboard".
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
    const QString named = QStringLiteral("%1 × %2 · %3").arg(count, name, code);
    if (answer.cards.size() > 1) {
      parts += named;
      continue;
    }
    QStringList facts{named, QString::fromStdString(card.set),
                      QStringLiteral("%1 %2").arg(costWord(card), powerWord(card)).trimmed()};
    facts.removeAll(QString());
    parts += facts.join(QStringLiteral(" · "));
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
  connect(box, &ChoiceBox::currentIndexChanged, this, [this, box, row] {
    checkAnswers();
    showAnswer(row, box->currentData().toInt());
  });
  connect(box, &ChoiceBox::highlighted, this, [this, box, row](int at) { showAnswer(row, box->itemData(at).toInt()); });
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
