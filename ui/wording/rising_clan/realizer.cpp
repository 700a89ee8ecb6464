// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/rising_clan/realizer.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace playsheet::rising_clan_wording {

using namespace rising_clan;
using wording::capitalised;
using Kind = describe::Paragraph::Kind;

std::string Realizer::text(const std::vector<Paragraph>& plan) {
  std::string out;
  for (const Paragraph& each : plan) out += (out.empty() ? "" : "\n") + capitalised(paragraph(each));
  return out;
}

std::string Realizer::value(Stat stat, int n) const { return fmt::format("{} {:+}", name_of(stat, language_), n); }

std::string Realizer::demand(const RollDemand& demand) const {
  return fmt::format("{} {}", name_of(demand.stat, language_), demand.target);
}

/// The name of the card that holds with this node: markers are worth the same.
std::string Realizer::marker(Op op) const {
  for (std::size_t i = 0; i < cards_.size(); ++i)
    for (const Ability& ability : cards_[static_cast<DefinitionId>(i)].abilities)
      for (const Node& node : cards_.list(ability.doing))
        if (node.op == op) return quoted(in_language(cards_[static_cast<DefinitionId>(i)].name, language_));
  return {};
}

std::string Realizer::paragraph(const Paragraph& p) {
  lasts_ = limited_ = at_roll_ = in_fight_ = false;
  switch (p.kind) {
    case Kind::ability:
    case Kind::happens:
      return ability(p);
    case Kind::rolls: {
      std::vector<std::string> rolls;
      for (const RollDemand& each : p.rolls) rolls.push_back(demand(each));
      const std::string all = fmt::format("{}", fmt::join(rolls, ", "));
      if (rolls.size() == 1)
        return fill({"success roll: {}.", "tiro di successo: {}.", "rolagem de sucesso: {}."}, all);
      return fill({"success rolls, one after another: {}.", "tiri di successo, uno dopo l’altro: {}.",
                   "rolagens de sucesso, uma após a outra: {}."},
                  all);
    }
    case Kind::failure: {
      const std::string drawn =
          say({"draw 1 disadvantage card.", "pesca 1 carta svantaggio.", "compre 1 carta de desvantagem."});
      return say({"on failure: ", "se fallisci: ", "se falhar: "}) +
             (p.sentences.empty() ? drawn : all_sentences(p.sentences));
    }
    case Kind::challenge:
      return say(
          {"challenge another player: each rolls ATT against the other’s DIF. If exactly one of the two succeeds, "
           "that player conquers this card, worth 1 ninja credit; nobody is eliminated.",
           "sfida un altro giocatore: ognuno tira su ATT contro la DIF dell’altro. Se ci riesce uno solo dei "
           "due, conquista questa carta, che vale 1 credito NINJA; nessuno viene eliminato.",
           "desafie outro jogador: cada um rola ATQ contra a DEF do outro. Se só um dos dois tiver sucesso, "
           "conquista esta carta, que vale 1 crédito ninja; ninguém é eliminado."});
    case Kind::leaving:
      return leaving(p);
    case Kind::captured:
      return fill({"you are temporarily out of play. At the start of your turn, if you pass {0}, you are free; another "
                   "player may roll for you as an action.",
                   "sei temporaneamente fuori gioco. All’inizio del tuo turno, se superi {0}, torni in gioco; un altro "
                   "giocatore può tirare al tuo posto con la sua azione.",
                   "você está temporariamente fora de jogo. No início do seu turno, se passar em {0}, volta ao jogo; "
                   "outro jogador pode rolar no seu lugar com a ação dele."},
                  demand({Stat::ATT, cards_.numbers().free_target}));
    case Kind::recalled:
      return say({"you skip your next turn. Until then you face no events and may not attack.",
                  "salti il tuo prossimo turno. Fino ad allora non affronti eventi e non puoi attaccare.",
                  "você perde o seu próximo turno. Até lá, não enfrenta eventos e não pode atacar."});
    case Kind::immune:
      return fill({"no effect on {}.", "nessun effetto su {}.", "sem efeito sobre {}."}, clans_of(p.clans, cards_));
    case Kind::no_winner:
      return say({"using this card never makes you a winner.", "usare questa carta non ti fa mai vincere.",
                  "usar esta carta nunca faz você vencer."});
    case Kind::nothing:
      return say({"no effect.", "nessun effetto.", "sem efeito."});
    case Kind::values:
    case Kind::flight:
    case Kind::defence:
    case Kind::attack:
    case Kind::defeat:
    case Kind::returns:
    case Kind::shared:
      break;
  }
  return of_abomination(p);
}

