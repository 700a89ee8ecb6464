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
    {RefusalCode::none, {"Allowed.", "Permesso.", "Permitido."}},
    {RefusalCode::game_over, {"The game is over.", "La partita è finita.", "A partida terminou."}},
    {RefusalCode::not_your_decision,
     {"The other player decides now.", "Ora decide l'altro giocatore.", "Agora quem decide é o outro jogador."}},
    {RefusalCode::wrong_moment, {"Not in this step.", "Non in questo passo.", "Não nesta etapa."}},
    {RefusalCode::not_an_option,
     {"That is not offered here.", "Qui non si può scegliere.", "Isso não pode ser escolhido aqui."}},
    {RefusalCode::not_in_hand,
     {"The card is not in the hand.", "La carta non è nella Mano.", "O card não está na mão."}},
    {RefusalCode::card_pending,
     {"The effect of this card is not in the program yet.", "L'Effetto di questa carta non è ancora nel programma.",
      "O efeito deste card ainda não está no programa."}},
    {RefusalCode::entrance_cost,
     {"Entrance cost {n}, turn marker {m}.", "Turno di Schieramento {n}, Segnaturni {m}.",
      "Custo de Entrada {n}, Marcador de Turnos {m}."}},
    {RefusalCode::hand_cost,
     {"Hand cost {n}, cards with a fitting symbol: {m}.", "Costo Mano {n}, carte con un Simbolo adatto: {m}.",
      "Custo de Mão {n}, cards com um Símbolo adequado: {m}."}},
    {RefusalCode::chakra_cost,
     {"Jutsu cost {n}, chakra: {m}.", "Costo Chakra {n}, Chakra disponibili: {m}.",
      "Custo do Jutsu {n}, Chakra disponível: {m}."}},
    {RefusalCode::chakra_symbols,
     {"There is enough chakra, but not with the symbols asked for.",
      "I Chakra bastano, ma non hanno i Simboli richiesti.",
      "O Chakra é suficiente, mas não tem os Símbolos exigidos."}},
    {RefusalCode::ninja_limit,
     {"The Ninja of this turn has been deployed.", "Il Ninja di questo Turno è già stato schierato.",
      "O Ninja deste turno já foi jogado."}},
    {RefusalCode::client_limit,
     {"The Client of this turn has been deployed.", "Il Cliente di questo Turno è già stato schierato.",
      "O Cliente deste turno já foi jogado."}},
    {RefusalCode::client_present,
     {"There is a Client in the village: {card}.", "Nel Campo c'è già un Cliente: {card}.",
      "Já há um Cliente na Vila: {card}."}},
    {RefusalCode::mission_limit,
     {"The Mission of this turn has been used.", "La Strategia di questo Turno è già stata usata.",
      "A Missão deste turno já foi jogada."}},
    {RefusalCode::counter_limit,
     {"The Counter of this turn has been used.", "L'Interruzione di questo Turno è già stata usata.",
      "O Counter deste turno já foi jogado."}},
    {RefusalCode::counter_own_turn,
     {"A Counter is used only in the opponent's turn.", "Un'Interruzione si usa solo nel Turno dell'avversario.",
      "Um Counter só pode ser jogado no turno do oponente."}},
    {RefusalCode::only_counters,
     {"In the opponent's turn only Counters can be used.", "Nel Turno dell'avversario si usano solo le Interruzioni.",
      "No turno do oponente só podem ser jogados Counters."}},
    {RefusalCode::name_in_play,
     {"A Ninja of that name is in play: {card}.", "In gioco c'è già un Ninja con quel Nome: {card}.",
      "Já há em jogo um Ninja com esse nome: {card}."}},
    {RefusalCode::platoon_needs_base,
     {"A platoon is played onto a Ninja that has one of its names.",
      "Un Plotone si schiera sopra un Ninja che ha uno dei suoi Nomi.",
      "Um Pelotão é jogado sobre um Ninja que tenha um dos nomes dele."}},
    {RefusalCode::base_name, {"{card} has another name.", "{card} ha un altro Nome.", "{card} tem outro nome."}},
    {RefusalCode::base_entered_this_turn,
     {"{card} was deployed this turn.", "{card} è stato schierato in questo Turno.", "{card} foi jogado neste turno."}},
    {RefusalCode::base_has_growth_coin,
     {"{card} has a growth coin.", "{card} ha una moneta Sviluppo.", "{card} tem um Growth Coin."}},
    {RefusalCode::no_growth,
     {"This card has no Growth.", "Questa carta non ha Sviluppo.", "Este card não tem Growth."}},
    {RefusalCode::same_platoon,
     {"This platoon cannot go onto that platoon.", "Questo Plotone non può andare sopra quel Plotone.",
      "Este Pelotão não pode ir sobre esse Pelotão."}},
    {RefusalCode::jutsu_moment,
     {"Jutsu are used only in the exchange of jutsu.", "Le Tecniche si usano solo nello Scambio di Tecniche.",
      "Jutsus só podem ser usados na Troca de Jutsu."}},
    {RefusalCode::no_ninja_in_action,
     {"There is no own Ninja in action.", "Non c'è nessun Ninja proprio In Azione.",
      "Não há nenhum Ninja próprio no Campo de Batalha."}},
    {RefusalCode::user_not_in_action,
     {"{card} is not in action.", "{card} non è In Azione.", "{card} não está no Campo de Batalha."}},
    {RefusalCode::user_requirement,
     {"{card} does not meet the requirement.", "{card} non soddisfa la Condizione.", "{card} não atende à Exigência."}},
    {RefusalCode::no_user_fits,
     {"No own Ninja in action meets the requirement.", "Nessun Ninja proprio In Azione soddisfa la Condizione.",
      "Nenhum Ninja próprio no Campo de Batalha atende à Exigência."}},
    {RefusalCode::jutsu_forbidden, {"{card} forbids it.", "{card} lo impedisce.", "{card} impede isso."}},
    {RefusalCode::no_target, {"There is no target.", "Non c'è nessun Bersaglio.", "Não há nenhum Alvo."}},
    {RefusalCode::not_a_target, {"This card does not fit.", "Questa carta non è adatta.", "Este card não é adequado."}},
    {RefusalCode::untargetable,
     {"{card} cannot be targeted by this.", "{card} non può esserne bersaglio.", "{card} não pode ser alvo disso."}},
    {RefusalCode::already_chosen, {"It has been chosen already.", "È già stato scelto.", "Já foi escolhido."}},
    {RefusalCode::used_this_turn,
     {"It has been used this turn.", "È già stato usato in questo Turno.", "Já foi usado neste turno."}},
    {RefusalCode::text_not_valid,
     {"{card} is injured: this text does not hold.", "{card} è Ferito: questo testo non vale.",
      "{card} está Ferido: este texto não vale."}},
    {RefusalCode::text_negated,
     {"The text of {card} is negated.", "Il testo di {card} è neutralizzato.", "O texto de {card} está anulado."}},
    {RefusalCode::condition_not_met,
     {"The condition of the text is not met.", "La condizione del testo non è soddisfatta.",
      "A condição do texto não foi atendida."}},
    {RefusalCode::price_not_payable,
     {"What the text asks for cannot be given.", "Non si può dare ciò che il testo chiede.",
      "Não é possível dar o que o texto pede."}},
    {RefusalCode::chain_full, {"The chain is full.", "La Catena è piena.", "A Série está cheia."}},
    {RefusalCode::not_alone,
     {"{card} is in a team already.", "{card} è già in una Squadra.", "{card} já está em um Time."}},
    {RefusalCode::team_full,
     {"The team is full. Ninja at most: {n}.", "La Squadra è piena. Ninja al massimo: {n}.",
      "O Time está cheio. Máximo de Ninjas: {n}."}},
    {RefusalCode::own_ninja_only,
     {"Only own Ninja can be chosen.", "Si possono scegliere solo Ninja propri.",
      "Só podem ser escolhidos Ninjas próprios."}},
    {RefusalCode::too_many_teams, {"Teams at most: {n}.", "Squadre al massimo: {n}.", "Máximo de Times: {n}."}},
    {RefusalCode::team_already_sent,
     {"This team has been sent already.", "Questa Squadra è già stata mandata In Azione.",
      "Este Time já foi enviado ao Campo de Batalha."}},
    {RefusalCode::cannot_be_sent,
     {"This team cannot be sent out, because of {card}.", "Questa Squadra non può andare In Azione a causa di {card}.",
      "Este Time não pode ir ao Campo de Batalha por causa de {card}."}},
    {RefusalCode::must_be_sent,
     {"The team of {card} must be sent first.", "Prima va mandata la Squadra di {card}.",
      "Antes é preciso enviar o Time de {card}."}},
    {RefusalCode::already_blocked,
     {"That team is blocked already.", "Quella Squadra è già bloccata.", "Esse Time já está bloqueado."}},
    {RefusalCode::blocks_enough,
     {"This team blocks {n} teams already and cannot block more.",
      "Questa Squadra blocca già {n} Squadre e non può bloccarne altre.",
      "Este Time já bloqueia {n} Times e não pode bloquear outros."}},
    {RefusalCode::cannot_be_blocked,
     {"That team cannot be blocked by this one, because of {card}.",
      "Quella Squadra non può essere bloccata da questa a causa di {card}.",
      "Esse Time não pode ser bloqueado por este por causa de {card}."}},
    {RefusalCode::not_attacking,
     {"That team does not attack.", "Quella Squadra non è In Attacco.", "Esse Time não está atacando."}},
    {RefusalCode::pays_wrong_symbol,
     {"This card has no symbol of the cost.", "Questa carta non ha nessun Simbolo del costo.",
      "Este card não tem nenhum Símbolo do custo."}},
    {RefusalCode::pays_too_little,
     {"With this card the rest could not be paid.", "Con questa carta il resto non si potrebbe pagare.",
      "Com este card, o resto não poderia ser pago."}},
    {RefusalCode::x_too_small, {"X is at least {n}.", "X è almeno {n}.", "X é no mínimo {n}."}},
    {RefusalCode::x_too_large, {"X is at most {n}.", "X è al massimo {n}.", "X é no máximo {n}."}},
    {RefusalCode::too_few_picked,
     {"Cards to choose: {n} or more.", "Carte da scegliere: {n} o più.", "Cards a escolher: {n} ou mais."}},
    {RefusalCode::too_many_picked,
     {"Cards to choose: {n} at most.", "Carte da scegliere: {n} al massimo.", "Cards a escolher: {n} no máximo."}},
    {RefusalCode::not_in_edition,
     {"This edition does not have the keyword of {card}.", "Questa edizione non ha la parola chiave di {card}.",
      "Esta edição não tem a palavra-chave de {card}."}},
    {RefusalCode::strategic_power,
     {"Strategic value {n}, strategic power {m}.", "Valore Strategico {n}, Potere Strategico {m}.",
      "Valor Estratégico {n}, Poder Estratégico {m}."}},
    {RefusalCode::no_components,
     {"The village does not have a Ninja for every name of {card}.",
      "Nel Campo non c'è un Ninja per ogni Nome di {card}.", "Na Vila não há um Ninja para cada nome de {card}."}},
    {RefusalCode::superfluous,
     {"{card} adds no name that is still missing.", "{card} non aggiunge nessun Nome che manchi ancora.",
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
     {"Possible when the turn marker is at {n}.", "Possibile quando il Segnaturni è a {n}.",
      "Possível quando o Marcador de Turnos estiver em {n}."}},
    {Fix::charge_more, {"Chakra missing: {n}.", "Chakra mancanti: {n}.", "Chakra que falta: {n}."}},
    {Fix::next_turn, {"Possible next turn.", "Possibile nel prossimo Turno.", "Possível no próximo turno."}},
    {Fix::remove_name,
     {"Possible when {card} has left play.", "Possibile quando {card} ha lasciato il gioco.",
      "Possível quando {card} sair de jogo."}},
    {Fix::heal,
     {"Possible when {card} is healed.", "Possibile quando {card} viene curato.",
      "Possível quando {card} for curado."}},
    {Fix::choose_other,
     {"Another card can be chosen.", "Si può scegliere un'altra carta.", "É possível escolher outro card."}},
    {Fix::other_team,
     {"Another team can be chosen.", "Si può scegliere un'altra Squadra.", "É possível escolher outro Time."}},
    {Fix::send_team,
     {"Choose {card} or a Ninja of that team.", "Scegli {card} o un Ninja di quella Squadra.",
      "Escolha {card} ou um Ninja desse Time."}},
    {Fix::more_in_village,
     {"Ninja or Clients missing in the village: {n}.", "Ninja o Clienti che mancano nel Campo: {n}.",
      "Ninjas ou Clientes que faltam na Vila: {n}."}},
}};

