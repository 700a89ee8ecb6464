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
     {{"Nothing is asked.", "Nessuna domanda.", "Nenhuma pergunta."},
      {"Nothing is asked.", "Nessuna domanda.", "Nenhuma pergunta."}}},
    {ChoiceKind::call_toss,
     {{"{player}: heads or tails?", "{player}: testa o croce?", "{player}: cara ou coroa?"},
      {"{player}: call heads or tails for {card}", "{player}: scegliere testa o croce per {card}",
       "{player}: escolher cara ou coroa para {card}"}}},
    {ChoiceKind::choose_starter,
     {{"{player}: who takes the first turn?", "{player}: chi gioca il primo Turno?",
       "{player}: quem joga o primeiro turno?"},
      {"{player}: who takes the first turn?", "{player}: chi gioca il primo Turno?",
       "{player}: quem joga o primeiro turno?"}}},
    {ChoiceKind::change_hand,
     {{"{player}: keep the opening hand, or change it?", "{player}: tenere la prima Mano o cambiarla?",
       "{player}: manter a mão inicial ou trocá-la?"},
      {"{player}: keep the opening hand, or change it?", "{player}: tenere la prima Mano o cambiarla?",
       "{player}: manter a mão inicial ou trocá-la?"}}},
    {ChoiceKind::mission_action,
     {{"{player}: mission phase", "{player}: Fase di Preparazione alla Battaglia", "{player}: Fase de Missão"},
      {"{player}: mission phase", "{player}: Fase di Preparazione alla Battaglia", "{player}: Fase de Missão"}}},
    {ChoiceKind::counter_window,
     {{"{player}: use a Counter or an effect, or pass", "{player}: usare un'Interruzione o un Effetto, o passare",
       "{player}: usar um Counter ou um efeito, ou passar"},
      {"{player}: use a Counter or an effect, or pass", "{player}: usare un'Interruzione o un Effetto, o passare",
       "{player}: usar um Counter ou um efeito, ou passar"}}},
    {ChoiceKind::organize,
     {{"{player}: form teams", "{player}: formare le Squadre", "{player}: formar os Times"},
      {"{player}: form teams anew for {card}", "{player}: formare di nuovo le Squadre per {card}",
       "{player}: formar de novo os Times por causa de {card}"}}},
    {ChoiceKind::attack,
     {{"{player}: choose the head Ninja of each attacking team",
       "{player}: scegliere il Ninja In Prima Linea di ogni Squadra In Attacco",
       "{player}: escolher o Líder de cada Time Atacante"},
      {"{player}: choose the head Ninja of each attacking team",
       "{player}: scegliere il Ninja In Prima Linea di ogni Squadra In Attacco",
       "{player}: escolher o Líder de cada Time Atacante"}}},
    {ChoiceKind::block,
     {{"{player}: choose blocking teams and what they block",
       "{player}: scegliere le Squadre In Difesa e quali Squadre bloccano",
       "{player}: escolher os Times Defensores e o que bloqueiam"},
      {"{player}: choose blocking teams and what they block",
       "{player}: scegliere le Squadre In Difesa e quali Squadre bloccano",
       "{player}: escolher os Times Defensores e o que bloqueiam"}}},
    {ChoiceKind::exchange,
     {{"{player}: use a Jutsu or an effect, or pass", "{player}: usare una Tecnica o un Effetto, o passare",
       "{player}: usar um Jutsu ou um efeito, ou passar"},
      {"{player}: use a Jutsu or an effect, or pass", "{player}: usare una Tecnica o un Effetto, o passare",
       "{player}: usar um Jutsu ou um efeito, ou passar"}}},
    {ChoiceKind::answer,
     {{"{player}: answer, or pass", "{player}: rispondere o passare", "{player}: responder ou passar"},
      {"{player}: answer {card}, or pass", "{player}: rispondere a {card} o passare",
       "{player}: responder a {card} ou passar"}}},
    {ChoiceKind::pay_hand,
     {{"{player}: pay the hand cost, cards: {n}", "{player}: pagare il Costo Mano, carte: {n}",
       "{player}: pagar o Custo de Mão, cards: {n}"},
      {"{player}: pay for {card} from the hand, cards: {n}", "{player}: pagare {card} con la Mano, carte: {n}",
       "{player}: pagar {card} com a mão, cards: {n}"}}},
    {ChoiceKind::pay_chakra,
     {{"{player}: pay the chakra cost, cards: {n}", "{player}: pagare il Costo Chakra, carte: {n}",
       "{player}: pagar o custo em Chakra, cards: {n}"},
      {"{player}: pay for {card} with chakra, cards: {n}", "{player}: pagare {card} con Chakra, carte: {n}",
       "{player}: pagar {card} com Chakra, cards: {n}"}}},
    {ChoiceKind::choose_cost,
     {{"{player}: choose one of the costs", "{player}: scegliere uno dei costi", "{player}: escolher um dos custos"},
      {"{player}: choose one of the costs of {card}", "{player}: scegliere uno dei costi di {card}",
       "{player}: escolher um dos custos de {card}"}}},
    {ChoiceKind::choose_x,
     {{"{player}: choose X, from {n} to {m}", "{player}: scegliere X, da {n} a {m}",
       "{player}: escolher X, de {n} a {m}"},
      {"{player}: choose X for {card}, from {n} to {m}", "{player}: scegliere X per {card}, da {n} a {m}",
       "{player}: escolher X para {card}, de {n} a {m}"}}},
    {ChoiceKind::choose_target,
     {{"{player}: choose the target", "{player}: scegliere il Bersaglio", "{player}: escolher o Alvo"},
      {"{player}: choose the target of {card}", "{player}: scegliere il Bersaglio di {card}",
       "{player}: escolher o Alvo de {card}"}}},
    {ChoiceKind::components,
     {{"{player}: choose the Ninja that become the squad", "{player}: scegliere i Ninja che formano la carta Squadra",
       "{player}: escolher os Ninjas que formam o Esquadrão"},
      {"{player}: choose the Ninja that become {card}", "{player}: scegliere i Ninja che formano {card}",
       "{player}: escolher os Ninjas que formam {card}"}}},
    {ChoiceKind::pick,
     {{"{player}: choose a card", "{player}: scegliere una carta", "{player}: escolher um card"},
      {"{player}: choose for {card}", "{player}: scegliere per {card}", "{player}: escolher para {card}"}}},
    {ChoiceKind::yes_no,
     {{"{player}: apply this part of the effect?", "{player}: applicare questa parte dell'Effetto?",
       "{player}: aplicar esta parte do efeito?"},
      {"{player}: apply the optional effect of {card}?", "{player}: applicare l'Effetto facoltativo di {card}?",
       "{player}: aplicar o efeito opcional de {card}?"}}},
    {ChoiceKind::mode,
     {{"{player}: choose one of the effects", "{player}: scegliere uno degli effetti",
       "{player}: escolher um dos efeitos"},
      {"{player}: choose one of the effects of {card}", "{player}: scegliere uno degli effetti di {card}",
       "{player}: escolher um dos efeitos de {card}"}}},
    {ChoiceKind::order_triggers,
     {{"{player}: which effect comes next?", "{player}: quale Effetto viene ora?", "{player}: qual efeito vem agora?"},
      {"{player}: which effect comes next?", "{player}: quale Effetto viene ora?",
       "{player}: qual efeito vem agora?"}}},
    {ChoiceKind::look,
     {{"{player}: looking at cards", "{player}: carte da guardare", "{player}: cards para olhar"},
      {"{player}: looking at cards for {card}", "{player}: carte da guardare per {card}",
       "{player}: cards para olhar por causa de {card}"}}},
    {ChoiceKind::hand_adjustment,
     {{"{player}: discard down to the hand limit, cards: {n}",
       "{player}: spostare nel Cimitero le carte in più, carte: {n}",
       "{player}: descartar até o limite da mão, cards: {n}"},
      {"{player}: discard down to the hand limit, cards: {n}",
       "{player}: spostare nel Cimitero le carte in più, carte: {n}",
       "{player}: descartar até o limite da mão, cards: {n}"}}},
    {ChoiceKind::mastery,
     {{"{player}: discard a chakra to take the Jutsu back?",
       "{player}: spostare un Chakra nel Cimitero per riprendere la Tecnica?",
       "{player}: descartar um Chakra para retomar o Jutsu?"},
      {"{player}: discard a chakra to take {card} back?",
       "{player}: spostare un Chakra nel Cimitero per riprendere {card}?",
       "{player}: descartar um Chakra para retomar {card}?"}}},
    {ChoiceKind::name,
     {{"{player}: name a card", "{player}: scegliere il Nome di una carta", "{player}: escolher o nome de um card"},
      {"{player}: name a card for {card}", "{player}: scegliere il Nome di una carta per {card}",
       "{player}: escolher o nome de um card para {card}"}}},
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
  static constexpr Trio kGiveUp{"{player}: give up cards in play for {card}, cards: {n}",
                                "{player}: sacrificare carte in gioco per {card}, carte: {n}",
                                "{player}: sacrificar cards em jogo por {card}, cards: {n}"};
  static constexpr Trio kEndOfTurn{"{player}: use an effect at the end of the turn, or pass",
                                   "{player}: usare un Effetto alla fine del Turno, o passare",
                                   "{player}: usar um efeito no final do turno, ou passar"};
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
    constexpr Trio exactly{", cards: {n}", ", carte: {n}", ", cards: {n}"};
    constexpr Trio between{", cards: {n} to {m}", ", carte: da {n} a {m}", ", cards: de {n} a {m}"};
    text += filled(pick(view.choice.min == view.choice.max ? exactly : between, language), slots);
  }
  return text;
}

std::string ability_text(const CardDefinition& card, std::size_t ability, const Words& words, Language language) {
  if (ability >= card.abilities.size()) return {};
  if (const Word keyword = card.abilities[ability].keyword; keyword != 0)
    return keyword_text(words.text(keyword), language);
  CardDefinition one;
  one.type = card.type;
  one.costs = card.costs;
  one.mission.attach = card.mission.attach;  // "that Ninja" needs its noun
  one.abilities = {card.abilities[ability]};
  std::string text = card_text(one, words, language);
  // The label of the attachment is not part of the ability.
  if (one.mission.attach) text = text.substr(text.rfind('\n') + 1);
  return text;
}

std::vector<std::string> mode_texts(const CardDefinition& card, std::size_t ability, const Modes& modes,
                                    const Words& words, Language language) {
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
