// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <vector>

#include "engine/table/random.h"
#include "tests/rising_clan/cards_file.h"
#include "ui/rising_clan/rising_desk.h"
#include "ui/rising_clan/rising_seats.h"

/// Desks of Rising Clan without a window, and what is pressed there.
namespace playsheet::testing {

inline RisingPlan planOfSeats(int players, std::uint64_t seed, Secrecy secrecy = Secrecy::Curtain) {
  static const QStringList names{QStringLiteral("Naomi"), QStringLiteral("Tiago"), QStringLiteral("Kai"),
                                 QStringLiteral("Bea"),   QStringLiteral("Luca"),  QStringLiteral("Giulia"),
                                 QStringLiteral("Ren"),   QStringLiteral("Paola"), QStringLiteral("Otto")};
  RisingPlan plan;
  for (int i = 0; i < players; ++i)
    plan.seats.push_back({names[i], QStringLiteral("en"), QStringLiteral("peak"), QString()});
  plan.secrecy = secrecy;
  plan.seed = seed;
  plan.pace = 0;
  return plan;
}

/// A desk at which a match goes on that stands so.
inline RisingPlan planOf(const rising_clan::GameState& state, const rising_clan::Options& options,
                         Secrecy secrecy = Secrecy::Curtain) {
  RisingPlan plan = planOfSeats(state.seats, 1, secrecy);
  plan.options = options;
  return plan;
}
inline rising_clan::Match matchAt(const rising_clan::GameState& state, const RisingPlan& plan) {
  return {rising_clan_tests::shipped_cards(), setupOf(plan), state};
}

/// What is offered as buttons.
inline std::vector<PromptButton> buttonsOf(const RisingDesk& desk) {
  std::vector<PromptButton> out;
  const Prompt& prompt = desk.prompt();
  if (prompt.primary.enabled) out.push_back(prompt.primary);
  for (const auto* row : {&prompt.choices, &prompt.others})
    std::copy_if(row->begin(), row->end(), std::back_inserter(out), [](const PromptButton& b) { return b.enabled; });
  return out;
}

inline const PromptButton* buttonOf(const std::vector<PromptButton>& buttons, CommandKind kind,
                                    const std::string& action = {}) {
  const auto found = std::find_if(buttons.begin(), buttons.end(), [&](const PromptButton& button) {
    return button.command.kind == kind && (action.empty() || button.command.action == action);
  });
  return found == buttons.end() ? nullptr : &*found;
}

/// Presses what is offered of this kind; false: it is not.
inline bool pressOffered(RisingDesk& desk, CommandKind kind, const std::string& action = {}) {
  const auto buttons = buttonsOf(desk);
  const PromptButton* button = buttonOf(buttons, kind, action);
  if (button == nullptr) return false;
  desk.press(button->command);
  return true;
}
inline bool pressAct(RisingDesk& desk, const rising_clan::Action& action) {
  return pressOffered(desk, CommandKind::Act, rising_clan::to_text(action));
}

/// Cards of a hand that is shown, without role and goal.
inline std::vector<int> handOf(const RisingDesk& desk, PlayerId player) {
  std::vector<int> cards = desk.handCards(player);
  std::erase_if(cards, [](int card) { return card >= kFirstRoleCard; });
  return cards;
}

/// Whoever is asked takes the screen and opens the curtain, if the question is one for the own view.
inline void takeScreen(RisingDesk& desk) {
  pressOffered(desk, CommandKind::Respond);
  if (desk.secrecy().curtain()) desk.openCurtain();
}

/// At a call only this one reacts, and has the own view open.
inline bool raiseAndOpen(RisingDesk& desk, PlayerId player) {
  if (!pressOffered(desk, CommandKind::RaiseHand, std::to_string(table::index(player)))) return false;
  if (!pressOffered(desk, CommandKind::HandsDone)) return false;
  if (desk.secrecy().curtain()) desk.openCurtain();
  return true;
}

/// Somebody who presses anything that is offered: buttons, cards that can be used, players who can be meant.
class RandomHand {
 public:
  explicit RandomHand(std::uint64_t seed) : luck_(seed, 5) {}

  /// Takes nothing back.
  void press(RisingDesk& desk) {
    if (desk.secrecy().curtain()) return desk.openCurtain();
    std::vector<PromptButton> buttons = buttonsOf(desk);
    std::erase_if(buttons, [](const PromptButton& b) {
      return b.command.kind == CommandKind::Undo || b.command.kind == CommandKind::Redo;
    });
    std::vector<int> cards;
    for (auto mark = desk.prompt().marks.begin(); mark != desk.prompt().marks.end(); ++mark)
      if (mark->marked() || mark->payment) cards.push_back(mark.key());
    std::sort(cards.begin(), cards.end());
    const std::uint32_t seats = luck_.below(4) == 0 ? static_cast<std::uint32_t>(desk.playerCount()) : 0;
    const auto all = static_cast<std::uint32_t>(buttons.size() + cards.size()) + seats;
    if (all == 0) return;
    const std::uint32_t at = luck_.below(all);
    if (at < buttons.size())
      desk.press(buttons[at].command);
    else if (at < buttons.size() + cards.size())
      desk.clickCard(cards[at - buttons.size()]);
    else
      desk.clickSeat(table::player_at(at - buttons.size() - cards.size()));
  }

 private:
  table::RandomStream luck_;
};

}  // namespace playsheet::testing
