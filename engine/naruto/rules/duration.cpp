// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/duration.h"

#include "engine/naruto/effects/rules_in_force.h"
#include "engine/naruto/rules/card_type.h"
#include "engine/naruto/rules/control.h"

namespace naruto {
namespace {

/// Calls `ends(LastingEffect)` for every lasting effect, the last one first. Control that goes back can move cards and
/// so end further ones: the place is looked up anew each time.
template <class F>
void end_where(Change& change, F&& ends) {
  for (std::size_t i = change.state().lasting.size(); i-- > 0;) {
    if (i >= change.state().lasting.size()) continue;
    if (ends(change.state().lasting[i])) end_lasting(change, i);
  }
}

/// What has to be set right where a lasting effect is no longer on this card.
void settle_ended(Change& change, const LastingEffect& ended, CardId card) {
  const Position position = change.position();
  if (ended.kind == LastingKind::control) return return_control(change, ended);
  if (ended.kind == LastingKind::rule && std::holds_alternative<CountsAsNinja>(rule_of(position, ended)))
    settle_type(change, card);
}

/// The effect is on this card, and on no other.
bool is_on_alone(const GameState& state, const LastingEffect& lasting, CardId card) {
  return is_subject(state, lasting, card) &&
         (!is_group(lasting.subject) || state.groups[lasting.subject.life].size() == 1);
}

}  // namespace

void end_lasting(Change& change, std::size_t index) {
  const LastingEffect ended = change.state().lasting[index];
  CardSet subjects;
  for_each_subject(change.state(), ended, [&](CardId card) { subjects.add(card); });
  change.emit(LastingEnded{static_cast<std::uint8_t>(index)});
  subjects.for_each([&](CardId card) { settle_ended(change, ended, card); });
}

void end_lasting_on(Change& change, std::size_t index, CardId card) {
  const LastingEffect ended = change.state().lasting[index];
  take_subject(change, index, card);
  settle_ended(change, ended, card);
}

void end_lasting_of(Change& change, CardId source, bool injured) {
  const ObjectRef object = change.position().object(source);
  end_where(change, [&](const LastingEffect& lasting) {
    // "As long as this card is in play" ends with it, whatever the edition makes of other times.
    const bool while_in_play = lasting.until == Until::while_in_play;
    const bool from_it = lasting.context.source == object && (lasting.needs_source || while_in_play);
    const bool on_it = !injured && is_on_alone(change.state(), lasting, source);
    if (!from_it && !on_it) return false;
    if (!injured) return on_it || while_in_play || change.edition().lasting_ends_with_source;
    if (while_in_play && !change.edition().while_in_play_needs_valid_text) return false;
    // What a text has begun whose own price injured its card has never depended on that (N-EFF-18).
    if (!lasting.needs_source || !change.edition().lasting_stops_when_injured) return false;
    return !change.cards()[lasting.context.definition].abilities[lasting.context.ability].valid;
  });
}

void end_battle_effects(Change& change) {
  end_where(change, [](const LastingEffect& lasting) { return lasting.until == Until::battle_end; });
}

void end_turn_effects(Change& change) {
  const auto turn = change.state().turn;
  end_where(change, [turn](const LastingEffect& lasting) { return lasting.last_turn <= turn; });
}

}  // namespace naruto
