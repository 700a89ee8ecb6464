// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/cards/card_message.h"
#include "engine/naruto/decks/construction.h"
#include "engine/naruto/decks/deck.h"
#include "engine/naruto/decks/formats/card_index.h"
#include "engine/table/enum_names.h"

/// Decks as other people and programs write them. Strings in, values out: what a text holds is read as far as it is
/// clear, and what is not clear comes back as questions; nothing is left out in silence.
namespace naruto {

enum class DeckFormat : std::uint8_t {
  text,       ///< the program's own deck file (TOML)
  json,       ///< the same as JSON
  list,       ///< plain lines, "3 Naruto Uzumaki [N-001]"
  csv,        ///< a table with a header line
  community,  ///< the text list of the community's deck builder
  tts,        ///< its saved object for Tabletop Simulator
  code,       ///< the short share code
};

/// Why a line is asked about.
enum class DeckDoubt : std::uint8_t {
  unknown_card,     ///< no card has the code or the name; `candidates` are near
  several_cards,    ///< `candidates` have the name
  name_differs,     ///< the code means the first candidate, the name the others
  wrong_count,      ///< `written` has a number of copies that no deck can have
  unreadable,       ///< no card and no heading
  not_in_deck,      ///< it stands where cards are that are not in the deck: under "Maybeboard", in a pile nobody knows
  not_understood,   ///< beside a card a figure, a word for a pile or a second code; `candidates` are spoken of
  unknown_heading,  ///< cards stand under it, and nobody knows of which pile
};

/// A line that somebody has to decide about: `answers_to` (deck_answers.h) says what it may mean.
struct DeckQuestion {
  DeckDoubt doubt = DeckDoubt::unknown_card;
  int line = 0;  ///< from 1; the entry where there are no lines
  DeckPile pile = DeckPile::deck;
  int count = 1;
  std::string written;                  ///< as it stands there; of a long line the first 80 bytes and three dots
  std::vector<std::string> candidates;  ///< codes, the likeliest first
  std::vector<int> counts = {};         ///< numbers of copies that it may mean, `count` the first of them
  std::vector<DeckEntry> below = {};    ///< of a heading that nobody knows: the clear cards under it
  int heading = -1;                     ///< it stands under that one of the questions, whose answer is its pile
  friend bool operator==(const DeckQuestion&, const DeckQuestion&) = default;
};

/// Why a text as a whole is no deck. `number` and `word` are what the comment says.
enum class DeckFault : std::uint8_t {
  too_many_bytes,      ///< number: how many are allowed
  not_text,            ///< neither UTF-8 nor UTF-16 nor Windows-1252; word: what stands at place `number` of the line
  nothing_there,       ///< empty
  no_card,             ///< it can be read, and names none
  too_many_questions,  ///< number: more lines than that name no card; word: the first of them
  too_many_cards,      ///< number: more different cards than that
  too_many_lines,      ///< number: more lines than that
  unclosed_quote,      ///< a field of a table without its end
  broken_json,         ///< damaged or not whole
  deep_json,           ///< nested too deep
  json_without_deck,   ///< neither "cards" nor "ObjectStates"
  json_no_list,        ///< word: the key whose value is no list
  code_version,        ///< word: the version of a share code that only a newer program can read
  broken_code,         ///< a share code that is damaged or not whole
  code_of_other_game,  ///< word: the game of whose decks a share code is
};

struct DeckRefusal {
  DeckFault fault = DeckFault::nothing_there;
  int line = 0;  ///< from 1; 0: the whole
  std::string word = {};
  std::uint64_t number = 0;
  friend bool operator==(const DeckRefusal&, const DeckRefusal&) = default;
};

struct DeckImport {
  DeckFormat format = DeckFormat::list;
  Deck deck;                            ///< what was clear
  std::vector<DeckQuestion> questions;  ///< what was not
  std::optional<DeckRefusal> refusal;   ///< the text as a whole cannot be used, `deck` is empty
  std::vector<CardMessage> messages;    ///< of the program's own deck file; an error among them refuses it as a whole
  bool good() const { return !refusal && !has_errors(messages); }
};

/// The form a text has, by its content.
DeckFormat recognise_deck(std::string_view text);

/// Reads a deck in any of the forms. `source` is the name that messages speak of; the id of the deck is made from it,
/// and its name where the text has none. Never throws. A text of more than 5,000 lines or of more than 200 open
/// questions is no deck list, and is refused as a whole.
DeckImport import_deck(std::string_view bytes, std::string_view source, const CardIndex& cards);

/// One English line for authoring tools: place, what is not clear, the cards it may mean.
std::string text_of(const DeckQuestion& question, std::string_view source);

/// The same for a text that is no deck.
std::string text_of(const DeckRefusal& refusal, std::string_view source);

/// The lists of a deck by pile.
std::vector<DeckEntry>& entries_of(Deck& deck, DeckPile pile);
const std::vector<DeckEntry>& entries_of(const Deck& deck, DeckPile pile);

/// The three piles of a deck in the order in which they are written.
inline constexpr DeckPile kDeckPiles[] = {DeckPile::deck, DeckPile::sideboard, DeckPile::reinforcement};

/// Adds copies to those that are there; the entry is made if there is none. `count` may be negative: an entry without
/// copies goes. At most 99 copies; false if it would be more, and nothing is changed then.
bool add_copies(std::vector<DeckEntry>& entries, std::string_view code, int count);

}  // namespace naruto

namespace table {
template <>
struct EnumNames<naruto::DeckFormat> {
  static constexpr std::array<std::string_view, 7> names{"text", "json", "list", "csv", "community", "tts", "code"};
};
template <>
struct EnumNames<naruto::DeckFault> {
  static constexpr std::array<std::string_view, 15> names{
      "too_many_bytes",    "not_text",       "nothing_there",  "no_card",     "too_many_questions",
      "too_many_cards",    "too_many_lines", "unclosed_quote", "broken_json", "deep_json",
      "json_without_deck", "json_no_list",   "code_version",   "broken_code", "code_of_other_game"};
};
template <>
struct EnumNames<naruto::DeckDoubt> {
  static constexpr std::array<std::string_view, 8> names{"unknown_card",   "several_cards",  "name_differs",
                                                         "wrong_count",    "unreadable",     "not_in_deck",
                                                         "not_understood", "unknown_heading"};
};
}  // namespace table
