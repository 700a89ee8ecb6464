// SPDX-License-Identifier: GPL-3.0-or-later
// What a node says is done, or is so.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ui/wording/rising_clan/realizer.h"

namespace playsheet::rising_clan_wording {

using namespace rising_clan;

namespace {

/// Who acts, and of whom something is; the user is not named.
struct Person {
  Trio subject, of;
};
constexpr table::KeyedRows<describe::Who, Person, 9> kPersons{{
    {describe::Who::you, {{"you", "tu", "você"}, {"your", "", ""}}},
    {describe::Who::another,
     {{"another player", "un altro giocatore", "outro jogador"},
      {"another player’s", "di un altro giocatore", "de outro jogador"}}},
    {describe::Who::that_player,
     {{"that player", "quel giocatore", "esse jogador"}, {"that player’s", "di quel giocatore", "desse jogador"}}},
    {describe::Who::each,
     {{"each player", "ogni giocatore", "cada jogador"}, {"each player’s", "di ogni giocatore", "de cada jogador"}}},
    {describe::Who::by_chance,
     {{"a random other player", "un altro giocatore a caso", "outro jogador ao acaso"},
      {"a random other player’s", "di un altro giocatore a caso", "de outro jogador ao acaso"}}},
    {describe::Who::left,
     {{"the player on your left", "il giocatore alla tua sinistra", "o jogador à sua esquerda"},
      {"the left player’s", "del giocatore alla tua sinistra", "do jogador à sua esquerda"}}},
    {describe::Who::roller,
     {{"the rolling player", "chi ha tirato", "quem rolou"},
      {"the rolling player’s", "di chi ha tirato", "de quem rolou"}}},
    {describe::Who::attacked,
     {{"the attacked player", "chi subisce l’attacco", "quem sofre o ataque"},
      {"the attacked player’s", "di chi subisce l’attacco", "de quem sofre o ataque"}}},
    {describe::Who::creature,
     {{"the abomination", "l’Abominio", "a Abominação"}, {"the abomination’s", "dell’Abominio", "da Abominação"}}},
}};

}  // namespace

std::string Realizer::subject(Who who) const { return say(kPersons[who].subject); }

std::string Realizer::hand_of(Who who) const {
  if (who == Who::you) return say({"your hand", "la tua mano", "a sua mão"});
  return fill({"{} hand", "la mano {}", "a mão {}"}, say(kPersons[who].of));
}

std::string Realizer::count(int n, const Trio& one, const TrioPatterns<const int&>& many) const {
  return n == 1 ? say(one) : filled<int>(language_, many, n);
}

/// "draw 1 card", "each player draws 1 card", "draws 1 card".
std::string Realizer::done(const Clause& c, bool goes_on, const Trio& you, const Trio& he,
                           const std::string& what) const {
  if (c.who == Who::you) return say(you) + " " + what;
  return (goes_on ? std::string() : subject(c.who) + " ") + say(he) + " " + what;
}

/// A success roll of somebody and what follows from it.
std::string Realizer::test(const Clause& c) const {
  const std::string roll = demand({c.node.stat, c.node.target});
  if (c.pass.empty() && c.fail.empty()) return {};
  if (c.pass.empty()) {
    const std::string must =
        c.who == Who::you
            ? fill({"you must pass {}", "devi superare {}", "você deve passar em {}"}, roll)
            : fill({"{0} must pass {1}", "{0} deve superare {1}", "{0} deve passar em {1}"}, subject(c.who), roll);
    return must + say({"; otherwise, ", "; altrimenti ", "; caso contrário, "}) + one_breath(c.fail, c.who != Who::you);
  }
  const std::string passes =
      c.who == Who::you
          ? fill({"if you pass {}", "se superi {}", "se você passar em {}"}, roll)
          : fill({"if {0} passes {1}", "se {0} supera {1}", "se {0} passar em {1}"}, subject(c.who), roll);
  const std::string out = passes + ", " + one_breath(c.pass, c.who != Who::you);
  return c.fail.empty() ? out
                        : out + say({"; otherwise, ", "; altrimenti ", "; caso contrário, "}) +
                              one_breath(c.fail, c.who != Who::you);
}

std::string Realizer::choice(const Clause& c) const {
  std::vector<std::string> ways;
  for (const auto& branch : c.branches) ways.push_back(one_breath(branch));
  return wording::enumerated(ways, say({", or ", ", oppure ", ", ou "}));
}

std::string Realizer::forbidden(const Clause& c) const {
  const auto what = [&]() -> Trio {
    switch (c.node.what) {
      case What::open:
        return {"face open events or killers", "affrontare eventi aperti o killer",
                "enfrentar eventos abertos nem assassinos"};
      case What::symbols:
        return {"use cards with clan symbols", "usare carte con simboli di clan", "usar cartas com símbolos de clã"};
      case What::draw:
        return {"draw advantage cards", "pescare carte vantaggio", "comprar cartas de vantagem"};
      case What::react:
        return {"act in windows or between the acts of others", "agire nelle finestre o tra le azioni degli altri",
                "agir em janelas nem entre as ações dos outros"};
      default:
        return {"attack", "attaccare", "atacar"};
    }
  }();
  const std::string until = span(c.node.span);
  if (c.who == Who::you)
    return fill({"you may not {0}{1}", "non puoi {0}{1}", "você não pode {0}{1}"}, say(what), until);
  if (c.who == Who::each)
    return fill({"nobody may {0}{1}", "nessuno può {0}{1}", "ninguém pode {0}{1}"}, say(what), until);
  return fill({"{2} may not {0}{1}", "{2} non può {0}{1}", "{2} não pode {0}{1}"}, say(what), until, subject(c.who));
}

std::string Realizer::discarded(const Clause& c, bool goes_on) const {
  const bool chance = c.node.by == By::random;
  const bool mine = c.who == Who::you;
  std::string what;
  if (c.node.from == From::hand)
    what = mine ? count(c.node.n, {"1 hand card", "1 carta della tua mano", "1 carta da mão"},
                        {"{} hand cards", "{} carte della tua mano", "{} cartas da mão"})
                : count(c.node.n, {"1 hand card", "1 carta della sua mano", "1 carta da mão"},
                        {"{} hand cards", "{} carte della sua mano", "{} cartas da mão"});
  else
    what = mine ? count(c.node.n,
                        {"1 of your permanents in play", "1 tua carta permanente in gioco",
                         "1 carta permanente sua em jogo"},
                        {"{} of your permanents in play", "{} tue carte permanenti in gioco",
                         "{} cartas permanentes suas em jogo"})
                : count(c.node.n,
                        {"1 permanent in play", "1 sua carta permanente in gioco", "1 carta permanente sua em jogo"},
                        {"{} permanents in play", "{} sue carte permanenti in gioco",
                         "{} cartas permanentes suas em jogo"});
  if (chance) what += say({" at random", " a caso", " ao acaso"});
  return done(c, goes_on, {"discard", "scarta", "descarte"}, {"discards", "scarta", "descarta"}, what);
}

std::string Realizer::stolen(const Clause& c) const {
  const std::string of = say(kPersons[c.who].of);
  const bool chance = c.node.by == By::random;
  if (c.node.from == From::hand) {
    const std::string what =
        chance ? count(c.node.n, {"1 card at random", "1 carta a caso", "1 carta ao acaso"},
                       {"{} cards at random", "{} carte a caso", "{} cartas ao acaso"})
               : count(c.node.n, {"1 card of your choice", "1 carta a tua scelta", "1 carta à sua escolha"},
                       {"{} cards of your choice", "{} carte a tua scelta", "{} cartas à sua escolha"});
    return fill({"take {0} from {1} hand into yours", "prendi in mano {0} dalla mano {1}",
                 "pegue para a sua mão {0} da mão {1}"},
                what, of);
  }
  const std::string what =
      chance
          ? count(c.node.n, {"1 permanent at random", "1 carta permanente a caso", "1 carta permanente ao acaso"},
                  {"{} permanents at random", "{} carte permanenti a caso", "{} cartas permanentes ao acaso"})
          : count(c.node.n,
                  {"1 permanent of your choice", "1 carta permanente a tua scelta", "1 carta permanente à sua escolha"},
                  {"{} permanents of your choice", "{} carte permanenti a tua scelta",
                   "{} cartas permanentes à sua escolha"});
  return fill({"take {0} from {1} play area into your hand", "prendi in mano {0} dall’area di gioco {1}",
               "pegue para a sua mão {0} da área de jogo {1}"},
              what, of);
}

std::string Realizer::looked(const Clause& c) const {
  const std::string what = c.node.what == What::hand ? hand_of(c.who)
                           : c.who == Who::you
                               ? say({"your role", "il tuo ruolo", "o seu papel"})
                               : fill({"{} role", "il ruolo {}", "o papel {}"}, say(kPersons[c.who].of));
  if (c.node.by == By::left)
    return fill({"the player on your left looks at {}", "il giocatore alla tua sinistra guarda {}",
                 "o jogador à sua esquerda olha {}"},
                what);
  return fill({"look at {}", "guarda {}", "olhe {}"}, what);
}

std::string Realizer::cancelled(const Node& node) const {
  if (node.op == Op::cancel_event)
    return node.scope == Scope::self
               ? say({"you do not face the event", "non affronti l’evento", "você não enfrenta o evento"})
               : say({"whoever has not faced the event yet does not face it",
                      "chi non ha ancora affrontato l’evento non lo affronta",
                      "quem ainda não enfrentou o evento não o enfrenta"});
  if (node.scope == Scope::this_)
    return say({"the attack is cancelled", "l’attacco è annullato", "o ataque é cancelado"});
  return say({"this attack and all others until the end of the turn are cancelled",
              "questo attacco e tutti gli altri fino alla fine del turno sono annullati",
              "este ataque e todos os outros até o fim do turno são cancelados"});
}

std::string Realizer::guarded(const Node& node) const {
  switch (node.against) {
    case Against::disadvantage:
      return limited_ ? say({"you are spared 1 disadvantage card", "eviti 1 carta svantaggio",
                             "você evita 1 carta de desvantagem"})
                      : say({"you draw no disadvantage cards", "non peschi carte svantaggio",
                             "você não compra cartas de desvantagem"});
    case Against::steal:
      return say(
          {"nobody may take cards from you", "nessuno può prenderti carte", "ninguém pode pegar cartas de você"});
    case Against::look:
      return say({"nobody may look at your hand or your role", "nessuno può guardare la tua mano o il tuo ruolo",
                  "ninguém pode olhar a sua mão nem o seu papel"});
    default:
      return say({"you take no wounds", "non subisci ferite", "você não sofre ferimentos"});
  }
}

/// Cards that are drawn, lost, taken or looked at.
std::string Realizer::with_cards(const Clause& c, bool goes_on) const {
  const Node& node = c.node;
  const auto cards = [&](const Trio& one, const TrioPatterns<const int&>& many) { return count(node.n, one, many); };
  switch (node.op) {
    case Op::draw:
      return done(c, goes_on, {"draw", "pesca", "compre"}, {"draws", "pesca", "compra"},
                  cards({"1 advantage card", "1 carta vantaggio", "1 carta de vantagem"},
                        {"{} advantage cards", "{} carte vantaggio", "{} cartas de vantagem"}));
    case Op::discard:
      return discarded(c, goes_on);
    case Op::steal:
      return stolen(c);
    case Op::recover:
      return fill({"take {} from the discard pile into your hand", "prendi in mano {} dalla pila degli scarti",
                   "pegue para a sua mão {} da pilha de descarte"},
                  cards({"1 card of your choice", "1 carta a tua scelta", "1 carta à sua escolha"},
                        {"{} cards of your choice", "{} carte a tua scelta", "{} cartas à sua escolha"}));
    case Op::give:
      if (node.n == 2)
        return say(
            {"give 2 hand cards to your neighbours, both to one or 1 to each, unseen by the others",
             "dai 2 carte della tua mano ai tuoi vicini, entrambe a uno o 1 a testa, senza che gli altri le vedano",
             "dê 2 cartas da mão aos seus vizinhos, ambas a um ou 1 a cada um, sem que os outros as vejam"});
      return cards(
          {"give 1 hand card to a neighbour, unseen by the others",
           "dai 1 carta della tua mano a un vicino, senza che gli altri la vedano",
           "dê 1 carta da mão a um vizinho, sem que os outros a vejam"},
          {"give {} hand cards to your neighbours, all to one or some to each, unseen by the others",
           "dai {} carte della tua mano ai tuoi vicini, tutte a uno o un po’ per uno, senza che gli altri le vedano",
           "dê {} cartas da mão aos seus vizinhos, todas a um ou algumas a cada um, sem que os outros as vejam"});
    case Op::look:
      return looked(c);
    case Op::order:
      return cards({"look at the top event card", "guarda la prima carta evento del mazzo",
                    "olhe a carta de evento do topo do baralho"},
                   {"look at the top {} event cards and put them back in any order",
                    "guarda le prime {} carte evento del mazzo e rimettile nell’ordine che vuoi",
                    "olhe as {} cartas de evento do topo do baralho e devolva-as na ordem que quiser"});
    case Op::disadvantage:
      return done(c, goes_on, {"draw", "pesca", "compre"}, {"draws", "pesca", "compra"},
                  cards({"1 disadvantage card", "1 carta svantaggio", "1 carta de desvantagem"},
                        {"{} disadvantage cards", "{} carte svantaggio", "{} cartas de desvantagem"}));
    case Op::cure:
      return done(c, goes_on, {"discard", "scarta", "descarte"}, {"discards", "scarta", "descarta"},
                  cards({"1 lasting disadvantage", "1 svantaggio duraturo", "1 desvantagem duradoura"},
                        {"{} lasting disadvantages", "{} svantaggi duraturi", "{} desvantagens duradouras"}));
    case Op::status:
      return done(c, goes_on, {"draw", "pesca", "compre"}, {"draws", "pesca", "compra"},
                  cards({"1 status card", "1 carta status", "1 carta de status"},
                        {"{} status cards", "{} carte status", "{} cartas de status"}));
    default:
      return {};
  }
}

std::string Realizer::act(const Clause& c, bool goes_on, bool further_roll) const {
  const Node& node = c.node;
  const auto cards = [&](const Trio& one, const TrioPatterns<const int&>& many) { return count(node.n, one, many); };
  switch (node.op) {
    case Op::bonus:
      return bonus(c);
    case Op::roll:
      return roll(c, further_roll);
    case Op::reroll:
      return node.on == Select::self
                 ? say({"roll the die again", "tira di nuovo il dado", "role o dado de novo"})
                 : say({"the die is rolled again", "il dado si tira di nuovo", "o dado é rolado de novo"});
    case Op::half:
      return say({"the die of your next success roll counts half, rounded up",
                  "il dado del tuo prossimo tiro di successo vale la metà, arrotondata per eccesso",
                  "o dado da sua próxima rolagem de sucesso vale a metade, arredondada para cima"});
    case Op::base:
      return base(c);
    case Op::wound:
      return done(c, goes_on, {"take", "subisci", "sofra"}, {"takes", "subisce", "sofre"},
                  cards({"1 wound", "1 ferita", "1 ferimento"}, {"{} wounds", "{} ferite", "{} ferimentos"}));
    case Op::heal:
      return done(
          c, goes_on, {"heal", "cura", "cure"}, {"heals", "cura", "cura"},
          cards({"1 wound", "1 ferita", "1 ferimento"}, {"up to {} wounds", "fino a {} ferite", "até {} ferimentos"}));
    case Op::cancel_attack:
    case Op::cancel_event:
      return cancelled(node);
    case Op::silence:
      return fill({"only you may use cards and abilities and open gifts{}",
                   "solo tu puoi usare carte e abilità e aprire regali{}",
                   "só você pode usar cartas e habilidades e abrir presentes{}"},
                  span(node.span));
    case Op::face_event:
      return say({"turn up the next event and face it as if you were alone in play",
                  "scopri il prossimo evento e affrontalo come se in gioco ci fossi solo tu",
                  "revele o próximo evento e enfrente-o como se só você estivesse em jogo"});
    case Op::attacks:
      return cards({"you may attack 1 more time this turn", "puoi attaccare 1 volta in più in questo turno",
                    "você pode atacar mais 1 vez neste turno"},
                   {"you may attack {} more times this turn", "puoi attaccare {} volte in più in questo turno",
                    "você pode atacar mais {} vezes neste turno"});
    case Op::reveal:
      return c.who == Who::you ? say({"reveal your role", "rivela il tuo ruolo", "revele o seu papel"})
                               : done(c, goes_on, {}, {"reveals", "rivela", "revela"},
                                      say({"their role", "il proprio ruolo", "o próprio papel"}));
    case Op::impose:
      return done(c, goes_on, {"receive", "ricevi", "receba"}, {"receives", "riceve", "recebe"},
                  fill({"a {} marker", "un segnalino {}", "um marcador {}"},
                       marker(node.what == What::captured ? Op::out : Op::skips)));
    case Op::free:
      return node.on == Select::self ? say({"you are free", "torni in gioco", "você volta ao jogo"})
                                     : say({"free a captive", "libera un prigioniero", "liberte um prisioneiro"});
    case Op::eliminate:
      if (c.who == Who::you)
        return say({"you are eliminated", "esci per sempre dalla partita", "você sai da partida para sempre"});
      return subject(c.who) + say({" is eliminated", " esce per sempre dalla partita", " sai da partida para sempre"});
    case Op::test:
      return test(c);
    case Op::choose:
      return choice(c);
    case Op::forbid:
      return forbidden(c);
    case Op::guard:
      return guarded(node);
    case Op::counts:
      return cards(
          {"for your goal you have 1 more conquered event", "per il tuo obiettivo hai 1 evento conquistato in più",
           "para o seu objetivo, você tem 1 evento conquistado a mais"},
          {"for your goal you have {} more conquered events", "per il tuo obiettivo hai {} eventi conquistati in più",
           "para o seu objetivo, você tem {} eventos conquistados a mais"});
    case Op::mutate:
      return mutated(node);
    case Op::draw:
    case Op::discard:
    case Op::steal:
    case Op::recover:
    case Op::give:
    case Op::look:
    case Op::order:
    case Op::disadvantage:
    case Op::cure:
    case Op::status:
      return with_cards(c, goes_on);
    case Op::out:
    case Op::skips:
      break;  // paragraphs of their own
  }
  return {};
}

}  // namespace playsheet::rising_clan_wording
