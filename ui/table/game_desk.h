// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "engine/table/players.h"
#include "engine/table/secrecy.h"
#include "ui/rules/rule_place.h"
#include "ui/sheet/sheet.h"
#include "ui/speech/seat_words.h"
#include "ui/table/card_reader.h"
#include "ui/table/chain_panel.h"
#include "ui/table/desk_changes.h"
#include "ui/table/end_sheet.h"
#include "ui/table/prompt.h"
#include "ui/table/reading_choice.h"
#include "ui/table/secrecy.h"
#include "ui/table/table_facts.h"
#include "ui/table/table_prompt.h"

namespace playsheet {

struct SheetSpec;

/// A match of any game as the table shows it: who sits there, what lies there, what is asked, what a person's pointing
/// comes to. It owns the secrecy and the question; the match is the game's own, which makes a desk of it (ui/naruto,
/// ui/gormiti). The table decides nothing, the desk decides no rule. Cards are numbers, as in the scene; where there is
/// none the number is below zero.
class GameDesk : public QObject {
  Q_OBJECT
 public:
  GameDesk(Secrecy secrecy, QObject* parent) : QObject(parent), secrecy_(secrecy) {}

  // --- the match -----------------------------------------------------------------------------------------------------

  /// How many sit at the table, two to nine.
  virtual std::size_t playerCount() const { return 2; }
  /// They sit in a ring, whoever decides large at the near side; a game of two can be played so as well.
  virtual bool inRing() const { return playerCount() > 2; }
  std::span<const PlayerId> players() const { return table::players(playerCount()); }
  virtual TableSeat seat(PlayerId player) const = 0;
  /// Nothing more is asked: the game is over.
  virtual bool over() const = 0;
  /// How many moments the match has, the deal included.
  virtual std::size_t moments() const = 0;
  /// Who made the last decision by hand; of a match in which nobody has, whoever was asked first.
  virtual PlayerId lastByHand() const = 0;
  /// Who is asked by the game itself; meaningless once it is over.
  virtual PlayerId decider() const = 0;
  /// The open question can be answered by passing, without a look at the hand.
  virtual bool padAsked() const = 0;
  /// Such a question is answered at the own edge of the seat; else the bar asks it before all.
  virtual bool padsAtEdges() const { return true; }
  virtual std::size_t handCount(PlayerId player) const = 0;
  virtual void concede(PlayerId player) = 0;
  /// A decision among those that are allowed, by a player who rolls a die; gives whether it was accepted.
  virtual std::function<bool()> randomPlayer(std::uint64_t seed) = 0;

  // --- what is shown -------------------------------------------------------------------------------------------------

  const SecrecyDesk& secrecy() const { return secrecy_; }
  const Prompt& prompt() const { return prompt_; }
  QString language() const { return seat(prompt_.player).language; }  ///< of whoever is asked
  /// Whose words are preferred where games have their own (`inLanguage`); nullptr: nobody's.
  virtual const char* tongue() const { return nullptr; }
  /// One of our strings, in the language of a seat, else of whoever is asked.
  QString say(const char* text) const { return inLanguage(language(), text, tongue()); }
  QString say(const char* text, PlayerId player) const { return inLanguage(seat(player).language, text, tongue()); }
  virtual int pace() const = 0;  ///< of the pictures, when the table is set
  virtual const ReadingChoice& reading() const = 0;
  virtual void setReading(const ReadingChoice& reading) = 0;
  /// Prompts and cards of this player, from now on.
  virtual void setSeatLanguage(PlayerId player, const QString& language) = 0;

  virtual const SheetSpec& sheetSpec() const = 0;
  virtual CardFace face(int number, const QString& language) const = 0;
  /// Fills in what the game has to say of the dressing, and shows what may be on the screen now.
  virtual void showOn(Sheet& sheet, SheetDressing& dressing) const = 0;
  /// Nothing for a card that is nowhere; without a face where it may not be seen.
  virtual std::optional<CardOnTable> onTable(int card) const = 0;
  virtual bool isSeen(int card) const = 0;
  /// All cards that are seen, in the order in which the table is read.
  virtual std::vector<int> cardsInOrder() const = 0;
  /// Those of a hand that is shown, as they lie, and what else its player alone sees.
  virtual std::vector<int> handCards(PlayerId player) const = 0;
  /// The card that is spoken of where none is pointed at: that asks, or is used.
  virtual int cardSpokenOf() const = 0;
  virtual ReaderPage readerPage(int card) const = 0;
  /// The card as it would lie in the place of that one; nothing if it cannot go there.
  virtual std::optional<ReaderPage> previewPage(int card, int base) const;
  /// All that the page tells, to be read out.
  virtual QString spokenCard(const ReaderPage& page) const = 0;

