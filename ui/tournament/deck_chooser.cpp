// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/deck_chooser.h"

#include <QLabel>
#include <QVBoxLayout>

#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/note_field.h"

namespace playsheet {

namespace {

constexpr int kListLetters = 20000;
constexpr int kMostBreaches = 6;
constexpr int kListHeight = 84;

}  // namespace

DeckChooser::DeckChooser(const EventGame& game, const tournament::Event& event, const std::string& registered,
                         const QString& first, const Look& look, QWidget* parent)
    : QWidget(parent),
      game_(game),
      event_(event),
      registered_(registered),
      look_(look),
      choice_(new ChoiceBox(this)),
      text_(new NoteField({}, kListLetters, this)),
      read_(new ActionButton(ActionButton::Rank::Plain, this)),
      file_(new ActionButton(ActionButton::Rank::Plain, this)),
      words_(new QLabel(this)),
      shelf_(game.decks(event)) {
  choice_->setObjectName(QStringLiteral("deck"));
  choice_->setAccessibleName(tr("Deck"));
  choice_->setLook(look);
  choice_->addItem(first);
  for (const ListedDeck& deck : shelf_) choice_->addItem(QStringLiteral("%1 (%2)").arg(deck.name, deck.cards));
  text_->setObjectName(QStringLiteral("listText"));
  text_->setAccessibleName(tr("A deck list or share code"));
  text_->setPlaceholderText(tr("Paste or type a deck list or a share code here"));
  text_->setTabChangesFocus(true);
  text_->setFixedHeight(look.gap(kListHeight));
  read_->setObjectName(QStringLiteral("readList"));
  read_->setText(tr("Read the list"));
  file_->setObjectName(QStringLiteral("listFile"));
  file_->setText(tr("From a file…"));
  words_->setObjectName(QStringLiteral("deckWords"));
  words_->setTextFormat(Qt::PlainText);
  words_->setWordWrap(true);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(choice_);
  column->addWidget(text_);
  auto* acts = new QHBoxLayout;
  for (ActionButton* each : {read_, file_}) {
    each->setLook(look);
    acts->addWidget(each);
  }
  acts->addStretch(1);
  column->addLayout(acts);
  column->addWidget(words_);
  connect(choice_, &ChoiceBox::currentIndexChanged, this, [this](int row) {
    take(row < 1 || row > static_cast<int>(shelf_.size()) ? registered_
                                                          : shelf_[static_cast<std::size_t>(row) - 1].list);
  });
  connect(read_, &ActionButton::clicked, this, &DeckChooser::readText);
  connect(file_, &ActionButton::clicked, this, &DeckChooser::readFile);
  connect(text_, &NoteField::textChanged, this,
          [this] { read_->setEnabled(!text_->toPlainText().trimmed().isEmpty()); });
  read_->setEnabled(false);
  take(registered);
  setFocusProxy(choice_);
}

QString DeckChooser::told() const { return words_->text(); }

void DeckChooser::say(const QString& words, bool bad) {
  words_->setText(words);
  words_->setAccessibleName(words);
  words_->setStyleSheet(messageStyleOf(look_, bad, 13));
}

void DeckChooser::take(const std::string& list) {
  deck_ = list.empty() ? ListedDeck() : game_.deck(list, event_);
  if (list.empty()) {
    say(tr("No list"), false);
  } else if (!deck_.readable) {
    say(tr("“%1” is not a deck list of this game. It is saved as it is and cannot be checked.")
            .arg(QString::fromStdString(list)),
        true);
  } else {
    QStringList words{tr("%1: %2 cards").arg(deck_.name, deck_.cards)};
    words << (deck_.breaches.isEmpty() ? QStringList(tr("The list is legal.")) : deck_.breaches.mid(0, kMostBreaches));
    if (deck_.breaches.size() > kMostBreaches)
      words << tr("and %n more", nullptr, static_cast<int>(deck_.breaches.size()) - kMostBreaches);
    say(words.join(QLatin1Char('\n')), !deck_.breaches.isEmpty());
  }
  emit changed();
}

void DeckChooser::readText() { took(game_.read(text_->toPlainText().toStdString(), tr("List"), look_, this)); }

void DeckChooser::readFile() { took(game_.readFile(look_, this)); }

void DeckChooser::took(const std::variant<std::string, QString>& read) {
  if (const auto* sentence = std::get_if<QString>(&read)) {
    if (!sentence->isEmpty()) say(*sentence, true);
    return;
  }
  const QSignalBlocker blocker(choice_);
  choice_->setCurrentIndex(-1);
  take(std::get<std::string>(read));
}

}  // namespace playsheet
