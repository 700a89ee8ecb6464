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
             {"Growth: you may play this Ninja onto one of your Ninja with the same name; it takes that Ninja’s place, "
              "health status and coins, and gets 1 growth coin.",
              "Sviluppo: puoi giocare questo Ninja su un tuo Ninja con lo stesso Nome; ne prende il posto, lo Stato di "
              "Salute e le monete, e riceve 1 moneta Sviluppo.",
              "Growth: você pode jogar este Ninja sobre um dos seus Ninjas com o mesmo nome; ele assume a posição, o "
              "Status e as moedas desse Ninja e recebe 1 Growth Coin."}},
    Reminder{"Platoon",
             {"Platoon: this Ninja is played onto one of your Ninja that has one of its names.",
              "Plotone: questo Ninja si schiera sopra un tuo Ninja che ha uno dei suoi Nomi.",
              "Pelotão: este Ninja é jogado sobre um dos seus Ninjas que tenha um dos nomes do Pelotão."}},
    Reminder{"Ambush",
             {"Ambush: you may also deploy this Ninja from your chakra area, for its usual costs.",
              "Ambush: puoi schierare questo Ninja anche dalla tua Zona Chakra, pagandone i costi normali.",
              "Emboscada: você também pode jogar este Ninja da sua Área de Chakra, pelos custos normais."}},
    Reminder{"Squad",
             {"Squad: starts in the reinforcement deck. In your mission phase you may form it by paying its costs: "
              "your Ninja with its names are removed from the game, and the squad enters play.",
              "Squadra: comincia nel Mazzo di Rinforzi. Nella tua Fase di Preparazione alla Battaglia puoi formarla "
              "pagandone i costi: i tuoi Ninja che hanno i suoi Nomi vengono rimossi dal gioco e la carta Squadra "
              "entra in gioco.",
              "Esquadrão: começa no Deck de Reforços. Na sua Fase de Missão, você pode pagar os custos dele para "
              "formá-lo: os seus Ninjas com os nomes dele são removidos do jogo e o Esquadrão entra em jogo."}},
    Reminder{
        "Surge",
        {"Surge: once per turn, in the exchange of jutsu, you may discard 1 Ninja with the same name from your hand; "
         "if you do, this Ninja gets +2/+2 this turn. This works while it is injured too.",
         "Surge: 1 volta per Turno, nello Scambio di Tecniche, puoi spostare nel Cimitero dalla tua Mano 1 Ninja con "
         "lo stesso Nome; se lo fai, questo Ninja ottiene +2/+2 fino alla fine del Turno. Vale anche se è Ferito.",
         "Surge: uma vez por turno, na Troca de Jutsu, você pode descartar da sua mão 1 Ninja com o mesmo nome. Se "
         "fizer isso, este Ninja recebe +2/+2 neste turno. Funciona também com este Ninja Ferido."}},
    Reminder{
        "Mastery",
        {"Mastery: once per turn, when a Jutsu used by this Ninja has been applied, you may discard 1 of your chakra "
         "with a symbol of that Jutsu; the Jutsu then returns to its owner’s hand. This works while it is injured too.",
         "Mastery: 1 volta per Turno, quando una Tecnica usata da questo Ninja è stata applicata, puoi spostare nel "
         "Cimitero 1 dei tuoi Chakra con un Simbolo di quella Tecnica; in tal caso la Tecnica torna nella Mano del suo "
         "Proprietario. Vale anche se è Ferito.",
         "Mastery: uma vez por turno, depois que um Jutsu usado por este Ninja for aplicado, você pode descartar 1 "
         "Chakra seu com um Símbolo desse Jutsu. Se fizer isso, o Jutsu volta para a mão do dono. Funciona também com "
         "este Ninja Ferido."}},
    Reminder{
        "Tracking",
        {"Tracking: when this Ninja enters play, you name a Ninja. The opponent’s Ninja whose name includes that name "
         "are tracked, until you name another.",
         "Tracking: quando questo Ninja entra in gioco, scegli il Nome di un Ninja. Segui i Ninja dell’avversario il "
         "cui Nome contiene quello scelto, finché non ne scegli un altro.",
         "Tracking: quando este Ninja entra em jogo, você escolhe o nome de um Ninja. Os Ninjas do oponente cujo nome "
         "contenha o nome escolhido são rastreados até que você escolha outro."}},
    Reminder{"Valid",
             {"Valid: this text is valid while the Ninja is injured too.",
              "Sempre: questo Testo è valido anche mentre il Ninja è Ferito.",
              "Valid: este texto também vale enquanto o Ninja estiver Ferido."}},
    Reminder{"Counter",
             {"Counter: can be used only in the opponent’s turn, in that player’s mission phase.",
              "Interruzione: si usa solo nel Turno dell’avversario, nella sua Fase di Preparazione alla Battaglia.",
              "Counter: só pode ser jogado no turno do oponente, na Fase de Missão dele."}},
    Reminder{"Permanent",
             {"Permanent: this Mission stays in play after use, and its text is valid as long as it stays.",
              "Permanente: dopo l’uso questa Strategia resta in gioco e il suo Testo è valido finché vi rimane.",
              "Permanent: depois de jogada, esta Missão permanece em jogo, e o texto dela vale enquanto ela estiver em "
              "jogo."}},
    Reminder{"Permanent (X)",
             {"Permanent (X): this Mission stays in play with X coins on it. 1 coin is removed at the start of each of "
              "its controller’s turns; when the last one is removed, it leaves play.",
              "Permanente (X): questa Strategia resta in gioco con X monete. All’inizio di ogni Turno di chi la "
              "controlla si toglie 1 moneta; tolta l’ultima, la carta lascia il gioco.",
              "Permanent (X): esta Missão permanece em jogo com X moedas. No início de cada turno do controlador dela, "
              "1 moeda é retirada; quando a última é retirada, ela sai de jogo."}},
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
