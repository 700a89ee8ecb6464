// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/filter_facts.h"
#include "ui/wording/ranges.h"
#include "ui/wording/romance.h"

/// Romance: conditions on what is there.
namespace playsheet::wording {

using namespace naruto;

/// All of several conditions, or one of them.
std::string Romance::together(const Test& t) {
  if (neither_has(t))
    return t.parts.front().kind == Condition::Kind::hand
               ? say({"nessun giocatore ha carte in Mano", "nenhum jogador tiver cards na mão"})
           : t.parts.front().kind == Condition::Kind::rewards
               ? say({"nessun giocatore ha Vincite di Guerra", "nenhum jogador tiver Prêmios de Batalha"})
               : say({"nessun giocatore ha Chakra", "nenhum jogador tiver Chakra"});
  if (rewards_equal(t))
    return say({"tu e l’avversario avete lo stesso numero di Vincite di Guerra",
                "você e o oponente tiverem o mesmo número de Prêmios de Batalha"});
  const auto named = named_together(t);
  if (!named || !only_where(*named)) return parts_together(t);
  const std::string all = names(named->name, and_word());
  const std::string in_play = say({" in gioco", " em jogo"});
  if (named->team_of)
    return all + say({" sono nella Squadra ", " estiverem no Time "}) + joined(kOf, reference(*named->team_of));
  if (named->controller == Side::you)
    return (each_acts_ ? say({"ha ", "tiver "}) : say({"hai ", "você tiver "})) + all + in_play;
  return named->controller == Side::opponent ? say({"l’avversario ha ", "o oponente tiver "}) + all + in_play
                                             : all + say({" sono", " estiverem"}) + in_play;
}

std::string Romance::test(const Test& t) {
  lean_on(t.meanings);
  const bool you = t.side == Side::you;
  const auto count = [&](const Forms& one, const Forms& many) {
    const bool none = t.bounds.at_most == 0;
    return holder(t.side, none) + (none ? std::string() : quantity_text(t.bounds, language()) + " ") +
           say(t.bounds.at_most == 1 ? one : many);
  };
  switch (t.kind) {
    case Condition::Kind::exists:
      return marked(t.filter, exists(t));
    case Condition::Kind::is:
      return told_of_one(t);
    case Condition::Kind::hand:
      return count({"carta in Mano", "card na mão"}, {"carte in Mano", "cards na mão"});
    case Condition::Kind::rewards:
      return count({"Vincita di Guerra", "Prêmio de Batalha"}, {"Vincite di Guerra", "Prêmios de Batalha"});
    case Condition::Kind::chakra:
      return count({"Chakra", "Chakra"}, {"Chakra", "Chakra"});
    case Condition::Kind::compare:
      return compared(t);
    case Condition::Kind::this_turn:
      return tallied(t);
    case Condition::Kind::whose_turn:
      return (t.negated ? no_word() : "") + (you ? say({"è il tuo Turno", "for o seu turno"})
                                                 : say({"è il Turno dell’avversario", "for o turno do oponente"}));
    case Condition::Kind::leads_rewards:
      if (t.negated)  // "non hai più" would say "no longer"
        return you ? say({"le tue Vincite di Guerra non superano quelle dell’avversario",
                          "você não tiver mais Prêmios de Batalha que o oponente"})
                   : say({"le Vincite di Guerra dell’avversario non superano le tue",
                          "o oponente não tiver mais Prêmios de Batalha que você"});
      return you ? say({"hai più Vincite di Guerra dell’avversario",
                        "você tiver mais Prêmios de Batalha que o oponente"})
                 : say({"l’avversario ha più Vincite di Guerra di te",
                        "o oponente tiver mais Prêmios de Batalha que você"});
    default:
      return together(t);
  }
}

}  // namespace playsheet::wording
