// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <string>

namespace playsheet {

/// What one game calls the things that lists and statistics of kept matches tell of it, in the language of the program
/// as it is when asked. What is not known any more is said as it was written.
struct PlayedWords {
  using Word = std::function<QString()>;
  using Said = std::function<QString(const std::string& written)>;

  std::string game;              ///< as records name it: "naruto"
  std::string form;              ///< what is played of it, as the heading of a table for programs: "edition"
  QString title;                 ///< of the game: a name, the same in each language
  const char* tongue = nullptr;  ///< whose words are preferred where games have their own (`inLanguage`)
  Word formHead, allForms;       ///< "Edition", "All editions"
  Said formTitle;                ///< "Panini edition"
  Said deck;                     ///< by the name in the record
  Said card;                     ///< name, by its code
  Said reason;                   ///< by what a game ended: "battle rewards"
  bool draws = true;             ///< a game without a winner is a draw; else nobody has won it
};

}  // namespace playsheet
