// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/rule_books.h"

#include <algorithm>
#include <array>

namespace playsheet::wording {
namespace {

constexpr std::array kNaruto{
    RuleEdition{"usa-1.3", {"American rules 1.3", "Regolamento americano 1.3", "Regras americanas 1.3"}},
    RuleEdition{"panini", {"Panini edition", "Edizione Panini", "Edição Panini"}},
    RuleEdition{"bandai-pt",
                {"Bandai manual (Portuguese)", "Manuale Bandai (portoghese)", "Manual Bandai (português)"}},
};

// Called as in `ui/wording/gormiti`, which has them for the table; a test holds it.
constexpr std::array kGormiti{
    RuleEdition{"strategic", {"Strategic mode", "Versione strategica", "Modo estratégico"}},
    RuleEdition{"quick", {"Quick mode", "Partita veloce", "Partida rápida"}},
};

constexpr std::array kBooks{
    RuleBook{"naruto", "Naruto CCG", "NA", "editions", "edition", kNaruto, true},
    RuleBook{"gormiti", "Gormiti", "G", "modes", "mode", kGormiti, false},
    RuleBook{"rising-clan", "Rising Clan", "R", "modes", "mode", {}, false},  // it is played in one way
};

}  // namespace

const RuleEdition* RuleBook::edition(std::string_view wanted) const {
  const auto at = std::find_if(editions.begin(), editions.end(), [&](const auto& each) { return each.id == wanted; });
  return at == editions.end() ? nullptr : &*at;
}

std::span<const RuleBook> rule_books() { return kBooks; }

const RuleBook& rule_book(std::string_view id) {
  const auto at = std::find_if(kBooks.begin(), kBooks.end(), [&](const RuleBook& each) { return each.id == id; });
  return at == kBooks.end() ? kBooks.front() : *at;
}

const RuleBook* rule_book_of(std::string_view rule) {
  if (rule.empty()) return nullptr;
  const auto at = std::find_if(kBooks.begin(), kBooks.end(), [&](const RuleBook& each) {
    return each.heads.find(rule[0]) != std::string_view::npos;
  });
  return at == kBooks.end() ? nullptr : &*at;
}

std::string edition_title(const RuleBook& book, std::string_view edition, Language language) {
  const RuleEdition* known = book.edition(edition);
  return std::string(known ? pick(known->title, language) : edition);
}

}  // namespace playsheet::wording
