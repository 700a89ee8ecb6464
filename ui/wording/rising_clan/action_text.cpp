// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/rising_clan/action_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <variant>

namespace playsheet::rising_clan_wording {

using namespace rising_clan;
using wording::pick;

namespace {

/// One answer for each action; a new one does not compile before it has its words.
class ActionWriter {
 public:
  ActionWriter(const PlayerView& view, const Catalog& cards, const PlayerNames& players, Language language)
      : view_(view), cards_(cards), players_(players), language_(language) {}

  std::string operator()(const Pass&) const { return say({"Pass", "Passa", "Passar"}); }
  std::string operator()(const Done&) const {
    switch (view_.question.kind) {
      case QuestionKind::prepare:
        return say({"Ready for the event", "Pronto per l’evento", "Pronto para o evento"});
      case QuestionKind::act:
        return say({"End the action step", "Finisci l’azione", "Encerrar a ação"});
      case QuestionKind::giving:
        return say({"Give no more", "Non dare altro", "Não dar mais"});
      case QuestionKind::exchange:
        return say({"Exchange nothing", "Non scambiare nulla", "Não trocar nada"});
      default:
        return say({"Done", "Fatto", "Pronto"});
    }
  }
  std::string operator()(const Use& a) const {
    std::string text = a.target == kNoSeat
                           ? fill<std::string>({"Use {}", "Usa {}", "Usar {}"}, card(a.card))
                           : fill<std::string, std::string>({"Use {} on {}", "Usa {} su {}", "Usar {} em {}"},
                                                            card(a.card), player(a.target));
    if (abilities(a.card) > 1)
      text += fill<int>({" (ability {})", " (abilità {})", " (habilidade {})"}, a.ability + 1);
    if (a.roll > 0) text += say({" (roll of the opponent)", " (tiro dell’avversario)", " (rolagem do oponente)"});
    return text;
  }
  std::string operator()(const Play& a) const {
    std::string text = fill<std::string>({"Play {}", "Gioca {}", "Jogar {}"}, card(a.card));
    if (a.discards.empty()) return text;
    std::vector<std::string> gone;
    for (const CardId each : a.discards) gone.push_back(card(each));
    return text + fill<std::string>({" (discard {})", " (scarta {})", " (descartar {})"},
                                    fmt::format("{}", fmt::join(gone, ", ")));
  }
  std::string operator()(const OpenGift& a) const {
    const auto& gifts = view_.players[table::index(view_.question.seat)].gifts;
    const int number = a.place + 1;
    if (a.place >= gifts.size()) return fill<int>({"Open gift {}", "Apri il regalo {}", "Abrir o presente {}"}, number);
    return fill<int, std::string>({"Open gift {} (from {})", "Apri il regalo {} (da {})", "Abrir o presente {} (de {})"},
                                  number, player(gifts[a.place].giver));
  }
  std::string operator()(const Give& a) const {
    return fill<std::string, std::string>({"Give {} to {}", "Dai {} a {}", "Dar {} a {}"}, card(a.card), player(a.to));
  }
  std::string operator()(const Spend& a) const {
    if (a.search)
      return say({"Spend two credits: search the status deck", "Spendi due crediti: cerca nel mazzo status",
                  "Gastar dois créditos: procurar no baralho de status"});
    return a.credits.size() > 1
               ? say({"Spend two credits: draw two status cards", "Spendi due crediti: pesca due carte status",
                      "Gastar dois créditos: comprar duas cartas de status"})
               : say({"Spend one credit: draw a status card", "Spendi un credito: pesca una carta status",
                      "Gastar um crédito: comprar uma carta de status"});
  }
  std::string operator()(const RevealRole&) const {
    return say({"Reveal the role", "Rivela il ruolo", "Revelar o papel"});
  }
  std::string operator()(const Attack& a) const {
    return fill<std::string>({"Attack {}", "Attacca {}", "Atacar {}"}, player(a.target));
  }
  std::string operator()(const Free& a) const {
    return fill<std::string>({"Try to free {}", "Prova a liberare {}", "Tentar libertar {}"}, player(a.captive));
  }
  std::string operator()(const Rest& a) const {
    switch (a.what) {
      case RestKind::heal:
        return say({"Rest: heal a wound", "Riposo: cura una ferita", "Descanso: curar um ferimento"});
      case RestKind::draw:
        return say({"Rest: draw a card", "Riposo: pesca una carta", "Descanso: comprar uma carta"});
      case RestKind::cure:
        break;
    }
    return fill<std::string>({"Rest: discard {}", "Riposo: scarta {}", "Descanso: descartar {}"}, card(a.card));
  }
  std::string operator()(const EndLastStand&) const {
    return say({"End the last stand", "Termina l’ultima resistenza", "Encerrar a última resistência"});
  }
  std::string operator()(const Choose& a) const { return player(a.seat); }
  std::string operator()(const ChooseList& a) const {
    return fill<int>({"Option {}", "Opzione {}", "Opção {}"}, a.list + 1);
  }
  std::string operator()(const Pick& a) const {
    switch (view_.question.kind) {
      case QuestionKind::search:
      case QuestionKind::recover:
      case QuestionKind::steal:
        return fill<std::string>({"Take {}", "Prendi {}", "Pegar {}"}, card(a.card));
      case QuestionKind::order:
        return fill<std::string>({"{} next", "Poi {}", "{} em seguida"}, card(a.card));
      case QuestionKind::exchange:
        return fill<std::string>({"Exchange {}", "Scambia {}", "Trocar {}"}, card(a.card));
      default:
        return fill<std::string>({"Discard {}", "Scarta {}", "Descartar {}"}, card(a.card));
    }
  }
  std::string operator()(const Answer& a) const {
    switch (a.reply) {
      case Reply::yes:
        return yes();
      case Reply::no:
        return no();
      case Reply::deck:
        return say({"Top of the deck", "In cima al mazzo", "Topo do baralho"});
      case Reply::pile:
        return say({"Top of the discard pile", "In cima agli scarti", "Topo do descarte"});
      case Reply::flee:
        return say({"Flee", "Fuggi", "Fugir"});
      case Reply::fight:
        return say({"Fight", "Combatti", "Lutar"});
      case Reply::seen:
        return say({"Seen", "Visto", "Visto"});
      case Reply::roll:
        break;
    }
    return say({"Roll the die", "Tira il dado", "Rolar o dado"});
  }
  std::string operator()(const AskToAct&) const { return say({"Act", "Agisci", "Agir"}); }
  std::string operator()(const Concede&) const { return say({"Concede", "Arrenditi", "Desistir"}); }

