// SPDX-License-Identifier: GPL-3.0-or-later
// When, if, how often and how long. Behind "quando", "se" and "enquanto" stands the future of the subjunctive.
#include <fmt/format.h>

#include "ui/wording/gormiti/portuguese.h"

namespace playsheet::gormiti_wording {

using namespace gormiti;

namespace {

std::string_view portuguese_as(Role as) {
  switch (as) {
    case Role::any:
      return "";
    case Role::attacker:
      return " como atacante";
    case Role::defender:
      return " como defensor";
  }
  return "";
}

std::string_view portuguese_turn(Whose whose) {
  switch (whose) {
    case Whose::any:
      return "de cada turno";
    case Whose::you:
      return "do seu turno";
    case Whose::opponent:
      return "do turno do oponente";
  }
  return "";
}

std::string portuguese_leaves(LeaveCause cause, const std::string& who, bool feminine) {
  switch (cause) {
    case LeaveCause::any:
      return who + " sair do campo";
    case LeaveCause::destroyed:
      return who + " for " + portuguese_ending("destruíd", feminine, false);
    case LeaveCause::discarded:
      return who + " for " + portuguese_ending("descartad", feminine, false) + " do campo";
    case LeaveCause::returned:
      return who + " voltar do campo para a mão ou para o baralho";
  }
  return {};
}

}  // namespace

const Realizer::Links& Portuguese::links() const {
  static constexpr Links links{.and_ = " e ",
                               .then = " e, depois, ",
                               .further = "depois",
                               .otherwise = "; caso contrário, ",
                               .if_ = "se ",
                               .while_ = "enquanto ",
                               .opponent_wishes = "se o oponente quiser, ",
                               .at_most = "no máximo",
                               .payment = "Pagamento: ",
                               .deployment = "Condição de entrada: ",
                               .activation = "Condição de ativação: ",
                               .further_comma = true};
  return links;
}

std::string Portuguese::event(const Event& e) const {
  const bool some = e.who.naming == Naming::some;
  const bool feminine = some ? noun(e.who.filter, false).feminine : e.who.type != CardType::fighter;
  const auto is = [&](CardType type) {
    OneOf<CardType> only;
    only.add(type);
    return some ? e.who.filter.type == only || (type == CardType::fighter && describe::is_about_fighters(e.who.filter))
                : e.who.type == type;
  };
  const std::string who = np(e.who);
  const auto entered = [&](std::string_view stem) { return " for " + portuguese_ending(stem, feminine, false); };
  switch (e.test.event) {
    case EventKind::enters_play:
      return "quando " + who +
             (is(CardType::fighter)  ? entered("posicionad") + " em campo"
              : is(CardType::weapon) ? entered("equipad")
              : is(CardType::arena)  ? entered("jogad")
                                     : " entrar em campo");
    case EventKind::battle_joined:
      return "quando " + who +
             (e.test.as == Role::attacker   ? " atacar"
              : e.test.as == Role::defender ? " defender"
                                            : " atacar ou defender");
    case EventKind::battle_result:
      if (e.test.result == Result::survived)
        return fmt::format("quando {} sobreviver a um confronto{}", who, portuguese_as(e.test.as));
      return fmt::format("quando {} destruir o outro Combatente em um confronto{} e sobreviver", who,
                         portuguese_as(e.test.as));
    case EventKind::leaves_play:
      return "quando " + portuguese_leaves(e.test.cause, who, feminine);
    case EventKind::turn_begins:
      return fmt::format("no início {}", portuguese_turn(e.test.whose));
    case EventKind::turn_ends:
      break;
  }
  return fmt::format("no fim {}", portuguese_turn(e.test.whose));
}

std::string Portuguese::times(int limit, bool own_turns) const {
  const std::string turn = own_turns ? "em cada turno seu" : "por turno";
  return limit == 1 ? "uma vez " + turn : fmt::format("até {} vezes {}", limit, turn);
}

std::string Portuguese::until(Span span) const {
  switch (span) {
    case Span::battle_end:
      return "até o fim do confronto";
    case Span::turn_end:
      return "até o fim do turno";
    case Span::next_turn_end:
      return "até o fim do próximo turno";
    case Span::your_next_turn_start:
      return "até o início do seu próximo turno";
    case Span::your_next_turn_end:
      break;
  }
  return "até o fim do seu próximo turno";
}

std::string Portuguese::there_are(const Test& t, Mood mood) const {
  const bool told = mood == Mood::told;
  const int last = t.bounds.at_most.value_or(t.bounds.at_least.value_or(0));
  const bool none = t.bounds.at_most == 0 && t.bounds.at_least.value_or(0) == 0;
  Filter what = t.filter;
  what.ref.reset();
  const wording::Np np = kind(what, last != 1 && !none, false);
  std::string many = (none ? (np.feminine ? "nenhuma" : "nenhum") : bounded(t.bounds)) + " " + np.text;
  if (what.zone == Place::hand && what.controller != Whose::any)
    many += " na mão";
  else
    many += pile(what, "em");
  if (t.filter.ref)
    many += fmt::format(" (só conta {})", portuguese_with("", pointed(t.who.naming, CardType::fighter)));
  const std::string has = std::string(none ? "não " : "") + (told ? "tem " : "tiver ");
  if (what.controller == Whose::you) return "você " + has + many;
  if (what.controller == Whose::opponent) return "o oponente " + has + many;
  return (none ? "não " : "") + std::string(told ? "há " : "houver ") + many +
         (what.zone == Place::field ? " em campo" : "");
}

std::string Portuguese::outnumber(const Test& t, Mood mood) const {
  const wording::Np np = kind(t.filter, true, false);
  std::string what = np.text;
  if (t.filter.zone == Place::hand) what += " na mão";
  if (t.filter.zone == Place::deck) what += " no baralho";
  if (t.filter.zone == Place::discard) what += " na pilha de descarte";
  const bool other = t.whose == Whose::opponent;
  const std::string who = (other ? "o oponente " : "você ") + std::string(mood == Mood::told ? "tem " : "tiver ");
  const std::string than = other ? "você" : "o oponente";
  const std::string so = np.feminine ? "tantas " : "tantos ";
  const std::string as = np.feminine ? " quantas " : " quantos ";
  switch (t.op) {
    case CompareOp::greater:
      return who + "mais " + what + " do que " + than;
    case CompareOp::greater_equal:
      return who + "pelo menos " + so + what + as + than;
    case CompareOp::less:
      return who + "menos " + what + " do que " + than;
    case CompareOp::less_equal:
      return who + "no máximo " + so + what + as + than;
    case CompareOp::equal:
      break;
  }
  return who + "exatamente " + so + what + as + than;
}

std::string Portuguese::sum(const Quantity& q) const {
  if (!q.amount.counted) return number(q.amount.number, false);
  Phrase all;
  all.naming = Naming::group;
  all.filter = q.amount.filter;
  all.ref = q.ref;
  const std::string times = q.amount.times == 1 ? "" : fmt::format("{} vezes ", q.amount.times);
  return times + "o número " + np(all, "de") + limit(q.amount, false);
}

std::string Portuguese::test(const Test& t, Mood mood) const {
  switch (t.kind) {
    case Test::Kind::there_are:
      return there_are(t, mood);
    case Test::Kind::fits:
      return np(t.who) + " " + predicate(t.filter, mood);
    case Test::Kind::outnumber:
      return outnumber(t, mood);
    case Test::Kind::compare:
      break;
  }
  const auto is = [&]() -> std::string_view {
    switch (t.op) {
      case CompareOp::greater:
        return "maior que";
      case CompareOp::greater_equal:
        return "pelo menos";
      case CompareOp::less:
        return "menor que";
      case CompareOp::less_equal:
        return "no máximo";
      case CompareOp::equal:
        break;
    }
    return "exatamente";
  };
  return fmt::format("{} {} {} {}", sum(t.left), mood == Mood::told ? "é" : "for", is(), sum(t.right));
}

std::string Portuguese::fits(const Paragraph& p) const {
  // The bearer or user is the player's own.
  Filter what = p.filter;
  what.controller = Whose::you;
  const std::string side = p.side == Role::any ? "" : p.side == Role::attacker ? " no ataque" : " na defesa";
  if (p.side != Role::any && describe::asks_nothing(p.filter)) return "somente" + side;
  if (what.type.empty()) what.type.add(CardType::fighter);
  wording::Np np = kind(what, false, false);
  np.article = wording::Article::indefinite;
  return "somente" + side + (side.empty() ? " " : ", ") + portuguese_with("para", np);
}

std::string Portuguese::duration(int turns) const {
  if (turns == 1) return "Duração: somente o turno em que é jogada";
  return fmt::format("Duração: {} turnos seus, contando aquele em que é jogada", turns);
}

}  // namespace playsheet::gormiti_wording
