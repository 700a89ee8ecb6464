// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/scenario/builder.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/naruto/actions/advance.h"
#include "engine/naruto/decks/answers_in_match.h"
#include "engine/naruto/events/change.h"
#include "engine/naruto/rules/setup.h"
#include "engine/naruto/scenario/position_check.h"
#include "engine/naruto/scenario/position_lines.h"
#include "engine/naruto/scenario/vocabulary.h"

namespace naruto::scenario {
namespace {

constexpr std::string_view kFiller = "T-00";
constexpr int kDeckSize = 20;
constexpr int kTurn = 5;

class Builder : PositionLines {
 public:
  Builder(const Scenario& scenario, const Edition& base, Table& table)
      : PositionLines(scenario, base), table_(table), state_(table.state) {}

  std::vector<Problem> run() {
    for (std::size_t i = 0; i < state_.luck.size(); ++i) state_.luck[i] = table::RandomStream(scenario_.seed, i + 1);
    state_.turn = kTurn;
    for_each([&](const PositionLine& line) { settle(line); });
    state_.starter = state_.turn % 2 == 1 ? state_.active : table::other(state_.active);
    for_each([&](const PositionLine& line) { lay(line); });
    fill_decks();
    for_each([&](const PositionLine& line) { tie(line); });
    if (problems_.empty()) check_battles();
    if (problems_.empty()) problems_ = check_position(scenario_, base_, table_, step_);
    if (problems_.empty()) settle_answers();
    if (problems_.empty()) begin();
    return std::move(problems_);
  }

 private:
  const Edition& edition() const { return *table_.rules.edition; }

  /// What does not ask for a card.
  void settle(const PositionLine& line) {
    PlayerState& player = state_.players[line.player];
    const auto n = static_cast<std::uint8_t>(line.number);
    switch (line.setting) {
      case Setting::turn:
        state_.turn = static_cast<std::uint16_t>(line.number);
        break;
      case Setting::active:
        state_.active = line.player;
        break;
      case Setting::phase:
        step_ = line.step;
        if (step_ == Step::over) wrong(line.column, "over", "a game does not begin where it is over");
        break;
      case Setting::marker:
        player.marker = n;
        if (line.number > edition().marker_cap)
          wrong(line.column, std::to_string(line.number), fmt::format("the marker stops at {}", edition().marker_cap));
        break;
      case Setting::deployed:
        player.ninja_deployed = n;
        break;
      case Setting::clients:
        player.clients_deployed = n;
        break;
      case Setting::missions:
      case Setting::counters:
        player.missions_used = n;
        break;
      case Setting::won:
        player.rewards_won = n;
        break;
      case Setting::caller:
        caller_ = line.player;
        break;
      case Setting::deck_list:
        list_deck(line);
        break;
      case Setting::toss:
        for (const bool heads : line.heads)
          if (!state_.dictated_tosses.full()) state_.dictated_tosses.push_back(heads);
        break;
      default:
        break;
    }
  }

  /// Cards of a deck that is only looked at.
  void list_deck(const PositionLine& line) {
    auto& list = line.zone == Zone::outside         ? table_.deck.sideboard
                 : line.zone == Zone::reinforcement ? table_.deck.reinforcement
                                                    : table_.deck.cards;
    for (const PlacedCard& card : line.cards) list.push_back({card.name.code, card.copies});
  }

  void lay(const PositionLine& line) {
    if (line.setting == Setting::zone) {
      for (const PlacedCard& card : line.cards)
        for (int i = 0; i < card.copies; ++i) place(line.player, line.zone, card);
    } else if (line.setting == Setting::deck_top) {
      for (const PlacedCard& card : line.cards)
        for (int i = 0; i < card.copies; ++i) {
          place(line.player, Zone::deck, card);
          Pile& deck = state_.players[line.player].deck;  // written top first: each goes below the others
          std::rotate(deck.begin(), deck.end() - std::min<std::size_t>(1, deck.size()), deck.end());
        }
    } else if (line.setting == Setting::count && line.zone == Zone::rewards) {
      for (int i = 0; i < line.number; ++i) add(filler(), table::other(line.player), line.player, Zone::rewards);
    } else if (line.setting == Setting::count) {
      deck_size_[line.player] = line.number;
    }
  }

