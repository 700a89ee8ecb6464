// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/outside.h"

#include <QtGlobal>
#include <algorithm>

#include "engine/naruto/resolve/selection.h"
#include "ui/wording/card_text.h"

namespace playsheet {
namespace {

using naruto::ChoiceKind;
using naruto::Filter;
using naruto::Zone;

bool liesHidden(Zone zone) {
  return zone == Zone::deck || zone == Zone::hand || zone == Zone::rewards || zone == Zone::reinforcement;
}

/// The filter speaks of a zone in which cards lie face down.
bool looksIntoHidden(const Filter& filter) {
  return (filter.zone && liesHidden(*filter.zone)) ||
         std::any_of(filter.any.begin(), filter.any.end(), looksIntoHidden);
}

/// Where the cards lie and whose they are is said beside it.
Filter withoutPlace(Filter filter) {
  filter.zone.reset();
  filter.controller.reset();
  filter.owner.reset();
  filter.top = 0;
  for (Filter& one : filter.any) one = withoutPlace(one);
  return filter;
}

/// As printed; how many there are to choose from is not to be told.
std::optional<int> printedNumber(const naruto::Selector& part) {
  const bool fixed = part.n.size() == 1 && part.n.front().kind == naruto::Amount::Kind::constant;
  return fixed && !part.any_number ? std::optional<int>(part.n.front().number) : std::nullopt;
}

}  // namespace

QString outsideSentence(const naruto::Match& match, const Words& words, const QString& language) {
  const auto& state = match.state();
  const QString& name = words.playerName(state.choice.player);
  if (state.choice.kind == ChoiceKind::look && state.looking.active)
    return words.logLine(naruto::Looked{state.looking}, state, state, language);
  if (state.choice.kind != ChoiceKind::pick) return {};
  const naruto::Selector* part = naruto::open_part(naruto::Position(state, match.rules()));
  if (part != nullptr && part->filter.size() == 1 && looksIntoHidden(part->filter.front())) {
    const Filter& filter = part->filter.front();
    const auto fitting = wording::filter_text(withoutPlace(filter), printedNumber(*part), part->up_to,
                                              words.cards().words(), wordingLanguage(language));
    const bool search = filter.zone == Zone::deck && filter.top == 0;
    return words
        .say(language, search ? QT_TRANSLATE_NOOP("Match", "%1 searches the deck for: %2")
                              : QT_TRANSLATE_NOOP("Match", "%1 is choosing from hidden cards: %2"))
        .arg(name, QString::fromStdString(fitting));
  }
  if (!state.looking.active) return {};
  return words.say(language, QT_TRANSLATE_NOOP("Match", "%1 is choosing among the cards being looked at")).arg(name);
}

}  // namespace playsheet
