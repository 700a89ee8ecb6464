// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "engine/table/random_player.h"
#include "ui/gormiti/gormiti_desk.h"
#include "ui/gormiti/gormiti_end.h"
#include "ui/gormiti/gormiti_face.h"
#include "ui/gormiti/gormiti_reader.h"
#include "ui/gormiti/gormiti_sheet.h"
#include "ui/gormiti/seen.h"
#include "ui/speech/from_view.h"
#include "ui/speech/words.h"
#include "ui/table/match_table.h"
#include "ui/wording/gormiti/words.h"

/// What the table shows of a match of Gormiti.
namespace playsheet {

using gormiti::CardId;
using gormiti::kNoCard;
using gormiti::Step;
using gormiti_wording::name_of;

GormitiDesk* gormitiDeskOf(const MatchTable* table) { return qobject_cast<GormitiDesk*>(table->desk()); }

TableSeat GormitiDesk::seat(PlayerId player) const {
  const SeatEntry& seat = plan_.seats[player];
  const auto* deck = cards_.deck(seat.deckId.toStdString());
  const auto title = [&] { return gormiti_wording::in_language(deck->name, wordingLanguage(seat.language)); };
  return {seat.name, seat.mark, seat.language,
          QString::fromStdString(deck ? title() : match_.setup().seats[player].deck)};
}

std::function<bool()> GormitiDesk::randomPlayer(std::uint64_t seed) {
  return [this, player = gormiti::RandomPlayer(seed)]() mutable {
    return play(player.choose(match_.state(), match_.rules()));
  };
}

const SheetSpec& GormitiDesk::sheetSpec() const { return gormitiSheet(plan_.mode); }

CardFace GormitiDesk::face(int number, const QString& language) const {
  return gormitiFace(cards_, static_cast<gormiti::DefinitionId>(number), language, plan_.mode);
}

void GormitiDesk::showOn(Sheet& sheet, SheetDressing& dressing) const {
  playsheet::showOn(sheet, table_, dressing, cards_);
}

const gormiti::SeenCard* GormitiDesk::find(int card) const { return findSeen(view(), card); }

bool GormitiDesk::inQuestion(CardId card) const {
  return std::any_of(options_.begin(), options_.end(),
                     [card](const gormiti::Option& option) { return subjectOf(option.action) == card; });
}

std::optional<gormiti::DefinitionId> GormitiDesk::definitionOf(int card) const {
  if (const auto* seen = find(card)) return seen->definition;
  if (card < 0 || card >= kNoCard || over() || coveredHand() || still_) return std::nullopt;
  const auto id = static_cast<CardId>(card);
  return inQuestion(id) ? std::optional(match_.state()[id].definition) : std::nullopt;
}

std::optional<CardOnTable> GormitiDesk::onTable(int card) const {
  if (card < 0 || card >= static_cast<int>(gormiti::kMaxCards)) return std::nullopt;
  CardOnTable out;
  out.owner = match_.state()[static_cast<CardId>(card)].owner;
  if (const auto definition = definitionOf(card)) out.face = face(*definition, language());
  return out;
}

std::vector<int> GormitiDesk::cardsInOrder() const {
  std::vector<int> cards;
  const auto add = [&cards](const std::vector<gormiti::SeenCard>& list) {
    for (const auto& card : list) cards.push_back(card.id);
  };
  for (const PlayerId player : {prompt_.player, table::other(prompt_.player)}) forEachList(view().players[player], add);
  add(view().open_cards);
  add(view().looked_at);
  return cards;
}

std::vector<int> GormitiDesk::handCards(PlayerId player) const {
  std::vector<int> cards;
  for (const auto& card : view().players[player].hand) cards.push_back(card.id);
  for (const auto& card : view().looked_at)  // out of the own deck, as long as it is chosen from
    if (card.owner == player) cards.push_back(card.id);
  return cards;
}

int GormitiDesk::cardSpokenOf() const { return view().asking == kNoCard ? -1 : view().asking; }

QString GormitiDesk::cardName(gormiti::DefinitionId definition) const {
  return QString::fromStdString(gormiti_wording::in_language(cards_[definition].name, wordingLanguage(language())));
}

ReaderPage GormitiDesk::readerPage(int card) const {
  const auto definition = definitionOf(card);
  if (!definition) return {};
  return gormitiReaderPage({view(), cards_, language()}, *definition, find(card));
}

QString GormitiDesk::spokenCard(const ReaderPage& page) const { return spokenGormiti(page); }

TurnStand GormitiDesk::turnStand() const {
  const auto name = [](Step step) { return fromView(name_of(step, programWording())); };
  const Step step = view().step;
  TurnStand stand;
  stand.words = name(step);
  stand.now = phaseOf(step, plan_.mode);
  if (plan_.mode == gormiti::Mode::quick) {
    stand.phases = {{QStringLiteral("deck"), name(Step::quick_draw)},
                    {QStringLiteral("hand"), name(Step::swap)},
                    {QStringLiteral("attack"), name(Step::reveal)}};
    return stand;
  }
  stand.phases = {{QStringLiteral("turn"), name(Step::turn_start)},
                  {QStringLiteral("fighter"), name(Step::main1)},
                  {QStringLiteral("attack"), name(Step::combat)},
                  {QStringLiteral("equip"), name(Step::main2)},
                  {QStringLiteral("pass"), name(Step::turn_end)}};
  return stand;
}

QString GormitiDesk::curtainFacts(PlayerId player) const {
  if (view().turn == 0) return {};
  return say(QT_TRANSLATE_NOOP("Match", "Turn %1. Active player: %2."), player)
      .arg(QString::number(view().turn), seat(view().active).name);
}

const std::vector<LogRow>& GormitiDesk::log(const QString& language) {
  return log_.update(match_, names(), language, guided() ? UndoAsked::Never : UndoAsked::Possible);
}

RulePlace GormitiDesk::rulePlace() const { return gormitiRulePlace(plan_.mode); }

QString GormitiDesk::rulesLine(const QString& language) const { return gormitiRules(match_.setup(), language); }

std::vector<CardCount> GormitiDesk::counts(PlayerId player) const { return gormitiCounts(view(), player); }

EndFacts GormitiDesk::endFacts(qint64 milliseconds) const { return gormitiEndFacts(*this, milliseconds); }

StillRows GormitiDesk::stillRows() const {
  StillRows rows;
  if (!still_) return rows;
  const std::size_t moment = match_.moments().size() - 1;
  rows.result = withoutIdleSteps(gormitiLogRows(match_, {moment, 0}, {moment, still_->events}, names(), language()));
  rows.timed = plan_.showdown == ShowdownStop::Timed;
  return rows;
}

}  // namespace playsheet
