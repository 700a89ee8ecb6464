// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rising_clan/rising_played.h"

#include <QCoreApplication>

#include "engine/rising_clan/state/game_state.h"
#include "engine/table/keyed_rows.h"
#include "ui/speech/words.h"
#include "ui/wording/rising_clan/words.h"

namespace playsheet {
namespace {

using rising_clan::EndCause;

QString sayOfRisingPlayed(const char* text) { return QCoreApplication::translate("RisingMatches", text); }

constexpr table::KeyedRows<EndCause, const char*, 7> kRisingEndWords{{
    {EndCause::none, ""},
    {EndCause::won, QT_TRANSLATE_NOOP("RisingMatches", "rival or goal")},
    {EndCause::last_clan, QT_TRANSLATE_NOOP("RisingMatches", "last clan in the game")},
    {EndCause::dawn, QT_TRANSLATE_NOOP("RisingMatches", "dawn")},
    {EndCause::last_stand, QT_TRANSLATE_NOOP("RisingMatches", "last stand")},
    {EndCause::nobody_left, QT_TRANSLATE_NOOP("RisingMatches", "nobody left")},
    {EndCause::no_game, ""},
}};

}  // namespace

PlayedWords risingPlayed(const rising_clan::Catalog& cards) {
  PlayedWords words;
  words.game = "rising-clan";
  words.form = "variant";
  words.title = QStringLiteral("Rising Clan");
  words.tongue = "gormiti";
  words.draws = false;
  words.formHead = [] { return sayOfRisingPlayed(QT_TRANSLATE_NOOP("RisingMatches", "Variant")); };
  words.allForms = [] { return sayOfRisingPlayed(QT_TRANSLATE_NOOP("RisingMatches", "All variants")); };
  words.formTitle = [](const std::string& id) { return QString::fromStdString(id); };
  words.deck = [](const std::string& written) { return QString::fromStdString(written); };
  words.card = [&cards](const std::string& code) {
    const auto id = cards.find(code);
    return id ? QString::fromStdString(rising_clan_wording::in_language(cards[*id].name, programWording())) : QString();
  };
  words.reason = [](const std::string& written) {
    const auto cause = table::from_name<EndCause>(written);
    const QString said = cause ? sayOfRisingPlayed(kRisingEndWords[*cause]) : QString();
    return said.isEmpty() ? QString::fromStdString(written) : said;
  };
  return words;
}

}  // namespace playsheet
