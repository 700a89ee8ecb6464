// SPDX-License-Identifier: GPL-3.0-or-later
// Facts of cards, ready decks and the file as a whole (G-806, G-896).
#include "engine/gormiti/cards/card_reader.h"

#include <array>
#include <string_view>

#include "engine/gormiti/cards/tree_reader.h"
#include "engine/table/source_digest.h"

namespace gormiti {
namespace {

constexpr std::size_t kMostDefinitions = 5000;
constexpr std::size_t kMostDecks = 500;
constexpr std::size_t kMostCounters = 100;
constexpr std::size_t kMostOfADeck = 100;
constexpr int kLongestDuration = 99;
/// What only people, pictures and collectors ask for.
constexpr std::array<std::string_view, 5> kUntold{"name", "art", "image", "set", "rarity"};

}  // namespace

void TreeReader::read(const SourceValue& value, std::vector<std::string>& out) {
  const auto* items = value.list();
  if (items == nullptr || items->size() > kMostOfADeck) return wrong_type(value, "a list of codes");
  for (const SourceValue& item : *items) read(item, out.emplace_back());
}

template <class FieldList>
void TreeReader::facts(FieldList& fields, const SourceValue& value) {
  fields.must("name", now_.name);
  fields.must("type", now_.type);
  Element element{};
  Category category{};
  if (fields.may("element", element)) now_.element = element;
  if (fields.may("category", category)) now_.category = category;
  fields.may("trait", now_.trait);
  fields.may_number("atk", now_.atk, 0, kMost);
  fields.may_number("hp", now_.hp, 1, kMost);
  fields.may("side", now_.side);
  fields.may_number("duration", now_.duration, 1, kLongestDuration);
  fields.may("rarity", now_.rarity);
  fields.may("art", now_.art);
  fields.may("set", now_.set);
  fields.may("image", now_.image);
  Condition condition;
  if (fields.may("playable_if", condition)) now_.playable_if = condition;
  fields.may("pay", now_.pay);
  Filter needs;
  if (fields.may("needs", needs)) now_.needs = needs;
  fields.may("ability", now_.abilities);
  fields.close();
  check_card(value);
}

/// What only some types have (G-801, G-806).
void TreeReader::check_card(const SourceValue& value) {
  const auto only = [&](std::string_view key, bool fits) {
    const SourceValue* found = value.find(key);
    if (found != nullptr && !fits)
      fail(MessageCode::misplaced, *found, fmt::format("\"{}\"", key), "it only of the types that have it (G-806)");
  };
  const bool fighter = now_.type == CardType::fighter;
  const bool weapon = now_.type == CardType::weapon;
  const bool move = now_.type == CardType::move;
  for (const std::string_view key : {"atk", "hp", "element", "category"}) {
    only(key, fighter);
    if (fighter && value.find(key) == nullptr)
      fail(MessageCode::missing_key, value, "nothing", fmt::format("\"{}\": it is a Fighter", key));
  }
  only("trait", fighter);
  only("needs", weapon || move);
  only("side", move);
  only("duration", weapon || now_.type == CardType::arena);
  const bool coins = std::any_of(now_.pay.begin(), now_.pay.end(),
                                 [](const CostLine& line) { return std::holds_alternative<CoinCost>(line); });
  if (coins) fail(MessageCode::misplaced, value, "coins", "cards: a card that is played has no counters (G-895)");
}

void TreeReader::card(const SourceValue& value, std::string_view place) {
  now_ = {};
  tokens_ = depth_ = 0;
  begin(place);
  scope_ = {};
  if (value.table() == nullptr) return wrong_type(value, "a card");
  Fields fields(*this, value);
  fields.must("code", now_.code);
  now_.card = now_.code;
  fields.may("card", now_.card);
  if (!now_.code.empty()) about_ = now_.code;
  const bool twice = std::any_of(cards_.begin(), cards_.end(), [&](const auto& c) { return c.code == now_.code; });
  if (twice) fail(MessageCode::duplicate_code, value, now_.code, "a code of its own");
  facts(fields, value);
  for (const Ability& ability : now_.abilities) {
    if (ability.kind == AbilityKind::triggered)
      now_.listens = static_cast<std::uint8_t>(now_.listens | (1U << static_cast<unsigned>(ability.on.event)));
    if (ability.kind != AbilityKind::static_) continue;
    for (const Rule& rule : ability.rules) {
      now_.rules = static_cast<std::uint8_t>(now_.rules | (1U << rule.index()));
      const auto* modify = std::get_if<ModifyRule>(&rule);
      now_.changes_hp = now_.changes_hp || (modify != nullptr && modify->hp != Amount{});
    }
  }
  now_.digest = table::digest_of(value, kUntold);
  if (cards_.size() >= kMostDefinitions) return fail(MessageCode::too_large, value, "so many cards", "at most 5000");
  cards_.push_back(std::move(now_));
}

void TreeReader::counters(const SourceValue& value, std::vector<CounterName>& out) {
  about_ = "counter";
  if (value.table() == nullptr || value.table()->size() > kMostCounters) return wrong_type(value, "kinds of counters");
  for (const auto& [word, names] : *value.table()) {
    const Enter enter(*this, word);
    out.push_back({word, {}});
    read(names, out.back().name);
  }
}

void TreeReader::deck(const SourceValue& value, std::string_view place, ReadyDeck& out) {
  begin(place);
  if (value.table() == nullptr) return wrong_type(value, "a deck");
  Fields fields(*this, value);
  fields.must("code", out.code);
  fields.must("mode", out.mode);
  fields.must("name", out.name);
  fields.may("hero", out.hero);
  fields.must("cards", out.cards);
  fields.may("guide", out.guide);
  fields.close();
  if (!out.code.empty()) about_ = out.code;
  if ((out.mode == Mode::strategic) == out.hero.empty())
    fail(MessageCode::misplaced, value, out.hero.empty() ? "no hero" : "a hero", "a hero in the strategic mode only");
  auto named = out.cards;
  if (!out.hero.empty()) named.push_back(out.hero);
  for (const std::string& code : named)
    if (std::none_of(cards_.begin(), cards_.end(), [&](const auto& c) { return !c.token && c.code == code; }))
      fail(MessageCode::unknown_card, value, code, "the code of a card");
}

void TreeReader::only_keys(const SourceValue& value, std::initializer_list<std::string_view> known) {
  begin({});
  Fields fields(*this, value);
  for (const std::string_view key : known) fields.knows(key);
  fields.close();
}

void TreeReader::unknown_section(const SourceValue& value, std::string_view key) {
  begin({});
  fail(MessageCode::unknown_key, value, fmt::format("\"{}\"", key), "card, deck, counter or a table of words");
}

void TreeReader::no_list(const SourceValue& value, std::string_view key) {
  begin(key);
  wrong_type(value, fmt::format("a list of tables [[{}]]", key));
}

class CardReader {
 public:
  explicit CardReader(ReadCards& out)
      : catalog_(out.catalog), messages_(out.messages), tree_(messages_, catalog_.cards_, catalog_.counters_) {}

