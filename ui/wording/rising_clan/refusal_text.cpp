// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/rising_clan/refusal_text.h"

#include <array>

#include "ui/wording/patterns.h"

namespace playsheet::rising_clan_wording {

using rising_clan::RefusalCode;
using wording::Trio;

namespace {

constexpr wording::Words<RefusalCode> kRefusals{{
    {RefusalCode::none, {}},
    {RefusalCode::not_your_decision,
     {"Another player decides now.", "Ora decide un altro giocatore.", "Agora outro jogador decide."}},
    {RefusalCode::not_an_option,
     {"This is not among the answers.", "Questa non è fra le risposte.", "Isto não está entre as respostas."}},
    {RefusalCode::setup,
     {"A match has 2 to 9 players, and a group with three players only.",
      "Si gioca da 2 a 9; il gruppo si sceglie solo in tre.",
      "A partida tem de 2 a 9 jogadores; grupo, só com três."}},
    {RefusalCode::cannot_act,
     {"This player cannot act now: captured, recalled to order, or silenced.",
      "Questo giocatore ora non può agire: catturato, richiamato all’ordine o messo a tacere.",
      "Este jogador não pode agir agora: capturado, chamado à ordem ou silenciado."}},
    {RefusalCode::symbols,
     {"The card has symbols of other clans.", "La carta ha simboli di altri clan.",
      "A carta tem símbolos de outros clãs."}},
    {RefusalCode::symbols_forbidden,
     {"Cards with clan symbols cannot be used now.", "Ora non si possono usare carte con simboli di clan.",
      "Cartas com símbolos de clã não podem ser usadas agora."}},
    {RefusalCode::wrong_moment,
     {"The card does not fit this moment.", "La carta non è per questo momento.", "A carta não é para este momento."}},
    {RefusalCode::condition,
     {"A condition of the card is not met.", "Manca una condizione della carta.",
      "Falta uma condição da carta."}},
    {RefusalCode::card_limit,
     {"The limit of cards for this die is reached.", "Per questo dado si è già al limite di carte.",
      "O limite de cartas para este dado foi atingido."}},
    {RefusalCode::hands_taken,
     {"Not enough free hands.", "Non ci sono abbastanza mani libere.", "Não há mãos livres suficientes."}},
    {RefusalCode::used_up,
     {"The ability has been used up for now.", "L’abilità per ora è già stata usata.",
      "A habilidade já foi usada por ora."}},
    {RefusalCode::no_target,
     {"This player cannot be the target.", "Questo giocatore non può essere il bersaglio.",
      "Este jogador não pode ser o alvo."}},
    {RefusalCode::role_hidden,
     {"A clan effect needs a revealed role.", "Un effetto del clan richiede il ruolo rivelato.",
      "Um efeito de clã exige o papel revelado."}},
    {RefusalCode::not_playable_now,
     {"Permanents cannot be played now.", "Ora non si giocano permanenti.", "Agora não se jogam permanentes."}},
    {RefusalCode::wrong_discards,
     {"Choose the permanents that make room, no more than needed.",
      "Scegli i permanenti che fanno posto, non più del necessario.",
      "Escolha os permanentes que abrem espaço, não mais que o necessário."}},
    {RefusalCode::no_facer,
     {"Only who faces the event and has not rolled can use it.",
      "Può usarla solo chi affronta l’evento e non ha ancora tirato.",
      "Só pode usá-la quem enfrenta o evento e ainda não rolou."}},
    {RefusalCode::nobody_left,
     {"Everybody who faces the event has rolled.", "Chi affronta l’evento ha già tirato.",
      "Todos os que enfrentam o evento já rolaram."}},
    {RefusalCode::cancels_too_late,
     {"A challenge can be cancelled by one of the two only, before the cards are drawn.",
      "Una sfida può essere annullata solo da uno dei due, prima di pescare.",
      "Um desafio só pode ser cancelado por um dos dois, antes de comprar."}},
    {RefusalCode::no_attack_declared,
     {"No attack has been declared.", "Non è stato dichiarato nessun attacco.", "Nenhum ataque foi declarado."}},
    {RefusalCode::not_attacked,
     {"Only the attacked player can use it.", "Può usarla solo chi è attaccato.", "Só o jogador atacado pode usá-la."}},
    {RefusalCode::celerity,
     {"It is used before a turn, by a player who can face events.",
      "Si usa prima di un turno, da chi può affrontare eventi.",
      "Usa-se antes de um turno, por quem pode enfrentar eventos."}},
    {RefusalCode::first_dice,
     {"Only cards for the own die fit here.", "Qui valgono solo carte per il proprio dado.",
      "Aqui só valem cartas para o próprio dado."}},
    {RefusalCode::third_in_challenge,
     {"In a challenge only the two use cards.", "Nella sfida usano carte solo i due sfidanti.",
      "No desafio só os dois usam cartas."}},
    {RefusalCode::cannot_attack,
     {"This attack is not possible now.", "Questo attacco ora non è possibile.", "Este ataque não é possível agora."}},
    {RefusalCode::cannot_free,
     {"The action of this turn is used, or this player is not captured.",
      "L’azione del turno è già usata, o il giocatore non è catturato.",
      "A ação do turno já foi usada, ou o jogador não está capturado."}},
    {RefusalCode::cannot_rest,
     {"The action of this turn is used, or there is nothing to gain by it.",
      "L’azione del turno è già usata, o non serve a nulla.",
      "A ação do turno já foi usada, ou não adianta nada."}},
    {RefusalCode::cannot_join,
     {"This player cannot join the event.", "Questo giocatore non può partecipare all’evento.",
      "Este jogador não pode participar do evento."}},
    {RefusalCode::no_opponent,
     {"This player cannot be challenged.", "Questo giocatore non può essere sfidato.",
      "Este jogador não pode ser desafiado."}},
    {RefusalCode::cannot_give,
     {"This player cannot take the gift: captured, out of the game, or three gifts lie there.",
      "Questo giocatore non può ricevere regali: catturato, fuori gioco o ha già tre regali.",
      "Este jogador não pode receber o presente: capturado, fora do jogo ou já com três presentes."}},
    {RefusalCode::cannot_open,
     {"The gift cannot be opened now.", "Il regalo ora non si può aprire.", "O presente não pode ser aberto agora."}},
    {RefusalCode::no_credit,
     {"Not enough credits, or the status deck is empty.", "Crediti insufficienti, o il mazzo status è vuoto.",
      "Créditos insuficientes, ou o baralho de status está vazio."}},
    {RefusalCode::cannot_reveal,
     {"The role is revealed already, or no status card has an effect for this clan.",
      "Il ruolo è già rivelato, o nessuna carta status ha un effetto per questo clan.",
      "O papel já está revelado, ou nenhuma carta de status tem efeito para este clã."}},
    {RefusalCode::no_draw,
     {"The discard pile is empty.", "Gli scarti sono vuoti.", "O descarte está vazio."}},
    {RefusalCode::no_neighbour,
     {"The card goes to a neighbour in play.", "La carta va a un vicino in gioco.",
      "A carta vai para um vizinho em jogo."}},
    {RefusalCode::not_immune,
     {"Only a member of an immune clan can show it.", "Può mostrarlo solo chi è di un clan immune.",
      "Só quem é de um clã imune pode mostrar isso."}},
    {RefusalCode::no_captive,
     {"It is for a captured player at the start of the own turn.",
      "È per chi è catturato, all’inizio del proprio turno.",
      "É para quem está capturado, no início do próprio turno."}},
    {RefusalCode::no_last_stand,
     {"There is a last stand only for who is alone in the game.",
      "L’ultima resistenza è solo di chi è rimasto solo in gioco.",
      "A última resistência é só de quem ficou sozinho no jogo."}},
}};

struct ByRule {
  RefusalCode code;
  std::string_view rule;
  Trio words;
};
/// Where the rule says more than the code.
constexpr std::array<ByRule, 5> kByRule{{
    {RefusalCode::cannot_attack,
     "R-234",
     {"Truce: nobody may attack yet.", "Tregua: non si può ancora attaccare.", "Trégua: ainda não se pode atacar."}},
    {RefusalCode::cannot_attack,
     "R-224",
     {"No action is left for an attack.", "Non resta un’azione per attaccare.", "Não resta ação para atacar."}},
    {RefusalCode::cannot_attack,
     "R-613",
     {"A smoke screen forbids attacks this turn.", "Una Cortina di fumo vieta gli attacchi in questo turno.",
      "Uma Cortina de Fumaça proíbe ataques neste turno."}},
    {RefusalCode::cannot_free,
     "R-224",
     {"The action of this turn is used.", "L’azione del turno è già usata.", "A ação do turno já foi usada."}},
    {RefusalCode::cannot_rest,
     "R-224",
     {"The action of this turn is used, or there is nothing to gain by it.",
      "L’azione del turno è già usata, o non serve a nulla.", "A ação do turno já foi usada, ou não adianta nada."}},
}};

}  // namespace

const Trio& refusal_wording(RefusalCode code, std::string_view rule) {
  for (const ByRule& row : kByRule)
    if (row.code == code && row.rule == rule) return row.words;
  return kRefusals[code];
}

std::string refusal_text(const rising_clan::Refusal& refusal, std::string_view card, Language language) {
  const std::string_view sentence = wording::pick(refusal_wording(refusal.code, refusal.rule), language);
  if (card.empty()) return std::string(sentence);
  return fmt::format("{}: {}", card, sentence);
}

}  // namespace playsheet::rising_clan_wording
