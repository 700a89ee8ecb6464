// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include "engine/naruto/actions/battle_outlook.h"
#include "engine/naruto/actions/entry_preview.h"
#include "engine/naruto/actions/reward_race.h"
#include "engine/naruto/actions/seen_team.h"
#include "engine/naruto/actions/suggestion.h"
#include "engine/naruto/match/match.h"
#include "ui/naruto/asked.h"
#include "ui/naruto/match_plan.h"
#include "ui/naruto/match_recorder.h"
#include "ui/naruto/naruto_log.h"
#include "ui/naruto/seen.h"
#include "ui/table/game_desk.h"

namespace playsheet {

class MatchTable;

/// A match of Naruto as two people at one screen play it, without a widget: owns the engine's match, turns what is
/// pointed at into actions, and says what the screen is to show and to ask. It decides no rule: what is possible comes
/// from the options.
class NarutoDesk : public GameDesk {
  Q_OBJECT
 public:
  /// `recorder` may be nothing; it and the catalog outlive the controller.
  NarutoDesk(const naruto::Catalog& cards, MatchPlan plan, MatchRecorder* recorder, QObject* parent = nullptr);
  /// In the middle of a match, of which nothing is recorded; the plan is of the same players and edition.
  NarutoDesk(naruto::Match match, const naruto::Catalog& cards, MatchPlan plan, QObject* parent = nullptr);
  /// Goes on with a match that was left: the hands are covered. The recorder has it already, or is nothing.
  NarutoDesk(naruto::Match match, const naruto::Catalog& cards, MatchPlan plan, MatchRecorder* recorder,
             QObject* parent = nullptr);

  const naruto::Match& match() const { return match_; }
  const MatchPlan& plan() const { return plan_; }
  const Words& words() const { return words_; }

  TableSeat seat(PlayerId player) const override;
  bool over() const override { return match_.over(); }
  std::size_t moments() const override { return match_.moments().size(); }
  PlayerId lastByHand() const override;
  PlayerId decider() const override { return match_.decider(); }
  bool padAsked() const override { return isPad(view_.choice.kind); }
  std::size_t handCount(PlayerId player) const override { return view_.players[player].hand.count; }
  std::function<bool()> randomPlayer(std::uint64_t seed) override;

  /// What may be on the screen now: hands that are covered are not in it at all.
  const naruto::PlayerView& view() const { return view_; }
  std::optional<int> selected() const override;
  const std::vector<CardId>& marked() const { return marked_; }
  std::vector<int> markedCards() const override { return {marked_.begin(), marked_.end()}; }
  std::vector<int> chosenBacks() const override;
  /// By being charged, or left out of the teams.
  bool canSetAside(int card) const override;
  bool lettersChoose() const override { return view_.choice.kind == naruto::ChoiceKind::mission_action; }
  int pace() const override { return plan_.pace; }
  const ReadingChoice& reading() const override { return plan_.reading; }
  void setReading(const ReadingChoice& reading) override;
  const SheetSpec& sheetSpec() const override;
  CardFace face(int number, const QString& language) const override;
  void showOn(Sheet& sheet, SheetDressing& dressing) const override;
  std::optional<CardOnTable> onTable(int card) const override;
  bool isSeen(int card) const override { return seen(card) != nullptr; }
  std::vector<int> cardsInOrder() const override;
  std::vector<int> handCards(PlayerId player) const override;
  int cardSpokenOf() const override;
  ReaderPage readerPage(int card) const override;
  std::optional<ReaderPage> previewPage(int card, int base) const override;
  QString spokenCard(const ReaderPage& page) const override;
  TurnStand turnStand() const override;
  QString curtainFacts(PlayerId player) const override;
  const std::vector<LogRow>& log(const QString& language) override {
    return log_.update(match_, words_, language, guided() ? UndoAsked::Never : UndoAsked::Possible);
  }
  RulePlace rulePlace() const override { return {QStringLiteral("naruto"), plan_.edition}; }
  QString rulesLine(const QString& language) const override;
  std::vector<CardCount> counts(PlayerId player) const override;
  std::vector<ChainRow> chain() const override;
  bool chainSettles() const override { return view_.settling; }
  EndFacts endFacts(qint64 milliseconds) const override;
  void setSeatLanguage(PlayerId player, const QString& language) override;

  // What a person points at. Each returns whether a decision was made.
  bool clickCard(int card) override;
  bool doubleClickCard(int card) override;
  bool drop(int card, const SheetSpot& spot) override;
  void take(int card) override;
  bool press(const Command& command) override;
  bool play(const Action& action);  ///< as whoever is asked
  void concede(PlayerId player) override;
  void clearSelection() override;
  PromptButton passButton(PlayerId player) const override;

  // The showdown that has just been fought, as long as it stays on the table.
  bool still() const override { return still_.has_value(); }
  StillRows stillRows() const override;
  void goOn() override;
  void setShowdownStop(ShowdownStop stop) override;

