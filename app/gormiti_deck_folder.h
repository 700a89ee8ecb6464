// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>

#include "engine/naruto/cards/catalog.h"
#include "ui/gormiti/gormiti_decks.h"

namespace playsheet {

/// A person's decks of Gormiti: a deck file each (docs/formats.md, section 3) in one folder, which is made with the
/// first of them. A file there that is no deck stays as it is.
class GormitiDeckFolder : public GormitiDecks {
 public:
  /// `other` has the cards of the other game, by which its codes are known; both outlive it.
  GormitiDeckFolder(std::filesystem::path folder, const gormiti::Catalog& cards, const naruto::Catalog& other);

  std::vector<OwnGormitiDeck> decks() override;
  QString trouble() const override { return trouble_; }
  QString keep(OwnGormitiDeck& deck) override;
  QString remove(const QString& id) override;
  std::variant<gormiti::DeckFile, QString> read(const QString& path) override;
  QString write(const QString& path, const gormiti::DeckFile& deck) override;

 private:
  std::filesystem::path fileOf(const QString& id) const;
  std::filesystem::path freeFile(const std::string& name) const;
  QString faultOf(const gormiti::CardMessage& message, const QString& file) const;

  std::filesystem::path folder_;
  const gormiti::Catalog& cards_;
  const naruto::Catalog& other_;
  QString trouble_;
};

}  // namespace playsheet
