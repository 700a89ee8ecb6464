// SPDX-License-Identifier: GPL-3.0-or-later
// What is well formed, and yet can never do anything.
#include <fmt/format.h>

#include "engine/naruto/cards/tree_reader.h"

namespace naruto {
namespace {

bool is_player_event(Happening event) {
  switch (event) {
    case Happening::turn_begins:
    case Happening::turn_ends:
    case Happening::draw_step_ends:
    case Happening::exchange_ends:
    case Happening::rewards_won:
    case Happening::showdown_ends:
    case Happening::battle_begins:
    case Happening::battle_ends:
      return true;
    default:
      return false;
  }
}

bool has_side(Happening event) {
  return (is_player_event(event) && event != Happening::showdown_ends && event != Happening::exchange_ends) ||
         event == Happening::sent_out || event == Happening::jutsu_used || event == Happening::healed ||
         event == Happening::card_charged;
}

bool has_card_test(const Filter& f) {
  return !f.attribute.empty() || f.combat || f.support || f.health || f.role || f.state || f.fighting || f.team_of ||
         f.team;
}

}  // namespace

void TreeReader::after(const EventPattern& pattern) {
  scope_.event = !is_player_event(pattern.event) && !pattern.once_for_all;
}

void TreeReader::check(const Bounds& bounds) {
  if (!bounds.at_least && !bounds.at_most)
    add(MessageCode::missing_key, {}, "at_least, at_most or both");
  else if (bounds.at_least && bounds.at_most && *bounds.at_least > *bounds.at_most)
    add(MessageCode::never_applies, fmt::format("{} to {}", *bounds.at_least, *bounds.at_most), "a range with numbers");
}

void TreeReader::check(const Filter& f) {
  const auto never = [&](std::string found, std::string expected) {
    add(MessageCode::never_applies, std::move(found), std::move(expected));
  };
  if (f.top > 0 && f.zone != Zone::deck) never("top", "zone = \"deck\" beside it");
  if (f.top < 0) never("top below zero", "a number of cards");
  if (f.user.size() > 1) never("several users", "one filter");
  if (f.type && *f.type != CardType::ninja && has_card_test(f))
    never("a test that only Ninja pass", "type = \"ninja\"");
  if (f.type && *f.type != CardType::mission && (!f.permanence.empty() || f.counter))
    never("a test that only Missions pass", "type = \"mission\"");
  if (f.type && *f.type != CardType::jutsu && (f.jutsu_cost || f.cost_has_symbol || !f.user.empty()))
    never("a test that only Jutsu pass", "type = \"jutsu\"");
  const bool in_play = !f.zone || *f.zone == Zone::village;
  if (!in_play &&
      (f.health || f.role || f.state || f.fighting || f.team_of || f.team || f.coins || f.entered_this_turn))
    never("a test that only cards in play pass", "no zone");
}

void TreeReader::check(const ModifyPower& rule) {
  const auto zero = [](const Amount& a) { return a.kind == Amount::Kind::constant && a.number == 0; };
  if (zero(rule.combat) && zero(rule.support)) add(MessageCode::never_applies, "+0/+0", "combat, support or both");
}

void TreeReader::check(const SetPower& rule) {
  if (!rule.combat && !rule.support) add(MessageCode::never_applies, {}, "combat, support or both");
}

void TreeReader::check(const PlayRule& rule) {
  if (!rule.outside_limit && !rule.beside_same_name && !rule.enters_injured)
    add(MessageCode::never_applies, {}, "outside_limit, beside_same_name or enters_injured");
}

void TreeReader::check(const MissionHeader& header) {
  if ((header.permanence == Permanence::coins) != (header.coins > 0))
    add(MessageCode::never_applies, fmt::format("{} coins", header.coins),
        "permanence = \"coins\" together with a number of coins");
  if (header.attach && header.permanence == Permanence::none)
    add(MessageCode::never_applies, "attach", "a permanent Mission");
  if (header.follows_controller && !header.attach)
    add(MessageCode::never_applies, "follows_controller", "attach beside it");
}

void TreeReader::check(const EventPattern& p) {
  const auto never = [&](bool wrong, std::string_view key) {
    if (wrong)
      add(MessageCode::never_applies, fmt::format("\"{}\"", key),
          fmt::format("only what belongs to {}", table::name_of(p.event)));
  };
  const bool sent = p.event == Happening::sent_out;
  const bool joined = p.event == Happening::battle_joined;
  never(p.who && is_player_event(p.event), "who");
  never(p.whose && !has_side(p.event), "whose");
  never(p.how != Entry::any && p.event != Happening::enters_play, "how");
  never(p.to && p.event != Happening::leaves_play, "to");
  never(p.as && !sent && !joined, "as");
  never(p.head && !sent, "head");
  never(!p.result.empty() && p.event != Happening::battle_result, "result");
  never((p.against || p.against_all) && !joined, "against");
  never(p.against_all && !p.against, "against_all");
  never(p.jutsu && p.event != Happening::jutsu_used, "jutsu");
  never(p.reaches && p.event != Happening::rewards_won, "reaches");
  never(p.once_for_all && !sent, "once_for_all");
}

void TreeReader::check(const Toss& toss) {
  if (toss.heads.items.empty() && toss.tails.items.empty())
    add(MessageCode::never_applies, "a toss without effect", "heads, tails or both");
}

void TreeReader::check(const Modes& modes) {
  if (modes.of.size() == 1) add(MessageCode::never_applies, "one mode", "at least two");
}

void TreeReader::check(const Delayed& delayed) {
  if (delayed.at != Happening::turn_ends && delayed.at != Happening::showdown_ends)
    add(MessageCode::never_applies, fmt::format("\"{}\"", table::name_of(delayed.at)), "turn_ends or showdown_ends");
}

void TreeReader::check(const GrantTrigger& grant) {
  if (grant.ability.size() != 1 || !std::holds_alternative<Triggered>(grant.ability.front().body))
    add(MessageCode::never_applies, "what is granted", "one triggered ability");
}

void TreeReader::check_ability(const Ability& ability) {
  const bool used = std::holds_alternative<Use>(ability.body);
  const bool entry = std::holds_alternative<PlayRule>(ability.body);
  const bool permanent = card_->mission.permanence != Permanence::none;
  const auto never = [&](std::string expected) {
    const auto index = ability.body.index();
    constexpr std::array<std::string_view, 6> kinds{"static", "triggered", "activated",
                                                    "use",    "leaves_to", "play_rule"};
    add(MessageCode::never_applies, fmt::format("\"{}\"", kinds[index]), std::move(expected));
  };
  switch (card_->type) {
    case CardType::ninja:
    case CardType::client:
      if (used) never("an ability of a card in play: only Jutsu and Missions are used");
      break;
    case CardType::jutsu:
      if (!used && !scope_.granted) never("\"use\": a Jutsu is never in play");
      break;
    case CardType::mission:
      if (!used && !entry && !permanent && !scope_.granted) never("\"use\", or a permanent Mission");
      break;
  }
  if (ability.valid && card_->type != CardType::ninja && !scope_.granted)
    add(MessageCode::never_applies, "valid", "nothing: only Ninja can be injured");
}

}  // namespace naruto
