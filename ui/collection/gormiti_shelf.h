// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/collection/card_shelf.h"
#include "ui/collection/copy_store.h"
#include "ui/collection/gormiti_index.h"
#include "ui/collection/gormiti_tray.h"

namespace playsheet {

/// The cards of Gormiti on the page of the collection. Cards and stores outlive it.
class GormitiShelf : public CardShelf {
  Q_OBJECT
 public:
  /// `decks`: without them none is built here.
  GormitiShelf(const gormiti::Catalog& cards, CopyStore& store, GormitiDecks* decks = nullptr,
               QObject* parent = nullptr);

  std::size_t size() const override { return cards_.size(); }
  CardFace face(ShelfCard card, const QString& language) const override;
  QString details(ShelfCard card, const QString& language) const override;

  std::array<Heading, Columns> headings() const override;
  Choices<Order> orders() const override;
  Choices<Grouping> groupings() const override;
  QString cell(ShelfCard card, Column column) const override;
  int rank(ShelfCard card, Order order) const override;
  std::pair<int, QString> group(ShelfCard card, Grouping grouping) const override;

  QString placeholder() const override;
  std::vector<HelpChapter> help() const override;
  std::vector<FacetGroup> facets() const override;

  void ask(const QObject* asker, const QString& query, Answer answer) override;
  std::vector<bool> ticked() const override;
  std::vector<int> counts() const override;
  QString press(std::size_t facet) override;

  int owned(ShelfCard card) const override { return store_.owned(cards_[card].code); }
  int inDecks(ShelfCard card) const override { return tray_ ? tray_->holding(cards_[card].code) : 0; }
  QString changeOwned(ShelfCard card, int by) override { return store_.changeOwned(cards_[card].code, by); }
  bool refresh() override;
  QString trouble() const override { return store_.trouble(); }
  bool backupOffered() const override { return store_.backupOffered(); }
  QString takeBackup() override { return store_.takeBackup(); }

  DeckBar* makeDeckBar(QWidget* parent) override;
  bool hasOpenDeck() const override { return tray_ && tray_->current(); }
  bool isInOpenDeck(ShelfCard card) const override { return tray_ && tray_->has(cards_[card].code); }
  QString moveInDeck(ShelfCard card) override { return tray_ ? tray_->toggle(cards_[card].code) : QString(); }
  GormitiTray* tray() const { return tray_; }

 private:
  ShelfFound found(const QString& text);
  QString factsOf(const gormiti::CardDefinition& card, const QString& language) const;
  QString ownDecksWith(const gormiti::CardDefinition& card) const;
  QString readyDecksWith(const gormiti::CardDefinition& card) const;

  const gormiti::Catalog& cards_;
  CopyStore& store_;
  GormitiTray* tray_ = nullptr;
  gormiti_search::Index index_;
  std::vector<gormiti_search::Term> facets_;  ///< what each of them asks for, one behind the other
  gormiti_search::Query query_;               ///< answered last, or pressed since
  std::vector<gormiti::DefinitionId> found_;
  gormiti_search::Query answered_;
  int asked_ = 0;  ///< questions so far
};

}  // namespace playsheet
