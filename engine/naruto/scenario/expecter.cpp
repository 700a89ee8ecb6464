// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/scenario/expecter.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/naruto/effects/power.h"
#include "engine/naruto/effects/values.h"
#include "engine/naruto/scenario/vocabulary.h"

namespace naruto::scenario {
namespace {

using Found = std::optional<Difference>;

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

template <class S>
bool is_left_out(const S& card) {
  if constexpr (requires { card.left_out; })
    return card.left_out;
  else
    return false;
}

class Expecter {
 public:
  Expecter(const Table& table, const Expectation& e) : table_(table), state_(table.state), e_(e) {}

  Found run() {
    switch (e_.about) {
      case About::zone_count:
        return same(e_.a, static_cast<int>(table_.in_zone(e_.player, e_.zone).size()));
      case About::zone_is:
        return list(e_.cards, table_.in_zone(e_.player, e_.zone), false);
      case About::zone_has:
        return zone_has();
      case About::zone_top:
        return zone_top();
      case About::counter:
        return same(e_.a, counter());
      case About::asked:
        return asked();
      case About::nobody_asked:
        return same("nobody is asked", state_.over() ? "nobody is asked" : table_.question());
      case About::offers:
        return offers();
      case About::event:
        return event();
      case About::chain:
        return chain();
      case About::battle_power:
      case About::battle_result:
        return battle();
      case About::winner:
      case About::no_winner:
        return winner();
      case About::phase:
        return phase();
      case About::turn:
        return same(e_.a, state_.turn);
      case About::active:
        return same(std::string(letter_of(e_.player)), std::string(letter_of(state_.active)));
      case About::sees:
      case About::cannot_see:
        return sees();
      default:
        return about_card();
    }
  }

 private:
  /// The same cards, in this order or in any.
  Found list(const std::vector<CardName>& expected, const std::vector<CardId>& found, bool ordered) const {
    std::vector<CardId> left = found;
    bool good = expected.size() == found.size();
    for (std::size_t i = 0; good && i < expected.size(); ++i) {
      const auto at =
          ordered
              ? left.begin() + static_cast<std::ptrdiff_t>(table_.means(expected[i], found[i]) ? i : left.size())
              : std::find_if(left.begin(), left.end(), [&](CardId card) { return table_.means(expected[i], card); });
      good = at != left.end();
      if (good && !ordered) left.erase(at);
    }
    if (good) return std::nullopt;
    return Difference{written(expected), table_.names_of(found)};
  }

  Found zone_has() const {
    std::vector<CardId> left = table_.in_zone(e_.player, e_.zone);
    for (const CardName& name : e_.cards) {
      const auto at = std::find_if(left.begin(), left.end(), [&](CardId card) { return table_.means(name, card); });
      if ((at == left.end()) != e_.negative)
        return Difference{fmt::format("{}{} in it", e_.negative ? "no " : "", name.text),
                          table_.names_of(table_.in_zone(e_.player, e_.zone))};
      if (!e_.negative) left.erase(at);
    }
    return std::nullopt;
  }

  Found zone_top() const {
    auto cards = table_.in_zone(e_.player, e_.zone);
    std::reverse(cards.begin(), cards.end());
    cards.resize(std::min(cards.size(), e_.cards.size()));
    return list(e_.cards, cards, true);
  }

  int counter() const {
    const PlayerState& player = state_[e_.player];
    switch (e_.counter) {
      case Setting::marker:
        return player.marker;
      case Setting::deployed:
        return player.ninja_deployed;
      case Setting::clients:
        return player.clients_deployed;
      case Setting::won:
        return player.rewards_won;
      default:
        return player.missions_used;
    }
  }

  Found asked() const {
    const auto names = questions_of(e_.word);
    const bool fits =
        names.empty() || std::find(names.begin(), names.end(), table::name_of(state_.choice.kind)) != names.end();
    if (table_.asked(e_.player) && fits && !state_.over()) return std::nullopt;
    return Difference{fmt::format("{} is asked {}", letter_of(e_.player), e_.word), table_.question()};
  }

