// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "ui/table/key_table.h"
#include "ui/table/key_titles.h"
#include "ui/table/prompt_maker.h"

/// The buttons of undo and redo, and the question whether something may be taken back.
namespace playsheet {

void PromptMaker::undoButtons() {
  if (asked_.guided) return;
  if (asked_.canCancelUse) {
    auto cancel = button(QT_TRANSLATE_NOOP("Match", "Cancel"), {CommandKind::Cancel, naruto::Pass{}});
    cancel.key = say(QT_TRANSLATE_NOOP("Match", "Esc"));
    out_.others.push_back(cancel);
    return;
  }
  const bool possible = asked_.match.can_undo();
  const PlayerId last = naruto::last_by_hand(asked_.match);
  const bool free = possible && naruto::way_back(asked_.match, last).free;
  auto undo = button(free || !possible ? QT_TRANSLATE_NOOP("Match", "Undo") : QT_TRANSLATE_NOOP("Match", "Ask to undo"),
                     {CommandKind::Undo, naruto::Pass{}});
  undo.icon = QStringLiteral("undo");
  undo.enabled = possible;
  if (free)
    undo.hint = say(QT_TRANSLATE_NOOP("Match", "Undo %1’s last decision")).arg(name(last));
  else if (possible)
    undo.hint = say(QT_TRANSLATE_NOOP("Match", "New information has come out since: %1 will be asked"))
                    .arg(name(naruto::way_back(asked_.match, out_.player) ? table::other(out_.player) : out_.player));
  out_.others.push_back(undo);
  if (!asked_.canRedo) return;
  auto redo = button(QT_TRANSLATE_NOOP("Match", "Redo"), {CommandKind::Redo, naruto::Pass{}});
  redo.icon = QStringLiteral("redo");
  redo.hint = QStringLiteral("%1 (%2)").arg(say(QT_TRANSLATE_NOOP("Match", "Redo the decision that was undone")),
                                            keyTitleOf(KeyUse::Redo));
  out_.others.push_back(redo);
}

/// What the one who is asked ought to weigh, as the end of a sentence; empty if nothing has become known.
QString PromptMaker::knownSince(const naruto::WayBack& way) const {
  QStringList facts;
  if (way.known.toss) facts.append(say(QT_TRANSLATE_NOOP("Match", "a coin was tossed")));
  if (way.known.lot) facts.append(say(QT_TRANSLATE_NOOP("Match", "cards were picked at random")));
  if (way.known.unknown_card) facts.append(say(QT_TRANSLATE_NOOP("Match", "cards left a deck or the rewards")));
  if (way.known.reveal) facts.append(say(QT_TRANSLATE_NOOP("Match", "hidden cards were shown")));
  if (way.known.look) facts.append(say(QT_TRANSLATE_NOOP("Match", "somebody looked at hidden cards")));
  if (way.known.shuffle) facts.append(say(QT_TRANSLATE_NOOP("Match", "a deck was shuffled")));
  if (way.answered) facts.append(say(QT_TRANSLATE_NOOP("Match", "%1 has decided")).arg(name(out_.player)));
  return facts.join(QStringLiteral(", "));
}

/// With the keys of the seat that is asked, or by holding the button.
void PromptMaker::consentButtons(CommandKind allow, CommandKind refuse) {
  out_.primary = button(QT_TRANSLATE_NOOP("Match", "Hold to allow"), {allow, naruto::Pass{}});
  out_.primary.key = seatKeyTitle(KeyUse::Respond, out_.player);
  out_.primary.hold = true;
  auto no = button(QT_TRANSLATE_NOOP("Match", "Refuse"), {refuse, naruto::Pass{}});
  no.key = seatKeyTitle(KeyUse::Pass, out_.player);
  out_.others.push_back(no);
}

/// One question for the whole way.
void PromptMaker::consent() {
  out_.player = *asked_.consent;
  language_ = asked_.languages[out_.player];
  const PlayerId asker = table::other(out_.player);
  const naruto::WayBack way = naruto::way_back(asked_.match, asker);
  out_.sentence =
      way.decisions == 1
          ? say(QT_TRANSLATE_NOOP("Match", "Let %1 undo the last decision?")).arg(name(asker))
          : words_.say(language_, QT_TRANSLATE_N_NOOP("Match", "Let %1 undo %n decision(s)?"), way.decisions)
                .arg(name(asker));
  if (const QString known = knownSince(way); !known.isEmpty())
    addToSentence(say(QT_TRANSLATE_NOOP("Match", "Since then: %1.")).arg(known));
  consentButtons(CommandKind::AllowUndo, CommandKind::RefuseUndo);
  if (!naruto::way_back(asked_.match, out_.player)) return;
  auto turned = button(QT_TRANSLATE_NOOP("Match", "Asked by %1"), {CommandKind::OtherAsks, naruto::Pass{}});
  turned.label = turned.label.arg(name(out_.player));
  turned.hint =
      say(QT_TRANSLATE_NOOP("Match", "Choose this if %1 is the one who wants to undo")).arg(name(out_.player));
  out_.others.push_back(turned);
}

}  // namespace playsheet
