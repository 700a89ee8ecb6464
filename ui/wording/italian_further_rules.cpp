// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/italian.h"
#include "ui/wording/italian_verbs.h"
#include "ui/wording/joining.h"
#include "ui/wording/rule_words.h"

/// Italian: the rules on teams, damage and protection, said of a card, and those said of a player.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;
using describe::Naming;

/// A team is named by one of its Ninja: "questo Ninja", "un Ninja con ...".
std::string Italian::whom(const Selector& selector) {
  if (selector.kind == Selector::Kind::ref) return italian_with("", reference(selector.ref));
  if (selector.kind == Selector::Kind::choose && !selector.filter.empty())
    return "1 " + nominal(selector.filter.front(), false).text + " a tua scelta";
  return selector.filter.empty() ? std::string("un Ninja") : some_with("", selector.filter.front());
}

/// What does it: " nello Scontro", " da Tecniche avversarie", " da effetti di Ninja avversari".
std::string Italian::damage_source(const Act& a, CauseTest cause) {
  const std::string_view words = cause_words(cause, Language::it);
  std::string text = words.empty() ? std::string() : " " + std::string(words);
  if (!a.by) return text;
  const bool use = a.by->type == CardType::jutsu || a.by->type == CardType::mission;
  if (use) return " da " + nominal(*a.by, true).text;  // what they are says what the damage comes from
  if (cause == CauseTest::showdown) return text + " da " + nominal(*a.by, true).text;
  return " da Effetti di " + nominal(*a.by, true).text;
}

/// "I prossimi Danni che subisce in questo Turno diminuiscono di 1."
std::string Italian::changed_damage(const Clause& c) {
  const Act& a = c.acts.front();
  Phrase bearer = c.subject;
  bearer.aspect = describe::Aspect::itself;
  if (bearer.naming == Naming::pronoun && bearer.link != describe::Link::same_subject) bearer.naming = Naming::that;
  const auto* less = std::get_if<ReduceDamage>(&*a.rule);
  const auto* greater = std::get_if<MoreDamage>(&*a.rule);
  const bool next = less ? less->next : greater->next;
  const std::string source = damage_source(a, less ? less->cause : greater->cause);
  const std::string time = c.until ? italian_during(*c.until) : std::string();
  const std::string change = std::string(less ? "diminuiscono" : "aumentano") + " di " + number_text(a.n);
  if (less && less->at_least > 1) {
    if (bearer.naming == Naming::each) bearer.naming = Naming::some;
    return fmt::format("{} {} {} {} o più Danni{}{}, quei Danni {}", next ? "la prossima volta che" : "se",
                       with("", bearer), np(bearer).plural ? "subiscono" : "subisce", less->at_least, source, time,
                       change);
  }
  const std::string who = bearer.naming == Naming::pronoun ? std::string() : with("", bearer) + " ";
  return fmt::format("i {}Danni che {}{}{}{} {}", next ? "prossimi " : "", who,
                     np(bearer).plural ? "subiscono" : "subisce", source, time, change);
}

