// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/person_offer.h"

#include <QHBoxLayout>
#include <QLabel>
#include <algorithm>
#include <utility>

#include "ui/speech/words.h"
#include "ui/table/key_titles.h"
#include "ui/widgets/action_button.h"
#include "ui/wording/tournament/roster_text.h"

namespace playsheet {

using tournament::Person;

PersonOffer::PersonOffer(QWidget* parent) : QWidget(parent), more_(new QLabel(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  for (int i = 0; i < kShown; ++i) {
    auto* button = buttons_[static_cast<std::size_t>(i)] = new ActionButton(ActionButton::Rank::Plain, this);
    button->setObjectName(QStringLiteral("offer%1").arg(i));
    button->setFocusPolicy(Qt::NoFocus);  // the key of the field does the same
    connect(button, &ActionButton::clicked, this, [this, i] {
      marked_ = std::max(0, marked_ - kShown + 1) + i;
      show();
      emit chosen();
    });
    row->addWidget(button);
  }
  row->addWidget(more_);
  show();
}

void PersonOffer::setLook(const Look& look) {
  for (ActionButton* button : buttons_) button->setLook(look);
  setMinimumHeight(buttons_[0]->sizeHint().height());  // what is below stays where it is
  more_->setStyleSheet(QStringLiteral("color: %1; font-size: %2px").arg(look.theme().muted.name()).arg(look.gap(13)));
}

void PersonOffer::offer(std::vector<Person> persons) {
  persons_ = std::move(persons);
  marked_ = -1;
  show();
}

const Person* PersonOffer::marked() const {
  return marked_ < 0 ? nullptr : &persons_[static_cast<std::size_t>(marked_)];
}

const Person* PersonOffer::mark(int step) {
  const int all = static_cast<int>(persons_.size()) + 1;  // nobody counts as one
  marked_ = (marked_ + 1 + step + all) % all - 1;
  show();
  return marked();
}

/// The marked one is among those that are seen.
void PersonOffer::show() {
  constexpr int kMostLetters = 34;
  const int count = static_cast<int>(persons_.size());
  const int first = std::max(0, marked_ - kShown + 1);
  for (int i = 0; i < kShown; ++i) {
    ActionButton* button = buttons_[static_cast<std::size_t>(i)];
    button->setVisible(first + i < count);
    if (first + i >= count) continue;
    Person person = persons_[static_cast<std::size_t>(first + i)];
    const QString all = QString::fromStdString(tournament_wording::person_text(person, programWording()));
    person.last.clear();
    QString words = QString::fromStdString(tournament_wording::person_text(person, programWording()));
    if (words.size() > kMostLetters) words = words.left(kMostLetters - 1) + QStringLiteral("…");
    button->setText(words);
    button->setToolTip(all);
    button->setAccessibleName(all);
    button->setLit(first + i == marked_);
    button->setKeyText(i == 0 && marked_ < 0 ? keyTitle(QKeySequence(Qt::Key_Down)) : QString());
  }
  more_->setText(tr("and %1 more").arg(count - kShown));
  more_->setVisible(count > kShown);
}

}  // namespace playsheet
