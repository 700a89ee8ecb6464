// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "ui/wording/marks.h"
#include "ui/wording/portuguese.h"

/// Brazilian Portuguese: what is said twice in one sentence once its parts stand side by side.
namespace playsheet::wording {

namespace {

bool is_mark(char c) { return static_cast<unsigned char>(c) < ' ' && c != '\n'; }

/// Where byte `at` of the text without marks stands in the text with them.
std::size_t with_marks_at(std::string_view text, std::size_t at) {
  std::size_t i = 0;
  for (; i < text.size(); ++i) {
    if (is_mark(text[i])) continue;
    if (at == 0) break;
    --at;
  }
  return i;
}

/// Puts other words in the place of `length` bytes of the text without marks; marks inside them stay.
void put(std::string& text, std::size_t at, std::size_t length, std::string_view words) {
  const std::size_t begin = with_marks_at(text, at);
  const std::size_t end = with_marks_at(text, at + length);
  std::string kept;
  for (std::size_t i = begin; i < end; ++i)
    if (is_mark(text[i])) kept += text[i];
  text.replace(begin, end - begin, std::string(words) + kept);
}

struct Repeat {
  std::string_view again, words;
  std::string_view before;    ///< what the sentence must have said
  bool not_as_owner = false;  ///< ... and not only of whose something is: "o Time deste Ninja" is spoken of as a team
};

/// The player or the Ninja that the sentence speaks of: a pronoun is enough the second time.
constexpr std::array kRepeats{
    Repeat{" que enfrenta este Ninja", " que o enfrenta", "ste Ninja ", true},
    Repeat{" que enfrentam este Ninja", " que o enfrentam", "ste Ninja ", true},
    Repeat{" que enfrenta o Usuário", " que o enfrenta", " Usuário ", true},
    Repeat{" que enfrentam o Usuário", " que o enfrentam", " Usuário ", true},
    Repeat{", o oponente ", ", ele ", "e o oponente "},
    Repeat{" do oponente, o oponente ", " do oponente, ele ", ""},
    Repeat{" do oponente, se o oponente ", " do oponente, se ele ", ""},
    Repeat{", se o oponente ", ", se ele ", "e o oponente "},
    Repeat{", se esse Ninja ", ", se ele ", "ara cada "},
    Repeat{" 1 Prêmio de Batalha do oponente", " 1 deles", "os Prêmios de Batalha do oponente e depois "},
    Repeat{" 3 Prêmios de Batalha do oponente", " 3 deles", "os Prêmios de Batalha do oponente e depois "},
    Repeat{" do oponente", " do outro jogador", "ada jogador (começando pelo Jogador Atacante) "},
    Repeat{" neste Ninja.", " nele.", "ste Ninja recebe "},
    Repeat{", este Ninja ", ", ele ", "nquanto este Ninja estiver enfrentando "},
    Repeat{", se este Ninja estiver enfrentando ", ", se ele estiver enfrentando ", "Quando este Ninja "},
    Repeat{" no Time deste Ninja.", " nesse Time.", "ndo o Time deste Ninja "},
    Repeat{" ou uma Vitória Notável", " ou Vitória Notável", " uma Vitória"},
    Repeat{" ou uma Derrota Completa", " ou Derrota Completa", " uma Derrota"},
};

/// In one condition: the part before the comma.
constexpr std::array kInConditions{
    Repeat{" e ele estiver ", " e estiver ", "ste Ninja for "},
    Repeat{" e ele for ", " e for ", "ste Ninja for "},
    Repeat{" e ele estiver ", " e estivesse ", "ste Ninja fosse "},
    Repeat{" e ele for ", " e fosse ", "ste Ninja fosse "},
    Repeat{" e ele for ", " e for ", "ste Ninja estiver "},
    Repeat{" e ele estiver ", " e estiver ", "ste Ninja estiver "},
    Repeat{" e estiver em um Time", " em um Time", "estiver atacando"},
    Repeat{" e estiver em um Time", " em um Time", "estiver bloqueando"},
    Repeat{" e estiver ", " e ", "estiver Ferido"},
    Repeat{" ou saírem ", " ou ", "e saírem "},
    Repeat{", se o oponente quiser", " e o oponente quiser", "Se "},
    Repeat{", se você ", " e ", "Se fizer isso"},
    Repeat{" e você ", " e ", "Se fizer isso"},
    Repeat{" e você ", " e ", "Se você "},
    Repeat{" e você ", " e ", "se você "},
};

std::string_view last_sentence(std::string_view text) {
  const auto stop = text.find_last_of("\n“:");
  const auto full = text.rfind(". ");
  std::size_t from = stop == std::string_view::npos ? 0 : stop + 1;
  if (full != std::string_view::npos && full + 2 > from) from = full + 2;
  return text.substr(from);
}

/// Where the sentence has said what the pronoun is to take up.
std::size_t said_before(std::string_view sentence, const Repeat& repeat) {
  for (auto at = sentence.find(repeat.before); at != std::string_view::npos;
       at = sentence.find(repeat.before, at + 1)) {
    const auto blank = at == 0 ? std::string_view::npos : sentence.rfind(' ', at - 1);
    const std::size_t word = blank == std::string_view::npos ? 0 : blank + 1;  // "este" or "deste", "o" or "do"
    if (!repeat.not_as_owner || sentence[word] != 'd') return at;
  }
  return std::string_view::npos;
}

void say_once(std::string& text, const Repeat& repeat, bool in_condition) {
  std::string plain = without_marks(text);
  for (auto at = plain.find(repeat.again); at != std::string::npos; at = plain.find(repeat.again, at + 1)) {
    const std::string_view before = last_sentence(std::string_view(plain).substr(0, at));
    const auto said = said_before(before, repeat);
    if (said == std::string_view::npos) continue;
    if (in_condition && before.find(", ", said) != std::string_view::npos) continue;
    if (!in_condition && before.find("você ", said) != std::string_view::npos && repeat.words.starts_with(", "))
      continue;  // another player has been named meanwhile
    put(text, at, repeat.again.size(), repeat.words);
    plain = without_marks(text);
  }
}

}  // namespace

std::string Portuguese::polished(std::string text) {
  constexpr std::string_view kEachIf = ") se ";
  for (auto at = text.find(kEachIf); at != std::string::npos; at = text.find(kEachIf, at + 1)) text.insert(at + 1, ",");
  constexpr std::string_view kOwnHand = " da própria mão";
  constexpr std::string_view kOr = " ou da própria ";  // both places alike
  std::string plain = without_marks(text);
  for (auto at = plain.find(kOwnHand); at != std::string::npos; at = plain.find(kOwnHand, at + 1)) {
    if (std::string_view(plain).substr(at + kOwnHand.size()).starts_with(kOr)) continue;
    put(text, at, kOwnHand.size(), " da mão");
    plain = without_marks(text);
  }
  for (const Repeat& repeat : kRepeats) say_once(text, repeat, false);
  for (const Repeat& repeat : kInConditions) say_once(text, repeat, true);
  return text;
}

}  // namespace playsheet::wording
