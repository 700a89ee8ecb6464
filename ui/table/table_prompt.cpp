// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/table_prompt.h"

#include <QtGlobal>
#include <map>
#include <string>

#include "ui/speech/seat_words.h"
#include "ui/table/key_table.h"
#include "ui/table/key_titles.h"

namespace playsheet {

QString TablePrompt::say(const char* text) const { return inLanguage(language_, text, tongue_); }

PromptButton TablePrompt::button(const char* label, const Command& command) const {
  PromptButton out;
  out.label = say(label);
  out.command = command;
  return out;
}

PromptButton TablePrompt::cancel() const {
  PromptButton out = button(QT_TRANSLATE_NOOP("Match", "Cancel"), {CommandKind::Cancel});
  out.key = say(QT_TRANSLATE_NOOP("Match", "Esc"));
  return out;
}

void TablePrompt::enterKey(PromptButton& button) const {
  button.key = say(QT_TRANSLATE_NOOP("Match", "Enter"));
  button.otherKey = say(QT_TRANSLATE_NOOP("Match", "Space"));
}

void TablePrompt::nothingYet(const char* label) {
  out_.primary = {};
  out_.primary.label = say(label);
  out_.primary.enabled = false;
}

void TablePrompt::addToSentence(const QString& more) {
  if (!out_.sentence.isEmpty() && out_.sentence.back().isLetterOrNumber()) out_.sentence += QLatin1Char('.');
  out_.sentence += QLatin1Char(' ') + more;
}

void TablePrompt::undoButtons(const TakeBackFacts& facts) {
  if (facts.cancels) {
    out_.others.push_back(cancel());
    return;
  }
  const bool free = facts.possible && facts.ways[facts.last].free;
  auto undo =
      button(free || !facts.possible ? QT_TRANSLATE_NOOP("Match", "Undo") : QT_TRANSLATE_NOOP("Match", "Ask to undo"),
             {CommandKind::Undo});
  undo.icon = QStringLiteral("undo");
  undo.enabled = facts.possible;
  if (free)
    undo.hint = say(QT_TRANSLATE_NOOP("Match", "Undo %1’s last decision")).arg(names_[facts.last]);
  else if (facts.possible)
    undo.hint = say(QT_TRANSLATE_NOOP("Match", "New information has come out since: %1 will be asked"))
                    .arg(askedNames(facts.ways[facts.ways[out_.player] ? out_.player : facts.last]));
  out_.others.push_back(undo);
  if (!facts.restores) return;
  auto redo = button(QT_TRANSLATE_NOOP("Match", "Redo"), {CommandKind::Redo});
  redo.icon = QStringLiteral("redo");
  redo.hint = QStringLiteral("%1 (%2)").arg(say(QT_TRANSLATE_NOOP("Match", "Redo the decision that was undone")),
                                            keyTitleOf(KeyUse::Redo));
  out_.others.push_back(redo);
}

void TablePrompt::consentButtons(CommandKind allow, CommandKind refuse) {
  out_.primary = button(QT_TRANSLATE_NOOP("Match", "Hold to allow"), {allow});
  out_.primary.key = seatKeyTitle(KeyUse::Respond, out_.player);
  out_.primary.hold = true;
  auto no = button(QT_TRANSLATE_NOOP("Match", "Refuse"), {refuse});
  no.key = seatKeyTitle(KeyUse::Pass, out_.player);
  out_.others.push_back(no);
}

QString TablePrompt::askedNames(const WayBackFacts& way) const {
  QStringList asked;
  for (const PlayerId player : way.asked) asked << names_[player];
  return asked.join(QStringLiteral(", "));
}

void TablePrompt::consent(PlayerId asked, PlayerId asker, const TakeBackFacts& facts, const QStringList& known) {
  out_.player = asked;
  const int decisions = facts.ways[asker].decisions;
  out_.sentence = decisions == 1
                      ? say(QT_TRANSLATE_NOOP("Match", "Let %1 undo the last decision?")).arg(names_[asker])
                      : inLanguage(language_, QT_TRANSLATE_N_NOOP("Match", "Let %1 undo %n decision(s)?"), decisions)
                            .arg(names_[asker]);
  if (!known.isEmpty())
    addToSentence(say(QT_TRANSLATE_NOOP("Match", "Since then: %1.")).arg(known.join(QStringLiteral(", "))));
  consentButtons(CommandKind::AllowUndo, CommandKind::RefuseUndo);
  if (!facts.ways[asked]) return;
  auto turned = button(QT_TRANSLATE_NOOP("Match", "Asked by %1"), {CommandKind::OtherAsks});
  turned.label = turned.label.arg(names_[asked]);
  turned.hint = say(QT_TRANSLATE_NOOP("Match", "Choose this if %1 is the one who wants to undo")).arg(names_[asked]);
  out_.others.push_back(turned);
}

void TablePrompt::secrecyButtons(const SecrecyDesk& secrecy, bool cards) {
  if (secrecy.level() == Secrecy::Open || !secrecy.secret()) return;
  const bool shown = secrecy.handShown(out_.player);
  if (shown && !secrecy.held(out_.player)) {
    auto hide = button(QT_TRANSLATE_NOOP("Match", "Hide hand"), {CommandKind::HideHand});
    hide.icon = QStringLiteral("hidden");
    out_.others.push_back(hide);
    return;
  }
  if (!shown && (!secrecy.canShow() || secrecy.atPad())) return;
  const bool held = secrecy.level() == Secrecy::Hold;
  const char* label = held    ? QT_TRANSLATE_NOOP("Match", "Hold to see")
                      : cards ? QT_TRANSLATE_NOOP("Match", "Show the cards")
                              : QT_TRANSLATE_NOOP("Match", "Show hand");
  auto show = button(label, {CommandKind::ShowHand});
  show.icon = QStringLiteral("eye");
  show.key = seatKeyTitle(KeyUse::ShowHand, out_.player);
  show.hint = say(
      held ? QT_TRANSLATE_NOOP(
                 "Match", "Hold the mouse button here, or the key, to see the cards. Release over a card to choose it.")
           : QT_TRANSLATE_NOOP("Match", "Hold the key to show it; release to hide it"));
  show.lit = shown;
  show.whileHeld = held;
  out_.others.push_back(show);
}

/// Allowed with the keys of the seat that is asked, or by holding the button.
void TablePrompt::deskConsent() {
  out_.sentence = say(QT_TRANSLATE_NOOP("Match",
                                        "%1 asks to open the judge’s desk. While it is open, both players can agree on "
                                        "changes outside the rules."))
                      .arg(names_[table::other(out_.player)]);
  consentButtons(CommandKind::AllowDesk, CommandKind::RefuseDesk);
}

void TablePrompt::desk(const char* decks) {
  out_.sentence = say(QT_TRANSLATE_NOOP(
      "Match", "The judge’s desk is open. Choose a card or pile; every change is marked in the log."));
  out_.primary = button(QT_TRANSLATE_NOOP("Match", "Close the desk"), {CommandKind::CloseDesk});
  enterKey(out_.primary);
  out_.others.push_back(button(decks, {CommandKind::DeskOfPlayers}));
}

void TablePrompt::deckNames(PlayerId owner, const std::vector<NamedCard>& cards) {
  std::map<QString, std::pair<int, int>> found;
  for (const NamedCard& each : cards) ++found.try_emplace(each.name, 0, each.card).first->second.first;
  for (const auto& [called, copies] : found) {
    PromptButton entry;
    entry.label = copies.first > 1 ? QStringLiteral("%1 × %2").arg(called).arg(copies.first) : called;
    entry.command = {CommandKind::DeskCard, std::to_string(copies.second)};
    out_.names.push_back(entry);
  }
  out_.sentence =
      say(QT_TRANSLATE_NOOP("Match", "Looking through %1’s deck. Choose a card by name; press Esc to close."))
          .arg(names_[owner]);
  out_.namesHint = say(QT_TRANSLATE_NOOP("Match", "Type part of the name"));
}

}  // namespace playsheet
