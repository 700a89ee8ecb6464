// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/romance.h"
#include "ui/wording/rule_words.h"

/// Romance: the rules on teams, damage and protection, said of a card, and those said of a player.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;
using describe::Naming;

/// A team is named by one of its Ninja: "questo Ninja", "un Ninja con ...".
std::string Romance::whom(const Selector& selector) {
  if (selector.kind == Selector::Kind::ref) return named(reference(selector.ref));
  if (selector.kind == Selector::Kind::choose && !selector.filter.empty())
    return "1 " + nominal(selector.filter.front(), false).text + say({" a tua scelta", " à sua escolha"});
  return selector.filter.empty() ? say({"un Ninja", "um Ninja"}) : some_named(selector.filter.front());
}

/// What does it: " nello Scontro", " da Tecniche avversarie", " da effetti di Ninja avversari".
std::string Romance::damage_source(const Act& a, CauseTest cause) {
  const std::string_view words = cause_words(cause, language());
  std::string text = words.empty() ? std::string() : " " + std::string(words);
  if (!a.by) return text;
  const bool use = a.by->type == CardType::jutsu || a.by->type == CardType::mission;
  if (use) return say({" da ", " de "}) + nominal(*a.by, true).text;
  // what they are says what the damage comes from
  if (cause == CauseTest::showdown) return text + say({" da ", " de "}) + nominal(*a.by, true).text;
  return say({" da Effetti di ", " de efeitos de "}) + nominal(*a.by, true).text;
}

/// "I prossimi Danni che subisce in questo Turno diminuiscono di 1."
std::string Romance::changed_damage(const Clause& c) {
  const Act& a = c.acts.front();
  Phrase bearer = c.subject;
  bearer.aspect = describe::Aspect::itself;
  const auto* less = std::get_if<ReduceDamage>(&*a.rule);
  const auto* greater = std::get_if<MoreDamage>(&*a.rule);
  const bool next = less ? less->next : greater->next;
  const std::string source = damage_source(a, less ? less->cause : greater->cause);
  const std::string time = c.until ? during(*c.until) : std::string();
  const bool sized = less && less->at_least > 1;
  if (sized && bearer.naming == Naming::each) bearer.naming = Naming::some;
  const std::string who = damage_bearer(bearer, sized);
  const bool many = np(bearer).plural;
  const bool ahead = sized || next || c.until;
  const std::string takes = many ? (ahead ? say({"subiscono", "sofrerem"}) : say({"subiscono", "sofrem"}))
                                 : (ahead ? say({"subisce", "sofrer"}) : say({"subisce", "sofre"}));
  const std::string change =
      fill({"{} di {}", "{} em {}"}, less ? say({"diminuiscono", "é reduzido"}) : say({"aumentano", "é aumentado"}),
           number_text(a.n));
  if (sized)
    return fill({"{} {}{} {} o più Danni{}{}, quei Danni {}", "{} {}{} {} ou mais pontos de dano{}{}, esse dano {}"},
                next ? say({"la prossima volta che", "na próxima vez que"}) : say({"se", "se"}), who, takes,
                less->at_least, source, time, change);
  return fill({"i {}Danni che {}{}{}{} {}", "o {}dano que {}{}{}{} {}"}, next ? say({"prossimi ", "próximo "}) : "",
              who, takes, source, time, change);
}

