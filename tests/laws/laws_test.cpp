// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/laws/laws.h"
#include "engine/naruto/actions/adjust.h"
#include "engine/naruto/editions/rulings.h"

#include <set>
#include <type_traits>

#include "engine/players/random_player.h"
#include "tests/support/table_fixture.h"

/// The laws of the engine on random games, and what everything else rests upon: the state is a plain value, and each
/// action and event is a line of text that reads back.
namespace playsheet::support {
namespace {

constexpr std::uint64_t kGamesOfAPair = 63;  // 16 pairs: 1,008 games

class Laws : public testing::TestWithParam<const char*> {
 protected:
  Rulebook rules{&all_cards(), find_edition("usa-1.3")};
};

TEST_P(Laws, HoldInRandomGamesAgainstEveryDeck) {
  std::uint64_t seed = 1000;
  for (const char* other : kReadyDecks)
    for (std::uint64_t game = 0; game < kGamesOfAPair; ++game, ++seed) {
      const naruto::Setup setup{{{ready_deck(all_cards(), GetParam()), ready_deck(all_cards(), other)}}, seed};
      const LawReport report = check_laws(rules, setup, seed + 7);
      ASSERT_EQ(report.broken, "") << GetParam() << " against " << other << ", seed " << seed;
      EXPECT_GT(report.decisions, 20) << "seed " << seed;
    }
}
INSTANTIATE_TEST_SUITE_P(Deck, Laws, testing::ValuesIn(kReadyDecks), [](const auto& deck) { return deck.param; });

/// Decks of any cards that can be played, the invented ones among them, squads in the reinforcement deck: meetings that
/// no ready deck brings about.
naruto::Setup any_decks(const Catalog& cards, std::uint64_t seed) {
  std::vector<DefinitionId> deck_cards;
  std::vector<DefinitionId> squads;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const auto id = static_cast<DefinitionId>(i);
    if (cards[id].readiness != Readiness::ready || !cards[id].form_of.empty()) continue;
    (cards[id].squad ? squads : deck_cards).push_back(id);
  }
  table::RandomStream luck(seed, 5);
  naruto::Setup setup;
  setup.seed = seed;
  const auto any = [&](const std::vector<DefinitionId>& pool) {
    return pool[luck.below(static_cast<std::uint32_t>(pool.size()))];
  };
  for (const PlayerId player : table::kPlayers) {
    for (int i = 0; i < 50; ++i) setup.decks[player].push_back(any(deck_cards));
    for (int i = 0; i < 15 && !squads.empty(); ++i) setup.reinforcements[player].push_back(any(squads));
  }
  return setup;
}

class LawsOfAnyDeck : public testing::TestWithParam<std::string_view> {};

TEST_P(LawsOfAnyDeck, HoldInRandomGames) {
  const Rulebook rules{&all_cards(), find_edition(GetParam())};
  for (std::uint64_t seed = 1; seed <= 200; ++seed)
    ASSERT_EQ(check_laws(rules, any_decks(all_cards(), seed), seed).broken, "") << "seed " << seed;
}

/// The edition with one ruling in four settled anyhow.
Edition any_rulings(const Edition& edition, table::RandomStream& luck) {
  Edition played = edition;
  for (const Ruling& ruling : rulings())
    if (!ruling.is_list() && luck.below(4) == 0)
      ruling.set(played, luck.below(static_cast<std::uint32_t>(ruling.values.size())));
  return played;
}

/// The laws hold however the players of a match settle what the rulebooks leave open.
TEST_P(LawsOfAnyDeck, HoldUnderAnyHouseRulings) {
  table::RandomStream luck(7, 5);
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    const Edition played = any_rulings(*find_edition(GetParam()), luck);
    const Rulebook rules{&all_cards(), &played};
    ASSERT_EQ(check_laws(rules, any_decks(all_cards(), seed), seed).broken, "") << "seed " << seed;
  }
}

// N-CR-05: whatever two players agree on, the game goes on from there by the rules
TEST_P(LawsOfAnyDeck, HoldWhenThePlayersChangeThePositionByAgreement) {
  const Rulebook rules{&all_cards(), find_edition(GetParam())};
  for (std::uint64_t seed = 1; seed <= 60; ++seed)
    ASSERT_EQ(check_laws(rules, any_decks(all_cards(), seed), seed, true).broken, "") << "seed " << seed;
}
INSTANTIATE_TEST_SUITE_P(Edition, LawsOfAnyDeck, testing::Values("usa-1.3", "panini", "bandai-pt"),
                         [](const auto& edition) {
                           std::string name(edition.param.substr(0, edition.param.find('-')));
                           return name;
                         });

