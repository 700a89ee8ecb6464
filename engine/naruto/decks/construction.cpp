// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/construction.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "engine/naruto/decks/codes.h"
#include "engine/naruto/decks/limited.h"

namespace naruto {
namespace {

constexpr std::string_view kAliasMark = "Name: ";

std::string name_of(const CardDefinition& card, const Catalog& catalog) {
  return std::string(catalog.words().text(card.name));
}

/// What keeps one card out of a pile.
class CardCheck {
 public:
  CardCheck(const CardDefinition& card, int count, DeckPile pile, const Catalog& catalog, const Edition& edition)
      : card_(card), count_(count), pile_(pile), catalog_(catalog), edition_(edition) {}

  std::vector<DeckViolation> run() {
    if (pile_ == DeckPile::reinforcement) {
      if (!card_.squad) add(DeckBreach::not_a_squad, "N-REINF-02");
    } else if (card_.squad) {
      const bool has_place = edition_.squads && edition_.reinforcement_max > 0;
      add(DeckBreach::squad_in_deck, "N-DECK-02", {},
          has_place ? DeckFixKind::move_to_reinforcement : DeckFixKind::remove_card);
    }
    keywords();
    if (!edition_.void_symbol && has_void()) add(DeckBreach::foreign_symbol, "N-SYM-02", "Void");
    // All cards are legal unless the match sets a format (T-302).
    if (edition_.pool_enforced && card_.code_it.empty()) add(DeckBreach::outside_pool, "N-DECK-14");
    if (!card_.form_of.empty()) add(DeckBreach::form_card, "N-MAST-08", card_.form_of);
    const bool carried_out = card_.readiness == Readiness::ready || edition_.cards_by_hand;
    if (!carried_out) add(DeckBreach::pending_card, "N-DECK-11");
    return std::move(found_);
  }

 private:
  void add(DeckBreach code, std::string_view rule, std::string_view word = {},
           DeckFixKind fix = DeckFixKind::remove_card) {
    found_.push_back({.code = code,
                      .rule = rule,
                      .card = card_.code,
                      .name = name_of(card_, catalog_),
                      .found = count_,
                      .allowed = 0,
                      .fix = {fix, count_},
                      .pile = pile_,
                      .word = std::string(word)});
  }

  /// N-DECK-11, A-20: the keywords that this edition does not have.
  void keywords() {
    if (!edition_.foreign_keywords_rejected) return;
    const auto foreign = [this](bool has, bool known, std::string_view word) {
      if (has && !known) add(DeckBreach::foreign_keyword, "N-DECK-11", word);
    };
    foreign(card_.ambush, edition_.ambush, "Ambush");
    foreign(card_.squad, edition_.squads, "Squad");
    foreign(card_.surge, edition_.surge, "Surge");
    foreign(card_.mastery, edition_.mastery, "Mastery");
    if (card_.unsupported_keyword) add(DeckBreach::unsupported_keyword, "N-DECK-11");
  }

  /// Its symbol, or a symbol without which its cost cannot be paid.
  bool has_void() const {
    const auto needs = [](const JutsuCost& cost) { return cost.symbols[static_cast<std::size_t>(Symbol::void_)] > 0; };
    return card_.symbols.has(Symbol::void_) ||
           (!card_.costs.empty() && std::all_of(card_.costs.begin(), card_.costs.end(), needs));
  }

  const CardDefinition& card_;
  int count_;
  DeckPile pile_;
  const Catalog& catalog_;
  const Edition& edition_;
  std::vector<DeckViolation> found_;
};

/// Cards that are counted together.
struct Group {
  const CardDefinition* first = nullptr;
  int in_deck = 0;
  int beside = 0;  ///< in the sideboard, where it counts (N-DECK-07)
  int sum() const { return in_deck + beside; }
};

/// An entry whose card is known.
struct Known {
  const CardDefinition* card;
  int count;
};

class DeckCheck {
 public:
  DeckCheck(const Deck& deck, const Catalog& catalog, const Edition& edition)
      : deck_(deck), catalog_(catalog), edition_(edition) {}

  std::vector<DeckViolation> run() {
    sizes();
    const auto cards = known(deck_.cards, DeckPile::deck);
    const auto side = known(deck_.sideboard, DeckPile::sideboard);
    const auto squads = known(deck_.reinforcement, DeckPile::reinforcement);
    ninja(cards);
    names(cards, side);
    limited(cards, side);
    reinforcement(squads);
    return std::move(violations_);
  }

 private:
  void add(DeckViolation violation) { violations_.push_back(std::move(violation)); }

  void wrong_number(DeckBreach code, std::string_view rule, DeckPile pile, int found, int allowed, DeckFix fix) {
    add({.code = code,
         .rule = rule,
         .card = {},
         .name = {},
         .found = found,
         .allowed = allowed,
         .fix = fix,
         .pile = pile});
  }

