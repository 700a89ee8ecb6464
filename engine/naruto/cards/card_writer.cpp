// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/cards/card_writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "engine/naruto/cards/tree_writer.h"

namespace naruto {
namespace {

using Json = TreeWriter::Json;

constexpr std::size_t kLineLength = 120;

/// A TOML text in quotation marks. JSON escapes are TOML escapes, and letters beyond ASCII stand as they are.
std::string quoted(const std::string& text) { return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string key_text(const std::string& key) {
  const bool bare = !key.empty() && std::all_of(key.begin(), key.end(), [](unsigned char c) {
    return std::isalnum(c) || c == '_' || c == '-';
  });
  return bare ? key : quoted(key);
}

/// The value on one line.
std::string flat(const Json& value) {
  if (value.is_string()) return quoted(value.get<std::string>());
  if (value.is_object()) {
    std::string out;
    for (const auto& [key, part] : value.items())
      out += fmt::format("{}{} = {}", out.empty() ? "" : ", ", key_text(key), flat(part));
    return out.empty() ? "{}" : fmt::format("{{ {} }}", out);
  }
  if (value.is_array()) {
    std::string out;
    for (const auto& part : value) out += fmt::format("{}{}", out.empty() ? "" : ", ", flat(part));
    return fmt::format("[{}]", out);
  }
  return value.dump();
}

/// Lists of tables are what a long line is broken at; lists of words stay together.
bool is_breakable(const Json& value) {
  return value.is_array() && !value.empty() && (value.front().is_object() || value.front().is_array());
}

std::string laid_out(const Json& value, std::size_t column, std::size_t indent);

std::string broken_list(const Json& list, std::size_t indent) {
  std::string out = "[\n";
  for (const auto& part : list)
    out += fmt::format("{:{}}{},\n", "", indent + 2, laid_out(part, indent + 3, indent + 2));
  return out + fmt::format("{:{}}]", "", indent);
}

/// A table that is too long for its line: TOML keeps it on one line, except for the lists in it.
std::string broken_table(const Json& table, std::size_t indent) {
  constexpr std::size_t kShort = 40;
  std::string out;
  for (const auto& [key, part] : table.items()) {
    const std::string one_line = flat(part);
    out += fmt::format("{}{} = ", out.empty() ? "" : ", ", key_text(key));
    if (one_line.size() <= kShort)
      out += one_line;
    else if (is_breakable(part))
      out += broken_list(part, indent);
    else
      out += part.is_object() ? broken_table(part, indent) : one_line;
  }
  return fmt::format("{{ {} }}", out);
}

/// The value as it stands after `column` characters of its line.
std::string laid_out(const Json& value, std::size_t column, std::size_t indent) {
  std::string one_line = flat(value);
  if (column + one_line.size() <= kLineLength) return one_line;
  if (is_breakable(value)) return broken_list(value, indent);
  return value.is_object() ? broken_table(value, indent) : one_line;
}

std::string entry(const std::string& key, const Json& value) {
  const std::string start = fmt::format("{} = ", key_text(key));
  return start + laid_out(value, start.size(), 0) + "\n";
}

class FactsWriter {
 public:
  FactsWriter(const CardDefinition& card, const Words& words) : card_(card), words_(words) {}

  Json write() {
    put("code", card_.code);
    put("name", std::string(words_.text(card_.name)));
    put("type", table::name_of(card_.type));
    Json symbols = Json::array();
    for (const Symbol symbol : card_.symbol_order) symbols.push_back(table::name_of(symbol));
    out_["symbols"] = symbols;
    cost("entrance_cost", Figure::entrance_cost, card_.entrance_cost);
    cost("hand_cost", Figure::hand_cost, card_.hand_cost);
    if (card_.strategic_value) put("strategic_value", *card_.strategic_value);
    if (!card_.jutsu_cost.empty()) put("jutsu_cost", card_.jutsu_cost);
    if (card_.type == CardType::ninja) {
      power("healthy", Figure::combat, card_.healthy);
      power("injured", Figure::injured_combat, card_.injured);
    }
    list("attributes", card_.attributes);
    list("characteristics", card_.characteristics);
    text("rarity", card_.rarity);
    text("code_it", card_.code_it);
    text("name_it", card_.name_it);
    text("rarity_it", card_.rarity_it);
    text("reprint_of", card_.reprint_of);
    text("form_of", card_.form_of);
    text("effect_title", card_.effect_title);
    text("summary", card_.summary);
    text("open", card_.open);
    const bool ready = card_.readiness == Readiness::ready;
    if (!card_.has_text() && ready) put("text", "none");
    if (card_.has_text() && !ready) put("status", "pending");
    return std::move(out_);
  }

 private:
  template <class T>
  void put(const char* key, const T& value) {
    out_[key] = value;
  }
  void text(const char* key, const std::string& value) {
    if (!value.empty()) put(key, value);
  }
  void list(const char* key, const std::vector<Word>& values) {
    if (values.empty()) return;
    Json all = Json::array();
    for (const Word word : values) all.push_back(words_.text(word));
    out_[key] = std::move(all);
  }
  void cost(const char* key, Figure figure, std::optional<int> value) {
    if (card_.prints_x(figure)) return put(key, "X");
    if (value) put(key, *value);
  }
  void power(const char* key, Figure combat, Power value) {
    const auto support = static_cast<Figure>(static_cast<unsigned>(combat) + 1);
    Json pair = Json::array();
    pair.push_back(card_.prints_x(combat) ? Json("X") : Json(value.combat));
    pair.push_back(card_.prints_x(support) ? Json("X") : Json(value.support));
    out_[key] = std::move(pair);
  }

  const CardDefinition& card_;
  const Words& words_;
  Json out_ = Json::object();
};

std::string write_card(const CardDefinition& card, const Words& words) {
  std::string out = "[[card]]\n";
  const Json facts = FactsWriter(card, words).write();
  for (const auto& [key, value] : facts.items()) out += entry(key, value);
  Json tree = Json::object();
  TreeWriter(words).tree(card, tree);
  for (const auto& [key, value] : tree.items()) {
    if (key != "ability") {
      out += entry(key, value);
      continue;
    }
    for (const auto& ability : value) {
      out += "[[card.ability]]\n";
      for (const auto& [part, content] : ability.items()) out += entry(part, content);
    }
  }
  return out;
}

}  // namespace

bool code_before(std::string_view a, std::string_view b) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  const auto number = [&](std::string_view& text) {
    unsigned long value = 0;
    for (; !text.empty() && is_digit(text.front()); text.remove_prefix(1))
      value = value * 10 + static_cast<unsigned long>(text.front() - '0');
    return value;
  };
  while (!a.empty() && !b.empty()) {
    if (is_digit(a.front()) && is_digit(b.front())) {
      const auto first = number(a);
      const auto second = number(b);
      if (first != second) return first < second;
    } else if (a.front() != b.front()) {
      // Numbers before letters: the base line stands before the special series ("N-306" before "N-C003").
      return a.front() < b.front();
    } else {
      a.remove_prefix(1);
      b.remove_prefix(1);
    }
  }
  return a.size() < b.size();
}

std::string write_cards(std::string_view set, std::vector<const CardDefinition*> cards, const Words& words) {
  std::sort(cards.begin(), cards.end(), [](const auto* a, const auto* b) { return code_before(a->code, b->code); });
  std::string out =
      fmt::format("# SPDX-License-Identifier: GPL-3.0-or-later\nformat = 1\nset = {}\n", quoted(std::string(set)));
  for (const auto* card : cards) {
    out += '\n';
    out += write_card(*card, words);
  }
  return out;
}

std::string write_tree(const CardDefinition& card, const Words& words) {
  Json tree = Json::object();
  TreeWriter(words).tree(card, tree);
  return tree.empty() ? std::string() : tree.dump();
}

}  // namespace naruto
