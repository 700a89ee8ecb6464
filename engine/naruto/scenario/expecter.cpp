// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/scenario/expecter.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/naruto/decks/construction.h"
#include "engine/naruto/match/series.h"
#include "engine/naruto/scenario/expecting.h"
#include "engine/naruto/scenario/vocabulary.h"

namespace naruto::scenario {
namespace {

class Expecter {
 public:
  Expecter(const Table& table, const Expectation& e) : table_(table), state_(table.state), e_(e) {}

  Found run() {
    switch (e_.about) {
      case About::zone_count:
        return same(e_.a, static_cast<int>(table_.in_zone(e_.player, e_.zone).size()));
      case About::zone_is:
        return list(table_, e_.cards, table_.in_zone(e_.player, e_.zone), false);
      case About::zone_has:
        return zone_has();
      case About::zone_top:
        return zone_top();
      case About::counter:
        return same(e_.a, counter());
      case About::asked:
        return asked();
      case About::nobody_asked:
        return same("nobody is asked", state_.over() ? "nobody is asked" : table_.question());
      case About::offers:
        return offers();
      case About::event:
        return event();
      case About::chain:
        return chain();
      case About::battle_power:
      case About::battle_result:
        return check_battle(table_, e_);
      case About::winner:
      case About::no_winner:
        return winner();
      case About::phase:
        return phase();
      case About::turn:
        return same(e_.a, state_.turn);
      case About::active:
        return same(std::string(letter_of(e_.player)), std::string(letter_of(state_.active)));
      case About::sees:
      case About::cannot_see:
        return sees();
      case About::swap:
        return swap();
      case About::deck_legal:
      case About::deck_breach:
        return deck();
      default:
        return check_card(table_, e_);
    }
  }

 private:
  Found zone_has() const {
    std::vector<CardId> left = table_.in_zone(e_.player, e_.zone);
    for (const CardName& name : e_.cards) {
      const auto at = std::find_if(left.begin(), left.end(), [&](CardId card) { return table_.means(name, card); });
      if ((at == left.end()) != e_.negative)
        return Difference{fmt::format("{}{} in it", e_.negative ? "no " : "", name.text),
                          table_.names_of(table_.in_zone(e_.player, e_.zone))};
      if (!e_.negative) left.erase(at);
    }
    return std::nullopt;
  }

  Found zone_top() const {
    auto cards = table_.in_zone(e_.player, e_.zone);
    std::reverse(cards.begin(), cards.end());
    cards.resize(std::min(cards.size(), e_.cards.size()));
    return list(table_, e_.cards, cards, true);
  }

  int counter() const {
    const PlayerState& player = state_[e_.player];
    switch (e_.counter) {
      case Setting::marker:
        return player.marker;
      case Setting::deployed:
        return player.ninja_deployed;
      case Setting::clients:
        return player.clients_deployed;
      case Setting::won:
        return player.rewards_won;
      default:
        return player.missions_used;
    }
  }

  Found asked() const {
    const auto names = questions_of(e_.word);
    const bool fits =
        names.empty() || std::find(names.begin(), names.end(), table::name_of(state_.choice.kind)) != names.end();
    if (table_.asked(e_.player) && fits && !state_.over()) return std::nullopt;
    return Difference{fmt::format("{} is asked {}", letter_of(e_.player), e_.word), table_.question()};
  }

  /// Cards that the open question offers: to pick, play, use, send, block with or join. With `of`: hosts and users of
  /// that card.
  std::vector<CardId> offered(bool allowed) const {
    std::vector<CardId> cards;
    for (const Option& option : options(state_, table_.rules, state_.choice.player)) {
      const CardId card = offered_card(option.action);
      if (card != kNoCard && option.allowed() == allowed && std::find(cards.begin(), cards.end(), card) == cards.end())
        cards.push_back(card);
    }
    return cards;
  }
  CardId offered_card(const Action& action) const {
    if (const auto* play = std::get_if<Play>(&action)) {
      if (e_.card) return table_.means(*e_.card, play->card) ? play->on : kNoCard;
      return play->card;
    }
    if (e_.card) return kNoCard;
    if (const auto* pick = std::get_if<Pick>(&action)) return pick->card;
    if (const auto* use = std::get_if<UseEffect>(&action)) return use->card;
    if (const auto* send = std::get_if<Send>(&action)) return send->head;
    if (const auto* block = std::get_if<Block>(&action)) return block->head;
    if (const auto* join = std::get_if<Join>(&action)) return join->ninja;
    return kNoCard;
  }

  Found offers() const {
    const auto allowed = offered(true);
    const auto has = [&](const CardName& name) {
      return std::any_of(allowed.begin(), allowed.end(), [&](CardId card) { return table_.means(name, card); });
    };
    const std::string found = fmt::format("{} ({})", table_.names_of(allowed), table_.question());
    for (const CardName& name : e_.cards)
      if (!has(name)) return Difference{"offers " + name.text, found};
    for (const CardName& name : e_.not_cards)
      if (has(name)) return Difference{"does not offer " + name.text, found};
    if (!e_.exact) return std::nullopt;
    for (const CardId card : allowed)
      if (std::none_of(e_.cards.begin(), e_.cards.end(),
                       [&](const CardName& name) { return table_.means(name, card); }))
        return Difference{"offers only " + written(e_.cards), found};
    return std::nullopt;
  }

