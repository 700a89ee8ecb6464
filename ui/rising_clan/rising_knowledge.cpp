// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rising_clan/rising_knowledge.h"

#include <QStringList>
#include <algorithm>
#include <array>
#include <vector>

#include "ui/rising_clan/rising_seats.h"
#include "ui/speech/words.h"
#include "ui/wording/rising_clan/sheet_words.h"
#include "ui/wording/rising_clan/words.h"

namespace playsheet {

using namespace rising_clan;
using rising_clan_wording::SheetWord;

namespace {

/// Somebody has looked at a hand or a role: all know that (R-1112).
struct LookTaken {
  SeatId viewer, seat;
  What what;
  int round;
};

/// In their order; a second look at the same thing takes the place of the first.
std::vector<LookTaken> looksOf(const Match& match) {
  std::vector<LookTaken> out;
  for (const auto& moment : match.moments())
    for (const Event& event : moment.events) {
      const auto* look = std::get_if<Looked>(&event);
      if (look == nullptr) continue;
      std::erase_if(out, [&](const LookTaken& one) {
        return one.viewer == look->viewer && one.seat == look->seat && one.what == look->what;
      });
      out.push_back({look->viewer, look->seat, look->what, moment.state.round});
    }
  return out;
}

class KnowledgeOfTable {
 public:
  KnowledgeOfTable(const Match& match, const table::AtTable<QString>& names, wording::Language language)
      : cards_(match.cards()),
        view_(view_for(match.state(), match.rules(), kNoSeat)),
        looks_(looksOf(match)),
        names_(names),
        language_(language) {}

  QString html() const {
    const auto cell = [](const char* tag, const QString& text) {
      return QStringLiteral("<%1 align=left valign=top>%2</%1>").arg(QLatin1String(tag), text);
    };
    QString out = QStringLiteral("<p>%1</p><table width=100% cellpadding=5><tr>%2")
                      .arg(say(SheetWord::knows_words).toHtmlEscaped(), cell("th", {}));
    for (const SheetWord title :
         {SheetWord::role_foot, SheetWord::goal_foot, SheetWord::known_hand, SheetWord::known_gifts})
      out += cell("th", say(title).toHtmlEscaped());
    out += QStringLiteral("</tr>");
    for (std::size_t seat = 0; seat < view_.players.size(); ++seat) {
      const SeatId own = table::seat_at(seat);
      out += QStringLiteral("<tr>") + cell("th", name(own).toHtmlEscaped());
      for (const QStringList& lines : {roleOf(own), goalOf(own), handOf(own), giftsOf(own)})
        out +=
            cell("td", lines.join(QLatin1Char('\n')).toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>")));
      out += QStringLiteral("</tr>");
    }
    QStringList rules;
    for (const char* rule : {"R-1111", "R-1112", "R-1108"})
      rules << QStringLiteral("<a href=\"%1\">%1</a>").arg(QLatin1String(rule));
    return out + QStringLiteral("</table><p>%1</p>")
                     .arg(say(SheetWord::rules_of_knowledge).arg(rules.join(QStringLiteral(" · "))));
  }

 private:
  QString say(SheetWord word) const { return sheetText(word, language_); }
  QString name(SeatId seat) const { return names_[playerOf(seat)]; }
  QString title(const SeenCard& card) const {
    return QString::fromStdString(rising_clan_wording::in_language(cards_[card.definition].name, language_));
  }
  const SeenPlayer& player(SeatId seat) const { return view_.players[table::index(seat)]; }

  /// The player alone, or besides whoever has looked.
  QStringList ownAnd(SeatId seat, What what) const {
    QStringList lines;
    for (const LookTaken& look : looks_)
      if (look.seat == seat && look.what == what)
        lines << say(SheetWord::has_looked).arg(name(look.viewer), QString::number(look.round));
    lines.prepend(lines.isEmpty() ? say(SheetWord::known_to).arg(name(seat)) : name(seat));
    return lines;
  }

  QStringList roleOf(SeatId seat) const {
    if (player(seat).role == kNoRole) return ownAnd(seat, What::role);
    return {QString::fromStdString(cards_.roles()[player(seat).role].name), say(SheetWord::known_to_all)};
  }

  QStringList goalOf(SeatId seat) const {
    return {player(seat).goal == kNoGoal ? say(SheetWord::known_to).arg(name(seat)) : say(SheetWord::known_to_all)};
  }

  QStringList handOf(SeatId seat) const {
    QStringList lines{say(SheetWord::cards_in_hand).arg(player(seat).hand_count)}, known;
    for (const SeenCard& card : player(seat).hand) known << title(card);
    if (known.size() < static_cast<qsizetype>(player(seat).hand_count)) lines += ownAnd(seat, What::hand);
    if (!known.isEmpty()) lines << say(SheetWord::all_know).arg(known.join(QStringLiteral(", ")));
    return lines;
  }

  QStringList giftsOf(SeatId seat) const {
    QStringList lines;
    for (const SeenCard& gift : player(seat).gifts)
      lines << (gift.known() ? title(gift) : say(SheetWord::gift_known_to).arg(name(gift.giver)));
    return lines;
  }

  const Catalog& cards_;
  PlayerView view_;
  std::vector<LookTaken> looks_;
  const table::AtTable<QString>& names_;
  wording::Language language_;
};

}  // namespace

QString risingKnowledge(const Match& match, const table::AtTable<QString>& names, const QString& language) {
  return KnowledgeOfTable(match, names, wordingLanguage(language)).html();
}

}  // namespace playsheet
