// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "ui/naruto/prompt_maker.h"

/// The question whether something may be taken back.
namespace playsheet {

/// What the one who is asked ought to weigh; empty if nothing has become known.
QStringList PromptMaker::knownSince(const naruto::WayBack& way) const {
  QStringList facts;
  if (way.known.toss) facts.append(say(QT_TRANSLATE_NOOP("Match", "a coin was tossed")));
  if (way.known.lot) facts.append(say(QT_TRANSLATE_NOOP("Match", "cards were picked at random")));
  if (way.known.unknown_card) facts.append(say(QT_TRANSLATE_NOOP("Match", "cards left a deck or the rewards")));
  if (way.known.reveal) facts.append(say(QT_TRANSLATE_NOOP("Match", "hidden cards were shown")));
  if (way.known.look) facts.append(say(QT_TRANSLATE_NOOP("Match", "somebody looked at hidden cards")));
  if (way.known.shuffle) facts.append(say(QT_TRANSLATE_NOOP("Match", "a deck was shuffled")));
  if (way.answered) facts.append(say(QT_TRANSLATE_NOOP("Match", "%1 has decided")).arg(name(*asked_.consent)));
  return facts;
}

void PromptMaker::consent() {
  language_ = asked_.languages[*asked_.consent];
  const naruto::WayBack way = naruto::way_back(asked_.match, table::other(*asked_.consent));
  parts().consent(*asked_.consent, table::other(*asked_.consent), asked_.takeBack, knownSince(way));
}

}  // namespace playsheet
