// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/portuguese.h"
#include "ui/wording/portuguese_verbs.h"
#include "ui/wording/rule_words.h"

/// Portuguese: the rules on teams, damage and protection, said of a card, and those said of a player.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;
using describe::Naming;

/// A team is named by one of its Ninja: "este Ninja", "um Ninja com ...".
std::string Portuguese::whom(const Selector& selector) {
  if (selector.kind == Selector::Kind::ref) return portuguese_with("", reference(selector.ref));
  if (selector.kind == Selector::Kind::choose && !selector.filter.empty())
    return "1 " + nominal(selector.filter.front(), false).text + " à sua escolha";
  return selector.filter.empty() ? std::string("um Ninja") : some_with("", selector.filter.front());
}

/// What does it: " no Showdown", " de Jutsus do oponente", " de efeitos de Ninjas do oponente".
std::string Portuguese::damage_source(const Act& a, CauseTest cause) {
  const std::string_view words = cause_words(cause, Language::pt_BR);
  std::string text = words.empty() ? std::string() : " " + std::string(words);
  if (!a.by) return text;
  const bool use = a.by->type == CardType::jutsu || a.by->type == CardType::mission;
  if (use) return " de " + nominal(*a.by, true).text;  // what they are says what the damage comes from
  if (cause == CauseTest::showdown) return text + " de " + nominal(*a.by, true).text;
  return " de efeitos de " + nominal(*a.by, true).text;
}

/// "O próximo dano que ele sofrer neste turno é reduzido em 1."
std::string Portuguese::changed_damage(const Clause& c) {
  const Act& a = c.acts.front();
  Phrase bearer = c.subject;
  bearer.aspect = describe::Aspect::itself;
  const auto* less = std::get_if<ReduceDamage>(&*a.rule);
  const auto* greater = std::get_if<MoreDamage>(&*a.rule);
  const bool next = less ? less->next : greater->next;
  const std::string source = damage_source(a, less ? less->cause : greater->cause);
  const std::string time = c.until ? portuguese_during(*c.until) : std::string();
  const std::string change = fmt::format("é {} em {}", less ? "reduzido" : "aumentado", number_text(a.n));
  const bool sized = less && less->at_least > 1;
  if (sized && bearer.naming == Naming::each) bearer.naming = Naming::some;
  const bool many = np(bearer).plural;
  const std::string_view takes = sized || next || c.until ? (many ? "sofrerem" : "sofrer") : many ? "sofrem" : "sofre";
  if (sized)
    return fmt::format("{} {}{} {} ou mais pontos de dano{}{}, esse dano {}", next ? "na próxima vez que" : "se",
                       subject(bearer, {}), takes, less->at_least, source, time, change);
  return fmt::format("o {}dano que {}{}{}{} {}", next ? "próximo " : "", subject(bearer, {}), takes, source, time,
                     change);
}

