// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/card_deeds.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "engine/naruto/cards/card_writer.h"
#include "engine/naruto/search/fold.h"

namespace playsheet {
namespace {

using Tree = nlohmann::json;
using Pair = std::pair<std::string_view, std::string_view>;

/// A Ninja is injured by damage, so the two words mean the same cards; so do looking through a deck and searching it.
constexpr std::array<Pair, 2> kSameDeeds{{{"damage", "injure"}, {"look", "search"}}};

/// A plain word for what nodes of several names do.
constexpr std::array<Pair, 21> kPlainWords{{{"modify_power", "power"},    {"set_power", "power"},
                                            {"change_figures", "power"},  {"discard_from_hand", "discard"},
                                            {"look_at", "look"},          {"win_rewards", "reward"},
                                            {"lose_rewards", "reward"},   {"add_coin", "coin"},
                                            {"remove_coin", "coin"},      {"move_coin", "coin"},
                                            {"injure", "damage"},         {"prevent_damage", "protect"},
                                            {"reduce_damage", "protect"}, {"negate_damage", "protect"},
                                            {"untargetable", "protect"},  {"unremovable", "protect"},
                                            {"unaffected", "protect"},    {"gain_control", "control"},
                                            {"cannot_be_sent", "stop"},   {"forbid_jutsu", "stop"},
                                            {"become_standby", "stop"}}};

/// Where a move goes, in a word.
constexpr std::array<Pair, 9> kWays{{{"hand", "return"},
                                     {"discard", "discard"},
                                     {"chakra", "charge"},
                                     {"deck_top", "shuffle-in"},
                                     {"deck_bottom", "shuffle-in"},
                                     {"deck_shuffled", "shuffle-in"},
                                     {"deck_top_or_bottom", "shuffle-in"},
                                     {"removed", "remove"},
                                     {"rewards", "reward"}}};

/// Beginnings of words of a summary, and what they say that the card does.
constexpr std::array<Pair, 22> kSummaryDeeds{{{"damage", "damage"},   {"injur", "damage"},
                                              {"heal", "heal"},       {"draw", "draw"},
                                              {"discard", "discard"}, {"return", "return"},
                                              {"charge", "charge"},   {"look", "look"},
                                              {"search", "look"},     {"flip", "toss"},
                                              {"toss", "toss"},       {"coin", "coin"},
                                              {"negat", "negate"},    {"reveal", "reveal"},
                                              {"control", "control"}, {"shuffl", "shuffle"},
                                              {"reward", "reward"},   {"remov", "remove"},
                                              {"power", "power"},     {"cannot", "stop"},
                                              {"prevent", "protect"}, {"standby", "become-standby"}}};

/// Beginnings of words of a summary, and what they say that the card touches.
constexpr std::array<Pair, 14> kSummaryTouches{{{"injured", "injured"},
                                                {"healthy", "healthy"},
                                                {"ninja", "ninja"},
                                                {"jutsu", "jutsu"},
                                                {"mission", "mission"},
                                                {"client", "client"},
                                                {"head", "head"},
                                                {"attack", "attacking"},
                                                {"block", "blocking"},
                                                {"hand", "hand"},
                                                {"deck", "deck"},
                                                {"discard", "discard"},
                                                {"chakra", "chakra"},
                                                {"opponent", "opponent"}}};

std::string with_dashes(std::string word) {
  std::replace(word.begin(), word.end(), '_', '-');
  return word;
}

/// Conditions, costs and events do not touch what they speak of.
bool is_aside(const std::string& key, const Tree& value) {
  return key == "if" || key == "needs" || key == "unless" ||
         (key == "on" && value.is_object() && value.contains("event"));
}

void gather(const Tree& node, CardDeeds& deeds) {
  if (node.is_array())
    for (const Tree& part : node) gather(part, deeds);
  if (!node.is_object()) return;
  if (const auto op = node.find("op"); op != node.end() && op->is_string()) {
    const auto& name = op->get_ref<const std::string&>();
    deeds.does.insert(with_dashes(name));
    for (const auto& [long_word, word] : kPlainWords)
      if (name == long_word) deeds.does.emplace(word);
    if (name == "move" && node.contains("to") && node["to"].is_string())
      for (const auto& [place, word] : kWays)
        if (node["to"] == place) deeds.does.emplace(word);
  }
  static const std::array<std::string, 6> spoken{"type", "health", "role", "state", "zone", "controller"};
  for (const auto& [key, value] : node.items()) {
    if (is_aside(key, value)) continue;
    if (value.is_string() && std::find(spoken.begin(), spoken.end(), key) != spoken.end())
      deeds.touches.insert(with_dashes(value.get<std::string>()));
    gather(value, deeds);
  }
}

/// "Becomes injured" says what the card does; "an injured Ninja" says to whom.
bool is_state(std::string_view word, std::string_view before) {
  constexpr std::array<std::string_view, 6> kChanges{"become", "becomes", "goes", "made", "make", "makes"};
  return word == "injured" && std::find(kChanges.begin(), kChanges.end(), before) == kChanges.end();
}

void add_same_deeds(CardDeeds& deeds) {
  for (const auto& [one, other] : kSameDeeds)
    if (deeds.does.contains(std::string(one)) || deeds.does.contains(std::string(other))) {
      deeds.does.emplace(one);
      deeds.does.emplace(other);
    }
}

/// Names, traits and ranks in the requirement of a Jutsu.
void gather_needs(const Tree& node, std::set<std::string>& needs) {
  if (node.is_string()) needs.insert(with_dashes(node.get<std::string>()));
  if (node.is_structured())
    for (const Tree& part : node) gather_needs(part, needs);
}

/// "Needs Neji Hyuga, or Byakugan with ...": what the summary of a Jutsu begins with.
void gather_summary_needs(const naruto::CardDefinition& card, std::set<std::string>& needs) {
  constexpr std::string_view kNeeds = "Needs ";
  const std::string_view summary = card.summary;
  if (card.type != naruto::CardType::jutsu || !summary.starts_with(kNeeds)) return;
  needs.emplace(summary.substr(kNeeds.size(), summary.find_first_of(".;", kNeeds.size()) - kNeeds.size()));
}

}  // namespace

CardDeeds deeds_of(const naruto::CardDefinition& card, const naruto::Words& words) {
  CardDeeds deeds;
  if (const std::string text = naruto::write_tree(card, words); !text.empty()) {
    const Tree tree = Tree::parse(text);
    gather(tree, deeds);
    add_same_deeds(deeds);
    if (tree.contains("jutsu") && tree["jutsu"].contains("needs")) gather_needs(tree["jutsu"]["needs"], deeds.needs);
    return deeds;
  }
  gather_summary_needs(card, deeds.needs);
  std::string before;
  for (const std::string& word : naruto::search::words_in(card.summary)) {
    for (const auto& [beginning, deed] : kSummaryDeeds)
      if (word.starts_with(beginning) && !is_state(word, before)) deeds.does.emplace(deed);
    for (const auto& [beginning, thing] : kSummaryTouches)
      if (word.starts_with(beginning)) deeds.touches.emplace(thing);
    before = word;
  }
  add_same_deeds(deeds);
  return deeds;
}

namespace {
std::string token(std::string_view head, std::string_view word) {
  std::string out(head);
  for (const char c : word)
    if (c != '-') out += c;
  return out;
}
}  // namespace

std::string does_token(std::string_view word) { return token("xdoes", word); }
std::string touches_token(std::string_view word) { return token("xtouches", word); }
std::string needs_token(std::string_view word) { return token("xneeds", word); }

}  // namespace playsheet
