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

void DeckChecks::setBreaches(std::vector<naruto::DeckViolation> breaches, const QString& edition) {
  breaches_ = std::move(breaches);
  edition_ = edition;
  fill();
}

void DeckChecks::fill() {
  constexpr std::size_t kMostShown = 40;
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
  const auto say = [&](const QString& sentence, const QColor& ink) {
    auto* label = new QLabel(body_);
    label->setTextFormat(Qt::PlainText);  // names come from anywhere
    label->setWordWrap(true);
    label->setText(sentence);
    label->setStyleSheet(QStringLiteral("color: %1; font-size: %2px").arg(ink.name()).arg(look_.gap(13)));
    rows->addWidget(label);
    lines_.append(sentence);
  };
  const Theme& t = look_.theme();
  if (breaches_.empty()) {
    say(tr("✓ Legal: %1").arg(edition_), t.ok);
    return;
  }
  say(tr("%n problem(s): %1", nullptr, static_cast<int>(breaches_.size())).arg(edition_), t.warn);
  for (std::size_t i = 0; i < breaches_.size() && i < kMostShown; ++i) {
    say(QStringLiteral("⚠ ") + violationText(breaches_[i], language_), t.bad);
    addButton(rows, i);
  }
}

void DeckChecks::addButton(QVBoxLayout* rows, std::size_t at) {
  const naruto::DeckViolation& breach = breaches_[at];
  auto* button = new ActionButton(ActionButton::Rank::Plain, body_);
  rows->addWidget(button, 0, Qt::AlignLeft);
  if (naruto::can_apply_fix(breach)) {
    button->setObjectName(QStringLiteral("fix%1").arg(at));
    button->setText(tr("Fix"));
    connect(button, &ActionButton::clicked, this, [this, breach] { emit fixAsked(breach); });
  } else if (breach.fix.kind == naruto::DeckFixKind::add_cards) {
    button->setObjectName(QStringLiteral("find%1").arg(at));
    button->setText(tr("Find cards"));
    connect(button, &ActionButton::clicked, this, &DeckChecks::cardsAsked);
  } else {
    button->setObjectName(QStringLiteral("choose%1").arg(at));
    button->setText(tr("Choose cards to remove…"));
    connect(button, &ActionButton::clicked, this, [this, breach] { emit choiceAsked(breach); });
  }
  button->setAccessibleName(QStringLiteral("%1: %2").arg(button->text(), lines_.last()));
  button->setLook(look_);
}

}  // namespace playsheet
