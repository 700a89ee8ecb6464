// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>

#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/decks/formats/card_index.h"
#include "engine/rising_clan/rules/game_facts.h"
#include "ui/decks/deck_store.h"
#include "ui/naruto/match_plan.h"
#include "ui/tournament/event_game.h"

namespace playsheet {

/// A pairing of an event that is played at the table.
struct SeatedPairing {
  QString file;  ///< of the event
  int round = 0, table = 0;
  std::uint64_t seed = 0;
};

/// A game of a tournament for points that is played at the table, or is to be.
struct SeatedGame {
  QString file;  ///< of the tournament
  int game = 0;  ///< its number
  std::uint64_t seed = 0;
  std::optional<rising_clan::GameFacts> told;  ///< what it came to, as it was told last
  bool entered = false;                        ///< and taken
};

/// The game of an event as the window has it: its decks, and its table.
class EventRoom : public EventGame {
 public:
  struct Ways {
    std::function<const naruto::Catalog&()> cards;
    std::function<std::vector<naruto::Deck>()> decks;  ///< all that lie in the program
    std::function<std::variant<std::string, QString>(const QString& path)> readFile;
    std::function<MatchPlan()> plan;  ///< as somebody plays here; names, decks and rules are those of the pairing
    std::function<bool()> leave;
    std::function<void(const MatchPlan&, const SeatedPairing&)> begin;
    std::function<void(const QString&)> watch;
  };
  explicit EventRoom(Ways ways) : ways_(std::move(ways)) {}

  std::vector<std::pair<QString, QString>> editions() const override;
  bool hasTwoLimitedLists(const QString& edition) const override;
  std::vector<ListedDeck> decks(const tournament::Event& event) const override;
  ListedDeck deck(const std::string& list, const tournament::Event& event) const override;
  std::variant<std::string, QString> read(const std::string& text, const QString& source, const Look& look,
                                          QWidget* parent) const override;
  std::variant<std::string, QString> readFile(const Look& look, QWidget* parent) const override;
  std::vector<ListedDifference> differences(const std::string& listed, const std::string& found) const override;
  QString print(const std::string& list, const QString& player, const tournament::Event& event,
                QWidget* parent) const override;
  QString whyNotHere(const tournament::Event& event, const tournament::Round& round,
                     const tournament::Match& match) const override;
  bool leaveTable() override { return ways_.leave(); }
  void play(const QString& file, const tournament::Event& event, const tournament::Round& round,
            const tournament::Match& match, std::uint64_t seed) override;
  void watch(const QString& record) override { ways_.watch(record); }

 private:
  const naruto::CardIndex& index() const;
  std::optional<naruto::Deck> deckOf(const std::string& list) const;
  ListedDeck inWords(const naruto::Deck& deck, std::string list, const naruto::Edition& edition) const;

  Ways ways_;
  mutable std::unique_ptr<naruto::CardIndex> index_;  ///< of the cards that there are now
  mutable std::map<std::string, ListedDeck> known_;   ///< by rules, language and list: a page asks for all of them
};

}  // namespace playsheet
