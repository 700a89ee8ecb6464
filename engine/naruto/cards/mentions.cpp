// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/cards/mentions.h"

#include <algorithm>

#include "engine/naruto/cards/ability.h"
#include "engine/naruto/cards/rule_nodes.h"

namespace naruto {
namespace {

template <class T>
concept Listed = requires(const T& t) {
  t.begin();
  t.end();
}
&&!std::is_convertible_v<T, std::string_view>;

template <class T>
concept Held = requires(const T& t) {
  t.has_value();
  *t;
};

/// Looks at every part of a tree.
struct Mentioned {
  bool event = false;
  bool targets = false;
  bool toss = false;
  std::vector<Word> given;  ///< characteristics that cards get
  bool given_texts = true;  ///< texts that are given to cards are looked at, too

  void operator()(std::string_view, const auto& part) { look(part); }

  void look(Ref ref) {
    event = event || ref == Ref::event || ref == Ref::used;
    targets = targets || ref == Ref::t1 || ref == Ref::t2 || ref == Ref::t3 || ref == Ref::t4;
  }
  void look(const Amount& amount) {
    event = event || amount.kind == Amount::Kind::event_amount || amount.kind == Amount::Kind::event_support;
    if (amount.kind == Amount::Kind::value || amount.kind == Amount::Kind::coins) look(amount.of);
    look(amount.filter);
    look(amount.factor);
  }
  void look(const Condition& condition) {
    if (condition.kind == Condition::Kind::is) look(condition.ref);
    look(condition.filter);
    look(condition.amounts);
    look(condition.parts);
  }
  void look(const Selector& selector) {
    if (selector.kind == Selector::Kind::ref) look(selector.ref);
    look(selector.filter);
    look(selector.n);
    look(selector.parts);
  }
  void look(const Effects& effects) { look(effects.items); }
  void look(const Effect& effect) {
    toss = toss || std::holds_alternative<Toss>(effect.node);
    look(effect.node);
  }
  void look(const Ability& ability) {
    if (given_texts) look(ability.body);
  }
  void look(const Lasting& lasting) { look(lasting.rule); }
  void look(const GrantCharacteristic& rule) {
    given.push_back(rule.characteristic);
    look(rule.who);
  }

  template <class... Nodes>
  void look(const std::variant<Nodes...>& node) {
    std::visit([this](const auto& of) { look(of); }, node);
  }
  template <class T>
  void look(const T& part) {
    if constexpr (Held<T>) {
      if (part.has_value()) look(*part);
    } else if constexpr (Listed<T>) {
      for (const auto& one : part) look(one);
    } else if constexpr (requires(Mentioned m) { T::fields(part, m); }) {
      T::fields(part, *this);
    }
  }
};

template <class Part>
Mentioned mentioned_in(const Part& part, bool given_texts = true) {
  Mentioned mentioned;
  mentioned.given_texts = given_texts;
  mentioned.look(part);
  return mentioned;
}

}  // namespace

bool mentions_event(const Effects& effects) { return mentioned_in(effects).event; }

bool mentions_targets(const Price& price) { return mentioned_in(price).targets; }

bool tosses(const Effect& effect) { return mentioned_in(effect, false).toss; }

bool tosses(const Effects& effects) { return mentioned_in(effects, false).toss; }

bool gives(const std::vector<Ability>& texts, Word characteristic) {
  const auto given = mentioned_in(texts).given;
  return std::find(given.begin(), given.end(), characteristic) != given.end();
}

}  // namespace naruto