  /// Whoever guides the players, a lesson for one, says which legal decisions are wanted now. Any other one comes to
  /// nothing, and `strayed` tells of it; nothing is passed by itself and nothing taken back then.
  using Guide = std::function<bool(const Action& action)>;
  void setGuide(Guide guide);
  bool guided() const override { return static_cast<bool>(guide_); }

  // Take-back.
  bool canUndo() const override { return match_.can_undo(); }
  bool canRedo() const override;

  // Passing by itself: at windows in which the player does not want to be asked, or until the phase ends.
  bool passingOn(PlayerId player) const override { return passing_.until[player].has_value(); }
  void stopPassing(PlayerId player) override;
  std::vector<StopState> stopStates(PlayerId player) const override;
  void turnStop(PlayerId player, int lamp) override;
  const StopSet& stops(PlayerId player) const { return passing_.stops[player]; }
  /// Lit for this once, whatever is set: the player is attacked, or a target.
  const StopSet& stopsOnce(PlayerId player) const { return passing_.once[player]; }
  /// In the own turn only, when nothing covers the table: else a lamp could answer what is asked. Never a decision.
  bool canSetStops(PlayerId player) const;
  /// Lights or puts out a lamp; when that cannot be now, `stopRefused` says why.
  bool setStop(PlayerId player, StopWindow window, bool lit);

  bool canAskForDesk() const override;
  /// What can be changed at the judge's desk: of a card that is to be seen, of a player, of the card on top of a pile.
  std::vector<naruto::Adjust> adjustments(int card) const;
  std::vector<naruto::Adjust> adjustments(PlayerId player) const;
  std::vector<naruto::Adjust> adjustments(SheetPlace pile, PlayerId player) const;
  /// Of a card of the deck that is looked through.
  std::vector<naruto::Adjust> adjustmentsInDeck(int card) const;
  std::vector<DeskChanges> deskOfCard(int card) override;
  /// With a deck go its player's turn marker, shuffling, and looking through it.
  std::vector<DeskChanges> deskOfPile(SheetPlace pile, PlayerId player) override;

  /// The teams of several Ninja that wait at home, with their power.
  std::vector<naruto::SeenTeam> teams() const;
  /// How far a player is from winning by Battle Rewards, and that in a sentence; empty once the game is over.
  naruto::RewardRace race(PlayerId player) const;
  /// What the battles that are seen would bring as they stand, or have brought.
  std::vector<naruto::BattleOutlook> outlooks() const;
  QString raceText(PlayerId player) const;
  std::optional<Foresight> foresee(int card, const SheetSpot& spot) const override;
  /// What a Ninja would keep if this card were played onto it; nothing if that cannot be done.
  std::optional<naruto::EntryPreview> previewEntry(int card, int base) const;

  std::pair<QString, QString> reasonOf(SheetPlace pile, PlayerId player) const override;

  /// The card as the screen may show it now; nothing for one that is covered.
  const naruto::SeenCard* seen(int card) const;

 private:
  bool act(PlayerId by, const Action& action);
  bool meant(int card) const;  ///< pointing at this card can be a move of the game now
  bool astray(PlayerId by, const Action& action);
  const naruto::Option* between(CardId subject, CardId partner) const;
  bool faceDown(CardId card) const;
  bool playChosen();
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
  void forgetChoice() override;
  bool useOn(CardId subject, CardId partner);
  bool useAlone(CardId card);
  void explain(int card, const naruto::Refusal& refusal);
  void explainIdle(int card);
  std::optional<Action> idleMeaning(const naruto::SeenCard& card) const;
  QString foretold(const Action& action) const;
  TakeBackFacts takeBackFacts() const override;
  void leaveForUndo() override;
  void stepBack() override;
  void stepForward() override;
  void stepped(std::optional<PlayerId> tookBack) override;
  std::vector<DeskChanges> deskOfDeckCard(int card) override;
  std::vector<NamedCard> cardsOfDeck(PlayerId player) const override;
  void addChanges(DeskChanges& out, const std::vector<naruto::Adjust>& changes);
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
  void refresh() override;
  bool handCounts() const override;
  std::optional<int> justPlayed() const;
  void buildView();
  void standStill();
  void makePrompt();

  MatchPlan plan_;
  Words words_;
  naruto::Match match_;
  MatchRecorder* recorder_;
  naruto::PlayerView view_;
  OptionBook book_;
  NarutoLog log_;
  std::optional<CardId> selected_;
  std::vector<CardId> marked_;
  std::optional<Doubted> doubt_;  ///< what has been pressed, as long as it is asked about
  std::vector<CardId> payment_;   ///< proposed, as long as it is not confirmed; of a covered hand: as it was seen last
  naruto::PaymentWish wish_;      ///< what was exchanged in it
  std::size_t wished_at_ = 0;     ///< after so many moments
  std::optional<Stillness> still_;
  Guide guide_;

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

/// The desk of a table on which Naruto is played; nothing for one of another game.
NarutoDesk* narutoDeskOf(const MatchTable* table);

/// Where the turn stands, and how many cards lie where; in the words of the program.
TurnStand narutoTurnStand(naruto::Step step, bool chain);
std::vector<CardCount> narutoCounts(const naruto::PlayerView& view, PlayerId player);

}  // namespace playsheet
