// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/match_voice.h"
#include "ui/speech/seat_words.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "ui/table/curtain.h"
#include "ui/table/end_sheet.h"
#include "ui/table/key_table.h"
#include "ui/table/key_titles.h"
#include "ui/table/match_table.h"
#include "ui/table/prompt.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/side_panel.h"
#include "ui/widgets/telling.h"

namespace playsheet {

MatchVoice::MatchVoice(QWidget* from, bool fresh) : from_(from) {
  if (fresh && somebodyListens()) heard_.emplace();
}

void MatchVoice::log(const std::vector<LogRow>& rows, const QString& language) {
  if (!somebodyListens()) {
    heard_.reset();
    return;
  }
  std::vector<LogRow> now;
  std::copy_if(rows.begin(), rows.end(), std::back_inserter(now),
               [](const LogRow& row) { return row.kind != LogRow::Kind::Fence; });
  if (heard_ && (language == language_ || heard_->empty())) {
    const auto news = std::mismatch(heard_->begin(), heard_->end(), now.begin(), now.end(),
                                    [](const LogRow& a, const LogRow& b) { return a.text == b.text; });
    for (auto row = news.second; row != now.end(); ++row) announce(from_, row->text);
  }
  heard_ = std::move(now);
  language_ = language;
}

void MatchVoice::ask(const Moment& moment, const QString& question, const QString& keys) {
  if (!somebodyListens()) return;
  if (moment != moment_) asked_.clear();
  moment_ = moment;
  if (question.isEmpty() || asked_.contains(question)) return;
  asked_.insert(question);
  announce(from_, keys.isEmpty() ? question : question + QLatin1Char(' ') + keys);
}

void MatchVoice::showdown(const QStringList& battles) {
  if (battles != battles_)
    for (const QString& battle : battles) announce(from_, battle);
  battles_ = battles;
}

namespace {

QString withKey(const QString& key, const QString& label) {
  return asSentence(key.isEmpty() ? label : QStringLiteral("%1: %2").arg(key, label));
}

/// Said each time, these would only stand in the way: they are in the menus and in the list of keys.
bool standsByItself(CommandKind kind) {
  return kind == CommandKind::Undo || kind == CommandKind::Redo || kind == CommandKind::ShowHand ||
         kind == CommandKind::HideHand || kind == CommandKind::PassOn;
}

/// "Choose a card" is in the question already.
bool tellsHowMany(const QString& label) {
  return std::any_of(label.begin(), label.end(), [](QChar letter) { return letter.isDigit(); });
}

}  // namespace

QString spokenQuestion(const Prompt& prompt, const QString& name) {
  QStringList parts{asSentence(name), asSentence(prompt.heard())};
  for (std::size_t i = 0; i < prompt.choices.size(); ++i)
    parts << withKey(i < 9 ? QString::number(i + 1) : QString(), prompt.choices[i].label);
  return parts.join(QLatin1Char(' '));
}

QString spokenKeys(const Prompt& prompt, bool enterTaken, const QString& next) {
  QStringList parts;
  const PromptButton& large = prompt.primary;
  if (prompt.over) return {};
  if (large.enabled) {
    parts << withKey(enterTaken && !large.otherKey.isEmpty() ? large.otherKey : large.key, large.label);
  } else {
    if (tellsHowMany(large.label)) parts << asSentence(large.label);
    if (!large.hint.isEmpty()) parts << asSentence(large.hint);
    const bool onTheTable = std::any_of(prompt.marks.begin(), prompt.marks.end(), [](const CardMark& mark) {
      return !mark.selected && (mark.legal || mark.target || mark.payment || mark.chargeable);
    });
    for (const PromptButton& button : prompt.others)  // else it lies in the hand
      if (!onTheTable && button.enabled && button.command.kind == CommandKind::ShowHand)
        parts << withKey(button.key, button.label);
    if (onTheTable) parts << asSentence(next);
  }
  for (const PromptButton& button : prompt.others)
    if (button.enabled && !standsByItself(button.command.kind)) parts << withKey(button.key, button.label);
  return parts.join(QLatin1Char(' '));
}

// --- the table says -------------------------------------------------------------------------------------------------

/// After everything is shown. What was decided comes first, then what came of it, then what is asked now.
void MatchTable::sayNews() {
  voice_.log(side_->log()->rows(), logLanguage());
  if (!somebodyListens()) return;
  voice_.showdown(desk_->still() ? sheet_->battleLedgers() : QStringList());
  sayQuestion();
  if (!std::exchange(end_unsaid_, false)) return;
  announce(end_, end_->accessibleName());
  for (int row = 0; row < end_->accessibleRows(); ++row) announce(end_, end_->accessibleRow(row));
}

void MatchTable::sayQuestion() {
  if (!somebodyListens()) return;
  MatchVoice::Moment moment;
  moment.decisions = desk_->moments();
  moment.consent = desk_->consentAsked();
  moment.desk = desk_->deskOpen();
  moment.still = desk_->still();
  moment.curtain = covered();
  moment.doubt = bar_->find(CommandKind::KeepChoosing) != nullptr;  // back from it, the question is asked again
  moment.selected = desk_->selected();
  moment.marked = desk_->markedCards();
  if (moment.curtain) {
    voice_.ask(moment, desk_->secrecy().curtain() ? curtain_->sentence() : QString(), {});
    return;
  }
  const Prompt& prompt = desk_->prompt();
  voice_.ask(moment, spokenQuestion(prompt, desk_->seat(prompt.player).name), keysNow());
}

QString MatchTable::keysNow() const {
  const QString next = desk_->say(QT_TRANSLATE_NOOP("Match", "%1: next card"));
  return spokenKeys(desk_->prompt(), takesEnter(window()->focusWidget()), next.arg(keyTitleOf(KeyUse::NextLegal)));
}

/// A reader of the screen says where the focus goes; where it does not go, this does.
void MatchTable::sayStep(int before, bool stepped) {
  if (!somebodyListens()) return;
  const int card = pointedCard();
  if (const auto there = desk_->onTable(card); stepped && card == before && there && there->face)
    announce(this, there->face->name);
  if (stepped) return;
  const QString none = desk_->say(QT_TRANSLATE_NOOP("Match", "No card can be chosen now."));
  announce(this, (none + QLatin1Char(' ') + keysNow()).trimmed());
}

/// The card that the keys point at, in full; once more, or without one, what is asked: a person wants to hear it again.
void MatchTable::readAloud() {
  const int card = pointedCard();
  if (card >= 0 && desk_->isSeen(card) && read_aloud_ != card) {
    read_aloud_ = card;
    announce(this, desk_->spokenCard(desk_->readerPage(card)));
    return;
  }
  read_aloud_ = -1;
  const Prompt& prompt = desk_->prompt();
  const QString question = spokenQuestion(prompt, desk_->seat(prompt.player).name);
  announce(this, (question + QLatin1Char(' ') + keysNow()).trimmed());
}

}  // namespace playsheet
