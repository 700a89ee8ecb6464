// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "ui/wording/card_words.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/ranges.h"
#include "ui/wording/romance.h"

/// Romance: what players have, what was tossed, and what was counted in this turn.
namespace playsheet::wording {

using namespace naruto;

/// "hai", "l'avversario non ha", "nessun giocatore ha".
std::string Romance::holder(Side side, bool none) const {
  const std::string no = none ? no_word() : "";
  if (side == Side::you)
    return each_acts_ ? no + say({"ha ", "tiver "}) : say({"", "você "}) + no + say({"hai ", "tiver "});
  if (side == Side::opponent) return say({"l’avversario ", "o oponente "}) + no + say({"ha ", "tiver "});
  return none ? say({"nessun giocatore ha ", "nenhum jogador tiver "})
              : say({"i giocatori insieme hanno ", "os jogadores juntos tiverem "});
}

/// "è stata spostata 1 carta in questo modo".
std::string Romance::moved(const Bounds& n, bool negated) {
  constexpr std::array<Forms, 4> ways{
      {{"spostat", "movid"}, {"spostat", "descartad"}, {"trasformat", "colocad"}, {"pescat", "comprad"}}};
  constexpr std::array<Forms, 4> tails{
      {{"", ""}, {" nel Cimitero", ""}, {" in Chakra", " na Área de Chakra"}, {"", ""}}};
  const auto done = static_cast<std::size_t>(meanings().done);
  const bool one = n.at_most == 1 || n.at_most == 0;
  const std::string way = ending(ways[done], noun({}, false).feminine, !one) + say(tails[done]);
  if (n.at_most == 0) return fill({"nessuna carta è stata {} in questo modo", "nenhum card tiver sido {} assim"}, way);
  const std::string no = negated ? no_word() : "";
  const std::string number = quantity_text(n, language());
  return one ? fill({"{0}è stata {1} in questo modo {2} carta", "{2} card {0}tiver sido {1} assim"}, no, way, number)
             : fill({"{0}sono state {1} in questo modo {2} carte", "{2} cards {0}tiverem sido {1} assim"}, no, way,
                    number);
}

/// "escono 2 teste", "esce almeno 1 testa".
std::string Romance::tossed(const Bounds& n, bool heads) const {
  const std::string one = heads ? say({"testa", "cara"}) : say({"croce", "coroa"});
  const std::string many = heads ? say({"teste", "caras"}) : say({"croci", "coroas"});
  if (n.at_most == 0) return say({"non esce nessuna ", "não sair nenhuma "}) + one;
  const int number = n.at_least.value_or(n.at_most.value_or(1));
  const int coins = meanings().tossed;
  const bool exact = n.at_least && n.at_most && n.at_least == n.at_most;
  if (coins == 1 && number == 1) return say({"esce ", "sair "}) + one;
  const bool every = coins > 1 && n.at_least == coins;
  if (n.at_least && n.at_most && !exact) return say({"escono ", "saírem "}) + range_text(n, language()) + " " + many;
  const std::string about = every                     ? ""
                            : exact && coins > number ? say({"esattamente ", "exatamente "})
                            : exact                   ? ""
                            : n.at_least              ? say({"almeno ", "pelo menos "})
                                                      : say({"al massimo ", "no máximo "});
  return (number == 1 ? say({"esce ", "sair "}) : say({"escono ", "saírem "})) + about + std::to_string(number) + " " +
         (number == 1 ? one : many);
}

/// "hai meno Ninja in gioco dell'avversario".
std::string Romance::rivalry(const Rivals& r) {
  Filter f = r.what.kind == Amount::Kind::count ? r.what.filter.front() : Filter{};
  f.controller.reset();
  const auto [where, there] = place_of_rivals(f, r.who);
  if (!where.empty()) f.zone.reset();
  Phrase shown;
  shown.in_play = where.empty() && !f.zone;
  const std::string what = r.what.kind == Amount::Kind::hand      ? say({"carte in Mano", "cards na mão"})
                           : r.what.kind == Amount::Kind::rewards ? say({"Vincite di Guerra", "Prêmios de Batalha"})
                                                                  : nominal(f, true, &shown).text;
  const bool you = r.who == Side::you;
  const std::string has = (you ? say({"hai ", "você tiver "}) : say({"l’avversario ha ", "o oponente tiver "})) + where;
  const std::string than = (you ? say({" dell’avversario", " que o oponente"}) : say({" di te", " que você"})) + there;
  if (r.more > 0) return fill({"{}almeno {} {} più{}", "{}pelo menos {} {} a mais{}"}, has, r.more, what, than);
  if (r.relation == Relation::above || r.relation == Relation::below)
    return has + (r.relation == Relation::above ? say({"più ", "mais "}) : say({"meno ", "menos "})) + what + than;
  return has +
         (r.relation == Relation::at_least ? say({"almeno lo stesso numero di ", "pelo menos o mesmo número de "})
                                           : say({"lo stesso numero di ", "o mesmo número de "})) +
         what + than;
}

std::string Romance::tallied(const Test& t) {
  const bool none = t.bounds.at_most == 0;
  const std::string who = holder(t.side, none);
  const std::string n = none ? "" : quantity_text(t.bounds, language()) + " ";
  const std::string now = say({" in questo Turno", " neste turno"});
  const bool one = t.bounds.at_least == 1 && t.bounds.at_most == 1;
  const auto counted = [&](const Forms& single, const Forms& many) { return n + say(one ? single : many); };
  const auto tossed = [&](const Forms& came, const Forms& got) {
    const std::string times = counted({"volta", "vez"}, {"volte", "vezes"});
    if (t.side == Side::any && !none) return say(came) + times + now;
    return who + say(got) + (none ? "" : " " + times) + now;
  };
  switch (t.tally) {
    case TurnTally::missions:
      return who + say({"usato ", "usado "}) + counted({"Strategia", "Missão"}, {"Strategie", "Missões"}) + now;
    case TurnTally::jutsu:
      return who + say({"usato ", "usado "}) + counted({"Tecnica", "Jutsu"}, {"Tecniche", "Jutsus"}) + now;
    case TurnTally::heads:
      return tossed({"è uscita testa ", "tiver saído cara "}, {"ottenuto testa", "tirado cara"});
    case TurnTally::tails:
      return tossed({"è uscita croce ", "tiver saído coroa "}, {"ottenuto croce", "tirado coroa"});
    case TurnTally::rewards_won:
      return who + say({"guadagnato ", "ganhado "}) +
             counted({"Vincita di Guerra", "Prêmio de Batalha"}, {"Vincite di Guerra", "Prêmios de Batalha"}) + now;
    case TurnTally::charged:
      return who + say({"trasformato in Chakra ", "carregado "}) + counted({"carta", "card"}, {"carte", "cards"}) + now;
    case TurnTally::ninja_deployed:
      return who + say({"schierato ", "jogado "}) + counted({"Ninja", "Ninja"}, {"Ninja", "Ninjas"}) + now;
    case TurnTally::discarded_by_damage:
      return who + say({"perso ", "perdido "}) + counted({"Ninja", "Ninja"}, {"Ninja", "Ninjas"}) +
             say({" a causa di Danni", " por dano"}) + now;
  }
  return {};
}

}  // namespace playsheet::wording
