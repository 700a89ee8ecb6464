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

namespace table {

template <class L>
struct LessonReading {
  std::optional<Lesson<L>> lesson;  ///< absent if there is a message
  LessonMessages messages;
};

/// Reads a lesson file of one game. Of its game it asks for
/// - `read_head(fields, keys, lesson)`: keys at the top that are this game's alone;
/// - `find_player`, `find_zone`, `zone_words`, `has(thing)`, `card_name(text, cards)`: what can be pointed at;
/// - `questions()`: by which names hints may ask; `kShowdown`: what it calls the key for what has been fought, empty
///   where nothing stands still;
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
    LessonFields::Table keys(fields_, root);
    keys.must("game", [this](const SourceValue& value) { fields_.constant(value, L::kGame); });
    if (!messages_.empty()) return std::move(lesson_);  // of another game all else would be wrong
    keys.must("format", [this](const SourceValue& value) { fields_.constant(value, kFormat); });
    L::read_head(fields_, keys, lesson_);
    keys.must("title", [this](const SourceValue& value) { fields_.words(value, lesson_.title, kLongestLessonTitle); });
    keys.must("goal", [this](const SourceValue& value) { fields_.words(value, lesson_.goal); });
    keys.must("position", [this](const SourceValue& value) { position(value); });
    keys.must("step", [this](const SourceValue& value) { steps(value); });
    keys.close();
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
      return fields_.fail(LessonFault::too_large, value, fmt::format("{} steps", items->size()), "fewer steps");
    for (std::size_t i = 0; i < items->size(); ++i) {
      const LessonFields::Enter enter(fields_, i);
      step((*items)[i], i);
    }
    const LessonFields::Enter enter(fields_, items->size() - 1);
    const bool waits = items->back().find("expect") != nullptr || !lesson_.steps.back().tells();
    if (waits) fields_.fail(LessonFault::never_applies, items->back(), "a last step that waits", "one that only tells");
  }

  void step(const SourceValue& value, std::size_t index) {
    LessonStep<L>& out = lesson_.steps.emplace_back();
    LessonFields::Table keys(fields_, value, "a table");
    if (!keys.good()) return;
    const auto words_in = [this](LocalText& text) {
      return [this, &text](const SourceValue& words) { fields_.words(words, text); };
    };
    keys.must("words", words_in(out.words));
    const bool expects = decisions(keys, "expect", ScriptLine::Of::expected, index);
    const bool follows = decisions(keys, "then", ScriptLine::Of::then, index);
    const bool wrong = expects ? keys.must("wrong", words_in(out.wrong)) : keys.may("wrong", words_in(out.wrong));
    keys.may("point", [&](const SourceValue& points) { this->points(points, out); });
    if (!L::kShowdown.empty()) keys.may(L::kShowdown, out.showdown);
    keys.may("play", out.play);
    keys.may("hint", [&](const SourceValue& list) { hints(list, out); });
    keys.may("lost", words_in(out.lost));
    keys.close();
    const auto never = [&](std::string_view what, std::string_view right) {
      fields_.fail(LessonFault::never_applies, value, std::string(what), std::string(right));
    };
    if (wrong && !expects) never("wrong", "it only where something is expected");
    if (out.play && (expects || out.showdown || follows))
      never("play", "nothing expected in a part that is played freely");
    if (!out.play && !out.hints.empty()) never("hint", "it only where all play freely");
    if (out.showdown && expects) never(L::kShowdown, "nothing expected while what was fought stands");
  }

  bool decisions(LessonFields::Table& keys, std::string_view key, ScriptLine::Of of, std::size_t step) {
    return keys.may(key, [&](const SourceValue& list) {
      for (LessonFields::Line& line : fields_.lines(list))
        script_.push_back({std::move(line.text), line.line, std::move(line.path), of, step});
    });
  }

  /// Questions of the game, each once.
  void hints(const SourceValue& list, LessonStep<L>& step) {
    if (list.list() == nullptr) return fields_.wrong_type(list, "tables [[step.hint]]");
    for (std::size_t i = 0; i < list.list()->size(); ++i) {
      const LessonFields::Enter enter(fields_, i);
      LessonHint& hint = step.hints.emplace_back();
      LessonFields::Table keys(fields_, (*list.list())[i], "a table");
      keys.must("words", [&](const SourceValue& words) { fields_.words(words, hint.words); });
      keys.must("when", [&](const SourceValue& when) {
        fields_.read(when, hint.when);
        if (when.text() != nullptr) fields_.is_one_of(when, hint.when, "what is asked", L::questions());
        const auto same = [&](const LessonHint& other) { return &other != &hint && other.when == hint.when; };
        if (std::any_of(step.hints.begin(), step.hints.end(), same))
          fields_.fail(LessonFault::never_applies, when, hint.when, "a question that has no hint yet");
      });
      keys.close();
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
      if (!marker && !zone)
        fields_.is_one_of((*list.list())[index], rest, std::string(marker_words()), L::zone_words());
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
  const SourceValue root = read_source(text, kMostLessonBytes, source, reading.messages);
  if (!reading.messages.empty()) return reading;
  Lesson<L> lesson = LessonReader<L>(source, cards, reading.messages).read(root);
  if (reading.messages.empty()) reading.lesson = std::move(lesson);
  return reading;
}

}  // namespace table
