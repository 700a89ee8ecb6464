// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/filter_facts.h"
#include "ui/wording/italian.h"
#include "ui/wording/joining.h"

/// Italian: how a card enters play, and acts on two things.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;

/// The longer part stands last: "metti in gioco il secondo nella Squadra dell'Esecutore".
std::string Italian::put_into_play(const Act& a, Person person) {
  constexpr std::size_t kShort = 3;  // words
  constexpr std::size_t kMuch = 6;
  const bool pronoun = a.object.naming == describe::Naming::pronoun;
  const std::string from = pronoun ? std::string() : fronted_origin(a.object);
  const std::string entry = entering(a);
  if (!from.empty() && word_count(entry) > kShort) {
    std::string what = with("", a.object);
    what.erase(what.find(from), from.size());
    return italian_form("mettere", person) + " in gioco" + from + "," + entry + ", " + what;
  }
  const std::size_t object = word_count(with("", a.object));
  const std::size_t into = word_count(entering(a));
  if (pronoun || (object > kShort && (into <= kShort || object > into + kMuch)))
    return done_to("mettere", "in gioco" + entering(a), a.object, person);
  return done_to("mettere", "in gioco", a.object, person) + entering(a);
}

std::string Italian::swapped(const Act& a, Person person) {
  if (a.object.naming == describe::Naming::pronoun)
    return done_to("scambiare", "con " + with("", a.other.front()), a.object, person);
  return italian_form("scambiare", person) + " " + with("", a.object) + " con " + with("", a.other.front());
}

Italian::Phrase Italian::coin_bearer(Phrase object, CoinKind coin, Person person) {
  return is_first_mention(object, person) ? that_one(object) : Romance::coin_bearer(object, coin, person);
}

std::string Italian::used_again(const Act& a) {
  const bool by_user = !a.other.empty() && a.other.front().naming == describe::Naming::user;
  return " di nuovo " +
         (a.object.naming == describe::Naming::pronoun ? std::string("il suo Effetto")
                                                       : "l’Effetto " + with("di", a.object)) +
         " come tuo" +
         (a.other.empty() ? std::string()
          : by_user       ? std::string(", con lo stesso Esecutore di questa carta")
                          : ", con " + with("", a.other.front()) + " come Esecutore") +
         (a.onto.empty() ? std::string(" e con Bersagli scelti di nuovo")
                         : " e con " + with("", a.onto.front()) + " come Bersaglio");
}

}  // namespace playsheet::wording
