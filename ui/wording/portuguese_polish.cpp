// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "ui/wording/marks.h"
#include "ui/wording/portuguese.h"
#include "ui/wording/repeats.h"

/// Brazilian Portuguese: what is said twice in one sentence once its parts stand side by side.
namespace playsheet::wording {

namespace {

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
    Repeat{" que o do Time deste Ninja", " que o do Time dele", "Quando este Ninja "},
    Repeat{", este Ninja pode usar ", ", ele pode usar ", "Quando este Ninja "},
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

}  // namespace

std::string Portuguese::polished(std::string text) {
  constexpr std::string_view kEachIf = ") se ";
  for (auto at = text.find(kEachIf); at != std::string::npos; at = text.find(kEachIf, at + 1)) text.insert(at + 1, ",");
  constexpr std::string_view kOwnHand = " da própria mão";
  constexpr std::string_view kOr = " ou da própria ";  // both places alike
  std::string plain = without_marks(text);
  for (auto at = plain.find(kOwnHand); at != std::string::npos; at = plain.find(kOwnHand, at + 1)) {
    if (std::string_view(plain).substr(at + kOwnHand.size()).starts_with(kOr)) continue;
    put_words(text, at, kOwnHand.size(), " da mão");
    plain = without_marks(text);
  }
  for (const Repeat& repeat : kRepeats) say_once(text, repeat, "você ");
  for (const Repeat& repeat : kInConditions) say_once_in_condition(text, repeat);
  return text;
}

}  // namespace playsheet::wording
