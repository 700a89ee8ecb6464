// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rising_clan/rising_seen.h"

#include <QStringList>
#include <QtGlobal>
#include <algorithm>

#include "engine/rising_clan/rules/pool.h"
#include "ui/rising_clan/rising_options.h"
#include "ui/rising_clan/rising_seats.h"
#include "ui/speech/seat_words.h"
#include "ui/speech/words.h"
#include "ui/wording/rising_clan/seen_cards.h"

namespace playsheet {

using namespace rising_clan;
using rising_clan_wording::SheetWord;

std::vector<int> risingSetAside(const PlayerView& view, const Catalog& cards) {
  std::vector<int> out;
  if (view.outcome.cause == EndCause::none) return out;
  const auto add = [&](int first, const auto& possible, auto SeenPlayer::*held) {
    for (const auto each : possible)
      if (std::none_of(view.players.begin(), view.players.end(),
                       [&](const SeenPlayer& player) { return player.*held == each; }))
        out.push_back(first + each);
  };
  add(kFirstRoleAside, possible_roles(cards, view.seats, view.group), &SeenPlayer::role);
  add(kFirstGoalAside, possible_goals(cards, view.seats), &SeenPlayer::goal);
  return out;
}

std::optional<int> risingFaceNumber(const PlayerView& view, const Catalog& cards, int card) {
  if (card >= kFirstRoleAside) {
    const auto aside = risingSetAside(view, cards);
    if (std::find(aside.begin(), aside.end(), card) == aside.end()) return std::nullopt;
    return card >= kFirstGoalAside ? kFirstGoalFace + card - kFirstGoalAside : kFirstRoleFace + card - kFirstRoleAside;
  }
  if (card >= kFirstGoalCard) {
    const auto at = static_cast<std::size_t>(card - kFirstGoalCard);
    if (at >= view.players.size() || view.players[at].goal == kNoGoal) return std::nullopt;
    return kFirstGoalFace + view.players[at].goal;
  }
  if (card >= kFirstRoleCard) {
    const auto at = static_cast<std::size_t>(card - kFirstRoleCard);
    if (at >= view.players.size() || view.players[at].role == kNoRole) return std::nullopt;
    return kFirstRoleFace + view.players[at].role;
  }
  if (card < 0 || card >= kNoCard) return std::nullopt;
  const SeenCard* found = rising_clan_wording::seen_card(view, static_cast<CardId>(card));
  return found == nullptr ? std::nullopt : std::optional<int>(found->definition);
}

std::vector<CardCount> risingCounts(const PlayerView& view, table::PlayerId player) {
  const SeenPlayer& seen = view.players[table::index(player)];
  const auto say = [](SheetWord word) { return sheetText(word, programWording()).section(QLatin1Char(':'), 0, 0); };
  return {{QStringLiteral("hand"), say(SheetWord::cards_in_hand), seen.hand_count},
          {QStringLiteral("mission"), say(SheetWord::conquered), seen.conquered.size() + seen.markers.size()},
          {QStringLiteral("life"), say(SheetWord::substitutions),
           static_cast<std::size_t>(std::max(0, seen.substitutions))},
          {QStringLiteral("star"), say(SheetWord::status_label), seen.status.size()}};
}

QString risingRules(const MatchSetup& match, const QString& language) {
  QStringList parts{QStringLiteral("Rising Clan"), inLanguage(language, QT_TRANSLATE_N_NOOP("Match", "%n player(s)"),
                                                              static_cast<int>(match.names.size()))};
  if (const int changed = changedOptions(match.options); changed > 0)
    parts << inLanguage(language, QT_TRANSLATE_N_NOOP("Match", "%n house rule(s)"), changed);
  return parts.join(QStringLiteral(", "));
}

}  // namespace playsheet
