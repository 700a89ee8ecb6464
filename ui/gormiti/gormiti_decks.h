// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/gormiti/decks/deck_reader.h"
#include "engine/gormiti/decks/options.h"
#include "engine/gormiti/decks/share_code.h"

namespace playsheet {

/// A deck of the person's own, as it is kept.
struct OwnGormitiDeck {
  QString id;  ///< empty: it is not kept yet
  gormiti::DeckFile deck;
};

/// Where a person's decks of Gormiti are kept. Whatever is given back is on disk; what went wrong is a sentence in the
/// language of the program, which is empty if all is well.
class GormitiDecks {
 public:
  virtual ~GormitiDecks() = default;

  virtual std::vector<OwnGormitiDeck> decks() = 0;  ///< by their names
  /// What of theirs cannot be read, with the reason. Nothing of it is changed.
  virtual QString trouble() const = 0;
  /// As it is now; one without an id gets one.
  virtual QString keep(OwnGormitiDeck& deck) = 0;
  virtual QString remove(const QString& id) = 0;
  /// A file from anywhere, a deck file or a share code: a deck, or what is wrong with it.
  virtual std::variant<gormiti::DeckFile, QString> read(const QString& path) = 0;
  virtual QString write(const QString& path, const gormiti::DeckFile& deck) = 0;
};

/// The ids of own decks begin so; those of ready ones never do.
inline constexpr const char* kOwnGormitiDeck = "own:";

/// Why no match can be played with it, with the rule; empty for a legal one.
QString gormitiDeckFault(const gormiti::DeckFile& deck, const gormiti::Catalog& cards,
                         const gormiti::Options& options = {});

/// Its cards by name, a line each, in a language of a seat.
QString gormitiDeckList(const gormiti::DeckFile& deck, const gormiti::Catalog& cards, const QString& language);

/// Why there is no share code of a deck, or no deck of a share code.
QString gormitiShareFault(const gormiti::ShareRefusal& refusal, const gormiti::Catalog& cards);

}  // namespace playsheet
