// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/cards/node_forms.h"

#include "engine/rising_clan/cards/definition.h"
#include "engine/table/keyed_rows.h"

namespace rising_clan {
namespace {

template <class... Es>
constexpr std::uint16_t some(Es... values) {
  return static_cast<std::uint16_t>((bit(values) | ...));
}

constexpr std::uint16_t kPeople = some(Select::self, Select::target, Select::all, Select::random, Select::left);

constexpr table::KeyedRows<Op, NodeForm, 34> kForms{{
    {Op::bonus,
     {kStat | kNumber, kOn | kSpan, true, true, 0,
      some(Select::self, Select::target, Select::all, Select::defender, Select::creature, Select::roller)}},
    {Op::roll, {kOf | kNumber, 0, true, true, 0, some(Select::self, Select::roller)}},
    {Op::reroll, {kOf, 0, false, true, 0, some(Select::self, Select::roller)}},
    {Op::half, {kOf, 0, false, true, 0, some(Select::self)}},
    {Op::base, {kStat | kNumber, kOn, true, true, 0, kPeople}},
    {Op::wound, {kNumber, kOn, false, true, 0, kPeople}},
    {Op::heal, {kNumber, kOn, false, true, 0, kPeople}},
    {Op::cancel_attack, {kScope, 0, false, true, some(Scope::this_, Scope::turn), 0}},
    {Op::cancel_event, {kScope, 0, false, true, some(Scope::self, Scope::rest), 0}},
    {Op::silence, {kSpan, 0, false, true, 0, 0}},
    {Op::face_event, {0, 0, false, true, 0, 0}},
    {Op::attacks, {kNumber, 0, false, true, 0, 0}},
    {Op::draw, {kNumber, kOn, false, true, 0, kPeople}},
    {Op::discard, {kNumber | kFrom | kBy, kOn, false, true, some(By::owner, By::random), kPeople}},
    {Op::steal,
     {kNumber | kOn | kFrom | kBy, 0, false, true, some(By::user, By::random), some(Select::target, Select::random)}},
    {Op::recover, {kNumber, 0, false, true, 0, 0}},
    {Op::give, {kNumber | kTo, 0, false, true, 0, some(Select::neighbours)}},
    {Op::look, {kWhat | kOn, kBy, false, true, some(What::hand, What::role), some(Select::self, Select::target)}},
    {Op::order, {kNumber, 0, false, true, 0, 0}},
    {Op::reveal, {0, kOn, false, true, 0, kPeople}},
    {Op::impose, {kWhat, kOn, false, true, some(What::captured, What::recall), kPeople}},
    {Op::free, {kOn, 0, false, true, 0, some(Select::self, Select::captive)}},
    {Op::disadvantage, {kNumber, kOn, false, true, 0, kPeople}},
    {Op::cure, {kNumber, kOn, false, true, 0, kPeople}},
    {Op::eliminate, {0, kOn, false, true, 0, kPeople}},
    {Op::status, {kNumber, kOn, false, true, 0, kPeople}},
    {Op::test, {kStat | kTest | kOn, 0, false, true, 0, some(Select::self, Select::target)}},
    {Op::choose, {kBranches, 0, false, true, 0, 0}},
    {Op::forbid,
     {kWhat, kOn | kSpan, true, true, some(What::attack, What::open, What::symbols, What::draw, What::react), kPeople}},
    {Op::guard, {kAgainst, 0, true, false, 0, 0}},
    {Op::counts, {kNumber, 0, true, false, 0, 0}},
    {Op::mutate, {kStat | kNumber, 0, false, true, 0, 0}},
    {Op::out, {0, 0, true, false, 0, 0}},
    {Op::skips, {0, 0, true, false, 0, 0}},
}};

}  // namespace

const NodeForm& node_form(Op op) { return kForms[op]; }

}  // namespace rising_clan
