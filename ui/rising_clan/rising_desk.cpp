// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rising_clan/rising_desk.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "engine/rising_clan/rules/window.h"
#include "engine/table/random_player.h"
#include "ui/rising_clan/rising_seats.h"

namespace playsheet {

using namespace rising_clan;

namespace {

std::optional<PlayerId> seatIn(const Command& command, std::size_t players) {
  std::size_t seat = 0;
  const auto& text = command.action;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), seat);
  if (read.ec != std::errc() || seat >= players) return std::nullopt;
  return table::player_at(seat);
}

/// Answered where nobody else may look on: the column Screen of R-11.
bool isSecretQuestion(const GameState& state) {
  switch (state.question.kind) {
    case QuestionKind::peek:
    case QuestionKind::window:
    case QuestionKind::prepare:
    case QuestionKind::act:
    case QuestionKind::interrupt:
    case QuestionKind::natural_one:
    case QuestionKind::flee_cards:
    case QuestionKind::exchange:
    case QuestionKind::hand_limit:
    case QuestionKind::immune:
    case QuestionKind::look:
    case QuestionKind::giving:
    case QuestionKind::shame:
    case QuestionKind::discard_hand:
    case QuestionKind::steal:
    case QuestionKind::order:
    case QuestionKind::search:
      return true;
    case QuestionKind::attempt:  // with a card of the hand
      return !state[state.question.seat].hand.empty();
    default:
      return false;
  }
}

/// Each act of it ends before all: there others may ask to act (R-1115).
bool isOwnTurn(QuestionKind kind) { return kind == QuestionKind::prepare || kind == QuestionKind::act; }

}  // namespace

RisingDesk::RisingDesk(const Catalog& cards, RisingPlan plan, RisingRecorder* recorder, QObject* parent)
    : GameDesk(plan.secrecy == Secrecy::Open ? Secrecy::Open : Secrecy::Curtain, parent),
      cards_(cards),
      plan_(std::move(plan)),
      match_(cards, setupOf(plan_)),
      recorder_(recorder) {
  if (recorder_) recorder_->begun(match_);
  refresh();
}

RisingDesk::RisingDesk(Match match, RisingPlan plan, RisingRecorder* recorder, QObject* parent)
    : GameDesk(plan.secrecy == Secrecy::Open ? Secrecy::Open : Secrecy::Curtain, parent),
      cards_(match.cards()),
      plan_(std::move(plan)),
      match_(std::move(match)),
      recorder_(recorder) {
  refresh();
}

PlayerId RisingDesk::decider() const { return over() ? PlayerId::south : playerOf(match_.decider()); }

PlayerId RisingDesk::lastByHand() const { return playerOf(table::last_by_hand(match_)); }

std::size_t RisingDesk::handCount(PlayerId player) const { return match_.state()[seatOf(player)].hand.size(); }

// --- who has the screen ---------------------------------------------------------------------------------------------

bool RisingDesk::isOwn() const { return !over() && isSecretQuestion(match_.state()); }

bool RisingDesk::calling() const {
  return !over() && !called_ && !match_.rules().options.window_each &&
         match_.state().question.kind == QuestionKind::window;
}

std::vector<PlayerId> RisingDesk::callable() const {
  std::vector<PlayerId> out;
  const GameState& state = match_.state();
  const Position position(state, match_.rules());
  const Moment moment = moment_of(state);
  for (std::size_t i = 0; i < state.seats; ++i) {  // in the order of R-227
    const SeatId seat = table::seat_at((table::index(moment.first) + i) % state.seats);
    if (!state[seat].in_game || is_kept_from_acting(position, seat)) continue;
    if (belongs_to_window(position, moment, seat) && !has_publicly_nothing(position, moment, seat))
      out.push_back(playerOf(seat));
  }
  return out;
}

bool RisingDesk::padAsked() const { return calling() || (!over() && isOwnTurn(match_.state().question.kind)); }

/// Secrets of this seat are on the screen.
bool RisingDesk::shows(PlayerId player) const {
  if (secrecy_.level() == Secrecy::Open) return true;
  return secrecy_.handShown(player) && (looking_ ? looking_ == player : !over() && isOwn() && player == decider());
}

/// Whoever has not said that he reacts passes, as soon as he is asked (R-1104).
void RisingDesk::passUnraised() {
  while (!over() && called_ && match_.state().question.kind == QuestionKind::window &&
         std::find(raised_.begin(), raised_.end(), decider()) == raised_.end()) {
    if (match_.act(match_.decider(), Pass{}, table::Press::no_stop)) return;
    keep(&RisingRecorder::decided);
  }
}

/// After a decision: what was chosen is done with, a window is called again, and the screen is everybody's.
void RisingDesk::nextQuestion() {
  const bool window = !over() && match_.state().question.kind == QuestionKind::window;
  if (!window) {
    raised_.clear();
    called_ = false;
  }
  pileShown_.reset();
  whoLooks_ = false;
  looking_.reset();
}

