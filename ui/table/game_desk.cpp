// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/game_desk.h"

#include <QtGlobal>
#include <algorithm>

#include "ui/table/key_table.h"
#include "ui/table/key_titles.h"

namespace playsheet {

// --- what a game may have -------------------------------------------------------------------------------------------

std::optional<ReaderPage> GameDesk::previewPage(int, int) const { return std::nullopt; }
bool GameDesk::canSetAside(int) const { return false; }
std::optional<Foresight> GameDesk::foresee(int, const SheetSpot&) const { return std::nullopt; }
bool GameDesk::passingOn(PlayerId) const { return false; }
void GameDesk::stopPassing(PlayerId) {}
std::vector<StopState> GameDesk::stopStates(PlayerId) const { return {}; }
void GameDesk::turnStop(PlayerId, int) {}

// --- secrecy --------------------------------------------------------------------------------------------------------

void GameDesk::holdKey(PlayerId player, bool down) {
  secrecy_.hold(player, down);
  refresh();
}

void GameDesk::openCurtain() {
  secrecy_.openCurtain();
  refresh();
}

void GameDesk::cover() {
  if (secrecy_.level() != Secrecy::Open) forgetChoice();
  secrecy_.cover();
  refresh();
}

std::optional<bool> GameDesk::pressCommon(CommandKind kind) {
  switch (kind) {
    case CommandKind::Undo:
    case CommandKind::AllowUndo:
    case CommandKind::RefuseUndo:
    case CommandKind::OtherAsks:
    case CommandKind::Redo:
      return pressTakeBack(kind);
    case CommandKind::AllowDesk:
    case CommandKind::RefuseDesk:
    case CommandKind::CloseDesk:
      pressDesk(kind);
      return false;
    case CommandKind::Respond:
      secrecy_.respond();
      break;
    case CommandKind::ShowHand:
      if (secrecy_.level() != Secrecy::Hold) secrecy_.pin(decider());  // there it is held
      break;
    case CommandKind::HideHand:
      secrecy_.unpin();
      break;
    default:
      return std::nullopt;
  }
  refresh();
  return false;
}

// --- why not --------------------------------------------------------------------------------------------------------

QString GameDesk::holdSentence(const char* text, PlayerId player) const {
  return say(text).arg(seatKeyTitle(KeyUse::ShowHand, player));
}

QString GameDesk::deckReason(PlayerId player) const {
  return say(QT_TRANSLATE_NOOP("Match", "%1’s deck is face down: nobody may look at it.")).arg(seat(player).name);
}

QString GameDesk::handReason(PlayerId player) const {
  QString text = say(QT_TRANSLATE_NOOP("Match", "%1’s hand is hidden: only %1 may look at it.")).arg(seat(player).name);
  if (secrecy_.canShow() && !over() && decider() == player)
    text += QLatin1Char('\n') + holdSentence(QT_TRANSLATE_NOOP("Match", "Hold %1 to see it."), player);
  return text;
}

std::pair<QString, QString> GameDesk::reasonOfPrimary() const {
  const PromptButton& primary = prompt_.primary;
  if (primary.enabled) return {};
  QString text = primary.hint.isEmpty() ? prompt_.sentence : primary.hint;
  const bool hidden = coveredHand() && secrecy_.canShow() && !secrecy_.atPad() && handCounts();
  const bool marked =
      std::any_of(prompt_.marks.begin(), prompt_.marks.end(), [](const CardMark& mark) { return mark.marked(); });
  if (hidden)
    text += QLatin1Char('\n') + holdSentence(QT_TRANSLATE_NOOP("Match", "Hold %1 to see the hand."), prompt_.player);
  else if (!prompt_.choices.empty())
    text += QLatin1Char('\n') + say(QT_TRANSLATE_NOOP("Match", "Press 1 to 9 to choose."));
  else if (marked)
    text += QLatin1Char('\n') +
            say(QT_TRANSLATE_NOOP("Match", "Cards that can be chosen are marked; press %1 for the next one."))
                .arg(keyTitleOf(KeyUse::NextLegal));
  return {text, prompt_.rule};
}

void GameDesk::explainFaceDown(int card, const char* text) {
  emit explained(card,
                 say(text) + QLatin1Char('\n') +
                     holdSentence(QT_TRANSLATE_NOOP("Match", "Hold %1 to see what it can do."), decider()),
                 {});
}

void GameDesk::tellTrouble(const QString& what) {
  if (what.isEmpty()) return;
  QMetaObject::invokeMethod(
      this, [this, what] { emit trouble(what); }, Qt::QueuedConnection);
}

// --- take-back ------------------------------------------------------------------------------------------------------

TablePrompt GameDesk::commonParts() {
  table::AtTable<QString> names;
  for (const PlayerId player : players()) names[player] = seat(player).name;
  return {prompt_, language(), std::move(names), tongue()};
}

bool GameDesk::pressTakeBack(CommandKind kind) {
  switch (kind) {
    case CommandKind::Undo:
      undo();
      return true;
    case CommandKind::AllowUndo:
      if (!consent_) return true;
      if (askedNext_.empty()) {
        takeBack(asker());
        return true;
      }
      consent_ = askedNext_.front();
      askedNext_.erase(askedNext_.begin());
      break;
    case CommandKind::RefuseUndo:
      consent_.reset();
      break;
    case CommandKind::OtherAsks:
      if (consent_) askFor(*consent_);
      break;
    case CommandKind::Redo:
      redo();
      return true;
    default:
      return false;
  }
  refresh();
  return false;
}

/// Nobody takes back a decision of the other one alone. What nobody has answered, and told nothing, goes at once: it is
/// the last decision, whoever made it. Anything else is asked for by whoever decides now, back to the own last
/// decision; the question can be turned round if it was the other one who pressed.
void GameDesk::undo() {
  const TakeBackFacts facts = takeBackFacts();
  if (!facts.possible || guided()) return;
  desk_ = DeskState::Closed;
  leaveForUndo();
  if (facts.ways[facts.last].free) return takeBack(facts.last);
  PlayerId asks = over() ? facts.last : decider();
  if (!facts.ways[asks]) asks = facts.last;
  askFor(asks);
  refresh();
}

/// Whoever has to agree is asked one after the other.
void GameDesk::askFor(PlayerId asker) {
  asker_ = asker;
  askedNext_ = takeBackFacts().ways[asker].asked;
  consent_ = askedNext_.front();
  askedNext_.erase(askedNext_.begin());
}

/// The last decision of this player goes, and everything after it.
void GameDesk::takeBack(PlayerId player) {
  consent_.reset();
  forgetChoice();
  const int decisions = takeBackFacts().ways[player].decisions;
  for (int i = 0; i < decisions; ++i) stepBack();
  stepped(player);
  emit decided();
  refresh();
}

void GameDesk::redo() {
  if (!canRedo()) return;
  forgetChoice();
  stepForward();
  stepped(std::nullopt);
  emit decided();
  refresh();
  if (over()) emit finished();
}

}  // namespace playsheet
