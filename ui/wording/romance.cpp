// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/romance.h"

namespace playsheet::wording {

using namespace naruto;

std::string Romance::mine(bool feminine, bool plural) const {
  if (!each_acts_) return std::string(lexicon().yours(feminine, plural));
  const bool one_i = language() == Language::it && plural && !feminine;  // "propri"
  return one_i ? std::string("propri") : ending({"propri", "própri"}, feminine, plural);
}

std::string Romance::until_words(Until until) const {
  switch (until) {
    case Until::turn_end:
      return say({" fino alla fine del Turno", " até o final do turno"});
    case Until::battle_end:
      return say({" fino al termine dello Scontro", " até o fim do Showdown"});
    case Until::next_turn_end:
      return say({" fino alla fine del tuo prossimo Turno", " até o final do seu próximo turno"});
    case Until::for_good:
      return say({" per il resto della partita", " pelo resto da partida"});
    case Until::while_in_play:
      return say({" finché questa carta è in gioco", " enquanto este card estiver em jogo"});
    case Until::following_turn_end:
      return say({" in questo Turno e nel prossimo", " neste turno e no próximo"});
  }
  return {};
}

std::string Romance::during(Until until) const {
  return until == Until::turn_end ? say({" in questo Turno", " neste turno"}) : until_words(until);
}

std::string Romance::sent(Sending as, const Np& subject, std::string_view between) const {
  const std::string sent = agreed({"mandat", "enviad"}, subject) + std::string(between);
  switch (as) {
    case Sending::sent_out:
      return sent + say({" In Azione", " ao Campo de Batalha"});
    case Sending::attack:
      return sent + say({" In Attacco", " para atacar"});
    case Sending::block:
      return sent + say({" In Difesa", " para bloquear"});
  }
  return sent;
}

}  // namespace playsheet::wording
