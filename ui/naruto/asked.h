// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/naruto/match/match.h"
#include "ui/naruto/doubt.h"
#include "ui/naruto/option_book.h"
#include "ui/naruto/stillness.h"
#include "ui/speech/words.h"
#include "ui/table/secrecy.h"
#include "ui/table/table_prompt.h"

namespace playsheet {

/// What has been pressed, as long as it is asked about.
struct Doubted {
  Action action;
  Doubt why = Doubt::Unseen;
};

/// What stands at the table when somebody is asked: a prompt is made of nothing else. It owns what two people have
/// pointed at; match, view, options, words and desk are somebody else's and outlive it.
struct Asked {
  const naruto::Match& match;
  const naruto::PlayerView& view;  ///< what may be on the screen
  const OptionBook& book;          ///< of the open question
  const Words& words;
  const SecrecyDesk& secrecy;
  const Stillness* still = nullptr;  ///< the showdown that is read; none: the game goes on
  PerPlayer<QString> languages;
  std::optional<CardId> selected = {};
  bool selectedFaceDown = false;     ///< it lies in the covered hand of whoever decides
  std::vector<CardId> marked = {};   ///< by hand, to be confirmed
  std::vector<CardId> payment = {};  ///< proposed, not confirmed yet
  std::optional<Doubted> doubt = {};
  std::optional<PlayerId> consent = {};  ///< who is asked to allow a take-back
  DeskState desk = DeskState::Closed;
  std::optional<PlayerId> searched = {};  ///< whose deck, at the open desk
  std::vector<NamedCard> deckCards = {};  ///< of that deck
  bool guided = false;                    ///< by a lesson: nothing is taken back, nothing passes by itself
  TakeBackFacts takeBack = {};
};

}  // namespace playsheet
