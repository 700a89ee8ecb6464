// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/scenario/decider.h"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <set>

#include "engine/naruto/resolve/resolve.h"
#include "engine/naruto/resolve/trigger_order.h"
#include "engine/naruto/scenario/waiting.h"

namespace naruto::scenario {
namespace {

/// A card of a payment or a target that nobody asked for.
constexpr Refusal kOneTooMany{.code = RefusalCode::not_an_option, .rule = "N-CR-03"};

/// The engine has taken this cost, counted from 1, itself, because no other could be paid.
bool takes_cost(const Event& event, int number) {
  const auto* use = std::get_if<Announcing>(&event);
  return use != nullptr && use->announcement.cost_chosen && use->announcement.cost == number - 1;
}

/// Carries out the parts of one decision.
class Decider {
 public:
  Decider(Table& table, const Decision& decision) : table_(table), d_(decision) {}

  Decided run() {
    dispatch();
    if (result_.accepted() && d_.then_done) act(Done{});
    if (result_.accepted() && d_.then_passes) act(Pass{});
    return result_;
  }

 private:
  void act(const Action& action) {
    if (result_.accepted()) result_.refusal = table_.act(d_.player, action);
  }
  void trouble(std::string text) {
    if (result_.accepted()) result_.trouble = std::move(text);
  }
  bool asked(std::initializer_list<ChoiceKind> kinds) const {
    return table_.asked(d_.player) && std::find(kinds.begin(), kinds.end(), table_.state.choice.kind) != kinds.end();
  }

  CardId village(const CardName& name) const { return table_.find(d_.player, {Zone::village}, name); }
  CardId host() const {
    return d_.others.empty() ? kNoCard : table_.find(d_.player, {Zone::village}, d_.others.front());
  }

  void dispatch() {
    switch (d_.verb) {
      case Verb::play:
      case Verb::ambush:
      case Verb::form:
      case Verb::use:
        table_.use_mark = table_.events.size();
        begin_use();
        finish_use();
        break;
      case Verb::make_teams:
        if (named_twice()) {
          result_.refusal = {.code = RefusalCode::not_alone, .rule = "N-ORG-04"};
          break;
        }
        for (const auto& team : d_.teams)
          for (std::size_t i = 1; i < team.size(); ++i) act(Join{village(team[i]), village(team.front())});
        if (!d_.then_done) act(Done{});
        break;
      case Verb::join:
        act(Join{village(d_.cards.front()), village(d_.others.front())});
        break;
      case Verb::attack:
        for (const CardName& card : d_.cards) act(Send{village(card)});
        if (d_.cards.empty()) act(Done{});
        break;
      case Verb::block:
        for (std::size_t i = 0; i < d_.cards.size(); ++i)
          act(Block{village(d_.cards[i]), table_.find(table::other(d_.player), {Zone::village}, d_.others[i])});
        if (d_.cards.empty()) act(Done{});
        break;
      case Verb::charge:
        for (const CardName& card : d_.cards) {
          if (table_.state.choice.kind == ChoiceKind::counter_window) table_.act(table_.state.choice.player, Pass{});
          act(Charge{table_.find(d_.player, {Zone::hand}, card)});
        }
        break;
      case Verb::leave_out:
        for (const CardName& card : d_.cards) act(LeaveOut{village(card)});
        break;
      default:
        small();
        break;
    }
  }

