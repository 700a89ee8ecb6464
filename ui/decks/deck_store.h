// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/naruto/decks/deck.h"

namespace playsheet {

/// A deck of a person as it is kept.
struct StoredDeck {
  qint64 id = 0;
  naruto::Deck deck;
  QStringList tags;
  bool canUndo = false;
  bool canRedo = false;
  int versions = 0;
};

/// A deck as it was when somebody kept it under a title.
struct StoredVersion {
  int number = 0;
  QString title;
  QString kept;  ///< day and time, UTC
  naruto::Deck deck;
};

/// Where decks are kept; the program outside fills it in. Whatever is given back is on disk. Nothing is given back when
/// something went wrong: `trouble` says it then, in the language of the program.
class DeckStore {
 public:
  using Edit = std::function<void(naruto::Deck&, QStringList&)>;

  virtual ~DeckStore() = default;
  virtual std::vector<StoredDeck> decks() = 0;
  virtual std::optional<StoredDeck> add(const naruto::Deck& deck) = 0;
  virtual std::optional<StoredDeck> edit(qint64 id, const Edit& edit) = 0;
  virtual std::optional<StoredDeck> undo(qint64 id) = 0;
  virtual std::optional<StoredDeck> redo(qint64 id) = 0;
  virtual bool remove(qint64 id) = 0;
  virtual bool keepVersion(qint64 id, const QString& title) = 0;
  virtual std::vector<StoredVersion> versions(qint64 id) = 0;
  /// A file that somebody chose: its bytes, or a sentence about what is wrong with it.
  virtual std::variant<std::string, QString> readFile(const QString& path) = 0;
  /// A sentence if it could not be written.
  virtual QString writeFile(const QString& path, const std::string& text) = 0;
  /// Whether tables were saved for a spreadsheet last, or for programs.
  virtual bool tablesForSpreadsheet() = 0;
  virtual void setTablesForSpreadsheet(bool spreadsheet) = 0;
  virtual QString trouble() const = 0;
  /// A backup could take the damaged file's place; doing so gives a sentence why not, or nothing.
  virtual bool backupOffered() const = 0;
  virtual QString takeBackup() = 0;
};

}  // namespace playsheet
