// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/options/options.h"

#include <algorithm>
#include <array>
#include <type_traits>

namespace rising_clan {
namespace {

template <auto Member>
constexpr OptionRow row(std::string_view id, std::string_view name, std::string_view rule, int least, int most) {
  using T = std::remove_reference_t<decltype(Options{}.*Member)>;
  const int standard = static_cast<int>(Options{}.*Member);
  return {id,
          name,
          rule,
          standard,
          least,
          most,
          standard,
          [](const Options& options) { return static_cast<int>(options.*Member); },
          [](Options& options, int value) { options.*Member = static_cast<T>(value); }};
}
template <auto Member>
constexpr OptionRow row_or(std::string_view id, std::string_view name, std::string_view rule, int least, int most,
                           int also) {
  OptionRow out = row<Member>(id, name, rule, least, most);
  out.or_also = also;
  return out;
}

constexpr std::array<OptionRow, 28> kRows{
    row_or<&Options::hand_limit>("R-O01", "handLimit", "R-202", 5, 12, kNone),
    row<&Options::start_hand>("R-O02", "startHand", "R-202", 3, 7),
    row<&Options::hands_rule>("R-O03", "handsRule", "R-215", 0, 1),
    row_or<&Options::cards_per_roll>("R-O04", "cardsPerRoll", "R-217", 1, 3, kNone),
    row<&Options::open_obliged>("R-O05", "openObliged", "R-205", 0, 1),
    row<&Options::all_markers>("R-O06", "allMarkers", "R-208", 0, 1),
    row<&Options::rest_action>("R-O07", "restAction", "R-224", 0, 1),
    row<&Options::free_is_action>("R-O08", "freeIsAction", "R-224", 0, 1),
    row<&Options::exchange>("R-O09", "exchange", "R-226", 0, 1),
    row<&Options::substitutions>("R-O10", "substitutions", "R-231", 0, 4),
    row<&Options::substitution_look>("R-O11", "substitutionLook", "R-231", 0, 1),
    row_or<&Options::goal_size>("R-O12", "goalSize", "R-232", 0, 0, 0),
    row<&Options::dishonour>("R-O13", "dishonour", "R-233", 0, 3),
    row_or<&Options::truce>("R-O14", "truce", "R-234", 0, 0, 0),
    row<&Options::dawn_most_events>("R-O15", "dawn", "R-235", 0, 1),
    row_or<&Options::last_stand>("R-O16", "lastStand", "R-236", 5, 5, 0),
    row<&Options::recall_acts>("R-O17", "recallActs", "R-219", 0, 1),
    row<&Options::sole_winner_supreme>("R-O18", "soleWinnerSupreme", "R-409", 0, 1),
    row<&Options::last_clan_wins>("R-O19", "lastClanWins", "R-410", 0, 1),
    row<&Options::challenge_others>("R-O20", "challengeOthers", "R-508", 0, 1),
    row<&Options::two_random>("R-O21", "twoDeal", "R-805", 0, 1),
    row<&Options::three_by_lot>("R-O22", "threeGroup", "R-802", 0, 1),
    row<&Options::ensure_rival>("R-O23", "ensureRival", "R-807", 0, 1),
    row<&Options::target_score>("R-O24", "targetScore", "R-1017", 30, 150),
    row<&Options::last_clan_point>("R-O25", "lastClanPoint", "R-1007", 0, 1),
    row<&Options::window_each>("R-O26", "windowCall", "R-1104", 0, 1),
    row<&Options::secret_join>("R-O27", "secretJoin", "R-247", 0, 1),
    row<&Options::first_draw>("R-O28", "firstDraw", "R-203", 1, 1),
};

}  // namespace

std::span<const OptionRow> option_rows() { return kRows; }

const OptionRow* find_option(std::string_view name) {
  const auto at = std::find_if(kRows.begin(), kRows.end(), [&](const OptionRow& each) { return each.name == name; });
  return at == kRows.end() ? nullptr : &*at;
}

bool set_option(Options& options, std::string_view name, int value) {
  const OptionRow* found = find_option(name);
  if (found == nullptr || !found->fits(value)) return false;
  found->set(options, value);
  return true;
}

bool is_playable(const Options& options) {
  return std::all_of(kRows.begin(), kRows.end(), [&](const OptionRow& each) { return each.fits(each.get(options)); });
}

}  // namespace rising_clan
