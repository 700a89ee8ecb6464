// SPDX-License-Identifier: GPL-3.0-or-later
// Expectations about cards and battles.
#include <fmt/format.h>

#include <algorithm>

#include "engine/naruto/effects/power.h"
#include "engine/naruto/effects/values.h"
#include "engine/naruto/scenario/expecting.h"
#include "engine/naruto/scenario/fought.h"
#include "engine/naruto/scenario/vocabulary.h"

namespace naruto::scenario {
namespace {

class BattleExpecter {
 public:
  BattleExpecter(const Table& table, const Expectation& e) : table_(table), state_(table.state), e_(e) {}

  Found run() const {
    const auto all = battles_so_far(table_);
    const Fought* fought = nullptr;
    // One that the Ninja is in now comes before one that it has been in, a later one before an earlier.
    for (const bool now : {true, false})
      for (auto each = all.rbegin(); each != all.rend() && fought == nullptr; ++each)
        if (now ? each->number >= 0 && is_in(each->battle) : was_in(*each)) fought = &*each;
    if (fought == nullptr) return Difference{"a battle of " + e_.card->text, "no such battle"};
    const Battle& battle = fought->battle;
    if (e_.about == About::battle_result)
      return same(e_.word, battle.resolved ? std::string(table::name_of(battle.result)) : "not fought yet");
    if (!battle.resolved && fought->number < 0)
      return Difference{"a battle of " + e_.card->text + " that was fought", "it came to no showdown"};
    BattlePowers powers{battle.attack_power, battle.block_power, false};
    if (!battle.resolved) powers = battle_powers(table_.position(), static_cast<std::size_t>(fought->number));
    if (!e_.b_given) return same(e_.a, powers.attack);
    return same(fmt::format("{} against {}", e_.a, e_.b), fmt::format("{} against {}", powers.attack, powers.block));
  }

 private:
  bool is_in(const Battle& battle) const {
    for (std::size_t i = 0; i < state_.card_count; ++i) {
      const CardState& card = state_.cards[i];
      if (card.zone == Zone::village && card.team != kNoTeam &&
          (card.team == battle.attackers || card.team == battle.blockers) &&
          table_.means(*e_.card, static_cast<CardId>(i)))
        return true;
    }
    return false;
  }
  bool was_in(const Fought& fought) const {
    bool was = false;
    fought.members.for_each([&](CardId card) { was = was || table_.means(*e_.card, card); });
    return was;
  }

  const Table& table_;
  const GameState& state_;
  const Expectation& e_;
};

class CardExpecter {
 public:
  CardExpecter(const Table& table, const Expectation& e) : table_(table), state_(table.state), e_(e) {}

  Found run() const {
    if (e_.about == About::card_in) return card_in();
    const auto found = table_.in_play(*e_.card);
    if (found.card == kNoCard) return Difference{e_.card->text + " in play", found.trouble};
    const CardId card = found.card;
    switch (e_.about) {
      case About::card_power: {
        const Power figures = power(table_.position(), card);
        return same(fmt::format("{}/{}", e_.a, e_.b), fmt::format("{}/{}", figures.combat, figures.support));
      }
      case About::card_coins:
        return coins(card);
      case About::card_team:
        return team(card);
      case About::card_attached:
        return same(e_.on->text, state_[card].attached_to == kNoCard ? "attached to nothing"
                                 : table_.means(*e_.on, state_[card].attached_to)
                                     ? e_.on->text
                                     : table_.name_of(state_[card].attached_to));
      case About::control:
        return same(std::string(letter_of(e_.player)), std::string(letter_of(state_[card].controller)));
      case About::left_out:
        return same(e_.negative ? "in a team" : "left out", state_[card].left_out ? "left out" : "in a team");
      default:
        return state_of(card);
    }
  }

