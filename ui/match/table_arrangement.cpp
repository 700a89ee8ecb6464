// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/table_arrangement.h"

#include <QWheelEvent>

#include "ui/log/log_view.h"
#include "ui/match/card_reader.h"
#include "ui/match/chain_panel.h"
#include "ui/match/decks_panel.h"
#include "ui/match/match_table.h"

/// How large the words are, what is folded and which tab is open: the table's part.
namespace playsheet {

TableArrangement MatchTable::arrangement() const { return {{}, folded_, side_->tab(), words_}; }

void MatchTable::setArrangement(const TableArrangement& arrangement) {
  folded_ = arrangement.folded;
  side_->setTab(arrangement.tab);
  setWordSizes(arrangement.words);
}

void MatchTable::setWordSizes(const WordSizes& words) {
  words_ = words;
  side_->setWordSizes(words);
  sheet_->setTextScale(words.scale(Surface::Sheet));
  setLook(look_);
  emit arranged();
}

void MatchTable::growWords(int steps) {
  WordSizes words = words_;
  for (const Surface surface : kSurfaces) {
    if (steps == 0)
      words.set(surface, 100);
    else
      words.grow(surface, steps);
  }
  setWordSizes(words);
}

void MatchTable::foldSide() {
  folded_ = !folded_;
  place();
  emit arranged();
}

void MatchTable::showTab(SidePanel::Tab tab) {
  side_->setTab(tab);
  folded_ = false;
  place();
  emit arranged();
}

/// The wheel with the control key sizes the surface under the mouse.
bool MatchTable::sizedByWheel(QObject* watched, const QWheelEvent& wheel) {
  const auto* widget = qobject_cast<QWidget*>(watched);
  if (widget == nullptr || !(wheel.modifiers() & Qt::ControlModifier) || wheel.angleDelta().y() == 0) return false;
  const auto within = [widget](const QWidget* part) { return part == widget || part->isAncestorOf(widget); };
  std::optional<Surface> surface;
  if (within(sheet_)) surface = Surface::Sheet;
  if (within(side_->reader())) surface = Surface::Reader;
  if (within(side_->log()) || within(side_->chain()) || within(side_->decks())) surface = Surface::Log;
  if (!surface) return false;
  WordSizes words = words_;
  words.grow(*surface, wheel.angleDelta().y() > 0 ? 1 : -1);
  if (words != words_) setWordSizes(words);
  return true;
}

}  // namespace playsheet
