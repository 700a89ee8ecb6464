// SPDX-License-Identifier: GPL-3.0-or-later
// When, if, how often and how long.
#include <fmt/format.h>

#include "ui/wording/gormiti/italian.h"

namespace playsheet::gormiti_wording {

using namespace gormiti;

namespace {

std::string_view italian_as(Role as) {
  switch (as) {
    case Role::any:
      return "";
    case Role::attacker:
      return " da attaccante";
    case Role::defender:
      return " da difensore";
  }
  return "";
}

std::string_view italian_turn(Whose whose) {
  switch (whose) {
    case Whose::any:
      return "di ogni turno";
    case Whose::you:
      return "del tuo turno";
    case Whose::opponent:
      return "del turno dell'avversario";
  }
  return "";
}

std::string italian_leaves(LeaveCause cause, const std::string& who, bool feminine) {
  switch (cause) {
    case LeaveCause::any:
      return who + "lascia il campo";
    case LeaveCause::destroyed:
      return who + "viene " + italian_ending("distrutt", feminine, false);
    case LeaveCause::discarded:
      return who + "viene " + italian_ending("scartat", feminine, false) + " dal campo";
    case LeaveCause::returned:
      return who + "torna dal campo in mano o nel mazzo";
  }
  return {};
}

}  // namespace

const Realizer::Links& Italian::links() const {
  static constexpr Links links{.and_ = " e ",
                               .then = ", poi ",
                               .further = "poi",
                               .otherwise = "; altrimenti ",
                               .if_ = "se ",
                               .while_ = "finché ",
                               .opponent_wishes = "se l'avversario vuole, ",
                               .at_most = "al massimo",
                               .payment = "Pagamento: ",
                               .deployment = "Condizione di schieramento: ",
                               .activation = "Condizione di attivazione: ",
                               .further_comma = false};
  return links;
}

std::string Italian::event(const Event& e) const {
  const bool some = e.who.naming == Naming::some;
  const bool feminine = some ? noun(e.who.filter, false).feminine : e.who.type != CardType::fighter;
  const auto is = [&](CardType type) {
    OneOf<CardType> only;
    only.add(type);
    return some ? e.who.filter.type == only || (type == CardType::fighter && describe::is_about_fighters(e.who.filter))
                : e.who.type == type;
  };
  const std::string who = subject(e.who);
  const auto entered = [&](std::string_view stem) { return "viene " + italian_ending(stem, feminine, false); };
  switch (e.test.event) {
    case EventKind::enters_play:
      return "quando " + who +
             (is(CardType::fighter)  ? entered("schierat")
              : is(CardType::weapon) ? entered("equipaggiat")
              : is(CardType::arena)  ? entered("giocat")
                                     : "entra in campo");
    case EventKind::battle_joined:
      return "quando " + who +
             (e.test.as == Role::attacker   ? "attacca"
              : e.test.as == Role::defender ? "difende"
                                            : "attacca o difende");
    case EventKind::battle_result:
      if (e.test.result == Result::survived)
        return fmt::format("quando {}sopravvive a uno scontro{}", who, italian_as(e.test.as));
      return fmt::format("quando {}distrugge l'altro Combattente in uno scontro{} e sopravvive", who,
                         italian_as(e.test.as));
    case EventKind::leaves_play:
      return "quando " + italian_leaves(e.test.cause, who, feminine);
    case EventKind::turn_begins:
      return fmt::format("all'inizio {}", italian_turn(e.test.whose));
    case EventKind::turn_ends:
      break;
  }
  return fmt::format("alla fine {}", italian_turn(e.test.whose));
}

std::string Italian::times(int limit, bool own_turns) const {
  const std::string turn = own_turns ? "in ogni tuo turno" : "per turno";
  return limit == 1 ? "una volta " + turn : fmt::format("fino a {} volte {}", limit, turn);
}

std::string Italian::until(Span span) const {
  switch (span) {
    case Span::battle_end:
      return "fino alla fine dello scontro";
    case Span::turn_end:
      return "fino alla fine del turno";
    case Span::next_turn_end:
      return "fino alla fine del prossimo turno";
    case Span::your_next_turn_start:
      return "fino all'inizio del tuo prossimo turno";
    case Span::your_next_turn_end:
      break;
  }
  return "fino alla fine del tuo prossimo turno";
}

std::string Italian::there_are(const Test& t) const {
  const int last = t.bounds.at_most.value_or(t.bounds.at_least.value_or(0));
  const bool none = t.bounds.at_most == 0 && t.bounds.at_least.value_or(0) == 0;
  Filter what = t.filter;
  what.ref.reset();
  const wording::Np np = kind(what, last != 1 && !none, false);
  std::string many = none ? italian_with("", {np.text, wording::Article::indefinite, np.feminine, false, np.onset})
                          : bounded(t.bounds) + " " + np.text;
  if (none) many = "ness" + many;  // nessun, nessuno, nessuna
  if (what.zone == Place::hand && what.controller != Whose::any)
    many += " in mano";
  else
    many += pile(what, "in");
  if (t.filter.ref) many += fmt::format(" (conta solo {})", italian_with("", pointed(t.who.naming, CardType::fighter)));
  const std::string_view no = none ? "non " : "";
  if (what.controller == Whose::you) return fmt::format("{}hai {}", no, many);
  if (what.controller == Whose::opponent) return fmt::format("l'avversario {}ha {}", no, many);
  const bool one = last == 1 || none;
  return fmt::format("{}{} {}{}", no, one ? "c'è" : "ci sono", many, what.zone == Place::field ? " in campo" : "");
}

std::string Italian::outnumber(const Test& t) const {
  const wording::Np np = kind(t.filter, true, false);
  std::string what = np.text;
  if (t.filter.zone == Place::hand) what += " in mano";
  if (t.filter.zone == Place::deck) what += " nel mazzo";
  if (t.filter.zone == Place::discard) what += " nella pila degli scarti";
  const bool other = t.whose == Whose::opponent;
  const std::string who = other ? "l'avversario ha " : "hai ";
  const std::string than = other ? "te" : "l'avversario";
  const std::string of = other ? " di te" : " dell'avversario";
  const std::string so = np.feminine ? "tante " : "tanti ";
  const std::string as = np.feminine ? " quante " : " quanti ";
  switch (t.op) {
    case CompareOp::greater:
      return who + "più " + what + of;
    case CompareOp::greater_equal:
      return who + "almeno " + so + what + as + (other ? "ne hai tu" : "ne ha l'avversario");
    case CompareOp::less:
      return who + "meno " + what + of;
    case CompareOp::less_equal:
      return who + "al massimo " + so + what + as + (other ? "ne hai tu" : "ne ha l'avversario");
    case CompareOp::equal:
      break;
  }
  return who + "esattamente " + so + what + as + (other ? "ne hai tu" : "ne ha l'avversario");
}

std::string Italian::sum(const Quantity& q) const {
  if (!q.amount.counted) return number(q.amount.number, false);
  Phrase all;
  all.naming = Naming::group;
  all.filter = q.amount.filter;
  all.ref = q.ref;
  const std::string times = q.amount.times == 1 ? "" : fmt::format("{} volte ", q.amount.times);
  return times + "il numero " + np(all, "di") + limit(q.amount, false);
}

std::string Italian::test(const Test& t, Mood) const {
  switch (t.kind) {
    case Test::Kind::there_are:
      return there_are(t);
    case Test::Kind::fits:
      return subject(t.who) + predicate(t.filter, false);
    case Test::Kind::outnumber:
      return outnumber(t);
    case Test::Kind::compare:
      break;
  }
  const auto is = [&]() -> std::string_view {
    switch (t.op) {
      case CompareOp::greater:
        return "supera";
      case CompareOp::greater_equal:
        return "è almeno";
      case CompareOp::less:
        return "non raggiunge";
      case CompareOp::less_equal:
        return "non supera";
      case CompareOp::equal:
        break;
    }
    return "è esattamente";
  };
  return fmt::format("{} {} {}", sum(t.left), is(), sum(t.right));
}

std::string Italian::fits(const Paragraph& p) const {
  // The bearer or user is the player's own.
  Filter what = p.filter;
  what.controller = Whose::you;
  const std::string side = p.side == Role::any ? "" : p.side == Role::attacker ? " in attacco" : " in difesa";
  if (p.side != Role::any && describe::asks_nothing(p.filter)) return "solo" + side;
  if (what.type.empty()) what.type.add(CardType::fighter);
  wording::Np np = kind(what, false, false);
  np.article = wording::Article::indefinite;
  return "solo" + side + (side.empty() ? " " : ", ") + italian_with("per", np);
}

std::string Italian::duration(int turns) const {
  if (turns == 1) return "Durata: solo il turno in cui la giochi";
  return fmt::format("Durata: {} tuoi turni, compreso quello in cui la giochi", turns);
}

}  // namespace playsheet::gormiti_wording