  /// N-DECK-01, N-SIDE-01, N-REINF-01; T-301, T-306.
  void sizes() {
    const auto nearer = [](int found, int wanted) {
      return DeckFix{found < wanted ? DeckFixKind::add_cards : DeckFixKind::remove_cards, std::abs(wanted - found)};
    };
    const int cards = deck_.size();
    if (cards != edition_.deck_size)
      wrong_number(DeckBreach::wrong_size, "N-DECK-01", DeckPile::deck, cards, edition_.deck_size,
                   nearer(cards, edition_.deck_size));
    const int side = cards_in(deck_.sideboard);
    if (side > 0 && edition_.sideboard_size == 0)
      wrong_number(DeckBreach::no_sideboard, "N-SIDE-01", DeckPile::sideboard, side, 0,
                   {DeckFixKind::remove_sideboard, side});
    else if (side > 0 && side != edition_.sideboard_size)
      wrong_number(DeckBreach::sideboard_size, "N-SIDE-01", DeckPile::sideboard, side, edition_.sideboard_size,
                   nearer(side, edition_.sideboard_size));
    const int squads = cards_in(deck_.reinforcement);
    if (squads > 0 && edition_.reinforcement_max == 0)
      wrong_number(DeckBreach::no_reinforcement, "N-REINF-01", DeckPile::reinforcement, squads, 0,
                   {DeckFixKind::remove_reinforcement, squads});
    else if (squads > edition_.reinforcement_max)
      wrong_number(DeckBreach::reinforcement_size, "N-REINF-01", DeckPile::reinforcement, squads,
                   edition_.reinforcement_max, {DeckFixKind::remove_cards, squads - edition_.reinforcement_max});
  }

  /// The entries whose card there is; what is wrong with each card alone is told here.
  std::vector<Known> known(const std::vector<DeckEntry>& entries, DeckPile pile) {
    std::vector<Known> out;
    for (const DeckEntry& entry : entries) {
      const auto id = catalog_.find(entry.code);
      if (!id) {
        unknown(entry, pile);
        continue;
      }
      const CardDefinition& card = catalog_[*id];
      for (DeckViolation& each : check_card(card, entry.count, pile, catalog_, edition_)) add(std::move(each));
      out.push_back({&card, entry.count});
    }
    return out;
  }

  void unknown(const DeckEntry& entry, DeckPile pile) {
    std::string nearest = ++lookups_ > kMostLookups ? std::string() : nearest_card(entry.code, catalog_);
    const auto fix = nearest.empty() ? DeckFixKind::remove_card : DeckFixKind::replace_card;
    add({.code = DeckBreach::unknown_card,
         .rule = "N-DECK-14",
         .card = entry.code,
         .name = {},
         .found = entry.count,
         .allowed = 0,
         .fix = {fix, entry.count},
         .pile = pile,
         .nearest = std::move(nearest)});
  }

  /// N-DECK-03, N-DECK-04; T-303.
  void ninja(const std::vector<Known>& cards) {
    int found = 0;
    for (const Known& each : cards)
      if (each.card->type == CardType::ninja && !each.card->platoon) found += each.count;
    const int most = edition_.deck_max_ninja;
    if (found > most)
      wrong_number(DeckBreach::too_many_ninja, "N-DECK-03", DeckPile::deck, found, most,
                   {DeckFixKind::remove_ninja, found - most});
  }

  void too_many(DeckBreach code, std::string_view rule, const Group& group, int most) {
    add({.code = code,
         .rule = rule,
         .card = group.first->code,
         .name = name_of(*group.first, catalog_),
         .found = group.sum(),
         .allowed = most,
         .fix = {DeckFixKind::remove_copies, group.sum() - most},
         .pile = group.beside == 0    ? DeckPile::deck
                 : group.in_deck == 0 ? DeckPile::sideboard
                                      : DeckPile::deck_and_sideboard});
  }

  /// The sideboard where it counts for the copies (N-DECK-07, A-16).
  template <class Use>
  void each_counted(const std::vector<Known>& cards, const std::vector<Known>& side, Use&& use) const {
    for (const Known& each : cards) use(*each.card, each.count, 0);
    if (edition_.copies_counted_with_sideboard)
      for (const Known& each : side) use(*each.card, 0, each.count);
  }

