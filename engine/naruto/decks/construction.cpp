// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/construction.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace naruto {
namespace {

struct NameCount {
  const CardDefinition* first;
  int count;
};

class DeckCheck {
 public:
  DeckCheck(const Deck& deck, const Catalog& catalog, const Edition& edition)
      : deck_(deck), catalog_(catalog), edition_(edition) {}

  std::vector<DeckViolation> run() {
    size();
    for (const DeckEntry& entry : deck_.cards) card(entry);
    if (ninja_ > edition_.deck_max_ninja)
      add({.code = DeckBreach::too_many_ninja,
           .rule = "N-DECK-03",
           .card = {},
           .name = {},
           .found = ninja_,
           .allowed = edition_.deck_max_ninja,
           .fix = {DeckFixKind::remove_ninja, ninja_ - edition_.deck_max_ninja}});
    for (const NameCount& each : names_) copies(each);
    return std::move(violations_);
  }

 private:
  void add(DeckViolation violation) { violations_.push_back(std::move(violation)); }

  void size() {
    const int found = deck_.size();
    const int allowed = edition_.deck_size;
    if (found == allowed) return;
    add({.code = DeckBreach::wrong_size,
         .rule = "N-DECK-01",
         .card = {},
         .name = {},
         .found = found,
         .allowed = allowed,
         .fix = {found < allowed ? DeckFixKind::add_cards : DeckFixKind::remove_cards, std::abs(allowed - found)}});
  }

  void whole_card(DeckBreach code, std::string_view rule, const DeckEntry& entry, std::string_view name) {
    add({.code = code,
         .rule = rule,
         .card = entry.code,
         .name = std::string(name),
         .found = entry.count,
         .allowed = 0,
         .fix = {DeckFixKind::remove_card, entry.count}});
  }

  void card(const DeckEntry& entry) {
    const auto id = catalog_.find(entry.code);
    if (!id) return whole_card(DeckBreach::unknown_card, "N-DECK-14", entry, {});
    const CardDefinition& definition = catalog_[*id];
    const auto name = catalog_.words().text(definition.name);
    const bool squad = has_squad(definition);
    if (squad)
      whole_card(DeckBreach::squad_in_deck, "N-DECK-02", entry, name);
    else if (definition.unsupported_keyword)
      whole_card(DeckBreach::unsupported_keyword, "N-DECK-11", entry, name);
    else if (definition.readiness == Readiness::pending)
      whole_card(DeckBreach::pending_card, "N-DECK-11", entry, name);
    if (definition.type == CardType::ninja && !definition.platoon) ninja_ += entry.count;  // N-DECK-04
    const auto known = std::find_if(names_.begin(), names_.end(),
                                    [&](const NameCount& n) { return n.first->name == definition.name; });
    if (known == names_.end())
      names_.push_back({&definition, entry.count});
    else
      known->count += entry.count;
  }

  bool has_squad(const CardDefinition& card) const {
    return std::any_of(card.characteristics.begin(), card.characteristics.end(),
                       [&](Word trait) { return catalog_.words().text(trait) == "Squad"; });
  }

  /// The complete printed name counts, whatever the codes (N-DECK-05); names that a platoon is made of do not
  /// (N-DECK-06).
  void copies(const NameCount& each) {
    if (each.count <= edition_.deck_max_copies) return;
    add({.code = DeckBreach::too_many_copies,
         .rule = "N-DECK-05",
         .card = each.first->code,
         .name = std::string(catalog_.words().text(each.first->name)),
         .found = each.count,
         .allowed = edition_.deck_max_copies,
         .fix = {DeckFixKind::remove_copies, each.count - edition_.deck_max_copies}});
  }

  const Deck& deck_;
  const Catalog& catalog_;
  const Edition& edition_;
  std::vector<DeckViolation> violations_;
  std::vector<NameCount> names_;
  int ninja_ = 0;
};

}  // namespace

std::vector<DeckViolation> check_deck(const Deck& deck, const Catalog& catalog, const Edition& edition) {
  return DeckCheck(deck, catalog, edition).run();
}

std::string text_of(const DeckViolation& v) {
  const std::string card = v.name.empty() ? v.card : fmt::format("{} {}", v.card, v.name);
  switch (v.code) {
    case DeckBreach::wrong_size:
      return fmt::format("{}: the deck has {} cards, it needs exactly {}", v.rule, v.found, v.allowed);
    case DeckBreach::squad_in_deck:
      return fmt::format("{}: {} is a Squad, which is no card of the deck", v.rule, card);
    case DeckBreach::too_many_ninja:
      return fmt::format("{}: {} Ninja that are no Platoons, at most {}", v.rule, v.found, v.allowed);
    case DeckBreach::too_many_copies:
      return fmt::format("{}: {} cards named {}, at most {}", v.rule, v.found, v.name, v.allowed);
    case DeckBreach::unsupported_keyword:
      return fmt::format("{}: {} has a keyword that this program cannot play yet", v.rule, card);
    case DeckBreach::pending_card:
      return fmt::format("{}: {} is not playable yet", v.rule, card);
    case DeckBreach::unknown_card:
      return fmt::format("{}: there is no card {}", v.rule, card);
  }
  return {};
}

}  // namespace naruto
