// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/rising_clan/action_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "ui/wording/rising_clan/card_text.h"
#include "ui/wording/rising_clan/seen_cards.h"
#include "ui/wording/rising_clan/words.h"
#include "ui/wording/slots.h"

namespace playsheet::rising_clan_wording {

using namespace rising_clan;

namespace {

/// One answer for each action; a new one does not compile before it has its words.
class ActionWriter {
 public:
  ActionWriter(const PlayerView& view, const Catalog& cards, const std::vector<std::string>& players, Language language)
      : view_(view), cards_(cards), players_(players), language_(language) {}

  std::string operator()(const Pass&) const { return plain({"Pass", "Passa", "Passar"}); }
  std::string operator()(const Done&) const { return done(); }
  std::string operator()(const Use& a) const {
    std::string out =
        a.target == kNoSeat
            ? of_card({"Use {card}", "Usa {card}", "Usar {card}"}, a.card)
            : of_card({"Use {card} on {other}", "Usa {card} su {other}", "Usar {card} em {other}"}, a.card, a.target);
    return out + roll_meant(a) + ability_meant(a);
  }
  std::string operator()(const Play& a) const {
    std::string out = of_card({"Play {card}", "Gioca {card}", "Jogar {card}"}, a.card);
    if (a.discards.empty()) return out;
    return fmt::format("{} ({})", out,
                       of_text({"discard {text}", "scarta {text}", "descartar {text}"}, names(a.discards)));
  }
  std::string operator()(const OpenGift& a) const {
    const SeenCards* gifts = own() == nullptr ? nullptr : &own()->gifts;
    const SeatId giver = gifts != nullptr && a.place < gifts->size() ? (*gifts)[a.place].giver : kNoSeat;
    if (giver == kNoSeat)
      return of_number({"Open gift {n}", "Apri la carta regalata {n}", "Abrir o presente {n}"}, a.place + 1);
    return of_number(
        {"Open gift {n}, from {other}", "Apri la carta regalata {n}, di {other}", "Abrir o presente {n}, de {other}"},
        a.place + 1, giver);
  }
  std::string operator()(const Give& a) const {
    return of_card({"Give {other}: {card}", "Dai a {other}: {card}", "Dar a {other}: {card}"}, a.card, a.to);
  }
  std::string operator()(const Spend& a) const {
    const std::string which = names(a.credits);
    if (a.search)
      return of_text({"Spend 2 ninja credits ({text}): search the status deck",
                      "Spendi 2 crediti NINJA ({text}): cerca nel mazzo status",
                      "Gastar 2 créditos ninja ({text}): procurar no baralho de status"},
                     which);
    if (a.credits.size() == 2)
      return of_text({"Spend 2 ninja credits ({text}): draw 2 status cards",
                      "Spendi 2 crediti NINJA ({text}): pesca 2 carte status",
                      "Gastar 2 créditos ninja ({text}): comprar 2 cartas de status"},
                     which);
    return of_text(
        {"Spend 1 ninja credit ({text}): draw 1 status card", "Spendi 1 credito NINJA ({text}): pesca 1 carta status",
         "Gastar 1 crédito ninja ({text}): comprar 1 carta de status"},
        which);
  }
  std::string operator()(const RevealRole&) const {
    return plain({"Reveal the role", "Rivela il ruolo", "Revelar o papel"});
  }
  std::string operator()(const Attack& a) const {
    return of_seat({"Attack {other}", "Attacca {other}", "Atacar {other}"}, a.target);
  }
  std::string operator()(const Free& a) const {
    return of_seat({"Free {other}", "Libera {other}", "Libertar {other}"}, a.captive);
  }
  std::string operator()(const Rest& a) const {
    switch (a.what) {
      case RestKind::heal:
        return plain({"Rest: heal 1 wound", "Riposa: cura 1 ferita", "Descansar: curar 1 ferimento"});
      case RestKind::cure:
        return of_card({"Rest: discard {card}", "Riposa: scarta {card}", "Descansar: descartar {card}"}, a.card);
      case RestKind::draw:
        break;
    }
    return plain({"Rest: draw 1 card", "Riposa: pesca 1 carta", "Descansar: comprar 1 carta"});
  }
  std::string operator()(const EndLastStand&) const {
    return plain({"End the last stand", "Finisci l’ultima resistenza", "Encerrar a última resistência"});
  }
  std::string operator()(const Choose& a) const {
    if (view_.question.kind == QuestionKind::opponent)
      return of_seat({"Challenge {other}", "Sfida {other}", "Desafiar {other}"}, a.seat);
    return of_seat({"Choose {other}", "Scegli {other}", "Escolher {other}"}, a.seat);
  }
  std::string operator()(const ChooseList& a) const {
    const Asking& asking = view_.asking;
    const SeenCard* card = seen_card(view_, asking.card);
    const NodeList& nodes = cards_.list(asking.list);
    if (card == nullptr || asking.at >= nodes.size() || a.list >= nodes[asking.at].branch_count)
      return of_number({"Choice {n}", "Scelta {n}", "Escolha {n}"}, a.list + 1);
    return effect_text(cards_[card->definition], nodes[asking.at].branches[a.list], cards_, language_);
  }
  std::string operator()(const Pick& a) const { return of_card(picking(), a.card); }
  std::string operator()(const Answer& a) const { return answer(a.reply); }
  std::string operator()(const AskToAct&) const { return plain({"Ask to act", "Chiedi di agire", "Pedir para agir"}); }
  std::string operator()(const Concede&) const { return plain({"Concede", "Arrenditi", "Desistir"}); }

