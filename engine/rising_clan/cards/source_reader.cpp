// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/cards/source_reader.h"

namespace rising_clan {

void SourceReader::fail(MessageCode code, const toml::node& at, std::string found, std::string expected) {
  if (messages_.size() >= kMostMessages) return;
  messages_.push_back(
      {code, static_cast<int>(at.source().begin.line), card_, path_, std::move(found), std::move(expected)});
}

void SourceReader::text(const toml::node& at, std::string& out) {
  const auto* value = at.as_string();
  if (value == nullptr) return wrong_type(at, "a text");
  if (value->get().empty() || value->get().size() > kLongestText)
    return fail(MessageCode::too_large, at, fmt::format("{} bytes", value->get().size()),
                fmt::format("1 to {} bytes", kLongestText));
  out = value->get();
}

void SourceReader::flag(const toml::node& at, bool& out) {
  const auto* value = at.as_boolean();
  if (value == nullptr) return wrong_type(at, "true or false");
  out = value->get();
}

void SourceReader::names(const toml::node& at, Names& out) {
  Fields fields(*this, at, "names in en, it, pt");
  fields.must_text("en", out.en);
  fields.must_text("it", out.it);
  fields.must_text("pt", out.pt);
  fields.close();
}

void SourceReader::Fields::close() {
  if (table_ == nullptr) return;
  for (const auto& [key, value] : *table_)
    if (std::find(known_.begin(), known_.end(), key.str()) == known_.end())
      reader_.fail(MessageCode::unknown_key, value, fmt::format("\"{}\"", key.str()),
                   fmt::format("one of {}", fmt::join(known_, ", ")));
}

}  // namespace rising_clan
