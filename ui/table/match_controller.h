// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <optional>

#include "engine/naruto/actions/battle_outlook.h"
#include "engine/naruto/actions/entry_preview.h"
#include "engine/naruto/actions/reward_race.h"
#include "engine/naruto/actions/seen_team.h"
#include "engine/naruto/actions/suggestion.h"
#include "engine/naruto/match/match.h"
#include "ui/table/asked.h"
#include "ui/table/foresight.h"
#include "ui/table/match_plan.h"
#include "ui/table/match_recorder.h"
#include "ui/table/prompt.h"
#include "ui/table/seen.h"

namespace playsheet {

/// A match as two people at one screen play it, without a widget: owns the engine's match, turns what is pointed at
/// into actions, and says what the screen is to show and to ask. It decides no rule: what is possible comes from the
/// options.
class MatchController : public QObject {
  Q_OBJECT
 public:
  /// `recorder` may be nothing; it and the catalog outlive the controller.
  MatchController(const naruto::Catalog& cards, MatchPlan plan, MatchRecorder* recorder, QObject* parent = nullptr);
  /// In the middle of a match, of which nothing is recorded; the plan is of the same players and edition.
  MatchController(naruto::Match match, const naruto::Catalog& cards, MatchPlan plan, QObject* parent = nullptr);
  /// Goes on with a match that was left: the hands are covered. The recorder has it already, or is nothing.
  MatchController(naruto::Match match, const naruto::Catalog& cards, MatchPlan plan, MatchRecorder* recorder,
                  QObject* parent = nullptr);

  const naruto::Match& match() const { return match_; }
  const MatchPlan& plan() const { return plan_; }
  const Words& words() const { return words_; }
  const SecrecyDesk& secrecy() const { return secrecy_; }
  /// Nothing more is asked: the game is over.
  bool over() const { return match_.over(); }

  /// What may be on the screen now: hands that are covered are not in it at all.
  const naruto::PlayerView& view() const { return view_; }
  const Prompt& prompt() const { return prompt_; }
  std::optional<int> selected() const;
  /// Marked by hand, to be confirmed: cards that a question asks to pick.
  const std::vector<CardId>& marked() const { return marked_; }
  /// Where in the covered hand of whoever decides the cards lie that are selected or marked, face down.
  std::vector<int> chosenBacks() const;
  /// Whether a card that is seen can be charged now, or left out of the teams: no mark on the sheet says so.
  bool canSetAside(int card) const;
  QString language() const;  ///< of whoever is asked
  const ReadingChoice& reading() const { return plan_.reading; }
  void setReading(const ReadingChoice& reading);
  /// Prompts and cards of this player, from now on.
  void setSeatLanguage(PlayerId player, const QString& language);

  // What a person points at. Each returns whether a decision was made.
  bool clickCard(int card);
  bool doubleClickCard(int card);
  bool drop(int card, const SheetSpot& spot);
  /// Selects the card, or marks it, and never decides: it is pointed at in a hand that is about to be covered.
  void take(int card);
  bool press(const Command& command);
  bool pressPrimary() { return prompt_.primary.enabled && press(prompt_.primary.command); }
  bool play(const Action& action);  ///< as whoever is asked
  void concede(PlayerId player);
  void clearSelection();

  // Secrecy.
  void holdKey(PlayerId player, bool down);
  void openCurtain();
  void cover();

  // The showdown that has just been fought, as long as it stays on the table.
  bool still() const { return still_.has_value(); }
  const std::optional<Stillness>& stillness() const { return still_; }
  void goOn();
  void setShowdownStop(ShowdownStop stop);

  /// Whoever guides the players, a lesson for one, says which legal decisions are wanted now. Any other one comes to
  /// nothing, and `strayed` tells of it; nothing is passed by itself and nothing taken back then.
  using Guide = std::function<bool(const Action& action)>;
  void setGuide(Guide guide);
  bool guided() const { return static_cast<bool>(guide_); }

  // Take-back.
  bool consentAsked() const { return consent_.has_value() || desk_ == DeskState::Asked; }
  bool canRedo() const;

  // Passing by itself: at windows in which the player does not want to be asked, or until the phase ends.
  bool passingOn(PlayerId player) const { return passing_.until[player].has_value(); }
  void stopPassing(PlayerId player);
  const StopSet& stops(PlayerId player) const { return passing_.stops[player]; }
  /// Lit for this once, whatever is set: the player is attacked, or a target.
  const StopSet& stopsOnce(PlayerId player) const { return passing_.once[player]; }
  /// In the own turn only, when nothing covers the table: else a lamp could answer what is asked. Never a decision.
  bool canSetStops(PlayerId player) const;
  /// Lights or puts out a lamp; when that cannot be now, `stopRefused` says why.
  bool setStop(PlayerId player, StopWindow window, bool lit);

  // The judge's desk: whoever decides asks for it, the other one allows it, and until it is closed a card or a pile
  // that is pointed at can be changed.
  bool canAskForDesk() const;
  void askForDesk();
  bool deskOpen() const { return desk_ == DeskState::Open; }
  /// What can be changed: of a card that is to be seen, of a player, of the card on top of a pile of a player.
  std::vector<naruto::Adjust> adjustments(int card) const;
  std::vector<naruto::Adjust> adjustments(PlayerId player) const;
  std::vector<naruto::Adjust> adjustments(SheetPlace pile, PlayerId player) const;
  /// A deck is looked through by name, which both have agreed on with the desk; nothing: no deck any more.
  void searchDeck(std::optional<PlayerId> player);
  const std::optional<PlayerId>& searched() const { return searched_; }
  /// Of a card of the deck that is looked through.
  std::vector<naruto::Adjust> adjustmentsInDeck(int card) const;

