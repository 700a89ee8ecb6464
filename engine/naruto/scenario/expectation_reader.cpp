// SPDX-License-Identifier: GPL-3.0-or-later
// Lines that state what must be true.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "engine/naruto/decks/construction.h"
#include "engine/naruto/match/series.h"
#include "engine/naruto/scenario/reading.h"

namespace naruto::scenario {
namespace {

const std::vector<std::string_view> kStates{"healthy",  "injured",  "head",    "back",      "attacking",
                                            "blocking", "battling", "standby", "unblocked", "in_action"};

void read_zone(Reading& r, Expectation& e) {
  e.zone = r.zone();
  if (r.words.take("top")) {
    e.about = About::zone_top;
    e.cards = r.card_list();
  } else if (r.words.take("is")) {
    e.about = About::zone_is;
    if (!r.words.take("empty")) e.cards = r.card_list();
  } else if (r.words.take("has")) {
    e.about = About::zone_has;
    e.negative = r.words.take("not");
    e.cards = r.card_list();
  } else {
    e.about = About::zone_count;
    e.a = r.words.number(0, 255, "a number of cards, or \"is\", \"has\" or \"top\" with cards");
  }
}

void read_seeing(Reading& r, Expectation& e) {
  e.other = r.player();
  e.zone = r.zone();
  if (e.about == About::cannot_see) return;
  int n = 0;
  if (read_number(r.words.peek(), n))
    e.a = r.words.number(0, 255, "a number of cards");
  else
    e.cards = r.card_list();
}

void read_question(Reading& r, Expectation& e) {
  e.about = About::asked;
  if (r.words.at_end()) return;  // whatever it is
  e.word = std::string(r.words.peek());
  if (questions_of(e.word).empty()) r.words.fail("expected a question", question_words());
  r.words.next();
}

struct CounterWord {
  std::string_view word;
  Setting setting;
};
constexpr CounterWord kCounters[] = {{"marker", Setting::marker},     {"deployed", Setting::deployed},
                                     {"clients", Setting::clients},   {"missions", Setting::missions},
                                     {"counters", Setting::counters}, {"won", Setting::won}};

void about_player(Reading& r, Expectation& e) {
  e.player = r.player();
  for (const CounterWord& counter : kCounters)
    if (r.words.take(counter.word)) {
      e.about = About::counter;
      e.counter = counter.setting;
      e.a = r.words.number(0, 255, counter.word);
      return;
    }
  if (r.words.take("asked")) return read_question(r, e);
  if (r.words.take("sees")) {
    e.about = About::sees;
    return read_seeing(r, e);
  }
  if (r.words.take("cannot")) {
    if (!r.words.take("see")) r.words.fail("expected \"see\"", {"see"});
    e.about = About::cannot_see;
    return read_seeing(r, e);
  }
  if (!find_zone(r.words.peek())) {
    auto words = zone_words();
    for (const std::string_view word :
         {"marker", "deployed", "clients", "missions", "counters", "won", "asked", "sees", "cannot"})
      words.push_back(word);
    return r.words.fail("expected a zone, a counter, \"asked\", \"sees\" or \"cannot see\"", words);
  }
  read_zone(r, e);
}

/// "5/2", also below zero.
void read_power(Reading& r, Expectation& e) {
  e.about = About::card_power;
  const std::string_view word = r.words.peek();
  const auto slash = word.find('/');
  if (slash == std::string_view::npos || !read_number(word.substr(0, slash), e.a) ||
      !read_number(word.substr(slash + 1), e.b))
    return r.words.fail("expected combat and support, such as 5/2");
  r.words.next();
}

void read_coins(Reading& r, Expectation& e) {
  e.about = About::card_coins;
  if (r.words.take("none")) {
    e.exact = true;  // no coins of any kind
    return;
  }
  const auto kind = table::from_name<CoinKind>(r.words.peek());
  if (!kind) return r.words.fail("expected a kind of coin", names_of<CoinKind>());
  e.coin = *kind;
  r.words.next();
  e.a = r.words.number(0, 99, "a number of coins");
}

void about_card(Reading& r, Expectation& e) {
  e.card = r.card();
  e.negative = r.words.take("not");
  if (r.words.take("in")) {
    e.about = About::card_in;
    if (r.words.take("chain")) {
      e.zone = Zone::chain;
      return;
    }
    e.player = r.player();
    e.zone = r.zone();
  } else if (r.words.take("power")) {
    read_power(r, e);
  } else if (r.words.take("coins")) {
    read_coins(r, e);
  } else if (r.words.take("team")) {
    e.about = About::card_team;
    if (!r.words.take("alone")) e.cards = r.card_list();
  } else if (r.words.take("attached")) {
    e.about = About::card_attached;
    if (!r.words.take("to")) r.words.fail("expected \"to\"", {"to"});
    e.on = r.card();
  } else if (r.words.take("left")) {
    e.about = About::left_out;
    if (!r.words.take("out")) r.words.fail("expected \"out\"", {"out"});
  } else {
    e.about = About::card_state;
    auto words = kStates;
    words.insert(words.end(), {"in", "power", "coins", "team", "attached", "left", "not"});
    const auto known = std::find(kStates.begin(), kStates.end(), r.words.peek());
    if (known == kStates.end()) return r.words.fail("expected what is said of the card", words);
    e.word = r.words.next();
  }
}

void read_offers(Reading& r, Expectation& e) {
  e.about = About::offers;
  e.exact = r.words.take("only");
  if (!e.exact && r.words.take("nothing")) {
    e.exact = true;
    return;
  }
  if (r.words.peek() != "not") e.cards = r.card_list();
  if (r.words.take("with") || r.words.take("on")) {
    e.card = e.cards.empty() ? CardName{} : e.cards.front();
    e.cards.clear();
    if (r.words.peek() != "not") e.cards = r.card_list();
  }
  if (r.words.take("not")) e.not_cards = r.card_list();
}

void read_battle(Reading& r, Expectation& e) {
  e.card = r.card();
  if (r.words.take("power")) {
    e.about = About::battle_power;
    e.a = r.words.number(-99, 99, "the power of the attacking team");
    e.b_given = r.words.take("against");
    if (e.b_given) e.b = r.words.number(-99, 99, "the power of the blocking team");
    return;
  }
  e.about = About::battle_result;
  const auto results = names_of<Result>();
  e.word = std::string(results[r.words.one_of(results, "\"power\" or a result")]);
}

void read_winner(Reading& r, Expectation& e) {
  e.about = About::winner;
  e.player = r.player();
  if (r.words.at_end()) return;
  const auto reasons = names_of<EndReason>();
  e.word = std::string(reasons[r.words.one_of(reasons, "the reason of the victory")]);
}

void read_event(Reading& r, Expectation& e) {
  e.about = About::event;
  while (!r.words.at_end()) e.words.push_back(r.words.next());
  if (e.words.empty()) r.words.fail("expected words of an event");
}

void read_deck(Reading& r, Expectation& e) {
  if (r.words.take("legal")) {
    e.about = About::deck_legal;
    return;
  }
  e.about = About::deck_breach;
  if (!r.words.take("breach")) return r.words.fail("expected \"legal\" or \"breach\"", {"legal", "breach"});
  const auto breaches = names_of<DeckBreach>();
  e.word = std::string(breaches[r.words.one_of(breaches, "a breach")]);
  while (!r.words.at_end()) e.words.push_back(r.words.next());
}

/// "swap out T01 T02 in T18 T19 legal", "swap before game 1 out T01 in T18 refused before_first_game N-SIDE-02".
void read_swap(Reading& r, Expectation& e) {
  e.about = About::swap;
  e.exact = r.words.take("before");
  if (e.exact && (!r.words.take("game") || !r.words.take("1"))) return r.words.fail("expected \"game 1\"");
  if (!r.words.take("out")) return r.words.fail("expected \"out\" and the cards", {"out", "before"});
  e.cards = r.card_list();
  if (!r.words.take("in")) return r.words.fail("expected \"in\" and the cards", {"in"});
  e.not_cards = r.card_list();
  if (r.words.take("legal")) return;
  e.negative = true;
  if (!r.words.take("refused")) return r.words.fail("expected \"legal\" or \"refused\"", {"legal", "refused"});
  if (r.words.at_end()) return;
  const auto breaches = names_of<SwapBreach>();
  e.word = std::string(breaches[r.words.one_of(breaches, "a reason")]);
  while (!r.words.at_end()) e.words.push_back(r.words.next());
}

using ReadRest = void (*)(Reading&, Expectation&);
struct Topic {
  std::string_view word;
  ReadRest read;
};
const Topic kTopics[] = {
    {"offers", read_offers},
    {"battle", read_battle},
    {"winner", read_winner},
    {"event", read_event},
    {"deck", read_deck},
    {"swap", read_swap},
    {"nobody",
     [](Reading& r, Expectation& e) {
       e.about = About::nobody_asked;
       if (!r.words.take("asked")) r.words.fail("expected \"asked\"", {"asked"});
     }},
    {"no",
     [](Reading& r, Expectation& e) {
       e.negative = true;
       if (r.words.take("winner"))
         e.about = About::no_winner;
       else if (r.words.take("event"))
         read_event(r, e);
       else
         r.words.fail("expected \"winner\" or \"event\"", {"winner", "event"});
     }},
    {"chain",
     [](Reading& r, Expectation& e) {
       e.about = About::chain;
       if (!r.words.take("empty")) e.cards = r.card_list();
     }},
    {"phase",
     [](Reading& r, Expectation& e) {
       e.about = About::phase;
       e.word = std::string(r.words.peek());
       e.step = r.phase();
     }},
    {"turn",
     [](Reading& r, Expectation& e) {
       e.about = About::turn;
       e.a = r.words.number(0, 999, "the number of the turn");
     }},
    {"active",
     [](Reading& r, Expectation& e) {
       e.about = About::active;
       e.player = r.player();
     }},
    {"control",
     [](Reading& r, Expectation& e) {
       e.about = About::control;
       if (!r.words.take("of")) r.words.fail("expected \"of\"", {"of"});
       e.card = r.card();
       e.player = r.player();
     }},
};

}  // namespace

std::optional<Expectation> read_expectation(Reading& r) {
  if (!r.words.take("expect")) return std::nullopt;
  Expectation e;
  const Topic* topic = nullptr;
  for (const Topic& each : kTopics) {
    if (!r.words.take(each.word)) continue;
    topic = &each;
    break;
  }
  if (topic != nullptr) {
    topic->read(r, e);
  } else if (find_player(r.words.peek())) {
    about_player(r, e);
  } else if (r.is_card(r.words.peek())) {
    about_card(r, e);
  } else {
    std::vector<std::string_view> words{"A", "D"};
    for (const Topic& each : kTopics) words.push_back(each.word);
    if (full_code(r.words.peek()) != r.words.peek())
      r.card();  // says that there is no such card
    else
      r.words.fail("expected a player, a card or what is looked at", words);
  }
  r.words.end();
  return e;
}

}  // namespace naruto::scenario
