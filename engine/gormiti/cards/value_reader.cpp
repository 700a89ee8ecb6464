// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/cards/value_reader.h"

namespace gormiti {
namespace {

constexpr int kMostTimes = 99;
constexpr int kMostChosen = 20;

}  // namespace

void ValueReader::read(const SourceValue& value, std::optional<bool>& out) {
  bool flag = false;
  read(value, flag);
  out = flag;
}

void ValueReader::read(const SourceValue& value, Bounds& out) {
  if (value.table() == nullptr) return wrong_type(value, "a table with at_least or at_most");
  Fields fields(*this, value);
  const auto bound = [&](std::string_view key, std::optional<int>& to) {
    int n = 0;
    if (fields.may(key, n)) to = n;
  };
  bound("at_least", out.at_least);
  bound("at_most", out.at_most);
  fields.close();
  if (out.any()) fail(MessageCode::missing_key, value, "nothing", "at_least or at_most");
}

void ValueReader::read(const SourceValue& value, Ref& out) {
  const std::string* word = value.text();
  const auto known = word == nullptr ? std::nullopt : table::from_name<Ref>(*word);
  if (!known) return fail(MessageCode::unknown_word, value, shown(value), "self, attached, user or against");
  out = *known;
  const bool there = out == Ref::self ? scope_.self : out == Ref::attached ? scope_.attached : scope_.fighters;
  if (!there)
    fail(MessageCode::misplaced, value, *word,
         "another word: user and against need a Move or a clash, attached a Weapon, self a text of the card");
}

void ValueReader::read(const SourceValue& value, Filter& out) {
  if (value.table() == nullptr) return wrong_type(value, "a filter");
  Fields fields(*this, value);
  fields.may("type", out.type);
  fields.may("element", out.element);
  fields.may("category", out.category);
  fields.may("hero", out.hero);
  fields.may("token", out.token);
  fields.may("controller", out.controller);
  const bool zone = fields.may("zone", out.zone);
  fields.may("hp", out.hp);
  fields.may("atk", out.atk);
  fields.may("health", out.health);
  fields.may("other", out.other);
  Ref ref{};
  if (fields.may("ref", ref)) out.ref = ref;
  fields.close();
  if (out.zone == Place::discard && !scope_.from_discard && !scope_.counting)
    fail(MessageCode::misplaced, value, "zone discard", "cards of the field");
  if (scope_.printed &&
      (zone || out.health != Health::any || out.hero || out.ref || out.other || out.controller != Whose::any))
    fail(MessageCode::hidden_fact, value, "more than printed facts", "printed facts: the cards lie in a deck");
  if (out.zone != Place::hand && out.zone != Place::deck) return;
  Filter bare;
  bare.zone = out.zone;
  bare.controller = out.controller;
  if (!scope_.counting || !(out == bare))
    fail(MessageCode::hidden_fact, value, "a hidden zone", "a bare number of cards in it (G-319)");
}

/// What is counted are cards that all see, whatever the effect around it acts upon (G-319, G-868).
TextScope ValueReader::counting() const {
  TextScope scope = scope_;
  scope.counting = true;
  scope.printed = scope.from_discard = false;
  return scope;
}

void ValueReader::read(const SourceValue& value, Amount& out) {
  if (value.table() == nullptr) return number(value, out.number, kLeast, kMost);
  out.counted = true;
  const Within within(*this, counting());
  Fields fields(*this, value);
  fields.must("count", out.filter);
  fields.may_number("times", out.times, -kMostTimes, kMostTimes);
  int max = 0;
  if (fields.may("max", max)) out.max = max;
  fields.close();
}

void ValueReader::read(const SourceValue& value, Condition& out) {
  if (value.table() == nullptr) return wrong_type(value, "a condition");
  const Within within(*this, counting());
  Fields fields(*this, value);
  const bool exists = fields.may("exists", out.filter);
  if (exists) {
    int n = 0;
    if (fields.may("at_least", n)) out.bounds.at_least = n;
    if (fields.may("at_most", n)) out.bounds.at_most = n;
    if (out.bounds.any()) out.bounds.at_least = 1;  // G-851
    return fields.close();
  }
  out.kind = Condition::Kind::compare;
  fields.knows("compare");
  fields.close();
  const SourceValue* found = value.find("compare");
  const Enter enter(*this, "compare");
  const auto* parts = found == nullptr ? nullptr : found->list();
  if (parts == nullptr || parts->size() != 3)
    return fail(MessageCode::wrong_type, value, "another form", "exists = filter, or compare = [amount, op, amount]");
  read((*parts)[0], out.left);
  read((*parts)[1], out.op);
  read((*parts)[2], out.right);
}

void ValueReader::read(const SourceValue& value, Selector& out) {
  if (value.text() != nullptr) {
    out.kind = Selector::Kind::ref;
    return read(value, out.ref);
  }
  if (value.table() == nullptr) return wrong_type(value, "a word, each or choose");
  Fields fields(*this, value);
  if (fields.may("each", out.filter)) {
    out.kind = Selector::Kind::each;
    return fields.close();
  }
  out.kind = Selector::Kind::choose;
  fields.knows("choose");
  fields.must("of", out.filter);
  fields.may("by", out.by);
  fields.close();
  const SourceValue* n = value.find("choose");
  if (n == nullptr) return fail(MessageCode::missing_key, value, "nothing", "each or choose");
  const Enter enter(*this, "choose");
  number(*n, out.n, 1, kMostChosen);
  if (!scope_.can_choose) fail(MessageCode::misplaced, value, "choose", "a word or each: nobody is asked here");
}

}  // namespace gormiti
