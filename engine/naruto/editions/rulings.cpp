// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/editions/rulings.h"

#include <algorithm>
#include <array>

#include "engine/naruto/editions/agreed_list.h"

namespace naruto {
namespace {

constexpr std::array<std::string_view, 2> kNoYes{"no", "yes"};
constexpr std::array<std::string_view, 3> kNarutoCodes{"NI-S10", "NI-S11", "NI-S111"};
constexpr std::array<std::string_view, 3> kLimitedLists{"union", "rules_section", "organised_play_section"};
constexpr std::array<std::string_view, 2> kLimitBinds{"printing", "name"};
constexpr std::array<std::string_view, 2> kComponentLimits{"different_squads", "cards"};
constexpr std::array<std::string_view, 3> kTriggerOrders{"active_first", "as_they_happened", "on_the_chain"};
constexpr std::array<std::string_view, 3> kDeployed{"no", "yes", "and_growth"};
constexpr std::array<std::string_view, 3> kSetValues{"set_first", "by_time", "by_time_but_printed"};
constexpr std::array<std::string_view, 4> kCounters{"0", "1", "2", "3"};
constexpr std::array<std::string_view, 3> kPiles{"hand", "discard", "chakra"};
constexpr std::array<std::string_view, 3> kUsers{"anywhere", "in_play", "on_battlefield"};
constexpr std::array<std::string_view, 2> kUseSpent{"announced", "applied"};
constexpr std::array<std::string_view, 3> kWindows{"never", "end_of_phase", "every_action"};
constexpr std::array<std::string_view, 2> kGrowthBases{"not_deployed_this_turn", "in_village_since_turn_start"};

static_assert(static_cast<int>(Destination::hand) == 0 && static_cast<int>(Destination::chakra) == 2);

/// A ruling on one field of the edition; its values are numbered like those of the field's type.
template <auto Field>
constexpr Ruling on(std::string_view id, std::string_view key, std::span<const std::string_view> values = kNoYes) {
  return {id, key, values, [](const Edition& edition) { return static_cast<std::size_t>(edition.*Field); },
          [](Edition& edition, std::size_t number) {
            auto& field = edition.*Field;
            field = static_cast<std::remove_reference_t<decltype(field)>>(number);
          }};
}

constexpr std::array kRulings{
    on<&Edition::client_hand_cost>("A-02", "client_hand_cost"),
    on<&Edition::void_symbol>("A-05", "void_symbol"),
    on<&Edition::hand_cost_mixes_symbols>("A-06", "hand_cost_mixes_symbols"),
    on<&Edition::client_may_share_name>("A-08", "client_may_share_name"),
    on<&Edition::search_finds_base_name>("A-09", "search_finds_base_name"),
    on<&Edition::bare_traits_select_clients>("A-13", "bare_traits_select_clients"),
    on<&Edition::copies_counted_with_sideboard>("A-16", "copies_counted_with_sideboard"),
    on<&Edition::agreed_list>("A-17", "agreed_list", {}),
    on<&Edition::limited_naruto_code>("A-18", "limited_naruto_code", kNarutoCodes),
    on<&Edition::limit_binds>("A-19", "limit_binds", kLimitBinds),
    on<&Edition::foreign_keywords_rejected>("A-20", "foreign_keywords_rejected"),
    on<&Edition::sideboard_shown>("A-21", "sideboard_shown"),
    on<&Edition::component_limit>("A-22", "component_limit", kComponentLimits),
    on<&Edition::battlefield_is_village>("A-23", "battlefield_is_village"),
    on<&Edition::first_turn_beginning_effects>("A-25", "first_turn_beginning_effects"),
    on<&Edition::active_orders_beginning_effects>("A-26", "active_orders_beginning_effects"),
    on<&Edition::trigger_order>("A-29", "trigger_order", kTriggerOrders),
    on<&Edition::deployed>("A-30", "deployed", kDeployed),
    on<&Edition::growth_entrance_cost>("A-31", "growth_entrance_cost"),
    on<&Edition::platoon_may_grow>("A-32", "platoon_may_grow"),
    on<&Edition::platoon_entrance_cost>("A-33", "platoon_entrance_cost"),
    on<&Edition::platoon_is_ninja_outside_village>("A-35", "platoon_is_ninja_outside_village"),
    on<&Edition::mission_cost_before_target>("A-36", "mission_cost_before_target"),
    on<&Edition::failed_permanent_goes_to>("A-37", "failed_permanent_goes_to", kPiles),
    on<&Edition::counters_per_opposing_turn>("A-38", "counters_per_opposing_turn", kCounters),
    on<&Edition::counter_answers_mission>("A-39", "counter_answers_mission"),
    on<&Edition::attached_leaves_to>("A-40", "attached_leaves_to", kPiles),
    on<&Edition::squad_takes_superfluous>("A-42", "squad_takes_superfluous"),
    on<&Edition::all_must_join>("A-43", "all_must_join"),
    on<&Edition::vanished_blocker_frees_attacker>("A-45", "vanished_blocker_frees_attacker"),
    on<&Edition::headless_backs_damaged>("A-47", "headless_backs_damaged"),
    on<&Edition::answer_own_link>("A-52", "answer_own_link"),
    on<&Edition::user_must_be>("A-54", "user_must_be", kUsers),
    on<&Edition::use_spent>("A-56", "use_spent", kUseSpent),
    on<&Edition::this_turn_outlasts_end_effects>("A-57", "this_turn_outlasts_end_effects"),
    on<&Edition::set_values>("A-58", "set_values", kSetValues),
    on<&Edition::battles_at_one_moment>("A-59", "battles_at_one_moment"),
    on<&Edition::lasting_stops_when_injured>("A-61", "lasting_stops_when_injured"),
    on<&Edition::injure_is_damage>("A-62", "injure_is_damage"),
    on<&Edition::negated_goes_to>("A-65", "negated_goes_to", kPiles),
    on<&Edition::surge_on_standby>("A-66", "surge_on_standby"),
    on<&Edition::mastery_takes_back_entered>("A-68", "mastery_takes_back_entered"),
    on<&Edition::mastery_while_injured>("A-69", "mastery_while_injured"),
    on<&Edition::counter_window>("A-85", "counter_window", kWindows),
    on<&Edition::platoon_over_platoon>("A-86", "platoon_over_platoon"),
    on<&Edition::special_forces_are_rank>("A-91", "special_forces_are_rank"),
    on<&Edition::pool_enforced>("A-93", "pool_enforced"),
    on<&Edition::homeless_goes_to>("A-95", "homeless_goes_to", kPiles),
    on<&Edition::extra_turn_moves_marker>("A-96", "extra_turn_moves_marker"),
    on<&Edition::growth_base>("A-97", "growth_base", kGrowthBases),
    on<&Edition::squad_may_be_base>("A-99", "squad_may_be_base"),
    on<&Edition::reductions_take_number_first>("A-102", "reductions_take_number_first"),
    on<&Edition::untimed_effects_in_opposing_mission>("A-107", "untimed_effects_in_opposing_mission"),
    on<&Edition::effects_during_chain>("A-108", "effects_during_chain"),
    on<&Edition::lasting_ends_with_source>("A-109", "lasting_ends_with_source"),
    on<&Edition::negated_moves_at_once>("A-113", "negated_moves_at_once"),
    on<&Edition::absent_ninja_have_trait>("A-120", "absent_ninja_have_trait"),
    on<&Edition::cards_by_hand>("A-122", "cards_by_hand"),
    on<&Edition::mastery_follows_user>("A-123", "mastery_follows_user"),
    on<&Edition::while_in_play_needs_valid_text>("A-124", "while_in_play_needs_valid_text"),
    on<&Edition::unpayable_effects_refused>("A-125", "unpayable_effects_refused"),
    on<&Edition::cost_before_target>("A-126", "cost_before_target"),
    on<&Edition::control_must_stay>("A-127", "control_must_stay"),
    on<&Edition::modes_on_use>("A-128", "modes_on_use"),
    on<&Edition::figures_below_zero>("A-129", "figures_below_zero"),
    on<&Edition::conditions_checked_again>("A-130", "conditions_checked_again"),
    on<&Edition::limited_lists>("A-131", "limited_lists", kLimitedLists),
};

/// What the publisher of the American edition ruled in November 2010 and August 2011, after the text of its rules
/// (docs/rules/rulings.md).
constexpr std::array<PresetRuling, 6> k2011{{
    {"A-29", "on_the_chain"},
    {"A-36", "no"},
    {"A-54", "on_battlefield"},
    {"A-126", "no"},
    {"A-127", "yes"},
    {"A-128", "yes"},
}};
constexpr std::array<RulingPreset, 1> kPresets{{{"2011", k2011}}};

/// A ruling and a value as older versions knew them, and what they are called now.
struct FormerName {
  PresetRuling was, is;
};
constexpr std::array<FormerName, 2> kFormerNames{{
    {{"A-58", "no"}, {"A-129", "no"}},
    {{"A-58", "yes"}, {"A-129", "yes"}},
}};

}  // namespace

std::span<const Ruling> rulings() { return kRulings; }

const Ruling* find_ruling(std::string_view id) {
  const auto found = std::find_if(kRulings.begin(), kRulings.end(), [&](const Ruling& r) { return r.id == id; });
  return found == kRulings.end() ? nullptr : &*found;
}

std::optional<std::size_t> find_value(const Ruling& ruling, std::string_view name) {
  if (ruling.is_list()) return find_agreed_list(name);
  const auto found = std::find(ruling.values.begin(), ruling.values.end(), name);
  if (found == ruling.values.end()) return std::nullopt;
  return static_cast<std::size_t>(found - ruling.values.begin());
}

std::string_view value_name(const Ruling& ruling, std::size_t number) {
  return ruling.is_list() ? text_of_agreed_list(number) : ruling.values[number];
}

std::vector<std::string_view> value_names(const Ruling& ruling) {
  if (ruling.is_list()) return {"N-001:1+J-032:2", kNoAgreedList};
  return {ruling.values.begin(), ruling.values.end()};
}

std::optional<HouseRuling> find_house_ruling(std::string_view id, std::string_view value) {
  PresetRuling meant{id, value};
  for (const FormerName& each : kFormerNames)
    if (each.was.id == id && each.was.value == value) meant = each.is;
  const Ruling* ruling = find_ruling(meant.id);
  if (ruling == nullptr) return std::nullopt;
  const auto number = find_value(*ruling, meant.value);
  return number ? std::optional(HouseRuling{ruling, *number}) : std::nullopt;
}

std::span<const RulingPreset> ruling_presets() { return kPresets; }

const RulingPreset* find_preset(std::string_view id) {
  const auto found = std::find_if(kPresets.begin(), kPresets.end(), [&](const RulingPreset& p) { return p.id == id; });
  return found == kPresets.end() ? nullptr : &*found;
}

std::vector<HouseRuling> rulings_of(const RulingPreset& preset) {
  std::vector<HouseRuling> all;
  for (const PresetRuling& each : preset.rulings)
    if (const auto house = find_house_ruling(each.id, each.value)) all.push_back(*house);
  return all;
}

Edition with_rulings(const Edition& edition, std::span<const HouseRuling> changed) {
  Edition played = edition;
  for (const HouseRuling& each : changed) each.ruling->set(played, each.value);
  return played;
}

std::vector<HouseRuling> changed_rulings(const Edition& edition, const Edition& played) {
  std::vector<HouseRuling> changed;
  for (const Ruling& ruling : kRulings)
    if (ruling.get(edition) != ruling.get(played)) changed.push_back({&ruling, ruling.get(played)});
  return changed;
}

}  // namespace naruto
