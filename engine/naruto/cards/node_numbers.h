// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

/// By what the state names the nodes of a card: each effect and each list of effects has a number, in reading order
/// over all abilities, from 0. They are types of their own, so that none stands for the other, for a card or for a
/// team.
namespace naruto {

enum class EffectNumber : std::uint8_t {};
enum class ListNumber : std::uint8_t {};

/// Nodes of one card by their numbers.
template <class Node, class Number>
class Numbered {
 public:
  /// The node has the next number from now on.
  void push_back(Node& node) {
    node.number = static_cast<Number>(nodes_.size());
    nodes_.push_back(&node);
  }
  void clear() { nodes_.clear(); }

  std::size_t size() const { return nodes_.size(); }
  bool has(Number number) const { return static_cast<std::size_t>(number) < nodes_.size(); }
  const Node* operator[](Number number) const { return nodes_[static_cast<std::size_t>(number)]; }
  auto begin() const { return nodes_.begin(); }
  auto end() const { return nodes_.end(); }

 private:
  std::vector<const Node*> nodes_;
};

}  // namespace naruto
