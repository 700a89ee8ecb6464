// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of what players do, with "refused", "continue" and "settle".
#include <fmt/format.h>

#include <algorithm>

#include "engine/naruto/actions/action.h"
#include "engine/naruto/rules/refusal.h"
#include "engine/naruto/scenario/reading.h"

namespace naruto::scenario {
namespace {

struct VerbWord {
  std::string_view word;
  Verb verb;
};
constexpr VerbWord kVerbs[] = {
    {"plays", Verb::play},
    {"deploys", Verb::play},
    {"grows", Verb::play},
    {"ambushes", Verb::ambush},
    {"forms", Verb::form},
    {"uses", Verb::use},
    {"charges", Verb::charge},
    {"joins", Verb::join},
    {"teams", Verb::make_teams},
    {"leaves", Verb::leave_out},
    {"attacks", Verb::attack},
    {"blocks", Verb::block},
    {"pays", Verb::pay},
    {"targets", Verb::target},
    {"picks", Verb::pick},
    {"discards", Verb::discard},
    {"announces", Verb::announce_x},
    {"chooses", Verb::choose},
    {"accepts", Verb::accept},
    {"declines", Verb::decline},
    {"passes", Verb::pass},
    {"done", Verb::done},
    {"is", Verb::done},
    {"looks", Verb::done},
    {"calls", Verb::call_toss},
    {"starts", Verb::choose_starter},
    {"lets", Verb::choose_starter},
    {"changes", Verb::change_hand},
    {"keeps", Verb::change_hand},
    {"concedes", Verb::concede},
    {"does", Verb::raw},
};

void expect_word(Reading& r, std::string_view word) {
  if (!r.words.take(word)) r.words.fail(fmt::format("expected \"{}\"", word), {word});
}

/// The clauses that may follow a use, in any order.
void clauses(Reading& r, Decision& d) {
  static const std::vector<std::string_view> words{"on",     "with",      "text",    "cost", "X",
                                                   "paying", "targeting", "picking", "then"};
  while (!r.words.at_end()) {
    r.words.skip_commas();
    switch (r.words.one_of(words, "a clause or the end of the line")) {
      case 0:
      case 1:
        if (!r.words.failed()) d.others.push_back(r.card());
        break;
      case 2:
        d.number = r.words.number(1, 4, "the number of the paragraph");
        break;
      case 3:
        d.cost = r.words.number(1, 9, "which of the costs");
        break;
      case 4:
        d.x = r.words.number(0, 99, "X");
        break;
      case 5:
        d.paying = r.card_list();
        break;
      case 6:
        d.targeting = r.card_list();
        break;
      case 7:
        d.picking = r.card_list();
        break;
      default:
        (r.words.one_of({"done", "passes"}, "\"done\" or \"passes\"") == 0 ? d.then_done : d.then_passes) = true;
        break;
    }
  }
}

void blocks(Reading& r, Decision& d) {
  if (r.words.take("nobody")) return clauses(r, d);
  do {
    r.words.skip_commas();
    d.cards.push_back(r.card());
    expect_word(r, "against");
    d.others.push_back(r.card());
    r.words.skip_commas();
  } while (!r.words.at_end() && r.words.peek() != "then");
  clauses(r, d);
}

void teams(Reading& r, Decision& d) {
  do {
    d.teams.push_back(r.card_list());
  } while (r.words.take("|"));
  clauses(r, d);
}

void choose(Reading& r, Decision& d) {
  static const std::vector<std::string_view> what{"cost", "mode", "trigger"};
  d.text = what[r.words.one_of(what, "what is chosen: cost, mode or trigger")];
  if (d.text == "trigger" && r.is_card(r.words.peek()))
    d.cards.push_back(r.card());
  else
    d.number = r.words.number(1, 99, "the number of the choice");
}

void raw(Reading& r, Decision& d) {
  const int column = r.words.column();
  while (!r.words.at_end()) d.text += (d.text.empty() ? "" : " ") + r.words.next();
  if (!read_action(d.text)) r.words.fail_at(column, d.text, "expected an action as in match records (docs/formats.md)");
}

/// Verbs that speak of setup, or of no card.
void small_verb(Reading& r, Decision& d, std::string_view word) {
  switch (d.verb) {
    case Verb::announce_x:
      expect_word(r, "X");
      d.number = r.words.number(0, 99, "X");
      break;
    case Verb::choose:
      choose(r, d);
      break;
    case Verb::done:
      if (word == "is" || word == "looks") expect_word(r, "done");
      break;
    case Verb::call_toss:
      d.flag = r.words.one_of({"heads", "tails"}, "heads or tails") == 0;
      break;
    case Verb::choose_starter:
      d.flag = word == "starts";
      if (d.flag) break;
      if (r.player() == d.player) r.words.fail_at(r.words.column(), letter_of(d.player), "expected the other player");
      expect_word(r, "start");
      break;
    case Verb::change_hand:
      d.flag = word == "changes";
      expect_word(r, "hand");
      break;
    case Verb::raw:
      raw(r, d);
      break;
    default:
      break;
  }
}

void verb_with_cards(Reading& r, Decision& d) {
  switch (d.verb) {
    case Verb::play:
    case Verb::ambush:
    case Verb::form:
    case Verb::use:
      d.cards.push_back(r.card());
      clauses(r, d);
      break;
    case Verb::attack:
      r.words.take("with");
      if (!r.words.take("nobody")) d.cards = r.card_list();
      clauses(r, d);
      break;
    case Verb::join:
      d.cards.push_back(r.card());
      if (!r.words.take("with")) expect_word(r, "to");
      d.others.push_back(r.card());
      break;
    case Verb::make_teams:
      teams(r, d);
      break;
    case Verb::leave_out:
      expect_word(r, "out");
      d.cards = r.card_list();
      break;
    case Verb::block:
      blocks(r, d);
      break;
    default:
      d.cards = r.card_list();
      if (r.words.take("then")) {
        expect_word(r, "done");
        d.then_done = true;
      }
      break;
  }
}

bool takes_cards(Verb verb) {
  switch (verb) {
    case Verb::announce_x:
    case Verb::choose:
    case Verb::accept:
    case Verb::decline:
    case Verb::pass:
    case Verb::done:
    case Verb::call_toss:
    case Verb::choose_starter:
    case Verb::change_hand:
    case Verb::concede:
    case Verb::raw:
      return false;
    default:
      return true;
  }
}

}  // namespace

std::vector<std::string_view> words_after_player() {
  std::vector<std::string_view> words = zone_words();
  for (const VerbWord& verb : kVerbs) words.push_back(verb.word);
  for (const std::string_view word : {"marker", "deployed", "clients", "missions", "counters", "won", "team"})
    words.push_back(word);
  return words;
}

std::optional<Decision> read_decision(Reading& r) {
  const auto player = find_player(r.words.peek());
  if (!player) return std::nullopt;
  const auto word = r.words.peek(1);
  const auto* const known =
      std::find_if(std::begin(kVerbs), std::end(kVerbs), [&](const VerbWord& verb) { return verb.word == word; });
  if (known == std::end(kVerbs)) return std::nullopt;
  Decision decision;
  decision.player = *player;
  decision.verb = known->verb;
  r.words.next();
  r.words.next();
  if (takes_cards(decision.verb))
    verb_with_cards(r, decision);
  else
    small_verb(r, decision, known->word);
  r.words.end();
  return decision;
}

std::optional<Refused> read_refused(Reading& r) {
  if (!r.words.take("refused")) return std::nullopt;
  Refused refused;
  while (!r.words.at_end()) {
    if (r.words.take("need")) {
      refused.need = r.words.number(0, 999, "what is needed");
    } else if (r.words.take("have")) {
      refused.have = r.words.number(-999, 999, "what is there");
    } else if (r.words.take("card")) {
      refused.card = r.card();
    } else if (r.words.peek().starts_with("N-")) {
      refused.rule = r.words.next();
    } else if (table::from_name<RefusalCode>(r.words.peek()) && refused.code.empty()) {
      refused.code = r.words.next();
    } else {
      auto candidates = names_of<RefusalCode>();
      candidates.insert(candidates.end(), {"need", "have", "card"});
      r.words.fail("expected a reason, a rule, \"need\", \"have\" or \"card\"", candidates);
    }
  }
  return refused;
}

std::optional<Continue> read_continue(Reading& r) {
  Continue line;
  if (r.words.take("settle")) {
    line.to = Continue::To::settled;
    line.word = "settle";
    r.words.end();
    return line;
  }
  if (!r.words.take("continue")) return std::nullopt;
  expect_word(r, "to");
  if (r.words.take("turn")) {
    line.turn = r.words.number(1, 999, "the number of the turn");
  } else {
    if (find_player(r.words.peek())) line.active = r.player();
  }
  line.word = std::string(r.words.at_end() ? "start" : r.words.peek());
  if (line.turn && r.words.at_end())
    line.step = Step::turn_start;
  else
    line.step = r.phase();
  if (line.word == "over") line.to = Continue::To::game_over;
  r.words.end();
  return line;
}

}  // namespace naruto::scenario
