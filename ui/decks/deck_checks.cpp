// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/decks/deck_checks.h"

#include <QLabel>
#include <QVBoxLayout>

#include "engine/naruto/decks/deck_fix.h"
#include "ui/speech/words.h"
#include "ui/widgets/action_button.h"

namespace playsheet {

DeckChecks::DeckChecks(QWidget* parent) : QWidget(parent), column_(new QVBoxLayout(this)) {
  setObjectName(QStringLiteral("deckChecks"));
  column_->setContentsMargins(0, 0, 0, 0);
}

void DeckChecks::setLook(const Look& look) {
  look_ = look;
  fill();
}

void DeckChecks::setBreaches(std::vector<naruto::DeckViolation> breaches, const QString& edition, QStringList fixes) {
  breaches_ = std::move(breaches);
  edition_ = edition;
  fixes_ = std::move(fixes);
  if (!fixing_) done_.reset();
  fill();
}

QWidget* DeckChecks::say(QVBoxLayout* rows, const QString& sentence, const QColor& ink) {
  auto* label = new QLabel(body_);
  label->setTextFormat(Qt::PlainText);  // names come from anywhere
  label->setWordWrap(true);
  label->setText(sentence);
  label->setStyleSheet(QStringLiteral("color: %1; font-size: %2px").arg(ink.name()).arg(look_.gap(13)));
  rows->addWidget(label);
  lines_.append(sentence);
  return label;
}

void DeckChecks::fill() {
  if (body_) {
    body_->hide();
    body_->deleteLater();  // it may be its own button that was pressed
  }
  lines_.clear();
  body_ = new QWidget(this);
  column_->addWidget(body_);
  auto* rows = new QVBoxLayout(body_);
  rows->setContentsMargins(0, 0, 0, 0);
  rows->setSpacing(4);
  const Theme& t = look_.theme();
  if (breaches_.empty())
    say(rows, tr("✓ Legal: %1").arg(edition_), t.ok);
  else
    say(rows, tr("%n problem(s): %1", nullptr, static_cast<int>(breaches_.size())).arg(edition_), t.warn);
  for (std::size_t i = 0; i < breaches_.size() && i < kMostShown; ++i) {
    if (done_ && done_->at == i) addDone(rows);
    addBreach(rows, i);
  }
  if (done_ && done_->at >= breaches_.size()) addDone(rows);
}

void DeckChecks::addDone(QVBoxLayout* rows) {
  QWidget* line = say(rows, QStringLiteral("✓ ") + done_->told, look_.theme().muted);
  line->setObjectName(QStringLiteral("fixed"));
  line->setMinimumHeight(done_->tall);
}

void DeckChecks::addBreach(QVBoxLayout* rows, std::size_t at) {
  const naruto::DeckViolation& breach = breaches_[at];
  const QWidget* sentence = say(rows, QStringLiteral("⚠ ") + violationText(breach, language_), look_.theme().bad);
  auto* button = new ActionButton(ActionButton::Rank::Plain, body_);
  button->setAccessibleName(lines_.last());
  if (naruto::can_apply_fix(breach)) {
    button->setObjectName(QStringLiteral("fix%1").arg(at));
    button->setText(tr("Fix"));
    const QString told = fixes_.value(static_cast<qsizetype>(at));
    if (!told.isEmpty()) say(rows, told, look_.theme().text);
    button->setToolTip(told);
    connect(button, &ActionButton::clicked, this, [this, breach, at, told, sentence, button] {
      done_ = Done{at, button->geometry().bottom() - sentence->y(), told};
      fixing_ = true;
      emit fixAsked(breach);
      fixing_ = false;
    });
  } else if (breach.fix.kind == naruto::DeckFixKind::add_cards) {
    button->setObjectName(QStringLiteral("find%1").arg(at));
    button->setText(tr("Find cards"));
    connect(button, &ActionButton::clicked, this, &DeckChecks::cardsAsked);
  } else {
    button->setObjectName(QStringLiteral("choose%1").arg(at));
    button->setText(tr("Choose cards to remove…"));
    connect(button, &ActionButton::clicked, this, [this, breach] { emit choiceAsked(breach); });
  }
  button->setAccessibleName(QStringLiteral("%1: %2").arg(button->text(), button->accessibleName()));
  button->setAccessibleDescription(button->toolTip());
  button->setLook(look_);
  rows->addWidget(button, 0, Qt::AlignLeft);
}

}  // namespace playsheet
