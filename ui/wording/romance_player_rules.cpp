// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/romance.h"
#include "ui/wording/rule_words.h"

/// Romance: the rules that are said of a player, or of cards wherever they are.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;
using describe::Naming;

/// Rules that are said of cards wherever they are.
std::string Romance::cards_rule(const Clause& c) {
  const Act& a = c.acts.front();
  const Np who = np(c.subject);
  const std::string enter = named(who) + say({" entrano in gioco ", " entram em jogo "});
  if (const auto* p = std::get_if<EntersWith>(&*a.rule))
    return enter + say({"con ", "com "}) +
           counted_words(a.n, coin_forms(p->coin, language(), false), coin_forms(p->coin, language(), true));
  if (const auto* p = std::get_if<EntersElsewhere>(&*a.rule)) {
    EventPattern how;
    how.not_by = p->not_by;
    return entering_elsewhere(who, how, p->to);
  }
  const std::string injured = ending({"Ferit", "Ferid"}, who.feminine, true);
  const bool deployed = std::get<EntersInjured>(*a.rule).how == Entry::deploy;
  return enter + injured +
         (deployed ? say({" quando vengono ", " quando são "}) + ending({"schierat", "jogad"}, who.feminine, true)
                   : "");
}

std::string Romance::turn_marker(const Phrase& whose) {
  if (whose.naming == Naming::you) return say({"il tuo Segnaturni", "o seu Marcador de Turnos"});
  return say({"il Segnaturni ", "o Marcador de Turnos "}) + with(kOf, whose);
}

/// How many Ninja a team may have.
std::string Romance::teams_rule(const Clause& c, const TeamLimit& limit) {
  constexpr int kUsual = 3;
  const Act& a = c.acts.front();
  const bool you = c.subject.naming == Naming::you;
  const std::string who = you ? std::string() : named(c.subject) + " ";
  const std::string can = who + (you ? say({"puoi ", "você pode "}) : say({"può ", "pode "}));
  const std::string with_it = limit.with ? say({" con ", " com "}) + whom(*limit.with) : std::string();
  const std::string others = a.by ? nominal(as_ninja(*a.by), true).text : std::string();
  if (limit.exactly)
    return fill({"{}formare Squadre di esattamente {} Ninja{}{}", "{}formar Times de exatamente {} Ninjas{}{}"}, can,
                number_text(a.n), with_it, a.by ? say({" e per il resto solo ", " e, de resto, só "}) + others : "");
  if (a.n.letter == 0 && a.n.number < kUsual && !limit.with && !a.by) {  // a limit, and no leave
    const std::string cannot =
        c.subject.naming == Naming::each_player
            ? say({"nessun giocatore può ", "nenhum jogador pode "})
            : who + (you ? say({"non puoi ", "você não pode "}) : say({"non può ", "não pode "}));
    return cannot + say({"formare Squadre di più di ", "formar Times de mais de "}) +
           counted(a.n, {"Ninja", "Ninja"}, {"Ninja", "Ninjas"});
  }
  return fill({"{}formare{} Squadre di al massimo {} Ninja{}", "{}formar{} Times de até {} Ninjas{}"}, can, with_it,
              number_text(a.n),
              a.by ? say({", tutti", ", todos"}) + others.substr(say({"Ninja", "Ninjas"}).size()) : "");
}