/// What sets it off or allows it, then what it does.
std::string Realizer::ability(const Paragraph& p) {
  const Ability& a = p.ability;
  lasts_ = p.kind == Kind::ability && a.when == When::static_;
  limited_ = a.limit != Limit::none;
  at_roll_ = a.when == When::roll;
  const std::string whose = a.clans == 0 ? std::string() : clans_of(a.clans, cards_) + " – ";
  const auto& first = p.sentences.empty() ? Clause{} : p.sentences.front().clauses.front();
  if (lasts_ && first.node.op == Op::roll) return whose + capitalised(own_rolls(a, first.node.n));
  const std::string begin = p.kind == Kind::happens ? std::string() : lead(a);
  if (begin.empty()) return whose + capitalised(all_sentences(p.sentences));
  return whose + capitalised(begin) + ": " + all_sentences(p.sentences);
}

/// when a lasting disadvantage goes.
std::string Realizer::leaving(const Paragraph& p) {
  if (p.leave == Leave::own_end)
    return say({"discard this card at the end of your next turn.",
                "scarta questa carta alla fine del tuo prossimo turno.",
                "descarte esta carta no fim do seu próximo turno."});
  if (p.leave != Leave::roll)
    return say({"this card stays until it is cured.", "questa carta resta finché non viene curata.",
                "esta carta fica até ser curada."});
  const std::string out = fill({"at the start of your turn, if you pass {}, discard this card",
                                "all’inizio del tuo turno, se superi {}, scarta questa carta",
                                "no início do seu turno, se passar em {}, descarte esta carta"},
                               demand(p.rolls.front()));
  if (p.sentences.empty()) return out + ".";
  return out + say({"; otherwise, ", "; altrimenti ", "; caso contrário, "}) + one_breath(p.sentences) + ".";
}

std::string Realizer::flight(const Abomination& row) const {
  if (row.flee_cards > 0)
    return fill({"flight: discard {}.", "fuga: scarta {}.", "fuga: descarte {}."},
                count(row.flee_cards, {"1 hand card", "1 carta della tua mano", "1 carta da mão"},
                      {"{} hand cards", "{} carte della tua mano", "{} cartas da mão"}));
  std::vector<std::string> bonuses;
  for (std::size_t i = 0; i < row.flee.size(); ++i)
    if (row.flee[i] > 0) bonuses.push_back(value(static_cast<Stat>(i), row.flee[i]));
  return fill(
      {"flight: {} over the base threshold.", "fuga: {} oltre la soglia base.", "fuga: {} acima do limiar base."},
      all_of(bonuses));
}

std::string Realizer::of_abomination(const Paragraph& p) {
  in_fight_ = true;
  const Abomination& row = cards_.abomination(p.abomination);
  const auto named = [&](const std::string& kind, const Names& name) {
    const std::string head = kind + " " + quoted(in_language(name, language_));
    return p.sentences.empty() ? head + "." : head + ": " + all_sentences(p.sentences);
  };
  switch (p.kind) {
    case Kind::values:
      return fmt::format("{}, {}.", demand({Stat::ATT, row.att}), demand({Stat::DIF, row.dif}));
    case Kind::flight:
      return flight(row);
    case Kind::defence:
      return named(say({"defence ability", "abilità di difesa", "habilidade de defesa"}), row.defence_name);
    case Kind::attack:
      return named(say({"attack ability", "abilità di attacco", "habilidade de ataque"}), row.attack_name);
    case Kind::defeat:
      return say({"instead of being eliminated: ", "invece dell’eliminazione: ", "em vez da eliminação: "}) +
             all_sentences(p.sentences);
    case Kind::returns:
      return say({"unless defeated, it returns to the top of the disadvantage deck at the end of the turn.",
                  "se non viene sconfitto, alla fine del turno torna in cima al mazzo degli svantaggi.",
                  "se não for derrotada, volta ao topo do baralho de desvantagens no fim do turno."});
    default:
      return say({"all players in play face it one after another, by priority.",
                  "tutti i giocatori in gioco lo affrontano uno dopo l’altro, in ordine di priorità.",
                  "todos os jogadores em jogo a enfrentam um após o outro, por ordem de prioridade."});
  }
}

// -------------------- when

