// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>
#include <map>

#include "ui/naruto/prompt_maker.h"

/// What the bar asks and says at the judge's desk (N-CR-05).
namespace playsheet {

/// Allowed with the keys of the seat that is asked, or by holding the button.
void PromptMaker::deskConsent() {
  const PlayerId asker = view_.choice.player;
  out_.player = table::other(asker);
  language_ = asked_.languages[out_.player];
  out_.sentence = say(QT_TRANSLATE_NOOP("Match",
                                        "%1 asks to open the judge’s desk. While it is open, both players can agree on "
                                        "changes outside the rules."))
                      .arg(name(asker));
  out_.rule = QStringLiteral("N-CR-05");
  parts_.consentButtons(CommandKind::AllowDesk, CommandKind::RefuseDesk);
}

void PromptMaker::desk() {
  out_.sentence = say(QT_TRANSLATE_NOOP(
      "Match", "The judge’s desk is open. Choose a card or pile; every change is marked in the log."));
  out_.rule = QStringLiteral("N-CR-05");
  out_.primary = parts_.button(QT_TRANSLATE_NOOP("Match", "Close the desk"), {CommandKind::CloseDesk});
  parts_.enterKey(out_.primary);
  out_.others.push_back(parts_.button(QT_TRANSLATE_NOOP("Match", "Decks and markers…"), {CommandKind::DeskOfPlayers}));
  deckNames();
  secrecyButtons();
  if (!asked_.guided) parts_.undoButtons(asked_.takeBack);
}

/// The cards of a deck in the order of their names: where each lies is not told. Of several of one name the lowest is
/// meant.
void PromptMaker::deckNames() {
  if (!asked_.searched) return;
  std::map<QString, std::pair<int, CardId>> found;
  for (const CardId card : asked_.match.state()[*asked_.searched].deck) {
    const auto [at, first] =
        found.try_emplace(words_.cardName(asked_.match.state()[card].definition, language_), 0, card);
    ++at->second.first;
  }
  for (const auto& [called, copies] : found) {
    PromptButton entry;
    entry.label = copies.first > 1 ? QStringLiteral("%1 × %2").arg(called).arg(copies.first) : called;
    entry.command = commandOf(CommandKind::DeskCard, naruto::Pick{copies.second});
    out_.names.push_back(entry);
  }
  out_.sentence =
      say(QT_TRANSLATE_NOOP("Match", "Looking through %1’s deck. Choose a card by name; press Esc to close."))
          .arg(name(*asked_.searched));
  out_.namesHint = say(QT_TRANSLATE_NOOP("Match", "Type part of the name"));
}

}  // namespace playsheet
