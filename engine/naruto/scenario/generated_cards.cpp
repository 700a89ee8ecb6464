// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/scenario/generated_cards.h"

#include <fmt/format.h>

#include "engine/naruto/cards/card_reader.h"

namespace naruto::scenario {
namespace {

struct Kind {
  std::string_view word;
  std::string_view letters;  ///< of the code
  std::string_view body;     ///< the card behind code, name and type
  bool pair;                 ///< named after two Ninja
};

constexpr std::string_view kNinja =
    "type = \"ninja\"\nentrance_cost = 0\nhand_cost = 0\nhealthy = [1, 1]\ninjured = [0, 0]\n"
    "attributes = [\"Mist\"]\ncharacteristics = ";
constexpr Kind kKinds[] = {
    {"ninja", "GN", "[\"Genin\"]", false},
    {"platoons", "GP", "[\"Platoon\", \"Genin\"]", true},
    {"squads", "GS", "[\"Squad\"]", true},
    {"jutsu", "GJ", "type = \"jutsu\"\njutsu_cost = \"1\"", false},
    {"missions", "GM", "type = \"mission\"\nentrance_cost = 0\nhand_cost = 0", false},
    {"clients", "GC", "type = \"client\"\nentrance_cost = 0\nhand_cost = 0", false},
};

}  // namespace

const std::vector<std::string_view>& generated_kinds() {
  static const std::vector<std::string_view> words = [] {
    std::vector<std::string_view> all;
    for (const Kind& kind : kKinds) all.push_back(kind.word);
    return all;
  }();
  return words;
}

std::string generated_code(std::size_t kind, int number) {
  return fmt::format("{}-{:03}", kKinds[kind].letters, number);
}

void add_generated_cards(Catalog& cards) {
  if (cards.find(generated_code(0, 1))) return;
  std::string toml = "format = 1\nset = \"Generated\"\n";
  for (std::size_t i = 0; i < std::size(kKinds); ++i)
    for (int n = 1; n <= kGenerated; ++n) {
      const Kind& kind = kKinds[i];
      const std::string name = kind.pair ? fmt::format("{0} left {1} & {0} right {1}", kind.letters, n)
                                         : fmt::format("{} {}", kind.letters, n);
      toml +=
          fmt::format("[[card]]\ncode = \"{}\"\nname = \"{}\"\nsymbols = [\"Fire\"]\n{}{}\ntext = \"none\"\n",
                      generated_code(i, n), name, kind.body.front() == '[' ? kNinja : std::string_view{}, kind.body);
    }
  read_cards(toml, "generated cards", cards);
}

}  // namespace naruto::scenario
