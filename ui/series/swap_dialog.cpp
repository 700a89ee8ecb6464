// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/series/swap_dialog.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <algorithm>

#include "ui/faces/fonts.h"
#include "ui/series/series_words.h"
#include "ui/series/swap_list.h"
#include "ui/speech/face_maker.h"
#include "ui/speech/seat_words.h"
#include "ui/table/curtain.h"
#include "ui/table/key_table.h"
#include "ui/table/key_titles.h"
#include "ui/widgets/action_button.h"

namespace playsheet {
namespace {

/// One pile as its list shows it; a card that has left it stays there with a 0, so that it can be seen to be out.
std::vector<SwapRow> rowsOf(const SwapDraft& draft, bool deck, const naruto::Catalog& cards, const QString& language,
                            wording::CardNames names) {
  std::vector<SwapRow> out;
  for (const auto& row : draft.rows()) {
    const int now = deck ? row.deck : row.sideboard;
    const int before = deck ? row.deckBefore : row.sideboardBefore;
    if (now == 0 && before == 0) continue;
    SwapRow line;
    line.code = QString::fromStdString(row.code);
    line.name = line.code;
    line.count = now;
    line.change = now - before;
    if (const auto card = cards.find(row.code)) {
      const CardFace face = makeFace(cards, *card, language, names);
      line.name = face.name;
      line.text = face.name + QLatin1Char('\n') + face.typeLine;
      if (!face.text.isEmpty()) line.text += QStringLiteral("\n\n") + face.text;
    }
    out.push_back(std::move(line));
  }
  return out;
}

}  // namespace

SwapDialog::SwapDialog(const naruto::Series& series, PlayerId player, const MatchPlan& plan,
                       const naruto::Catalog& cards, const Look& look, QWidget* parent)
    : QDialog(parent),
      series_(series),
      cards_(cards),
      player_(player),
      plan_(plan),
      language_(plan.seats[player].language),
      look_(look),
      secrecy_(plan.secrecy),
      draft_(series.deck(player), series.setup().seats[player].deck) {
  setObjectName(QStringLiteral("swapDialog"));
  setWindowTitle(say(QT_TRANSLATE_NOOP("Match", "%1 may swap cards")).arg(plan.seats[player].name));
  setStyleSheet(styleSheetOf(look));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(look.gap(22), look.gap(16), look.gap(22), look.gap(14));
  column->setSpacing(look.gap(8));
  column->addWidget(makeHead());
  column->addWidget(piles_ = makePiles(), 1);
  column->addWidget(foot_ = makeFoot());
  curtain_ = new Curtain(this);
  curtain_->setLook(look);
  connect(curtain_, &Curtain::opened, this, [this] {
    secrecy_.openCurtain();
    refresh();
    deck_->setFocus();
  });
  const QSize room = parent ? parent->window()->size() : QSize(1024, 640);
  resize(std::min(look.gap(920), room.width() - 20), std::min(look.gap(620), room.height() - 10));
  secrecy_.decides(player, false);
  refresh();
  if (!secrecy_.curtain()) deck_->setFocus();
}

void SwapDialog::begin(const naruto::Swap& swap) {
  draft_.take(swap);
  seen_ = true;
  refresh();
}

QString SwapDialog::say(const char* text) const { return inLanguage(language_, text); }
QString SwapDialog::say(const char* text, int n) const { return inLanguage(language_, text, n); }
QString SwapDialog::ownKey() const { return seatKeyTitle(KeyUse::ShowHand, player_); }
QString SwapDialog::message() const { return message_->text(); }
QString SwapDialog::rules() const { return rules_->text(); }
QString SwapDialog::totals() const { return totals_->text(); }

// --- parts ----------------------------------------------------------------------------------------------------------

QWidget* SwapDialog::makeHead() {
  auto* head = new QWidget(this);
  auto* column = new QVBoxLayout(head);
  column->setContentsMargins(look_.gap(64), 0, 0, 0);
  column->setSpacing(2);
  auto* title = new QLabel(windowTitle(), head);
  title->setFont(fonts::display(look_.px(24)));
  title->setStyleSheet(QStringLiteral("font-size: %1px").arg(look_.gap(24)));
  const auto& seats = plan_.seats;
  QString text = say(QT_TRANSLATE_NOOP("Match", "Before game %1. Games won: %2 %3, %4 %5."))
                     .arg(QString::number(series_.games().size() + 1), seats[PlayerId::south].name,
                          QString::number(series_.wins(PlayerId::south)), seats[PlayerId::north].name,
                          QString::number(series_.wins(PlayerId::north)));
  if (secrecy_.level() != Secrecy::Open)
    text += QLatin1Char(' ') +
            say(QT_TRANSLATE_NOOP("Match", "%1, please look away.")).arg(seats[table::other(player_)].name);
  auto* note = new QLabel(text, head);
  note->setWordWrap(true);
  note->setStyleSheet(QStringLiteral("color: %1; font-size: %2px").arg(look_.theme().muted.name()).arg(look_.gap(13)));
  column->addWidget(title);
  column->addWidget(note);
  return head;
}

QWidget* SwapDialog::makePiles() {
  auto* piles = new QWidget(this);
  auto* grid = new QGridLayout(piles);
  grid->setContentsMargins(0, look_.gap(6), 0, 0);
  grid->setHorizontalSpacing(look_.gap(14));
  grid->setVerticalSpacing(look_.gap(4));
  deck_ = new SwapList(Qt::Key_Right, piles);
  deck_->setObjectName(QStringLiteral("deck"));
  sideboard_ = new SwapList(Qt::Key_Left, piles);
  sideboard_->setObjectName(QStringLiteral("sideboard"));
  deckHead_ = new QLabel(piles);
  sideboardHead_ = new QLabel(piles);
  int at = 0;
  for (const auto& [head, list] : {std::pair(deckHead_, deck_), std::pair(sideboardHead_, sideboard_)}) {
    head->setStyleSheet(QStringLiteral("font-weight: 600; font-size: %1px").arg(look_.gap(15)));
    list->setLook(look_);
    grid->addWidget(head, 0, at);
    grid->addWidget(list, 1, at);
    grid->setColumnStretch(at++, 1);
  }
  grid->setRowStretch(1, 1);
  connect(deck_, &SwapList::moved, this, [this](const QString& code) {
    if (draft_.outOfDeck(code.toStdString())) refresh();
  });
  connect(sideboard_, &SwapList::moved, this, [this](const QString& code) {
    if (draft_.intoDeck(code.toStdString())) refresh();
  });
  return piles;
}

QWidget* SwapDialog::makeFoot() {
  auto* foot = new QWidget(this);
  auto* column = new QVBoxLayout(foot);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(look_.gap(8));
  auto* verdict = new QHBoxLayout;
  totals_ = new QLabel(foot);
  message_ = new QLabel(foot);
  message_->setWordWrap(true);
  message_->setMinimumHeight(look_.gap(38));  // two lines: the lists do not jump when a sentence comes
  rules_ = new QLabel(foot);
  totals_->setStyleSheet(QStringLiteral("font-weight: 600"));
  rules_->setStyleSheet(
      QStringLiteral("color: %1; font-size: %2px").arg(look_.theme().muted.name()).arg(look_.gap(13)));
  verdict->setSpacing(look_.gap(16));
  verdict->addWidget(totals_);
  verdict->addWidget(message_, 1);
  verdict->addWidget(rules_);
  column->addLayout(verdict);
  auto* row = new QHBoxLayout;
  const auto button = [&](ActionButton::Rank rank, const QString& text, const char* icon) {
    auto* made = new ActionButton(rank, foot);
    made->setText(text);
    made->setIconName(QLatin1String(icon));
    made->setLook(look_);
    row->addWidget(made);
    return made;
  };
  before_ = button(ActionButton::Rank::Plain, say(QT_TRANSLATE_NOOP("Match", "Same as last game")), "undo");
  registered_ = button(ActionButton::Rank::Plain, say(QT_TRANSLATE_NOOP("Match", "The registered deck")), "deck");
  row->addStretch(1);
  show_ = button(ActionButton::Rank::Plain, say(QT_TRANSLATE_NOOP("Match", "Show the cards")), "eye");
  show_->setKeyText(ownKey());
  play_ = button(ActionButton::Rank::Primary, say(QT_TRANSLATE_NOOP("Match", "Play")), "");
  column->addLayout(row);
  connect(before_, &ActionButton::clicked, this, [this] {
    draft_.asBefore();
    refresh();
  });
  connect(registered_, &ActionButton::clicked, this, [this] {
    draft_.asRegistered();
    refresh();
  });
  connect(show_, &ActionButton::clicked, this, [this] {
    secrecy_.pin(player_);
    refresh();
    deck_->setFocus();
  });
  connect(play_, &ActionButton::clicked, this, &QDialog::accept);
  return foot;
}

// --- showing --------------------------------------------------------------------------------------------------------

void SwapDialog::refresh() {
  showCurtain();  // first: nothing is drawn in the open that is to be covered
  const bool shown = secrecy_.handShown(player_);
  show_->setVisible(!shown && !secrecy_.curtain());
  for (QWidget* each : {static_cast<QWidget*>(before_), static_cast<QWidget*>(registered_)}) each->setEnabled(shown);
  if (!shown) return showCovered();
  seen_ = true;
  showPiles();
  showVerdict();
}

void SwapDialog::showPiles() {
  deck_->setRows(rowsOf(draft_, true, cards_, language_, plan_.reading.names));
  sideboard_->setRows(rowsOf(draft_, false, cards_, language_, plan_.reading.names));
  deckHead_->setText(say(QT_TRANSLATE_N_NOOP("Match", "Deck: %n card(s)"), draft_.deckSize()));
  sideboardHead_->setText(say(QT_TRANSLATE_N_NOOP("Match", "Sideboard: %n card(s)"), draft_.sideboardSize()));
  nameLists();
}

void SwapDialog::nameLists() {
  deck_->setAccessibleName(deckHead_->text());
  sideboard_->setAccessibleName(sideboardHead_->text());
}

void SwapDialog::showVerdict() {
  const naruto::Swap swap = draft_.swap();
  const naruto::SwapRefusal refusal = series_.check_swap(player_, swap, cards_);
  const bool nothing = swap == naruto::Swap{};
  totals_->setText(
      say(QT_TRANSLATE_NOOP("Match", "Out %1, in %2")).arg(naruto::cards_in(swap.out)).arg(naruto::cards_in(swap.in)));
  if (refusal)
    message_->setText(swapText(refusal, cards_, language_, plan_.reading.names));
  else if (nothing)
    message_->setText(say(QT_TRANSLATE_NOOP(
        "Match", "Click a card to move it to the other side. Enter, the arrow keys and dragging also work.")));
  else
    message_->setText(say(QT_TRANSLATE_NOOP("Match", "This deck is legal.")));
  const Theme& t = look_.theme();
  message_->setStyleSheet(QStringLiteral("color: %1").arg((refusal ? t.bad : (nothing ? t.muted : t.text)).name()));
  rules_->setText(swapRules(refusal));
  before_->setEnabled(!nothing);
  play_->setEnabled(!refusal);
  play_->setText(nothing ? say(QT_TRANSLATE_NOOP("Match", "Play without swapping"))
                         : say(QT_TRANSLATE_NOOP("Match", "Play")));
  play_->updateGeometry();
}

/// Nothing here may tell what has been chosen: not the numbers, and not whether it is allowed.
void SwapDialog::showCovered() {
  const QString sentence = say(QT_TRANSLATE_NOOP("Match", "Hidden. Hold %1 to see the cards.")).arg(ownKey());
  for (SwapList* list : {deck_, sideboard_}) list->setCovered(sentence);
  deckHead_->setText(say(QT_TRANSLATE_NOOP("Match", "Deck")));
  sideboardHead_->setText(say(QT_TRANSLATE_NOOP("Match", "Sideboard")));
  nameLists();
  for (QLabel* label : {totals_, message_, rules_}) label->clear();
  play_->setText(seen_ ? say(QT_TRANSLATE_NOOP("Match", "Play"))
                       : say(QT_TRANSLATE_NOOP("Match", "Play without swapping")));
  play_->setEnabled(!seen_);
  play_->updateGeometry();
}

void SwapDialog::showCurtain() {
  const auto player = secrecy_.curtain();
  for (QWidget* below : {piles_, foot_}) below->setEnabled(!player);  // no key finds its way there
  if (!player) return curtain_->hide();
  const auto& seat = plan_.seats[*player];
  Curtain::Words words;
  words.name = seat.name;
  words.mark = seat.mark;
  words.key = ownKey();
  words.before = say(QT_TRANSLATE_NOOP("Match", "Hold"));
  words.after = say(QT_TRANSLATE_NOOP("Match", "to open"));
  words.facts = windowTitle();
  words.away = say(QT_TRANSLATE_NOOP("Match", "%1, please look away.")).arg(plan_.seats[table::other(*player)].name);
  curtain_->setGeometry(rect());
  curtain_->show(*player, words);
}

// --- keys and events ------------------------------------------------------------------------------------------------

/// The key of the own seat, as on the table. True if the key was one of the seats'.
bool SwapDialog::holdKey(const QKeyEvent* event, bool down) {
  const auto hit = keyHit(*event);
  if (!hit || hit->row->use != KeyUse::ShowHand) return false;
  if (event->isAutoRepeat() || hit->row->seat != player_) return true;
  if (secrecy_.curtain()) {
    curtain_->hold(down);
    return true;
  }
  secrecy_.hold(player_, down);
  refresh();
  return true;
}

void SwapDialog::keyPressEvent(QKeyEvent* event) {
  if (!holdKey(event, true)) QDialog::keyPressEvent(event);
}

void SwapDialog::keyReleaseEvent(QKeyEvent* event) {
  if (!holdKey(event, false)) QDialog::keyReleaseEvent(event);
}

void SwapDialog::resizeEvent(QResizeEvent* event) {
  QDialog::resizeEvent(event);
  if (curtain_) curtain_->setGeometry(rect());
}

/// Whoever looks at another window does not look at this one: covered, as a hand is.
bool SwapDialog::event(QEvent* event) {
  if (event->type() == QEvent::WindowDeactivate && play_) {
    secrecy_.cover();
    refresh();
  }
  return QDialog::event(event);
}

void SwapDialog::paintEvent(QPaintEvent* event) {
  QDialog::paintEvent(event);
  QPainter painter(this);
  paintSeatDisc(painter, look_.theme(), player_, plan_.seats[player_].mark, {look_.px(48), look_.px(42)}, look_.px(24));
}

}  // namespace playsheet
