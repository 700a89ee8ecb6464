// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/start_page.h"

#include <QPainter>
#include <QRadialGradient>

#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/matches/continue_bar.h"
#include "ui/problems/problem_notice.h"
#include "ui/shell/gormiti_form.h"
#include "ui/shell/match_form.h"
#include "ui/shell/rising_form.h"
#include "ui/speech/program_words.h"
#include "ui/table/key_table.h"
#include "ui/table/key_titles.h"
#include "ui/widgets/action_button.h"

namespace playsheet {

namespace {

/// Each form has the words of its game, whichever of the two is shown first.
template <class Make>
auto speakingOf(GameKind game, const Make& make) {
  const SpeakingOf words(tongueOf(game));
  return make();
}

}  // namespace

StartPage::StartPage(const naruto::Catalog& cards, DeckShelf& shelf, const OtherGames& others, QWidget* parent)
    : QWidget(parent),
      form_(speakingOf(GameKind::Naruto, [&] { return new MatchForm(cards, shelf, this); })),
      rules_(new ActionButton(ActionButton::Rank::Plain, this)),
      lessons_(new ActionButton(ActionButton::Rank::Plain, this)),
      decks_(new ActionButton(ActionButton::Rank::Plain, this)),
      collection_(new ActionButton(ActionButton::Rank::Plain, this)),
      matches_(new ActionButton(ActionButton::Rank::Plain, this)),
      tournaments_(new ActionButton(ActionButton::Rank::Plain, this)),
      continue_(new ContinueBar(this)),
      notice_(new ProblemNotice(this)) {
  setObjectName(QStringLiteral("startPage"));
  withheld_[static_cast<std::size_t>(GameKind::Gormiti)] = {decks_, collection_, tournaments_};
  withheld_[static_cast<std::size_t>(GameKind::RisingClan)] = {decks_, collection_, tournaments_};
  if (others.gormiti) gormiti_ = speakingOf(GameKind::Gormiti, [&] { return new GormitiForm(*others.gormiti, this); });
  if (others.rising) rising_ = speakingOf(GameKind::RisingClan, [&] { return new RisingForm(*others.rising, this); });
  for (QWidget* form : {formOf(GameKind::Gormiti), formOf(GameKind::RisingClan)})
    if (form) form->hide();
  if (gormiti_ || rising_) {
    games_ = new GameChooser(this);
    for (const GameKind game : kGameKinds) games_->setOffered(game, formOf(game) != nullptr);
    connect(games_, &GameChooser::chosen, this, [this](GameKind game) {
      setGame(game);
      emit gameChosen(game);
    });
  }
  rules_->setObjectName(QStringLiteral("rules"));
  rules_->setText(tr("Rules"));
  connect(rules_, &ActionButton::clicked, this, &StartPage::rulesAsked);
  lessons_->setObjectName(QStringLiteral("lessons"));
  lessons_->setText(tr("Learn by playing"));
  connect(lessons_, &ActionButton::clicked, this, &StartPage::lessonsAsked);
  decks_->setObjectName(QStringLiteral("decksPage"));
  decks_->setText(tr("Decks"));
  connect(decks_, &ActionButton::clicked, this, &StartPage::decksAsked);
  collection_->setObjectName(QStringLiteral("collection"));
  collection_->setText(tr("Collection"));
  offer(collection_, false);
  connect(collection_, &ActionButton::clicked, this, &StartPage::collectionAsked);
  matches_->setObjectName(QStringLiteral("matchesPage"));
  matches_->setText(tr("Matches"));
  matches_->hide();
  connect(matches_, &ActionButton::clicked, this, &StartPage::matchesAsked);
  tournaments_->setObjectName(QStringLiteral("tournamentPage"));
  tournaments_->setText(tr("Tournaments"));
  setTournaments(false);
  connect(tournaments_, &ActionButton::clicked, this, &StartPage::tournamentsAsked);
  connect(continue_, &ContinueBar::continueAsked, this, &StartPage::continueAsked);
  connect(continue_, &ContinueBar::asideAsked, this, &StartPage::asideAsked);
  connect(notice_, &ProblemNotice::asked, this, &StartPage::problemsAsked);
  showKeys();
  if (!games_) return;
  // Behind the pages; what was left last stays the last.
  QWidget* last = tournaments_;
  for (QWidget* next :
       {static_cast<QWidget*>(games_->button(GameKind::Naruto)),
        static_cast<QWidget*>(games_->button(GameKind::Gormiti)),
        static_cast<QWidget*>(games_->button(GameKind::RisingClan)), static_cast<QWidget*>(continue_->continueButton()),
        static_cast<QWidget*>(continue_->asideButton())}) {
    setTabOrder(last, next);
    last = next;
  }
}

void StartPage::showKeys() {
  rules_->setKeyText(keyTitleOf(KeyUse::Rules));
  lessons_->setKeyText(keyTitleOf(KeyUse::Lessons));
  decks_->setKeyText(keyTitleOf(KeyUse::DecksPage));
  collection_->setKeyText(keyTitleOf(KeyUse::Collection));
  matches_->setKeyText(keyTitleOf(KeyUse::MatchesPage));
  tournaments_->setKeyText(keyTitleOf(KeyUse::TournamentPage));
}

void StartPage::setLook(const Look& look) {
  look_ = look;
  form_->setLook(look);
  if (gormiti_) gormiti_->setLook(look);
  if (rising_) rising_->setLook(look);
  if (games_) games_->setLook(look);
  rules_->setLook(look);
  lessons_->setLook(look);
  decks_->setLook(look);
  collection_->setLook(look);
  matches_->setLook(look);
  tournaments_->setLook(look);
  continue_->setLook(look);
  notice_->setLook(look);
  place();
  update();
}

QWidget* StartPage::formOf(GameKind game) const {
  return game == GameKind::Gormiti      ? static_cast<QWidget*>(gormiti_)
         : game == GameKind::RisingClan ? static_cast<QWidget*>(rising_)
                                        : form_;
}

void StartPage::setGame(GameKind game) {
  if (!games_ || !formOf(game)) return;
  game_ = game;
  games_->setGame(game);
  for (const GameKind each : kGameKinds)
    if (QWidget* form = formOf(each)) form->setVisible(each == game);
  formOf(game)->lower();  // below the buttons that stand on it
  for (ActionButton* button : {rules_, lessons_, decks_, collection_, tournaments_})
    button->setVisible(isOffered(button));
  place();
  if (game != GameKind::Naruto) formOf(game)->setFocus();
}

/// The games stand beside the form where there is room for their drawings, else above it.
void StartPage::place() {
  QWidget* form = shownForm();
  const QSize wanted = form->sizeHint().expandedTo(form->minimumSizeHint());
  const int bar = look_.gap(44);
  int room = height() - 24;
  for (const QWidget* below : {static_cast<QWidget*>(continue_), static_cast<QWidget*>(notice_)})
    if (!below->isHidden()) room -= bar + 10;
  const int wide = std::min(wanted.width(), width() - 24);
  int top = 12;
  if (games_) {
    games_->setStanding(true);
    const QSize tall = games_->sizeHint();
    const int beside = (width() - wide) / 2 - 20;
    if (beside < tall.width()) {
      games_->setStanding(false);
      games_->setGeometry({QPoint((width() - wide) / 2, top), games_->sizeHint()});
      top += games_->height() + 8;
      room -= games_->height() + 8;
    }
  }
  // The notes of the decks take another line where the form is narrower than it would like to be.
  const QSize size(wide, std::min(std::max(wanted.height(), form->heightForWidth(wide)), room));
  form->setGeometry((width() - size.width()) / 2, top + (room - size.height()) / 2, size.width(), size.height());
  if (games_ && games_->standing())
    games_->setGeometry({QPoint(form->x() - 10 - games_->sizeHint().width(), form->y()), games_->sizeHint()});
  top = form->geometry().bottom() + 10;
  for (QWidget* below : {static_cast<QWidget*>(continue_), static_cast<QWidget*>(notice_)}) {
    below->setGeometry(form->x(), top, form->width(), bar);
    if (!below->isHidden()) top += bar + 10;
  }
  int right = form->geometry().right() - 22;  // beside the title of the form
  for (ActionButton* button : {rules_, lessons_, collection_, decks_, matches_}) {
    if (button->isHidden()) continue;
    const QSize hint = button->sizeHint();
    button->setGeometry(right - hint.width(), form->y() + 18, hint.width(), hint.height());
    right -= hint.width() + 10;
  }
  const QSize hint = tournaments_->sizeHint();
  const bool offered = isOffered(tournaments_);
  if (auto* panel = qobject_cast<MatchPanel*>(form)) panel->keepFootFree(offered ? hint.width() + 12 : 0);
  // In the line of the button that starts the match, at its other end.
  tournaments_->setGeometry(form->x() + 22, form->geometry().bottom() - 16 - hint.height(), hint.width(),
                            hint.height());
}

void StartPage::offer(ActionButton* button, bool there, GameKind game) {
  auto& withheld = withheld_[static_cast<std::size_t>(game)];
  if (there)
    withheld.remove(button);
  else
    withheld.insert(button);
  button->setVisible(isOffered(button));
}

bool StartPage::isOffered(ActionButton* button) const {
  return !withheld_[static_cast<std::size_t>(game_)].contains(button);
}

void StartPage::setMatches(bool there) {
  matches_->setVisible(there);
  place();
}

void StartPage::setTournaments(bool there) {
  for (const GameKind game : {GameKind::Naruto, GameKind::RisingClan}) offer(tournaments_, there, game);
  place();
}

void StartPage::setUnfinished(const std::optional<KeptMatch>& match) {
  continue_->setMatch(match);
  place();
}

void StartPage::setCollection(bool there, GameKind game) {
  offer(collection_, there, game);
  place();
}

void StartPage::setDecks(bool there) {
  offer(decks_, there);
  place();
}

void StartPage::setNotice(const QString& sentence) {
  notice_->setSentence(sentence);
  place();
}

void StartPage::resizeEvent(QResizeEvent*) { place(); }

void StartPage::paintEvent(QPaintEvent*) {
  const TableTop& top = look_.tableTop();
  QPainter painter(this);
  QRadialGradient felt(rect().center(), std::max(width(), height()) * 0.6);
  felt.setColorAt(0, top.felt);
  felt.setColorAt(1, top.felt2);
  painter.fillRect(rect(), felt);
  paintRings(painter, {.centre = QPointF(rect().center()), .unit = static_cast<qreal>(height()), .colour = top.motif});
}

}  // namespace playsheet
