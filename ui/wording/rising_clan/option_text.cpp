// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/rising_clan/option_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "ui/wording/rising_clan/words.h"

namespace playsheet::rising_clan_wording {

using rising_clan::kAsData;
using rising_clan::kNone;

namespace {

constexpr int kNoValue = -2;

/// A value that has a name; the others are said as numbers.
struct Named {
  int value = kNoValue;
  Trio words;
};

struct OptionWords {
  std::string_view name;
  Trio title, meaning;
  std::array<Named, 3> values;
};

/// In the order of R-O01 to R-O28.
constexpr std::array kOptionWords{
    OptionWords{"handLimit",
                {"Hand limit", "Limite di mano", "Limite da mão"},
                {"Cards that a player may keep at the end of a turn.",
                 "Carte che si possono tenere in mano alla fine del proprio turno.",
                 "Cartas que podem ficar na mão no fim do próprio turno."},
                {Named{kAsData, {"as usual", "come al solito", "como de costume"}},
                 Named{kNone, {"no limit", "senza limite", "sem limite"}}}},
    OptionWords{"startHand",
                {"Starting hand", "Mano iniziale", "Mão inicial"},
                {"Advantage cards that each player starts with.", "Carte vantaggio con cui ogni giocatore inizia.",
                 "Cartas de vantagem com que cada jogador começa."},
                {Named{kAsData, {"as usual", "come al solito", "como de costume"}},
                 Named{kNone, {"no limit", "senza limite", "sem limite"}}}},
    OptionWords{
        "handsRule",
        {"Rule of the hands", "Regola delle mani", "Regra das mãos"},
        {"Permanents take hands and armour is worn once; single-use cards need free hands.",
         "Le carte permanenti occupano le mani e si indossa una sola armatura; le carte a uso singolo chiedono mani "
         "libere.",
         "Cartas permanentes ocupam as mãos e só se veste uma armadura; cartas de uso único pedem mãos livres."},
        {Named{0, {"off", "no", "não"}}, Named{1, {"on", "sì", "sim"}}}},
    OptionWords{
        "cardsPerRoll",
        {"Cards for one die", "Carte per un dado", "Cartas por dado"},
        {"How many cards each player may use for one die.", "Quante carte ogni giocatore può usare per un dado.",
         "Quantas cartas cada jogador pode usar para um dado."},
        {Named{kAsData, {"as usual", "come al solito", "como de costume"}},
         Named{kNone, {"no limit", "senza limite", "sem limite"}}}},
    OptionWords{
        "openObliged",
        {"Open events", "Eventi aperti", "Eventos abertos"},
        {"Whether the turn player must face open events and killers.",
         "Se chi è di turno deve affrontare eventi aperti e killer.",
         "Se o jogador da vez precisa enfrentar eventos abertos e assassinos."},
        {Named{0, {"turn player may decline", "chi è di turno può rinunciare", "o jogador da vez pode recusar"}},
         Named{1,
               {"turn player must face them", "chi è di turno li deve affrontare",
                "o jogador da vez precisa enfrentar"}}}},
    OptionWords{"allMarkers",
                {"Events for all", "Eventi per tutti", "Eventos para todos"},
                {"Who has the event when several pass it.", "Chi ottiene l’evento quando lo superano in più d’uno.",
                 "Quem fica com o evento quando vários passam."},
                {Named{0, {"only the first to pass", "solo il primo che lo supera", "só o primeiro que passar"}},
                 Named{1, {"everybody who passes", "chiunque lo superi", "todos que passarem"}}}},
    OptionWords{"restAction",
                {"Rest", "Riposo", "Descanso"},
                {"Resting is one of the actions of the turn.", "Riposare è una delle azioni del turno.",
                 "Descansar é uma das ações do turno."},
                {Named{0, {"off", "no", "não"}}, Named{1, {"on", "sì", "sim"}}}},
    OptionWords{
        "freeIsAction",
        {"Freeing captives", "Liberare prigionieri", "Libertar prisioneiros"},
        {"Whether freeing a captive takes the action of the turn.",
         "Se liberare un prigioniero costa l’azione del turno.", "Se libertar um prisioneiro gasta a ação do turno."},
        {Named{0,
               {"once a turn besides the action", "una volta per turno oltre all’azione",
                "uma vez por turno além da ação"}},
         Named{1, {"takes the action", "costa l’azione", "gasta a ação"}}}},
    OptionWords{"exchange",
                {"Exchange", "Scambio", "Troca"},
                {"At the end of a turn its player may exchange one card.",
                 "Alla fine del proprio turno si può scambiare una carta.",
                 "No fim do próprio turno pode-se trocar uma carta."},
                {Named{0, {"off", "no", "não"}}, Named{1, {"on", "sì", "sim"}}}},
    OptionWords{
        "substitutions",
        {"Substitutions", "Sostituzioni", "Substituições"},
        {"How often each player survives a defeat.", "Quante volte ogni giocatore sopravvive a una sconfitta.",
         "Quantas vezes cada jogador sobrevive a uma derrota."},
        {Named{kAsData, {"as usual", "come al solito", "como de costume"}}, Named{0, {"none", "nessuna", "nenhuma"}}}},
    OptionWords{
        "substitutionLook",
        {"Look after a hit", "Sguardo dopo un colpo", "Olhar depois de um golpe"},
        {"Who sees the role of a player who gave up a substitution.",
         "Chi vede il ruolo di chi ha perso una sostituzione.", "Quem vê o papel de quem perdeu uma substituição."},
        {Named{0, {"nobody", "nessuno", "ninguém"}}, Named{1, {"the attacker", "chi attacca", "quem ataca"}}}},
    OptionWords{"goalSize",
                {"Goal size", "Misura dell’obiettivo", "Tamanho do objetivo"},
                {"Conquered events that a goal needs besides its pair.",
                 "Eventi conquistati che un obiettivo chiede oltre alla coppia.",
                 "Eventos conquistados que um objetivo pede além do par."},
                {Named{kAsData, {"as usual", "come al solito", "como de costume"}},
                 Named{0, {"the pair alone", "solo la coppia", "só o par"}}}},
    OptionWords{
        "dishonour",
        {"Dishonour", "Disonore", "Desonra"},
        {"Disadvantages drawn by who eliminates a player who was not a rival.",
         "Svantaggi che pesca chi elimina un giocatore che non era un rivale.",
         "Desvantagens que compra quem elimina um jogador que não era rival."},
        {Named{kAsData, {"as usual", "come al solito", "como de costume"}}, Named{0, {"none", "nessuno", "nenhuma"}}}},
    OptionWords{
        "truce",
        {"Truce", "Tregua", "Trégua"},
        {"First turns in which nobody may be attacked.", "Primi turni in cui nessuno può essere attaccato.",
         "Primeiros turnos em que ninguém pode ser atacado."},
        {Named{kAsData, {"as usual", "come al solito", "como de costume"}}, Named{0, {"none", "nessuna", "nenhuma"}}}},
    OptionWords{
        "dawn",
        {"Dawn", "Alba", "Amanhecer"},
        {"Who wins when the last round is over.", "Chi vince quando l’ultimo giro è finito.",
         "Quem vence quando a última rodada termina."},
        {Named{0, {"nobody", "nessuno", "ninguém"}},
         Named{1, {"most conquered events", "chi ha più eventi conquistati", "quem tiver mais eventos conquistados"}}}},
    OptionWords{
        "lastStand",
        {"Last stand", "Ultima resistenza", "Última resistência"},
        {"Own turns left to the only player in the game.", "Turni propri che restano all’unico giocatore in partita.",
         "Turnos próprios que restam ao único jogador na partida."},
        {Named{kAsData, {"as usual", "come al solito", "como de costume"}},
         Named{0,
               {"none: the game ends at once", "nessuno: la partita finisce subito",
                "nenhum: a partida termina na hora"}}}},
    OptionWords{
        "recallActs",
        {"Recall to order", "Richiamo all’ordine", "Chamada à Ordem"},
        {"Where a recalled player may act in windows.", "Dove chi è sotto richiamo può agire nelle finestre.",
         "Onde quem está sob chamada pode agir nas janelas."},
        {Named{0, {"own rolls and attacks", "tiri propri e attacchi subiti", "rolagens próprias e ataques sofridos"}},
         Named{1, {"everywhere", "ovunque", "em todas"}}}},
    OptionWords{"soleWinnerSupreme",
                {"Supreme winner", "Vincitore supremo", "Vencedor supremo"},
                {"A single winner over the primary rival is supreme as well.",
                 "Anche un vincitore solo sul rivale primario è supremo.",
                 "Um vencedor único sobre o rival primário também é supremo."},
                {Named{0, {"off", "no", "não"}}, Named{1, {"on", "sì", "sim"}}}},
    OptionWords{"lastClanWins",
                {"Last clan", "Ultimo clan", "Último clã"},
                {"The last player left in the game wins.", "Chi resta solo in partita vince.",
                 "Quem fica sozinho na partida vence."},
                {Named{0, {"off", "no", "não"}}, Named{1, {"on", "sì", "sim"}}}},
    OptionWords{"challengeOthers",
                {"Others in challenges", "Altri nelle sfide", "Outros nos desafios"},
                {"Other players may use cards in honour challenges.",
                 "Gli altri giocatori possono usare carte nelle Sfide d’onore.",
                 "Os outros jogadores podem usar cartas nos Desafios de Honra."},
                {Named{0, {"off", "no", "não"}}, Named{1, {"on", "sì", "sim"}}}},
    OptionWords{"twoDeal",
                {"Deal for two", "Ruoli in due", "Papéis a dois"},
                {"How the two roles are dealt.", "Come si distribuiscono i due ruoli.",
                 "Como os dois papéis são distribuídos."},
                {Named{0, {"hunter and hunted", "cacciatore e preda", "caçador e presa"}},
                 Named{1, {"any two of the seven", "due qualsiasi dei sette", "dois quaisquer dos sete"}}}},
    OptionWords{"threeGroup",
                {"Group for three", "Gruppo in tre", "Grupo a três"},
                {"Which group of clans three players have.", "Quale gruppo di clan hanno tre giocatori.",
                 "Qual grupo de clãs têm três jogadores."},
                {Named{0, {"chosen", "a scelta", "escolhido"}}, Named{1, {"by lot", "a sorte", "por sorteio"}}}},
    OptionWords{"ensureRival",
                {"A rival for everybody", "Un rivale per tutti", "Um rival para todos"},
                {"With 3 to 9 players roles are dealt until each one has a rival in the game.",
                 "Da 3 a 9 giocatori i ruoli si distribuiscono finché ognuno ha un rivale in partita.",
                 "Com 3 a 9 jogadores, os papéis são distribuídos até que cada um tenha um rival na partida."},
                {Named{0, {"off", "no", "não"}}, Named{1, {"on", "sì", "sim"}}}},
    OptionWords{"targetScore",
                {"Target score", "Punteggio massimo", "Pontuação-alvo"},
                {"Points that end a tournament.", "Punti che concludono un torneo.", "Pontos que encerram um torneio."},
                {Named{kAsData, {"as usual", "come al solito", "como de costume"}},
                 Named{kNone, {"no limit", "senza limite", "sem limite"}}}},
    OptionWords{
        "lastClanPoint",
        {"Points for the last clan", "Punti all’ultimo clan", "Pontos do último clã"},
        {"The last clan in the game gets tournament points.", "L’ultimo clan in partita prende punti nel torneo.",
         "O último clã na partida ganha pontos no torneio."},
        {Named{kAsData, {"on, but with two players off", "sì, ma non in due", "sim, mas não a dois"}},
         Named{0, {"off", "no", "não"}}, Named{1, {"on", "sì", "sim"}}}},
    OptionWords{"windowCall",
                {"Asking for reactions", "Chiedere le reazioni", "Pedir reações"},
                {"How players are asked whether they react.", "Come si chiede ai giocatori se reagiscono.",
                 "Como se pergunta aos jogadores se reagem."},
                {Named{0, {"one call to all", "una chiamata per tutti", "uma chamada para todos"}},
                 Named{1, {"each gets the screen", "lo schermo a ciascuno", "a tela para cada um"}}}},
    OptionWords{"secretJoin",
                {"Joining in secret", "Partecipare in segreto", "Participar em segredo"},
                {"Who joins an open event is shown when all have decided.",
                 "Chi partecipa a un evento aperto si vede quando tutti hanno deciso.",
                 "Quem participa de um evento aberto só é mostrado quando todos decidiram."},
                {Named{0, {"off", "no", "não"}}, Named{1, {"on", "sì", "sim"}}}},
    OptionWords{"firstDraw",
                {"Very first turn", "Primissimo turno", "Primeiro turno de todos"},
                {"Cards drawn in the first turn of the game.", "Carte pescate nel primo turno della partita.",
                 "Cartas compradas no primeiro turno da partida."},
                {Named{kAsData, {"as usual", "come al solito", "como de costume"}},
                 Named{kNone, {"no limit", "senza limite", "sem limite"}}}},
};

const OptionWords* words_of(std::string_view name) {
  const auto at = std::find_if(kOptionWords.begin(), kOptionWords.end(),
                               [&](const OptionWords& each) { return each.name == name; });
  return at == kOptionWords.end() ? nullptr : &*at;
}

}  // namespace

std::string option_title(std::string_view name, Language language) {
  const OptionWords* words = words_of(name);
  return words == nullptr ? std::string() : std::string(wording::pick(words->title, language));
}

std::string option_meaning(std::string_view name, Language language) {
  const OptionWords* words = words_of(name);
  return words == nullptr ? std::string() : std::string(wording::pick(words->meaning, language));
}

std::string option_value(std::string_view name, int value, Language language) {
  const OptionWords* words = words_of(name);
  if (words == nullptr) return {};
  const auto at =
      std::find_if(words->values.begin(), words->values.end(), [&](const Named& each) { return each.value == value; });
  if (at != words->values.end()) return std::string(wording::pick(at->words, language));
  return fmt::format("{}", value);
}

}  // namespace playsheet::rising_clan_wording
