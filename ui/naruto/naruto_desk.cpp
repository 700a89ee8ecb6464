// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/naruto_desk.h"

#include <algorithm>

#include "engine/naruto/actions/ways_out.h"
#include "ui/speech/seen_card.h"

namespace playsheet {

using naruto::ChoiceKind;

namespace {

naruto::MatchSetup setupOf(const MatchPlan& plan) {
  naruto::MatchSetup setup;
  setup.edition = naruto::find_edition(plan.edition.toStdString());
  for (const PlayerId player : table::kPlayers) {
    setup.seats[player].name = plan.seats[player].name.toStdString();
    setup.seats[player].deck = plan.seats[player].deck;
  }
  setup.seed = plan.seed;
  setup.rulings = plan.rulings;
  setup.series = plan.series;
  setup.secrecy = plan.secrecy;
  return setup;
}

/// Whether this player, who is asked, may see something that the other one must not. Before the hands are dealt there
/// is nothing that a choice of theirs could rest on.
bool hasSecrets(const naruto::GameState& state, PlayerId player) {
  const auto kind = state.choice.kind;
  if (state.turn == 0 && (kind == ChoiceKind::call_toss || kind == ChoiceKind::choose_starter)) return false;
  if (!state[player].hand.empty() || (state.looking.active && state.looking.viewer == player)) return true;
  const auto end = state.cards.begin() + static_cast<std::ptrdiff_t>(state.card_count);
  return std::any_of(state.cards.begin(), end, [player](const naruto::CardState& card) {
    return card.zone == naruto::Zone::reinforcement && card.owner == player;
  });
}

}  // namespace

NarutoDesk::NarutoDesk(const naruto::Catalog& cards, MatchPlan plan, MatchRecorder* recorder, QObject* parent)
    : GameDesk(plan.secrecy, parent),
      plan_(std::move(plan)),
      words_(cards, {plan_.seats[PlayerId::south].name, plan_.seats[PlayerId::north].name}, plan_.reading.names),
      match_(cards, setupOf(plan_)),
      recorder_(recorder),
      passing_{{}, plan_.stops, {}} {
  if (recorder_) recorder_->begun(match_);
  refresh();
}

NarutoDesk::NarutoDesk(naruto::Match match, const naruto::Catalog& cards, MatchPlan plan, QObject* parent)
    : GameDesk(plan.secrecy, parent),
      plan_(std::move(plan)),
      words_(cards, {plan_.seats[PlayerId::south].name, plan_.seats[PlayerId::north].name}, plan_.reading.names),
      match_(std::move(match)),
      recorder_(nullptr),
      passing_{{}, plan_.stops, {}} {
  refresh();
}

NarutoDesk::NarutoDesk(naruto::Match match, const naruto::Catalog& cards, MatchPlan plan, MatchRecorder* recorder,
                       QObject* parent)
    : NarutoDesk(std::move(match), cards, std::move(plan), parent) {
  recorder_ = recorder;
  secrecy_.begins();
  refresh();
}

std::optional<int> NarutoDesk::selected() const { return selected_ ? std::optional<int>(*selected_) : std::nullopt; }

const naruto::SeenCard* NarutoDesk::seen(int card) const {
  return card < 0 || card >= kNoCard ? nullptr : findSeen(view_, static_cast<CardId>(card));
}

bool NarutoDesk::canSetAside(int card) const {
  if (over() || still_ || consentAsked() || !seen(card)) return false;
  const auto id = static_cast<CardId>(card);
  return book_.charge(id) || book_.leaveOut(id);
}

// --- pointing -------------------------------------------------------------------------------------------------------

bool NarutoDesk::meant(int card) const {
  const bool waits = still_ || consent_ || deskState() != DeskState::Closed || secrecy_.curtain();
  return !over() && !waits && card >= 0 && card < kNoCard;
}

bool NarutoDesk::clickCard(int clicked) {
  if (!meant(clicked)) return false;
  endDoubt();
  const auto card = static_cast<CardId>(clicked);
  // A covered card says nothing; neither does one in the open that would be paid for with covered ones (Ambush).
  if (const auto* seen_card = seen(clicked);
      !seen_card || (coveredHand() && (seen_card->zone == naruto::Zone::hand || book_.plays(card))))
    if (!book_.find<naruto::Pick>() || book_.uses(card).empty()) return false;
  if (selected_ && *selected_ != card)
    if (const auto* option = between(*selected_, card); option && option->allowed()) return play(option->action);
  if (selected_ == card) {
    if (useAlone(card)) return true;
    clearSelection();
    return false;
  }
  if (exchangePayment(card)) return false;
  const auto uses = book_.uses(card);
  if (!uses.empty() && std::holds_alternative<naruto::Pick>(uses.front()) && marksFirst(card)) {
    if (!unmark(card)) mark(card);
    return false;
  }
  if (!uses.empty() && (std::holds_alternative<naruto::Pick>(uses.front()) || view_.choice.kind == ChoiceKind::attack))
    return play(uses.front());
  if (!uses.empty() || book_.charge(card) || book_.leaveOut(card) || !book_.partners(card).empty()) {
    selected_ = card;
    refresh();
    if (uses.empty())
      if (const auto* refusal = book_.refusal(card)) explain(clicked, *refusal);
    return false;
  }
  if (selected_)
    if (const auto* option = between(*selected_, card)) {
      if (faceDown(*selected_))
        explainFaceDown(clicked, QT_TRANSLATE_NOOP("Match", "The chosen card cannot be used with this one now."));
      else
        explain(clicked, option->refusal);
      return false;
    }
  if (const auto* refusal = book_.refusal(card))
    explain(clicked, *refusal);
  else
    explainIdle(clicked);
  return false;
}

bool NarutoDesk::doubleClickCard(int clicked) {
  if (!meant(clicked)) return false;
  if (selected_ == static_cast<CardId>(clicked)) return useAlone(*selected_);
  return std::find(marked_.begin(), marked_.end(), clicked) != marked_.end() && confirmMarked();
}

/// The card alone says what to do: one action that needs no second card, or only one second card.
bool NarutoDesk::useAlone(CardId card) {
  const auto uses = book_.uses(card);
  if (uses.size() != 1) return false;
  return play(uses.front());
}

/// A team is meant by each of its Ninja; the options name the first of them.
const naruto::Option* NarutoDesk::between(CardId subject, CardId partner) const {
  if (const auto* option = book_.between(subject, partner)) return option;
  const auto* one = findSeen(view_, partner);
  if (!one || one->team == naruto::kNoTeam || view_.choice.kind != ChoiceKind::organize) return nullptr;
  for (const auto& mate : view_.players[one->controller].village.cards)
    if (mate.team == one->team && mate.id != subject)
      if (const auto* option = book_.between(subject, mate.id)) return option;
  return nullptr;
}

bool NarutoDesk::useOn(CardId subject, CardId partner) {
  const auto* option = between(subject, partner);
  if (!option) return false;
  if (option->allowed()) return play(option->action);
  explain(subject, option->refusal);
  return false;
}

bool NarutoDesk::drop(int dragged, const SheetSpot& spot) {
  if (!meant(dragged)) return false;
  endDoubt();
  const auto card = static_cast<CardId>(dragged);
  const auto kind = view_.choice.kind;
  if (spot.place == SheetPlace::StandBy)  // before the cards that lie there already
    if (const Action* out = book_.leaveOut(card)) return play(*out);
  if (spot.card && *spot.card != dragged && between(card, static_cast<CardId>(*spot.card)))
    return useOn(card, static_cast<CardId>(*spot.card));
  if (!spot.card && spot.mate >= 0 && spot.mate != dragged && between(card, static_cast<CardId>(spot.mate)))
    return useOn(card, static_cast<CardId>(spot.mate));
  if (spot.place == SheetPlace::Chakra) {
    if (const Action* charge = book_.charge(card)) return play(*charge);
    if (kind != ChoiceKind::pay_hand) return clickCard(dragged);
  }
  if (spot.place != SheetPlace::None && exchangePayment(card)) return false;
  if (kind == ChoiceKind::block && spot.lane >= 0 && spot.lane < static_cast<int>(view_.battles.size()))
    for (const CardId attacker : view_.battles[static_cast<std::size_t>(spot.lane)].attackers)
      if (book_.between(card, attacker)) return useOn(card, attacker);
  if (spot.place == SheetPlace::Hand || spot.place == SheetPlace::None) return false;
  if (book_.find<naruto::Pick>() && !book_.uses(card).empty() && marksFirst(card)) {
    mark(card);
    return false;
  }
  if (useAlone(card)) return true;
  selected_.reset();
  return clickCard(dragged);  // selected, its targets marked; or the reason why not
}

bool NarutoDesk::play(const Action& action) { return act(match_.decider(), action); }

void NarutoDesk::concede(PlayerId player) { act(player, naruto::Concede{player}); }

void NarutoDesk::clearSelection() {
  forgetChoice();
  refresh();
}

/// What was chosen, and not decided yet.
void NarutoDesk::forgetChoice() {
  selected_.reset();
  marked_.clear();
  doubt_.reset();
}

bool NarutoDesk::press(const Command& command) {
  if (secrecy_.curtain()) return false;
  if (still_ && command.kind != CommandKind::GoOn && command.kind != CommandKind::Undo) return false;
  doubt_.reset();
  if (const auto decided = pressCommon(command.kind)) return *decided;
  switch (command.kind) {
    case CommandKind::Act:
    case CommandKind::ActAnyway: {
      const auto action = actionOf(command);
      if (!action) return false;
      const auto why = command.kind == CommandKind::Act ? doubtOf(*action) : std::nullopt;
      if (!why) return play(*action);
      forgetChoice();
      doubt_ = {*action, *why};
      break;
    }
    case CommandKind::KeepChoosing:
      break;
    case CommandKind::ConfirmMarked:
      return confirmMarked();
    case CommandKind::PlayChosen:
      return playChosen();
    case CommandKind::GoOn:
      goOn();
      return false;
    case CommandKind::Cancel:
      cancelUse();
      return true;
    case CommandKind::PayAsSuggested:
      payAsSuggested();
      return true;
    case CommandKind::PassOn:
      passOn(match_.decider());
      return true;
    default:  // the table's own
      return false;
  }
  refresh();
  return false;
}

// --- deciding -------------------------------------------------------------------------------------------------------

bool NarutoDesk::act(PlayerId by, const Action& action) {
  if (guide_ && astray(by, action)) return false;
  if (const naruto::Refusal refusal = match_.act(by, action)) {
    const CardId card = subjectOf(action);
    if (card != kNoCard) explain(card, refusal);
    return false;
  }
  keep(&MatchRecorder::decided);
  forgetChoice();
  consent_.reset();
  still_.reset();
  standStill();
  interruptPassing();
  keepPassing();
  if (!deskOpen()) passAutomatically();
  emit decided();
  refresh();
  if (over()) emit finished();
  return true;
}

// --- the showdown that stands still ---------------------------------------------------------------------------------

/// Both look at a showdown, even at one that does not stay: whoever decides next comes to the screen anew.
void NarutoDesk::standStill() {
  if (still_) return;
  auto fought = stillnessOf(match_, match_.moments().size() - 1);
  if (!fought) return;
  secrecy_.cover();
  if (plan_.showdown != ShowdownStop::Never) still_ = std::move(fought);
}

void NarutoDesk::goOn() {
  if (!still_) return;
  still_.reset();
  refresh();
}

void NarutoDesk::setShowdownStop(ShowdownStop stop) {
  plan_.showdown = stop;
  if (stop == ShowdownStop::Never) still_.reset();
  refresh();
}

// --- showing --------------------------------------------------------------------------------------------------------

void NarutoDesk::buildView() {
  const bool open = secrecy_.level() == Secrecy::Open;
  if (still_) {
    view_ = still_->view(match_.rules(), open);
    return;
  }
  const PlayerId viewer = over() ? PlayerId::south : match_.decider();
  const bool covered = over() || !secrecy_.handShown(viewer);
  view_ = match_.view(viewer, open ? naruto::Hands::open : covered ? naruto::Hands::covered : naruto::Hands::own);
}

void NarutoDesk::refresh() {
  const auto& choice = match_.state().choice;
  const bool nobody = over() || still_;
  secrecy_.decides(nobody ? std::nullopt : std::optional(match_.decider()), isPad(choice.kind),
                   hasSecrets(match_.state(), match_.decider()));
  secrecy_.asksConsent(consentAsked());
  book_ = {};
  if (!over()) {
    auto options = match_.options(match_.decider());
    naruto::add_ways_out({match_.state(), match_.rules()}, options);
    book_ = OptionBook(std::move(options));
  }
  settleDesk();
  buildView();
  noteLook();
  keepChoice();
  suggestPayment();
  makePrompt();
  emit changed();
}

}  // namespace playsheet