namespace {

constexpr Words<Limit> kLimits{{
    {Limit::none, {}},
    {Limit::round, {"once each round", "una volta per giro", "uma vez por rodada"}},
    {Limit::game, {"once per game", "una volta per partita", "uma vez por partida"}},
}};

constexpr Trio kBlade{"you have a blade in play", "hai in gioco un’arma bianca", "você tiver uma arma branca em jogo"};
constexpr Trio kFirearm{"you have a firearm in play", "hai in gioco un’arma da fuoco",
                        "você tiver uma arma de fogo em jogo"};

/// Of whose roll, of what kind: where it is made.
struct Place {
  If condition;
  Trio one, many;
};
constexpr std::array<Place, 5> kPlaces{{
    {If::my_attack,
     {" in an attack on a player", " in un attacco a un giocatore", " em um ataque a um jogador"},
     {" in attacks on players", " negli attacchi ai giocatori", " em ataques a jogadores"}},
    {If::in_event,
     {" for an event", " per un evento", " em um evento"},
     {" for events", " per gli eventi", " em eventos"}},
    {If::in_challenge,
     {" in an honour challenge", " in una sfida d’onore", " em um desafio de honra"},
     {" in honour challenges", " nelle sfide d’onore", " em desafios de honra"}},
    {If::in_fight,
     {" against an abomination", " contro un Abominio", " contra uma Abominação"},
     {" against abominations", " contro gli Abomini", " contra Abominações"}},
    {If::attacked,
     {" in an attack on you", " in un attacco contro di te", " em um ataque contra você"},
     {" in attacks on you", " negli attacchi contro di te", " em ataques contra você"}},
}};

std::string place(const Ability& ability, bool many, Language language) {
  std::string out;
  for (const Place& each : kPlaces)
    if (ability.needs(each.condition)) out += wording::pick(many ? each.many : each.one, language);
  return out;
}

/// The value that the roll is on; empty for any.
std::string_view stat_of(const Ability& ability, Language language) {
  if (ability.needs(If::stat_ATT)) return name_of(Stat::ATT, language);
  if (ability.needs(If::stat_CST)) return name_of(Stat::CST, language);
  return {};
}

}  // namespace

/// "After one of your ATT rolls"
std::string Realizer::after_roll(const Ability& a) const {
  if (a.needs(If::own_die))
    return say({"after any of your dice", "dopo qualsiasi tuo dado", "depois de qualquer dado seu"});
  const std::string where = place(a, false, language_);
  const std::string stat(stat_of(a, language_));
  const std::string en = stat.empty() ? std::string() : stat + " ";
  const std::string it = stat.empty() ? std::string() : " su " + stat;
  const std::string pt = stat.empty() ? std::string() : " de " + stat;
  const std::string& on = language_ == Language::en ? en : language_ == Language::it ? it : pt;
  if (a.needs(If::other_roll))
    return fill({"after another player’s {0}roll{1}", "dopo un tiro{0} di un altro giocatore{1}",
                 "depois de uma rolagem{0} de outro jogador{1}"},
                on, where);
  if (a.needs(If::own_roll) || a.needs(If::my_attack) || a.needs(If::in_fight))
    return fill({"after one of your {0}rolls{1}", "dopo un tuo tiro{0}{1}", "depois de uma rolagem sua{0}{1}"}, on,
                where);
  return fill({"after a {0}roll{1}", "dopo un tiro{0}{1}", "depois de uma rolagem{0}{1}"}, on, where);
}

/// "Your ATT rolls for events get +1."
std::string Realizer::own_rolls(const Ability& a, int n) const {
  const std::string stat(stat_of(a, language_));
  const std::string where = place(a, true, language_);
  const std::string on = stat.empty()                ? std::string()
                         : language_ == Language::en ? stat + " "
                         : language_ == Language::it ? " su " + stat
                                                     : " de " + stat;
  std::string out;
  if (a.limit != Limit::none) out = say(kLimits[a.limit]) + ", ";
  if (a.needs(If::have_blade)) out += say({"while ", "finché ", "enquanto "}) + say(kBlade) + ", ";
  if (a.needs(If::have_firearm)) out += say({"while ", "finché ", "enquanto "}) + say(kFirearm) + ", ";
  return out + fill({"your {0}rolls{1} get {2:+}.", "i tuoi tiri{0}{1} ottengono {2:+}.",
                     "suas rolagens{0}{1} recebem {2:+}."},
                    on, where, n);
}