/// One random game: each of its events and actions, and which kinds there were.
struct Kinds {
  std::set<std::size_t> events;
  std::set<std::size_t> actions;
};
void play_and_read_back(std::uint64_t seed, const Edition& edition, Kinds& kinds) {
  const Catalog& cards = seed % 2 == 0 ? all_cards() : test_cards();  // invented cards do rare kinds of things
  const Rulebook rules{&cards, &edition};
  Events all;
  GameState state = new_game(rules, any_decks(cards, seed), &all);
  players::RandomPlayer player(seed);
  bool agreed = false;
  while (!state.over()) {
    const auto desk = agreed ? std::vector<Adjust>{} : adjustments(state, rules, state.active);
    agreed = agreed || !desk.empty();
    const Action action = desk.empty() ? player.choose(state, rules) : Action(desk.front());
    kinds.actions.insert(action.index());
    EXPECT_EQ(read_action(to_text(action)), action) << to_text(action);
    EXPECT_FALSE(apply(state, rules, action, &all));
  }
  for (const Event& event : all) {
    kinds.events.insert(event.index());
    const auto read = read_event(to_text(event));
    if (!read || *read != event) ADD_FAILURE() << to_text(event);
  }
}

TEST(Texts, EventsAndActionsOfGamesReadBack) {
  Kinds kinds;
  table::RandomStream luck(3, 5);
  for (std::uint64_t seed = 1; seed <= 200; ++seed)
    for (const Edition& edition : editions()) play_and_read_back(seed, any_rulings(edition, luck), kinds);
  EXPECT_GE(kinds.events.size(), std::variant_size_v<Event> - 4);    // rare things need not come about here
  EXPECT_GE(kinds.actions.size(), std::variant_size_v<Action> - 1);  // nobody gives up
}

template <std::size_t... Index>
std::vector<Action> one_of_each_action(std::index_sequence<Index...>) {
  return {Action(std::variant_alternative_t<Index, Action>{})...};
}
template <std::size_t... Index>
std::vector<Event> one_of_each_event(std::index_sequence<Index...>) {
  return {Event(std::variant_alternative_t<Index, Event>{})...};
}

TEST(Texts, EveryKindOfActionReadsBack) {
  std::set<std::string> texts;
  for (Action action : one_of_each_action(std::make_index_sequence<std::variant_size_v<Action>>{})) {
    if (std::holds_alternative<NameCard>(action)) action = NameCard{"N-001"};  // there is none without a code
    EXPECT_EQ(read_action(to_text(action)), action) << to_text(action);
    texts.insert(to_text(action));
  }
  EXPECT_EQ(texts.size(), std::variant_size_v<Action>);
}

TEST(Texts, EveryKindOfEventReadsBack) {
  std::set<std::string> texts;
  for (const Event& event : one_of_each_event(std::make_index_sequence<std::variant_size_v<Event>>{})) {
    EXPECT_EQ(read_event(to_text(event)), event) << to_text(event);
    texts.insert(to_text(event));
  }
  EXPECT_EQ(texts.size(), std::variant_size_v<Event>);
}

TEST(Texts, GarbageIsNoActionAndNoEvent) {
  for (const char* text : {"", " ", "play", "play x", "play 1 on", "play 1 on 2 3", "play 999", "play -1", "pass 1",
                           "answer maybe", "PASS", "concede west", "\x01\xff", "pick 3x"})
    EXPECT_EQ(read_action(text), std::nullopt) << text;
  using namespace std::string_view_literals;
  for (const auto text : {"name -"sv, "name N-001-is-longer-than-any-code"sv, "name N-\0\0"sv, "name \0\0\0\0"sv})
    EXPECT_EQ(read_action(text), std::nullopt) << text;
  EXPECT_EQ(read_action("name N-001"), Action(NameCard{"N-001"}));
  for (const char* text : {"", "card_moved", "card_moved card=1", "step_began step=nowhere", "what a=1", "tossed"})
    EXPECT_EQ(read_event(text), std::nullopt) << text;
}

TEST(State, IsOneSmallPlainValue) {
  static_assert(std::is_trivially_copyable_v<GameState>);
  EXPECT_LE(sizeof(GameState) - sizeof(Derived), 6144U) << "the game; what is derived from it stands beside it";
}

TEST(State, TheSameSeedAndAnswersGiveTheSameGame) {
  const Rulebook rules{&all_cards(), find_edition("usa-1.3")};
  const naruto::Setup setup{{{ready_deck(all_cards(), "clones"), ready_deck(all_cards(), "embers")}}, 5};
  GameState first = new_game(rules, setup);
  GameState second = new_game(rules, setup);
  players::RandomPlayer player(9);
  while (!first.over()) {
    const Action action = player.choose(first, rules);
    apply(first, rules, action);
    apply(second, rules, action);
    ASSERT_EQ(first, second);
  }
}

TEST(State, AllowedActionsAreTheAllowedOptions) {
  const Rulebook rules{&all_cards(), find_edition("usa-1.3")};
  GameState state = new_game(rules, {{{ready_deck(all_cards(), "mist"), ready_deck(all_cards(), "formation")}}, 3});
  players::RandomPlayer player(4);
  std::vector<Action> allowed;
  while (!state.over()) {
    allowed_actions(state, rules, allowed);
    std::vector<Action> expected;
    for (const Option& option : options(state, rules, state.choice.player))
      if (option.allowed()) expected.push_back(option.action);
    ASSERT_EQ(allowed, expected);
    EXPECT_TRUE(options(state, rules, table::other(state.choice.player)).empty());
    apply(state, rules, player.choose(state, rules));
  }
}

}  // namespace
}  // namespace playsheet::support