std::string Italian::further_rule(const Act& a, const Np& s) {
  const auto verb = [&s](std::string_view one, std::string_view many) { return std::string(s.plural ? many : one); };
  const std::string cannot = verb("non può ", "non possono ");
  const Rule& r = *a.rule;
  const std::string by = a.by ? nominal(*a.by, true).text : std::string();
  const bool use = a.by && (a.by->type == CardType::jutsu || a.by->type == CardType::mission);
  const std::string effects = !a.by ? "Effetti" : use ? by : "Effetti di " + by;
  if (const auto* p = std::get_if<LockPower>(&r))
    return cannot +
           (!p->lose   ? "ottenere"
            : !p->gain ? "perdere"
                       : "ottenere né perdere") +
           " Potenza" + (a.by ? " a causa di " + effects : "");
  if (const auto* p = std::get_if<Contribute>(&r)) {
    const std::string team =
        verb(" alla Forza di Combattimento della sua Squadra", " alla Forza di Combattimento della loro Squadra");
    if (p->stat == Contribution::none) return verb("non aggiunge nulla", "non aggiungono nulla") + team;
    if (p->stat == Contribution::other_team)
      return verb("aggiunge la sua Potenza", "aggiungono la loro Potenza") +
             " alla Squadra avversaria invece che alla propria";
    return verb("aggiunge il proprio ", "aggiungono il loro ") +
           (p->stat == Contribution::combat ? "Valore in Battaglia" : "Valore in Sostegno") + team +
           ", in qualunque posizione";
  }
  if (const auto* p = std::get_if<CoinWorth>(&r))
    return fmt::format("{} {} come {:+}/{:+}", verb("conta ogni", "contano ogni"),
                       coin_forms(p->coin, Language::it, false), p->combat, p->support);
  if (const auto* p = std::get_if<TeamPower>(&r)) {
    const std::string what = p->mental ? "Intelletto Totale" : "Forza di Combattimento";
    return p->set ? verb("ha ", "hanno ") + what + " " + number_text(a.support)
                  : verb("ottiene ", "ottengono ") + signed_text(a.n) + (p->mental ? " all'" : " alla ") + what;
  }
  if (const auto* p = std::get_if<MentalPower>(&r)) {
    if (p->set && is_nothing(a.n)) return verb("ha", "hanno") + " Intelletto " + number_text(a.support);
    return verb("ottiene ", "ottengono ") + signed_text(a.n) + " all'Intelletto";
  }
  if (std::holds_alternative<Unaffected>(r))
    return verb("non subisce ", "non subiscono ") + (a.by ? "gli Effetti di " + by : effects);
  if (const auto* p = std::get_if<Unremovable>(&r))
    return cannot + "lasciare il gioco" + std::string(p->moves ? " né cambiare Squadra" : "") + " a causa di " +
           effects;
  return card_rule(a, s);
}

/// Those who may or may not be in its team.
std::string Italian::fellows(const Act& a) {
  const bool any_ninja = !a.by || (describe::parts_of(*a.by).empty() && !a.by->controller);
  return any_ninja ? "altri Ninja" : nominal(*a.by, true).text;
}