  virtual TurnStand turnStand() const = 0;
  /// What everybody may know of the moment, under the curtain; may be empty.
  virtual QString curtainFacts(PlayerId player) const = 0;
  virtual const std::vector<LogRow>& log(const QString& language) = 0;
  /// Where the rules of this match are read.
  virtual RulePlace rulePlace() const = 0;
  /// The rules of the match in one line.
  virtual QString rulesLine(const QString& language) const = 0;
  virtual std::vector<CardCount> counts(PlayerId player) const = 0;
  virtual std::vector<ChainRow> chain() const { return {}; }
  virtual bool chainSettles() const { return false; }
  virtual EndFacts endFacts(qint64 milliseconds) const = 0;

  // --- what a person points at; each gives whether a decision was made
  // ------------------------------------------------

  virtual std::optional<int> selected() const = 0;
  /// Marked by hand, to be confirmed: cards that a question asks to pick.
  virtual std::vector<int> markedCards() const { return {}; }
  /// Where in the covered hand of whoever decides the cards lie that are selected or marked, face down.
  virtual std::vector<int> chosenBacks() const { return {}; }
  /// Whether a card that is seen can be put aside now by a letter, though no mark on the sheet says so.
  virtual bool canSetAside(int card) const;
  /// A letter means the card that the keys point at, as long as none is selected.
  virtual bool lettersChoose() const { return false; }
  virtual bool clickCard(int card) = 0;
  virtual bool doubleClickCard(int card) = 0;
  virtual bool drop(int card, const SheetSpot& spot) = 0;
  /// At a table in a ring a player is pointed at, or a deck of the table.
  virtual bool clickSeat(PlayerId) { return false; }
  virtual void lookAt(int /*stock*/) {}
  /// Selects the card, or marks it, and never decides: it is pointed at in a hand that is about to be covered.
  virtual void take(int card) = 0;
  virtual bool press(const Command& command) = 0;
  bool pressPrimary() { return prompt_.primary.enabled && press(prompt_.primary.command); }
  virtual void clearSelection() = 0;
  /// What passes at an open window.
  virtual PromptButton passButton(PlayerId player) const = 0;
  /// What would come of a card that is put there, or why it cannot be; nothing if no question is about that.
  virtual std::optional<Foresight> foresee(int card, const SheetSpot& spot) const;
  /// Why nothing comes of a pile, or of the large button while it is off: a sentence and the id of a rule, which may be
  /// empty. Nothing to say: an empty sentence.
  virtual std::pair<QString, QString> reasonOf(SheetPlace pile, PlayerId player) const = 0;
  std::pair<QString, QString> reasonOfPrimary() const;

  // --- secrecy -------------------------------------------------------------------------------------------------------

  void holdKey(PlayerId player, bool down);
  void openCurtain();
  void cover();

  // --- what has come to its end and stays on the table until it is read
  // -----------------------------------------------

  virtual bool still() const = 0;
  virtual StillRows stillRows() const = 0;
  virtual void goOn() = 0;
  virtual void setShowdownStop(ShowdownStop stop) = 0;

  // --- take-back -----------------------------------------------------------------------------------------------------

  virtual bool canUndo() const = 0;
  virtual bool canRedo() const = 0;
  /// All look at the screen: somebody is asked to allow something.
  bool consentAsked() const { return consent_.has_value() || desk_ == DeskState::Asked; }
  /// Somebody says what comes next: a lesson. Nothing is passed by itself and nothing taken back then.
  virtual bool guided() const { return false; }

  // --- passing by itself; a game without windows has none of it ------------------------------------------------------

  virtual bool passingOn(PlayerId player) const;
  virtual void stopPassing(PlayerId player);
  /// The lamps of a seat, always the same ones.
  virtual std::vector<StopState> stopStates(PlayerId player) const;
  /// Turns over a lamp; when that cannot be now, `stopRefused` says why.
  virtual void turnStop(PlayerId player, int lamp);

  // --- the judge's desk, where a game has one ------------------------------------------------------------------------

