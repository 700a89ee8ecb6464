// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rising_clan/rising_reader.h"

#include <QStringList>

#include "ui/rising_clan/rising_seats.h"
#include "ui/speech/words.h"

namespace playsheet {

using rising_clan::kNoCard;
using rising_clan::kNoSeat;
using rising_clan::SeenCard;
using rising_clan_wording::SheetWord;
using Tone = ReaderLine::Tone;

ReaderPage risingReaderPage(const RisingReading& table, CardFace face, int card) {
  ReaderPage page;
  page.empty = false;
  page.face = std::move(face);
  page.more = page.face.text;
  if (card < 0 || card >= kNoCard) return page;
  const auto language = wordingLanguage(table.language);
  const auto add = [&](const char* icon, const QString& text, Tone tone) {
    page.lines.push_back({QString::fromLatin1(icon), text, tone});
  };
  const auto named = [&](SheetWord word, table::PlayerId player) {
    return sheetText(word, language).arg(table.players[player]);
  };
  for (std::size_t i = 0; i < table.view.players.size(); ++i) {
    const auto& seen = table.view.players[i];
    const table::PlayerId player = table::player_at(i);
    for (const SeenCard& gift : seen.gifts)
      if (gift.id == card && gift.giver != kNoSeat)
        add("equip", named(SheetWord::given_by, playerOf(gift.giver)), Tone::Plain);
    for (const SeenCard& held : seen.hand)
      if (held.id == card && seatOf(player) != table.view.viewer)
        add("hand", named(SheetWord::known_in_hand, player), Tone::Plain);
  }
  for (const rising_clan::Spent& spent : table.view.spent)
    if (spent.card == card)
      add("check", sheetText(spent.for_game ? SheetWord::used_for_good : SheetWord::used_this_round, language),
          Tone::Muted);
  return page;
}

QString spokenRising(const ReaderPage& page) {
  if (page.empty || page.hidden) return {};
  QStringList parts{page.face.name, page.face.typeLine, page.face.text};
  for (const ReaderLine& line : page.lines) parts << line.text;
  parts.removeAll(QString());
  return parts.join(QStringLiteral(". "));
}

}  // namespace playsheet
