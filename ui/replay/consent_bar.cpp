// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/replay/consent_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QShortcut>
#include <utility>

#include "ui/speech/seat_words.h"
#include "ui/table/key_table.h"
#include "ui/table/key_titles.h"
#include "ui/table/prompt_bar.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/press_clock.h"

namespace playsheet {

ConsentBar::ConsentBar(QWidget* page)
    : QWidget(page),
      text_(new QLabel(this)),
      allow_(new ActionButton(ActionButton::Rank::Primary, this)),
      refuse_(new ActionButton(ActionButton::Rank::Plain, this)) {
  setObjectName(QStringLiteral("replayConsent"));
  setAttribute(Qt::WA_StyledBackground);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(14, 4, 14, 4);
  text_->setTextFormat(Qt::PlainText);
  text_->setWordWrap(true);
  row->addWidget(text_, 1);
  allow_->setObjectName(QStringLiteral("allow"));
  refuse_->setObjectName(QStringLiteral("refuse"));
  for (ActionButton* button : {refuse_, allow_}) {
    button->setFocusPolicy(Qt::TabFocus);
    row->addWidget(button);
  }
  for (const table::PlayerId player : table::kPlayers) {
    const auto key = [&](KeyUse use) {
      auto* shortcut = new QShortcut(seatKeysOf(use, player).value(0), page);
      shortcut->setContext(Qt::WidgetWithChildrenShortcut);
      shortcut->setAutoRepeat(false);
      return shortcut;
    };
    allows_[player] = key(KeyUse::Respond);
    refuses_[player] = key(KeyUse::Pass);
    connect(allows_[player], &QShortcut::activated, this, &ConsentBar::allow);
    connect(refuses_[player], &QShortcut::activated, this, &ConsentBar::drop);
  }
  hold_.setSingleShot(true);
  hold_.setInterval(PromptBar::kHoldMilliseconds);
  connect(allow_, &ActionButton::held, this, [this](bool down) {
    held_since_ = PressClock::now();
    down ? hold_.start() : hold_.stop();
  });
  connect(&hold_, &QTimer::timeout, this, [this] {
    if (PressClock::now() - held_since_ <= PromptBar::kHoldMilliseconds + PressClock::kSlept) allow();
  });
  connect(refuse_, &ActionButton::clicked, this, &ConsentBar::drop);
  drop();
}

void ConsentBar::setLook(const Look& look) {
  look_ = look;
  for (ActionButton* button : {allow_, refuse_}) button->setLook(look);
  show();
}

void ConsentBar::ask(std::vector<Question> questions, std::function<void()> then) {
  drop();
  if (questions.empty()) return then();
  questions_ = std::move(questions);
  then_ = std::move(then);
  show();
  emit asked();
}

void ConsentBar::drop() {
  questions_.clear();
  then_ = {};
  show();
}

void ConsentBar::allow() {
  if (questions_.empty()) return;
  const table::PlayerId player = questions_.front().player;
  questions_.erase(questions_.begin());
  const auto then = questions_.empty() ? std::exchange(then_, {}) : nullptr;
  show();
  emit allowed(player);
  if (then) then();
}

QString ConsentBar::sentence() const { return questions_.empty() ? QString() : questions_.front().sentence; }

void ConsentBar::takeKeys() {
  for (const table::PlayerId player : table::kPlayers) {
    allows_[player]->setKey(seatKeysOf(KeyUse::Respond, player).value(0));
    refuses_[player]->setKey(seatKeysOf(KeyUse::Pass, player).value(0));
  }
  show();
}

/// The question that is open now, with the keys of whoever is asked.
void ConsentBar::show() {
  hold_.stop();
  allow_->renew();
  setVisible(asking());
  for (const table::PlayerId player : table::kPlayers)  // beyond the second seat the keys of the first
    for (QShortcut* key : {allows_[player], refuses_[player]})
      key->setEnabled(asking() && (questions_.front().player == player ||
                                   (player == table::PlayerId::south && table::index(questions_.front().player) > 1)));
  if (!asking()) return;
  const table::PlayerId player = questions_.front().player;
  const QString language = programLanguage();
  const auto word = [&](ActionButton* button, const QString& text, KeyUse use) {
    button->setText(text);
    button->setAccessibleName(text);
    button->setKeyText(seatKeyTitle(use, player));
  };
  word(allow_, inLanguage(language, QT_TRANSLATE_NOOP("Match", "Hold to allow")), KeyUse::Respond);
  word(refuse_, inLanguage(language, QT_TRANSLATE_NOOP("Match", "Refuse")), KeyUse::Pass);
  text_->setText(sentence());
  setAccessibleName(sentence());
  const Theme& t = look_.theme();
  setStyleSheet(QStringLiteral("#replayConsent { background: %1; border-left: 5px solid %2; }")
                    .arg(t.raised.name(), seatColour(t, player).name()));
  text_->setStyleSheet(
      QStringLiteral("color: %1; font-size: %2px; font-weight: 600").arg(t.text.name()).arg(look_.gap(15)));
}

}  // namespace playsheet
