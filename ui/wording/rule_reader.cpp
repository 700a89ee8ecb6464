// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/rule_reader.h"

#include <fmt/format.h>
#include <toml++/toml.h>

#include <algorithm>
#include <set>

namespace playsheet::wording {
namespace {

constexpr std::int64_t kFormat = 1;

int line_of(const toml::node& node) { return static_cast<int>(node.source().begin.line); }

/// Tables of TOML have no order; a person's file has one.
std::vector<std::pair<std::string, const toml::node*>> in_order(const toml::table& table) {
  std::vector<std::pair<std::string, const toml::node*>> out;
  for (const auto& [key, value] : table) out.emplace_back(std::string(key.str()), &value);
  std::stable_sort(out.begin(), out.end(), [](const auto& a, const auto& b) {
    const auto& left = a.second->source().begin;
    const auto& right = b.second->source().begin;
    return left.line != right.line ? left.line < right.line : left.column < right.column;
  });
  return out;
}

class Reader {
 public:
  Reader(std::string_view file, const RuleBook& book, const std::function<bool(std::string_view)>& known,
         std::vector<RuleProblem>& problems)
      : file_(file), book_(book), known_(known), problems_(problems) {}

  RuleSource read(const toml::table& root) {
    RuleSource out;
    keys(root, {"format", "section", "ruling"});
    const auto* format = root.get("format");
    if (!format)
      problem(root, "`format` is missing");
    else if (format->value<std::int64_t>() != kFormat)
      problem(*format, fmt::format("`format` has to be {}", kFormat));
    tables(root, "section", [&](const toml::table& table) { out.sections.push_back(section(table)); });
    tables(root, "ruling", [&](const toml::table& table) { out.rulings.push_back(ruling(table)); });
    if (!root.get("section") && !root.get("ruling")) problem(root, "neither `section` nor `ruling` is there");
    return out;
  }

 private:
  void problem(const toml::node& where, std::string what) {
    problems_.push_back({std::string(file_), std::max(1, line_of(where)), std::move(what)});
  }

  void keys(const toml::table& table, std::initializer_list<std::string_view> allowed) {
    for (const auto& [key, value] : table)
      if (std::find(allowed.begin(), allowed.end(), key.str()) == allowed.end())
        problem(value, fmt::format("unknown key `{}`", key.str()));
  }

  template <class Use>
  void tables(const toml::table& parent, std::string_view key, Use&& use) {
    const auto* node = parent.get(key);
    if (!node) return;
    const auto* array = node->as_array();
    if (!array) return problem(*node, fmt::format("`{}` has to be tables in double brackets", key));
    for (const auto& element : *array) {
      if (const auto* table = element.as_table())
        use(*table);
      else
        problem(element, fmt::format("`{}` has to be tables in double brackets", key));
    }
  }

  std::string string(const toml::table& table, std::string_view key) {
    const auto* node = table.get(key);
    if (!node) {
      problem(table, fmt::format("`{}` is missing", key));
      return {};
    }
    const auto* text = node->as_string();
    if (!text || text->get().find_first_not_of(" \t\n") == std::string::npos) {
      problem(*node, fmt::format("`{}` has to be a text", key));
      return {};
    }
    return text->get();
  }

  /// The three languages of a table.
  Texts languages(const toml::table& table) {
    Texts out;
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = string(table, kLanguageCodes[i]);
    return out;
  }

  Texts texts(const toml::table& parent, std::string_view key) {
    const auto* node = parent.get(key);
    const auto* table = node ? node->as_table() : nullptr;
    if (!table) {
      problem(node ? *node : static_cast<const toml::node&>(parent),
              fmt::format("`{}` {} the languages en, it and pt_BR", key, node ? "has to have" : "is missing with"));
      return {};
    }
    keys(*table, {"en", "it", "pt_BR"});
    return languages(*table);
  }

