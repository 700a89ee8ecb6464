// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rising_clan/rising_desk.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "engine/table/random_player.h"
#include "ui/rising_clan/rising_seats.h"
#include "ui/rising_clan/window_call.h"

namespace playsheet {

using namespace rising_clan;

namespace {

/// Whoever learns sits alone at the screen.
Secrecy levelOf(const RisingPlan& plan) {
  return plan.secrecy == Secrecy::Open || plan.pupil ? Secrecy::Open : Secrecy::Curtain;
}

std::optional<PlayerId> seatIn(const Command& command, std::size_t players) {
  std::size_t seat = 0;
  const auto& text = command.action;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), seat);
  if (read.ec != std::errc() || read.ptr != text.data() + text.size() || seat >= players) return std::nullopt;
  return table::player_at(seat);
}

}  // namespace

RisingDesk::RisingDesk(const Catalog& cards, RisingPlan plan, RisingRecorder* recorder, QObject* parent)
    : GameDesk(levelOf(plan), parent),
      cards_(cards),
      plan_(std::move(plan)),
      match_(cards, setupOf(plan_)),
      recorder_(recorder) {
  if (recorder_) recorder_->begun(match_);
  refresh();
}

RisingDesk::RisingDesk(Match match, RisingPlan plan, RisingRecorder* recorder, QObject* parent)
    : GameDesk(levelOf(plan), parent),
      cards_(match.cards()),
      plan_(std::move(plan)),
      match_(std::move(match)),
      recorder_(recorder) {
  refresh();
}

PlayerId RisingDesk::decider() const { return over() ? PlayerId::south : playerOf(match_.decider()); }

PlayerId RisingDesk::lastByHand() const { return playerOf(table::last_by_hand(match_)); }

std::size_t RisingDesk::handCount(PlayerId player) const { return match_.state()[seatOf(player)].hand.size(); }

// --- pointing -------------------------------------------------------------------------------------------------------

bool RisingDesk::meant(int card) const { return answers() && card >= 0 && card < kNoCard; }

bool RisingDesk::clickCard(int clicked) {
  if (!meant(clicked) || !isSeen(clicked)) return false;
  const auto card = static_cast<CardId>(clicked);
  bool tried = false;  // it is said why not, with the new table before everybody
  if (chosen_.subject() == card) {
    if (playIfClear()) return true;
    forgetChoice();
  } else if (!chosen_.add(options_, card)) {
    tried = true;
    if (!chosen_.begin(options_, card)) forgetChoice();
  }
  refresh();
  if (tried) explainUnused(card);
  return false;
}

/// Why it cannot be used, also where it can be given.
void RisingDesk::explainUnused(CardId card) {
  if (const Refusal* refusal = RisingChoice::refusal(options_, card)) explain(card, *refusal);
}

bool RisingDesk::doubleClickCard(int card) { return meant(card) && chosen_.subject() == card && playIfClear(); }

/// Onto a player: it is for that one. Onto the table: what it means alone.
bool RisingDesk::drop(int dragged, const SheetSpot& spot) {
  if (!meant(dragged) || !isSeen(dragged) || spot.place == SheetPlace::None) return false;
  const bool atPlayer = spot.place == SheetPlace::Village || spot.place == SheetPlace::Hand;
  const bool own = atPlayer && spot.player == decider();
  if (own && spot.place == SheetPlace::Hand) return false;
  const auto card = static_cast<CardId>(dragged);
  if (!chosen_.begin(options_, card)) return clickCard(dragged);
  const bool atOther = atPlayer && !own;
  const bool onlyGiven = RisingChoice::refusal(options_, card) != nullptr;  // to somebody, not to the middle
  if (atOther ? clickSeat(spot.player) : !onlyGiven && playIfClear()) return true;
  refresh();
  if (!atOther) explainUnused(card);
  return false;
}

void RisingDesk::take(int card) {
  if (!meant(card) || !isSeen(card)) return;
  chosen_.begin(options_, static_cast<CardId>(card));
  refresh();
}

bool RisingDesk::clickSeat(PlayerId player) {
  if (!answers()) return false;
  std::vector<Action> found;
  for (const Action& action : chosen_.subject() ? chosen_.meant(options_) : RisingChoice::plain(options_))
    if (targetOf(action) != kNoSeat && playerOf(targetOf(action)) == player) found.push_back(action);
  return found.size() == 1 && play(found.front());
}

/// The pile lies open for everybody; once more, and it is put away.
void RisingDesk::lookAt(int stock) {
  if (secrecy_.curtain() || pile(stock) == nullptr || pile(stock)->empty()) return;
  pileShown_ = pileShown_ == stock ? std::nullopt : std::optional(stock);
  refresh();
}

/// There is one thing that the chosen cards mean.
bool RisingDesk::playIfClear() {
  const auto all = chosen_.meant(options_);
  return all.size() == 1 && play(all.front());
}

std::optional<int> RisingDesk::selected() const {
  return chosen_.subject() ? std::optional<int>(*chosen_.subject()) : std::nullopt;
}

void RisingDesk::clearSelection() {
  forgetChoice();
  pileShown_.reset();
  refresh();
}

void RisingDesk::forgetChoice() { chosen_.clear(); }

