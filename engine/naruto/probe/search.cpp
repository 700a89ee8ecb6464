// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/probe/search.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/naruto/contrast/leaves.h"
#include "engine/naruto/editions/edition.h"
#include "engine/naruto/probe/position_maker.h"

namespace naruto::probe {
namespace {

/// How much the player likes an action; the card itself first.
std::uint32_t liking(const Action& action, const GameState& state, DefinitionId card) {
  const auto is_it = [&](CardId id) { return id < state.card_count && state[id].definition == card; };
  if (const auto* play = std::get_if<Play>(&action)) return is_it(play->card) ? 60 : 2;
  if (const auto* use = std::get_if<UseEffect>(&action)) return is_it(use->card) ? 60 : 2;
  if (const auto* pick = std::get_if<Pick>(&action)) return is_it(pick->card) ? 3 : 4;
  if (const auto* answer = std::get_if<Answer>(&action)) return answer->yes ? 6 : 1;
  if (std::holds_alternative<Send>(action) || std::holds_alternative<Block>(action)) return 6;
  if (std::holds_alternative<Done>(action) || std::holds_alternative<Pass>(action)) return 4;
  if (std::holds_alternative<Charge>(action) || std::holds_alternative<LeaveOut>(action)) return 1;
  return 2;
}

/// A probe, and the changes that it does not notice.
struct Candidate {
  Probe probe;
  std::vector<std::string> unnoticed;
};

class Search {
 public:
  Search(Catalog& cards, Subject subject, const Effort& effort) : cards_(cards), subject_(subject), effort_(effort) {}

  std::vector<Probe> run() {
    for (const Edition& edition : editions()) {
      const PositionMaker maker(cards_, subject_, edition);
      table::RandomStream luck(std::uint64_t{subject_.card} * 16 + subject_.text, 5);
      for (int i = 0; i < effort_.positions && static_cast<int>(found_.size()) < effort_.candidates; ++i)
        attempt(maker.make(luck), edition, luck);
      if (!found_.empty()) break;
    }
    return choose();
  }

 private:
  void attempt(std::vector<std::string> position, const Edition& edition, table::RandomStream& luck) {
    auto probe = make_probe(cards_, subject_, edition, std::move(position), {});
    if (!probe || !play(*probe, luck)) return;
    const auto proof = prove(*probe, cards_, trace_of(*probe, cards_));
    if (!proof) return;
    probe->deeds.resize(std::min(probe->deeds.size(), proof->deed + static_cast<std::size_t>(effort_.behind_proof)));
    auto unnoticed = unnoticed_by(*probe, cards_, trace_of(*probe, cards_)).names;
    found_.push_back({std::move(*probe), std::move(unnoticed)});
  }

  /// One after the other the candidate after which least is unnoticed, the shortest of equals, as long as it helps.
  std::vector<Probe> choose() {
    std::vector<Probe> taken;
    std::optional<std::vector<std::string>> left;
    while (static_cast<int>(taken.size()) < effort_.taken) {
      Candidate* best = nullptr;
      std::vector<std::string> least;
      for (Candidate& each : found_) {
        std::vector<std::string> rest = left.value_or(each.unnoticed);
        keep_common(rest, each.unnoticed);
        const bool fewer = best == nullptr || rest.size() < least.size();
        const bool shorter =
            best != nullptr && rest.size() == least.size() && each.probe.deeds.size() < best->probe.deeds.size();
        if (!fewer && !shorter) continue;
        best = &each;
        least = std::move(rest);
      }
      if (best == nullptr || (left && least.size() >= left->size())) break;
      left = std::move(least);
      taken.push_back(best->probe);
      taken.back().id = id_of(cards_, subject_, taken.size() - 1);
    }
    return taken;
  }

  bool play(Probe& probe, table::RandomStream& luck) {
    Game game(probe, cards_);
    if (!game.begun()) return false;
    std::vector<Action> actions;
    const auto last_turn = game.state().turn + 2;
    for (int i = 0; i < effort_.decisions && !game.over() && game.state().turn <= last_turn; ++i) {
      allowed_actions(game.state(), game.rules(), actions);
      if (actions.empty()) break;
      std::uint32_t sum = 0;
      for (const Action& action : actions) sum += liking(action, game.state(), subject_.card);
      std::uint32_t at = luck.below(sum);
      std::size_t chosen = 0;
      for (std::uint32_t weight = 0; at >= (weight = liking(actions[chosen], game.state(), subject_.card)); ++chosen)
        at -= weight;
      const scenario::Table::Acted deed{game.state().choice.player, actions[chosen]};
      if (!game.act(deed)) break;
      probe.deeds.push_back(deed);
    }
    return true;
  }

  Catalog& cards_;
  Subject subject_;
  const Effort& effort_;
  std::vector<Candidate> found_;
};

}  // namespace

std::vector<Probe> find_probes(Catalog& cards, Subject subject, const Effort& effort) {
  return Search(cards, subject, effort).run();
}

Unnoticed unnoticed_by(const Probe& probe, Catalog& cards, const Trace& trace) {
  Unnoticed found;
  const CardDefinition card = cards[probe.subject.card];
  const std::string own = fmt::format("ability[{}].", probe.subject.text);
  const bool first = probe.subject.text == 0;
  change_leaves(card, cards.words(), Neighbours::first, [&](const Leaf& leaf, const CardDefinition* changed) {
    if (changed == nullptr || !(leaf.path.starts_with(own) || (first && !leaf.path.starts_with("ability[")))) return;
    ++found.leaves;
    cards.replace(probe.subject.card, *changed);
    if (goes_like(probe, cards, trace)) found.names.push_back(fmt::format("{} {} > {}", leaf.path, leaf.from, leaf.to));
  });
  cards.replace(probe.subject.card, card);
  return found;
}

void keep_common(std::vector<std::string>& names, const std::vector<std::string>& others) {
  std::erase_if(names,
                [&](const std::string& name) { return std::find(others.begin(), others.end(), name) == others.end(); });
}

}  // namespace naruto::probe
