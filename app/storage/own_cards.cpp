// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/own_cards.h"

#include "engine/naruto/cards/card_reader.h"

namespace playsheet {
namespace fs = std::filesystem;

OwnCards add_own_cards(const fs::path& data, naruto::Catalog& catalog, const CardTexts& texts) {
  OwnCards own;
  const fs::path folder = data / "cards";
  std::error_code error;
  if (!fs::is_directory(folder, error)) return own;
  const auto files = card_source_files(folder);
  naruto::Catalog read;
  for (const fs::path& file : files) {
    const auto text = read_text_file(file);
    if (!text) {
      own.problems.push_back(text.problem());
      continue;
    }
    auto found = naruto::read_cards(*text, file.filename().string(), read, &catalog);
    own.messages.insert(own.messages.end(), found.begin(), found.end());
  }
  auto names = naruto::check_names(read, &catalog);
  own.messages.insert(own.messages.end(), names.begin(), names.end());
  if (read.size() == 0) return own;
  const fs::path database = data / "own-cards.db";
  if (const auto written = write_cards_database(read, database, texts); !written) {
    own.problems.push_back(written.problem());
    return own;
  }
  fs::permissions(database, fs::perms::owner_read | fs::perms::owner_write, error);  // whoever has the folder has it
  if (const auto added = open_cards_database(database, catalog))
    own.cards = *added;
  else
    own.problems.push_back(added.problem());
  return own;
}

}  // namespace playsheet
