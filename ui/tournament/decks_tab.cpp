// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/decks_tab.h"

#include <QIntValidator>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include "engine/tournament/journal/deck_check.h"
#include "engine/tournament/results/ledger.h"
#include "ui/table/key_titles.h"
#include "ui/tournament/deck_check_sheet.h"
#include "ui/tournament/deck_sheet.h"
#include "ui/tournament/event_table.h"
#include "ui/widgets/line_field.h"

namespace playsheet {

using namespace tournament;

namespace {

enum DeckColumn { kNumber, kPlayer, kDeck, kCards, kState };

constexpr int kLinesWidth = 300;

}  // namespace

DecksTab::DecksTab(EventSession& session, const EventGame& game, QWidget* parent)
    : EventTab(session, parent),
      game_(game),
      counts_(note("deckCounts")),
      list_(new EventTable("decks", tr("Deck lists"), this)),
      lines_(new QLabel(this)),
      register_(button(tr("Register a deck…"), "registerDeck")),
      check_(button(tr("Check the deck…"), "checkDeck")),
      draw_(button(tr("Draw spot checks…"), "drawChecks")),
      print_(button(tr("Print the form…"), "printDeck")) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(10);
  auto* column = new QVBoxLayout;
  row->addLayout(column, 1);
  column->addWidget(counts_);
  list_->setColumns({tr("No."), tr("Player"), tr("Deck"), tr("Cards"), tr("State")}, {kPlayer, kDeck, kState},
                    {kNumber, kCards});
  list_->installEventFilter(this);
  column->addWidget(list_, 1);
  auto* acts = new QHBoxLayout;
  register_->setKeyText(keyTitle(QKeySequence(Qt::Key_Return)));
  check_->setKeyText(keyTitle(QKeySequence(Qt::Key_Space)));
  acts->addWidget(draw_);
  acts->addStretch(1);
  for (ActionButton* each : {print_, check_, register_}) acts->addWidget(each);
  column->addLayout(acts);
  auto* side = new QScrollArea(this);
  side->setWidgetResizable(true);
  side->setFrameShape(QFrame::NoFrame);
  side->setFocusPolicy(Qt::NoFocus);
  lines_->setObjectName(QStringLiteral("deckLines"));
  lines_->setTextFormat(Qt::PlainText);
  lines_->setWordWrap(true);
  lines_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  lines_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  side->setWidget(lines_);
  side->viewport()->setAutoFillBackground(false);
  lines_->setAutoFillBackground(false);
  side->setMinimumWidth(kLinesWidth);
  side->setMaximumWidth(kLinesWidth);
  row->addWidget(side);
  connect(list_, &EventTable::currentItemChanged, this, &DecksTab::showActs);
  connect(list_, &EventTable::itemActivated, this, &DecksTab::registerDeck);
  connect(register_, &ActionButton::clicked, this, &DecksTab::registerDeck);
  connect(check_, &ActionButton::clicked, this, &DecksTab::checkDeck);
  connect(draw_, &ActionButton::clicked, this, &DecksTab::drawChecks);
  connect(print_, &ActionButton::clicked, this, &DecksTab::print);
}

void DecksTab::setLook(const Look& look) {
  EventTab::setLook(look);
  list_->setLook(look);
  lines_->setStyleSheet(QStringLiteral("color: %1; font-size: %2px").arg(look.theme().text.name()).arg(look.gap(13)));
}

void DecksTab::enter() { list_->setFocus(); }

const Entry* DecksTab::current() const {
  const EntryId id = list_->currentKey();
  return event().has_entry(id) ? &event().entry(id) : nullptr;
}

/// A missing list is told and stops nothing (T-701, T-P27).
QString DecksTab::stateOf(const Entry& entry, const ListedDeck& deck) const {
  QStringList out;
  if (entry.deck.empty())
    out << tr("no list");
  else if (!deck.readable)
    out << tr("cannot be checked");
  else if (deck.breaches.isEmpty())
    out << tr("legal");
  else
    out << tr("%n problem(s)", nullptr, static_cast<int>(deck.breaches.size()));
  if (entry.sideboard_barred) out << tr("no sideboard any more");
  if (drawn_.contains(entry.id)) out << tr("spot check");
  return out.join(QStringLiteral(", "));
}

