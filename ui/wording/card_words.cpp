// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/card_words.h"

#include <algorithm>
#include <array>

#include "engine/table/keyed_rows.h"
#include "ui/wording/joining.h"

namespace playsheet::wording {

namespace {

struct Entry {
  std::string_view printed, italian, portuguese;
};

// Portuguese keeps the attributes in English, as its manual does.
constexpr std::array kAttributes{
    Entry{"Weapon", "Armi", "Weapon"},
    Entry{"Genjutsu", "Arti Illusorie", "Genjutsu"},
    Entry{"Ninjutsu", "Arti Magiche", "Ninjutsu"},
    Entry{"Taijutsu", "Arti Marziali", "Taijutsu"},
    Entry{"Food", "Cibo", "Food"},
    Entry{"Flame", "Fiamme", "Flame"},
    Entry{"Ice", "Ghiaccio", "Ice"},
    Entry{"Insect", "Insetti", "Insect"},
    Entry{"Mist", "Nebbia", "Mist"},
    Entry{"Shadow", "Ombre", "Shadow"},
    Entry{"Soul", "Spirito", "Soul"},
    Entry{"Spirit", "Spirito", "Spirit"},
    Entry{"Fang", "Zanne", "Fang"},
    Entry{"Sand", "Sabbia", "Sand"},
    Entry{"Oil", "Olio", "Oil"},
    Entry{"Sound", "Suono", "Sound"},
    Entry{"Medicine", "Medicina", "Medicine"},
    Entry{"Mind", "Mente", "Mind"},
    Entry{"Snake", "Serpente", "Snake"},
    Entry{"Manipulation", "Manipolazione", "Manipulation"},
    Entry{"Peacock", "Pavone", "Peacock"},
    Entry{"Tree", "Albero", "Tree"},
    Entry{"Water", "Acqua", "Water"},
    Entry{"Bone", "Ossa", "Bone"},
    Entry{"Pig", "Maiale", "Pig"},
    Entry{"Slime", "Melma", "Slime"},
    Entry{"Power", "Forza", "Power"},
    Entry{"Ink", "Inchiostro", "Ink"},
    Entry{"Spider", "Ragno", "Spider"},
    Entry{"Hair", "Capelli", "Hair"},
    Entry{"Curse", "Maledizione", "Curse"},
    Entry{"Brush", "Pennello", "Brush"},
    Entry{"Absorption", "Assorbimento", "Absorption"},
    Entry{"Soft Body", "Corpo Molle", "Soft Body"},
    Entry{"Running", "Corsa", "Running"},
    Entry{"Stitch", "Cucitura", "Stitch"},
    Entry{"Delivery", "Consegna", "Delivery"},
};

constexpr std::array kCharacteristics{
    Entry{"Male", "Uomo", "Homem"},
    Entry{"Female", "Donna", "Mulher"},
    Entry{"Ninja Academy Student", "Studente dell’Accademia", "Academy Student"},
    Entry{"Academy Student", "Studente dell’Accademia", "Academy Student"},
    Entry{"Special Jonin", "Jonin Speciale", "Special Jonin"},
    Entry{"Anbu", "Forze Speciali", "Special Forces"},
    Entry{"Special Forces", "Forze Speciali", "Special Forces"},
    Entry{"Village Leader", "Capo del Villaggio", "Satoosa"},
    Entry{"Satoosa", "Capo del Villaggio", "Satoosa"},
    Entry{"Sannin", "Ninja Supremo", "Sannin"},
    Entry{"Growth", "Sviluppo", "Growth"},
    Entry{"Platoon", "Plotone", "Pelotão"},
    Entry{"Squad", "Squadra", "Esquadrão"},
    Entry{"Ambush", "Ambush", "Emboscada"},
    Entry{"Animal", "Animale", "Animal"},
    Entry{"Proctor", "Esaminatore", "Examinador"},
    Entry{"Medical", "Medico", "Médico"},
    Entry{"Clone Status", "Stato di Clone", "Status de Clone"},
    Entry{"Main Branch", "Casata Principale", "Ramo Principal"},
    Entry{"State 1", "Stadio 1", "Estágio 1"},
    Entry{"State 2", "Stadio 2", "Estágio 2"},
    Entry{"The Four Sound Ninja", "Quartetto del Suono", "Quarteto do Som"},
    Entry{"Fuma Clan", "Clan Fuma", "Clã Fuma"},
    Entry{"Expert", "Esperto", "Especialista"},
    Entry{"Puppet Master", "Marionettista", "Mestre de Marionetes"},
    Entry{"Prisoner", "Prigioniero", "Prisioneiro"},
    Entry{"The Foundation", "Radice", "Raiz"},
    Entry{"Tailed Beast Form", "Forma di Cercoterio", "Forma de Besta com Cauda"},
    Entry{"Ogre", "Orco", "Ogro"},
    Entry{"Leaf Academy", "Accademia della Foglia", "Academia da Folha"},
    Entry{"12 Shinobi Guardians", "12 Guardiani Ninja", "12 Guardiões Ninja"},
    Entry{"Kurosuki Family", "Famiglia Kurosuki", "Família Kurosuki"},
    Entry{"Sea Monster", "Mostro Marino", "Monstro Marinho"},
    Entry{"Knight", "Cavaliere", "Cavaleiro"},
    Entry{"Four Celestials", "Quattro Celesti", "Quatro Celestiais"},
    Entry{"Tsuchigumo Clan", "Clan Tsuchigumo", "Clã Tsuchigumo"},
    Entry{"Ryudoin Brothers", "Fratelli Ryudoin", "Irmãos Ryudoin"},
    Entry{"Quartet", "Quartetto", "Quarteto"},
    Entry{"Prince", "Principe", "Príncipe"},
    Entry{"Priestess", "Sacerdotessa", "Sacerdotisa"},
    Entry{"Uemon Clan", "Clan Uemon", "Clã Uemon"},
    Entry{"Three Criminals", "Tre Criminali", "Três Criminosos"},
    Entry{"Ninja Dog", "Cane Ninja", "Cão Ninja"},
    Entry{"Ninja Toad", "Rospo Ninja", "Sapo Ninja"},
    Entry{"Snake", "Serpente", "Serpente"},
    Entry{"Rogue Ninja", "Ninja Disertore", "Ninja Renegado"},
    Entry{"Rogue Ninja (Chunin)", "Ninja Disertore (Chunin)", "Ninja Renegado (Chunin)"},
    Entry{"Rogue Ninja (Jonin)", "Ninja Disertore (Jonin)", "Ninja Renegado (Jonin)"},
    Entry{"Ninja Hunter", "Ninja Inseguitore", "Ninja Caçador"},
    Entry{"Bounty Hunter", "Cacciatore di Taglia", "Caçador de Recompensas"},
    Entry{"Samurai", "Samurai", "Samurai"},
    Entry{"President", "Presidente", "Presidente"},
    Entry{"Feudal Lord’s Wife", "Moglie del Signore Feudale", "Esposa do Senhor Feudal"},
    Entry{"Lord", "Signore", "Senhor"},
    Entry{"Master", "Maestro", "Mestre"},
    Entry{"Princess", "Principessa", "Princesa"},
    Entry{"Actress", "Attrice", "Atriz"},
    Entry{"Director", "Regista", "Diretor"},
    Entry{"Boatman", "Barcaiolo", "Barqueiro"},
    Entry{"Messenger", "Messaggero", "Mensageiro"},
    Entry{"Photographer", "Fotografo", "Fotógrafo"},
    Entry{"Boss", "Capo", "Chefe"},
    Entry{"Puppet", "Marionetta", "Marionete"},
    Entry{"Pig", "Maiale", "Porco"},
    Entry{"Slug", "Lumaca", "Lesma"},
    Entry{"Cat", "Gatto", "Gato"},
    Entry{"Tortoise Ninja", "Tartaruga Ninja", "Tartaruga Ninja"},
    Entry{"Fox Spirit", "Spirito della Volpe", "Espírito da Raposa"},
    Entry{"Tailed Beast", "Cercoterio", "Besta com Cauda"},
    Entry{"Secret Pills", "Pillole Segrete", "Pílulas Secretas"},
};

struct Place {
  std::string_view printed, italian, of_italian, portuguese, of_portuguese;
  bool country;
};

constexpr std::array kPlaces{
    Place{"Leaf", "Foglia", "della Foglia", "Folha", "da Folha", false},
    Place{"Sand", "Sabbia", "della Sabbia", "Areia", "da Areia", false},
    Place{"Sound", "Suono", "del Suono", "Som", "do Som", false},
    Place{"Mist", "Nebbia", "della Nebbia", "Névoa", "da Névoa", false},
    Place{"Rain", "Pioggia", "della Pioggia", "Chuva", "da Chuva", false},
    Place{"Waterfall", "Cascata", "della Cascata", "Cachoeira", "da Cachoeira", false},
    Place{"Cloud", "Nuvola", "della Nuvola", "Nuvem", "da Nuvem", false},
    Place{"Stone", "Roccia", "della Roccia", "Pedra", "da Pedra", false},
    Place{"Star", "Stella", "della Stella", "Estrela", "da Estrela", false},
    Place{"Snow", "Neve", "della Neve", "Neve", "da Neve", false},
    Place{"Grass", "Erba", "dell’Erba", "Grama", "da Grama", false},
    Place{"Rock", "Roccia", "della Roccia", "Pedra", "da Pedra", false},
    Place{"Land of Fire", "Paese del Fuoco", "del Fuoco", "País do Fogo", "do Fogo", true},
    Place{"Land of Waves", "Paese delle Onde", "delle Onde", "País das Ondas", "das Ondas", true},
    Place{"Land of Wind", "Paese del Vento", "del Vento", "País do Vento", "do Vento", true},
    Place{"Land of Snow", "Paese della Neve", "della Neve", "País da Neve", "da Neve", true},
    Place{"Land of Rice Fields", "Paese delle Risaie", "delle Risaie", "País dos Arrozais", "dos Arrozais", true},
    Place{"Land of Birds", "Paese degli Uccelli", "degli Uccelli", "País dos Pássaros", "dos Pássaros", true},
    Place{"Land of Moon", "Paese della Luna", "della Luna", "País da Lua", "da Lua", true},
    Place{"Land of Greens", "Paese dei Prati", "dei Prati", "País dos Prados", "dos Prados", true},
};

constexpr table::KeyedRows<naruto::Rank, Trio, 7> kRanks{{
    {naruto::Rank::none, {"no rank", "nessun Rango", "sem Graduação"}},
    {naruto::Rank::academy_student, {"Academy Student", "Studente dell’Accademia", "Academy Student"}},
    {naruto::Rank::genin, {"Genin", "Genin", "Genin"}},
    {naruto::Rank::chunin, {"Chunin", "Chunin", "Chunin"}},
    {naruto::Rank::special_jonin, {"Special Jonin", "Jonin Speciale", "Special Jonin"}},
    {naruto::Rank::jonin, {"Jonin", "Jonin", "Jonin"}},
    {naruto::Rank::village_leader, {"Satoosa or Sannin", "Capo del Villaggio o Ninja Supremo", "Satoosa ou Sannin"}},
}};

constexpr table::KeyedRows<naruto::Symbol, Trio, naruto::kSymbolCount> kSymbols{{
    {naruto::Symbol::lightning, {"Lightning", "Fulmine", "Relâmpago"}},
    {naruto::Symbol::fire, {"Fire", "Fuoco", "Fogo"}},
    {naruto::Symbol::water, {"Water", "Acqua", "Água"}},
    {naruto::Symbol::wind, {"Wind", "Vento", "Vento"}},
    {naruto::Symbol::earth, {"Earth", "Terra", "Terra"}},
    {naruto::Symbol::void_, {"Void", "Vuoto", "Vazio"}},
}};

template <class Table>
std::string translated(const Table& table, std::string_view printed, Language language) {
  if (language == Language::en) return std::string(printed);
  const auto found =
      std::find_if(table.begin(), table.end(), [printed](const auto& entry) { return entry.printed == printed; });
  if (found == table.end()) return std::string(printed);
  return std::string(language == Language::it ? found->italian : found->portuguese);
}

}  // namespace

std::string attribute_name(std::string_view printed, Language language) {
  return translated(kAttributes, printed, language);
}

std::string characteristic_name(std::string_view printed, Language language) {
  constexpr std::string_view mental = "Mental Power: ";
  if (language == Language::it && printed.starts_with(mental))
    return "Intelletto: " + std::string(printed.substr(mental.size()));
  constexpr std::string_view name = "Name: ";
  if (language == Language::it && printed.starts_with(name)) return "Nome: " + std::string(printed.substr(name.size()));
  const std::string place = translated(kPlaces, printed, language);
  return place != printed ? place : translated(kCharacteristics, printed, language);
}

std::string rank_name(naruto::Rank rank, Language language) { return std::string(pick(kRanks[rank], language)); }

std::string rank_title_name(naruto::Rank rank, Language language) {
  return rank == naruto::Rank::village_leader ? characteristic_name("Satoosa", language) : rank_name(rank, language);
}

std::string symbol_name(naruto::Symbol symbol, Language language) {
  return std::string(pick(kSymbols[symbol], language));
}

std::string symbols_named(const std::vector<naruto::Symbol>& symbols, Language language) {
  std::vector<std::string> names;
  for (const naruto::Symbol symbol : symbols) names.push_back(symbol_name(symbol, language));
  return enumerated(names, language == Language::en ? " or " : language == Language::it ? " o " : " ou ");
}

std::optional<std::string> origin_name(std::string_view printed, Language language) {
  const auto found = std::find_if(kPlaces.begin(), kPlaces.end(), [&](const Place& p) { return p.printed == printed; });
  if (found == kPlaces.end()) return std::nullopt;
  switch (language) {
    case Language::en:
      return std::string(printed);
    case Language::it:
      return std::string(found->country ? "del Paese " : "del Villaggio ") + std::string(found->of_italian);
    case Language::pt_BR:
      return std::string(found->country ? "do País " : "da Vila ") + std::string(found->of_portuguese);
  }
  return std::nullopt;
}

std::optional<naruto::Rank> rank_title(std::string_view printed) {
  using naruto::Rank;
  constexpr std::array<std::pair<std::string_view, Rank>, 11> titles{{
      {"Ninja Academy Student", Rank::academy_student},
      {"Academy Student", Rank::academy_student},
      {"Genin", Rank::genin},
      {"Chunin", Rank::chunin},
      {"Special Jonin", Rank::special_jonin},
      {"Special Forces", Rank::special_jonin},
      {"Anbu", Rank::special_jonin},
      {"Jonin", Rank::jonin},
      {"Village Leader", Rank::village_leader},
      {"Satoosa", Rank::village_leader},
      {"Sannin", Rank::village_leader},
  }};
  for (const auto& [title, rank] : titles)
    if (title == printed) return rank;
  return std::nullopt;
}

}  // namespace playsheet::wording
