// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/naruto/decks/construction.h"
#include "ui/shell/match_form.h"
#include "ui/shell/rulings_dialog.h"
#include "ui/shell/seat_form.h"
#include "ui/speech/rules_title.h"
#include "ui/speech/words.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"

/// The rules that are chosen on the form, the decks that may be played by them, and the match that begins so.
namespace playsheet {

const naruto::Edition& MatchForm::edition() const {
  const auto* edition = naruto::find_edition(edition_->currentData().toString().toStdString());
  return edition ? *edition : naruto::editions().front();
}

naruto::Edition MatchForm::played() const { return naruto::with_rulings(edition(), changed_); }

/// Another edition keeps the house rulings that still differ from it, and gives decks that may be played.
void MatchForm::chooseEdition() {
  setRulings(changed_);
  giveLegalDecks();
  showSideboards();
  say({});
}

void MatchForm::setRulings(const std::vector<naruto::HouseRuling>& rulings) {
  changed_ = differing(edition(), rulings);
  showRulings();
  judgeDecks();
}

void MatchForm::showRulings() {
  rulings_->setText(rulingsButtonText(static_cast<int>(changed_.size())));
  rulings_->setLit(!changed_.empty());
  rulings_->updateGeometry();
}

void MatchForm::openRulings() {
  RulingsDialog dialog({edition(), cards_, changed_, QLocale().name()}, look_, this);
  if (dialog.exec() != QDialog::Accepted) return;
  setRulings(dialog.rulings());
  say({});
}

/// Every deck of the shelf by the rules chosen now; the breaches in the language of each seat.
void MatchForm::judgeDecks() {
  constexpr qsizetype kMostLines = 3;
  const naruto::Edition rules = played();
  for (const PlayerId player : table::kPlayers) {
    const QString language = seats_[player]->seat().language;
    std::vector<QStringList> all;
    legal_[player].clear();
    for (const auto& deck : shelf_.ready) {
      QStringList lines;
      const auto breaches = naruto::check_deck(deck, cards_, rules);
      for (const auto& breach : breaches)
        if (lines.size() < kMostLines) lines.append(violationText(breach, language));
      const int more = static_cast<int>(breaches.size()) - static_cast<int>(kMostLines);
      if (more > 0) lines.append(tr("and %n more", nullptr, more));
      if (cards_.size() == 0)  // nothing is wrong with the deck
        lines = QStringList(tr("The cards cannot be loaded: see Help, Card problems."));
      legal_[player].push_back(breaches.empty());
      all.push_back(lines);
    }
    seats_[player]->setBreaches(all);
  }
  if (legal()) mend_->hide();
  showSideboards();
}

/// A seat whose deck breaks the rules gets one that does not: made for this edition, if there is one, and not that of
/// the other seat.
void MatchForm::giveLegalDecks() {
  for (const PlayerId player : table::kPlayers) {
    const auto& legal = legal_[player];
    const auto chosen = static_cast<std::size_t>(seats_[player]->chosenDeck());
    if (chosen < legal.size() && legal[chosen]) continue;
    int best = -1;
    int best_score = -1;
    for (std::size_t i = 0; i < legal.size(); ++i) {
      if (!legal[i]) continue;
      const bool made_for_it = shelf_.ready[i].edition == edition().id;
      const bool free = seats_[table::other(player)]->chosenDeck() != static_cast<int>(i);
      const int score = (free ? 2 : 0) + (made_for_it ? 1 : 0);
      if (score <= best_score) continue;
      best = static_cast<int>(i);
      best_score = score;
    }
    if (best >= 0) seats_[player]->chooseDeck(best);
  }
}

bool MatchForm::legal() const {
  return std::all_of(table::kPlayers.begin(), table::kPlayers.end(), [this](PlayerId player) {
    const auto chosen = static_cast<std::size_t>(seats_[player]->chosenDeck());
    return chosen < legal_[player].size() && legal_[player][chosen];
  });
}

void MatchForm::start() {
  judgeDecks();
  if (!legal()) {
    say(tr("A deck is not legal: see the lines in red."));
    mend_->setVisible(mendable_);
    return;
  }
  const MatchPlan chosen = plan();
  if (chosen.seats[PlayerId::south].name == chosen.seats[PlayerId::north].name) {
    say(tr("The two players need different names."));
    return;
  }
  say({});
  emit started(chosen);
}

}  // namespace playsheet
