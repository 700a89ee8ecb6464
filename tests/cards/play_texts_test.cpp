// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "ui/wording/card_details.h"
#include "ui/wording/card_text.h"
#include "ui/wording/log_lines.h"
#include "ui/wording/log_text.h"
#include "ui/wording/prompt_text.h"
#include "ui/wording/refusal_text.h"

/// The sentences of play: every code has three wordings with the same slots.
namespace playsheet {
namespace {

using namespace naruto;
using wording::Language;
using wording::Trio;

std::set<std::string> slots_of(std::string_view wording) {
  const std::string text(wording);
  const std::regex slot("\\{[a-z]+\\}");
  std::set<std::string> slots;
  for (std::sregex_iterator it(text.begin(), text.end(), slot), end; it != end; ++it) slots.insert(it->str());
  return slots;
}

void expect_complete(const Trio& trio, const std::string& what) {
  for (const auto& wording : trio) {
    EXPECT_FALSE(wording.empty()) << what;
    EXPECT_EQ(slots_of(wording), slots_of(trio[0])) << what << ": " << wording;
    EXPECT_EQ(wording.find("  "), std::string_view::npos) << what;
  }
}

TEST(PlayTexts, EveryRefusalHasThreeWordings) {
  for (std::size_t i = 0; i < kRefusalCount; ++i) {
    const auto code = static_cast<RefusalCode>(i);
    expect_complete(wording::refusal_wording(code), std::string(table::name_of(code)));
  }
  for (std::size_t i = 1; i <= static_cast<std::size_t>(Fix::more_in_village); ++i)
    expect_complete(wording::fix_wording(static_cast<Fix>(i)), "fix " + std::to_string(i));
}

TEST(PlayTexts, EveryQuestionHasThreeWordings) {
  for (std::size_t i = 0; i < table::EnumNames<ChoiceKind>::names.size(); ++i)
    for (const bool with_card : {false, true}) {
      const auto kind = static_cast<ChoiceKind>(i);
      expect_complete(wording::prompt_wording(kind, with_card), std::string(table::name_of(kind)));
      const auto slots = slots_of(wording::prompt_wording(kind, false)[0]);
      EXPECT_EQ(slots.count("{card}"), 0U) << "a card that is not known would be named";
    }
}

TEST(PlayTexts, EveryLogLineHasThreeWordings) {
  for (std::size_t i = 1; i < wording::kLogLineCount; ++i)
    expect_complete(wording::log_wording(static_cast<wording::LogLine>(i)), "line " + std::to_string(i));
}

TEST(PlayTexts, RefusalNamesFiguresAndTheWayOut) {
  Refusal refusal;
  refusal.code = RefusalCode::entrance_cost;
  refusal.need = 6;
  refusal.have = 4;
  refusal.fix = Fix::wait_for_marker;
  refusal.fix_n = 6;
  EXPECT_EQ(wording::refusal_text(refusal, "", Language::en),
            "Entrance cost 6, turn marker 4.\nPossible when the turn marker is at 6.");
  EXPECT_EQ(wording::refusal_text(refusal, "", Language::it),
            "Turno di Schieramento 6, Segnaturni 4.\nPossibile quando il Segnaturni segna 6.");
}

TEST(PlayTexts, StrategicPowerNamesWhatIsMissing) {
  Refusal refusal;
  refusal.code = RefusalCode::strategic_power;
  refusal.need = 3;
  refusal.have = 2;
  refusal.fix = Fix::more_in_village;
  refusal.fix_n = 1;
  EXPECT_EQ(wording::refusal_text(refusal, "", Language::en),
            "Strategic value 3, strategic power 2.\nMore Ninja or Clients needed in the village: 1.");
  EXPECT_EQ(wording::refusal_text(refusal, "", Language::it),
            "Valore Strategico 3, Potere Strategico 2.\nServono altri Ninja o Clienti sul Campo: 1.");
}

// N-GROW-04: a Ninja that an effect put into play this turn may be a base in two of the editions.
TEST(PlayTexts, WhatKeepsABaseFromGrowingIsWhatTheEditionAsks) {
  Refusal refusal{.code = RefusalCode::base_entered_this_turn, .rule = "N-GROW-04"};
  EXPECT_EQ(wording::refusal_text(refusal, "Aki", Language::en), "Aki was deployed this turn.");
  refusal.need = 1;
  EXPECT_EQ(wording::refusal_text(refusal, "Aki", Language::en),
            "Aki has not been in the village since the turn began.");
  EXPECT_EQ(wording::refusal_text(refusal, "Aki", Language::pt_BR), "Aki não está na Vila desde o início do turno.");
}

TEST(PlayTexts, KeywordsAreExplainedInThreeLanguages) {
  Catalog catalog;
  CardDefinition card;
  card.code = "N-901";
  card.name = catalog.words().intern("Aki");
  for (const char* trait : {"Genin", "Surge", "Mastery", "Ambush"})
    card.characteristics.push_back(catalog.words().intern(trait));
  const CardDefinition& aki = catalog[*catalog.add(card)];
  for (const Language language : wording::kLanguages) {
    const auto texts = wording::keyword_texts(aki, catalog.words(), language);
    ASSERT_EQ(texts.size(), 3U);
    EXPECT_TRUE(texts[0].starts_with("Surge: "));
    EXPECT_EQ(wording::card_text(aki, catalog.words(), language), "") << "a keyword is not printed text";
    EXPECT_EQ(wording::ability_text(aki, 0, catalog.words(), language), texts[0]);
    EXPECT_FALSE(wording::keyword_text("Squad", language).empty());
    EXPECT_EQ(wording::keyword_text("Genin", language), "");
  }
}

TEST(PlayTexts, DetailsNameStrategicValueAndOrigin) {
  Catalog catalog;
  CardDefinition mission;
  mission.code = "M-901";
  mission.type = CardType::mission;
  mission.name = catalog.words().intern("Ambush at Dawn");
  mission.strategic_value = 3;
  CardDefinition form = mission;
  form.code = "N-901";
  form.strategic_value.reset();
  form.form_of = "M-901";
  const auto first = *catalog.add(mission);
  const auto second = *catalog.add(form);
  EXPECT_EQ(wording::detail_lines(catalog[first], catalog, Language::it),
            std::vector<std::string>{"Valore Strategico 3"});
  EXPECT_EQ(wording::detail_lines(catalog[second], catalog, Language::en),
            std::vector<std::string>{"Form of: Ambush at Dawn"});
}

class MatchWording : public testing::Test {
 protected:
  MatchWording() {
    CardDefinition card;
    card.code = "T-001";
    card.name = catalog.words().intern("Inari");
    catalog.add(card);
    names.cards = &catalog;
    names.players[PlayerId::south] = "Naomi";
    names.players[PlayerId::north] = "Bruno";
    state.card_count = 1;
  }
  std::string log(const Event& event, Language language = Language::en) const {
    return wording::log_text(event, state, state, names, language);
  }
  Catalog catalog;
  wording::MatchNames names;
  GameState state;
};

TEST_F(MatchWording, LogNamesPlayersAndVisibleCards) {
  EXPECT_EQ(log(CardMoved{0, Zone::hand, Zone::village, PlayerId::south, false, Cause::deploy}), "Naomi deploys Inari");
  EXPECT_EQ(log(CardMoved{0, Zone::hand, Zone::village, PlayerId::north, false, Cause::deploy}, Language::it),
            "Bruno schiera Inari");
}

TEST_F(MatchWording, LogNeverNamesAHiddenCard) {
  for (const Zone from : {Zone::deck, Zone::hand, Zone::rewards})
    for (const Zone to : {Zone::deck, Zone::hand, Zone::rewards})
      for (std::size_t cause = 0; cause < table::EnumNames<Cause>::names.size(); ++cause)
        for (const Language language : wording::kLanguages) {
          const CardMoved moved{0, from, to, PlayerId::south, cause % 2 == 0, static_cast<Cause>(cause)};
          EXPECT_EQ(log(moved, language).find("Inari"), std::string::npos);
        }
}

TEST_F(MatchWording, LogTellsWhatEffectsDoToTheGame) {
  const auto en = [&](const Event& event) { return log(event); };
  EXPECT_EQ(en(TurnBegan{PlayerId::south, 7, true}), "Turn 7 (extra turn): Naomi");
  EXPECT_EQ(en(HeadChanged{0, true, 0}), "Inari is now the head Ninja");
  EXPECT_EQ(en(HeadChanged{0, false, kNoCard}), "The blocking team has no head Ninja");
  EXPECT_EQ(en(LeftOut{0}), "Inari is left out of the teams");
  EXPECT_EQ(en(ControlChanged{0, PlayerId::north}), "Bruno gains control of Inari");
  EXPECT_EQ(en(Transformed{0, 0, true}), "Inari becomes Inari");
  EXPECT_EQ(en(NinjaCounted{0, true}), "Inari also counts as a Ninja");
  EXPECT_EQ(en(NinjaCounted{0, false}), "Inari no longer counts as a Ninja");
  EXPECT_EQ(en(EffectStopped{{0, 0}}), "The rest of the effect of Inari is negated");
  EXPECT_EQ(log(EffectStopped{{0, 0}}, Language::it), "Il resto dell’Effetto di Inari viene neutralizzato");
  EXPECT_EQ(en(LeftUndone{PlayerId::north, Skipped::draw}), "Bruno skips the draw");
  EXPECT_EQ(log(LeftUndone{PlayerId::north, Skipped::mission_phase}, Language::it),
            "Bruno salta la Fase di Preparazione alla Battaglia");
  Arranged arranged{PlayerId::south, {}};
  arranged.cards.push_back(0);
  EXPECT_EQ(en(arranged), "The top of Naomi’s deck is put in a new order (cards: 1)");
  EXPECT_EQ(en(GameEnded{PlayerId::north, EndReason::card_text}), "Bruno wins the game through a card’s text");
}

TEST_F(MatchWording, LogNamesTheKeywordBehindAMove) {
  const auto moved = [&](Zone from, Zone to, Cause cause, Language language = Language::en) {
    return log(CardMoved{0, from, to, PlayerId::south, false, cause}, language);
  };
  EXPECT_EQ(moved(Zone::chakra, Zone::village, Cause::deploy), "Naomi deploys Inari from the chakra area");
  EXPECT_EQ(moved(Zone::reinforcement, Zone::village, Cause::squad), "Naomi forms the squad Inari");
  EXPECT_EQ(moved(Zone::village, Zone::removed, Cause::squad, Language::it),
            "Inari entra a far parte della carta Squadra");
  EXPECT_EQ(moved(Zone::chakra, Zone::discard, Cause::mastery), "Naomi discards Inari for Mastery");
  EXPECT_EQ(moved(Zone::chain, Zone::hand, Cause::mastery, Language::pt_BR),
            "Inari volta para a mão de Naomi por Mastery");
  EXPECT_EQ(moved(Zone::village, Zone::discard, Cause::control_ended), "Inari cannot return to Naomi and leaves play");
}

TEST_F(MatchWording, BookkeepingIsSilent) {
  EXPECT_EQ(log(Counted{PlayerId::south, Counter::missions_used, 1}), "");
  EXPECT_EQ(log(WorkPopped{}), "");
}

TEST_F(MatchWording, PromptNamesTheCardOnlyIfItIsSeen) {
  PlayerView view;
  view.choice = {ChoiceKind::pay_hand, PlayerId::south, 2, 2};
  view.announcement.kind = Announced::deploy;
  view.announcement.card = 0;
  EXPECT_EQ(wording::prompt_text(view, names, Language::en), "Naomi: pay the hand cost (cards: 2)");
  SeenCard seen;
  seen.id = 0;
  view.players[PlayerId::south].hand.cards.push_back(seen);
  EXPECT_EQ(wording::prompt_text(view, names, Language::en), "Naomi: pay for Inari from the hand (cards: 2)");
}

TEST_F(MatchWording, PromptNamesTheSquadThatIsFormed) {
  PlayerView view;
  view.choice = {ChoiceKind::components, PlayerId::south, 1, 2};
  EXPECT_EQ(wording::prompt_text(view, names, Language::en), "Naomi: choose the Ninja that become the squad");
  view.announcement.kind = Announced::squad;
  view.announcement.card = 0;
  SeenCard seen;
  seen.id = 0;
  view.players[PlayerId::south].reinforcement.cards.push_back(seen);
  EXPECT_EQ(wording::prompt_text(view, names, Language::en), "Naomi: choose the Ninja that become Inari");
  view.announcement.kind = Announced::deploy;
  EXPECT_EQ(wording::prompt_text(view, names, Language::en), "Naomi: sacrifice cards in play for Inari (cards: 1)");
  EXPECT_EQ(wording::prompt_text(view, names, Language::it), "Naomi: sacrifica carte in gioco per Inari (carte: 1)");
  view.choice = {ChoiceKind::mastery, PlayerId::south, 0, 1};
  view.announcement = {};
  EXPECT_EQ(wording::prompt_text(view, names, Language::en), "Naomi: discard a chakra to take the Jutsu back?");
}

TEST_F(MatchWording, PrimaryButtonSaysWhatItWillDo) {
  PlayerView view;
  view.choice.kind = ChoiceKind::attack;
  EXPECT_EQ(wording::button_label(Done{}, view, names, Language::en), "Do not attack");
  view.battles.resize(2);
  EXPECT_EQ(wording::button_label(Done{}, view, names, Language::en), "Send 2 teams");
  view.choice.kind = ChoiceKind::mission_action;
  EXPECT_EQ(wording::button_label(Done{}, view, names, Language::en), "End mission phase");
  EXPECT_EQ(wording::button_label(Pass{}, view, names, Language::it), "Passa");
  EXPECT_EQ(wording::button_label(LeaveOut{0}, view, names, Language::en), "Leave out of the teams");
  view.choice.kind = ChoiceKind::mastery;
  EXPECT_EQ(wording::button_label(Done{}, view, names, Language::en), "Do not use Mastery");
}

}  // namespace
}  // namespace playsheet