  std::vector<std::string> editions(const toml::table& parent, std::string_view key, bool must) {
    std::vector<std::string> out;
    const auto* node = parent.get(key);
    if (!node) {
      if (must) problem(parent, fmt::format("`{}` is missing", key));
      return out;
    }
    const auto* array = node->as_array();
    if (!array || array->empty()) {
      problem(*node, fmt::format("`{}` has to be a list of {}", key, book_.several));
      return out;
    }
    for (const auto& element : *array) {
      const auto name = element.value<std::string>();
      if (!name || !book_.edition(*name))
        problem(element, fmt::format("`{}`: there is no {} \"{}\"", key, book_.one, name.value_or("")));
      else
        out.push_back(*name);
    }
    return out;
  }

  std::string id(const toml::table& table) {
    std::string out = string(table, "id");
    if (!out.empty() && (known_(out) || !ids_.insert(out).second))
      problem(*table.get("id"), fmt::format("the id {} is there twice", out));
    return out;
  }

  RuleSection section(const toml::table& table) {
    keys(table, {"title", book_.several, "rule"});
    RuleSection out;
    out.title = texts(table, "title");
    out.editions = editions(table, book_.several, false);
    tables(table, "rule", [&](const toml::table& inner) {
      out.rules.push_back(rule(inner));
      if (out.rules.back().editions.empty()) out.rules.back().editions = out.editions;
    });
    if (out.rules.empty()) problem(table, "a section without a `rule`");
    return out;
  }

  RuleText rule(const toml::table& table) {
    keys(table, {"id", book_.several, "text", book_.one});
    RuleText out;
    out.id = id(table);
    if (!out.id.empty() && rule_book_of(out.id) != &book_)
      problem(*table.get("id"), fmt::format("{} is not an id of this game", out.id));
    out.editions = editions(table, book_.several, false);
    out.text = texts(table, "text");
    std::set<std::string> seen;
    tables(table, book_.one, [&](const toml::table& inner) {
      keys(inner, {"of", "en", "it", "pt_BR"});
      EditionText own{editions(inner, "of", true), languages(inner)};
      for (const std::string& edition : own.of)
        if (!seen.insert(edition).second)
          problem(inner, fmt::format("{} has two texts for the {} {}", out.id, book_.one, edition));
      out.differences.push_back(std::move(own));
    });
    return out;
  }

  RulingText ruling(const toml::table& table) {
    keys(table, {"id", "rule", book_.several, "title", "text", "value"});
    RulingText out;
    out.id = id(table);
    if (table.get("rule")) out.rule = string(table, "rule");
    out.editions = editions(table, book_.several, false);
    out.title = texts(table, "title");
    out.text = texts(table, "text");
    const auto* value = table.get("value");
    if (!value) return out;  // what is settled is a list of cards
    if (!value->is_table()) {
      problem(*value, "`value` has to be a table of values");
      return out;
    }
    for (const auto& [name, node] : in_order(*value->as_table()))
      out.values.emplace_back(name, texts(*value->as_table(), name));
    return out;
  }

  std::string_view file_;
  const RuleBook& book_;
  const std::function<bool(std::string_view)>& known_;
  std::vector<RuleProblem>& problems_;
  std::set<std::string> ids_;
};

}  // namespace

std::optional<RuleSource> read_rule_source(std::string_view toml, std::string_view file, const RuleBook& book,
                                           const std::function<bool(std::string_view)>& known,
                                           std::vector<RuleProblem>& problems) {
  const std::size_t before = problems.size();
  try {
    const toml::table root = toml::parse(toml, file);
    RuleSource source = Reader(file, book, known, problems).read(root);
    if (problems.size() == before) return source;
  } catch (const toml::parse_error& error) {
    problems.push_back(
        {std::string(file), static_cast<int>(error.source().begin.line), std::string(error.description())});
  }
  return std::nullopt;
}

}  // namespace playsheet::wording
