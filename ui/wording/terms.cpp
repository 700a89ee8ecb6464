// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/terms.h"

#include <algorithm>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/joining.h"

namespace playsheet::wording {

namespace {

struct Term {
  std::string_view id;
  Trio text;
};

constexpr std::array kTerms{
    Term{"game.active_player", {"Active player", "Giocatore Attivo", "Jogador Atacante"}},
    Term{"game.nonactive_player", {"Non-active player", "Giocatore Non Attivo", "Jogador Defensor"}},
    Term{"game.opponent", {"Opponent", "Avversario", "Oponente"}},
    Term{"game.match", {"Match", "Incontro", "Confronto"}},
    Term{"game.game", {"Game", "Partita", "Partida"}},
    Term{"game.turn", {"Turn", "Turno", "Turno"}},
    Term{"game.play_sheet", {"Play sheet", "Plancia di Gioco", "Play Sheet"}},
    Term{"game.turn_marker", {"Turn marker", "Segnaturni", "Marcador de Turnos"}},
    Term{"game.coin", {"Coin", "Moneta", "Moeda"}},
    Term{"game.heads", {"Heads", "Testa", "Cara"}},
    Term{"game.tails", {"Tails", "Croce", "Coroa"}},
    Term{"game.setup", {"Setup", "Preparazione della partita", "Preparação para o Jogo"}},
    Term{"game.mulligan", {"Mulligan", "Cambio della Mano", "Mulligan"}},
    Term{"game.winner", {"Winner", "Vincitore", "Vencedor"}},
    Term{"zone.deck", {"Deck", "Mazzo", "Deck"}},
    Term{"zone.hand", {"Hand", "Mano", "Mão"}},
    Term{"zone.village", {"Village", "Campo", "Vila"}},
    Term{"zone.battlefield", {"Battlefield", "Zona di Battaglia", "Campo de Batalha"}},
    Term{"zone.chakra", {"Chakra area", "Zona Chakra", "Área de Chakra"}},
    Term{"zone.discard", {"Discard pile", "Cimitero", "Pilha de Descartes"}},
    Term{"zone.rewards", {"Battle Rewards", "Vincite di Guerra", "Prêmios de Batalha"}},
    Term{"zone.removed", {"Removed from the game", "Carte rimosse dal gioco", "Cards removidos do jogo"}},
    Term{"zone.chain", {"Chain", "Catena", "Série"}},
    Term{"zone.outside", {"Outside the game", "Esterne al gioco", "Fora do jogo"}},
    Term{"zone.reinforcement", {"Reinforcement deck", "Mazzo di Rinforzi", "Deck de Reforços"}},
    Term{"zone.nowhere", {"Nowhere", "Nessuna zona", "Nenhuma área"}},
    Term{"zone.in_play", {"In play", "In gioco", "Em jogo"}},
    Term{"zone.face_down", {"Card, face down", "Carta a faccia in giù", "Card de face para baixo"}},
    Term{"card.card", {"Card", "Carta", "Card"}},
    Term{"card.ninja", {"Ninja", "Ninja", "Ninja"}},
    Term{"card.mission", {"Mission", "Strategia", "Missão"}},
    Term{"card.jutsu", {"Jutsu", "Tecnica", "Jutsu"}},
    Term{"card.client", {"Client", "Cliente", "Cliente"}},
    Term{"card.platoon", {"Platoon", "Plotone", "Pelotão"}},
    Term{"card.squad", {"Squad", "Carta Squadra", "Esquadrão"}},
    Term{"field.type", {"Card type", "Tipo di carta", "Tipo do Card"}},
    Term{"field.symbol", {"Symbol", "Simbolo", "Símbolo"}},
    Term{"field.name", {"Name", "Nome", "Nome"}},
    Term{"field.characteristics", {"Characteristics", "Caratteristiche", "Características"}},
    Term{"field.entrance_cost", {"Entrance cost", "Turno di Schieramento", "Custo de Entrada"}},
    Term{"field.hand_cost", {"Hand cost", "Costo Mano", "Custo de Mão"}},
    Term{"field.jutsu_cost", {"Jutsu cost", "Costo Chakra", "Custo do Jutsu"}},
    Term{"field.strategic_value", {"Strategic value", "Valore Strategico", "Valor Estratégico"}},
    Term{"field.combat", {"Combat", "Valore in Battaglia", "Combate"}},
    Term{"field.support", {"Support", "Valore in Sostegno", "Suporte"}},
    Term{"field.power", {"Power", "Potenza", "Poder"}},
    Term{"field.combat_attribute", {"Combat attribute", "Stile di Combattimento", "Atributo de Combate"}},
    Term{"field.effect_text", {"Effect text", "Testo", "Efeito"}},
    Term{"field.rarity", {"Rarity", "Rarità", "Raridade"}},
    Term{"field.number", {"Card number", "Codice della carta", "Número do Card"}},
    Term{"phase.start", {"Start phase", "Fase Iniziale", "Fase de Início"}},
    Term{"phase.mission", {"Mission phase", "Fase di Preparazione alla Battaglia", "Fase de Missão"}},
    Term{"phase.organization", {"Organization phase", "Fase di Formazione", "Fase de Organização"}},
    Term{"phase.battle", {"Battle phase", "Fase di Battaglia", "Fase de Combate"}},
    Term{"phase.end", {"End phase", "Fase Finale del Turno", "Final do Turno"}},
    Term{"step.toss", {"Toss for the first turn", "Chi inizia la partita", "Cara ou coroa inicial"}},
    Term{"step.deal", {"Opening hands", "Prima Mano", "Mãos iniciais"}},
    Term{"step.begin_effects", {"Start of the turn", "Inizio del Turno", "Início do turno"}},
    Term{"step.draw", {"Draw", "Pescare", "Comprar um card"}},
    Term{"step.send_attack", {"Attacking teams", "Squadre In Attacco", "Times Atacantes"}},
    Term{"step.send_block", {"Blocking teams", "Squadre In Difesa", "Times Defensores"}},
    Term{"step.exchange", {"Exchange of jutsu", "Scambio di Tecniche", "Troca de Jutsu"}},
    Term{"step.showdown", {"Showdown", "Scontro", "Showdown"}},
    Term{"step.return", {"Return", "Ritorno", "Retorno"}},
    Term{"step.victory_check", {"Victory check", "Valutazione del Risultato della Partita", "Verificação da vitória"}},
    Term{"step.hand_adjust", {"Hand adjustment", "Aggiusta la Mano", "Ajuste de Mão"}},
    Term{"step.move_marker", {"Turn marker", "Segnaturni", "Marcador de Turnos"}},
    Term{"step.end_effects", {"End of the turn", "Fine del Turno", "Final do turno"}},
    Term{"step.over", {"Game over", "Partita finita", "Fim da partida"}},
    Term{"action.deploy_ninja", {"Deploy a Ninja", "Schierare un Ninja", "Jogar um Ninja"}},
    Term{"action.deploy_client", {"Deploy a Client", "Schierare un Cliente", "Jogar um Cliente"}},
    Term{"action.deploy_platoon", {"Deploy a platoon", "Schierare un Ninja Plotone", "Jogar um Pelotão"}},
    Term{"action.grow", {"Grow a Ninja", "Sviluppare un Ninja", "Evoluir um Ninja"}},
    Term{"action.form_squad", {"Form a squad", "Formare una carta Squadra", "Formar um Esquadrão"}},
    Term{"action.use_mission", {"Use a Mission", "Usare una Strategia", "Jogar uma Missão"}},
    Term{"action.charge", {"Charge chakra", "Trasformare in Chakra", "Carregar Chakra"}},
    Term{"action.use_jutsu", {"Use a Jutsu", "Usare una Tecnica", "Usar um Jutsu"}},
    Term{"action.use_effect", {"Use an effect", "Usare un Effetto", "Usar um efeito"}},
    Term{"action.pass", {"Pass", "Passa", "Passar"}},
    Term{"action.concede", {"Concede", "Arrendersi", "Desistir"}},
    Term{"team.team", {"Team", "Squadra", "Time"}},
    Term{"team.attacking", {"Attacking team", "Squadra In Attacco", "Time Atacante"}},
    Term{"team.blocking", {"Blocking team", "Squadra In Difesa", "Time Defensor"}},
    Term{"team.head", {"Head Ninja", "Ninja In Prima Linea", "Líder"}},
    Term{"team.back", {"Back Ninja", "Ninja In Seconda Linea", "Back Ninja"}},
    Term{"team.battling", {"Battling", "In Combattimento", "Em Combate"}},
    Term{"team.in_action", {"In action", "In Azione", "No Campo de Batalha"}},
    Term{"team.standby", {"Stand-by", "A Riposo", "De Apoio"}},
    Term{"team.power", {"Team power", "Forza di Combattimento", "Poder do Time"}},
    Term{"team.mental_power", {"Team mental power", "Intelletto Totale", "Poder Mental do Time"}},
    Term{"team.strategic_power", {"Strategic power", "Potere Strategico", "Poder Estratégico"}},
    Term{"chain.chain", {"Chain", "Catena", "Série"}},
    Term{"chain.link", {"Link", "Anello della Catena", "Elo da Série"}},
    Term{"chain.user", {"User", "Esecutore", "Usuário"}},
    Term{"result.draw", {"Draw", "Pareggio", "Empate"}},
    Term{"result.victory", {"Victory", "Vittoria", "Vitória"}},
    Term{"result.outstanding_victory", {"Outstanding Victory", "Vittoria Travolgente", "Vitória Notável"}},
    Term{"result.defeat", {"Defeat", "Sconfitta", "Derrota"}},
    Term{"result.complete_defeat", {"Complete Defeat", "Sconfitta Totale", "Derrota Completa"}},
    Term{"result.reward", {"Battle Reward", "Vincita di Guerra", "Prêmio de Batalha"}},
    Term{"result.mental_battle", {"Mental power battle", "Battaglia di Intelletti", "Batalha Mental"}},
    Term{"health.status", {"Health status", "Stato di Salute", "Status"}},
    Term{"health.healthy", {"Healthy", "Sano", "Saudável"}},
    Term{"health.injured", {"Injured", "Ferito", "Ferido"}},
    Term{"health.damage", {"Damage", "Danno", "Dano"}},
    Term{"rank.rank", {"Rank", "Rango", "Graduação"}},
    Term{"char.mental_power", {"Mental Power", "Intelletto", "Mental Power"}},
    Term{"kw.growth", {"Growth", "Sviluppo", "Growth"}},
    Term{"kw.ambush", {"Ambush", "Ambush", "Emboscada"}},
    Term{"kw.surge", {"Surge", "Surge", "Surge"}},
    Term{"kw.mastery", {"Mastery", "Mastery", "Mastery"}},
    Term{"kw.counter", {"Counter", "Interruzione", "Counter"}},
    Term{"kw.permanent", {"Permanent", "Permanente", "Permanent"}},
    Term{"kw.valid", {"Valid", "Sempre", "Valid"}},
    Term{"kw.requirement", {"Requirement", "Condizione", "Exigência"}},
    Term{"kw.target", {"Target", "Bersaglio", "Alvo"}},
    Term{"kw.effect", {"Effect", "Effetto", "Efeito"}},
    Term{"mission.once", {"Once", "Una volta", "Uma vez"}},
    Term{"own.owner", {"Owner", "Proprietario", "Dono"}},
    Term{"own.controller", {"Controller", "Controllore", "Controlador"}},
};

const Term* find(std::string_view id) {
  const auto found = std::find_if(kTerms.begin(), kTerms.end(), [id](const Term& t) { return t.id == id; });
  return found == kTerms.end() ? nullptr : &*found;
}

std::string_view step_id(naruto::Step step) {
  using naruto::Step;
  switch (step) {
    case Step::toss:
    case Step::choose_starter:
      return "step.toss";
    case Step::deal:
      return "step.deal";
    case Step::change_hand:
      return "game.mulligan";
    case Step::turn_start:
    case Step::begin_triggers:
    case Step::begin_effects:
      return "step.begin_effects";
    case Step::draw:
      return "step.draw";
    case Step::mission:
    case Step::mission_window:
    case Step::mission_close:
      return "phase.mission";
    case Step::organize_start:
    case Step::organize:
      return "phase.organization";
    case Step::battle_begin:
    case Step::battle_end:
      return "phase.battle";
    case Step::attack:
      return "step.send_attack";
    case Step::block:
      return "step.send_block";
    case Step::exchange:
      return "step.exchange";
    case Step::showdown:
    case Step::after_showdown:
      return "step.showdown";
    case Step::return_:
      return "step.return";
    case Step::victory_check:
      return "step.victory_check";
    case Step::hand_adjustment:
      return "step.hand_adjust";
    case Step::marker:
      return "step.move_marker";
    case Step::end_effects:
    case Step::turn_change:
      return "step.end_effects";
    case Step::over:
      return "step.over";
  }
  return "step.over";
}

}  // namespace

std::string term(std::string_view id, Language language) {
  const Term* found = find(id);
  return std::string(found ? pick(found->text, language) : id);
}

bool has_term(std::string_view id) { return find(id) != nullptr; }

std::vector<std::string_view> term_ids() {
  std::vector<std::string_view> ids;
  ids.reserve(kTerms.size());
  for (const Term& t : kTerms) ids.push_back(t.id);
  return ids;
}

std::string term(naruto::CardType type, Language language) {
  return term("card." + std::string(table::name_of(type)), language);
}
std::string term(naruto::Zone zone, Language language) {
  return term("zone." + std::string(table::name_of(zone)), language);
}
std::string term(naruto::Symbol symbol, Language language) { return symbol_name(symbol, language); }
std::string term(naruto::Result result, Language language) {
  return term("result." + std::string(table::name_of(result)), language);
}
std::string term(naruto::Health health, Language language) {
  return term("health." + std::string(table::name_of(health)), language);
}
std::string term(naruto::Role role, Language language) {
  return term("team." + std::string(table::name_of(role)), language);
}
std::string term(naruto::Rank rank, Language language) { return capitalised(rank_name(rank, language)); }
std::string term(naruto::CoinKind coin, Language language) { return capitalised(coin_forms(coin, language, false)); }
std::string term(naruto::Step step, Language language) { return term(step_id(step), language); }

std::string phase_name(naruto::Step step, Language language) {
  using naruto::Step;
  std::string_view id = "phase.end";
  if (step < Step::turn_start) {
    id = "game.setup";
  } else if (step < Step::mission) {
    id = "phase.start";
  } else if (step < Step::organize_start) {
    id = "phase.mission";
  } else if (step < Step::battle_begin) {
    id = "phase.organization";
  } else if (step < Step::victory_check) {
    id = "phase.battle";
  } else if (step == Step::over) {
    id = "step.over";
  }
  return term(id, language);
}

}  // namespace playsheet::wording
