// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/adjust.h"
#include "ui/table/match_controller.h"

/// The judge's desk on the screen (N-CR-05): asked for by whoever decides, allowed by the other one, open until it is
/// closed, something is taken back, or a question has to be answered first.
namespace playsheet {

bool MatchController::canAskForDesk() const {
  return !over() && !guided() && !still_ && !consent_ && naruto::desk_may_open({match_.state(), match_.rules()});
}

void MatchController::askForDesk() {
  if (!canAskForDesk() || desk_ != DeskState::Closed || secrecy_.curtain()) return;
  selected_.reset();
  desk_ = DeskState::Asked;
  refresh();
}

void MatchController::allowDesk() {
  if (desk_ != DeskState::Asked) return;
  desk_ = DeskState::Open;
  refresh();
}

/// Both have stood before it.
void MatchController::closeDesk() {
  desk_ = DeskState::Closed;
  secrecy_.cover();
  refresh();
}

std::vector<naruto::Adjust> MatchController::adjustments(int card) const {
  if (!deskOpen() || !seen(card)) return {};
  return naruto::adjustments(match_.state(), match_.rules(), static_cast<CardId>(card));
}

std::vector<naruto::Adjust> MatchController::adjustments(PlayerId player) const {
  if (!deskOpen()) return {};
  return naruto::adjustments(match_.state(), match_.rules(), player);
}

void MatchController::searchDeck(std::optional<PlayerId> player) {
  searched_ = deskOpen() ? player : std::nullopt;
  refresh();
}

std::vector<naruto::Adjust> MatchController::adjustmentsInDeck(int card) const {
  const auto id = static_cast<CardId>(card);
  if (!deskOpen() || !searched_ || card < 0 || !match_.state()[*searched_].deck.contains(id)) return {};
  return naruto::adjustments(match_.state(), match_.rules(), id);
}

/// The pile is not looked into: what lies on top goes, whatever it is.
std::vector<naruto::Adjust> MatchController::adjustments(SheetPlace pile, PlayerId player) const {
  if (!deskOpen()) return {};
  const auto& piles = match_.state()[player];
  const auto& cards = pile == SheetPlace::Deck ? piles.deck : piles.rewards;
  const bool covered = pile == SheetPlace::Deck || pile == SheetPlace::Rewards;
  if (!covered || cards.empty()) return {};
  auto out = naruto::adjustments(match_.state(), match_.rules(), cards.back());
  // Which village it may come to, and whether it is a Ninja at all, would tell what it is.
  std::erase_if(out, [](const naruto::Adjust& each) { return each.to == naruto::Zone::village; });
  return out;
}

}  // namespace playsheet