  /// The teams of several Ninja that wait at home, with their power.
  std::vector<naruto::SeenTeam> teams() const;
  /// How far a player is from winning by Battle Rewards, and that in a sentence; empty once the game is over.
  naruto::RewardRace race(PlayerId player) const;
  /// What the battles that are seen would bring as they stand, or have brought.
  std::vector<naruto::BattleOutlook> outlooks() const;
  QString raceText(PlayerId player) const;
  /// What would come of a card that is put there, or why it cannot be; nothing if no question is about that.
  std::optional<Foresight> foresee(int card, const SheetSpot& spot) const;
  /// What a Ninja would keep if this card were played onto it; nothing if that cannot be done.
  std::optional<naruto::EntryPreview> previewEntry(int card, int base) const;

  /// Why nothing comes of a pile, or of the large button while it is off: a sentence and the id of a rule, which may be
  /// empty. Nothing to say: an empty sentence.
  std::pair<QString, QString> reasonOf(SheetPlace pile, PlayerId player) const;
  std::pair<QString, QString> reasonOfPrimary() const;

  /// The card as the screen may show it now; nothing for one that is covered.
  const naruto::SeenCard* seen(int card) const;

 signals:
  void changed();  ///< view and prompt are new
  void decided();  ///< before `changed`: a decision was made or taken back
  void explained(int card, const QString& reason, const QString& rule);
  void finished();
  void trouble(const QString& sentence);
  void stopsSet();  ///< a lamp was lit or put out
  void stopRefused(naruto::PlayerId player, const QString& sentence);
  void strayed();  ///< a legal decision was tried that the guide does not want

 private:
  bool act(PlayerId by, const Action& action);
  bool meant(int card) const;  ///< pointing at this card can be a move of the game now
  bool astray(PlayerId by, const Action& action);
  const naruto::Option* between(CardId subject, CardId partner) const;
  bool faceDown(CardId card) const;
  bool playChosen();
  void explainFaceDown(int card, const char* text);
  bool marksFirst(CardId card) const;
  bool canPickTogether(const std::vector<CardId>& cards) const;
  void mark(CardId card);
  bool unmark(CardId card);
  bool confirmMarked();
  std::optional<Doubt> doubtOf(const Action& action) const;
  bool unseen() const;
  void endDoubt();
  void noteLook();
  void keepChoice();
  void forgetChoice();
  bool useOn(CardId subject, CardId partner);
  bool useAlone(CardId card);
  void explain(int card, const naruto::Refusal& refusal);
  void explainIdle(int card);
  std::optional<Action> idleMeaning(const naruto::SeenCard& card) const;
  QString foretold(const Action& action) const;
  void undo();
  void redo();
  void takeBack(PlayerId player);
  PlayerId asker() const { return table::other(*consent_); }
  void allowDesk();
  void closeDesk();
  void cancelUse();
  void suggestPayment();
  bool exchangePayment(CardId card);
  void payAsSuggested();
  bool canCancelUse() const;
  void passOn(PlayerId player);
  void passAutomatically();
  void keep(void (MatchRecorder::*deed)(const naruto::Match&));
  std::optional<naruto::Press> passesNow() const;
  void endPassing();
  void interruptPassing();
  void keepPassing();
  void restorePassing();
  void refresh();
  void buildView();
  void standStill();
  void makePrompt();
  bool coveredHand() const;

  MatchPlan plan_;
  Words words_;
  naruto::Match match_;
  MatchRecorder* recorder_;
  SecrecyDesk secrecy_;
  naruto::PlayerView view_;
  OptionBook book_;
  Prompt prompt_;
  std::optional<CardId> selected_;
  std::vector<CardId> marked_;
  std::optional<Doubted> doubt_;  ///< what has been pressed, as long as it is asked about
  std::vector<CardId> payment_;   ///< proposed, as long as it is not confirmed; of a covered hand: as it was seen last
  naruto::PaymentWish wish_;      ///< what was exchanged in it
  std::size_t wished_at_ = 0;     ///< after so many moments
  std::optional<Stillness> still_;
  std::optional<PlayerId> consent_;  ///< who is asked to allow a take-back
  Guide guide_;
  DeskState desk_ = DeskState::Closed;
  std::optional<PlayerId> searched_;  ///< whose deck, at the open desk

  /// A phase of one turn: automatic passing ends with it.
  struct Phase {
    int turn = 0;
    int part = 0;
    friend bool operator==(const Phase&, const Phase&) = default;
  };
  Phase phaseNow() const;
  /// When somebody has looked at the own covered cards last.
  struct Glance {
    PlayerId player = PlayerId::south;
    Phase phase;
    std::size_t moment = 0;  ///< after so many
  };
  std::optional<Glance> looked_;
  struct Passing {
    naruto::PerPlayer<std::optional<Phase>> until;  ///< passes until this phase ends
    naruto::PerPlayer<StopSet> stops, once;
  };
  Passing passing_;
  std::vector<Passing> kept_;  ///< as it was set after each moment, those that were taken back included
};

}  // namespace playsheet
