// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/match/series.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace naruto {
namespace {

constexpr std::string_view kBetweenGames = "N-SIDE-02";
constexpr std::string_view kOneForOne = "N-SIDE-03";

std::vector<DeckEntry>::iterator entry_of(std::vector<DeckEntry>& pile, const std::string& code) {
  return std::find_if(pile.begin(), pile.end(), [&](const DeckEntry& entry) { return entry.code == code; });
}

/// Takes the cards out of the pile; says which are not there.
SwapRefusal take(std::vector<DeckEntry>& pile, const std::vector<DeckEntry>& cards, SwapBreach absent) {
  for (const DeckEntry& each : cards) {
    const auto entry = entry_of(pile, each.code);
    const int have = entry == pile.end() ? 0 : entry->count;
    if (have < each.count)
      return {.code = absent, .rule = kOneForOne, .need = each.count, .have = have, .card = each.code};
    entry->count -= each.count;
    if (entry->count == 0) pile.erase(entry);
  }
  return {};
}

void put(std::vector<DeckEntry>& pile, const std::vector<DeckEntry>& cards) {
  for (const DeckEntry& each : cards)
    if (const auto entry = entry_of(pile, each.code); entry != pile.end())
      entry->count += each.count;
    else
      pile.push_back(each);
}

/// Numbers of copies that are none, and numbers of cards that are not the same (N-SIDE-03).
SwapRefusal check_numbers(const Swap& swap) {
  for (const auto* cards : {&swap.out, &swap.in})
    for (const DeckEntry& each : *cards)
      if (each.count < 1 || each.count > 99)
        return {.code = SwapBreach::bad_number, .rule = kOneForOne, .need = 1, .have = each.count, .card = each.code};
  const int out = cards_in(swap.out);
  const int in = cards_in(swap.in);
  if (out != in) return {.code = SwapBreach::unequal_numbers, .rule = kOneForOne, .need = out, .have = in};
  return {};
}

/// The deck after the swap; its numbers have been checked.
SwapRefusal exchange(Deck& deck, const Swap& swap) {
  if (auto refusal = take(deck.cards, swap.out, SwapBreach::not_in_deck)) return refusal;
  if (auto refusal = take(deck.sideboard, swap.in, SwapBreach::not_in_sideboard)) return refusal;
  put(deck.cards, swap.in);
  put(deck.sideboard, swap.out);
  return {};
}

}  // namespace

Series::Series(SeriesSetup setup) : setup_(std::move(setup)) {
  if (setup_.best_of != 3) setup_.best_of = 1;
  for (const PlayerId player : table::kPlayers) decks_[player] = setup_.seats[player].deck;
}

Series Series::before(const MatchSetup& game) {
  SeriesSetup setup{game.edition, game.rulings, game.seats, 1, game.seed};
  if (game.series) {
    setup.best_of = game.series->best_of;
    setup.seed = game.series->seed;
    for (const PlayerId player : table::kPlayers) setup.seats[player].deck = game.series->registered[player];
  }
  Series series(std::move(setup));
  if (game.series) series.games_ = game.series->games;
  for (const PlayerId player : table::kPlayers) series.decks_[player] = game.seats[player].deck;
  return series;
}

SideboardNotice Series::notice(PlayerId player) const {
  const Edition played = with_rulings(*setup_.edition, setup_.rulings);
  const int cards = cards_in(setup_.seats[player].deck.sideboard);
  const bool announced = cards > 0 && played.sideboard_announced;
  return {announced, cards, announced && played.sideboard_shown};
}

/// A game like any other: who begins and changes of hand are settled anew in it (T-312).
MatchSetup Series::next_game() const {
  MatchSetup game;
  game.edition = setup_.edition;
  game.seats = setup_.seats;
  for (const PlayerId player : table::kPlayers) game.seats[player].deck = decks_[player];
  game.seed = standing().next_seed();
  game.rulings = setup_.rulings;
  if (setup_.best_of == 1) return game;
  game.series = SeriesPart{standing(), {}};
  for (const PlayerId player : table::kPlayers) game.series->registered[player] = setup_.seats[player].deck;
  return game;
}

