// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/naruto/decks/construction.h"
#include "engine/naruto/game.h"
#include "engine/naruto/match/match.h"
#include "ui/faces/card_face.h"
#include "ui/speech/seat_words.h"
#include "ui/wording/marks.h"
#include "ui/wording/match_names.h"

namespace playsheet {

wording::Language wordingLanguage(const QString& language);
/// In which the pages of the program speak.
wording::Language programWording();

/// What is wrong with a deck, as a sentence.
QString violationText(const naruto::DeckViolation& violation, const QString& language);

/// Sentences about one match for a seat in its own language: what the wording library says of the game, with the names
/// of its players and cards.
class Words {
 public:
  Words(const naruto::Catalog& cards, const naruto::PerPlayer<QString>& names, wording::CardNames called = {});

  /// In which language cards are called from now on.
  void callCards(wording::CardNames called) { match_names_.names = called; }

  QString say(const QString& language, const char* text) const { return inLanguage(language, text); }
  QString say(const QString& language, const char* text, int n) const { return inLanguage(language, text, n); }

  const naruto::Catalog& cards() const { return cards_; }
  const QString& playerName(naruto::PlayerId player) const { return names_[player]; }
  QString cardName(naruto::DefinitionId definition, const QString& language) const;
  CardFace face(naruto::DefinitionId definition, const QString& language) const;
  /// The rules text of the face, and what its phrases speak of; empty for a card whose text is pending.
  wording::MarkedText markedText(naruto::DefinitionId definition, const QString& language) const;
  /// What the details of a card say besides its text.
  std::vector<std::string> details(naruto::DefinitionId definition, const QString& language) const;

  /// What the open question asks, without the name in front: it stands beside the sentence.
  QString prompt(const naruto::PlayerView& view, const QString& language) const;
  /// The label of a button that answers without a card.
  QString button(const naruto::Action& action, const naruto::PlayerView& view, const QString& language) const;
  QString refusal(const naruto::Refusal& refusal, const naruto::PlayerView& view, const QString& language) const;
  /// Empty for what tells nobody anything.
  QString logLine(const naruto::Event& event, const naruto::GameState& before, const naruto::GameState& after,
                  const QString& language) const;

  /// One of alternative jutsu costs, as printed.
  QString costText(naruto::DefinitionId definition, int alternative) const;
  /// A number among which the open question lets choose: the text of a mode, a word, or else the number.
  QString modeLabel(const naruto::Position& position, const naruto::PlayerView& view, int number,
                    const QString& language) const;
  QString triggerLabel(const naruto::Position& position, int number, const QString& language) const;
  /// Name of the keyword that this ability stands for; empty if it is a printed one.
  QString keyword(const naruto::PlayerView& view, const naruto::UseEffect& use, const QString& language) const;
  QString keywordOf(naruto::DefinitionId definition, std::size_t ability, const QString& language) const;
  QString effectLabel(const naruto::PlayerView& view, const naruto::UseEffect& use, const QString& language) const;

 private:
  const naruto::Catalog& cards_;
  naruto::PerPlayer<QString> names_;
  wording::MatchNames match_names_;
};

}  // namespace playsheet
