// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "engine/gormiti/actions/advance.h"
#include "engine/gormiti/effects/field.h"
#include "engine/gormiti/events/change.h"
#include "engine/gormiti/scenario/desk.h"

namespace gormiti::scenario {
namespace {

constexpr int kUsualDeck = 8;
constexpr int kMostOwned = static_cast<int>(kMaxOwned);
constexpr std::array<std::string_view, 9> kLaidZones{"hero", "field", "token",   "weapon", "arena",
                                                     "hand", "deck",  "discard", "list"};

Zone laid_zone(std::string_view word) {
  if (word == "hero") return Zone::hero;
  if (word == "field") return Zone::fighters;
  if (word == "weapon") return Zone::weapons;
  if (word == "arena") return Zone::arenas;
  return word == "hand" ? Zone::hand : Zone::discard;
}

bool belongs_in(CardType type, std::string_view zone) {
  if (zone == "weapon") return type == CardType::weapon;
  if (zone == "arena") return type == CardType::arena;
  return zone == "hand" || zone == "discard" || type == CardType::fighter;
}

std::string_view letter_of(PlayerId player) { return player == PlayerId::south ? "A" : "B"; }

/// Nothing if the player has so many cards already.
std::optional<CardId> lay_owned(Desk& desk, PlayerId player, DefinitionId definition, Zone zone, CardId on = kNoCard) {
  const CardId first = player == PlayerId::south ? 0 : static_cast<CardId>(kMaxOwned);
  for (CardId card = first; card < first + kMaxOwned; ++card)
    if (desk.position[card].zone == Zone::nowhere) {
      lay_card(desk.position, desk.rules(), card, definition, player, zone, on);
      return card;
    }
  return std::nullopt;
}

class PositionReader {
 public:
  PositionReader(Reading& reading, Desk& desk) : reading_(reading), words_(reading.words), desk_(desk) {}

