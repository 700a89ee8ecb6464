// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "engine/rising_clan/match/card_game.h"
#include "ui/rising_clan/rising_choice.h"
#include "ui/rising_clan/rising_log.h"
#include "ui/rising_clan/rising_plan.h"
#include "ui/rising_clan/rising_scene.h"
#include "ui/rising_clan/rising_sheet.h"
#include "ui/table/game_desk.h"
#include "ui/table/match_recorder.h"
#include "ui/wording/rising_clan/sheet_words.h"

namespace playsheet {

class MatchTable;

/// Who keeps matches of Rising Clan.
using RisingRecorder = RecorderOf<rising_clan::Match>;

/// A match of Rising Clan as two to nine people at one screen play it, without a widget: owns the engine's match, turns
/// what is pointed at into actions, and says what the screen is to show and to ask. It decides no rule: what is
/// possible comes from the options. Public choices are made in front of all, secret ones behind the curtain of the seat
/// that is asked (R-1105, R-1106); windows are called for all at once (R-1104).
class RisingDesk : public GameDesk {
  Q_OBJECT
 public:
  /// `recorder` may be nothing; it and the catalog outlive the desk. The plan is one that the engine takes.
  RisingDesk(const rising_clan::Catalog& cards, RisingPlan plan, RisingRecorder* recorder, QObject* parent = nullptr);
  /// Goes on with a match that was left: everything secret is covered. The recorder has it already, or is nothing.
  RisingDesk(rising_clan::Match match, RisingPlan plan, RisingRecorder* recorder, QObject* parent = nullptr);

  const rising_clan::Match& match() const { return match_; }
  const RisingPlan& plan() const { return plan_; }
  /// What may be on the screen now: what is covered is not in it at all.
  const rising_clan::PlayerView& view() const { return table_.view; }
  const std::vector<rising_clan::Option>& options() const { return options_; }
  bool play(const rising_clan::Action& action) { return act(decider(), action); }  ///< as whoever is asked
  /// Whoever guides the players, a lesson for one, says which legal decisions are wanted now. Any other one comes to
  /// nothing: `strayed` tells of it.
  using Guide = std::function<bool(const rising_clan::Action& action)>;
  void setGuide(Guide guide);
  bool guided() const override { return static_cast<bool>(guide_); }
  /// What is asked can be answered as the screen is now.
  bool answers() const;
  /// A window is called: everybody looks at the screen, and says who reacts.
  bool calling() const;
  /// Who may be meant by the call (R-227, R-1103), by public facts alone.
  std::vector<PlayerId> callable() const;
  /// Who may know what, from public facts alone (`risingKnowledge`).
  QString whoKnowsWhat(const QString& language) const;
  /// Whose secrets are being looked at, without being asked for anything (R-1108).
  std::optional<PlayerId> looking() const { return looking_; }

  std::size_t playerCount() const override { return plan_.seats.size(); }
  bool inRing() const override { return true; }
  TableSeat seat(PlayerId player) const override;
  bool over() const override { return match_.over(); }
  std::size_t moments() const override { return match_.moments().size(); }
  PlayerId lastByHand() const override;
  PlayerId decider() const override;
  bool padAsked() const override;
  bool padsAtEdges() const override { return false; }
  std::size_t handCount(PlayerId player) const override;
  void concede(PlayerId player) override;
  std::function<bool()> randomPlayer(std::uint64_t seed) override;

  const char* tongue() const override { return "gormiti"; }  ///< both call a card "carta"
  int pace() const override { return plan_.pace; }
  const ReadingChoice& reading() const override { return plan_.reading; }
  void setReading(const ReadingChoice& reading) override;
  void setSeatLanguage(PlayerId player, const QString& language) override;
  const SheetSpec& sheetSpec() const override { return risingSheet(); }
  CardFace face(int number, const QString& language) const override;
  void showOn(Sheet& sheet, SheetDressing& dressing) const override;
  std::optional<CardOnTable> onTable(int card) const override;
  bool isSeen(int card) const override { return faceNumber(card).has_value(); }
  std::vector<int> cardsInOrder() const override;
  std::vector<int> handCards(PlayerId player) const override;
  int cardSpokenOf() const override;
  ReaderPage readerPage(int card) const override;
  QString spokenCard(const ReaderPage& page) const override;
  TurnStand turnStand() const override;
  QString curtainFacts(PlayerId player) const override;
  const std::vector<LogRow>& log(const QString& language) override;
  RulePlace rulePlace() const override { return {QStringLiteral("rising-clan"), {}}; }
  QString rulesLine(const QString& language) const override;
  std::vector<CardCount> counts(PlayerId player) const override;
  EndFacts endFacts(qint64 milliseconds) const override;

