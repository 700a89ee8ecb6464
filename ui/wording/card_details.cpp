// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/card_details.h"

#include <algorithm>

#include "ui/wording/match_names.h"
#include "ui/wording/terms.h"

namespace playsheet::wording {

namespace {

struct Reminder {
  std::string_view keyword;
  Trio text;
};

constexpr std::array kReminders{
    Reminder{"Growth",
             {"Growth: you may play this Ninja onto one of your Ninja with the same name; it takes over its place, its "
              "health and its coins.",
              "Sviluppo: puoi schierare questo Ninja sopra un tuo Ninja con lo stesso Nome; ne prende il posto, lo "
              "Stato di Salute e le monete.",
              "Growth: você pode jogar este Ninja sobre um Ninja seu com o mesmo nome; ele assume o lugar, o Status e "
              "as moedas desse Ninja."}},
    Reminder{"Platoon",
             {"Platoon: this Ninja is played onto one of your Ninja that has one of its names.",
              "Plotone: questo Ninja si schiera sopra un tuo Ninja che ha uno dei suoi Nomi.",
              "Platoon: este Ninja é jogado sobre um Ninja seu que tenha um dos nomes dele."}},
    Reminder{"Ambush",
             {"Ambush: you may deploy this Ninja from your chakra area as well, for its usual costs.",
              "Ambush: puoi schierare questo Ninja anche dalla tua Zona Chakra, ai suoi costi consueti.",
              "Emboscada: você também pode jogar este Ninja da sua Área de Chakra, pelos custos normais."}},
    Reminder{"Squad",
             {"Squad: waits in the reinforcement deck. In your mission phase you may form it for its costs: your Ninja "
              "that have its names are removed from the game and it enters play.",
              "Squadra: aspetta nel Mazzo di Rinforzi. Nella tua Fase di Preparazione alla Battaglia puoi formarla ai "
              "suoi costi: i tuoi Ninja che hanno i suoi Nomi vengono rimossi dal gioco e la carta Squadra entra in "
              "gioco.",
              "Esquadrão: espera no Deck de Reforços. Na sua Fase de Missão, você pode formá-lo pelos custos dele: os "
              "seus Ninjas que tenham os nomes dele são removidos do jogo e o Esquadrão entra em jogo."}},
    Reminder{"Surge",
             {"Surge: once per turn, in the exchange of jutsu, you may discard 1 Ninja with the same name from your "
              "hand; this Ninja gets +2/+2 this turn. Also while it is injured.",
              "Surge: 1 volta per Turno, nello Scambio di Tecniche, puoi spostare nel Cimitero 1 Ninja con lo stesso "
              "Nome dalla tua Mano; questo Ninja ottiene +2/+2 fino alla fine del Turno. Anche se è Ferito.",
              "Surge: uma vez por turno, na Troca de Jutsu, você pode descartar 1 Ninja com o mesmo nome da sua mão; "
              "este Ninja recebe +2/+2 até o final do turno. Também quando Ferido."}},
    Reminder{"Mastery",
             {"Mastery: once per turn, when a Jutsu used by this Ninja has been applied, you may discard 1 of your "
              "chakra with a symbol of that Jutsu; the Jutsu returns to its owner's hand. Also while it is injured.",
              "Mastery: 1 volta per Turno, quando una Tecnica usata da questo Ninja è stata applicata, puoi spostare "
              "nel Cimitero 1 dei tuoi Chakra con un Simbolo di quella Tecnica; la Tecnica torna nella Mano del suo "
              "Proprietario. Anche se è Ferito.",
              "Mastery: uma vez por turno, depois que um Jutsu usado por este Ninja for aplicado, você pode descartar "
              "1 dos seus Chakra com um Símbolo desse Jutsu; o Jutsu retorna para a mão do dono. Também quando "
              "Ferido."}},
};

constexpr Trio kFormOf{"Form of", "Forma di", "Forma de"};

}  // namespace

std::string keyword_text(std::string_view keyword, Language language) {
  const auto found = std::find_if(kReminders.begin(), kReminders.end(),
                                  [keyword](const Reminder& reminder) { return reminder.keyword == keyword; });
  return found == kReminders.end() ? std::string() : std::string(pick(found->text, language));
}

std::vector<std::string> keyword_texts(const naruto::CardDefinition& card, const naruto::Words& words,
                                       Language language) {
  std::vector<std::string> texts;
  for (const naruto::Word trait : card.characteristics)
    if (std::string text = keyword_text(words.text(trait), language); !text.empty()) texts.push_back(std::move(text));
  return texts;
}

std::vector<std::string> detail_lines(const naruto::CardDefinition& card, const naruto::Catalog& cards,
                                      Language language) {
  std::vector<std::string> lines;
  if (card.strategic_value)
    lines.push_back(term("field.strategic_value", language) + " " + std::to_string(*card.strategic_value));
  if (!card.form_of.empty()) {
    const auto origin = cards.find(card.form_of);
    lines.push_back(std::string(pick(kFormOf, language)) + ": " +
                    (origin ? card_name(cards[*origin], cards.words(), language) : card.form_of));
  }
  return lines;
}

}  // namespace playsheet::wording
