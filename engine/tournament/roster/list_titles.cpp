// SPDX-License-Identifier: GPL-3.0-or-later
// What other programs call the columns of a list of players, in three languages.
#include <algorithm>
#include <array>
#include <cctype>

#include "engine/table/plain_letters.h"
#include "engine/tournament/roster/player_list.h"

namespace tournament {
namespace {

using enum ListColumn;

/// Titles of columns as they are compared: small letters and figures, one blank between words.
struct TitleWord {
  std::string_view title;
  ListColumn column;
};
constexpr std::array kTitles{
    TitleWord{"name", name},
    TitleWord{"player", name},
    TitleWord{"player name", name},
    TitleWord{"full name", name},
    TitleWord{"nome", name},
    TitleWord{"nome e cognome", name},
    TitleWord{"cognome e nome", name},
    TitleWord{"nominativo", name},
    TitleWord{"giocatore", name},
    TitleWord{"partecipante", name},
    TitleWord{"nome completo", name},
    TitleWord{"nome e sobrenome", name},
    TitleWord{"jogador", name},
    TitleWord{"participante", name},
    TitleWord{"first name", first_name},
    TitleWord{"firstname", first_name},
    TitleWord{"given name", first_name},
    TitleWord{"primeiro nome", first_name},
    TitleWord{"last name", last_name},
    TitleWord{"lastname", last_name},
    TitleWord{"surname", last_name},
    TitleWord{"family name", last_name},
    TitleWord{"cognome", last_name},
    TitleWord{"sobrenome", last_name},
    TitleWord{"nickname", nickname},
    TitleWord{"nick", nickname},
    TitleWord{"alias", nickname},
    TitleWord{"soprannome", nickname},
    TitleWord{"apelido", nickname},
    TitleWord{"code", code},
    TitleWord{"programme code", code},
    TitleWord{"player id", code},
    TitleWord{"playerid", code},
    TitleWord{"dci", code},
    TitleWord{"dci number", code},
    TitleWord{"cossy id", code},
    TitleWord{"konami id", code},
    TitleWord{"card game id", code},
    TitleWord{"membership", code},
    TitleWord{"membership number", code},
    TitleWord{"codice", code},
    TitleWord{"codice programma", code},
    TitleWord{"codice giocatore", code},
    TitleWord{"tessera", code},
    TitleWord{"numero tessera", code},
    TitleWord{"codigo", code},
    TitleWord{"codigo do programa", code},
    TitleWord{"codigo do jogador", code},
    TitleWord{"code later", code_later},
    TitleWord{"codice in arrivo", code_later},
    TitleWord{"codigo depois", code_later},
    TitleWord{"minor", minor},
    TitleWord{"minorenne", minor},
    TitleWord{"menor", minor},
    TitleWord{"menor de idade", minor},
    TitleWord{"birth", birth},
    TitleWord{"birth date", birth},
    TitleWord{"birthdate", birth},
    TitleWord{"birthday", birth},
    TitleWord{"date of birth", birth},
    TitleWord{"dob", birth},
    TitleWord{"year of birth", birth},
    TitleWord{"data di nascita", birth},
    TitleWord{"nascita", birth},
    TitleWord{"anno di nascita", birth},
    TitleWord{"data de nascimento", birth},
    TitleWord{"nascimento", birth},
    TitleWord{"ano de nascimento", birth},
    TitleWord{"consent", consent},
    TitleWord{"guardian consent", consent},
    TitleWord{"parental consent", consent},
    TitleWord{"consenso", consent},
    TitleWord{"consenso di un genitore", consent},
    TitleWord{"autorizzazione", consent},
    TitleWord{"consentimento", consent},
    TitleWord{"autorizacao", consent},
    TitleWord{"programme status", status},
    TitleWord{"stato nel programma", status},
    TitleWord{"situacao no programa", status},
    TitleWord{"fixed table", fixed_table},
    TitleWord{"tavolo fisso", fixed_table},
    TitleWord{"mesa fixa", fixed_table},
    TitleWord{"warnings before", verbals},
    TitleWord{"official warnings before", officials},
    TitleWord{"person", person},
};

std::string plain_title(std::string_view title) {
  std::string out;
  for (const char c : table::plain_letters(title)) {
    const auto letter = static_cast<unsigned char>(c);
    if (letter >= 128 || std::isalnum(letter) != 0)
      out += c;
    else if (!out.empty() && out.back() != ' ')
      out += ' ';
  }
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

}  // namespace

ListColumn column_of_title(std::string_view title) {
  const std::string plain = plain_title(title);
  const auto found = std::find_if(kTitles.begin(), kTitles.end(), [&](const TitleWord& t) { return t.title == plain; });
  return found == kTitles.end() ? none : found->column;
}

}  // namespace tournament
