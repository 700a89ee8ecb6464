// SPDX-License-Identifier: GPL-3.0-or-later
// Effects, rules, costs and abilities, and what G-895 forbids of them.
#include "engine/gormiti/cards/tree_reader.h"

namespace gormiti {
namespace {

constexpr std::size_t kMostLists = 60;
constexpr std::size_t kMostEffects = 20;  ///< of one list
constexpr std::size_t kMostRules = 8;
constexpr int kDeepestBranch = 3;
constexpr int kMostTokens = 16;
constexpr int kMostCoins = 99;

/// The ops of a variant, for messages.
template <class Variant>
std::vector<std::string_view> ops() {
  return []<std::size_t... I>(std::index_sequence<I...>) {
    return std::vector<std::string_view>{std::variant_alternative_t<I, Variant>::op...};
  }
  (std::make_index_sequence<std::variant_size_v<Variant>>());
}

}  // namespace

template <class Variant>
bool TreeReader::node(const SourceValue& value, Variant& out) {
  const SourceValue* op = value.table() == nullptr ? nullptr : value.find("op");
  const std::string* name = op == nullptr ? nullptr : op->text();
  if (name == nullptr) {
    fail(MessageCode::missing_key, value, "nothing", "a table with \"op\"");
    return false;
  }
  const auto attempt = [&]<class T>(std::type_identity<T>) {
    if (T::op != *name) return false;
    Fields fields(*this, value);
    fields.knows("op");
    T& made = out.template emplace<T>();
    made.fields(fields);
    fields.close();
    return true;
  };
  const bool found = [&]<std::size_t... I>(std::index_sequence<I...>) {
    return (attempt(std::type_identity<std::variant_alternative_t<I, Variant>>()) || ...);
  }
  (std::make_index_sequence<std::variant_size_v<Variant>>());
  if (!found) fail(MessageCode::unknown_word, *op, *name, fmt::format("one of {}", fmt::join(ops<Variant>(), ", ")));
  return found;
}

void TreeReader::read(const SourceValue& value, Effect& out) {
  const SourceValue* op = value.find("op");
  TextScope scope = scope_;
  scope.from_discard = op != nullptr && op->text() != nullptr && *op->text() == MoveEffect::op;
  scope.printed = op != nullptr && op->text() != nullptr && *op->text() == SearchEffect::op;
  const Within within(*this, scope);
  if (node(value, out)) check(value, out);
}

void TreeReader::check(const SourceValue& value, const Effect& effect) {
  const auto span = [&](Span until) {
    if (until == Span::battle_end && !scope_.battle_end)
      fail(MessageCode::misplaced, value, "battle_end", "another end: only Moves and joining a clash know it (G-895)");
  };
  if (const auto* modify = std::get_if<ModifyEffect>(&effect)) span(modify->until);
  if (const auto* reduce = std::get_if<ReduceEffect>(&effect)) span(reduce->until);
  if (const auto* discard = std::get_if<DiscardEffect>(&effect)) {
    const SourceValue* by = value.find("chosen_by");
    const SourceValue* who = value.find("who");
    const auto word = [](const SourceValue* of) { return of == nullptr ? nullptr : of->text(); };
    const bool same = word(by) != nullptr && word(who) != nullptr && *word(by) == *word(who);
    if (discard->chosen_by == ChosenBy::owner && !same)
      fail(MessageCode::misplaced, value, "chosen_by", "the same word as who, or random (G-112)");
  }
}

void TreeReader::read(const SourceValue& value, Rule& out) {
  if (node(value, out)) check(value, out);
}

void TreeReader::check(const SourceValue& value, const Rule& rule) {
  if (const auto* modify = std::get_if<ModifyRule>(&rule)) {
    const bool who = modify->who.kind != Selector::Kind::ref && modify->who.filter.reads_values();
    if (who || modify->atk.reads_values() || modify->hp.reads_values())
      fail(MessageCode::circular, value, "hp, atk or health", "printed facts and numbers of cards (G-620)");
    if (modify->as != Role::any && value.find("hp") != nullptr)
      fail(MessageCode::misplaced, value, "hp with as", "only atk: a role changes no HP (G-881)");
  }
  if (const auto* attack = std::get_if<AttackRule>(&rule); attack != nullptr && attack->cannot == attack->at_once)
    fail(MessageCode::missing_key, value, "none or both", "cannot = true or at_once = true (G-883)");
  if (const auto* forbid = std::get_if<ForbidMoveRule>(&rule); forbid != nullptr && forbid->whose != Whose::opponent)
    fail(MessageCode::out_of_range, value, "whose", "opponent (G-885)");
}

void TreeReader::read(const SourceValue& value, CostLine& out) {
  TextScope scope;
  scope.self = true;
  const Within within(*this, scope);
  if (!node(value, out)) return;
  if (auto* coins = std::get_if<CoinCost>(&out)) {
    if (coins->n < 1 || coins->n > kMostCoins) fail(MessageCode::out_of_range, value, "n", "1 to 99");
  } else {
    const int n = std::holds_alternative<InPlayCost>(out) ? std::get<InPlayCost>(out).n : std::get<HandCost>(out).n;
    if (n < 1 || n > static_cast<int>(kMostPaid)) fail(MessageCode::out_of_range, value, "n", "1 to 6");
  }
}

void TreeReader::read(const SourceValue& value, Cost& out) {
  const auto* lines = value.list();
  if (lines == nullptr || lines->empty()) return wrong_type(value, "a list of cost lines");
  if (lines->size() > kMostPaid) return fail(MessageCode::too_large, value, "so many lines", "at most 6");
  std::size_t cards = 0;
  each_of(*lines, [&](const SourceValue& line) {
    read(line, out.emplace_back());
    if (const auto* in_play = std::get_if<InPlayCost>(&out.back())) cards += static_cast<std::size_t>(in_play->n);
    if (const auto* hand = std::get_if<HandCost>(&out.back())) cards += static_cast<std::size_t>(hand->n);
  });
  if (cards > kMostPaid) fail(MessageCode::too_large, value, fmt::format("{} cards", cards), "at most 6");
}

void TreeReader::read(const SourceValue& value, ChosenBy& out) {
  const std::string* word = value.text();
  if (word == nullptr || (*word != "random" && *word != "you" && *word != "opponent"))
    return fail(MessageCode::unknown_word, value, word == nullptr ? "no word" : *word, "you, opponent or random");
  out = *word == "random" ? ChosenBy::random : ChosenBy::owner;
}

void TreeReader::read(const SourceValue& value, KindOfCounter& out) {
  const std::string* word = value.text();
  const auto at = std::find_if(counters_.begin(), counters_.end(),
                               [&](const CounterName& each) { return word != nullptr && each.word == *word; });
  if (at == counters_.end())
    return fail(MessageCode::unknown_word, value, word == nullptr ? "no word" : *word, "a word of [counter]");
  out.id = static_cast<CounterKind>(at - counters_.begin());
}

ListId TreeReader::add_list(const SourceValue& value) {
  const auto* items = value.list();
  if (items == nullptr || items->empty()) {
    wrong_type(value, "a list of effects");
    return kNoList;
  }
  if (items->size() > kMostEffects || now_.lists.size() >= kMostLists) {
    fail(MessageCode::too_large, value, fmt::format("{} effects", items->size()), "fewer");
    return kNoList;
  }
  std::vector<Effect> list;
  each_of(*items, [&](const SourceValue& effect) { read(effect, list.emplace_back()); });
  now_.lists.push_back(std::move(list));
  return static_cast<ListId>(now_.lists.size() - 1);
}

void TreeReader::read(const SourceValue& value, Branch& out) {
  if (depth_ >= kDeepestBranch) return fail(MessageCode::too_deep, value, "branches in branches", "at most 3 deep");
  ++depth_;
  TextScope scope = scope_;
  scope.from_discard = scope.printed = false;
  const Within within(*this, scope);
  out.list = add_list(value);
  --depth_;
}

/// A Fighter that no card is (G-804).
void TreeReader::read(const SourceValue& value, TokenFacts& out) {
  if (value.table() == nullptr) return wrong_type(value, "the facts of a token");
  CardDefinition token;
  token.token = true;
  token.code = token.card = fmt::format("{}/{}", now_.code, ++tokens_);
  Fields fields(*this, value);
  fields.must("name", token.name);
  Element element{};
  Category category{};
  if (fields.may("element", element)) token.element = element;
  if (fields.may("category", category)) token.category = category;
  if (value.find("atk") == nullptr || value.find("hp") == nullptr)
    fail(MessageCode::missing_key, value, "nothing", "atk and hp");
  fields.may_number("atk", token.atk, 0, kMost);
  fields.may_number("hp", token.hp, 1, kMost);
  fields.may("art", token.art);
  fields.close();
  if (tokens_ > kMostTokens) fail(MessageCode::too_large, value, "so many tokens", "at most 16 of one card");
  out.definition = static_cast<DefinitionId>(cards_.size());
  cards_.push_back(std::move(token));
}

void TreeReader::read(const SourceValue& value, EventTest& out) {
  if (value.table() == nullptr) return wrong_type(value, "an event");
  Fields fields(*this, value);
  fields.must("event", out.event);
  using enum EventKind;
  if (out.event == turn_begins || out.event == turn_ends) {
    fields.may("whose", out.whose);
    return fields.close();
  }
  const SourceValue* who = value.find("who");
  fields.knows("who");
  if (who == nullptr) {
    fail(MessageCode::missing_key, value, "nothing", "\"who\"");
  } else {
    const Enter enter(*this, "who");
    out.who.kind = who->text() != nullptr ? Selector::Kind::ref : Selector::Kind::each;
    if (who->text() != nullptr)
      read(*who, out.who.ref);
    else
      read(*who, out.who.filter);
  }
  if (out.event == battle_joined || out.event == battle_result) fields.may("as", out.as);
  if (out.event == battle_result) fields.must("result", out.result);
  if (out.event == leaves_play) fields.may("cause", out.cause);
  fields.close();
}

void TreeReader::read(const SourceValue& value, std::vector<Rule>& out) {
  const auto* items = value.list();
  if (items == nullptr || items->empty() || items->size() > kMostRules) return wrong_type(value, "a list of rules");
  each_of(*items, [&](const SourceValue& item) { read(item, out.emplace_back()); });
}

TextScope TreeReader::text_scope(const Ability& ability) const {
  TextScope scope;
  scope.self = true;
  scope.attached = now_.type == CardType::weapon;
  const bool joined = ability.kind == AbilityKind::triggered && ability.on.event == EventKind::battle_joined;
  const bool result = ability.kind == AbilityKind::triggered && ability.on.event == EventKind::battle_result;
  scope.fighters = now_.type == CardType::move || joined || result;
  scope.battle_end = now_.type == CardType::move || joined;
  return scope;
}

/// Conditions and effects, once it is known what the ability is.
void TreeReader::body(const SourceValue& value, Ability& out) {
  Fields fields(*this, value);
  const auto read_condition = [&](std::string_view key) {
    Condition condition;
    if (fields.may(key, condition)) out.condition = condition;
  };
  fields.knows("kind");
  fields.knows("on");
  if (out.kind == AbilityKind::static_) {
    read_condition("while");
    fields.must("rules", out.rules);
    return fields.close();
  }
  if (out.kind != AbilityKind::use) {
    read_condition("if");
    fields.may_number("limit", out.limit, 1, kMostUses);
  }
  if (out.kind == AbilityKind::activated) fields.may("pay", out.pay);
  scope_.can_choose = true;
  Branch doing;
  --depth_;
  fields.must("do", doing);
  ++depth_;
  out.doing = doing.list;
  fields.close();
}

void TreeReader::read(const SourceValue& value, Ability& out) {
  if (value.table() == nullptr) return wrong_type(value, "an ability");
  const SourceValue* kind = value.find("kind");
  if (kind == nullptr) return fail(MessageCode::missing_key, value, "nothing", "\"kind\"");
  {
    const Enter enter(*this, "kind");
    read(*kind, out.kind);
  }
  if (const SourceValue* on = value.find("on"); out.kind == AbilityKind::triggered) {
    if (on == nullptr) return fail(MessageCode::missing_key, value, "nothing", "\"on\"");
    TextScope scope;
    scope.self = true;
    scope.attached = now_.type == CardType::weapon;
    const Within within(*this, scope);
    const Enter enter(*this, "on");
    read(*on, out.on);
  } else if (on != nullptr) {
    fail(MessageCode::unknown_key, value, "\"on\"", "it only of a triggered ability");
  }
  if (out.kind == AbilityKind::activated) out.limit = 1;
  const Within within(*this, text_scope(out));
  body(value, out);
  check_ability(value, out);
}

void TreeReader::check_ability(const SourceValue& value, const Ability& ability) {
  const bool used_up = now_.type == CardType::magic || now_.type == CardType::move;
  if ((ability.kind == AbilityKind::use) != used_up)
    fail(MessageCode::misplaced, value, std::string(table::name_of(ability.kind)),
         used_up ? "use" : "static, triggered or activated");
  const bool changes = std::any_of(ability.rules.begin(), ability.rules.end(),
                                   [](const Rule& rule) { return std::holds_alternative<ModifyRule>(rule); });
  if (changes && ability.condition && ability.condition->reads_values())
    fail(MessageCode::circular, value, "while", "printed facts and numbers of cards (G-620)");
}

void TreeReader::read(const SourceValue& value, std::vector<Ability>& out) {
  const auto* items = value.list();
  if (items == nullptr) return wrong_type(value, "abilities");
  if (items->size() > kMostAbilities)
    return fail(MessageCode::too_large, value, fmt::format("{} abilities", items->size()), "at most 4");
  each_of(*items, [&](const SourceValue& item) { read(item, out.emplace_back()); });
}

}  // namespace gormiti
