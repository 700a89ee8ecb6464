// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/table/lesson.h"
#include "engine/table/lesson_text.h"
#include "engine/table/source_message.h"

namespace table {

template <class L>
struct LessonReading {
  std::optional<Lesson<L>> lesson;  ///< absent if there is a message
  LessonMessages messages;
};

/// Reads a lesson file of one game. Of its game it asks for
/// - `head_keys()` and `read_head(fields, root, lesson)`: keys at the top that are this game's alone;
/// - `find_player`, `find_zone`, `zone_words`, `has(thing)`, `card_name(text, cards)`: what can be pointed at;
/// - `questions()`: by which names hints may ask; `kShowdown`: what it calls the key for what has been fought;
/// - `read_script(script, cards, lesson)`: the lines in its notation, the position into the ground of the lesson, the
///   decisions into its steps.
template <class L>
class LessonReader {
 public:
  using Cards = typename L::Catalog;

  LessonReader(std::string_view source, const Cards& cards, LessonMessages& messages)
      : source_(source),
        cards_(cards),
        messages_(messages),
        fields_(source, messages, [&cards](std::string_view code) { return cards.find(code).has_value(); }) {}

  Lesson<L> read(const SourceValue& root) {
    std::vector<std::string_view> keys{"format", "game", "title", "goal", "position", "step"};
    for (const std::string_view key : L::head_keys()) keys.push_back(key);
    fields_.part(root, "game", true, [this](const SourceValue& value) { fields_.constant(value, L::kGame); });
    if (!messages_.empty()) return std::move(lesson_);  // of another game all else would be wrong
    fields_.unknown_keys(root, keys);
    fields_.part(root, "format", true, [this](const SourceValue& value) { fields_.constant(value, kFormat); });
    L::read_head(fields_, root, lesson_);
    fields_.part(root, "title", true,
                 [this](const SourceValue& value) { fields_.words(value, lesson_.title, kLongestLessonTitle); });
    fields_.part(root, "goal", true, [this](const SourceValue& value) { fields_.words(value, lesson_.goal); });
    fields_.part(root, "position", true, [this](const SourceValue& value) { position(value); });
    fields_.part(root, "step", true, [this](const SourceValue& value) { steps(value); });
    L::read_script(ScriptReading{script_, source_, messages_}, cards_, lesson_);
    lesson_.id = lesson_id(source_);
    return std::move(lesson_);
  }

 private:
  static constexpr long long kFormat = 1;

  void position(const SourceValue& value) {
    std::string lines;
    fields_.read(value, lines);
    int at = value.line + 1;  // behind the line with the quotes
    for (std::size_t from = 0; from < lines.size(); ++at) {
      const std::size_t end = std::min(lines.find('\n', from), lines.size());
      script_.push_back({lines.substr(from, end - from), at, fields_.path(), ScriptLine::Of::position, 0});
      from = end + 1;
    }
  }

  void steps(const SourceValue& value) {
    const auto* items = value.list();
    if (items == nullptr || items->empty()) return fields_.wrong_type(value, "tables [[step]]");
    if (items->size() > kMostLessonSteps)
      return fields_.add(LessonFault::too_large, value, fmt::format("{} steps", items->size()), "fewer steps");
    for (std::size_t i = 0; i < items->size(); ++i) {
      const LessonFields::Enter enter(fields_, i);
      step((*items)[i], i);
    }
    const LessonFields::Enter enter(fields_, items->size() - 1);
    const bool waits = items->back().find("expect") != nullptr || !lesson_.steps.back().tells();
    if (waits) fields_.add(LessonFault::never_applies, items->back(), "a last step that waits", "one that only tells");
  }

  void step(const SourceValue& value, std::size_t index) {
    LessonStep<L>& out = lesson_.steps.emplace_back();
    if (value.table() == nullptr) return fields_.wrong_type(value, "a table");
    fields_.unknown_keys(value, {"words", "wrong", "point", "expect", "then", L::kShowdown, "play", "hint", "lost"});
    const auto words_in = [this](LocalText& text) {
      return [this, &text](const SourceValue& words) { fields_.words(words, text); };
    };
    const auto flag = [this](bool& to) { return [this, &to](const SourceValue& on) { fields_.read(on, to); }; };
    fields_.part(value, "words", true, words_in(out.words));
    const bool expects = decisions(value, "expect", ScriptLine::Of::expected, index);
    const bool follows = decisions(value, "then", ScriptLine::Of::then, index);
    const bool wrong = fields_.part(value, "wrong", expects, words_in(out.wrong));
    fields_.part(value, "point", false, [&](const SourceValue& points) { this->points(points, out); });
    fields_.part(value, L::kShowdown, false, flag(out.showdown));
    fields_.part(value, "play", false, flag(out.play));
    fields_.part(value, "hint", false, [&](const SourceValue& list) { hints(list, out); });
    fields_.part(value, "lost", false, words_in(out.lost));
    const auto never = [&](std::string_view what, std::string_view right) {
      fields_.add(LessonFault::never_applies, value, std::string(what), std::string(right));
    };
    if (wrong && !expects) never("wrong", "it only where something is expected");
    if (out.play && (expects || out.showdown || follows))
      never("play", "nothing expected in a part that is played freely");
    if (!out.play && !out.hints.empty()) never("hint", "it only where both play freely");
    if (out.showdown && expects) never(L::kShowdown, "nothing expected while what was fought stands");
  }

