// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gormiti/texts/changed_cards.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <set>

#include "engine/gormiti/cards/definition.h"

namespace gormiti_tests {
namespace {

using namespace gormiti;

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

/// All words that can stand where this one does.
template <class E>
void add_list(std::string_view word, std::set<std::string>& to) {
  const auto& names = table::EnumNames<E>::names;
  if (std::find(names.begin(), names.end(), word) == names.end()) return;
  for (const std::string_view name : names) to.emplace(name);
}

std::set<std::string> neighbours(std::string_view word) {
  std::set<std::string> out;
  add_list<CardType>(word, out);
  add_list<Element>(word, out);
  add_list<Category>(word, out);
  add_list<Role>(word, out);
  add_list<Whose>(word, out);
  add_list<Place>(word, out);
  add_list<Health>(word, out);
  add_list<Ref>(word, out);
  add_list<DamageCause>(word, out);
  add_list<LeaveCause>(word, out);
  add_list<Result>(word, out);
  add_list<Span>(word, out);
  add_list<EventKind>(word, out);
  add_list<CompareOp>(word, out);
  add_list<MoveTo>(word, out);
  if (word == "you" || word == "opponent") out.insert("random");
  if (word == "random") out.insert({"you", "opponent"});
  out.erase(std::string(word));
  return out;
}

constexpr std::array<std::string_view, 6> kNamed{"en", "it", "pt", "art", "op", "kind"};
constexpr std::array<std::string_view, 5> kHead{"playable_if", "pay", "needs", "side", "duration"};
constexpr std::array<std::string_view, 15> kMore{"zone = \"discard\"",
                                                 "controller = \"you\"",
                                                 "controller = \"opponent\"",
                                                 "hero = true",
                                                 "hero = false",
                                                 "token = true",
                                                 "token = false",
                                                 "other = true",
                                                 "health = \"injured\"",
                                                 "health = \"unhurt\"",
                                                 "element = \"dark_fire\"",
                                                 "category = \"scion\"",
                                                 "hp = { at_least = 20 }",
                                                 "atk = { at_most = 20 }",
                                                 "type = \"weapon\""};

template <class List>
bool has(const List& list, std::string_view word) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

/// Walks through the lines of one card that say what it does.
class Changer {
 public:
  Changer(const CardSource& card, const ChangeVisitor& f) : text_(card.text), f_(f) {}

  void run() {
    bool abilities = false;
    int ability = 0;
    for (std::size_t at = 0; at < text_.size();) {
      const std::size_t end = std::min(text_.find('\n', at), text_.size());
      const std::string_view line = std::string_view(text_).substr(at, end - at);
      if (line == "[[card.ability]]") {
        abilities = true;
        ++ability;
        put(end, "\nlimit = 3", "with limit = 3");
        put(end, "\nif = { exists = { type = \"arena\" } }", "with if");
        put(end, "\nwhile = { exists = { type = \"arena\" } }", "with while");
      } else if (abilities || has(kHead, line.substr(0, line.find(' ')))) {
        where_ = abilities ? fmt::format("ability {}", ability) : std::string(line.substr(0, line.find(' ')));
        tokens(at, end);
      }
      at = end + 1;
    }
    put(text_.size(), "playable_if = { exists = { type = \"arena\" } }\n", "with a condition", true);
    for (const std::string_view side : {"attacker", "defender"})
      put(text_.size(), fmt::format("side = \"{}\"\n", side), fmt::format("with side {}", side), true);
    put(text_.size(), "duration = 2\n", "with duration", true);
    put(text_.size(), "pay = [{ op = \"hand\", n = 1 }]\n", "with a payment", true);
    put(text_.size(), "needs = { element = \"air\" }\n", "with needs", true);
  }

 private:
  void replace(std::size_t from, std::size_t to, const std::string& with, const std::string& what) {
    f_(fmt::format("{}: {}", where_, what), text_.substr(0, from) + with + text_.substr(to));
  }
  /// `head`: among the facts, in front of the abilities.
  void put(std::size_t at, const std::string& more, const std::string& what, bool head = false) {
    if (head) {
      where_ = "head";
      const auto first = text_.find("[[card.ability]]");
      at = first == std::string::npos ? text_.size() : first;
    }
    replace(at, at, more, what);
  }

  void tokens(std::size_t at, std::size_t end) {
    std::string key;
    for (std::size_t i = at; i < end;) {
      const char c = text_[i];
      if (c == '"') {
        const std::size_t close = text_.find('"', i + 1);
        word(i + 1, close, key);
        i = close + 1;
      } else if (std::isdigit(static_cast<unsigned char>(c)) != 0 ||
                 (c == '-' && std::isdigit(static_cast<unsigned char>(text_[i + 1])) != 0)) {
        std::size_t stop = i + 1;
        while (std::isdigit(static_cast<unsigned char>(text_[stop])) != 0) ++stop;
        number(i, stop, key);
        i = stop;
      } else if (is_word(c)) {
        std::size_t stop = i;
        while (stop < end && is_word(text_[stop])) ++stop;
        const std::string name = text_.substr(i, stop - i);
        if (name == "true" || name == "false")
          replace(i, stop, name == "true" ? "false" : "true", fmt::format("{} {} turned", key, name));
        else
          key = name, pair(i, stop, end);
        i = stop;
      } else {
        ++i;
      }
    }
  }

