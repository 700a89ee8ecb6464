// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/measures.h"

#include <array>

namespace playsheet::wording {

std::string_view measure_name(naruto::Measure measure, Language language) {
  constexpr std::array<Trio, 17> kMeasures{{
      {"combat", "Valore in Battaglia", "Combate"},
      {"support", "Valore in Sostegno", "Suporte"},
      {"entrance cost", "Turno di Schieramento", "Custo de Entrada"},
      {"Mental Power", "Intelletto", "Mental Power"},
      {"printed combat", "Valore in Battaglia stampato", "Combate impresso"},
      {"printed support", "Valore in Sostegno stampato", "Suporte impresso"},
      {"hand cost", "Costo Mano", "Custo de Mão"},
      {"jutsu cost", "Costo Chakra", "Custo do Jutsu"},
      {"healthy combat", "Valore in Battaglia da Sano", "Combate (Saudável)"},
      {"healthy support", "Valore in Sostegno da Sano", "Suporte (Saudável)"},
      {"injured combat", "Valore in Battaglia da Ferito", "Combate (Ferido)"},
      {"injured support", "Valore in Sostegno da Ferito", "Suporte (Ferido)"},
      {"team power", "Forza di Combattimento della Squadra", "Poder do Time"},
      {"team Mental Power", "Intelletto Totale della Squadra", "Poder Mental do Time"},
      {"higher of the combat and support", "più alto tra i Valori in Battaglia e in Sostegno",
       "maior dos valores de Poder"},
      {"rank", "Rango", "Graduação"},
      {"number of Jutsu used this turn", "numero di Tecniche usate in questo Turno",
       "número de Jutsus usados neste turno"},
  }};
  static_assert(kMeasures.size() == table::EnumNames<naruto::Measure>::names.size());
  return pick(kMeasures[static_cast<std::size_t>(measure)], language);
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
