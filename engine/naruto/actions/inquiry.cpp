// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/inquiry.h"

#include <algorithm>

namespace naruto {

namespace {

/// Where cards are not open to everybody, or not in the game at all.
bool is_out_of_sight(Zone zone) { return is_hidden(zone) || zone == Zone::outside || zone == Zone::nowhere; }

/// The filter tells cards of a zone apart; else their number says everything.
bool tells_apart(const Filter& filter) {
  return filter.type.has_value() || filter.top > 0 || !describe::parts_of(filter).empty();
}

/// Calls `f` for everything inside a filter that a further answer depends on.
template <class F>
void for_each_part(const Filter& filter, F&& f) {
  Filter::fields(filter, [&](std::string_view, const auto& field) {
    using Field = std::decay_t<decltype(field)>;
    if constexpr (std::is_same_v<Field, std::optional<Ref>>) {
      if (field) f(*field);
    } else if constexpr (std::is_same_v<Field, std::vector<Filter>>) {
      for (const Filter& inner : field) f(inner);
    } else if constexpr (std::is_same_v<Field, std::vector<Compare>>) {
      for (const Compare& compare : field)
        for (const auto* bound : {&compare.at_least, &compare.at_most, &compare.below, &compare.above})
          for (const Amount& amount : *bound) f(amount);
    } else if constexpr (std::is_same_v<Field, std::optional<TeamTest>>) {
      if (!field) return;
      for (const auto* group : {&field->with, &field->only, &field->any, &field->head})
        for (const Filter& inner : *group) f(inner);
    }
  });
}

}  // namespace

Inquiry::Inquiry(const GameState& state, const Rulebook& rules, const PlayerView& view, CardId card)
    : state_(state), rules_(rules) {
  hide_others(view);
  answers_ = card < state_.card_count && sees(card);
  if (answers_) find_context(view, card);
}

/// Every card that the view does not show becomes one and the same card.
void Inquiry::hide_others(const PlayerView& view) {
  const auto see = [this](const SeenCard& card) {
    if (card.id < seen_.size()) seen_.set(card.id);
  };
  for (const SeenPlayer& player : view.players.values)
    for (const SeenZone* zone : {&player.deck, &player.hand, &player.village, &player.chakra, &player.discard,
                                 &player.rewards, &player.removed, &player.reinforcement})
      std::for_each(zone->cards.begin(), zone->cards.end(), see);
  for (const SeenLink& link : view.chain) see(link.card);
  std::for_each(view.looked_at.begin(), view.looked_at.end(), see);
  if (view.asking) see(*view.asking);
  for (std::size_t i = 0; i < state_.card_count; ++i) {
    if (seen_[i]) continue;
    state_.cards[i].definition = 0;
    state_.cards[i].is_ninja = false;
  }
  state_.derived = {};
}

/// As the use on the chain, or the one that is being put together, has it; else as the text of a card in play.
void Inquiry::find_context(const PlayerView& view, CardId card) {
  for (const SeenLink& link : view.chain)
    if (link.card.id == card) {
      context_ = link.link.context;
      used_ = true;
      return;
    }
  context_.definition = state_.cards[card].definition;
  context_.controller = state_.cards[card].controller;
  context_.source = {card, state_.cards[card].life};
  const Announcement& announced = view.announcement;
  if (announced.kind == Announced::nothing || announced.card != card) return;
  used_ = announced.x_chosen;
  context_.x = announced.x;
  context_.controller = announced.kind == Announced::effect ? announced.player : context_.controller;
  if (announced.on != kNoCard) context_.user = {announced.on, state_.cards[announced.on].life};
  for (std::size_t i = 0; i < announced.targets.size(); ++i) context_.targets[i] = announced.targets[i];
}

bool Inquiry::sees(Ref ref) const {
  const Position position(state_, rules_);
  const ObjectRef object = resolve(position, ref, context_);
  return object && position.alive(object) && sees(object.card);
}

bool Inquiry::sees_all(Zone zone, Side side) const {
  for (std::size_t i = 0; i < state_.card_count; ++i) {
    const CardState& card = state_.cards[i];
    if (card.zone != zone || seen_[i]) continue;
    if (side == Side::any || card.controller == player_of(side, context_)) return false;
  }
  return true;
}

bool Inquiry::answerable(const Filter& filter, Side side) const {
  side = filter.controller.value_or(side);
  if (filter.zone && is_out_of_sight(*filter.zone) && tells_apart(filter) && !sees_all(*filter.zone, side))
    return false;
  if (filter.named && *filter.named != Nameable::card_name) return false;  // it belongs to the moment of the effect
  bool good = true;
  for_each_part(filter, [&](const auto& part) {
    using Part = std::decay_t<decltype(part)>;
    if constexpr (std::is_same_v<Part, Ref>)
      good = good && sees(part);
    else if constexpr (std::is_same_v<Part, Filter>)
      good = good && answerable(part, side);
    else
      good = good && answerable(part);
  });
  return good;
}

bool Inquiry::answerable_value(const Amount& amount) const {
  switch (amount.kind) {
    case Amount::Kind::x:
      return used_;
    case Amount::Kind::value:
    case Amount::Kind::coins:
      return sees(amount.of);
    case Amount::Kind::heads:
    case Amount::Kind::tails:
    case Amount::Kind::moved:
    case Amount::Kind::chosen:
    case Amount::Kind::damage:
    case Amount::Kind::event_amount:
    case Amount::Kind::event_support:
      return false;  // only while the effect is carried out
    default:
      return true;
  }
}

bool Inquiry::answerable(const Amount& amount) const {
  // What is added up or compared is a figure of each card, so that they count one by one.
  const bool counted = amount.kind == Amount::Kind::count;
  const auto known = [&](const Filter& filter) {
    const bool all = counted || !filter.zone || !is_out_of_sight(*filter.zone) ||
                     sees_all(*filter.zone, filter.controller.value_or(Side::any));
    return all && answerable(filter, Side::any);
  };
  return answerable_value(amount) && std::all_of(amount.filter.begin(), amount.filter.end(), known) &&
         std::all_of(amount.factor.begin(), amount.factor.end(),
                     [this](const Amount& part) { return answerable(part); });
}

std::optional<std::vector<CardId>> Inquiry::cards(const describe::Meaning& meaning) const {
  if (!answers_) return std::nullopt;
  const Position position(state_, rules_);
  std::vector<CardId> found;
  if (const auto* ref = std::get_if<Ref>(&meaning)) {
    if (!sees(*ref)) return std::nullopt;
    return std::vector{resolve(position, *ref, context_).card};
  }
  const auto* filter = std::get_if<Filter>(&meaning);
  if (filter == nullptr || !answerable(*filter, Side::any)) return std::nullopt;
  if (filter->zone && is_out_of_sight(*filter->zone) &&
      !sees_all(*filter->zone, filter->controller.value_or(Side::any)))
    return std::nullopt;  // those that are meant cannot be shown
  for (std::size_t i = 0; i < state_.card_count; ++i)
    if (const auto card = static_cast<CardId>(i); seen_[i] && fits(position, *filter, card, context_))
      found.push_back(card);
  return found;
}

std::optional<int> Inquiry::number(const Amount& amount) const {
  if (!answers_ || !answerable(amount)) return std::nullopt;
  return evaluate(Position(state_, rules_), amount, context_);
}

}  // namespace naruto
