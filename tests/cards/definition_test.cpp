// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "engine/naruto/cards/catalog.h"

namespace naruto {
namespace {

CardDefinition card_of(Words& words, std::string_view name, std::initializer_list<std::string_view> traits) {
  CardDefinition card;
  card.code = "N-901";
  card.name = words.intern(name);
  for (const auto trait : traits) card.characteristics.push_back(words.intern(trait));
  finish_definition(card, words);
  return card;
}

std::vector<std::string_view> names_of(const CardDefinition& card, const Words& words) {
  std::vector<std::string_view> names;
  for (const Word word : card.names) names.push_back(words.text(word));
  return names;
}

using Names = std::vector<std::string_view>;

TEST(Definition, NamesOfACard) {  // N-NAME-01, -02, -03, -07
  Words words;
  auto card = card_of(words, "Aki (Unbound)", {"Genin", "Name: Aki", "Male"});
  EXPECT_EQ(names_of(card, words), (Names{"Aki (Unbound)", "Aki"}));
  EXPECT_EQ(words.text(card.base_name), "Aki");

  card = card_of(words, "Aki & Bo", {"Platoon"});
  EXPECT_EQ(names_of(card, words), (Names{"Aki & Bo", "Aki", "Bo"}));
  card = card_of(words, "Aki - Bo", {"Platoon"});
  EXPECT_EQ(names_of(card, words), (Names{"Aki - Bo", "Aki", "Bo"}));
  card = card_of(words, "Aki, Bo, & Cho", {"Platoon"});
  EXPECT_EQ(names_of(card, words), (Names{"Aki, Bo, & Cho", "Aki", "Bo", "Cho"}));
  card = card_of(words, "Aki (Dawn) & Bo (State 2)", {"Platoon"});
  EXPECT_EQ(names_of(card, words), (Names{"Aki (Dawn) & Bo (State 2)", "Aki (Dawn)", "Bo"}));
  card = card_of(words, "Aki & Bo", {"Genin"});
  EXPECT_EQ(names_of(card, words), (Names{"Aki & Bo"})) << "only platoons have components";
}

TEST(Definition, RanksOfACard) {  // N-RANK-02, -05, -07, -08
  Words words;
  const auto ranks = [&](std::initializer_list<std::string_view> traits) {
    return card_of(words, "Aki", traits).ranks;
  };
  EXPECT_EQ(ranks({"Leaf", "Male"}), std::vector<Rank>{});
  EXPECT_EQ(ranks({"Ninja Academy Student"}), std::vector{Rank::academy_student});
  EXPECT_EQ(ranks({"(Jonin)"}), std::vector{Rank::jonin});
  EXPECT_EQ(ranks({"Rogue Ninja (Chunin)"}), std::vector{Rank::chunin});
  EXPECT_EQ(ranks({"Rogue Ninja"}), std::vector<Rank>{});
  EXPECT_EQ(ranks({"Satoosa"}), std::vector{Rank::village_leader});
  EXPECT_EQ(ranks({"Village Leader", "Sannin"}), std::vector{Rank::village_leader});
  EXPECT_EQ(ranks({"Anbu", "Special Jonin"}), std::vector{Rank::special_jonin});
  EXPECT_EQ(ranks({"Genin", "Jonin"}), (std::vector{Rank::genin, Rank::jonin}));
}

TEST(Definition, KeywordsOfACard) {
  Words words;
  EXPECT_TRUE(card_of(words, "Aki", {"Growth"}).growth);
  EXPECT_TRUE(card_of(words, "Aki", {"Platoon"}).platoon);
  EXPECT_EQ(card_of(words, "Aki", {"Mental Power: 3"}).mental_power, 3);
  EXPECT_EQ(card_of(words, "Aki", {"Mental Power: -1"}).mental_power, -1);
  EXPECT_EQ(card_of(words, "Aki", {"Mental Power: X"}).mental_power, 0);
  EXPECT_FALSE(card_of(words, "Aki", {"Growth", "Platoon", "Clone Status", "State 2"}).unsupported_keyword);
  EXPECT_TRUE(card_of(words, "Aki", {"Ambush"}).ambush);    // N-AMB-01
  EXPECT_TRUE(card_of(words, "Aki", {"Squad"}).squad);      // N-SQUAD-01
  EXPECT_TRUE(card_of(words, "Aki", {"Surge"}).surge);      // N-SURGE-01
  EXPECT_TRUE(card_of(words, "Aki", {"Mastery"}).mastery);  // N-MAST-01
  EXPECT_TRUE(card_of(words, "Aki", {"Tracking"}).tracking);
  EXPECT_FALSE(card_of(words, "Aki", {"Ambush", "Squad", "Surge", "Mastery", "Tracking"}).unsupported_keyword);
  for (const auto* keyword : {"Reinforcement", "Senjutsu", "Non-Unique", "Burst"})
    EXPECT_TRUE(card_of(words, "Aki", {keyword}).unsupported_keyword) << keyword;
}

TEST(Definition, ReadsJutsuCosts) {  // N-COST-02, -03, -06, -11
  const auto one = [](std::string_view text) { return read_jutsu_cost(text).value().at(0); };
  EXPECT_EQ(one("FF1").symbols[static_cast<std::size_t>(Symbol::fire)], 2);
  EXPECT_EQ(one("FF1").any, 1);
  EXPECT_EQ(one("FF1").total(0), 3);
  EXPECT_EQ(one("LX").total(4), 5);
  EXPECT_EQ(one("XX").total(3), 6);
  EXPECT_EQ(one("10").total(0), 10);
  EXPECT_EQ(one("0").total(0), 0);
  EXPECT_EQ(one("LFWNEV").total(0), 6);
  EXPECT_EQ(read_jutsu_cost("FF/LL/FL")->size(), 3U);
  for (const auto* bad : {"", "/", "F/", "Q", "F-1", "1F1", "f", "100", "F 1"})
    EXPECT_FALSE(read_jutsu_cost(bad)) << bad;
}

/// A draw inside a branch of a toss, and one after it.
Effects nested() {
  Toss toss;
  toss.heads.items.push_back({Draw{}, {}});
  toss.tails.items.push_back({Shuffle{}, {}});
  Effects effects;
  effects.items.push_back({toss, {}});
  effects.items.push_back({Draw{}, {}});
  return effects;
}

TEST(Definition, NumbersEffectsInReadingOrder) {
  Catalog catalog;
  CardDefinition card;
  card.code = "N-901";
  card.name = catalog.words().intern("Aki");
  const auto ability = [](auto body) {
    Ability made;
    made.body = std::move(body);
    return made;
  };
  Triggered granted;
  granted.on.event = Happening::healed;
  granted.body = nested();
  GrantTrigger grant;
  grant.ability.push_back(ability(granted));
  Triggered first;
  first.on.event = Happening::sent_out;
  first.body.items.push_back({grant, {}});
  Activated second;
  second.body = nested();
  card.abilities = {ability(first), ability(second), ability(Static{})};
  const auto id = catalog.add(card);
  ASSERT_TRUE(id);
  const CardDefinition& kept = catalog[*id];
  ASSERT_EQ(kept.effects.size(), 9U);
  ASSERT_EQ(kept.lists.size(), 9U);  // every toss has a list of its own besides heads and tails
  for (const Effect* each : kept.effects) EXPECT_EQ(kept.effects[each->number], each);
  for (const Effects* each : kept.lists) EXPECT_EQ(kept.lists[each->number], each);
  EXPECT_TRUE(std::holds_alternative<GrantTrigger>(kept.effects[EffectNumber{0}]->node));
  EXPECT_TRUE(std::holds_alternative<Toss>(kept.effects[EffectNumber{1}]->node));
  EXPECT_TRUE(std::holds_alternative<Shuffle>(kept.effects[EffectNumber{3}]->node));
  EXPECT_EQ(kept.triggers, 1U << static_cast<unsigned>(Happening::sent_out)) << "granted ones do not count";
  EXPECT_TRUE(kept.has_static);
  EXPECT_TRUE(kept.has_activated);
}

TEST(Catalog, RefusesACodeThatIsThere) {
  Catalog catalog;
  CardDefinition card;
  card.code = "N-901";
  EXPECT_TRUE(catalog.add(card));
  EXPECT_FALSE(catalog.add(card));
  EXPECT_EQ(catalog.size(), 1U);
  EXPECT_TRUE(catalog.find("N-901"));
  EXPECT_FALSE(catalog.find("N-902"));
}

}  // namespace
}  // namespace naruto
