// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gormiti/gormiti_desk.h"

#include <algorithm>
#include <utility>

#include "ui/speech/words.h"
#include "ui/table/key_titles.h"
#include "ui/wording/gormiti/refusal_text.h"
#include "ui/wording/gormiti/sheet_words.h"
#include "ui/wording/gormiti/words.h"

namespace playsheet {

using gormiti::CardId;
using gormiti::kNoCard;
using gormiti::QuestionKind;

namespace {

/// Whether this player, who is asked, may see something that the other one must not.
bool hasSecrets(const gormiti::GameState& state, PlayerId player) {
  switch (state.question.kind) {
    case QuestionKind::choose_hero:  // out of the own deck
    case QuestionKind::choose_found:
      return true;
    default:
      return !state[player].hand.empty();
  }
}

/// Nobody's hand, deck or choice is in it: what the other one may see, without what is that one's alone.
gormiti::PlayerView coveredView(const gormiti::GameState& state, const gormiti::Rulebook& rules, PlayerId viewer) {
  gormiti::PlayerView view = gormiti::view_for(state, rules, table::other(viewer));
  auto& own = view.players[view.viewer];
  own.hand.clear();
  own.deck_list.clear();
  own.chosen = kNoCard;
  view.viewer = viewer;
  return view;
}

}  // namespace

GormitiDesk::GormitiDesk(const gormiti::Catalog& cards, GormitiPlan plan, GormitiRecorder* recorder, QObject* parent)
    : GameDesk(plan.secrecy, parent),
      cards_(cards),
      plan_(std::move(plan)),
      match_(cards, setupOf(plan_, cards)),
      recorder_(recorder) {
  if (recorder_) recorder_->begun(match_);
  refresh();
}

GormitiDesk::GormitiDesk(gormiti::Match match, GormitiPlan plan, GormitiRecorder* recorder, QObject* parent)
    : GameDesk(plan.secrecy, parent),
      cards_(match.cards()),
      plan_(std::move(plan)),
      match_(std::move(match)),
      recorder_(recorder) {
  secrecy_.begins();
  refresh();
}

bool GormitiDesk::padAsked() const { return match_.state().question.kind == QuestionKind::play_move; }

// --- pointing -------------------------------------------------------------------------------------------------------

bool GormitiDesk::meant(int card) const {
  return !over() && !still_ && !consent_ && !secrecy_.curtain() && card >= 0 && card < kNoCard;
}

bool GormitiDesk::clickCard(int clicked) {
  if (!meant(clicked) || !isSeen(clicked)) return false;
  const auto card = static_cast<CardId>(clicked);
  if (chosenFaceDown() && chosen_.subject() != card) return usedWith(card);
  if (chosen_.subject() == card) {
    if (playIfClear()) return true;
    if (chosen_.meant().size() < 2) forgetChoice();
  } else if (chosen_.subject() && chosen_.add(card)) {
    if (chosen_.payers().empty() && playIfClear()) return true;
  } else if (!chosen_.begin(card)) {
    forgetChoice();
    if (const auto* refusal = ChosenPlay::refusal(options_, card)) explain(clicked, *refusal);
  }
  refresh();
  return false;
}

/// The chosen card lies face down, and what can be done with it is told to nobody: a card of the table is pointed at.
bool GormitiDesk::usedWith(CardId card) {
  if (chosen_.add(card) && playIfClear()) return true;
  explainFaceDown(card, QT_TRANSLATE_NOOP("Match", "The chosen card cannot be used with this one now."));
  refresh();
  return false;
}

/// Which card it is, and why nothing comes of it, is told to nobody.
bool GormitiDesk::playChosen() {
  if (playIfClear()) return true;
  explainFaceDown(-1, QT_TRANSLATE_NOOP("Match", "The chosen card cannot be played on its own now."));
  return false;
}

void GormitiDesk::explainFaceDown(int card, const char* text) {
  emit explained(card,
                 inLanguage(language(), text) + QLatin1Char('\n') +
                     hold(QT_TRANSLATE_NOOP("Match", "Hold %1 to see what it can do."), match_.decider()),
                 {});
}

std::vector<int> GormitiDesk::chosenBacks() const {
  std::vector<int> backs;
  if (!chosenFaceDown()) return backs;
  const auto& hand = match_.state()[match_.decider()].hand;
  for (std::size_t i = 0; i < hand.size(); ++i)
    if (hand[i] == *chosen_.subject()) backs.push_back(static_cast<int>(i));
  return backs;
}

bool GormitiDesk::doubleClickCard(int card) { return meant(card) && chosen_.subject() == card && playIfClear(); }

/// Onto another card, or out onto the table: what both can mean together.
bool GormitiDesk::drop(int dragged, const SheetSpot& spot) {
  if (!meant(dragged) || !isSeen(dragged) || spot.place == SheetPlace::None) return false;
  const auto card = static_cast<CardId>(dragged);
  const auto* lies = find(dragged);
  const bool back = spot.place == SheetPlace::Hand && lies && lies->zone == gormiti::Zone::hand;
  if (back) return false;
  if (!chosen_.begin(card)) return clickCard(dragged);
  if (spot.card && *spot.card != dragged) chosen_.add(static_cast<CardId>(*spot.card));
  if (chosen_.payers().empty() && playIfClear()) return true;
  refresh();
  return false;
}

void GormitiDesk::take(int card) {
  if (!meant(card) || !isSeen(card)) return;
  chosen_.begin(static_cast<CardId>(card));
  refresh();
}

/// There is one thing that the chosen cards mean.
bool GormitiDesk::playIfClear() {
  const auto all = chosen_.meant();
  return all.size() == 1 && play(all.front());
}

std::optional<int> GormitiDesk::selected() const {
  return chosen_.subject() ? std::optional<int>(*chosen_.subject()) : std::nullopt;
}

void GormitiDesk::clearSelection() {
  forgetChoice();
  refresh();
}

void GormitiDesk::forgetChoice() { chosen_ = ChosenPlay(options_); }

bool GormitiDesk::press(const Command& command) {
  if (secrecy_.curtain()) return false;
  if (still_ && command.kind != CommandKind::GoOn && command.kind != CommandKind::Undo) return false;
  switch (command.kind) {
    case CommandKind::Act: {
      const auto action = gormiti::read_action(command.action);
      return action && play(*action);
    }
    case CommandKind::Undo:
    case CommandKind::AllowUndo:
    case CommandKind::RefuseUndo:
    case CommandKind::OtherAsks:
    case CommandKind::Redo:
      return pressTakeBack(command.kind);
    case CommandKind::PlayChosen:
      return playChosen();
    case CommandKind::GoOn:
      goOn();
      return false;
    case CommandKind::Cancel:
      forgetChoice();
      break;
    case CommandKind::Respond:
      secrecy_.respond();
      break;
    case CommandKind::ShowHand:
      if (secrecy_.level() != Secrecy::Hold) secrecy_.pin(match_.decider());  // there it is held
      break;
    case CommandKind::HideHand:
      secrecy_.unpin();
      break;
    default:
      return false;
  }
  refresh();
  return false;
}

// --- deciding -------------------------------------------------------------------------------------------------------

bool GormitiDesk::play(const gormiti::Action& action) { return act(match_.decider(), action); }

void GormitiDesk::concede(PlayerId player) { act(player, gormiti::Concede{}); }

bool GormitiDesk::act(PlayerId by, const gormiti::Action& action) {
  const gormiti::GameState before = match_.state();
  if (const gormiti::Refusal refusal = match_.act(by, action)) {
    if (const CardId card = subjectOf(action); card != kNoCard) explain(card, refusal);
    return false;
  }
  keep(&GormitiRecorder::decided);
  forgetChoice();
  consent_.reset();
  leaveForUndo();
  if (plan_.showdown != ShowdownStop::Never) stills_ = gormiti::stills(before, match_.moments().back().events);
  goOn();
  emit decided();
  refresh();
  if (over()) emit finished();
  return true;
}

/// Told when the decision is through: a message in the middle of it would stand over the table of before.
void GormitiDesk::keep(void (GormitiRecorder::*deed)(const gormiti::Match&)) {
  if (!recorder_) return;
  (recorder_->*deed)(match_);
  const QString what = recorder_->trouble();
  if (what.isEmpty()) return;
  QMetaObject::invokeMethod(
      this, [this, what] { emit trouble(what); }, Qt::QueuedConnection);
}

// --- take-back ------------------------------------------------------------------------------------------------------

TakeBackFacts GormitiDesk::takeBackFacts() const {
  TakeBackFacts facts;
  facts.possible = match_.can_undo();
  facts.last = lastByHand();
  for (const PlayerId player : table::kPlayers) {
    const table::WayBack way = table::way_back(match_, player);
    facts.ways[player] = {static_cast<int>(way.decisions), way.free};
  }
  facts.restores = canRedo();
  return facts;
}

void GormitiDesk::stepBack() {
  match_.undo();
  keep(&GormitiRecorder::undone);
}

void GormitiDesk::stepForward() {
  do {
    match_.redo();
    keep(&GormitiRecorder::redone);
  } while (match_.can_redo() && match_.next_redo().press != table::Press::by_hand);
}

/// A decision is restored by whoever made it: nobody answers for the other one.
bool GormitiDesk::canRedo() const {
  return match_.can_redo() && !over() && !consent_ && !still_ && match_.next_redo().by == match_.decider();
}

// --- what stays until it is read ------------------------------------------------------------------------------------

/// The next moment that is to be seen, or the table as it is. Both look at it: whoever decides next comes to the screen
/// anew.
void GormitiDesk::goOn() {
  const bool stood = still_.has_value();
  still_.reset();
  if (!stills_.empty()) {
    still_ = std::move(stills_.front());
    stills_.erase(stills_.begin());
    secrecy_.cover();
  }
  if (stood) refresh();
}

void GormitiDesk::setShowdownStop(ShowdownStop stop) {
  plan_.showdown = stop;
  if (stop == ShowdownStop::Never) leaveForUndo();
  refresh();
}

// --- showing --------------------------------------------------------------------------------------------------------

void GormitiDesk::setReading(const ReadingChoice& reading) {
  plan_.reading = reading;
  refresh();
}

void GormitiDesk::setSeatLanguage(PlayerId player, const QString& language) {
  plan_.seats[player].language = language;
  refresh();
}

void GormitiDesk::buildTable() {
  const gormiti::GameState& state = still_ ? still_->state : match_.state();
  const PlayerId viewer = over() || still_ ? PlayerId::south : match_.decider();
  table_ = gormitiTable(state, match_.rules(), viewer);
  if (over() || still_ || !secrecy_.handShown(viewer)) table_.view = coveredView(state, match_.rules(), viewer);
  if (secrecy_.level() != Secrecy::Open) return;
  for (const PlayerId player : table::kPlayers)
    table_.view.players[player].hand = gormiti::view_for(state, match_.rules(), player).players[player].hand;
}

void GormitiDesk::refresh() {
  const bool nobody = over() || still_;
  secrecy_.decides(nobody ? std::nullopt : std::optional(match_.decider()), padAsked(),
                   hasSecrets(match_.state(), match_.decider()));
  secrecy_.asksConsent(consent_.has_value());
  options_ = over() ? std::vector<gormiti::Option>() : match_.options(match_.decider());
  buildTable();
  if (const auto subject = chosen_.subject();  // it stays chosen, face down, when its hand is covered again
      subject && (consent_ || secrecy_.curtain() || ChosenPlay::uses(options_, *subject).empty()))
    forgetChoice();
  makePrompt();
  emit changed();
}

// --- why not --------------------------------------------------------------------------------------------------------

QString GormitiDesk::refusalText(int card, const gormiti::Refusal& refusal) const {
  const auto definition = definitionOf(card);
  const std::string name = definition ? cardName(*definition).toStdString() : std::string();
  return QString::fromStdString(
      gormiti_wording::refusal_text(refusal, name, match_.setup().options, wordingLanguage(language())));
}

void GormitiDesk::explain(int card, const gormiti::Refusal& refusal) {
  emit explained(card, refusalText(card, refusal),
                 QString::fromUtf8(refusal.rule.data(), static_cast<qsizetype>(refusal.rule.size())));
}

/// A Weapon over its bearer: what ATK and HP it would have, or why it cannot bear it.
std::optional<Foresight> GormitiDesk::foresee(int card, const SheetSpot& spot) const {
  if (!spot.card || !meant(card) || !isSeen(card) || !isSeen(*spot.card)) return std::nullopt;
  const auto onto = [&](const gormiti::Option& option) {
    return subjectOf(option.action) == card && partnerOf(option.action) == *spot.card;
  };
  auto option = std::find_if(options_.begin(), options_.end(),
                             [&](const gormiti::Option& one) { return onto(one) && one.allowed(); });
  if (option == options_.end()) option = std::find_if(options_.begin(), options_.end(), onto);
  if (option == options_.end()) return std::nullopt;
  Foresight out;
  out.about = *spot.card;
  if (!option->allowed()) {
    out.refused = true;
    out.text = refusalText(card, option->refusal);
    out.rule = QString::fromUtf8(option->refusal.rule.data(), static_cast<qsizetype>(option->refusal.rule.size()));
    return out;
  }
  gormiti::GameState trial = match_.state();
  if (gormiti::apply(trial, match_.rules(), match_.decider(), option->action, nullptr)) return std::nullopt;
  for (const gormiti::SeenCard& bearer : gormiti::view_for(trial, match_.rules(), match_.decider())
                                             .players[trial[static_cast<CardId>(*spot.card)].owner]
                                             .field) {
    if (bearer.id != *spot.card) continue;
    const auto& figures = gormiti_wording::sheet_wording(gormiti_wording::SheetWord::figures);
    const std::string_view words = wording::pick(figures, wordingLanguage(language()));
    out.text = QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()))
                   .arg(QString::number(bearer.atk), QStringLiteral("%1/%2").arg(bearer.current_hp).arg(bearer.max_hp));
    return out;
  }
  return std::nullopt;
}

