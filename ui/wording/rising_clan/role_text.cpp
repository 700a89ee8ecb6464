// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/rising_clan/role_text.h"

namespace playsheet::rising_clan_wording {

using namespace rising_clan;

std::string role_text(RoleId role, const Catalog& cards, bool two_players, Language language) {
  const RoleDefinition& own = cards.roles()[role];
  const auto clan = [&](RoleId id) { return cards.roles()[id].name; };
  if (two_players) {
    if (own.two == kNoRole) return {};
    return filled<std::string>(
        language,
        {"Rival: {}. Eliminating the rival wins. The rival may be the hunter instead: only one of the two hunts the other.",
         "Rivale: {}. Chi elimina il rivale vince. Può darsi che sia lui a dare la caccia: solo uno dei due caccia l’altro.",
         "Rival: {}. Quem elimina o rival vence. Talvez seja ele o caçador: só um dos dois caça o outro."},
        clan(own.two));
  }
  return filled<std::string, std::string>(
      language,
      {"Primary rival: {}.\nSecondary rival: {}.\nEliminating one of them, or helping to, wins. A rival need not be in the "
       "game.",
       "Rivale primario: {}.\nRivale secondario: {}.\nChi ne elimina uno, o contribuisce a eliminarlo, vince. Un rivale può "
       "anche non essere in gioco.",
       "Rival primário: {}.\nRival secundário: {}.\nQuem elimina um deles, ou contribui para isso, vence. Um rival pode não "
       "estar no jogo."},
      clan(own.primary), clan(own.secondary));
}

}  // namespace playsheet::rising_clan_wording
