// SPDX-License-Identifier: GPL-3.0-or-later
// What is well formed, and yet can never do anything.
#include <fmt/format.h>

#include <algorithm>

#include "engine/naruto/cards/tree_reader.h"

namespace naruto {
namespace {

bool is_zero(const Amount& a) { return a.kind == Amount::Kind::constant && a.number == 0; }

bool has_card_test(const Filter& f) {
  return !f.attribute.empty() || f.combat || f.support || f.health || f.role || f.state || f.fighting || f.team_of ||
         f.team || f.applying;
}

}  // namespace

void TreeReader::check(const Bounds& bounds) {
  if (!bounds.at_least && !bounds.at_most)
    add(MessageCode::missing_key, {}, "at_least, at_most or both");
  else if (bounds.at_least && bounds.at_most && *bounds.at_least > *bounds.at_most)
    add(MessageCode::never_applies, fmt::format("{} to {}", *bounds.at_least, *bounds.at_most), "a range with numbers");
}

void TreeReader::check(const Compare& c) {
  if (c.at_least.empty() && c.at_most.empty() && c.below.empty() && c.above.empty())
    add(MessageCode::missing_key, {}, "at_least, at_most, below or above");
  for (const auto* bound : {&c.at_least, &c.at_most, &c.below, &c.above})
    if (bound->size() > 1) add(MessageCode::never_applies, "several amounts", "one amount");
}

void TreeReader::check(const CoinTest& test) {
  if (test.at_least && test.at_most && *test.at_least > *test.at_most)
    add(MessageCode::never_applies, fmt::format("{} to {}", *test.at_least, *test.at_most), "a range with numbers");
}

void TreeReader::check(const Target& target) {
  const auto beside = [&](bool wrong, std::string_view found, std::string_view other) {
    if (wrong) add(MessageCode::never_applies, fmt::format("\"{}\"", found), std::string(other));
  };
  const bool counted = target.n != Amount(1);
  beside(is_zero(target.n), "n", "1 or more");
  beside(target.up_to && !counted, "up_to", "n beside it");
  beside(target.any_number && (counted || target.all || target.team), "any_number", "no other number");
  beside(target.all && counted, "all", "no other number");
  beside(target.one_team && !counted && !target.any_number && !target.all, "one_team",
         "n, any_number or all beside it");
}

void TreeReader::check(const JutsuHeader& header) {
  if (header.x && !scope_.x) add(MessageCode::dangling_reference, "\"x\"", "an X in the cost");
}

/// Only its subject is chosen when a rule begins: for another card of it nobody would be asked.
void TreeReader::check_other_card(const Selector& other, std::string_view key) {
  if (other.kind != Selector::Kind::ref && other.kind != Selector::Kind::each)
    add(MessageCode::never_applies, fmt::format("\"{}\"", key),
        "a card that is known, or each that fits; `choose` it before");
}

void TreeReader::check(const MustBlock& rule) { check_other_card(rule.whom, "whom"); }

void TreeReader::check(const CannotBeBlocked& rule) {
  if (rule.except_by) check_other_card(*rule.except_by, "except_by");
}

void TreeReader::check(const TeamLimit& rule) {
  if (rule.with) check_other_card(*rule.with, "with");
}

void TreeReader::check(const CopyTrait& rule) {
  if (rule.who.kind != Selector::Kind::ref) add(MessageCode::never_applies, "a group", "one card that gets the trait");
}

void TreeReader::check(const Filter& f) {
  const auto never = [&](std::string found, std::string expected) {
    add(MessageCode::never_applies, std::move(found), std::move(expected));
  };
  if (f.top > 0 && f.zone != Zone::deck) never("top", "zone = \"deck\" beside it");
  if (f.top < 0) never("top below zero", "a number of cards");
  for (const auto* one : {&f.user, &f.attached, &f.requires_, &f.targets, &f.namesake})
    if (one->size() > 1) never("several filters", "one filter");
  if (f.type && *f.type != CardType::ninja && has_card_test(f))
    never("a test that only Ninja pass", "type = \"ninja\"");
  if (f.type && *f.type != CardType::mission && (!f.permanence.empty() || f.counter))
    never("a test that only Missions pass", "type = \"mission\"");
  if (f.type && *f.type != CardType::jutsu &&
      (f.jutsu_cost || f.cost_has_symbol || f.cost_symbols || !f.user.empty() || !f.requires_.empty() ||
       f.targets_user || f.applicable_to || f.this_turn == TurnDeed::applied))
    never("a test that only Jutsu pass", "type = \"jutsu\"");
  if (f.this_turn == TurnDeed::applied && f.type != CardType::jutsu) never("\"applied\"", "type = \"jutsu\" beside it");
  const bool in_play = !f.zone || *f.zone == Zone::village;
  if (!in_play &&
      (f.health || f.role || f.state || f.fighting || f.team_of || f.team || f.coins || f.entered_this_turn ||
       (f.this_turn && !outlasts_play(*f.this_turn)) || f.attached_to || !f.attached.empty()))
    never("a test that only cards in play pass", "no zone");
}

void TreeReader::check(const ModifyPower& rule) {
  if (is_zero(rule.combat) && is_zero(rule.support))
    add(MessageCode::never_applies, "+0/+0", "combat, support or both");
}

void TreeReader::check(const SetPower& rule) {
  if (!rule.combat && !rule.support) add(MessageCode::never_applies, {}, "combat, support or both");
}

void TreeReader::check(const LockPower& rule) {
  if (!rule.gain && !rule.lose) add(MessageCode::never_applies, {}, "gain, lose or both");
}

void TreeReader::check(const TeamPower& rule) {
  if (is_zero(rule.add) && !rule.set) add(MessageCode::never_applies, "+0", "add, set or both");
}

void TreeReader::check(const MentalPower& rule) {
  if (is_zero(rule.add) && !rule.set) add(MessageCode::never_applies, "+0", "add, set or both");
}

void TreeReader::check(const PlayLimit& rule) {
  if (rule.what == CardType::jutsu) add(MessageCode::never_applies, "jutsu", "ninja, mission or client");
  if (!rule.n && !rule.any_number && is_zero(rule.add)) add(MessageCode::never_applies, {}, "n, add or any_number");
}

void TreeReader::check(const JutsuLimit& rule) {
  if (!rule.n && !rule.one_user) add(MessageCode::never_applies, {}, "n, one_user or both");
}

void TreeReader::check(const PayAs& rule) {
  if (rule.n && *rule.n <= 0) add(MessageCode::out_of_range, fmt::format("{}", *rule.n), "1 or more");
}

void TreeReader::check(const ResultRule& rule) {
  if (rule.from.size() == 1 && rule.from.front() == rule.to)
    add(MessageCode::never_applies, table::name_of(rule.to).data(), "another result");
}

void TreeReader::check(const PreventDamage& rule) {
  if (!rule.result.empty() && rule.cause != CauseTest::any && rule.cause != CauseTest::showdown)
    add(MessageCode::never_applies, "result", "damage of the showdown");
}

void TreeReader::check(const PlayRule& rule) {
  const bool demand = rule.only_if || !rule.only_by.empty() || rule.only_through || !rule.sacrifice.empty();
  const bool permit = rule.outside_limit || rule.beside_same_name || rule.over_growth_coins;
  if (!demand && !permit && !rule.enters_injured && !rule.enters_with && !rule.to)
    add(MessageCode::never_applies, {}, "something said of the entry: outside_limit, only_if, enters_injured ...");
  const bool limited = rule.how != Entry::any;
  if (limited && (rule.how != Entry::deploy || !(rule.beside_same_name || rule.enters_injured)))
    add(MessageCode::never_applies, fmt::format("\"{}\"", table::name_of(rule.how)),
        "deploy, with beside_same_name or enters_injured");
  for (const Entry entry : rule.only_by)
    if (entry == Entry::any || entry == Entry::deploy)
      add(MessageCode::never_applies, std::string(table::name_of(entry)), "a way that is not a deployment");
}

void TreeReader::check(const Static& text) {
  check_open_zone(text.from);
  for (const Rule& rule : text.rules)
    if (std::holds_alternative<CountsAsNinja>(rule))
      add(MessageCode::never_applies, "\"counts_as_ninja\" in a static text", "an effect with until");
}

/// Where a text can work that everybody sees to be in force.
void TreeReader::check_open_zone(const std::optional<Zone>& from) {
  if (from && *from != Zone::chakra && *from != Zone::discard)
    add(MessageCode::never_applies, fmt::format("\"{}\"", table::name_of(*from)), "chakra or discard");
}

void TreeReader::check(const Activated& a) {
  if (a.from && *a.from != Zone::hand && *a.from != Zone::chakra && *a.from != Zone::discard &&
      *a.from != Zone::reinforcement)
    add(MessageCode::never_applies, fmt::format("\"{}\"", table::name_of(*a.from)),
        "hand, chakra, discard or reinforcement");
  if (a.paid_on_use && !a.pay) add(MessageCode::never_applies, "\"paid_on_use\"", "pay beside it");
  const auto is_x = [](const Amount& n) { return n.kind == Amount::Kind::x; };
  if (a.paid_on_use && a.pay && (is_x(a.pay->chakra) || is_x(a.pay->hand) || a.pay->reveal_hand))
    add(MessageCode::never_applies, "\"paid_on_use\"", "a price that is known beforehand");
  if (a.bearer && a.from) add(MessageCode::never_applies, "\"from\"", "no zone: its bearers are in play");
  if (a.from == Zone::reinforcement && a.when != Window::own_mission_phase)
    add(MessageCode::never_applies, "another moment for a text of the reinforcement deck", "own_mission_phase");
}

void TreeReader::check(const MissionHeader& header) {
  if ((header.permanence == Permanence::coins) == is_zero(header.coins))
    add(MessageCode::never_applies, fmt::format("{} coins", header.coins.number),
        "permanence = \"coins\" together with a number of coins");
  if (header.attach && header.permanence == Permanence::none)
    add(MessageCode::never_applies, "attach", "a permanent Mission");
  if (header.follows_controller && !header.attach)
    add(MessageCode::never_applies, "follows_controller", "attach beside it");
  if (header.to_village_of && (header.attach || header.permanence == Permanence::none))
    add(MessageCode::never_applies, "to_village_of", "a permanent Mission that is attached to nothing");
}

void TreeReader::check(const Toss& toss) {
  if (toss.heads.items.empty() && toss.tails.items.empty() && toss.body.items.empty() && toss.n == Amount(1) &&
      !toss.until_tails)
    add(MessageCode::never_applies, "a toss without effect", "heads, tails or do");
  const bool several = toss.until_tails || toss.n != Amount(1);
  if (several && (toss.call || !toss.heads.items.empty() || !toss.tails.items.empty()))
    add(MessageCode::never_applies, "heads, tails or call of several coins", "do, with the numbers of heads and tails");
}

void TreeReader::check(const Modes& modes) {
  if (modes.of.size() == 1) add(MessageCode::never_applies, "one mode", "at least two");
}

void TreeReader::check(const Watch& watch) {
  if (watch.ability.size() != 1 || !std::holds_alternative<Triggered>(watch.ability.front().body))
    add(MessageCode::never_applies, "what is watched for", "one triggered ability");
}

void TreeReader::check(const Name& name) {
  if (name.of && name.what == Nameable::symbol)
    add(MessageCode::never_applies, "\"of\"", "what = \"card_type\" or \"card_name\" beside it");
  if (name.track && name.what != Nameable::card_name)
    add(MessageCode::never_applies, "\"track\"", "what = \"card_name\" beside it");
}

void TreeReader::check(const Look& look) {
  if (look.at == LookAt::cards) add(MessageCode::never_applies, "\"cards\"", "look_at for single cards");
}

void TreeReader::check(const AddCoin& coins) {
  if (coins.as_growth && coins.kind != CoinKind::growth)
    add(MessageCode::never_applies, "\"as_growth\"", "kind = \"growth\" beside it");
  if (coins.kind == CoinKind::any) add(MessageCode::never_applies, "coins of any kind", "the kind of the coins");
}

void TreeReader::check(const Move& move) {
  if (move.charges && move.to != Destination::chakra)
    add(MessageCode::never_applies, "\"charges\"", "to = \"chakra\" beside it");
  if (move.whose != Side::you && move.to != Destination::rewards)
    add(MessageCode::never_applies, "\"whose\"", "to = \"rewards\" beside it");
}

void TreeReader::check(const PutIntoPlay& play) {
  if (play.place == Role::head && !play.in_team) add(MessageCode::never_applies, "\"place\"", "in_team beside it");
  if (play.coin == CoinKind::any) add(MessageCode::never_applies, "coins of any kind", "the kind of the coins");
  if (play.coins != Amount(1) && !play.coin) add(MessageCode::never_applies, "\"coins\"", "coin beside it");
}

void TreeReader::check(const Price& price) {
  const auto beside = [&](bool wrong, std::string_view key, std::string_view other) {
    if (wrong) add(MessageCode::never_applies, fmt::format("\"{}\"", key), fmt::format("{} beside it", other));
  };
  const bool hand = price.hand != Amount(0);
  beside(price.hand_to && !hand, "hand_to", "hand");
  beside(price.of_hand && !hand, "of_hand", "hand");
  beside(price.rewards_to && price.rewards == 0, "rewards_to", "rewards");
  beside((price.of_play || price.play_to) && price.in_play == 0, "of_play", "in_play");
  beside((price.coin || price.coins_from) && price.coins == 0, "coin", "coins");
  Price nothing;  // with what only says how something is paid
  nothing.of_symbol = price.of_symbol;
  nothing.same_symbol = price.same_symbol;
  if (price == nothing) add(MessageCode::never_applies, "a price of nothing", "something that is paid");
}

void TreeReader::check(const ChangeFigures& rule) {
  if (rule.by != Amount(1) && rule.how != FigureChange::multiplied)
    add(MessageCode::never_applies, "\"by\"", "how = \"multiplied\" beside it");
}

/// Part of the cost of a use are chakra of one symbol or of any (N-COST-11).
void TreeReader::check(const Use& use) {
  if (use.cost && use.cost->of_symbol.size() > 1)
    add(MessageCode::never_applies, "of_symbol of several symbols", "one symbol in a cost");
}

void TreeReader::check(const GrantTrigger& grant) {
  const bool one = grant.ability.size() == 1 && (std::holds_alternative<Triggered>(grant.ability.front().body) ||
                                                 std::holds_alternative<Static>(grant.ability.front().body) ||
                                                 std::holds_alternative<Replacement>(grant.ability.front().body));
  if (!one) add(MessageCode::never_applies, "what is granted", "one triggered or static ability, or a replacement");
}

/// A game has room for so many and no more (`state/caps.h`).
void TreeReader::check_number(std::size_t n, std::string_view of_what, std::size_t most) {
  if (n > most) add(MessageCode::too_large, fmt::format("{} {}", n, of_what), fmt::format("at most {}", most));
}

void TreeReader::check_counted(const CardDefinition& card) {
  const auto counted = std::count_if(card.abilities.begin(), card.abilities.end(), is_counted);
  check_number(static_cast<std::size_t>(counted), "texts whose uses in a turn are counted", kMostCounted);
}

void TreeReader::check_ability(const Ability& ability) {
  const bool used = std::holds_alternative<Use>(ability.body);
  const bool entry = std::holds_alternative<PlayRule>(ability.body);
  const auto* activated = std::get_if<Activated>(&ability.body);
  const auto* text = std::get_if<Static>(&ability.body);
  const auto* triggered = std::get_if<Triggered>(&ability.body);
  const auto* use = std::get_if<Use>(&ability.body);
  const std::size_t targets = use         ? use->targets.size()
                              : activated ? activated->targets.size()
                              : triggered ? triggered->targets.size()
                                          : 0;
  if (triggered)
    for (const Target& target : triggered->targets)
      if (target.many()) add(MessageCode::never_applies, "several cards as one target", "one card for each target");
  check_number(targets, "targets", kTargetCount - (use && card_->mission.attach ? 1U : 0U));
  if (const auto* rule = std::get_if<PlayRule>(&ability.body))
    check_number(rule->sacrifice.size(), "cards to give up", kTargetCount);
  const bool works_elsewhere = (activated && activated->from) || (text && text->from) || (triggered && triggered->from);
  const bool permanent = card_->mission.permanence != Permanence::none;
  const auto never = [&](std::string expected) {
    const auto index = ability.body.index();
    constexpr std::array<std::string_view, 7> kinds{"static",    "triggered", "activated",  "use",
                                                    "leaves_to", "play_rule", "replacement"};
    add(MessageCode::never_applies, fmt::format("\"{}\"", kinds[index]), std::move(expected));
  };
  switch (card_->type) {
    case CardType::ninja:
    case CardType::client:
      if (used) never("an ability of a card in play: only Jutsu and Missions are used");
      break;
    case CardType::jutsu:
      if (!used && !entry && !works_elsewhere && !scope_.granted) never("\"use\": a Jutsu is never in play");
      break;
    case CardType::mission:
      if (!used && !entry && !permanent && !works_elsewhere && !scope_.granted)
        never("\"use\", or a permanent Mission");
      break;
  }
  if (triggered && !triggered->targets.empty() && scope_.granted) never("a text of the card itself: only that aims");
  if (activated && activated->bearer && card_->type == CardType::jutsu) never("a card in play that says who has it");
  if (ability.valid && card_->type != CardType::ninja && !scope_.granted && !(activated && activated->bearer))
    add(MessageCode::never_applies, "valid", "nothing: only Ninja can be injured");
}

}  // namespace naruto