constexpr std::size_t kBreachCount = table::EnumNames<DeckBreach>::names.size();
constexpr table::KeyedRows<DeckBreach, Trio, kBreachCount> kBreaches{{
    {DeckBreach::wrong_size,
     {"The deck has {n} cards; it must have {m}.", "Il Mazzo ha {n} carte; devono essere {m}.",
      "O deck tem {n} cards; devem ser {m}."}},
    {DeckBreach::squad_in_deck,
     {"{card} is a squad and belongs into the reinforcement deck.",
      "{card} è una carta Squadra e va nel Mazzo di Rinforzi.", "{card} é um Esquadrão e vai no Deck de Reforços."}},
    {DeckBreach::too_many_ninja,
     {"The deck has {n} Ninja; {m} at most.", "Il Mazzo ha {n} Ninja; al massimo {m}.",
      "O deck tem {n} Ninjas; no máximo {m}."}},
    {DeckBreach::too_many_copies,
     {"{n} copies of {card}; {m} at most.", "{n} copie di {card}; al massimo {m}.",
      "{n} cópias de {card}; no máximo {m}."}},
    {DeckBreach::unsupported_keyword,
     {"{card} has a keyword that the program does not play yet.",
      "{card} ha una parola chiave che il programma non gioca ancora.",
      "{card} tem uma palavra-chave que o programa ainda não joga."}},
    {DeckBreach::pending_card,
     {"The effect of {card} is not automated yet; the house ruling on cards by hand would allow it.",
      "L'Effetto di {card} non è ancora automatizzato; la regola della casa sulle carte gestite a mano la "
      "ammetterebbe.",
      "O efeito de {card} ainda não está automatizado; a regra da casa sobre cards à mão o permitiria."}},
    {DeckBreach::unknown_card,
     {"No card has the code {card}.", "Nessuna carta ha il codice {card}.", "Nenhum card tem o código {card}."}},
    {DeckBreach::foreign_keyword,
     {"{card} has the keyword {text}, which this edition does not have.",
      "{card} ha la parola chiave {text}, che questa edizione non ha.",
      "{card} tem a palavra-chave {text}, que esta edição não tem."}},
    {DeckBreach::foreign_symbol,
     {"{card} needs the symbol {text}, which this match does not have.",
      "{card} richiede il Simbolo {text}, che questa partita non ha.",
      "{card} precisa do Símbolo {text}, que esta partida não tem."}},
    {DeckBreach::limited_card,
     {"{card} is a limited card: {n} copies; {m} at most.", "{card} è una carta limitata: {n} copie; al massimo {m}.",
      "{card} é um card limitado: {n} cópias; no máximo {m}."}},
    {DeckBreach::outside_pool,
     {"{card} is not a card of this edition.", "{card} non è una carta di questa edizione.",
      "{card} não é um card desta edição."}},
    {DeckBreach::form_card,
     {"{card} is the form into which another card turns, and is in no deck.",
      "{card} è la forma in cui si trasforma un'altra carta e non sta in nessun Mazzo.",
      "{card} é a forma em que outro card se transforma e não fica em nenhum deck."}},
    {DeckBreach::sideboard_size,
     {"The sideboard has {n} cards; it must have {m}, or none.",
      "Il Sideboard ha {n} carte; devono essere {m}, oppure nessuna.",
      "O sideboard tem {n} cards; devem ser {m}, ou nenhum."}},
    {DeckBreach::no_sideboard,
     {"The sideboard has {n} cards, but this edition has no sideboard.",
      "Il Sideboard ha {n} carte, ma questa edizione non ha Sideboard.",
      "O sideboard tem {n} cards, mas esta edição não tem sideboard."}},
    {DeckBreach::reinforcement_size,
     {"The reinforcement deck has {n} cards; {m} at most.", "Il Mazzo di Rinforzi ha {n} carte; al massimo {m}.",
      "O Deck de Reforços tem {n} cards; no máximo {m}."}},
    {DeckBreach::no_reinforcement,
     {"The reinforcement deck has {n} cards, but this edition has no reinforcement deck.",
      "Il Mazzo di Rinforzi ha {n} carte, ma questa edizione non ha Mazzo di Rinforzi.",
      "O Deck de Reforços tem {n} cards, mas esta edição não tem Deck de Reforços."}},
    {DeckBreach::not_a_squad,
     {"{card} is not a squad; only squads are in the reinforcement deck.",
      "{card} non è una carta Squadra; nel Mazzo di Rinforzi stanno solo carte Squadra.",
      "{card} não é um Esquadrão; no Deck de Reforços só há Esquadrões."}},
    {DeckBreach::squad_copies,
     {"{n} copies of {card} in the reinforcement deck; {m} at most.",
      "{n} copie di {card} nel Mazzo di Rinforzi; al massimo {m}.",
      "{n} cópias de {card} no Deck de Reforços; no máximo {m}."}},
    {DeckBreach::squad_component,
     {"{n} squads with {text} in the reinforcement deck; {m} at most.",
      "{n} carte Squadra con {text} nel Mazzo di Rinforzi; al massimo {m}.",
      "{n} Esquadrões com {text} no Deck de Reforços; no máximo {m}."}},
}};