std::string Portuguese::further_rule(const Act& a, const Np& s) {
  const auto verb = [&s](std::string_view one, std::string_view many) { return std::string(s.plural ? many : one); };
  const std::string cannot = verb("não pode ", "não podem ");
  const Rule& r = *a.rule;
  const std::string by = a.by ? nominal(*a.by, true).text : std::string();
  const bool use = a.by && (a.by->type == CardType::jutsu || a.by->type == CardType::mission);
  const std::string effects = !a.by ? "efeitos" : use ? by : "efeitos de " + by;
  if (const auto* p = std::get_if<LockPower>(&r))
    return cannot +
           (!p->lose   ? "ganhar"
            : !p->gain ? "perder"
                       : "ganhar nem perder") +
           " Poder" + (a.by ? " por causa de " + effects : "");
  if (const auto* p = std::get_if<Contribute>(&r)) {
    const std::string team = verb(" ao Poder do Time dele", " ao Poder do Time deles");
    if (p->stat == Contribution::none) return verb("não soma nada", "não somam nada") + team;
    if (p->stat == Contribution::other_team)
      return verb("soma o próprio Poder", "somam o próprio Poder") + " ao Time inimigo em vez de ao próprio Time";
    return verb("soma", "somam") + " o próprio " + (p->stat == Contribution::combat ? "Combate" : "Suporte") +
           " ao Poder do Time, seja qual for a posição";
  }
  if (const auto* p = std::get_if<CoinWorth>(&r))
    return fmt::format("{} {} como {:+}/{:+}", verb("conta cada", "contam cada"),
                       coin_forms(p->coin, Language::pt_BR, false), p->combat, p->support);
  if (const auto* p = std::get_if<TeamPower>(&r)) {
    const std::string what = p->mental ? "Poder Mental de Time" : "Poder de Time";
    return p->set ? verb("fica", "ficam") + " com " + what + " " + number_text(a.support)
                  : verb("recebe ", "recebem ") + signed_text(a.n) + " de " + what;
  }
  if (const auto* p = std::get_if<MentalPower>(&r)) {
    if (p->set && is_nothing(a.n)) return verb("fica", "ficam") + " com Mental Power " + number_text(a.support);
    return verb("recebe ", "recebem ") + signed_text(a.n) + " de Mental Power";
  }
  if (std::holds_alternative<Unaffected>(r))
    return verb("não é ", "não são ") + portuguese_ending("afetad", s.feminine, s.plural) + " por " + effects;
  if (const auto* p = std::get_if<Unremovable>(&r))
    return cannot + "sair de jogo" + std::string(p->moves ? " nem mudar de Time" : "") + " por causa de " + effects;
  return card_rule(a, s);
}

/// Those who may or may not be in its team.
std::string Portuguese::fellows(const Act& a) {
  const bool any_ninja = !a.by || (describe::parts_of(*a.by).empty() && !a.by->controller);
  return any_ninja ? "outros Ninjas" : nominal(*a.by, true).text;
}

