// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/match_table.h"
#include "ui/speech/seat_words.h"

#include <QApplication>
#include <QTimer>
#include <algorithm>
#include <cmath>

#include "ui/choices/card_tray.h"
#include "ui/choices/choice_row.h"
#include "ui/choices/name_picker.h"
#include "ui/faces/card_pictures.h"
#include "ui/rules/rule_store.h"
#include "ui/speech/rules_title.h"
#include "ui/table/card_reader.h"
#include "ui/table/chain_panel.h"
#include "ui/table/curtain.h"
#include "ui/table/decks_panel.h"
#include "ui/table/end_sheet.h"
#include "ui/table/hand_hold.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/response_pad.h"
#include "ui/table/side_panel.h"
#include "ui/table/still_panel.h"
#include "ui/table/stop_lamps.h"

namespace playsheet {

constexpr int kStillMilliseconds = 3000;
constexpr int kPicturesMilliseconds = 80;

MatchTable::MatchTable(GameDesk* desk, const Look& look, QWidget* parent)
    : QWidget(parent),
      desk_(desk),
      look_(look),
      voice_(this, desk->moments() <= 1),
      sheet_(new Sheet(
          desk->sheetSpec(), [desk](int number, const QString& language) { return desk->face(number, language); },
          this)),
      bar_(new PromptBar(this)),
      side_(new SidePanel(this)),
      chain_(new ChainPanel(this)),
      choices_(new ChoiceRow(this)),
      names_(new NamePicker(this)),
      tray_(new CardTray(this)),
      curtain_(new Curtain(this)),
      end_(new EndSheet(this)),
      still_(new StillPanel(this)),
      hold_(new HandHold(desk, sheet_, tray_, this)) {
  for (const PlayerId player : desk_->players()) {
    lamps_[player] = new StopLamps(player, this);
    pads_[player] = new ResponsePad(player, this);
  }
  desk_->setParent(this);
  setObjectName(QStringLiteral("matchTable"));
  setFocusProxy(sheet_);
  setGuard(guard_);
  sheet_->setObjectName(QStringLiteral("sheet"));
  chain_->setFramed(true);
  chain_->hide();
  table::AtTable<QString> names, marks, decks;
  for (const PlayerId player : desk_->players()) {
    const TableSeat seat = desk_->seat(player);
    names[player] = seat.name;
    marks[player] = seat.mark;
    decks[player] = seat.deck;
  }
  bar_->setSeatMarks(marks);
  side_->log()->setSeatMarks(marks);
  side_->chain()->setSeatMarks(marks);
  chain_->setSeatMarks(marks);
  side_->decks()->setSeats(desk_->players(), names, marks, decks);
  sheet_->setPace(desk_->pace());
  sheet_->setChainKept(true);
  still_->setSeatMarks(marks);
  const RuleHints hints = [this](const QString& rule) {
    return ruleHint(rule, desk_->language(), desk_->rulePlace().edition);
  };
  bar_->setRuleHints(hints);
  side_->log()->setRuleHints(hints);
  sheet_->setRuleHints(hints);
  still_->setRuleHints(hints);
  still_timer_.setSingleShot(true);
  still_timer_.setInterval(kStillMilliseconds);
  length_.start();
  connectAll();
  makeEdges();
  watchPictures();
  qApp->installEventFilter(this);
  setLook(look);
}

/// The focus goes on while parts are gone: nothing may tell this of it any more.
MatchTable::~MatchTable() {
  disconnect(qApp, nullptr, this, nullptr);
  for (QObject* part : findChildren<QObject*>()) {
    disconnect(part, nullptr, this, nullptr);
  }
}

void MatchTable::connectAll() {
  connect(desk_, &GameDesk::changed, this, &MatchTable::refresh);
  connect(desk_, &GameDesk::explained, this, &MatchTable::explain);
  connect(desk_, &GameDesk::decided, this, [this] { acted_at_ = PressClock::now(); });
  connect(desk_, &GameDesk::trouble, this, &MatchTable::trouble);
  connect(sheet_, &Sheet::cardClicked, this, &MatchTable::clicked);
  connect(sheet_, &Sheet::cardDoubleClicked, this, [this](int card) {
    if (!guarded()) desk_->doubleClickCard(card);
  });
  connect(sheet_, &Sheet::cardHovered, this, &MatchTable::hovered);
  connect(sheet_, &Sheet::draggedOver, this, [this](int card, const SheetSpot& spot) { foretell(card, spot, true); });
  connect(sheet_, &Sheet::chainRectChanged, this, &MatchTable::showChain);
  connect(sheet_, &Sheet::turned, this, &MatchTable::place);
  connect(sheet_, &Sheet::dragged, this, [this](int card, const SheetSpot& spot) {
    sheet_->hideExplanation();
    if (!guarded()) desk_->drop(card, spot);
  });
  connect(sheet_, &Sheet::spotClicked, this, &MatchTable::spotClicked);
  connect(tray_, &CardTray::cardClicked, this, &MatchTable::clicked);
  connect(tray_, &CardTray::cardDoubleClicked, this, [this](int card) {
    if (!guarded()) desk_->doubleClickCard(card);
  });
  connect(hold_, &HandHold::pointed, this, &MatchTable::showReader);
  connect(tray_, &CardTray::cardHovered, this, &MatchTable::showReader);
  for (ChainPanel* panel : {chain_, side_->chain()}) {
    connect(panel, &ChainPanel::cardHovered, this, &MatchTable::showReader);
    connect(panel, &ChainPanel::cardClicked, this, &MatchTable::clicked);
  }
  connect(bar_, &PromptBar::pressed, this, &MatchTable::pressed);
  connect(bar_, &PromptBar::heldDown, this, &MatchTable::heldDown);
  connect(bar_, &PromptBar::ruleClicked, this, &MatchTable::ruleClicked);
  connect(sheet_, &Sheet::ruleClicked, this, &MatchTable::ruleClicked);
  side_->setRing(desk_->inRing());
  connect(side_, &SidePanel::tabChosen, this, &MatchTable::arranged);
  connect(side_, &SidePanel::rulesAsked, this, [this] { emit ruleClicked(ruleNow()); });
  connect(side_->log(), &LogView::ruleClicked, this, &MatchTable::ruleClicked);
  connect(side_->reader(), &CardReader::meant, sheet_, &Sheet::setMeant);
  connect(side_->reader(), &CardReader::remindersAsked, this, &MatchTable::remindersAsked);
  connect(choices_, &ChoiceRow::pressed, this, &MatchTable::pressed);
  connect(names_, &NamePicker::pressed, this, &MatchTable::pressed);
  connect(names_, &NamePicker::givenUp, desk_, &GameDesk::closeSearch);
  connect(bar_, &PromptBar::refused, this,
          [this](const QRect& place, const QString& hint) { explainButton(bar_, place, hint); });
  connect(choices_, &ChoiceRow::refused, this,
          [this](const QRect& place, const QString& hint) { explainButton(choices_, place, hint); });
  connect(bar_, &PromptBar::focusGivenUp, sheet_, qOverload<>(&QWidget::setFocus));
  connect(choices_, &ChoiceRow::focusGivenUp, sheet_, qOverload<>(&QWidget::setFocus));
  connect(sheet_, &Sheet::pointed, this, &MatchTable::showEnter);
  connect(qApp, &QApplication::focusChanged, this, &MatchTable::showEnter);
  connect(still_, &StillPanel::ruleClicked, this, &MatchTable::ruleClicked);
  connect(&still_timer_, &QTimer::timeout, desk_, &GameDesk::goOn);
  for (const PlayerId player : desk_->players()) {
    released_[player] = new QTimer(this);
    released_[player]->setSingleShot(true);
    connect(released_[player], &QTimer::timeout, this, [this, player] { hold(player, false); });
  }
  connect(curtain_, &Curtain::opened, desk_, &GameDesk::openCurtain);
  connect(curtain_, &Curtain::lifted, this, [this] {
    if (!end_->isVisible()) sheet_->setFocus();  // at the end its buttons have the keys
  });
  connect(curtain_, &Curtain::lifted, this, &MatchTable::sayQuestion);
  connect(end_, &EndSheet::newMatch, this, &MatchTable::newMatch);
  connect(end_, &EndSheet::saveRecord, this, &MatchTable::saveRecord);
  connect(end_, &EndSheet::lookAtTable, this, [this] { end_->hide(); });
}

/// Pictures come one by one from the disk; the faces are made anew for several at once.
void MatchTable::watchPictures() {
  CardPictures* pictures = cardPictures();
  if (pictures == nullptr) return;
  pictures_timer_.setSingleShot(true);
  pictures_timer_.setInterval(kPicturesMilliseconds);
  connect(&pictures_timer_, &QTimer::timeout, this, [this] {
    sheet_->forgetFaces();
    refresh();
  });
  connect(pictures, &CardPictures::arrived, this, [this] {
    if (!pictures_timer_.isActive()) pictures_timer_.start();
  });
}

void MatchTable::setLook(const Look& look) {
  look_ = look;
  if (height() > 100) look_.scale = scaleForHeight(height());
  for (const PlayerId player : desk_->players()) {
    lamps_[player]->setLook(look_);
    pads_[player]->setLook(look_);
  }
  bar_->setLook(look_);
  side_->setLook(look_);
  chain_->setLook(look_);
  choices_->setLook(look_);
  names_->setLook(look_);
  tray_->setLook(look_);
  curtain_->setLook(look_);
  end_->setLook(look_);
  still_->setLook(look_);
  place();
  refresh();
}

void MatchTable::setPace(int pace) { sheet_->setPace(pace); }

QString MatchTable::ruleNow() const {
  const QString explained = sheet_->explainedRule();
  return explained.isEmpty() ? desk_->prompt().rule : explained;
}

void MatchTable::stepPhrase(int by) { side_->reader()->stepPhrase(by); }

void MatchTable::resizeEvent(QResizeEvent*) {
  if (std::abs(scaleForHeight(height()) - look_.scale) > 0.004)
    setLook(look_);
  else
    place();
}

/// Only now the sheet has the size that it was given while nothing was seen.
void MatchTable::showEvent(QShowEvent*) { place(); }

void MatchTable::place() {
  const int barTall = bar_->sizeHint().height();
  side_->setColumns({!folded_, !log_folded_, columnsApart()});
  // However large its words are, it leaves the sheet the room that a strip needs.
  const int most = std::min(width() * 2 / 5, std::max(width() / 4, width() - kLeastSheet));
  const int column = std::min(side_->columnWidth(), most);
  const int top = opposite() ? barTall : 0;  // both edges are a bar's, so that nothing moves with the question
  const int tall = height() - barTall - top;
  side_->setVisible(column > 0);
  side_->setGeometry(width() - column, top, column, tall);
  sheet_->setGeometry(0, top, width() - column, tall);
  const bool turned = turnedFor(desk_->prompt().player);
  bar_->setGeometry(0, turned ? 0 : top + tall, width(), barTall);
  bar_->setTurned(turned);
  choices_->setTurned(turned);
  curtain_->setGeometry(rect());
  // Over what lies at the lower edge, and beside a hand that is raised: they are what a choice is made by.
  const QRect deck = sheet_->zoneRect(SheetPlace::Deck, sheet_->bottom()).translated(sheet_->pos());
  const QRect hand = sheet_->zoneRect(SheetPlace::Hand, sheet_->bottom()).translated(sheet_->pos());
  const bool raised = !hand.isEmpty() && hand.bottom() < deck.top();
  for (QWidget* row : {static_cast<QWidget*>(choices_), static_cast<QWidget*>(names_)}) {
    const bool beside = raised && row->width() + look_.gap(20) <= hand.left();
    const int right = (beside ? hand.left() : sheet_->width()) - look_.gap(12);
    const int low = deck.isEmpty() ? top + tall : (raised && !beside ? hand.top() : deck.top());
    const Range across{desk_->inRing() ? hand.left() - 1 : look_.gap(8), right};
    if (row == choices_)
      placeChoices(across, low);
    else
      row->move(besideCards(row->size(), across, rowsFor(row->height(), low)).rect.topLeft());
  }
  end_->move((sheet_->width() - end_->width()) / 2, top + (tall - end_->height()) / 2);
  tray_->move((sheet_->width() - tray_->width()) / 2, top + (tall - tray_->height()) / 2);
  showChain();
  showStillness();
  showEdges();
}

// --- showing --------------------------------------------------------------------------------------------------------

void MatchTable::refresh() {
  showCurtain();  // first: nothing is drawn in the open that is to be covered
  showSheet();
  showBar();
  showSide();
  showTray();
  showEnd();
  place();
  if (curtain_->isVisible()) curtain_->raise();  // also while it lifts: nothing that has come meanwhile lies on it
  sayNews();
}

void MatchTable::showSheet() {
  sheet_->hideExplanation();
  SheetDressing dressing;
  for (const PlayerId player : desk_->players()) {
    const TableSeat seat = desk_->seat(player);
    dressing.names[player] = seat.name;
    dressing.seatMarks[player] = seat.mark;
    dressing.handShown[player] = desk_->secrecy().handShown(player);
  }
  dressing.lamps = desk_->guided() ? 0 : static_cast<int>(desk_->stopStates(PlayerId::south).size());
  dressing.bottom = bottom_ = bottomSide();
  dressing.turnedCards = seating_.turnedCards;
  dressing.marks = desk_->prompt().marks;
  for (const int back : desk_->chosenBacks()) dressing.chosenBacks[desk_->prompt().player].insert(back);
  dressing.standBy[desk_->prompt().player] = desk_->prompt().standBy;
  dressing.language = desk_->language();
  dressing.enterKey = inLanguage(dressing.language, QT_TRANSLATE_NOOP("Match", "Enter"));
  dressing.themeName = look_.themeName;
  dressing.tableName = look_.tableName;
  desk_->showOn(*sheet_, dressing);
  if (desk_->secrecy().curtain()) sheet_->finishAnimations();  // nobody sees them; the table turns under it
}

void MatchTable::showBar() {
  const Prompt& prompt = desk_->prompt();
  if (prompt.player != shown_for_) shown_since_ = PressClock::now();
  shown_for_ = prompt.player;
  bar_->show(prompt, desk_->seat(prompt.player).name, desk_->turnStand());
  choices_->setChoices(prompt.choices, roomForChoices());
  names_->setNames(prompt.names, prompt.namesHint);
  if (opposite()) place();
}

void MatchTable::showSide() {
  const QString language = logLanguage();
  side_->log()->setRows(desk_->log(language));
  table::AtTable<std::vector<CardCount>> counts;
  for (const PlayerId player : desk_->players()) counts[player] = desk_->counts(player);
  side_->decks()->setCounts(std::move(counts));
  side_->decks()->setRules(desk_->rulesLine(language));
  const auto rows = desk_->chain();
  const QString next = desk_->seat(desk_->decider()).name;
  for (ChainPanel* panel : {chain_, side_->chain()}) panel->setRows(rows, desk_->chainSettles(), next);
  showReader(hovered_);
}

void MatchTable::showChain() {
  const QRect place = sheet_->chainRect();
  chain_->setVisible(!place.isEmpty() && !chain_->rows().empty());
  if (!place.isEmpty()) chain_->setGeometry(place.translated(sheet_->pos()));
}

/// Cards that can be picked and are nowhere on the sheet.
void MatchTable::showTray() {
  std::vector<TrayCard> cards;
  const Prompt& prompt = desk_->prompt();
  for (const int card : prompt.tray) {
    if (!sheet_->cardRect(card).isEmpty()) continue;
    TrayCard shown;
    shown.card = card;
    const auto& mark = prompt.marks.value(card);
    shown.state.legal = mark.legal;
    shown.state.target = mark.target;
    shown.state.payment = mark.payment;
    shown.state.selected = mark.selected;
    shown.state.dimmed = mark.refused;
    shown.state.chargeable = mark.chargeable;
    if (auto there = desk_->onTable(card)) {
      shown.backColour = seatColour(themeOf(ThemeTone::Light), there->owner);
      shown.backMark = desk_->seat(there->owner).mark;
      shown.known = there->face.has_value();
      if (there->face) shown.face = std::move(*there->face);
    }
    cards.push_back(std::move(shown));
  }
  if (desk_->secrecy().curtain()) cards.clear();
  tray_->setCards(prompt.sentence, std::move(cards), sheet_->width() - look_.gap(60));
}

void MatchTable::showEnd() {
  if (!desk_->over() || desk_->still()) {
    end_seen_ = false;
    end_->hide();
    return;
  }
  if (end_seen_) return;
  end_seen_ = true;
  end_->show(desk_->endFacts(length_.elapsed()));
  end_unsaid_ = true;
}

/// What came of the showdown, and what the program did since, below the lanes that still stand.
void MatchTable::showStillness() {
  if (!desk_->still()) {
    still_timer_.stop();
    still_->setRows({}, {}, {});
    return;
  }
  const StillRows rows = desk_->stillRows();
  if (rows.timed && !still_timer_.isActive()) still_timer_.start();
  QRect room = sheet_->geometry().adjusted(look_.gap(10), 0, -look_.gap(10), -look_.gap(8));
  room.setTop(std::min(sheet_->zoneRect(SheetPlace::Band, PlayerId::south).bottom() + sheet_->y(),
                       room.bottom() - look_.gap(120)));
  still_->setRows(rows.result, rows.since, room);
}

}  // namespace playsheet
