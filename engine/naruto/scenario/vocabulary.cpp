// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/scenario/vocabulary.h"

#include <algorithm>
#include <array>

namespace naruto::scenario {
namespace {

struct PhaseWord {
  std::string_view word;
  Step step;
  bool whole;  ///< a phase, not a step of one
};

/// In the order of a turn.
constexpr std::array<PhaseWord, 16> kPhases{{
    {"setup", Step::toss, true},
    {"start", Step::turn_start, true},
    {"draw", Step::draw, false},
    {"mission", Step::mission, true},
    {"organization", Step::organize_start, true},
    {"attack", Step::attack, true},
    {"battle", Step::attack, false},
    {"block", Step::block, true},
    {"exchange", Step::exchange, true},
    {"showdown", Step::showdown, true},
    {"return", Step::return_, true},
    {"end", Step::victory_check, true},
    {"discard", Step::hand_adjustment, false},
    {"marker", Step::marker, false},
    {"end_effects", Step::end_effects, false},
    {"over", Step::over, true},
}};

struct QuestionWord {
  std::string_view word;
  std::array<std::string_view, 2> names;
};
constexpr std::array<QuestionWord, 14> kQuestions{{
    {"toss", {"call_toss", ""}},
    {"starter", {"choose_starter", ""}},
    {"hand", {"change_hand", ""}},
    {"action", {"mission_action", ""}},
    {"mission", {"mission_action", ""}},
    {"window", {"counter_window", ""}},
    {"teams", {"organize", ""}},
    {"payment", {"pay_hand", "pay_chakra"}},
    {"cost", {"choose_cost", ""}},
    {"X", {"choose_x", ""}},
    {"target", {"choose_target", ""}},
    {"may", {"yes_no", ""}},
    {"trigger", {"order_triggers", ""}},
    {"discard", {"hand_adjustment", ""}},
}};

constexpr std::string_view kReserved[] = {"A",       "D",       "on",        "with",    "to",       "against", "as",
                                          "owner",   "injured", "healthy",   "used",    "deployed", "entered", "sent",
                                          "left",    "out",     "not",       "only",    "is",       "in",      "legal",
                                          "refused", "paying",  "targeting", "picking", "then",     "done",    "passes",
                                          "vs",      "blocked", "unblocked", "X",       "cost",     "text",    "top",
                                          "team",    "power",   "coins",     "expect",  "nobody",   "empty",   "none"};

}  // namespace

std::optional<PlayerId> find_player(std::string_view word) {
  if (word == "A") return PlayerId::south;
  if (word == "D") return PlayerId::north;
  return std::nullopt;
}

std::string_view letter_of(PlayerId player) { return player == PlayerId::south ? "A" : "D"; }

std::string full_code(std::string_view written) {
  const bool invented = written.size() > 1 && written.front() == 'T' &&
                        std::all_of(written.begin() + 1, written.end(), [](char c) { return c >= '0' && c <= '9'; });
  if (!invented) return std::string(written);
  return std::string(written.size() == 2 ? "T-0" : "T-") + std::string(written.substr(1));
}

std::string short_code(std::string_view code) {
  return code.starts_with("T-") ? "T" + std::string(code.substr(2)) : std::string(code);
}

std::optional<Step> find_phase(std::string_view word) {
  for (const PhaseWord& phase : kPhases)
    if (phase.word == word) return phase.step;
  return table::from_name<Step>(word);
}

const std::vector<std::string_view>& phase_words() {
  static const std::vector<std::string_view> words = [] {
    std::vector<std::string_view> all;
    all.reserve(kPhases.size());
    for (const PhaseWord& phase : kPhases) all.push_back(phase.word);
    return all;
  }();
  return words;
}

std::string_view phase_of(Step step) {
  std::string_view word;
  for (const PhaseWord& phase : kPhases)
    if (phase.whole && phase.step <= step) word = phase.word;
  return word;
}

bool is_phase(std::string_view word) {
  return std::any_of(kPhases.begin(), kPhases.end(), [&](const PhaseWord& p) { return p.whole && p.word == word; });
}

const std::vector<std::string_view>& zone_words() {
  static const std::vector<std::string_view> words = [] {
    std::vector<std::string_view> all;
    for (const std::string_view name : table::EnumNames<Zone>::names)
      if (name != "nowhere" && name != "chain" && name != "outside") all.push_back(name);
    return all;
  }();
  return words;
}

std::optional<Zone> find_zone(std::string_view word) {
  const auto& words = zone_words();
  if (std::find(words.begin(), words.end(), word) == words.end()) return std::nullopt;
  return table::from_name<Zone>(word);
}

std::vector<std::string_view> questions_of(std::string_view word) {
  for (const QuestionWord& question : kQuestions)
    if (question.word == word) {
      std::vector<std::string_view> names{question.names[0]};
      if (!question.names[1].empty()) names.push_back(question.names[1]);
      return names;
    }
  if (table::from_name<ChoiceKind>(word)) return {word};
  return {};
}

std::vector<std::string_view> question_words() {
  std::vector<std::string_view> words = names_of<ChoiceKind>();
  for (const QuestionWord& question : kQuestions) words.push_back(question.word);
  return words;
}

bool is_reserved(std::string_view word) {
  return std::find(std::begin(kReserved), std::end(kReserved), word) != std::end(kReserved) ||
         find_zone(word).has_value() || find_phase(word).has_value() || table::from_name<CoinKind>(word).has_value();
}

}  // namespace naruto::scenario
