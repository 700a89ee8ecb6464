// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/search_text.h"

namespace playsheet::wording {
namespace {

constexpr std::array<SearchExample, 4> kWords{{
    {"naruto",
     {"names, traits and texts with this word", "nomi, tratti e testi con questa parola",
      "nomes, traços e textos com esta palavra"}},
    {"rasen", {"the beginning of a word is enough", "basta l'inizio di una parola", "basta o começo de uma palavra"}},
    {"\"demon wind\"", {"these words in this order", "queste parole in quest'ordine", "estas palavras nesta ordem"}},
    {"name:kakashi", {"only in the name", "solo nel nome", "só no nome"}},
}};
constexpr std::array<SearchExample, 9> kFacts{{
    {"t:ninja",
     {"type: ninja, mission, jutsu, client", "tipo: ninja, strategia, tecnica, cliente",
      "tipo: ninja, missao, jutsu, cliente"}},
    {"s:fire",
     {"symbol, also by its letter: s:F, s:FW", "simbolo, anche con la lettera: s:F, s:FW",
      "símbolo, também pela letra: s:F, s:FW"}},
    {"rank>=chunin",
     {"rank: student, genin, chunin, special, jonin, leader", "Rango: studente, genin, chunin, speciale, jonin, capo",
      "Graduação: estudante, genin, chunin, especial, jonin, lider"}},
    {"power>=4",
     {"combat of the healthy Ninja; support, ipower and isupport as well",
      "combattimento del Ninja in salute; anche support, ipower e isupport",
      "combate do Ninja saudável; também support, ipower e isupport"}},
    {"power:3..5", {"from 3 to 5", "da 3 a 5", "de 3 a 5"}},
    {"ipower>power",
     {"one figure against another: stronger injured than healthy",
      "un valore contro un altro: più forte da ferito che da sano",
      "um valor contra outro: mais forte ferido que saudável"}},
    {"turn<=3",
     {"entrance cost: can enter at turn marker 3", "Turno di Schieramento: può entrare con il Segnaturni a 3",
      "Custo de Entrada: pode entrar com o marcador em 3"}},
    {"hand:0", {"hand cost", "Costo Mano", "Custo de Mão"}},
    {"trait:sharingan",
     {"characteristics and combat attributes", "caratteristiche e attributi di combattimento",
      "características e atributos de combate"}},
}};
constexpr std::array<SearchExample, 4> kPrices{{
    {"cost:FF",
     {"Jutsu that ask for two Fire chakra", "Tecniche che chiedono due Chakra Fuoco",
      "Jutsus que pedem dois Chakras de Fogo"}},
    {"cost<=2",
     {"Jutsu of two chakra at most", "Tecniche di al massimo due Chakra", "Jutsus de no máximo dois Chakras"}},
    {"pay:WW1",
     {"Jutsu that two Water chakra and one more can pay", "Tecniche che due Chakra Acqua e un altro possono pagare",
      "Jutsus que dois Chakras de Água e mais um podem pagar"}},
    {"t:jutsu s:water cost<=2 touches:injured",
     {"Water Jutsu for two chakra that touch an injured Ninja",
      "Tecniche Acqua da due Chakra che toccano un Ninja ferito",
      "Jutsus de Água por dois Chakras que tocam um Ninja ferido"}},
}};
constexpr std::array<SearchExample, 6> kEffects{{
    {"text:\"draw 1 card\"",
     {"these words in the text, in any of the three languages", "queste parole nel testo, in una delle tre lingue",
      "estas palavras no texto, em qualquer das três línguas"}},
    {"does:heal",
     {"what the effect does: damage, heal, draw, discard, return, power, coin, negate, look, reward ...",
      "che cosa fa l'effetto: damage, heal, draw, discard, return, power, coin, negate, look, reward ...",
      "o que o efeito faz: damage, heal, draw, discard, return, power, coin, negate, look, reward ..."}},
    {"touches:injured",
     {"what the effect speaks of: ninja, jutsu, injured, head, hand, chakra, discard ...",
      "di che cosa parla l'effetto: ninja, jutsu, injured, head, hand, chakra, discard ...",
      "de que fala o efeito: ninja, jutsu, injured, head, hand, chakra, discard ..."}},
    {"needs:byakugan",
     {"what a Jutsu asks of its user: a name, a trait, a rank",
      "che cosa una Tecnica chiede a chi la usa: un nome, un tratto, un Rango",
      "o que um Jutsu exige do usuário: um nome, um traço, uma Graduação"}},
    {"is:growth",
     {"platoon, squad, growth, ambush, surge, mastery, counter, permanent, reprint",
      "plotone, squadra, crescita, imboscata, surge, mastery, counter, permanente, ristampa",
      "pelotao, esquadrao, crescimento, emboscada, surge, mastery, counter, permanente, reimpressao"}},
    {"is:ready",
     {"the program plays its effect; is:pending: it does not yet",
      "il programma ne esegue l'effetto; is:pending: non ancora",
      "o programa executa o efeito; is:pending: ainda não"}},
}};
constexpr std::array<SearchExample, 3> kOwn{{
    {"set:3",
     {"a set by its number or its name", "un'espansione per numero o nome", "uma expansão pelo número ou nome"}},
    {"in:deck",
     {"in one of your decks; also in:\"name of a deck\"", "in uno dei tuoi mazzi; anche in:\"nome di un mazzo\"",
      "em um dos seus decks; também in:\"nome de um deck\""}},
    {"owned:0",
     {"none in the collection; is:owned, owned>=3, is:missing (a deck asks for more)",
      "nessuna nella collezione; is:owned, owned>=3, is:missing (un mazzo ne chiede di più)",
      "nenhum na coleção; is:owned, owned>=3, is:missing (um deck pede mais)"}},
}};
constexpr std::array<SearchExample, 4> kJoining{{
    {"t:ninja s:wind", {"both", "entrambe le cose", "as duas coisas"}},
    {"sakura OR ino", {"one or the other", "l'una o l'altra", "uma ou outra"}},
    {"t:ninja -is:platoon", {"not: a minus or NOT", "non: un meno o NOT", "não: um menos ou NOT"}},
    {"(s:fire OR s:earth) power>=5", {"groups in parentheses", "gruppi tra parentesi", "grupos entre parênteses"}},
}};

constexpr std::array<SearchChapter, 6> kChapters{{
    {{"Words", "Parole", "Palavras"}, kWords},
    {{"Facts", "Dati", "Dados"}, kFacts},
    {{"Prices", "Costi", "Custos"}, kPrices},
    {{"Effects", "Effetti", "Efeitos"}, kEffects},
    {{"Sets, decks, collection", "Espansioni, mazzi, collezione", "Expansões, decks, coleção"}, kOwn},
    {{"Put together", "Mettere insieme", "Combinar"}, kJoining},
}};

}  // namespace

std::span<const SearchChapter> search_help() { return kChapters; }

}  // namespace playsheet::wording