std::string Realizer::moment(const Ability& a) const {
  const bool attacked = a.needs(If::attacked);
  switch (a.when) {
    case When::static_:
    case When::drawn:
      return {};
    case When::own_start: {
      const auto& doing = cards_.list(a.doing);
      const bool frees = std::any_of(doing.begin(), doing.end(), [](const Node& node) { return node.op == Op::free; });
      if (frees)
        return say({"at the start of your turn, if you are captured, instead of rolling",
                    "all’inizio del tuo turno, se sei fuori gioco, invece di tirare",
                    "no início do seu turno, se estiver fora de jogo, em vez de rolar"});
      return say({"at the start of your turn", "all’inizio del tuo turno", "no início do seu turno"});
    }
    case When::own_turn:
      return say({"in your turn", "nel tuo turno", "no seu turno"});
    case When::turn_start:
      return say({"before the start of a turn", "prima dell’inizio di un turno", "antes do início de um turno"});
    case When::event:
      return say({"before the roll for an event", "prima del tiro per un evento", "antes da rolagem de um evento"});
    case When::declared:
      return attacked ? say({"when an attack on you is declared", "quando viene dichiarato un attacco contro di te",
                             "quando um ataque contra você for declarado"})
                      : say({"when an attack is declared", "quando viene dichiarato un attacco",
                             "quando um ataque for declarado"});
    case When::attack:
      return attacked ? say({"when you are attacked", "quando subisci un attacco", "quando você sofrer um ataque"})
                      : say({"during an attack", "durante un attacco", "durante um ataque"});
    case When::roll:
      return after_roll(a);
    case When::any:
      return say({"at any time", "in qualsiasi momento", "a qualquer momento"});
    case When::won_challenge:
      return say({"when you win an honour challenge", "quando vinci una sfida d’onore",
                  "quando você vencer um desafio de honra"});
  }
  return {};
}

/// "Once each round, in your turn, if you have a blade in play, discard this card"
std::string Realizer::lead(const Ability& a) const {
  std::vector<std::string> parts;
  if (a.limit != Limit::none) parts.push_back(say(kLimits[a.limit]));
  if (const std::string when = moment(a); !when.empty()) parts.push_back(when);
  const bool holds = a.when == When::static_;
  const std::string if_word = holds ? say({"while ", "finché ", "enquanto "}) : say({"if ", "se ", "se "});
  if (a.needs(If::have_blade)) parts.push_back(if_word + say(kBlade));
  if (a.needs(If::have_firearm)) parts.push_back(if_word + say(kFirearm));
  if (holds && !place(a, true, language_).empty()) parts.push_back(place(a, true, language_).substr(1));
  if (a.costs_card) parts.push_back(say({"discard this card", "scarta questa carta", "descarte esta carta"}));
  return fmt::format("{}", fmt::join(parts, ", "));
}

// -------------------- sentences

std::string Realizer::all_sentences(const std::vector<Sentence>& sentences) const {
  std::string out;
  for (const Sentence& each : sentences) {
    const std::string said = sentence(each) + ".";
    out += out.empty() ? said : " " + capitalised(said);
  }
  return out;
}

std::string Realizer::one_breath(const std::vector<Sentence>& sentences, bool named) const {
  std::vector<std::string> parts;
  for (const Sentence& each : sentences) parts.push_back(sentence(each, named && parts.empty()));
  return all_of(parts);
}

std::string Realizer::sentence(const Sentence& sentence, bool named) const {
  const std::vector<Clause>& clauses = sentence.clauses;
  const bool is_value = clauses.front().node.op == Op::bonus && clauses.front().node.amount == AmountKind::number;
  if (is_value) return values(clauses);
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < clauses.size(); ++i) {
    const bool same = i > 0 && (clauses[i].who == clauses[i - 1].who || clauses[i].who == Who::that_player);
    const bool after = same || (i == 0 && named && clauses[i].who == Who::that_player && language_ != Language::en);
    const bool further = i > 0 && clauses[i].node.op == Op::roll && clauses[i - 1].node.op == Op::roll;
    parts.push_back(act(clauses[i], after && clauses[i].who != Who::you, further));
  }
  return all_of(parts);
}

std::string Realizer::goal(const GoalDefinition& goal) const {
  std::vector<std::string> ways;
  const auto title = [&](DefinitionId id) { return quoted(in_language(cards_[id].name, language_)); };
  for (const auto& pair : goal.pairs) ways.push_back(title(pair[0]) + and_word() + title(pair[1]));
  std::string out = fill({"Conquer {}; in all, as many events as the goal size asks for.",
                          "Conquista {}; in tutto, tanti eventi quanti ne chiede la misura dell’obiettivo.",
                          "Conquiste {}; ao todo, tantos eventos quantos o tamanho do objetivo pedir."},
                         wording::enumerated(ways, say({", or ", ", oppure ", ", ou "})));
  if (goal.killer != kNoDefinition)
    out += fill({" Or just conquer {}.", " Oppure conquista soltanto {}.", " Ou conquiste apenas {}."},
                title(goal.killer));
  if (goal.last)
    out += say({" Or be the last clan in the game.", " Oppure resta l’ultimo clan in partita.",
                " Ou seja o último clã na partida."});
  return out;
}

}  // namespace playsheet::rising_clan_wording
