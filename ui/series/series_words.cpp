// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/series/series_words.h"

#include <QStringList>
#include <QtGlobal>

#include "engine/table/keyed_rows.h"
#include "ui/series/series_end.h"
#include "ui/speech/face_maker.h"
#include "ui/speech/from_view.h"
#include "ui/speech/seat_words.h"
#include "ui/speech/words.h"

namespace playsheet {
namespace {

QString cardOf(const std::string& code, const naruto::Catalog& cards, const QString& language,
               wording::CardNames names) {
  const auto card = cards.find(code);
  return card ? cardNameOf(cards, *card, language, names) : QString::fromStdString(code);
}

// %1 is what is needed, %2 what is there, %3 the card.
constexpr table::KeyedRows<naruto::SwapBreach, const char*, 9> kBreaches{{
    {naruto::SwapBreach::none, ""},
    {naruto::SwapBreach::before_first_game,
     QT_TRANSLATE_NOOP("Match", "The first game is played with the registered deck.")},
    {naruto::SwapBreach::match_over,
     QT_TRANSLATE_NOOP("Match", "The match is over: the next one begins with the registered deck.")},
    {naruto::SwapBreach::no_sideboard, QT_TRANSLATE_NOOP("Match", "This player has no sideboard.")},
    {naruto::SwapBreach::unequal_numbers, QT_TRANSLATE_NOOP("Match", "Out: %1, in: %2. The numbers must be equal.")},
    {naruto::SwapBreach::not_in_deck, QT_TRANSLATE_NOOP("Match", "%3: %1 to go out, but the deck has %2.")},
    {naruto::SwapBreach::not_in_sideboard, QT_TRANSLATE_NOOP("Match", "%3: %1 to come in, but the sideboard has %2.")},
    {naruto::SwapBreach::bad_number, QT_TRANSLATE_NOOP("Match", "%3: %2 is not a valid number of cards.")},
    {naruto::SwapBreach::illegal_deck, QT_TRANSLATE_NOOP("Match", "The deck would not be legal.")},
}};

QString playerOf(const naruto::Series& series, PlayerId player) {
  return QString::fromStdString(series.setup().seats[player].name);
}

}  // namespace

naruto::SeriesSetup seriesSetupOf(const MatchPlan& plan) {
  naruto::SeriesSetup setup;
  setup.edition = naruto::find_edition(plan.edition.toStdString());
  if (!setup.edition) setup.edition = &naruto::editions().front();
  setup.rulings = plan.rulings;
  for (const PlayerId player : table::kPlayers)
    setup.seats[player] = {plan.seats[player].name.toStdString(), plan.seats[player].deck};
  setup.best_of = plan.bestOf;
  setup.seed = plan.seed;
  return setup;
}

QString swapText(const naruto::SwapRefusal& refusal, const naruto::Catalog& cards, const QString& language,
                 wording::CardNames names) {
  if (!refusal) return {};
  QString text = inLanguage(language, kBreaches[refusal.code]);
  text.replace(QStringLiteral("%1"), QString::number(refusal.need));
  text.replace(QStringLiteral("%2"), QString::number(refusal.have));
  text.replace(QStringLiteral("%3"), refusal.card.empty() ? QString() : cardOf(refusal.card, cards, language, names));
  if (!refusal.violations.empty())
    text += QLatin1Char(' ') +
            violationText(refusal.violations.front(), language).replace(QLatin1Char('\n'), QLatin1Char(' '));
  return text;
}

QString swapRules(const naruto::SwapRefusal& refusal) {
  QString rules = fromView(refusal.rule);
  if (!refusal.violations.empty()) rules += QStringLiteral(", ") + fromView(refusal.violations.front().rule);
  return rules;
}

QString sideboardNotice(const naruto::Series& series, PlayerId player, const naruto::Catalog& cards,
                        const QString& language, wording::CardNames names) {
  const auto notice = series.notice(player);
  if (!notice.announced) return {};
  QString text = inLanguage(language, QT_TRANSLATE_N_NOOP("Match", "%1 has a sideboard of %n card(s)."), notice.cards)
                     .arg(playerOf(series, player));
  if (!notice.shown) return text;
  QStringList listed;
  for (const auto& entry : series.setup().seats[player].deck.sideboard)
    listed.append(QStringLiteral("%1 %2").arg(entry.count).arg(cardOf(entry.code, cards, language, names)));
  return text + QLatin1Char(' ') + listed.join(QStringLiteral(", ")) + QLatin1Char('.');
}

std::optional<SeriesEnd> seriesEnd(const naruto::Series& series, const QString& language) {
  if (series.setup().best_of < 2 || series.games().empty()) return std::nullopt;
  SeriesEnd end = seriesEnd(standOf(series.standing()),
                            {playerOf(series, PlayerId::south), playerOf(series, PlayerId::north)}, language);
  EndFacts::Line sideboards;
  sideboards.label = inLanguage(language, QT_TRANSLATE_NOOP("Match", "Declared sideboard"));
  bool announced = false;
  for (const PlayerId player : table::kPlayers) {
    const auto notice = series.notice(player);
    announced = announced || notice.announced;
    sideboards.values[player] = notice.announced
                                    ? inLanguage(language, QT_TRANSLATE_N_NOOP("Match", "%n card(s)"), notice.cards)
                                    : inLanguage(language, QT_TRANSLATE_NOOP("Match", "none"));
  }
  if (announced && end.goesOn) end.lines.push_back(sideboards);
  return end;
}

}  // namespace playsheet
