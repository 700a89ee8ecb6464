// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "engine/naruto/search/query.h"

/// Private to the search: what a query asks of one card, if it is known which of its terms are true of it.
namespace playsheet {

class TermTree {
 public:
  explicit TermTree(const naruto::search::Node& query);

  /// Each of them once, however often it stands in the query.
  const std::vector<naruto::search::Term>& terms() const { return terms_; }
  /// How often terms stand in the query, and how deep the deepest.
  std::size_t places() const { return places_; }
  std::size_t depth() const { return depth_; }

  /// `known`: of each term, whether it is true.
  bool holds(const std::vector<bool>& known) const { return holds(root_, known); }

 private:
  struct Part {
    naruto::search::Node::Kind kind = naruto::search::Node::Kind::all;
    std::size_t term = 0;
    std::vector<Part> parts;
  };
  Part part_of(const naruto::search::Node& node, std::size_t depth);
  static bool holds(const Part& part, const std::vector<bool>& known);

  std::vector<naruto::search::Term> terms_;
  std::size_t places_ = 0;
  std::size_t depth_ = 0;
  Part root_;
};

}  // namespace playsheet
