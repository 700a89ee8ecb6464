// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/rising_clan/words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

#include "ui/wording/typeset.h"

namespace playsheet::rising_clan_wording {

using namespace rising_clan;
using wording::pick;

namespace {

constexpr Words<Stat> kStats{{
    {Stat::ATT, {"ATT", "ATT", "ATQ"}},
    {Stat::DIF, {"DIF", "DIF", "DEF"}},
    {Stat::CST, {"CST", "CST", "CST"}},
    {Stat::INT, {"INT", "INT", "INT"}},
}};
constexpr Words<CardType> kTypes{{
    {CardType::advantage, {"Advantage card", "Carta vantaggio", "Carta de vantagem"}},
    {CardType::event, {"Event card", "Carta evento", "Carta de evento"}},
    {CardType::disadvantage, {"Disadvantage card", "Carta svantaggio", "Carta de desvantagem"}},
    {CardType::status, {"Status card", "Carta status", "Carta de status"}},
}};
constexpr Words<AdvantageKind> kKinds{{
    {AdvantageKind::PE, {"Permanent card", "Carta permanente", "Carta permanente"}},
    {AdvantageKind::US, {"Single-use card", "Carta a uso singolo", "Carta de uso único"}},
    {AdvantageKind::AS, {"Special ability", "Abilità speciale", "Habilidade especial"}},
}};
constexpr Words<ItemType> kItems{{
    {ItemType::none, {}},
    {ItemType::blade, {"blade", "arma bianca", "arma branca"}},
    {ItemType::firearm, {"firearm", "arma da fuoco", "arma de fogo"}},
    {ItemType::armour, {"armour", "armatura", "armadura"}},
    {ItemType::tool, {"tool", "attrezzo", "ferramenta"}},
}};
constexpr Words<EventKind> kEvents{{
    {EventKind::own, {"Event of the turn player", "Evento del giocatore di turno", "Evento do jogador da vez"}},
    {EventKind::open, {"Open event", "Evento aperto", "Evento aberto"}},
    {EventKind::all, {"Event for all", "Evento per tutti", "Evento para todos"}},
    {EventKind::killer, {"Killer", "Killer", "Assassino"}},
    {EventKind::honour, {"Honour challenge", "Sfida d’onore", "Desafio de Honra"}},
    {EventKind::news, {"News", "Notizia", "Notícia"}},
}};

std::string hands(int n, Language language) {
  if (n == 1) return filled<>(language, {"1 hand", "1 mano", "1 mão"});
  return filled(language, {"{} hands", "{} mani", "{} mãos"}, n);
}

}  // namespace

std::string_view name_of(Stat stat, Language language) { return pick(kStats[stat], language); }
std::string_view name_of(CardType type, Language language) { return pick(kTypes[type], language); }
std::string_view name_of(AdvantageKind kind, Language language) { return pick(kKinds[kind], language); }
std::string_view name_of(ItemType type, Language language) { return pick(kItems[type], language); }
std::string_view name_of(EventKind kind, Language language) { return pick(kEvents[kind], language); }

std::string in_language(const Names& names, Language language) {
  switch (language) {
    case Language::it:
      return wording::with_apostrophes(names.it);
    case Language::pt_BR:
      return wording::with_apostrophes(names.pt);
    case Language::en:
      break;
  }
  return wording::with_apostrophes(names.en);
}

std::string clans_of(std::uint16_t clans, const Catalog& cards) {
  std::vector<std::string_view> names;
  for (std::size_t i = 0; i < cards.roles().size(); ++i)
    if ((clans >> i & 1U) != 0) names.push_back(cards.roles()[i].name);
  return fmt::format("{}", fmt::join(names, ", "));
}

std::string type_line(const CardDefinition& card, const Catalog& cards, Language language) {
  std::vector<std::string> parts;
  if (card.type == CardType::advantage) {
    parts.emplace_back(name_of(card.kind, language));
    if (card.item != ItemType::none) parts.emplace_back(name_of(card.item, language));
    if (card.hands > 0) parts.push_back(hands(card.hands, language));
    if (card.clans != 0) parts.push_back(clans_of(card.clans, cards));
  } else if (card.type == CardType::event) {
    parts.emplace_back(name_of(card.event, language));
  } else if (card.abomination != 0) {
    parts.push_back(filled<>(language, {"Ninja abomination", "Abominio NINJA", "Abominação Ninja"}));
  } else if (card.lasting) {
    parts.push_back(filled<>(language, {"Lasting disadvantage", "Svantaggio duraturo", "Desvantagem duradoura"}));
  } else {
    parts.emplace_back(name_of(card.type, language));
  }
  return fmt::format("{}", fmt::join(parts, " · "));
}

}  // namespace playsheet::rising_clan_wording
