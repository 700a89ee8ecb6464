// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/gormiti/action_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "ui/wording/gormiti/words.h"
#include "ui/wording/joining.h"
#include "ui/wording/slots.h"

namespace playsheet::gormiti_wording {

using namespace gormiti;
using wording::Trio;

namespace {

/// One answer for each action; a new one does not compile before it has its words.
class ActionWriter {
 public:
  ActionWriter(const GameState& state, const Catalog& cards, Language language)
      : state_(state), cards_(cards), language_(language) {}

  std::string operator()(const ChooseHero& a) const {
    return of_card({"Choose {card} as Hero", "Scegli {card} come Eroe", "Escolher {card} como Herói"}, a.card);
  }
  std::string operator()(const Cut& a) const {
    return of_number({"Cut the deck (cards: {n})", "Spacca il mazzo (carte: {n})", "Cortar o baralho (cartas: {n})"},
                     a.at);
  }
  std::string operator()(const Exchange& a) const {
    return a.exchange ? plain({"Exchange the hand", "Cambia la mano", "Trocar a mão"})
                      : plain({"Keep the hand", "Tieni la mano", "Manter a mão"});
  }
  std::string operator()(const Deploy& a) const {
    return of_card({"Deploy {card}", "Schiera {card}", "Posicionar {card} em campo"}, a.card) + paid(a.payment);
  }
  std::string operator()(const Equip& a) const {
    return of_card({"Equip {with} with {card}", "Equipaggia {with} con {card}", "Equipar {with} com {card}"}, a.card,
                   a.bearer) +
           paid(a.payment);
  }
  std::string operator()(const PlayArena& a) const {
    return of_card({"Play the Arena card {card}", "Gioca la Carta Arena {card}", "Jogar a carta de Arena {card}"},
                   a.card) +
           paid(a.payment);
  }
  std::string operator()(const PlayMagic& a) const {
    return of_card({"Play the Magic card {card}", "Gioca la Carta Magia {card}", "Jogar a carta de Magia {card}"},
                   a.card) +
           paid(a.payment);
  }
  std::string operator()(const UseAbility& a) const { return used(a) + paid(a.payment); }
  std::string operator()(const ToCombat&) const {
    return plain({"Go to combat", "Passa al combattimento", "Ir ao combate"});
  }
  std::string operator()(const EndTurn&) const {
    return plain({"End the turn", "Finisci il turno", "Encerrar o turno"});
  }
  std::string operator()(const DeclareAttacker& a) const {
    return of_card({"Attack with {card}", "Attacca con {card}", "Atacar com {card}"}, a.card);
  }
  std::string operator()(const EndCombat&) const {
    return plain({"End combat", "Finisci il combattimento", "Encerrar o combate"});
  }
  std::string operator()(const ChooseDefender& a) const {
    return of_card({"Defend with {card}", "Difendi con {card}", "Defender com {card}"}, a.card);
  }
  std::string operator()(const PlayMove& a) const {
    return of_card({"Play the Move card {card}", "Gioca la Carta Mossa {card}", "Jogar a carta de Golpe {card}"},
                   a.card) +
           paid(a.payment);
  }
  std::string operator()(const Pass&) const {
    return plain({"Play no Move card", "Non giocare Carte Mossa", "Não jogar carta de Golpe"});
  }
  std::string operator()(const PickTrigger& a) const {
    const CardId source = a.index < state_.triggers.size() ? state_.triggers[a.index].context.source.card : kNoCard;
    return of_card({"Resolve the ability of {card} now", "Risolvi ora l’abilità di {card}",
                    "Resolver agora a habilidade de {card}"},
                   source);
  }
  std::string operator()(const Pick& a) const {
    if (state_.question.kind == QuestionKind::choose_discard)
      return of_card({"Discard {card}", "Scarta {card}", "Descartar {card}"}, a.card);
    if (state_.question.kind == QuestionKind::choose_found)
      return of_card({"Take {card}", "Prendi {card}", "Pegar {card}"}, a.card);
    return of_card({"Choose {card}", "Scegli {card}", "Escolher {card}"}, a.card);
  }
  std::string operator()(const NothingMore&) const {
    return plain({"There is nothing more to take", "Non c’è altro da prendere", "Não há mais nada a pegar"});
  }
  std::string operator()(const Answer& a) const {
    return a.yes ? plain({"Yes, do it", "Sì, fallo", "Sim, fazer"})
                 : plain({"No, leave it", "No, lascia", "Não fazer"});
  }
  std::string operator()(const Keep&) const { return plain({"Keep the cards", "Tieni le carte", "Manter as cartas"}); }
  std::string operator()(const Swap& a) const {
    return of_card({"Swap {card}", "Cambia {card}", "Trocar {card}"}, a.card);
  }
  std::string operator()(const Concede&) const { return plain({"Concede", "Arrenditi", "Desistir"}); }
  /// Of a card that was pointed at: it is not named once more.
  std::string operator()(const Adjust& a) const {
    switch (a.what) {
      case Adjustment::move:
        return moved(a);
      case Adjustment::damage:
        return of_number({"Damage: {n}", "Danni: {n}", "Dano: {n}"}, a.n);
      case Adjustment::counters:
        return fmt::format("{}: {}", in_language(cards_.counters()[a.counter].name, language_), a.n);
      case Adjustment::shuffle:
        break;
    }
    return plain({"Shuffle the deck", "Mescola il mazzo", "Embaralhar o baralho"});
  }

