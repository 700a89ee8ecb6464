// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/gormiti/search_help.h"

#include <array>

namespace playsheet::gormiti_wording {
namespace {

constexpr std::array<SearchExample, 5> kWordExamples{{
    {"river",
     {"names, kinds and texts with this word, in any language", "nomi, tipi e testi con questa parola, in ogni lingua",
      "nomes, tipos e textos com esta palavra, em qualquer idioma"}},
    {"minio", {"the beginning of a word is enough", "basta l’inizio di una parola", "basta o começo de uma palavra"}},
    {"\"open portal\"", {"these words in this order", "queste parole in quest’ordine", "estas palavras nesta ordem"}},
    {"name:knight", {"only in the name", "solo nel nome", "só no nome"}},
    {"text:draw", {"only in the text", "solo nel testo", "só no texto"}},
}};
constexpr std::array<SearchExample, 5> kFactExamples{{
    {"t:move",
     {"type: fighter, weapon, arena, magic, move", "tipo: combattente, arma, arena, magia, mossa",
      "tipo: combatente, arma, arena, magia, golpe"}},
    {"e:fire,dark_fire", {"element: one of these", "elemento: uno di questi", "elemento: um destes"}},
    {"c:human", {"category", "categoria", "categoria"}},
    {"r:epic",
     {"rarity: common, uncommon, rare, epic", "rarità: comune, non_comune, rara, epica",
      "raridade: comum, incomum, rara, épica"}},
    {"is:hero",
     {"can be the Hero; also is:fusion, is:overlord and is:owned",
      "può fare l’Eroe; anche is:fusion, is:overlord e is:owned",
      "pode ser o Herói; também is:fusion, is:overlord e is:owned"}},
}};
constexpr std::array<SearchExample, 4> kFigureExamples{{
    {"atk>=30", {"ATK of 30 or more", "30 ATK o più", "30 de ATQ ou mais"}},
    {"hp:70..90", {"from 70 to 90 HP", "da 70 a 90 HP", "de 70 a 90 PV"}},
    {"pay:0", {"nothing to pay", "nulla da pagare", "nada a pagar"}},
    {"pay>=2", {"two cards or more to pay", "due o più carte da pagare", "duas cartas ou mais a pagar"}},
}};
constexpr std::array<SearchExample, 2> kJoinedExamples{{
    {"t:fighter e:water hp>=80",
     {"all of it has to hold", "deve valere tutto insieme", "tudo tem de valer ao mesmo tempo"}},
    {"draw -t:fighter",
     {"a minus leaves out: no Fighters", "il meno esclude: niente Combattenti", "o menos exclui: sem Combatentes"}},
}};
constexpr std::array<SearchChapter, 4> kChapters{{
    {{"Words", "Parole", "Palavras"}, kWordExamples},
    {{"What a card is", "Che cos’è una carta", "O que a carta é"}, kFactExamples},
    {{"Numbers", "Numeri", "Números"}, kFigureExamples},
    {{"Several conditions", "Più condizioni", "Várias condições"}, kJoinedExamples},
}};

}  // namespace

std::span<const SearchChapter> search_help() { return kChapters; }

}  // namespace playsheet::gormiti_wording
