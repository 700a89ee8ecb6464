// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/measures.h"

#include <algorithm>
#include <array>
#include <utility>

namespace playsheet::wording {

std::string_view measure_name(naruto::Measure measure, Language language) {
  constexpr std::array<std::pair<std::string_view, Trio>, 15> kMeasures{{
      {"combat", {"combat", "Valore in Battaglia", "Combate"}},
      {"support", {"support", "Valore in Sostegno", "Suporte"}},
      {"entrance_cost", {"entrance cost", "Turno di Schieramento", "Custo de Entrada"}},
      {"mental_power", {"Mental Power", "Intelletto", "Mental Power"}},
      {"printed_combat", {"printed combat", "Valore in Battaglia stampato", "Combate impresso"}},
      {"printed_support", {"printed support", "Valore in Sostegno stampato", "Suporte impresso"}},
      {"hand_cost", {"hand cost", "Costo Mano", "Custo de Mão"}},
      {"jutsu_cost", {"jutsu cost", "Costo Chakra", "Custo do Jutsu"}},
      {"healthy_combat", {"healthy combat", "Valore in Battaglia da Sano", "Combate Saudável"}},
      {"healthy_support", {"healthy support", "Valore in Sostegno da Sano", "Suporte Saudável"}},
      {"injured_combat", {"injured combat", "Valore in Battaglia da Ferito", "Combate Ferido"}},
      {"injured_support", {"injured support", "Valore in Sostegno da Ferito", "Suporte Ferido"}},
      {"team_power", {"team power", "Valore della Squadra", "Poder do Time"}},
      {"team_mental_power", {"team mental power", "Intelletto Totale", "Poder Mental do Time"}},
      {"higher_power", {"higher figure", "Valore più alto", "maior Poder"}},
  }};
  const auto name = table::name_of(measure);
  const auto found =
      std::find_if(kMeasures.begin(), kMeasures.end(), [&](const auto& row) { return row.first == name; });
  return found == kMeasures.end() ? name : pick(found->second, language);
}

}  // namespace playsheet::wording
