// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/cards/reporter.h"

#include <fmt/format.h>

#include <span>

namespace naruto {
namespace {

/// A file of garbage must not give a million messages.
constexpr std::size_t kMostMessages = 500;

std::string text_of_steps(std::span<const PathStep> steps) {
  std::string text;
  for (const PathStep& step : steps) {
    if (step.key.empty()) {
      text += fmt::format("[{}]", step.index);
    } else {
      if (!text.empty()) text += '.';
      text += step.key.substr(0, 60);
    }
  }
  return text;
}

}  // namespace

std::string text_of(const Path& path) { return text_of_steps(path); }

void Reporter::add(MessageCode code, std::string found, std::string expected, std::string nearest, Severity severity) {
  if (severity == Severity::error) ++errors_;
  if (messages_.size() >= kMostMessages) return;
  constexpr std::size_t kLongest = 120;
  if (found.size() > kLongest) {
    std::size_t cut = kLongest;
    while (cut > 0 && (static_cast<unsigned char>(found[cut]) & 0xC0U) == 0x80U) --cut;  // not inside a letter
    found.replace(cut, std::string::npos, "...");
  }
  const bool of_key = code == MessageCode::unknown_key || code == MessageCode::unknown_name;
  const TextPlace place = lines_ != nullptr ? lines_->place(path_, of_key) : TextPlace{};
  messages_.push_back({.severity = severity,
                       .code = code,
                       .source = source_,
                       .line = place.line,
                       .card = card_,
                       .path = text_of_steps(std::span(path_).subspan(root_size_)),
                       .found = std::move(found),
                       .expected = std::move(expected),
                       .nearest = std::move(nearest),
                       .column = place.column});
}

}  // namespace naruto