std::string Romance::further_rule(const Act& a, const Np& s) {
  const auto verb = [&](const Forms& one, const Forms& more) { return say(s.plural ? more : one); };
  const std::string cannot = verb({"non può ", "não pode "}, {"non possono ", "não podem "});
  const Rule& r = *a.rule;
  std::string by = a.by ? nominal(*a.by, true).text : std::string();
  if (a.by && a.by->except == Ref::self) by += say({" tranne questa carta", " exceto este card"});
  const bool use = a.by && (a.by->type == CardType::jutsu || a.by->type == CardType::mission);
  const std::string effects = !a.by ? say({"Effetti", "efeitos"}) : use ? by : say({"Effetti di ", "efeitos de "}) + by;
  if (const auto* p = std::get_if<LockPower>(&r))
    return cannot +
           (!p->lose   ? say({"ottenere", "ganhar"})
            : !p->gain ? say({"perdere", "perder"})
                       : say({"ottenere né perdere", "ganhar nem perder"})) +
           say({" Potenza", " Poder"}) + (a.by ? say({" a causa di ", " por causa de "}) + effects : "");
  if (const auto* p = std::get_if<Contribute>(&r)) {
    const std::string team = verb({" alla Forza di Combattimento della sua Squadra", " ao Poder do Time dele"},
                                  {" alla Forza di Combattimento della loro Squadra", " ao Poder do Time deles"});
    if (p->stat == Contribution::none)
      return verb({"non aggiunge nulla", "não soma nada"}, {"non aggiungono nulla", "não somam nada"}) + team;
    if (p->stat == Contribution::other_team)
      return verb({"aggiunge la sua Potenza", "soma o próprio Poder"},
                  {"aggiungono la loro Potenza", "somam o próprio Poder"}) +
             say({" alla Squadra avversaria invece che alla propria", " ao Time inimigo, e não ao próprio Time"});
    const std::string own = verb({" il proprio ", " o próprio "}, {" il loro ", " o próprio "});
    return verb({"aggiunge", "soma"}, {"aggiungono", "somam"}) +
           verb({" alla Forza di Combattimento della sua Squadra", " ao Poder do Time"},
                {" alla Forza di Combattimento della loro Squadra", " ao Poder do Time"}) +
           own +
           (p->stat == Contribution::combat
                ? say({"Valore in Battaglia invece del Valore in Sostegno", "Combate em vez do Suporte"})
                : say({"Valore in Sostegno invece del Valore in Battaglia", "Suporte em vez do Combate"}));
  }
  if (const auto* p = std::get_if<CoinWorth>(&r))
    return fill({"{} {} come {:+}/{:+}", "{} {} como {:+}/{:+}"},
                verb({"conta ogni", "conta cada"}, {"contano ogni", "contam cada"}),
                coin_forms(p->coin, language(), false), p->combat, p->support);
  if (const auto* p = std::get_if<TeamPower>(&r)) {
    const std::string what = p->mental ? say({"Intelletto Totale", "Poder Mental do Time"})
                                       : say({"Forza di Combattimento", "Poder do Time"});
    return p->set ? verb({"ha ", "fica com "}, {"hanno ", "ficam com "}) + what + " " + number_text(a.support)
                  : verb({"ottiene ", "recebe "}, {"ottengono ", "recebem "}) + signed_text(a.n) +
                        (p->mental ? say({" all’", " de "}) : say({" alla ", " de "})) + what;
  }
  if (const auto* p = std::get_if<MentalPower>(&r)) {
    if (p->set && is_nothing(a.n))
      return verb({"ha", "fica"}, {"hanno", "ficam"}) + say({" Intelletto ", " com Mental Power "}) +
             number_text(a.support);
    return verb({"ottiene ", "recebe "}, {"ottengono ", "recebem "}) + signed_text(a.n) +
           say({" all’Intelletto", " de Mental Power"});
  }

  if (std::holds_alternative<Unaffected>(r))
    return fill({"{0} {2}", "{0} {1} por {3}"}, verb({"non subisce", "não é"}, {"non subiscono", "não são"}),
                agreed({"", "afetad"}, s), a.by ? say({"gli Effetti di ", ""}) + by : effects, effects);
  if (const auto* p = std::get_if<Unremovable>(&r))
    return cannot + say({"lasciare il gioco", "sair de jogo"}) +
           std::string(p->moves ? say({" né cambiare Squadra", " nem mudar de Time"}) : "") +
           say({" a causa di ", " por causa de "}) + effects;
  return card_rule(a, s);
}

/// Those who may or may not be in its team.
std::string Romance::fellows(const Act& a) {
  const bool any_ninja = !a.by || (describe::parts_of(*a.by).empty() && !a.by->controller);
  return any_ninja ? say({"altri Ninja", "outros Ninjas"}) : nominal(*a.by, true).text;
}