constexpr std::size_t kDeckFixCount = table::EnumNames<DeckFixKind>::names.size();
constexpr table::KeyedRows<DeckFixKind, Trio, kDeckFixCount> kDeckFixes{{
    {DeckFixKind::add_cards, {"Cards to add: {n}.", "Carte da aggiungere: {n}.", "Cards a acrescentar: {n}."}},
    {DeckFixKind::remove_cards, {"Cards to remove: {n}.", "Carte da togliere: {n}.", "Cards a retirar: {n}."}},
    {DeckFixKind::remove_ninja, {"Ninja to remove: {n}.", "Ninja da togliere: {n}.", "Ninjas a retirar: {n}."}},
    {DeckFixKind::remove_copies, {"Copies to remove: {n}.", "Copie da togliere: {n}.", "Cópias a retirar: {n}."}},
    {DeckFixKind::remove_card, {"Remove the card.", "Togli la carta.", "Retire o card."}},
    {DeckFixKind::move_to_reinforcement,
     {"Put it into the reinforcement deck.", "Mettila nel Mazzo di Rinforzi.", "Coloque-o no Deck de Reforços."}},
    {DeckFixKind::remove_sideboard, {"Leave the sideboard away.", "Rinuncia al Sideboard.", "Jogue sem o sideboard."}},
    {DeckFixKind::remove_reinforcement,
     {"Leave the reinforcement deck away.", "Rinuncia al Mazzo di Rinforzi.", "Jogue sem o Deck de Reforços."}},
    {DeckFixKind::replace_card,
     {"Perhaps this was meant: {text}.", "Forse si intendeva: {text}.", "Talvez seja este: {text}."}},
}};

/// Where the edition asks for more of a base than that it was not deployed this turn (N-GROW-04).
constexpr Trio kBaseSinceStart{"{card} has not been in the village since the turn began.",
                               "{card} non è nel Campo dall'inizio del Turno.",
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
