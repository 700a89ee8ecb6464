// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/formats/share_code.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "engine/naruto/decks/formats/deck_import.h"
#include "engine/naruto/decks/formats/import_draft.h"
#include "engine/naruto/decks/formats/plain_text.h"
#include "engine/table/clean_name.h"
#include "engine/table/share_code.h"

namespace naruto {
namespace {

constexpr std::string_view kMark = "PS";
constexpr char kVersion = '1';

std::vector<table::ShareEntry> shared(const std::vector<DeckEntry>& entries) {
  std::vector<table::ShareEntry> out;
  for (const DeckEntry& entry : entries) out.push_back({entry.code, static_cast<unsigned>(entry.count)});
  return out;
}

DeckFault fault_of(table::ShareFault fault) {
  return fault == table::ShareFault::later_version ? DeckFault::code_version
         : fault == table::ShareFault::other_game  ? DeckFault::code_of_other_game
                                                   : DeckFault::broken_code;
}

}  // namespace

std::string share_code_of(const Deck& deck) {
  std::vector<table::CodeShape> shapes;
  for (const DeckPile pile : kDeckPiles) gather_shapes(shared(entries_of(deck, pile)), shapes);
  table::ShareSink sink;
  sink.text(table::clean_name(deck.name.en));
  sink.text(deck.edition);
  sink.shapes(shapes);
  for (const DeckPile pile : kDeckPiles) sink.entries(shared(entries_of(deck, pile)), shapes);
  return sink.code(kMark, kVersion);
}

bool is_share_code(std::string_view text) {
  const table::ShareMark* game = table::share_mark(text);
  return game != nullptr && game->mark == kMark;
}

void read_share_code(std::string_view text, ImportDraft& draft) {
  auto opened = table::open_share_code(without_blanks(text), kMark, kVersion);
  if (!opened.source) return draft.fail(fault_of(opened.fault), 1, std::move(opened.word));
  table::ShareSource& source = *opened.source;
  draft.deck().name.en = source.text();
  draft.deck().edition = source.text();
  const auto shapes = source.shapes();
  int line = 0;
  for (const DeckPile pile : kDeckPiles)
    source.entries(shapes, [&](const table::ShareEntry& entry) {
      draft.add({.line = ++line,
                 .pile = pile,
                 .count = static_cast<long long>(std::min<std::uint64_t>(entry.copies, 1000)),
                 .written = entry.code,
                 .code = entry.code});
      return !draft.failed();
    });
  if (!source.over()) draft.fail(DeckFault::broken_code, 1);
}

}  // namespace naruto