  void file(const SourceValue& root) {
    static constexpr std::array<std::string_view, 12> words{"element", "trait",     "kind", "event",
                                                            "result",  "condition", "cost", "selector",
                                                            "filter",  "amount",    "span", "node"};
    const auto* entries = root.table();
    if (entries == nullptr) return;
    if (const SourceValue* counters = root.find("counter")) tree_.counters(*counters, catalog_.counters_);
    for (const auto& [key, value] : *entries) {
      if (key == "counter" || key == "card" || key == "deck") continue;
      if (std::find(words.begin(), words.end(), key) == words.end())
        tree_.unknown_section(value, key);
      else
        tree_.glossary(value, key);
    }
    each(root.find("card"), "card",
         [&](const SourceValue& value, std::string_view place) { tree_.card(value, place); });
    each(root.find("deck"), "deck", [&](const SourceValue& value, std::string_view place) {
      if (catalog_.decks_.size() < kMostDecks) tree_.deck(value, place, catalog_.decks_.emplace_back());
    });
  }

 private:
  template <class F>
  void each(const SourceValue* section, std::string_view name, F&& f) {
    if (section == nullptr) return;
    const auto* items = section->list();
    if (items == nullptr) return tree_.no_list(*section, name);
    for (std::size_t i = 0; i < items->size(); ++i) f((*items)[i], fmt::format("number {}", i + 1));
  }

  Catalog& catalog_;
  std::vector<CardMessage>& messages_;
  TreeReader tree_;
};

ReadCards read_cards(std::string_view text) {
  ReadCards out;
  const SourceValue root = table::read_source(text, kMostSourceBytes, {}, out.messages);
  CardReader(out).file(root);
  return out;
}

ReadCards read_cards(const SourceValue& root) {
  ReadCards out;
  CardReader(out).file(root);
  return out;
}

}  // namespace gormiti
