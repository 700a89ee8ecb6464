// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/lesson/lesson_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "engine/naruto/cards/toml_document.h"
#include "engine/naruto/cards/tree_reader.h"
#include "engine/naruto/editions/edition.h"
#include "engine/naruto/scenario/scenario_reader.h"
#include "engine/naruto/scenario/vocabulary.h"

namespace naruto {
namespace {

constexpr int kFormat = 1;
constexpr std::size_t kLongestWords = 260;  ///< letters, in any language: a panel is no page
constexpr std::size_t kLongestTitle = 60;
constexpr std::size_t kMostSteps = 40;

std::size_t letters(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

/// The lines in the notation of scenarios, in one text, and where each stands in the file.
class Script {
 public:
  explicit Script(std::string_view edition) { text_ = fmt::format("scenario lesson\neditions {}\nstrict\n", edition); }

  /// The number of the line that was added.
  int add(std::string_view line, int in_file, std::string path) {
    text_ += std::string(line) + '\n';
    places_[++lines_] = {in_file, std::move(path)};
    return lines_;
  }
  const std::string& text() const { return text_; }
  struct Place {
    int line = 0;
    std::string path;
  };
  Place place(int line) const {
    const auto found = places_.find(line);
    return found == places_.end() ? Place{} : found->second;
  }

 private:
  static constexpr int kHeadLines = 3;
  std::string text_;
  int lines_ = kHeadLines;
  std::map<int, Place> places_;
};

class LessonReader {
 public:
  LessonReader(const TomlDocument& document, std::string_view source, const Catalog& cards,
               std::vector<CardMessage>& messages)
      : document_(document),
        source_(source),
        cards_(cards),
        root_(document.root()),
        messages_(messages),
        reporter_(messages, source, &document),
        reader_(words_, reporter_) {}

  Lesson read() {
    reader_.unknown_keys(root_, {"format", "game", "edition", "title", "goal", "position", "step"});
    part(root_, "format", true, [this](const Json& json) { constant(json, kFormat); });
    part(root_, "game", true, [this](const Json& json) { constant(json, "naruto"); });
    part(root_, "edition", true, [this](const Json& json) { edition(json); });
    part(root_, "title", true, [this](const Json& json) { text(json, lesson_.title, kLongestTitle); });
    part(root_, "goal", true, [this](const Json& json) { text(json, lesson_.goal, kLongestWords); });
    Script script(lesson_.edition == nullptr ? editions().front().id : lesson_.edition->id);
    part(root_, "position", true, [&](const Json& json) { position(json, script); });
    part(root_, "step", true, [&](const Json& json) { steps(json, script); });
    play_script(script);
    if (!lesson_.steps.empty() && !lesson_.steps.back().tells()) {
      const Reporter::Enter enter(reporter_, {"step", 0});
      const Reporter::Enter last(reporter_, {{}, lesson_.steps.size() - 1});
      reader_.add(MessageCode::never_applies, "a last step that waits", "one that only tells");
    }
    return std::move(lesson_);
  }

 private:
  template <class Use>
  bool part(const Json& table, std::string_view key, bool must, Use&& use) {
    const auto found = table.find(key);
    if (found == table.end()) {
      if (must) reader_.missing(key);
      return false;
    }
    const Reporter::Enter enter(reporter_, {key, 0});
    use(*found);
    return true;
  }

  template <class Value>
  void constant(const Json& json, const Value& value) {
    if (json != value) reader_.add(MessageCode::unknown_game, json.dump(), Json(value).dump());
  }

  void edition(const Json& json) {
    std::string id;
    reader_.read(json, id);
    lesson_.edition = find_edition(id);
    if (lesson_.edition != nullptr) return;
    std::vector<std::string_view> known;
    for (const Edition& each : editions()) known.push_back(each.id);
    reader_.add(MessageCode::unknown_word, fmt::format("\"{}\"", id), "an edition", nearest_word(id, known));
  }

  /// Words in all three languages.
  void text(const Json& json, LocalText& out, std::size_t longest) {
    if (!json.is_object()) return reader_.wrong_type(json, "a table with en, it and pt_BR");
    reader_.unknown_keys(json, {"en", "it", "pt_BR"});
    const auto language = [&](std::string_view key, std::string& value) {
      part(json, key, true, [&](const Json& words) {
        reader_.read(words, value);
        if (words.is_string() && value.find_first_not_of(" \n") == std::string::npos)
          reader_.add(MessageCode::missing_key, "no words", "words");
        if (letters(value) > longest)
          reader_.add(MessageCode::too_large, fmt::format("{} letters", letters(value)),
                      fmt::format("at most {}", longest));
        for (const std::string& code : codes_in(value))
          if (!cards_.find(code)) reader_.add(MessageCode::unknown_name, "{" + code + "}", "the code of a known card");
      });
    };
    language("en", out.en);
    language("it", out.it);
    language("pt_BR", out.pt_br);
  }

  // --- lines in the notation of scenarios ---------------------------------------------------------------------------

  void position(const Json& json, Script& script) {
    std::string lines;
    reader_.read(json, lines);
    int at = document_.place({{"position", 0}}, false).line + 1;  // behind the line with the quotes
    for (std::size_t from = 0; from < lines.size(); ++at) {
      const std::size_t end = std::min(lines.find('\n', from), lines.size());
      script.add(std::string_view(lines).substr(from, end - from), at, "position");
      from = end + 1;
    }
  }

  void steps(const Json& json, Script& script) {
    if (!json.is_array() || json.empty()) return reader_.wrong_type(json, "tables [[step]]");
    if (json.size() > kMostSteps)
      return reader_.add(MessageCode::too_large, fmt::format("{} steps", json.size()), "fewer steps");
    for (std::size_t i = 0; i < json.size(); ++i) {
      const Reporter::Enter enter(reporter_, {{}, i});
      step(json[i], {{"step", 0}, {{}, i}}, script);
    }
  }

  void step(const Json& json, const Path& path, Script& script) {
    LessonStep& out = lesson_.steps.emplace_back();
    if (!json.is_object()) return reader_.wrong_type(json, "a table");
    reader_.unknown_keys(json, {"words", "wrong", "point", "expect", "then", "showdown", "play", "hint", "lost"});
    part(json, "words", true, [&](const Json& words) { text(words, out.words, kLongestWords); });
    const std::size_t index = lesson_.steps.size() - 1;
    const bool expects = decisions(json, "expect", path, script, {index, true});
    decisions(json, "then", path, script, {index, false});
    const bool wrong = part(json, "wrong", expects, [&](const Json& words) { text(words, out.wrong, kLongestWords); });
    if (wrong && !expects) reader_.add(MessageCode::never_applies, "wrong", "it only where something is expected");
    part(json, "point", false, [&](const Json& points) { this->points(points, out); });
    part(json, "showdown", false, [&](const Json& flag) { reader_.read(flag, out.showdown); });
    part(json, "play", false, [&](const Json& flag) { reader_.read(flag, out.play); });
    part(json, "hint", false, [&](const Json& list) { hints(list, out); });
    part(json, "lost", false, [&](const Json& words) { text(words, out.lost, kLongestWords); });
    if (out.play && (expects || out.showdown || json.contains("then")))
      reader_.add(MessageCode::never_applies, "play", "nothing expected in a part that is played freely");
    if (!out.play && !out.hints.empty())
      reader_.add(MessageCode::never_applies, "hint", "it only where both play freely");
    if (out.showdown && expects)
      reader_.add(MessageCode::never_applies, "showdown", "nothing expected while the showdown stands");
  }

  /// "mission_action" and the other questions of the game, each once.
  void hints(const Json& list, LessonStep& step) {
    if (!list.is_array()) return reader_.wrong_type(list, "tables [[step.hint]]");
    for (std::size_t i = 0; i < list.size(); ++i) {
      const Reporter::Enter enter(reporter_, {{}, i});
      if (!list[i].is_object()) return reader_.wrong_type(list[i], "a table");
      LessonHint& hint = step.hints.emplace_back();
      reader_.unknown_keys(list[i], {"when", "words"});
      part(list[i], "words", true, [&](const Json& words) { text(words, hint.words, kLongestWords); });
      part(list[i], "when", true, [&](const Json& json) {
        std::string name;
        reader_.read(json, name);
        const auto kind = table::from_name<ChoiceKind>(name);
        const auto& known = table::EnumNames<ChoiceKind>::names;
        if (kind)
          hint.when = *kind;
        else
          reader_.add(MessageCode::unknown_word, fmt::format("\"{}\"", name), "what is asked",
                      nearest_word(name, std::vector<std::string_view>(known.begin(), known.end())));
      });
    }
  }

  /// Which list of which step a line belongs to.
  struct Owner {
    std::size_t step = 0;
    bool expected = false;
  };

  bool decisions(const Json& json, std::string_view key, Path path, Script& script, Owner owner) {
    return part(json, key, false, [&](const Json& list) {
      std::vector<std::string> lines;
      reader_.read(list, lines);
      path.push_back({key, 0});
      for (std::size_t i = 0; i < lines.size(); ++i) {
        path.push_back({{}, i});
        owners_[script.add(lines[i], document_.place(path, false).line, text_of(path))] = owner;
        path.pop_back();
      }
    });
  }

  /// The whole script at once: labels of the position hold in the decisions.
  void play_script(const Script& script) {
    const auto file = scenario::read_scenarios(script.text(), source_, cards_);
    for (const scenario::Problem& problem : file.problems) {
      const auto place = script.place(problem.line);
      std::string_view right = problem.expected;  // a message says "expected" itself
      if (right.starts_with("expected ")) right.remove_prefix(9);
      messages_.push_back({Severity::error,
                           MessageCode::syntax,
                           std::string(source_),
                           place.line,
                           {},
                           place.path,
                           fmt::format("\"{}\"", problem.found),
                           std::string(right),
                           problem.nearest,
                           problem.column});
    }
    if (file.scenarios.empty()) return;
    for (const scenario::Line& line : file.scenarios.front().lines) take(line, script.place(line.number));
    lesson_.position = file.scenarios.front();
    std::erase_if(lesson_.position.lines, [](const scenario::Line& line) {
      return !std::holds_alternative<scenario::PositionLine>(line.content);
    });
    for (scenario::Line& line : lesson_.position.lines) line.number = script.place(line.number).line;
  }

  void take(const scenario::Line& line, const Script::Place& place) {
    const auto owner = owners_.find(line.number);
    const auto* decision = std::get_if<scenario::Decision>(&line.content);
    const bool right =
        owner == owners_.end() ? std::holds_alternative<scenario::PositionLine>(line.content) : decision != nullptr;
    if (!right) {
      messages_.push_back({Severity::error,
                           MessageCode::syntax,
                           std::string(source_),
                           place.line,
                           {},
                           place.path,
                           fmt::format("\"{}\"", line.text),
                           owner == owners_.end() ? "a line of the position" : "what a player decides",
                           {},
                           0});
      return;
    }
    if (owner == owners_.end()) return;
    LessonStep& step = lesson_.steps[owner->second.step];
    (owner->second.expected ? step.expected : step.then).push_back(*decision);
  }

  // --- what is pointed at -------------------------------------------------------------------------------------------

  void points(const Json& json, LessonStep& step) {
    std::vector<std::string> names;
    reader_.read(json, names);
    for (std::size_t i = 0; i < names.size(); ++i) {
      const Reporter::Enter enter(reporter_, {{}, i});
      step.points.push_back(point(names[i]));
    }
  }

  /// "A chakra", "D marker", "lanes", "button" ..., else a card by its code or label.
  LessonPoint point(const std::string& name) {
    LessonPoint out;
    const auto blank = name.find(' ');
    const auto player = scenario::find_player(std::string_view(name).substr(0, std::min(blank, name.size())));
    if (player && blank != std::string::npos) {
      const std::string rest = name.substr(blank + 1);
      out.player = *player;
      out.what = rest == "marker" ? LessonPoint::What::marker : LessonPoint::What::zone;
      out.zone = scenario::find_zone(rest).value_or(Zone::nowhere);
      if (rest != "marker" && out.zone == Zone::nowhere)
        reader_.add(MessageCode::unknown_word, fmt::format("\"{}\"", rest), "a zone or marker",
                    nearest_word(rest, scenario::zone_words()));
      return out;
    }
    const auto what = table::from_name<LessonPoint::What>(name);
    if (what && *what > LessonPoint::What::marker) {
      out.what = *what;
      return out;
    }
    out.card = {name, 0, std::nullopt, {}};
    if (name.size() > 2 && name[1] == ':') {
      out.card.side = scenario::find_player(std::string_view(name).substr(0, 1));
      out.card.text = name.substr(2);
    }
    if (cards_.find(scenario::full_code(out.card.text))) out.card.code = scenario::full_code(out.card.text);
    return out;
  }

  const TomlDocument& document_;
  std::string_view source_;
  const Catalog& cards_;
  const Json& root_;
  Words words_;
  std::vector<CardMessage>& messages_;
  Reporter reporter_;
  TreeReader reader_;
  Lesson lesson_;
  std::map<int, Owner> owners_;
};

}  // namespace

LessonReading read_lesson(std::string_view text, std::string_view source, const Catalog& cards) {
  LessonReading reading;
  const TomlDocument document(text, source, reading.messages);
  if (!document.good()) return reading;
  Lesson lesson = LessonReader(document, source, cards, reading.messages).read();
  lesson.id = id_of_source(source);
  if (!has_errors(reading.messages)) reading.lesson = std::move(lesson);
  return reading;
}

std::vector<std::string> codes_in(std::string_view words) {
  std::vector<std::string> codes;
  for (std::size_t at = words.find('{'); at != std::string_view::npos; at = words.find('{', at + 1)) {
    const std::size_t end = words.find('}', at);
    codes.emplace_back(words.substr(at + 1, std::min(end, words.size()) - at - 1));
  }
  return codes;
}

}  // namespace naruto
