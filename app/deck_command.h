// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

/// What the headless program does with decks.
namespace playsheet {

struct DeckCheckOptions {
  std::filesystem::path file;
  std::string edition;                       ///< empty: that of the deck's own hint, or else the default one
  std::filesystem::path cards = "cards.db";  ///< database, or folder of sources
  bool json = false;
  std::vector<std::string> rulings = {};  ///< "A-16=no"
};

/// `deck check`: every violation with its rule and what puts it right on `out`; the deck may be in any form. 0: legal;
/// 1: not legal, or the file cannot be read, or a line is not clear (the reasons are on `err` then); 2: wrong use, such
/// as an edition or a ruling that there is not.
int run_deck_check(const DeckCheckOptions& options, std::ostream& out, std::ostream& err);

struct DeckListOptions {
  bool json = false;
};
/// `deck list`: the ready decks, one line each: name of the file, edition, number of cards, name.
int run_deck_list(const DeckListOptions& options, std::ostream& out, std::ostream& err);

struct DeckConvertOptions {
  std::filesystem::path file;
  std::string to = "text";                   ///< text, json, list, csv, community, tts or code
  std::filesystem::path out_file = {};       ///< empty: the output
  std::filesystem::path cards = "cards.db";  ///< database, or folder of sources
  /// What an unclear line means: "12=N-001", "12=3 N-001", "13=none", of a heading "14=sideboard".
  std::vector<std::string> answers = {};
  bool force = false;            ///< a file that is there is replaced
  std::string spreadsheet = {};  ///< a table for the spreadsheet of this language (en, it, pt_BR); else for programs
};

/// `deck convert`: reads a deck in any form and writes it in another. A line that is not clear is asked about on `err`,
/// and nothing is written until there is an answer for each. 0: written; 1: not; 2: wrong use.
int run_deck_convert(const DeckConvertOptions& options, std::ostream& out, std::ostream& err);

}  // namespace playsheet