  virtual bool canAskForDesk() const { return false; }
  void askForDesk();
  bool deskOpen() const { return desk_ == DeskState::Open; }
  /// A deck is looked through by name, which both have agreed on with the desk; nothing: no deck any more.
  void searchDeck(std::optional<PlayerId> player);
  void closeSearch() { searchDeck(std::nullopt); }
  std::optional<PlayerId> searchedDeck() const { return searched_; }
  /// What can be changed there; nothing where nothing can.
  virtual std::vector<DeskChanges> deskOfCard(int card);
  /// The card on top of a covered pile, unseen; with a deck goes what else is its player's.
  virtual std::vector<DeskChanges> deskOfPile(SheetPlace pile, PlayerId player);
  std::vector<DeskChanges> deskOfPlayers();
  /// Of the card that this command of the prompt names, in the deck that is looked through.
  std::vector<DeskChanges> deskOfSearched(const Command& command);

 signals:
  void changed();  ///< what is shown and asked is new
  void decided();  ///< before `changed`: a decision was made or taken back
  void explained(int card, const QString& reason, const QString& rule);
  void finished();
  void trouble(const QString& sentence);
  void stopsSet();  ///< a lamp was lit or put out
  void stopRefused(table::PlayerId player, const QString& sentence);
  void strayed();  ///< a legal decision was tried that the guide does not want

 protected:
  /// Whether a decision is another one than `guide` wants, which is then not made. What is against the rules is refused
  /// as ever, by `explain`.
  template <class Guide, class Match, class Action, class Explain>
  bool strays(const Guide& guide, Match trial, PlayerId by, const Action& action, Explain&& explain) {
    if (guide(action)) return false;
    if (const auto refusal = trial.act(by, action)) {
      explain(refusal);
    } else {
      clearSelection();
      emit strayed();
    }
    return true;
  }
  /// Of a card of the deck that is looked through.
  virtual std::vector<DeskChanges> deskOfDeckCard(int card);
  /// The cards of a deck, each with its name: where each lies is not told.
  virtual std::vector<NamedCard> cardsOfDeck(PlayerId player) const;
  /// Before a prompt is made: closed where something has to be answered first.
  void settleDesk();
  DeskState deskState() const { return desk_; }
  /// Everything that is shown is made anew.
  virtual void refresh() = 0;
  /// A press that means the same in every game, about taking back and the own hand; nothing for another one, else
  /// whether a decision was made or taken back.
  std::optional<bool> pressCommon(CommandKind kind);
  bool coveredHand() const { return !over() && !secrecy_.handShown(decider()); }
  /// Whether the open question could be answered with a card of the hand.
  virtual bool handCounts() const { return true; }
  /// Why a pile that lies face down does not open.
  QString deckReason(PlayerId player) const;
  QString handReason(PlayerId player) const;
  /// Which card it is that lies chosen, face down, is told to nobody, nor why nothing comes of it.
  void explainFaceDown(int card, const char* text);
  /// Told when the decision is through: a message in the middle of it would stand over the table of before.
  void tellTrouble(const QString& what);
  virtual TakeBackFacts takeBackFacts() const = 0;
  /// What every game asks alike, put into the open question; its player is set before.
  TablePrompt commonParts();
  virtual void leaveForUndo() = 0;  ///< what stands over the table is put away
  virtual void stepBack() = 0;      ///< the last moment goes, and whoever keeps the match is told
  virtual void stepForward() = 0;   ///< the next decision comes again, with what followed by itself
  /// After all of them; by whom it was taken back, or nobody.
  virtual void stepped(std::optional<PlayerId> tookBack) = 0;
  /// What was chosen and not decided yet is forgotten.
  virtual void forgetChoice() = 0;

  SecrecyDesk secrecy_;
  Prompt prompt_;
  std::optional<PlayerId> consent_;  ///< who is asked to allow a take-back
  /// Who wants it; only while somebody is asked.
  PlayerId asker() const { return asker_; }

 private:
  QString holdSentence(const char* text, PlayerId player) const;
  bool pressTakeBack(CommandKind kind);
  void undo();
  void redo();
  void takeBack(PlayerId player);
  void askFor(PlayerId asker);
  void pressDesk(CommandKind kind);

  DeskState desk_ = DeskState::Closed;
  PlayerId asker_ = PlayerId::south;
  std::vector<PlayerId> askedNext_;   ///< who is asked after that
  std::optional<PlayerId> searched_;  ///< whose deck, at the open desk
};

}  // namespace playsheet
