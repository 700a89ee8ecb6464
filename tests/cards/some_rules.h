// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace playsheet::wording {

/// A source of rules in which nothing is wrong.
inline const std::string kSomeRules = R"(format = 1

[[section]]
title = { en = "Start phase", it = "Fase Iniziale", pt_BR = "Fase de Início" }

[[section.rule]]
id = "N-START-01"
text.en = "The active player draws a card."
text.it = "Il giocatore Attivo pesca una carta. Vedi N-START-04 e N-NONE-99."
text.pt_BR = "O Jogador Atacante compra um card."

[[section.rule]]
id = "N-START-04"
text.en = "First turn: who starts may draw."
text.it = "Primo Turno: chi comincia può pescare, perché è così."
text.pt_BR = "Primeiro turno: a mão."
[[section.rule.edition]]
of = ["usa-1.3"]
en = "No draw there."
it = "Là non si pesca."
pt_BR = "Lá não se compra."

[[section.rule]]
id = "N-AMB-01"
editions = ["usa-1.3", "bandai-pt"]
text.en = "Ambush."
text.it = "Imboscata."
text.pt_BR = "Emboscada."

[[ruling]]
id = "A-06"
title = { en = "Mixed?", it = "Misto?", pt_BR = "Misto?" }
text = { en = "The question.", it = "La domanda.", pt_BR = "A pergunta." }
[ruling.value]
no = { en = "Not mixed", it = "Non misto", pt_BR = "Não" }
yes = { en = "Mixed", it = "Misto", pt_BR = "Sim" }
)";

}  // namespace playsheet::wording