 private:
  std::string moved(const Adjust& a) const {
    switch (a.to) {
      case Zone::hand:
        return plain({"To the hand", "In mano", "Para a mão"});
      case Zone::deck:
        return plain({"To the top of the deck", "In cima al mazzo", "Para o topo do baralho"});
      case Zone::fighters:
        return plain({"To a Fighter zone", "In una Zona Carte Combattente", "Para uma Zona de Combatentes"});
      case Zone::arenas:
        return plain({"To the Arena zone", "Nella Zona Carte Arena", "Para a Zona de Arenas"});
      case Zone::weapons:
        return of_card({"On {card}", "A {card}", "Em {card}"}, a.bearer);
      default:
        return plain({"To the discard pile", "Nella pila degli scarti", "Para a pilha de descarte"});
    }
  }
  std::string plain(const Trio& trio) const { return std::string(pick(trio, language_)); }
  std::string of_number(const Trio& trio, int n) const {
    wording::Slots slots;
    slots.n = n;
    return wording::filled(pick(trio, language_), slots);
  }
  std::string of_card(const Trio& trio, CardId card, CardId with = kNoCard) const {
    wording::Slots slots;
    slots.card = name(card);
    slots.with = name(with);
    return wording::filled(pick(trio, language_), slots);
  }
  std::string name(CardId card) const {
    if (card >= kMaxCards) return plain({"this card", "questa carta", "esta carta"});
    const std::string called = in_language(cards_[state_[card].definition].name, language_);
    return is_alone(card)
               ? called
               : fmt::format("{} ({} {})", called, pick({"zone", "zona", "zona"}, language_), state_[card].place);
  }
  /// Tokens can stand there twice: then the zone is said.
  bool is_alone(CardId card) const {
    const CardState& c = state_[card];
    if (c.zone != Zone::fighters) return true;
    const auto& fighters = state_[c.owner].fighters;
    return std::count_if(fighters.begin(), fighters.end(),
                         [&](CardId each) { return each != kNoCard && state_[each].definition == c.definition; }) < 2;
  }
  /// Of several abilities of one card, the place of this one is said.
  std::string used(const UseAbility& a) const {
    const std::string said =
        of_card({"Use the ability of {card}", "Usa l’abilità di {card}", "Usar a habilidade de {card}"}, a.card);
    const auto& abilities = cards_[state_[a.card].definition].abilities;
    const auto is_used = [](const Ability& each) { return each.kind == AbilityKind::activated; };
    if (std::count_if(abilities.begin(), abilities.end(), is_used) < 2 || a.ability >= abilities.size()) return said;
    return fmt::format("{} ({})", said, std::count_if(abilities.begin(), abilities.begin() + a.ability + 1, is_used));
  }
  std::string paid(const Payment& payment) const {
    if (payment.empty()) return {};
    std::vector<std::string> names;
    for (const CardId card : payment) names.push_back(name(card));
    return fmt::format(" ({}: {})", pick({"payment", "pagamento", "pagamento"}, language_), fmt::join(names, ", "));
  }

  const GameState& state_;
  const Catalog& cards_;
  Language language_;
};

}  // namespace

std::string action_text(const Action& action, const GameState& state, const Catalog& cards, Language language) {
  return std::visit(ActionWriter(state, cards, language), action);
}

}  // namespace playsheet::gormiti_wording