std::string Romance::card_rule(const Act& a, const Np& s) {
  const auto verb = [&](const Forms& one, const Forms& more) { return say(s.plural ? more : one); };
  const std::string cannot = verb({"non può ", "não pode "}, {"non possono ", "não podem "});
  const Rule& r = *a.rule;
  if (std::holds_alternative<DamageStays>(r))
    return verb({"infligge", "causa"}, {"infliggono", "causam"}) +
           say({" nello Scontro Danni che non possono essere diminuiti",
                " no Showdown dano que não pode ser reduzido"});
  if (const auto* p = std::get_if<GoesTo>(&r)) {
    const std::string_view cause = cause_words(p->cause, language());
    return fill({"{} {} invece che {} quando {} il gioco{}{}", "{} {} em vez de ir {} quando {} de jogo{}{}"},
                verb({"va", "vai"}, {"vanno", "vão"}), destination_words(p->to, language()),
                place_words(p->instead_of, language()), verb({"lascia", "sai"}, {"lasciano", "saem"}),
                cause.empty() ? "" : " ", cause);
  }
  if (const auto* p = std::get_if<MustBeHead>(&r))
    return verb({"deve", "deve"}, {"devono", "devem"}) + say({" stare In Prima Linea se ", " ser o Líder se "}) +
           verb({"viene ", "for "}, {"vengono ", "forem "}) + sent(p->as, s);
  if (const auto* p = std::get_if<OnlyTeamedWith>(&r))
    return verb({"può ", "só pode "}, {"possono ", "só podem "}) +
           (p->when_sent ? say({"essere ", "ser "}) + sent(Sending::sent_out, s) : say({"stare", "estar"})) +
           say({" in Squadra solo con ", " em um Time com "}) + fellows(a);
  if (const auto* p = std::get_if<CannotBeTeamedWith>(&r))
    return cannot +
           (p->when_organized ? say({"essere ", "ser "}) + agreed({"mess", "colocad"}, s)
            : p->when_sent    ? say({"essere ", "ser "}) + sent(Sending::sent_out, s)
                              : say({"stare", "estar"})) +
           say({" in Squadra con ", " em um Time com "}) + fellows(a) +
           (p->when_organized ? say({" nella Fase di Formazione", " na Fase de Organização"}) : "");
  if (const auto* p = std::get_if<MustBlock>(&r))
    return verb({"deve bloccare ", "deve bloquear "}, {"devono bloccare ", "devem bloquear "}) +
           (p->whom.kind == Selector::Kind::ref
                ? fill({"la Squadra {0}", "um Time com {1}"}, joined(kOf, reference(p->whom.ref)), whom(p->whom))
                : say({"una Squadra con ", "um Time com "}) + whom(p->whom)) +
           say({", se possibile", ", se possível"});
  if (const auto* p = std::get_if<NotCounted>(&r))
    return p->n == 0 ? verb({"non conta per il limite della sua Squadra", "não conta para o limite do Time dele"},
                            {"non contano per il limite della loro Squadra", "não contam para o limite do Time dele"})
                     : verb({"non conta per il limite della sua Squadra", "não conta para o limite do Time"},
                            {"non contano per il limite della loro Squadra", "não contam para o limite do Time"});
  if (const auto* p = std::get_if<ResultRule>(&r)) {
    std::vector<std::string> from;
    for (const Result result : p->from) from.emplace_back(result_words(result, language()));
    return fill(
        {"{} {} invece di {}", "{} {} em vez de {}"}, verb({"ottiene", "obtém"}, {"ottengono", "obtêm"}),
        result_words(p->to, language()),
        from.empty() ? say({"qualsiasi altro risultato", "qualquer outro resultado"}) : enumerated(from, or_word()));
  }
  if (std::holds_alternative<BlockLimit>(r))
    return fill({"{}bloccare insieme fino a {} Squadre (le loro Forze di Combattimento si sommano)",
                 "{}bloquear até {} Times juntos (os Poderes de Time deles são somados)"},
                verb({"può ", "pode "}, {"possono ", "podem "}), number_text(a.n));
  if (std::holds_alternative<NoShowdown>(r))
    return verb({"non ha", "não tem"}, {"non hanno", "não têm"}) + say({" Scontro", " Showdown"});
  if (const auto* p = std::get_if<ExtraRewards>(&r)) {
    std::vector<std::string> on;
    for (const RewardFor what : p->on) {
      const std::string reward(reward_words(what, language()));
      const bool result = what == RewardFor::victory || what == RewardFor::outstanding_victory;
      on.push_back(what == RewardFor::any
                       ? fill({"{}", "ganhar um Prêmio de Batalha ou obter qualquer Vitória"}, reward)
                       : (result ? say({"", "obter "}) : say({"", "ganhar "})) + reward);
    }
    return verb({"guadagna ", "ganha "}, {"guadagnano ", "ganham "}) +
           counted(a.n, {"Vincita di Guerra", "Prêmio de Batalha"}, {"Vincite di Guerra", "Prêmios de Batalha"}) +
           (on.empty() ? say({" in più con ogni attacco che ne guadagna", " a mais com cada ataque que ganhe algum"})
                       : say({" in più con ", " a mais ao "}) + enumerated(on, or_word()));
  }
  return own_rule(a, s);
}

