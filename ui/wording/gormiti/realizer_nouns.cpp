// SPDX-License-Identifier: GPL-3.0-or-later
// Who and what is spoken of, how many, and which of them.
#include "ui/wording/gormiti/realizer.h"

namespace playsheet::gormiti_wording {

using namespace gormiti;

namespace {

constexpr Moods kIs{{"is ", "è ", "é "}, {"is ", "è ", "for "}};
constexpr Moods kIsNow{{"is ", "è ", "está "}, {"is ", "è ", "estiver "}};
constexpr Moods kHas{{"has ", "ha ", "tem "}, {"has ", "ha ", "tiver "}};

std::string signed_number(int n, bool sign) { return sign ? fmt::format("{:+}", n) : fmt::format("{}", n); }

}  // namespace

std::string Realizer::np(const Phrase& p, std::string_view preposition, bool taken_out) const {
  const bool finds =
      p.naming == Naming::each || p.naming == Naming::group || p.naming == Naming::counted || p.naming == Naming::some;
  if (!finds) return pointed(p.naming, p.type, preposition);
  if (p.filter.ref) {
    Filter rest = describe::without_fighter(p.filter);
    rest.ref.reset();
    const std::string one = pointed(p.ref, CardType::fighter, preposition);
    return rest == Filter{} ? one : one + say({" (if it ", " (se ", " (se "}) + predicate(rest, Mood::supposed) + ")";
  }
  return grouped(p, preposition) + pile(p.filter, taken_out) +
         (p.by_opponent ? say({" chosen by the opponent", " a scelta dell’avversario", " à escolha do oponente"}) : "");
}

std::string Realizer::pronoun(bool feminine, bool plural) const {
  if (plural) return say({" them", feminine ? "le" : "li", feminine ? "-as" : "-os"});
  return say({" it", feminine ? "la" : "lo", feminine ? "-a" : "-o"});
}

std::string Realizer::predicate(const Filter& f, Mood mood) const {
  std::vector<std::string> parts;
  Filter plain = f;
  plain.hp = plain.atk = {};
  Filter without = plain;
  without.health = Health::any;
  if (without != Filter{}) {
    Phrase some;
    some.naming = Naming::some;
    some.filter = plain;
    parts.push_back(say(kIs, mood) + np(some));
  } else if (f.health != Health::any) {
    parts.push_back(say(kIsNow, mood) + (f.health == Health::injured ? say({"injured", "ferito", "ferido"})
                                                                     : say({"unhurt", "illeso", "ileso"})));
  }
  if (!f.hp.any()) parts.push_back(say(kHas, mood) + bounded(f.hp) + " " + name(Term::hp));
  if (!f.atk.any()) parts.push_back(say(kHas, mood) + bounded(f.atk) + " " + name(Term::atk));
  return parts.empty() ? say(kIsNow, mood) + say({"on the field", "in campo", "em campo"}) : all_of(parts);
}

std::string Realizer::bounded(const Bounds& b) const {
  if (b.at_least && b.at_least == b.at_most)
    return fill({"exactly {}", "esattamente {}", "exatamente {}"}, *b.at_least);
  if (b.at_least && b.at_most) return fill({"{} to {}", "da {} a {}", "de {} a {}"}, *b.at_least, *b.at_most);
  if (b.at_least) return fill({"at least {}", "almeno {}", "pelo menos {}"}, *b.at_least);
  return fill({"at most {}", "al massimo {}", "no máximo {}"}, b.at_most.value_or(0));
}

std::string Realizer::valued(const Bounds& b, Term of) const {
  const bool range = b.at_least && b.at_most && *b.at_least != *b.at_most;
  if (range) return fill({" with {0} {1}", " con {1} {0}", " com {1} {0}"}, bounded(b), name(of));
  return fill({" with {} {}", " con {} {}", " com {} {}"}, bounded(b), name(of));
}

std::string Realizer::quantity(const Quantity& q, std::string_view one, std::string_view many, bool sign) const {
  const int n = q.amount.counted ? q.amount.times : q.amount.number;
  return signed_number(n, sign) + " " + std::string(n == 1 || n == -1 ? one : many) + for_each(q, sign);
}

std::string Realizer::for_each(const Quantity& q, bool sign) const {
  if (!q.amount.counted) return {};
  Phrase each;
  each.naming = Naming::each;
  each.filter = q.amount.filter;
  each.ref = q.ref;
  return " " + np(each, say({"for", "per", "para"})) + limit(q.amount, sign);
}

std::string Realizer::limit(const Amount& amount, bool sign) const {
  if (!amount.max) return {};
  return fill({" (at most {})", " (al massimo {})", " (no máximo {})"}, signed_number(*amount.max, sign));
}

std::string Realizer::sum(const Quantity& q) const {
  if (!q.amount.counted) return signed_number(q.amount.number, false);
  Phrase all;
  all.naming = Naming::group;
  all.filter = q.amount.filter;
  all.ref = q.ref;
  return (q.amount.times == 1 ? "" : fill({"{} times ", "{} volte ", "{} vezes "}, q.amount.times)) +
         say({"the number ", "il numero ", "o número "}) + np(all, say({"of", "di", "de"})) + limit(q.amount, false);
}

}  // namespace playsheet::gormiti_wording
