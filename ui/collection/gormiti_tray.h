// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/gormiti/gormiti_decks.h"

namespace playsheet {

/// The person's decks of Gormiti, and the one that is being built. Every change is kept at once, and can be taken back
/// as long as the tray lives. What went wrong is a sentence; empty if it was done.
class GormitiTray : public QObject {
  Q_OBJECT
 public:
  /// Cards and store outlive it.
  GormitiTray(const gormiti::Catalog& cards, GormitiDecks& store, QObject* parent = nullptr);

  const std::vector<OwnGormitiDeck>& decks() const { return decks_; }
  const OwnGormitiDeck* current() const;
  bool has(const std::string& code) const;
  /// In how many of them a card is.
  int holding(const std::string& code) const;
  /// What somebody may do with another program meanwhile is read again.
  bool refresh();
  QString trouble() const { return store_.trouble(); }

  void open(const QString& id);
  /// A new one, under a name that none has yet.
  QString make(gormiti::DeckFile deck);
  QString rename(const QString& name);
  QString setMode(gormiti::Mode mode);
  /// In, or out if it is in.
  QString toggle(const std::string& code);
  QString setCards(std::vector<std::string> cards);
  QString remove();
  bool canUndo() const { return !past_.empty(); }
  QString undo();

  QString openFile(const QString& path);
  QString saveFile(const QString& path) const;

 signals:
  void changed();

 private:
  QString change(gormiti::DeckFile deck);
  void read();

  const gormiti::Catalog& cards_;
  GormitiDecks& store_;
  std::vector<OwnGormitiDeck> decks_;
  QString current_;
  std::vector<OwnGormitiDeck> past_;  ///< as they were before each change
};

}  // namespace playsheet