/// What it may do, what that costs, and what it counts as.
std::string Romance::own_rule(const Act& a, const Np& s) {
  const auto verb = [&](const Forms& one, const Forms& more) { return say(s.plural ? more : one); };
  const Rule& r = *a.rule;
  const std::string by = a.by ? nominal(*a.by, true).text : std::string();
  if (std::holds_alternative<RequirementWaived>(r))
    return verb({"può", "pode"}, {"possono", "podem"}) + say({" usare ", " usar "}) +
           (by.empty() ? say({"Tecniche", "Jutsus"}) : by) +
           say({" anche senza soddisfarne la Condizione", " mesmo sem atender à Exigência"});
  if (const auto* p = std::get_if<SetNames>(&r))
    return verb({"ha", "tem"}, {"hanno", "têm"}) + say({" solo il Nome ", " apenas o nome "}) + card_title(p->name);
  if (std::holds_alternative<IgnoreNameRule>(r))
    return verb({"può", "pode"}, {"possono", "podem"}) +
           say({" stare in gioco insieme a un altro Ninja con lo stesso Nome",
                " estar em jogo junto com outro Ninja de mesmo nome"});
  if (std::holds_alternative<SendingCost>(r))
    return verb({"può ", "só pode "}, {"possono ", "só podem "}) + say({"essere ", "ser "}) +
           sent(Sending::sent_out, s) +
           verb({" solo se il suo controllore sposta nel Cimitero ", " se o controlador dele descartar "},
                {" solo se il suo controllore sposta nel Cimitero ", " se o controlador deles descartar "}) +
           number_text(a.n) + " Chakra";
  if (std::holds_alternative<CountsAsBlocked>(r))
    return verb({"vale nello Scontro come se fosse ", "conta no Showdown como "},
                {"valgono nello Scontro come se fossero ", "contam no Showdown como "}) +
           agreed({"bloccat", "bloquead"}, s) +
           say({" da una Squadra con Forza di Combattimento ", " por um Time com Poder "}) + number_text(a.n);
  if (std::holds_alternative<CountsAsReward>(r))
    return verb({"vale", "conta"}, {"valgono", "contam"}) +
           (s.feminine ? say({" come una Vincita di Guerra di chi la controlla",
                              " como um Prêmio de Batalha do controlador deste card"})
                       : say({" come una Vincita di Guerra di chi lo controlla",
                              " como um Prêmio de Batalha do controlador deste card"}));
  if (std::holds_alternative<JutsuCostKept>(r))
    return verb({"paga", "paga"}, {"pagano", "pagam"}) +
           say({" per intero il Costo Chakra delle Tecniche che ", " por inteiro o Custo dos Jutsus que "}) +
           verb({"usa", "usa"}, {"usano", "usam"}) +
           say({", che non può essere ridotto né ignorato", "; esse Custo não pode ser reduzido nem ignorado"});
  if (std::holds_alternative<SacrificeWaived>(r))
    return verb({"può entrare in gioco senza il suo Sacrificio", "pode entrar em jogo sem o Sacrifício dele"},
                {"possono entrare in gioco senza il loro Sacrificio", "podem entrar em jogo sem o Sacrifício deles"});
  if (const auto* p = std::get_if<Playable>(&r)) {
    const std::string use = s.text.find("Ninja") != std::string::npos ? say({"giocare", ""}) : say({"usare", ""});
    std::string text = s.plural ? fill({"si può {0} come se fosse nella Mano del suo Proprietario",
                                        "podem ser {1} como se estivessem na mão do dono"},
                                       use, agreed({"", "usad"}, s))
                                : fill({"si può {0} come se fosse nella Mano del suo Proprietario",
                                        "pode ser {1} como se estivesse na mão do dono"},
                                       use, agreed({"", "usad"}, s));
    if (p->then)
      text +=
          say({" e dopo l’uso va ", " e, depois do uso, vai "}) + std::string(destination_words(*p->then, language()));
    return text;
  }
  return {};
}

}  // namespace playsheet::wording