  /// Cards that the open question offers: to pick, play, use, send, block with or join. With `of`: hosts and users of
  /// that card.
  std::vector<CardId> offered(bool allowed) const {
    std::vector<CardId> cards;
    for (const Option& option : options(state_, table_.rules, state_.choice.player)) {
      const CardId card = offered_card(option.action);
      if (card != kNoCard && option.allowed() == allowed && std::find(cards.begin(), cards.end(), card) == cards.end())
        cards.push_back(card);
    }
    return cards;
  }
  CardId offered_card(const Action& action) const {
    if (const auto* play = std::get_if<Play>(&action)) {
      if (e_.card) return table_.means(*e_.card, play->card) ? play->on : kNoCard;
      return play->card;
    }
    if (e_.card) return kNoCard;
    if (const auto* pick = std::get_if<Pick>(&action)) return pick->card;
    if (const auto* use = std::get_if<UseEffect>(&action)) return use->card;
    if (const auto* send = std::get_if<Send>(&action)) return send->head;
    if (const auto* block = std::get_if<Block>(&action)) return block->head;
    if (const auto* join = std::get_if<Join>(&action)) return join->ninja;
    return kNoCard;
  }

  Found offers() const {
    const auto allowed = offered(true);
    const auto has = [&](const CardName& name) {
      return std::any_of(allowed.begin(), allowed.end(), [&](CardId card) { return table_.means(name, card); });
    };
    const std::string found = fmt::format("{} ({})", table_.names_of(allowed), table_.question());
    for (const CardName& name : e_.cards)
      if (!has(name)) return Difference{"offers " + name.text, found};
    for (const CardName& name : e_.not_cards)
      if (has(name)) return Difference{"does not offer " + name.text, found};
    if (!e_.exact) return std::nullopt;
    for (const CardId card : allowed)
      if (std::none_of(e_.cards.begin(), e_.cards.end(),
                       [&](const CardName& name) { return table_.means(name, card); }))
        return Difference{"offers only " + written(e_.cards), found};
    return std::nullopt;
  }

  /// Events since the last decision: for each group of words one that has them all, in this order.
  Found event() const {
    std::vector<std::vector<std::string>> groups(1);
    for (const std::string& word : e_.words) {
      if (word == "then")
        groups.emplace_back();
      else
        groups.back().push_back(word);
    }
    std::size_t met = 0;
    std::string all;
    for (std::size_t i = table_.mark; i < table_.events.size() && met < groups.size(); ++i) {
      if (is_bookkeeping(table_.events[i])) continue;
      const std::string text = table_.text_of(table_.events[i]);
      all += "\n            " + text;
      if (has_words(text, groups[met])) ++met;
      if (e_.negative && met == groups.size()) return Difference{"no such event", text};
    }
    if (e_.negative || met == groups.size()) return std::nullopt;
    return Difference{"an event with: " + joined(groups[met]), all.empty() ? "no event" : "only" + all};
  }
  static std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
  }
  /// A word is a part of the event between blanks, "=" and "_".
  static bool has_words(const std::string& text, const std::vector<std::string>& words) {
    const auto border = [](char c) { return c == ' ' || c == '=' || c == '_'; };
    const std::string parts = " " + text + " ";
    return std::all_of(words.begin(), words.end(), [&](const std::string& word) {
      for (auto at = parts.find(word); at != std::string::npos; at = parts.find(word, at + 1))
        if (border(parts[at - 1]) && border(parts[at + word.size()])) return true;
      return false;
    });
  }

  Found chain() const {
    std::vector<CardId> cards;
    for (const Link& link : state_.chain) cards.push_back(link.context.source.card);
    return list(e_.cards, cards, true);
  }

  // --- battles

