// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gormiti/gormiti_end.h"

#include "ui/gormiti/sheet_text.h"
#include "ui/speech/from_view.h"
#include "ui/speech/words.h"
#include "ui/widgets/clock_text.h"
#include "ui/wording/gormiti/prompt_text.h"
#include "ui/wording/gormiti/sheet_words.h"
#include "ui/wording/gormiti/words.h"

namespace playsheet {
namespace {

using gormiti_wording::Term;

}  // namespace

EndFacts gormitiEndFacts(const GormitiDesk& desk, qint64 milliseconds) {
  const gormiti::PlayerView& view = desk.view();
  EndFacts facts;
  facts.drawn = view.outcome == gormiti::Outcome::draw;
  facts.winner = view.outcome == gormiti::Outcome::north ? PlayerId::north : PlayerId::south;
  const QString language = desk.seat(facts.winner).language;
  for (const PlayerId player : table::kPlayers) {
    facts.names[player] = desk.seat(player).name;
    facts.marks[player] = desk.seat(player).mark;
  }
  table::PerPlayer<std::string> players;
  for (const PlayerId player : table::kPlayers) players[player] = desk.seat(player).name.toStdString();
  facts.reason =
      QString::fromStdString(gormiti_wording::end_text(view, desk.match().cards(), players, wordingLanguage(language)));
  const auto line = [&](const QString& label, auto value) {
    facts.lines.push_back({label, {QString::number(value(PlayerId::south)), QString::number(value(PlayerId::north))}});
  };
  const auto term = [&](Term which) {
    const std::string_view text = gormiti_wording::name_of(which, wordingLanguage(language));
    return fromView(text);
  };
  if (view.mode == gormiti::Mode::quick)
    line(term(Term::round), [&](PlayerId player) { return view.players[player].rounds; });
  else
    line(sheetText(gormiti_wording::SheetWord::hero_hp, wordingLanguage(language)), [&](PlayerId player) {
      for (const gormiti::SeenCard& card : view.players[player].field)
        if (card.zone == gormiti::Zone::hero) return card.current_hp;
      return 0;
    });
  line(inLanguage(language, QT_TRANSLATE_NOOP("Match", "Cards left in the deck"), kGormitiTongue),
       [&](PlayerId player) { return view.players[player].deck_count; });
  const auto ofBoth = [&](const char* label, const QString& value) {
    facts.lines.push_back({inLanguage(language, label), {}, value});
  };
  ofBoth(QT_TRANSLATE_NOOP("Match", "Length of the match"), clockText(milliseconds / 1000));
  ofBoth(QT_TRANSLATE_NOOP("Match", "Rules"), desk.rulesLine(language));
  return facts;
}

}  // namespace playsheet
