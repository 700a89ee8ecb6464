// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/series/swap_draft.h"

#include <algorithm>

namespace playsheet {

SwapDraft::SwapDraft(const naruto::Deck& before, const naruto::Deck& registered) {
  add(registered.cards, &Row::deckRegistered);
  add(registered.sideboard, nullptr);  // for the order alone
  add(before.cards, &Row::deckBefore);
  add(before.sideboard, &Row::sideboardBefore);
  asBefore();
}

void SwapDraft::add(const std::vector<naruto::DeckEntry>& pile, int Row::*count) {
  for (const auto& entry : pile) {
    auto row = std::find_if(rows_.begin(), rows_.end(), [&](const Row& each) { return each.code == entry.code; });
    if (row == rows_.end()) row = rows_.insert(rows_.end(), Row{.code = entry.code});
    if (count) (*row).*count += entry.count;
  }
}

bool SwapDraft::move(std::string_view code, int copies) {
  for (Row& row : rows_) {
    if (row.code != code) continue;
    if (row.deck + copies < 0 || row.sideboard - copies < 0) return false;
    row.deck += copies;
    row.sideboard -= copies;
    return true;
  }
  return false;
}

void SwapDraft::asBefore() {
  for (Row& row : rows_) {
    row.deck = row.deckBefore;
    row.sideboard = row.sideboardBefore;
  }
}

/// Swaps move cards between the two piles and nowhere else, so both together are what they were.
void SwapDraft::asRegistered() {
  for (Row& row : rows_) {
    row.deck = row.deckRegistered;
    row.sideboard = row.deckBefore + row.sideboardBefore - row.deckRegistered;
  }
}

void SwapDraft::take(const naruto::Swap& swap) {
  asBefore();
  for (const auto& entry : swap.out) move(entry.code, -entry.count);
  for (const auto& entry : swap.in) move(entry.code, entry.count);
}

naruto::Swap SwapDraft::swap() const {
  naruto::Swap out;
  for (const Row& row : rows_) {
    if (row.deck < row.deckBefore) out.out.push_back({row.code, row.deckBefore - row.deck});
    if (row.deck > row.deckBefore) out.in.push_back({row.code, row.deck - row.deckBefore});
  }
  return out;
}

int SwapDraft::deckSize() const {
  int sum = 0;
  for (const Row& row : rows_) sum += row.deck;
  return sum;
}

int SwapDraft::sideboardSize() const {
  int sum = 0;
  for (const Row& row : rows_) sum += row.sideboard;
  return sum;
}

}  // namespace playsheet