 private:
  Found card_in() const {
    bool there = false;
    for (const CardId card : table_.in_zone(e_.player, e_.zone)) there = there || table_.means(*e_.card, card);
    if (e_.zone == Zone::chain)
      for (const CardId card : table_.in_zone(PlayerId::north, e_.zone)) there = there || table_.means(*e_.card, card);
    if (there != e_.negative) return std::nullopt;
    if (e_.negative) return Difference{e_.card->text + " not there", "it is there"};
    const CardId card = table_.find(e_.player, {}, *e_.card);
    return Difference{fmt::format("{} in {} {}", e_.card->text, letter_of(e_.player), table::name_of(e_.zone)),
                      card == kNoCard ? "no such card"
                                      : fmt::format("{} in {} {}", e_.card->text, letter_of(table_.holder(card)),
                                                    table::name_of(state_[card].zone))};
  }

  Found coins(CardId card) const {
    if (!e_.exact) return same(e_.a, coins_on(table_.position(), card, e_.coin));
    for (const CoinStack& stack : state_.coins)
      if (stack.card == card) return Difference{"no coins", fmt::format("{} {}", table::name_of(stack.kind), stack.n)};
    return std::nullopt;
  }

  Found team(CardId card) const {
    std::vector<CardId> members;
    for_each_member(table_.position(), state_[card].team, [&](CardId member) { members.push_back(member); });
    if (!e_.cards.empty()) {
      std::vector<CardName> expected = e_.cards;
      if (std::none_of(expected.begin(), expected.end(), [&](const CardName& n) { return table_.means(n, card); }))
        expected.push_back(*e_.card);
      return list(table_, expected, members, false);
    }
    return same(table_.names_of(std::vector{card}), table_.names_of(members));
  }

  Found state_of(CardId card) const {
    if (is_state(card) != e_.negative) return std::nullopt;
    std::string found = state_[card].injured ? "injured" : "healthy";
    const BattlePlace place = battle_place(table_.position(), card);
    if (place.battle < 0)
      found += ", standby";
    else
      found += fmt::format(", {} as {}", place.attack ? "attacking" : "blocking",
                           is_head(table_.position(), card) ? "head" : "back");
    return Difference{(e_.negative ? "not " : "") + e_.word, found};
  }
  bool is_state(CardId card) const {
    const Position position = table_.position();
    const BattlePlace place = battle_place(position, card);
    const bool sent = place.battle >= 0;
    const bool met = sent && is_battling(position, position[card].team);
    if (e_.word == "healthy") return !state_[card].injured;
    if (e_.word == "injured") return state_[card].injured;
    if (e_.word == "head") return is_head(position, card);
    if (e_.word == "back") return sent && !is_head(position, card);
    if (e_.word == "attacking") return sent && place.attack;
    if (e_.word == "blocking") return sent && !place.attack;
    if (e_.word == "battling") return met;
    if (e_.word == "unblocked") return sent && place.attack && !met;
    if (e_.word == "in_action") return sent;
    return !sent;
  }

  const Table& table_;
  const GameState& state_;
  const Expectation& e_;
};

}  // namespace

std::string written(const std::vector<CardName>& names) {
  std::string text;
  for (const CardName& name : names) text += (text.empty() ? "" : " ") + name.text;
  return text.empty() ? "nothing" : text;
}

Found same(const std::string& expected, const std::string& found) {
  if (expected == found) return std::nullopt;
  return Difference{expected, found};
}

Found same(int expected, int found) { return same(std::to_string(expected), std::to_string(found)); }

Found list(const Table& table, const std::vector<CardName>& expected, const std::vector<CardId>& found, bool ordered) {
  std::vector<CardId> left = found;
  bool good = expected.size() == found.size();
  for (std::size_t i = 0; good && i < expected.size(); ++i) {
    if (ordered) {
      good = table.means(expected[i], found[i]);
      continue;
    }
    const auto at = std::find_if(left.begin(), left.end(), [&](CardId card) { return table.means(expected[i], card); });
    good = at != left.end();
    if (good) left.erase(at);
  }
  if (good) return std::nullopt;
  return Difference{written(expected), table.names_of(found)};
}

Found check_card(const Table& table, const Expectation& expectation) { return CardExpecter(table, expectation).run(); }

Found check_battle(const Table& table, const Expectation& expectation) {
  return BattleExpecter(table, expectation).run();
}

}  // namespace naruto::scenario
