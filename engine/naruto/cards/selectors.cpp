// SPDX-License-Identifier: GPL-3.0-or-later
// What an effect acts upon.
#include "engine/naruto/cards/effect_nodes.h"

namespace naruto {
namespace {

template <class S, class E>
FixedVector<S*, kMostSelectors> selectors_of(E& effect) {
  FixedVector<S*, kMostSelectors> selectors;
  const auto add = [&selectors](S& selector) { selectors.push_back(&selector); };
  std::visit(
      [&add]<class Node>(Node& node) {
        if constexpr (std::is_same_v<std::remove_const_t<Node>, Lasting>) {
          if (S* subject = subject_of(node.rule)) add(*subject);
        } else {
          for_each_selector(node, add);
        }
      },
      effect.node);
  return selectors;
}

}  // namespace

FixedVector<const Selector*, kMostSelectors> Effect::selectors() const { return selectors_of<const Selector>(*this); }

FixedVector<Selector*, kMostSelectors> Effect::selectors() { return selectors_of<Selector>(*this); }

}  // namespace naruto
