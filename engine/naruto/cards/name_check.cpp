// SPDX-License-Identifier: GPL-3.0-or-later
// Names and traits that no card has.
#include <fmt/format.h>

#include <algorithm>
#include <unordered_set>

#include "engine/naruto/cards/card_reader.h"
#include "engine/naruto/cards/tree_fields.h"

namespace naruto {
namespace {

/// Calls `use(Word)` for every name, characteristic and attribute that a tree looks for.
template <class Use>
class WordWalk {
 public:
  explicit WordWalk(Use use) : use_(std::move(use)) {}

  void card(const CardDefinition& card) {
    (*this)("mission", card.mission);
    (*this)("jutsu", card.jutsu);
    for (const Ability& each : card.abilities) ability(each);
  }

  template <HasFields T>
  void operator()(std::string_view, const T& value) {
    T::fields(value, *this);
  }
  void operator()(std::string_view key, const std::vector<Word>& words) {
    for (const Word word : words) use_(key, word);
  }
  template <class T>
  void operator()(std::string_view key, const std::vector<T>& list) {
    for (const T& each : list) (*this)(key, each);
  }
  template <class T>
  void operator()(std::string_view key, const std::optional<T>& value) {
    if (value) (*this)(key, *value);
  }
  template <class T>
  void operator()(std::string_view key, const Boxed<T>& value) {
    if (value) (*this)(key, *value);
  }
  void operator()(std::string_view key, const Amount& amount) {
    (*this)(key, amount.filter);
    (*this)(key, amount.factor);
  }
  void operator()(std::string_view key, const Condition& condition) {
    (*this)(key, condition.filter);
    (*this)(key, condition.parts);
    (*this)(key, condition.amounts);
  }
  void operator()(std::string_view key, const Selector& selector) {
    (*this)(key, selector.filter);
    (*this)(key, selector.n);
    (*this)(key, selector.parts);
  }
  void operator()(std::string_view key, const Who& who) { (*this)(key, who.filter); }
  void operator()(std::string_view key, const Effects& effects) { (*this)(key, effects.items); }
  void operator()(std::string_view key, const Rule& rule) {
    std::visit([&](const auto& node) { (*this)(key, node); }, rule);
  }
  void operator()(std::string_view key, const Lasting& lasting) { (*this)(key, lasting.rule); }
  void operator()(std::string_view key, const Effect& effect) {
    std::visit([&](const auto& node) { (*this)(key, node); }, effect.node);
  }
  void operator()(std::string_view, const Ability& each) { ability(each); }
  void operator()(std::string_view key, const Word& word) {
    if (key == "into") return;  // the code of a card
    use_(key == "characteristic" ? "granted" : key, word);
  }
  void operator()(std::string_view, const JutsuCost&) {}
  template <class Other>
  requires std::is_enum_v<Other> || std::is_same_v<Other, int> || std::is_same_v<Other, bool>
  void operator()(std::string_view, const Other&) {}

 private:
  void ability(const Ability& ability) {
    std::visit([this](const auto& body) { (*this)("", body); }, ability.body);
  }
  Use use_;
};

template <class Use>
void walk_words(const CardDefinition& card, Use use) {
  WordWalk<Use>(std::move(use)).card(card);
}

}  // namespace

std::vector<CardMessage> check_names(const Catalog& catalog, const Catalog* more) {
  const Words& words = catalog.words();
  std::unordered_set<std::string_view> known;
  const auto learn = [&](const Catalog& from) {
    for (const CardDefinition& card : from) {
      for (const auto* list : {&card.names, &card.characteristics, &card.attributes})
        for (const Word word : *list) known.insert(from.words().text(word));
      known.insert(from.words().text(card.base_name));
      if (!card.effect_title.empty()) known.insert(card.effect_title);
      walk_words(card, [&](std::string_view key, Word word) {
        if (key == "granted") known.insert(from.words().text(word));
      });
    }
  };
  learn(catalog);
  if (more != nullptr) learn(*more);
  std::vector<CardMessage> messages;
  for (const CardDefinition& card : catalog)
    walk_words(card, [&](std::string_view key, Word word) {
      const auto text = words.text(word);
      if (known.contains(text)) return;
      const auto has_it = [&](std::string_view name) { return name.find(text) != std::string_view::npos; };
      if (key == "name_contains" && std::any_of(known.begin(), known.end(), has_it)) return;
      messages.push_back({.severity = Severity::warning,
                          .code = MessageCode::unknown_name,
                          .source = card.set,
                          .line = 0,
                          .card = card.code,
                          .path = std::string(key),
                          .found = fmt::format("\"{}\"", text),
                          .expected = "a name or trait that some card has",
                          .nearest = nearest_word(text, {known.begin(), known.end()})});
    });
  return messages;
}

}  // namespace naruto
