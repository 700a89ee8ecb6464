// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/deck_shelf.h"

#include "app/collection_desk.h"
#include "app/storage/person_decks.h"
#include "app/storage/text_file.h"
#include "app/table_form.h"

namespace playsheet {
namespace {

std::vector<std::string> wordsOf(const QStringList& tags) {
  std::vector<std::string> out;
  for (const QString& tag : tags) out.push_back(tag.toStdString());
  return out;
}

StoredDeck stored(const PersonDeck& deck) {
  StoredDeck out{deck.id, deck.content.deck, {}, deck.can_undo, deck.can_redo, deck.versions};
  for (const std::string& tag : deck.content.tags) out.tags.append(QString::fromStdString(tag));
  return out;
}

class DatabaseShelf : public DeckStore {
 public:
  explicit DatabaseShelf(PersonDatabase& person) : person_(person) {}

  std::vector<StoredDeck> decks() override {
    std::vector<StoredDeck> out;
    if (const auto all = took(person_decks(person_)))
      for (const PersonDeck& deck : *all) out.push_back(stored(deck));
    return out;
  }
  std::optional<StoredDeck> add(const naruto::Deck& deck) override { return one(add_person_deck(person_, {deck, {}})); }
  std::optional<StoredDeck> edit(qint64 id, const Edit& edit) override {
    return one(edit_person_deck(person_, id, [&](DeckContent& content) {
      QStringList tags;
      for (const std::string& tag : content.tags) tags.append(QString::fromStdString(tag));
      edit(content.deck, tags);
      content.tags = wordsOf(tags);
    }));
  }
  std::optional<StoredDeck> undo(qint64 id) override { return one(undo_person_deck(person_, id)); }
  std::optional<StoredDeck> redo(qint64 id) override { return one(redo_person_deck(person_, id)); }
  bool remove(qint64 id) override {
    const auto problem = remove_person_deck(person_, id);
    trouble_ = problem ? personTrouble(*problem) : QString();
    return !problem;
  }
  bool keepVersion(qint64 id, const QString& title) override {
    return took(keep_deck_version(person_, id, title.toStdString())).has_value();
  }
  std::vector<StoredVersion> versions(qint64 id) override {
    std::vector<StoredVersion> out;
    if (const auto all = took(deck_versions(person_, id)))
      for (const DeckVersion& each : *all)
        out.push_back({each.number, QString::fromStdString(each.title), QString::fromStdString(each.kept), each.deck});
    return out;
  }
  std::variant<std::string, QString> readFile(const QString& path) override {
    auto text = read_file_bytes(path.toStdString());
    if (!text) return personTrouble(text.problem());
    return std::move(*text);
  }
  QString writeFile(const QString& path, const std::string& text) override {
    const auto written = write_text_file(path.toStdString(), text);
    return written ? QString() : personTrouble(written.problem());
  }
  bool tablesForSpreadsheet() override { return playsheet::tablesForSpreadsheet(person_); }
  void setTablesForSpreadsheet(bool spreadsheet) override { playsheet::setTablesForSpreadsheet(person_, spreadsheet); }
  QString trouble() const override {
    return trouble_.isEmpty() && person_.problem() ? personTrouble(*person_.problem()) : trouble_;
  }
  bool backupOffered() const override { return backupHelps(person_); }
  QString takeBackup() override {
    trouble_ = takePersonBackup(person_);
    return trouble_;
  }

 private:
  template <class T>
  std::optional<T> took(Outcome<T> outcome) {
    trouble_ = outcome ? QString() : personTrouble(outcome.problem());
    if (!outcome) return std::nullopt;
    return std::move(*outcome);
  }
  std::optional<StoredDeck> one(Outcome<PersonDeck> outcome) {
    const auto deck = took(std::move(outcome));
    if (!deck) return std::nullopt;
    return stored(*deck);
  }

  PersonDatabase& person_;
  QString trouble_;
};

}  // namespace

std::unique_ptr<DeckStore> deckShelf(PersonDatabase& person) { return std::make_unique<DatabaseShelf>(person); }

}  // namespace playsheet
