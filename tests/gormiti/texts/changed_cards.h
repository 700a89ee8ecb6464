// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// The source of a card with one thing in it changed: what a contrast is made of.
namespace gormiti_tests {

struct CardSource {
  std::string code;
  std::string text;  ///< its block, from "[[card]]" on
};

/// The blocks of a card file, and what stands before them that every card needs (the kinds of counters).
std::vector<CardSource> sources_of(const std::string& file);
std::string counters_of(const std::string& file);

/// What was changed, in a few words: "ability 1: n 5 > 6", "needs: without element".
using ChangeVisitor = std::function<void(const std::string& what, const std::string& changed)>;

/// Every number one up and down, every word for each other word of its list, every truth value turned, every pair taken
/// out, every field of a filter, role, cause, chooser, limit and end that is not there put in, every list of steps
/// under a "may". Facts that stand on the face of a card and names are left as they are. Not all of them can be read.
void change_card(const CardSource& card, const ChangeVisitor& f);

}  // namespace gormiti_tests