bool Series::add_result(const GameState& end) {
  if (!end.over() || over()) return false;
  games_.push_back({.winner = end.winner, .reason = end.end, .starter = end.starter, .seed = standing().next_seed()});
  return true;
}

bool Series::may_swap(PlayerId player) const { return !games_.empty() && !over() && !decks_[player].sideboard.empty(); }

/// Between two games of a match (T-307, T-308), one for one, from the split as it is now (T-311), to a legal deck
/// (T-310).
SwapRefusal Series::check_swap(PlayerId player, const Swap& swap, const Catalog& catalog) const {
  if (games_.empty()) return {.code = SwapBreach::before_first_game, .rule = kBetweenGames};
  if (over()) return {.code = SwapBreach::match_over, .rule = "N-SIDE-06"};
  if (decks_[player].sideboard.empty()) return {.code = SwapBreach::no_sideboard, .rule = "N-SIDE-01"};
  if (auto refusal = check_numbers(swap)) return refusal;
  Deck deck = decks_[player];
  if (auto refusal = exchange(deck, swap)) return refusal;
  auto violations = check_deck(deck, catalog, with_rulings(*setup_.edition, setup_.rulings));
  if (violations.empty()) return {};
  const int have = static_cast<int>(violations.size());
  return {.code = SwapBreach::illegal_deck,
          .rule = kOneForOne,
          .need = 0,
          .have = have,
          .violations = std::move(violations)};
}

SwapRefusal Series::swap(PlayerId player, const Swap& swap, const Catalog& catalog) {
  auto refusal = check_swap(player, swap, catalog);
  if (!refusal) (void)exchange(decks_[player], swap);
  return refusal;
}

Series Series::next_match(std::uint64_t seed) const {
  SeriesSetup next = setup_;
  next.seed = seed;
  return Series(std::move(next));
}

bool operator==(const Series& a, const Series& b) {
  const auto same_seat = [](const SeatSetup& x, const SeatSetup& y) { return x.name == y.name && x.deck == y.deck; };
  return a.setup_.edition == b.setup_.edition && a.setup_.rulings == b.setup_.rulings &&
         a.setup_.best_of == b.setup_.best_of && a.setup_.seed == b.setup_.seed && a.decks_ == b.decks_ &&
         a.games_ == b.games_ && std::all_of(table::kPlayers.begin(), table::kPlayers.end(), [&](PlayerId player) {
           return same_seat(a.setup_.seats[player], b.setup_.seats[player]);
         });
}

std::string text_of(const SwapRefusal& r) {
  switch (r.code) {
    case SwapBreach::none:
      return {};
    case SwapBreach::before_first_game:
      return fmt::format("{}: the first game is played with the original deck", r.rule);
    case SwapBreach::match_over:
      return fmt::format("{}: the match is over; the next one begins with the original deck", r.rule);
    case SwapBreach::no_sideboard:
      return fmt::format("{}: this player has no sideboard", r.rule);
    case SwapBreach::unequal_numbers:
      return fmt::format("{}: {} cards go out and {} come in; the numbers must be equal", r.rule, r.need, r.have);
    case SwapBreach::not_in_deck:
      return fmt::format("{}: {} of {} to go out, but the deck has {}", r.rule, r.need, r.card, r.have);
    case SwapBreach::not_in_sideboard:
      return fmt::format("{}: {} of {} to come in, but the sideboard has {}", r.rule, r.need, r.card, r.have);
    case SwapBreach::bad_number:
      return fmt::format("{}: {} copies of {}", r.rule, r.have, r.card);
    case SwapBreach::illegal_deck:
      return fmt::format("{}: the deck would not be legal: {}", r.rule,
                         r.violations.empty() ? std::string() : text_of(r.violations.front()));
  }
  return {};
}

}  // namespace naruto
