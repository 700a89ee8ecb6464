// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_program.h"

#include <QApplication>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QLocale>
#include <QMessageBox>
#include <QScreen>
#include <QStandardPaths>
#include <QTimer>
#include <QUrl>
#include <QWindow>
#include <iostream>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "app/arrangement_settings.h"
#include "app/card_problems.h"
#include "app/cards_command.h"
#include "app/collection_desk.h"
#include "app/deck_shelf.h"
#include "app/journal_recorder.h"
#include "app/locations.h"
#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/match/autoplay.h"
#include "ui/match/match_form.h"
#include "ui/match/match_table.h"
#include "ui/match/seat_words.h"
#include "ui/match/start_page.h"

namespace playsheet {
namespace {

constexpr const char* kDrawn = "drawn";  ///< no pictures of one's own

constexpr std::array<const char*, 3> kSecrecies{"open", "hold", "curtain"};

Secrecy secrecyFrom(const std::string& name) {
  for (std::size_t i = 0; i < kSecrecies.size(); ++i)
    if (name == kSecrecies[i]) return static_cast<Secrecy>(i);
  return Secrecy::Hold;
}

constexpr std::array<const char*, 3> kShowdownStops{"read", "timed", "never"};

ShowdownStop showdownStopFrom(const std::string& name) {
  for (std::size_t i = 0; i < kShowdownStops.size(); ++i)
    if (name == kShowdownStops[i]) return static_cast<ShowdownStop>(i);
  return ShowdownStop::Read;
}

std::string keyOf(PlayerId player, const char* what) {
  return (player == PlayerId::south ? std::string("south.") : std::string("north.")) + what;
}

QString chosenLanguage(const std::string& wanted) {
  if (!wanted.empty()) return QString::fromStdString(wanted);
  const QString system = QLocale::system().name();
  if (system.startsWith(QStringLiteral("it"))) return QStringLiteral("it");
  if (system.startsWith(QStringLiteral("pt"))) return QStringLiteral("pt_BR");
  return QStringLiteral("en");
}

}  // namespace

ShippedCards readShippedCards() {
  ShippedCards shipped{std::make_unique<naruto::Catalog>(), std::nullopt};
  if (const auto loaded = load_shipped_cards(*shipped.cards); !loaded)
    shipped = {std::make_unique<naruto::Catalog>(), loaded.problem()};  // perhaps half of them were there
#ifdef __GLIBC__
  malloc_trim(0);  // what reading needed belongs to this thread, which ends: nobody would use it again
#endif
  return shipped;
}

WindowProgram::WindowProgram(WindowOptions options, std::future<ShippedCards> shipped)
    : options_(std::move(options)), shipped_(std::move(shipped)) {}

WindowProgram::~WindowProgram() = default;

bool WindowProgram::quiet() const {
  return options_.autoplay || options_.firstPaint || !options_.screenshot.empty() ||
         QGuiApplication::platformName() == QStringLiteral("offscreen");
}

void WindowProgram::tell(const QString& sentence) const {
  std::cerr << sentence.toStdString() << std::endl;
  if (!quiet()) QMessageBox::critical(window_.get(), QStringLiteral("Playsheet"), sentence);
}

void WindowProgram::fail(const QString& sentence) {
  tell(sentence);
  QApplication::exit(1);
}

void WindowProgram::setLanguage(const QString& language) {
  QApplication::removeTranslator(&translator_);
  if (translator_.load(QStringLiteral(":/i18n/playsheet_%1.qm").arg(language)))
    QApplication::installTranslator(&translator_);
  QLocale::setDefault(QLocale(language));
}

bool WindowProgram::prepare() {
  const QString standard = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
  data_ = options_.data.empty() ? std::filesystem::path(standard.toStdString()) : std::filesystem::path(options_.data);
  std::optional<StorageProblem> problem;
  settings_ = Settings::load(data_ / "settings.ini", problem);
  setLanguage(chosenLanguage(options_.language.empty() ? settings_.get("language") : options_.language));
  if (problem)
    tell(tr("The settings cannot be read; they start anew.") + QLatin1Char('\n') +
         QString::fromStdString(text_of(*problem)));
  // Before the window: the match dialog looks at the decks at once.
  if (!addCards(shipped_.get()) && quiet()) {
    tell(tr("The cards cannot be read."));
    return false;
  }
  WindowNeeds needs;
  needs.cards = cards_.back().get();
  needs.problems = problemDesk();
  if (!loadDecks(needs.shelf)) return false;
  shelf_ = deckShelf(person());
  needs.decks = shelf_.get();
  needs.lessonsDone = QString::fromStdString(settings_.get("lessons")).split(QLatin1Char(' '), Qt::SkipEmptyParts);
  needs.recorder = [this] { return std::make_unique<JournalRecorder>(data_ / "matches"); };
  needs.collection = [this](const naruto::Catalog& cards) -> std::shared_ptr<CollectionStore> {
    return std::make_shared<CollectionDesk>(cards, std::vector{shipped_cards(), data_ / "own-cards.db"}, person());
  };
  if (!quiet()) needs.sound = [this](Sound sound) { sounds_.play(sound); };
  QApplication::setFont(fonts::ui(14));
  readPictures();
  MatchPlan plan = planFromSettings();
  if (!applyOptions(plan)) return false;
  window_ = std::make_unique<MatchWindow>(std::move(needs), plan);
  window_->setQuestions(!quiet());
  connect(window_.get(), &MatchWindow::planChosen, this, &WindowProgram::savePlan);
  connect(window_.get(), &MatchWindow::languageChosen, this, &WindowProgram::chooseLanguage);
  connect(window_.get(), &MatchWindow::picturesChosen, this, [this](const QString& folder) {
    settings_.set("pictures", folder.isEmpty() ? kDrawn : folder.toStdString());
    save();
    readPictures();
  });
  connect(&pictures_, &OwnPictures::problemFound, window_.get(), &MatchWindow::problemsChanged);
  connect(window_.get(), &MatchWindow::lessonsDone, this, [this](const QStringList& ids) {
    settings_.set("lessons", ids.join(QLatin1Char(' ')).toStdString());
    save();
  });
  arrangeAsKept();
  if (const auto parts = QString::fromStdString(options_.size).split(QLatin1Char('x')); parts.size() == 2)
    window_->resize(parts[0].toInt(), parts[1].toInt());
  if (options_.firstPaint) window_->installEventFilter(this);
  window_->show();
  connect(window_->windowHandle(), &QWindow::screenChanged, this, &WindowProgram::arrangeWordsAsKept);
  return true;
}

/// Window and table as they stood last on this screen. What a program does by itself is nobody's choice.
void WindowProgram::arrangeAsKept() {
  if (quiet()) return;
  window_->setArrangement(arrangementFrom(settings_, window_->screen()->name()));
  connect(window_.get(), &MatchWindow::arranged, this, [this] {
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

/// A source with a fault stops no other one: what is wrong is told on its page. False if the shipped cards are missing.
bool WindowProgram::addCards(ShippedCards shipped) {
  cards_.push_back(std::move(shipped.cards));
  own_ = add_own_cards(data_, *cards_.back(), index_texts);
  if (shipped.problem) own_.problems.insert(own_.problems.begin(), *shipped.problem);
  for (const auto& problem : own_.problems) std::cerr << text_of(problem) << std::endl;
  for (const auto& message : own_.messages) std::cerr << naruto::text_of(message) << std::endl;
  return !shipped.problem;
}

void WindowProgram::readCardsAgain() {
  addCards(readShippedCards());
  window_->setCards(*cards_.back());
  std::erase_if(cards_, [&, newest = cards_.back().get()](const auto& cards) {
    return cards.get() != newest && cards.get() != window_->cardsInPlay();
  });
}

ProblemDesk WindowProgram::problemDesk() {
  const std::filesystem::path folder = data_ / "cards";
  ProblemDesk desk;
  desk.folder = QString::fromStdString(folder.string());
  desk.list = [this](const QString& language) {
    auto problems = problemsOf(own_, language);
    for (const auto& each : pictures_.problems()) problems.push_back(problemOf(each, language));
    return problems;
  };
  desk.readAgain = [this] { readCardsAgain(); };
  desk.openFolder = [folder, url = QUrl::fromLocalFile(desk.folder)] {
    std::error_code error;  // a folder that cannot be made is not opened either
    std::filesystem::create_directories(folder, error);
    QDesktopServices::openUrl(url);
  };
  return desk;
}

PersonDatabase& WindowProgram::person() {
  if (!person_) {
    person_ = PersonDatabase::open(data_ / "person.db");
    if (person_->problem()) std::cerr << text_of(*person_->problem()) << std::endl;
  }
  return *person_;
}

bool WindowProgram::loadDecks(DeckShelf& shelf) {
  std::vector<StorageProblem> problems;
  decks_ = ready_decks(problems);
  for (const auto& problem : problems)
    tell(tr("A ready deck cannot be read.") + QLatin1Char('\n') + QString::fromStdString(text_of(problem)));
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
    tell(tr("There is no deck to play with: the folder of ready decks is missing or empty.") + QLatin1Char('\n') +
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

namespace {

/// "A-06=no A-85=never", as in the settings.
std::string textOf(const std::vector<naruto::HouseRuling>& rulings) {
  QStringList parts;
  for (const auto& each : rulings)
    parts.append(
        QStringLiteral("%1=%2").arg(QString::fromUtf8(each.ruling->id.data(), static_cast<int>(each.ruling->id.size())),
                                    QString::fromUtf8(each.ruling->values[each.value].data(),
                                                      static_cast<int>(each.ruling->values[each.value].size()))));
  return parts.join(QLatin1Char(' ')).toStdString();
}

/// What this version does not know is left out: the edition's answer holds then.
std::vector<naruto::HouseRuling> rulingsFrom(const QString& text) {
  std::vector<naruto::HouseRuling> rulings;
  for (const QString& part : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    const naruto::Ruling* ruling = naruto::find_ruling(part.section(QLatin1Char('='), 0, 0).toStdString());
    if (ruling == nullptr) continue;
    if (const auto value = naruto::find_value(*ruling, part.section(QLatin1Char('='), 1).toStdString()))
      rulings.push_back({ruling, *value});
  }
  return rulings;
}

}  // namespace

MatchPlan WindowProgram::planFromSettings() const {
  MatchPlan plan;
  const QString language = chosenLanguage(settings_.get("language", options_.language));
  for (const PlayerId player : table::kPlayers) {
    SeatChoice& seat = plan.seats[player];
    seat.name = QString::fromStdString(settings_.get(keyOf(player, "name"))).left(24);
    seat.language = QString::fromStdString(settings_.get(keyOf(player, "language"), language.toStdString()));
    seat.mark = QString::fromStdString(settings_.get(keyOf(player, "mark")));
    if (!seatMarks().contains(seat.mark)) seat.mark = seatMarks().value(player == PlayerId::south ? 0 : 1);
    seat.deckId = QString::fromStdString(settings_.get(keyOf(player, "deck")));
    plan.stops[player] = stopsFrom(
        QString::fromStdString(settings_.get(keyOf(player, "stops"), textOf(StopSet::usual()).toStdString())));
    const std::size_t fallback = std::min(decks_.size() - 1, table::index(player));
    seat.deck = decks_[fallback];
    for (const auto& deck : decks_)  // the two that a first match is played with
      if (deck.id == (player == PlayerId::south ? "clones" : "embers")) seat.deck = deck;
    for (const auto& deck : decks_)
      if (QString::fromStdString(deck.id) == seat.deckId) seat.deck = deck;
    if (seat.deckId.startsWith(QStringLiteral("own-")))
      for (const auto& own : shelf_->decks())
        if (QString::fromStdString(own.deck.id) == seat.deckId) seat.deck = own.deck;
    seat.deckId = QString::fromStdString(seat.deck.id);
  }
  plan.edition = QString::fromStdString(settings_.get("edition"));
  plan.rulings = rulingsFrom(QString::fromStdString(settings_.get("rulings")));
  plan.secrecy = secrecyFrom(settings_.get("secrecy", "hold"));
  plan.themeName = QString::fromStdString(settings_.get("theme", "dark"));
  plan.tableName = QString::fromStdString(settings_.get("table", "lacquer"));
  const std::string pace = settings_.get("pace", "2");
  plan.pace = pace == "0" ? 0 : (pace == "1" ? 1 : 2);
  plan.sound = settings_.get("sound", "yes") == "yes";
  plan.showdown = showdownStopFrom(settings_.get("showdown", "read"));
  plan.bestOf = settings_.get("best_of") == "3" ? 3 : 1;
  plan.reading.names = table::from_name<wording::CardNames>(settings_.get("names")).value_or(wording::CardNames{});
  plan.reading.reminders = settings_.get("reminders") == "yes";
  const QString log = QString::fromStdString(settings_.get("log_language"));
  const auto& known = seatLanguages();
  if (std::find(known.begin(), known.end(), log) != known.end()) plan.reading.log = log;
  return plan;
}

bool WindowProgram::applyOptions(MatchPlan& plan) {
  if (!options_.edition.empty()) {
    plan.edition = QString::fromStdString(options_.edition);
    if (!naruto::find_edition(options_.edition)) {
      tell(tr("There is no edition \"%1\".").arg(plan.edition));
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
  if (!options_.secrecy.empty()) plan.secrecy = secrecyFrom(options_.secrecy);
  if (options_.pace) plan.pace = *options_.pace;
  if (options_.autoplay && !options_.pace) plan.pace = 0;
  return true;
}

void WindowProgram::savePlan(const MatchPlan& plan) {
  if (options_.autoplay) return;  // not a person's choice
  for (const PlayerId player : table::kPlayers) {
    const SeatChoice& seat = plan.seats[player];
    settings_.set(keyOf(player, "name"), seat.name.toStdString());
    settings_.set(keyOf(player, "language"), seat.language.toStdString());
    settings_.set(keyOf(player, "mark"), seat.mark.toStdString());
    settings_.set(keyOf(player, "deck"), seat.deckId.toStdString());
    settings_.set(keyOf(player, "stops"), textOf(plan.stops[player]).toStdString());
  }
  settings_.set("edition", plan.edition.toStdString());
  settings_.set("rulings", textOf(plan.rulings));
  settings_.set("secrecy", kSecrecies[static_cast<std::size_t>(plan.secrecy)]);
  settings_.set("theme", plan.themeName.toStdString());
  settings_.set("table", plan.tableName.toStdString());
  settings_.set("pace", std::to_string(plan.pace));
  settings_.set("sound", plan.sound ? "yes" : "no");
  settings_.set("showdown", kShowdownStops[static_cast<std::size_t>(plan.showdown)]);
  settings_.set("best_of", std::to_string(plan.bestOf));
  settings_.set("names", table::name_of(plan.reading.names));
  settings_.set("reminders", plan.reading.reminders ? "yes" : "no");
  settings_.set("log_language", plan.reading.log.toStdString());
  save();
}

void WindowProgram::chooseLanguage(const QString& language) {
  settings_.set("language", language.toStdString());
  save();
  setLanguage(language);
}

/// From the folder that was chosen; else from that of the data folder, if it is there.
void WindowProgram::readPictures() {
  setCardPictures(&pictures_);
  const std::string chosen = settings_.get("pictures");
  const std::string folder = chosen.empty() ? (data_ / "pictures").string() : chosen;
  pictures_.setFolder(chosen == kDrawn ? QString() : QString::fromStdString(folder));
}

void WindowProgram::save() {
  if (const auto problem = settings_.save(); problem && saved_) {
    saved_ = false;  // told once
    tell(QString::fromStdString(text_of(*problem)));
  }
}

bool WindowProgram::eventFilter(QObject* watched, QEvent* event) {
  // Queued: the event comes before what it asks for is on the screen.
  if (event->type() == QEvent::Paint) QTimer::singleShot(0, this, [] { std::_Exit(0); });
  return QObject::eventFilter(watched, event);
}

void WindowProgram::run() {
  if (options_.autoplay) return autoplay();
  if (!options_.screenshot.empty()) QTimer::singleShot(0, this, &WindowProgram::takeScreenshot);
}

void WindowProgram::autoplay() {
  MatchPlan plan = window_->plan();
  const std::array<QString, 2> names{tr("South"), tr("North")};
  for (const PlayerId player : table::kPlayers)
    if (plan.seats[player].name.isEmpty()) plan.seats[player].name = names[table::index(player)];
  plan.seed = options_.seed.value_or(1);
  plan.bestOf = 1;  // it plays one game
  window_->startMatch(plan);
  autoplay_ = new Autoplay(window_->table(), plan.seed, options_.stopAfter, this);
  connect(autoplay_, &Autoplay::done, this, &WindowProgram::report);
  autoplay_->start();
}

void WindowProgram::report() {
  const auto& match = window_->table()->controller()->match();
  const auto& state = match.state();
  if (autoplay_->failed()) return fail(tr("A decision was refused: the match stands still."));
  if (state.over())
    std::cout << match.setup().seats[state.winner].name << " wins (" << table::name_of(state.end) << ")";
  else
    std::cout << "stopped";
  std::cout << ": " << state.turn << " turns, " << autoplay_->decisions() << " decisions, rewards "
            << state[PlayerId::south].rewards.size() << ":" << state[PlayerId::north].rewards.size() << ", seed "
            << match.setup().seed << std::endl;
  if (options_.screenshot.empty()) return QApplication::exit(0);
  QTimer::singleShot(0, this, &WindowProgram::takeScreenshot);
}

void WindowProgram::takeScreenshot() {
  if (window_->table()) window_->table()->sheet()->finishAnimations();
  const bool saved = window_->grab().save(QString::fromStdString(options_.screenshot));
  if (!saved) return fail(tr("The picture cannot be saved: %1").arg(QString::fromStdString(options_.screenshot)));
  QApplication::exit(0);
}

}  // namespace playsheet
