// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/search_text.h"

namespace playsheet::wording {
namespace {

constexpr std::array<SearchExample, 4> kWords{{
    {"naruto",
     {"names, traits and texts with this word", "Nomi, Caratteristiche e Testi con questa parola",
      "nomes, características e textos com esta palavra"}},
    {"rasen", {"the beginning of a word is enough", "basta l’inizio di una parola", "basta o começo de uma palavra"}},
    {"\"demon wind\"", {"these words in this order", "queste parole in quest’ordine", "estas palavras nesta ordem"}},
    {"name:kakashi", {"only in the name", "solo nel Nome", "só no nome"}},
}};
constexpr std::array<SearchExample, 9> kFacts{{
    {"t:ninja",
     {"type: ninja, mission, jutsu, client", "tipo: ninja, strategia, tecnica, cliente",
      "tipo: ninja, missao, jutsu, cliente"}},
    {"s:fire",
     {"symbol, also by its letter: s:F, s:FW", "Simbolo, anche con la lettera inglese: s:F, s:FW",
      "símbolo, também pela letra: s:F, s:FW"}},
    {"rank>=chunin",
     {"rank: student, genin, chunin, special, jonin, leader", "rango: studente, genin, chunin, speciale, jonin, capo",
      "Graduação: estudante, genin, chunin, especial, jonin, lider"}},
    {"power>=4",
     {"combat while healthy; also support, ipower and isupport",
      "Valore in Battaglia del Ninja Sano; anche support, ipower e isupport",
      "Combate quando Saudável; também support, ipower e isupport"}},
    {"power:3..5", {"from 3 to 5", "da 3 a 5", "de 3 a 5"}},
    {"ipower>power",
     {"compares two numbers: stronger injured than healthy",
      "un valore confrontato con un altro: più forte da Ferito che da Sano",
      "compara dois valores: mais forte Ferido que Saudável"}},
    {"turn<=3",
     {"entrance cost: can enter at turn marker 3", "Turno di Schieramento: può entrare con il Segnaturni a 3",
      "Custo de Entrada: pode entrar com o marcador em 3"}},
    {"hand:0", {"hand cost", "Costo Mano", "Custo de Mão"}},
    {"trait:sharingan",
     {"characteristics and combat attributes", "Caratteristiche e Stili di Combattimento",
      "Características e Atributos de Combate"}},
}};
constexpr std::array<SearchExample, 4> kPrices{{
    {"cost:FF",
     {"Jutsu that cost two Fire chakra", "Tecniche che costano due Chakra Fuoco",
      "Jutsus que custam dois Chakra de Fogo"}},
    {"cost<=2",
     {"Jutsu that cost at most two chakra", "Tecniche che costano al massimo due Chakra",
      "Jutsus que custam no máximo dois Chakra"}},
    {"pay:WW1",
     {"Jutsu that two Water chakra and one more can pay", "Tecniche che si pagano con due Chakra Acqua e un altro",
      "Jutsus que podem ser pagos com dois Chakra de Água e mais um"}},
    {"t:jutsu s:water cost<=2 touches:injured",
     {"Water Jutsu for at most two chakra that refer to an injured Ninja",
      "Tecniche Acqua, al massimo due Chakra, che riguardano un Ninja Ferito",
      "Jutsus de Água de no máximo dois Chakra que citam um Ninja Ferido"}},
}};
constexpr std::array<SearchExample, 6> kEffects{{
    {"text:\"draw 1 card\"",
     {"these words in the text, in any of the three languages",
      "queste parole nel Testo, in una qualsiasi delle tre lingue",
      "estas palavras no texto, em qualquer dos três idiomas"}},
    {"does:heal",
     {"what the effect does: damage, heal, draw, discard, return, power, coin, negate, look, reward ...",
      "che cosa fa l’Effetto: danno, cura, pesca, scarta, ritorna, potenza, moneta, neutralizza, guarda, vincita…",
      "o que o efeito faz: damage, heal, draw, discard, return, power, coin, negate, look, reward ..."}},
    {"touches:injured",
     {"what the effect refers to: ninja, jutsu, injured, head, hand, chakra, discard ...",
      "che cosa riguarda l’Effetto: ninja, jutsu, ferito, head, mano, chakra, cimitero…",
      "a que o efeito se refere: ninja, jutsu, injured, head, hand, chakra, discard ..."}},
    {"needs:byakugan",
     {"what a Jutsu requires of its user: a name, a trait, a rank",
      "la Condizione di una Tecnica: un Nome, una Caratteristica, un Rango",
      "o que um Jutsu exige do Usuário: um nome, uma Característica, uma Graduação"}},
    {"is:growth",
     {"platoon, squad, growth, ambush, surge, mastery, counter, permanent, reprint",
      "plotone, squadra, sviluppo, ambush, surge, mastery, counter, permanente, ristampa",
      "pelotao, esquadrao, crescimento, emboscada, surge, mastery, counter, permanente, reimpressao"}},
    {"is:ready",
     {"the effect is automated; is:pending: not yet", "l’Effetto è automatizzato; is:pending: non ancora",
      "o efeito está automatizado; is:pending: ainda não"}},
}};
constexpr std::array<SearchExample, 3> kOwn{{
    {"set:3",
     {"a set by its number or its name", "un’espansione, per numero o per nome",
      "uma expansão pelo número ou pelo nome"}},
    {"in:deck",
     {"in one of your decks; also in:\"name of a deck\"", "in uno dei tuoi Mazzi; anche in:\"nome di un Mazzo\"",
      "em um dos seus decks; também in:\"nome de um deck\""}},
    {"owned:0",
     {"none in the collection; is:owned, owned>=3, is:missing (a deck asks for more)",
      "nessuna copia nella collezione; is:owned, owned>=3, is:missing (un Mazzo ne richiede di più)",
      "nenhum na coleção; is:owned, owned>=3, is:missing (um deck precisa de mais)"}},
}};
constexpr std::array<SearchExample, 4> kJoining{{
    {"t:ninja s:wind", {"both", "entrambe le cose", "os dois"}},
    {"sakura OR ino", {"one or the other", "l’una o l’altra", "um ou outro"}},
    {"t:ninja -is:platoon", {"not: a minus or NOT", "negazione: un meno o NOT", "não: um menos ou NOT"}},
    {"(s:fire OR s:earth) power>=5", {"groups in parentheses", "gruppi tra parentesi", "grupos entre parênteses"}},
}};

constexpr std::array<SearchChapter, 6> kChapters{{
    {{"Words", "Parole", "Palavras"}, kWords},
    {{"Facts", "Dati", "Dados"}, kFacts},
    {{"Costs", "Costi", "Custos"}, kPrices},
    {{"Effects", "Effetti", "Efeitos"}, kEffects},
    {{"Sets, decks, collection", "Espansioni, Mazzi, collezione", "Expansões, decks, coleção"}, kOwn},
    {{"Combining terms", "Combinare i termini", "Combinar termos"}, kJoining},
}};

}  // namespace

std::span<const SearchChapter> search_help() { return kChapters; }

}  // namespace playsheet::wording
