// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/wording/language.h"

namespace playsheet::support {

/// What no generated text of any game may contain, as regular expressions: joints that are not closed, prepositions
/// that are not contracted.
inline std::vector<const char*> text_faults(wording::Language language) {
  std::vector<const char*> all{"  ", " ,", " \\.", "\\.\\.", ",,", "[{}]", "\\( ", ";;"};
  switch (language) {
    case wording::Language::en:
      all.insert(all.end(), {"\\b1 cards\\b", "\\b([02-9]|[1-9][0-9]) card\\b", "\\ba [AEIOUaeio]",
                             "\\ban (?!honour)[^AEIOUaeiou]"});
      break;
    case wording::Language::it:
      all.insert(all.end(), {"\\b(di|a|da|in|su) (il|lo|la|i|gli|le) ", "\\b(di|a|da|in|su) l'", "\\b1 carte\\b",
                             "\\b([2-9]|[1-9][0-9]) carta\\b"});
      break;
    case wording::Language::pt_BR:
      all.insert(all.end(), {"\\b(de|em|por|a) (o|a|os|as) ", "\\b(de|em) (este|esse|esta|essa|ele|ela)\\b",
                             "\\b1 cartas\\b", "\\b([2-9]|[1-9][0-9]) carta\\b"});
      break;
  }
  return all;
}

}  // namespace playsheet::support
