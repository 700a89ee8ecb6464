// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "ui/rising_clan/rising_desk.h"
#include "ui/rising_clan/rising_face.h"
#include "ui/rising_clan/rising_knowledge.h"
#include "ui/rising_clan/rising_reader.h"
#include "ui/rising_clan/rising_seats.h"
#include "ui/rising_clan/rising_seen.h"
#include "ui/speech/from_view.h"
#include "ui/speech/seat_words.h"
#include "ui/speech/words.h"
#include "ui/table/match_table.h"
#include "ui/widgets/clock_text.h"
#include "ui/wording/rising_clan/outcome_text.h"
#include "ui/wording/rising_clan/prompt_text.h"
#include "ui/wording/rising_clan/refusal_text.h"
#include "ui/wording/rising_clan/seen_cards.h"

/// What the table shows of a match of Rising Clan.
namespace playsheet {

using namespace rising_clan;
using rising_clan_wording::SheetWord;

RisingDesk* risingDeskOf(const MatchTable* table) { return qobject_cast<RisingDesk*>(table->desk()); }

TableSeat RisingDesk::seat(PlayerId player) const {
  const SeatEntry& seat = plan_.seats[table::index(player)];
  return {seat.name, seat.mark, seat.language, {}};
}

CardFace RisingDesk::face(int number, const QString& language) const {
  return risingFace(cards_, number, language, playerCount());
}

void RisingDesk::showOn(Sheet& sheet, SheetDressing& dressing) const {
  for (const PlayerId player : players()) dressing.handShown[player] = over() || shows(player);
  if (answers())
    for (const Action& action : chosen_.subject() ? chosen_.meant(options_) : RisingChoice::plain(options_))
      if (targetOf(action) != kNoSeat) dressing.targets[playerOf(targetOf(action))] = true;
  sheet.show(risingScene(table_, dressing, cards_), dressing);
}

std::optional<int> RisingDesk::faceNumber(int card) const { return risingFaceNumber(view(), cards_, card); }

QString RisingDesk::cardTitle(int number) const { return face(number, language()).name; }

std::optional<CardOnTable> RisingDesk::onTable(int card) const {
  if (card < 0) return std::nullopt;
  CardOnTable out;
  const int seat = card >= kFirstGoalCard ? card - kFirstGoalCard : card - kFirstRoleCard;
  if (seat >= 0 && seat < static_cast<int>(playerCount())) out.owner = table::player_at(static_cast<std::size_t>(seat));
  if (card < static_cast<int>(kMostCards)) {
    const SeatId holder = match_.state()[static_cast<CardId>(card)].seat;
    if (holder != kNoSeat) out.owner = playerOf(holder);
  }
  if (const auto number = faceNumber(card)) out.face = face(*number, language());
  return out;
}

std::vector<int> RisingDesk::cardsInOrder() const {
  std::vector<int> out;
  const auto add = [&out](const SeenCards& cards) {
    for (const SeenCard& card : cards)
      if (card.known()) out.push_back(card.id);
  };
  for (std::size_t step = 0; step < playerCount(); ++step) {
    const PlayerId player = table::clockwise(prompt_.player, step, playerCount());
    const SeenPlayer& seen = view().players[table::index(player)];
    for (const int secret : {roleCardOf(player), goalCardOf(player)})
      if (isSeen(secret)) out.push_back(secret);
    for (const SeenCards* cards : {&seen.hand, &seen.play, &seen.status, &seen.area, &seen.credits, &seen.gifts})
      add(*cards);
  }
  add(view().open_cards);
  add(view().searched);
  return out;
}

std::vector<int> RisingDesk::handCards(PlayerId player) const {
  std::vector<int> out;
  if (!shows(player)) return out;
  for (const SeenCard& card : view().players[table::index(player)].hand)
    if (card.known()) out.push_back(card.id);
  if (!view().players[table::index(player)].revealed) out.push_back(roleCardOf(player));
  out.push_back(goalCardOf(player));
  return out;
}

int RisingDesk::cardSpokenOf() const {
  const CardId first = view().fight.card != kNoCard ? view().fight.card : view().event.card;
  return first != kNoCard && isSeen(first) ? first : -1;
}

ReaderPage RisingDesk::readerPage(int card) const {
  const auto number = faceNumber(card);
  return number ? risingReaderPage({view(), names(), language()}, face(*number, language()), card) : ReaderPage();
}

QString RisingDesk::spokenCard(const ReaderPage& page) const { return spokenRising(page); }

TurnStand RisingDesk::turnStand() const {
  const auto say = [](SheetWord word) { return sheetText(word, programWording()); };
  TurnStand stand;
  stand.phases = {{QStringLiteral("turn"), say(SheetWord::start)},
                  {QStringLiteral("equip"), say(SheetWord::prepare)},
                  {QStringLiteral("mission"), say(SheetWord::event_step)},
                  {QStringLiteral("attack"), say(SheetWord::action)},
                  {QStringLiteral("pass"), say(SheetWord::end)}};
  const auto step = static_cast<int>(table_.step);
  const auto first = static_cast<int>(RisingTable::Step::Start);
  stand.now = step < first || table_.step == RisingTable::Step::Over ? -1 : step - first;
  if (stand.now >= 0)
    stand.words = stand.phases[static_cast<std::size_t>(stand.now)].name;
  else if (table_.step == RisingTable::Step::Over)
    stand.words = say(SheetWord::game_over_title);
  else
    stand.words = say(table_.step == RisingTable::Step::BeforeTurn ? SheetWord::before_turn : SheetWord::setup_title);
  return stand;
}

/// What everybody may know of why the curtain is there (R-1105).
QString RisingDesk::curtainFacts(PlayerId player) const {
  const auto language = wordingLanguage(seat(player).language);
  if (looking_) return sheetText(SheetWord::secrets_of, language).arg(seat(player).name);
  return QString::fromStdString(rising_clan_wording::public_text(view(), cards_, playerNames(), language));
}

const std::vector<LogRow>& RisingDesk::log(const QString& language) {
  return log_.update(match_, names(), language, guided() ? UndoAsked::Never : UndoAsked::Possible);
}

QString RisingDesk::whoKnowsWhat(const QString& language) const { return risingKnowledge(match_, names(), language); }

QString RisingDesk::rulesLine(const QString& language) const { return risingRules(match_.setup(), language); }

std::vector<CardCount> RisingDesk::counts(PlayerId player) const { return risingCounts(view(), player); }

EndFacts RisingDesk::endFacts(qint64 milliseconds) const {
  const Outcome& outcome = match_.state().outcome;
  EndFacts facts;
  facts.players = static_cast<int>(playerCount());
  facts.ring = true;
  facts.drawn = outcome.winners().empty();
  for (const PlayerId player : players()) {
    facts.names[player] = seat(player).name;
    facts.marks[player] = seat(player).mark;
  }
  for (const PlayerId player : players())
    if (outcome.winners().has(seatOf(player))) {
      facts.winner = player;
      break;
    }
  const QString language = seat(facts.winner).language;
  const auto words = wordingLanguage(language);
  const QString winners =
      QString::fromStdString(rising_clan_wording::names_of(playerNames(), outcome.winners(), words));
  facts.title =
      facts.drawn
          ? sheetText(SheetWord::no_winner, words)
          : sheetText(outcome.winners().size() > 1 ? SheetWord::winners : SheetWord::winner, words).arg(winners);
  facts.reason = QString::fromStdString(rising_clan_wording::end_text(view(), cards_, playerNames(), words));
  EndFacts::Line clan{sheetText(SheetWord::role_card, words), {}}, goal{sheetText(SheetWord::goal_foot, words), {}},
      events{sheetText(SheetWord::events_label, words), {}}, status{sheetText(SheetWord::status_label, words), {}},
      result{sheetText(SheetWord::result_label, words), {}};
  for (const PlayerId player : players()) {
    const SeatId own = seatOf(player);
    const SeenPlayer& seen = view().players[table::index(player)];
    clan.values[player] = seen.role == kNoRole ? QString() : QString::fromStdString(cards_.roles()[seen.role].name);
    if (seen.goal != kNoGoal) goal.values[player] = face(*faceNumber(goalCardOf(player)), language).name;
    events.values[player] = QString::number(seen.conquered.size() + seen.markers.size());
    status.values[player] = QString::number(seen.status.size());
    result.values[player] = sheetText(outcome.supreme.has(own)     ? SheetWord::result_supreme
                                      : outcome.winners().has(own) ? SheetWord::result_wins
                                      : seen.in_game               ? SheetWord::result_none
                                                                   : SheetWord::result_out,
                                      words);
  }
  facts.lines = {clan, goal, result, events, status};
  QStringList aside;
  for (const int card : risingSetAside(view(), cards_))
    if (card < kFirstGoalAside) aside << face(*faceNumber(card), language).name;
  if (!aside.isEmpty())
    facts.lines.push_back({sheetText(SheetWord::roles_aside, words), {}, aside.join(QStringLiteral(", "))});
  const auto ofAll = [&](const char* label, const QString& value) {
    facts.lines.push_back({inLanguage(language, label), {}, value});
  };
  ofAll(QT_TRANSLATE_NOOP("Match", "Length of the match"), clockText(milliseconds / 1000));
  ofAll(QT_TRANSLATE_NOOP("Match", "Rules"), rulesLine(language));
  return facts;
}

const SeenCards* RisingDesk::pile(int stock) const {
  switch (stock) {
    case 0:
      return &view().advantage_discard;
    case 1:
      return &view().event_discard;
    case 2:
      return &view().disadvantage_discard;
    default:
      return nullptr;
  }
}

void RisingDesk::explain(int card, const Refusal& refusal) {
  const auto number = faceNumber(card);
  const std::string name = number ? cardTitle(*number).toStdString() : std::string();
  emit explained(card,
                 QString::fromStdString(rising_clan_wording::refusal_text(refusal, name, wordingLanguage(language()))),
                 fromView(refusal.rule));
}

std::pair<QString, QString> RisingDesk::reasonOf(SheetPlace place, PlayerId player) const {
  if (place != SheetPlace::Hand || shows(player)) return {};
  return {handReason(player), QStringLiteral("R-1101")};
}

}  // namespace playsheet