std::string Romance::player_rule(const Clause& c) {
  const Act& a = c.acts.front();
  const Rule& r = *a.rule;
  if (c.subject.naming == Naming::group) return cards_rule(c);
  const bool you = c.subject.naming == Naming::you;
  const std::string who = you ? std::string() : named(c.subject) + " ";
  const auto does = [&](const Forms& second, const Forms& third) { return who + say(you ? second : third); };
  const std::string can = does({"puoi ", "você pode "}, {"può ", "pode "});
  const std::string his = you ? std::string() : " " + with(kOf, c.subject);
  if (std::holds_alternative<RewardsToWin>(r))
    return fill({"{0} {2} di Guerra per vincere la partita", "{1} precisa de {2} de Batalha para vencer a partida"},
                you ? say({"ti", ""}) : with(kTo, c.subject), named(c.subject),
                a.n.plural() ? fill({"servono {} Vincite", "{} Prêmios"}, number_text(a.n))
                             : fill({"serve {} Vincita", "{} Prêmio"}, number_text(a.n)));
  if (const auto* p = std::get_if<AttackLimit>(&r))
    return can +
           (p->raised ? say({"attaccare con un massimo di ", "atacar com até "})
                      : say({"attaccare con al massimo ", "atacar com no máximo "})) +
           counted(a.n, {"Squadra", "Time"}, {"Squadre", "Times"});
  if (const auto* p = std::get_if<TeamLimit>(&r)) return teams_rule(c, *p);
  if (const auto* p = std::get_if<RewardCap>(&r)) {
    if (!p->discards && is_nothing(a.n))
      return does({"non guadagni Vincite di Guerra", "você não ganha Prêmios de Batalha"},
                  {"non guadagna Vincite di Guerra", "não ganha Prêmios de Batalha"});
    if (!p->discards)
      return fill({"{}al massimo {} di Guerra in un Turno", "{}no máximo {} de Batalha em um turno"},
                  does({"guadagni ", "você ganha "}, {"guadagna ", "ganha "}),
                  counted(a.n, {"Vincita", "Prêmio"}, {"Vincite", "Prêmios"}));
    return fill({"{}al massimo {} delle Vincite di Guerra guadagnate in un Turno e {} nel Cimitero le altre",
                 "{}no máximo {} dos Prêmios de Batalha ganhos em um turno e {} os demais"},
                does({"conservi ", "você fica com "}, {"conserva ", "fica com "}), number_text(a.n),
                you ? say({"sposti", "descarta"}) : say({"sposta", "descarta"}));
  }
  if (const auto* p = std::get_if<RewardsDiscarded>(&r))
    return fill({"invece di guadagnare Vincite di Guerra{}, {} nel Cimitero altrettante Vincite di Guerra {}",
                 "em vez de ganhar Prêmios de Batalha{}, {} a mesma quantidade de Prêmios de Batalha {}"},
                p->from_showdown ? say({" nello Scontro", " no Showdown"}) : "",
                does({"sposti", "você descarta"}, {"sposta", "descarta"}),
                you ? say({"dell’avversario", "do outro jogador"}) : say({"dell’altro giocatore", "do outro jogador"}));
  if (std::holds_alternative<FreeUse>(r) || std::holds_alternative<PayAs>(r)) return payment_rule(c);
  if (const auto* p = std::get_if<ChakraCounts>(&r)) {
    Phrase chakra;
    chakra.naming = Naming::group;
    chakra.filter = a.by.value_or(Filter{});
    return named(chakra) +
           (np(chakra).plural ? say({" valgono anche come Chakra ", " também contam como Chakra "})
                              : say({" valgono anche come Chakra ", " também conta como Chakra "})) +
           (p->as ? say({"", "de "}) + symbol_name(*p->as, language())
                  : say({"del Simbolo scelto", "do Símbolo escolhido"}));
  }

  if (const auto* p = std::get_if<UseTax>(&r)) return use_tax(a, *p, does({"devi", "você deve"}, {"deve", "deve"}));
  if (const auto* p = std::get_if<ChakraWorth>(&r)) {
    Phrase chakra;
    chakra.naming = Naming::each;
    chakra.filter = a.by.value_or(Filter{});
    return fill({"{} può pagare fino a {} Chakra {} nel Costo Chakra di una Tecnica",
                 "{} pode pagar até {} Chakra de {} no Custo de um Jutsu"},
                chakra.filter.is ? named(reference(*chakra.filter.is)) : named(chakra), number_text(a.n),
                symbol_name(p->as, language()));
  }
  if (const auto* p = std::get_if<MarkerFor>(&r)) {
    Filter cards;
    cards.type = p->type;

    Np all = nominal(cards, true);
    all.article = Article::definite;
    return fill({"per {0}, {2} vale {3} in {4}", "para {1}, {2} vale {3} a {4}"}, named(all), all.text,
                turn_marker(c.subject), size_text(a.n), a.n.number < 0 ? say({"meno", "menos"}) : say({"più", "mais"}));
  }
  return play_rule(c);
}

