// SPDX-License-Identifier: GPL-3.0-or-later
// When, if, how often and how long. Portuguese has the future of the subjunctive behind "quando", "se" and "enquanto".
#include "ui/wording/gormiti/realizer.h"

namespace playsheet::gormiti_wording {

using namespace gormiti;

namespace {

constexpr Words<Role> kAs{{
    {Role::any, {"", "", ""}},
    {Role::attacker, {" as the attacker", " da attaccante", " como atacante"}},
    {Role::defender, {" as the defender", " da difensore", " como defensor"}},
}};

constexpr Words<Role> kFights{{
    {Role::any, {"attacks or defends", "attacca o difende", "atacar ou defender"}},
    {Role::attacker, {"attacks", "attacca", "atacar"}},
    {Role::defender, {"defends", "difende", "defender"}},
}};

constexpr Words<Whose> kTurns{{
    {Whose::any, {"each turn", "di ogni turno", "de cada turno"}},
    {Whose::you, {"your turn", "del tuo turno", "do seu turno"}},
    {Whose::opponent, {"the opponent’s turn", "del turno dell’avversario", "do turno do oponente"}},
}};

constexpr Words<Span> kUntil{{
    {Span::battle_end, {"until the end of the clash", "fino alla fine dello scontro", "até o fim do confronto"}},
    {Span::turn_end, {"until the end of the turn", "fino alla fine del turno", "até o fim do turno"}},
    {Span::next_turn_end,
     {"until the end of the next turn", "fino alla fine del prossimo turno", "até o fim do próximo turno"}},
    {Span::your_next_turn_start,
     {"until the start of your next turn", "fino all’inizio del tuo prossimo turno",
      "até o início do seu próximo turno"}},
    {Span::your_next_turn_end,
     {"until the end of your next turn", "fino alla fine del tuo prossimo turno", "até o fim do seu próximo turno"}},
}};

constexpr Words<Place> kHeld{{
    {Place::field, {"", "", ""}},
    {Place::discard, {" in the discard pile", " nella pila degli scarti", " na pilha de descarte"}},
    {Place::hand, {" in hand", " in mano", " na mão"}},
    {Place::deck, {" in the deck", " nel mazzo", " no baralho"}},
}};

constexpr Words<CompareOp> kCounted{{
    {CompareOp::greater, {"more ", "più ", "mais "}},
    {CompareOp::greater_equal, {"at least ", "almeno ", "pelo menos "}},
    {CompareOp::less, {"fewer ", "meno ", "menos "}},
    {CompareOp::less_equal, {"at most ", "al massimo ", "no máximo "}},
    {CompareOp::equal, {"exactly ", "esattamente ", "exatamente "}},
}};

constexpr Moods kIsCompared{{"is ", "", "é "}, {"is ", "", "for "}};
constexpr Words<CompareOp> kCompared{{
    {CompareOp::greater, {"more than ", "supera ", "maior que "}},
    {CompareOp::greater_equal, {"at least ", "è almeno ", "pelo menos "}},
    {CompareOp::less, {"less than ", "non raggiunge ", "menor que "}},
    {CompareOp::less_equal, {"at most ", "non supera ", "no máximo "}},
    {CompareOp::equal, {"exactly ", "è esattamente ", "exatamente "}},
}};

/// Who has something: you, the opponent, or the field, which has one or several.
struct Having {
  Moods you, opponent, one, many;
};
constexpr Having kHaving{
    {{"you have ", "hai ", "você tem "}, {"you have ", "hai ", "você tiver "}},
    {{"the opponent has ", "l’avversario ha ", "o oponente tem "},
     {"the opponent has ", "l’avversario ha ", "o oponente tiver "}},
    {{"there is ", "c’è ", "há "}, {"there is ", "c’è ", "houver "}},
    {{"there are ", "ci sono ", "há "}, {"there are ", "ci sono ", "houver "}},
};
constexpr Moods kNoneThere{{"there are ", "non c’è ", "não há "}, {"there are ", "non c’è ", "não houver "}};
constexpr Having kHavingNone{
    {{"you have ", "non hai ", "você não tem "}, {"you have ", "non hai ", "você não tiver "}},
    {{"the opponent has ", "l’avversario non ha ", "o oponente não tem "},
     {"the opponent has ", "l’avversario non ha ", "o oponente não tiver "}},
    kNoneThere,
    kNoneThere,
};

/// The thing can be of this type only.
bool is_only(const describe::Phrase& what, CardType type) {
  if (what.naming != describe::Naming::some) return what.type == type;
  OneOf<CardType> only;
  only.add(type);
  return what.filter.type == only || (type == CardType::fighter && describe::is_about_fighters(what.filter));
}

}  // namespace

std::string Realizer::event(const Event& e) const {
  if (e.test.event == EventKind::turn_begins)
    return say({"at the start of ", "all’inizio ", "no início "}) + say(kTurns[e.test.whose]);
  if (e.test.event == EventKind::turn_ends)
    return say({"at the end of ", "alla fine ", "no fim "}) + say(kTurns[e.test.whose]);
  const std::string when = say({"when ", "quando ", "quando "}) + subject(e.who);
  const std::string as = say(kAs[e.test.as]);
  switch (e.test.event) {
    case EventKind::enters_play:
      return when + enters(e.who);
    case EventKind::battle_joined:
      return when + say(kFights[e.test.as]);
    case EventKind::leaves_play:
      return when + leaves(e.test.cause, is_feminine(e.who));
    case EventKind::battle_result:
    case EventKind::turn_begins:
    case EventKind::turn_ends:
      break;
  }
  if (e.test.result == Result::survived)
    return when + fill({"survives a clash{}", "sopravvive a uno scontro{}", "sobreviver a um confronto{}"}, as);
  return when + fill({"destroys the other Fighter in a clash{} and survives",
                      "distrugge l’altro Combattente in uno scontro{} e sopravvive",
                      "destruir o outro Combatente em um confronto{} e sobreviver"},
                     as);
}

bool Realizer::is_feminine(const Phrase& what) const {
  return what.naming == Naming::some ? is_feminine(what.filter) : what.type != CardType::fighter;
}

std::string Realizer::passive(const Trio& stem, bool feminine) const {
  return say({"is ", "viene ", "for "}) + inflected(say(stem), feminine, false);
}

std::string Realizer::enters(const Phrase& who) const {
  const bool feminine = is_feminine(who);
  if (is_only(who, CardType::fighter))
    return passive({"deployed", "schierat", "posicionad"}, feminine) + say({"", "", " em campo"});
  if (is_only(who, CardType::weapon)) return passive({"equipped", "equipaggiat", "equipad"}, feminine);
  if (is_only(who, CardType::arena)) return passive({"played", "giocat", "jogad"}, feminine);
  return say({"enters the field", "entra in campo", "entrar em campo"});
}

std::string Realizer::leaves(LeaveCause cause, bool feminine) const {
  switch (cause) {
    case LeaveCause::any:
      return say({"leaves the field", "lascia il campo", "sair do campo"});
    case LeaveCause::destroyed:
      return passive({"destroyed", "distrutt", "destruíd"}, feminine);
    case LeaveCause::discarded:
      return passive({"discarded", "scartat", "descartad"}, feminine) +
             say({" from the field", " dal campo", " do campo"});
    case LeaveCause::returned:
      break;
  }
  return say({"returns from the field to the hand or the deck", "torna dal campo in mano o nel mazzo",
              "voltar do campo para a mão ou para o baralho"});
}

std::string Realizer::times(int limit, bool own_turns) const {
  const std::string turn = own_turns ? say({"in each of your turns", "in ogni tuo turno", "em cada turno seu"})
                                     : say({"per turn", "per turno", "por turno"});
  return limit == 1 ? fill({"once {}", "una volta {}", "uma vez {}"}, turn)
                    : fill({"up to {} times {}", "fino a {} volte {}", "até {} vezes {}"}, limit, turn);
}

std::string Realizer::until(Span span) const { return say(kUntil[span]); }

std::string Realizer::duration(int turns) const {
  if (turns == 1)
    return say({"Duration: only the turn in which you play it", "Durata: solo il turno in cui la giochi",
                "Duração: somente o turno em que é jogada"});
  return fill({"Duration: {} of your turns, including the one in which you play it",
               "Durata: {} tuoi turni, compreso quello in cui la giochi",
               "Duração: {} turnos seus, contando aquele em que é jogada"},
              turns);
}

std::string Realizer::test(const Test& t, Mood mood) const {
  switch (t.kind) {
    case Test::Kind::there_are:
      return there_are(t, mood);
    case Test::Kind::fits:
      return subject(t.who) + predicate(t.filter, mood);
    case Test::Kind::outnumber:
      return outnumber(t, mood);
    case Test::Kind::compare:
      break;
  }
  return sum(t.left) + " " + say(kIsCompared, mood) + say(kCompared[t.op]) + sum(t.right);
}

std::string Realizer::there_are(const Test& t, Mood mood) const {
  const int last = t.bounds.at_most.value_or(t.bounds.at_least.value_or(0));
  const bool none = t.bounds.at_most == 0 && t.bounds.at_least.value_or(0) == 0;
  Filter what = t.filter;
  what.ref.reset();
  std::string many = none ? none_of(what) : bounded(t.bounds) + " " + things(what, last != 1);
  many += what.zone == Place::hand && what.controller != Whose::any ? say(kHeld[Place::hand]) : pile(what, false);
  if (t.filter.ref)
    many +=
        fill({" (only {} counts)", " (conta solo {})", " (só conta {})"}, pointed(t.who.naming, CardType::fighter, ""));
  const Having& having = none ? kHavingNone : kHaving;
  if (what.controller == Whose::you) return say(having.you, mood) + many;
  if (what.controller == Whose::opponent) return say(having.opponent, mood) + many;
  return say(last == 1 ? having.one : having.many, mood) + many +
         (what.zone == Place::field ? say({" on the field", " in campo", " em campo"}) : "");
}

std::string Realizer::outnumber(const Test& t, Mood mood) const {
  const bool other = t.whose == Whose::opponent;
  const std::string what = things(t.filter, true) + say(kHeld[t.filter.zone]);
  const std::string has = say(other ? kHaving.opponent : kHaving.you, mood) + say(kCounted[t.op]);
  if (t.op == CompareOp::greater || t.op == CompareOp::less)
    return has + what +
           (other ? say({" than you", " di te", " do que você"})
                  : say({" than the opponent", " dell’avversario", " do que o oponente"}));
  const bool feminine = is_feminine(t.filter);
  return has +
         fill({"as many {2} as {3}", "{0} {2} {1} {3}", "{0} {2} {1} {3}"},
              inflected(say({"", "tant", "tant"}), feminine, true),
              inflected(say({"", "quant", "quant"}), feminine, true), what,
              other ? say({"you", "ne hai tu", "você"}) : say({"the opponent", "ne ha l’avversario", "o oponente"}));
}

}  // namespace playsheet::gormiti_wording