std::string Portuguese::card_rule(const Act& a, const Np& s) {
  const auto verb = [&s](std::string_view one, std::string_view many) { return std::string(s.plural ? many : one); };
  const std::string cannot = verb("não pode ", "não podem ");
  const Rule& r = *a.rule;
  const std::string by = a.by ? nominal(*a.by, true).text : std::string();
  if (std::holds_alternative<DamageStays>(r))
    return verb("causa", "causam") + " no Showdown dano que não pode ser reduzido";
  if (const auto* p = std::get_if<GoesTo>(&r)) {
    const std::string_view cause = cause_words(p->cause, Language::pt_BR);
    return fmt::format("{} {} em vez de ir {} quando {} de jogo{}{}", verb("vai", "vão"),
                       destination_words(p->to, Language::pt_BR), place_words(p->instead_of, Language::pt_BR),
                       verb("sai", "saem"), cause.empty() ? "" : " ", cause);
  }
  if (const auto* p = std::get_if<MustBeHead>(&r))
    return verb("deve", "devem") + " ser o Líder se " + verb("for ", "forem ") + portuguese_sent(p->as, s);
  if (const auto* p = std::get_if<OnlyTeamedWith>(&r))
    return verb("só pode ", "só podem ") +
           (p->when_sent ? "ser " + portuguese_sent(Sending::sent_out, s) : std::string("estar")) + " em um Time com " +
           fellows(a);
  if (const auto* p = std::get_if<CannotBeTeamedWith>(&r))
    return cannot +
           (p->when_organized ? "ser " + portuguese_ending("colocad", s.feminine, s.plural)
            : p->when_sent    ? "ser " + portuguese_sent(Sending::sent_out, s)
                              : std::string("estar")) +
           " em um Time com " + fellows(a) + (p->when_organized ? " na Fase de Organização" : "");
  if (const auto* p = std::get_if<MustBlock>(&r))
    return verb("deve", "devem") + " bloquear um Time com " + whom(p->whom) + ", se possível";
  if (const auto* p = std::get_if<NotCounted>(&r))
    return verb("não conta", "não contam") +
           (p->n == 0 ? " para o limite do Time dele" : std::string(" para o limite do Time"));
  if (const auto* p = std::get_if<ResultRule>(&r)) {
    std::vector<std::string> from;
    for (const Result result : p->from) from.emplace_back(result_words(result, Language::pt_BR));
    return fmt::format("{} {} em vez de {}", verb("obtém", "obtêm"), result_words(p->to, Language::pt_BR),
                       from.empty() ? "qualquer outro resultado" : enumerated(from, or_word()));
  }
  if (std::holds_alternative<BlockLimit>(r))
    return fmt::format("{}bloquear até {} Times juntos (os Poderes de Time deles são somados)", verb("pode ", "podem "),
                       number_text(a.n));
  if (std::holds_alternative<NoShowdown>(r)) return verb("não tem", "não têm") + " Showdown";
  if (const auto* p = std::get_if<ExtraRewards>(&r)) {
    std::vector<std::string> on;
    for (const RewardFor what : p->on)
      on.push_back(what == RewardFor::any
                       ? std::string("ganhar um Prêmio de Batalha ou obter qualquer Vitória")
                       : (what == RewardFor::victory || what == RewardFor::outstanding_victory ? "obter " : "ganhar ") +
                             std::string(reward_words(what, Language::pt_BR)));
    return verb("ganha ", "ganham ") + counted_words(a.n, "Prêmio de Batalha", "Prêmios de Batalha") + " a mais " +
           (on.empty() ? "com cada ataque que ganhe algum" : "ao " + enumerated(on, or_word()));
  }
  if (std::holds_alternative<RequirementWaived>(r))
    return verb("pode", "podem") + " usar " + (by.empty() ? "Jutsus" : by) + " mesmo sem cumprir a Exigência";
  if (const auto* p = std::get_if<SetNames>(&r)) return verb("tem", "têm") + " apenas o nome " + word(p->name);
  if (std::holds_alternative<IgnoreNameRule>(r))
    return verb("pode", "podem") + " estar em jogo junto com outro Ninja de mesmo nome";
  if (std::holds_alternative<SendingCost>(r))
    return verb("só pode", "só podem") + " ser " + portuguese_sent(Sending::sent_out, s) +
           (s.plural ? " se o controlador deles descartar " : " se o controlador dele descartar ") + number_text(a.n) +
           " Chakra";
  if (std::holds_alternative<CountsAsBlocked>(r))
    return verb("conta", "contam") + " no Showdown como " + portuguese_ending("bloquead", s.feminine, s.plural) +
           " por um Time com Poder de Time " + number_text(a.n);
  if (std::holds_alternative<CountsAsReward>(r))
    return verb("conta", "contam") + " como um Prêmio de Batalha do controlador deste card";
  if (std::holds_alternative<JutsuCostKept>(r))
    return verb("paga", "pagam") + " por inteiro o Custo dos Jutsus que " + verb("usa", "usam") +
           "; esse Custo não pode ser reduzido nem ignorado";
  if (std::holds_alternative<SacrificeWaived>(r)) return verb("pode", "podem") + " entrar em jogo sem o seu Sacrifício";
  if (const auto* p = std::get_if<Playable>(&r)) {
    std::string text = verb("pode", "podem") + " ser " + portuguese_ending("usad", s.feminine, s.plural) +
                       verb(" como se estivesse", " como se estivessem") + " na mão do dono";
    if (p->then) text += " e, depois do uso, vai " + std::string(destination_words(*p->then, Language::pt_BR));
    return text;
  }
  return {};
}

