// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "engine/gormiti/match/card_game.h"
#include "engine/gormiti/match/stills.h"
#include "ui/gormiti/chosen_play.h"
#include "ui/gormiti/gormiti_log.h"
#include "ui/gormiti/gormiti_plan.h"
#include "ui/gormiti/gormiti_scene.h"
#include "ui/table/game_desk.h"
#include "ui/table/match_recorder.h"

namespace playsheet {

class MatchTable;

/// Words of its own (`inLanguage`).
inline constexpr const char* kGormitiTongue = "gormiti";

/// Who keeps matches of Gormiti.
using GormitiRecorder = RecorderOf<gormiti::Match>;

/// A match of Gormiti as two people at one screen play it, without a widget: owns the engine's match, turns what is
/// pointed at into actions, and says what the screen is to show and to ask. It decides no rule: what is possible comes
/// from the options.
class GormitiDesk : public GameDesk {
  Q_OBJECT
 public:
  /// `recorder` may be nothing; it and the catalog outlive the desk. The plan is one that the engine takes.
  GormitiDesk(const gormiti::Catalog& cards, GormitiPlan plan, GormitiRecorder* recorder, QObject* parent = nullptr);
  /// Goes on with a match that was left: the hands are covered. The recorder has it already, or is nothing.
  GormitiDesk(gormiti::Match match, GormitiPlan plan, GormitiRecorder* recorder, QObject* parent = nullptr);

  const gormiti::Match& match() const { return match_; }
  const GormitiPlan& plan() const { return plan_; }
  /// What may be on the screen now: hands that are covered are not in it at all.
  const gormiti::PlayerView& view() const { return table_.view; }
  const std::vector<gormiti::Option>& options() const { return options_; }
  bool play(const gormiti::Action& action);  ///< as whoever is asked
  /// Whoever guides the players, a lesson for one, says which legal decisions are wanted now. Any other one comes to
  /// nothing, and `strayed` tells of it; nothing is taken back then.
  using Guide = std::function<bool(const gormiti::Action& action)>;
  void setGuide(Guide guide);
  bool guided() const override { return static_cast<bool>(guide_); }
  void setShowdownStop(ShowdownStop stop) override;
  void setSeatLanguage(PlayerId player, const QString& language) override;

  TableSeat seat(PlayerId player) const override;
  bool over() const override { return match_.over(); }
  std::size_t moments() const override { return match_.moments().size(); }
  PlayerId lastByHand() const override { return table::last_by_hand(match_); }
  PlayerId decider() const override { return match_.decider(); }
  bool padAsked() const override;
  std::size_t handCount(PlayerId player) const override { return view().players[player].hand_count; }
  void concede(PlayerId player) override;
  std::function<bool()> randomPlayer(std::uint64_t seed) override;

  const char* tongue() const override { return kGormitiTongue; }
  int pace() const override { return plan_.pace; }
  const ReadingChoice& reading() const override { return plan_.reading; }
  void setReading(const ReadingChoice& reading) override;
  const SheetSpec& sheetSpec() const override;
  CardFace face(int number, const QString& language) const override;
  void showOn(Sheet& sheet, SheetDressing& dressing) const override;
  std::optional<CardOnTable> onTable(int card) const override;
  bool isSeen(int card) const override { return definitionOf(card).has_value(); }
  std::vector<int> cardsInOrder() const override;
  std::vector<int> handCards(PlayerId player) const override;
  int cardSpokenOf() const override;
  ReaderPage readerPage(int card) const override;
  QString spokenCard(const ReaderPage& page) const override;
  TurnStand turnStand() const override;
  QString curtainFacts(PlayerId player) const override;
  const std::vector<LogRow>& log(const QString& language) override;
  RulePlace rulePlace() const override;
  QString rulesLine(const QString& language) const override;
  std::vector<CardCount> counts(PlayerId player) const override;
  EndFacts endFacts(qint64 milliseconds) const override;

  std::optional<int> selected() const override;
  std::vector<int> chosenBacks() const override;
  bool clickCard(int card) override;
  bool doubleClickCard(int card) override;
  bool drop(int card, const SheetSpot& spot) override;
  void take(int card) override;
  bool press(const Command& command) override;
  void clearSelection() override;
  PromptButton passButton(PlayerId player) const override;
  std::optional<Foresight> foresee(int card, const SheetSpot& spot) const override;
  std::pair<QString, QString> reasonOf(SheetPlace pile, PlayerId player) const override;

  bool still() const override { return still_.has_value(); }
  StillRows stillRows() const override;
  void goOn() override;

  bool canUndo() const override { return match_.can_undo(); }
  bool canRedo() const override;

  bool canAskForDesk() const override;
  /// What can be changed at the judge's desk: of a card that is to be seen, of the deck of a player with its top card.
  std::vector<DeskChanges> deskOfCard(int card) override;
  std::vector<DeskChanges> deskOfPile(SheetPlace pile, PlayerId player) override;

 protected:
  void refresh() override;
  void forgetChoice() override;
  TakeBackFacts takeBackFacts() const override;
  void leaveForUndo() override { stills_.clear(), still_.reset(); }
  void stepBack() override;
  void stepForward() override;
  void stepped(std::optional<PlayerId>) override {}
  std::vector<DeskChanges> deskOfDeckCard(int card) override;
  std::vector<NamedCard> cardsOfDeck(PlayerId player) const override;

 private:
  bool act(PlayerId by, const gormiti::Action& action);
  bool astray(PlayerId by, const gormiti::Action& action);
  bool meant(int card) const;
  bool playIfClear();
  bool chosenFaceDown() const { return chosen_.subject() && !isSeen(*chosen_.subject()); }
  bool usedWith(gormiti::CardId card);
  bool playChosen();
  /// Of a card that may be seen now, in a pile that is chosen from, too.
  std::optional<gormiti::DefinitionId> definitionOf(int card) const;
  const gormiti::SeenCard* find(int card) const;
  bool inQuestion(gormiti::CardId card) const;  ///< a card of the own deck that the open question offers
  QString cardName(gormiti::DefinitionId definition) const;
  void explain(int card, const gormiti::Refusal& refusal);
  QString refusalText(int card, const gormiti::Refusal& refusal) const;
  void keep(void (GormitiRecorder::*deed)(const gormiti::Match&));
  void buildTable();
  void makePrompt();
  bool promptOfDesk();
  DeskChanges deskChanges(const QString& title, const std::vector<gormiti::Adjust>& changes);
  void askCards();
  void askOthers();
  void markCards();
  PromptButton button(const gormiti::Action& action) const;
  QString question() const;
  table::PerPlayer<QString> names() const;

  const gormiti::Catalog& cards_;
  GormitiPlan plan_;
  gormiti::Match match_;
  GormitiRecorder* recorder_;
  GormitiLog log_;
  GormitiTable table_;
  std::vector<gormiti::Option> options_;  ///< of the open question
  ChosenPlay chosen_{options_};
  std::vector<gormiti::Still> stills_;  ///< that are to be read yet, the next one first
  std::optional<gormiti::Still> still_;
  Guide guide_;
};

/// The desk of a table on which Gormiti is played; nothing for one of another game.
GormitiDesk* gormitiDeskOf(const MatchTable* table);

}  // namespace playsheet
