// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/actions/reward_race.h"
#include "engine/naruto/match/way_back.h"
#include "ui/naruto/asked.h"
#include "ui/table/prompt.h"
#include "ui/table/table_prompt.h"

namespace playsheet {

/// Puts a Prompt together from what stands at the table, and changes nothing there. Lives for one call of `make`.
class PromptMaker {
 public:
  explicit PromptMaker(const Asked& asked);

  Prompt make();

 private:
  QString say(const char* text) const { return words_.say(language_, text); }
  QString name(PlayerId player) const { return words_.playerName(player); }
  QString cardName(CardId card) const;
  PromptButton act(const Action& action) const;
  void leaveOutButton(const Action& action, const char* label = nullptr);
  bool usesLeft() const;

  void question();
  void startQuestion();
  void phaseQuestion();
  void padQuestion();
  void pickQuestion();
  bool markedQuestion();
  bool paymentQuestion();
  void moreToPick(int least);
  void numberQuestion();
  void nameQuestion();
  void decideQuestion();
  void selection();
  void faceDown(CardId card);
  void doubt();
  QString doubtSentence() const;
  void selectionPrimary(const std::vector<Action>& uses);
  QString selectionSentence(const Action& first) const;
  QString useLabel(const Action& action) const;
  void secrecyButtons();
  void outside();
  void still();
  void consent();
  void desk();
  QStringList knownSince(const naruto::WayBack& way) const;
  void marks();
  void markSelection();
  void markPicked();
  void markMarked();
  void markPayment();
  void tray();
  QString numberLabel(int number) const;
  void squadSentence();
  void keywordLabel(PromptButton& button, const Action& action) const;
  TablePrompt parts() { return {out_, language_, names_}; }
  bool covered() const { return !asked_.secrecy.handShown(out_.player); }
  bool seenInHand(CardId card) const;
  naruto::RewardRace race(PlayerId player) const;

  const Asked& asked_;
  const Words& words_;
  const naruto::PlayerView& view_;
  const OptionBook& book_;
  table::PerPlayer<QString> names_;
  QString language_;
  Prompt out_;
};

}  // namespace playsheet
