// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/gormiti/card_problem_text.h"

#include <array>

#include "ui/wording/source_problem_text.h"

namespace playsheet::gormiti_wording {
namespace {

using gormiti::MessageCode;
using wording::Language;
using wording::Trio;

// What the reader found and what would be right; {} holds words of the format.
constexpr std::array kCardPhrases{
    Trio{"a list of codes", "una lista di codici", "uma lista de códigos"},
    Trio{"it only of the types that have it (G-806)", "solo i tipi di carta che la prevedono (G-806)",
         "só os tipos de carta que a têm (G-806)"},
    Trio{"{}: it is a Fighter", "{}: è un Combattente", "{}: é um Combatente"},
    Trio{"cards: a card that is played has no counters (G-895)",
         "carte: una carta che si gioca non ha segnalini (G-895)",
         "cartas: uma carta que se joga não tem marcadores (G-895)"},
    Trio{"a card", "una carta", "uma carta"},
    Trio{"a deck", "un mazzo", "um baralho"},
    Trio{"a code of its own", "un codice tutto suo", "um código só dela"},
    Trio{"a word of its own", "una parola tutta sua", "uma palavra só dele"},
    Trio{"a code that no other card has", "un codice che nessun’altra carta ha",
         "um código que nenhuma outra carta tem"},
    Trio{"a code that no other deck has", "un codice che nessun altro mazzo ha",
         "um código que nenhum outro baralho tem"},
    Trio{"letters, digits and dashes, at most 24 of them", "lettere, cifre e trattini, al massimo 24",
         "letras, algarismos e hifens, no máximo 24"},
    Trio{"a name of one line, at most 80 letters", "un nome di una riga, di al massimo 80 lettere",
         "um nome de uma linha, com no máximo 80 letras"},
    Trio{"cards of one game in a file: those of another game need a file of their own",
         "in un file carte di un solo gioco: quelle di un altro gioco vanno in un file a parte",
         "em um arquivo, cartas de um só jogo: as de outro jogo precisam de um arquivo próprio"},
    Trio{"{}, a card of naruto", "{}, una carta di Naruto", "{}, um card de Naruto"},
    Trio{"so many cards", "troppe carte", "cartas demais"},
    Trio{"so many kinds of counters", "troppi tipi di segnalini", "tipos de marcadores demais"},
    Trio{"so many decks", "troppi mazzi", "baralhos demais"},
    Trio{"so many lines", "troppe righe", "linhas demais"},
    Trio{"so many tokens", "troppe pedine", "fichas demais"},
    Trio{"{} of them", "{}", "{}"},
    Trio{"{} abilities", "{} abilità", "{} habilidades"},
    Trio{"kinds of counters", "tipi di segnalini", "tipos de marcadores"},
    Trio{"nothing", "niente", "nada"},
    Trio{"no hero", "nessun Eroe", "nenhum Herói"},
    Trio{"a hero", "un Eroe", "um Herói"},
    Trio{"a hero in the strategic mode only", "un Eroe solo nella modalità strategica",
         "um Herói só no modo estratégico"},
    Trio{"the code of a card", "il codice di una carta", "o código de uma carta"},
    Trio{"card, deck, counter or a table of words", "card, deck, counter o una tabella di parole",
         "card, deck, counter ou uma tabela de palavras"},
    Trio{"a list of tables {}", "una lista di tabelle {}", "uma lista de tabelas {}"},
    Trio{"another format", "un altro formato", "outro formato"},
    Trio{"another form", "un’altra forma", "outra forma"},
    Trio{"another end: only Moves and joining a clash know it (G-895)",
         "un’altra fine: la conoscono solo le Carte Mossa e chi si unisce a uno scontro (G-895)",
         "outro fim: só cartas de Golpe e quem entra em um confronto o conhecem (G-895)"},
    Trio{"the same word as who, or random (G-112)", "la stessa parola di who, oppure random (G-112)",
         "a mesma palavra de who, ou random (G-112)"},
    Trio{"hp, atk or health", "hp, atk o health", "hp, atk ou health"},
    Trio{"printed facts and numbers of cards (G-620)", "dati stampati e numeri di carte (G-620)",
         "dados impressos e números de cartas (G-620)"},
    Trio{"hp with as", "hp con as", "hp com as"},
    Trio{"only atk: a role changes no HP (G-881)", "solo atk: un ruolo non cambia gli HP (G-881)",
         "só atk: um papel não muda os PV (G-881)"},
    Trio{"none or both", "nessuno o tutti e due", "nenhum ou ambos"},
    Trio{"cannot = true or at_once = true (G-883)", "cannot = true oppure at_once = true (G-883)",
         "cannot = true ou at_once = true (G-883)"},
    Trio{"opponent (G-885)", "opponent (G-885)", "opponent (G-885)"},
    Trio{"a list of cost lines", "una lista di righe di costo", "uma lista de linhas de custo"},
    Trio{"no word", "nessuna parola", "nenhuma palavra"},
    Trio{"no text", "nessun testo", "nenhum texto"},
    Trio{"you, opponent or random", "you, opponent o random", "you, opponent ou random"},
    Trio{"a word of [counter]", "una parola di [counter]", "uma palavra de [counter]"},
    Trio{"fewer", "di meno", "menos"},
    Trio{"branches in branches", "diramazioni dentro diramazioni", "ramos dentro de ramos"},
    Trio{"values in values", "valori dentro valori", "valores dentro de valores"},
    Trio{"at most {} deep", "al massimo {} livelli", "no máximo {} níveis"},
    Trio{"at most 16 of one card", "al massimo 16 per carta", "no máximo 16 por carta"},
    Trio{"the facts of a token", "i dati di una pedina", "os dados de uma ficha"},
    Trio{"atk and hp", "atk e hp", "atk e hp"},
    Trio{"an event", "un evento", "um evento"},
    Trio{"a list of rules", "una lista di regole", "uma lista de regras"},
    Trio{"an ability", "un’abilità", "uma habilidade"},
    Trio{"abilities", "abilità", "habilidades"},
    Trio{"it only of a triggered ability", "solo in un’abilità innescata", "só em uma habilidade desencadeada"},
    Trio{"static, triggered or activated", "static, triggered o activated", "static, triggered ou activated"},
    Trio{"a table with at_least or at_most", "una tabella con at_least o at_most",
         "uma tabela com at_least ou at_most"},
    Trio{"self, attached, user or against", "self, attached, user o against", "self, attached, user ou against"},
    Trio{"another word: user and against need a Move or a clash, attached a Weapon, self a text of the card",
         "un’altra parola: user e against vogliono una Carta Mossa o uno scontro, attached un’Arma, self un testo "
         "della carta",
         "outra palavra: user e against precisam de uma carta de Golpe ou de um confronto, attached de uma Arma, self "
         "de um texto da "
         "carta"},
    Trio{"a filter", "un filtro", "um filtro"},
    Trio{"cards of the field", "carte del campo", "cartas do campo"},
    Trio{"more than printed facts", "più dei dati stampati", "mais que dados impressos"},
    Trio{"printed facts: the cards lie in a deck", "dati stampati: le carte sono in un mazzo",
         "dados impressos: as cartas estão em um baralho"},
    Trio{"a hidden zone", "una zona nascosta", "uma zona oculta"},
    Trio{"a bare number of cards in it (G-319)", "solo il numero delle sue carte (G-319)",
         "só o número das cartas dela (G-319)"},
    Trio{"a condition", "una condizione", "uma condição"},
    Trio{"exists = filter, or compare = [amount, op, amount]",
         "exists = filtro, oppure compare = [quantità, op, quantità]",
         "exists = filtro, ou compare = [quantidade, op, quantidade]"},
    Trio{"a word, each or choose", "una parola, each o choose", "uma palavra, each ou choose"},
    Trio{"each or choose", "each o choose", "each ou choose"},
    Trio{"a word or each: nobody is asked here", "una parola o each: qui non si chiede a nessuno",
         "uma palavra ou each: aqui ninguém é consultado"},
    Trio{"an empty list", "una lista vuota", "uma lista vazia"},
    Trio{"one word or more", "una parola o più", "uma palavra ou mais"},
    Trio{"true or false", "true o false", "true ou false"},
    Trio{"a word", "una parola", "uma palavra"},
    Trio{"a line of meaning for each word", "una riga di significato per ogni parola",
         "uma linha de significado para cada palavra"},
    Trio{"names in en, it, pt", "nomi in en, it, pt", "nomes em en, it, pt"},
};

/// What readers of every game say is said with the same words.
const Trio& words_of(MessageCode code) {
  using Shared = wording::SourceProblem;
  static constexpr Trio out_of_range{"This makes no sense here", "Questo qui non ha senso",
                                     "Isto não faz sentido aqui"};
  static constexpr Trio misplaced{"This cannot stand here", "Questo non può stare qui", "Isto não pode ficar aqui"};
  static constexpr Trio hidden{"This would tell what a hand or a deck holds",
                               "Rivelerebbe che cosa c’è in una mano o in un mazzo",
                               "Isto revelaria o que há em uma mão ou em um baralho"};
  static constexpr Trio circular{"Values would depend on themselves", "I valori dipenderebbero da sé stessi",
                                 "Os valores dependeriam deles mesmos"};
  static constexpr Trio unknown{"No card has this code", "Nessuna carta ha questo codice",
                                "Nenhuma carta tem este código"};
  switch (code) {
    case MessageCode::syntax:
      return wording::kSourceProblems[Shared::syntax];
    case MessageCode::too_large:
      return wording::kSourceProblems[Shared::too_large];
    case MessageCode::too_deep:
      return wording::kSourceProblems[Shared::too_deep];
    case MessageCode::unknown_key:
      return wording::kSourceProblems[Shared::unknown_key];
    case MessageCode::missing_key:
      return wording::kSourceProblems[Shared::missing_key];
    case MessageCode::wrong_type:
      return wording::kSourceProblems[Shared::wrong_type];
    case MessageCode::unknown_word:
      return wording::kSourceProblems[Shared::unknown_word];
    case MessageCode::out_of_range:
      return out_of_range;
    case MessageCode::duplicate_code:
      return wording::kSourceProblems[Shared::duplicate_code];
    case MessageCode::misplaced:
      return misplaced;
    case MessageCode::hidden_fact:
      return hidden;
    case MessageCode::circular:
      return circular;
    case MessageCode::unknown_card:
      return unknown;
    case MessageCode::other_game:
      break;
  }
  return wording::kSourceProblems[Shared::other_game];
}

}  // namespace

std::string card_problem_text(const gormiti::CardMessage& message, Language language) {
  return wording::source_problem_text(words_of(message.code), message.found, language, kCardPhrases);
}

std::string card_remedy_text(const gormiti::CardMessage& message, Language language) {
  return wording::source_remedy_text(message.expected, message.nearest, language, kCardPhrases);
}

std::span<const Trio> card_reader_phrases() { return kCardPhrases; }

}  // namespace playsheet::gormiti_wording