 private:
  std::string say(const Trio& words) const { return std::string(pick(words, language_)); }
  template <typename... Parts>
  std::string fill(const std::type_identity_t<TrioPatterns<const Parts&...>>& patterns, const Parts&... parts) const {
    return filled<Parts...>(language_, patterns, parts...);
  }
  std::string player(SeatId seat) const { return rising_clan_wording::name_of(players_, seat); }
  std::string card(CardId id) const {
    const DefinitionId definition = definition_in(view_, id);
    return definition == kNoDefinition ? say({"a card", "una carta", "uma carta"})
                                       : in_language(cards_[definition].name, language_);
  }
  /// Those that are used, and not only hold.
  std::size_t abilities(CardId id) const {
    const DefinitionId definition = definition_in(view_, id);
    if (definition == kNoDefinition) return 0;
    std::size_t n = 0;
    for (const Ability& ability : cards_[definition].abilities) n += ability.when == When::static_ ? 0 : 1;
    return n;
  }
  std::string yes() const {
    switch (view_.question.kind) {
      case QuestionKind::join:
        return say({"Join", "Partecipa", "Participar"});
      case QuestionKind::natural_one:
        return say({"Discard and draw", "Scarta e pesca", "Descartar e comprar"});
      case QuestionKind::immune:
        return say({"Show that the clan is immune", "Mostra che il clan è immune", "Mostrar que o clã é imune"});
      default:
        return say({"Yes", "Sì", "Sim"});
    }
  }
  std::string no() const {
    switch (view_.question.kind) {
      case QuestionKind::join:
        return say({"Stay out", "Resta fuori", "Ficar de fora"});
      case QuestionKind::natural_six:
        return say({"Draw nothing", "Non pescare", "Não comprar"});
      case QuestionKind::natural_one:
        return say({"Keep the hand", "Tieni la mano", "Manter a mão"});
      case QuestionKind::immune:
        return say({"Claim nothing", "Non dichiarare nulla", "Não declarar nada"});
      case QuestionKind::exchange:
        return say({"Exchange nothing", "Non scambiare nulla", "Não trocar nada"});
      default:
        return say({"No", "No", "Não"});
    }
  }

  const PlayerView& view_;
  const Catalog& cards_;
  const PlayerNames& players_;
  Language language_;
};

}  // namespace

DefinitionId definition_in(const PlayerView& view, CardId card) {
  const auto in = [card](const SeenCards& cards) {
    for (const SeenCard& seen : cards)
      if (seen.id == card && card != kNoCard) return seen.definition;
    return kNoDefinition;
  };
  for (const SeenPlayer& player : view.players)
    for (const SeenCards* cards :
         {&player.hand, &player.play, &player.gifts, &player.area, &player.status, &player.conquered, &player.credits})
      if (const DefinitionId found = in(*cards); found != kNoDefinition) return found;
  for (const SeenCards* cards : {&view.open_cards, &view.searched, &view.advantage_discard, &view.event_discard,
                                 &view.disadvantage_discard, &view.returning, &view.event_deck.top,
                                 &view.advantage_deck.top, &view.disadvantage_deck.top, &view.status_deck.top})
    if (const DefinitionId found = in(*cards); found != kNoDefinition) return found;
  return kNoDefinition;
}

std::string action_text(const Action& action, const PlayerView& view, const Catalog& cards, const PlayerNames& players,
                        Language language) {
  return std::visit(ActionWriter(view, cards, players, language), action);
}

}  // namespace playsheet::rising_clan_wording
