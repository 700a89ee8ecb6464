// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/rising_clan/sheet_words.h"

#include "engine/table/keyed_rows.h"

namespace playsheet::rising_clan_wording {

using wording::Trio;

namespace {

constexpr table::KeyedRows<SheetWord, Trio, static_cast<std::size_t>(SheetWord::count)> kSheetWords{{
    {SheetWord::hand, {"%1’s hand", "Mano di %1", "Mão de %1"}},
    {SheetWord::in_play, {"%1’s permanents", "Carte permanenti di %1", "Cartas permanentes de %1"}},
    {SheetWord::gifts, {"Gifts in front of %1", "Carte regalate davanti a %1", "Presentes diante de %1"}},
    {SheetWord::area, {"%1’s lasting disadvantages", "Svantaggi duraturi di %1", "Desvantagens duradouras de %1"}},
    {SheetWord::status, {"%1’s status cards", "Carte status di %1", "Cartas de status de %1"}},
    {SheetWord::conquered, {"Events conquered by %1", "Eventi conquistati da %1", "Eventos conquistados por %1"}},
    {SheetWord::credits, {"%1’s ninja credits", "Crediti NINJA di %1", "Créditos ninja de %1"}},

    {SheetWord::advantage_deck, {"Advantage deck", "Mazzo vantaggi", "Baralho de vantagens"}},
    {SheetWord::advantage_discard,
     {"Advantage discard pile", "Pila degli scarti dei vantaggi", "Pilha de descarte de vantagens"}},
    {SheetWord::event_deck, {"Event deck", "Mazzo eventi", "Baralho de eventos"}},
    {SheetWord::event_discard,
     {"Event discard pile", "Pila degli scarti degli eventi", "Pilha de descarte de eventos"}},
    {SheetWord::disadvantage_deck, {"Disadvantage deck", "Mazzo svantaggi", "Baralho de desvantagens"}},
    {SheetWord::disadvantage_discard,
     {"Disadvantage discard pile", "Pila degli scarti degli svantaggi", "Pilha de descarte de desvantagens"}},
    {SheetWord::status_deck, {"Status deck", "Mazzo status", "Baralho de status"}},
    {SheetWord::middle, {"Middle of the table", "Centro del tavolo", "Centro da mesa"}},

    {SheetWord::role_hidden, {"role hidden", "ruolo nascosto", "papel oculto"}},
    {SheetWord::role_of, {"clan: %1", "clan: %1", "clã: %1"}},
    {SheetWord::goal, {"goal: %1", "obiettivo: %1", "objetivo: %1"}},
    {SheetWord::wounds, {"wounds: %1", "ferite: %1", "ferimentos: %1"}},
    {SheetWord::substitutions, {"substitutions: %1", "sostituzioni: %1", "substituições: %1"}},
    {SheetWord::half_mark,
     {"half marks: %1 (the next success roll counts half)", "segni di mezzo dado: %1 (il prossimo tiro vale la metà)",
      "marcas de meio dado: %1 (a próxima rolagem vale a metade)"}},
    {SheetWord::captured, {"captive", "in prigionia", "em cativeiro"}},
    {SheetWord::recalled, {"recalled to order", "sotto Richiamo all’ordine", "sob Chamada à Ordem"}},
    {SheetWord::eliminated, {"out of the game", "fuori dalla partita", "fora da partida"}},
    {SheetWord::has_turn, {"turn player", "di turno", "jogador da vez"}},

    {SheetWord::round_of, {"Round %1 of %2", "Giro %1 di %2", "Rodada %1 de %2"}},
    {SheetWord::truce,
     {"Truce: no attacks on players (turns left: %1)", "Tregua: niente attacchi ai giocatori (turni rimasti: %1)",
      "Trégua: sem ataques a jogadores (turnos restantes: %1)"}},
    {SheetWord::dawn,
     {"At dawn, after round %1, the game ends", "All’alba, dopo il giro %1, la partita finisce",
      "Ao amanhecer, depois da rodada %1, a partida termina"}},

    {SheetWord::die, {"die", "dado", "dado"}},
    {SheetWord::total, {"Total", "Totale", "Total"}},
    {SheetWord::against, {"DIF of %1", "DIF di %1", "DEF de %1"}},
    {SheetWord::target, {"Target", "Da raggiungere", "Valor a alcançar"}},
    {SheetWord::base, {"base", "base", "base"}},
    {SheetWord::bonus_amount, {"cards and effects", "carte ed effetti", "cartas e efeitos"}},
    {SheetWord::halved, {"die halved, rounded up", "dado dimezzato, per eccesso", "dado pela metade, para cima"}},
    {SheetWord::not_rolled, {"not rolled yet", "non ancora tirato", "ainda não rolado"}},
    {SheetWord::reached, {"reached", "raggiunto", "alcançado"}},
    {SheetWord::missed, {"not reached", "non raggiunto", "não alcançado"}},

    {SheetWord::event_up, {"The event that is up", "L’evento scoperto", "O evento revelado"}},
    {SheetWord::fights, {"%1 fights %2", "%1 combatte %2", "%1 combate %2"}},
    {SheetWord::attacks_word, {"attacks", "attacca", "ataca"}},
    {SheetWord::wins, {"wins", "vince", "vence"}},
    {SheetWord::supreme_winner, {"supreme winner", "vincitore supremo", "vencedor supremo"}},
    {SheetWord::loses, {"loses", "perde", "perde"}},
    {SheetWord::no_winner, {"Nobody wins", "Non vince nessuno", "Ninguém vence"}},
    {SheetWord::game_over, {"The game is over.", "La partita è finita.", "A partida acabou."}},

    {SheetWord::look_secrets, {"Look at my secrets", "Guarda i miei segreti", "Ver meus segredos"}},
    {SheetWord::secrets_title, {"%1’s secrets", "Segreti di %1", "Segredos de %1"}},
    {SheetWord::given_gifts, {"Gifts given", "Carte regalate ad altri", "Presentes dados"}},
    {SheetWord::learned, {"seen: %1 is %2", "visto: %1 è %2", "visto: %1 é %2"}},

    {SheetWord::nobody_reacts, {"Nobody reacts", "Nessuno reagisce", "Ninguém reage"}},
    {SheetWord::raise_hand, {"%1 reacts", "%1 reagisce", "%1 reage"}},
    {SheetWord::who_reacts, {"Who reacts?", "Chi reagisce?", "Quem reage?"}},
    {SheetWord::variant_note,
     {"A variant of NINJA Shadow Forged: Rising Clan with cards of our own",
      "Una variante di NINJA Shadow Forged: Rising Clan con carte nostre",
      "Uma variante de NINJA Shadow Forged: Rising Clan com cartas próprias"}},

    {SheetWord::before_turn, {"Before the turn", "Prima del turno", "Antes do turno"}},
    {SheetWord::start, {"Start", "Inizio", "Início"}},
    {SheetWord::prepare, {"Prepare", "Preparazione", "Preparação"}},
    {SheetWord::event, {"Event", "Evento", "Evento"}},
    {SheetWord::action, {"Action", "Azione", "Ação"}},
    {SheetWord::end, {"End", "Fine", "Fim"}},
    {SheetWord::before_turn_words,
     {"Before the turn starts, others may still act.", "Prima che il turno inizi, gli altri possono ancora agire.",
      "Antes que o turno comece, os outros ainda podem agir."}},
    {SheetWord::start_words,
     {"Captives try to get free, then the turn player draws.",
      "Chi è in prigionia tenta di liberarsi, poi chi è di turno pesca.",
      "Quem está em cativeiro tenta se libertar, depois o jogador da vez compra."}},
    {SheetWord::prepare_words,
     {"Cards are played before the event.", "Si giocano carte prima dell’evento.", "Jogam-se cartas antes do evento."}},
    {SheetWord::event_words,
     {"The top event card is turned up and faced.", "Si scopre la prima carta evento e la si affronta.",
      "A carta de evento do topo é revelada e enfrentada."}},
    {SheetWord::action_words,
     {"One action: attack, free a captive or rest.", "Un’azione: attaccare, liberare un prigioniero o riposare.",
      "Uma ação: atacar, libertar um prisioneiro ou descansar."}},
    {SheetWord::end_words,
     {"One card may be exchanged; then the hand limit counts.",
      "Si può scambiare una carta; poi conta il limite di mano.",
      "Uma carta pode ser trocada; depois vale o limite da mão."}},
}};

}  // namespace

const Trio& sheet_wording(SheetWord word) { return kSheetWords[word]; }

}  // namespace playsheet::rising_clan_wording
