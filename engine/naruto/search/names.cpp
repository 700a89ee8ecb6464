// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/search/query.h"

namespace naruto::search {
namespace {

int of(CardType type) { return static_cast<int>(type); }
int of(Symbol symbol) { return static_cast<int>(symbol); }
int of(Rank rank) { return static_cast<int>(rank); }
int of(Property property) { return static_cast<int>(property); }

}  // namespace

const std::vector<NamedField>& field_names() {
  static const std::vector<NamedField> names{
      {"name", Field::name},
      {"nome", Field::name},
      {"n", Field::name},
      {"text", Field::text},
      {"testo", Field::text},
      {"texto", Field::text},
      {"code", Field::code},
      {"codice", Field::code},
      {"codigo", Field::code},
      {"trait", Field::trait},
      {"tratto", Field::trait},
      {"caratteristica", Field::trait},
      {"traco", Field::trait},
      {"caracteristica", Field::trait},
      {"t", Field::type},
      {"type", Field::type},
      {"tipo", Field::type},
      {"s", Field::symbol},
      {"symbol", Field::symbol},
      {"simbolo", Field::symbol},
      {"rank", Field::rank},
      {"rango", Field::rank},
      {"graduacao", Field::rank},
      {"set", Field::set},
      {"espansione", Field::set},
      {"expansao", Field::set},
      {"rarity", Field::rarity},
      {"rarita", Field::rarity},
      {"raridade", Field::rarity},
      {"cost", Field::cost},
      {"costo", Field::cost},
      {"custo", Field::cost},
      {"pay", Field::pay},
      {"paga", Field::pay},
      {"turn", Field::entrance},
      {"entrance", Field::entrance},
      {"turno", Field::entrance},
      {"hand", Field::hand},
      {"mano", Field::hand},
      {"mao", Field::hand},
      {"power", Field::combat},
      {"combat", Field::combat},
      {"p", Field::combat},
      {"combattimento", Field::combat},
      {"battaglia", Field::combat},
      {"combate", Field::combat},
      {"support", Field::support},
      {"supporto", Field::support},
      {"sostegno", Field::support},
      {"suporte", Field::support},
      {"ipower", Field::injured_combat},
      {"isupport", Field::injured_support},
      {"mental", Field::mental},
      {"mentale", Field::mental},
      {"intelletto", Field::mental},
      {"does", Field::does},
      {"fa", Field::does},
      {"faz", Field::does},
      {"touches", Field::touches},
      {"tocca", Field::touches},
      {"toca", Field::touches},
      {"needs", Field::needs},
      {"chiede", Field::needs},
      {"exige", Field::needs},
      {"is", Field::is},
      {"in", Field::in},
      {"em", Field::in},
      {"owned", Field::owned},
      {"own", Field::owned},
      {"possedute", Field::owned},
      {"tenho", Field::owned},
  };
  return names;
}

std::string_view name_of(Field field) {
  for (const NamedField& each : field_names())
    if (each.field == field) return each.name;
  return {};
}

const std::vector<NamedValue>& values_of(Field field) {
  static const std::vector<NamedValue> none;
  static const std::vector<NamedValue> types{
      {"ninja", of(CardType::ninja)},    {"mission", of(CardType::mission)}, {"strategia", of(CardType::mission)},
      {"missao", of(CardType::mission)}, {"jutsu", of(CardType::jutsu)},     {"tecnica", of(CardType::jutsu)},
      {"client", of(CardType::client)},  {"cliente", of(CardType::client)},
  };
  static const std::vector<NamedValue> symbols{
      {"lightning", of(Symbol::lightning)}, {"fulmine", of(Symbol::lightning)}, {"relampago", of(Symbol::lightning)},
      {"fire", of(Symbol::fire)},           {"fuoco", of(Symbol::fire)},        {"fogo", of(Symbol::fire)},
      {"water", of(Symbol::water)},         {"acqua", of(Symbol::water)},       {"agua", of(Symbol::water)},
      {"wind", of(Symbol::wind)},           {"vento", of(Symbol::wind)},        {"earth", of(Symbol::earth)},
      {"terra", of(Symbol::earth)},         {"void", of(Symbol::void_)},        {"vuoto", of(Symbol::void_)},
      {"vazio", of(Symbol::void_)},
  };
  static const std::vector<NamedValue> ranks{
      {"student", of(Rank::academy_student)},
      {"academy", of(Rank::academy_student)},
      {"studente", of(Rank::academy_student)},
      {"estudante", of(Rank::academy_student)},
      {"genin", of(Rank::genin)},
      {"chunin", of(Rank::chunin)},
      {"special", of(Rank::special_jonin)},
      {"speciale", of(Rank::special_jonin)},
      {"especial", of(Rank::special_jonin)},
      {"anbu", of(Rank::special_jonin)},
      {"jonin", of(Rank::jonin)},
      {"leader", of(Rank::village_leader)},
      {"satoosa", of(Rank::village_leader)},
      {"sannin", of(Rank::village_leader)},
      {"capo", of(Rank::village_leader)},
      {"lider", of(Rank::village_leader)},
  };
  static const std::vector<NamedValue> properties{
      {"platoon", of(Property::platoon)},      {"plotone", of(Property::platoon)},
      {"pelotao", of(Property::platoon)},      {"squad", of(Property::squad)},
      {"squadra", of(Property::squad)},        {"esquadrao", of(Property::squad)},
      {"growth", of(Property::growth)},        {"crescita", of(Property::growth)},
      {"sviluppo", of(Property::growth)},      {"crescimento", of(Property::growth)},
      {"ambush", of(Property::ambush)},        {"imboscata", of(Property::ambush)},
      {"emboscada", of(Property::ambush)},     {"surge", of(Property::surge)},
      {"mastery", of(Property::mastery)},      {"counter", of(Property::counter)},
      {"interruzione", of(Property::counter)}, {"permanent", of(Property::permanent)},
      {"permanente", of(Property::permanent)}, {"reprint", of(Property::reprint)},
      {"ristampa", of(Property::reprint)},     {"reimpressao", of(Property::reprint)},
      {"ready", of(Property::ready)},          {"pronta", of(Property::ready)},
      {"pronto", of(Property::ready)},         {"pending", of(Property::pending)},
      {"manual", of(Property::pending)},       {"owned", of(Property::owned)},
      {"posseduta", of(Property::owned)},      {"minha", of(Property::owned)},
      {"missing", of(Property::missing)},      {"mancante", of(Property::missing)},
      {"faltando", of(Property::missing)},
  };
  switch (field) {
    case Field::type:
      return types;
    case Field::symbol:
      return symbols;
    case Field::rank:
      return ranks;
    case Field::is:
      return properties;
    default:
      return none;
  }
}

}  // namespace naruto::search
