// SPDX-License-Identifier: GPL-3.0-or-later
// Refusals (G-R01 to G-R42), buttons and the log (G-U01 to G-U10) in three languages.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <regex>
#include <set>

#include "engine/gormiti/actions/adjust.h"
#include "engine/gormiti/events/change.h"
#include "engine/gormiti/match/card_game.h"
#include "tests/gormiti/cards_file.h"
#include "ui/wording/gormiti/action_text.h"
#include "ui/wording/gormiti/log_lines.h"
#include "ui/wording/gormiti/log_text.h"
#include "ui/wording/gormiti/refusal_text.h"
#include "ui/wording/gormiti/words.h"

namespace gormiti_tests::sentence_cases {
namespace {

using namespace gormiti;
using namespace playsheet::gormiti_wording;
using playsheet::wording::kLanguages;
using playsheet::wording::Language;
using playsheet::wording::Trio;

constexpr auto kCodes = table::EnumNames<RefusalCode>::names.size();

/// "{card}", "{n}" in the order of their names.
std::set<std::string> slots_in(std::string_view text) {
  static const std::regex slot(R"(\{[a-z]+\})");
  const std::string s(text);
  std::set<std::string> out;
  for (std::sregex_iterator at(s.begin(), s.end(), slot), end; at != end; ++at) out.insert(at->str());
  return out;
}

/// All pairs of code and rule that have words of their own, and each code alone.
std::vector<std::pair<RefusalCode, std::string>> all_refusals() {
  std::vector<std::pair<RefusalCode, std::string>> out;
  for (std::size_t i = 0; i < kCodes; ++i) {
    const auto code = static_cast<RefusalCode>(i);
    out.emplace_back(code, "");
    for (const std::string_view rule : rules_with_words(code)) out.emplace_back(code, rule);
  }
  return out;
}

TEST(GormitiRefusals, HaveASentenceInEachLanguageAndNoTwoSayTheSame) {
  for (const Language language : kLanguages) {
    std::set<std::string> said;
    for (const auto& [code, rule] : all_refusals()) {
      const std::string text = refusal_text({code, rule, 3}, "Grumo", {}, language);
      EXPECT_TRUE(text.ends_with('.')) << text;
      EXPECT_EQ(text.find('{'), std::string::npos) << text;
      EXPECT_TRUE(said.insert(text).second) << "said twice: " << text;
    }
  }
}

TEST(GormitiRefusals, HaveTheSameSlotsInEachLanguage) {
  for (const auto& [code, rule] : all_refusals()) {
    const Trio& trio = refusal_wording(code, rule);
    for (const std::string_view text : trio) EXPECT_EQ(slots_in(text), slots_in(trio[0])) << text;
  }
}

TEST(GormitiRefusals, NameTheCardAndTheFiguresOfTheOptions) {
  Options options;
  options.fighter_zones = 6;
  options.weapons_per_fighter = 2;
  options.moves_per_side = 3;
  for (const Language language : kLanguages) {
    const auto says = [&](RefusalCode code, std::string_view rule, std::string_view part) {
      const std::string text = refusal_text({code, rule, 3}, "Grumo", options, language);
      EXPECT_NE(text.find(part), std::string::npos) << text;
    };
    for (const auto& [code, rule] : all_refusals())
      if (slots_in(refusal_wording(code, rule)[0]).contains("{card}")) says(code, rule, "Grumo");
    says(RefusalCode::no_zone, "G-309", "6");
    says(RefusalCode::weapon_limit, "G-310", "2");
    says(RefusalCode::move_limit, "G-522", "3");
    says(RefusalCode::too_early, "G-417", "3");
    says(RefusalCode::deck_size, "G-201", "20");
    says(RefusalCode::deck_size, "G-209", "10");
    options.second_player_may_attack_turn2 = true;
    says(RefusalCode::too_early, "G-417", "2");
    options.second_player_may_attack_turn2 = false;
    // A card that the reader may not see is not named.
    EXPECT_EQ(refusal_text({RefusalCode::waiting, "G-424", 3}, "", options, Language::en).substr(0, 9), "This card");
  }
}

/// Rules with words of their own are rules that the engine gives with that code: no dead row.
TEST(GormitiRefusals, WordsOfRulesAreOfRulesThatTheEngineNames) {
  std::string all;
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(std::string(PLAYSHEET_SOURCE_DIR) + "/engine/gormiti")) {
    if (entry.path().extension() != ".cpp") continue;
    std::ifstream in(entry.path());
    all.append(std::istreambuf_iterator<char>(in), {});
  }
  for (std::size_t i = 0; i < kCodes; ++i)
    for (const std::string_view rule : rules_with_words(static_cast<RefusalCode>(i)))
      EXPECT_NE(all.find("\"" + std::string(rule) + "\""), std::string::npos) << rule;
}

TEST(GormitiWords, AreThereForEachWordAndDiffer) {
  for (const Language language : kLanguages) {
    std::set<std::string> elements, categories, steps, zones;
    for (std::size_t i = 0; i < table::EnumNames<Element>::names.size(); ++i)
      EXPECT_TRUE(elements.emplace(name_of(static_cast<Element>(i), language)).second);
    for (std::size_t i = 0; i < table::EnumNames<Category>::names.size(); ++i)
      EXPECT_TRUE(categories.emplace(name_of(static_cast<Category>(i), false, language)).second);
    for (std::size_t i = 0; i < table::EnumNames<Step>::names.size(); ++i)
      EXPECT_TRUE(steps.emplace(name_of(static_cast<Step>(i), language)).second);
    for (std::size_t i = 0; i < table::EnumNames<Zone>::names.size(); ++i)
      EXPECT_TRUE(zones.emplace(name_of(static_cast<Zone>(i), language)).second);
    for (std::size_t i = 0; i < static_cast<std::size_t>(Term::count); ++i)
      EXPECT_FALSE(name_of(static_cast<Term>(i), language).empty());
  }
  const CardDefinition& card = shipped_cards()[*shipped_cards().find("FI-30")];
  EXPECT_EQ(type_line(card, Language::en), "Fighter · Dark Fire · Dark Knight · Lord Graven");
  EXPECT_EQ(type_line(card, Language::it), "Combattente · Dark Fire · Cavaliere Oscuro · Lord Graven");
  EXPECT_EQ(type_line(card, Language::pt_BR), "Combatente · Fogo Sombrio · Cavaleiro Sombrio · Lord Graven");
}

TEST(GormitiLog, LinesHaveTheSameSlotsInEachLanguageAndDiffer) {
  std::set<std::string> said;
  for (std::size_t i = 0; i < static_cast<std::size_t>(LogLine::count); ++i) {
    const Trio& trio = log_wording(static_cast<LogLine>(i));
    for (const std::string_view text : trio) EXPECT_EQ(slots_in(text), slots_in(trio[0])) << text;
    EXPECT_TRUE(said.emplace(trio[0]).second) << trio[0];
  }
}

/// Games by chance; `f` gets each state with the action that is taken and what came of it.
template <class F>
void play(Mode mode, int games, F&& f) {
  const Catalog& cards = shipped_cards();
  const std::vector<std::string> decks =
      mode == Mode::quick ? std::vector<std::string>{"Q1", "Q2"} : std::vector<std::string>{"D1", "D2", "D3", "D4"};
  for (int i = 0; i < games; ++i) {
    const auto seed = static_cast<std::uint64_t>(i);
    Setup setup{.mode = mode, .decks = {}, .seed = seed};
    setup.decks[PlayerId::south] = cards_of_deck(cards, decks[seed % decks.size()]);
    setup.decks[PlayerId::north] = cards_of_deck(cards, decks[(seed / decks.size() + 1) % decks.size()]);
    Options options;
    options.opening_exchange = i % 2 == 0;
    const Rulebook rules{&cards, options};
    GameState state = new_game(rules, setup);
    RandomPlayer chance(seed + 7);
    while (!state.over()) {
      const GameState before = state;
      const PlayerId by = state.question.player;
      const Action action = chance.choose(state, rules);
      Events events;
      ASSERT_FALSE(apply(state, rules, by, action, &events));
      f(before, rules, by, action, events);
    }
  }
}

TEST(GormitiActions, EveryOptionHasItsOwnButtonInEachLanguage) {
  std::set<std::size_t> met;
  const auto look = [&](const GameState& state, const Rulebook& rules, PlayerId by, const Action&, const Events&) {
    const std::vector<Option> offered = options(state, rules, by);
    for (const Language language : kLanguages) {
      std::set<std::string> said;
      for (const Option& option : offered) {
        met.insert(option.action.index());
        const std::string text = action_text(option.action, state, *rules.cards, language);
        EXPECT_FALSE(text.empty());
        EXPECT_EQ(text.find('{'), std::string::npos) << text;
        if (state.question.kind == QuestionKind::pick_trigger || !option.allowed()) continue;
        EXPECT_TRUE(said.insert(text).second) << text;
      }
    }
  };
  play(Mode::strategic, 12, look);
  play(Mode::quick, 4, look);
  // Everything but an answer to "may", which no card of the program asks, and what is never listed: conceding, and the
  // changes of the judge's desk.
  EXPECT_GE(met.size(), std::variant_size_v<Action> - 3);
}

TEST(GormitiActions, EveryChangeOfTheJudgesDeskHasItsOwnWordsInEachLanguage) {
  std::set<Adjustment> met;
  const auto look = [&](const GameState& state, const Rulebook& rules, PlayerId, const Action&, const Events&) {
    for (CardId card = 0; card < kMaxCards; ++card)
      for (const Language language : kLanguages) {
        std::set<std::string> said;
        for (const Adjust& change : adjustments(state, rules, card)) {
          met.insert(change.what);
          const std::string text = action_text(change, state, *rules.cards, language);
          EXPECT_EQ(text.find('{'), std::string::npos) << text;
          EXPECT_TRUE(said.insert(text).second) << text;
        }
      }
  };
  play(Mode::strategic, 2, look);
  EXPECT_EQ(met.size(), 3U) << "a shuffle is no card's";
}

TEST(GormitiActions, ButtonsSayWhatIsDone) {
  const Catalog& cards = shipped_cards();
  GameState state;
  state.cards[0].definition = *cards.find("WE-01");
  state.cards[1].definition = *cards.find("FI-04");
  state.cards[2].definition = *cards.find("FI-01");
  const auto say = [&](const Action& action, Language language) { return action_text(action, state, cards, language); };
  Payment payment;
  payment.push_back(2);
  EXPECT_EQ(say(Equip{0, 1, payment}, Language::en),
            "Equip Coral Bulwark with Shell Shield (payment: River Ferrywoman)");
  EXPECT_EQ(say(Equip{0, 1, payment}, Language::it),
            "Equipaggia Baluardo di Corallo con Scudo di Conchiglia (pagamento: Traghettatrice del Fiume)");
  EXPECT_EQ(say(Equip{0, 1, payment}, Language::pt_BR),
            "Equipar Baluarte de Coral com Escudo de Concha (pagamento: Barqueira do Rio)");
  state.question.kind = QuestionKind::choose_discard;
  EXPECT_EQ(say(Pick{2}, Language::it), "Scarta Traghettatrice del Fiume");
  state.question.kind = QuestionKind::choose_found;
  EXPECT_EQ(say(Pick{2}, Language::en), "Take River Ferrywoman");
  std::set<std::string> all;
  for (const Action& action : std::initializer_list<Action>{ChooseHero{2},    Cut{5},
                                                            Exchange{true},   Exchange{false},
                                                            Deploy{2},        Equip{0, 1},
                                                            PlayArena{2},     PlayMagic{2},
                                                            UseAbility{2, 0}, ToCombat{},
                                                            EndTurn{},        DeclareAttacker{2},
                                                            EndCombat{},      ChooseDefender{2},
                                                            PlayMove{2},      Pass{},
                                                            PickTrigger{0},   Pick{2},
                                                            NothingMore{},    Answer{true},
                                                            Answer{false},    Keep{},
                                                            Swap{2},          Concede{}})
    for (const Language language : kLanguages)
      all.insert(std::to_string(static_cast<int>(language)) + say(action, language));
  EXPECT_EQ(all.size(), 3U * 24U);
}

/// Hidden from this seat before and after, and not laid open by the event itself.
bool is_hidden(const GameState& state, CardId card, PlayerId seat) {
  const Zone zone = state[card].zone;
  return zone == Zone::deck ? state[card].owner != seat : zone == Zone::hand && state[card].owner != seat;
}

/// Whatever the hidden cards are, a seat reads the same (G-317): in each event every card that it may not know is made
/// another one.
TEST(GormitiLog, TellsNoSeatWhatAHiddenCardIs) {
  const Catalog& cards = shipped_cards();
  const DefinitionId other = *cards.find("AR-06");
  const table::PerPlayer<std::string> players{{"Ada", "Bo"}};
  int told = 0, named = 0;
  std::map<std::size_t, int> met;
  const auto look = [&](const GameState& start, const Rulebook&, PlayerId, const Action&, const Events& events) {
    GameState before = start;
    for (const Event& event : events) {
      GameState after = before;
      apply_event(after, event);
      for (const PlayerId seat : table::kPlayers) {
        GameState a = before, b = after;
        const auto* shown = std::get_if<CardShown>(&event);
        for (CardId card = 0; card < 2 * kMaxOwned; ++card) {
          if (!is_hidden(before, card, seat) || !is_hidden(after, card, seat)) continue;
          if (shown != nullptr && shown->card == card) continue;
          a.cards[card].definition = b.cards[card].definition = other;
        }
        for (const Language language : kLanguages) {
          const std::string text = log_text(event, before, after, cards, {seat, players, language});
          EXPECT_EQ(text, log_text(event, a, b, cards, {seat, players, language}));
          EXPECT_EQ(text.find('{'), std::string::npos) << text;
          told += text.empty() ? 0 : 1;
        }
        const std::string common = log_text(event, before, after, cards, {{}, players, Language::en});
        const std::string own = log_text(event, before, after, cards, {seat, players, Language::en});
        named += common != own ? 1 : 0;
        EXPECT_EQ(common.empty(), own.empty()) << own;
      }
      ++met[event.index()];
      before = after;
    }
  };
  play(Mode::strategic, 12, look);
  play(Mode::quick, 4, look);
  EXPECT_GT(told, 1000);
  EXPECT_GT(named, 100);  // an own draw is told with its name
  EXPECT_GT(met.size(), 35U);
}

TEST(GormitiLog, TellsDrawsAndSearchesToEachSeatAsItMay) {
  const Catalog& cards = shipped_cards();
  GameState before;
  before.cards[0].definition = *cards.find("FI-01");
  before.cards[0].zone = Zone::deck;
  before.players[PlayerId::south].deck.push_back(0);
  const Event draw = CardMoved{.card = 0, .to = Zone::hand};
  GameState after = before;
  apply_event(after, draw);
  const auto say = [&](const Event& event, std::optional<PlayerId> seat, Language language) {
    return log_text(event, before, after, cards, {seat, {{"Ada", "Bo"}}, language});
  };
  EXPECT_EQ(say(draw, PlayerId::south, Language::en), "Ada draws River Ferrywoman");
  EXPECT_EQ(say(draw, PlayerId::north, Language::en), "Ada draws 1 card");
  EXPECT_EQ(say(draw, {}, Language::it), "Ada pesca 1 carta");
  EXPECT_EQ(say(CardShown{0}, PlayerId::north, Language::pt_BR), "Carta mostrada: Barqueira do Rio");
  EXPECT_EQ(say(HeroChosen{PlayerId::south, 0}, PlayerId::north, Language::it), "Ada ha scelto un Eroe");
  EXPECT_EQ(say(SwapDecided{PlayerId::north, kNoCard}, PlayerId::south, Language::en),
            say(SwapDecided{PlayerId::north, 1}, PlayerId::south, Language::en));
  EXPECT_EQ(say(GameEnded{Outcome::north, EndReason::hero_defeated}, {}, Language::pt_BR),
            "Bo vence a partida: o Herói de Ada foi derrotado");
}

}  // namespace
}  // namespace gormiti_tests::sentence_cases
