// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "app/storage/person_database.h"
#include "engine/naruto/decks/deck.h"

/// The decks of a person, with every edit and with versions. Each function is one transaction: what it gives back is on
/// disk, and a program that is killed loses at most the edit it was about.
namespace playsheet {

/// What an edit can change.
struct DeckContent {
  naruto::Deck deck;
  std::vector<std::string> tags;
  friend bool operator==(const DeckContent&, const DeckContent&) = default;
};

struct PersonDeck {
  std::int64_t id = 0;
  DeckContent content;  ///< the id of its deck is "own-<id>"
  bool can_undo = false;
  bool can_redo = false;
  int versions = 0;
};

struct DeckVersion {
  int number = 0;  ///< from 1
  std::string title;
  std::string kept;  ///< "2026-11-22 16:00:00", UTC
  naruto::Deck deck;
};

/// All of them in the order in which they were made.
Outcome<std::vector<PersonDeck>> person_decks(const PersonDatabase& person);
/// `missing` if there is none of this id.
Outcome<PersonDeck> person_deck(const PersonDatabase& person, std::int64_t id);

Outcome<PersonDeck> add_person_deck(PersonDatabase& person, const DeckContent& content);
/// Changes the deck as it is on disk now, so that the edits of another program stay; an edit that changes nothing is
/// none. What could be done again is forgotten. The last 1,000 edits are kept.
Outcome<PersonDeck> edit_person_deck(PersonDatabase& person, std::int64_t id,
                                     const std::function<void(DeckContent&)>& edit);
/// The edit before, or the one behind; nothing changes if there is none.
Outcome<PersonDeck> undo_person_deck(PersonDatabase& person, std::int64_t id);
Outcome<PersonDeck> redo_person_deck(PersonDatabase& person, std::int64_t id);
std::optional<StorageProblem> remove_person_deck(PersonDatabase& person, std::int64_t id);

/// Keeps the deck as it is now under a title.
Outcome<DeckVersion> keep_deck_version(PersonDatabase& person, std::int64_t id, const std::string& title);
Outcome<std::vector<DeckVersion>> deck_versions(const PersonDatabase& person, std::int64_t id);

inline constexpr int kMostDeckEdits = 1000;

}  // namespace playsheet