// --- pointing -------------------------------------------------------------------------------------------------------

bool RisingDesk::meant(int card) const {
  const bool waits = consent_ || secrecy_.curtain() || looking_ || whoLooks_ || calling() || secrecy_.atPad();
  return !over() && !waits && card >= 0 && card < kNoCard;
}

bool RisingDesk::clickCard(int clicked) {
  if (!meant(clicked) || !isSeen(clicked)) return false;
  const auto card = static_cast<CardId>(clicked);
  if (chosen_.subject() == card) {
    if (playIfClear()) return true;
    forgetChoice();
  } else if (!chosen_.add(options_, card) && !chosen_.begin(options_, card)) {
    forgetChoice();
    if (const Refusal* refusal = RisingChoice::refusal(options_, card)) explain(clicked, *refusal);
  }
  const bool pick = chosen_.subject() && chosen_.meant(options_).size() == 1 &&
                    std::holds_alternative<Pick>(chosen_.meant(options_).front());
  if (pick && playIfClear()) return true;
  refresh();
  return false;
}

bool RisingDesk::doubleClickCard(int card) { return meant(card) && chosen_.subject() == card && playIfClear(); }

/// Onto a player: it is for that one. Onto the table: what it means alone.
bool RisingDesk::drop(int dragged, const SheetSpot& spot) {
  if (!meant(dragged) || !isSeen(dragged) || spot.place == SheetPlace::None || spot.place == SheetPlace::Hand) return false;
  if (!chosen_.begin(options_, static_cast<CardId>(dragged))) return clickCard(dragged);
  if (spot.player != decider() && clickSeat(spot.player)) return true;
  if (playIfClear()) return true;
  refresh();
  return false;
}

void RisingDesk::take(int card) {
  if (!meant(card) || !isSeen(card)) return;
  chosen_.begin(options_, static_cast<CardId>(card));
  refresh();
}

bool RisingDesk::clickSeat(PlayerId player) {
  if (over() || consent_ || secrecy_.curtain() || looking_ || whoLooks_ || calling() || secrecy_.atPad()) return false;
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

bool RisingDesk::press(const Command& command) {
  if (secrecy_.curtain()) return false;
  const auto named = seatIn(command, playerCount());
  switch (command.kind) {
    case CommandKind::Act: {
      const auto action = read_action(command.action);
      return action && play(*action);
    }
    case CommandKind::RaiseHand: {
      if (!calling() || !named) return false;
      const auto at = std::find(raised_.begin(), raised_.end(), *named);
      at == raised_.end() ? raised_.push_back(*named) : static_cast<void>(raised_.erase(at));
      break;
    }
    case CommandKind::HandsDone:
      if (!calling()) return false;
      called_ = true;
      passUnraised();
      nextQuestion();
      emit decided();
      refresh();
      if (over()) emit finished();
      return true;
    case CommandKind::ActBetween:
      return named && act(*named, AskToAct{});
    case CommandKind::WhoLooks:
      whoLooks_ = !whoLooks_;
      break;
    case CommandKind::LookAtOwn:
      if (!named || secrecy_.level() == Secrecy::Open) return false;
      whoLooks_ = false;
      looking_ = *named;
      forgetChoice();
      secrecy_.cover();
      break;
    case CommandKind::LookedEnough:
      looking_.reset();
      secrecy_.cover();
      break;
    case CommandKind::Cancel:
      forgetChoice();
      whoLooks_ = false;
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

bool RisingDesk::act(PlayerId by, const Action& action, table::Press press) {
  if (const Refusal refusal = match_.act(seatOf(by), action, press)) {
    if (const CardId card = subjectOf(action); card != kNoCard) explain(card, refusal);
    return false;
  }
  keep(&RisingRecorder::decided);
  forgetChoice();
  consent_.reset();
  // What was done in a window is answered by a new call (R-1104); a pass there goes to the next one who has raised a hand.
  if (!std::holds_alternative<Pass>(action)) {
    raised_.clear();
    called_ = false;
  } else {
    std::erase(raised_, by);
    passUnraised();
  }
  nextQuestion();
  if (!over() && isOwnTurn(match_.state().question.kind)) secrecy_.decides(std::nullopt, false);  // back before all
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
  if (secrecy_.level() == Secrecy::Open) {
    table_ = openRisingTable(match_.state(), match_.rules());
    return;
  }
  const PlayerId asked = looking_.value_or(decider());
  table_ = risingTable(match_.state(), match_.rules(), shows(asked) ? seatOf(asked) : kNoSeat);
}

void RisingDesk::refresh() {
  if (over()) {
    secrecy_.decides(std::nullopt, false);
  } else if (looking_) {
    secrecy_.decides(*looking_, false, true);
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