void DecksTab::refresh() {
  std::vector<EventTable::Row> rows;
  int listed = 0, legal = 0;
  for (const Entry& entry : event().entries) {
    if (entry.dropped || entry.absent) continue;
    const ListedDeck deck = entry.deck.empty() ? ListedDeck() : game_.deck(entry.deck, event());
    const bool good = deck.readable && deck.breaches.isEmpty();
    listed += entry.deck.empty() ? 0 : 1;
    legal += good ? 1 : 0;
    EventTable::Row row;
    row.key = entry.id;
    row.cells = {QString::number(entry.id), nameOf(entry.id),
                 deck.readable ? deck.name : QString::fromStdString(entry.deck), deck.cards, stateOf(entry, deck)};
    row.tone = entry.deck.empty() ? EventTable::Tone::Plain : (good ? EventTable::Tone::Good : EventTable::Tone::Open);
    row.strong = drawn_.contains(entry.id);
    row.tip = deck.breaches.join(QLatin1Char('\n'));
    rows.push_back(std::move(row));
  }
  list_->setRows(rows);
  counts_->setText(tr("Lists: %1 of %2, legal: %3").arg(listed).arg(rows.size()).arg(legal));
  showActs();
}

void DecksTab::showActs() {
  const Entry* entry = current();
  register_->setEnabled(entry);
  check_->setEnabled(entry && !entry->deck.empty());
  draw_->setEnabled(!players(event()).empty());
  if (!entry || entry->deck.empty()) return lines_->setText({});
  const ListedDeck deck = game_.deck(entry->deck, event());
  QStringList words = deck.breaches;
  if (!words.isEmpty()) words << QString();
  lines_->setText((words + deck.lines).join(QLatin1Char('\n')));
}

void DecksTab::registerDeck() {
  const Entry* entry = current();
  if (!entry) return;
  DeckSheet sheet(look_, game_, event(), *entry, this);
  while (sheet.exec() == QDialog::Accepted) {
    const auto refused = session_.tryGive(sheet.command(), sheet.reason());
    if (!refused) return;
    sheet.tell(session_.refusalWords(*refused));
  }
}

void DecksTab::checkDeck() {
  const Entry* entry = current();
  if (!entry || entry->deck.empty()) return;
  const EntryId id = entry->id;
  DeckCheckSheet sheet(look_, game_, event(), *entry, this);
  while (sheet.exec() == QDialog::Accepted) {
    // the penalty first: where it is refused, nothing was written of the deck
    if (const auto penalty = sheet.penalty())
      if (const auto refused = session_.tryGive(*penalty, sheet.reason())) {
        sheet.tell(session_.refusalWords(*refused));
        continue;
      }
    if (!session_.give(sheet.command(), sheet.reason())) return;
    drawn_.erase(id);
    refresh();
    return;
  }
}

void DecksTab::drawChecks() {
  EventSheet sheet(look_, tr("Draw spot checks"), tr("Draw"), this);
  sheet.setObjectName(QStringLiteral("drawSheet"));
  auto* count = new LineField(QStringLiteral("2"), 3, &sheet);
  count->setObjectName(QStringLiteral("count"));
  count->setValidator(new QIntValidator(1, static_cast<int>(event().entries.size()), count));
  sheet.addField(tr("Decks"), count);
  count->selectAll();
  count->setFocus();
  if (sheet.exec() != QDialog::Accepted) return;
  QStringList names;
  drawn_.clear();
  for (const EntryId id : propose_deck_checks(event(), count->text().toInt())) {
    drawn_.insert(id);
    names << nameOf(id);
  }
  refresh();
  session_.tell(tr("Spot checks: %1").arg(names.join(QStringLiteral(", "))));
}

void DecksTab::print() {
  const Entry* entry = current();
  const QString trouble =
      game_.print(entry ? entry->deck : std::string(), entry ? nameOf(entry->id) : QString(), event(), this);
  if (!trouble.isEmpty()) session_.tell(trouble, true);
}

bool DecksTab::eventFilter(QObject* watched, QEvent* happening) {
  if (watched == list_ && happening->type() == QEvent::KeyPress &&
      static_cast<QKeyEvent*>(happening)->key() == Qt::Key_Space) {
    if (check_->isEnabled()) check_->click();
    return true;
  }
  return EventTab::eventFilter(watched, happening);
}

}  // namespace playsheet
