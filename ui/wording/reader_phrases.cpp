// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

#include "ui/wording/joining.h"
#include "ui/wording/source_problem_text.h"
#include "ui/wording/typeset.h"

/// The phrases in which readers say what they found and what would be right. A gap {} holds words of the format.
namespace playsheet::wording {

namespace {

constexpr std::array kPhrases{
    Trio{"one of {}", "una di queste: {}", "uma destas: {}"},
    Trio{"at most {} levels", "{} livelli al massimo", "no máximo {} níveis"},
    Trio{"at most {}", "al massimo {}", "no máximo {}"},
    Trio{"the key {}", "la chiave {}", "a chave {}"},
    Trio{"only what belongs to {}", "solo ciò che appartiene a {}", "apenas o que pertence a {}"},
    Trio{"{} beside it", "{} accanto", "{} ao lado"},
    Trio{"{} bytes", "{} byte", "{} bytes"},
    Trio{"{} cards", "{} carte", "{} cards"},
    Trio{"{} coins", "{} monete", "{} moedas"},
    Trio{"{} effects", "{} effetti", "{} efeitos"},
    Trio{"{} times", "{} volte", "{} vezes"},
    Trio{"another reference: there are {} targets", "un altro riferimento: i Bersagli sono {}",
         "outra referência: há {} Alvos"},
    Trio{"another reference: only a Jutsu has a user", "un altro riferimento: solo una Tecnica ha un Esecutore",
         "outra referência: só um Jutsu tem um usuário"},
    Trio{"another reference: \"it\" is known inside for_each and after an effect on cards",
         "un altro riferimento: \"it\" si può usare in for_each e dopo un Effetto su carte",
         "outra referência: \"it\" vale dentro de for_each e depois de um efeito em cards"},
    Trio{"another reference: this card is not attached to anything",
         "un altro riferimento: questa carta non è assegnata a niente",
         "outra referência: este card não está anexado a nenhum outro"},
    Trio{"another reference: no card belongs to the event", "un altro riferimento: nessuna carta appartiene all’evento",
         "outra referência: nenhum card pertence ao evento"},
    Trio{"a number: the cost of this card has no X", "un numero: il costo di questa carta non ha X",
         "um número: o custo deste card não tem X"},
    Trio{"a number: no damage is about to be dealt here", "un numero: qui non sta per essere inflitto nessun Danno",
         "um número: nenhum dano está para ser causado aqui"},
    Trio{"a code such as {}", "un codice come {}", "um código como {}"},
    Trio{"a cost such as {}", "un costo come {}", "um custo como {}"},
    Trio{"a jutsu cost such as {}", "un Costo Chakra come {}", "um Custo do Jutsu como {}"},
    Trio{"a code that no other card has", "un codice che nessun’altra carta ha", "um código que nenhum outro card tem"},
    Trio{"no abilities beside it", "nessuna abilità accanto", "nenhuma habilidade ao lado"},
    Trio{"abilities, or text = \"none\"", "delle abilità, oppure text = \"none\"", "habilidades, ou text = \"none\""},
    Trio{"fewer cards in a file", "un numero minore di carte in un file", "menos cards em um arquivo"},
    Trio{"not a JSON table", "non è una tabella JSON", "não é uma tabela JSON"},
    Trio{"the tree of a card", "l’albero di una carta", "a árvore de um card"},
    Trio{"a key of many parts", "una chiave di molte parti", "uma chave de muitas partes"},
    Trio{"a range with numbers", "un intervallo che contiene numeri", "um intervalo com números"},
    Trio{"several amounts", "più quantità", "várias quantidades"},
    Trio{"a card that is known, or each that fits; `choose` it before",
         "una carta nota, o ogni carta adatta; va scelta prima con `choose`",
         "um card conhecido, ou cada um que sirva; escolha-o antes com `choose`"},
    Trio{"one amount", "una sola quantità", "uma só quantidade"},
    Trio{"several filters", "più filtri", "vários filtros"},
    Trio{"one filter", "un solo filtro", "um só filtro"},
    Trio{"top below zero", "top sotto lo zero", "top abaixo de zero"},
    Trio{"a number of cards", "un numero di carte", "um número de cards"},
    Trio{"a test that only Ninja pass", "una condizione che vale solo per i Ninja", "um teste que só Ninjas passam"},
    Trio{"a test that only Missions pass", "una condizione che vale solo per le Strategie",
         "um teste que só Missões passam"},
    Trio{"a test that only Jutsu pass", "una condizione che vale solo per le Tecniche",
         "um teste que só Jutsus passam"},
    Trio{"a test that only cards in play pass", "una condizione che vale solo per le carte in gioco",
         "um teste que só cards em jogo passam"},
    Trio{"no zone", "nessuna zona", "nenhuma área"},
    Trio{"n beside with", "n accanto a with", "n ao lado de with"},
    Trio{"one of them", "uno dei due", "um dos dois"},
    Trio{"another result", "un altro esito", "outro resultado"},
    Trio{"damage of the showdown", "i Danni dello Scontro", "o dano do Showdown"},
    Trio{"something said of the entry: {}", "qualcosa sull’entrata: {}", "algo sobre a entrada: {}"},
    Trio{"something that is paid", "qualcosa che si paga", "algo que se paga"},
    Trio{"true, or \"choose\" with a number", "true, oppure \"choose\" con un numero",
         "true, ou \"choose\" com um número"},
    Trio{"a way that is not a deployment", "un modo diverso dallo schieramento", "um modo que não é jogar o card"},
    Trio{"instead of leaves_play", "al posto di leaves_play", "no lugar de leaves_play"},
    Trio{"1 to 3 times a turn", "da 1 a 3 volte per Turno", "de 1 a 3 vezes por turno"},
    Trio{"{} to {}", "da {} a {}", "de {} a {}"},
    Trio{"only in a replacement of damage", "solo in una sostituzione di Danni", "só em uma substituição de dano"},
    Trio{"\"counts_as_ninja\" in a static text", "\"counts_as_ninja\" in un testo statico",
         "\"counts_as_ninja\" em um texto estático"},
    Trio{"an effect with until", "un effetto con until", "um efeito com until"},
    Trio{"a replacement by nothing", "una sostituzione con nulla", "uma substituição por nada"},
    Trio{"do, or to", "do, oppure to", "do, ou to"},
    Trio{"permanence = \"coins\" together with a number of coins", "permanence = \"coins\" con un numero di monete",
         "permanence = \"coins\" junto com um número de moedas"},
    Trio{"a permanent Mission", "una Strategia Permanente", "uma Missão Permanent"},
    Trio{"a permanent Mission that is attached to nothing", "una Strategia Permanente che non è assegnata",
         "uma Missão Permanent que não esteja anexada a nada"},
    Trio{"a toss without effect", "un lancio senza Effetto", "um lançamento sem efeito"},
    Trio{"heads, tails or call of several coins", "heads, tails o call di più monete",
         "heads, tails ou call de várias moedas"},
    Trio{"do, with the numbers of heads and tails", "do, con i numeri di heads e tails",
         "do, com os números de heads e tails"},
    Trio{"one mode", "un solo modo", "um só modo"},
    Trio{"at least two", "almeno due", "pelo menos dois"},
    Trio{"at least one entry", "almeno una voce", "pelo menos uma entrada"},
    Trio{"a moment such as turn_ends", "un momento come turn_ends", "um momento como turn_ends"},
    Trio{"what is watched for", "ciò che si attende", "o acontecimento esperado"},
    Trio{"one triggered ability", "una sola abilità innescata", "uma só habilidade desencadeada"},
    Trio{"symbol or card_type: a name cannot be asked for", "symbol o card_type: non si può chiedere un nome",
         "symbol ou card_type: não se pode pedir um nome"},
    Trio{"look_at for single cards", "look_at per singole carte", "look_at para cards avulsos"},
    Trio{"coins of any kind", "monete di qualunque tipo", "moedas de qualquer tipo"},
    Trio{"the kind of the coins", "il tipo delle monete", "o tipo das moedas"},
    Trio{"what is granted", "ciò che viene conferito", "o que é dado"},
    Trio{"one triggered or static ability, or a replacement",
         "una sola abilità innescata o statica, o una sostituzione",
         "uma só habilidade desencadeada ou estática, ou uma substituição"},
    Trio{"an ability of a card in play: only Jutsu and Missions are used",
         "un’abilità di una carta in gioco: si usano solo Tecniche e Strategie",
         "uma habilidade de um card em jogo: só Jutsus e Missões são usados"},
    Trio{"\"use\": a Jutsu is never in play", "\"use\": una Tecnica non è mai in gioco",
         "\"use\": um Jutsu nunca está em jogo"},
    Trio{"\"use\", or a permanent Mission", "\"use\", o una Strategia Permanente", "\"use\", ou uma Missão Permanent"},
    Trio{"nothing: only Ninja can be injured", "nulla: solo i Ninja possono essere Feriti",
         "nada: só Ninjas podem ficar Feridos"},
    Trio{"only what this type of card has", "solo ciò che questo tipo di carta ha", "só o que este tipo de card tem"},
    Trio{"the name of an effect", "il nome di un effetto", "o nome de um efeito"},
    Trio{"true or {}", "true o {}", "true ou {}"},
    Trio{"a whole number", "un numero intero", "um número inteiro"},
    Trio{"a number", "un numero", "um número"},
    Trio{"a number or \"X\"", "un numero o \"X\"", "um número ou \"X\""},
    Trio{"a number, \"x\" or a table", "un numero, \"x\" o una tabella", "um número, \"x\" ou uma tabela"},
    Trio{"a text", "un testo", "um texto"},
    Trio{"a shorter text", "un testo più breve", "um texto mais curto"},
    Trio{"a name or trait", "un nome o una caratteristica", "um nome ou uma característica"},
    Trio{"a name or trait that some card has", "un nome o una caratteristica che qualche carta ha",
         "um nome ou uma característica que algum card tenha"},
    Trio{"fewer different names", "meno nomi diversi", "menos nomes diferentes"},
    Trio{"a list", "una lista", "uma lista"},
    Trio{"a shorter list", "una lista più breve", "uma lista mais curta"},
    Trio{"a list of a number and an amount", "una lista di un numero e una quantità",
         "uma lista de um número e uma quantidade"},
    Trio{"a list of two amounts", "una lista di due quantità", "uma lista de duas quantidades"},
    Trio{"a list of amounts", "una lista di quantità", "uma lista de quantidades"},
    Trio{"a list of effects", "una lista di effetti", "uma lista de efeitos"},
    Trio{"a list of a reference and a filter", "una lista di un riferimento e un filtro",
         "uma lista de uma referência e um filtro"},
    Trio{"a list such as {}", "una lista come {}", "uma lista como {}"},
    Trio{"a table", "una tabella", "uma tabela"},
    Trio{"a table with an \"op\"", "una tabella con \"op\"", "uma tabela com \"op\""},
    Trio{"a table such as {}", "una tabella come {}", "uma tabela como {}"},
    Trio{"a reference such as {}", "un riferimento come {}", "uma referência como {}"},
    Trio{"a reference or a table such as {}", "un riferimento o una tabella come {}",
         "uma referência ou uma tabela como {}"},
    Trio{"{}, a card of gormiti", "{}, una carta di Gormiti", "{}, uma carta de Gormiti"},
    Trio{"a file of its own with game = \"gormiti\"", "un file a parte con game = \"gormiti\"",
         "um arquivo próprio com game = \"gormiti\""},
    Trio{"[[card]] tables", "tabelle [[card]]", "tabelas [[card]]"},
    Trio{"a card database; {} builds one", "un database di carte (si crea con {})",
         "um banco de dados de cards; {} cria um"},
    Trio{"a PNG, JPEG or WebP picture of at most 8192 x 8192 pixels and 32 MB",
         "un’immagine PNG, JPEG o WebP di al massimo 8192 x 8192 pixel e 32 MB",
         "uma imagem PNG, JPEG ou WebP de no máximo 8192 x 8192 pixels e 32 MB"},
    Trio{"{} pictures that belong to no card", "{} immagini che non sono di nessuna carta",
         "{} imagens que não são de nenhum card"},
    Trio{"names that are codes of cards, such as N-001.png", "nomi che siano codici di carte, come N-001.png",
         "nomes que sejam códigos de cards, como N-001.png"},
    Trio{"a text in UTF-8, UTF-16 or Windows-1252", "un testo in UTF-8, UTF-16 o Windows-1252",
         "um texto em UTF-8, UTF-16 ou Windows-1252"},
    Trio{"a zero byte", "un byte nullo", "um byte nulo"},
    Trio{"half a character of UTF-16", "metà di un carattere UTF-16", "meio caractere de UTF-16"},
    Trio{"the byte {}", "il byte {}", "o byte {}"},
    Trio{"not a picture", "non è un’immagine", "não é uma imagem"},
    Trio{"a damaged picture", "un’immagine danneggiata", "uma imagem danificada"},
    Trio{"a picture that is too large", "un’immagine troppo grande", "uma imagem grande demais"},
    Trio{"a file that is too large", "un file troppo grande", "um arquivo grande demais"},
    Trio{"a card that can be read", "una carta leggibile", "um card que possa ser lido"},
    Trio{"a writable folder", "una cartella scrivibile", "uma pasta com permissão de gravação"},
    Trio{"a file that can be replaced", "un file che si possa sostituire", "um arquivo que possa ser substituído"},
    Trio{"a readable file", "un file leggibile", "um arquivo com permissão de leitura"},
    Trio{"an existing file", "un file esistente", "um arquivo existente"},
    Trio{"an existing database", "un database esistente", "um banco de dados existente"},
    Trio{"a folder", "una cartella", "uma pasta"},
    Trio{"a pipe or a device", "una named pipe o un dispositivo", "um pipe ou um dispositivo"},
};

bool is_number(std::string_view text) {
  const auto sign = text.starts_with('-') ? 1U : 0U;
  return text.size() > sign && std::all_of(text.begin() + sign, text.end(),
                                           [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; });
}

using Gaps = std::array<std::string_view, 2>;

/// What stands in the gap of a pattern, or nothing if the text is another one. "{} to {}" is for numbers alone.
std::optional<Gaps> gaps(std::string_view pattern, std::string_view text) {
  const auto gap = pattern.find("{}");
  if (gap == std::string_view::npos) return pattern == text ? std::optional(Gaps()) : std::nullopt;
  const auto before = pattern.substr(0, gap);
  auto after = pattern.substr(gap + 2);
  if (!text.starts_with(before)) return std::nullopt;
  text.remove_prefix(before.size());
  const bool two = after.ends_with("{}");
  if (two) {
    after.remove_suffix(2);
    const auto at = text.find(after);
    if (at == std::string_view::npos || !is_number(text.substr(0, at)) || !is_number(text.substr(at + after.size())))
      return std::nullopt;
    return Gaps{text.substr(0, at), text.substr(at + after.size())};
  }
  if (text.size() <= after.size() || !text.ends_with(after)) return std::nullopt;
  return Gaps{text.substr(0, text.size() - after.size()), {}};
}

std::string with_gaps(std::string_view pattern, const Gaps& held) {
  std::string text(pattern);
  for (const std::string_view gap : held)
    if (const auto at = text.find("{}"); at != std::string::npos) text.replace(at, 2, gap);
  return text;
}

/// A word that means something to the readers, whatever the language: "entrance_cost", "\"self\"", "0".
bool is_format_word(std::string_view word) {
  if (word.empty()) return false;
  return word.find_first_of("\"[]{}_=<>+/") != std::string_view::npos || is_number(word) || word == "..." ||
         word == "TOML";
}

/// "n, add or any_number": single words, joined by commas and one "or". Gives the place of " or ", if there is one.
bool is_word_list(std::string_view text, std::size_t& link) {
  link = text.rfind(" or ");
  std::string_view rest = link == std::string_view::npos ? text : text.substr(0, link);
  const std::string_view last = link == std::string_view::npos ? std::string_view() : text.substr(link + 4);
  if (last.find(' ') != std::string_view::npos) return false;
  bool single = true;
  while (!rest.empty()) {
    const auto comma = rest.find(", ");
    single = single && rest.substr(0, comma).find(' ') == std::string_view::npos;
    rest = comma == std::string_view::npos ? std::string_view() : rest.substr(comma + 2);
  }
  return single;
}

std::string listed(std::string_view text, std::size_t link, Language language) {
  if (link == std::string_view::npos) return std::string(text);
  constexpr Trio either{" or ", " o ", " ou "};
  constexpr Trio both{"both", "entrambi", "ambos"};
  const std::string_view last = text.substr(link + 4);
  return std::string(text.substr(0, link)) + std::string(pick(either, language)) +
         std::string(last == "both" ? pick(both, language) : last);
}

const Trio* find_phrase(std::string_view english, std::span<const Trio> further, Gaps& held) {
  const Trio* found = nullptr;
  for (const std::span<const Trio> phrases : {further, std::span<const Trio>(kPhrases)})
    for (const Trio& phrase : phrases)
      if (const auto in = gaps(phrase.front(), english)) {
        const bool whole = phrase.front().find("{}") == std::string_view::npos;
        if (found != nullptr && !whole) continue;  // the first pattern, unless the whole phrase is there
        found = &phrase;
        held = *in;
      }
  return found;
}

}  // namespace

std::string reader_phrase(std::string_view english, Language language, std::span<const Trio> further) {
  if (language == Language::en) return std::string(english);
  Gaps held;
  if (const Trio* phrase = find_phrase(english, further, held)) return with_gaps(pick(*phrase, language), held);
  std::size_t link = std::string_view::npos;
  return is_word_list(english, link) ? listed(english, link, language) : std::string(english);
}

std::string source_problem_text(const Trio& what, std::string_view found, Language language,
                                std::span<const Trio> further) {
  const std::string wrong(pick(what, language));
  if (found.empty()) return wrong + ".";
  return wrong + ": " + with_apostrophes(reader_phrase(found, language, further));
}

std::string source_remedy_text(std::string_view expected, std::string_view nearest, Language language,
                               std::span<const Trio> further) {
  static constexpr Trio kDidYouMean{"Did you mean “{}”?", "Forse intendevi «{}»?", "Você quis dizer “{}”?"};
  std::string text = with_apostrophes(capitalised(reader_phrase(expected, language, further)));
  if (nearest.empty()) return text;
  if (!text.empty()) text += ". ";
  return text + fmt::format(fmt::runtime(pick(kDidYouMean, language)), nearest);
}

bool is_reader_phrase(std::string_view english, std::span<const Trio> further) {
  Gaps held;
  std::size_t link = 0;
  if (find_phrase(english, further, held) != nullptr || is_word_list(english, link)) return true;
  // pieces of the format itself: "[combat, support]", "type = \"ninja\""
  return is_format_word(english);
}

}  // namespace playsheet::wording
