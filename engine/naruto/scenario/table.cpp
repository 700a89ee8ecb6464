// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/scenario/table.h"

#include <fmt/format.h>

#include "engine/naruto/scenario/vocabulary.h"
#include "engine/naruto/scenario/words.h"

namespace naruto::scenario {
namespace {

constexpr Zone kZones[] = {Zone::village, Zone::chain,   Zone::hand,    Zone::chakra,
                           Zone::discard, Zone::rewards, Zone::removed, Zone::deck};

/// Fields of an event whose number is a card.
bool names_card(std::string_view field) {
  return field == "card" || field == "base" || field == "head" || field == "to" || field == "on";
}

}  // namespace

PlayerId Table::holder(CardId card) const {
  const CardState& c = state[card];
  if (c.zone == Zone::village) return c.controller;
  if (c.zone == Zone::rewards) return state[PlayerId::south].rewards.contains(card) ? PlayerId::south : PlayerId::north;
  return c.owner;
}

bool Table::means(const CardName& name, CardId card) const {
  if (name.side && holder(card) != *name.side) return false;
  if (!name.code.empty()) return position().definition(card).code == name.code;
  const auto label = labels.find(name.text);
  return label != labels.end() && label->second == card;
}

std::vector<CardId> Table::in_zone(PlayerId player, Zone zone) const {
  std::vector<CardId> cards;
  if (const Pile* pile = pile_of(state[player], zone)) {
    cards.assign(pile->begin(), pile->end());
  } else {  // the chain and the reinforcement deck are no piles
    for (std::size_t i = 0; i < state.card_count; ++i)
      if (state.cards[i].zone == zone && state.cards[i].owner == player) cards.push_back(static_cast<CardId>(i));
  }
  return cards;
}

CardId Table::find_in(PlayerId player, Zone zone, const CardName& name) const {
  const auto cards = in_zone(player, zone);
  for (auto card = cards.rbegin(); card != cards.rend(); ++card)
    if (means(name, *card)) return *card;
  return kNoCard;
}

CardId Table::find(PlayerId player, std::initializer_list<Zone> zones, const CardName& name) const {
  for (const Zone zone : zones)
    if (const CardId card = find_in(player, zone, name); card != kNoCard) return card;
  for (const PlayerId holder : {player, table::other(player)})
    for (const Zone zone : kZones)
      if (const CardId card = find_in(holder, zone, name); card != kNoCard) return card;
  for (std::size_t i = 0; i < state.card_count; ++i)
    if (means(name, static_cast<CardId>(i))) return static_cast<CardId>(i);
  return kNoCard;
}

CardId Table::find_candidate(const CardName& name) const {
  const auto list = options(state, rules, state.choice.player);
  for (const bool allowed : {true, false})
    for (const Option& option : list)
      if (const auto* pick = std::get_if<Pick>(&option.action);
          pick != nullptr && option.allowed() == allowed && means(name, pick->card))
        return pick->card;
  return find(state.choice.player, {}, name);
}

Table::InPlay Table::in_play(const CardName& name) const {
  InPlay found;
  for (const PlayerId player : table::kPlayers) {
    const CardId card = find_in(player, Zone::village, name);
    if (card == kNoCard) continue;
    if (found.card != kNoCard) return {kNoCard, fmt::format("in both villages: write A:{0} or D:{0}", name.text)};
    found.card = card;
  }
  if (found.card == kNoCard) {
    const CardId somewhere = find(PlayerId::south, {}, name);
    found.trouble = somewhere == kNoCard ? "nowhere"
                                         : fmt::format("not in play, but in {}'s {}", letter_of(holder(somewhere)),
                                                       table::name_of(state[somewhere].zone));
  }
  return found;
}

std::string Table::name_of(CardId card) const {
  if (card >= state.card_count) return "no card";
  for (const auto& [label, id] : labels)
    if (id == card) return label;
  return short_code(position().definition(card).code);
}

std::string Table::text_of(const Event& event) const {
  const std::string text = to_text(event);
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    const auto end = std::min(text.find(' ', i), text.size());
    std::string word = text.substr(i, end - i);
    const auto equals = word.find('=');
    int number = 0;
    if (equals != std::string::npos && names_card(std::string_view(word).substr(0, equals)) &&
        read_number(std::string_view(word).substr(equals + 1), number) && number < state.card_count)
      word = word.substr(0, equals + 1) + name_of(static_cast<CardId>(number));
    if (word.ends_with("=south")) word.replace(word.size() - 5, 5, "A");
    if (word.ends_with("=north")) word.replace(word.size() - 5, 5, "D");
    out += (out.empty() ? "" : " ") + word;
    i = end + 1;
  }
  return out;
}

std::string Table::question() const {
  if (state.over()) return "the game is over";
  return fmt::format("{} is asked {}", letter_of(state.choice.player), table::name_of(state.choice.kind));
}

void Table::show(const GameState& from, std::size_t begin) {
  shown = from;
  shown_at = begin;
  show_rest();
}

bool Table::show_next() {
  if (shown_at >= events.size()) return false;
  apply_event(shown, events[shown_at++]);
  return true;
}

void Table::show_rest() {
  while (shown_at < events.size() && !std::holds_alternative<Passed>(events[shown_at])) show_next();
}

void Table::show_present() {
  shown = state;
  shown_at = events.size();
}

Table Table::at_shown() const {
  Table past = *this;
  past.state = shown;
  past.events.resize(shown_at);
  return past;
}

Refusal Table::act(PlayerId player, const Action& action) {
  if (!state.over() && state.choice.player != player && !std::holds_alternative<Concede>(action))
    return {.code = RefusalCode::not_your_decision, .rule = "N-GEN-05"};
  const GameState before = state;
  const std::size_t begin = events.size();
  const Refusal refusal = apply(state, rules, action, &events);
  tampered = tampered || (refusal && state != before);
  if (refusal) return refusal;
  acted.push_back({player, action});
  shown = before;
  shown_at = begin;
  if (std::holds_alternative<Pass>(action)) {  // this pass is the player's own
    while (shown_at < events.size() && !std::holds_alternative<Passed>(events[shown_at])) show_next();
    show_next();
  }
  show_rest();
  return refusal;
}

std::string text_of(const Refusal& refusal) {
  if (!refusal) return "accepted";
  std::string text = fmt::format("refused {} {}", table::name_of(refusal.code), refusal.rule);
  if (refusal.need != 0 || refusal.have != 0) text += fmt::format(" need {} have {}", refusal.need, refusal.have);
  return text;
}

}  // namespace naruto::scenario