  Found battle() const {
    // In the showdown the pair is in the state; afterwards only its event tells of it.
    const Battle* fought = nullptr;
    Battle of_event;
    for (const Battle& battle : state_.battles)
      if (is_in(battle)) fought = &battle;
    if (fought == nullptr && past_battle(of_event)) fought = &of_event;
    if (fought == nullptr) return Difference{"a battle of " + e_.card->text, "no such battle"};
    if (e_.about == About::battle_result)
      return same(e_.word, fought->resolved ? std::string(table::name_of(fought->result)) : "not fought yet");
    const int attack =
        fought->resolved ? fought->attack_power : team_power(table_.position(), fought->attackers, fought->attack_head);
    const int block =
        fought->resolved ? fought->block_power : team_power(table_.position(), fought->blockers, fought->block_head);
    if (!e_.b_given) return same(e_.a, attack);
    return same(fmt::format("{} against {}", e_.a, e_.b), fmt::format("{} against {}", attack, block));
  }
  bool is_in(const Battle& battle) const {
    const auto is_member = [&](CardId card) { return card != kNoCard && table_.means(*e_.card, card); };
    if (is_member(battle.attack_head.card) || is_member(battle.block_head.card)) return true;
    for (std::size_t i = 0; i < state_.card_count; ++i) {
      const CardState& card = state_.cards[i];
      if (card.zone == Zone::village && card.team != kNoTeam &&
          (card.team == battle.attackers || card.team == battle.blockers) && is_member(static_cast<CardId>(i)))
        return true;
    }
    return false;
  }
  /// The last battle that the card was sent into as head, from the events.
  bool past_battle(Battle& battle) const {
    int number = -1;
    for (const Event& event : table_.events)
      if (const auto* sent = std::get_if<TeamSent>(&event); sent != nullptr && table_.means(*e_.card, sent->head))
        number = sent->battle;
    for (const Event& event : table_.events)
      if (const auto* done = std::get_if<BattleResolved>(&event); done != nullptr && done->battle == number) {
        battle.resolved = true;
        battle.attack_power = done->attack_power;
        battle.block_power = done->block_power;
        battle.result = done->result;
      }
    return number >= 0 && battle.resolved;
  }

  Found winner() const {
    const std::string found =
        state_.over() ? fmt::format("{} {}", letter_of(state_.winner), table::name_of(state_.end)) : "no winner";
    if (e_.about == About::no_winner) return same("no winner", found);
    if (e_.word.empty() && state_.over() && state_.winner == e_.player) return std::nullopt;
    return same(
        e_.word.empty() ? std::string(letter_of(e_.player)) : fmt::format("{} {}", letter_of(e_.player), e_.word),
        found);
  }

  Found phase() const {
    const std::string found = fmt::format("{} ({})", phase_of(state_.step), table::name_of(state_.step));
    const bool there = is_phase(e_.word) ? phase_of(state_.step) == e_.word : state_.step == e_.step;
    if (there) return std::nullopt;
    return Difference{e_.word, found};
  }

  // --- what a player sees

  Found sees() const {
    const PlayerView view = view_for(state_, table_.rules, e_.player);
    const SeenZone* zone = seen_zone(view.players[e_.other]);
    if (zone == nullptr) return Difference{"a zone that can be seen", "none"};
    if (e_.about == About::cannot_see)
      return zone->cards.empty() ? Found{} : Difference{"sees no card of it", seen(*zone)};
    if (!e_.cards.empty()) {
      std::vector<CardId> ids;
      for (const SeenCard& card : zone->cards) ids.push_back(card.id);
      return list(e_.cards, ids, false);
    }
    return same(e_.a, static_cast<int>(zone->count));
  }
  std::string seen(const SeenZone& zone) const {
    std::vector<CardId> ids;
    for (const SeenCard& card : zone.cards) ids.push_back(card.id);
    return table_.names_of(ids);
  }
  const SeenZone* seen_zone(const SeenPlayer& player) const {
    switch (e_.zone) {
      case Zone::deck:
        return &player.deck;
      case Zone::hand:
        return &player.hand;
      case Zone::village:
        return &player.village;
      case Zone::chakra:
        return &player.chakra;
      case Zone::discard:
        return &player.discard;
      case Zone::rewards:
        return &player.rewards;
      case Zone::removed:
        return &player.removed;
      default:
        return reinforcement_of(player);
    }
  }
  template <class P>
  static const SeenZone* reinforcement_of(const P& player) {
    if constexpr (requires { player.reinforcement; })
      return &player.reinforcement;
    else
      return nullptr;
  }

  // --- a card

  Found about_card() const {
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
        return same(e_.negative ? "in a team" : "left out", is_left_out(state_[card]) ? "left out" : "in a team");
      default:
        return state_of(card);
    }
  }

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
      return list(expected, members, false);
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
    const bool met = sent && opposed(position, state_.battles[static_cast<std::size_t>(place.battle)]);
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

std::optional<Difference> check_expectation(const Table& table, const Expectation& expectation) {
  switch (expectation.about) {
    case About::asked:
    case About::nobody_asked:
    case About::offers:
      return Expecter(table, expectation).run();  // a question is always the present one
    default: {
      const Table shown = table.at_shown();
      return Expecter(shown, expectation).run();
    }
  }
}

}  // namespace naruto::scenario
