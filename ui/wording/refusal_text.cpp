// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/refusal_text.h"

#include "engine/table/keyed_rows.h"
#include "ui/wording/card_words.h"
#include "ui/wording/joining.h"
#include "ui/wording/slots.h"

namespace playsheet::wording {

using naruto::DeckBreach;
using naruto::DeckFixKind;
using naruto::Fix;
using naruto::RefusalCode;

namespace {

// {n} is what is needed, {m} what is there.
constexpr table::KeyedRows<RefusalCode, Trio, naruto::kRefusalCount> kRefusals{{
    {RefusalCode::none, {"Allowed.", "Mossa permessa.", "Permitido."}},
    {RefusalCode::game_over, {"The game is over.", "La partita è finita.", "A partida terminou."}},
    {RefusalCode::not_your_decision,
     {"The other player decides now.", "Ora decide l’altro giocatore.", "Agora quem decide é o outro jogador."}},
    {RefusalCode::wrong_moment, {"Not in this step.", "Non in questo passo.", "Não é possível nesta etapa."}},
    {RefusalCode::not_an_option,
     {"That is not offered here.", "Qui non si può scegliere.", "Isso não pode ser escolhido aqui."}},
    {RefusalCode::not_in_hand,
     {"The card is not in the hand.", "La carta non è nella Mano.", "O card não está na mão."}},
    {RefusalCode::card_pending,
     {"This card’s effect is not automated yet.", "L’Effetto di questa carta non è ancora automatizzato.",
      "O efeito deste card ainda não está automatizado."}},
    {RefusalCode::entrance_cost,
     {"Entrance cost {n}, turn marker {m}.", "Turno di Schieramento {n}, Segnaturni {m}.",
      "Custo de Entrada {n}, Marcador de Turnos {m}."}},
    {RefusalCode::hand_cost,
     {"Hand cost {n}, cards with a matching symbol: {m}.", "Costo Mano {n}, carte con il Simbolo giusto: {m}.",
      "Custo de Mão {n}, cards com Símbolo correspondente: {m}."}},
    {RefusalCode::chakra_cost,
     {"Jutsu cost {n}, chakra: {m}.", "Costo Chakra {n}, Chakra disponibili: {m}.",
      "Custo do Jutsu {n}, Chakra disponível: {m}."}},
    {RefusalCode::chakra_symbols,
     {"There is enough chakra, but not with the required symbols.",
      "I Chakra bastano, ma non hanno i Simboli richiesti.",
      "O Chakra é suficiente, mas não tem os Símbolos exigidos."}},
    {RefusalCode::ninja_limit,
     {"No more Ninja can be deployed this turn.", "In questo Turno non si possono schierare altri Ninja.",
      "Não é possível jogar mais Ninjas neste turno."}},
    {RefusalCode::client_limit,
     {"No more Clients can be deployed this turn.", "In questo Turno non si possono schierare altri Clienti.",
      "Não é possível jogar mais Clientes neste turno."}},
    {RefusalCode::client_present,
     {"There is already a Client in the village: {card}.", "Sul Campo c’è già un Cliente: {card}.",
      "Já há um Cliente na Vila: {card}."}},
    {RefusalCode::mission_limit,
     {"No more Missions can be used this turn.", "In questo Turno non si possono usare altre Strategie.",
      "Não é possível jogar mais Missões neste turno."}},
    {RefusalCode::counter_limit,
     {"No more Counters can be used this turn.", "In questo Turno non si possono usare altre Interruzioni.",
      "Não é possível jogar mais Counters neste turno."}},
    {RefusalCode::counter_own_turn,
     {"A Counter is used only in the opponent’s turn.", "Le Interruzioni si usano solo nel Turno dell’avversario.",
      "Um Counter só pode ser jogado no turno do oponente."}},
    {RefusalCode::only_counters,
     {"In the opponent’s turn only Counters can be used.", "Nel Turno dell’avversario si usano solo le Interruzioni.",
      "No turno do oponente, só Counters podem ser jogados."}},
    {RefusalCode::name_in_play,
     {"A Ninja with that name is already in play: {card}.", "C’è già in gioco un Ninja con quel Nome: {card}.",
      "Já há um Ninja com esse nome em jogo: {card}."}},
    {RefusalCode::platoon_needs_base,
     {"A platoon must be played onto a Ninja that has one of its names.",
      "Un Plotone va schierato sopra un Ninja che ha uno dei suoi Nomi.",
      "Um Pelotão deve ser jogado sobre um Ninja que tenha um dos nomes do Pelotão."}},
    {RefusalCode::base_name, {"{card} has another name.", "{card} ha un altro Nome.", "{card} tem outro nome."}},
    {RefusalCode::base_entered_this_turn,
     {"{card} was deployed this turn.", "{card} è stato schierato in questo Turno.", "{card} foi jogado neste turno."}},
    {RefusalCode::base_has_growth_coin,
     {"{card} already has a growth coin.", "{card} ha già una moneta Sviluppo.", "{card} já tem um Growth Coin."}},
    {RefusalCode::no_growth,
     {"This card has no Growth.", "Questa carta non ha Sviluppo.", "Este card não tem Growth."}},
    {RefusalCode::same_platoon,
     {"This platoon cannot go onto that platoon.", "Questo Plotone non si può schierare sopra quel Plotone.",
      "Este Pelotão não pode ser jogado sobre esse Pelotão."}},
    {RefusalCode::jutsu_moment,
     {"Jutsu are used only in the exchange of jutsu.", "Le Tecniche si usano solo nello Scambio di Tecniche.",
      "Jutsus só podem ser usados na Troca de Jutsu."}},
    {RefusalCode::no_ninja_in_action,
     {"This player has no Ninja in action.", "Questo giocatore non ha Ninja In Azione.",
      "Este jogador não tem Ninjas no Campo de Batalha."}},
    {RefusalCode::user_not_in_action,
     {"{card} is not in action.", "{card} non è In Azione.", "{card} não está no Campo de Batalha."}},
    {RefusalCode::user_requirement,
     {"{card} does not meet the requirement.", "{card} non soddisfa la Condizione.", "{card} não atende à Exigência."}},
    {RefusalCode::no_user_fits,
     {"None of this player’s Ninja in action meets the requirement.",
      "Nessuno dei Ninja In Azione di questo giocatore soddisfa la Condizione.",
      "Nenhum Ninja deste jogador no Campo de Batalha atende à Exigência."}},
    {RefusalCode::jutsu_forbidden, {"{card} forbids it.", "{card} lo impedisce.", "{card} impede isso."}},
    {RefusalCode::no_target,
     {"There is no legal target.", "Non c’è nessun Bersaglio legale.", "Não há nenhum Alvo válido."}},
    {RefusalCode::not_a_target,
     {"This card is not a legal choice.", "Questa carta non si può scegliere.", "Este card não pode ser escolhido."}},
    {RefusalCode::untargetable,
     {"{card} cannot be targeted by this.", "{card} non può esserne Bersaglio.", "{card} não pode ser Alvo disso."}},
    {RefusalCode::already_chosen, {"This has already been chosen.", "Scelta già fatta.", "Isto já foi escolhido."}},
    {RefusalCode::used_this_turn,
     {"This has already been used this turn.", "Già usato in questo Turno.", "Isto já foi usado neste turno."}},
    {RefusalCode::text_not_valid,
     {"{card} is injured, so this text is not valid.", "{card} è Ferito: questo Testo non è valido.",
      "{card} está Ferido, por isso este texto não vale."}},
    {RefusalCode::text_negated,
     {"The text of {card} is negated.", "Il testo di {card} è neutralizzato.", "O texto de {card} está anulado."}},
    {RefusalCode::condition_not_met,
     {"The condition of the text is not met.", "La condizione del Testo non è soddisfatta.",
      "A condição do texto não foi atendida."}},
    {RefusalCode::price_not_payable,
     {"The price in the text cannot be paid.", "Il prezzo indicato nel Testo non si può pagare.",
      "Não é possível pagar o que o texto pede."}},
    {RefusalCode::chain_full, {"The chain is full.", "La Catena è piena.", "A Série está cheia."}},
    {RefusalCode::not_alone,
     {"{card} is already in a team.", "{card} è già in una Squadra.", "{card} já está em um Time."}},
    {RefusalCode::team_full,
     {"The team is full. Maximum: {n} Ninja.", "La Squadra è al completo. Massimo: {n} Ninja.",
      "O Time está cheio. Máximo de Ninjas: {n}."}},
    {RefusalCode::own_ninja_only,
     {"Only this player’s Ninja can be chosen.", "Si possono scegliere solo i Ninja di questo giocatore.",
      "Só Ninjas deste jogador podem ser escolhidos."}},
    {RefusalCode::too_many_teams,
     {"Maximum number of teams: {n}.", "Numero massimo di Squadre: {n}.", "Máximo de Times: {n}."}},
    {RefusalCode::team_already_sent,
     {"This team has already been sent out.", "Questa Squadra è già stata mandata In Azione.",
      "Este Time já foi enviado ao Campo de Batalha."}},
    {RefusalCode::cannot_be_sent,
     {"This team cannot be sent out, because of {card}.", "Questa Squadra non può andare In Azione a causa di {card}.",
      "Este Time não pode ser enviado ao Campo de Batalha por causa de {card}."}},
    {RefusalCode::must_be_sent,
     {"{card}’s team must be sent out first.", "Prima va mandata In Azione la Squadra di {card}.",
      "Antes é preciso enviar o Time de {card}."}},
    {RefusalCode::already_blocked,
     {"That team is already blocked.", "Quella Squadra è già bloccata.", "Esse Time já está bloqueado."}},
    {RefusalCode::blocks_enough,
     {"This team already blocks as many teams as it can ({n}).", "Questa Squadra blocca già quante Squadre può ({n}).",
      "Este Time já bloqueia o máximo de Times que pode ({n})."}},
    {RefusalCode::cannot_be_blocked,
     {"That team cannot be blocked by this one, because of {card}.",
      "Quella Squadra non può essere bloccata da questa a causa di {card}.",
      "Este Time não pode bloquear esse Time por causa de {card}."}},
    {RefusalCode::not_attacking,
     {"That team is not attacking.", "Quella Squadra non è In Attacco.", "Esse Time não está atacando."}},
    {RefusalCode::pays_wrong_symbol,
     {"This card has none of the symbols in the cost.", "Questa carta non ha nessuno dei Simboli del costo.",
      "Este card não tem nenhum Símbolo do custo."}},
    {RefusalCode::pays_too_little,
     {"With this card, the rest of the cost could not be paid.",
      "Con questa carta il resto del costo non si potrebbe pagare.",
      "Com este card, não daria para pagar o resto do custo."}},
    {RefusalCode::x_too_small, {"X must be at least {n}.", "X deve essere almeno {n}.", "X deve ser no mínimo {n}."}},
    {RefusalCode::x_too_large, {"X can be at most {n}.", "X può essere al massimo {n}.", "X pode ser no máximo {n}."}},
    {RefusalCode::too_few_picked,
     {"Cards to choose: {n} or more.", "Carte da scegliere: almeno {n}.", "Cards a escolher: {n} ou mais."}},
    {RefusalCode::too_many_picked,
     {"Cards to choose: {n} at most.", "Carte da scegliere: al massimo {n}.", "Cards a escolher: {n} no máximo."}},
    {RefusalCode::not_in_edition,
     {"This edition does not use the keyword on {card}.", "In questa edizione la parola chiave di {card} non esiste.",
      "Esta edição não usa a palavra-chave de {card}."}},
    {RefusalCode::strategic_power,
     {"Strategic value {n}, strategic power {m}.", "Valore Strategico {n}, Potere Strategico {m}.",
      "Valor Estratégico {n}, Poder Estratégico {m}."}},
    {RefusalCode::no_components,
     {"The village does not have a Ninja for every name of {card}.",
      "Sul Campo non c’è un Ninja per ogni Nome di {card}.", "Na Vila não há um Ninja para cada nome de {card}."}},
    {RefusalCode::superfluous,
     {"{card} does not supply a name that is still needed.", "{card} non fornisce nessun Nome ancora mancante.",
      "{card} não acrescenta nenhum nome que ainda falte."}},
    {RefusalCode::same_squad,
     {"{card} has the name of the squad and cannot become part of it.",
      "{card} ha il Nome della carta Squadra e non può farne parte.",
      "{card} tem o nome do Esquadrão e não pode fazer parte dele."}},
    {RefusalCode::must_join,
     {"Every Ninja must be in a team.", "Ogni Ninja deve far parte di una Squadra.",
      "Todo Ninja deve fazer parte de um Time."}},
    {RefusalCode::left_out_of_teams,
     {"{card} was left out of the teams.", "{card} è rimasto fuori dalle Squadre.", "{card} ficou fora dos Times."}},
    {RefusalCode::forbidden, {"{card} forbids it.", "{card} lo vieta.", "{card} proíbe isso."}},
    {RefusalCode::too_many_cards,
     {"In a game a player can have {n} cards; here there are {m}.",
      "In una partita un giocatore può avere {n} carte; qui sono {m}.",
      "Em uma partida, um jogador pode ter {n} cards; aqui há {m}."}},
    {RefusalCode::unknown_card,
     {"The program does not know a card of this deck.", "Il programma non conosce una carta di questo Mazzo.",
      "O programa não conhece um card deste deck."}},
}};

constexpr std::size_t kFixCount = static_cast<std::size_t>(Fix::more_in_village) + 1;
constexpr table::KeyedRows<Fix, Trio, kFixCount> kFixes{{
    {Fix::none, {"", "", ""}},
    {Fix::wait_for_marker,
     {"Possible when the turn marker is at {n}.", "Possibile quando il Segnaturni segna {n}.",
      "Possível quando o Marcador de Turnos estiver em {n}."}},
    {Fix::charge_more, {"More chakra needed: {n}.", "Servono altri Chakra: {n}.", "Falta Chakra: {n}."}},
    {Fix::next_turn, {"Possible next turn.", "Possibile nel prossimo Turno.", "Possível no próximo turno."}},
    {Fix::remove_name,
     {"Possible when {card} has left play.", "Possibile quando {card} avrà lasciato il gioco.",
      "Possível quando {card} sair de jogo."}},
    {Fix::heal,
     {"Possible when {card} is healed.", "Possibile quando {card} sarà Sano.", "Possível quando {card} for curado."}},
    {Fix::choose_other,
     {"Another card can be chosen.", "Si può scegliere un’altra carta.", "É possível escolher outro card."}},
    {Fix::other_team,
     {"Another team can be chosen.", "Si può scegliere un’altra Squadra.", "É possível escolher outro Time."}},
    {Fix::send_team,
     {"Choose {card} or a Ninja of that team.", "Scegli {card} o un Ninja di quella Squadra.",
      "Escolha {card} ou um Ninja desse Time."}},
    {Fix::more_in_village,
     {"More Ninja or Clients needed in the village: {n}.", "Servono altri Ninja o Clienti sul Campo: {n}.",
      "Faltam Ninjas ou Clientes na Vila: {n}."}},
}};

constexpr std::size_t kBreachCount = table::EnumNames<DeckBreach>::names.size();
constexpr table::KeyedRows<DeckBreach, Trio, kBreachCount> kBreaches{{
    {DeckBreach::wrong_size,
     {"The deck has {n} cards; it must have {m}.", "Il Mazzo ha {n} carte: devono essere {m}.",
      "O deck tem {n} cards; deve ter {m}."}},
    {DeckBreach::squad_in_deck,
     {"{card} is a squad and belongs in the reinforcement deck.",
      "{card} è una carta Squadra e va nel Mazzo di Rinforzi.", "{card} é um Esquadrão e vai no Deck de Reforços."}},
    {DeckBreach::too_many_ninja,
     {"The deck has {n} Ninja besides platoons; {m} at most.",
      "Il Mazzo ha {n} Ninja oltre ai Plotoni: il massimo è {m}.",
      "O deck tem {n} Ninjas além dos Pelotões; no máximo {m}."}},
    {DeckBreach::too_many_copies,
     {"{n} copies of {card}; {m} at most.", "{n} copie di {card}: il massimo è {m}.",
      "{n} cópias de {card}; no máximo {m}."}},
    {DeckBreach::unsupported_keyword,
     {"{card} has a keyword that is not automated yet.", "{card} ha una parola chiave non ancora automatizzata.",
      "{card} tem uma palavra-chave que ainda não está automatizada."}},
    {DeckBreach::pending_card,
     {"The effect of {card} is not automated yet; the house rule on cards by hand would allow it.",
      "L’Effetto di {card} non è ancora automatizzato; con la regola della casa «Carte gestite a mano» la carta "
      "sarebbe ammessa.",
      "O efeito de {card} ainda não está automatizado; a regra da casa sobre cards resolvidos manualmente o "
      "permitiria."}},
    {DeckBreach::unknown_card,
     {"No card has the code {card}.", "Nessuna carta ha il codice {card}.", "Nenhum card tem o código {card}."}},
    {DeckBreach::foreign_keyword,
     {"{card} has the keyword {text}, which this edition does not use.",
      "{card} ha la parola chiave {text}, che in questa edizione non esiste.",
      "{card} tem a palavra-chave {text}, que esta edição não usa."}},
    {DeckBreach::foreign_symbol,
     {"{card} needs the symbol {text}, which this match does not use.",
      "{card} richiede il Simbolo {text}, che in questa partita non si usa.",
      "{card} precisa do Símbolo {text}, que esta partida não usa."}},
    {DeckBreach::limited_card,
     {"{card} is a limited card: {n} copies; {m} at most.", "{card} è una carta limitata: {n} copie, il massimo è {m}.",
      "{card} é um Card Limitado: {n} cópias; no máximo {m}."}},
    {DeckBreach::outside_pool,
     {"{card} is not a card of this edition.", "{card} non è una carta di questa edizione.",
      "{card} não é um card desta edição."}},
    {DeckBreach::form_card,
     {"{card} is a form that another card turns into, so it cannot be in a deck.",
      "{card} è la forma in cui si trasforma un’altra carta e non può stare in un Mazzo.",
      "{card} é a forma em que outro card se transforma e não pode estar em um deck."}},
    {DeckBreach::sideboard_size,
     {"The sideboard has {n} cards; it must have {m}, or none.",
      "Il sideboard ha {n} carte: devono essere {m}, oppure nessuna.",
      "O sideboard tem {n} cards; deve ter {m} ou nenhum."}},
    {DeckBreach::no_sideboard,
     {"The sideboard has {n} cards, but this edition has no sideboard.",
      "Il sideboard ha {n} carte, ma questa edizione non prevede sideboard.",
      "O sideboard tem {n} cards, mas esta edição não tem sideboard."}},
    {DeckBreach::reinforcement_size,
     {"The reinforcement deck has {n} cards; {m} at most.", "Il Mazzo di Rinforzi ha {n} carte: il massimo è {m}.",
      "O Deck de Reforços tem {n} cards; no máximo {m}."}},
    {DeckBreach::no_reinforcement,
     {"The reinforcement deck has {n} cards, but this edition has no reinforcement deck.",
      "Il Mazzo di Rinforzi ha {n} carte, ma questa edizione non prevede Mazzi di Rinforzi.",
      "O Deck de Reforços tem {n} cards, mas esta edição não tem Deck de Reforços."}},
    {DeckBreach::not_a_squad,
     {"{card} is not a squad; the reinforcement deck may hold only squads.",
      "{card} non è una carta Squadra; il Mazzo di Rinforzi può contenere solo carte Squadra.",
      "{card} não é um Esquadrão; o Deck de Reforços só pode ter Esquadrões."}},
    {DeckBreach::squad_copies,
     {"{n} copies of {card} in the reinforcement deck; {m} at most.",
      "{n} copie di {card} nel Mazzo di Rinforzi: il massimo è {m}.",
      "{n} cópias de {card} no Deck de Reforços; no máximo {m}."}},
    {DeckBreach::squad_component,
     {"{n} squads with {text} in the reinforcement deck; {m} at most.",
      "{n} carte Squadra con {text} nel Mazzo di Rinforzi: il massimo è {m}.",
      "{n} Esquadrões com {text} no Deck de Reforços; no máximo {m}."}},
}};

constexpr std::size_t kDeckFixCount = table::EnumNames<DeckFixKind>::names.size();
constexpr table::KeyedRows<DeckFixKind, Trio, kDeckFixCount> kDeckFixes{{
    {DeckFixKind::add_cards, {"Cards to add: {n}.", "Carte da aggiungere: {n}.", "Adicione cards: {n}."}},
    {DeckFixKind::remove_cards, {"Cards to remove: {n}.", "Carte da togliere: {n}.", "Remova cards: {n}."}},
    {DeckFixKind::remove_ninja, {"Ninja to remove: {n}.", "Ninja da togliere: {n}.", "Remova Ninjas: {n}."}},
    {DeckFixKind::remove_copies, {"Copies to remove: {n}.", "Copie da togliere: {n}.", "Remova cópias: {n}."}},
    {DeckFixKind::remove_card, {"Remove the card.", "Togli la carta.", "Remova o card."}},
    {DeckFixKind::move_to_reinforcement,
     {"Put it into the reinforcement deck.", "Mettila nel Mazzo di Rinforzi.", "Coloque-o no Deck de Reforços."}},
    {DeckFixKind::remove_sideboard, {"Remove the sideboard.", "Togli il sideboard.", "Remova o sideboard."}},
    {DeckFixKind::remove_reinforcement,
     {"Remove the reinforcement deck.", "Togli il Mazzo di Rinforzi.", "Remova o Deck de Reforços."}},
    {DeckFixKind::replace_card, {"Did you mean {text}?", "Forse intendevi {text}?", "Você quis dizer {text}?"}},
}};

/// Where the edition asks for more of a base than that it was not deployed this turn (N-GROW-04).
constexpr Trio kBaseSinceStart{"{card} has not been in the village since the turn began.",
                               "{card} non è nel Campo dall’inizio del Turno.",
                               "{card} não está na Vila desde o início do turno."};

constexpr Trio kUnseenCard{"a card", "una carta", "um card"};

}  // namespace

const Trio& refusal_wording(RefusalCode code) { return kRefusals[code]; }
const Trio& fix_wording(Fix fix) { return kFixes[fix]; }

std::string refusal_text(const naruto::Refusal& refusal, std::string_view card, Language language) {
  Slots slots;
  slots.card = std::string(card.empty() ? pick(kUnseenCard, language) : card);
  slots.n = refusal.need;
  slots.m = refusal.have;
  const bool since_start = refusal.code == RefusalCode::base_entered_this_turn && refusal.need > 0;
  const Trio& wording = since_start ? kBaseSinceStart : refusal_wording(refusal.code);
  std::string text = capitalised(filled(pick(wording, language), slots));
  slots.n = refusal.fix_n;
  const std::string fix = filled(pick(fix_wording(refusal.fix), language), slots);
  return fix.empty() ? text : text + "\n" + fix;
}

namespace {

/// The keyword or symbol in the reader's language; names stay as printed.
std::string word_of(const naruto::DeckViolation& violation, Language language) {
  if (violation.code == DeckBreach::foreign_keyword) return characteristic_name(violation.word, language);
  if (violation.code == DeckBreach::foreign_symbol) return symbol_name(naruto::Symbol::void_, language);
  return violation.word;
}

}  // namespace

std::string violation_text(const naruto::DeckViolation& violation, Language language) {
  Slots slots;
  slots.card = violation.name.empty() ? violation.card : violation.name;
  slots.n = violation.found;
  slots.m = violation.allowed;
  slots.text = word_of(violation, language);
  const std::string text = filled(pick(kBreaches[violation.code], language), slots);
  slots.n = violation.fix.count;
  slots.text = violation.nearest;
  return text + "\n" + filled(pick(kDeckFixes[violation.fix.kind], language), slots);
}

}  // namespace playsheet::wording