/// Rules that are said of cards wherever they are.
std::string Portuguese::cards_rule(const Clause& c) {
  const Act& a = c.acts.front();
  const Np who = np(c.subject);
  const std::string enter = portuguese_with("", who) + " entram em jogo ";
  if (const auto* p = std::get_if<EntersWith>(&*a.rule))
    return enter + "com " +
           counted_words(a.n, coin_forms(p->coin, Language::pt_BR, false), coin_forms(p->coin, Language::pt_BR, true));
  if (const auto* p = std::get_if<EntersElsewhere>(&*a.rule)) {
    EventPattern how;
    how.not_by = p->not_by;
    return portuguese_with("", who) + " que entrariam em jogo" + event_parts(how, who) + " vão " +
           std::string(destination_words(p->to, Language::pt_BR)) + " em vez disso";
  }
  const std::string injured = portuguese_ending("Ferid", who.feminine, true);
  const bool deployed = std::get<EntersInjured>(*a.rule).how == Entry::deploy;
  return enter + injured + (deployed ? " quando são " + portuguese_ending("jogad", who.feminine, true) : "");
}

std::string Portuguese::player_rule(const Clause& c) {
  const Act& a = c.acts.front();
  const Rule& r = *a.rule;
  if (c.subject.naming == Naming::group) return cards_rule(c);
  const bool you = c.subject.naming == Naming::you;
  const std::string who = with("", c.subject) + " ";
  const std::string can = who + "pode ";
  const std::string his = you ? std::string() : " " + with("de", c.subject);
  const std::string_view your = you ? "seu " : "";
  if (std::holds_alternative<RewardsToWin>(r))
    return fmt::format("{}precisa de {} {} de Batalha para vencer a partida", who, number_text(a.n),
                       a.n.plural() ? "Prêmios" : "Prêmio");
  constexpr std::string_view kNinjas = "Ninjas";
  if (const auto* p = std::get_if<AttackLimit>(&r))
    return can + (p->raised ? "atacar com até " : "atacar com no máximo ") + counted_words(a.n, "Time", "Times");
  if (const auto* p = std::get_if<TeamLimit>(&r); p != nullptr && p->exactly)
    return fmt::format("{}formar Times de exatamente {} Ninjas{}{}", can, number_text(a.n),
                       p->with ? " com " + whom(*p->with) : "",
                       a.by ? " e, de resto, só " + nominal(as_ninja(*a.by), true).text : "");
  const auto* limit = std::get_if<TeamLimit>(&r);
  if (limit != nullptr && !limit->with && !a.by && a.n.letter == 0 && a.n.number < 3)  // no leave, but a ban
    return fmt::format("{} formar Times de mais de {} {}",
                       c.subject.naming == Naming::each_player ? std::string("nenhum jogador pode") : who + "não pode",
                       a.n.number, a.n.number == 1 ? "Ninja" : "Ninjas");
  if (const auto* p = std::get_if<TeamLimit>(&r))
    return fmt::format("{}formar{} Times de até {} Ninjas{}", can, p->with ? " com " + whom(*p->with) : "",
                       number_text(a.n),
                       a.by ? ", todos" + nominal(as_ninja(*a.by), true).text.substr(kNinjas.size()) : "");
  if (const auto* p = std::get_if<RewardCap>(&r); p != nullptr && !p->discards)
    return is_nothing(a.n) ? who + "não ganha Prêmios de Batalha"
                           : fmt::format("{}ganha no máximo {} de Batalha em um turno", who,
                                         counted_words(a.n, "Prêmio", "Prêmios"));
  if (std::holds_alternative<RewardCap>(r))
    return fmt::format("{}fica com no máximo {} dos Prêmios de Batalha ganhos em um turno e descarta os demais", who,
                       number_text(a.n));
  if (std::holds_alternative<RewardsDiscarded>(r))
    return fmt::format(
        "em vez de ganhar Prêmios de Batalha{}, {}descarta a mesma quantidade de Prêmios de Batalha do outro jogador",
        std::get<RewardsDiscarded>(r).from_showdown ? " no Showdown" : "", who);
  if (std::holds_alternative<FreeUse>(r) || std::holds_alternative<PayAs>(r)) return payment_rule(c);
  if (const auto* p = std::get_if<ChakraCounts>(&r)) {
    Phrase chakra;
    chakra.naming = Naming::group;
    chakra.filter = a.by.value_or(Filter{});
    return with("", chakra) + (np(chakra).plural ? " também contam" : " também conta") + " como Chakra " +
           (p->as ? "de " + symbol_name(*p->as, Language::pt_BR) : std::string("do Símbolo escolhido"));
  }
  if (const auto* p = std::get_if<UseTax>(&r)) return use_tax(a, *p, who + "deve");
  if (const auto* p = std::get_if<ChakraWorth>(&r)) {
    Phrase chakra;
    chakra.naming = Naming::each;
    chakra.filter = a.by.value_or(Filter{});
    return fmt::format("{} pode pagar até {} Chakra de {} no Custo de um Jutsu",
                       chakra.filter.is ? portuguese_with("", reference(*chakra.filter.is)) : with("", chakra),
                       number_text(a.n), symbol_name(p->as, Language::pt_BR));
  }
  if (const auto* p = std::get_if<MarkerFor>(&r)) {
    Filter cards;
    cards.type = p->type;
    return fmt::format("para {}, o {}Marcador de Turnos{} vale {} a {}", nominal(cards, true).text, your, his,
                       size_text(a.n), a.n.number < 0 ? "menos" : "mais");
  }
  return play_rule(c);
}