 private:
  std::string done() const {
    switch (view_.question.kind) {
      case QuestionKind::prepare:
        return plain({"Ready for the event", "Passa all’evento", "Pronto para o evento"});
      case QuestionKind::exchange:
      case QuestionKind::natural_one:
        return plain({"Exchange no card", "Non scambiare carte", "Não trocar carta"});
      case QuestionKind::giving:
        return plain({"Give no more cards", "Non dare altre carte", "Não dar mais cartas"});
      default:
        return plain({"End the turn", "Finisci il turno", "Encerrar o turno"});
    }
  }
  Trio picking() const {
    switch (view_.question.kind) {
      case QuestionKind::natural_one:
      case QuestionKind::exchange:
        return {"Exchange {card}", "Scambia {card}", "Trocar {card}"};
      case QuestionKind::steal:
      case QuestionKind::recover:
      case QuestionKind::search:
        return {"Take {card}", "Prendi {card}", "Pegar {card}"};
      case QuestionKind::order:
        return {"Put {card} below the others", "Metti {card} sotto le altre", "Colocar {card} embaixo das outras"};
      default:
        return {"Discard {card}", "Scarta {card}", "Descartar {card}"};
    }
  }
  std::string answer(Reply reply) const {
    const bool immune = view_.question.kind == QuestionKind::immune;
    switch (reply) {
      case Reply::yes:
        return immune ? plain({"Show immunity: the role is revealed", "Mostra l’immunità: il ruolo si rivela",
                               "Mostrar a imunidade: o papel é revelado"})
                      : plain({"Face the event", "Affronta l’evento", "Enfrentar o evento"});
      case Reply::no:
        if (view_.question.kind == QuestionKind::natural_six)
          return plain({"Take nothing", "Non prendere niente", "Não pegar nada"});
        return immune ? plain({"Show no immunity", "Non mostrare immunità", "Não mostrar imunidade"})
                      : plain({"Stay out of the event", "Resta fuori dall’evento", "Ficar fora do evento"});
      case Reply::deck:
        return plain(
            {"Take the top card of the deck", "Prendi la prima carta del mazzo", "Pegar a carta do topo do baralho"});
      case Reply::pile:
        if (view_.advantage_discard.empty())
          return plain({"Take the top card of the discard pile", "Prendi la prima carta della pila degli scarti",
                        "Pegar a carta do topo da pilha de descarte"});
        return of_card({"Take {card} from the discard pile", "Prendi {card} dalla pila degli scarti",
                        "Pegar {card} da pilha de descarte"},
                       view_.advantage_discard.back().id);
      case Reply::flee:
        return plain({"Flee", "Fuggi", "Fugir"});
      case Reply::fight:
        return plain({"Fight", "Combatti", "Combater"});
      case Reply::seen:
        return plain({"Seen", "Ho visto", "Já vi"});
      case Reply::roll:
        break;
    }
    return plain({"Roll the die", "Tira il dado", "Rolar o dado"});
  }

  /// In a challenge a third player says for whose roll the card is (R-O20).
  std::string roll_meant(const Use& a) const {
    if (view_.asking.window != WindowKind::challenge_roll || view_.rolls.size() < 2) return {};
    const SeatId asked = view_.question.seat;
    const Roll& first = view_.rolls[view_.rolls.size() - 2];
    const Roll& second = view_.rolls.back();
    if (asked == first.roller || asked == second.roller) return {};
    const SeatId roller = a.roll == 0 ? first.roller : second.roller;
    return of_seat({" (for {other}’s roll)", " (per il tiro di {other})", " (para a rolagem de {other})"}, roller);
  }
  /// Of several abilities that can be used, what this one does.
  std::string ability_meant(const Use& a) const {
    const SeenCard* card = seen_card(view_, a.card);
    if (card == nullptr) return {};
    const auto& abilities = cards_[card->definition].abilities;
    const auto is_used = [](const Ability& each) { return each.when != When::static_; };
    if (a.ability >= abilities.size() || std::count_if(abilities.begin(), abilities.end(), is_used) < 2) return {};
    return ": " + effect_text(cards_[card->definition], abilities[a.ability].doing, cards_, language_);
  }

  const SeenPlayer* own() const {
    const std::size_t at = table::index(view_.question.seat);
    return at < view_.players.size() ? &view_.players[at] : nullptr;
  }
  std::string plain(const Trio& trio) const { return std::string(pick(trio, language_)); }
  std::string of_card(const Trio& trio, CardId card, SeatId other = kNoSeat) const {
    wording::Slots slots;
    slots.card = seen_name(view_, cards_, card, language_);
    slots.other = name_at(players_, other);
    return wording::filled(pick(trio, language_), slots);
  }
  std::string of_seat(const Trio& trio, SeatId seat) const {
    wording::Slots slots;
    slots.other = name_at(players_, seat);
    return wording::filled(pick(trio, language_), slots);
  }
  std::string of_number(const Trio& trio, int n, SeatId other = kNoSeat) const {
    wording::Slots slots;
    slots.n = n;
    slots.other = name_at(players_, other);
    return wording::filled(pick(trio, language_), slots);
  }
  std::string of_text(const Trio& trio, const std::string& text) const {
    wording::Slots slots;
    slots.text = text;
    return wording::filled(pick(trio, language_), slots);
  }
  template <class Some>
  std::string names(const Some& some) const {
    std::vector<std::string> out;
    for (const CardId card : some) out.push_back(seen_name(view_, cards_, card, language_));
    return fmt::format("{}", fmt::join(out, ", "));
  }

  const PlayerView& view_;
  const Catalog& cards_;
  const std::vector<std::string>& players_;
  Language language_;
};

}  // namespace

std::string action_text(const Action& action, const PlayerView& view, const Catalog& cards,
                        const std::vector<std::string>& players, Language language) {
  return std::visit(ActionWriter(view, cards, players, language), action);
}

}  // namespace playsheet::rising_clan_wording
