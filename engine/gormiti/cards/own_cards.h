// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/gormiti/cards/card_message.h"
#include "engine/gormiti/cards/catalog.h"

/// Cards that a person has written (docs/formats.md, section 2), beside those that the program comes with.
namespace gormiti {

/// A file of theirs: "format = 1", "game = \"gormiti\"", then cards, kinds of counters and ready decks.
struct OwnCardFile {
  std::string name;  ///< under which messages speak of it
  std::string text;
};

struct OwnCardMessage {
  std::string file;
  CardMessage message;
  friend bool operator==(const OwnCardMessage&, const OwnCardMessage&) = default;
};

/// What cards of another game are: a person's file has cards of one game.
struct OtherGame {
  std::string_view name;
  std::span<const std::string_view> types;  ///< words that stand at `type`
};

/// What an own card or deck may be called by.
inline constexpr std::size_t kLongestOwnCode = 24;

/// Adds what stands in the files to a catalog whose codes and words are taken; a card of one of `others` is named. A
/// card, a kind of counter or a deck with a fault is left out and told, and stops nothing else; a deck may name any
/// card that is there in the end. The cards that were there keep their places. Never throws.
std::vector<OwnCardMessage> add_own_cards(Catalog& catalog, std::span<const OwnCardFile> files,
                                          std::span<const OtherGame> others = {});

}  // namespace gormiti
