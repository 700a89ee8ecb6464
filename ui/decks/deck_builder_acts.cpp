// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>

#include "engine/naruto/decks/deck_comparison.h"
#include "engine/naruto/decks/deck_fix.h"
#include "ui/decks/compare_dialog.h"
#include "ui/decks/deck_builder.h"
#include "ui/decks/deck_print.h"
#include "ui/decks/describe_dialog.h"
#include "ui/decks/guide_dialog.h"
#include "ui/decks/hand_test_dialog.h"
#include "ui/decks/list_reading.h"
#include "ui/decks/removal_dialog.h"
#include "ui/speech/seat_words.h"
#include "ui/speech/words.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/ask_line.h"
#include "ui/widgets/message_sheet.h"
#include "ui/widgets/table_file.h"

/// What the buttons and keys of the page of decks do.
namespace playsheet {
namespace {

struct FormatTitle {
  naruto::DeckFormat format;
  const char* title;
};
constexpr std::array kFormatTitles{
    FormatTitle{naruto::DeckFormat::list, QT_TRANSLATE_NOOP("playsheet::DeckBuilder", "Plain list")},
    FormatTitle{naruto::DeckFormat::code, QT_TRANSLATE_NOOP("playsheet::DeckBuilder", "Share code")},
    FormatTitle{naruto::DeckFormat::text, QT_TRANSLATE_NOOP("playsheet::DeckBuilder", "Playsheet deck file")},
    FormatTitle{naruto::DeckFormat::json, QT_TRANSLATE_NOOP("playsheet::DeckBuilder", "JSON")},
    FormatTitle{naruto::DeckFormat::csv, QT_TRANSLATE_NOOP("playsheet::DeckBuilder", "Table (CSV)")},
    FormatTitle{naruto::DeckFormat::community,
                QT_TRANSLATE_NOOP("playsheet::DeckBuilder", "Community deck builder list")},
    FormatTitle{naruto::DeckFormat::tts, QT_TRANSLATE_NOOP("playsheet::DeckBuilder", "Tabletop Simulator object")}};

}  // namespace

// --- edits ----------------------------------------------------------------------------------------------------------

void DeckBuilder::took(std::optional<StoredDeck> deck) {
  if (!deck) return tellTrouble();
  const bool renamed =
      deck->id != current_.id || !(deck->deck.name == current_.deck.name) || deck->tags != current_.tags;
  current_ = std::move(*deck);
  if (renamed) fillDecks();
  if (!current_.deck.edition.empty()) setEdition(QString::fromStdString(current_.deck.edition));
  showDeck();
  emit decksChanged();
}

void DeckBuilder::edit(const DeckStore::Edit& change) {
  if (!current()) newDeck();
  if (!current()) return;
  say({});
  took(store_.edit(current_.id, change));
}

/// A name that no other deck has: with a number behind it if one is called so.
void DeckBuilder::giveFreeName(naruto::Deck& deck) const {
  const std::string language = language_.toStdString();
  const auto all = store_.decks();
  const auto taken = [&](const std::string& each) {
    return std::any_of(all.begin(), all.end(), [&](const StoredDeck& d) { return d.deck.name.in(language) == each; });
  };
  const std::string name = deck.name.in(language);
  std::string free = name;
  for (int number = 2; taken(free); ++number) free = name + ' ' + std::to_string(number);
  if (free != name) deck.name = {free, {}, {}};
}

void DeckBuilder::newDeck() {
  naruto::Deck deck;
  deck.name.en = tr("New deck").toStdString();
  giveFreeName(deck);
  deck.edition = edition().id;
  took(store_.add(deck));
}

void DeckBuilder::openCopyOf(const naruto::Deck& deck) {
  took(store_.add(deck));
  if (current())
    say(tr("“%1” was copied to your decks.").arg(QString::fromStdString(deck.name.in(language_.toStdString()))));
}

void DeckBuilder::change(const QString& code, int by, naruto::DeckPile pile) {
  const std::string card = code.toStdString();
  edit([card, by, pile](naruto::Deck& deck, QStringList&) {
    naruto::add_copies(naruto::entries_of(deck, pile), card, by);
  });
}

void DeckBuilder::move(const QString& code, naruto::DeckPile from, naruto::DeckPile to) {
  if (from == to) return;
  const std::string card = code.toStdString();
  edit([card, from, to](naruto::Deck& deck, QStringList&) {
    if (!naruto::add_copies(naruto::entries_of(deck, to), card, 1)) return;
    naruto::add_copies(naruto::entries_of(deck, from), card, -1);
  });
}

void DeckBuilder::chooseWhatGoes(const naruto::DeckViolation& breach) {
  if (!current()) return;
  RemovalDialog dialog(cards_, naruto::cards_that_could_go(current_.deck, breach, cards_),
                       std::max(1, breach.fix.count), violationText(breach, language_), look_, language_, this);
  if (dialog.exec() != QDialog::Accepted) return;
  edit([chosen = dialog.chosen(), pile = breach.pile](naruto::Deck& deck, QStringList&) {
    for (const naruto::DeckEntry& entry : chosen)
      naruto::add_copies(naruto::entries_of(deck, pile), entry.code, -entry.count);
  });
}

void DeckBuilder::takeBackup() {
  const QString why = store_.takeBackup();
  say(why.isEmpty() ? tr("Backup restored.") : why, !why.isEmpty());
  const QString told = message();
  refresh();
  if (why.isEmpty()) say(told);
  emit decksChanged();
}

void DeckBuilder::undo() {
  say({});  // what was told may be no longer true
  if (current()) took(store_.undo(current_.id));
}

void DeckBuilder::redo() {
  say({});
  if (current()) took(store_.redo(current_.id));
}

// --- lists in and out -----------------------------------------------------------------------------------------------

void DeckBuilder::copyList(naruto::DeckFormat format) {
  if (!current()) return;
  QGuiApplication::clipboard()->setText(QString::fromStdString(naruto::export_deck(current_.deck, format, cards_)));
  say(tr("Deck copied to the clipboard."));
}

void DeckBuilder::pasteList() {
  const QString text = QGuiApplication::clipboard()->text();
  if (text.trimmed().isEmpty()) return say(tr("There is no text on the clipboard."), true);
  takeOver(text.toStdString(), tr("Clipboard"));
}

void DeckBuilder::takeOver(const std::string& text, const QString& source) {
  if (!index_) index_ = std::make_unique<naruto::CardIndex>(cards_);
  ReadList read = readList(text, source, *index_, look_, language_, this, edition());
  if (!read.trouble.isEmpty()) return say(read.trouble, true);
  if (!read.deck) return say(tr("Nothing was imported."));
  if (read.deck->edition.empty()) read.deck->edition = edition().id;
  if (read.deck->name.en == source.toStdString()) giveFreeName(*read.deck);  // it has none of its own
  took(store_.add(*read.deck));
  if (!current()) return;
  int taken = 0;
  for (const naruto::DeckPile pile : naruto::kDeckPiles)
    taken += naruto::cards_in(naruto::entries_of(current_.deck, pile));
  QString told = tr("%n card(s) imported into a new deck", nullptr, taken);
  if (read.settled > 0)
    told += QStringLiteral(" · ") +
            tr("%n name(s) with several printings: the first that can be played was taken", nullptr, read.settled);
  say(told);
}

void DeckBuilder::importFile() {
  const QString path = askForListFile(this);
  if (!path.isEmpty()) openList(path);
}

void DeckBuilder::openList(const QString& path) {
  auto read = store_.readFile(path);
  if (const auto* sentence = std::get_if<QString>(&read)) return say(*sentence, true);
  takeOver(std::get<std::string>(read), QFileInfo(path).fileName());
}

void DeckBuilder::exportFile(naruto::DeckFormat format) {
  if (!current()) return;
  const auto ending = naruto::file_ending(format);
  const QString name = QString::fromStdString(current_.deck.name.en) + QLatin1Char('.') +
                       QString::fromUtf8(ending.data(), static_cast<qsizetype>(ending.size()));
  QString proposed = name;
  proposed.replace(QLatin1Char('/'), QLatin1Char('-'));
  std::string text = naruto::export_deck(current_.deck, format, cards_);
  QString path;
  if (format == naruto::DeckFormat::csv) {
    const auto file = askForTableFile(this, tr("Save the deck"), proposed, store_.tablesForSpreadsheet());
    if (!file) return;
    path = file->path;
    store_.setTablesForSpreadsheet(file->spreadsheet);
    if (file->spreadsheet) text = tableForSpreadsheet(text, QLocale(programLanguage()));
  } else {
    path = QFileDialog::getSaveFileName(this, tr("Save the deck"), proposed);
    if (path.isEmpty()) return;
  }
  const QString trouble = store_.writeFile(path, text);
  say(trouble.isEmpty() ? tr("Saved as %1").arg(QFileInfo(path).fileName()) : trouble, !trouble.isEmpty());
}

// --- the menu -------------------------------------------------------------------------------------------------------

void DeckBuilder::showMenu() {
  QMenu menu(this);
  const bool there = current() != nullptr;
  menu.addAction(tr("Open a deck list…"), this, &DeckBuilder::importFile);
  QMenu* copy = menu.addMenu(tr("Copy as"));
  QMenu* save = menu.addMenu(tr("Save as"));
  for (const FormatTitle& each : kFormatTitles) {
    copy->addAction(tr(each.title), this, [this, format = each.format] { copyList(format); });
    save->addAction(tr(each.title), this, [this, format = each.format] { exportFile(format); });
  }
  menu.addSeparator();
  QAction* describing = menu.addAction(tr("Name, note, tags…"), this, &DeckBuilder::describe);
  QAction* keep = menu.addAction(tr("Save version…"), this, &DeckBuilder::keepVersion);
  QAction* compare = menu.addAction(tr("Compare versions…"), this, &DeckBuilder::compareVersions);
  menu.addSeparator();
  QAction* list = menu.addAction(tr("Print the deck list…"), this, [this] { printDeck(false); });
  QAction* faces = menu.addAction(tr("Print card faces…"), this, [this] { printDeck(true); });
  menu.addSeparator();
  QAction* remove = menu.addAction(tr("Delete deck…"), this, &DeckBuilder::removeDeck);
  for (QAction* action : {copy->menuAction(), save->menuAction(), describing, keep, compare, list, faces, remove})
    action->setEnabled(there);
  const auto* more = findChild<ActionButton*>(QStringLiteral("more"));
  menu.exec(more->mapToGlobal(QPoint(0, more->height())));
}

void DeckBuilder::describe() {
  if (!current()) return;
  DescribeDialog dialog(current_.deck, current_.tags, look_, this);
  if (dialog.exec() != QDialog::Accepted) return;
  edit([name = dialog.name(), note = dialog.note(), tags = dialog.tags()](naruto::Deck& deck, QStringList& all) {
    if (name != deck.name.en) deck.name = {name, {}, {}};
    if (note != deck.note.en) deck.note = {note, {}, {}};
    all = tags;
  });
}

void DeckBuilder::keepVersion() {
  if (!current()) return;
  const auto title = askLine(this, look_, tr("Save version"), tr("Title"), 80);
  if (!title) return;
  if (!store_.keepVersion(current_.id, *title)) return say(store_.trouble(), true);
  say(tr("Version saved."));
}

void DeckBuilder::compareVersions() {
  if (!current()) return;
  CompareDialog dialog(cards_, store_.versions(current_.id), current_.deck, look_, language_, this);
  if (dialog.exec() != QDialog::Accepted || !dialog.chosen()) return;
  edit([older = *dialog.chosen()](naruto::Deck& deck, QStringList&) {
    const std::string id = deck.id;
    deck = older;
    deck.id = id;
  });
}

void DeckBuilder::removeDeck() {
  if (!current()) return;
  const QString name = QString::fromStdString(current_.deck.name.in(language_.toStdString()));
  if (!askOnSheet(this, look_, tr("Delete deck?"),
                  tr("“%1” will be deleted, along with its saved versions and edit history.").arg(name), tr("Delete"),
                  tr("Keep")))
    return;
  if (!store_.remove(current_.id)) return say(store_.trouble(), true);
  refresh();
  emit decksChanged();
}

void DeckBuilder::testHand() {
  if (!current()) return;
  HandTestDialog dialog(cards_, current_.deck, edition(), look_, language_, this);
  dialog.exec();
}

/// The ready deck that this one is a copy of, by its name.
std::string DeckBuilder::guideOfDeck() const {
  for (const naruto::Deck& deck : ready_)
    if (current() && deck.name == current_.deck.name) return deck.id;
  return {};
}

void DeckBuilder::showGuides(const std::string& deck) {
  GuideDialog dialog(cards_, ready_, deck, look_, language_, this);
  dialog.offerCopy();
  if (dialog.exec() == QDialog::Accepted && dialog.takenAsCopy() && dialog.shown()) openCopyOf(*dialog.shown());
}

void DeckBuilder::printDeck(bool faces) {
  if (!current()) return;
  const QString trouble = faces ? printFaces(cards_, current_.deck, language_, this)
                                : printRegistration(cards_, current_.deck, edition(), language_, this);
  if (!trouble.isEmpty()) say(trouble, true);
}

}  // namespace playsheet