/// What a player pays for Jutsu, and with what.
std::string Portuguese::payment_rule(const Clause& c) {
  const Act& a = c.acts.front();
  const std::string can = with("", c.subject) + " pode ";
  if (const auto* p = std::get_if<FreeUse>(&*a.rule)) {
    const Filter jutsu = of_type(a.by.value_or(Filter{}), CardType::jutsu);
    const std::string cost = chakra_words(p->cost, Language::pt_BR);
    const bool yours = c.subject.naming == Naming::you && p->by;
    const Phrase group = group_of(as_ninja(p->by.value_or(Filter{})));
    const Np user = !yours ? Np{} : p->by->is || only_left(*p->by) ? some(*p->by) : np(group);
    const std::string who = yours ? portuguese_with("", user) + (user.plural ? " podem " : " pode ") : can;
    return fmt::format(
        "{}{}usar {}{} {}", p->by && !yours ? some_with("com", *p->by) + ", " : "", who, p->once ? "o próximo " : "",
        nominal(jutsu, !p->once).text,
        cost.empty() ? std::string("sem pagar o Custo do Jutsu") : "pagando " + cost + " em vez do Custo do Jutsu");
  }
  const auto& p = std::get<PayAs>(*a.rule);
  Filter paid = of_type(a.by.value_or(Filter{}), CardType::jutsu);
  if (p.by) paid.user = {*p.by};
  Np jutsu = nominal(paid, true);
  jutsu.article = Article::definite;
  return fmt::format("{}pagar com {} {} {}{} no Custo {}", can,
                     p.with ? "Chakra de " + symbol_name(*p.with, Language::pt_BR) : "qualquer Chakra",
                     p.n ? fmt::format("até {}", *p.n) : std::string("os"), p.n == 1 ? "Símbolo" : "Símbolos",
                     p.symbol ? " " + symbol_name(*p.symbol, Language::pt_BR) : "", portuguese_with("de", jutsu));
}

/// "O oponente deve descartar 1 Chakra a mais para, com um Jutsu, escolher como Alvo um Ninja."
std::string Portuguese::use_tax(const Act& a, const UseTax& tax, const std::string& must) {
  const std::string pay = must + " descartar " + number_text(a.n) + " Chakra a mais para ";
  const std::string what = tax.effects ? "um efeito ativado" + (a.by ? " " + some_with("de", *a.by) : std::string())
                           : a.by      ? some_with("", *a.by)
                                       : std::string("um card");
  if (!a.at) return pay + "usar " + what;
  const std::string on = (tax.negating ? "anular " : "escolher como Alvo ") + some_with("", *a.at);
  return pay.substr(0, pay.size() - 1) + ", com " + what + ", " + on;
}

