// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QActionGroup>
#include <QMenuBar>
#include <algorithm>

#include "ui/lessons/lesson_table.h"
#include "ui/lessons/lessons_page.h"
#include "ui/naruto/naruto_desk.h"
#include "ui/replay/replay_page.h"
#include "ui/rising_clan/rising_desk.h"
#include "ui/series/series_desk.h"
#include "ui/shell/keys_dialog.h"
#include "ui/shell/match_form.h"
#include "ui/shell/page_stack.h"
#include "ui/shell/seat_form.h"
#include "ui/shell/shell.h"
#include "ui/shell/start_page.h"
#include "ui/speech/rules_title.h"
#include "ui/speech/seat_words.h"
#include "ui/table/key_places.h"
#include "ui/table/key_table.h"
#include "ui/table/match_table.h"

/// The menus of the window, and which of their entries mean something at the moment.
namespace playsheet {

/// The keys of an entry come from the table of all keys.
void Shell::keyed(QAction* action, KeyUse use) {
  action->setShortcuts(keysOf(use));
  keyed_.emplace_back(action, use);
}

void Shell::makeMenus() {
  keyed_.clear();
  makeGameMenu();
  makeViewMenu();
  auto* help = menuBar()->addMenu(tr("&Help"));
  keyed(help->addAction(tr("&Rules"), this, [this] { showRules(tableShown() ? tableShown()->ruleNow() : QString()); }),
        KeyUse::Rules);
  keyed(help->addAction(tr("&Learn by playing…"), this, &Shell::showLessons), KeyUse::Lessons);
  auto* keys = help->addAction(tr("&Keys…"));
  connect(keys, &QAction::triggered, this, &Shell::showKeys, Qt::QueuedConnection);  // when the menu is closed
  keyed(keys, KeyUse::Keys);
  rulings_ = help->addAction(tr("&House rules of this match…"), this, &Shell::showMatchRulings);
  knowledge_ = help->addAction(tr("Kno&wledge of the players…"));
  connect(knowledge_, &QAction::triggered, this, &Shell::showKnowledge, Qt::QueuedConnection);
  help->addAction(tr("Card &problems…"), this, &Shell::showProblems);
  help->addSeparator();
  help->addAction(tr("&About Playsheet"), this, &Shell::about);
}

void Shell::makeGameMenu() {
  auto* game = menuBar()->addMenu(tr("&Game"));
  keyed(game->addAction(tr("&New match…"), this, &Shell::newMatch), KeyUse::NewMatch);
  decksAction_ = game->addAction(tr("D&ecks…"), this, &Shell::showDecks);
  keyed(decksAction_, KeyUse::DecksPage);
  decksAction_->setEnabled(needs_.decks != nullptr);
  if (std::any_of(kGameKinds.begin(), kGameKinds.end(), [this](GameKind each) { return hasCollection(each); }))
    keyed(game->addAction(tr("&Collection"), this, qOverload<>(&Shell::showCollection)), KeyUse::Collection);
  auto* kept = game->addAction(tr("&Matches and statistics…"), this, &Shell::showMatches);
  keyed(kept, KeyUse::MatchesPage);
  kept->setEnabled(needs_.matches != nullptr);
  auto* events = game->addAction(tr("T&ournaments…"), this, &Shell::showTournaments);
  keyed(events, KeyUse::TournamentPage);
  events->setEnabled(needs_.events != nullptr);
  auto* watch = game->addAction(tr("Open a &record…"), this, [this] { showReplay({}); });
  keyed(watch, KeyUse::Replay);
  watch->setEnabled(needs_.records != nullptr);
  next_ = game->addAction(tr("Next &game"), &match_, &MatchSession::nextGame);
  undo_ = game->addAction(tr("&Undo"), this, [this] {
    closeRules();
    if (table() && table() == tableShown()) table()->pressUndo();
  });
  keyed(undo_, KeyUse::Undo);
  redo_ = game->addAction(tr("Re&do"), this, [this] {
    closeRules();
    if (table() && table() == tableShown()) table()->pressRedo();
  });
  keyed(redo_, KeyUse::Redo);
  desk_ = game->addAction(tr("&Judge’s desk…"), this, [this] {
    closeRules();
    if (table() && table() == tableShown()) table()->pressDesk();
  });
  keyed(desk_, KeyUse::JudgesDesk);
  game->addSeparator();
  for (const PlayerId player : table::players(table::kMostPlayers))
    concede_[player] = game->addAction(QString(), this, [this, player] { concede(player); });
  game->addSeparator();
  makeSeatLanguages(game);
  game->addSeparator();
  save_ = game->addAction(tr("&Save a copy of the record…"), this, &Shell::saveRecord);
  keyed(save_, KeyUse::Save);
  report_ = game->addAction(tr("Repor&t a ruling…"), this, &Shell::reportRuling);
  keyed(report_, KeyUse::ReportRuling);
  game->addSeparator();
  keyed(game->addAction(tr("&Quit"), this, &QWidget::close), KeyUse::Quit);
}

QActionGroup* Shell::choice(QMenu* menu, const std::vector<std::pair<QString, QString>>& items, const QString& now,
                            const std::function<void(const QString&)>& chosen) {
  auto* group = new QActionGroup(this);
  for (const auto& [title, id] : items) {
    auto* action = menu->addAction(title);
    action->setCheckable(true);
    action->setData(id);
    action->setChecked(id == now);
    group->addAction(action);
    connect(action, &QAction::triggered, this, [chosen, name = id] { chosen(name); });
  }
  return group;
}

void Shell::makeViewMenu() {
  auto* view = menuBar()->addMenu(tr("&View"));
  themes_ = choice(view->addMenu(tr("&Theme")),
                   {{tr("Dark"), QStringLiteral("dark")}, {tr("Light"), QStringLiteral("light")}}, plan_.themeName,
                   [this](const QString& name) { setThemeName(name); });
  makeTableMenu(view);
  paces_ =
      choice(view->addMenu(tr("&Motion")),
             {{tr("Off"), QStringLiteral("0")}, {tr("Fast"), QStringLiteral("1")}, {tr("Normal"), QStringLiteral("2")}},
             QString::number(plan_.pace), [this](const QString& pace) { setPace(pace.toInt()); });
  auto* sound = view->addAction(tr("So&und"), this, &Shell::setSound);
  sound->setCheckable(true);
  sound->setChecked(plan_.sound);
  const auto id = [](ShowdownStop stop) { return QString::number(static_cast<int>(stop)); };
  showdowns_ = choice(view->addMenu(tr("After a &showdown")),
                      {{tr("Wait for Continue"), id(ShowdownStop::Read)},
                       {tr("Wait for 3 seconds"), id(ShowdownStop::Timed)},
                       {tr("Continue at once"), id(ShowdownStop::Never)}},
                      id(plan_.showdown),
                      [this](const QString& stop) { setShowdownStop(static_cast<ShowdownStop>(stop.toInt())); });
  makeLanguageMenu(view);
  makeReadingMenu(view);
  auto* pictures = view->addMenu(tr("Card &pictures"));
  pictures->addAction(tr("&Drawn by Playsheet"), this, [this] { emit picturesChosen({}); });
  pictures->addAction(tr("&Custom pictures from a folder…"), this, &Shell::choosePictures);
  view->addSeparator();
  makeColumnMenu(view);
  const auto grow = [this](int steps) {
    if (MatchTable* table = tableShown()) table->growWords(steps);
  };
  sizes_ = {view->addAction(tr("Lar&ger text"), this, [grow] { grow(1); }),
            view->addAction(tr("Smaller te&xt"), this, [grow] { grow(-1); }),
            view->addAction(tr("Default text s&ize"), this, [grow] { grow(0); })};
  keyed(sizes_[0], KeyUse::LargerWords);
  keyed(sizes_[1], KeyUse::SmallerWords);
  keyed(sizes_[2], KeyUse::UsualWords);
  full_ = view->addAction(tr("&Full screen"), this, [this](bool on) {
    setWindowState(windowState().setFlag(Qt::WindowFullScreen, on));  // a maximised window is one again afterwards
  });
  full_->setCheckable(true);
  full_->setChecked(isFullScreen());
  keyed(full_, KeyUse::FullScreen);
}

/// The right column: folded or not, and which of its tabs is open.
void Shell::makeColumnMenu(QMenu* view) {
  fold_ = view->addAction(tr("&Right column"), this, [this] {
    if (MatchTable* table = tableShown()) table->foldSide();
  });
  keyed(fold_, KeyUse::Column);
  foldLog_ = view->addAction(tr("Log column in &wide windows"), this, [this] {
    if (MatchTable* table = tableShown()) table->foldLog();
  });
  keyed(foldLog_, KeyUse::LogColumn);
  const auto tab = [&](const QString& title, SidePanel::Tab shown, KeyUse use) {
    QAction* action = view->addAction(title, this, [this, shown] {
      if (MatchTable* table = tableShown()) table->showTab(shown);
    });
    keyed(action, use);
    return action;
  };
  tabs_ = {tab(tr("L&og"), SidePanel::Tab::Log, KeyUse::LogTab),
           tab(tr("&Chain"), SidePanel::Tab::Chain, KeyUse::ChainTab),
           tab(tr("&Decks"), SidePanel::Tab::Decks, KeyUse::DecksTab)};
}

/// What the table is made of, and where the players sit at it.
void Shell::makeTableMenu(QMenu* view) {
  auto* menu = view->addMenu(tr("T&able"));
  tables_ = choice(menu, {{tr("Lacquer"), QStringLiteral("lacquer")}, {tr("Tatami"), QStringLiteral("tatami")}},
                   plan_.tableName, [this](const QString& name) { setTableName(name); });
  menu->addSeparator();
  turning_ = menu->addAction(tr("T&urn the table to the deciding player"), this, [this](bool on) {
    setSeating({on, arranged_.seating.turnedCards});
  });
  keyed(turning_, KeyUse::TurningTable);
  turnedCards_ = menu->addAction(tr("Sit opposite each other (top upside do&wn)"), this, [this](bool on) {
    setSeating({arranged_.seating.turning, on});
  });
  keyed(turnedCards_, KeyUse::TurnedCards);
  fingers_ = menu->addAction(tr("Large enough for &fingers"), this, &Shell::setForFingers);
  for (QAction* action : {turning_, turnedCards_, fingers_}) action->setCheckable(true);
}

/// Prompts and cards of a player, also in the middle of a match.
void Shell::makeSeatLanguages(QMenu* game) {
  for (const PlayerId player : table::players(table::kMostPlayers)) {
    QMenu* menu = game->addMenu(QString());
    seatLanguages_[player] = menu;
    for (const QString& language : seatLanguages()) {
      QAction* action = menu->addAction(languageTitle(language), this,
                                        [this, player, language] { setSeatLanguage(player, language); });
      action->setCheckable(true);
      action->setData(language);
    }
  }
}

void Shell::makeLanguageMenu(QMenu* view) {
  auto* menu = view->addMenu(tr("&Language"));
  for (const QString& language : seatLanguages()) {
    auto* action = menu->addAction(languageTitle(language));
    // not at once: the menu that is clicked is made anew by it
    connect(
        action, &QAction::triggered, this, [this, language] { emit languageChosen(language); }, Qt::QueuedConnection);
  }
  std::vector<std::pair<QString, QString>> logs{{tr("Same as the program"), QString()}};
  for (const QString& language : seatLanguages()) logs.emplace_back(languageTitle(language), language);
  logs_ = choice(view->addMenu(tr("Language of the log")), logs, plan_.reading.log, [this](const QString& language) {
    ReadingChoice reading = plan_.reading;
    reading.log = language;
    setReading(reading);
  });
}

/// How cards are called and explained; apart from the language of the texts.
void Shell::makeReadingMenu(QMenu* view) {
  using wording::CardNames;
  const auto id = [](CardNames names) { return QString::number(static_cast<int>(names)); };
  names_ = choice(view->addMenu(tr("Card &names")),
                  {{tr("Same as the card text"), id(CardNames::as_texts)},
                   {tr("English"), id(CardNames::english)},
                   {tr("Italian where known"), id(CardNames::italian)}},
                  id(plan_.reading.names), [this](const QString& name) {
                    ReadingChoice reading = plan_.reading;
                    reading.names = static_cast<CardNames>(name.toInt());
                    setReading(reading);
                  });
  reminders_ = view->addAction(tr("Explain &keywords"), this, [this](bool on) {
    ReadingChoice reading = plan_.reading;
    reading.reminders = on;
    setReading(reading);
  });
  keyed(reminders_, KeyUse::Keywords);
  reminders_->setCheckable(true);
  reminders_->setChecked(plan_.reading.reminders);
  const auto step = [this](int by) {
    if (MatchTable* table = tableShown(); table && table->isVisible()) table->stepPhrase(by);
  };
  phrases_ = {view->addAction(tr("N&ext phrase of the card"), this, [step] { step(1); }),
              view->addAction(tr("Pre&vious phrase of the card"), this, [step] { step(-1); })};
  keyed(phrases_[0], KeyUse::NextPhrase);
  keyed(phrases_[1], KeyUse::PreviousPhrase);
}

void Shell::setReading(const ReadingChoice& reading) {
  plan_.reading = reading;
  match_.setReading(reading);
  if (MatchTable* shown = tableShown(); shown != table() && shown) shown->setReading(reading);
  if (replay_) replay_->setReading(reading);
  updateActions();
  preferred();
}

void Shell::setSeating(const Seating& seating) {
  arranged_.seating = seating;
  if (MatchTable* shown = tableShown()) shown->setSeating(seating);
  if (table()) table()->setSeating(seating);
  if (!table()) emit arranged();
  updateActions();
}

void Shell::showKeys() {
  if (const MatchTable* table = tableShown())  // a key that is held to see a hand comes up unseen
    for (const PlayerId player : table->desk()->players()) table->desk()->holdKey(player, false);
  KeyCaps::here().read();  // another layout may have been chosen meanwhile
  KeysDialog dialog(look_, this);
  connect(&dialog, &KeysDialog::keysChosen, this, &Shell::takeKeys);
  connect(this, &Shell::keysTold, &dialog, &KeysDialog::tellKeys);
  dialog.exec();
}

void Shell::takeKeys() {
  tellKeys();
  emit keysChosen();
}

/// Whatever shows a key, or is a shortcut, asks the table again.
void Shell::tellKeys() {
  for (const auto& [action, use] : keyed_) action->setShortcuts(keysOf(use));
  start_->showKeys();
  if (table()) table()->desk()->setReading(table()->desk()->reading());
  if (lessons_ && lessons_->lesson()) {
    GameDesk* lesson = lessons_->lesson()->table()->desk();
    lesson->setReading(lesson->reading());
  }
  if (replay_) replay_->takeKeys();
  emit keysTold();
}

void Shell::updateActions() {
  speak();
  const bool match = table() && table() == tableShown();  // a lesson is none
  const bool running = match && !table()->desk()->over();
  const std::size_t players = match ? table()->desk()->playerCount() : playersOfPlan();
  for (const PlayerId player : table::players(table::kMostPlayers)) {
    const bool there = table::index(player) < players;
    concede_[player]->setVisible(there);
    seatLanguages_[player]->menuAction()->setVisible(there);
    if (!there) continue;
    const TableSeat seat = match ? table()->desk()->seat(player) : seatOfPlan(player);
    const QString name = seat.name.isEmpty() ? defaultPlayerName(player) : seat.name;
    concede_[player]->setText(tr("Concede for %1…").arg(name));
    concede_[player]->setEnabled(running);
    seatLanguages_[player]->setTitle(tr("%1’s language").arg(name));
    for (QAction* action : seatLanguages_[player]->actions())
      action->setChecked(action->data().toString() == seat.language);
  }
  const bool open = match && !table()->desk()->secrecy().curtain();  // nothing under a curtain is meant
  undo_->setEnabled(open && table()->desk()->canUndo());
  redo_->setEnabled(open && table()->desk()->canRedo());
  desk_->setEnabled(open && table()->desk()->canAskForDesk() && !table()->desk()->deskOpen());
  save_->setEnabled(match && match_.recorder());
  const NarutoDesk* naruto = match ? narutoDeskOf(table()) : nullptr;
  const bool watching = pages_->isOpen(replayPage_);
  const WatchedMatch* watched = watching ? replay_->watched() : nullptr;
  report_->setEnabled(needs_.records && (watching ? watched && watched->canReport() : naruto != nullptr));
  next_->setVisible(plan_.bestOf > 1 || gormiti_plan_.bestOf > 1);
  next_->setEnabled(match && match_.goesOn());
  const bool seen = tableShown() && open == match;
  for (QAction* column : {fold_, foldLog_, tabs_[0], tabs_[1], tabs_[2]}) column->setEnabled(seen);
  tabs_[1]->setVisible(!tableShown() || tableShown()->side()->offers(SidePanel::Tab::Chain));
  turning_->setEnabled(std::none_of(collectionPages_.begin(), collectionPages_.end(), [this](const Page* page) {
    return pages_->isOpen(page);  // the collection has the same key for its table
  }));
  turning_->setChecked(arranged_.seating.turning);
  turnedCards_->setChecked(arranged_.seating.turnedCards);
  fingers_->setChecked(arranged_.fingers == ForFingers::Yes);
  for (auto* action : logs_->actions()) action->setChecked(action->data().toString() == plan_.reading.log);
  rulings_->setEnabled(match);
  knowledge_->setVisible(match && risingDeskOf(table()) != nullptr);
  for (QAction* size : sizes_) size->setEnabled(tableShown() != nullptr);
  for (auto* action : names_->actions())
    action->setChecked(action->data().toInt() == static_cast<int>(plan_.reading.names));
  reminders_->setChecked(plan_.reading.reminders);
  for (QAction* phrase : phrases_) phrase->setEnabled(open || (pages_->isOpen(lessonsPage_) && tableShown()));
  const QString rules = match ? table()->desk()->rulesLine(programLanguage()) : QString();
  // Ends with the program's name: where it does not, Qt puts that behind it.
  setWindowTitle(rules.isEmpty() ? QStringLiteral("Playsheet") : QStringLiteral("%1 — Playsheet").arg(rules));
}

}  // namespace playsheet
