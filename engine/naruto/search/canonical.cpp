// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "engine/naruto/search/query.h"

namespace naruto::search {
namespace {

constexpr std::array<std::string_view, 7> kSigns{":", "=", "!=", "<", "<=", ">", ">="};

/// In quotes where the text alone would be read as something else; a quote in it is left out, for no card has one that
/// could be asked for.
std::string written(const Term& term) {
  std::string text;
  for (const char c : term.text)
    if (c != '"') text += c;
  const bool sign = term.field == Field::any && text.find_first_of(":<>=!") != std::string::npos;
  const bool word = term.field == Field::any && (text == "or" || text == "OR" || text == "not" || text == "NOT" ||
                                                 text == "and" || text == "AND" || text.starts_with('-'));
  if (term.phrase || sign || word || text.empty() || text.find_first_of(" ()|\t\n") != std::string::npos)
    return "\"" + text + "\"";
  return text;
}

std::string text_of(const Term& term) {
  if (term.field == Field::any) return written(term);
  return fmt::format("{}{}{}", name_of(term.field), kSigns[static_cast<std::size_t>(term.relation)], written(term));
}

/// `height`: 0 where everything may stand, 1 beside others (an OR needs its group), 2 behind a sign (a list, too).
std::string text_of(const Node& node, int height) {
  if (node.kind == Node::Kind::term) return text_of(node.term);
  if (node.kind == Node::Kind::none) return "-" + text_of(node.parts.front(), 2);
  const bool all = node.kind == Node::Kind::all;
  if (all && node.parts.size() == 1) return text_of(node.parts.front(), height);
  std::string out;
  for (const Node& part : node.parts) {
    if (!out.empty()) out += all ? " " : " OR ";
    out += text_of(part, all ? 1 : 0);
  }
  const bool alone = node.parts.size() < 2;
  return !alone && (height == 2 || (height == 1 && !all)) ? "(" + out + ")" : out;
}

/// A condition of this field with the colon, or several of them joined by OR.
bool is_choice(const Node& node, Field field) {
  if (node.kind == Node::Kind::term) return node.term.field == field && node.term.relation == Relation::has;
  return node.kind == Node::Kind::either && std::all_of(node.parts.begin(), node.parts.end(), [&](const Node& part) {
           return part.kind == Node::Kind::term && is_choice(part, field);
         });
}

std::vector<Node>::const_iterator choice_in(const Node& query, Field field) {
  return std::find_if(query.parts.begin(), query.parts.end(), [&](const Node& part) { return is_choice(part, field); });
}

}  // namespace

std::string canonical_text(const Node& query) { return text_of(query, 0); }

std::vector<std::string> chips(const Node& query) {
  std::vector<std::string> out;
  if (query.kind != Node::Kind::all) return {text_of(query, 0)};
  for (const Node& part : query.parts) out.push_back(text_of(part, 0));
  return out;
}

Node without_chip(Node query, std::size_t chip) {
  if (query.kind != Node::Kind::all || query.parts.size() < 2) return {};
  if (chip < query.parts.size()) query.parts.erase(query.parts.begin() + static_cast<std::ptrdiff_t>(chip));
  return query;
}

std::vector<std::string> alternatives(const Node& query, Field field) {
  if (query.kind == Node::Kind::either && is_choice(query, field))
    return alternatives({Node::Kind::all, {query}}, field);
  if (query.kind != Node::Kind::all) return {};
  const auto choice = choice_in(query, field);
  if (choice == query.parts.end()) return {};
  if (choice->kind == Node::Kind::term) return {choice->term.text};
  std::vector<std::string> out;
  for (const Node& part : choice->parts) out.push_back(part.term.text);
  return out;
}

Node choosing(Node query, Field field, const std::vector<std::string>& values) {
  if (query.kind != Node::Kind::all) query = Node{Node::Kind::all, {std::move(query)}};
  Node choice{Node::Kind::either};
  for (const std::string& value : values) {
    Node part{Node::Kind::term};
    part.term.field = field;
    part.term.text = value;
    choice.parts.push_back(std::move(part));
  }
  const auto before = choice_in(query, field);
  auto place = query.parts.begin() + (before - query.parts.cbegin());
  if (place != query.parts.end()) place = query.parts.erase(place);
  if (values.size() == 1) {
    Node only = std::move(choice.parts.front());  // out of what it is to replace, before that is freed
    choice = std::move(only);
  }
  if (!values.empty()) query.parts.insert(place, std::move(choice));
  return query;
}

std::string with_alternatives(Node query, Field field, const std::vector<std::string>& values) {
  return canonical_text(choosing(std::move(query), field, values));
}

}  // namespace naruto::search
