// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/written_list.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

#include "engine/table/one_line.h"

namespace playsheet::support {

using namespace naruto;

WrittenList::WrittenList(const Catalog& cards, Choice choice) : cards_(cards), choice_(std::move(choice)) {
  constexpr std::uint32_t kMostLines = 12;
  for (std::uint32_t lines = 1 + choice_(kMostLines); lines > 0; --lines) put_line();
  encode(text_);
}

template <std::size_t N>
std::string WrittenList::one_of(const std::array<const char*, N>& words) {
  return words[choice_(N)];
}

std::string WrittenList::blank() {
  return one_of(std::array{" ", " ", " ", "  ", "\t", "\u00A0", "\u2002", "\u202F", " \u200B"});
}

void WrittenList::put_line() {
  switch (choice_(10)) {
    case 0:
      text_ += heading();
      break;
    case 1: {  // several cards on a line; a pile in front is that of the first, and asked about for the others
      const std::string one = card();
      const bool fronted = fronted_;
      const std::string two = one_of(std::array{", ", "; ", ","}) + card();
      if (fronted && !fronted_) doubtful_.push_back(line_);
      text_ += one + two;
      break;
    }
    case 2: {
      doubtful_.push_back(line_);
      text_ += card() + blank();
      if (choice_(8) == 0) {  // the same card again and again
        text_ += meant_.back().code + " " + meant_.back().code;
        break;
      }
      text_ += one_of(std::array{"(Set1 #4)", "#7", "[N-031 N-085]", "4th", "12 13", "no. 6", "1/3", "tre", "III",
                                 "\u00BD", "\u00B3", "due", "tr\u00EAs", "page 5", "+2", "-2", "playset"});
      break;
    }
    case 3: {  // struck out
      doubtful_.push_back(line_);
      const Place now = now_;
      now_ = Place::aside;
      text_ += one_of(std::array{"# ", "// ", "#"}) + card();
      now_ = now;
      break;
    }
    case 4:
      text_ += one_of(std::array{"# a remark", "// ----", "# by Tom, with love", "#"});
      break;
    default:
      text_ += card();
  }
  const std::string end = one_of(std::array{"\n", "\n", "\r\n", "\r", "\n\n", "\u2028", "\f"});
  line_ += end == "\n\n" ? 2 : 1;
  text_ += end;
}

std::string WrittenList::heading() {
  struct Head {
    const char* words;
    Place place;
  };
  constexpr std::array<Head, 18> kHeads{{{"Sideboard", Place::sideboard},
                                         {"SIDEBOARD:", Place::sideboard},
                                         {"// Mainboard", Place::deck},
                                         {"Riserva (7)", Place::sideboard},
                                         {"Reserva", Place::sideboard},
                                         {"Mazzo principale:", Place::deck},
                                         {"Baralho", Place::deck},
                                         {"Refor\u00E7os", Place::reinforcement},
                                         {"Reforc\u0327os:", Place::reinforcement},
                                         {"# Rinforzi", Place::reinforcement},
                                         {"Reinforcements (2)", Place::reinforcement},
                                         {"== Side ==", Place::sideboard},
                                         {"Maybeboard", Place::aside},
                                         {"// Considering", Place::aside},
                                         {"Forse:", Place::aside},
                                         {"Em d\u00FAvida", Place::aside},
                                         {"Extras:", Place::unknown},
                                         {"== Ideas ==", Place::unknown}}};
  const Head& head = kHeads[choice_(kHeads.size())];
  now_ = head.place;
  return head.words;
}

std::string WrittenList::pile_in_front(Place& place) {
  switch (choice_(12)) {
    case 0:
      place = Place::sideboard;
      return one_of(
          std::array{"sb: ", "SB ", "Side: ", "[sb] ", "Sideboard: ", "RISERVA: ", "(reserva) ", "@side ", "<sb> "});
    case 1:
      place = Place::reinforcement;
      return one_of(std::array{"Reinforcement: ", "rinforzi: ", "[Refor\u00E7os] "});
    case 2:
      place = Place::deck;
      return one_of(std::array{"Main: ", "[Mainboard] ", "principale: "});
    default:
      return {};
  }
}

std::string WrittenList::code_of(const CardDefinition& card) {
  std::string code = card.code;
  switch (choice_(6)) {
    case 0:
      for (char& c : code) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
      return code;
    case 1:
      if (const auto dash = code.find('-'); dash != std::string::npos) code.replace(dash, 1, "\u2011");
      return code;
    case 2:
      return "[" + code + "]";
    default:
      return code;
  }
}

std::string WrittenList::card() {
  const CardDefinition& definition =
      cards_[static_cast<DefinitionId>(choice_(static_cast<std::uint32_t>(cards_.size())))];
  const int count = 1 + static_cast<int>(choice_(4));
  Place place = now_;
  const std::string front = pile_in_front(place);
  fronted_ = !front.empty();
  meant_.push_back({line_, place, definition.code, count});
  if (choice_(5) != 0) return front + card_forms(code_of(definition), count);
  const std::string name(cards_.words().text(definition.name));
  const std::string written = name + blank() + one_of(std::array{"[", "("});
  return front + fmt::format("{}{}{}{}{}", count, one_of(std::array{" ", "x "}), written, definition.code,
                             written.back() == '[' ? "]" : ")");
}

std::string WrittenList::card_forms(const std::string& code, int count) {
  const std::string b = blank();
  switch (choice_(14)) {
    case 0:
      return fmt::format("{}{}{}", code, b, count);
    case 1:
      return fmt::format("{}x{}{}", count, b, code);
    case 2:
      return fmt::format("x{}{}{}", count, b, code);
    case 3:
      return fmt::format("{}{}x{}", code, b, count);
    case 4:
      return fmt::format("{}{}({})", code, b, count);
    case 5:
      return fmt::format("({}){}{}", count, b, code);
    case 6:
      return fmt::format("{}{}-{}{}", code, b, b, count);
    case 7:
      return fmt::format("{}: {}", code, count);
    case 8:
      return fmt::format("{}{}{}x", code, b, count);
    case 9:
      return fmt::format("\u2022 {}{}{}", count, b, code);
    case 10:
      return fmt::format("{}\u00D7{}{}", count, b, code);
    case 11:
      return fmt::format("- {}{}{}{}foil", count, b, code, b);
    default:
      return fmt::format("{}{}{}", count, b, code);
  }
}

/// UTF-16 in the order of these bytes, or Windows-1252 where each letter has a place in both.
void WrittenList::encode(const std::string& text) {
  const std::uint32_t way = choice_(6);
  if (way < 2) {
    bytes_ = (way == 0 ? "\xEF\xBB\xBF" : "") + text;
    return;
  }
  std::string wide, narrow;
  bool fits = true;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = std::max<std::size_t>(1, table::utf8_character(text, at));
    std::uint32_t c = static_cast<unsigned char>(text[at]);
    if (length > 1) c &= 0xFFU >> (length + 1);
    for (std::size_t i = 1; i < length; ++i) c = (c << 6U) | (static_cast<unsigned char>(text[at + i]) & 0x3FU);
    at += length;
    const auto unit = [&](std::uint32_t value) {
      const char high = static_cast<char>(value >> 8U), low = static_cast<char>(value & 0xFFU);
      wide += way == 2 ? std::string{low, high} : std::string{high, low};
    };
    if (c < 0x10000) {
      unit(c);
    } else {
      unit(0xD800 + ((c - 0x10000) >> 10U));
      unit(0xDC00 + ((c - 0x10000) & 0x3FFU));
    }
    // what is a letter of UTF-8 by chance, "\u00D7" and a blank behind it, nobody can tell from one
    fits = fits && (c < 0x80 || (c >= 0xA0 && c < 0x100 && c != 0xD7));
    narrow += static_cast<char>(c & 0xFFU);
  }
  if (way == 2 || way == 3)
    bytes_ = (way == 2 ? std::string("\xFF\xFE") : std::string("\xFE\xFF")) + wide;
  else
    bytes_ = fits ? narrow : text;
}

