// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gormiti/gormiti_played.h"

#include <QCoreApplication>

#include "engine/gormiti/state/game_state.h"
#include "engine/table/keyed_rows.h"
#include "ui/gormiti/gormiti_desk.h"
#include "ui/speech/from_view.h"
#include "ui/speech/words.h"
#include "ui/wording/gormiti/words.h"

namespace playsheet {
namespace {

using gormiti::EndReason;

QString sayOfGormitiPlayed(const char* text) { return QCoreApplication::translate("GormitiMatches", text); }

constexpr table::KeyedRows<EndReason, const char*, 9> kGormitiEndWords{{
    {EndReason::none, ""},
    {EndReason::hero_defeated, QT_TRANSLATE_NOOP("GormitiMatches", "Hero defeated")},
    {EndReason::conceded, QT_TRANSLATE_NOOP("GormitiMatches", "concession")},
    {EndReason::stalemate, QT_TRANSLATE_NOOP("GormitiMatches", "stalemate")},
    {EndReason::quiet, QT_TRANSLATE_NOOP("GormitiMatches", "too many quiet turns")},
    {EndReason::turn_limit, QT_TRANSLATE_NOOP("GormitiMatches", "turn limit")},
    {EndReason::rounds, QT_TRANSLATE_NOOP("GormitiMatches", "rounds")},
    {EndReason::last_round, QT_TRANSLATE_NOOP("GormitiMatches", "last round")},
    {EndReason::no_game, ""},
}};

}  // namespace

PlayedWords gormitiPlayed(const gormiti::Catalog& cards) {
  PlayedWords words;
  words.game = "gormiti";
  words.form = "mode";
  words.title = QStringLiteral("Gormiti");
  words.tongue = kGormitiTongue;
  words.formHead = [] { return sayOfGormitiPlayed(QT_TRANSLATE_NOOP("GormitiMatches", "Mode")); };
  words.allForms = [] { return sayOfGormitiPlayed(QT_TRANSLATE_NOOP("GormitiMatches", "All modes")); };
  words.formTitle = [](const std::string& id) {
    const auto mode = table::from_name<gormiti::Mode>(id);
    if (!mode) return QString::fromStdString(id);
    const std::string_view name = gormiti_wording::name_of(*mode, programWording());
    return fromView(name);
  };
  words.deck = [&cards](const std::string& written) {
    for (const gormiti::ReadyDeck& deck : cards.decks())
      if (deck.name.en == written)
        return QString::fromStdString(gormiti_wording::in_language(deck.name, programWording()));
    return QString::fromStdString(written);
  };
  words.card = [&cards](const std::string& code) {
    const auto id = cards.find(code);
    return id ? QString::fromStdString(gormiti_wording::in_language(cards[*id].name, programWording())) : QString();
  };
  words.reason = [](const std::string& written) {
    const auto reason = table::from_name<EndReason>(written);
    const QString said = reason ? sayOfGormitiPlayed(kGormitiEndWords[*reason]) : QString();
    return said.isEmpty() ? QString::fromStdString(written) : said;
  };
  return words;
}

}  // namespace playsheet