  void small() {
    switch (d_.verb) {
      case Verb::pay:
        for (const CardName& card : d_.cards) pick(card, &Decider::was_paid);
        break;
      case Verb::target:
        for (const CardName& card : d_.cards) pick(card, &Decider::was_targeted);
        break;
      case Verb::pick:
      case Verb::discard:
        for (const CardName& card : d_.cards) pick(card, &Decider::was_picked);
        break;
      case Verb::announce_x:
        act(PickNumber{static_cast<std::uint8_t>(d_.number)});
        break;
      case Verb::choose:
        choose();
        break;
      case Verb::accept:
        act(Answer{true});
        break;
      case Verb::decline:
        decline();
        break;
      case Verb::pass:
        act(Pass{});
        break;
      case Verb::done:
        act(Done{});
        break;
      case Verb::call_toss:
        act(CallToss{d_.flag});
        break;
      case Verb::choose_starter:
        act(ChooseStarter{d_.flag ? d_.player : table::other(d_.player)});
        break;
      case Verb::change_hand:
        act(ChangeHand{d_.flag});
        break;
      case Verb::concede:
        act(Concede{d_.player});
        break;
      default:
        if (const auto action = read_action(d_.text)) act(*action);
        break;
    }
  }

  // --- uses

  void begin_use() {
    const CardName& name = d_.cards.front();
    switch (d_.verb) {
      case Verb::use:
        act(use_of(village(name)));
        break;
      case Verb::ambush:
        act(Play{table_.find(d_.player, {Zone::chakra}, name), host()});
        break;
      case Verb::form:
        act(Play{table_.find(d_.player, {Zone::reinforcement}, name), host()});
        break;
      default:
        act(Play{table_.find(d_.player, {Zone::hand}, name), host()});
        break;
    }
  }

  /// The paragraph that is named, else the first one offered that is allowed, else the first one offered.
  Action use_of(CardId card) const {
    std::optional<UseEffect> first;
    if (d_.number > 0) return UseEffect{card, static_cast<std::uint8_t>(d_.number - 1)};
    for (const Option& option : options(table_.state, table_.rules, d_.player)) {
      const auto* use = std::get_if<UseEffect>(&option.action);
      if (use == nullptr || use->card != card) continue;
      if (option.allowed()) return *use;
      if (!first) first = *use;
    }
    if (first) return *first;
    std::uint8_t ability = 0;
    if (card < table_.state.card_count) {
      const auto& abilities = table_.position().definition(card).abilities;
      while (ability + 1U < abilities.size() && !std::holds_alternative<Activated>(abilities[ability].body)) ++ability;
    }
    return UseEffect{card, ability};
  }

  /// Answers the questions of the use from the clauses, in whatever order the edition asks them.
  bool has_targeted(CardId card) const {
    const auto& targets = table_.state.announcement.targets;
    return std::any_of(targets.begin(), targets.end(), [&](ObjectRef target) {
      return is_group(target) ? table_.state.groups[target.life].has(card) : target.card == card;
    });
  }
  bool named_twice() const {
    std::vector<CardId> named;
    for (const auto& team : d_.teams)
      for (const CardName& ninja : team) {
        const CardId card = village(ninja);
        if (card != kNoCard && std::find(named.begin(), named.end(), card) != named.end()) return true;
        named.push_back(card);
      }
    return false;
  }

