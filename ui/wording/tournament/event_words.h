// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/tournament/event/event.h"
#include "engine/tournament/journal/phase.h"
#include "engine/tournament/results/outcome.h"
#include "engine/tournament/words/options.h"
#include "ui/wording/language.h"

/// What things of organised play are called.
namespace playsheet::tournament_wording {

using wording::Language;

/// As it is shown everywhere: with the mark that tells two of one name apart (T-P04).
std::string player_name(const tournament::Event& event, tournament::EntryId id);

std::string_view word_of(tournament::Kind kind, Language language);
std::string_view word_of(tournament::Type type, Language language);
std::string_view word_of(tournament::Status status, Language language);
std::string_view word_of(tournament::Cause cause, Language language);
std::string_view word_of(tournament::Grade grade, Language language);
std::string_view word_of(tournament::Infraction infraction, Language language);
std::string_view word_of(tournament::Moment moment, Language language);
std::string_view word_of(tournament::How how, Language language);
/// "draft", "published", "open": of a round.
std::string_view word_of(tournament::RoundState state, Language language);
std::string_view word_of(tournament::ComputedTies ties, Language language);

/// "Round 2", "Semi-finals", "Final".
std::string round_title(const tournament::Event& event, const tournament::Round& round, Language language);
/// Where the event stands: "Registration", "Round 2: draft", "Ended".
std::string phase_text(const tournament::Event& event, Language language);

/// What a match came to, as it stands in a list: "2-1", "2-0, Ada left", "bye"; empty while it is open.
std::string result_text(const tournament::Event& event, const tournament::Round& round, const tournament::Match& match,
                        Language language);
/// The same as a sentence: "Ada wins 2-1", "Ada and Bruno draw 1-1 (time)".
std::string result_sentence(const tournament::Event& event, const tournament::Match& match,
                            const tournament::Score& score, Language language);

/// Tenths as a person reads them: "9", "8.9", "8,9".
std::string points_text(int tenths, Language language);

/// The name of an option of an event, by its key; the key where it has none.
std::string_view option_word(std::string_view key, Language language);
/// A value of an option, which the journal has as `value`, in words: "40 minutes", "by the number of players".
std::string option_value_text(const tournament::OptionRow& row, std::string_view value, Language language);

}  // namespace playsheet::tournament_wording
