// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/cards/card_facts.h"

#include <fmt/format.h>

#include "engine/naruto/cards/card_code.h"

namespace naruto {
namespace {

class FactsReader {
 public:
  FactsReader(const Json& table, TreeReader& reader, CardDefinition& card)
      : table_(table), reader_(reader), reporter_(reader.reporter()), card_(card) {}

  bool read() {
    if (!table_.is_object()) {
      reader_.wrong_type(table_, "a table");
      return false;
    }
    code();
    const auto before = reporter_.errors();
    required("type", card_.type);
    if (reporter_.errors() > before) return false;
    known_keys();
    required("name", card_.name);
    symbols();
    text("summary", card_.summary);
    text("open", card_.open);
    text("rarity", card_.rarity);
    text("rarity_it", card_.rarity_it);
    text("code_it", card_.code_it);
    text("name_it", card_.name_it);
    text("reprint_of", card_.reprint_of);
    text("form_of", card_.form_of);
    text("effect_title", card_.effect_title);
    list("characteristics", card_.characteristics);
    if (card_.type == CardType::jutsu) return jutsu_cost();
    cost("entrance_cost", Figure::entrance_cost, card_.entrance_cost);
    cost("hand_cost", Figure::hand_cost, card_.hand_cost);
    if (card_.type == CardType::mission) at("strategic_value", false, [&](const Json& json) { strategic_value(json); });
    if (card_.type == CardType::ninja) {
      power("healthy", Figure::combat, card_.healthy);
      power("injured", Figure::injured_combat, card_.injured);
      list("attributes", card_.attributes);
    }
    return true;
  }

 private:
  /// Calls `use` with the value of a key, at its place in the path.
  template <class Use>
  void at(std::string_view key, bool must, Use&& use) {
    const auto found = table_.find(key);
    if (found == table_.end()) {
      if (must) reader_.missing(key);
      return;
    }
    const Reporter::Enter enter(reporter_, {key, 0});
    use(*found);
  }

  template <class T>
  void required(std::string_view key, T& out) {
    at(key, true, [&](const Json& json) { reader_.read(json, out); });
  }
  void text(std::string_view key, std::string& out) {
    at(key, false, [&](const Json& json) { reader_.read(json, out); });
  }
  void list(std::string_view key, std::vector<Word>& out) {
    at(key, false, [&](const Json& json) { reader_.read(json, out); });
  }

  void code() {
    at("code", true, [&](const Json& json) {
      reader_.read(json, card_.code);
      const auto& code = card_.code;
      reporter_.card(code);
      if (!is_card_code(code) && json.is_string())
        reader_.add(MessageCode::bad_code, fmt::format("\"{}\"", code), "a code such as \"N-001\"");
    });
  }

  void known_keys() {
    std::vector<std::string_view> known{"code",    "name",      "type",    "symbols",      "characteristics",
                                        "rarity",  "rarity_it", "code_it", "name_it",      "reprint_of",
                                        "form_of", "summary",   "open",    "effect_title", "text",
                                        "status",  "mission",   "jutsu",   "ability"};
    const auto more = [&](std::initializer_list<std::string_view> keys) { known.insert(known.end(), keys); };
    switch (card_.type) {
      case CardType::ninja:
        more({"entrance_cost", "hand_cost", "healthy", "injured", "attributes"});
        break;
      case CardType::mission:
        more({"entrance_cost", "hand_cost", "strategic_value"});
        break;
      case CardType::client:
        more({"entrance_cost", "hand_cost"});
        break;
      case CardType::jutsu:
        more({"jutsu_cost"});
        break;
    }
    reader_.unknown_keys(table_, known);
  }

  void symbols() {
    required("symbols", card_.symbol_order);
    for (const Symbol symbol : card_.symbol_order) card_.symbols.add(symbol);
  }

  bool jutsu_cost() {
    bool good = true;
    at("jutsu_cost", false, [&](const Json& json) {
      reader_.read(json, card_.jutsu_cost);
      if (auto costs = read_jutsu_cost(card_.jutsu_cost)) {
        card_.costs = std::move(*costs);
      } else {
        reader_.add(MessageCode::bad_cost, fmt::format("\"{}\"", card_.jutsu_cost), R"(a cost such as "FF1" or "E/2")");
        good = false;
      }
    });
    return good;
  }

  /// A number, or the text "X". Gives whether it is a number.
  bool figure(const Json& json, Figure which, int& out) {
    if (json.is_string() && json.get_ref<const std::string&>() == "X") {
      card_.printed_x = static_cast<std::uint8_t>(card_.printed_x | (1U << static_cast<unsigned>(which)));
      card_.figures_known = false;
      return false;
    }
    if (!json.is_number_integer()) {
      reader_.wrong_type(json, R"(a number or "X")");
      return false;
    }
    reader_.read(json, out);
    return true;
  }

  void cost(std::string_view key, Figure which, std::optional<int>& out) {
    at(key, false, [&](const Json& json) {
      int number = 0;
      if (!figure(json, which, number)) return;
      if (number < 0 || number > 99)
        reader_.add(MessageCode::out_of_range, fmt::format("{}", number), "0 to 99");
      else
        out = number;
    });
    if (!out) card_.figures_known = false;
  }

  void strategic_value(const Json& json) {
    int number = 0;
    if (!json.is_number_integer()) return reader_.wrong_type(json, "a number");
    reader_.read(json, number);
    if (number < 0 || number > 99)
      reader_.add(MessageCode::out_of_range, fmt::format("{}", number), "0 to 99");
    else
      card_.strategic_value = number;
  }

  void power(std::string_view key, Figure combat, Power& out) {
    at(key, true, [&](const Json& json) {
      if (!json.is_array() || json.size() != 2) return reader_.wrong_type(json, "[combat, support]");
      figure(json[0], combat, out.combat);
      figure(json[1], static_cast<Figure>(static_cast<unsigned>(combat) + 1), out.support);
    });
  }

  const Json& table_;
  TreeReader& reader_;
  Reporter& reporter_;
  CardDefinition& card_;
};

}  // namespace

bool read_facts(const Json& table, TreeReader& reader, CardDefinition& card) {
  return FactsReader(table, reader, card).read();
}

void read_status(const Json& table, TreeReader& reader, CardDefinition& card) {
  Reporter& reporter = reader.reporter();
  bool no_text = false;
  if (const auto text = table.find("text"); text != table.end()) {
    const Reporter::Enter enter(reporter, {"text", 0});
    no_text = *text == "none";
    if (!no_text) reader.add(MessageCode::unknown_word, text->dump(), "\"none\"");
    if (no_text && !card.abilities.empty())
      reader.add(MessageCode::never_applies, "\"none\"", "no abilities beside it");
  }
  card.readiness = no_text || !card.abilities.empty() ? Readiness::ready : Readiness::pending;
  if (const auto status = table.find("status"); status != table.end()) {
    const Reporter::Enter enter(reporter, {"status", 0});
    reader.read(*status, card.readiness);
    if (card.readiness == Readiness::ready && !no_text && card.abilities.empty())
      reader.add(MessageCode::never_applies, "\"ready\"", "abilities, or text = \"none\"");
  }
}

}  // namespace naruto