  void finish_use() {
    std::set<CardId> named_paid;  // apart from the targets: what is paid can be a target where it lies then (N-JUT-03)
    std::set<CardId> named_targets;
    std::size_t paid = 0;
    std::size_t targeted = 0;
    std::size_t picked = 0;
    bool cost = !d_.cost;
    bool x = !d_.x;
    for (bool more = true; more && result_.accepted();) {
      more = false;
      if (!cost && asked({ChoiceKind::choose_cost})) {
        act(PickNumber{static_cast<std::uint8_t>(*d_.cost - 1)});
        cost = more = true;
      } else if (!x && asked({ChoiceKind::choose_x})) {
        act(PickNumber{static_cast<std::uint8_t>(*d_.x)});
        x = more = true;
      } else if (paid < d_.paying.size() && asked({ChoiceKind::pay_hand, ChoiceKind::pay_chakra})) {
        const CardId card = table_.find_candidate(d_.paying[paid++]);
        // What the engine has named itself need not be named again.
        if (!table_.state.announcement.paid.contains(card) || named_paid.contains(card)) act(Pick{card});
        named_paid.insert(card);
        more = true;
      } else if (targeted < d_.targeting.size() && asked({ChoiceKind::choose_target})) {
        const CardId card = table_.find_candidate(d_.targeting[targeted++]);
        if (!has_targeted(card) || named_targets.contains(card)) act(Pick{card});
        named_targets.insert(card);
        more = true;
      } else if (targeted > 0 && targeted == d_.targeting.size() && asked({ChoiceKind::choose_target}) &&
                 table_.state.announcement.picking && table_.state.choice.min == 0) {
        act(Done{});  // as many as were named
        more = true;
      } else if (picked < d_.picking.size() && table_.asked(d_.player) && asks_for_cards(table_)) {
        act(Pick{table_.find_candidate(d_.picking[picked++])});
        more = true;
      }
    }
    if (!x) act(PickNumber{static_cast<std::uint8_t>(d_.x.value_or(0))});
    if (!cost && !was_cost(*d_.cost)) act(PickNumber{static_cast<std::uint8_t>(*d_.cost - 1)});
    // The engine answers where only one answer exists; what it has paid and targeted must be what is written.
    for (const CardName& card : d_.paying) left_over(card, &Decider::was_paid);
    claimed_.clear();
    for (const CardName& card : d_.targeting) left_over(card, &Decider::was_targeted);
    claimed_.clear();
    for (; picked < d_.picking.size(); ++picked) left_over(d_.picking[picked], &Decider::was_picked);
  }

  using Was = bool (Decider::*)(CardId) const;

  /// A card of the line that was not asked for: fine if it has its part in the use already, else it is one too
  /// many.
  void left_over(const CardName& name, Was was) {
    if (!result_.accepted()) return;
    for (std::size_t i = 0; i < table_.state.card_count; ++i) {
      const auto card = static_cast<CardId>(i);
      if (!names(name, card) || !(this->*was)(card) ||
          std::find(claimed_.begin(), claimed_.end(), card) != claimed_.end())
        continue;
      claimed_.push_back(card);
      return;
    }
    if (table_.asked(d_.player) && table_.state.announcement.kind != Announced::nothing)
      trouble(fmt::format("{} is not asked for now", name.text));
    else
      result_.refusal = kOneTooMany;
  }

  /// As `means`, but a card that has moved still answers to the side where it was.
  bool names(const CardName& name, CardId card) const {
    CardName anywhere = name;
    anywhere.side.reset();
    return table_.means(anywhere, card) &&
           (!name.side || table_.holder(card) == *name.side || table_.state[card].owner == *name.side);
  }

  bool was_paid(CardId card) const {
    if (table_.state.announcement.paid.contains(card)) return true;
    return any_event([&](const Event& event) {
      const auto* moved = std::get_if<CardMoved>(&event);
      return moved != nullptr && moved->card == card && moved->cause == Cause::payment;
    });
  }

  bool was_cost(int number) const {
    return any_event([&](const Event& event) { return takes_cost(event, number); });
  }

  bool was_targeted(CardId card) const {
    const auto among = [&](const auto& targets) {
      return std::any_of(targets.begin(), targets.end(), [&](ObjectRef target) { return target.card == card; });
    };
    if (among(table_.state.announcement.targets)) return true;
    return any_event([&](const Event& event) {
      if (const auto* group = std::get_if<TargetsGrouped>(&event)) return group->cards.has(card);
      if (const auto* use = std::get_if<Announcing>(&event)) return among(use->announcement.targets);
      const auto* link = std::get_if<LinkAdded>(&event);
      return link != nullptr && among(link->link.context.targets);
    });
  }