  bool read() {
    if (words_.take("option")) return option(), true;
    if (words_.take("mode")) return desk_.setup.mode = reading_.word<Mode>("strategic or quick"), true;
    if (words_.take("seed"))
      return desk_.setup.seed = static_cast<std::uint64_t>(words_.number(0, 2'000'000'000, "the seed")), true;
    if (words_.take("turn")) return turn(), true;
    const auto player = Reading::player_of(words_.peek());
    if (!player || std::find(kLaidZones.begin(), kLaidZones.end(), words_.peek(1)) == kLaidZones.end()) return false;
    words_.next();
    const std::string zone = words_.next();
    if (zone == "deck") return deck(*player), true;
    do {
      zone == "list" ? listed(*player) : lay(*player, zone);
      words_.skip_commas();
    } while (!words_.at_end());
    return true;
  }

 private:
  void option() {
    std::vector<std::string_view> names;
    for (const OptionRow& row : option_rows()) names.push_back(row.name);
    const std::string name(names[words_.one_of(names, "the name of an option (docs/rules/gormiti.md, G-12)")]);
    int value = 0;
    if (!table::scenario::read_number(words_.peek(), value) || !set_option(desk_.setup.options, name, value))
      return words_.fail("expected a value that the option can have");
    words_.next();
  }

  void turn() {
    GameState& state = desk_.position;
    const int number = words_.number(1, 999, "the number of the turn");
    state.turn = static_cast<std::uint16_t>(number);
    state.active = number % 2 != 0 ? PlayerId::south : PlayerId::north;
    if (Reading::player_of(words_.peek())) state.active = reading_.player();
    state.question.player = state.active;
  }

  std::optional<DefinitionId> definition(bool token) {
    for (DefinitionId id = 0; id < desk_.cards.size(); ++id)
      if (desk_.cards[id].token == token && desk_.cards[id].code == words_.peek()) {
        words_.next();
        return id;
      }
    std::vector<std::string_view> codes;
    for (DefinitionId id = 0; id < desk_.cards.size(); ++id)
      if (desk_.cards[id].token == token) codes.push_back(desk_.cards[id].code);
    words_.fail(token ? "expected the code of a token, such as CARD/1" : "expected the code of a card", codes);
    return std::nullopt;
  }
  /// "x3" behind a code.
  int copies() {
    int n = 0;
    if (!words_.peek().starts_with('x') || !table::scenario::read_number(words_.peek().substr(1), n)) return 1;
    words_.next();
    return std::clamp(n, 1, kMostOwned);
  }

  /// A card of the deck with which a game is to begin.
  void listed(PlayerId player) {
    const auto id = definition(false);
    if (!id) return;
    for (int i = copies(); i > 0; --i) desk_.setup.seats[player].cards.push_back(desk_.cards[*id].code);
  }

  /// Top first; a number is so many cards of no use.
  void deck(PlayerId player) {
    desk_.deck_laid[player] = true;
    std::vector<DefinitionId> top;
    int number = 0;
    if (words_.take("empty")) return;
    if (table::scenario::read_number(words_.peek(), number)) {
      const auto filler = desk_.cards.find(kFiller);
      if (!filler) return words_.fail("expected codes of cards: those without a name are not known here");
      words_.next();
      top.assign(static_cast<std::size_t>(std::clamp(number, 0, kMostOwned)), *filler);
    }
    while (!words_.at_end()) {
      words_.skip_commas();
      const auto id = definition(false);
      if (!id) return;
      top.insert(top.end(), static_cast<std::size_t>(copies()), *id);
    }
    for (std::size_t i = top.size(); i-- > 0;)
      if (!put(player, top[i], Zone::deck)) return;
  }

  std::optional<CardId> put(PlayerId player, DefinitionId definition, Zone zone, CardId on = kNoCard) {
    const auto card = lay_owned(desk_, player, definition, zone, on);
    if (!card) words_.fail(fmt::format("a player has at most {} cards", kMaxOwned));
    return card;
  }

  void lay(PlayerId player, const std::string& zone) {
    const auto id = definition(zone == "token");
    if (!id) return;
    if (!belongs_in(desk_.cards[*id].type, zone)) return words_.fail("that is no zone for a card of this type");
    for (int i = copies(); i > 0 && !words_.failed(); --i) {
      const GameState& state = desk_.position;
      const bool fighter = zone == "field" || zone == "token";
      if ((fighter && free_zone({state, desk_.rules()}, player) == 0) ||
          (zone == "hero" && state[player].hero != kNoCard))
        return words_.fail("there is no zone free for it");
      if (zone == "token") {
        traits(lay_token(desk_.position, desk_.rules(), *id, player));
        continue;
      }
      CardId on = kNoCard;
      if (zone == "weapon") {
        if (!words_.take("on")) return words_.fail("expected \"on\" and the bearer", {"on"});
        on = reading_.card([&](CardId card) { return is_fighter_zone(state[card].zone); });
        if (words_.failed()) return;
      }
      if (const auto card = put(player, *id, laid_zone(zone), on)) traits(*card);
    }
  }

  /// What is said of a card behind its code.
  void traits(CardId card) {
    CardState& state = desk_.position.cards[card];
    while (!words_.at_end() && !words_.failed()) {
      if (words_.take("as")) {
        desk_.labels.emplace_back(words_.next(), card);
      } else if (words_.take("at")) {
        desk_.at_hp.emplace_back(card, words_.number(-999, 999, "its current HP"));
      } else if (words_.take("left")) {
        state.duration = static_cast<std::uint8_t>(words_.number(1, 99, "the own turns that are left"));
      } else if (words_.take("counters")) {
        if (desk_.position.counters.full()) return words_.fail("there are too many cards with counters");
        const int n = words_.number(1, 99, "the number of counters");
        apply_event(desk_.position, CountersChanged{card, 0, static_cast<std::uint16_t>(n)});
        desk_.position.moved = false;
      } else if (words_.take("new")) {
        state.entered_this_turn = true;
      } else {
        return;
      }
    }
  }

  Reading& reading_;
  Cursor& words_;
  Desk& desk_;
};

}  // namespace

std::vector<std::string_view> position_words(bool behind_player) {
  if (behind_player) return {kLaidZones.begin(), kLaidZones.end()};
  return {"mode", "option", "seed", "turn", "A", "B"};
}

bool read_position(Reading& reading, Desk& desk) { return PositionReader(reading, desk).read(); }

std::string begin_game(Desk& desk) {
  if (!is_playable(desk.setup.options)) return "options with which no game ends (G-710)";
  const bool dealt =
      !desk.setup.seats[PlayerId::south].cards.empty() && !desk.setup.seats[PlayerId::north].cards.empty();
  if (dealt) {
    if (const Refusal refusal = check_match(desk.setup, desk.cards))
      return fmt::format("decks with which no game can begin: {} ({})", table::name_of(refusal.code), refusal.rule);
    desk.match.emplace(desk.cards, desk.setup);
    return {};
  }
  const auto filler = desk.cards.find(kFiller);
  for (const PlayerId player : table::kPlayers) {
    if (!desk.deck_laid[player] && !filler) return fmt::format("{} has no deck", letter_of(player));
    for (int i = 0; !desk.deck_laid[player] && i < kUsualDeck; ++i)
      if (!lay_owned(desk, player, *filler, Zone::deck)) break;
  }
  for (const auto& [card, hp] : desk.at_hp) set_hp(desk.position, desk.rules(), card, hp);
  desk.position.mode = desk.setup.mode;
  if (desk.setup.mode == Mode::quick) {  // G-912: a round begins
    for (CardId card = 0; card < kMaxCards; ++card)
      if (const Zone zone = desk.position[card].zone; zone != Zone::deck && zone != Zone::nowhere)
        return "in the quick mode only the decks are laid";
    desk.position.step = Step::quick_draw;
    desk.position.turn = 0;
    desk.position.question = {};
    const Rulebook rules = desk.rules();
    Change change(desk.position, rules, nullptr);
    advance(change);
  } else {
    for (const PlayerId player : table::kPlayers)
      if (desk.position[player].hero == kNoCard) return fmt::format("{} has no Hero", letter_of(player));
  }
  desk.match.emplace(desk.cards, desk.setup, desk.position);
  return {};
}

}  // namespace gormiti::scenario