  std::optional<int> selected() const override;
  bool clickCard(int card) override;
  bool doubleClickCard(int card) override;
  bool drop(int card, const SheetSpot& spot) override;
  bool clickSeat(PlayerId player) override;
  void lookAt(int stock) override;
  void take(int card) override;
  bool press(const Command& command) override;
  static constexpr const char* kSetAside = "aside";  ///< at the end it is looked at like the secrets of a seat
  void clearSelection() override;
  PromptButton passButton(PlayerId player) const override;
  std::pair<QString, QString> reasonOf(SheetPlace pile, PlayerId player) const override;

  bool still() const override { return false; }
  StillRows stillRows() const override { return {}; }
  void goOn() override {}
  void setShowdownStop(ShowdownStop) override {}

  bool canUndo() const override { return match_.can_undo() && !guided(); }
  bool canRedo() const override;

 protected:
  void refresh() override;
  void forgetChoice() override;
  TakeBackFacts takeBackFacts() const override;
  void leaveForUndo() override {}
  void stepBack() override;
  void stepForward() override;
  void stepped(std::optional<PlayerId>) override;

 private:
  bool act(PlayerId by, const rising_clan::Action& action);
  bool astray(PlayerId by, const rising_clan::Action& action);
  bool meant(int card) const;
  bool playIfClear();
  bool isOwn() const;  ///< what is asked is answered where nobody else looks on
  bool isBeforeAll() const;
  bool isRaised(PlayerId player) const;
  bool shows(PlayerId player) const;  ///< its secrets are on the screen
  void passUnraised(table::Press first);
  bool lookAtSecrets(const std::string& whose, std::optional<PlayerId> named);
  void handsDone();
  void settleScreen(bool goesOn, bool wanted);
  void giveScreenBack();
  void coverAll();
  void keep(void (RisingRecorder::*deed)(const rising_clan::Match&));
  void buildTable();
  void makePrompt();
  void askCall();
  void askToTakeScreen();
  void offerLooks();
  void askWhoLooks();
  void showSecrets();
  void showAtTheEnd();
  void showPile();
  void showLook();
  void askBetween();
  void askQuestion();
  void askChosen();
  void askPlain();
  void addTurnButtons();
  void markCards();
  std::optional<int> faceNumber(int card) const;
  const rising_clan::SeenCards* pile(int stock) const;
  QString cardTitle(int face) const;
  void explain(int card, const rising_clan::Refusal& refusal);
  void explainUnused(rising_clan::CardId card);
  QString words(rising_clan_wording::SheetWord word) const;
  QString words(rising_clan_wording::SheetWord word, PlayerId named) const;
  PromptButton button(const rising_clan::Action& action) const;
  PromptButton seatButton(rising_clan_wording::SheetWord word, CommandKind kind, PlayerId player) const;
  QString question() const;
  table::AtTable<QString> names() const;
  std::vector<std::string> playerNames() const;

  const rising_clan::Catalog& cards_;
  RisingPlan plan_;
  rising_clan::Match match_;
  RisingRecorder* recorder_;
  RisingLog log_;
  RisingTable table_;
  std::vector<rising_clan::Option> options_;  ///< of the open question
  RisingChoice chosen_;
  std::vector<PlayerId> raised_;  ///< who reacts at the call, in the order in which they said so
  bool called_ = false;           ///< the call was answered: who has raised a hand is asked, the others pass
  Guide guide_;
  bool has_screen_ = false;  ///< whoever is asked: no button is needed before the curtain
  bool whoLooks_ = false;
  std::optional<PlayerId> looking_;
  bool asideShown_ = false;       ///< at the end: what nobody was dealt
  std::optional<int> pileShown_;  ///< of which stock the discard pile is looked through
};

/// The desk of a table on which Rising Clan is played; nothing for one of another game.
RisingDesk* risingDeskOf(const MatchTable* table);

}  // namespace playsheet