  /// The complete printed name counts, whatever the codes (N-DECK-05, T-304); names that a platoon is made of
  /// (N-DECK-06) and aliases (N-NAME-08) do not.
  void names(const std::vector<Known>& cards, const std::vector<Known>& side) {
    std::vector<Group> groups;
    each_counted(cards, side, [&](const CardDefinition& card, int in_deck, int beside) {
      if (card.squad) return;  // none may be here at all
      auto group =
          std::find_if(groups.begin(), groups.end(), [&](const Group& g) { return g.first->name == card.name; });
      if (group == groups.end()) group = groups.insert(groups.end(), Group{&card});
      group->in_deck += in_deck;
      group->beside += beside;
    });
    const int most = edition_.deck_max_copies;
    for (const Group& group : groups)
      if (group.sum() > most)
        too_many(DeckBreach::too_many_copies, group.in_deck > most ? "N-DECK-05" : "N-DECK-07", group, most);
  }

  /// N-DECK-08 to N-DECK-10, N-DECK-13; T-305, and by its printing (T-309).
  void limited(const std::vector<Known>& cards, const std::vector<Known>& side) {
    if (edition_.limited.empty() && edition_.agreed_list == 0) return;
    const LimitedCards list(catalog_, edition_);
    for (std::size_t i = 0; i < list.size(); ++i) {
      Group group;
      Bound bound = Bound::no;
      each_counted(cards, side, [&](const CardDefinition& card, int in_deck, int beside) {
        const Bound how = list.binds(i, card);
        if (how == Bound::no) return;
        if (group.first == nullptr) {
          group.first = &card;
          bound = how;
        }
        group.in_deck += in_deck;
        group.beside += beside;
      });
      if (group.sum() > list.most(i))
        too_many(DeckBreach::limited_card, bound == Bound::by_english ? "N-DECK-13" : "N-DECK-08", group, list.most(i));
    }
  }

  void reinforcement(const std::vector<Known>& squads) {
    std::vector<Group> groups;
    for (const Known& each : squads) {
      if (!each.card->squad) continue;
      auto group =
          std::find_if(groups.begin(), groups.end(), [&](const Group& g) { return g.first->name == each.card->name; });
      if (group == groups.end()) group = groups.insert(groups.end(), Group{each.card});
      group->in_deck += each.count;
    }
    const int most = edition_.reinforcement_max_copies;
    for (const Group& group : groups) {
      if (edition_.reinforcement_max == 0 || group.sum() <= most) continue;
      too_many(DeckBreach::squad_copies, "N-REINF-03", group, most);
      violations_.back().pile = DeckPile::reinforcement;
    }
    if (edition_.reinforcement_max > 0) components(groups);
  }

  /// N-REINF-04, A-22: counted as different squads, or as cards.
  void components(const std::vector<Group>& groups) {
    std::vector<std::pair<Word, int>> counts;
    for (const Group& group : groups)
      for (const Word name : component_names(*group.first, catalog_)) {
        auto count = std::find_if(counts.begin(), counts.end(), [&](const auto& c) { return c.first == name; });
        if (count == counts.end()) count = counts.insert(counts.end(), {name, 0});
        count->second += edition_.component_limit == ComponentLimit::cards ? group.sum() : 1;
      }
    const int most = edition_.reinforcement_max_with_component;
    for (const auto& [name, count] : counts) {
      if (count <= most) continue;
      wrong_number(DeckBreach::squad_component, "N-REINF-04", DeckPile::reinforcement, count, most,
                   {DeckFixKind::remove_cards, count - most});
      violations_.back().word = catalog_.words().text(name);
    }
  }

  const Deck& deck_;
  const Catalog& catalog_;
  const Edition& edition_;
  std::vector<DeckViolation> violations_;
  int lookups_ = 0;
};

}  // namespace

std::vector<DeckViolation> check_deck(const Deck& deck, const Catalog& catalog, const Edition& edition) {
  return DeckCheck(deck, catalog, edition).run();
}

std::vector<DeckViolation> check_card(const CardDefinition& card, int count, DeckPile pile, const Catalog& catalog,
                                      const Edition& edition) {
  return CardCheck(card, count, pile, catalog, edition).run();
}

int most_copies(const CardDefinition& card, const Catalog& catalog, const Edition& edition) {
  const LimitedCards list(catalog, edition);
  int most = edition.deck_max_copies;
  for (std::size_t i = 0; i < list.size(); ++i)
    if (list.binds(i, card) != Bound::no) most = std::min(most, list.most(i));
  return most;
}

std::vector<Word> component_names(const CardDefinition& card, const Catalog& catalog) {
  const Words& words = catalog.words();
  const auto is_alias = [&](std::string_view name) {
    return std::any_of(card.characteristics.begin(), card.characteristics.end(), [&](Word trait) {
      const std::string_view text = words.text(trait);
      return text.starts_with(kAliasMark) && text.substr(kAliasMark.size()) == name;
    });
  };
  std::vector<Word> names;
  for (const Word name : card.names)
    if (name != card.name && !is_alias(words.text(name))) names.push_back(name);
  return names;
}

}  // namespace naruto
