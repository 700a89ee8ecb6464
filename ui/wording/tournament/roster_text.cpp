// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/tournament/roster_text.h"

#include <fmt/format.h>

#include "engine/table/keyed_rows.h"
#include "ui/wording/tournament/event_words.h"
#include "ui/wording/tournament/refusal_text.h"

namespace playsheet::tournament_wording {

using tournament::LineFate;
using tournament::ListColumn;
using tournament::ListFault;
using wording::Language;
using wording::Trio;

namespace {

constexpr table::KeyedRows<ListFault, Trio, tournament::kListFaults> kProblems{{
    {ListFault::no_text,
     {"From line {line} on the file is not text. Save it as CSV with UTF-8.",
      "Dalla riga {line} il file non è un testo. Va salvato come CSV in UTF-8.",
      "A partir da linha {line} o arquivo não é um texto. Salve-o como CSV em UTF-8."}},
    {ListFault::workbook,
     {"This is a spreadsheet as its program keeps it. Save it there as CSV.",
      "È un foglio di calcolo nel formato del suo programma. Da lì va salvato come CSV.",
      "Esta é uma planilha no formato do próprio programa. Salve-a nele como CSV."}},
    {ListFault::nothing,
     {"There is no player in the file.", "Nel file non c’è nessun giocatore.", "Não há nenhum jogador no arquivo."}},
    {ListFault::no_name_column,
     {"No column is that of the names. Choose below what the columns are.",
      "Nessuna colonna è quella dei nomi. Si sceglie qui sotto che cosa sono le colonne.",
      "Nenhuma coluna é a dos nomes. Escolha abaixo o que são as colunas."}},
    {ListFault::quote_open,
     {"A quotation mark is opened and never closed: “{found}”. Close it, or take it out.",
      "Si apre una virgoletta che non si chiude: «{found}». Va chiusa o tolta.",
      "Há aspas abertas e nunca fechadas: “{found}”. Feche-as ou retire-as."}},
    {ListFault::surplus,
     {"The line has more fields than columns: “{found}”. A field with the separator in it stands in quotation marks.",
      "La riga ha più campi che colonne: «{found}». Un campo che contiene il separatore va tra virgolette.",
      "A linha tem mais campos que colunas: “{found}”. Um campo com o separador dentro fica entre aspas."}},
    {ListFault::name_missing, {"The line has no name.", "La riga non ha un nome.", "A linha não tem nome."}},
    {ListFault::too_long,
     {"“{found}” is too long: a name has 80 letters at most, a code 40.",
      "«{found}» è troppo lungo: un nome ha al massimo 80 lettere, un codice 40.",
      "“{found}” é longo demais: um nome tem no máximo 80 letras, um código 40."}},
    {ListFault::code_shortened,
     {"A spreadsheet has shortened the code to “{found}”. Make the column one of text and write the code out.",
      "Un foglio di calcolo ha abbreviato il codice in «{found}». La colonna deve essere di testo, con il codice "
      "intero.",
      "Uma planilha encurtou o código para “{found}”. Formate a coluna como texto e escreva o código inteiro."}},
    {ListFault::yes_or_no,
     {"“{found}” is neither yes nor no.", "«{found}» non è né sì né no.", "“{found}” não é nem sim nem não."}},
    {ListFault::birth_bad,
     {"“{found}” is not a date of birth. Write it as 2012-05-31.",
      "«{found}» non è una data di nascita. Si scrive 2012-05-31.",
      "“{found}” não é uma data de nascimento. Escreva 2012-05-31."}},
    {ListFault::birth_unclear,
     {"“{found}” can be read as a minor or not. Write the date as 2012-05-31.",
      "Da «{found}» non si capisce se è minorenne. La data si scrive 2012-05-31.",
      "Com “{found}” não se sabe se é menor de idade. Escreva a data como 2012-05-31."}},
    {ListFault::birth_undated,
     {"The event has no date, so “{found}” does not say who is a minor. Leave that column out, and tick the minors.",
      "L’evento non ha una data: da «{found}» non si ricava chi è minorenne. Togli la colonna e segna tu i minorenni.",
      "O evento não tem data: “{found}” não diz quem é menor de idade. Deixe a coluna de fora e marque os menores."}},
    {ListFault::status_bad,
     {"“{found}” is not a programme status: it is active, suspended or unwelcome.",
      "«{found}» non è uno stato nel programma: è «in attività», «in sospensione» o «persona sgradita».",
      "“{found}” não é uma situação no programa: ela é “em atividade”, “em suspensão” ou “persona non grata”."}},
    {ListFault::table_bad,
     {"“{found}” is not a table: it is a number from 1 to 9000.", "«{found}» non è un tavolo: è un numero da 1 a 9000.",
      "“{found}” não é uma mesa: é um número de 1 a 9000."}},
    {ListFault::number_bad,
     {"“{found}” is not a number of warnings: it is from 0 to 99.",
      "«{found}» non è un numero di ammonizioni: va da 0 a 99.",
      "“{found}” não é um número de advertências: ele vai de 0 a 99."}},
    {ListFault::code_twice,
     {"The code “{found}” also stands in line {meant}. Each person has a code of their own.",
      "Il codice «{found}» è anche alla riga {meant}. Ogni persona ha un codice proprio.",
      "O código “{found}” também está na linha {meant}. Cada pessoa tem um código próprio."}},
    {ListFault::name_twice,
     {"“{found}” also stands in line {meant}. For two people of one name, add a nickname or a code; for one, leave a "
      "line "
      "out.",
      "«{found}» è anche alla riga {meant}. Se sono due persone, serve un soprannome o un codice; se è una, si esclude "
      "una "
      "riga.",
      "“{found}” também está na linha {meant}. Se são duas pessoas, dê um apelido ou um código; se é uma, exclua uma "
      "linha."}},
    {ListFault::person_twice,
     {"“{found}” is also the person of line {meant}. Leave one of the two out.",
      "«{found}» è anche la persona della riga {meant}. Si esclude una delle due.",
      "“{found}” também é a pessoa da linha {meant}. Exclua uma das duas."}},
    {ListFault::code_taken,
     {"The code “{found}” belongs to {meant}, who is on the list of the event.",
      "Il codice «{found}» è di {meant}, già in elenco nell’evento.",
      "O código “{found}” é de {meant}, que já está na lista do evento."}},
    {ListFault::name_taken,
     {"“{found}” is on the list of the event, and nothing tells the two apart. Add a nickname or a code.",
      "«{found}» è già in elenco nell’evento, e nulla distingue i due. Serve un soprannome o un codice.",
      "“{found}” já está na lista do evento, e nada distingue os dois. Dê um apelido ou um código."}},
    {ListFault::too_many,
     {"The list has {found} players; an event has {meant} at most.",
      "L’elenco ha {found} giocatori; un evento ne ha al massimo {meant}.",
      "A lista tem {found} jogadores; um evento tem no máximo {meant}."}},
}};

constexpr table::KeyedRows<ListColumn, Trio, tournament::kListColumns> kColumns{{
    {ListColumn::none, {"not read", "non letta", "não lida"}},
    {ListColumn::name, {"name", "nome e cognome", "nome completo"}},
    {ListColumn::first_name, {"first name", "nome", "primeiro nome"}},
    {ListColumn::last_name, {"last name", "cognome", "sobrenome"}},
    {ListColumn::nickname, {"nickname", "soprannome", "apelido"}},
    {ListColumn::code, {"code", "codice", "código"}},
    {ListColumn::code_later, {"the code comes later", "il codice arriva dopo", "o código vem depois"}},
    {ListColumn::minor, {"minor: yes or no", "minorenne: sì o no", "menor de idade: sim ou não"}},
    {ListColumn::birth, {"date of birth", "data di nascita", "data de nascimento"}},
    {ListColumn::consent,
     {"a parent’s consent: yes or no", "consenso di un genitore: sì o no", "consentimento dos pais: sim ou não"}},
    {ListColumn::status, {"programme status", "stato nel programma", "situação no programa"}},
    {ListColumn::fixed_table, {"fixed table", "tavolo fisso", "mesa fixa"}},
    {ListColumn::verbals, {"warnings before", "ammonizioni precedenti", "advertências anteriores"}},
    {ListColumn::officials,
     {"official warnings before", "ammonizioni ufficiali precedenti", "advertências oficiais anteriores"}},
    {ListColumn::person, {"person over events", "persona tra gli eventi", "pessoa entre os eventos"}},
}};

constexpr std::size_t kFates = static_cast<std::size_t>(LineFate::wrong) + 1;
constexpr table::KeyedRows<LineFate, Trio, kFates> kFateWords{{
    {LineFate::fresh, {"new person", "persona nuova", "pessoa nova"}},
    {LineFate::by_code,
     {"known, by the code: {who}", "conosciuto dal codice: {who}", "reconhecido pelo código: {who}"}},
    {LineFate::by_name, {"known, by the name: {who}", "conosciuto dal nome: {who}", "reconhecido pelo nome: {who}"}},
    {LineFate::by_answer, {"known person: {who}", "persona conosciuta: {who}", "pessoa conhecida: {who}"}},
    {LineFate::code_of_other,
     {"in doubt: the code is that of {who}", "in dubbio: il codice è di {who}", "em dúvida: o código é de {who}"}},
    {LineFate::other_code,
     {"in doubt: {who} is known with another code", "in dubbio: {who} ha un altro codice",
      "em dúvida: {who} tem outro código"}},
    {LineFate::several,
     {"in doubt: several are known by this name", "in dubbio: più persone conosciute hanno questo nome",
      "em dúvida: várias pessoas conhecidas têm este nome"}},
    {LineFate::alike, {"in doubt: is it {who}?", "in dubbio: è {who}?", "em dúvida: é {who}?"}},
    {LineFate::enrolled,
     {"on the list already, number {number}", "già in elenco, numero {number}", "já está na lista, número {number}"}},
    {LineFate::left_out, {"left out", "riga esclusa", "linha excluída"}},
    {LineFate::wrong, {"{why}", "{why}", "{why}"}},
}};

constexpr Trio kCode{", code {0}", ", codice {0}", ", código {0}"};
constexpr Trio kLast{", last on {0}", ", l’ultima volta il {0}", ", pela última vez em {0}"};
constexpr Trio kNoConsent{"; a minor without consent: is not paired", "; minorenne senza consenso: non viene abbinato",
                          "; menor sem consentimento: não é emparelhado"};

std::string with(const Trio& trio, Language language, std::string_view value) {
  return fmt::format(fmt::runtime(wording::pick(trio, language)), value);
}

}  // namespace

const Trio& problem_wording(ListFault code) { return kProblems[code]; }

std::string problem_text(const tournament::ListProblem& problem, Language language) {
  return fmt::format(fmt::runtime(wording::pick(problem_wording(problem.code), language)),
                     fmt::arg("found", problem.found), fmt::arg("meant", problem.meant),
                     fmt::arg("line", problem.line));
}

std::string_view word_of(ListColumn column, Language language) { return wording::pick(kColumns[column], language); }

std::string person_text(const tournament::Person& person, Language language) {
  std::string out = person.name;
  if (!person.nickname.empty()) out += " (" + person.nickname + ")";
  if (!person.code.empty()) out += with(kCode, language, person.code);
  if (!person.last.empty()) out += with(kLast, language, person.last);
  return out;
}

std::string fate_text(const tournament::PlannedLine& line, const tournament::Event& event, Language language) {
  std::string why;
  if (line.problem) why = problem_text(*line.problem, language);
  if (line.refused) why = refusal_text(*line.refused, event, language);
  const tournament::Person* meant =
      line.known ? &*line.known : (line.candidates.empty() ? nullptr : &line.candidates.front());
  const std::string who = meant == nullptr ? std::string() : person_text(*meant, language);
  std::string out = fmt::format(fmt::runtime(wording::pick(kFateWords[line.fate], language)), fmt::arg("who", who),
                                fmt::arg("number", line.already), fmt::arg("why", why));
  const bool enrols = line.entry.id > 0 && line.fate != LineFate::wrong;
  if (enrols && event.kind == tournament::Kind::programme && line.entry.minor && !line.entry.consent)
    out += wording::pick(kNoConsent, language);  // T-208, T-209
  return out;
}

}  // namespace playsheet::tournament_wording
