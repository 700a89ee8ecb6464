// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/adjust_text.h"
#include "ui/wording/card_words.h"
#include "ui/wording/prompt_text.h"
#include "ui/wording/slots.h"
#include "ui/wording/terms.h"

/// The primary button has one place and says what it will do.
namespace playsheet::wording {

using namespace naruto;

namespace {

constexpr Trio kEndMission{"End mission phase", "Termina la fase", "Encerrar a fase"};
constexpr Trio kTeamsFormed{"Confirm teams", "Conferma le Squadre", "Confirmar Times"};
constexpr Trio kNoAttack{"Do not attack", "Non attaccare", "Não atacar"};
constexpr Trio kSendOne{"Send 1 team", "Manda 1 Squadra", "Enviar 1 Time"};
constexpr Trio kSendMany{"Send {n} teams", "Manda {n} Squadre", "Enviar {n} Times"};
constexpr Trio kNoBlock{"Do not block", "Non bloccare", "Não bloquear"};
constexpr Trio kBlockOne{"Block with 1 team", "Blocca con 1 Squadra", "Bloquear com 1 Time"};
constexpr Trio kBlockMany{"Block with {n} teams", "Blocca con {n} Squadre", "Bloquear com {n} Times"};
constexpr Trio kEnoughPicked{"Done", "Fatto", "Pronto"};
constexpr Trio kNoMastery{"Do not use Mastery", "Non usare Mastery", "Não usar Mastery"};
constexpr Trio kLeaveOut{"Leave out of the teams", "Lascia fuori dalle Squadre", "Deixar fora dos Times"};
constexpr Trio kGoOn{"Continue", "Continua", "Continuar"};
constexpr Trio kYes{"Yes", "Sì", "Sim"};
constexpr Trio kNo{"No", "No", "Não"};
constexpr Trio kKeep{"Keep hand", "Tieni la Mano", "Manter a mão"};
constexpr Trio kChange{"Mulligan", "Cambia la Mano", "Mulligan"};
constexpr Trio kStarts{"{player} starts", "Inizia {player}", "{player} começa"};

std::string counted(const Trio& none, const Trio& one, const Trio& many, int n, Language language) {
  Slots slots;
  slots.n = n;
  return filled(pick(n == 0 ? none : n == 1 ? one : many, language), slots);
}

/// What is named, or where a card of a deck goes, is told by its word and not by its number.
std::string choice_label(const PlayerView& view, const MatchNames& names, std::uint8_t number, Language language) {
  constexpr std::array<std::string_view, 4> types{"card.ninja", "card.mission", "card.jutsu", "card.client"};
  std::string plain = std::to_string(number + 1);
  if (view.choice.kind != ChoiceKind::mode || !view.asking || names.cards == nullptr) return plain;
  if (number < view.mode_words.size())
    return characteristic_name(names.cards->words().text(view.mode_words[number]), language);
  for (const Effect* effect : (*names.cards)[view.asking->definition].effects) {
    const auto* name = std::get_if<Name>(&effect->node);
    if (name != nullptr && name->what == Nameable::symbol && view.choice.max + 1U == kSymbolCount)
      return symbol_name(static_cast<Symbol>(number), language);
    if (name != nullptr && name->what == Nameable::card_type && view.choice.max + 1U == types.size())
      return term(types[number], language);
    const auto* move = std::get_if<Move>(&effect->node);
    if (move != nullptr && move->to == Destination::deck_top_or_bottom && view.choice.max == 1)
      return std::string(pick(deck_end(number != 0), language));
  }
  return plain;
}

std::string done_label(const PlayerView& view, Language language) {
  switch (view.choice.kind) {
    case ChoiceKind::mission_action:
      return std::string(pick(kEndMission, language));
    case ChoiceKind::organize:
      return std::string(pick(kTeamsFormed, language));
    case ChoiceKind::attack:
      return counted(kNoAttack, kSendOne, kSendMany, static_cast<int>(view.battles.size()), language);
    case ChoiceKind::block: {
      int blocks = 0;
      for (const SeenBattle& seen : view.battles)  // a team that blocks two is one
        blocks += seen.battle.blocked && !seen.joined ? 1 : 0;
      return counted(kNoBlock, kBlockOne, kBlockMany, blocks, language);
    }
    case ChoiceKind::mastery:
      return std::string(pick(kNoMastery, language));
    case ChoiceKind::look:
      return std::string(pick(kGoOn, language));
    default:
      return std::string(pick(kEnoughPicked, language));
  }
}

}  // namespace

std::string button_label(const Action& action, const PlayerView& view, const MatchNames& names, Language language) {
  if (const auto* call = std::get_if<CallToss>(&action))
    return term(call->heads ? "game.heads" : "game.tails", language);
  if (const auto* starter = std::get_if<ChooseStarter>(&action)) {
    Slots slots;
    slots.player = names.players[starter->starter];
    return filled(pick(kStarts, language), slots);
  }
  if (const auto* hand = std::get_if<ChangeHand>(&action))
    return std::string(pick(hand->change ? kChange : kKeep, language));
  if (const auto* answer = std::get_if<Answer>(&action)) return std::string(pick(answer->yes ? kYes : kNo, language));
  if (const auto* number = std::get_if<PickNumber>(&action)) {
    const std::string n = std::to_string(number->number);
    return view.choice.kind == ChoiceKind::choose_x ? "X = " + n : choice_label(view, names, number->number, language);
  }
  if (const auto* name = std::get_if<NameCard>(&action)) {
    const auto card = names.cards != nullptr ? names.cards->find(name->text()) : std::nullopt;
    return card ? typeset(names.cards->words().text((*names.cards)[*card].name)) : std::string(name->text());
  }
  if (std::holds_alternative<Pass>(action)) return term("action.pass", language);
  if (std::holds_alternative<Concede>(action)) return term("action.concede", language);
  if (std::holds_alternative<Charge>(action)) return term("action.charge", language);
  if (std::holds_alternative<UseEffect>(action)) return term("action.use_effect", language);
  if (std::holds_alternative<LeaveOut>(action)) return std::string(pick(kLeaveOut, language));
  if (std::holds_alternative<Done>(action)) return done_label(view, language);
  if (const auto* adjust = std::get_if<Adjust>(&action)) return adjust_text(*adjust, names, language);
  return {};  // the card that is clicked says it
}

}  // namespace playsheet::wording
