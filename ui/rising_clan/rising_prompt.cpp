// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>
#include <algorithm>

#include "ui/rising_clan/rising_desk.h"
#include "ui/rising_clan/rising_seats.h"
#include "ui/rising_clan/rising_seen.h"
#include "ui/speech/from_view.h"
#include "ui/speech/words.h"
#include "ui/wording/rising_clan/action_text.h"
#include "ui/wording/rising_clan/prompt_text.h"

/// What the table asks in a match of Rising Clan.
namespace playsheet {

using namespace rising_clan;
using rising_clan_wording::SheetWord;

namespace {

/// The rule that asks.
const char* ruleOfQuestion(QuestionKind kind) {
  switch (kind) {
    case QuestionKind::peek:
      return "R-808";
    case QuestionKind::window:
      return "R-227";
    case QuestionKind::prepare:
    case QuestionKind::interrupt:
      return "R-223";
    case QuestionKind::act:
      return "R-224";
    case QuestionKind::natural_six:
      return "R-104";
    case QuestionKind::natural_one:
      return "R-105";
    case QuestionKind::join:
      return "R-247";
    case QuestionKind::opponent:
      return "R-501";
    case QuestionKind::flee:
      return "R-601";
    case QuestionKind::flee_cards:
      return "R-604";
    case QuestionKind::attempt:
      return "R-218";
    case QuestionKind::exchange:
    case QuestionKind::hand_limit:
      return "R-226";
    case QuestionKind::immune:
      return "R-244";
    case QuestionKind::giving:
      return "R-710";
    case QuestionKind::shame:
      return "R-631";
    case QuestionKind::open_gift:
      return "R-706";
    case QuestionKind::search:
      return "R-510";
    case QuestionKind::order:
    case QuestionKind::look:
      return "R-252";
    default:
      return "R-242";
  }
}

/// What ends or leaves something out is the large button as long as nothing is chosen.
bool endsIt(const Action& action) {
  return std::holds_alternative<Pass>(action) || std::holds_alternative<Done>(action);
}

std::string seatNumber(PlayerId player) { return std::to_string(table::index(player)); }

}  // namespace

table::AtTable<QString> RisingDesk::names() const {
  table::AtTable<QString> out;
  for (const PlayerId player : players()) out[player] = seat(player).name;
  return out;
}

std::vector<std::string> RisingDesk::playerNames() const {
  std::vector<std::string> out;
  for (const SeatEntry& each : plan_.seats) out.push_back(each.name.toStdString());
  return out;
}

QString RisingDesk::words(SheetWord word) const { return sheetText(word, wordingLanguage(language())); }

QString RisingDesk::words(SheetWord word, PlayerId named) const { return words(word).arg(seat(named).name); }

PromptButton RisingDesk::button(const Action& action) const {
  PromptButton out;
  out.label = QString::fromStdString(
      rising_clan_wording::action_text(action, view(), cards_, playerNames(), wordingLanguage(language())));
  out.command = {CommandKind::Act, to_text(action)};
  return out;
}

PromptButton RisingDesk::seatButton(SheetWord word, CommandKind kind, PlayerId player) const {
  PromptButton out;
  out.label = words(word, player);
  out.command = {kind, seatNumber(player)};
  return out;
}

/// By the key of a seat: at a call it is that of everybody.
PromptButton RisingDesk::passButton(PlayerId) const {
  if (calling()) return prompt_.primary;
  return answers() && RisingChoice::offers(options_, Pass{}) ? button(Pass{}) : PromptButton();
}

/// Without the name in front: it stands beside the sentence.
QString RisingDesk::question() const {
  QString sentence = QString::fromStdString(
      rising_clan_wording::prompt_text(view(), cards_, playerNames(), wordingLanguage(language())));
  if (const QString before = seat(prompt_.player).name + QStringLiteral(": "); sentence.startsWith(before))
    sentence.remove(0, before.size());
  if (!sentence.isEmpty()) sentence[0] = sentence[0].toUpper();
  return sentence;
}

void RisingDesk::makePrompt() {
  prompt_ = {};
  prompt_.over = over();
  prompt_.player = consent_ ? *consent_ : looking_.value_or(decider());
  TablePrompt parts = commonParts();
  if (consent_) {
    QStringList known;
    const table::WayBack way = table::way_back(match_, seatOf(asker()));
    if (!way.free) known << say(QT_TRANSLATE_NOOP("Match", "hidden cards were shown"));
    parts.consent(*consent_, asker(), takeBackFacts(), known);
    return;
  }
  if (over()) return showAtTheEnd();
  if (looking_) return showSecrets();
  if (whoLooks_) return askWhoLooks();
  prompt_.rule = QString::fromLatin1(ruleOfQuestion(match_.state().question.kind));
  if (calling())
    askCall();
  else if (secrecy_.atPad())
    askToTakeScreen();
  else
    askQuestion();
  if (prompt_.primary.label.isEmpty()) parts.nothingYet(QT_TRANSLATE_NOOP("Match", "Choose one"));
  if (prompt_.primary.enabled) parts.enterKey(prompt_.primary);
  showPile();
  addTurnButtons();
  if (!guided()) parts.undoButtons(takeBackFacts());
}

/// Everybody looks at the screen: nobody, or whoever says so (R-1104).
void RisingDesk::askCall() {
  const QString about = QString::fromStdString(
      rising_clan_wording::call_text(view(), cards_, playerNames(), wordingLanguage(language())));
  prompt_.sentence = QStringLiteral("%1 %2").arg(about, words(SheetWord::who_reacts));
  for (const PlayerId player : callable()) {
    PromptButton reacts = seatButton(SheetWord::reacts, CommandKind::RaiseHand, player);
    reacts.lit = isRaised(player);
    prompt_.choices.push_back(reacts);
  }
  const auto asked = callable();
  const auto first = std::find_if(asked.begin(), asked.end(), [this](PlayerId player) { return isRaised(player); });
  PromptButton done;  // the first of them in the order of R-227
  done.label = first == asked.end() ? words(SheetWord::nobody_reacts) : words(SheetWord::done_raising, *first);
  done.command = {CommandKind::HandsDone};
  prompt_.primary = done;
}

/// Before all: the turn player opens the own view, unless somebody else acts before (R-1115).
void RisingDesk::askToTakeScreen() {
  prompt_.sentence = question();
  prompt_.primary = seatButton(SheetWord::take_screen, CommandKind::Respond, decider());
  prompt_.primary.command.action.clear();
  askBetween();
}

/// Between two acts of the turn player, by public facts alone.
void RisingDesk::askBetween() {
  for (const PlayerId player : players())
    if (player != decider() && RisingChoice::offers(match_.options(seatOf(player)), AskToAct{}))
      prompt_.choices.push_back(seatButton(SheetWord::wants_to_act, CommandKind::ActBetween, player));
}

/// A discard pile that is looked through, over whatever is asked.
void RisingDesk::showPile() {
  if (!pileShown_) return;
  prompt_.trayIsLook = true;
  prompt_.tray.clear();
  for (const SeenCard& card : *pile(*pileShown_))
    if (card.known()) prompt_.tray.push_back(card.id);
}

/// All that was secret lies open: of each seat its role, its goal and its hand, and what nobody was dealt.
void RisingDesk::showAtTheEnd() {
  prompt_.sentence = say(QT_TRANSLATE_NOOP("Match", "The game is over."));
  commonParts().nothingYet(QT_TRANSLATE_NOOP("Match", "The game is over"));
  offerLooks();
  const std::vector<int> aside = risingSetAside(view(), cards_);
  if (!aside.empty()) {
    PromptButton looks;
    looks.label = words(SheetWord::set_aside);
    looks.command = {CommandKind::LookAtOwn, kSetAside};
    looks.lit = asideShown_;
    prompt_.choices.push_back(looks);
  }
  showPile();
  if (asideShown_) {
    prompt_.sentence = words(SheetWord::set_aside_words);
    prompt_.trayIsLook = true;
    prompt_.tray = aside;
  }
  if (!looking_) return;
  prompt_.sentence = words(SheetWord::secrets_of, *looking_);
  prompt_.trayIsLook = true;
  prompt_.tray = {roleCardOf(*looking_), goalCardOf(*looking_)};
  for (const SeenCard& card : view().players[table::index(*looking_)].hand) prompt_.tray.push_back(card.id);
}

/// A button for each seat, to see what is its own.
void RisingDesk::offerLooks() {
  for (const PlayerId player : players()) {
    PromptButton looks;
    looks.label = seat(player).name;
    looks.command = {CommandKind::LookAtOwn, seatNumber(player)};
    looks.lit = looking_ == player;
    prompt_.choices.push_back(looks);
  }
}

void RisingDesk::askWhoLooks() {
  prompt_.sentence = words(SheetWord::whose_secrets);
  offerLooks();
  prompt_.primary = commonParts().cancel();
}

/// Role, goal and hand lie face up; what the seat has given and learned is told besides (R-1108).
void RisingDesk::showSecrets() {
  const SeatId own = seatOf(*looking_);
  QStringList parts{words(SheetWord::secrets_of, *looking_)};
  for (std::size_t i = 0; i < view().players.size(); ++i) {
    const SeenPlayer& other = view().players[i];
    const PlayerId player = table::player_at(i);
    if (player == *looking_) continue;
    if (other.role != kNoRole && !other.revealed)
      parts << words(SheetWord::learned_role).arg(seat(player).name, cardTitle(kFirstRoleFace + other.role));
    QStringList given, held;
    for (const SeenCard& gift : other.gifts)
      if (gift.known() && gift.giver == own) given << cardTitle(gift.definition);
    for (const SeenCard& card : other.hand)
      if (card.known()) held << cardTitle(card.definition);
    if (!given.isEmpty()) parts << words(SheetWord::gave).arg(seat(player).name, given.join(QStringLiteral(", ")));
    if (!held.isEmpty())
      parts << words(SheetWord::learned_card).arg(seat(player).name, held.join(QStringLiteral(", ")));
  }
  prompt_.sentence = parts.join(QLatin1Char(' '));
  prompt_.primary.label = words(secrecy_.curtain() ? SheetWord::leave_covered : SheetWord::hide_secrets);
  prompt_.primary.command = {CommandKind::LookedEnough};
  commonParts().enterKey(prompt_.primary);
}

void RisingDesk::askQuestion() {
  prompt_.sentence = question();
  if (!answers()) return;
  if (chosen_.subject())
    askChosen();
  else
    askPlain();
  if (secrecy_.level() == Secrecy::Open && !plan_.pupil && !chosen_.subject()) askBetween();
  markCards();
  if (match_.state().question.kind == QuestionKind::look) showLook();
}

/// What whoever is asked may look at: the cards of a hand, or the next events; a role lies before its player.
void RisingDesk::showLook() {
  const SeatId target = match_.state().frames.back().target;
  prompt_.trayIsLook = true;
  const SeenCards* looked = &view().event_deck.top;
  if (target != kNoSeat) {
    if (isSeen(roleCardOf(playerOf(target)))) prompt_.tray.push_back(roleCardOf(playerOf(target)));
    looked = &view().players[table::index(target)].hand;
  }
  for (const SeenCard& card : *looked)
    if (card.known()) prompt_.tray.push_back(card.id);
}

/// What the chosen card means: one thing on the large button, several as answers.
void RisingDesk::askChosen() {
  const auto all = chosen_.meant(options_);
  TablePrompt parts = commonParts();
  if (all.size() == 1)
    prompt_.primary = button(all.front());
  else
    parts.nothingYet(QT_TRANSLATE_NOOP("Match", "Choose one"));
  if (all.size() > 1)
    for (const Action& action : all) prompt_.choices.push_back(button(action));
  prompt_.others.push_back(parts.cancel());
}

/// Answers and acts without a card: what ends the question is the large button, and so is an only answer.
void RisingDesk::askPlain() {
  std::vector<Action> answers = RisingChoice::plain(options_);
  const auto ends = std::find_if(answers.begin(), answers.end(), endsIt);
  const bool cards = std::any_of(options_.begin(), options_.end(), [](const Option& option) {
    return option.allowed() && subjectOf(option.action) != kNoCard;
  });
  if (ends != answers.end()) {
    prompt_.primary = button(*ends);
    answers.erase(ends);
  } else if (answers.size() == 1 && !cards) {
    prompt_.primary = button(answers.front());
    answers.clear();
  }
  for (const Action& answer : answers) prompt_.choices.push_back(button(answer));
  if (!prompt_.primary.label.isEmpty()) return;
  commonParts().nothingYet(answers.empty() ? QT_TRANSLATE_NOOP("Match", "Choose a card")
                                           : QT_TRANSLATE_NOOP("Match", "Choose one"));
}

/// Any seat may look at its own secrets while everybody looks at the table (R-1108).
void RisingDesk::addTurnButtons() {
  const bool public_now = secrecy_.level() != Secrecy::Open && !secrecy_.curtain() && !shows(prompt_.player);
  if (public_now) {
    PromptButton look;
    look.label = words(SheetWord::look_at_secrets);
    look.icon = QStringLiteral("eye");
    look.command = {CommandKind::WhoLooks};
    prompt_.others.push_back(look);
  }
  if (secrecy_.level() == Secrecy::Open || !isOwn() || !shows(prompt_.player)) return;
  commonParts().secrecyButtons(secrecy_, true);
}

void RisingDesk::markCards() {
  for (const Option& option : options_) {
    const CardId card = subjectOf(option.action);
    if (card == kNoCard || !isSeen(card)) continue;
    CardMark& mark = prompt_.marks[card];
    const bool picked = std::holds_alternative<Pick>(option.action);
    if (option.allowed())
      (picked ? mark.target : mark.legal) = true;
    else
      mark.refused = !mark.marked();
    if (option.allowed()) mark.refused = false;
    if (option.allowed() && std::find(prompt_.tray.begin(), prompt_.tray.end(), card) == prompt_.tray.end())
      prompt_.tray.push_back(card);  // the table leaves out what lies on the sheet
  }
  if (!chosen_.subject()) return;
  for (auto mark = prompt_.marks.begin(); mark != prompt_.marks.end(); ++mark) mark->refused = false;
  prompt_.marks[*chosen_.subject()].selected = true;
  for (const CardId card : chosen_.partners(options_)) prompt_.marks[card].payment = true;
}

}  // namespace playsheet
