// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/table_arrangement.h"

#include <QWheelEvent>

#include "ui/log/log_view.h"
#include "ui/sheet/sheet_spec.h"
#include "ui/speech/seat_words.h"
#include "ui/table/card_reader.h"
#include "ui/table/chain_panel.h"
#include "ui/table/decks_panel.h"
#include "ui/table/match_table.h"
#include "ui/table/prompt_bar.h"

/// How large the words are and in which language they are, who sits where, what is folded and which tab is open: the
/// table's part.
namespace playsheet {

TableArrangement MatchTable::arrangement() const {
  return {{}, folded_, log_folded_, side_->tab(), words_, seating_, fingers_};
}

void MatchTable::setArrangement(const TableArrangement& arrangement) {
  folded_ = arrangement.folded;
  log_folded_ = arrangement.logFolded;
  seating_ = arrangement.seating;
  fingers_ = arrangement.fingers;
  side_->setTab(arrangement.tab);
  setWordSizes(arrangement.words);
}

void MatchTable::setReading(const ReadingChoice& reading) {
  if (reading.names != desk_->reading().names) sheet_->forgetFaces();
  desk_->setReading(reading);
}

void MatchTable::retranslate() {
  side_->retitle();
  refresh();
}

/// One for the whole match: it is read by both.
QString MatchTable::logLanguage() const {
  const QString& chosen = desk_->reading().log;
  return chosen.isEmpty() ? programLanguage() : chosen;
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

void MatchTable::foldLog() {
  if (!columnsApart()) return foldSide();
  log_folded_ = !log_folded_;
  place();
  emit arranged();
}

/// Reader and log have a column each where the sheet keeps the width that belongs to its height beside both.
bool MatchTable::columnsApart() const {
  const qreal tall = height() - bar_->sizeHint().height();
  return width() - side_->columnsWidth() >= kNearlyWide * desk_->sheetSpec().widthAt(tall);
}

void MatchTable::setSeating(const Seating& seating) {
  seating_ = seating;
  showSheet();
  place();
  emit arranged();
}

void MatchTable::setForFingers(ForFingers fingers) {
  fingers_ = fingers;
  emit arranged();
}

/// Who has to look at the table now, and may turn it. A pad is answered by a key, across the table; the end of a
/// showdown and a question for consent are read by both.
PlayerId MatchTable::bottomSide() const {
  if (desk_->guided()) return PlayerId::south;                                   // who learns
  if (desk_->inRing()) return desk_->over() ? bottom_ : desk_->prompt().player;  // large is who decides
  if (!seating_.turning) return PlayerId::south;
  const auto& secrecy = desk_->secrecy();
  const bool pad = secrecy.level() == Secrecy::Open ? desk_->padAsked() : secrecy.atPad();
  if (desk_->over() || desk_->still() || desk_->consentAsked() || pad) return bottom_;
  return desk_->decider();
}

/// Two people sit opposite each other: what is asked of each stands at its own edge, turned to it.
bool MatchTable::opposite() const {
  return seating_.turnedCards && !seating_.turning && !desk_->inRing() && !desk_->guided();
}

bool MatchTable::turnedFor(PlayerId player) const { return opposite() && player != sheet_->bottom(); }

void MatchTable::showTab(SidePanel::Tab tab) {
  side_->setTab(tab);
  (columnsApart() ? log_folded_ : folded_) = false;
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
