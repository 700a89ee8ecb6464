// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "app/storage/settings.h"
#include "ui/gormiti/gormiti_decks.h"
#include "ui/gormiti/gormiti_plan.h"
#include "ui/naruto/match_plan.h"
#include "ui/rising_clan/rising_plan.h"

/// The match that was put together last, as settings.
namespace playsheet {

/// A language of the program, or that of the system if there is none; English for all others.
QString chosenLanguage(const std::string& wanted);

/// "open", "hold", "curtain", as in the settings and on the command line.
std::optional<Secrecy> secrecyOf(const std::string& name);

/// What cannot be read, or is not there any more, is as in a first match. `language`: of seats that have none;
/// `ready`: at least one deck; `own`: the person's; `unknown`: what is to be told, an edition that nobody knows.
MatchPlan planFrom(const Settings& settings, const QString& language, const std::vector<naruto::Deck>& ready,
                   const std::vector<naruto::Deck>& own, std::string& unknown);

/// "usa-1.3, panini, ...": what can be chosen.
QString editionIds();

void keepPlan(Settings& settings, const MatchPlan& plan);

/// The match of Gormiti that was put together last. What cannot be read is as in a first match; `unknown`: house rules
/// that are none, or with which no game ends, to be told.
GormitiPlan gormitiPlanFrom(const Settings& settings, const QString& language, const gormiti::Catalog& cards,
                            QStringList& unknown);
void keepGormitiPlan(Settings& settings, const GormitiPlan& plan);

/// The match of Rising Clan that was put together last; likewise.
RisingPlan risingPlanFrom(const Settings& settings, const QString& language, QStringList& unknown);
void keepRisingPlan(Settings& settings, const RisingPlan& plan);

}  // namespace playsheet
