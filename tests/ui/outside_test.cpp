// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/outside.h"
#include "engine/naruto/resolve/selection.h"
#include "engine/players/random_player.h"
#include "tests/ui/hidden_cards.h"
#include "tests/ui/match_fixture.h"
#include "ui/wording/card_text.h"

/// What stands on the outside of a private effect: who chooses, and what is printed of it, nothing of what is hidden.
namespace playsheet::testing {
namespace {

using naruto::ChoiceKind;

naruto::Match matchOf(const std::string& south, const std::string& north, std::uint64_t seed) {
  naruto::MatchSetup setup;
  setup.edition = naruto::find_edition("usa-1.3");
  setup.seats[PlayerId::south] = {"Naomi", shippedDeck(south)};
  setup.seats[PlayerId::north] = {"Tiago", shippedDeck(north)};
  setup.seed = seed;
  return naruto::Match(shippedCards(), setup);
}

/// Moments of matches in which something private is asked.
const std::vector<naruto::Match>& privateMoments() {
  static const auto all = [] {
    const Words words(shippedCards(), {QStringLiteral("Naomi"), QStringLiteral("Tiago")});
    std::vector<naruto::Match> found;
    for (const auto& [south, north] : {std::pair("clones", "embers"), std::pair("mist", "formation")})
      for (std::uint64_t seed = 1; seed < 60; ++seed) {
        naruto::Match match = matchOf(south, north, seed);
        players::RandomPlayer player(seed);
        for (int i = 0; i < 600 && !match.over(); ++i) {
          if (!outsideSentence(match, words, QStringLiteral("en")).isEmpty()) found.push_back(match);
          if (match.act(match.decider(), player.choose(match.state(), match.rules()))) break;
        }
      }
    return found;
  }();
  return all;
}

QStringList sentences(const naruto::Match& match) {
  const Words words(shippedCards(), {QStringLiteral("Naomi"), QStringLiteral("Tiago")});
  QStringList all;
  for (const QString language : {"en", "it", "pt_BR"}) all << outsideSentence(match, words, language);
  return all;
}

TEST(Outside, SaysWhoLooksOrChoosesInThreeLanguages) {
  ASSERT_GT(privateMoments().size(), 10U);
  QSet<QString> different;
  for (const naruto::Match& match : privateMoments()) {
    const QStringList all = sentences(match);
    const QString name = match.decider() == PlayerId::south ? QStringLiteral("Naomi") : QStringLiteral("Tiago");
    for (const QString& sentence : all) EXPECT_TRUE(sentence.contains(name)) << sentence.toStdString();
    EXPECT_EQ(QSet<QString>(all.begin(), all.end()).size(), 3) << all.join('\n').toStdString();
    different.insert(all.front());
  }
  EXPECT_GE(different.size(), 3) << QStringList(different.begin(), different.end()).join('\n').toStdString();
}

/// Other cards in the deck, the hands and the rewards: the sentence stays, even where fewer or more of them fit.
TEST(Outside, TellsNothingOfWhatIsHidden) {
  int compared = 0;
  for (const naruto::Match& match : privateMoments()) {
    const QStringList first = sentences(match);
    for (const unsigned seed : {1U, 2U, 3U}) {
      const Exchange rings = exchangeOf(match, {}, seed);
      exchange(match, rings, false);
      const QStringList second = sentences(match);
      exchange(match, rings, true);
      if (rings.empty()) continue;
      ++compared;
      EXPECT_EQ(first, second);
    }
  }
  EXPECT_GT(compared, 30);
}

TEST(Outside, AnOpenQuestionIsToldAsItIs) {
  const Words words(shippedCards(), {QStringLiteral("Naomi"), QStringLiteral("Tiago")});
  EXPECT_TRUE(outsideSentence(matchOf("clones", "embers", 1), words, QStringLiteral("en")).isEmpty());
}

/// Every search of every card that plays by itself can be said, without "your": the players are called by their names.
TEST(Outside, EverySearchHasWords) {
  int searches = 0;
  const auto& cards = shippedCards();
  const auto told = [&](const naruto::Selector& part) {
    if (part.filter.size() != 1 || part.filter.front().zone != naruto::Zone::deck) return;
    ++searches;
    naruto::Filter filter = part.filter.front();
    filter.zone.reset();
    filter.controller.reset();
    filter.owner.reset();
    filter.top = 0;
    for (const auto language : wording::kLanguages)
      EXPECT_FALSE(wording::filter_text(filter, 1, true, cards.words(), language).empty());
    const std::string english = wording::filter_text(filter, 1, true, cards.words(), wording::Language::en);
    EXPECT_EQ(english.find("your deck"), std::string::npos) << english;
  };
  for (std::size_t id = 0; id < cards.size(); ++id)
    for (const auto* effect : cards[static_cast<naruto::DefinitionId>(id)].effects)
      for (const auto* part : naruto::parts_of(*effect)) told(*part);
  EXPECT_GT(searches, 20);
}

/// On the curtain and in the bar, as long as the cards are covered.
TEST_F(MatchWindowTest, ThePrivateChoiceIsNamedOnTheOutside) {
  ASSERT_FALSE(privateMoments().empty());
  const naruto::Match& sample = privateMoments().front();
  MatchPlan plan = planOf(Secrecy::Hold);
  NarutoDesk controller(naruto::Match(sample), shippedCards(), plan);
  QString sentence = outsideSentence(sample, controller.words(), QStringLiteral("en"));
  sentence.remove(0, sentence.indexOf(QLatin1Char(' ')) + 1);
  sentence[0] = sentence[0].toUpper();
  EXPECT_EQ(controller.prompt().sentence, sentence) << "the name stands before it";
  controller.holdKey(sample.decider(), true);
  EXPECT_NE(controller.prompt().sentence, sentence) << "whoever chooses reads the question";
}

}  // namespace
}  // namespace playsheet::testing