/// What a player pays for Jutsu, and with what.
std::string Romance::payment_rule(const Clause& c) {
  const Act& a = c.acts.front();
  const bool you = c.subject.naming == Naming::you;
  const std::string can = you ? say({"puoi ", "você pode "}) : named(c.subject) + say({" può ", " pode "});
  if (const auto* p = std::get_if<FreeUse>(&*a.rule)) {
    const Filter jutsu = of_type(a.by.value_or(Filter{}), CardType::jutsu);
    const std::string cost = chakra_words(p->cost, language());
    return fill({"{}usare {}{} {}", "{}usar {}{} {}"}, free_user(c, *p, can),
                p->once ? say({"la prossima ", "o próximo "}) : "", nominal(jutsu, !p->once).text,
                cost.empty() ? say({"senza pagarne il Costo Chakra", "sem pagar o Custo do Jutsu"})
                             : fill({"pagando solo {}", "pagando {} em vez do Custo do Jutsu"}, cost));
  }
  const auto& p = std::get<PayAs>(*a.rule);

  ;

  Np jutsu = paid_jutsu(a, p);
  jutsu.article = Article::definite;
  return fill({"{}{}pagare con {} {} {}{} nel Costo Chakra {}", "{}{}pagar com {} {} {}{} no Custo {}"}, payer(p), can,
              p.with ? say({"Chakra ", "Chakra de "}) + symbol_name(*p.with, language())
                     : say({"Chakra di qualsiasi Simbolo", "qualquer Chakra"}),
              p.n ? fill({"fino a {}", "até {}"}, *p.n) : say({"i", "os"}),
              p.n == 1 ? say({"Simbolo", "Símbolo"}) : say({"Simboli", "Símbolos"}),
              p.symbol ? " " + symbol_name(*p.symbol, language()) : "", joined(kOf, jutsu));
}

/// "Per scegliere come Bersaglio di una Tecnica un Ninja, l'avversario deve spostare nel Cimitero 1 Chakra in più."
std::string Romance::use_tax(const Act& a, const UseTax& tax, const std::string& must) {
  const std::string pay =
      must + fill({" spostare nel Cimitero {} Chakra in più", " descartar {} Chakra a mais"}, number_text(a.n));
  const std::string what = tax.effects ? say({"un Effetto attivato", "um efeito ativado"}) +
                                             (a.by ? " " + some_with(kOf, *a.by) : std::string())
                           : a.by ? some_named(*a.by)
                                  : say({"una carta", "um card"});
  if (!a.at) return fill({"per usare {0}, {1}", "{1} para usar {0}"}, what, pay);
  return taxed_choice(a, tax, what, pay);
}

/// What a player can do, keeps or draws.
std::string Romance::play_rule(const Clause& c) {
  const Act& a = c.acts.front();
  const Rule& r = *a.rule;
  const bool you = c.subject.naming == Naming::you;
  const std::string who = you ? std::string() : named(c.subject) + " ";
  const auto does = [&](const Forms& second, const Forms& third) { return who + say(you ? second : third); };
  const std::string can = does({"puoi ", "você pode "}, {"può ", "pode "});
  const bool neither = c.subject.naming == Naming::each_player;
  const std::string cannot = neither ? say({"nessun giocatore può ", "nenhum jogador pode "})
                                     : does({"non puoi ", "você não pode "}, {"non può ", "não pode "});
  const std::string each_turn = c.until ? "" : say({" in ogni Turno", " por turno"});
  const std::string his = you ? std::string() : " " + with(kOf, c.subject);
  if (std::holds_alternative<ForbidMission>(r))
    return cannot + say({"usare ", "jogar "}) +
           (a.by ? nominal(of_type(*a.by, CardType::mission), true).text : say({"Strategie", "Missões"}));
  if (const auto* p = std::get_if<ForbidEntry>(&r)) {
    Filter cards = a.by.value_or(Filter{});
    const bool from_hand = cards.zone == Zone::hand && p->how != Entry::deploy;
    if (cards.zone == Zone::hand) {
      // nobody plays from another hand
      cards.zone.reset();
      cards.controller.reset();
    }

    const std::string hand = you ? say({"", " da sua mão"}) : say({"", " da própria mão"});
    return cannot +
           (p->how == Entry::deploy ? say({"schierare ", "jogar "}) : say({"mettere in gioco ", "colocar em jogo "})) +
           nominal(cards, true).text + (from_hand ? hand : "");
  }
  if (const auto* p = std::get_if<JutsuLimit>(&r)) {
    if (!p->n)
      return fill({"solo uno dei{} Ninja{} può usare Tecniche{}", "apenas um dos {}Ninjas{} pode usar Jutsus{}"},
                  you ? say({" tuoi", "seus "}) : "", his, each_turn);
    if (p->n == 0) return cannot + say({"usare Tecniche", "usar Jutsus"});
    return fill({"{}usare al massimo {}{}{}", "{}usar no máximo {}{}{}"}, can,
                counted(a.n, {"Tecnica", "Jutsu"}, {"Tecniche", "Jutsus"}), each_turn,
                p->one_user && a.n.plural() ? say({", tutte con lo stesso Ninja", ", todos com o mesmo Ninja"}) : "");
  }
  if (const auto* p = std::get_if<PlayLimit>(&r)) {
    Filter cards;
    cards.type = p->what;
    const std::string play =
        can + (p->what == CardType::mission ? say({"usare ", "jogar "}) : say({"schierare ", "jogar "}));
    if (p->any_number)
      return fill({"{}un numero qualsiasi di {}{}", "{}qualquer número de {}{}"}, play, nominal(cards, true).text,
                  each_turn);
    if (p->n)
      return fill({"{}al massimo {} {}{}", "{}no máximo {} {}{}"}, play, number_text(a.support),
                  nominal(cards, a.support.plural()).text, each_turn);
    return fill({"{}{} {} in {}{}", "{}{} {} a {}{}"}, play, size_text(a.n), nominal(cards, a.n.plural()).text,
                a.n.number < 0 ? say({"meno", "menos"}) : say({"più", "mais"}), each_turn);
  }
  return kept_rule(c);
}

