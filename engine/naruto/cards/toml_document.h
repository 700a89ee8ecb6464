// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/cards/reporter.h"

namespace naruto {

/// A TOML text as JSON, with line and column of every place. Private to the readers of cards, decks and
/// lessons.
class TomlDocument final : public LineSource {
 public:
  /// A text that is no TOML, too large or too deep leaves a message, and the document is empty.
  TomlDocument(std::string_view text, std::string_view source, std::vector<CardMessage>& messages);
  ~TomlDocument() override;

  bool good() const { return good_; }
  const nlohmann::ordered_json& root() const { return root_; }

  /// Where the deepest part of the path that exists begins.
  TextPlace place(const Path& path, bool of_key) const override;
  /// The keys of a table at the top in the order of the source; TOML tables have none of their own.
  std::vector<std::string> keys_in_order(std::string_view table) const;

 private:
  struct Parsed;
  std::unique_ptr<Parsed> parsed_;
  nlohmann::ordered_json root_;
  bool good_ = false;
};

/// What a file is called without folder and ending: the id of the deck or the lesson in it.
std::string id_of_source(std::string_view source);

}  // namespace naruto