bool WrittenList::asked(const DeckImport& read, int line) const {
  return std::any_of(read.questions.begin(), read.questions.end(),
                     [line](const DeckQuestion& q) { return q.line == line; });
}

std::string WrittenList::fault_of(const DeckImport& read) const {
  if (!read.good()) return meant_.empty() ? std::string() : "refused";
  using Key = std::pair<Place, std::string>;
  std::map<Key, int> sure, most, have;
  for (const Meant& each : meant_) {
    const Key key{each.place, each.code};
    const bool doubt = asked(read, each.line);
    if (each.place == Place::aside && !doubt) return "left out and not told: " + each.code;
    most[key] += each.count;
    if (!doubt) sure[key] += each.count;
    const bool named = !doubt || std::any_of(read.questions.begin(), read.questions.end(), [&](const DeckQuestion& q) {
      return q.line == each.line && (q.written.find("...") != std::string::npos || !q.candidates.empty());
    });
    if (!named) return "asked without a candidate: " + each.code;
  }
  for (const int line : doubtful_)
    if (!asked(read, line)) return fmt::format("line {} is not asked about", line);
  for (const DeckPile pile : kDeckPiles)
    for (const DeckEntry& entry : entries_of(read.deck, pile))
      have[{static_cast<Place>(pile), entry.code}] += entry.count;
  for (const DeckQuestion& question : read.questions)
    for (const DeckEntry& entry : question.below) have[{Place::unknown, entry.code}] += entry.count;
  for (const auto& [key, count] : sure)
    if (key.first != Place::aside && have[key] < count) return fmt::format("lost: {} of {}", key.second, count);
  for (const auto& [key, count] : have)
    if (count > 0 && (!most.contains(key) || count > most[key]))
      return fmt::format("invented: {} of {}", count, key.second);
  return {};
}

}  // namespace playsheet::support
