// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/option_book.h"

#include <algorithm>
#include <type_traits>

namespace playsheet {

Command commandOf(CommandKind kind, const Action& action) { return {kind, naruto::to_text(action)}; }

std::optional<Action> actionOf(const Command& command) { return naruto::read_action(command.action); }

CardId subjectOf(const Action& action) {
  return std::visit(
      [](const auto& a) -> CardId {
        using A = std::decay_t<decltype(a)>;
        if constexpr (requires { a.card; })
          return a.card;
        else if constexpr (requires { a.ninja; })
          return a.ninja;
        else if constexpr (std::is_same_v<A, naruto::Send> || std::is_same_v<A, naruto::Block>)
          return a.head;
        else
          return kNoCard;
      },
      action);
}

CardId partnerOf(const Action& action) {
  if (const auto* play = std::get_if<naruto::Play>(&action)) return play->on;
  if (const auto* join = std::get_if<naruto::Join>(&action)) return join->with;
  if (const auto* block = std::get_if<naruto::Block>(&action)) return block->attacker;
  return kNoCard;
}

namespace {

bool is_charge(const Action& action) { return std::holds_alternative<naruto::Charge>(action); }
bool is_leave_out(const Action& action) { return std::holds_alternative<naruto::LeaveOut>(action); }
bool stands_apart(const Action& action) { return is_charge(action) || is_leave_out(action); }

}  // namespace

std::vector<Action> OptionBook::uses(CardId card) const {
  std::vector<Action> out;
  for (const auto& option : options_)
    if (option.allowed() && !stands_apart(option.action) && subjectOf(option.action) == card)
      out.push_back(option.action);
  return out;
}

const Action* OptionBook::charge(CardId card) const {
  for (const auto& option : options_)
    if (option.allowed() && is_charge(option.action) && subjectOf(option.action) == card) return &option.action;
  return nullptr;
}

const Action* OptionBook::leaveOut(CardId card) const {
  for (const auto& option : options_)
    if (option.allowed() && is_leave_out(option.action) && subjectOf(option.action) == card) return &option.action;
  return nullptr;
}

bool OptionBook::plays(CardId card) const {
  return std::any_of(options_.begin(), options_.end(), [card](const naruto::Option& option) {
    const auto* play = std::get_if<naruto::Play>(&option.action);
    return play && play->card == card;
  });
}

const naruto::Refusal* OptionBook::refusal(CardId card) const {
  const naruto::Refusal* first = nullptr;
  for (const auto& option : options_) {
    if (subjectOf(option.action) != card || is_charge(option.action)) continue;
    if (option.allowed()) return nullptr;
    if (!first) first = &option.refusal;
  }
  return first;
}

const naruto::Option* OptionBook::between(CardId subject, CardId partner) const {
  const naruto::Option* refused = nullptr;
  for (const auto& option : options_) {
    const CardId a = subjectOf(option.action);
    const CardId b = partnerOf(option.action);
    const bool straight = a == subject && b == partner;
    const bool swapped = std::holds_alternative<naruto::Join>(option.action) && a == partner && b == subject;
    if (!straight && !swapped) continue;
    if (option.allowed()) return &option;
    if (!refused) refused = &option;
  }
  return refused;
}

std::vector<CardId> OptionBook::partners(CardId subject) const {
  std::vector<CardId> out;
  const auto add = [&out](CardId card) {
    if (card != kNoCard && std::find(out.begin(), out.end(), card) == out.end()) out.push_back(card);
  };
  for (const auto& option : options_) {
    if (!option.allowed()) continue;
    if (subjectOf(option.action) == subject) add(partnerOf(option.action));
    if (std::holds_alternative<naruto::Join>(option.action) && partnerOf(option.action) == subject)
      add(subjectOf(option.action));
  }
  return out;
}

std::vector<CardId> OptionBook::subjects() const {
  std::vector<CardId> out;
  for (const auto& option : options_) {
    const CardId card = subjectOf(option.action);
    if (card != kNoCard && std::find(out.begin(), out.end(), card) == out.end()) out.push_back(card);
  }
  return out;
}

}  // namespace playsheet
