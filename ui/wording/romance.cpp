// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/romance.h"

#include <array>

namespace playsheet::wording {

namespace {

enum ItalianArticle { il, lo, elided, la, i, gli, le };

ItalianArticle italian_article(const Np& np) {
  if (np.feminine) return np.plural ? le : np.onset == 'V' ? elided : la;
  if (np.plural) return np.onset == 'C' ? i : gli;
  return np.onset == 'C' ? il : np.onset == 'S' ? lo : elided;
}

struct Joined {
  std::string_view preposition;
  std::array<std::string_view, 7> forms;  // in the order of ItalianArticle; the apostrophe stands for a blank, too
};

constexpr std::array kItalian{
    Joined{"", {"il ", "lo ", "l'", "la ", "i ", "gli ", "le "}},
    Joined{"a", {"al ", "allo ", "all'", "alla ", "ai ", "agli ", "alle "}},
    Joined{"da", {"dal ", "dallo ", "dall'", "dalla ", "dai ", "dagli ", "dalle "}},
    Joined{"di", {"del ", "dello ", "dell'", "della ", "dei ", "degli ", "delle "}},
    Joined{"in", {"nel ", "nello ", "nell'", "nella ", "nei ", "negli ", "nelle "}},
    Joined{"su", {"sul ", "sullo ", "sull'", "sulla ", "sui ", "sugli ", "sulle "}},
};

struct JoinedPt {
  std::string_view preposition;
  std::array<std::string_view, 4> forms;  // o, a, os, as
};

constexpr std::array kPortuguese{
    JoinedPt{"", {"o ", "a ", "os ", "as "}},
    JoinedPt{"a", {"ao ", "à ", "aos ", "às "}},
    JoinedPt{"de", {"do ", "da ", "dos ", "das "}},
    JoinedPt{"em", {"no ", "na ", "nos ", "nas "}},
    JoinedPt{"por", {"pelo ", "pela ", "pelos ", "pelas "}},
};

std::string open(std::string_view preposition) {
  return preposition.empty() ? std::string() : std::string(preposition) + " ";
}

}  // namespace

std::string italian_with(std::string_view preposition, const Np& np) {
  if (np.article == Article::none) return open(preposition) + np.text;
  if (np.article == Article::indefinite) {
    const std::string_view article =
        np.feminine ? (np.onset == 'V' ? "un'" : "una ") : (np.onset == 'S' ? "uno " : "un ");
    return open(preposition) + std::string(article) + np.text;
  }
  for (const Joined& row : kItalian)
    if (row.preposition == preposition) return std::string(row.forms[italian_article(np)]) + np.text;
  return open(preposition) + italian_with("", np);  // con, per, tra never join
}

std::string portuguese_with(std::string_view preposition, const Np& np) {
  if (np.article == Article::none) {
    // este, esse, ele join de and em as well
    for (const std::string_view word : {"este", "esta", "esse", "essa", "ele", "ela"})
      if (np.text.starts_with(word) && (preposition == "de" || preposition == "em"))
        return (preposition == "de" ? "d" : "n") + np.text;
    return open(preposition) + np.text;
  }
  if (np.article == Article::indefinite) return open(preposition) + (np.feminine ? "uma " : "um ") + np.text;
  const std::size_t form = (np.plural ? 2U : 0U) + (np.feminine ? 1U : 0U);
  for (const JoinedPt& row : kPortuguese)
    if (row.preposition == preposition) return std::string(row.forms[form]) + np.text;
  return open(preposition) + portuguese_with("", np);
}

}  // namespace playsheet::wording
