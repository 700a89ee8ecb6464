// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/gormiti/prompt_text.h"

#include <algorithm>

#include "ui/wording/gormiti/log_text.h"
#include "ui/wording/gormiti/words.h"
#include "ui/wording/slots.h"

namespace playsheet::gormiti_wording {

using namespace gormiti;
using wording::Trio;

namespace {

/// {card}: the Fighter that the question is about, or the card whose text asks; {n}: how many are still to be chosen.
struct Prompt {
  Trio plain, with_card;                  ///< of one card
  Trio plain_several, with_card_several;  ///< of more
};

constexpr wording::Words<QuestionKind, Prompt> kPrompts{{
    {QuestionKind::none,
     {{"No question.", "Nessuna domanda.", "Nenhuma pergunta."},
      {"No question.", "Nessuna domanda.", "Nenhuma pergunta."},
      {"No question.", "Nessuna domanda.", "Nenhuma pergunta."},
      {"No question.", "Nessuna domanda.", "Nenhuma pergunta."}}},
    {QuestionKind::choose_hero,
     {{"{player}: choose your Hero", "{player}: scegli il tuo Eroe", "{player}: escolha seu Herói"},
      {"{player}: choose your Hero", "{player}: scegli il tuo Eroe", "{player}: escolha seu Herói"},
      {"{player}: choose your Hero", "{player}: scegli il tuo Eroe", "{player}: escolha seu Herói"},
      {"{player}: choose your Hero", "{player}: scegli il tuo Eroe", "{player}: escolha seu Herói"}}},
    {QuestionKind::cut,
     {{"{player}: cut {other}’s deck", "{player}: spacca il mazzo di {other}", "{player}: corte o baralho de {other}"},
      {"{player}: cut {other}’s deck", "{player}: spacca il mazzo di {other}", "{player}: corte o baralho de {other}"},
      {"{player}: cut {other}’s deck", "{player}: spacca il mazzo di {other}", "{player}: corte o baralho de {other}"},
      {"{player}: cut {other}’s deck", "{player}: spacca il mazzo di {other}",
       "{player}: corte o baralho de {other}"}}},
    {QuestionKind::exchange,
     {{"{player}: keep the opening hand or exchange it?", "{player}: tieni la prima mano o la cambi?",
       "{player}: manter a mão inicial ou trocá-la?"},
      {"{player}: keep the opening hand or exchange it?", "{player}: tieni la prima mano o la cambi?",
       "{player}: manter a mão inicial ou trocá-la?"},
      {"{player}: keep the opening hand or exchange it?", "{player}: tieni la prima mano o la cambi?",
       "{player}: manter a mão inicial ou trocá-la?"},
      {"{player}: keep the opening hand or exchange it?", "{player}: tieni la prima mano o la cambi?",
       "{player}: manter a mão inicial ou trocá-la?"}}},
    {QuestionKind::strategic,
     {{"{player}: strategic phase", "{player}: Fase strategica", "{player}: Fase estratégica"},
      {"{player}: strategic phase", "{player}: Fase strategica", "{player}: Fase estratégica"},
      {"{player}: strategic phase", "{player}: Fase strategica", "{player}: Fase estratégica"},
      {"{player}: strategic phase", "{player}: Fase strategica", "{player}: Fase estratégica"}}},
    {QuestionKind::combat,
     {{"{player}: choose who attacks, or end combat", "{player}: scegli chi attacca o finisci il combattimento",
       "{player}: escolha quem ataca ou encerre o combate"},
      {"{player}: {card} must attack", "{player}: {card} deve attaccare", "{player}: {card} precisa atacar"},
      {"{player}: choose who attacks, or end combat", "{player}: scegli chi attacca o finisci il combattimento",
       "{player}: escolha quem ataca ou encerre o combate"},
      {"{player}: {card} must attack", "{player}: {card} deve attaccare", "{player}: {card} precisa atacar"}}},
    {QuestionKind::choose_defender,
     {{"{player}: choose who defends", "{player}: scegli chi difende", "{player}: escolha quem defende"},
      {"{player}: choose who defends against {card}", "{player}: scegli chi difende contro {card}",
       "{player}: escolha quem defende contra {card}"},
      {"{player}: choose who defends", "{player}: scegli chi difende", "{player}: escolha quem defende"},
      {"{player}: choose who defends against {card}", "{player}: scegli chi difende contro {card}",
       "{player}: escolha quem defende contra {card}"}}},
    {QuestionKind::play_move,
     {{"{player}: play a Move card or none", "{player}: gioca una Carta Mossa o nessuna",
       "{player}: jogue uma carta de Golpe ou nenhuma"},
      {"{player}: play a Move card for {card}, or none", "{player}: gioca una Carta Mossa per {card}, o nessuna",
       "{player}: jogue uma carta de Golpe para {card}, ou nenhuma"},
      {"{player}: play a Move card or none", "{player}: gioca una Carta Mossa o nessuna",
       "{player}: jogue uma carta de Golpe ou nenhuma"},
      {"{player}: play a Move card for {card}, or none", "{player}: gioca una Carta Mossa per {card}, o nessuna",
       "{player}: jogue uma carta de Golpe para {card}, ou nenhuma"}}},
    {QuestionKind::pick_trigger,
     {{"{player}: which ability is resolved next?", "{player}: quale abilità si risolve adesso?",
       "{player}: qual habilidade é resolvida agora?"},
      {"{player}: which ability is resolved next?", "{player}: quale abilità si risolve adesso?",
       "{player}: qual habilidade é resolvida agora?"},
      {"{player}: which ability is resolved next?", "{player}: quale abilità si risolve adesso?",
       "{player}: qual habilidade é resolvida agora?"},
      {"{player}: which ability is resolved next?", "{player}: quale abilità si risolve adesso?",
       "{player}: qual habilidade é resolvida agora?"}}},
    {QuestionKind::choose_objects,
     {{"{player}: choose a card", "{player}: scegli una carta", "{player}: escolha uma carta"},
      {"{player}: choose a card for {card}", "{player}: scegli una carta per {card}",
       "{player}: escolha uma carta para {card}"},
      {"{player}: choose cards ({n} to go)", "{player}: scegli le carte (ancora {n})",
       "{player}: escolha as cartas (faltam {n})"},
      {"{player}: choose cards for {card} ({n} to go)", "{player}: scegli le carte per {card} (ancora {n})",
       "{player}: escolha as cartas para {card} (faltam {n})"}}},
    {QuestionKind::choose_discard,
     {{"{player}: discard a card from your hand", "{player}: scarta una carta dalla mano",
       "{player}: descarte uma carta da mão"},
      {"{player}: discard a card from your hand because of {card}", "{player}: scarta una carta dalla mano per {card}",
       "{player}: descarte uma carta da mão por causa de {card}"},
      {"{player}: discard cards from your hand ({n} to go)", "{player}: scarta carte dalla mano (ancora {n})",
       "{player}: descarte cartas da mão (faltam {n})"},
      {"{player}: discard cards from your hand because of {card} ({n} to go)",
       "{player}: scarta carte dalla mano per {card} (ancora {n})",
       "{player}: descarte cartas da mão por causa de {card} (faltam {n})"}}},
    {QuestionKind::choose_found,
     {{"{player}: take a card from your deck", "{player}: prendi una carta dal mazzo",
       "{player}: pegue uma carta do baralho"},
      {"{player}: take a card from your deck for {card}", "{player}: prendi una carta dal mazzo per {card}",
       "{player}: pegue uma carta do baralho por causa de {card}"},
      {"{player}: take cards from your deck ({n} to go)", "{player}: prendi carte dal mazzo (ancora {n})",
       "{player}: pegue cartas do baralho (faltam {n})"},
      {"{player}: take cards from your deck for {card} ({n} to go)",
       "{player}: prendi carte dal mazzo per {card} (ancora {n})",
       "{player}: pegue cartas do baralho por causa de {card} (faltam {n})"}}},
    {QuestionKind::may,
     {{"{player}: apply this part of the ability?", "{player}: vuoi applicare questa parte dell’abilità?",
       "{player}: aplicar esta parte da habilidade?"},
      {"{player}: apply the optional part of {card}?", "{player}: vuoi applicare la parte facoltativa di {card}?",
       "{player}: aplicar a parte opcional de {card}?"},
      {"{player}: apply this part of the ability?", "{player}: vuoi applicare questa parte dell’abilità?",
       "{player}: aplicar esta parte da habilidade?"},
      {"{player}: apply the optional part of {card}?", "{player}: vuoi applicare la parte facoltativa di {card}?",
       "{player}: aplicar a parte opcional de {card}?"}}},
    {QuestionKind::swap,
     {{"{player}: keep your cards, or swap one?", "{player}: tieni le tue carte o ne cambi una?",
       "{player}: ficar com suas cartas ou trocar uma?"},
      {"{player}: keep your cards, or swap one?", "{player}: tieni le tue carte o ne cambi una?",
       "{player}: ficar com suas cartas ou trocar uma?"},
      {"{player}: keep your cards, or swap one?", "{player}: tieni le tue carte o ne cambi una?",
       "{player}: ficar com suas cartas ou trocar uma?"},
      {"{player}: keep your cards, or swap one?", "{player}: tieni le tue carte o ne cambi una?",
       "{player}: ficar com suas cartas ou trocar uma?"}}},
}};

const SeenCard* find(const PlayerView& view, CardId card) {
  const auto in = [&](const std::vector<SeenCard>& cards) -> const SeenCard* {
    const auto found = std::find_if(cards.begin(), cards.end(), [&](const SeenCard& each) { return each.id == card; });
    return card != kNoCard && found != cards.end() ? &*found : nullptr;
  };
  for (const SeenPlayer& player : view.players.values)
    for (const auto* cards : {&player.field, &player.discard, &player.hand})
      if (const SeenCard* seen = in(*cards)) return seen;
  return in(view.open_cards);
}

CardId hero_of(const SeenPlayer& player) {
  const auto hero =
      std::find_if(player.field.begin(), player.field.end(), [](const SeenCard& c) { return c.zone == Zone::hero; });
  return hero != player.field.end() ? hero->id : kNoCard;
}

/// What the question is about; kNoCard: nothing.
CardId subject(const PlayerView& view) {
  const PlayerId player = view.question.player;
  switch (view.question.kind) {
    case QuestionKind::combat:
      return view.must_attack ? hero_of(view.players[player]) : kNoCard;
    case QuestionKind::choose_defender:
      return view.clash.attacker.card;
    case QuestionKind::play_move:
      return (player == view.active ? view.clash.attacker : view.clash.defender).card;
    case QuestionKind::choose_objects:
    case QuestionKind::choose_discard:
    case QuestionKind::choose_found:
    case QuestionKind::may:
      return view.asking;
    default:
      return kNoCard;
  }
}

/// As far as the viewer knows what is picked already.
int still_to_choose(const PlayerView& view) {
  return std::max(1, int{view.question.n} - static_cast<int>(view.picks.size()));
}

}  // namespace

std::string prompt_text(const PlayerView& view, const Catalog& cards, const table::PerPlayer<std::string>& players,
                        Language language) {
  if (view.question.kind == QuestionKind::none) return {};
  const SeenCard* about = find(view, subject(view));
  wording::Slots slots;
  slots.player = players[view.question.player];
  slots.other = players[table::other(view.question.player)];
  slots.n = still_to_choose(view);
  if (about != nullptr) slots.card = in_language(cards[about->definition].name, language);
  return wording::filled(pick(prompt_wording(view.question.kind, about != nullptr, slots.n > 1), language), slots);
}

std::string end_text(const PlayerView& view, const Catalog& cards, const table::PerPlayer<std::string>& players,
                     Language language) {
  if (view.step != Step::over) return {};
  return log_text(GameEnded{view.outcome, view.end}, {}, {}, cards, {view.viewer, players, language});
}

const Trio& prompt_wording(QuestionKind kind, bool with_card, bool several) {
  const Prompt& prompt = kPrompts[kind];
  if (with_card) return several ? prompt.with_card_several : prompt.with_card;
  return several ? prompt.plain_several : prompt.plain;
}

}  // namespace playsheet::gormiti_wording
