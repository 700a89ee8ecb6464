// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/search_words.h"

#include <fmt/format.h>
#include <toml++/toml.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace playsheet::wording {
namespace {

class WordsReader {
 public:
  WordsReader(std::string_view file, std::vector<RuleProblem>& problems) : file_(file), problems_(problems) {}

  SearchWords read(const toml::table& root) {
    SearchWords out;
    for (const auto& [key, value] : root)
      if (key != "format" && key != "idle" && key != "group" && key != "answer")
        problem(value, fmt::format("unknown key `{}`", key.str()));
    if (root["format"].value<std::int64_t>() != 1) problem(root, "`format` has to be 1");
    if (!root.get("idle") && !root.get("group") && !root.get("answer")) problem(root, "there is nothing in it");
    if (const auto* idle = root["idle"].as_table())
      out.idle = lists(*idle);
    else if (const auto* other = root.get("idle"))
      problem(*other, "`idle` has to be a table");
    tables(root, "group", [&](const toml::table& table) { out.groups.push_back(lists(table)); });
    tables(root, "answer", [&](const toml::table& table) {
      RuleAnswer answer;
      answer.rules = phrases(table, "to");
      answer.questions = lists(table, "to");
      out.answers.push_back(std::move(answer));
    });
    return out;
  }

 private:
  void problem(const toml::node& where, std::string what) {
    const int line = static_cast<int>(where.source().begin.line);
    problems_.push_back({std::string(file_), std::max(1, line), std::move(what)});
  }

  template <class Use>
  void tables(const toml::table& root, std::string_view key, Use use) {
    const auto* there = root.get(key);
    if (!there) return;
    const auto* array = there->as_array();
    if (!array) return problem(*there, fmt::format("`{}` has to be tables in double brackets", key));
    for (const toml::node& node : *array) {
      if (const auto* table = node.as_table())
        use(*table);
      else
        problem(node, fmt::format("a `{}` has to be a table", key));
    }
  }

  std::vector<std::string> phrases(const toml::table& table, std::string_view key) {
    std::vector<std::string> out;
    const auto* array = table[key].as_array();
    if (!array || array->empty()) problem(table, fmt::format("`{}` is missing", key));
    if (!array) return out;
    for (const toml::node& phrase : *array) {
      if (const auto text = phrase.value<std::string>(); text && !text->empty())
        out.push_back(*text);
      else
        problem(phrase, "a word or a phrase is expected");
    }
    return out;
  }

  PhraseLists lists(const toml::table& table, std::string_view besides = {}) {
    PhraseLists out;
    for (const auto& [key, value] : table)
      if (key != besides && std::find(kLanguageCodes.begin(), kLanguageCodes.end(), key.str()) == kLanguageCodes.end())
        problem(value, fmt::format("unknown key `{}`", key.str()));
    for (std::size_t i = 0; i < kLanguageCodes.size(); ++i) out[i] = phrases(table, kLanguageCodes[i]);
    return out;
  }

  std::string_view file_;
  std::vector<RuleProblem>& problems_;
};

}  // namespace

void add(SearchWords& to, SearchWords more) {
  std::move(more.groups.begin(), more.groups.end(), std::back_inserter(to.groups));
  std::move(more.answers.begin(), more.answers.end(), std::back_inserter(to.answers));
  for (std::size_t i = 0; i < to.idle.size(); ++i)
    std::move(more.idle[i].begin(), more.idle[i].end(), std::back_inserter(to.idle[i]));
}

std::optional<SearchWords> read_search_words(std::string_view toml, std::string_view file,
                                             std::vector<RuleProblem>& problems) {
  const std::size_t before = problems.size();
  try {
    const toml::table root = toml::parse(toml, file);
    SearchWords out = WordsReader(file, problems).read(root);
    if (problems.size() == before) return out;
  } catch (const toml::parse_error& error) {
    problems.push_back(
        {std::string(file), static_cast<int>(error.source().begin.line), std::string(error.description())});
  }
  return std::nullopt;
}

}  // namespace playsheet::wording
