// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/portuguese.h"

/// Brazilian Portuguese: how a card enters play, and acts on two things.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;

/// A short object stands in front of the place: "coloque o segundo em jogo"; a longer one, where the place is long,
/// too.
std::string Portuguese::put_into_play(const Act& a, Person person) {
  const std::string where = "em jogo" + entering(a);
  const bool last = word_count(where) > 4 || word_count(with("", a.object)) <= 3;
  return done_to("colocar", where, a.object, person, last);
}

std::string Portuguese::swapped(const Act& a, Person person) {
  return done_to("trocar", with("por", a.other.front()), a.object, person, true);
}

std::string Portuguese::used_again(const Act& a) {
  Phrase use = a.object;
  if (use.naming == describe::Naming::pronoun) use.naming = describe::Naming::that;
  return " mais uma vez o efeito " + with("de", use) + ", como se fosse seu" +
         (a.other.empty() ? std::string() : " e usado " + with("por", a.other.front())) +
         (a.onto.empty() ? std::string(", com Alvos escolhidos de novo")
                         : ", com " + with("", a.onto.front()) + " como Alvo");
}

}  // namespace playsheet::wording
