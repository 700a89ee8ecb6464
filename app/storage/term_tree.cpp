// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/term_tree.h"

#include <algorithm>

namespace playsheet {

namespace search = naruto::search;
using search::Node;

TermTree::TermTree(const Node& query) : root_(part_of(query, 1)) {}

TermTree::Part TermTree::part_of(const Node& node, std::size_t depth) {
  Part part{node.kind, 0, {}};
  depth_ = std::max(depth_, depth);
  if (node.kind == Node::Kind::term) {
    ++places_;
    const auto known = std::find(terms_.begin(), terms_.end(), node.term);
    part.term = static_cast<std::size_t>(known - terms_.begin());
    if (known == terms_.end()) terms_.push_back(node.term);
  }
  for (const Node& each : node.parts) part.parts.push_back(part_of(each, depth + 1));
  return part;
}

bool TermTree::holds(const Part& part, const std::vector<bool>& known) {
  const auto true_one = [&](const Part& each) { return holds(each, known); };
  switch (part.kind) {
    case Node::Kind::term:
      return known[part.term];
    case Node::Kind::none:
      return !holds(part.parts.front(), known);
    case Node::Kind::either:
      return std::any_of(part.parts.begin(), part.parts.end(), true_one);
    case Node::Kind::all:
      break;
  }
  return std::all_of(part.parts.begin(), part.parts.end(), true_one);
}

}  // namespace playsheet
