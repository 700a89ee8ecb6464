// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QGridLayout>
#include <QIntValidator>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/table/key_titles.h"
#include "ui/tournament/event_session.h"
#include "ui/tournament/result_pad.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/line_field.h"

/// Of what the result pad is made, and how it looks.
namespace playsheet {

using namespace tournament;

ResultPad::ResultPad(EventSession& session, QWidget* parent)
    : QFrame(parent),
      session_(session),
      prompt_(new QLabel(this)),
      number_(new LineField(4, this)),
      names_(new QLabel(this)),
      games_(new QWidget(this)),
      cause_(new ChoiceBox(games_)),
      chosen_(new QLabel(this)),
      save_(new ActionButton(ActionButton::Rank::Plain, this)) {
  setObjectName(QStringLiteral("resultPad"));
  auto* column = new QVBoxLayout(this);
  prompt_->setObjectName(QStringLiteral("padPrompt"));
  prompt_->setWordWrap(true);
  number_->setObjectName(QStringLiteral("tableNumber"));
  number_->setValidator(new QIntValidator(0, 9999, number_));
  number_->setAccessibleName(tr("Table number"));
  number_->setPlaceholderText(tr("Table number"));
  number_->installEventFilter(this);
  names_->setObjectName(QStringLiteral("padNames"));
  names_->setTextFormat(Qt::PlainText);
  names_->setWordWrap(true);
  chosen_->setObjectName(QStringLiteral("padResult"));
  chosen_->setTextFormat(Qt::PlainText);
  chosen_->setWordWrap(true);
  column->addWidget(prompt_);
  column->addWidget(number_);
  column->addWidget(names_);
  makeResults(column);
  makeGames(column);
  column->addWidget(chosen_);
  makeTwo(column);
  for (QCheckBox*& box : drops_) {
    box = new QCheckBox(this);
    box->setFocusPolicy(Qt::NoFocus);
    column->addWidget(box);
  }
  drops_[0]->setObjectName(QStringLiteral("aDrops"));
  drops_[1]->setObjectName(QStringLiteral("bDrops"));
  save_->setObjectName(QStringLiteral("saveResult"));
  save_->setText(tr("Save result"));
  save_->setKeyText(keyTitle(QKeySequence(Qt::Key_Return)));
  save_->setFocusPolicy(Qt::NoFocus);
  save_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(save_, &ActionButton::clicked, this, &ResultPad::enter);
  column->addWidget(save_);
  showState(State::Table);
}

void ResultPad::makeResults(QVBoxLayout* column) {
  auto* grid = new QGridLayout;
  grid->setSpacing(6);
  for (int key = 0; key < 9; ++key) {
    auto* made = new ActionButton(ActionButton::Rank::Plain, this);
    made->setObjectName(QStringLiteral("result%1").arg(key));
    const auto& [a, b] = kKeyScores[static_cast<std::size_t>(key)];
    made->setText(key == 0 ? tr("Other…") : QStringLiteral("%1-%2").arg(a).arg(b));
    made->setKeyText(QString::number(key));
    made->setFocusPolicy(Qt::NoFocus);
    made->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(made, &ActionButton::clicked, this, [this, key] { keyOfResult(key); });
    const int place = key == 0 ? 8 : key - 1;
    grid->addWidget(made, place / 3, place % 3);
    results_[static_cast<std::size_t>(key)] = made;
  }
  column->addLayout(grid);
}

void ResultPad::makeGames(QVBoxLayout* column) {
  auto* row = new QGridLayout(games_);
  row->setContentsMargins(0, 0, 0, 0);
  const std::array<QString, 3> titles{tr("Won by the first"), tr("Won by the second"), tr("Drawn or void")};
  for (std::size_t i = 0; i < counts_.size(); ++i) {
    counts_[i] = new LineField(1, games_);
    counts_[i]->setObjectName(QStringLiteral("games%1").arg(i));
    counts_[i]->setValidator(new QIntValidator(0, 4, counts_[i]));
    counts_[i]->setAccessibleName(titles[i]);
    counts_[i]->installEventFilter(this);
    connect(counts_[i], &LineField::textChanged, this, &ResultPad::pickGames);
    row->addWidget(new QLabel(titles[i], games_), static_cast<int>(i), 0);
    row->addWidget(counts_[i], static_cast<int>(i), 1);
  }
  cause_->setObjectName(QStringLiteral("cause"));
  cause_->setAccessibleName(tr("How it ended"));
  for (const Cause cause :
       {Cause::played, Cause::time_out, Cause::sudden_death, Cause::penalty, Cause::drop, Cause::agreed})
    cause_->addItem(wordText(cause), static_cast<int>(cause));
  cause_->installEventFilter(this);
  connect(cause_, &ChoiceBox::currentIndexChanged, this, &ResultPad::pickGames);
  row->addWidget(cause_, 3, 0, 1, 2);
  column->addWidget(games_);
}

void ResultPad::makeTwo(QVBoxLayout* column) {
  for (std::size_t i = 0; i < two_.size(); ++i) {
    auto* made = new ActionButton(ActionButton::Rank::Plain, this);
    made->setObjectName(QStringLiteral("which%1").arg(i + 1));
    made->setKeyText(QString::number(i + 1));
    made->setFocusPolicy(Qt::NoFocus);
    made->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(made, &ActionButton::clicked, this, [this, i] { takeOne(i); });
    column->addWidget(made);
    two_[i] = made;
  }
}

void ResultPad::setLook(const Look& look) {
  look_ = look;
  const Theme& theme = look.theme();
  setStyleSheet(QStringLiteral("#resultPad { background: %1; border: 1px solid %2; border-radius: 9px; }"
                               "#padPrompt { color: %3; font-size: %4px; }"
                               "#padNames { font-size: %5px; font-weight: 600; }"
                               "#padResult { font-size: %6px; font-weight: 600; color: %7; }"
                               "#tableNumber { font-size: %5px; }")
                    .arg(theme.surface.name(), theme.line.name(), theme.muted.name())
                    .arg(look.gap(13))
                    .arg(look.gap(18))
                    .arg(look.gap(15))
                    .arg(theme.accent.name()));
  for (ActionButton* each : results_) each->setLook(look);
  for (ActionButton* each : two_) each->setLook(look);
  cause_->setLook(look);
  save_->setLook(look);
}

}  // namespace playsheet