  DefinitionId filler() {
    const auto found = table_.rules.cards->find(kFiller);
    if (!found && filled_) wrong(0, "T00", "the filler card for decks is unknown");
    filled_ = filled_ && found;
    return found.value_or(0);
  }

  CardId add(DefinitionId definition, PlayerId owner, PlayerId holder, Zone zone) {
    Pile* pile = pile_of(state_.players[holder], zone);
    if (state_.card_count >= kMaxCards || (pile != nullptr && pile->full())) {
      if (!full_)
        wrong(0, table::name_of(zone), fmt::format("a game has at most {} cards, a zone {}", kMaxCards, kPileCapacity));
      full_ = true;
      return kNoCard;
    }
    const CardId id = state_.card_count++;
    CardState& card = state_.cards[id];
    card.definition = definition;
    card.is_ninja = (*table_.rules.cards)[definition].type == CardType::ninja;
    card.owner = owner;
    card.controller = zone == Zone::rewards ? owner : holder;
    card.zone = zone;
    if (zone == Zone::village && card.is_ninja) card.team = TeamId{next_team_++};
    if (pile != nullptr) pile->push_back(id);
    return id;
  }

  void place(PlayerId player, Zone zone, const PlacedCard& placed) {
    const auto definition = placed.name.code.empty() ? std::nullopt : table_.rules.cards->find(placed.name.code);
    if (!definition) return wrong(placed.name.column, placed.name.text, "a card is laid out by its code");
    const PlayerId owner = placed.owner.value_or(zone == Zone::rewards ? table::other(player) : player);
    if (zone != Zone::village && zone != Zone::rewards && owner != player)
      return wrong(placed.name.column, placed.name.text, "outside the villages a card lies with its owner");
    const CardId id = add(*definition, owner, player, zone);
    if (id == kNoCard) return;
    if (!placed.label.empty()) table_.labels[placed.label] = id;
    if (zone == Zone::village) return in_village(id, placed);
    if (placed.injured || placed.entered || placed.sent || placed.left_out || !placed.coins.empty() || placed.on ||
        !placed.used.empty())
      wrong(placed.name.column, placed.name.text, "only a card in a village bears marks and coins");
  }

  void in_village(CardId id, const PlacedCard& placed) {
    CardState& card = state_.cards[id];
    const CardDefinition& definition = table_.position().definition(id);
    if (definition.type == CardType::jutsu ||
        (definition.type == CardType::mission && definition.mission.permanence == Permanence::none))
      return wrong(placed.name.column, placed.name.text, "expected a Ninja, a Client or a Permanent Mission");
    if (placed.injured && !card.is_ninja)
      return wrong(placed.name.column, placed.name.text, "only a Ninja can be injured");
    card.injured = placed.injured;
    card.deployed_this_turn = placed.deployed;
    card.entered_this_turn = placed.entered;
    card.sent_this_turn = placed.sent;
    card.came_over_this_turn = placed.entered;
    card.left_out = placed.left_out;
    for (const int paragraph : placed.used) mark_used(id, placed, paragraph);
    for (const auto& [kind, n] : placed.coins) add_coins(id, placed, kind, n);
    if (!placed.coins_given && definition.mission.permanence == Permanence::coins)
      add_coins(id, placed, CoinKind::permanent, definition.mission.coins.number);
  }

  void mark_used(CardId id, const PlacedCard& placed, int paragraph) {
    const auto& abilities = table_.position().definition(id).abilities;
    std::uint8_t place = 0;  // the engine counts those that can be used
    for (std::size_t i = 0; i < abilities.size(); ++i) {
      if (!std::holds_alternative<Activated>(abilities[i].body)) continue;
      if (paragraph == 0 || paragraph == static_cast<int>(i) + 1) return apply_event(state_, AbilityUsed{id, place});
      ++place;
    }
    wrong(placed.name.column, placed.name.text, "expected a paragraph that can be used");
  }