std::string Italian::card_rule(const Act& a, const Np& s) {
  const auto verb = [&s](std::string_view one, std::string_view many) { return std::string(s.plural ? many : one); };
  const std::string cannot = verb("non può ", "non possono ");
  const Rule& r = *a.rule;
  const std::string by = a.by ? nominal(*a.by, true).text : std::string();
  if (std::holds_alternative<DamageStays>(r))
    return verb("infligge", "infliggono") + " nello Scontro Danni che non possono diminuire";
  if (const auto* p = std::get_if<GoesTo>(&r)) {
    const std::string_view cause = cause_words(p->cause, Language::it);
    return fmt::format("{} {} invece che {} quando {} il gioco{}{}", verb("va", "vanno"),
                       destination_words(p->to, Language::it), place_words(p->instead_of, Language::it),
                       verb("lascia", "lasciano"), cause.empty() ? "" : " ", cause);
  }
  if (const auto* p = std::get_if<MustBeHead>(&r))
    return verb("deve", "devono") + " stare In Prima Linea se " + verb("viene ", "vengono ") + italian_sent(p->as, s);
  if (const auto* p = std::get_if<OnlyTeamedWith>(&r))
    return verb("può ", "possono ") +
           (p->when_sent ? "essere " + italian_sent(Sending::sent_out, s) : std::string("stare")) +
           " in Squadra solo con " + fellows(a);
  if (const auto* p = std::get_if<CannotBeTeamedWith>(&r))
    return cannot +
           (p->when_organized ? "essere " + italian_ending("mess", s.feminine, s.plural)
            : p->when_sent    ? "essere " + italian_sent(Sending::sent_out, s)
                              : std::string("stare")) +
           " in Squadra con " + fellows(a) + (p->when_organized ? " nella Fase di Formazione" : "");
  if (const auto* p = std::get_if<MustBlock>(&r))
    return verb("deve", "devono") + " bloccare " +
           (p->whom.kind == Selector::Kind::ref ? "la Squadra " + italian_with("di", reference(p->whom.ref))
                                                : "una Squadra con " + whom(p->whom)) +
           ", se possibile";
  if (std::holds_alternative<NotCounted>(r))
    return verb("non conta per il limite della sua Squadra", "non contano per il limite della loro Squadra");
  if (const auto* p = std::get_if<ResultRule>(&r)) {
    std::vector<std::string> from;
    for (const Result result : p->from) from.emplace_back(result_words(result, Language::it));
    return fmt::format("{} {} invece di {}", verb("ottiene", "ottengono"), result_words(p->to, Language::it),
                       from.empty() ? "qualsiasi altro risultato" : enumerated(from, or_word()));
  }
  if (std::holds_alternative<BlockLimit>(r))
    return fmt::format("{}bloccare insieme fino a {} Squadre (le loro Forze di Combattimento si sommano)",
                       verb("può ", "possono "), number_text(a.n));
  if (std::holds_alternative<NoShowdown>(r)) return verb("non ha", "non hanno") + " Scontro";
  if (const auto* p = std::get_if<ExtraRewards>(&r)) {
    std::vector<std::string> on;
    for (const RewardFor what : p->on) on.emplace_back(reward_words(what, Language::it));
    return verb("guadagna ", "guadagnano ") + counted_words(a.n, "Vincita di Guerra", "Vincite di Guerra") +
           " in più con " + (on.empty() ? "ogni attacco che ne guadagna" : enumerated(on, or_word()));
  }
  if (std::holds_alternative<RequirementWaived>(r))
    return verb("può", "possono") + " usare " + (by.empty() ? "Tecniche" : by) +
           " anche senza soddisfarne la Condizione";
  if (const auto* p = std::get_if<SetNames>(&r)) return verb("ha", "hanno") + " solo il Nome " + word(p->name);
  if (std::holds_alternative<IgnoreNameRule>(r))
    return verb("può", "possono") + " stare in gioco insieme a un altro Ninja con lo stesso Nome";
  if (std::holds_alternative<SendingCost>(r))
    return verb("può ", "possono ") + "essere " + italian_sent(Sending::sent_out, s) +
           " solo se il suo controllore sposta nel Cimitero " + number_text(a.n) + " Chakra";
  if (std::holds_alternative<CountsAsBlocked>(r))
    return verb("vale", "valgono") + " nello Scontro come se " + verb("fosse ", "fossero ") +
           italian_ending("bloccat", s.feminine, s.plural) + " da una Squadra con Forza di Combattimento " +
           number_text(a.n);
  if (std::holds_alternative<CountsAsReward>(r))
    return verb("vale", "valgono") + " come una Vincita di Guerra di chi " + (s.feminine ? "la" : "lo") + " controlla";
  if (std::holds_alternative<JutsuCostKept>(r))
    return verb("paga", "pagano") + " per intero il Costo Chakra delle Tecniche che " + verb("usa", "usano") +
           ", che non può essere ridotto né ignorato";
  if (std::holds_alternative<SacrificeWaived>(r))
    return verb("può", "possono") + " entrare in gioco senza il " + verb("suo", "loro") + " Sacrificio";
  if (const auto* p = std::get_if<Playable>(&r)) {
    const bool enters = s.text.find("Ninja") != std::string::npos;
    std::string text =
        std::string("si può ") + (enters ? "giocare" : "usare") + " come se fosse nella Mano del suo Proprietario";
    if (p->then) text += " e dopo l'uso va " + std::string(destination_words(*p->then, Language::it));
    return text;
  }
  return {};
}

/// Rules that are said of cards wherever they are.
std::string Italian::cards_rule(const Clause& c) {
  const Act& a = c.acts.front();
  const Np who = np(c.subject);
  const std::string enter = italian_with("", who) + " entrano in gioco ";
  if (const auto* p = std::get_if<EntersWith>(&*a.rule))
    return enter + "con " +
           counted_words(a.n, coin_forms(p->coin, Language::it, false), coin_forms(p->coin, Language::it, true));
  if (const auto* p = std::get_if<EntersElsewhere>(&*a.rule)) {
    EventPattern how;
    how.not_by = p->not_by;
    const bool undeployed = p->not_by == std::vector<Entry>{Entry::deploy};
    const std::string way =
        undeployed ? " senza essere " + italian_ending("schierat", who.feminine, true) + " " : event_parts(how) + ", ";
    return italian_with("", who) + " che stanno per entrare in gioco" + way + instead_going(p->to, who);
  }
  const std::string injured = italian_ending("Ferit", who.feminine, true);
  const bool deployed = std::get<EntersInjured>(*a.rule).how == Entry::deploy;
  return enter + injured + (deployed ? " quando vengono " + italian_ending("schierat", who.feminine, true) : "");
}

