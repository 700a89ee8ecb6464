// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/gormiti/sheet_words.h"

#include "engine/table/keyed_rows.h"

namespace playsheet::gormiti_wording {

using wording::Trio;

namespace {

constexpr table::KeyedRows<SheetWord, Trio, static_cast<std::size_t>(SheetWord::count)> kWords{{
    {SheetWord::field, {"%1’s field", "Campo di %1", "Campo de %1"}},
    {SheetWord::play_space, {"Play space", "Spazio di gioco", "Espaço de jogo"}},
    {SheetWord::clash, {"Clash", "Scontro", "Confronto"}},
    {SheetWord::hand, {"%1’s hand", "Mano di %1", "Mão de %1"}},
    {SheetWord::discard_pile, {"%1’s discard pile", "Pila degli scarti di %1", "Pilha de descarte de %1"}},
    {SheetWord::deck, {"%1’s deck", "Mazzo di %1", "Baralho de %1"}},
    {SheetWord::rounds_won, {"%1’s rounds won", "Vittorie di %1", "Rodadas vencidas de %1"}},
    {SheetWord::score, {"%1: %2", "%1: %2", "%1: %2"}},

    {SheetWord::fighter, {"Fighter", "Combattente", "Combatente"}},
    {SheetWord::weapon, {"Weapon", "Arma", "Arma"}},
    {SheetWord::arena, {"Arena", "Arena", "Arena"}},
    {SheetWord::magic, {"Magic", "Magia", "Magia"}},
    {SheetWord::move, {"Move", "Mossa", "Golpe"}},
    {SheetWord::hero, {"Hero", "Eroe", "Herói"}},
    {SheetWord::hero_hp, {"Hero’s HP", "HP dell’Eroe", "PV do Herói"}},
    {SheetWord::entered_now, {"entered this turn", "in campo da questo turno", "entrou neste turno"}},
    {SheetWord::has_attacked, {"has attacked this turn", "ha già attaccato in questo turno", "já atacou neste turno"}},
    {SheetWord::turns_left, {"turns left: %1", "turni rimasti: %1", "turnos restantes: %1"}},
    {SheetWord::counters, {"%1: %2", "%1: %2", "%1: %2"}},
    {SheetWord::borne_by, {"Weapon of %1", "Arma di %1", "Arma de %1"}},
    {SheetWord::figures, {"ATK %1, HP %2", "ATK %1, HP %2", "ATQ %1, PV %2"}},
    {SheetWord::atk_alone, {"ATK %1", "ATK %1", "ATQ %1"}},
    {SheetWord::a_card, {"a card", "una carta", "uma carta"}},

    {SheetWord::clash_told,
     {"Clash: %2 (%3) attacks with ATK %4, %5 (%6) defends with ATK %7",
      "Scontro: %2 (%3) attacca con ATK %4, %5 (%6) difende con ATK %7",
      "Confronto: %2 (%3) ataca com ATQ %4, %5 (%6) defende com ATQ %7"}},
    {SheetWord::clash_undefended,
     {"Clash: %2 (%3) attacks with ATK %4, without a defender", "Scontro: %2 (%3) attacca con ATK %4, senza difensore",
      "Confronto: %2 (%3) ataca com ATQ %4, sem defensor"}},
    {SheetWord::round_told,
     {"The pairs: %2 (%3) with ATK %4 together, %5 (%6) with ATK %7 together",
      "Le coppie: %2 (%3) con ATK %4 in totale, %5 (%6) con ATK %7 in totale",
      "Os pares: %2 (%3) com ATQ %4 no total, %5 (%6) com ATQ %7 no total"}},
    {SheetWord::printed_atk, {"%1, printed ATK", "%1, ATK della carta", "%1, ATQ da carta"}},
    {SheetWord::own_ability, {"%1, its own ability", "%1, per la sua abilità", "%1, habilidade própria"}},
    {SheetWord::this_clash, {"%1, in this clash", "%1, in questo scontro", "%1, neste confronto"}},
    {SheetWord::for_a_time, {"%1, for a time", "%1, per un po’", "%1, por um tempo"}},
    {SheetWord::never_below_0, {"ATK is never below 0", "l’ATK non scende sotto 0", "o ATQ nunca fica abaixo de 0"}},
    {SheetWord::atk, {"ATK", "ATK", "ATQ"}},
    {SheetWord::atk_together, {"ATK together", "ATK in totale", "ATQ no total"}},
    {SheetWord::no_defender_yet, {"No defender yet", "Ancora nessun difensore", "Ainda sem defensor"}},
    {SheetWord::attacker_gone,
     {"The attacker has left the field", "L’attaccante ha lasciato il campo", "O atacante saiu do campo"}},
    {SheetWord::defender_gone,
     {"The defender has left the field", "Il difensore ha lasciato il campo", "O defensor saiu do campo"}},
    {SheetWord::no_damage_dealt, {"no clash damage", "nessun danno da scontro", "nenhum dano de confronto"}},
    {SheetWord::takes_no_damage, {"%1 takes no damage", "%1 non subisce danni", "%1 não sofre dano"}},
    {SheetWord::takes, {"%1 takes %2 damage", "%1 subisce %2 danni", "%1 sofre %2 de dano"}},
    {SheetWord::takes_and_falls,
     {"%1 takes %2 damage and falls to 0 HP", "%1 subisce %2 danni e scende a 0 HP",
      "%1 sofre %2 de dano e fica com 0 PV"}},
    {SheetWord::damage_of_both, {"damage: %1 and %2", "danni: %1 e %2", "dano: %1 e %2"}},
    {SheetWord::as_it_stands, {"as it stands: %1", "al momento: %1", "por enquanto: %1"}},
    {SheetWord::wins_round, {"%1 wins the round", "%1 vince la manche", "%1 vence a rodada"}},
    {SheetWord::round_even, {"Nobody wins the round", "Nessuno vince la manche", "Ninguém vence a rodada"}},

    {SheetWord::has_turn, {"active player", "di turno", "jogador da vez"}},
    {SheetWord::attacks, {"attacks", "attacca", "ataca"}},
    {SheetWord::defends, {"defends", "difende", "defende"}},
    {SheetWord::wins, {"wins", "vince", "vence"}},
    {SheetWord::loses, {"loses", "perde", "perde"}},
    {SheetWord::draws, {"draw", "pareggio", "empate"}},
    {SheetWord::won_last_round, {"won the last round", "ultima vittoria", "última vitória"}},

    {SheetWord::fighter_zones, {"Fighter zones", "Zone Combattente", "Zonas de Combatentes"}},
    {SheetWord::combat_phase, {"Combat", "Combattimento", "Combate"}},

    {SheetWord::winner, {"%1 wins", "Vince %1", "%1 vence"}},
    {SheetWord::drawn, {"Draw", "Pareggio", "Empate"}},
    {SheetWord::game_over, {"The game is over.", "La partita è finita.", "A partida acabou."}},
    {SheetWord::heroes_title,
     {"Each player chooses a Hero", "Ognuno sceglie il suo Eroe", "Cada jogador escolhe um Herói"}},
    {SheetWord::heroes_words, {"Both are revealed together.", "Si scoprono insieme.", "Os dois são revelados juntos."}},
    {SheetWord::cut_title, {"The decks are cut", "Si spaccano i mazzi", "Os baralhos são cortados"}},
    {SheetWord::cut_words,
     {"Then each player draws 5 cards.", "Poi ognuno pesca 5 carte.", "Depois cada jogador compra 5 cartas."}},
    {SheetWord::exchange_title, {"Opening hands", "Prime mani", "Mãos iniciais"}},
    {SheetWord::exchange_words,
     {"A hand without Fighters can be exchanged.", "Una mano senza Combattenti si può cambiare.",
      "Uma mão sem Combatentes pode ser trocada."}},
    {SheetWord::main1_title, {"Strategic phase", "Fase strategica", "Fase estratégica"}},
    {SheetWord::main1_words,
     {"Fighters are deployed and cards played.", "Si schierano Combattenti e si giocano carte.",
      "Combatentes entram e cartas são jogadas."}},
    {SheetWord::combat_title, {"Combat phase", "Fase di combattimento", "Fase de combate"}},
    {SheetWord::combat_words,
     {"Each clash is fought here.", "Ogni scontro si svolge qui.", "Cada confronto acontece aqui."}},
    {SheetWord::main2_title, {"Combat is over", "Il combattimento è finito", "O combate acabou"}},
    {SheetWord::main2_words,
     {"Cards can still be played before the turn ends.", "Prima della fine del turno si può ancora giocare.",
      "Ainda dá para jogar antes do fim do turno."}},
    {SheetWord::must_attack,
     {"The Hero must attack this turn.", "In questo turno l’Eroe deve attaccare.",
      "Neste turno o Herói precisa atacar."}},
    {SheetWord::round_title, {"Round %1", "Manche %1", "Rodada %1"}},
    {SheetWord::round_words,
     {"Keep both cards, or swap one.", "Tieni le due carte o cambiane una.",
      "Fique com as duas cartas ou troque uma."}},
}};

}  // namespace

const Trio& sheet_wording(SheetWord word) { return kWords[word]; }

}  // namespace playsheet::gormiti_wording
