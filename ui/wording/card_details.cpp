// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/card_details.h"

#include <algorithm>

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
              "health and its coins, and gets 1 growth coin.",
              "Sviluppo: puoi giocare questo Ninja sopra un tuo Ninja con lo stesso Nome; ne prende il posto, lo "
              "Stato di Salute e le monete, e riceve 1 moneta Sviluppo.",
              "Growth: você pode jogar este Ninja sobre um Ninja seu com o mesmo nome; ele assume o lugar, o Status e "
              "as moedas desse Ninja e recebe 1 Growth Coin."}},
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
    Reminder{
        "Tracking",
        {"Tracking: when this Ninja enters play, you name a Ninja. The opponent's Ninja whose name includes that name "
         "are tracked, until you name another.",
         "Tracking: quando questo Ninja entra in gioco, scegli il Nome di un Ninja. I Ninja dell'avversario il cui "
         "Nome lo contiene sono seguiti, finché non ne scegli un altro.",
         "Tracking: quando este Ninja entra em jogo, você escolhe o nome de um Ninja. Os Ninjas do oponente cujo "
         "nome o contenha são rastreados, até que você escolha outro."}},
    Reminder{"Valid",
             {"Valid: this text counts while the Ninja is injured, too.",
              "Sempre: questo testo è valido anche mentre il Ninja è Ferito.",
              "Valid: este texto também vale enquanto o Ninja estiver Ferido."}},
    Reminder{"Counter",
             {"Counter: used in the opponent's turn only, in that player's mission phase.",
              "Interruzione: si usa solo nel Turno dell'avversario, nella sua Fase di Preparazione alla Battaglia.",
              "Counter: só é usada no turno do oponente, na Fase de Missão dele."}},
    Reminder{
        "Permanent",
        {"Permanent: after its use this Mission stays in play, and its text counts as long as it is there.",
         "Permanente: dopo l'uso questa Strategia resta in gioco e il suo testo è valido finché vi rimane.",
         "Permanent: depois de usada, esta Missão permanece em jogo, e o texto dela vale enquanto ela estiver lá."}},
    Reminder{
        "Permanent (X)",
        {"Permanent (X): this Mission stays in play with X coins on it. 1 coin is taken off at the start of each of "
         "its controller's turns; with the last one it leaves play.",
         "Permanente (X): questa Strategia resta in gioco con X monete. All'inizio di ogni Turno di chi la "
         "controlla se ne toglie 1; con l'ultima lascia il gioco.",
         "Permanent (X): esta Missão permanece em jogo com X moedas. No início de cada turno de quem a controla, 1 "
         "moeda é retirada; com a última, ela sai de jogo."}},
};

/// The keywords of a card that are none of its characteristics.
std::vector<std::string_view> further_keywords(const naruto::CardDefinition& card) {
  std::vector<std::string_view> keywords;
  if (card.mission.counter) keywords.push_back("Counter");
  if (card.mission.permanence == naruto::Permanence::unlimited) keywords.push_back("Permanent");
  if (card.mission.permanence == naruto::Permanence::coins) keywords.push_back("Permanent (X)");
  const bool valid = std::any_of(card.abilities.begin(), card.abilities.end(),
                                 [](const naruto::Ability& ability) { return ability.keyword == 0 && ability.valid; });
  if (valid && card.type == naruto::CardType::ninja) keywords.push_back("Valid");
  return keywords;
}

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
  const auto add = [&](std::string_view keyword) {
    if (std::string text = keyword_text(keyword, language); !text.empty()) texts.push_back(std::move(text));
  };
  for (const naruto::Word trait : card.characteristics) add(words.text(trait));
  for (const std::string_view keyword : further_keywords(card)) add(keyword);
  return texts;
}

std::vector<std::string> detail_lines(const naruto::CardDefinition& card, const naruto::Catalog& cards,
                                      Language language, CardNames names) {
  std::vector<std::string> lines;
  if (card.strategic_value)
    lines.push_back(term("field.strategic_value", language) + " " + std::to_string(*card.strategic_value));
  if (!card.form_of.empty()) {
    const auto origin = cards.find(card.form_of);
    lines.push_back(
        std::string(pick(kFormOf, language)) + ": " +
        (origin ? card_name(cards[*origin], cards.words(), language_of_names(names, language)) : card.form_of));
  }
  return lines;
}

}  // namespace playsheet::wording