  void add_coins(CardId id, const PlacedCard& placed, CoinKind kind, int n) {
    if (state_.coins.full()) return wrong(placed.name.column, placed.name.text, "too many coins on the table");
    if (kind == CoinKind::permanent && table_.position().definition(id).mission.permanence != Permanence::coins)
      return wrong(placed.name.column, placed.name.text, "only a Permanent (X) bears such coins");
    if (kind != CoinKind::permanent && !state_[id].is_ninja)
      return wrong(placed.name.column, placed.name.text, "only a Ninja bears such coins");
    state_.coins.push_back({id, kind, static_cast<std::uint8_t>(n)});
  }

  void fill_decks() {
    for (const PlayerId player : table::kPlayers) {
      line_ = scenario_.line;
      Pile& deck = state_.players[player].deck;
      const Pile named = deck;
      const int size = deck_size_[player].value_or(
          std::max(step_ < Step::turn_start ? edition().deck_size : kDeckSize, static_cast<int>(named.size())));
      if (size < static_cast<int>(named.size())) {
        wrong(0, "deck", fmt::format("the deck has {} named cards and {} in all", named.size(), size));
        continue;
      }
      deck.clear();
      for (int i = static_cast<int>(named.size()); i < size; ++i) add(filler(), player, player, Zone::deck);
      for (const CardId card : named) deck.push_back(card);
    }
  }

  CardId in_play(const CardName& name) {
    const auto found = table_.in_play(name);
    if (found.card == kNoCard)
      wrong(name.column, name.text, fmt::format("expected a card in play; it is {}", found.trouble));
    return found.card;
  }

  /// What speaks of cards that lie there.
  void tie(const PositionLine& line) {
    if (line.setting == Setting::team) make_team(line.team, line.player);
    if (line.setting == Setting::zone)
      for (const PlacedCard& card : line.cards)
        if (card.on) attach(card, line.player);
    if (line.setting == Setting::battle) battles_.push_back({&line, line_});
  }

  void attach(const PlacedCard& placed, PlayerId player) {
    const CardId host = in_play(*placed.on);
    CardName name = placed.name;
    name.side = player;
    CardId card = kNoCard;
    for (const CardId each : table_.in_zone(player, Zone::village))
      if (card == kNoCard && table_.means(name, each) && state_[each].attached_to == kNoCard) card = each;
    if (host == kNoCard || card == kNoCard) return;
    if (!table_.position().definition(card).mission.attach)
      return wrong(placed.name.column, placed.name.text, "expected a Mission that is attached to a card");
    state_.cards[card].attached_to = host;
  }

  void make_team(const std::vector<CardName>& names, PlayerId player) {
    const TeamId team{next_team_++};
    for (const CardName& name : names) {
      const CardId card = table_.find_in(player, Zone::village, name);
      if (card == kNoCard || !state_[card].is_ninja)
        return wrong(name.column, name.text,
                     fmt::format("a team of {} has Ninja of {}'s village", letter_of(player), letter_of(player)));
      if (std::find(teamed_.begin(), teamed_.end(), card) != teamed_.end())
        return wrong(name.column, name.text, "the Ninja is in another team already");
      teamed_.push_back(card);
      state_.cards[card].team = team;
    }
  }

  // --- battles

  struct PlacedBattle {
    const PositionLine* line;
    int number;
  };

