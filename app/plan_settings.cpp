// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan_settings.h"

#include <fmt/format.h>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <array>
#include <span>

#include "engine/table/clean_name.h"
#include "engine/table/option_rows.h"
#include "engine/table/players.h"
#include "ui/faces/icons.h"
#include "ui/speech/from_view.h"
#include "ui/speech/seat_words.h"

namespace playsheet {
namespace {

constexpr const char* kGormiti = "gormiti.";  ///< before its keys
constexpr const char* kRising = "rising.";

constexpr std::array<const char*, 3> kSecrecies{"open", "hold", "curtain"};

constexpr std::array<const char*, 3> kShowdownStops{"read", "timed", "never"};

ShowdownStop showdownStopFrom(const std::string& name) {
  for (std::size_t i = 0; i < kShowdownStops.size(); ++i)
    if (name == kShowdownStops[i]) return static_cast<ShowdownStop>(i);
  return ShowdownStop::Read;
}

std::string seatKey(PlayerId player, const char* what) {
  if (table::index(player) >= table::kPlayers.size()) return fmt::format("seat{}.{}", table::index(player) + 1, what);
  return (player == PlayerId::south ? std::string("south.") : std::string("north.")) + what;
}

/// "A-06=no A-85=never", as in the settings.
std::string textOf(const std::vector<naruto::HouseRuling>& rulings) {
  QStringList parts;
  for (const auto& each : rulings)
    parts.append(
        QString::fromStdString(fmt::format("{}={}", each.ruling->id, naruto::value_name(*each.ruling, each.value))));
  return parts.join(QLatin1Char(' ')).toStdString();
}

/// What this version does not know is left out: the edition's answer holds then.
std::vector<naruto::HouseRuling> rulingsFrom(const QString& text) {
  std::vector<naruto::HouseRuling> rulings;
  for (const QString& part : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    const std::string id = part.section(QLatin1Char('='), 0, 0).toStdString();
    if (const auto house = naruto::find_house_ruling(id, part.section(QLatin1Char('='), 1).toStdString()))
      rulings.push_back(*house);
  }
  return rulings;
}

/// "fighterZones=6 quickTie=1": what is not as the rules have it.
template <class Options>
std::string textOf(const Options& options, std::span<const table::OptionRow<Options>> rows) {
  QStringList parts;
  for (const auto& row : rows)
    if (row.get(options) != row.standard)
      parts.append(QStringLiteral("%1=%2").arg(fromView(row.name)).arg(row.get(options)));
  return parts.join(QLatin1Char(' ')).toStdString();
}

/// Each that can be played with those before it.
template <class Options>
Options optionsFrom(const QString& text, QStringList& unknown) {
  Options options;
  for (const QString& part : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    Options next = options;
    bool is_number = false;
    const int value = part.section(QLatin1Char('='), 1).toInt(&is_number);
    const std::string name = part.section(QLatin1Char('='), 0, 0).toStdString();
    if (is_number && set_option(next, name, value) && is_playable(next))
      options = next;
    else
      unknown.append(part);
  }
  return options;
}

/// Name, language, mark and deck of a seat; `of`: what stands before the keys.
SeatEntry seatFrom(const Settings& settings, const std::string& of, PlayerId player, const QString& language) {
  const auto kept = [&](const char* what) { return settings.get(of + seatKey(player, what)); };
  SeatEntry seat;
  seat.name = QString::fromStdString(table::clean_name(kept("name"), kLongestPlayerName));
  seat.language = QString::fromStdString(kept("language"));
  const auto& known = seatLanguages();
  if (std::find(known.begin(), known.end(), seat.language) == known.end()) seat.language = language;
  seat.mark = QString::fromStdString(kept("mark"));
  if (!seatMarks().contains(seat.mark)) seat.mark = seatMarks().value(static_cast<qsizetype>(table::index(player)));
  seat.deckId = QString::fromStdString(kept("deck"));
  return seat;
}

void keepSeat(Settings& settings, const std::string& of, PlayerId player, const SeatEntry& seat) {
  const auto keep = [&](const char* what, const QString& value) {
    settings.set(of + seatKey(player, what), value.toStdString());
  };
  keep("name", seat.name);
  keep("language", seat.language);
  keep("mark", seat.mark);
  keep("deck", seat.deckId);
}

}  // namespace

QString chosenLanguage(const std::string& wanted) {
  if (!wanted.empty()) return QString::fromStdString(wanted);
  const QString system = QLocale::system().name();
  if (system.startsWith(QStringLiteral("it"))) return QStringLiteral("it");
  if (system.startsWith(QStringLiteral("pt"))) return QStringLiteral("pt_BR");
  return QStringLiteral("en");
}

std::optional<Secrecy> secrecyOf(const std::string& name) {
  for (std::size_t i = 0; i < kSecrecies.size(); ++i)
    if (name == kSecrecies[i]) return static_cast<Secrecy>(i);
  return std::nullopt;
}

QString editionIds() {
  QStringList ids;
  for (const auto& edition : naruto::editions()) ids.append(fromView(edition.id));
  return ids.join(QStringLiteral(", "));
}

MatchPlan planFrom(const Settings& settings, const QString& language, const std::vector<naruto::Deck>& ready,
                   const std::vector<naruto::Deck>& own, std::string& unknown) {
  MatchPlan plan;
  for (const PlayerId player : table::kPlayers) {
    SeatChoice& seat = plan.seats[player];
    static_cast<SeatEntry&>(seat) = seatFrom(settings, {}, player, language);
    plan.stops[player] = stopsFrom(
        QString::fromStdString(settings.get(seatKey(player, "stops"), textOf(StopSet::usual()).toStdString())));
    const std::size_t fallback = std::min(ready.size() - 1, table::index(player));
    seat.deck = ready[fallback];
    for (const auto& deck : ready)  // the two that a first match is played with
      if (deck.id == (player == PlayerId::south ? "clones" : "embers")) seat.deck = deck;
    for (const auto& deck : ready)
      if (QString::fromStdString(deck.id) == seat.deckId) seat.deck = deck;
    for (const auto& deck : own)
      if (QString::fromStdString(deck.id) == seat.deckId) seat.deck = deck;
    seat.deckId = QString::fromStdString(seat.deck.id);
  }
  const std::string edition = settings.get("edition");
  if (naruto::find_edition(edition))
    plan.edition = QString::fromStdString(edition);
  else
    unknown = edition;
  plan.rulings = rulingsFrom(QString::fromStdString(settings.get("rulings")));
  plan.secrecy = secrecyOf(settings.get("secrecy")).value_or(Secrecy::Hold);
  plan.themeName = QString::fromStdString(settings.get("theme", "dark"));
  plan.tableName = QString::fromStdString(settings.get("table", "lacquer"));
  const std::string pace = settings.get("pace", "2");
  plan.pace = pace == "0" ? 0 : (pace == "1" ? 1 : 2);
  plan.sound = settings.get("sound", "yes") == "yes";
  plan.showdown = showdownStopFrom(settings.get("showdown", "read"));
  plan.bestOf = settings.get("best_of") == "3" ? 3 : 1;
  plan.reading.names = table::from_name<wording::CardNames>(settings.get("names")).value_or(wording::CardNames{});
  plan.reading.reminders = settings.get("reminders") == "yes";
  const QString log = QString::fromStdString(settings.get("log_language"));
  const auto& known = seatLanguages();
  if (std::find(known.begin(), known.end(), log) != known.end()) plan.reading.log = log;
  return plan;
}

void keepPlan(Settings& settings, const MatchPlan& plan) {
  for (const PlayerId player : table::kPlayers) {
    const SeatChoice& seat = plan.seats[player];
    keepSeat(settings, {}, player, seat);
    settings.set(seatKey(player, "stops"), textOf(plan.stops[player]).toStdString());
  }
  settings.set("edition", plan.edition.toStdString());
  settings.set("rulings", textOf(plan.rulings));
  settings.set("secrecy", kSecrecies[static_cast<std::size_t>(plan.secrecy)]);
  settings.set("theme", plan.themeName.toStdString());
  settings.set("table", plan.tableName.toStdString());
  settings.set("pace", std::to_string(plan.pace));
  settings.set("sound", plan.sound ? "yes" : "no");
  settings.set("showdown", kShowdownStops[static_cast<std::size_t>(plan.showdown)]);
  settings.set("best_of", std::to_string(plan.bestOf));
  settings.set("names", table::name_of(plan.reading.names));
  settings.set("reminders", plan.reading.reminders ? "yes" : "no");
  settings.set("log_language", plan.reading.log.toStdString());
}

GormitiPlan gormitiPlanFrom(const Settings& settings, const QString& language, const gormiti::Catalog& cards,
                            QStringList& unknown) {
  GormitiPlan plan;
  plan.mode = table::from_name<gormiti::Mode>(settings.get("gormiti.mode")).value_or(gormiti::Mode::strategic);
  plan.options = optionsFrom<gormiti::Options>(QString::fromStdString(settings.get("gormiti.options")), unknown);
  plan.bestOf = settings.get("gormiti.best_of") == "3" ? 3 : 1;
  plan.secrecy = secrecyOf(settings.get("gormiti.secrecy")).value_or(Secrecy::Hold);
  for (const PlayerId player : table::kPlayers) {
    SeatEntry& seat = plan.seats[player];
    seat = seatFrom(settings, kGormiti, player, language);
    const auto* deck = cards.deck(seat.deckId.toStdString());
    const bool own = seat.deckId.startsWith(QLatin1String(kOwnGormitiDeck));  // the form knows whether it is there
    if (!own && (!deck || deck->mode != plan.mode)) seat.deckId.clear();
  }
  return plan;
}

void keepGormitiPlan(Settings& settings, const GormitiPlan& plan) {
  for (const PlayerId player : table::kPlayers) keepSeat(settings, kGormiti, player, plan.seats[player]);
  settings.set("gormiti.best_of", std::to_string(plan.bestOf));
  settings.set("gormiti.mode", table::name_of(plan.mode));
  settings.set("gormiti.options", textOf(plan.options, gormiti::option_rows()));
  settings.set("gormiti.secrecy", kSecrecies[static_cast<std::size_t>(plan.secrecy)]);
}

RisingPlan risingPlanFrom(const Settings& settings, const QString& language, QStringList& unknown) {
  RisingPlan plan;
  plan.options = optionsFrom<rising_clan::Options>(QString::fromStdString(settings.get("rising.options")), unknown);
  plan.group = settings.get("rising.group") == "2" ? 2 : 1;
  plan.secrecy = settings.get("rising.secrecy") == "open" ? Secrecy::Open : Secrecy::Curtain;
  const int players = QString::fromStdString(settings.get("rising.players", "4")).toInt();
  for (int i = 0; i < std::clamp(players, 2, static_cast<int>(table::kMostPlayers)); ++i)
    plan.seats.push_back(seatFrom(settings, kRising, table::player_at(static_cast<std::size_t>(i)), language));
  return plan;
}

void keepRisingPlan(Settings& settings, const RisingPlan& plan) {
  for (std::size_t i = 0; i < plan.seats.size(); ++i) keepSeat(settings, kRising, table::player_at(i), plan.seats[i]);
  settings.set("rising.players", std::to_string(plan.seats.size()));
  settings.set("rising.group", std::to_string(plan.group));
  settings.set("rising.options", textOf(plan.options, rising_clan::option_rows()));
  settings.set("rising.secrecy", kSecrecies[static_cast<std::size_t>(plan.secrecy)]);
}

}  // namespace playsheet