/// What a player keeps, shows or draws.
std::string Romance::kept_rule(const Clause& c) {
  const Act& a = c.acts.front();
  const Rule& r = *a.rule;
  const bool you = c.subject.naming == Naming::you;
  const std::string who = you ? std::string() : named(c.subject) + " ";
  const auto does = [&](const Forms& second, const Forms& third) { return who + say(you ? second : third); };
  const std::string his = you ? std::string() : " " + with(kOf, c.subject);
  if (const auto* p = std::get_if<HandSize>(&r)) {
    const std::string limit =
        fill({"il limite della{} Mano{} ", "o limite da {}mão{} "}, you ? say({" tua", "sua "}) : "", his);
    if (p->set) return limit + say({"è ", "é "}) + number_text(a.support);
    return limit + (a.n.number < 0 ? say({"diminuisce di ", "diminui em "}) : say({"aumenta di ", "aumenta em "})) +
           size_text(a.n);
  }
  if (std::holds_alternative<ChargeInExchange>(r))
    return does({"puoi ", "você pode "}, {"può ", "pode "}) +
           say({"trasformare carte in Chakra anche durante lo Scambio di Tecniche",
                "colocar cards da mão na Área de Chakra também na Troca de Jutsu"});
  if (std::holds_alternative<OpenHand>(r))
    return does({"giochi a Mano scoperta", "você joga com a mão revelada"},
                {"gioca a Mano scoperta", "joga com a mão revelada"});
  if (std::holds_alternative<NoDraw>(r))
    return (c.subject.naming == Naming::each_player
                ? say({"nessun giocatore pesca", "nenhum jogador compra"})
                : does({"non peschi", "você não compra"}, {"non pesca", "não compra"})) +
           say({" nella Fase Iniziale", " cards na Fase de Início"});
  if (const auto* p = std::get_if<CountsAsPresent>(&r)) {
    const bool several = p->name.size() > 1;
    const std::string where = fill({"nel{} Campo{}", "na{} Vila{}"}, you ? say({" tuo", " sua"}) : "", his);
    return several ? fill({"{} contano come se fossero {}, ma si possono comunque mettere in gioco",
                           "{} contam como se estivessem {}, mas ainda podem ser colocados em jogo"},
                          names(p->name, and_word()), where)
                   : fill({"{} conta come se fosse {}, ma si può comunque mettere in gioco",
                           "{} conta como se estivesse {}, mas ainda pode ser colocado em jogo"},
                          names(p->name, and_word()), where);
  }
  if (std::holds_alternative<MarkerStays>(r))
    return turn_marker(c.subject) +
           (c.until == Until::turn_end
                ? say({" non si muove nella Fase Finale di questo Turno", " não avança no final deste turno"})
                : say({" non si muove nella Fase Finale", " não avança no final do turno"}));
  return {};
}
}  // namespace playsheet::wording