/// How many Ninja a team may have.
std::string Italian::teams_rule(const Clause& c, const TeamLimit& limit) {
  constexpr std::string_view kNinja = "Ninja";
  constexpr int kUsual = 3;
  const Act& a = c.acts.front();
  const bool you = c.subject.naming == Naming::you;
  const std::string who = you ? std::string() : with("", c.subject) + " ";
  const std::string can = who + (you ? "puoi " : "può ");
  const std::string with_it = limit.with ? " con " + whom(*limit.with) : std::string();
  if (limit.exactly)
    return fmt::format("{}formare Squadre di esattamente {} Ninja{}{}", can, number_text(a.n), with_it,
                       a.by ? " e per il resto solo " + nominal(as_ninja(*a.by), true).text : "");
  if (a.n.letter == 0 && a.n.number < kUsual && !limit.with && !a.by)  // a limit, and no leave
    return fmt::format("{}formare Squadre di più di {} Ninja",
                       c.subject.naming == Naming::each_player ? std::string("nessun giocatore può ")
                                                               : who + (you ? "non puoi " : "non può "),
                       number_text(a.n));
  return fmt::format("{}formare{} Squadre di al massimo {} Ninja{}", can, with_it, number_text(a.n),
                     a.by ? ", tutti" + nominal(as_ninja(*a.by), true).text.substr(kNinja.size()) : "");
}

std::string Italian::player_rule(const Clause& c) {
  const Act& a = c.acts.front();
  const Rule& r = *a.rule;
  if (c.subject.naming == Naming::group) return cards_rule(c);
  const bool you = c.subject.naming == Naming::you;
  const std::string who = you ? std::string() : with("", c.subject) + " ";
  const auto verb = [&](std::string_view second, std::string_view third) {
    return who + std::string(you ? second : third);
  };
  const std::string can = verb("puoi ", "può ");
  const std::string his = you ? std::string() : " " + with("di", c.subject);
  if (std::holds_alternative<RewardsToWin>(r))
    return fmt::format(
        "{} {} di Guerra per vincere la partita", you ? std::string("ti") : with("a", c.subject),
        a.n.plural() ? fmt::format("servono {} Vincite", number_text(a.n)) : std::string("serve 1 Vincita"));
  if (const auto* p = std::get_if<AttackLimit>(&r))
    return can + (p->raised ? "attaccare con un massimo di " : "attaccare con al massimo ") +
           counted_words(a.n, "Squadra", "Squadre");
  if (const auto* p = std::get_if<TeamLimit>(&r)) return teams_rule(c, *p);
  if (const auto* p = std::get_if<RewardCap>(&r)) {
    if (!p->discards && is_nothing(a.n))
      return fmt::format("{}non {} Vincite di Guerra", who, you ? "guadagni" : "guadagna");
    if (!p->discards)
      return fmt::format("{}al massimo {} di Guerra in un Turno", verb("guadagni ", "guadagna "),
                         counted_words(a.n, "Vincita", "Vincite"));
    return fmt::format("{}al massimo {} delle Vincite di Guerra guadagnate in un Turno e {} nel Cimitero le altre",
                       verb("conservi ", "conserva "), number_text(a.n), you ? "sposti" : "sposta");
  }
  if (std::holds_alternative<RewardsDiscarded>(r))
    return fmt::format("invece di guadagnare Vincite di Guerra{}, {} nel Cimitero altrettante Vincite di Guerra {}",
                       std::get<RewardsDiscarded>(r).from_showdown ? " nello Scontro" : "", verb("sposti", "sposta"),
                       you ? "dell'avversario" : "dell'altro giocatore");
  if (std::holds_alternative<FreeUse>(r) || std::holds_alternative<PayAs>(r)) return payment_rule(c);
  if (const auto* p = std::get_if<ChakraCounts>(&r)) {
    Phrase chakra;
    chakra.naming = Naming::group;
    chakra.filter = a.by.value_or(Filter{});
    return with("", chakra) + " valgono anche come Chakra " +
           (p->as ? symbol_name(*p->as, Language::it) : std::string("del Simbolo scelto"));
  }
  if (const auto* p = std::get_if<UseTax>(&r)) return use_tax(a, *p, verb("devi", "deve"));
  if (const auto* p = std::get_if<ChakraWorth>(&r)) {
    Phrase chakra;
    chakra.naming = Naming::each;
    chakra.filter = a.by.value_or(Filter{});
    return fmt::format("{} può pagare fino a {} Chakra {} nel Costo Chakra di una Tecnica",
                       chakra.filter.is ? italian_with("", reference(*chakra.filter.is)) : with("", chakra),
                       number_text(a.n), symbol_name(p->as, Language::it));
  }
  if (const auto* p = std::get_if<MarkerFor>(&r)) {
    Filter cards;
    cards.type = p->type;
    Np all = nominal(cards, true);
    all.article = Article::definite;
    return fmt::format("per {}, il{} Segnaturni{} vale {} in {}", italian_with("", all), you ? " tuo" : "", his,
                       size_text(a.n), a.n.number < 0 ? "meno" : "più");
  }
  return play_rule(c);
}

