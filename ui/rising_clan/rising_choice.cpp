// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rising_clan/rising_choice.h"

#include <algorithm>

namespace playsheet {

using namespace rising_clan;

namespace {

/// Cards that go with it besides its subject, in their order.
std::vector<CardId> givenUp(const Action& action) {
  if (const auto* play = std::get_if<Play>(&action)) return {play->discards.begin(), play->discards.end()};
  if (const auto* spend = std::get_if<Spend>(&action))
    return {spend->credits.begin() + (spend->credits.empty() ? 0 : 1), spend->credits.end()};
  return {};
}

bool startsWith(const std::vector<CardId>& cards, const std::vector<CardId>& beginning) {
  return beginning.size() <= cards.size() && std::equal(beginning.begin(), beginning.end(), cards.begin());
}

}  // namespace

CardId subjectOf(const Action& action) {
  return std::visit(
      [](const auto& a) -> CardId {
        using A = std::decay_t<decltype(a)>;
        if constexpr (std::is_same_v<A, Spend>)
          return a.credits.empty() ? kNoCard : a.credits[0];
        else if constexpr (requires { a.card; })
          return a.card;
        else
          return kNoCard;
      },
      action);
}

SeatId targetOf(const Action& action) {
  return std::visit(
      [](const auto& a) -> SeatId {
        if constexpr (requires { a.target; })
          return a.target;
        else if constexpr (requires { a.to; })
          return a.to;
        else if constexpr (requires { a.captive; })
          return a.captive;
        else if constexpr (requires { a.seat; })
          return a.seat;
        else
          return kNoSeat;
      },
      action);
}

bool RisingChoice::begin(const Options& options, CardId card) {
  subject_ = card;
  wish_.clear();
  if (!candidates(options).empty()) return true;
  subject_.reset();
  return false;
}

bool RisingChoice::add(const Options& options, CardId card) {
  const std::vector<CardId> open = partners(options);
  if (!subject_ || std::find(open.begin(), open.end(), card) == open.end()) return false;
  wish_.push_back(card);
  return true;
}

std::vector<Action> RisingChoice::candidates(const Options& options) const {
  std::vector<Action> out;
  for (const Option& option : options)
    if (subject_ && option.allowed() && subjectOf(option.action) == *subject_ &&
        startsWith(givenUp(option.action), wish_))
      out.push_back(option.action);
  return out;
}

std::vector<Action> RisingChoice::meant(const Options& options) const {
  std::vector<Action> out = candidates(options);
  const auto needless = [this](const Action& action) {
    const std::vector<CardId> cards = givenUp(action);
    return !std::is_sorted(cards.begin() + static_cast<std::ptrdiff_t>(wish_.size()), cards.end());
  };
  std::erase_if(out, needless);
  return out;
}

std::vector<CardId> RisingChoice::partners(const Options& options) const {
  std::vector<CardId> out;
  for (const Action& action : candidates(options)) {
    const std::vector<CardId> cards = givenUp(action);
    if (cards.size() > wish_.size() && std::find(out.begin(), out.end(), cards[wish_.size()]) == out.end())
      out.push_back(cards[wish_.size()]);
  }
  return out;
}

const Refusal* RisingChoice::refusal(const Options& options, CardId card) {
  const Refusal *use = nullptr, *gift = nullptr;
  bool given = false;
  for (const Option& option : options) {
    if (card == kNoCard || subjectOf(option.action) != card) continue;
    const bool gives = std::holds_alternative<Give>(option.action);
    if (option.allowed() && !gives) return nullptr;
    given = given || option.allowed();
    const Refusal*& first = gives ? gift : use;
    if (!option.allowed() && !first) first = &option.refusal;
  }
  return use || given ? use : gift;
}

bool RisingChoice::offers(const Options& options, const Action& action) {
  return std::any_of(options.begin(), options.end(),
                     [&](const Option& option) { return option.allowed() && option.action == action; });
}

std::vector<Action> RisingChoice::plain(const Options& options) {
  std::vector<Action> out;
  for (const Option& option : options)
    if (option.allowed() && subjectOf(option.action) == kNoCard) out.push_back(option.action);
  return out;
}

}  // namespace playsheet
