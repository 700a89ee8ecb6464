// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of the position: what is there before the first decision.
#include <fmt/format.h>

#include <algorithm>

#include "engine/naruto/scenario/generated_cards.h"
#include "engine/naruto/scenario/reading.h"

namespace naruto::scenario {
namespace {

constexpr int kMostOfAKind = 99;

/// "+1/+1:2", "growth:1", "permanent:3"; false if the word is none.
bool read_coins(Reading& r, PlacedCard& card) {
  const std::string_view word = r.words.peek();
  const auto colon = word.rfind(':');
  const std::string_view name = word.substr(0, colon);
  const bool sign = name.starts_with("+") || name.starts_with("-");
  const auto kind = table::from_name<CoinKind>(name);
  if (!kind && !sign && colon == std::string_view::npos) return false;
  if (!kind) {
    r.words.fail("expected a kind of coin", names_of<CoinKind>());
    return true;
  }
  int n = 1;
  if (colon != std::string_view::npos && (!read_number(word.substr(colon + 1), n) || n < 1 || n > kMostOfAKind)) {
    r.words.fail("expected a number of coins from 1 to 99 behind the colon");
    return true;
  }
  card.coins.emplace_back(*kind, n);
  card.coins_given = true;
  r.words.next();
  return true;
}

void read_label(Reading& r, PlacedCard& card) {
  const int column = r.words.column();
  const std::string label = r.words.next();
  if (label.empty() || is_reserved(label) || r.cards.find(full_code(label)) || label.find(':') != std::string::npos) {
    r.words.fail_at(column, label, "expected a label that is neither a word of the notation nor a card");
    return;
  }
  if (const EditionBits taken = r.labelled_in(label) & r.in; taken != 0) {
    r.words.fail_at(column, label,
                    fmt::format("expected a label that is not taken yet in {}", names_of_editions(taken)));
    return;
  }
  card.label = label;
  const auto known =
      std::find_if(r.labels.begin(), r.labels.end(), [&](const Label& each) { return each.name == label; });
  if (known == r.labels.end())
    r.labels.push_back({label, r.in});
  else
    known->in |= r.in;
}

/// One word behind a card; false if it does not belong to the card.
bool read_mark(Reading& r, PlacedCard& card) {
  Cursor& w = r.words;
  const std::string_view word = w.peek();
  int n = 0;
  if (w.take("injured")) {
    card.injured = true;
  } else if (w.take("healthy")) {
    card.injured = false;
  } else if (w.take("deployed")) {
    card.deployed = card.entered = true;
  } else if (w.take("entered")) {
    card.entered = true;
  } else if (w.take("sent")) {
    card.sent = true;
  } else if (word == "left" && w.peek(1) == "out") {
    w.next();
    w.next();
    card.left_out = true;
  } else if (w.take("used")) {
    card.used.push_back(0);
  } else if (word.starts_with("used:") && read_number(word.substr(5), n) && n > 0) {
    card.used.push_back(n);
    w.next();
  } else if (w.take("owner")) {
    card.owner = r.player();
  } else if (w.take("on")) {
    card.on = r.card();
  } else if (w.take("as")) {
    read_label(r, card);
  } else if (word.size() > 1 && word.front() == 'x' && read_number(word.substr(1), n) && n >= 1 && n <= kMostOfAKind) {
    card.copies = n;
    w.next();
  } else {
    return false;
  }
  return true;
}

std::vector<PlacedCard> placed_cards(Reading& r) {
  std::vector<PlacedCard> cards;
  r.words.skip_commas();
  while (!r.words.at_end()) {
    PlacedCard card;
    card.name = r.card();
    while (!r.words.at_end() && !r.is_card(r.words.peek()) && r.words.peek() != "," && r.words.peek() != ";" &&
           (read_mark(r, card) || read_coins(r, card))) {
    }
    if (card.copies > 1 && !card.label.empty())
      r.words.fail_at(card.name.column, card.label, "expected one copy for a label");
    cards.push_back(std::move(card));
    r.words.skip_commas();
  }
  return cards;
}

/// Rewards and decks can hold nameless cards.
void read_zone(Reading& r, PositionLine& line) {
  int n = 0;
  if (line.zone == Zone::deck && r.words.take("top")) {
    line.setting = Setting::deck_top;
    line.cards = placed_cards(r);
  } else if ((line.zone == Zone::deck || line.zone == Zone::rewards) && read_number(r.words.peek(), n)) {
    line.setting = Setting::count;
    line.number = r.words.number(0, static_cast<int>(kPileCapacity), "a number of cards");
  } else if (line.zone == Zone::deck) {
    r.words.fail("expected a number of cards, or \"top\" and cards", {"top"});
  } else {
    line.setting = Setting::zone;
    line.cards = placed_cards(r);
  }
}

struct PlayerWord {
  std::string_view word;
  Setting setting;
  int most;
};
constexpr PlayerWord kPlayerWords[] = {
    {"marker", Setting::marker, 255},   {"deployed", Setting::deployed, 9}, {"clients", Setting::clients, 9},
    {"missions", Setting::missions, 9}, {"counters", Setting::counters, 9}, {"won", Setting::won, 99},
};

std::optional<PositionLine> line_of_player(Reading& r) {
  PositionLine line;
  line.player = *find_player(r.words.peek());
  const std::string_view word = r.words.peek(1);
  line.column = r.words.column();
  for (const PlayerWord& each : kPlayerWords) {
    if (each.word != word) continue;
    r.words.next();
    r.words.next();
    line.setting = each.setting;
    line.column = r.words.column();
    line.number = r.words.number(0, each.most, word);
    return line;
  }
  if (word == "team") {
    r.words.next();
    r.words.next();
    line.setting = Setting::team;
    line.team = r.card_list();
    return line;
  }
  if (!find_zone(word)) return std::nullopt;
  r.words.next();
  line.zone = r.zone();
  read_zone(r, line);
  return line;
}

PositionLine battle_line(Reading& r) {
  PositionLine line;
  line.setting = Setting::battle;
  line.column = r.words.column();
  line.team = r.card_list();
  if (r.words.take("unblocked")) return line;
  if (!r.words.take("vs")) {
    r.words.fail("expected \"vs\" and the blocking team, or \"unblocked\"", {"vs", "unblocked"});
    return line;
  }
  line.blocked = true;
  line.against = r.card_list();
  return line;
}

struct PileWord {
  std::string_view word;
  Zone zone;
};
constexpr PileWord kPiles[] = {
    {"deck", Zone::deck}, {"sideboard", Zone::outside}, {"reinforcement", Zone::reinforcement}};

/// "deck T01 x3, 24 ninja": cards of a deck that is looked at, by code or so many different nameless ones.
PositionLine deck_line(Reading& r, Zone zone) {
  PositionLine line;
  line.setting = Setting::deck_list;
  line.zone = zone;
  while (!r.words.at_end()) {
    r.words.skip_commas();
    int n = 0;
    if (read_number(r.words.peek(), n)) {
      const int count = r.words.number(1, kGenerated, "a number of different cards");
      const std::size_t kind = r.words.one_of(generated_kinds(), "a kind of card");
      for (int i = 1; i <= count && !r.words.failed(); ++i) {
        PlacedCard card;
        card.name.code = generated_code(kind, i);
        line.cards.push_back(std::move(card));
      }
    } else {
      PlacedCard card;
      card.name = r.card();
      const std::string_view times = r.words.peek();
      if (times.size() > 1 && times.front() == 'x' && read_number(times.substr(1), n)) {
        card.copies = std::clamp(n, 1, kMostOfAKind);
        r.words.next();
      }
      line.cards.push_back(std::move(card));
    }
    r.words.skip_commas();
  }
  return line;
}

}  // namespace

std::optional<PositionLine> read_position(Reading& r) {
  PositionLine line;
  if (find_player(r.words.peek())) {
    auto of_player = line_of_player(r);
    if (of_player) r.words.end();
    return of_player;
  }
  line.column = r.words.column();
  for (const PileWord& pile : kPiles)
    if (r.words.take(pile.word)) return deck_line(r, pile.zone);
  if (r.words.take("turn")) {
    line.setting = Setting::turn;
    line.number = r.words.number(1, 999, "the number of the turn");
  } else if (r.words.take("active")) {
    line.setting = Setting::active;
    line.player = r.player();
  } else if (r.words.take("phase")) {
    line.setting = Setting::phase;
    line.column = r.words.column();
    line.step = r.phase();
  } else if (r.words.take("caller")) {
    line.setting = Setting::caller;
    line.player = r.player();
  } else if (r.words.take("toss")) {
    line.setting = Setting::toss;
    while (!r.words.at_end()) line.heads.push_back(r.words.one_of({"heads", "tails"}, "heads or tails") == 0);
    if (line.heads.size() > 8) r.words.fail_at(line.column, "toss", "expected at most 8 tosses");
  } else if (r.words.take("battle")) {
    line = battle_line(r);
  } else {
    return std::nullopt;
  }
  r.words.end();
  return line;
}

}  // namespace naruto::scenario
