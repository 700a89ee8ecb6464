// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "tests/support/source_path.h"
#include "ui/wording/language.h"
#include "ui/wording/typeset.h"

/// The voice of the sentences of `ui/wording` and of the texts in `resources`, as far as a machine can hold it: what
/// native editors have taken out of a language does not come back. The sentences are read from the sources, where each
/// stands in its three languages, so that one that is built only in a rare position is looked at as well.
namespace playsheet::wording {
namespace {

namespace fs = std::filesystem;

struct Sentence {
  std::string file;
  Language language = Language::en;
  std::string text;
  bool of_game = false;  ///< a sentence of `ui/wording`; otherwise one of `resources`
  bool naruto = true;    ///< the other games have terms of their own
};

std::string bytes_of(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// A literal of C++ with its neighbours joined, as the compiler does it.
struct Literal {
  std::string text;
  std::size_t begin = 0;
  std::size_t end = 0;
};

/// Past a comment, a character or a raw string; npos where none of them begins.
std::size_t past_other(const std::string& code, std::size_t at) {
  const auto past = [&](std::string_view end, std::size_t from) {
    const auto found = code.find(end, from);
    return found == std::string::npos ? code.size() : found + end.size();
  };
  if (code.compare(at, 2, "//") == 0) return past("\n", at);
  if (code.compare(at, 2, "/*") == 0) return past("*/", at);
  if (code.compare(at, 3, "R\"(") == 0) return past(")\"", at);
  if (code[at] != '\'') return std::string::npos;
  std::size_t end = at + 1;
  while (end < code.size() && code[end] != '\'' && code[end] != '\n') end += code[end] == '\\' ? 2 : 1;
  return end + 1;
}

std::vector<Literal> literals_of(const std::string& code) {
  std::vector<Literal> found;
  bool joins = false;  // nothing but blanks and comments since the last one
  for (std::size_t at = 0; at < code.size();) {
    if (const auto past = past_other(code, at); past != std::string::npos) {
      joins = joins && code[at] == '/';
      at = past;
      continue;
    }
    if (code[at] != '"') {
      joins = joins && std::isspace(static_cast<unsigned char>(code[at])) != 0;
      ++at;
      continue;
    }
    Literal literal{{}, at, at + 1};
    for (; literal.end < code.size() && code[literal.end] != '"'; ++literal.end) {
      if (code[literal.end] == '\\') ++literal.end;
      literal.text += code[literal.end];
    }
    at = ++literal.end;
    if (joins) {
      found.back().text += literal.text;
      found.back().end = literal.end;
    } else {
      found.push_back(literal);
    }
    joins = true;
  }
  return found;
}

/// What stands between two places, without blanks.
std::string between(const std::string& code, std::size_t from, std::size_t to) {
  std::string out = code.substr(from, to - from);
  out.erase(std::remove_if(out.begin(), out.end(), [](char c) { return c == ' ' || c == '\n'; }), out.end());
  return out;
}

/// The wordings of a file: three literals in one pair of braces.
void add_wordings(const fs::path& path, std::vector<Sentence>& all) {
  const std::string code = bytes_of(path);
  const auto found = literals_of(code);
  for (std::size_t at = 0; at + 2 < found.size(); ++at) {
    const auto open = code.find_last_not_of(" \n", found[at].begin - 1);
    const auto close = code.find_first_not_of(" \n", found[at + 2].end);
    if (open == std::string::npos || code[open] != '{' || close == std::string::npos || code[close] != '}') continue;
    if (between(code, found[at].end, found[at + 1].begin) != ",") continue;
    if (between(code, found[at + 1].end, found[at + 2].begin) != ",") continue;
    const fs::path game = path.parent_path().filename();
    const bool naruto = game != "gormiti" && game != "rising_clan";
    for (const Language language : kLanguages)
      all.push_back(
          {path.filename().string(), language, found[at + static_cast<std::size_t>(language)].text, true, naruto});
    at += 2;
  }
}

/// The texts of a file of resources: every `en = "..."`, `text.it = "..."`.
void add_texts(const fs::path& path, std::vector<Sentence>& all) {
  static const std::regex each("\\b(en|it|pt_BR) = \"((?:\\\\.|[^\"\\\\])*)\"");
  const std::string toml = bytes_of(path);
  for (std::sregex_iterator at(toml.begin(), toml.end(), each), end; at != end; ++at)
    all.push_back({path.filename().string(), *language_from_code((*at)[1].str()), (*at)[2].str()});
}

/// Parts of sentences are joined by the realizers: what they make is held by text_style.h and the golden files.
bool is_realizer(const std::string& name) {
  constexpr std::array<std::string_view, 5> kStarts{"english", "italian", "portuguese", "romance", "realizer"};
  return std::any_of(kStarts.begin(), kStarts.end(), [&](std::string_view start) { return name.starts_with(start); });
}

std::vector<Sentence> sentences() {
  std::vector<Sentence> all;
  for (const auto& entry : fs::recursive_directory_iterator(support::source_path("ui/wording")))
    if (entry.path().extension() == ".cpp" && !is_realizer(entry.path().filename().string())) add_wordings(entry, all);
  for (const char* folder : {"resources/rules", "resources/lessons", "resources/guides", "resources/decks"})
    for (const auto& entry : fs::recursive_directory_iterator(support::source_path(folder)))
      if (entry.path().extension() == ".toml") add_texts(entry, all);
  return all;
}

enum class Where { everywhere, wording, wording_of_naruto };

/// What a native editor has taken out of a language, and what is said instead.
struct Unsaid {
  std::string pattern;
  const char* instead;
  Where where = Where::wording;
  std::regex regex = std::regex(pattern);
};

const std::vector<Unsaid>& unsaid_in(Language language) {
  using enum Where;
  static const std::vector<Unsaid> english{
      {R"(\b([Tt]he|[Nn]o|[Aa]n?|[Oo]nly) own\b)", "its own, this player's", everywhere},
      {R"((^|[^e] |[^r]e )(is|are) no (?!longer)[A-Za-z])", "is not a", everywhere},
      {R"( already\.)", "already, before the verb", everywhere},
      {R"(, too\b)", "also", everywhere},
      {R"(\banew\b)", "again", everywhere},
      {R"(\b([Gg]o|[Gg]oes|gone) on\b(?! (top|the chain|a chain)))", "continue", everywhere},
      {R"(in the program|the program (plays|does not play))", "automated", everywhere},
      {R"(\b[Hh]ouse ruling)", "house rule", everywhere},
      {R"(\bgraveyard\b)", "discard pile", everywhere},
      {R"(\b(hand|deck|village|team|coin|marker|Rewards|pile|area) of \{(player|other|with)\})", "{player}'s hand"},
      {R"(, cards: \{)", "(cards: {n})"},
      {R"(of this turn has been)", "No more ... can be ... this turn"},
      {R"(\bnot whole\b|\bas whole as\b)", "incomplete, damaged"},
      {R"(\bmay be (read|written|replaced)\b|\bcan be (written|kept)\b)", "readable, writable, saved"},
      {R"(\bleave .*away\b|\bLeave .*away\b)", "remove"},
      {R"(would be right|was meant)", "expected; did you mean"},
      {R"(\b[Ww]hoever\b|\bin its place\b|\b[Bb]reach|\b[Pp]ut .*right\b)", "as people say it"},
      {R"(\bgive up cards\b|\bchange the hand\b|\bChange the hand\b)", "sacrifice; mulligan"},
      {R"(whatever (its|their) place|[Ll]owered|[Rr]aised)", "instead of; reduced, increased"}};
  static const std::vector<Unsaid> italian{
      {R"(\{player\}: \w+(are|ere|ire)\b)", "l'imperativo"},
      {R"(, carte: )", "(carte: {n})"},
      {R"(\b(Ninja|Effetto|Mazzo|Combattente) propri)", "di questo giocatore", everywhere},
      {R"(di questo Turno (è|sono) già)", "In questo Turno non si possono", everywhere},
      {R"(ancora nel programma|non gioca ancora|programma ne esegue)", "automatizzato", everywhere},
      {R"(carte a mano\b)", "carte gestite a mano", everywhere},
      {R"(a meno che (?!non\b|[^ ]+ non\b|l(?:'|’)[^ ]+ non\b|una? [^ ]+ non\b|il [^ ]+ non\b))", "a meno che non",
       everywhere},
      {R"(Forse si intendeva|Forse [«"])", "Forse intendevi"},
      {R"(\bmazz[oi]\b)", "Mazzo", wording_of_naruto},
      {R"(\b(del|nel|questo|suo) testo\b)", "Testo", wording_of_naruto},
      {R"(\bNel Campo (di|c(?:'|’)è|non))", "Sul Campo", wording},
      {R"(; al massimo \{)", "il massimo è"},
      {R"(annidat|si possa (leggere|scrivere)|per sé\b|andrebbe bene|sarebbe giust)", "come si dice"},
      {R"(\b[Ss]ost[ae]\b)", "stop"}};
  static const std::vector<Unsaid> portuguese{
      {R"(\{player\}: \w+[aei]r [^?]*$)", "o imperativo"},
      {R"(, cards: )", "(cards: {n})"},
      {R"(\b(Ninja|Ninjas|Combatente|efeito) próprios?\b)", "deste jogador", everywhere},
      {R"(\bDecide-se\b)", "Fica em aberto se", everywhere},
      {R"(\b[Dd]isparad)", "desencadeado", everywhere},
      {R"(\bcards à mão\b)", "cards resolvidos manualmente", everywhere},
      {R"(\b[Ee]m regra\b|\bsegue-se\b|\ba começar (pelo|por)\b)", "normalmente; vem; começando", everywhere},
      {R"(ainda não está no programa|ainda não joga|programa executa)", "automatizado", everywhere},
      {R"((Ninja|Cliente|Missão|Counter) deste turno já)", "Não é possível ... neste turno", everywhere},
      {R"(Talvez seja|Seria "|Seria \{)", "Você quis dizer"},
      {R"(^nenhuma (tabela|imagem))", "não é uma"},
      {R"(carrega \{card\})", "carrega Chakra com {card}"},
      {R"(\b[Tt]rocar? a mão\b)", "Mulligan", wording_of_naruto},
      {R"(\btraços?\b|\bChakras\b)", "Característica; Chakra", wording_of_naruto},
      {R"(aninhad|em que se possa|\bguardad[oa]s?\b)", "como se diz"}};
  return language == Language::en ? english : language == Language::it ? italian : portuguese;
}

std::vector<std::string> voice_faults(const Sentence& sentence) {
  std::vector<std::string> faults;
  for (const Unsaid& phrase : unsaid_in(sentence.language)) {
    if (phrase.where != Where::everywhere && !sentence.of_game) continue;
    if (phrase.where == Where::wording_of_naruto && !sentence.naruto) continue;
    std::smatch match;
    if (std::regex_search(sentence.text, match, phrase.regex))
      faults.push_back("\"" + match.str() + "\": say \"" + phrase.instead + "\"");
  }
  if (sentence.text.find("  ") != std::string::npos) faults.emplace_back("two blanks");
  const bool typed = sentence.file == "search_help.cpp";         // what a search looks like
  const bool of_format = sentence.file == "reader_phrases.cpp";  // words of files; in English as the readers say it
  if (!(of_format && sentence.language == Language::en) && with_apostrophes(sentence.text) != sentence.text)
    faults.emplace_back("a straight apostrophe");
  if (!typed && !of_format && sentence.text.find('"') != std::string::npos)
    faults.emplace_back("a straight quotation mark");
  return faults;
}

TEST(WordingVoice, NothingIsSaidThatEditorsTookOut) {
  const auto all = sentences();
  const auto of_game = std::count_if(all.begin(), all.end(), [](const Sentence& each) { return each.of_game; });
  EXPECT_GT(of_game, 3000) << "wordings are no longer found in the sources";
  EXPECT_GT(all.size() - static_cast<std::size_t>(of_game), 3000u) << "texts are no longer found in the resources";
  for (const Sentence& sentence : all)
    for (const std::string& fault : voice_faults(sentence))
      ADD_FAILURE() << sentence.file << ": " << sentence.text << "\n  " << fault;
}

/// The test of the test: sentences that stood there once.
TEST(WordingVoice, WhatWasMendedIsFoundAgain) {
  using enum Language;
  const std::vector<std::tuple<Language, const char*>> once{
      {en, "There is no own Ninja in action."},
      {en, "This is no TOML"},
      {en, "That team is blocked already."},
      {en, "{card} counts as a Ninja, too"},
      {en, "{player}: form teams anew for {card}"},
      {en, "It goes on until the card leaves play"},
      {en, "The effect of this card is not in the program yet."},
      {en, "The effect of {card} is not automated yet; the house ruling on cards by hand allows it."},
      {en, "The deck of {player} is shuffled"},
      {en, "{player}: pay the hand cost, cards: {n}"},
      {en, "The Ninja of this turn has been deployed."},
      {en, "The JSON is damaged or not whole."},
      {en, "a file that may be read"},
      {en, "Leave the sideboard away."},
      {en, "Perhaps this was meant: {text}."},
      {en, "{player}: give up cards in play for {card}"},
      {it, "{player}: rispondere o passare"},
      {it, "{player}: pagare il Costo Mano, carte: {n}"},
      {it, "Si possono scegliere solo Ninja propri."},
      {it, "Il Ninja di questo Turno è già stato schierato."},
      {it, "L'Effetto di questa carta non è ancora nel programma."},
      {it, "la regola della casa sulle carte a mano la ammette."},
      {it, "a meno che sia Permanente"},
      {it, "Forse si intendeva: {text}."},
      {it, "una lista di mazzo ha al massimo {0} byte."},
      {it, "{card} è Ferito: questo testo non vale."},
      {it, "Nel Campo c'è già un Cliente: {card}."},
      {it, "Il Mazzo ha {n} Ninja; al massimo {m}."},
      {it, "una cartella in cui si possa scrivere"},
      {pt_BR, "{player}: responder ou passar"},
      {pt_BR, "O topo do deck de {player} é reordenado, cards: {n}"},
      {pt_BR, "Só podem ser escolhidos Ninjas próprios."},
      {pt_BR, "Decide-se se o bônus continua valendo."},
      {pt_BR, "Como acontecem os efeitos disparados?"},
      {pt_BR, "a regra da casa sobre cards à mão o permite."},
      {pt_BR, "O efeito deste card ainda não está no programa."},
      {pt_BR, "O Ninja deste turno já foi jogado."},
      {pt_BR, "Talvez seja este: {text}."},
      {pt_BR, "nenhuma imagem"},
      {pt_BR, "{player} carrega {card}"},
      {pt_BR, "Trocar a mão"},
      {pt_BR, "Jutsus de no máximo dois Chakras"},
      {pt_BR, "Os parênteses estão aninhados demais."},
      {en, "{player}'s hand"},
      {it, "l'avversario"},
      {pt_BR, "Nada se chama \"{0}\"."},
      {en, "two  blanks"}};
  for (const auto& [language, text] : once) EXPECT_FALSE(voice_faults({"once", language, text, true}).empty()) << text;
  EXPECT_TRUE(voice_faults({"now", en, "There is no target. There are no cards.", true}).empty());
  EXPECT_TRUE(voice_faults({"now", it, "a meno che l’incontro non sia limitato", true}).empty());
}

TEST(WordingVoice, LiteralsAreReadAsTheCompilerReadsThem) {
  const auto found = literals_of("f(\"a \" // \"no\"\n  \"b\\\"c\", 'x', '\"', R\"(\"no\")\", \"d\") /* \"no\" */");
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[0].text, "a b\"c");
  EXPECT_EQ(found[1].text, "d");
}

}  // namespace
}  // namespace playsheet::wording
