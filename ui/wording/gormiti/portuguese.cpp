// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/gormiti/portuguese.h"

#include <fmt/format.h>

namespace playsheet::gormiti_wording {

using namespace gormiti;
using wording::Article;
using wording::Np;

Np Portuguese::group(const Phrase& p) const {
  const Filter& f = p.filter;
  const bool here = f.zone == Place::field;
  const bool own = here && f.controller == Whose::you;
  const bool one_hero = p.is_one_hero();
  Np np = kind(f, !one_hero && (own || p.many()), here, one_hero ? or_word() : link(p));
  if (one_hero || p.naming == Naming::group) {
    if (own) np.text = yours(np) + np.text;
    np.article = Article::definite;
    if (one_hero || !here || f.controller == Whose::opponent) return np;
    if (own) return {np.text};
    return {(np.feminine ? "todas " : "todos ") + named(np)};
  }
  const std::string one = np.feminine ? "uma " : "um ";
  const std::string what = own ? (np.feminine ? "das " : "dos ") + yours(np) + np.text : np.text;
  if (p.naming == Naming::each) return {"cada " + (own ? one : "") + what};
  if (p.naming == Naming::counted) return {fmt::format("{} {}", p.n, what)};
  return {own || !f.other ? one + what : what};
}

/// Who is told to do it chooses the cards.
std::string Portuguese::to_hand(const Act& a, Whose owner) const {
  const bool many = a.who.many();
  const std::string_view hand = owner == Whose::you        ? "à sua mão"
                                : owner == Whose::opponent ? "à mão do oponente"
                                                           : "à mão do dono";
  const std::string what = np(a.who, "", true);
  if (a.who.naming == Naming::counted) return fmt::format("faça {} {} {}", what, many ? "voltarem" : "voltar", hand);
  return fmt::format("{} {} {}", what, many ? "voltam" : "volta", hand);
}

std::string Portuguese::paid_too(Phrase p) const { return "mais " + np(p); }

}  // namespace playsheet::gormiti_wording
