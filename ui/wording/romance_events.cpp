// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/joining.h"
#include "ui/wording/ranges.h"
#include "ui/wording/romance.h"

/// Romance: what a triggered text waits for.
namespace playsheet::wording {

using namespace naruto;

namespace {

constexpr Forms kUnMission{"una Strategia", "uma Missão"};
constexpr Forms kUnJutsu{"una Tecnica", "um Jutsu"};

Forms result_name(Result result) {
  switch (result) {
    case Result::draw:
      return {"un Pareggio", "um Empate"};
    case Result::victory:
      return {"una Vittoria", "uma Vitória"};
    case Result::outstanding_victory:
      return {"una Vittoria Travolgente", "uma Vitória Notável"};
    case Result::defeat:
      return {"una Sconfitta", "uma Derrota"};
    case Result::complete_defeat:
      return {"una Sconfitta Totale", "uma Derrota Completa"};
  }
  return {};
}

Forms sent_where(std::optional<Sending> as) {
  return as == Sending::attack  ? Forms{"In Attacco", "para atacar"}
         : as == Sending::block ? Forms{"In Difesa", "para bloquear"}
                                : Forms{"In Azione", "ao Campo de Batalha"};
}

}  // namespace

/// "usi una Tecnica", "l'avversario usa una Tecnica"
std::string Romance::actor(std::optional<Side> side, const Forms& you, const Forms& other) const {
  if (side == Side::you) return say(you);
  return (side == Side::opponent ? say({"l’avversario ", "o oponente "}) : say({"un giocatore ", "um jogador "})) +
         say(other);
}

std::string Romance::rewards_in_turn(int n) const {
  return std::to_string(n) + (n == 1 ? say({" Vincita di Guerra", " Prêmio de Batalha"})
                                     : say({" Vincite di Guerra", " Prêmios de Batalha"}));
}

std::string Romance::result_names(const std::vector<Result>& results) {
  std::vector<std::string> names;
  names.reserve(results.size());
  for (const Result r : results) names.push_back(say(result_name(r)));
  return enumerated(names, or_word());
}

/// To whom it happens; no pronoun, for the words before may be about another one.
Np Romance::happening_to(const Lead& lead) {
  Phrase who = lead.who;
  if (who.naming == describe::Naming::pronoun && who.aspect == describe::Aspect::itself)
    who.naming = describe::Naming::that;
  if (who.aspect == describe::Aspect::team && who.naming == describe::Naming::pronoun && who.plural)
    return team_of_one();
  return np(who);
}

/// What did it: " nello Scontro", " a causa dell'Effetto di un Ninja".
std::string Romance::brought_about(const EventPattern& on) {
  const std::string because =  // "sofrer dano de um Ninja"
      on.event == Happening::damaged ? say({" a causa ", " "}) : say({" a causa ", " por causa "});
  const auto by = [&](const Forms& anything) { return on.by ? of_each(*on.by) : say(anything); };
  switch (on.cause) {
    case CauseTest::any:
      return on.by ? because + of_each(*on.by) : std::string();
    case CauseTest::showdown:
      return say({" nello Scontro", " no Showdown"}) +
             (on.by ? say({" contro ", " contra "}) + some_named(*on.by) : std::string());
    case CauseTest::damage:
      return say({" a causa di Danni", " por causa de dano"}) + (on.by ? " " + of_each(*on.by) : std::string());
    case CauseTest::effect:
      return on.by ? say({" a causa dell’Effetto ", " por um efeito "}) + of_each(*on.by)
                   : say({" a causa di un Effetto", " por um efeito"});
    case CauseTest::jutsu:
      return because + by({"di una Tecnica", "de um Jutsu"});
    case CauseTest::ninja:
      return say({" a causa dell’Effetto ", " por um efeito "}) + by({"di un Ninja", "de um Ninja"});
    case CauseTest::mission:
      return because + by({"di una Strategia", "de uma Missão"});
    case CauseTest::client:
      return say({" a causa dell’Effetto ", " por um efeito "}) + by({"di un Cliente", "de um Cliente"});
    case CauseTest::payment:
      return say({" come pagamento", " como pagamento"});
  }
  return {};
}

/// Further parts of an event, behind it.
std::string Romance::event_parts(const EventPattern& on, const Np& subject) {
  std::string text = on.event == Happening::drawn ? std::string() : brought_about(on);
  if (on.event == Happening::damaged && !on.result.empty()) text += say({" per ", " por "}) + result_names(on.result);
  if (on.margin)
    text += say({" con una differenza di ", " com uma diferença de "}) + range_text(*on.margin, language());
  if (on.event == Happening::battle_result) text += against(on);
  if (on.from_showdown)
    text += *on.from_showdown ? say({" nello Scontro", " no Showdown"})
                              : say({" fuori dallo Scontro", " fora do Showdown"});
  if (on.injured)
    text += *on.injured ? say({" mentre è Ferito", " estando Ferido"}) : say({" mentre è Sano", " estando Saudável"});
  if (on.for_growth) text += say({" come base di uno Sviluppo", " ao ser substituído por Growth"});
  text += unless_by(on.not_by, subject);
  if (on.base) text += on_base(*on.base);
  if (on.by_title) text += fill({" con l’Effetto «{}»", " pelo efeito “{}”"}, word(*on.by_title));
  return text;
}

std::string Romance::mission_event(const Lead& lead, const std::string& who, const Np& subject) {
  const EventPattern& on = lead.event;
  if (!lead.player)
    return who + say({"viene ", "for "}) +
           agreed(on.applied ? Forms{"applicat", "aplicad"} : Forms{"usat", "usad"}, subject);
  const std::string mission = on.mission ? used_card(*on.mission, CardType::mission, on.applied) : say(kUnMission);
  if (!on.applied) return actor(on.whose, {"usi ", "você usar "}, {"usa ", "usar "}) + mission;
  return fill({"viene applicata {0}{1}", "{0}{1} for aplicada"}, mission,
              on.whose == Side::you        ? say({" usata da te", " usada por você"})
              : on.whose == Side::opponent ? say({" usata dall’avversario", " usada pelo oponente"})
                                           : "");
}

/// Uses, tosses and coins.
std::string Romance::use_event(const Lead& lead) {
  const EventPattern& on = lead.event;
  const Np subject = lead.player ? Np{} : happening_to(lead);
  const std::string who = lead.player ? std::string() : named(subject) + " ";
  const bool growth = on.kind == CoinKind::growth;
  switch (on.event) {
    case Happening::unblocked:
      return who + say({"attacca e non viene ", "atacar e não for "}) + agreed({"bloccat", "bloquead"}, subject);
    case Happening::jutsu_applied: {
      if (lead.player && on.whose == Side::opponent && on.jutsu && !on.jutsu->targets.empty()) {
        Filter theirs = *on.jutsu;  // behind its targets whose it is comes too late
        theirs.controller = Side::opponent;
        return fill({"viene applicata {0}", "for aplicado {0}"}, used_card(theirs, CardType::jutsu, true));
      }
      const std::string user = !lead.player                 ? joined(kBy, subject)
                               : on.whose == Side::you      ? say({"da te", "por você"})
                               : on.whose == Side::opponent ? say({"dall’avversario", "pelo oponente"})
                                                            : say({"da un giocatore", "por um jogador"});
      const bool anybody = lead.player && on.whose != Side::you && on.whose != Side::opponent;
      return fill({"viene applicata {0}{1}", "{0}{1} for aplicado"},
                  on.jutsu ? used_card(*on.jutsu, CardType::jutsu, true) : say(kUnJutsu),
                  anybody ? "" : say({" usata ", " usado "}) + user);
    }
    case Happening::mission_used:
      return mission_event(lead, who, subject);
    case Happening::targeted:
      return who + say({"diventa Bersaglio ", "se tornar Alvo "}) +
             (on.jutsu ? some_with(kOf, *on.jutsu) : say({"di un uso", "de um uso"}));
    case Happening::coin_tossed:
      return actor(on.whose, {"lanci una moneta", "você lançar uma moeda"}, {"lancia una moneta", "lançar uma moeda"}) +
             brought_about(on) +
             (!on.heads   ? ""
              : *on.heads ? say({" ed esce testa", " e sair cara"})
                          : say({" ed esce croce", " e sair coroa"})) +
             (on.once_for_all
                  ? say({" (una volta per ogni Effetto con lanci)", " (uma vez por efeito com lançamentos)"})
                  : "");
    case Happening::coin_gained:
      return who + (growth ? say({"riceve una ", "receber um "}) : say({"riceve una ", "receber uma "})) +
             (on.kind ? coin_forms(*on.kind, language(), false) : say({"moneta", "moeda"}));
    case Happening::last_coin_removed:
      return who +
             (growth ? say({"perde la sua ultima ", "perder o último "})
                     : say({"perde la sua ultima ", "perder a última "})) +
             (on.kind ? coin_forms(*on.kind, language(), false) : say({"moneta", "moeda"}));
    case Happening::drawn:
      return drawn_event(on);
    default:
      return {};
  }
}

std::string Romance::player_event(const Lead& lead) {
  const EventPattern& on = lead.event;
  const std::string what = named(card_of_player(lead));
  switch (on.event) {
    case Happening::enters_play:
      if (on.how == Entry::deploy) return actor(on.whose, {"schieri ", "você jogar "}, {"schiera ", "jogar "}) + what;
      return actor(on.whose, {"metti in gioco ", "você colocar "}, {"mette in gioco ", "colocar "}) + what +
             (on.how == Entry::growth  ? say({" tramite Sviluppo", " em jogo por Growth"})
              : on.how == Entry::squad ? say({" come carta Squadra", " em jogo como Esquadrão"})
                                       : say({" come Plotone", " em jogo como Pelotão"}));
    case Happening::card_charged:
      if (on.reaches)
        return fill({"in un Turno {0}trasformato in Chakra {1} {2}",
                     "{0}tiver colocado {1} {2} na própria Área de Chakra em um turno"},
                    actor(on.whose, {"hai ", "você "}, {"ha ", ""}), *on.reaches,
                    *on.reaches == 1 ? say({"carta", "card"}) : say({"carte", "cards"}));
      return actor(on.whose, {"trasformi in Chakra ", "você colocar "}, {"trasforma in Chakra ", "colocar "}) + what +
             (on.whose == Side::you ? say({"", " na sua Área de Chakra"}) : say({"", " na própria Área de Chakra"}));
    case Happening::healed:
      return actor(on.whose, {"curi ", "você curar "}, {"cura ", "curar "}) + what;
    case Happening::jutsu_used:
      return actor(on.whose, {"usi ", "você usar "}, {"usa ", "usar "}) +
             (on.jutsu ? used_card(*on.jutsu, CardType::jutsu, false) : say(kUnJutsu));
    case Happening::sent_out:
      return actor(on.whose, {"mandi ", "você enviar "}, {"manda ", "enviar "}) +
             (on.once_for_all ? say({"Squadre ", "Times "}) : say({"un Ninja ", "um Ninja "})) + say(sent_where(on.as));
    default:
      break;
  }
  if (std::string used = use_event(lead); !used.empty()) return used;
  if (!on.reaches)
    return actor(on.whose, {"guadagni", "você ganhar"}, {"guadagna", "ganhar"}) +
           (on.outstanding.value_or(false)
                ? say({" una Vincita di Guerra Travolgente", " um Prêmio de Batalha Especial"})
                : say({" Vincite di Guerra", " Prêmios de Batalha"}));
  return fill({"in un Turno {}{}", "{}{} em um turno"},
              actor(on.whose, {"hai guadagnato ", "você tiver ganhado "}, {"ha guadagnato ", "tiver ganhado "}),
              rewards_in_turn(*on.reaches));
}

/// "una delle tue Squadre In Attacco formata solo da Genin": a team that is told of once.
std::string Romance::whole_team(const Filter& f) {
  const bool theirs = f.controller == Side::opponent;
  const std::string owner = f.controller == Side::you ? say({"una delle tue Squadre", "um dos seus Times"})
                            : theirs                  ? say({"una delle Squadre avversarie", "um dos Times"})
                                                      : say({"una delle Squadre", "um dos Times"});
  const std::string state = f.state == BattleState::attacking  ? say({" In Attacco", " atacantes"})
                            : f.state == BattleState::blocking ? say({" In Difesa", " bloqueadores"})
                                                               : "";
  const std::string in_team = say({"in una Squadra", "em um Time"});
  const std::string kind = f.team ? team(*f.team, false) : std::string();
  return owner + state + (theirs ? say({"", " do oponente"}) : "") +
         (kind.starts_with(in_team) ? kind.substr(in_team.size()) : std::string());
}

std::string Romance::battle_event(const Lead& lead) {
  const EventPattern& on = lead.event;
  const Np subject = happening_to(lead);
  const bool whole = on.once_for_all && on.event == Happening::battle_result && on.who;
  std::string who = whole ? whole_team(lead.who.filter) : named(subject);
  switch (on.event) {
    case Happening::sent_out: {
      std::string text =
          who + say({" viene ", " for "}) + agreed({"mandat", "enviad"}, subject) + " " + say(sent_where(on.as));
      if (!on.head) return text;
      return text + fill({" con {} In Prima Linea", " com {} como Líder"}, some_named(*on.head));
    }
    case Happening::battle_joined: {
      std::string text = who + say({" entra In Combattimento", " entrar em Combate"});
      if (on.as == Sending::attack) text += say({" come Ninja In Attacco", " como atacante"});
      if (on.as == Sending::block) text += say({" come Ninja In Difesa", " como defensor"});
      return text + against(on);
    }
    case Happening::battle_result: {
      if (on.result.empty()) return who + say({" termina un combattimento", " terminar uma batalha"});
      bool loses = true;
      bool defeats = false;
      for (const Result r : on.result) {
        const bool defeat = r == Result::defeat || r == Result::complete_defeat;
        loses = loses && defeat;
        defeats = defeats || defeat;
      }
      return who +
             (loses     ? say({" subisce ", " sofrer "})
              : defeats ? say({" riporta ", " terminar a batalha com "})
                        : say({" ottiene ", " obtiver "})) +
             result_names(on.result);
    }
    case Happening::rewards_won:
      if (on.reaches)
        return fill({"in un Turno {} ha guadagnato {}", "{} tiver ganhado {} em um turno"}, who,
                    rewards_in_turn(*on.reaches));
      return who + (on.outstanding.value_or(false)
                        ? say({" guadagna una Vincita di Guerra Travolgente", " ganhar um Prêmio de Batalha Especial"})
                        : say({" guadagna Vincite di Guerra", " ganhar Prêmios de Batalha"}));
    default:
      break;
  }
  return who;
}

/// Only what is in play takes damage: the place is said where nothing else tells it.
std::string Romance::from_play(const EventPattern& on) const {
  const bool told = on.cause == CauseTest::damage || on.cause == CauseTest::showdown;
  return told ? std::string() : say({"", " de jogo"});
}

/// How a card leaves play, or enters it.
std::string Romance::coming_and_going(const EventPattern& on, const Np& subject) {
  if (on.event == Happening::enters_play) switch (on.how) {
      case Entry::any:
        return say({" entra in gioco", " entrar em jogo"});
      case Entry::deploy:
        return say({" viene ", " for "}) + agreed({"schierat", "jogad"}, subject);
      case Entry::growth:
        return say({" entra in gioco tramite Sviluppo", " entrar em jogo por Growth"});
      case Entry::platoon:
        return say({" entra in gioco come Plotone", " entrar em jogo como Pelotão"});
      case Entry::effect:
        return say({" entra in gioco per un Effetto", " entrar em jogo por um efeito"});
      case Entry::squad:
        return say({" entra in gioco come carta Squadra", " entrar em jogo como Esquadrão"});
    }
  if (!on.to) return say({" lascia il gioco", " sair de jogo"});
  switch (*on.to) {
    case Destination::discard:
      return fill({" viene {} dal Campo al Cimitero", " for {}"}, agreed({"spostat", "descartad"}, subject)) +
             from_play(on);
    case Destination::hand:
      return say({" lascia il gioco e torna nella Mano del suo Proprietario", " retornar de jogo para a mão do dono"});
    case Destination::chakra:
      return fill({" lascia il gioco e viene {} in Chakra", " sair de jogo para a Área de Chakra do dono"},
                  agreed({"trasformat", ""}, subject));
    case Destination::deck_top_or_bottom:
    case Destination::rewards:
    case Destination::removed:
      return fill({" viene {} dal gioco", " for {} do jogo"}, agreed({"rimoss", "removid"}, subject));
    default:
      return say({" lascia il gioco e torna nel Mazzo del suo Proprietario", " retornar de jogo para o deck do dono"});
  }
}

std::string Romance::damage_taken(const EventPattern& on) const {
  if (!on.amount) return say({"Danni", "dano"});
  return range_text(*on.amount, language()) +
         (on.amount->at_most == 1 ? say({" Danni", " ponto de dano"}) : say({" Danni", " pontos de dano"}));
}

std::string Romance::card_event(const Lead& lead) {
  const EventPattern& on = lead.event;
  const Np subject = happening_to(lead);
  const std::string who = named(subject);
  switch (on.event) {
    case Happening::enters_play:
    case Happening::leaves_play:
      return who + coming_and_going(on, subject);
    case Happening::damaged:
      return who + say({" subisce ", " sofrer "}) + damage_taken(on);
    case Happening::healed:
      return who + say({" viene ", " for "}) + agreed({"curat", "curad"}, subject);
    case Happening::jutsu_used:
      return who + say({" usa ", " usar "}) + (on.jutsu ? used_card(*on.jutsu, CardType::jutsu, false) : say(kUnJutsu));
    case Happening::card_charged:
      return who + fill({" viene {} in Chakra", " for {} na Área de Chakra do dono"},
                        agreed({"trasformat", "colocad"}, subject));
    case Happening::injured:
      return who + say({" diventa ", " ficar "}) + agreed({"Ferit", "Ferid"}, subject);
    case Happening::power_gained:
      if (on.amount && on.amount->at_least.value_or(0) > 1)
        return who + fill({" guadagna {} di Valore in Battaglia", " ganhar {} de Combate"},
                          range_text(*on.amount, language()));
      return who + (on.amount ? say({" guadagna Valore in Battaglia", " ganhar Combate"})
                              : say({" guadagna Valore in Battaglia o in Sostegno", " ganhar Combate ou Suporte"}));
    default:
      break;
  }
  if (std::string used = use_event(lead); !used.empty()) return used;
  return battle_event(lead);
}

/// "Se sta per subire 2 o più Danni a causa di una Tecnica, invece "
std::string Romance::would_event(const Lead& lead) {
  const EventPattern& on = lead.event;
  if (on.event == Happening::coin_tossed) return say({"ogni volta che ", "sempre que "}) + use_event(lead) + ", ";
  const Np subject = happening_to(lead);
  std::string text =
      "se " + named(subject) + (subject.plural ? say({" stanno per ", " fossem "}) : say({" sta per ", " fosse "}));
  if (on.event == Happening::damaged) {
    text += say({"subire ", "sofrer "}) + damage_taken(on) +
            (on.or_removed ? say({" o lasciare il gioco", " ou sair de jogo"}) : "");
  } else if (!on.to) {
    text += say({"lasciare il gioco", "sair de jogo"});
  } else if (*on.to == Destination::discard) {
    text += fill({"essere {} dal Campo al Cimitero", "{}"}, agreed({"spostat", "descartad"}, subject)) + from_play(on);
  } else if (*on.to == Destination::hand) {
    text += say({"lasciare il gioco e tornare nella Mano del suo Proprietario", "retornar de jogo para a mão do dono"});
  } else if (*on.to == Destination::chakra) {
    text += fill({"lasciare il gioco e essere {} in Chakra", "sair de jogo para a Área de Chakra do dono"},
                 agreed({"trasformat", ""}, subject));
  } else if (*on.to == Destination::removed) {
    text += fill({"essere {} dal gioco", "ser {} do jogo"}, agreed({"rimoss", "removid"}, subject));
  } else {
    text += say({"lasciare il gioco e tornare nel Mazzo del suo Proprietario", "retornar de jogo para o deck do dono"});
  }
  return text + event_parts(on, subject) + ", " + (lead.instead ? say({"invece ", "em vez disso, "}) : "");
}

}  // namespace playsheet::wording
