// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/probe/probe.h"

#include <fmt/format.h>

#include <charconv>

#include "engine/naruto/actions/action.h"

namespace naruto::probe {
namespace {

/// Card and paragraph of "N-013.2", and of "N-013.2b".
std::optional<Subject> subject_of(std::string_view id, const Catalog& cards) {
  if (!id.empty() && id.back() >= 'b' && id.back() <= 'z') id.remove_suffix(1);
  const auto dot = id.rfind('.');
  if (dot == std::string_view::npos) return std::nullopt;
  const auto card = cards.find(id.substr(0, dot));
  std::size_t text = 0;
  const auto [end, error] = std::from_chars(id.data() + dot + 1, id.data() + id.size(), text);
  if (!card || error != std::errc{} || end != id.data() + id.size() || text == 0) return std::nullopt;
  if (text > cards[*card].abilities.size()) return std::nullopt;
  return Subject{*card, text - 1};
}

std::string head_of(const std::string& id, const Edition& edition) {
  return fmt::format("scenario {} \"probe\"\neditions {}\nstrict\n", id, edition.id);
}

std::optional<Probe> probe_of(const scenario::Scenario& scenario, const Catalog& cards) {
  const auto subject = subject_of(scenario.id, cards);
  if (!subject || scenario.editions.size() != 1) return std::nullopt;
  Probe probe{scenario.id, *subject, scenario.editions.front(), scenario, {}, {}};
  probe.position.lines.clear();
  for (const scenario::Line& line : scenario.lines) {
    if (std::holds_alternative<scenario::PositionLine>(line.content)) {
      probe.position.lines.push_back(line);
      probe.written.push_back(line.text);
    } else if (const auto* decision = std::get_if<scenario::Decision>(&line.content)) {
      const auto action = read_action(decision->text);
      if (decision->verb != scenario::Verb::raw || !action) return std::nullopt;
      probe.deeds.push_back({decision->player, *action});
    }
  }
  return probe;
}

}  // namespace

std::string id_of(const Catalog& cards, Subject subject, std::size_t number) {
  std::string id = fmt::format("{}.{}", cards[subject.card].code, subject.text + 1);
  if (number > 0) id += static_cast<char>('a' + number);
  return id;
}

std::vector<Subject> subjects_of(const Catalog& cards) {
  std::vector<Subject> subjects;
  for (std::size_t id = 0; id < cards.size(); ++id) {
    const CardDefinition& card = cards[static_cast<DefinitionId>(id)];
    if (card.readiness != Readiness::ready || card.code.starts_with("T-")) continue;
    for (std::size_t i = 0; i < card.abilities.size(); ++i)
      if (card.abilities[i].keyword == 0) subjects.push_back({static_cast<DefinitionId>(id), i});
  }
  return subjects;
}

std::optional<Probe> make_probe(const Catalog& cards, Subject subject, const Edition& edition,
                                std::vector<std::string> position, std::vector<scenario::Table::Acted> deeds) {
  std::string text = head_of(id_of(cards, subject), edition);
  for (const std::string& line : position) text += line + '\n';
  const auto file = scenario::read_scenarios(text, "probe", cards);
  if (!file.problems.empty() || file.scenarios.size() != 1) return std::nullopt;
  auto probe = probe_of(file.scenarios.front(), cards);
  if (!probe) return std::nullopt;
  probe->written = std::move(position);
  probe->deeds = std::move(deeds);
  return probe;
}

ProbeFile read_probes(std::string_view text, std::string_view file, const Catalog& cards) {
  ProbeFile read;
  const auto scenarios = scenario::read_scenarios(text, file, cards);
  for (const scenario::Problem& problem : scenarios.problems) read.problems.push_back(scenario::text_of(problem));
  for (const scenario::Scenario& scenario : scenarios.scenarios)
    if (auto probe = probe_of(scenario, cards))
      read.probes.push_back(std::move(*probe));
    else
      read.problems.push_back(fmt::format("{}:{}: no probe of a text: {}", file, scenario.line, scenario.id));
  return read;
}

}  // namespace naruto::probe