/// What a player pays for Jutsu, and with what.
std::string Italian::payment_rule(const Clause& c) {
  const Act& a = c.acts.front();
  const bool you = c.subject.naming == Naming::you;
  const std::string can = you ? std::string("puoi ") : with("", c.subject) + " può ";
  if (const auto* p = std::get_if<FreeUse>(&*a.rule)) {
    const Filter jutsu = of_type(a.by.value_or(Filter{}), CardType::jutsu);
    const std::string cost = chakra_words(p->cost, Language::it);
    return fmt::format("{}{}usare {}{} {}", p->by ? some_with("con", *p->by) + " " : "", can,
                       p->once ? "la prossima " : "", nominal(jutsu, !p->once).text,
                       cost.empty() ? std::string("senza pagarne il Costo Chakra") : "pagando solo " + cost);
  }
  const auto& p = std::get<PayAs>(*a.rule);
  Np jutsu = a.by ? nominal(*a.by, true) : Np{"Tecniche", Article::none, true, true};
  jutsu.article = Article::definite;
  return fmt::format("{}{}pagare con Chakra {} {} {}{} nel Costo Chakra {}",
                     p.by ? some_with("con", *p.by) + " come Esecutore, " : "", can,
                     p.with ? symbol_name(*p.with, Language::it) : "di qualsiasi Simbolo",
                     p.n ? fmt::format("fino a {}", *p.n) : std::string("i"), p.n == 1 ? "Simbolo" : "Simboli",
                     p.symbol ? " " + symbol_name(*p.symbol, Language::it) : "", italian_with("di", jutsu));
}

/// "Per scegliere come Bersaglio di una Tecnica un Ninja, l'avversario deve spostare nel Cimitero 1 Chakra in più."
std::string Italian::use_tax(const Act& a, const UseTax& tax, const std::string& must) {
  const std::string pay = ", " + must + " spostare nel Cimitero " + number_text(a.n) + " Chakra in più";
  const std::string what = tax.effects ? "un Effetto attivato" + (a.by ? " " + some_with("di", *a.by) : std::string())
                           : a.by      ? some_with("", *a.by)
                                       : std::string("una carta");
  if (!a.at) return "per usare " + what + pay;
  const std::string_view prep = tax.negating ? "con" : "di";
  const std::string with = std::string(prep) + " ";
  const std::string means = tax.effects ? with + what : a.by ? some_with(prep, *a.by) : with + "una carta";
  return (tax.negating ? "per neutralizzare " : "per scegliere come Bersaglio ") + means + " " + some_with("", *a.at) +
         pay;
}

