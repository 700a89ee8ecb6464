// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/cards/card_message.h"
#include "engine/naruto/decks/deck.h"
#include "engine/table/enum_names.h"

namespace naruto {

/// What a guide speaks of, in this order.
enum class GuideTopic : std::uint8_t {
  plan,   ///< the first turns and how the game is won
  pairs,  ///< cards that belong together
  keep,   ///< the opening hand
  fears,  ///< what beats the deck, and what to do about it
};
inline constexpr std::size_t kGuideTopics = 4;

/// How a deck is played. "{N-001}" in its words is the name of that card of the deck.
struct DeckGuide {
  std::string deck;               ///< id of the deck: the name of the file
  std::vector<std::string> keys;  ///< codes of the cards it lives by
  std::array<LocalText, kGuideTopics> texts;
  friend bool operator==(const DeckGuide&, const DeckGuide&) = default;
};

struct GuideReading {
  std::optional<DeckGuide> guide;  ///< nothing if a message is an error
  std::vector<CardMessage> messages;
};

/// Reads the guide of a deck (docs/formats.md, section 3). All words are there in three languages and speak of the same
/// cards, and only of cards of the deck and its sideboard. `source` is the name that messages speak of. Never throws.
GuideReading read_guide(std::string_view text, std::string_view source, const Deck& deck);

/// A piece of a guide's words: plain, or a card.
struct GuidePiece {
  std::string text;  ///< the code, if it is a card
  bool card = false;
  friend bool operator==(const GuidePiece&, const GuidePiece&) = default;
};
std::vector<GuidePiece> pieces_of(std::string_view words);

}  // namespace naruto

namespace table {
template <>
struct EnumNames<naruto::GuideTopic> {
  static constexpr std::array<std::string_view, naruto::kGuideTopics> names{"plan", "pairs", "keep", "fears"};
};
}  // namespace table