QString GormitiDesk::hold(const char* text, PlayerId player) const {
  return inLanguage(language(), text).arg(seatKeyTitle(KeyUse::ShowHand, player));
}

std::pair<QString, QString> GormitiDesk::reasonOf(SheetPlace pile, PlayerId player) const {
  const auto say = [&](const char* text) { return inLanguage(language(), text).arg(seat(player).name); };
  if (pile == SheetPlace::Deck)
    return {say(QT_TRANSLATE_NOOP("Match", "%1’s deck is face down: nobody may look at it.")), QStringLiteral("G-307")};
  const auto& seen = view().players[player];
  if (pile != SheetPlace::Hand || seen.hand.size() == seen.hand_count) return {};
  QString text = say(QT_TRANSLATE_NOOP("Match", "%1’s hand is hidden: only %1 may look at it."));
  if (secrecy_.canShow() && !over() && match_.decider() == player)
    text += QLatin1Char('\n') + hold(QT_TRANSLATE_NOOP("Match", "Hold %1 to see it."), player);
  return {text, QStringLiteral("G-308")};
}

std::pair<QString, QString> GormitiDesk::reasonOfPrimary() const {
  const PromptButton& primary = prompt_.primary;
  if (primary.enabled) return {};
  QString text = primary.hint.isEmpty() ? prompt_.sentence : primary.hint;
  const bool marked =
      std::any_of(prompt_.marks.begin(), prompt_.marks.end(), [](const CardMark& mark) { return mark.marked(); });
  if (coveredHand() && secrecy_.canShow() && !secrecy_.atPad())
    text += QLatin1Char('\n') + hold(QT_TRANSLATE_NOOP("Match", "Hold %1 to see the hand."), prompt_.player);
  else if (!prompt_.choices.empty())
    text += QLatin1Char('\n') + inLanguage(language(), QT_TRANSLATE_NOOP("Match", "Press 1 to 9 to choose."));
  else if (marked)
    text += QLatin1Char('\n') +
            inLanguage(language(),
                       QT_TRANSLATE_NOOP("Match", "Cards that can be chosen are marked; press %1 for the next one."))
                .arg(keyTitleOf(KeyUse::NextLegal));
  return {text, prompt_.rule};
}

}  // namespace playsheet