/// Of a seat, or at the end what nobody was dealt; once more, and it is put away at the end, where all of it lies open.
bool RisingDesk::lookAtSecrets(const std::string& whose, std::optional<PlayerId> named) {
  const bool aside = over() && whose == kSetAside;
  if ((!named && !aside) || !isBeforeAll()) return false;
  const bool shown = aside ? asideShown_ : looking_ == *named;
  giveScreenBack();
  asideShown_ = aside && !shown;
  if (!aside && !shown) looking_ = *named;
  return true;
}

bool RisingDesk::press(const Command& command) {
  if (secrecy_.curtain()) {
    if (!looking_ || command.kind != CommandKind::LookedEnough) return false;
    giveScreenBack();  // unopened: it was asked for by mistake
    refresh();
    return false;
  }
  const bool looks = looking_ && !over();
  const bool hides = command.kind == CommandKind::LookedEnough || command.kind == CommandKind::HideHand;
  if (looks && !hides) return false;
  const auto named = seatIn(command, playerCount());
  switch (command.kind) {
    case CommandKind::Act: {
      const auto action = read_action(command.action);
      return action && answers() && play(*action);
    }
    case CommandKind::RaiseHand: {
      const auto asked = calling() ? callable() : std::vector<PlayerId>();
      if (!named || consent_ || std::find(asked.begin(), asked.end(), *named) == asked.end()) return false;
      const auto at = std::find(raised_.begin(), raised_.end(), *named);
      at == raised_.end() ? raised_.push_back(*named) : static_cast<void>(raised_.erase(at));
      break;
    }
    case CommandKind::HandsDone:
      if (!calling() || consent_) return false;
      handsDone();
      return true;
    case CommandKind::ActBetween:
      return named && !looking_ && !consent_ && act(*named, AskToAct{});
    case CommandKind::WhoLooks:
      if (!isBeforeAll()) return false;
      whoLooks_ = !whoLooks_;
      break;
    case CommandKind::LookAtOwn:
      if (!lookAtSecrets(command.action, named)) return false;
      break;
    case CommandKind::LookedEnough:
    case CommandKind::HideHand:
      giveScreenBack();
      break;
    case CommandKind::Cancel:
      forgetChoice();
      whoLooks_ = asideShown_ = false;
      pileShown_.reset();
      break;
    default:
      if (const auto decided = pressCommon(command.kind)) return *decided;
      return false;
  }
  refresh();
  return false;
}

// --- deciding -------------------------------------------------------------------------------------------------------

void RisingDesk::concede(PlayerId player) { act(player, Concede{}); }

bool RisingDesk::act(PlayerId by, const Action& action) {
  if (guide_ && astray(by, action)) return false;
  const bool open = secrecy_.level() != Secrecy::Open && by == decider() && answers() && shows(by);
  const bool closes = called_ && seatsOfCall(match_.state(), match_.rules()).size() == 1;
  if (const Refusal refusal = match_.act(seatOf(by), action)) {
    if (const CardId card = subjectOf(action); card != kNoCard) explain(card, refusal);
    return false;
  }
  keep(&RisingRecorder::decided);
  forgetChoice();
  consent_.reset();
  // What was done in a window is answered by a new call; a pass hands it to the next one who has raised a hand.
  const bool passes = called_ && std::holds_alternative<Pass>(action);
  if (passes && !closes) {
    std::erase(raised_, by);
    passUnraised(table::Press::no_stop);
  } else {
    called_ = false;
  }
  settleScreen(open && !over() && by == decider(), std::holds_alternative<AskToAct>(action));
  emit decided();
  refresh();
  if (over()) emit finished();
  return true;
}

void RisingDesk::keep(void (RisingRecorder::*deed)(const Match&)) {
  if (!recorder_) return;
  (recorder_->*deed)(match_);
  tellTrouble(recorder_->trouble());
}

std::function<bool()> RisingDesk::randomPlayer(std::uint64_t seed) {
  return [this, player = table::RandomPlayer<Game>(seed)]() mutable {
    return play(player.choose(match_.state(), match_.rules()));
  };
}

// --- showing --------------------------------------------------------------------------------------------------------

void RisingDesk::setReading(const ReadingChoice& reading) {
  plan_.reading = reading;
  refresh();
}

void RisingDesk::setSeatLanguage(PlayerId player, const QString& language) {
  plan_.seats[table::index(player)].language = language;
  refresh();
}

void RisingDesk::buildTable() {
  if (plan_.pupil) {
    table_ = risingTable(match_.state(), match_.rules(), seatOf(*plan_.pupil));
    return;
  }
  if (secrecy_.level() == Secrecy::Open) {
    table_ = openRisingTable(match_.state(), match_.rules());
    return;
  }
  const PlayerId asked = looking_.value_or(decider());
  table_ = risingTable(match_.state(), match_.rules(), !over() && shows(asked) ? seatOf(asked) : kNoSeat);
}

void RisingDesk::refresh() {
  if (over()) {
    secrecy_.decides(std::nullopt, false);
  } else if (looking_) {
    secrecy_.decides(*looking_, false);
  } else {
    secrecy_.decides(decider(), padAsked(), isOwn());
  }
  secrecy_.asksConsent(consentAsked());
  options_ = over() ? std::vector<Option>() : match_.options(match_.decider());
  buildTable();
  if (chosen_.subject() && (consentAsked() || secrecy_.curtain() || chosen_.meant(options_).empty())) forgetChoice();
  makePrompt();
  emit changed();
}

}  // namespace playsheet
