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
using describe::Quantity;

namespace {

/// "+2", "-1", "+X".
std::string more(const Quantity& n) { return (n.number < 0 ? "-" : "+") + size_text(n); }

std::string counted_words(const Quantity& n, std::string_view one, std::string_view many) {
  return number_text(n) + " " + std::string(n.plural() ? many : one);
}

bool is_nothing(const Quantity& n) { return n.letter == 0 && n.number == 0; }

std::string sent(Sending as, const Np& subject) {
  const std::string sent = italian_ending("mandat", subject.feminine, subject.plural);
  return sent + (as == Sending::attack ? " In Attacco" : as == Sending::block ? " In Difesa" : " In Azione");
}

}  // namespace

/// A team is named by one of its Ninja: "questo Ninja", "un Ninja con ...".
std::string Italian::whom(const Selector& selector) {
  if (selector.kind == Selector::Kind::ref) return italian_with("", reference(selector.ref));
  return selector.filter.empty() ? std::string("un Ninja") : some_with("", selector.filter.front());
}

/// What does it: " nello Scontro", " da Tecniche avversarie", " da effetti di Ninja avversari".
std::string Italian::damage_source(const Act& a, CauseTest cause) {
  const std::string_view words = cause_words(cause, Language::it);
  const std::string text = words.empty() ? std::string() : " " + std::string(words);
  if (!a.by) return text;
  const bool use = a.by->type == CardType::jutsu || a.by->type == CardType::mission;
  if (use || cause == CauseTest::showdown) return text + " da " + nominal(*a.by, true).text;
  return " da effetti di " + nominal(*a.by, true).text;
}

/// "I prossimi Danni che subisce fino alla fine del Turno diminuiscono di 1."
std::string Italian::changed_damage(const Clause& c) {
  const Act& a = c.acts.front();
  Phrase bearer = c.subject;
  bearer.aspect = describe::Aspect::itself;
  if (bearer.naming == Naming::pronoun && bearer.link != describe::Link::same_subject) bearer.naming = Naming::that;
  const std::string who = bearer.naming == Naming::pronoun ? std::string() : with("", bearer) + " ";
  const auto* less = std::get_if<ReduceDamage>(&*a.rule);
  const auto* greater = std::get_if<MoreDamage>(&*a.rule);
  const bool next = less ? less->next : greater->next;
  const std::string of_size = less && less->at_least > 1 ? fmt::format(" pari almeno a {}", less->at_least) : "";
  return fmt::format("i {}Danni{} che {}{}{}{} {} di {}", next ? "prossimi " : "", of_size, who,
                     np(bearer).plural ? "subiscono" : "subisce", damage_source(a, less ? less->cause : greater->cause),
                     c.until ? italian_until(*c.until) : std::string(), less ? "diminuiscono" : "aumentano",
                     number_text(a.n));
}

