// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <regex>
#include <set>

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
  for (std::size_t i = 1; i <= static_cast<std::size_t>(Fix::choose_other); ++i)
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
            "Turno di Schieramento 6, Segnaturni 4.\nPossibile quando il Segnaturni è a 6.");
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

TEST_F(MatchWording, BookkeepingIsSilent) {
  EXPECT_EQ(log(Counted{PlayerId::south, Counter::missions_used, 1}), "");
  EXPECT_EQ(log(WorkPopped{}), "");
}

TEST_F(MatchWording, PromptNamesTheCardOnlyIfItIsSeen) {
  PlayerView view;
  view.choice = {ChoiceKind::pay_hand, PlayerId::south, 2, 2};
  view.announcement.kind = Announced::deploy;
  view.announcement.card = 0;
  EXPECT_EQ(wording::prompt_text(view, names, Language::en), "Naomi: pay the hand cost, cards: 2");
  SeenCard seen;
  seen.id = 0;
  view.players[PlayerId::south].hand.cards.push_back(seen);
  EXPECT_EQ(wording::prompt_text(view, names, Language::en), "Naomi: pay for Inari from the hand, cards: 2");
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
}

}  // namespace
}  // namespace playsheet
