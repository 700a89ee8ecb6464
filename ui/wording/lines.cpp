// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/lines.h"

#include <algorithm>
#include <utility>

namespace playsheet::wording {

using naruto::describe::Lead;
using naruto::describe::LeadKind;
using naruto::describe::Naming;
using naruto::describe::Sentence;
using naruto::describe::SentenceKind;

namespace {

bool has_pronoun(const naruto::describe::Test& test) {
  return test.who.naming == Naming::pronoun || std::any_of(test.parts.begin(), test.parts.end(), has_pronoun);
}

/// "When its team wins": whose was said before.
bool has_pronoun(const Lead& lead) {
  return lead.who.naming == Naming::pronoun || has_pronoun(lead.test) ||
         std::any_of(lead.either.begin(), lead.either.end(), [](const Lead& other) { return has_pronoun(other); });
}

/// A sentence by its first words.
LineOpening opening_of(const Lead& lead) {
  if (has_pronoun(lead)) return LineOpening::none;
  switch (lead.kind) {
    case LeadKind::numbered:
      return LineOpening::option;
    case LeadKind::event:
    case LeadKind::moment:
    case LeadKind::otherwise:
      return LineOpening::moment;
    case LeadKind::if_:
    case LeadKind::heads:
    case LeadKind::tails:
    case LeadKind::right_call:
    case LeadKind::wrong_call:
    case LeadKind::if_you_do:
    case LeadKind::if_you_do_not:
    case LeadKind::if_they_do:
      return LineOpening::condition;
    default:
      return LineOpening::none;
  }
}

std::string joined(const std::vector<Line>& lines, std::size_t from, std::size_t to) {
  std::string text;
  for (std::size_t i = from; i < to; ++i) text += (i > from ? " " : "") + lines[i].words;
  return text;
}

/// The lines of all languages side by side: a sentence that has fewer parts in one of them has one in all.
void align(std::vector<ToldParagraph>& languages) {
  const auto parts = [](const ToldParagraph& told, std::size_t sentence) {
    return std::count_if(told.lines.begin(), told.lines.end(),
                         [&](const Line& line) { return line.start.sentence == sentence; });
  };
  const auto differs = [&](std::size_t sentence) {
    return std::any_of(languages.begin(), languages.end(), [&](const ToldParagraph& told) {
      return parts(told, sentence) != parts(languages.front(), sentence);
    });
  };
  for (std::size_t sentence = 0; sentence <= languages.front().lines.back().start.sentence; ++sentence) {
    if (!differs(sentence)) continue;
    for (ToldParagraph& told : languages)
      for (std::size_t i = told.lines.size(); i-- > 1;)
        if (told.lines[i].start.sentence == sentence && told.lines[i].start.part > 0) {
          told.lines[i - 1].words += " " + told.lines[i].words;
          told.lines.erase(told.lines.begin() + static_cast<std::ptrdiff_t>(i));
        }
  }
}

bool is_too_long(const std::vector<ToldParagraph>& languages, std::size_t from, std::size_t to) {
  return std::any_of(languages.begin(), languages.end(), [&](const ToldParagraph& told) {
    return character_count(told.polished(joined(told.lines, from, to))) > kLongestParagraph;
  });
}

}  // namespace

LineOpening LineOpenings::before(const Sentence& s) {
  const bool plain = s.kind == SentenceKind::statement && !s.clauses.empty();
  const std::vector<Lead>& leads = plain ? s.clauses.front().leads : s.leads;
  const bool leaves_condition = s.depth < depth_ && s.depth > 0;
  const bool after_modes = modes_ended_ || (mode_depth_ > 0 && s.depth < mode_depth_);
  const bool labelled = std::exchange(label_, s.kind == SentenceKind::works_in);
  const bool first = std::exchange(first_, false);
  depth_ = s.depth;
  modes_ended_ = false;
  if (after_modes) mode_depth_ = 0;
  if (!leads.empty() && leads.front().kind == LeadKind::numbered) mode_depth_ = s.depth;
  if (first || labelled) return LineOpening::none;
  if (after_modes) return LineOpening::option;
  if (s.kind == SentenceKind::definition || s.kind == SentenceKind::paid_on_use) return LineOpening::closing;
  const bool names_bearer = s.who.naming != Naming::pronoun || s.who.link == naruto::describe::Link::target;
  if (s.kind == SentenceKind::granted && s.leads.empty() && names_bearer) return LineOpening::moment;
  if (leads.empty()) return LineOpening::none;
  const bool then_alone = leads.size() == 1 && leads.front().kind == LeadKind::then;
  return then_alone && leaves_condition ? LineOpening::condition : opening_of(leads.front());
}

std::size_t character_count(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= ' ' && (byte & 0xC0U) != 0x80U;
  }));
}

bool is_too_long(const std::vector<ToldParagraph>& languages) {
  return std::any_of(languages.begin(), languages.end(), [](const ToldParagraph& told) {
    return character_count(told.polished(joined(told.lines, 0, told.lines.size()))) > kLongestParagraph;
  });
}

std::vector<LineStart> line_starts(const std::vector<ToldParagraph>& languages) {
  std::vector<ToldParagraph> aligned = languages;
  align(aligned);
  const std::vector<Line>& lines = aligned.front().lines;
  std::vector<std::size_t> begins{0};
  for (const auto least : {LineOpening::option, LineOpening::moment, LineOpening::condition, LineOpening::closing}) {
    std::vector<std::size_t> now;
    for (std::size_t n = 0; n < begins.size(); ++n) {
      const std::size_t end = n + 1 < begins.size() ? begins[n + 1] : lines.size();
      now.push_back(begins[n]);
      if (!is_too_long(aligned, begins[n], end)) continue;
      for (std::size_t i = begins[n] + 1; i < end; ++i)
        if (lines[i].opening >= least) now.push_back(i);
    }
    begins = std::move(now);
  }
  std::vector<LineStart> starts;
  for (const std::size_t at : begins) starts.push_back(lines[at].start);
  return starts;
}

std::string joined(const std::vector<Line>& lines, const std::vector<LineStart>& starts) {
  std::string text;
  for (const Line& line : lines) {
    const bool begins = std::find(starts.begin(), starts.end(), line.start) != starts.end();
    text += (text.empty() ? "" : begins ? "\n" : " ") + line.words;
  }
  return text;
}

}  // namespace playsheet::wording
