// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/gormiti/italian.h"

#include <fmt/format.h>

namespace playsheet::gormiti_wording {

using namespace gormiti;
using wording::Article;
using wording::Np;

std::string Italian::subject(const Phrase& p) const { return p.naming == Naming::it ? "" : Romance::subject(p); }

void Italian::add_yours(Np& np) const { np.text = yours(np) + np.text; }

Np Italian::group(const Phrase& p) const {
  const bool here = p.filter.zone == Place::field;
  Np np = kind(p.filter, p.many(), here, link(p));
  np.article = Article::definite;
  if (p.is_one_hero()) return np;
  if (p.naming == Naming::some) np.article = Article::indefinite;
  if (p.naming == Naming::group && here && p.filter.controller == Whose::any)
    return {(np.feminine ? "tutte " : "tutti ") + named(np)};
  if (p.naming == Naming::each) return {"ogni " + np.text};
  if (p.naming == Naming::counted) return {fmt::format("{} {}", p.n, np.text)};
  return np;
}

/// A later mention is a pronoun on the verb: "infliggigli 30 danni".
std::string Italian::to_health(const Act& a) const {
  if (a.who.naming != Naming::it) return Romance::to_health(a);
  const std::string_view to = a.who.type != CardType::fighter ? "le" : "gli";
  if (a.verb == Verb::damage) return fmt::format("infliggi{} {}", to, quantity(a.n, "danno", "danni"));
  return fmt::format("cura{} {}", to, quantity(a.n, "HP", "HP"));
}

/// The owner takes it back into the hand; who chooses is said first.
std::string Italian::to_hand(const Act& a, Whose owner) const {
  const bool it = a.who.naming == Naming::it;
  const bool feminine = it ? a.who.type != CardType::fighter : is_feminine(a.who.filter);
  const std::string them = pronoun(feminine, a.who.many());
  const std::string what = np(a.who, "", true);
  if (owner == Whose::you) return it ? "riprendi" + them + " in mano" : "riprendi in mano " + what;
  const std::string_view who = owner == Whose::opponent ? "l’avversario" : "il proprietario";
  if (it) return fmt::format("{} {} riprende in mano", who, them);
  if (a.who.naming != Naming::counted) return fmt::format("{} riprende in mano {}", who, what);
  return fmt::format("scegli {}; {} {} riprende in mano", what, who, them);
}

std::string Italian::paid_too(Phrase p) const {
  p.filter.other = true;
  return np(p);
}

}  // namespace playsheet::gormiti_wording
