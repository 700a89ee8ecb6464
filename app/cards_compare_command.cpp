// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>
#include <ostream>

#include "app/cards_command.h"
#include "app/cards_tree_commands.h"
#include "app/exit_code.h"
#include "engine/naruto/cards/card_reader.h"
#include "engine/naruto/contrast/tree_comparison.h"

namespace playsheet {
namespace {

/// One source, or a folder of them.
bool load(const std::filesystem::path& path, naruto::Catalog& cards, std::ostream& err) {
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) return load_cards(path, cards, err);
  const auto text = read_text_file(path);
  if (!text) {
    fmt::print(err, "{}\n", text_of(text.problem()));
    return false;
  }
  const auto messages = naruto::read_cards(*text, path.string(), cards);
  for (const auto& message : messages) fmt::print(err, "{}\n", naruto::text_of(message));
  return !naruto::has_errors(messages);
}

}  // namespace

int run_cards_compare(const CardsCompareOptions& options, std::ostream& out, std::ostream& err) {
  naruto::Catalog a, b;
  if (!load(options.a, a, err) || !load(options.b, b, err)) return kWrong;
  const auto found = naruto::compare_cards(a, b);
  std::size_t different = 0;
  const auto side = [](const std::string& written) { return written.empty() ? std::string("nothing") : written; };
  for (const auto& card : found.both) {
    if (card.differences.empty()) continue;
    ++different;
    fmt::print(out, "{}\n", card.code);
    for (const auto& each : card.differences)
      fmt::print(out, "  {}\n    a: {}\n    b: {}\n", each.path, side(each.a), side(each.b));
  }
  for (const std::string& code : found.only_a) fmt::print(out, "{}: only in {}\n", code, options.a.string());
  for (const std::string& code : found.only_b) fmt::print(out, "{}: only in {}\n", code, options.b.string());
  fmt::print(out, "{} cards compared, {} differ\n", found.both.size(), different);
  return different == 0 ? kFine : kWrong;
}

}  // namespace playsheet
