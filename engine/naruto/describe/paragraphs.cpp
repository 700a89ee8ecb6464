// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/describe/mirror.h"
#include "engine/naruto/describe/planner.h"

/// Which paragraphs a card has: texts that say the same of both players, or the same under a condition, are told once.
namespace naruto::describe {

/// Who acts when the event is said of both players.
std::optional<Naming> whoever_acts(const EventPattern& on) {
  if (on.whose != Side::you || on.who) return std::nullopt;
  switch (on.event) {
    case Happening::turn_begins:
    case Happening::turn_ends:
    case Happening::draw_step_ends:
      return Naming::active_player;
    case Happening::jutsu_applied:
      return Naming::that_player;
    default:
      return std::nullopt;
  }
}

namespace {

/// What happens to you and, in a text of its own, likewise to the opponent: one text of whoever it happens to.
bool tells_of_both(const Ability& one, const Ability& other) {
  const auto* triggered = std::get_if<Triggered>(&one.body);
  return triggered && whoever_acts(triggered->on) && mirrors(one, other);
}

}  // namespace

/// So many texts from here on are followed by as many that say the same of the opponent; none: 0.
std::size_t Planner::mirrored(std::size_t first) const {
  const auto& all = card_.abilities;
  const auto told_alike = [&](std::size_t one, std::size_t other) {
    const bool plain =
        std::holds_alternative<Static>(all[one].body) || std::holds_alternative<Triggered>(all[one].body);
    return plain && all[one].keyword == 0 && all[other].keyword == 0 && !tells_of_both(all[one], all[other]) &&
           mirrors(all[one], all[other]);
  };
  for (std::size_t n = 1; first + 2 * n <= all.size(); ++n) {
    std::size_t same = 0;
    while (same < n && told_alike(first + same, first + n + same)) ++same;
    if (same == n) return n;
  }
  return 0;
}

/// The text behind this one is the same under a condition, under which it can thus be used twice a turn.
const Condition* Planner::once_more(std::size_t first) const {
  if (first + 1 >= card_.abilities.size()) return nullptr;
  const auto* text = std::get_if<Activated>(&card_.abilities[first].body);
  const auto* again = std::get_if<Activated>(&card_.abilities[first + 1].body);
  if (!text || !again || text->condition || !again->condition || text->times != 1) return nullptr;
  Ability plain = card_.abilities[first + 1];
  std::get<Activated>(plain.body).condition.reset();
  return plain == card_.abilities[first] ? &*again->condition : nullptr;
}

/// The text behind this one does the same at another moment, or when something else befalls this card.
const EventPattern* Planner::also_on(std::size_t first) const {
  if (first + 1 >= card_.abilities.size()) return nullptr;
  Ability one = card_.abilities[first];
  Ability other = card_.abilities[first + 1];
  auto* now = std::get_if<Triggered>(&one.body);
  auto* then = std::get_if<Triggered>(&other.body);
  if (!now || !then || !now->targets.empty()) return nullptr;
  const auto plain = [](const EventPattern& on) {
    return on.event != Happening::comes_true && (!on.who || on.who->ref == Ref::self);
  };
  if (!plain(now->on) || !plain(then->on)) return nullptr;
  then->on = now->on;
  return one == other ? &std::get<Triggered>(card_.abilities[first + 1].body).on : nullptr;
}

std::vector<Paragraph> Planner::whole() {
  header();
  std::size_t both_from = 0;  // these are told with those that they mirror
  std::size_t both_to = 0;
  std::size_t mirrors_from = 0;
  std::size_t mirrors_to = 0;
  for (std::size_t i = 0; i < card_.abilities.size(); ++i) {
    if (card_.abilities[i].keyword != 0) continue;  // what a keyword stands for is not printed
    if (i >= mirrors_from && i < mirrors_to) continue;
    ability_ = i;
    both_players_ = i + 1 < card_.abilities.size() && tells_of_both(card_.abilities[i], card_.abilities[i + 1]);
    if (const std::size_t n = both_players_ || i < both_to ? 0 : mirrored(i); n > 0) {
      both_from = i;
      both_to = mirrors_from = i + n;
      mirrors_to = i + 2 * n;
    }
    for_both_ = i >= both_from && i < both_to;
    also_on_ = both_players_ || for_both_ ? nullptr : also_on(i);
    ability(card_.abilities[i]);
    if (also_on_) ++i;  // told with this one
    if (const Condition* twice = once_more(i)) {
      plain_sentence(SentenceKind::further_use);
      sentence().n = {2, 0};
      sentence().leads.push_back(condition_lead(LeadKind::if_, *twice));
      end_sentence();
      ++i;
    }
    if (both_players_) ++i;  // told with this one
  }
  if (card_.mission.follows_controller && !card_.mission.attach) follows_controller();
  std::erase_if(text_, [](const Paragraph& p) { return p.sentences.empty(); });
  return std::move(text_);
}

}  // namespace naruto::describe
