// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <utility>
#include <vector>

#include "ui/table/desk_changes.h"
#include "ui/table/prompt.h"
#include "ui/table/secrecy.h"

namespace playsheet {

/// What goes when a player takes back the own last decision: it and everything after it.
struct WayBackFacts {
  int decisions = 0;                 ///< that go, of all players; 0: the player has decided nothing yet
  bool free = false;                 ///< all of them the player's own, and nothing has become known by them
  std::vector<PlayerId> asked = {};  ///< who has to agree otherwise, in the order in which they are asked

  explicit operator bool() const { return decisions > 0; }
};

/// What of a match could be taken back now, and restored.
struct TakeBackFacts {
  bool possible = false;
  PlayerId last = PlayerId::south;  ///< who made the last decision by hand
  table::AtTable<WayBackFacts> ways;
  bool cancels = false;   ///< a use that is being put together can be given up
  bool restores = false;  ///< what was taken back can come again
};

/// The parts of a question that every game has: who may take back what, how a hand is seen, what a key does. Puts them
/// into a prompt of somebody else's, whose player is set before; in the language of a seat.
class TablePrompt {
 public:
  /// `tongue`: of the game, as `inLanguage` takes it.
  TablePrompt(Prompt& out, QString language, table::AtTable<QString> names, const char* tongue = nullptr)
      : out_(out), language_(std::move(language)), names_(std::move(names)), tongue_(tongue) {}

  PromptButton button(const char* label, const Command& command) const;
  /// Gives up what is being put together.
  PromptButton cancel() const;
  void enterKey(PromptButton& button) const;
  /// The large button does what has been chosen: nothing has been yet.
  void nothingYet(const char* label);
  void addToSentence(const QString& more);

  /// Undo and redo, or what gives up a use.
  void undoButtons(const TakeBackFacts& facts);
  /// One question for the whole way, to the other one. `known`: what has become known since, as parts of a sentence.
  void consent(PlayerId asked, PlayerId asker, const TakeBackFacts& facts, const QStringList& known);
  /// With the keys of the seat that is asked, or by holding the button.
  void consentButtons(CommandKind allow, CommandKind refuse);
  /// Whether the judge's desk may be opened, to the other one.
  void deskConsent();
  /// It is open; `decks`: what shows the decks of both.
  void desk(const char* decks);
  /// A deck that is looked through, by name: where each card lies is not told. Of several of one name the lowest is
  /// meant.
  void deckNames(PlayerId owner, const std::vector<NamedCard>& cards);
  /// How the covered hand is seen, or is covered again. `cards`: there is something else to be seen than a hand.
  void secrecyButtons(const SecrecyDesk& secrecy, bool cards);

 private:
  QString askedNames(const WayBackFacts& way) const;
  QString say(const char* text) const;

  Prompt& out_;
  QString language_;
  table::AtTable<QString> names_;
  const char* tongue_;
};

}  // namespace playsheet
