// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/measures.h"

#include "engine/table/keyed_rows.h"

namespace playsheet::wording {

std::string_view measure_name(naruto::Measure measure, Language language) {
  constexpr table::KeyedRows<naruto::Measure, Trio, table::EnumNames<naruto::Measure>::names.size()> kMeasures{{
      {naruto::Measure::combat, {"combat", "Valore in Battaglia", "Combate"}},
      {naruto::Measure::support, {"support", "Valore in Sostegno", "Suporte"}},
      {naruto::Measure::entrance_cost, {"entrance cost", "Turno di Schieramento", "Custo de Entrada"}},
      {naruto::Measure::mental_power, {"Mental Power", "Intelletto", "Mental Power"}},
      {naruto::Measure::printed_combat, {"printed combat", "Valore in Battaglia stampato", "Combate impresso"}},
      {naruto::Measure::printed_support, {"printed support", "Valore in Sostegno stampato", "Suporte impresso"}},
      {naruto::Measure::hand_cost, {"hand cost", "Costo Mano", "Custo de Mão"}},
      {naruto::Measure::jutsu_cost, {"jutsu cost", "Costo Chakra", "Custo do Jutsu"}},
      {naruto::Measure::healthy_combat, {"healthy combat", "Valore in Battaglia da Sano", "Combate (Saudável)"}},
      {naruto::Measure::healthy_support, {"healthy support", "Valore in Sostegno da Sano", "Suporte (Saudável)"}},
      {naruto::Measure::injured_combat, {"injured combat", "Valore in Battaglia da Ferito", "Combate (Ferido)"}},
      {naruto::Measure::injured_support, {"injured support", "Valore in Sostegno da Ferito", "Suporte (Ferido)"}},
      {naruto::Measure::team_power, {"team power", "Forza di Combattimento della Squadra", "Poder do Time"}},
      {naruto::Measure::team_mental_power,
       {"team Mental Power", "Intelletto Totale della Squadra", "Poder Mental do Time"}},
      {naruto::Measure::higher_power,
       {"higher of the combat and support", "più alto tra i Valori in Battaglia e in Sostegno",
        "maior valor entre Combate e Suporte"}},
      {naruto::Measure::rank, {"rank", "Rango", "Graduação"}},
      {naruto::Measure::jutsu_used,
       {"number of Jutsu used this turn", "numero di Tecniche usate in questo Turno",
        "número de Jutsus usados neste turno"}},
  }};
  return pick(kMeasures[measure], language);
}

Np italian_measure(naruto::Measure measure) {
  const std::string_view name = measure_name(measure, Language::it);
  return {std::string(name), Article::definite, measure == naruto::Measure::team_power, false,
          name.front() == 'I' ? 'V' : 'C'};
}

std::string_view italian_measures(naruto::Measure measure) {
  switch (measure) {
    case naruto::Measure::combat:
      return "Valori in Battaglia";
    case naruto::Measure::support:
      return "Valori in Sostegno";
    case naruto::Measure::entrance_cost:
      return "Turni di Schieramento";
    case naruto::Measure::hand_cost:
      return "Costi Mano";
    case naruto::Measure::jutsu_cost:
      return "Costi Chakra";
    default:
      return {};
  }
}

}  // namespace playsheet::wording
