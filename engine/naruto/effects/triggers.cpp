// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/effects/triggers.h"

#include <algorithm>

#include "engine/naruto/effects/copied_text.h"

namespace naruto {
namespace {

constexpr std::uint32_t bit(Happening what) { return 1U << static_cast<unsigned>(what); }

bool goes_to(Destination destination, Zone zone) {
  switch (destination) {
    case Destination::hand:
      return zone == Zone::hand;
    case Destination::discard:
      return zone == Zone::discard;
    case Destination::chakra:
      return zone == Zone::chakra;
    case Destination::removed:
      return zone == Zone::removed;
    default:
      return zone == Zone::deck;
  }
}

bool one_of_team(const Position& position, const Who& who, TeamId team, const Context& context) {
  bool found = false;
  for_each_member(position, team, [&](CardId member) {
    found = found ||
            (who.ref ? is_named(position, *who.ref, context, member) : fits(position, who.filter, member, context));
  });
  return found;
}

bool who_matches(const Position& position, const EventPattern& on, const Happened& facts, const Context& context) {
  if (!on.who) return true;
  const bool of_team =
      facts.what == Happening::rewards_won || (facts.what == Happening::battle_result && facts.summary);
  if (of_team) return one_of_team(position, *on.who, facts.team, context);
  if (facts.who == kNoCard) return false;
  if (on.who->ref) return is_named(position, *on.who->ref, context, facts.who);
  return fits(position, on.who->filter, facts.who, context);
}

bool opposing_team_matches(const Position& position, const EventPattern& on, const Happened& facts,
                           const Context& context) {
  if (!on.against) return true;
  if (facts.battle < 0) return false;
  int members = 0;
  int fitting = 0;
  for_each_on_side(position, static_cast<std::size_t>(facts.battle), !facts.attack, [&](CardId member) {
    ++members;
    fitting += fits(position, *on.against, member, context) ? 1 : 0;
  });
  return on.against_all ? members > 0 && fitting == members : fitting > 0;
}

/// The parts that tell how a card came or went, and what did it.
bool way_matches(const Position& position, const EventPattern& on, const Happened& facts, const Context& context) {
  const Edition& edition = position.edition;
  if (!is_way(edition, facts.how, on.how)) return false;
  if (facts.as_growth && on.how != Entry::growth) return false;  // it does not enter
  if (on.base && (facts.base == kNoCard || !fits_use(position, *on.base, facts.base, {}, context))) return false;
  if (std::any_of(on.not_by.begin(), on.not_by.end(), [&](Entry way) { return is_way(edition, facts.how, way); }))
    return false;
  if (on.to && !goes_to(*on.to, facts.to)) return false;
  if (on.injured && *on.injured != facts.injured) return false;
  if (on.by_title && !(facts.by.source && position.definition(facts.by.source.card).effect_title ==
                                              position.cards.words().text(*on.by_title)))
    return false;
  const bool hurts = facts.what == Happening::damaged || facts.what == Happening::injured || facts.by.damage;
  return hurts ? dealt_by(position, on.cause, on.by, facts.by, context)
               : brought_about_by(position, on.cause, on.by, facts.by, context);
}

bool is_coin_event(Happening what) { return what == Happening::coin_gained || what == Happening::last_coin_removed; }

/// The parts that are numbers or sides of something.
bool figures_match(const EventPattern& on, const Happened& facts) {
  if (on.reaches && !(facts.before < *on.reaches && facts.after >= *on.reaches)) return false;
  if (on.amount && !on.amount->holds(facts.after)) return false;
  if (facts.what == Happening::damaged && facts.after == 0 && !on.lowered_too) return false;
  if (on.margin && !on.margin->holds(facts.margin)) return false;
  if (on.outstanding && *on.outstanding != facts.outstanding) return false;
  if (on.from_showdown && *on.from_showdown != (facts.by.deed == Deed::showdown)) return false;
  if (on.heads && *on.heads != facts.heads) return false;
  if (on.kind && is_coin_event(on.event) && !is_coin(facts.coin, *on.kind)) return false;  // N-GROW-03
  // The base of a growth is moved, not charged, unless a text speaks of it (N-CHG-01, N-GROW-02).
  return on.for_growth.value_or(false) == facts.for_growth;
}

/// A use, and the card that it uses.
bool use_matches(const Position& position, const EventPattern& on, const Happened& facts, const Context& context) {
  if (on.mission && !fits_use(position, *on.mission, facts.who, {}, context)) return false;
  if (!on.jutsu) return true;
  return position.is(facts.jutsu, CardType::jutsu) &&
         fits_use(position, *on.jutsu, facts.jutsu, facts.by.user, context, facts.use);
}

}  // namespace

bool matches(const Position& position, const EventPattern& on, const Happened& facts, const Context& context) {
  const bool removed = on.or_removed && facts.what == Happening::leaves_play && !facts.by.damage;
  if (on.event != facts.what && !removed) return false;
  if (on.once_for_all != facts.summary || on.before_damage != facts.before_damage) return false;
  if (on.applied != facts.applied) return false;
  if (on.whose && *on.whose != Side::any && player_of(*on.whose, context) != facts.player) return false;
  if (on.as && *on.as != Sending::sent_out && (*on.as == Sending::attack) != facts.attack) return false;
  if (on.head && (facts.head == kNoCard || facts.head == facts.who || !fits(position, *on.head, facts.head, context)))
    return false;
  const Result result = facts.what == Happening::damaged ? facts.by.result : facts.result;
  const bool fought = facts.what != Happening::damaged || facts.by.deed == Deed::showdown;
  if (!on.result.empty() && (!fought || std::find(on.result.begin(), on.result.end(), result) == on.result.end()))
    return false;
  return way_matches(position, on, facts, context) && figures_match(on, facts) &&
         use_matches(position, on, facts, context) && who_matches(position, on, facts, context) &&
         opposing_team_matches(position, on, facts, context);
}

namespace {

/// The number of the event, of rewards those won just now; where a card is used it is that card, which texts call
/// "used".
std::uint8_t amount_of(const Happened& facts) {
  switch (facts.what) {
    case Happening::jutsu_used:
    case Happening::jutsu_applied:
    case Happening::targeted:
      return facts.jutsu;
    case Happening::mission_used:
      return facts.who;
    case Happening::rewards_won:
      return static_cast<std::uint8_t>(std::clamp(facts.after - facts.before, 0, 255));
    default:
      return static_cast<std::uint8_t>(std::clamp(facts.after, 0, 255));
  }
}

void queue(Change& change, const Effects& body, Context context, const Happened& facts) {
  if (facts.who != kNoCard) context.event = change.position().object(facts.who);
  // By the time the text is applied the card that leaves play is another object (N-ZONE-20).
  if (facts.what == Happening::leaves_play || facts.for_growth) ++context.event.life;
  context.amount = amount_of(facts);
  if (facts.what == Happening::power_gained) context.x = static_cast<std::uint8_t>(std::clamp(facts.support, 0, 255));
  push_or_tell(change, PendingTrigger{body.number, facts.before_damage, context});
}

void look_at_texts(Change& change, CardId card, DefinitionId whose, const Happened& facts) {
  const Position position = change.position();
  const CardDefinition& definition = position.cards[whose];
  if ((definition.triggers & bit(facts.what)) == 0) return;
  for (std::size_t i = 0; i < definition.abilities.size(); ++i) {
    const Ability& ability = definition.abilities[i];
    const auto* text = std::get_if<Triggered>(&ability.body);
    if (text == nullptr || text->on.event != facts.what || !works_there(position, card, text->from, ability)) continue;
    const Context context = context_of(position, card, i, whose);
    if (!matches(position, text->on, facts, context)) continue;
    if (!stacks_or_is_first(position, card, ability)) continue;
    Context asked = context;
    if (facts.who != kNoCard) asked.event = position.object(facts.who);
    asked.amount = amount_of(facts);
    if (text->condition && !holds(position, *text->condition, asked)) continue;
    if (text->times > 0) {
      if (uses_this_turn(position, card, Paragraph{whose, i}) >= text->times) continue;
      if (!count_use(change, card, mark_of(position, card, Paragraph{whose, i}))) continue;
    }
    queue(change, text->body, context, facts);
  }
}

/// The moment that a delayed effect waits for: of this turn, or the next one of its player.
bool is_due(const Position& position, const Delayed& delayed, const LastingEffect& lasting, const Happened& facts) {
  if (delayed.at != facts.what) return false;
  if (!delayed.whose) return true;
  const bool same_turn = (position.state.turn & 0x7FU) == static_cast<unsigned>(lasting.a);
  if (facts.what == Happening::turn_ends && same_turn) return false;
  return *delayed.whose == Side::any || position.state.active == player_of(*delayed.whose, lasting.context);
}

void look_at_texts(Change& change, CardId card, const Happened& facts) {
  look_at_texts(change, card, change.state()[card].definition, facts);
}

/// A triggered text that the lasting effect of this place has given to cards: it is now one of theirs.
void look_at_granted(Change& change, std::size_t place, const Ability& ability, const Happened& facts) {
  const auto* text = std::get_if<Triggered>(&ability.body);
  if (text == nullptr) return;  // a static text
  const LastingEffect lasting = change.state().lasting[place];
  CardSet bearers;
  for_each_subject(change.state(), lasting, [&](CardId card) { bearers.add(card); });
  bearers.for_each([&](CardId card) {
    const Position position = change.position();
    const Context context = as_text_of(position, lasting, card);
    if (!text_valid(position, card, ability) || !matches(position, text->on, facts, context)) return;
    Context asked = context;
    if (facts.who != kNoCard) asked.event = position.object(facts.who);
    asked.amount = amount_of(facts);
    if (text->condition && !holds(position, *text->condition, asked)) return;
    queue(change, text->body, context, facts);
    if (text->times == 1) take_subject(change, place, card);  // it was for once
  });
}

/// Delayed effects come due once; granted triggers stay as long as they last (N-EFF-17).
void look_at_lasting(Change& change, const Happened& facts) {
  for (std::size_t i = change.state().lasting.size(); i-- > 0;) {
    const Position position = change.position();
    const LastingEffect lasting = position.state.lasting[i];
    if (const auto whose = copied_text(position, lasting))
      for_each_subject(position.state, lasting, [&](CardId card) {
        if (position.in_play(card)) look_at_texts(change, card, *whose, facts);
      });
    if (lasting.kind != LastingKind::delayed && lasting.kind != LastingKind::trigger) continue;
    const Effect& node = *position.cards[lasting.context.definition].effects[lasting.effect];
    if (lasting.kind == LastingKind::delayed) {
      const auto& delayed = std::get<Delayed>(node.node);
      if (!is_due(position, delayed, lasting, facts)) continue;
      change.emit(LastingEnded{static_cast<std::uint8_t>(i)});
      queue(change, delayed.body, lasting.context, {});
      continue;
    }
    if (const auto* watch = std::get_if<Watch>(&node.node)) {  // of no card: what the use knew stays known
      if (is_suspended(position, lasting)) continue;
      const auto& text = std::get<Triggered>(watch->ability.front().body);
      Context asked = lasting.context;
      if (facts.who != kNoCard) asked.event = position.object(facts.who);
      asked.amount = amount_of(facts);
      if (matches(position, text.on, facts, lasting.context) &&
          (!text.condition || holds(position, *text.condition, asked))) {
        queue(change, text.body, lasting.context, facts);
        if (text.times == 1) change.emit(LastingEnded{static_cast<std::uint8_t>(i)});  // it was for once
      }
      continue;
    }
    look_at_granted(change, i, std::get<GrantTrigger>(node.node).ability.front(), facts);
  }
}

}  // namespace

void happened(Change& change, const Happened& facts) {
  if (!is_awaited(change.state(), facts.what)) return;
  // Queueing moves no card, so the villages hold still.
  for (const PlayerId player : {change.state().active, table::other(change.state().active)})
    for (const CardId card : change.state()[player].village) {
      spend(Effort::searched);
      if ((change.position().hot(card).triggers & bit(facts.what)) != 0) look_at_texts(change, card, facts);
    }
  if ((change.state().derived.outside_triggers & bit(facts.what)) != 0)
    for (const PlayerId player : {change.state().active, table::other(change.state().active)})
      for (const Pile* pile : {&change.state()[player].chakra, &change.state()[player].discard})
        for (const CardId card : *pile) {
          spend(Effort::searched);
          if ((change.position().hot(card).outside_triggers & bit(facts.what)) != 0) look_at_texts(change, card, facts);
        }
  look_at_lasting(change, facts);
}

std::optional<std::uint8_t> first_at_once(const GameState& state) {
  for (std::size_t i = 0; i < state.triggers.size(); ++i)
    if (state.triggers[i].at_once) return static_cast<std::uint8_t>(i);
  return std::nullopt;
}

}  // namespace naruto
