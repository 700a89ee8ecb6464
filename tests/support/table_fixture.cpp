// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

#include <algorithm>

#include "engine/naruto/actions/advance.h"
#include "engine/naruto/effects/power.h"
#include "engine/naruto/events/change.h"

namespace playsheet::support {
namespace {

constexpr const char* kFiller = "T00";
constexpr Zone kZones[] = {Zone::village, Zone::hand,    Zone::chakra, Zone::discard,
                           Zone::rewards, Zone::removed, Zone::deck};

std::string text_of(const Refusal& refusal) {
  return std::string(table::name_of(refusal.code)) + " (" + std::string(refusal.rule) + "), need " +
         std::to_string(refusal.need) + ", have " + std::to_string(refusal.have);
}

}  // namespace

std::string full_code(std::string_view code) {
  const bool invented = code.size() > 1 && code.front() == 'T' && code[1] >= '0' && code[1] <= '9';
  return invented ? "T-" + std::string(code.substr(1)) : std::string(code);
}

Placed Placed::with(CoinKind kind, int n) const {
  Placed copy = *this;
  copy.coins.emplace_back(kind, n);
  return copy;
}

Placed injured(Placed card) {
  card.injured = true;
  return card;
}

Placed deployed_this_turn(Placed card) {
  card.deployed = true;
  return card;
}

Placed borrowed(Placed card) {
  card.borrowed = true;
  return card;
}

Attempt::~Attempt() {
  if (!said_.empty())
    ADD_FAILURE() << what_ << ": " << said_;
  else if (refusal_ && !looked_at_)
    ADD_FAILURE() << what_ << " was refused: " << text_of(refusal_);
}

const Refusal& Attempt::refused(RefusalCode code, std::string_view rule) {
  looked_at_ = true;
  EXPECT_EQ(table::name_of(refusal_.code), table::name_of(code)) << what_ << ": " << text_of(refusal_);
  EXPECT_EQ(refusal_.rule, rule) << what_;
  return refusal_;
}

const Refusal& Attempt::refused(RefusalCode code, std::string_view rule, int need, int have) {
  refused(code, rule);
  EXPECT_EQ(refusal_.need, need) << what_;
  EXPECT_EQ(refusal_.have, have) << what_;
  return refusal_;
}

TableFixture::TableFixture(const Catalog& cards) : rules{&cards, &edition_}, edition_(*find_edition("usa-1.3")) {
  for (std::size_t i = 0; i < state.luck.size(); ++i) state.luck[i] = table::RandomStream(1, i + 1);
  below_[PlayerId::south] = below_[PlayerId::north] = 20;
  state.turn = 5;
}

void TableFixture::TearDown() {
  if (!begun_ || may_stay_open_ || HasFatalFailure()) return;
  switch (state.choice.kind) {
    case ChoiceKind::none:
    case ChoiceKind::call_toss:
    case ChoiceKind::choose_starter:
    case ChoiceKind::change_hand:
    case ChoiceKind::mission_action:
    case ChoiceKind::counter_window:
    case ChoiceKind::organize:
    case ChoiceKind::attack:
    case ChoiceKind::block:
    case ChoiceKind::exchange:
      break;
    default:
      ADD_FAILURE() << "a question is left open: " << table::name_of(state.choice.player) << " is asked "
                    << table::name_of(state.choice.kind);
  }
}

Pile& TableFixture::pile(PlayerId player, Zone zone) { return *pile_of(state.players[player], zone); }

CardId TableFixture::add(PlayerId owner, PlayerId holder, Zone zone, const Placed& placed) {
  const auto definition = rules.cards->find(placed.code);
  if (!definition || state.card_count >= kMaxCards) {
    ADD_FAILURE() << "no such card, or too many: " << placed.code;
    return 0;
  }
  const CardId id = state.card_count++;
  CardState& card = state.cards[id];
  card.definition = *definition;
  card.is_ninja = (*rules.cards)[*definition].type == CardType::ninja;
  card.owner = owner;
  card.controller = zone == Zone::rewards ? owner : holder;
  card.zone = zone;
  card.injured = placed.injured;
  card.deployed_this_turn = card.entered_this_turn = placed.deployed;
  if (zone == Zone::village && card.is_ninja) card.team = TeamId{next_team_++};
  for (const auto& [kind, n] : placed.coins) state.coins.push_back({id, kind, static_cast<std::uint8_t>(n)});
  if (zone != Zone::reinforcement) pile(holder, zone).push_back(id);
  state.derived = {};
  return id;
}

void TableFixture::put(const Seat& seat, Zone zone, std::initializer_list<Placed> cards) {
  for (const Placed& placed : cards) add(placed.borrowed ? table::other(seat.id) : seat.id, seat.id, zone, placed);
}

void TableFixture::reinforcement(const Seat& seat, std::initializer_list<Placed> cards) {
  put(seat, Zone::reinforcement, cards);
}

void TableFixture::attach(const Seat& seat, const char* code, const Seat& host_side, const char* host) {
  state.cards[card(seat, Zone::village, code)].attached_to = card(host_side, Zone::village, host);
}

void TableFixture::edition(std::string_view id) { edition_ = *find_edition(id); }

void TableFixture::ruling(std::string_view id, std::string_view value) {
  const Ruling& ruling = *find_ruling(id);
  ruling.set(edition_, *find_value(ruling, value));
}

void TableFixture::deck_size(const Seat& seat, int n) { below_[seat.id] = n; }

void TableFixture::rewards(const Seat& seat, int n) {
  for (int i = 0; i < n; ++i) add(table::other(seat.id), seat.id, Zone::rewards, kFiller);
}

void TableFixture::team(const Seat& seat, std::initializer_list<const char*> codes) {
  const TeamId number{next_team_++};
  for (const char* code : codes) state.cards[card(seat, Zone::village, code)].team = number;
}

void TableFixture::tosses(std::initializer_list<bool> heads) {
  for (const bool toss : heads) state.dictated_tosses.push_back(toss);
}

void TableFixture::begin(const Seat& seat, Step step) {
  begun_ = true;
  for (const PlayerId player : table::kPlayers) {
    const Pile on_top = state.players[player].deck;
    state.players[player].deck.clear();
    for (int i = 0; i < below_[player]; ++i) add(player, player, Zone::deck, kFiller);
    for (const CardId id : on_top) state.players[player].deck.push_back(id);
  }
  state.step = step;
  state.active = state.priority = seat.id;
  Change change(state, rules, &events);
  advance(change);
}

void TableFixture::battle(std::initializer_list<Pair> pairs) {
  Seat& attacker = state.active == A.id ? A : D;
  Seat& blocker = state.active == A.id ? D : A;
  for (const Pair& pair : pairs) attacker.attacks(pair.attacker);
  attacker.done();
  for (const Pair& pair : pairs)
    if (pair.blocker != nullptr) blocker.blocks(pair.blocker, pair.attacker);
  if (asks(blocker, ChoiceKind::block)) blocker.done();
}

void TableFixture::go_on_to(const Seat& seat, ChoiceKind question) {
  for (int i = 0; i < 50 && !state.over(); ++i) {
    if (asks(seat, question)) return;
    Action action = Pass{};
    switch (state.choice.kind) {
      case ChoiceKind::mission_action:
      case ChoiceKind::organize:
      case ChoiceKind::attack:
      case ChoiceKind::block:
        action = Done{};
        break;
      case ChoiceKind::counter_window:
      case ChoiceKind::exchange:
      case ChoiceKind::answer:
        break;
      default:
        ADD_FAILURE() << "unforeseen question: " << table::name_of(state.choice.kind);
        return;
    }
    if (apply(state, rules, action, &events)) {
      ADD_FAILURE() << "cannot go on from " << table::name_of(state.choice.kind);
      return;
    }
  }
  if (!state.over()) ADD_FAILURE() << "the question never came: " << table::name_of(question);
}

bool TableFixture::answers(const Named& named, CardId id) const {
  return named.id != kNoCard ? named.id == id : position().definition(id).code == named.code;
}

CardId TableFixture::find_in(PlayerId player, Zone zone, const Named& named) const {
  if (const Pile* pile = pile_of(state.players[player], zone)) {
    for (const CardId id : *pile)
      if (answers(named, id)) return id;
    return kNoCard;
  }
  for (std::size_t i = 0; i < state.card_count; ++i)  // the reinforcement deck and the chain are no piles
    if (const auto id = static_cast<CardId>(i);
        state[id].zone == zone && state[id].owner == player && answers(named, id))
      return id;
  return kNoCard;
}

CardId TableFixture::find(PlayerId player, std::initializer_list<Zone> zones, const Named& named) const {
  if (named.code.empty()) return named.id;
  for (const Zone zone : zones)
    if (const CardId id = find_in(player, zone, named); id != kNoCard) return id;
  for (const PlayerId other : {player, table::other(player)})
    for (const Zone zone : kZones)
      if (const CardId id = find_in(other, zone, named); id != kNoCard) return id;
  return kNoCard;
}

CardId TableFixture::find_candidate(const Named& named) const {
  const auto list = options(state, rules, state.choice.player);
  for (const bool allowed : {true, false})
    for (const Option& option : list)
      if (const auto* pick = std::get_if<Pick>(&option.action);
          pick != nullptr && option.allowed() == allowed && answers(named, pick->card))
        return pick->card;
  return find(state.choice.player, {}, named);
}

CardId TableFixture::card(const Seat& seat, Zone zone, const char* code) const {
  return find_in(seat.id, zone, Named(code));
}

bool TableFixture::is_injured(const Seat& seat, const char* code) const {
  const CardId id = card(seat, Zone::village, code);
  EXPECT_NE(id, kNoCard) << code << " is not in play";
  return id != kNoCard && state[id].injured;
}

std::string TableFixture::figures(const Seat& seat, const char* code) const {
  const CardId id = card(seat, Zone::village, code);
  if (id == kNoCard) return "not in play";
  const Power figures = power(position(), id);
  return std::to_string(figures.combat) + "/" + std::to_string(figures.support);
}

int TableFixture::coins(const Seat& seat, const char* code, CoinKind kind) const {
  const CardId id = card(seat, Zone::village, code);
  return id == kNoCard ? 0 : coins_on(position(), id, kind);
}

int TableFixture::size(const Seat& seat, Zone zone) const {
  if (const Pile* pile = pile_of(state.players[seat.id], zone)) return static_cast<int>(pile->size());
  return static_cast<int>(
      std::count_if(state.cards.begin(), state.cards.begin() + state.card_count,
                    [&](const CardState& card) { return card.zone == zone && card.owner == seat.id; }));
}

bool TableFixture::asks(const Seat& seat, ChoiceKind question) const {
  return state.choice.kind == question && state.choice.player == seat.id;
}

std::string TableFixture::offers() const {
  std::string codes;
  for (const Option& option : options(state, rules, state.choice.player))
    if (const auto* pick = std::get_if<Pick>(&option.action); pick != nullptr && option.allowed())
      codes += (codes.empty() ? "" : " ") + position().definition(pick->card).code;
  return codes;
}

Attempt TableFixture::attempt(PlayerId player, const Action& action, std::string what,
                              std::initializer_list<ChoiceKind> questions) {
  what = std::string(table::name_of(player)) + " " + what;
  if (state.choice.player != player && !state.over())
    return {what, {.code = RefusalCode::not_your_decision, .rule = "N-GEN-05"}, {}};
  if (questions.size() > 0 && std::find(questions.begin(), questions.end(), state.choice.kind) == questions.end())
    return {what, {}, "not asked; the open question is " + std::string(table::name_of(state.choice.kind))};
  const GameState before = state;
  const Refusal refusal = apply(state, rules, action, &events);
  if (refusal && state != before) return {what, refusal, "the refused action changed the game"};
  return {what, refusal, {}};
}

Attempt Seat::plays(const Named& card, const Named& on) {
  const CardId played = table_.find(id, {Zone::hand, Zone::reinforcement}, card);
  const CardId host = table_.find(id, {Zone::village}, on);
  return table_.attempt(id, Play{played, host}, "plays " + card.code, {});
}

Attempt Seat::uses(const Named& card, int number) {
  const CardId used = table_.find(id, {Zone::village}, card);
  const auto& abilities = table_.position().definition(used).abilities;
  std::uint8_t ability = 0;
  for (std::size_t i = 0; i < abilities.size(); ++i)
    if (std::holds_alternative<Activated>(abilities[i].body) && number-- == 0) ability = static_cast<std::uint8_t>(i);
  return table_.attempt(id, UseEffect{used, ability}, "uses " + card.code, {});
}

Attempt Seat::charges(const Named& card) {
  return table_.attempt(id, Charge{table_.find(id, {Zone::hand}, card)}, "charges " + card.code, {});
}

Attempt Seat::joins(const Named& ninja, const Named& with) {
  const Join join{table_.find(id, {Zone::village}, ninja), table_.find(id, {Zone::village}, with)};
  return table_.attempt(id, join, ninja.code + " joins " + with.code, {});
}

Attempt Seat::leaves_out(const Named& ninja) {
  return table_.attempt(id, LeaveOut{table_.find(id, {Zone::village}, ninja)}, "leaves out " + ninja.code, {});
}

Attempt Seat::calls(bool heads) {
  return table_.attempt(id, CallToss{heads}, heads ? "calls heads" : "calls tails", {ChoiceKind::call_toss});
}

Attempt Seat::attacks(const Named& head) {
  return table_.attempt(id, Send{table_.find(id, {Zone::village}, head)}, "attacks with " + head.code, {});
}

Attempt Seat::blocks(const Named& head, const Named& attacker) {
  const Block block{table_.find(id, {Zone::village}, head), table_.find(table::other(id), {Zone::village}, attacker)};
  return table_.attempt(id, block, "blocks " + attacker.code + " with " + head.code, {});
}

Attempt Seat::pays(const Named& card) {
  return table_.attempt(id, Pick{table_.find_candidate(card)}, "pays with " + card.code,
                        {ChoiceKind::pay_hand, ChoiceKind::pay_chakra, ChoiceKind::pick});
}

Attempt Seat::targets(const Named& card) {
  return table_.attempt(id, Pick{table_.find_candidate(card)}, "targets " + card.code, {ChoiceKind::choose_target});
}

Attempt Seat::picks(const Named& card) {
  return table_.attempt(id, Pick{table_.find_candidate(card)}, "picks " + card.code,
                        {ChoiceKind::pick, ChoiceKind::hand_adjustment});
}

Attempt Seat::announces(int x) {
  return table_.attempt(id, PickNumber{static_cast<std::uint8_t>(x)}, "announces X", {ChoiceKind::choose_x});
}

Attempt Seat::chooses(int number) {
  return table_.attempt(id, PickNumber{static_cast<std::uint8_t>(number)}, "chooses",
                        {ChoiceKind::choose_cost, ChoiceKind::mode, ChoiceKind::order_triggers});
}

Attempt Seat::accepts() { return table_.attempt(id, Answer{true}, "accepts", {ChoiceKind::yes_no}); }
Attempt Seat::declines() { return table_.attempt(id, Answer{false}, "declines", {ChoiceKind::yes_no}); }
Attempt Seat::passes() { return table_.attempt(id, Pass{}, "passes", {}); }
Attempt Seat::done() { return table_.attempt(id, Done{}, "is done", {}); }
Attempt Seat::does(const Action& action) { return table_.attempt(id, action, to_text(action), {}); }

}  // namespace playsheet::support