std::string Italian::further_rule(const Act& a, const Np& s) {
  const auto verb = [&s](std::string_view one, std::string_view many) { return std::string(s.plural ? many : one); };
  const std::string cannot = verb("non può ", "non possono ");
  const Rule& r = *a.rule;
  const std::string by = a.by ? nominal(*a.by, true).text : std::string();
  const bool use = a.by && (a.by->type == CardType::jutsu || a.by->type == CardType::mission);
  const std::string effects = !a.by ? "effetti" : use ? by : "effetti di " + by;
  if (const auto* p = std::get_if<LockPower>(&r))
    return cannot +
           (!p->lose   ? "ottenere"
            : !p->gain ? "perdere"
                       : "ottenere o perdere") +
           " Potenza" + (a.by ? " da " + effects : "");
  if (const auto* p = std::get_if<Contribute>(&r)) {
    const std::string team =
        verb(" alla Forza di Combattimento della sua Squadra", " alla Forza di Combattimento della loro Squadra");
    if (p->stat == Contribution::none) return verb("non aggiunge nulla", "non aggiungono nulla") + team;
    if (p->stat == Contribution::other_team)
      return verb("aggiunge la sua Potenza", "aggiungono la loro Potenza") +
             " alla Squadra avversaria invece che alla propria";
    return verb("aggiunge", "aggiungono") +
           (p->stat == Contribution::combat ? " il Valore in Battaglia" : " il Valore in Sostegno") + team +
           ", in qualunque posizione";
  }
  if (const auto* p = std::get_if<TeamPower>(&r))
    return p->set ? verb("ha", "hanno") + " Forza di Combattimento " + number_text(a.support)
                  : verb("ottiene ", "ottengono ") + more(a.n) + " alla Forza di Combattimento";
  if (const auto* p = std::get_if<MentalPower>(&r)) {
    if (p->set && is_nothing(a.n)) return verb("ha", "hanno") + " Intelletto " + number_text(a.support);
    return verb("ottiene ", "ottengono ") + more(a.n) + " all'Intelletto";
  }
  if (std::holds_alternative<Unaffected>(r))
    return verb("non subisce ", "non subiscono ") + (a.by && use ? "l'effetto di " + by : effects);
  if (const auto* p = std::get_if<Unremovable>(&r))
    return cannot + "lasciare il gioco" + std::string(p->moves ? " né cambiare Squadra" : "") + " a causa di " +
           effects;
  return card_rule(a, s);
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
                       destination_words(p->to, Language::it), destination_words(p->instead_of, Language::it),
                       verb("lascia", "lasciano"), cause.empty() ? "" : " ", cause);
  }
  if (const auto* p = std::get_if<MustBeHead>(&r))
    return verb("deve", "devono") + " stare In Prima Linea se " + verb("è ", "sono ") + sent(p->as, s);
  if (const auto* p = std::get_if<OnlyTeamedWith>(&r))
    return verb("può ", "possono ") + (p->when_sent ? "essere " + sent(Sending::sent_out, s) : std::string("stare")) +
           " in Squadra solo con " + by;
  if (const auto* p = std::get_if<CannotBeTeamedWith>(&r))
    return cannot + (p->when_sent ? "essere " + sent(Sending::sent_out, s) : std::string("stare")) +
           " in Squadra con " + by;
  if (const auto* p = std::get_if<MustBlock>(&r))
    return verb("deve", "devono") + " bloccare una Squadra con " + whom(p->whom) + ", se possibile";
  if (const auto* p = std::get_if<NotCounted>(&r))
    return verb("non conta", "non contano") +
           (p->n == 0 ? verb(" per il limite della sua Squadra", " per il limite della loro Squadra")
                      : fmt::format(" per il limite di una Squadra, al massimo {} di loro", p->n));
  if (const auto* p = std::get_if<ResultRule>(&r)) {
    std::vector<std::string> from;
    for (const Result result : p->from) from.emplace_back(result_words(result, Language::it));
    return fmt::format("{} {} invece di {}", verb("ottiene", "ottengono"), result_words(p->to, Language::it),
                       from.empty() ? "qualsiasi altro risultato" : enumerated(from, or_word()));
  }
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
  const std::string injured = italian_ending("Ferit", who.feminine, true);
  const bool deployed = std::get<EntersInjured>(*a.rule).how == Entry::deploy;
  return enter + injured + (deployed ? " quando vengono " + italian_ending("schierat", who.feminine, true) : "");
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
  const auto kind = [&](std::string_view fallback) { return a.by ? nominal(*a.by, true).text : std::string(fallback); };
  if (std::holds_alternative<RewardsToWin>(r))
    return fmt::format(
        "{} {} di Guerra per vincere la partita", you ? std::string("ti") : with("a", c.subject),
        a.n.plural() ? fmt::format("servono {} Vincite", number_text(a.n)) : std::string("serve 1 Vincita"));
  if (std::holds_alternative<AttackLimit>(r))
    return can + "attaccare con al massimo " + counted_words(a.n, "Squadra", "Squadre");
  if (const auto* p = std::get_if<TeamLimit>(&r))
    return fmt::format("{}formare Squadre fino a {} Ninja{}{}", can, number_text(a.n),
                       a.by ? ", tutti " + nominal(as_ninja(*a.by), true).text : "",
                       p->with ? " con " + whom(*p->with) : "");
  if (std::holds_alternative<RewardCap>(r))
    return fmt::format("{}al massimo {} delle Vincite di Guerra guadagnate in un Turno e {} le altre",
                       verb("conservi ", "conserva "), number_text(a.n), you ? "scarti" : "scarta");
  if (std::holds_alternative<RewardsDiscarded>(r))
    return fmt::format("invece di guadagnare Vincite di Guerra {} altrettante dell'altro giocatore",
                       verb("scarti", "scarta"));
  if (const auto* p = std::get_if<FreeUse>(&r)) {
    const std::string cost = text_of(p->cost);
    return fmt::format("{}usare {}{}{} {}", can, p->once ? "la prossima tra " : "", kind("Tecniche"),
                       p->by ? " " + some_with("con", *p->by) + " come Esecutore" : "",
                       cost == "0" ? std::string("senza pagarne il Costo Chakra") : "con un Costo Chakra di " + cost);
  }
  if (const auto* p = std::get_if<PayAs>(&r)) {
    const std::string symbol = p->symbol ? " " + symbol_name(*p->symbol, Language::it) : "";
    return fmt::format("{}pagare {}{}{} nel Costo Chakra di {}{} con Chakra {}", can,
                       p->n ? fmt::format("fino a {} ", *p->n) : "", p->n == 1 ? "Simbolo" : "Simboli", symbol,
                       kind("Tecniche"), p->by ? " " + some_with("con", *p->by) + " come Esecutore" : "",
                       p->with ? symbol_name(*p->with, Language::it) : "di qualsiasi Simbolo");
  }
  if (const auto* p = std::get_if<ChakraCounts>(&r)) {
    Phrase chakra;
    chakra.naming = Naming::group;
    chakra.filter = a.by.value_or(Filter{});
    return fmt::format("{} valgono anche come Chakra {}", with("", chakra), symbol_name(p->as, Language::it));
  }
  if (const auto* p = std::get_if<MarkerFor>(&r)) {
    Filter cards;
    cards.type = p->type;
    return fmt::format("per {} il{} Segnaturni{} vale {} in {}", nominal(cards, true).text, you ? " tuo" : "", his,
                       size_text(a.n), a.n.number < 0 ? "meno" : "più");
  }
  return play_rule(c);
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
  const auto kind = [&](std::string_view fallback) { return a.by ? nominal(*a.by, true).text : std::string(fallback); };
  if (std::holds_alternative<ForbidMission>(r)) return cannot + "usare " + kind("Strategie");
  if (const auto* p = std::get_if<ForbidEntry>(&r))
    return cannot + (p->how == Entry::deploy ? "schierare " : "mettere in gioco ") + kind("carte");
  if (const auto* p = std::get_if<JutsuLimit>(&r)) {
    if (!p->n) return fmt::format("solo uno dei{} Ninja{} può usare Tecniche{}", you ? " tuoi" : "", his, each_turn);
    return fmt::format("{}usare al massimo {}{}{}", can, counted_words(a.n, "Tecnica", "Tecniche"), each_turn,
                       p->one_user ? ", tutte con lo stesso Ninja" : "");
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
  if (std::holds_alternative<OpenHand>(r)) return verb("giochi", "gioca") + " a Mano scoperta";
  if (std::holds_alternative<NoDraw>(r))
    return (neither ? std::string("nessun giocatore pesca") : verb("non peschi", "non pesca")) + " nella Fase Iniziale";
  if (std::holds_alternative<MarkerStays>(r))
    return fmt::format("il{} Segnaturni{} non si muove nella Fase Finale", you ? " tuo" : "", his);
  return {};
}

}  // namespace playsheet::wording
