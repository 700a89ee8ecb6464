// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/cards/surge.h"

namespace naruto {

Ability surge_ability(Words& words) {
  Filter discarded;  // by its own name or by Name: X (N-SURGE-03)
  discarded.zone = Zone::hand;
  discarded.controller = Side::you;
  discarded.type = CardType::ninja;
  discarded.same_name_as = Ref::self;
  Pay pay;  // when it is applied; without a fitting card nothing happens (N-SURGE-06)
  pay.price.hand = 1;
  pay.price.of_hand = discarded;
  ModifyPower more;
  more.combat = more.support = 2;
  pay.body.items.push_back({Lasting{more, Until::turn_end}, {}});
  Activated text;  // once per turn, as any text of which nothing else is said (N-SURGE-02)
  text.when = Window::exchange;
  text.body.items.push_back({pay, {}});
  Ability ability;
  ability.valid = true;
  ability.keyword = words.intern("Surge");
  ability.body = text;
  return ability;
}

Ability tracking_ability(Words& words) {
  Name name;
  name.what = Nameable::card_name;
  name.of.emplace().type = CardType::ninja;
  name.track = true;
  Triggered text;
  text.on.event = Happening::enters_play;
  text.on.who.emplace().ref = Ref::self;
  text.body.items.push_back({name, {}});
  Ability ability;
  ability.valid = true;
  ability.keyword = words.intern("Tracking");
  ability.body = text;
  return ability;
}

}  // namespace naruto