  bool decisions(const SourceValue& value, std::string_view key, ScriptLine::Of of, std::size_t step) {
    return fields_.part(value, key, false, [&](const SourceValue& list) {
      for (LessonFields::Line& line : fields_.lines(list))
        script_.push_back({std::move(line.text), line.line, std::move(line.path), of, step});
    });
  }

  /// Questions of the game, each once.
  void hints(const SourceValue& list, LessonStep<L>& step) {
    if (list.list() == nullptr) return fields_.wrong_type(list, "tables [[step.hint]]");
    for (std::size_t i = 0; i < list.list()->size(); ++i) {
      const SourceValue& each = (*list.list())[i];
      const LessonFields::Enter enter(fields_, i);
      if (each.table() == nullptr) return fields_.wrong_type(each, "a table");
      LessonHint& hint = step.hints.emplace_back();
      fields_.unknown_keys(each, {"when", "words"});
      fields_.part(each, "words", true, [&](const SourceValue& words) { fields_.words(words, hint.words); });
      fields_.part(each, "when", true, [&](const SourceValue& when) {
        fields_.read(when, hint.when);
        if (when.text() != nullptr) fields_.is_one_of(when, hint.when, "what is asked", L::questions());
      });
    }
  }

  void points(const SourceValue& value, LessonStep<L>& step) {
    for (const LessonFields::Line& line : fields_.lines(value)) step.points.push_back(point(value, line.text));
  }

  /// "A hand", "D marker", "lanes", "button" ..., else a card by its code or label.
  LessonPoint<L> point(const SourceValue& list, const std::string& name) {
    LessonPoint<L> out;
    const std::size_t index = step_of(list, name);
    const LessonFields::Enter enter(fields_, index);
    const auto blank = name.find(' ');
    const auto player = L::find_player(std::string_view(name).substr(0, std::min(blank, name.size())));
    if (player && blank != std::string::npos) {
      const std::string rest = name.substr(blank + 1);
      const bool marker = rest == "marker" && L::has(LessonThing::marker);
      out.player = *player;
      out.what = marker ? LessonThing::marker : LessonThing::zone;
      const auto zone = L::find_zone(rest);
      if (zone) out.zone = *zone;
      if (!marker && !zone) fields_.is_one_of((*list.list())[index], rest, marker_words(), L::zone_words());
      return out;
    }
    const auto what = from_name<LessonThing>(name);
    if (what && *what > LessonThing::marker && L::has(*what)) {
      out.what = *what;
      return out;
    }
    out.card = L::card_name(name, cards_);
    return out;
  }

  static std::string_view marker_words() { return L::has(LessonThing::marker) ? "a zone or marker" : "a zone"; }
  static std::size_t step_of(const SourceValue& list, const std::string& name) {
    const auto& items = *list.list();
    const auto at = std::find_if(items.begin(), items.end(),
                                 [&](const SourceValue& item) { return item.text() && *item.text() == name; });
    return static_cast<std::size_t>(at - items.begin());
  }

  std::string_view source_;
  const Cards& cards_;
  LessonMessages& messages_;
  LessonFields fields_;
  Script script_;
  Lesson<L> lesson_;
};

/// Reads a lesson file (TOML, docs/formats.md, section 9). `source` is the name used in messages; the id of the lesson
/// is made from it. Strict: what is unknown, missing, too long or speaks of a card that nobody knows is an error.
/// Whether the lesson can be played is for `rehearse`. Never throws.
template <class L>
LessonReading<L> read_lesson_of(std::string_view text, std::string_view source, const typename L::Catalog& cards) {
  LessonReading<L> reading;
  std::optional<SourceFault> fault;
  const SourceValue root = read_toml(text, kMostLessonBytes, fault);
  if (fault) {
    reading.messages.push_back({code_of<LessonFault>(*fault),
                                std::string(source),
                                fault->line,
                                0,
                                {},
                                std::move(fault->found),
                                std::move(fault->expected),
                                {}});
    return reading;
  }
  Lesson<L> lesson = LessonReader<L>(source, cards, reading.messages).read(root);
  if (reading.messages.empty()) reading.lesson = std::move(lesson);
  return reading;
}

}  // namespace table
