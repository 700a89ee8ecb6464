// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/keyed_rows.h"
#include "engine/table/share_code.h"
#include "ui/wording/language.h"

namespace playsheet::wording {

// {1} is the word of the fault; {0} stands in none of them.
inline constexpr table::KeyedRows<table::ShareFault, Trio, 3> kShareFaults{{
    {table::ShareFault::broken,
     {"The share code is damaged or incomplete: every character is needed.",
      "Il codice di condivisione è danneggiato o incompleto: deve esserci ogni lettera.",
      "O código para compartilhar está danificado ou incompleto: todos os caracteres são necessários."}},
    {table::ShareFault::later_version,
     {"This share code has version {1}. A newer version of Playsheet is needed to read it.",
      "Questo codice di condivisione è della versione {1}: serve una versione più recente del programma.",
      "Este código para compartilhar é da versão {1}. É preciso uma versão mais nova do Playsheet para lê-lo."}},
    {table::ShareFault::other_game,
     {"This is the share code of a deck of {1}: it can be pasted where decks of {1} are built.",
      "Questo è il codice di condivisione di un Mazzo di {1}: si può incollare dove si costruiscono i Mazzi di {1}.",
      "Este é o código para compartilhar de um baralho de {1}: ele pode ser colado onde se montam os baralhos de "
      "{1}."}},
}};

/// What is wrong with a share code, of whichever game: a pattern for fmt.
constexpr Trio share_fault_words(table::ShareFault fault) { return kShareFaults[fault]; }

}  // namespace playsheet::wording