/// What a player can do, keeps or draws.
std::string Portuguese::play_rule(const Clause& c) {
  const Act& a = c.acts.front();
  const Rule& r = *a.rule;
  const bool you = c.subject.naming == Naming::you;
  const std::string who = with("", c.subject) + " ";
  const std::string can = who + "pode ";
  const bool neither = c.subject.naming == Naming::each_player;
  const std::string cannot = neither ? std::string("nenhum jogador pode ") : who + "não pode ";
  const std::string_view each_turn = c.until ? "" : " em cada turno";
  const std::string his = you ? std::string() : " " + with("de", c.subject);
  const std::string_view your = you ? "seu " : "";
  if (std::holds_alternative<ForbidMission>(r))
    return cannot + "usar " + (a.by ? nominal(of_type(*a.by, CardType::mission), true).text : std::string("Missões"));
  if (const auto* p = std::get_if<ForbidEntry>(&r)) {
    Filter cards = a.by.value_or(Filter{});
    const bool from_hand = cards.zone == Zone::hand && p->how != Entry::deploy;
    if (cards.zone == Zone::hand) {
      cards.zone.reset();
      cards.controller.reset();
    }
    return cannot + (p->how == Entry::deploy ? "jogar " : "colocar em jogo ") + nominal(cards, true).text +
           (!from_hand ? ""
            : you      ? " da sua mão"
                       : " da própria mão");
  }
  if (const auto* p = std::get_if<JutsuLimit>(&r)) {
    if (!p->n) return fmt::format("apenas um dos {}Ninjas{} pode usar Jutsus{}", you ? "seus " : "", his, each_turn);
    if (p->n == 0) return cannot + "usar Jutsus";
    return fmt::format("{}usar no máximo {}{}{}", can, counted_words(a.n, "Jutsu", "Jutsus"), each_turn,
                       p->one_user && a.n.plural() ? ", todos com o mesmo Ninja" : "");
  }
  if (const auto* p = std::get_if<PlayLimit>(&r)) {
    Filter cards;
    cards.type = p->what;
    const std::string play = can + (p->what == CardType::mission ? "usar " : "jogar ");
    if (p->any_number) return fmt::format("{}qualquer número de {}{}", play, nominal(cards, true).text, each_turn);
    if (p->n)
      return fmt::format("{}no máximo {} {}{}", play, number_text(a.support), nominal(cards, a.support.plural()).text,
                         each_turn);
    return fmt::format("{}{} {} a {}{}", play, size_text(a.n), nominal(cards, a.n.plural()).text,
                       a.n.number < 0 ? "menos" : "mais", each_turn);
  }
  if (const auto* p = std::get_if<HandSize>(&r)) {
    const std::string limit = fmt::format("o limite da {}mão{} ", you ? "sua " : "", his);
    if (p->set) return limit + "é " + number_text(a.support);
    return limit + (a.n.number < 0 ? "diminui em " : "aumenta em ") + size_text(a.n);
  }
  if (std::holds_alternative<ChargeInExchange>(r))
    return can + "colocar cards da mão na Área de Chakra também na Troca de Jutsu";
  if (std::holds_alternative<OpenHand>(r)) return who + "joga com a mão revelada";
  if (std::holds_alternative<NoDraw>(r))
    return (neither ? std::string("nenhum jogador compra") : who + "não compra") + " cards na Fase de Início";
  if (const auto* p = std::get_if<CountsAsPresent>(&r)) {
    const bool several = p->name.size() > 1;
    return fmt::format("{} {} como se {} na {}Vila{}, mas ainda {} ser {} em jogo", names(p->name, and_word()),
                       several ? "contam" : "conta", several ? "estivessem" : "estivesse", you ? "sua " : "", his,
                       several ? "podem" : "pode", several ? "colocados" : "colocado");
  }
  if (std::holds_alternative<MarkerStays>(r))
    return fmt::format("o {}Marcador de Turnos{} não avança no final {}", your, his,
                       c.until == Until::turn_end ? "deste turno" : "do turno");
  return {};
}

}  // namespace playsheet::wording
