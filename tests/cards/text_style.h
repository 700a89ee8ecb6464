// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "ui/wording/joining.h"
#include "ui/wording/language.h"

/// What no generated text may contain. Shared by the tests on real cards and on random trees.
namespace playsheet::test {

inline std::vector<std::string> style_faults(const std::string& text, wording::Language language, bool check_length) {
  using wording::Language;
  std::vector<std::string> faults;
  const auto no_text = [&](std::string_view part) {
    if (text.find(part) != std::string::npos) faults.push_back("contains \"" + std::string(part) + "\"");
  };
  const auto no_match = [&](const char* pattern) {
    std::smatch match;
    if (std::regex_search(text, match, std::regex(pattern))) faults.push_back("matches \"" + match.str() + "\"");
  };
  for (const char* joint : {"  ", " ,", " .", "..", ",,", "{", "}", " ;", "( ", ";;", ", ,", "kw.", " and and "})
    no_text(joint);
  switch (language) {
    case Language::en:
      no_text(" a a ");
      no_match("(^|[^+/0-9-])\\b1 (cards|Missions|Clients|coins|Battle Rewards)\\b");
      no_match("(^|[^+/0-9-])\\b([02-9]|X) (card|Mission|Client|coin|Battle Reward)\\b");
      no_match("\\ba [aeio]");
      break;
    case Language::it:
      no_match(" (di|a|da|in|su) (il|lo|la|i|gli|le|l') ?\\b");
      no_match("(^|[^+/0-9-])\\b1 (carte|Strategie|Tecniche|Clienti|monete|Vincite|Danni)\\b");
      no_match("(^|[^+/0-9-])\\b([2-9]|X) (carta|Strategia|Tecnica|Cliente|moneta|Vincita|Danno)\\b");
      // Orders stand in the imperative, but where somebody else could be taken for whoever does it.
      if (text.find("avversario") == std::string::npos && text.find("giocatore") == std::string::npos)
        no_match(
            "(^|[.] )(Quando|Ogni volta che|Se|Finché) [^:.;]*, "
            "(peschi|sposti nel|trasformi in|curi|riveli|guardi|mescoli|cerchi|lanci|neutralizzi) ");
      break;
    case Language::pt_BR:
      no_match(" (de|em|por) (o|a|os|as) ");
      no_match(" (de|em) (este|esse|esta|essa|ele|ela|eles|elas)\\b");
      no_text(" a a ");
      no_text(" a o ");
      no_match("(^|[^+/0-9-])\\b1 (cards|Missões|Jutsus|Ninjas|Clientes|moedas|Prêmios|pontos|Growth Coins)\\b");
      no_match("(^|[^+/0-9-])\\b([2-9]|X) (card|Missão|Jutsu|Ninja|Cliente|moeda|Prêmio|ponto|Growth Coin)\\b");
      no_match(
          "\\b([Ss]e|[Qq]uando|[Ss]empre que|[Ee]nquanto) (este|esse|o|a|você|ele|ela|um|uma) [^,]*"
          "\\b(tem|está|entra|usa|joga|sofre)\\b[^,.]*,");
      break;
  }
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.empty()) faults.push_back("has an empty line");
    if (line.empty()) continue;
    if (wording::capitalised(line) != line) faults.push_back("begins small: " + line);
    const bool closed = line.ends_with(".") || line.ends_with("\"") || line.ends_with("”") || line.ends_with("»");
    if (!closed) faults.push_back("has no full stop: " + line);
    if (!check_length) continue;
    std::size_t start = 0;
    while (start < line.size()) {
      const auto end = std::min({line.find(". ", start), line.find(": ", start), line.size()});  // a label, too
      if (wording::word_count(line.substr(start, end - start)) > 45) faults.push_back("is too long: " + line);
      start = end + 2;
    }
  }
  return faults;
}

}  // namespace playsheet::test
