// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/gormiti/words.h"
#include "ui/wording/typeset.h"

namespace playsheet::gormiti_wording {

using namespace gormiti;
using wording::pick;

namespace {

constexpr Words<CardType> kTypes{{
    {CardType::fighter, {"Fighter", "Combattente", "Combatente"}},
    {CardType::weapon, {"Weapon card", "Carta Arma", "carta de Arma"}},
    {CardType::arena, {"Arena card", "Carta Arena", "carta de Arena"}},
    {CardType::magic, {"Magic card", "Carta Magia", "carta de Magia"}},
    {CardType::move, {"Move card", "Carta Mossa", "carta de Golpe"}},
}};

constexpr Words<Element> kElements{{
    {Element::water, {"Water", "Acqua", "Água"}},
    {Element::fire, {"Fire", "Fuoco", "Fogo"}},
    {Element::earth, {"Earth", "Terra", "Terra"}},
    {Element::air, {"Air", "Aria", "Ar"}},
    {Element::dark_water, {"Dark Water", "Dark Water", "Água Sombria"}},
    {Element::dark_fire, {"Dark Fire", "Dark Fire", "Fogo Sombrio"}},
    {Element::dark_earth, {"Dark Earth", "Dark Earth", "Terra Sombria"}},
    {Element::dark_air, {"Dark Air", "Dark Air", "Ar Sombrio"}},
}};

constexpr Words<Category, OneAndMany> kCategories{{
    {Category::human, {{"Human", "Umano", "Humano"}, {"Humans", "Umani", "Humanos"}}},
    {Category::scion, {{"Scion", "Scion", "Scion"}, {"Scions", "Scion", "Scions"}}},
    {Category::gormiti, {{"Gormiti", "Gormiti", "Gormiti"}, {"Gormiti", "Gormiti", "Gormiti"}}},
    {Category::gormian, {{"Gormian", "Gormiano", "Gormiano"}, {"Gormians", "Gormiani", "Gormianos"}}},
    {Category::grimdarian,
     {{"Grimdarian", "Grimdariano", "Grimdariano"}, {"Grimdarians", "Grimdariani", "Grimdarianos"}}},
    {Category::dark_knight,
     {{"Dark Knight", "Cavaliere Oscuro", "Cavaleiro Sombrio"},
      {"Dark Knights", "Cavalieri Oscuri", "Cavaleiros Sombrios"}}},
    {Category::dark_minion,
     {{"Dark Minion", "Sgherro Oscuro", "Lacaio Sombrio"}, {"Dark Minions", "Sgherri Oscuri", "Lacaios Sombrios"}}},
}};

constexpr Words<Trait> kTraits{{
    {Trait::none, {"", "", ""}},
    {Trait::fusion, {"Fusion", "Fusion", "Fusão"}},
    {Trait::overlord, {"Lord Graven", "Lord Graven", "Lord Graven"}},
}};

constexpr Words<Rarity> kRarities{{
    {Rarity::none, {"", "", ""}},
    {Rarity::common, {"Common", "Comune", "Comum"}},
    {Rarity::uncommon, {"Uncommon", "Non comune", "Incomum"}},
    {Rarity::rare, {"Rare", "Rara", "Rara"}},
    {Rarity::epic, {"Epic", "Epica", "Épica"}},
}};

constexpr Words<Role> kRoles{{
    {Role::any, {"", "", ""}},
    {Role::attacker, {"attacker", "attaccante", "atacante"}},
    {Role::defender, {"defender", "difensore", "defensor"}},
}};

constexpr Words<Zone> kZones{{
    {Zone::nowhere, {"Out of the game", "Fuori dal gioco", "Fora do jogo"}},
    {Zone::deck, {"Deck", "Mazzo", "Baralho"}},
    {Zone::hand, {"Hand", "Mano", "Mão"}},
    {Zone::hero, {"Hero zone", "Zona Carta Eroe", "Zona do Herói"}},
    {Zone::fighters, {"Fighter zone", "Zona Carte Combattente", "Zona de Combatentes"}},
    {Zone::weapons, {"Weapon zone", "Zona Carte Arma", "Zona de Armas"}},
    {Zone::arenas, {"Arena zone", "Zona Carte Arena", "Zona de Arenas"}},
    {Zone::magic, {"Magic zone", "Zona Carte Magia", "Zona de Magias"}},
    {Zone::clash, {"Clash", "Scontro", "Confronto"}},
    {Zone::discard, {"Discard pile", "Pila degli scarti", "Pilha de descarte"}},
    {Zone::table, {"Pair", "Coppia di Combattenti", "Par de Combatentes"}},
}};

constexpr Words<Step> kSteps{{
    {Step::choose_hero, {"Choosing the Heroes", "Scelta degli Eroi", "Escolha dos Heróis"}},
    {Step::cut, {"Cutting the decks", "Taglio dei mazzi", "Corte dos baralhos"}},
    {Step::exchange, {"Opening hands", "Prime mani", "Mãos iniciais"}},
    {Step::turn_start, {"Draw phase", "Fase di pescaggio", "Fase de compra"}},
    {Step::main1, {"Strategic phase", "Fase strategica", "Fase estratégica"}},
    {Step::combat, {"Combat phase", "Fase di combattimento", "Fase de combate"}},
    {Step::choose_defender, {"Choosing the defender", "Scelta del difensore", "Escolha do defensor"}},
    {Step::joined, {"Start of the clash", "Inizio dello scontro", "Início do confronto"}},
    {Step::attacker_move, {"Move card of the attacker", "Carta Mossa dell’attaccante", "Carta de Golpe do atacante"}},
    {Step::defender_move, {"Move card of the defender", "Carta Mossa del difensore", "Carta de Golpe do defensor"}},
    {Step::resolve_moves,
     {"Resolving the Move cards", "Risoluzione delle Carte Mossa", "Resolução das cartas de Golpe"}},
    {Step::damage, {"Clash damage", "Danni da scontro", "Dano de confronto"}},
    {Step::clash_end, {"End of the clash", "Fine dello scontro", "Fim do confronto"}},
    {Step::clash_over, {"After the clash", "Dopo lo scontro", "Depois do confronto"}},
    {Step::main2, {"Strategic phase after combat", "Seconda fase strategica", "Fase estratégica após o combate"}},
    {Step::turn_end, {"End of turn", "Fine del turno", "Fim do turno"}},
    {Step::turn_expiry, {"End of turn: what runs out", "Fine del turno: ciò che scade", "Fim do turno: o que expira"}},
    {Step::turn_late, {"End of turn: what follows", "Fine del turno: ciò che ne segue", "Fim do turno: o que resta"}},
    {Step::turn_over, {"Turn over", "Turno concluso", "Turno encerrado"}},
    {Step::quick_draw, {"Drawing the pairs", "Pesca delle coppie", "Compra dos pares"}},
    {Step::swap, {"Swap", "Cambio", "Troca"}},
    {Step::reveal, {"Reveal", "Si scoprono le carte", "Revelação"}},
    {Step::over, {"Game over", "Partita finita", "Fim da partida"}},
}};

constexpr Words<Mode> kModes{{
    {Mode::strategic, {"Strategic mode", "Versione strategica", "Modo estratégico"}},
    {Mode::quick, {"Quick mode", "Partita veloce", "Partida rápida"}},
}};

constexpr Words<AbilityKind> kAbilityKinds{{
    {AbilityKind::static_, {"Always", "Sempre", "Sempre"}},
    {AbilityKind::triggered, {"By itself", "Automatica", "Automática"}},
    {AbilityKind::activated, {"To be used", "Da usare", "Para usar"}},
    {AbilityKind::use, {"When resolved", "Alla risoluzione", "Ao resolver"}},
}};

constexpr table::KeyedRows<Term, Trio, static_cast<std::size_t>(Term::count)> kTerms{{
    {Term::fighter, {"Fighter", "Combattente", "Combatente"}},
    {Term::hero, {"Hero", "Eroe", "Herói"}},
    {Term::token, {"Token", "Pedina", "Ficha de combatente"}},
    {Term::counter, {"Counter", "Segnalino", "Marcador"}},
    {Term::atk, {"ATK", "ATK", "ATQ"}},
    {Term::hp, {"HP", "HP", "PV"}},
    {Term::max_hp, {"Maximum HP", "HP massimi", "PV máximos"}},
    {Term::current_hp, {"Current HP", "HP attuali", "PV atuais"}},
    {Term::element, {"Element", "Elemento", "Elemento"}},
    {Term::category, {"Category", "Categoria", "Categoria"}},
    {Term::deployment_condition, {"Deployment condition", "Condizione di schieramento", "Condição de entrada"}},
    {Term::activation_condition, {"Activation condition", "Condizione di attivazione", "Condição de ativação"}},
    {Term::payment, {"Payment", "Pagamento", "Pagamento"}},
    {Term::turn, {"Turn", "Turno", "Turno"}},
    {Term::round, {"Round", "Manche", "Rodada"}},
    {Term::clash, {"Clash", "Scontro", "Confronto"}},
    {Term::play_space, {"Play space", "Spazio di gioco", "Espaço de jogo"}},
    {Term::field, {"Field", "Campo", "Campo"}},
    {Term::ready, {"Ready", "Pronto", "Pronto"}},
    {Term::extra_attack, {"Extra attack", "Attacco aggiuntivo", "Ataque adicional"}},
    {Term::injured, {"Injured", "Ferito", "Ferido"}},
}};

}  // namespace

std::string_view name_of(CardType type, Language language) { return pick(kTypes[type], language); }
std::string_view name_of(Element element, Language language) { return pick(kElements[element], language); }
std::string_view name_of(Category category, bool plural, Language language) {
  return pick(plural ? kCategories[category].many : kCategories[category].one, language);
}
std::string_view name_of(Trait trait, Language language) { return pick(kTraits[trait], language); }
std::string_view name_of(Rarity rarity, Language language) { return pick(kRarities[rarity], language); }
std::string_view name_of(Role role, Language language) { return pick(kRoles[role], language); }
std::string_view name_of(Zone zone, Language language) { return pick(kZones[zone], language); }
std::string_view name_of(Step step, Language language) { return pick(kSteps[step], language); }
std::string_view name_of(Mode mode, Language language) { return pick(kModes[mode], language); }
std::string_view name_of(AbilityKind kind, Language language) { return pick(kAbilityKinds[kind], language); }
std::string_view name_of(Term term, Language language) { return pick(kTerms[term], language); }

std::string in_language(const Names& names, Language language) {
  switch (language) {
    case Language::en:
      return wording::typeset(names.en);
    case Language::it:
      return wording::typeset(names.it);
    case Language::pt_BR:
      break;
  }
  return wording::typeset(names.pt);
}

std::string type_line(const CardDefinition& card, Language language) {
  std::string out(name_of(card.token ? Term::token : Term::fighter, language));
  if (card.type != CardType::fighter) out = name_of(card.type, language);
  if (out.starts_with('c')) out[0] = 'C';  // "carta de Arma"
  const auto add = [&](std::string_view word) {
    if (!word.empty()) out += " · " + std::string(word);
  };
  if (card.element) add(name_of(*card.element, language));
  if (card.category) add(name_of(*card.category, false, language));
  add(name_of(card.trait, language));
  return out;
}

}  // namespace playsheet::gormiti_wording