  /// Events since the last decision: for each group of words one that has them all, in this order.
  Found event() const {
    std::vector<std::vector<std::string>> groups(1);
    for (const std::string& word : e_.words) {
      if (word == "then")
        groups.emplace_back();
      else
        groups.back().push_back(word);
    }
    std::size_t met = 0;
    std::string all;
    for (std::size_t i = table_.mark; i < table_.events.size() && met < groups.size(); ++i) {
      if (is_bookkeeping(table_.events[i])) continue;
      const std::string text = table_.text_of(table_.events[i]);
      all += "\n            " + text;
      if (has_words(text, groups[met])) ++met;
      if (e_.negative && met == groups.size()) return Difference{"no such event", text};
    }
    if (e_.negative || met == groups.size()) return std::nullopt;
    return Difference{"an event with: " + joined(groups[met]), all.empty() ? "no event" : "only" + all};
  }
  static std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
  }
  /// A word is a part of the event between blanks, "=" and "_".
  static bool has_words(const std::string& text, const std::vector<std::string>& words) {
    const auto border = [](char c) { return c == ' ' || c == '=' || c == '_'; };
    const std::string parts = " " + text + " ";
    return std::all_of(words.begin(), words.end(), [&](const std::string& word) {
      for (auto at = parts.find(word); at != std::string::npos; at = parts.find(word, at + 1))
        if (border(parts[at - 1]) && border(parts[at + word.size()])) return true;
      return false;
    });
  }

  Found chain() const {
    std::vector<CardId> cards;
    for (const Link& link : state_.chain) cards.push_back(link.context.source.card);
    return list(table_, e_.cards, cards, true);
  }

  Found winner() const {
    const std::string found =
        state_.over() ? fmt::format("{} {}", letter_of(state_.winner), table::name_of(state_.end)) : "no winner";
    if (e_.about == About::no_winner) return same("no winner", found);
    if (e_.word.empty() && state_.over() && state_.winner == e_.player) return std::nullopt;
    return same(
        e_.word.empty() ? std::string(letter_of(e_.player)) : fmt::format("{} {}", letter_of(e_.player), e_.word),
        found);
  }

  Found phase() const {
    const std::string found = fmt::format("{} ({})", phase_of(state_.step), table::name_of(state_.step));
    const bool there = is_phase(e_.word) ? phase_of(state_.step) == e_.word : state_.step == e_.step;
    if (there) return std::nullopt;
    return Difference{e_.word, found};
  }

  // --- decks

  /// A swap of player A between the first and the second game of three (N-SIDE-02, N-SIDE-03).
  Found swap() const {
    SeriesSetup setup;
    setup.edition = find_edition(table_.rules.edition->id);
    setup.best_of = 3;
    for (const PlayerId player : table::kPlayers) setup.seats[player].deck = table_.deck;
    Series series(setup);
    if (!e_.exact) {
      GameState end;
      end.step = Step::over;
      end.winner = PlayerId::north;
      series.add_result(end);
    }
    Swap swap;
    for (const CardName& card : e_.cards) swap.out.push_back({card.code, 1});
    for (const CardName& card : e_.not_cards) swap.in.push_back({card.code, 1});
    const SwapRefusal refusal = series.check_swap(PlayerId::south, swap, *table_.rules.cards);
    const bool as_said = e_.negative == static_cast<bool>(refusal) &&
                         (e_.word.empty() || table::name_of(refusal.code) == e_.word) &&
                         (e_.words.empty() || refusal.rule == e_.words.front());
    if (as_said) return std::nullopt;
    return Difference{e_.negative ? "refused " + e_.word : std::string("legal"),
                      refusal ? naruto::text_of(refusal) : std::string("legal")};
  }

  Found deck() const {
    const auto violations = check_deck(table_.deck, *table_.rules.cards, *table_.rules.edition);
    std::string found;
    for (const DeckViolation& violation : violations) {
      found += "\n            " + naruto::text_of(violation);
      if (e_.about == About::deck_breach && is_breach(violation)) return std::nullopt;
    }
    if (e_.about == About::deck_legal && violations.empty()) return std::nullopt;
    return Difference{e_.about == About::deck_legal ? "a legal deck" : "such a breach",
                      found.empty() ? "a legal deck" : found};
  }
  bool is_breach(const DeckViolation& violation) const {
    return table::name_of(violation.code) == e_.word &&
           std::all_of(e_.words.begin(), e_.words.end(), [&](const std::string& word) {
             return word == violation.rule || full_code(word) == violation.card;
           });
  }

  // --- what a player sees

  Found sees() const {
    const PlayerView view = view_for(state_, table_.rules, e_.player);
    const SeenZone* zone = pile_of(view.players[e_.other], e_.zone);
    if (zone == nullptr) return Difference{"a zone that can be seen", "none"};
    if (e_.about == About::cannot_see)
      return zone->cards.empty() ? Found{} : Difference{"sees no card of it", seen(*zone)};
    if (!e_.cards.empty()) {
      std::vector<CardId> ids;
      for (const SeenCard& card : zone->cards) ids.push_back(card.id);
      for (const SeenCard& card : view.looked_at)  // shown to this player for now (N-ZONE-21)
        if (card.zone == e_.zone && card.owner == e_.other) ids.push_back(card.id);
      return list(table_, e_.cards, ids, false);
    }
    return same(e_.a, static_cast<int>(zone->count));
  }
  std::string seen(const SeenZone& zone) const {
    std::vector<CardId> ids;
    for (const SeenCard& card : zone.cards) ids.push_back(card.id);
    return table_.names_of(ids);
  }
  const Table& table_;
  const GameState& state_;
  const Expectation& e_;
};

}  // namespace

std::optional<Difference> check_expectation(const Table& table, const Expectation& expectation) {
  switch (expectation.about) {
    case About::asked:
    case About::nobody_asked:
    case About::offers:
      return Expecter(table, expectation).run();  // a question is always the present one
    default: {
      const Table shown = table.at_shown();
      return Expecter(shown, expectation).run();
    }
  }
}

}  // namespace naruto::scenario