  void check_battles() {
    const bool fighting = step_ > Step::attack && step_ < Step::victory_check;
    if (battles_.empty()) {
      if (fighting) {
        line_ = scenario_.line;
        wrong(0, phase_of(step_), "a position in this phase needs a line \"battle\"");
      }
      return;
    }
    for (const PlacedBattle& battle : battles_) {
      line_ = battle.number;
      if (step_ < Step::attack || !(fighting || step_ == Step::attack))
        return wrong(battle.line->column, "battle", "teams are in battle from the phase attack to return");
      if (battle.line->blocked && step_ <= Step::block)
        return wrong(battle.line->column, "vs", "no team has blocked before the exchange phase; write unblocked");
      prepare(battle.line->team, state_.active);
      if (battle.line->blocked) prepare(battle.line->against, table::other(state_.active));
    }
    if (static_cast<int>(battles_.size()) > std::min<int>(edition().max_attacking_teams, kMaxBattles))
      wrong(battles_.back().line->column, "battle", "no more teams can attack");
  }

  /// The team of a battle: these Ninja, the head first. A team that a line gives must be the same.
  void prepare(const std::vector<CardName>& names, PlayerId player) {
    std::vector<CardId> cards;
    for (const CardName& name : names) {
      const CardId card = table_.find_in(player, Zone::village, name);
      if (card == kNoCard || !state_[card].is_ninja)
        return wrong(name.column, name.text, fmt::format("expected a Ninja in {}'s village", letter_of(player)));
      cards.push_back(card);
    }
    const bool known = std::find(teamed_.begin(), teamed_.end(), cards.front()) != teamed_.end();
    if (!known) {
      make_team(names, player);
      return;
    }
    for (const CardId each : state_[player].village) {
      const bool listed = std::find(cards.begin(), cards.end(), each) != cards.end();
      const bool member = state_[each].is_ninja && state_[each].team == state_[cards.front()].team;
      if (listed != member)
        return wrong(names.front().column, names.front().text,
                     fmt::format("the battle names other Ninja than the team; {} is {}", table_.name_of(each),
                                 member ? "left out" : "not in it"));
    }
  }

  /// Who is asked depends on the edition, the cards of the file and those that are laid out (N-CR-02), not on the rest
  /// of the pool.
  void settle_answers() {
    std::vector<DefinitionId> laid_out = scenario_.own_cards;
    for (std::size_t i = 0; i < state_.card_count; ++i) laid_out.push_back(state_.cards[i].definition);
    table_.answers = std::make_shared<const ThinkableAnswers>(answers_with(laid_out, *table_.rules.cards, edition()));
    table_.rules.answers = table_.answers.get();
  }

  void begin() {
    state_.step = step_;
    state_.priority = state_.active;
    table_.begun = state_;
    play_from_here();
    table_.show(table_.begun, 0);
  }

  void play_from_here() {
    derive(state_, table_.rules);
    Change change(state_, table_.rules, &table_.events);
    if (step_ == Step::toss) {
      begin_setup(change);
      if (caller_) {
        change.emit(TossCallerDrawn{*caller_});
        change.ask(ChoiceKind::call_toss, *caller_);
      }
      return;
    }
    for (const PlacedBattle& each : battles_) {
      const auto number = static_cast<std::uint8_t>(state_.battles.size());
      const PlayerId blocker = table::other(state_.active);
      change.emit(
          TeamSent{state_.active, table_.find_in(state_.active, Zone::village, each.line->team.front()), number, true});
      if (each.line->blocked)
        change.emit(
            TeamSent{blocker, table_.find_in(blocker, Zone::village, each.line->against.front()), number, false});
    }
    advance(change);
  }

  Table& table_;
  GameState& state_;
  Step step_ = Step::mission;
  std::optional<PlayerId> caller_;
  PerPlayer<std::optional<int>> deck_size_;
  std::uint8_t next_team_ = 0;
  std::vector<CardId> teamed_;
  std::vector<PlacedBattle> battles_;
  bool full_ = false;
  bool filled_ = true;  ///< there is a card that fills decks
};

}  // namespace

std::vector<Problem> build(const Scenario& scenario, const Edition& base, Table& table) {
  return Builder(scenario, base, table).run();
}

}  // namespace naruto::scenario
