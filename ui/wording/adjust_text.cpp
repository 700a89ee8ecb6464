// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/adjust_text.h"

#include "ui/wording/coins.h"
#include "ui/wording/log_lines.h"
#include "ui/wording/slots.h"
#include "ui/wording/terms.h"

namespace playsheet::wording {

using namespace naruto;

namespace {

const Trio& moving(const Adjust& action) {
  static constexpr Trio village{"To {player}’s village", "Sul Campo di {player}", "Para a Vila de {player}"};
  static constexpr Trio hand{"To the hand", "In Mano", "Para a mão"};
  static constexpr Trio discard{"To the discard pile", "Nel Cimitero", "Para a Pilha de Descartes"};
  static constexpr Trio chakra{"To the chakra area", "Nella Zona Chakra", "Para a Área de Chakra"};
  static constexpr Trio rewards{"To the Battle Rewards", "Tra le Vincite di Guerra", "Para os Prêmios de Batalha"};
  static constexpr Trio removed{"Remove from the game", "Rimuovi dal gioco", "Remover do jogo"};
  switch (action.to) {
    case Zone::village:
      return village;
    case Zone::hand:
      return hand;
    case Zone::chakra:
      return chakra;
    case Zone::rewards:
      return rewards;
    case Zone::removed:
      return removed;
    case Zone::deck:
      return deck_end(action.to_bottom);
    default:
      return discard;
  }
}

const Trio& changing(const Adjust& action) {
  static constexpr Trio injure{"Injure", "Ferisci", "Ferir"};
  static constexpr Trio heal{"Heal", "Cura", "Curar"};
  static constexpr Trio put{"Add: {text}", "Aggiungi: {text}", "Colocar: {text}"};
  static constexpr Trio take{"Remove: {text}", "Togli: {text}", "Retirar: {text}"};
  static constexpr Trio control{"Control: {player}", "Dai il controllo a {player}", "Controle: {player}"};
  static constexpr Trio shuffle{"Shuffle {player}’s deck", "Mescola il Mazzo di {player}",
                                "Embaralhar o deck de {player}"};
  switch (action.what) {
    case Adjustment::move:
      return moving(action);
    case Adjustment::injure:
      return injure;
    case Adjustment::heal:
      return heal;
    case Adjustment::coins:
      return action.n > 0 ? put : take;
    case Adjustment::control:
      return control;
    case Adjustment::marker:
      return log_wording(LogLine::marker);
    case Adjustment::shuffle:
      break;
  }
  return shuffle;
}

}  // namespace

const Trio& deck_end(bool bottom) {
  static constexpr Trio top{"To the top of the deck", "In cima al Mazzo", "Para o topo do deck"};
  static constexpr Trio end{"To the bottom of the deck", "In fondo al Mazzo", "Para o fundo do deck"};
  return bottom ? end : top;
}

std::string adjust_text(const Adjust& action, const MatchNames& names, Language language) {
  Slots slots;
  slots.player = names.players[action.player];
  slots.n = action.n;
  if (action.what == Adjustment::coins) slots.text = coin_forms(action.coin, language, false);
  return filled(pick(changing(action), language), slots);
}

}  // namespace playsheet::wording
