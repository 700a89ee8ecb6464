// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <fmt/ostream.h>
#include <fmt/ranges.h>

#include <charconv>
#include <map>
#include <ostream>

#include "app/cards_command.h"
#include "app/deck_command.h"
#include "app/exit_code.h"
#include "app/storage/text_file.h"
#include "engine/naruto/decks/formats/deck_answers.h"
#include "engine/naruto/decks/formats/deck_export.h"
#include "engine/naruto/decks/formats/deck_import.h"
#include "engine/table/separated_values.h"
#include "ui/wording/language.h"

namespace playsheet {
namespace {

using naruto::DeckFormat;

/// Texts of answers by line; several of one line are for its questions in their order.
using Answers = std::multimap<int, std::string>;

/// "12=N-001", "12=3 N-001", "12=none", of a heading "12=sideboard"; nothing if one of them is none.
std::optional<Answers> answers_of(const std::vector<std::string>& written, const naruto::CardIndex& cards,
                                  std::ostream& err) {
  Answers answers;
  naruto::DeckQuestion of_heading;
  of_heading.doubt = naruto::DeckDoubt::unknown_heading;
  for (const std::string& each : written) {
    const auto mark = each.find('=');
    int line = 0;
    const bool number = mark != std::string::npos &&
                        std::from_chars(each.data(), each.data() + mark, line).ptr == each.data() + mark && line > 0;
    const std::string text = number ? each.substr(mark + 1) : std::string();
    if (!read_answer(text, {}, cards) && !read_answer(text, of_heading, cards)) {
      fmt::print(err,
                 "--answer {}: expected LINE=CODE, LINE=COUNT CODE, LINE=PILE of a heading or LINE=none, such as "
                 "12=N-001\n",
                 each);
      return std::nullopt;
    }
    answers.emplace(line, text);
  }
  return answers;
}

/// Puts the answers in; the questions that stay are told. True if none did.
bool settle(naruto::DeckImport& import, Answers answers, const naruto::CardIndex& cards, const std::string& source,
            std::ostream& err) {
  std::vector<naruto::DeckAnswer> given;
  bool settled = true;
  for (const naruto::DeckQuestion& question : import.questions) {
    const auto text = answers.find(question.line);
    const auto answer = text == answers.end() ? std::nullopt : read_answer(text->second, question, cards);
    if (answer) {
      given.push_back(*answer);
      if (answers.count(question.line) > 1) answers.erase(text);  // the last one holds for all that follow
      continue;
    }
    fmt::print(err, "{}\n", naruto::text_of(question, source));
    settled = false;
  }
  if (settled)
    take_answers(import, given);
  else
    fmt::print(err, "Nothing was written. Answer with --answer LINE=CODE, LINE=\"3 CODE\", LINE=PILE or LINE=none.\n");
  return settled;
}

}  // namespace

int run_deck_convert(const DeckConvertOptions& options, std::ostream& out, std::ostream& err) {
  const auto format = table::from_name<DeckFormat>(options.to);
  if (!format) {
    fmt::print(err, "unknown format \"{}\"; known: {}\n", options.to,
               fmt::join(table::EnumNames<DeckFormat>::names, ", "));
    return kUsage;
  }
  const auto spreadsheet = wording::language_from_code(options.spreadsheet);
  if (!options.spreadsheet.empty() && (!spreadsheet || *format != DeckFormat::csv)) {
    fmt::print(err, "--spreadsheet {}: expected en, it or pt_BR, and --to csv\n", options.spreadsheet);
    return kUsage;
  }
  if (const auto there = why_not_over(options.out_file, options.force)) {
    fmt::print(err, "{}\n", text_of(*there));
    return kWrong;
  }
  const auto bytes = read_file_bytes(options.file);
  if (!bytes) {
    fmt::print(err, "{}\n", text_of(bytes.problem()));
    return kWrong;
  }
  naruto::Catalog catalog;
  if (!load_cards(options.cards, catalog, err)) return kWrong;
  const naruto::CardIndex cards(catalog);
  const auto answers = answers_of(options.answers, cards, err);
  if (!answers) return kUsage;
  auto import = naruto::import_deck(*bytes, options.file.string(), cards);
  if (import.refusal) fmt::print(err, "{}\n", naruto::text_of(*import.refusal, options.file.string()));
  for (const auto& message : import.messages) fmt::print(err, "{}\n", naruto::text_of(message));
  if (!import.good() || !settle(import, *answers, cards, options.file.string(), err)) return kWrong;
  std::string text = naruto::export_deck(import.deck, *format, catalog);
  if (spreadsheet) text = table::table_for_spreadsheet(text, wording::decimal_sign(*spreadsheet));
  if (options.out_file.empty()) {
    fmt::print(out, "{}", text);
    return kFine;
  }
  const auto written = write_text_file(options.out_file, text);
  if (!written) fmt::print(err, "{}\n", text_of(written.problem()));
  return written ? kFine : kWrong;
}

}  // namespace playsheet