/// What a player can do, keeps or draws.
std::string Italian::play_rule(const Clause& c) {
  const Act& a = c.acts.front();
  const Rule& r = *a.rule;
  const bool you = c.subject.naming == Naming::you;
  const std::string who = you ? std::string() : with("", c.subject) + " ";
  const auto verb = [&](std::string_view second, std::string_view third) {
    return who + std::string(you ? second : third);
  };
  const std::string can = verb("puoi ", "può ");
  const bool neither = c.subject.naming == Naming::each_player;
  const std::string cannot = neither ? std::string("nessun giocatore può ") : verb("non puoi ", "non può ");
  const std::string_view each_turn = c.until ? "" : " in ogni Turno";
  const std::string his = you ? std::string() : " " + with("di", c.subject);
  if (std::holds_alternative<ForbidMission>(r))
    return cannot + "usare " +
           (a.by ? nominal(of_type(*a.by, CardType::mission), true).text : std::string("Strategie"));
  if (const auto* p = std::get_if<ForbidEntry>(&r)) {
    Filter cards = a.by.value_or(Filter{});
    if (cards.zone == Zone::hand) {  // nobody plays from another hand
      cards.zone.reset();
      cards.controller.reset();
    }
    return cannot + (p->how == Entry::deploy ? "schierare " : "mettere in gioco ") + nominal(cards, true).text;
  }
  if (const auto* p = std::get_if<JutsuLimit>(&r)) {
    if (!p->n) return fmt::format("solo uno dei{} Ninja{} può usare Tecniche{}", you ? " tuoi" : "", his, each_turn);
    if (p->n == 0) return cannot + "usare Tecniche";
    return fmt::format("{}usare al massimo {}{}{}", can, counted_words(a.n, "Tecnica", "Tecniche"), each_turn,
                       p->one_user && a.n.plural() ? ", tutte con lo stesso Ninja" : "");
  }
  if (const auto* p = std::get_if<PlayLimit>(&r)) {
    Filter cards;
    cards.type = p->what;
    const std::string play = can + (p->what == CardType::mission ? "usare " : "schierare ");
    if (p->any_number) return fmt::format("{}un numero qualsiasi di {}{}", play, nominal(cards, true).text, each_turn);
    if (p->n)
      return fmt::format("{}al massimo {} {}{}", play, number_text(a.support), nominal(cards, a.support.plural()).text,
                         each_turn);
    return fmt::format("{}{} {} in {}{}", play, size_text(a.n), nominal(cards, a.n.plural()).text,
                       a.n.number < 0 ? "meno" : "più", each_turn);
  }
  if (const auto* p = std::get_if<HandSize>(&r)) {
    const std::string limit = fmt::format("il limite della{} Mano{} ", you ? " tua" : "", his);
    if (p->set) return limit + "è " + number_text(a.support);
    return limit + (a.n.number < 0 ? "diminuisce di " : "aumenta di ") + size_text(a.n);
  }
  if (std::holds_alternative<ChargeInExchange>(r))
    return can + "trasformare carte in Chakra anche durante lo Scambio di Tecniche";
  if (std::holds_alternative<OpenHand>(r)) return verb("giochi", "gioca") + " a Mano scoperta";
  if (std::holds_alternative<NoDraw>(r))
    return (neither ? std::string("nessun giocatore pesca") : verb("non peschi", "non pesca")) + " nella Fase Iniziale";
  if (const auto* p = std::get_if<CountsAsPresent>(&r)) {
    const bool several = p->name.size() > 1;
    return fmt::format("{} {} come se {} nel{} Campo{}, ma si {} comunque mettere in gioco", names(p->name, and_word()),
                       several ? "contano" : "conta", several ? "fossero" : "fosse", you ? " tuo" : "", his,
                       several ? "possono" : "può");
  }
  if (std::holds_alternative<MarkerStays>(r))
    return fmt::format("il{} Segnaturni{} non si muove nella Fase Finale{}", you ? " tuo" : "", his,
                       c.until == Until::turn_end ? " di questo Turno" : "");
  return {};
}

}  // namespace playsheet::wording