  void word(std::size_t from, std::size_t to, const std::string& key) {
    const std::string now = text_.substr(from, to - from);
    if (key == "op") return node(from, to, now);
    if (has(kNamed, key)) return;
    for (const std::string& other : neighbours(now))
      replace(from, to, other, fmt::format("{} {} > {}", key, now, other));
  }
  /// Behind the name of a node further fields can stand.
  void node(std::size_t, std::size_t to, const std::string& op) {
    for (const std::string_view more :
         {"as = \"attacker\"", "as = \"defender\"", "cause = \"battle\"", "cause = \"effect\"", "hp = 5", "atk = 5",
          "by = \"opponent\"", "else = [{ op = \"draw\", who = \"you\", n = 1 }]"})
      replace(to + 1, to + 1, fmt::format(", {}", more), fmt::format("{} with {}", op, more));
  }
  void number(std::size_t from, std::size_t to, const std::string& key) {
    const int n = std::stoi(text_.substr(from, to - from));
    for (const int other : {n + 1, n - 1})
      replace(from, to, fmt::format("{}", other), fmt::format("{} {} > {}", key, n, other));
  }

  /// The pair that begins here: taken out; its table with more in it.
  void pair(std::size_t from, std::size_t to, std::size_t end) {
    const std::string key = text_.substr(from, to - from);
    std::size_t value = text_.find('=', to) + 2;
    const bool line = from == 0 || text_[from - 1] == '\n';
    std::size_t stop = value;
    for (int depth = 0; stop < end; ++stop) {
      const char c = text_[stop];
      if (c == '{' || c == '[') ++depth;
      if (depth == 0 && (c == ',' || c == '}' || c == ']')) break;
      if (c == '}' || c == ']') --depth;
    }
    if (has(kNamed, key) || key == "name") return;
    if (line) {
      replace(from, stop, "", "without " + key);
    } else if (text_[stop] == ',') {
      replace(from, stop + 2, "", "without " + key);
    } else {
      const bool first = text_[from - 2] == '{';
      replace(first ? from : from - 2, stop, "", "without " + key);
    }
    if (text_[value] == '{') into(value, key);
    if (key == "do" && text_[value] == '[')
      for (const std::string_view by : {"", ", by = \"opponent\""})
        replace(value, stop, fmt::format("[{{ op = \"may\"{}, do = {} }}]", by, text_.substr(value, stop - value)),
                fmt::format("may{}", by));
    if (key == "choose") replace(stop, stop, ", by = \"opponent\"", "choose by opponent");
    if (key == "on")
      for (const std::string_view more : {"as = \"attacker\"", "as = \"defender\"", "cause = \"destroyed\"",
                                          "cause = \"discarded\"", "whose = \"you\"", "whose = \"opponent\""})
        replace(value + 1, value + 1, fmt::format(" {},", more), fmt::format("on with {}", more));
  }
  void into(std::size_t value, const std::string& key) {
    for (const std::string_view more : kMore)
      replace(value + 1, value + 1, fmt::format(" {},", more), fmt::format("{} with {}", key, more));
    for (const std::string_view more : {"at_least = 3", "at_most = 3", "times = 2", "max = 30"})
      if (text_.compare(value, 9, "{ exists ") == 0 || text_.compare(value, 8, "{ count ") == 0)
        replace(value + 1, value + 1, fmt::format(" {},", more), fmt::format("{} with {}", key, more));
  }

  const std::string& text_;
  const ChangeVisitor& f_;
  std::string where_;
};

}  // namespace

std::vector<CardSource> sources_of(const std::string& file) {
  std::vector<CardSource> out;
  const std::string head = "[[card]]\n";
  for (std::size_t at = file.find(head); at != std::string::npos;) {
    const std::size_t next = file.find(head, at + 1);
    const std::size_t stop = std::min({next, file.find("[[deck]]", at), file.size()});
    std::string text = file.substr(at, stop - at);
    const std::size_t code = text.find("code = \"") + 8;
    out.push_back({text.substr(code, text.find('"', code) - code), text});
    at = next;
  }
  return out;
}

std::string counters_of(const std::string& file) {
  const std::size_t at = file.find("[counter]");
  return file.substr(at, file.find("\n\n", at) - at) + "\n\n";
}

void change_card(const CardSource& card, const ChangeVisitor& f) { Changer(card, f).run(); }

}  // namespace gormiti_tests
