// SPDX-License-Identifier: GPL-3.0-or-later
// What is done, what is so, and what is paid.
#include "ui/wording/gormiti/realizer.h"

namespace playsheet::gormiti_wording {

using namespace gormiti;

namespace {

constexpr Words<Role, OneAndMany> kWhile{{
    {Role::any, {{"", "", ""}, {"", "", ""}}},
    {Role::attacker,
     {{" while attacking", " quando attacca", " quando ataca"},
      {" while attacking", " quando attaccano", " quando atacam"}}},
    {Role::defender,
     {{" while defending", " quando difende", " quando defende"},
      {" while defending", " quando difendono", " quando defendem"}}},
}};

constexpr Words<DamageCause, OneAndMany> kDamage{{
    {DamageCause::any, {{"damage", "danno", "de dano"}, {"damage", "danni", "de dano"}}},
    {DamageCause::battle,
     {{"clash damage", "danno da scontro", "de dano de confronto"},
      {"clash damage", "danni da scontro", "de dano de confronto"}}},
    {DamageCause::effect,
     {{"damage from abilities", "danno da abilità", "de dano de habilidades"},
      {"damage from abilities", "danni da abilità", "de dano de habilidades"}}},
}};

constexpr Words<Whose> kIntoDeck{{
    {Whose::any, {" into its owner’s deck", " nel mazzo del proprietario", " no baralho do dono"}},
    {Whose::you, {" into your deck", " nel tuo mazzo", " no seu baralho"}},
    {Whose::opponent, {" into the opponent’s deck", " nel mazzo dell’avversario", " no baralho do oponente"}},
}};

constexpr OneAndMany kCards{{"card", "carta", "carta"}, {"cards", "carte", "cartas"}};

const Trio& of(const OneAndMany& words, bool many) { return many ? words.many : words.one; }

/// Whose hand or deck a card goes back to: its owner's; `any` if that is not said.
Whose owner_of(const describe::Phrase& what) {
  using describe::Naming;
  const bool own = what.naming == Naming::this_card || what.naming == Naming::bearer ||
                   what.naming == Naming::own_fighter || (what.naming == Naming::it && what.type != CardType::fighter);
  if (own) return Whose::you;
  return what.naming == Naming::opposing_fighter ? Whose::opponent : what.filter.controller;
}

}  // namespace

std::string Realizer::act(const Act& a) const {
  const bool many = a.who.many();
  const bool it = a.who.naming == Naming::it;
  switch (a.verb) {
    case Verb::damage:
    case Verb::heal:
      return to_health(a);
    case Verb::change:
      return changes(a);
    case Verb::take_less:
      return takes_less(a);
    case Verb::draw:
      return drawn(a);
    case Verb::discard:
      return discarded(a);
    case Verb::to_hand:
      return to_hand(a, owner_of(a.who));
    case Verb::to_deck:
      return done({"shuffle", "rimescola", "embaralhe"}, a.who, true) + say(kIntoDeck[owner_of(a.who)]);
    case Verb::search:
      return searched(a);
    case Verb::put_token:
      return put_token(a);
    case Verb::destroy:
      return done({"destroy", "distruggi", "destrua"}, a.who);
    case Verb::put_counters:
      return fill({"put {} {}", "metti {} {}", "coloque {} {}"},
                  quantity(a.n, counters(a.counter, false), counters(a.counter, true)),
                  np(a.who, say({"on", it ? "su di" : "su", "em"})));
    case Verb::extra_attack:
      return gets(a.who) + say({"1 extra attack this turn", "1 attacco aggiuntivo in questo turno",
                                "1 ataque adicional neste turno"});
    case Verb::attach:
      return done({"move", "sposta", "mova"}, a.who) + " " + np(a.other, say({"to", "su", "para"}));
    case Verb::cannot_attack:
      return subject(a.who) + say({"cannot attack", many ? "non possono attaccare" : "non può attaccare",
                                   many ? "não podem atacar" : "não pode atacar"});
    case Verb::attack_at_once:
      return attacks_at_once(a);
    case Verb::cannot_defend:
      return subject(a.who) +
             say({"cannot defend against ", many ? "non possono difendere contro " : "non può difendere contro ",
                  many ? "não podem defender contra " : "não pode defender contra "}) +
             np(a.other);
    case Verb::no_moves:
      return say({"the opponent cannot play Move cards in clashes with ",
                  "l’avversario non può giocare Carte Mossa negli scontri con ",
                  "o oponente não pode jogar cartas de Golpe nos confrontos com "}) +
             np(a.who);
  }
  return {};
}

/// A command with its object, which is a pronoun if it is a later mention.
std::string Realizer::done(const Trio& verb, const Phrase& what, bool taken_out) const {
  if (what.naming == Naming::it) return say(verb) + pronoun(what.type != CardType::fighter, false);
  return say(verb) + " " + np(what, "", taken_out);
}

std::string Realizer::gets(const Phrase& who) const {
  const bool many = who.many();
  return subject(who) + say({many ? "get " : "gets ", many ? "ottengono " : "ottiene ", many ? "recebem " : "recebe "});
}

std::string Realizer::to_health(const Act& a) const {
  if (a.verb == Verb::damage)
    return fill({"inflict {} {}", "infliggi {} {}", "cause {} {}"},
                quantity(a.n, say(kDamage[DamageCause::any].one), say(kDamage[DamageCause::any].many)),
                np(a.who, say({"on", "a", "a"})));
  return fill({"heal {1} for {0}", "cura {0} {1}", "cure {0} {1}"}, quantity(a.n, name(Term::hp), name(Term::hp)),
              np(a.who, say({"", "a", "de"})));
}

std::string Realizer::changes(const Act& a) const {
  std::vector<std::string> parts;
  if (a.has_atk) parts.push_back(quantity(a.n, name(Term::atk), name(Term::atk), true));
  if (a.has_hp) parts.push_back(quantity(a.hp, name(Term::hp), name(Term::hp), true));
  return gets(a.who) + all_of(parts) + say(of(kWhile[a.as], a.who.many()));
}

std::string Realizer::takes_less(const Act& a) const {
  const bool many = a.who.many();
  const int n = a.n.amount.counted ? a.n.amount.times : a.n.amount.number;
  return subject(a.who) +
         fill({"{0} {1} less {2}", "{0} {1} {2} in meno", "{0} {1} {2} a menos"},
              say({many ? "take" : "takes", many ? "subiscono" : "subisce", many ? "sofrem" : "sofre"}), n,
              say(of(kDamage[a.cause], n != 1))) +
         say(of(kWhile[a.as], many)) + for_each(a.n, false);
}

std::string Realizer::drawn(const Act& a) const {
  return (a.player == Whose::opponent ? say({"the opponent draws ", "l’avversario pesca ", "o oponente compra "})
                                      : say({"draw ", "pesca ", "compre "})) +
         quantity(a.n, say(kCards.one), say(kCards.many));
}

std::string Realizer::discarded(const Act& a) const {
  const bool other = a.player == Whose::opponent;
  return fill({"{0} {2}{1} from {3} hand", "{0}{1} {2} dalla {3} mano", "{0}{1} {2} da {3} mão"},
              other ? say({"the opponent discards", "l’avversario scarta", "o oponente descarta"})
                    : say({"discard", "scarta", "descarte"}),
              a.random ? say({" at random", " a caso", " ao acaso"}) : std::string(),
              quantity(a.n, say(kCards.one), say(kCards.many)),
              other ? say({"their", "sua", "própria"}) : say({"your", "tua", "sua"}));
}

std::string Realizer::searched(const Act& a) const {
  const bool one = !a.n.amount.counted && a.n.amount.number == 1;
  return fill({"search your deck for {0}, reveal{1} and put{1} into your hand, then shuffle your deck",
               "cerca nel tuo mazzo {0}, mostra{1} e aggiungi{1} alla tua mano, poi mescola il mazzo",
               "procure {0} no seu baralho, mostre{1} e coloque{1} na sua mão; depois, embaralhe o baralho"},
              quantity(a.n, things(a.who.filter, false), things(a.who.filter, true)),
              pronoun(is_feminine(a.who.filter), !one));
}

std::string Realizer::put_token(const Act& a) const {
  const CardDefinition& token = cards_[a.token];
  const std::string called = in_language(token.name, language_);
  std::string facts;
  if (token.element) facts += std::string(name_of(*token.element, language_)) + ", ";
  if (token.category) facts += std::string(name_of(*token.category, false, language_)) + ", ";
  facts += fmt::format("{} {}, {} {}", name(Term::atk), token.atk, name(Term::hp), token.hp);
  return fill({"put {} onto your field ({})", "metti nel tuo campo {} ({})", "coloque {} no seu campo ({})"},
              quantity(a.n, fill({"{} token", "pedina {}", "ficha de combatente {}"}, called),
                       fill({"{} tokens", "pedine {}", "fichas de combatente {}"}, called)),
              facts);
}

std::string Realizer::attacks_at_once(const Act& a) const {
  const bool many = a.who.many();
  const bool feminine = a.who.naming == Naming::group && is_feminine(a.who.filter);
  return subject(a.who) +
         say({many ? "can attack on the turn they are " : "can attack on the turn it is ",
              many ? "possono attaccare nel turno in cui vengono " : "può attaccare nel turno in cui viene ",
              many ? "podem atacar no turno em que são " : "pode atacar no turno em que é "}) +
         inflected(say({"deployed", "schierat", "posicionad"}), feminine, many) + say({"", "", " em campo"});
}

std::string Realizer::counters(CounterKind kind, bool many) const {
  const std::string called = in_language(cards_.counters()[kind].name, language_);
  return many ? fill({"{} counters", "segnalini {}", "marcadores de {}"}, called)
              : fill({"{} counter", "segnalino {}", "marcador de {}"}, called);
}

std::string Realizer::payment(const Cost& cost, CardType type) const {
  std::vector<std::string> given, parts;
  for (const CostLine& line : cost) {
    if (const auto* in_play = std::get_if<InPlayCost>(&line)) {
      Phrase p;
      p.naming = Naming::counted;
      p.filter = in_play->of;
      p.filter.controller = Whose::you;
      p.n = in_play->n;
      given.push_back(given.empty() ? np(p) : paid_too(p));
    }
  }
  if (!given.empty())
    parts.push_back(
        fill({"send {} to the discard pile", "manda {} nella pila degli scarti", "envie {} à pilha de descarte"},
             all_of(given)));
  for (const CostLine& line : cost) {
    if (const auto* hand = std::get_if<HandCost>(&line))
      parts.push_back(fill({"discard {} {} from your hand", "scarta {} {} dalla tua mano", "descarte {} {} da sua mão"},
                           hand->n, say(of(kCards, hand->n != 1))));
    if (const auto* coins = std::get_if<CoinCost>(&line))
      parts.push_back(fill({"remove {} {} {}", "rimuovi {} {} {}", "remova {} {} {}"}, coins->n,
                           counters(coins->kind.id, coins->n != 1),
                           pointed(Naming::this_card, type, say({"from", "da", "de"}))));
  }
  return all_of(parts);
}

}  // namespace playsheet::gormiti_wording
