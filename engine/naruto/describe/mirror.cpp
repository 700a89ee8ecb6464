// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/describe/mirror.h"

#include <optional>
#include <string_view>
#include <type_traits>
#include <vector>

/// Two texts that are the same seen from either side of the table.
namespace naruto::describe {

namespace {

struct Ignored {
  template <class T>
  void operator()(std::string_view, T&) const {}
};

template <class T>
concept ListsFields = requires(T& t, Ignored v) {
  T::fields(t, v);
};

/// Puts "the opponent" for "you" and the other way round, wherever a tree says so.
class OtherSide {
 public:
  template <class T>
  void operator()(std::string_view, T& value) {
    if constexpr (std::is_same_v<T, Side>)
      turn(value);
    else if constexpr (ListsFields<T>)
      T::fields(value, *this);
  }
  template <class T>
  void operator()(std::string_view key, std::vector<T>& list) {
    for (T& each : list) (*this)(key, each);
  }
  template <class T>
  void operator()(std::string_view key, std::optional<T>& value) {
    if (value) (*this)(key, *value);
  }
  template <class T>
  void operator()(std::string_view key, Boxed<T>& value) {
    if (value) (*this)(key, *value);
  }
  void operator()(std::string_view key, Amount& amount) {
    using Kind = Amount::Kind;
    (*this)(key, amount.filter);
    (*this)(key, amount.factor);
    if (amount.kind == Kind::hand || amount.kind == Kind::rewards || amount.kind == Kind::marker ||
        amount.kind == Kind::teams)
      turn(amount.side);
  }
  void operator()(std::string_view key, Condition& condition) {
    using Kind = Condition::Kind;
    (*this)(key, condition.filter);
    (*this)(key, condition.parts);
    (*this)(key, condition.amounts);
    if (condition.kind == Kind::hand || condition.kind == Kind::rewards || condition.kind == Kind::chakra ||
        condition.kind == Kind::this_turn || condition.kind == Kind::whose_turn ||
        condition.kind == Kind::leads_rewards)
      turn(condition.side);
  }
  void operator()(std::string_view key, Selector& selector) {
    using Kind = Selector::Kind;
    (*this)(key, selector.filter);
    (*this)(key, selector.n);
    (*this)(key, selector.parts);
    if (selector.kind == Kind::choose || selector.kind == Kind::most || selector.kind == Kind::least ||
        selector.kind == Kind::top_of_deck || selector.kind == Kind::bottom_of_deck)
      turn(selector.side);
  }
  void operator()(std::string_view key, Who& who) { (*this)(key, who.filter); }
  void operator()(std::string_view key, Effects& effects) { (*this)(key, effects.items); }
  void operator()(std::string_view key, Effect& effect) {
    std::visit([&](auto& node) { (*this)(key, node); }, effect.node);
  }
  void operator()(std::string_view key, Move& move) {
    const Side rewards = move.whose;
    Move::fields(move, *this);
    if (move.to != Destination::rewards) move.whose = rewards;
    (void)key;
  }
  void operator()(std::string_view key, Rule& rule) {
    std::visit([&](auto& one) { (*this)(key, one); }, rule);
  }
  void operator()(std::string_view key, Lasting& lasting) { (*this)(key, lasting.rule); }

 private:
  static void turn(Side& side) {
    if (side != Side::any) side = side == Side::you ? Side::opponent : Side::you;
  }
};

}  // namespace

bool mirrors(const Ability& one, const Ability& other) {
  Ability turned = one;
  std::visit([](auto& body) { OtherSide{}("", body); }, turned.body);
  return turned == other;
}

}  // namespace naruto::describe
