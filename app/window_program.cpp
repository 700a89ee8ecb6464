// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_program.h"

#include <QApplication>
#include <QDialog>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QScreen>
#include <QTimer>
#include <QWindow>
#include <algorithm>
#include <chrono>
#include <iostream>
#include <memory>
#include <utility>

#include "app/arrangement_settings.h"
#include "app/card_problems.h"
#include "app/cards_command.h"
#include "app/collection_desk.h"
#include "app/copy_desk.h"
#include "app/deck_shelf.h"
#include "app/gormiti_deck_folder.h"
#include "app/heap.h"
#include "app/journal_recorder.h"
#include "app/key_settings.h"
#include "app/locations.h"
#include "app/plan_settings.h"
#include "app/storage/cards_database.h"
#include "app/storage/game_cards.h"
#include "engine/naruto/decks/formats/card_index.h"
#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/shell/first_window.h"
#include "ui/shell/match_form.h"
#include "ui/shell/start_page.h"
#include "ui/speech/seat_words.h"
#include "ui/widgets/message_sheet.h"

namespace playsheet {
namespace {

/// So long after an edit its file is whole by itself again: one who copies it finds nearly everything in it.
constexpr int kSettleMilliseconds = 1000;

/// What a person does to collection and decks is written at once, on the thread of the window, and told: the next deed
/// builds upon it. Our own writes take some milliseconds; for a program that keeps the file to itself for longer the
/// window does not stand still, and says so.
constexpr std::chrono::milliseconds kWindowPatience{200};

constexpr int kTrimMilliseconds = 60 * 1000;

}  // namespace

WindowProgram::WindowProgram(WindowOptions options, std::future<ShippedCards> shipped)
    : options_(std::move(options)), shipped_(std::move(shipped)) {
  settling_.setSingleShot(true);
  settling_.setInterval(kSettleMilliseconds);
  connect(&settling_, &QTimer::timeout, this, &WindowProgram::settle);
  connect(&trimming_, &QTimer::timeout, this, &giveBackFreePages);
  trimming_.start(kTrimMilliseconds);
}

WindowProgram::~WindowProgram() = default;

bool WindowProgram::quiet() const {
  return isUnattended(options_) || QGuiApplication::platformName() == QStringLiteral("offscreen");
}

void WindowProgram::tell(const QString& what, const QString& more) const {
  std::cerr << what.toStdString() << (more.isEmpty() ? "" : "\n") << more.toStdString() << std::endl;
  if (quiet()) return;
  const Look look = window_ ? window_->look() : Look();
  tellOnSheet(window_.get(), look, more.isEmpty() ? QString() : what, more.isEmpty() ? what : more);
}

void WindowProgram::fail(const QString& sentence) {
  tell(sentence);
  QApplication::exit(1);
}

void WindowProgram::setLanguage(const QString& language) {
  QApplication::removeTranslator(&translator_);
  if (translator_.load(QStringLiteral(":/i18n/playsheet_%1.qm").arg(language)))
    QApplication::installTranslator(&translator_);
  QApplication::removeTranslator(&qtTranslator_);
  if (qtTranslator_.load(QStringLiteral("qtbase_%1").arg(language), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
    QApplication::installTranslator(&qtTranslator_);
  QLocale::setDefault(QLocale(language));
}

bool WindowProgram::prepare() {
  data_ = dataFolderOf(options_);
  std::optional<StorageProblem> problem;
  settings_ = Settings::load(data_ / "settings.ini", problem);
  setLanguage(chosenLanguage(options_.language.empty() ? settings_.get("language") : options_.language));
  if (problem) tell(tr("The settings cannot be read and have been reset."), QString::fromStdString(text_of(*problem)));
  QApplication::setFont(fonts::ui(14));
  WindowNeeds needs;
  if (!is_readable_cards_database(shipped_cards()) && !takeShippedCards()) return false;  // and nothing is begun
  if (!loadDecks(needs.shelf)) return false;
  shelf_ = deckShelf(person());
  // As late as can be, since they are still being read; the match form looks at them at once.
  if (cards_.empty() && !takeShippedCards()) return false;
  needs.cards = cards_.back().get();
  takeGormiti();
  needs.gormiti = gormiti();
  takeRising();
  needs.rising = rising_ ? &*rising_ : nullptr;
  needs.risingRecorder = [this] { return std::make_unique<RisingJournalRecorder>(data_ / "matches"); };
  copies_ = std::make_unique<CopyDesk>("gormiti", person());
  needs.gormitiCopies = copies_.get();
  gormitiDecks_ = gormitiFolder();
  needs.gormitiDecks = gormitiDecks_.get();
  needs.gormitiRecorder = [this] { return std::make_unique<GormitiJournalRecorder>(data_ / "matches"); };
  needs.problems = problemDesk();
  needs.decks = shelf_.get();
  jobs_ = std::make_unique<JobThread>();
  keeper_ = std::make_unique<MatchKeeper>(*jobs_, data_);
  needs.matches = keeper_.get();
  needs.lessonsDone = QString::fromStdString(settings_.get("lessons")).split(QLatin1Char(' '), Qt::SkipEmptyParts);
  needs.recorder = [this] { return std::make_unique<JournalRecorder>(data_ / "matches"); };
  needs.collection = [this](const naruto::Catalog& cards) -> std::shared_ptr<CollectionStore> {
    return std::make_shared<CollectionDesk>(cards, std::vector{shipped_cards(), data_ / "own-cards.db"}, person());
  };
  records_ = std::make_unique<RecordDesk>(*jobs_, data_);
  needs.records = records_.get();
  events_ = std::make_unique<EventDesk>(*jobs_, data_);
  needs.events = events_.get();
  if (!quiet()) needs.sound = [this](Sound sound) { sounds_.play(sound); };
  readPictures();
  std::vector<naruto::Deck> own;
  for (const auto& each : shelf_->decks()) own.push_back(each.deck);
  std::string unknown;
  MatchPlan plan =
      planFrom(settings_, chosenLanguage(settings_.get("language", options_.language)), decks_, own, unknown);
  if (!unknown.empty())
    tell(tr("%1: there is no edition “%2”; matches will use “%3”. Available editions: %4.")
             .arg(QString::fromStdString(settings_.file().string()), QString::fromStdString(unknown), plan.edition,
                  editionIds()));
  if (!applyOptions(plan)) return false;
  if (const QStringList refused = keysFrom(settings_); !refused.isEmpty())
    tell(tr("%1: invalid keys, replaced by the defaults: %2.")
             .arg(QString::fromStdString(settings_.file().string()), refused.join(QStringLiteral(", "))));
  window_ = std::make_unique<Shell>(std::move(needs), plan);
  window_->setQuestions(!quiet());
  connect(window_.get(), &Shell::planChosen, this, &WindowProgram::savePlan);
  if (gormiti()) offerGormiti();
  if (rising_) offerRising();
  offerGame();
  connect(window_.get(), &Shell::languageChosen, this, &WindowProgram::chooseLanguage);
  connect(window_.get(), &Shell::keysChosen, this, [this] {
    keepKeys(settings_);
    save();
  });
  connect(window_.get(), &Shell::picturesChosen, this, &WindowProgram::choosePictures);
  connect(&pictures_, &OwnPictures::problemFound, window_.get(), &Shell::problemsChanged);
  connect(window_.get(), &Shell::lessonsDone, this, [this](const QStringList& ids) {
    settings_.set("lessons", ids.join(QLatin1Char(' ')).toStdString());
    save();
  });
  arrangeAsKept();
  if (const auto parts = QString::fromStdString(options_.size).split(QLatin1Char('x')); parts.size() == 2)
    window_->placeAt(placeOf({parts[0].toInt(), parts[1].toInt()}, window_->screen()->availableGeometry()));
  if (options_.firstPaint) window_->installEventFilter(this);
  window_->show();
  connect(window_->windowHandle(), &QWindow::screenChanged, this, &WindowProgram::arrangeWordsAsKept);
  return true;
}

/// Window and table as they stood last on this screen. What a program does by itself is nobody's choice.
void WindowProgram::arrangeAsKept() {
  if (quiet()) return;
  const TableArrangement kept = arrangementFrom(settings_, window_->screen()->name());
  if (kept.window.isEmpty()) window_->placeFirst(window_->screen()->availableGeometry());
  window_->setArrangement(kept);
  connect(window_.get(), &Shell::arranged, this, [this] {
    keepArrangement(settings_, window_->screen()->name(), window_->arrangement());
    save();
  });
}

/// On another screen the table is arranged as it was there; the window stays where it was moved.
void WindowProgram::arrangeWordsAsKept(QScreen* screen) {
  if (quiet() || screen == nullptr) return;
  TableArrangement arrangement = arrangementFrom(settings_, screen->name());
  arrangement.window.clear();
  window_->setArrangement(arrangement);
}

PersonDatabase& WindowProgram::person() {
  if (!person_) {
    person_ = PersonDatabase::open(data_ / "person.db");
    if (person_->problem()) std::cerr << text_of(*person_->problem()) << std::endl;
    person_->set_patience(kWindowPatience);
    person_->when_written([this] {
      if (!settling_.isActive()) settling_.start();
    });
    settle();  // its first step has made its tables
  }
  return *person_;
}

void WindowProgram::settle() {
  if (person_) person_->settle();
}

void WindowProgram::end() {
  while (QWidget* popup = QApplication::activePopupWidget())
    if (!popup->close()) break;
  for (QWidget* widget : QApplication::topLevelWidgets())
    if (auto* dialog = qobject_cast<QDialog*>(widget); dialog && dialog->isVisible()) dialog->reject();
  sessionEnds();
  if (window_) window_->close();
  QApplication::exit(0);
}

void WindowProgram::sessionEnds() {
  if (window_) window_->endSession();
  settle();
}

bool WindowProgram::loadDecks(DeckShelf& shelf) {
  std::vector<StorageProblem> problems;
  decks_ = ready_decks(problems);
  QStringList unread;
  for (const auto& problem : problems) unread.append(QString::fromStdString(text_of(problem)));
  if (!unread.empty())
    tell(tr("%n ready-made deck(s) cannot be read.", nullptr, static_cast<int>(unread.size())),
         unread.join(QLatin1Char('\n')));
  for (const auto& name : options_.decks) {
    auto deck = load_deck(name);
    if (!deck) {
      tell(QString::fromStdString(text_of(deck.problem())));
      return false;
    }
    const auto same = [&](const naruto::Deck& other) { return other.id == deck->id; };
    if (std::none_of(decks_.begin(), decks_.end(), same)) decks_.push_back(*deck);
  }
  if (decks_.empty()) {
    tell(tr("There are no decks to play with: the folder of ready-made decks is missing or empty."),
         QString::fromStdString(shipped_decks().string()));
    return false;
  }
  shelf.ready = decks_;
  shelf.open = [](const QString& path) -> std::variant<naruto::Deck, QString> {
    auto deck = load_deck(path.toStdString());
    if (!deck) return QString::fromStdString(text_of(deck.problem()));
    return std::move(*deck);
  };
  return true;
}

bool WindowProgram::applyOptions(MatchPlan& plan) {
  if (!options_.edition.empty()) {
    plan.edition = QString::fromStdString(options_.edition);  // a plan with another one goes no further
    if (!naruto::find_edition(options_.edition)) {
      tell(tr("There is no edition “%1”. Available editions: %2.").arg(plan.edition, editionIds()));
      return false;
    }
  }
  for (const PlayerId player : table::kPlayers) {
    if (options_.decks.size() != 2) break;
    const auto deck = load_deck(options_.decks[table::index(player)]);
    if (!deck) return false;
    plan.seats[player].deck = *deck;
    plan.seats[player].deckId = QString::fromStdString(deck->id);
  }
  if (!options_.language.empty())
    for (auto& seat : plan.seats.values) seat.language = QString::fromStdString(options_.language);
  if (!options_.theme.empty()) plan.themeName = QString::fromStdString(options_.theme);
  if (!options_.table.empty()) plan.tableName = QString::fromStdString(options_.table);
  if (!options_.secrecy.empty()) plan.secrecy = secrecyOf(options_.secrecy).value_or(Secrecy::Hold);
  if (options_.pace) plan.pace = *options_.pace;
  if (options_.autoplay && !options_.pace) plan.pace = 0;
  return true;
}

void WindowProgram::savePlan(const MatchPlan& plan) {
  if (options_.autoplay) return;  // not a person's choice
  keepPlan(settings_, plan);
  save();
}

void WindowProgram::chooseLanguage(const QString& language) {
  settings_.set("language", language.toStdString());
  save();
  setLanguage(language);
}

void WindowProgram::save() {
  if (const auto problem = settings_.save(); problem && saved_) {
    saved_ = false;  // told once
    tell(QString::fromStdString(text_of(*problem)));
  }
}

}  // namespace playsheet