  bool was_picked(CardId card) const {
    return any_event([&](const Event& event) {
      if (const auto* work = std::get_if<WorkMoved>(&event)) return work->work.picks.contains(card);
      if (const auto* moved = std::get_if<CardMoved>(&event)) return moved->card == card;
      if (const auto* coins = std::get_if<CoinsChanged>(&event)) return coins->card == card;
      const auto* lasting = std::get_if<LastingBegan>(&event);
      return lasting != nullptr && lasting->effect.subject.card == card;
    });
  }

  template <class F>
  bool any_event(F&& f) const {
    if (!table_.use_mark) return false;
    return std::any_of(table_.events.begin() + static_cast<std::ptrdiff_t>(*table_.use_mark), table_.events.end(), f);
  }

  // --- small answers

  void pick(const CardName& name, Was was) {
    if (!result_.accepted()) return;
    if (table_.asked(d_.player) && asks_for_cards(table_)) return act(Pick{table_.find_candidate(name)});
    left_over(name, was);
  }

  void choose() {
    if (d_.cards.empty()) return act(PickNumber{static_cast<std::uint8_t>(table_.state.choice.min + d_.number - 1)});
    if (table_.state.choice.kind != ChoiceKind::order_triggers) return act(PickNumber{0});
    const auto waiting = triggers_to_order(table_.position());
    for (std::size_t i = 0; i < waiting.size(); ++i)
      if (table_.means(d_.cards.front(), table_.state.triggers[waiting[i]].context.source.card))
        return act(PickNumber{static_cast<std::uint8_t>(i)});
    trouble(fmt::format("no effect of {} waits", d_.cards.front().text));
  }

  /// No to an offer, in whatever form the question takes it.
  void decline() {
    const auto list = options(table_.state, table_.rules, d_.player);
    for (const Action& no : {Action{Answer{false}}, Action{Done{}}, Action{Pass{}}})
      if (std::any_of(list.begin(), list.end(), [&](const Option& option) { return option.action == no; }))
        return act(no);
    act(Answer{false});
  }

  Table& table_;
  const Decision& d_;
  Decided result_;
  std::vector<CardId> claimed_;  ///< in their part of the use, as the line says so far: each can be named once
};

/// A pass that the engine made, because no answer was possible, counts as the player's (N-CR-02): the shown moment goes
/// on behind it.
bool passed_by_itself(Table& table, PlayerId player) {
  for (std::size_t i = table.shown_at; i < table.events.size(); ++i) {
    if (table.events[i] != Event{Passed{player}}) continue;
    table.mark = table.shown_at;
    while (table.shown_at <= i) table.show_next();
    table.show_rest();
    return true;
  }
  return false;
}

/// Which of several texts begins, or which cost is paid, was not asked because it makes no difference, or because one
/// alone is possible: then saying it asks for nothing more.
bool chosen_by_itself(const Table& table, const Decision& decision) {
  const bool trigger = decision.text == "trigger" && table.state.choice.kind != ChoiceKind::order_triggers;
  const bool cost = decision.text == "cost" && table.state.choice.kind != ChoiceKind::choose_cost;
  return std::any_of(table.events.begin() + static_cast<std::ptrdiff_t>(table.mark), table.events.end(),
                     [&](const Event& event) {
                       if (trigger && std::holds_alternative<TriggerRemoved>(event)) return true;
                       return cost && takes_cost(event, decision.number);
                     });
}

}  // namespace

Decided decide(Table& table, const Decision& decision, bool strict) {
  table.came_from = table.shown_place();
  if (decision.verb == Verb::pass && passed_by_itself(table, decision.player)) return {};
  if (decision.verb == Verb::choose && chosen_by_itself(table, decision)) return {};
  const Table before = table;
  if (!strict && !make_way(table, decision)) table = before;
  Table asked = table;
  table.mark = before.events.size();
  Decided decided = Decider(table, decision).run();
  if (decided.accepted()) return decided;
  if (table.tampered) decided.trouble = "the refused action changed the game";
  asked.mark = before.mark;
  table = std::move(asked);
  return decided;
}

}  // namespace naruto::scenario
