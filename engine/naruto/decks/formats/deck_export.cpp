// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/formats/deck_export.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "engine/naruto/decks/deck_reader.h"
#include "engine/naruto/decks/formats/share_code.h"
#include "engine/table/clean_name.h"
#include "engine/table/one_line.h"
#include "engine/table/separated_values.h"

namespace naruto {
namespace {

using OutJson = nlohmann::ordered_json;

std::string name_in_print(const Catalog& catalog, std::string_view code) {
  const auto id = catalog.find(code);
  return id ? std::string(catalog.words().text(catalog[*id].name)) : std::string();
}

std::string plain_list(const Deck& deck, const Catalog& catalog) {
  std::string out;
  const std::string title = table::clean_name(deck.name.en);
  if (!title.empty()) out += fmt::format("Name: {}\n", title);
  if (!deck.edition.empty()) out += fmt::format("Edition: {}\n", table::one_line(deck.edition));
  constexpr std::array<std::string_view, 3> kHeads{"Deck", "Sideboard", "Reinforcement deck"};
  for (std::size_t i = 0; i < kHeads.size(); ++i) {
    const auto& entries = entries_of(deck, kDeckPiles[i]);
    if (entries.empty()) continue;
    out += fmt::format("{}{} ({})\n", out.empty() ? "" : "\n", kHeads[i], cards_in(entries));
    for (const DeckEntry& entry : entries) {
      const std::string name = name_in_print(catalog, entry.code);
      out += name.empty() ? fmt::format("{} [{}]\n", entry.count, entry.code)
                          : fmt::format("{} {} [{}]\n", entry.count, name, entry.code);
    }
  }
  return out;
}

std::string community_list(const Deck& deck, const Catalog& catalog) {
  std::string out;
  constexpr std::array<std::pair<std::string_view, DeckPile>, 3> kSections{
      {{"Mainboard", DeckPile::deck}, {"Reinforcements", DeckPile::reinforcement}, {"Sideboard", DeckPile::sideboard}}};
  for (const auto& [title, pile] : kSections) {
    const auto& entries = entries_of(deck, pile);
    if (entries.empty()) continue;
    out += fmt::format("{}// {}\n", out.empty() ? "" : "\n", title);
    for (const DeckEntry& entry : entries) {
      const std::string name = name_in_print(catalog, entry.code);
      out += fmt::format("{}x {} [{}]\n", entry.count, name.empty() ? entry.code : name, community_id(entry.code));
    }
  }
  return out;
}

std::string csv_table(const Deck& deck, const Catalog& catalog) {
  std::string out = "pile,count,code,name\n";
  constexpr std::array<std::string_view, 3> kPiles{"deck", "sideboard", "reinforcement"};
  for (std::size_t i = 0; i < kPiles.size(); ++i)
    for (const DeckEntry& entry : entries_of(deck, kDeckPiles[i]))
      out += fmt::format("{},{},{},{}\n", kPiles[i], entry.count, table::separated_field(entry.code),
                         table::separated_field(name_in_print(catalog, entry.code)));
  return out;
}

OutJson json_text(const LocalText& text) {
  OutJson out{{"en", text.en}};
  if (!text.it.empty()) out["it"] = text.it;
  if (!text.pt_br.empty()) out["pt_BR"] = text.pt_br;
  return out;
}

OutJson json_list(const std::vector<DeckEntry>& entries, const Catalog& catalog) {
  OutJson list = OutJson::array();
  for (const DeckEntry& entry : entries) {
    OutJson row{{"code", entry.code}, {"count", entry.count}};
    if (const std::string name = name_in_print(catalog, entry.code); !name.empty()) row["name"] = name;
    list.push_back(std::move(row));
  }
  return list;
}

std::string as_text(const OutJson& json) { return json.dump(2, ' ', false, OutJson::error_handler_t::replace) + "\n"; }

std::string own_json(const Deck& deck, const Catalog& catalog) {
  OutJson root{{"format", 1}, {"game", "naruto"}};
  if (!deck.edition.empty()) root["edition"] = deck.edition;
  root["name"] = json_text(clean_name(deck.name));
  if (!(deck.note == LocalText{})) root["note"] = json_text(deck.note);
  root["cards"] = json_list(deck.cards, catalog);
  if (!deck.sideboard.empty()) root["sideboard"] = json_list(deck.sideboard, catalog);
  if (!deck.reinforcement.empty()) root["reinforcement"] = json_list(deck.reinforcement, catalog);
  return as_text(root);
}

/// Where a pile lies on the table of the simulator.
OutJson transform(double x) {
  return {{"posX", x},     {"posY", 1.0},   {"posZ", 0.0},   {"rotX", 0.0},  {"rotY", 180.0},
          {"rotZ", 180.0}, {"scaleX", 1.0}, {"scaleY", 1.0}, {"scaleZ", 1.0}};
}

/// Every card has a picture sheet of its own there, without addresses: the pictures are nobody's to hand on.
OutJson saved_pile(std::string_view title, const std::vector<DeckEntry>& entries, double x, int& sheet,
                   const Catalog& catalog) {
  OutJson pile{{"Name", "DeckCustom"}, {"Transform", transform(x)}, {"Nickname", title}, {"Description", ""}};
  pile["DeckIDs"] = OutJson::array();
  pile["CustomDeck"] = OutJson::object();
  pile["ContainedObjects"] = OutJson::array();
  for (const DeckEntry& entry : entries) {
    ++sheet;
    const OutJson picture{{"FaceURL", ""}, {"BackURL", ""}, {"NumWidth", 1}, {"NumHeight", 1}, {"BackIsHidden", true}};
    pile["CustomDeck"][std::to_string(sheet)] = picture;
    for (int copy = 0; copy < entry.count; ++copy) {
      pile["DeckIDs"].push_back(sheet * 100);
      pile["ContainedObjects"].push_back({{"Name", "CardCustom"},
                                          {"Transform", transform(x)},
                                          {"Nickname", name_in_print(catalog, entry.code)},
                                          {"Description", community_id(entry.code)},
                                          {"CardID", sheet * 100},
                                          {"CustomDeck", {{std::to_string(sheet), picture}}}});
    }
  }
  return pile;
}

std::string saved_object(const Deck& deck, const Catalog& catalog) {
  OutJson root{{"SaveName", ""}, {"GameMode", ""}, {"ObjectStates", OutJson::array()}};
  int sheet = 0;
  double x = 0;
  constexpr std::array<std::pair<std::string_view, DeckPile>, 3> kSections{
      {{"Mainboard", DeckPile::deck}, {"Reinforcements", DeckPile::reinforcement}, {"Sideboard", DeckPile::sideboard}}};
  for (const auto& [title, pile] : kSections) {
    const auto& entries = entries_of(deck, pile);
    if (entries.empty()) continue;
    root["ObjectStates"].push_back(saved_pile(title, entries, x, sheet, catalog));
    x += 3;
  }
  return as_text(root);
}

}  // namespace

std::string community_id(std::string_view code) {
  std::string out;
  for (const char c : code)
    if (c != '-') out += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return out;
}

std::string_view file_ending(DeckFormat format) {
  switch (format) {
    case DeckFormat::text:
      return "deck.toml";
    case DeckFormat::json:
    case DeckFormat::tts:
      return "json";
    case DeckFormat::csv:
      return "csv";
    case DeckFormat::list:
    case DeckFormat::community:
    case DeckFormat::code:
      break;
  }
  return "txt";
}

std::string export_deck(const Deck& deck, DeckFormat format, const Catalog& catalog) {
  switch (format) {
    case DeckFormat::text:
      return write_deck(deck);
    case DeckFormat::json:
      return own_json(deck, catalog);
    case DeckFormat::list:
      return plain_list(deck, catalog);
    case DeckFormat::csv:
      return csv_table(deck, catalog);
    case DeckFormat::community:
      return community_list(deck, catalog);
    case DeckFormat::tts:
      return saved_object(deck, catalog);
    case DeckFormat::code:
      return share_code_of(deck) + "\n";
  }
  return {};
}

}  // namespace naruto
