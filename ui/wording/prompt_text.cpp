// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/prompt_text.h"

#include "engine/table/keyed_rows.h"
#include "ui/wording/card_details.h"
#include "ui/wording/card_text.h"
#include "ui/wording/joining.h"
#include "ui/wording/slots.h"
#include "ui/wording/terms.h"

namespace playsheet::wording {

using namespace naruto;

namespace {

struct Prompt {
  Trio plain;      ///< the card is not known to the reader, or there is none
  Trio with_card;  ///< {card}: what is used, or whose text asks
};

constexpr std::size_t kChoiceCount = table::EnumNames<ChoiceKind>::names.size();

// {n} and {m} are the least and the most that is still to be chosen.
constexpr table::KeyedRows<ChoiceKind, Prompt, kChoiceCount> kPrompts{{
    {ChoiceKind::none,
     {{"No question.", "Nessuna domanda.", "Nenhuma pergunta."},
      {"No question.", "Nessuna domanda.", "Nenhuma pergunta."}}},
    {ChoiceKind::call_toss,
     {{"{player}: heads or tails?", "{player}: testa o croce?", "{player}: cara ou coroa?"},
      {"{player}: call heads or tails for {card}", "{player}: scegli testa o croce per {card}",
       "{player}: escolha cara ou coroa para {card}"}}},
    {ChoiceKind::choose_starter,
     {{"{player}: who takes the first turn?", "{player}: chi gioca il primo Turno?", "{player}: quem começa?"},
      {"{player}: who takes the first turn?", "{player}: chi gioca il primo Turno?", "{player}: quem começa?"}}},
    {ChoiceKind::change_hand,
     {{"{player}: keep the opening hand or take a mulligan?", "{player}: tieni la prima Mano o la cambi?",
       "{player}: manter a mão inicial ou fazer Mulligan?"},
      {"{player}: keep the opening hand or take a mulligan?", "{player}: tieni la prima Mano o la cambi?",
       "{player}: manter a mão inicial ou fazer Mulligan?"}}},
    {ChoiceKind::mission_action,
     {{"{player}: mission phase", "{player}: Fase di Preparazione alla Battaglia", "{player}: Fase de Missão"},
      {"{player}: mission phase", "{player}: Fase di Preparazione alla Battaglia", "{player}: Fase de Missão"}}},
    {ChoiceKind::counter_window,
     {{"{player}: use a Counter or an effect, or pass", "{player}: usa un’Interruzione o un Effetto, oppure passa",
       "{player}: jogue um Counter, use um efeito ou passe"},
      {"{player}: use a Counter or an effect, or pass", "{player}: usa un’Interruzione o un Effetto, oppure passa",
       "{player}: jogue um Counter, use um efeito ou passe"}}},
    {ChoiceKind::organize,
     {{"{player}: form teams", "{player}: forma le Squadre", "{player}: forme os Times"},
      {"{player}: form teams again for {card}", "{player}: forma di nuovo le Squadre per {card}",
       "{player}: forme os Times de novo por causa de {card}"}}},
    {ChoiceKind::attack,
     {{"{player}: choose the head Ninja of each attacking team",
       "{player}: scegli il Ninja In Prima Linea di ogni Squadra In Attacco",
       "{player}: escolha o Líder de cada Time Atacante"},
      {"{player}: choose the head Ninja of each attacking team",
       "{player}: scegli il Ninja In Prima Linea di ogni Squadra In Attacco",
       "{player}: escolha o Líder de cada Time Atacante"}}},
    {ChoiceKind::block,
     {{"{player}: choose blocking teams and what they block",
       "{player}: scegli le Squadre In Difesa e quali Squadre bloccano",
       "{player}: escolha os Times Defensores e quem eles bloqueiam"},
      {"{player}: choose blocking teams and what they block",
       "{player}: scegli le Squadre In Difesa e quali Squadre bloccano",
       "{player}: escolha os Times Defensores e quem eles bloqueiam"}}},
    {ChoiceKind::exchange,
     {{"{player}: use a Jutsu or an effect, or pass", "{player}: usa una Tecnica o un Effetto, oppure passa",
       "{player}: use um Jutsu ou um efeito, ou passe"},
      {"{player}: use a Jutsu or an effect, or pass", "{player}: usa una Tecnica o un Effetto, oppure passa",
       "{player}: use um Jutsu ou um efeito, ou passe"}}},
    {ChoiceKind::answer,
     {{"{player}: respond or pass", "{player}: rispondi o passa", "{player}: responda ou passe"},
      {"{player}: respond to {card} or pass", "{player}: rispondi a {card} o passa",
       "{player}: responda a {card} ou passe"}}},
    {ChoiceKind::pay_hand,
     {{"{player}: pay the hand cost (cards: {n})", "{player}: paga il Costo Mano (carte: {n})",
       "{player}: pague o Custo de Mão (cards: {n})"},
      {"{player}: pay for {card} from the hand (cards: {n})", "{player}: paga {card} dalla Mano (carte: {n})",
       "{player}: pague o Custo de Mão de {card} (cards: {n})"}}},
    {ChoiceKind::pay_chakra,
     {{"{player}: pay the chakra cost (cards: {n})", "{player}: paga il Costo Chakra (carte: {n})",
       "{player}: pague o custo em Chakra (cards: {n})"},
      {"{player}: pay for {card} with chakra (cards: {n})", "{player}: paga {card} con Chakra (carte: {n})",
       "{player}: pague {card} com Chakra (cards: {n})"}}},
    {ChoiceKind::choose_cost,
     {{"{player}: choose one of the costs", "{player}: scegli uno dei costi", "{player}: escolha um dos custos"},
      {"{player}: choose one of the costs of {card}", "{player}: scegli uno dei costi di {card}",
       "{player}: escolha um dos custos de {card}"}}},
    {ChoiceKind::choose_x,
     {{"{player}: choose X, from {n} to {m}", "{player}: scegli X, da {n} a {m}", "{player}: escolha X, de {n} a {m}"},
      {"{player}: choose X for {card}, from {n} to {m}", "{player}: scegli X per {card}, da {n} a {m}",
       "{player}: escolha X para {card}, de {n} a {m}"}}},
    {ChoiceKind::choose_target,
     {{"{player}: choose the target", "{player}: scegli il Bersaglio", "{player}: escolha o Alvo"},
      {"{player}: choose the target of {card}", "{player}: scegli il Bersaglio di {card}",
       "{player}: escolha o Alvo de {card}"}}},
    {ChoiceKind::components,
     {{"{player}: choose the Ninja that become the squad", "{player}: scegli i Ninja che formano la carta Squadra",
       "{player}: escolha os Ninjas que vão formar o Esquadrão"},
      {"{player}: choose the Ninja that become {card}", "{player}: scegli i Ninja che formano {card}",
       "{player}: escolha os Ninjas que vão formar {card}"}}},
    {ChoiceKind::pick,
     {{"{player}: choose a card", "{player}: scegli una carta", "{player}: escolha um card"},
      {"{player}: choose for {card}", "{player}: scegli per {card}", "{player}: escolha para {card}"}}},
    {ChoiceKind::yes_no,
     {{"{player}: apply this part of the effect?", "{player}: vuoi applicare questa parte dell’Effetto?",
       "{player}: aplicar esta parte do efeito?"},
      {"{player}: apply the optional effect of {card}?", "{player}: vuoi applicare l’Effetto facoltativo di {card}?",
       "{player}: aplicar o efeito opcional de {card}?"}}},
    {ChoiceKind::mode,
     {{"{player}: choose one of the effects", "{player}: scegli uno degli Effetti", "{player}: escolha um dos efeitos"},
      {"{player}: choose one of the effects of {card}", "{player}: scegli uno degli Effetti di {card}",
       "{player}: escolha um dos efeitos de {card}"}}},
    {ChoiceKind::order_triggers,
     {{"{player}: which effect comes next?", "{player}: quale Effetto si applica ora?",
       "{player}: qual efeito vem a seguir?"},
      {"{player}: which effect comes next?", "{player}: quale Effetto si applica ora?",
       "{player}: qual efeito vem a seguir?"}}},
    {ChoiceKind::look,
     {{"{player}: looking at cards", "{player}: guarda le carte", "{player}: veja os cards"},
      {"{player}: looking at cards for {card}", "{player}: guarda le carte per {card}",
       "{player}: veja os cards por causa de {card}"}}},
    {ChoiceKind::hand_adjustment,
     {{"{player}: discard down to the hand limit (cards: {n})",
       "{player}: sposta nel Cimitero le carte in eccesso (carte: {n})",
       "{player}: descarte até o limite da mão (cards: {n})"},
      {"{player}: discard down to the hand limit (cards: {n})",
       "{player}: sposta nel Cimitero le carte in eccesso (carte: {n})",
       "{player}: descarte até o limite da mão (cards: {n})"}}},
    {ChoiceKind::mastery,
     {{"{player}: discard a chakra to take the Jutsu back?",
       "{player}: sposti un Chakra nel Cimitero per riprendere la Tecnica?",
       "{player}: descartar um Chakra para o Jutsu voltar à mão?"},
      {"{player}: discard a chakra to take {card} back?",
       "{player}: sposti un Chakra nel Cimitero per riprendere {card}?",
       "{player}: descartar um Chakra para {card} voltar à mão?"}}},
    {ChoiceKind::name,
     {{"{player}: name a card", "{player}: nomina una carta", "{player}: escolha o nome de um card"},
      {"{player}: name a card for {card}", "{player}: nomina una carta per {card}",
       "{player}: escolha o nome de um card para {card}"}}},
}};

/// What the viewer knows of a card: its definition, or nothing.
std::optional<DefinitionId> seen_definition(const PlayerView& view, CardId card) {
  for (const auto& player : view.players.values)
    for (const SeenZone* zone : {&player.hand, &player.village, &player.chakra, &player.discard, &player.rewards,
                                 &player.removed, &player.deck, &player.reinforcement})
      for (const SeenCard& seen : zone->cards)
        if (seen.id == card) return seen.definition;
  for (const SeenLink& link : view.chain)
    if (link.card.id == card) return link.card.definition;
  return std::nullopt;
}

std::optional<DefinitionId> subject(const PlayerView& view) {
  const ChoiceKind kind = view.choice.kind;
  if (kind == ChoiceKind::answer)
    return view.chain.empty() ? std::nullopt : std::optional(view.chain.back().card.definition);
  if (view.announcement.kind != Announced::nothing) return seen_definition(view, view.announcement.card);
  return view.asking ? std::optional(view.asking->definition) : std::nullopt;
}

/// What is asked; some questions have words of their own at some moments.
const Trio& wording_of(const PlayerView& view, bool with_card) {
  static constexpr Trio kGiveUp{"{player}: sacrifice cards in play for {card} (cards: {n})",
                                "{player}: sacrifica carte in gioco per {card} (carte: {n})",
                                "{player}: sacrifique cards em jogo por {card} (cards: {n})"};
  static constexpr Trio kEndOfTurn{"{player}: use an effect at the end of the turn, or pass",
                                   "{player}: usa un Effetto alla fine del Turno, oppure passa",
                                   "{player}: use um efeito no final do turno ou passe"};
  const ChoiceKind kind = view.choice.kind;
  if (kind == ChoiceKind::components && with_card && view.announcement.kind != Announced::squad) return kGiveUp;
  if (kind == ChoiceKind::counter_window && view.step == Step::end_effects) return kEndOfTurn;
  return prompt_wording(kind, with_card);
}

}  // namespace

const Trio& prompt_wording(ChoiceKind kind, bool with_card) {
  const Prompt& prompt = kPrompts[kind];
  return with_card ? prompt.with_card : prompt.plain;
}

std::string prompt_text(const PlayerView& view, const MatchNames& names, Language language) {
  const auto card = subject(view);
  Slots slots;
  slots.player = names.players[view.choice.player];
  slots.n = view.choice.min;
  slots.m = view.choice.max;
  if (card) slots.card = card_name(names, *card, language);
  std::string text = filled(pick(wording_of(view, card.has_value()), language), slots);
  const bool several = view.choice.kind == ChoiceKind::pick || view.announcement.picking;
  if (several && view.choice.max > 1) {
    constexpr Trio exactly{" (cards: {n})", " (carte: {n})", " (cards: {n})"};
    constexpr Trio between{" (cards: {n} to {m})", " (carte: da {n} a {m})", " (cards: de {n} a {m})"};
    text += filled(pick(view.choice.min == view.choice.max ? exactly : between, language), slots);
  }
  return text;
}

std::string ability_text(const CardDefinition& card, std::size_t ability, const naruto::Words& words,
                         Language language) {
  if (ability >= card.abilities.size()) return {};
  if (const Word keyword = card.abilities[ability].keyword; keyword != 0)
    return keyword_text(words.text(keyword), language);
  CardDefinition one;
  one.type = card.type;
  one.costs = card.costs;
  one.mission.attach = card.mission.attach;  // "that Ninja" needs its noun
  one.abilities = {card.abilities[ability]};
  const std::string text = card_text(one, words, language);
  if (!one.mission.attach) return text;
  one.abilities.clear();  // what is left is the label of the attachment, no part of the ability
  return text.substr(std::min(card_text(one, words, language).size() + 1, text.size()));
}

std::vector<std::string> mode_texts(const CardDefinition& card, std::size_t ability, const Modes& modes,
                                    const naruto::Words& words, Language language) {
  std::vector<std::string> texts;
  for (const Effects& mode : modes.of) {
    CardDefinition one;
    one.type = card.type;
    one.costs = card.costs;
    Use use;
    if (ability < card.abilities.size())
      if (const auto* whole = std::get_if<Use>(&card.abilities[ability].body)) use.targets = whole->targets;
    use.body = mode;
    one.abilities.emplace_back();
    one.abilities.back().body = use;
    const std::string text = card_text(one, words, language);
    texts.push_back(text.substr(use.targets.empty() ? 0 : text.find('\n') + 1));
  }
  return texts;
}

}  // namespace playsheet::wording
