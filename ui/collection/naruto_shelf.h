// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <map>

#include "ui/collection/card_shelf.h"
#include "ui/collection/collection_store.h"

namespace playsheet {

/// The cards of Naruto on the page of the collection. Cards and store outlive it.
class NarutoShelf : public CardShelf {
  Q_OBJECT
 public:
  NarutoShelf(const naruto::Catalog& cards, CollectionStore& store, QObject* parent = nullptr);

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

  int owned(ShelfCard card) const override { return store_.owned(card); }
  int inDecks(ShelfCard card) const override { return in_decks_.value(card); }
  QString changeOwned(ShelfCard card, int by) override { return store_.changeOwned(card, by); }
  bool refresh() override;
  QString trouble() const override { return store_.trouble(); }
  bool backupOffered() const override { return store_.backupOffered(); }
  QString takeBackup() override;

 private:
  void countDecks();
  void askDeeds();
  void deedsKnown(const std::string& deed, const FoundCards& found);
  bool fits(naruto::DefinitionId card, const ShelfFacet& facet, const std::vector<bool>& missing) const;

  const naruto::Catalog& cards_;
  CollectionStore& store_;
  std::vector<ShelfFacet> facets_;  ///< one behind the other
  QHash<int, int> in_decks_;
  QHash<QString, int> sets_;  ///< their places
  bool deeds_asked_ = false;
  std::map<std::string, std::vector<bool>> deeds_;  ///< which cards do what, by the words of `does:`
  naruto::search::Node query_;                      ///< answered last, or pressed since
  FoundCards found_;
};

}  // namespace playsheet
