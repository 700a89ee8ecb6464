// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/scenario/scenario_reader.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/naruto/cards/card_reader.h"
#include "engine/naruto/scenario/generated_cards.h"
#include "engine/naruto/scenario/reading.h"

namespace naruto::scenario {
namespace {

constexpr std::string_view kCardsHead = "format = 1\nset = \"Scenario\"\n";
constexpr int kHeadLines = 2;

std::vector<std::string_view> edition_words() {
  std::vector<std::string_view> ids;
  for (const Edition& edition : editions()) ids.push_back(edition.id);
  return ids;
}

class FileReader {
 public:
  /// `own` takes the cards that the file brings, and is the catalog; nothing: it brings none.
  FileReader(std::string_view text, std::string_view file, const OpenFile& open, const Catalog& cards, Catalog* own)
      : file_name_(file), open_(open), cards_(cards), own_(own) {
    while (!text.empty()) {
      const auto end = text.find('\n');
      texts_.push_back(text.substr(0, end));
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
  }

  ScenarioFile read() {
    read_all_cards();
    for (std::size_t i = 0; i < texts_.size(); ++i) {
      if (in_cards_[i]) continue;
      const SourceLine line = split(texts_[i], static_cast<int>(i) + 1);
      if (!line.words.empty()) statement(line, texts_[i]);
    }
    finish_scenario();
    if (!file_.problems.empty() && file_.refused == 0) file_.refused = 1;
    return std::move(file_);
  }

 private:
  // Cards come first, wherever they stand: every scenario of the file may use them.
  void read_all_cards() {
    in_cards_.assign(texts_.size(), false);
    for (std::size_t i = 0; i < texts_.size(); ++i) {
      const SourceLine line = split(texts_[i], static_cast<int>(i) + 1);
      if (line.words.empty()) continue;
      if (line.words[0].text == "use") {
        in_cards_[i] = true;
        use_cards(line);
      } else if (line.words.size() == 1 && line.words[0].text == "cards") {
        i = card_block(i);
      }
    }
  }

  /// The place of the last line of the block.
  std::size_t card_block(std::size_t begin) {
    std::string toml(kCardsHead);
    std::size_t i = begin;
    in_cards_[i++] = true;
    for (; i < texts_.size(); ++i) {
      in_cards_[i] = true;
      const SourceLine line = split(texts_[i], 0);
      if (line.words.size() == 2 && line.words[0].text == "end" && line.words[1].text == "cards") {
        take_cards(toml, file_name_, static_cast<int>(begin) + 1 - kHeadLines);
        return i;
      }
      toml += std::string(texts_[i]) + '\n';
    }
    problem(static_cast<int>(begin) + 1, 1, "cards", "expected \"end cards\" behind the block");
    return i;
  }

  void use_cards(const SourceLine& line) {
    Cursor words(line, file_name_, file_.problems);
    words.next();
    if (!words.take("cards")) return words.fail("expected \"cards\"", {"cards"});
    const int column = words.column();
    const std::string name = words.next();
    words.end();
    const auto text = open_ ? open_(name) : std::nullopt;
    if (!text) return words.fail_at(column, name, "expected a file that can be read, beside this one");
    take_cards(*text, name, 0);
  }

  void take_cards(std::string_view toml, std::string_view name, int first_line) {
    if (own_ == nullptr) return problem(first_line + kHeadLines, 1, "cards", "expected no cards of its own here");
    const std::size_t before = own_->size();
    const auto messages = read_cards(toml, name, *own_);
    for (std::size_t id = before; id < own_->size(); ++id) own_cards_.push_back(static_cast<DefinitionId>(id));
    for (const CardMessage& message : messages) {
      if (message.severity != Severity::error) continue;
      file_.problems.push_back({std::string(name), message.line + first_line, 0, message.found,
                                fmt::format("{}expected {}", message.path.empty() ? "" : message.path + ": ",
                                            message.expected.empty() ? "a card source" : message.expected),
                                message.nearest});
    }
  }

  void problem(int line, int column, std::string found, std::string expected) {
    file_.problems.push_back({std::string(file_name_), line, column, std::move(found), std::move(expected), {}});
  }

  // --- scenarios

  void finish_scenario() {
    if (!scenario_) return;
    scenario_->own_cards = own_cards_;
    if (file_.problems.size() > problems_before_)
      ++file_.refused;
    else
      file_.scenarios.push_back(std::move(*scenario_));
    scenario_.reset();
  }

  void statement(const SourceLine& line, std::string_view text) {
    Cursor words(line, file_name_, file_.problems);
    if (words.take("scenario")) return begin_scenario(words);
    if (!scenario_) return words.fail("expected \"scenario\" before everything else", {"scenario", "cards", "use"});
    if (header(words)) return;
    Line read;
    read.number = line.number;
    const auto from = text.find_first_not_of(" \t");
    read.text = std::string(text.substr(from, text.find_last_not_of(" \t\r") + 1 - from));
    if (words.take("in")) read.editions = some_editions(words, true);
    Reading reading{words, cards_, labels_, where(read)};
    if (words.failed() || !content(reading, read)) return;
    if (!words.failed()) scenario_->lines.push_back(std::move(read));
  }

  void begin_scenario(Cursor& words) {
    finish_scenario();
    problems_before_ = file_.problems.size();
    labels_.clear();
    begun_ = false;
    decided_ = 0;
    scenario_.emplace();
    scenario_->file = file_name_;
    scenario_->line = words.line();
    scenario_->id = words.next();
    if (scenario_->id.empty()) return words.fail("expected the id of the scenario");
    if (words.quoted()) scenario_->title = words.next();
    words.end();
    for (const Edition& edition : editions()) scenario_->editions.push_back(&edition);
  }

  std::vector<const Edition*> some_editions(Cursor& words, bool colon) {
    std::vector<const Edition*> some;
    bool more = true;
    while (more && !words.at_end()) {
      words.skip_commas();
      std::string_view id = words.peek();
      if (colon && id.ends_with(":")) {
        more = false;
        id.remove_suffix(1);
      }
      const Edition* edition = find_edition(id);
      if (edition == nullptr) {
        words.fail("expected an edition", edition_words());
        return some;
      }
      some.push_back(edition);
      words.next();
    }
    if (some.empty() || (colon && more)) words.fail(colon ? "expected editions and a colon" : "expected editions");
    return some;
  }

  /// Lines of the header; false if it is another line.
  bool header(Cursor& words) {
    Scenario& s = *scenario_;
    if (words.take("editions")) {
      s.editions = some_editions(words, false);
    } else if (words.take("rules")) {
      while (!words.at_end()) {
        words.skip_commas();
        if (!words.peek().starts_with("N-")) words.fail("expected the id of a rule, such as N-DEPLOY-05");
        if (!words.at_end()) s.rules.push_back(words.next());
      }
    } else if (words.take("ruling")) {
      ruling(words);
    } else if (words.take("seed")) {
      s.seed = static_cast<std::uint64_t>(words.number(0, 2'000'000'000, "the seed"));
    } else if (words.take("strict")) {
      s.strict = true;
    } else {
      return false;
    }
    words.end();
    return true;
  }

  /// Where the line counts.
  EditionBits where(const Line& line) const {
    const EditionBits all = bits_of(scenario_->editions);
    return line.editions.empty() ? all : bits_of(line.editions) & all;
  }

  void ruling(Cursor& words) {
    if (const RulingPreset* preset = find_preset(words.peek())) {
      words.next();
      for (const HouseRuling& each : rulings_of(*preset)) scenario_->rulings.push_back(each);
      return;
    }
    const Ruling* ruling = find_ruling(words.peek());
    if (ruling == nullptr) {
      std::vector<std::string_view> ids;
      for (const Ruling& each : rulings()) ids.push_back(each.id);
      return words.fail("expected a ruling that can be set, such as A-85", ids);
    }
    words.next();
    const auto value = find_value(*ruling, words.peek());
    if (!value) return words.fail("expected a value of the ruling", value_names(*ruling));
    words.next();
    scenario_->rulings.push_back({ruling, *value});
  }

  bool content(Reading& reading, Line& line) {
    const int column = reading.words.column();
    if (auto position = read_position(reading)) {
      if (position->setting == Setting::deck_list && own_ != nullptr) add_generated_cards(*own_);
      line.content = std::move(*position);
      if (begun_) reading.words.fail_at(1, line.text, "a line of the position stands before the first decision");
      return true;
    }
    if (auto refused = read_refused(reading)) {
      if (const EditionBits nothing = reading.in & ~decided_; decided_ == 0)
        reading.words.fail_at(column, "refused", "expected a decision before it");
      else if (nothing != 0)
        reading.words.fail_at(column, "refused",
                              fmt::format("expected a decision before it that counts in {}, too; in {} there is one",
                                          names_of_editions(nothing), names_of_editions(decided_)));
      line.content = std::move(*refused);
      return true;
    }
    decided_ &= ~reading.in;
    if (auto decision = read_decision(reading)) {
      line.content = std::move(*decision);
      decided_ |= reading.in;
    } else if (auto go_on = read_continue(reading)) {
      line.content = std::move(*go_on);
    } else if (auto expectation = read_expectation(reading)) {
      line.content = std::move(*expectation);
    } else if (find_player(reading.words.peek())) {
      reading.words.next();
      reading.words.fail("expected a zone, a counter or what the player does", words_after_player());
      return false;
    } else {
      reading.words.fail("expected a statement", statement_words());
      return false;
    }
    begun_ = true;
    return true;
  }

  std::string file_name_;
  ScenarioFile file_;
  const OpenFile& open_;
  const Catalog& cards_;
  Catalog* own_;
  std::vector<std::string_view> texts_;
  std::vector<bool> in_cards_;
  std::vector<DefinitionId> own_cards_;
  std::optional<Scenario> scenario_;
  std::size_t problems_before_ = 0;
  std::vector<Label> labels_;
  bool begun_ = false;       ///< a decision, an expectation or the like was there
  EditionBits decided_ = 0;  ///< where the line before was a decision
};

}  // namespace

ScenarioFile read_scenarios(std::string_view text, std::string_view file, const OpenFile& open, Catalog& cards) {
  return FileReader(text, file, open, cards, &cards).read();
}

ScenarioFile read_scenarios(std::string_view text, std::string_view file, const Catalog& cards) {
  return FileReader(text, file, {}, cards, nullptr).read();
}

}  // namespace naruto::scenario
