// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/naruto/decks/formats/import_draft.h"
#include "engine/naruto/decks/formats/plain_text.h"

/// Decks as JSON: the program's own form, and saved objects of Tabletop Simulator.
namespace naruto {
namespace {

using DeckJson = nlohmann::ordered_json;

/// The value of a key if it is a text, else an empty one. Lives as long as the object.
std::string_view text_at(const DeckJson& object, const char* key) {
  const auto found = object.is_object() ? object.find(key) : object.end();
  return found != object.end() && found->is_string() ? std::string_view(found->get_ref<const std::string&>())
                                                     : std::string_view();
}

LocalText local_text(const DeckJson& object, const char* key) {
  const auto found = object.find(key);
  if (found == object.end()) return {};
  if (found->is_string()) return {found->get<std::string>(), {}, {}};
  return {std::string(text_at(*found, "en")), std::string(text_at(*found, "it")),
          std::string(text_at(*found, "pt_BR"))};
}

/// A number under a key that nobody knows: perhaps that of the copies.
bool has_unknown_number(const DeckJson& object) {
  if (!object.is_object()) return false;
  return std::any_of(object.items().begin(), object.items().end(), [](const auto& item) {
    if (item.key() == "code" || item.key() == "name" || item.key() == "count") return false;
    if (item.value().is_number()) return true;
    const std::string text = item.value().is_string() ? item.value().template get<std::string>() : std::string();
    return !text.empty() && text.find_first_not_of("0123456789x. ") == std::string::npos;
  });
}

void own_entry(const DeckJson& object, DeckPile pile, int line, ImportDraft& draft) {
  const std::string written = quotation(object.dump(-1, ' ', false, DeckJson::error_handler_t::replace));
  ImportDraft::Entry entry{
      .line = line, .pile = pile, .written = written, .code = text_at(object, "code"), .name = text_at(object, "name")};
  if (object.is_string()) entry.code = object.get_ref<const std::string&>();
  const auto count = object.is_object() ? object.find("count") : object.end();
  if (count != object.end()) entry.count = count->is_number_integer() ? count->get<long long>() : 0;
  if (entry.code.empty() && entry.name.empty()) return draft.ask(DeckDoubt::unreadable, entry);
  if (has_unknown_number(object)) return draft.ask(DeckDoubt::not_understood, entry, draft.cards().by_code(entry.code));
  draft.add(entry);
}

void read_own(const DeckJson& root, ImportDraft& draft) {
  draft.deck().name = local_text(root, "name");
  draft.deck().note = local_text(root, "note");
  draft.deck().edition = std::string(text_at(root, "edition"));
  int line = 0;
  constexpr std::array<const char*, 3> kKeys{"cards", "sideboard", "reinforcement"};
  for (std::size_t i = 0; i < kKeys.size(); ++i) {
    const auto list = root.find(kKeys[i]);
    if (list == root.end()) continue;
    if (!list->is_array()) return draft.fail(DeckFault::json_no_list, 0, kKeys[i]);
    for (const DeckJson& entry : *list) {
      if (draft.failed()) return;
      own_entry(entry, kDeckPiles[i], ++line, draft);
    }
  }
}

void saved_card(const DeckJson& object, const DeckHeading& heading, int line, ImportDraft& draft) {
  const std::string_view id = without_blanks(text_at(object, "Description"));
  const std::string_view name = without_blanks(text_at(object, "Nickname"));
  const std::string written = fmt::format("{} [{}]", name, id);
  const ImportDraft::Entry entry{.line = line,
                                 .pile = heading.pile.value_or(DeckPile::deck),
                                 .aside = heading.aside,
                                 .written = written,
                                 .code = id,
                                 .name = name};
  if (id.empty() && name.empty()) return draft.ask(DeckDoubt::unreadable, entry);
  draft.add(entry);
}

void read_saved_object(const DeckJson& root, ImportDraft& draft) {
  const auto states = root.find("ObjectStates");
  if (states == root.end() || !states->is_array()) return draft.fail(DeckFault::json_no_list, 0, "ObjectStates");
  int line = 0;
  for (const DeckJson& state : *states) {
    DeckHeading heading{DeckPile::deck, false};
    const auto cards = state.is_object() ? state.find("ContainedObjects") : state.end();
    const bool several = cards != state.end() && cards->is_array();
    if (!several) {  // a pile of one card is a card
      saved_card(state, heading, ++line, draft);
      continue;
    }
    if (const auto named = heading_of(text_at(state, "Nickname"))) heading = *named;
    for (const DeckJson& card : *cards) {
      if (draft.failed()) return;
      saved_card(card, heading, ++line, draft);
    }
  }
}

/// Line of a place in the text, for messages.
int line_at(std::string_view text, std::size_t byte) {
  int line = 1;
  for (std::size_t i = 0; i < byte && i < text.size(); ++i) line += text[i] == '\n' ? 1 : 0;
  return line;
}

}  // namespace

void read_deck_json(std::string_view text, ImportDraft& draft) {
  constexpr int kDeepest = 32;
  bool deep = false;
  DeckJson root;
  try {
    root = DeckJson::parse(text, [&](int depth, DeckJson::parse_event_t, DeckJson&) {
      deep = deep || depth > kDeepest;
      return depth <= kDeepest;
    });
  } catch (const DeckJson::parse_error& error) {
    return draft.fail(DeckFault::broken_json, line_at(text, error.byte));
  }
  if (deep) return draft.fail(DeckFault::deep_json);
  if (root.is_object() && root.contains("ObjectStates")) return read_saved_object(root, draft);
  if (root.is_object() && root.contains("cards")) return read_own(root, draft);
  draft.fail(DeckFault::json_without_deck);
}

}  // namespace naruto
