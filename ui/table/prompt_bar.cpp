// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/prompt_bar.h"

#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "ui/faces/fonts.h"
#include "ui/faces/text_fit.h"
#include "ui/rules/rule_tag.h"
#include "ui/table/phase_strip.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/press_clock.h"
#include "ui/widgets/turned.h"

namespace playsheet {

PromptBar::PromptBar(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("promptBar"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  phases_ = new PhaseStrip(this);
  primary_ = new ActionButton(ActionButton::Rank::Primary, this);
  primary_->setObjectName(QStringLiteral("primary"));
  connect(primary_, &ActionButton::clicked, this, [this] {
    if (!prompt_.primary.hold) clicked(primary_, prompt_.primary);
  });
  hold_.setSingleShot(true);
  hold_.setInterval(kHoldMilliseconds);
  connect(primary_, &ActionButton::held, this, [this](bool down) {
    held_since_ = PressClock::now();
    down ? hold_.start() : hold_.stop();
  });
  connect(&hold_, &QTimer::timeout, this, [this] {
    const bool slept = PressClock::now() - held_since_ > kHoldMilliseconds + PressClock::kSlept;
    if (prompt_.primary.hold && !slept && primary_->isDown())  // neither slid off it
      clicked(primary_, prompt_.primary);                      // letting go of it then presses nothing: it is renewed
  });
  rule_ = new RuleTag(this);
  connect(rule_, &RuleTag::ruleClicked, this, &PromptBar::ruleClicked);
}

void PromptBar::setLook(const Look& look) {
  look_ = look;
  phases_->setLook(look);
  primary_->setLook(look);
  rule_->setLook(look);
  for (auto* button : others_) button->setLook(look);
  updateGeometry();
  place();
}

void PromptBar::setRuleHints(const RuleHints& hints) { rule_->setHints(hints); }

QSize PromptBar::sizeHint() const { return {look_.gap(900), std::max(look_.gap(44), look_.finger + look_.gap(10))}; }

void PromptBar::addButton() {
  auto* button = new ActionButton(ActionButton::Rank::Plain, this);
  const auto index = others_.size();
  button->setLook(look_);
  button->hide();
  connect(button, &ActionButton::clicked, this, [this, index] {
    if (index < prompt_.others.size()) clicked(others_[index], prompt_.others[index]);
  });
  connect(button, &ActionButton::held, this, [this, index](bool down) {
    if (!down || index >= prompt_.others.size() || !prompt_.others[index].whileHeld) return;
    if (others_[index]->settled(guard_)) emit heldDown(Command(prompt_.others[index].command));
  });
  others_.push_back(button);
}

/// A finger that was on its way to what stood there before does nothing. Covering a hand never waits.
void PromptBar::clicked(const ActionButton* button, const PromptButton& from) {
  if (from.whileHeld) return;
  if (button->settled(guard_) || from.command.kind == CommandKind::HideHand) emit pressed(Command(from.command));
}

/// Buttons keep their places, not their meanings: one that means something else now keeps neither a press that has
/// begun nor the focus.
void PromptBar::renewButtons(const Prompt& next) {
  const bool other_player = next.player != prompt_.player;
  const auto compare = [&](ActionButton* button, const PromptButton* was, const PromptButton* is) {
    if (was && is && is->enabled && !other_player && was->means(*is)) return;
    if (button->hasFocus()) emit focusGivenUp();  // before it is hidden: Qt would pass the focus to the next one
    button->renew();
  };
  compare(primary_, &prompt_.primary, &next.primary);
  for (std::size_t i = 0; i < others_.size(); ++i)
    compare(others_[i], i < prompt_.others.size() ? &prompt_.others[i] : nullptr,
            i < next.others.size() ? &next.others[i] : nullptr);
  if (rule_->hasFocus() && next.rule != prompt_.rule) emit focusGivenUp();
}

void PromptBar::setTurned(bool turned) {
  if (turned == turned_) return;
  turned_ = turned;
  place();
}

void PromptBar::fillPrimary() {
  fill(primary_, prompt_.primary);
  if (enter_taken_ && !prompt_.primary.otherKey.isEmpty()) primary_->setKeyText(prompt_.primary.otherKey);
}

void PromptBar::setEnterTaken(bool taken) {
  if (taken == enter_taken_) return;
  enter_taken_ = taken;
  fillPrimary();
  place();
}

void PromptBar::fill(ActionButton* button, const PromptButton& from) {
  button->setText(from.label);
  button->setIconName(from.icon);
  button->setKeyText(from.key);
  button->setToolTip(from.hint);
  button->setAccessibleName(from.label);
  button->setEnabled(from.enabled);
  button->setLit(from.lit);
}

void PromptBar::show(const Prompt& prompt, const QString& name, const TurnStand& stand) {
  if (!prompt.primary.hold || prompt.player != prompt_.player) hold_.stop();
  renewButtons(prompt);
  prompt_ = prompt;
  name_ = name;
  phases_->setStand(stand);
  fillPrimary();
  while (others_.size() < prompt.others.size()) addButton();
  shown_ = static_cast<int>(prompt.others.size());
  for (std::size_t i = 0; i < others_.size(); ++i) {
    others_[i]->setVisible(i < prompt.others.size());
    if (i < prompt.others.size()) fill(others_[i], prompt.others[i]);
  }
  setAccessibleName(QStringLiteral("%1. %2").arg(name, prompt.heard()));
  place();
}

ActionButton* PromptBar::find(CommandKind kind) const {
  for (std::size_t i = 0; i < prompt_.others.size() && i < others_.size(); ++i)
    if (prompt_.others[i].command.kind == kind) return others_[i];
  return prompt_.primary.command.kind == kind ? primary_ : nullptr;
}

ActionButton* PromptBar::other(int index) const {
  return index < shown_ ? others_[static_cast<std::size_t>(index)] : nullptr;
}

/// Before a word of the sentence does, the phases give way; then the keys on the buttons, the word of Undo, and the
/// name, which stands at the seat as well.
void PromptBar::place() {
  using Breadth = PhaseStrip::Breadth;
  for (const auto& [breadth, tight] :
       {std::pair(Breadth::Words, false), std::pair(Breadth::Icons, false), std::pair(Breadth::Present, false),
        std::pair(Breadth::Sign, false), std::pair(Breadth::Sign, true)}) {
    if (breadth == Breadth::Words && width() < 1600) continue;
    phases_->setBreadth(breadth);
    tight_ = tight;
    placeParts();
    if (wordsWhole()) break;
  }
  turnParts(*this, turned_);
  update();
}

bool PromptBar::wordsWhole() const {
  const QChar ellipsis(0x2026);
  return !lines_.isEmpty() && (!lines_.last().endsWith(ellipsis) || prompt_.sentence.endsWith(ellipsis));
}

void PromptBar::placeParts() {
  const int buttonHeight = height() - look_.gap(10);
  const int top = (height() - buttonHeight) / 2 + 1;
  const QSize strip = phases_->sizeHint();
  phases_->setGeometry(look_.gap(16), (height() - strip.height()) / 2 + 1, strip.width(), strip.height());
  int right = width() - look_.gap(10);
  const auto put = [&](ActionButton* button, int width) {
    button->setGeometry(right - width, top, width, buttonHeight);
    right -= width + look_.gap(8);
  };
  put(primary_, std::clamp(primary_->sizeHint().width(), look_.gap(124), look_.gap(330)));
  for (int i = 0; i < shown_; ++i) {
    auto* button = others_[static_cast<std::size_t>(i)];
    const PromptButton& from = prompt_.others[static_cast<std::size_t>(i)];
    const bool sign = tight_ && from.command.kind == CommandKind::Undo && !from.icon.isEmpty();
    button->setText(sign ? QString() : from.label);
    button->setKeyText(tight_ ? QString() : from.key);
    put(button, std::min(button->sizeHint().width(), look_.gap(250)));
  }
  textLeft_ = phases_->geometry().right() + look_.px(14);
  textRight_ = right;
  placeWords();
}

/// Name and sentence in the room between strip and buttons, and the rule at the end of the sentence. Where there is
/// little room, the rule goes before a word does.
void PromptBar::placeWords() {
  const QFontMetricsF bold(fonts::ui(look_.px(14), 700));
  const QFont plain = fonts::ui(look_.px(14));
  const QFont small = fonts::ui(look_.px(13));
  const qreal x = textLeft_ + look_.px(34);
  shownName_ =
      tight_ ? QString() : elided(name_, fonts::ui(look_.px(14), 700), (textRight_ - x) * 0.45, MayCut::PlayerName);
  wordsLeft_ = x + bold.horizontalAdvance(shownName_) + look_.px(10);
  const qreal room = textRight_ - wordsLeft_ - look_.px(6);
  rule_->setRule(prompt_.rule);
  const qreal tag = prompt_.rule.isEmpty() ? 0 : rule_->sizeHint().width() + look_.px(4);
  const auto fill = [&](qreal width) {
    small_ = QFontMetricsF(plain).horizontalAdvance(prompt_.sentence) > width;
    lines_ = small_ ? fitParagraphs(prompt_.sentence, small, width, 2, MayCut::Trial) : QStringList{prompt_.sentence};
    return !small_ || !lines_.join(QLatin1Char(' ')).contains(QChar(0x2026)) ||
           prompt_.sentence.contains(QChar(0x2026));
  };
  if (room < look_.px(30)) {
    lines_.clear();
    rule_->hide();
    return;
  }
  const bool withTag = tag > 0 && room - tag > look_.px(60) && fill(room - tag);
  if (!withTag) fill(room);
  rule_->setVisible(withTag);
  if (!withTag) return;
  const QFontMetricsF metrics(small_ ? small : plain);
  qreal width = 0;
  for (const QString& line : lines_) width = std::max(width, metrics.horizontalAdvance(line));
  const QSize size = rule_->sizeHint();
  rule_->setGeometry(static_cast<int>(wordsLeft_ + width + look_.px(4)), (height() - size.height()) / 2 + 1,
                     size.width(), size.height());
}

/// A button that is off lets the press through to the bar.
void PromptBar::mousePressEvent(QMouseEvent* event) {
  const QPoint at = event->position().toPoint();
  if (!prompt_.primary.enabled && primary_->geometry().contains(at))
    emit refused(primary_->geometry(), prompt_.primary.hint);
  for (int i = 0; i < shown_; ++i) {
    const auto index = static_cast<std::size_t>(i);
    if (!prompt_.others[index].enabled && others_[index]->geometry().contains(at))
      emit refused(others_[index]->geometry(), prompt_.others[index].hint);
  }
}

void PromptBar::resizeEvent(QResizeEvent*) { place(); }

void PromptBar::paintEvent(QPaintEvent*) {
  tellShown(prompt_.sentence, lines_.isEmpty() ? QString(QChar(0x2026)) : lines_.last());
  const Theme& t = look_.theme();
  QPainter painter(this);
  if (turned_) turnPainter(painter, size());
  painter.fillRect(rect(), t.surface);
  painter.fillRect(QRectF(0, 0, width(), 1), t.line);
  painter.fillRect(QRectF(0, 0, look_.px(6), height()), seatColour(t, prompt_.player));
  painter.fillRect(QRectF(textLeft_ - look_.px(6), look_.px(9), 1, height() - look_.px(18)), t.line);
  painter.setRenderHint(QPainter::Antialiasing);
  const qreal middle = height() / 2.0 + 0.5;
  qreal x = textLeft_ + look_.px(16);
  paintSeatDisc(painter, t, prompt_.player, marks_[prompt_.player], {x, middle}, look_.px(12));
  x += look_.px(18);
  const QFont bold = fonts::ui(look_.px(14), 700);
  painter.setPen(t.text);
  painter.setFont(bold);
  painter.drawText(QPointF(x, middle + QFontMetricsF(bold).capHeight() / 2), shownName_);
  const QFont font = fonts::ui(look_.px(small_ ? 13 : 14));
  painter.setFont(font);
  const qreal step = look_.px(16);
  qreal baseline = middle + QFontMetricsF(font).capHeight() / 2 - step * (static_cast<qreal>(lines_.size()) - 1) / 2;
  for (const QString& line : lines_) {
    painter.drawText(QPointF(wordsLeft_, baseline), line);
    baseline += step;
  }
}

}  // namespace playsheet
