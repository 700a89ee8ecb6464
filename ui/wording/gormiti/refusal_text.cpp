// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/gormiti/refusal_text.h"

#include <algorithm>

#include "engine/gormiti/decks/deck_check.h"
#include "engine/table/keyed_rows.h"
#include "ui/wording/joining.h"
#include "ui/wording/slots.h"

namespace playsheet::gormiti_wording {

using gormiti::RefusalCode;
using wording::Trio;

namespace {

// {n} is the figure of the options. Participles never go with {card}: names are of either gender.
constexpr table::KeyedRows<RefusalCode, Trio, table::EnumNames<RefusalCode>::names.size()> kRefusals{{
    {RefusalCode::none, {"Allowed.", "Mossa permessa.", "Permitido."}},
    {RefusalCode::game_over, {"The game is over.", "La partita è finita.", "A partida terminou."}},
    {RefusalCode::not_your_decision,
     {"The other player decides now.", "Ora decide l’altro giocatore.", "Agora quem decide é o outro jogador."}},
    {RefusalCode::wrong_phase,
     {"This is not possible in this phase.", "In questa fase non si può.", "Isso não é possível nesta fase."}},
    {RefusalCode::not_yours,
     {"{card} is not where it would have to be for this, or belongs to the other player.",
      "{card} non si trova dove dovrebbe, oppure è dell’altro giocatore.",
      "{card} não está onde deveria estar ou é do outro jogador."}},
    {RefusalCode::deck_size,
     {"The deck must have exactly {n} cards.", "Il mazzo deve avere esattamente {n} carte.",
      "O baralho deve ter exatamente {n} cartas."}},
    {RefusalCode::duplicate,
     {"A card is in the deck twice; every card must be unique.",
      "Una carta è nel mazzo due volte; ogni carta deve essere unica.",
      "Uma carta está duas vezes no baralho; cada carta deve ser única."}},
    {RefusalCode::no_hero,
     {"No Fighter of the deck may be the Hero; Fusion and Lord Graven cards may not.",
      "Nessun Combattente del mazzo può essere l’Eroe: le carte Fusion e Lord Graven non possono.",
      "Nenhum Combatente do baralho pode ser o Herói: as cartas Fusão e Lord Graven não podem."}},
    {RefusalCode::wrong_type,
     {"{card} is a card of another type.", "{card} è una carta di un altro tipo.",
      "{card} é uma carta de outro tipo."}},
    {RefusalCode::hero_forbidden,
     {"{card} may not be the Hero: it is a Fusion or Lord Graven card.",
      "{card} non può essere l’Eroe: è una carta Fusion o Lord Graven.",
      "{card} não pode ser o Herói: é uma carta Fusão ou Lord Graven."}},
    {RefusalCode::out_of_range,
     {"This deck cannot be cut there: from 1 to 18 cards.", "Il mazzo non si spacca lì: da 1 a 18 carte.",
      "O baralho não pode ser cortado aí: de 1 a 18 cartas."}},
    {RefusalCode::hand_has_fighter,
     {"The hand holds a Fighter; only a hand without one can be exchanged.",
      "Nella mano c’è un Combattente; si cambia solo una mano che non ne ha.",
      "Há um Combatente na mão; só pode ser trocada uma mão sem nenhum."}},
    {RefusalCode::condition,
     {"The activation condition of {card} is not met.", "La condizione di attivazione di {card} non è soddisfatta.",
      "A condição de ativação de {card} não foi atendida."}},
    {RefusalCode::no_bearer,
     {"None of this player’s Fighters on the field can be equipped with {card}.",
      "Nessun Combattente di questo giocatore in campo può essere equipaggiato con {card}.",
      "Nenhum Combatente deste jogador em campo pode ser equipado com {card}."}},
    {RefusalCode::bearer_unfit,
     {"{card} cannot be equipped with this Weapon card.", "A {card} non si può equipaggiare questa Carta Arma.",
      "Esta carta de Arma não pode ser equipada em {card}."}},
    {RefusalCode::weapon_limit,
     {"There is no room for another Weapon card on a Fighter. Weapon cards at most: {n}.",
      "Su un Combattente non c’è posto per un’altra Carta Arma. Carte Arma al massimo: {n}.",
      "Não há lugar para outra carta de Arma em um Combatente. Máximo de cartas de Arma: {n}."}},
    {RefusalCode::no_ability,
     {"{card} has no ability that could be used.", "{card} non ha abilità da usare.",
      "{card} não tem habilidade que possa ser usada."}},
    {RefusalCode::used,
     {"The ability of {card} has been used as often as it may this turn.",
      "L’abilità di {card} è già stata usata quanto possibile in questo turno.",
      "A habilidade de {card} já foi usada quantas vezes pode neste turno."}},
    {RefusalCode::cannot_pay,
     {"The payment for {card} cannot be made in full.", "Il pagamento di {card} non può essere completo.",
      "O pagamento de {card} não pode ser feito por inteiro."}},
    {RefusalCode::wrong_payment,
     {"{card} is not paid with these cards.", "{card} non si paga con queste carte.",
      "{card} não se paga com estas cartas."}},
    {RefusalCode::no_zone,
     {"There is no free Fighter zone for {card}. Fighter zones: {n}.",
      "Non c’è nessuna zona Carte Combattente libera per {card}. Zone: {n}.",
      "Não há zona de Combatentes livre para {card}. Zonas: {n}."}},
    {RefusalCode::too_early,
     {"The combat phase is possible from turn {n} on.", "La fase di combattimento è possibile dal turno {n}.",
      "A fase de combate é possível a partir do turno {n}."}},
    {RefusalCode::once_only,
     {"The combat phase of this turn is over.", "La fase di combattimento di questo turno è finita.",
      "A fase de combate deste turno já terminou."}},
    {RefusalCode::nobody_ready,
     {"None of this player’s Fighters is ready to attack.",
      "Nessun Combattente di questo giocatore è pronto ad attaccare.",
      "Nenhum Combatente deste jogador está pronto para atacar."}},
    {RefusalCode::cannot_attack,
     {"An ability keeps {card} from attacking.", "Un’abilità impedisce a {card} di attaccare.",
      "Uma habilidade impede que {card} ataque."}},
    {RefusalCode::waiting,
     {"{card} entered the field this turn and can attack from its player’s next turn.",
      "{card} è in campo da questo turno e può attaccare dal prossimo turno del suo giocatore.",
      "{card} entrou neste turno e pode atacar a partir do próximo turno do seu jogador."}},
    {RefusalCode::attacked,
     {"{card} has made all its attacks this turn.", "{card} ha già fatto tutti i suoi attacchi in questo turno.",
      "{card} já fez todos os seus ataques neste turno."}},
    {RefusalCode::must_attack,
     {"The Hero must attack first: both decks are empty and only the Heroes are on the field.",
      "Prima deve attaccare l’Eroe: i mazzi sono vuoti e in campo ci sono solo gli Eroi.",
      "Antes o Herói deve atacar: os baralhos estão vazios e só os Heróis estão em campo."}},
    {RefusalCode::cannot_defend,
     {"An ability keeps {card} from defending against this attacker.",
      "Un’abilità impedisce a {card} di difendere contro questo attaccante.",
      "Uma habilidade impede que {card} defenda contra este atacante."}},
    {RefusalCode::hero_only_alone,
     {"The Hero defends only where no other Fighter can.", "L’Eroe difende solo se nessun altro Combattente può farlo.",
      "O Herói só defende se nenhum outro Combatente puder."}},
    {RefusalCode::move_forbidden,
     {"An ability forbids Move cards in this clash.", "Un’abilità vieta le Carte Mossa in questo scontro.",
      "Uma habilidade proíbe cartas de Golpe neste confronto."}},
    {RefusalCode::move_limit,
     {"Move cards of each player in a clash, at most: {n}.",
      "Carte Mossa di ogni giocatore in uno scontro, al massimo: {n}.",
      "Cartas de Golpe de cada jogador em um confronto, no máximo: {n}."}},
    {RefusalCode::wrong_side,
     {"{card} is a Move card for the other side of the clash.",
      "{card} è una Carta Mossa per l’altra parte dello scontro.",
      "{card} é uma carta de Golpe para o outro lado do confronto."}},
    {RefusalCode::move_unfit,
     {"This player’s Fighter in this clash cannot use {card}.",
      "Il Combattente di questo giocatore nello scontro non può usare {card}.",
      "O Combatente deste jogador no confronto não pode usar {card}."}},
    {RefusalCode::wrong_number,
     {"{card} has already been chosen.", "La scelta di {card} è già stata fatta.",
      "A escolha de {card} já foi feita."}},
    {RefusalCode::not_an_option,
     {"{card} cannot be chosen here.", "{card} qui non si può scegliere.", "Não é possível escolher {card} aqui."}},
    {RefusalCode::no_exchange,
     {"No card can be swapped now.", "Ora non si può fare nessun cambio.", "Nenhuma troca é possível agora."}},
}};

/// Where one code has several causes, the rule tells which.
struct OfRule {
  RefusalCode code;
  std::string_view rule;
  Trio text;
};
constexpr std::array kOfRules{
    OfRule{RefusalCode::deck_size,
           "G-209",
           {"The deck of the quick mode must have exactly {n} cards, all of them Fighters.",
            "Il mazzo della partita veloce deve avere esattamente {n} carte, tutte Combattenti.",
            "O baralho da partida rápida deve ter exatamente {n} cartas, todas Combatentes."}},
    OfRule{RefusalCode::out_of_range,
           "G-12",
           {"An option has a value that it cannot have.", "Un’opzione ha un valore che non può avere.",
            "Uma opção tem um valor que não pode ter."}},
    OfRule{
        RefusalCode::condition,
        "G-422",
        {"The deployment condition of {card} is not met.", "La condizione di schieramento di {card} non è soddisfatta.",
         "A condição de entrada de {card} não foi atendida."}},
    OfRule{RefusalCode::condition,
           "G-439",
           {"The condition in the text of {card} is not met.", "La condizione nel testo di {card} non è soddisfatta.",
            "A condição no texto de {card} não foi atendida."}},
    OfRule{RefusalCode::wrong_type,
           "G-204",
           {"{card} is not a Fighter and cannot be the Hero.", "{card} non è un Combattente e non può essere l’Eroe.",
            "{card} não é um Combatente e não pode ser o Herói."}},
    OfRule{RefusalCode::wrong_type,
           "G-421",
           {"{card} is not a Fighter and cannot be deployed.", "{card} non è un Combattente e non si può schierare.",
            "{card} não é um Combatente e não pode ser posicionado em campo."}},
    OfRule{RefusalCode::wrong_type,
           "G-431",
           {"{card} is not a Magic card.", "{card} non è una Carta Magia.", "{card} não é uma carta de Magia."}},
    OfRule{RefusalCode::wrong_type,
           "G-432",
           {"{card} is not an Arena card.", "{card} non è una Carta Arena.", "{card} não é uma carta de Arena."}},
    OfRule{RefusalCode::wrong_type,
           "G-433",
           {"{card} is not a Weapon card.", "{card} non è una Carta Arma.", "{card} não é uma carta de Arma."}},
    OfRule{RefusalCode::wrong_type,
           "G-512",
           {"{card} is not a Move card; in a clash only Move cards are played.",
            "{card} non è una Carta Mossa; in uno scontro si giocano solo Carte Mossa.",
            "{card} não é uma carta de Golpe; em um confronto só se jogam cartas de Golpe."}},
    OfRule{RefusalCode::not_yours,
           "G-204",
           {"The Hero is chosen from the player’s own deck.", "L’Eroe si sceglie dal mazzo del giocatore.",
            "O Herói é escolhido do baralho do jogador."}},
    OfRule{RefusalCode::not_yours,
           "G-433",
           {"A Fighter has to be chosen for {card}.", "Va scelto un Combattente per {card}.",
            "É preciso escolher um Combatente para {card}."}},
    OfRule{RefusalCode::not_yours,
           "G-913",
           {"Only a card from this player’s hand can be swapped.",
            "Si può cambiare solo una carta della mano di questo giocatore.",
            "Só pode ser trocada uma carta da mão deste jogador."}},
    OfRule{RefusalCode::not_an_option,
           "G-443",
           {"This ability does not wait to be resolved.", "Questa abilità non aspetta di essere risolta.",
            "Esta habilidade não espera para ser resolvida."}},
    OfRule{RefusalCode::wrong_number,
           "G-868",
           {"There are fitting cards left; they have to be taken first.",
            "Ci sono ancora carte adatte: prima vanno prese.", "Ainda há cartas adequadas: antes é preciso pegá-las."}},
};

/// The figure in the sentence.
int figure_of(const gormiti::Refusal& refusal, const gormiti::Options& options) {
  switch (refusal.code) {
    case RefusalCode::deck_size:
      return static_cast<int>(refusal.rule == "G-209" ? gormiti::kQuickDeck : gormiti::kStrategicDeck);
    case RefusalCode::weapon_limit:
      return options.weapons_per_fighter;
    case RefusalCode::no_zone:
      return options.fighter_zones;
    case RefusalCode::too_early:
      return options.second_player_may_attack_turn2 ? 2 : 3;  // G-418
    case RefusalCode::move_limit:
      return options.moves_per_side;
    default:
      return 0;  // has none
  }
}

constexpr Trio kSomeCard{"this card", "questa carta", "esta carta"};

}  // namespace

const Trio& refusal_wording(RefusalCode code, std::string_view rule) {
  const auto at = std::find_if(kOfRules.begin(), kOfRules.end(),
                               [&](const OfRule& each) { return each.code == code && each.rule == rule; });
  return at == kOfRules.end() ? kRefusals[code] : at->text;
}

std::vector<std::string_view> rules_with_words(RefusalCode code) {
  std::vector<std::string_view> out;
  for (const OfRule& each : kOfRules)
    if (each.code == code) out.push_back(each.rule);
  return out;
}

std::string refusal_text(const gormiti::Refusal& refusal, std::string_view card, const gormiti::Options& options,
                         Language language) {
  wording::Slots slots;
  slots.card = card.empty() ? pick(kSomeCard, language) : card;
  slots.n = figure_of(refusal, options);
  return wording::capitalised(wording::filled(pick(refusal_wording(refusal.code, refusal.rule), language), slots));
}

}  // namespace playsheet::gormiti_wording
