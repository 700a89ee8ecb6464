// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/rising_clan/role_text.h"

#include "engine/rising_clan/rules/pool.h"

namespace playsheet::rising_clan_wording {

using namespace rising_clan;

namespace {

/// How many of the roles that could be dealt to so many are not.
int roles_left(int seats, int group, const Catalog& cards) {
  return static_cast<int>(possible_roles(cards, seats, group).size()) - seats;
}

std::string of_two(const RoleDefinition& role, const Catalog& cards, Language language) {
  if (role.two == kNoRole)
    return filled<>(language, {"This clan is not in games of two.", "Questo clan non c’è nelle partite in due.",
                               "Este clã não está nas partidas a dois."});
  const std::string& rival = cards.roles()[role.two].name;
  return filled(
      language,
      {"Only rival: {0}. Eliminate {0} or contribute to it and you win.\n"
       "The opponent need not be {0}: then you may be the hunted one, and only your goal wins.",
       "Unico rivale: {0}. Se elimini {0} o vi contribuisci, vinci.\n"
       "L’avversario può non essere {0}: allora la preda potresti essere tu, e si vince solo con l’obiettivo.",
       "Único rival: {0}. Se você eliminar {0} ou contribuir para isso, vence.\n"
       "O oponente pode não ser {0}: então a presa pode ser você, e só o objetivo faz vencer."},
      rival);
}

std::string of_many(const RoleDefinition& role, int seats, int group, const Catalog& cards, Language language) {
  const RoleDefinition &primary = cards.roles()[role.primary], &secondary = cards.roles()[role.secondary];
  std::string out =
      filled(language,
             {"Primary rival: {0}. Secondary rival: {1}.\n"
              "Eliminate one of them or contribute to it and you win.\n"
              "If others win with you by their secondary rival, you are supreme winner by the primary one.",
              "Rivale primario: {0}. Rivale secondario: {1}.\n"
              "Se elimini uno dei due o vi contribuisci, vinci.\n"
              "Se altri vincono con te sul rivale secondario, sul primario il vincitore supremo sei tu.",
              "Rival primário: {0}. Rival secundário: {1}.\n"
              "Se você eliminar um deles ou contribuir para isso, vence.\n"
              "Se outros vencem com você pelo rival secundário, pelo primário o vencedor supremo é você."},
             primary.name, secondary.name);
  const int left = roles_left(seats, group, cards);
  if (left == 1)
    out += filled<>(language, {"\nOne of them may not be in the game.", "\nUno dei due può non essere in partita.",
                               "\nUm deles pode não estar na partida."});
  if (left > 1)
    out += filled<>(language, {"\nNeither of them need be in the game: then only your goal wins.",
                               "\nPuò darsi che in partita non ci siano: allora si vince solo con l’obiettivo.",
                               "\nPode ser que eles não estejam na partida: então só o objetivo faz vencer."});
  return out;
}

}  // namespace

std::string role_text(RoleId role, int seats, int group, const Catalog& cards, Language language) {
  if (role >= cards.roles().size()) return {};
  const RoleDefinition& definition = cards.roles()[role];
  return seats == 2 ? of_two(definition, cards, language) : of_many(definition, seats, group, cards, language);
}

}  // namespace playsheet::rising_clan_wording
