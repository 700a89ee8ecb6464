// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/collection_desk.h"

#include <QCoreApplication>
#include <utility>

#include "app/storage/person_decks.h"

namespace playsheet {
namespace {

/// The person's decks; none while they cannot be read.
std::vector<naruto::Deck> decksOf(const PersonDatabase& person) {
  std::vector<naruto::Deck> decks;
  if (const auto all = person_decks(person))
    for (const PersonDeck& deck : *all) decks.push_back(deck.content.deck);
  return decks;
}

}  // namespace

CollectionDesk::CollectionDesk(const naruto::Catalog& cards, const std::vector<std::filesystem::path>& databases,
                               PersonDatabase& person)
    : cards_(cards), search_(cards, databases), person_(person) {
  read();
}

void CollectionDesk::read() {
  decks_ = decksOf(person_);
  owned_.assign(cards_.size(), 0);
  auto owned = owned_cards(person_);
  if (owned)
    for (const OwnedCard& card : *owned)
      if (const auto id = cards_.find(card.code)) owned_[*id] = card.quantity;
  if (owned) search_.change([all = std::move(*owned)](CardSearch& search) { search.set_owned(all); });
  search_.change([decks = decks_](CardSearch& search) { search.set_decks(decks); });
}

void CollectionDesk::ask(const QObject* asker, const QString& query, Answer answer) {
  search_.ask(asker, query, std::move(answer));
}

int CollectionDesk::owned(naruto::DefinitionId card) const { return card < owned_.size() ? owned_[card] : 0; }

QString CollectionDesk::changeOwned(naruto::DefinitionId card, int by) {
  const std::string& code = cards_[card].code;
  const auto now = change_owned(person_, code, by);
  if (!now) return personTrouble(now.problem());
  owned_[card] = *now;
  search_.change([code, count = *now](CardSearch& search) { search.set_owned(code, count); });
  return {};
}

bool CollectionDesk::refresh() {
  if (!person_.changed_outside() && decksOf(person_) == decks_) return false;  // decks change in this window, too
  read();
  return true;
}

QString CollectionDesk::trouble() const { return person_.problem() ? personTrouble(*person_.problem()) : QString(); }

bool CollectionDesk::backupOffered() const { return backupHelps(person_); }

QString CollectionDesk::takeBackup() {
  QString why = takePersonBackup(person_);
  read();
  return why;
}

bool backupHelps(const PersonDatabase& person) {
  const auto& problem = person.problem();
  const bool broken =
      problem && (problem->fault == StorageFault::damaged || problem->fault == StorageFault::not_a_database);
  return broken && person.backup();
}

QString takePersonBackup(PersonDatabase& person) {
  const auto backup = person.backup();
  if (backup) {
    const std::filesystem::path file = person.file();
    if (const auto problem = restore_backup(file, *backup)) return personTrouble(*problem);
    const auto patience = person.patience();
    person = PersonDatabase::open(file);
    person.set_patience(patience);
  }
  return person.problem() ? personTrouble(*person.problem()) : QString();
}

QString personTrouble(const StorageProblem& problem) {
  const auto say = [](const char* text) { return QCoreApplication::translate("PersonTrouble", text); };
  const auto words = [&]() -> QString {
    switch (problem.fault) {
      case StorageFault::newer:
        return say(QT_TRANSLATE_NOOP(
            "PersonTrouble",
            "This file was written by a newer version of Playsheet. It is not used here, and nothing can be saved."));
      case StorageFault::damaged:
      case StorageFault::not_a_database:
        return say(QT_TRANSLATE_NOOP("PersonTrouble", "This file is damaged; nothing can be saved to it."));
      case StorageFault::locked:
        return say(QT_TRANSLATE_NOOP("PersonTrouble", "Another program is using this file; nothing was saved."));
      case StorageFault::read_only:
        return say(QT_TRANSLATE_NOOP("PersonTrouble", "This file is read-only; nothing can be saved to it."));
      case StorageFault::full:
        return say(QT_TRANSLATE_NOOP("PersonTrouble", "The disk is full; nothing was saved."));
      case StorageFault::unreadable:
        return say(QT_TRANSLATE_NOOP("PersonTrouble",
                                     "This file cannot be read: permission is missing, or it is larger than 16 MB."));
      case StorageFault::cannot_write:
        return say(QT_TRANSLATE_NOOP("PersonTrouble", "This file cannot be saved: its folder is not writable."));
      case StorageFault::no_file:
        return say(QT_TRANSLATE_NOOP("PersonTrouble", "This is a folder or a device, not a file."));
      case StorageFault::missing:
        return say(QT_TRANSLATE_NOOP("PersonTrouble", "This file is missing."));
      case StorageFault::bad_content:
        return say(QT_TRANSLATE_NOOP("PersonTrouble", "The file cannot hold this content; nothing was saved."));
      default:
        return say(QT_TRANSLATE_NOOP("PersonTrouble", "This file cannot be used."));
    }
  }();
  const std::string name = std::filesystem::path(problem.file).filename().string();
  return QStringLiteral("%1: %2").arg(QString::fromStdString(name), words);
}

}  // namespace playsheet
