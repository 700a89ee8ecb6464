// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/decks/deck_tree.h"

#include <QHeaderView>
#include <QPainter>
#include <algorithm>

#include "engine/naruto/decks/formats/deck_import.h"
#include "ui/decks/card_finder.h"
#include "ui/decks/card_words.h"
#include "ui/decks/copies_cell.h"
#include "ui/decks/name_cell.h"
#include "ui/decks/pool_view.h"
#include "ui/faces/fonts.h"
#include "ui/speech/face_maker.h"
#include "ui/speech/words.h"
#include "ui/table/key_titles.h"
#include "ui/widgets/drag_watch.h"

namespace playsheet {

DeckTree::DeckTree(const naruto::Catalog& cards, QWidget* parent)
    : QTreeWidget(parent), cards_(cards), copies_(new CopiesCell(true, this)), names_(new NameCell(this)) {
  setObjectName(QStringLiteral("deckTree"));
  setAccessibleName(tr("The deck"));
  setColumnCount(kDeckColumns);
  setHeaderLabels({tr("Copies"), tr("Card"), tr("Cost"), tr("C/S", "combat and support, as a heading")});
  header()->setSectionsClickable(false);
  header()->setSectionsMovable(false);
  header()->setSectionResizeMode(QHeaderView::Fixed);
  header()->setStretchLastSection(false);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setUniformRowHeights(true);
  setTabKeyNavigation(false);
  setIndentation(10);
  setDragEnabled(true);
  setAcceptDrops(true);
  setDropIndicatorShown(false);
  setMouseTracking(true);
  setItemDelegateForColumn(kCopies, copies_);
  setItemDelegateForColumn(kCard, names_);
  connect(this, &QTreeWidget::itemEntered, this, [this](const QTreeWidgetItem* item) {
    if (const QString code = item->data(kCard, kCodeRole).toString(); !code.isEmpty()) emit cardShown(code);
  });
  connect(this, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
    if (item && !item->data(kCard, kCodeRole).toString().isEmpty())
      emit cardShown(item->data(kCard, kCodeRole).toString());
  });
}

void DeckTree::setLook(const Look& look) {
  look_ = look;
  setStyleSheet(listStyleOf(look));
  setIconSize({look.gap(34), look.gap(16)});
  copies_->setLook(look);
  names_->setLook(look);
  fill();
}

void DeckTree::setLanguage(const QString& language) {
  language_ = language;
  fill();
}

void DeckTree::setDeck(const naruto::Deck& deck) {
  deck_ = deck;
  fill();
}

void DeckTree::setBreaches(std::vector<naruto::DeckViolation> breaches) {
  breaches_ = std::move(breaches);
  fill();
}

void DeckTree::setEdition(const naruto::Edition& edition) {
  edition_ = &edition;
  fill();
}

void DeckTree::arrange(DeckGrouping grouping, DeckOrder order) {
  grouping_ = grouping;
  order_ = order;
  fill();
}

void DeckTree::setFilter(const QString& words) {
  filter_ = words;
  fill();
}

QString DeckTree::currentCode() const {
  return currentItem() ? currentItem()->data(kCard, kCodeRole).toString() : QString();
}

naruto::DeckPile DeckTree::pileOf(const QTreeWidgetItem* item) const {
  return item ? static_cast<naruto::DeckPile>(item->data(kCard, kPileRole).toInt()) : naruto::DeckPile::deck;
}

naruto::DeckPile DeckTree::currentPile() const { return pileOf(currentItem()); }

QTreeWidgetItem* DeckTree::itemOf(naruto::DeckPile pile, const QString& code) const {
  for (QTreeWidgetItemIterator it(const_cast<DeckTree*>(this)); *it; ++it)
    if (!code.isEmpty() && (*it)->data(kCard, kCodeRole).toString() == code && pileOf(*it) == pile) return *it;
  return nullptr;
}

// --- rows -----------------------------------------------------------------------------------------------------------

void DeckTree::groupCard(Card& card) const {
  if (!card.definition) {
    card.group = tr("Unknown cards");
    card.groupOrder = 99;
    return;
  }
  const auto type = card.definition->type;
  switch (grouping_) {
    case DeckGrouping::Type: {
      constexpr std::array<int, 4> kPlaces{0, 3, 2, 4};  // Ninja, platoons, Jutsu, Missions, Clients
      card.group = card.definition->platoon ? platoonsTitle() : typeTitle(type);
      card.groupOrder = card.definition->platoon ? 1 : kPlaces[static_cast<std::size_t>(type)];
      break;
    }
    case DeckGrouping::Cost:
      card.group =
          type == naruto::CardType::jutsu ? tr("Jutsu cost %1").arg(card.cost) : tr("Entrance cost %1").arg(card.cost);
      card.groupOrder = card.costOrder + (type == naruto::CardType::jutsu ? 50 : 0);
      break;
    case DeckGrouping::Symbol:
      card.group = symbolLetters(*card.definition);
      card.groupOrder = card.definition->symbols.bits;
      break;
    case DeckGrouping::Nothing:
      break;
  }
}

std::vector<DeckTree::Card> DeckTree::cardsOf(const std::vector<naruto::DeckEntry>& entries) const {
  std::vector<Card> out;
  for (const auto& entry : entries) {
    Card card{.entry = entry, .place = static_cast<int>(out.size()), .group = {}, .name = {}, .cost = {}};
    card.name = QString::fromStdString(entry.code);
    if (const auto id = cards_.find(entry.code)) {
      card.definition = &cards_[*id];
      if (!containsWords(cards_, *card.definition, filter_)) continue;
      card.name = cardNameOf(cards_, *id, language_);
      card.cost = costWord(*card.definition);
      card.costOrder = card.definition->entrance_cost.value_or(40);
      for (const auto& cost : card.definition->costs) card.costOrder = std::min(card.costOrder, cost.total(0));
    }
    groupCard(card);
    out.push_back(std::move(card));
  }
  std::stable_sort(out.begin(), out.end(), [this](const Card& a, const Card& b) {
    if (a.groupOrder != b.groupOrder) return a.groupOrder < b.groupOrder;
    if (a.group != b.group) return a.group < b.group;
    if (order_ == DeckOrder::Cost && a.costOrder != b.costOrder) return a.costOrder < b.costOrder;
    if (order_ == DeckOrder::Copies && a.entry.count != b.entry.count) return a.entry.count > b.entry.count;
    if (order_ == DeckOrder::AsAdded) return a.place < b.place;
    return a.name.localeAwareCompare(b.name) < 0;
  });
  return out;
}

/// How many printings of the deck are called so, in all its piles.
QHash<QString, int> DeckTree::printingsByName() const {
  QHash<QString, int> names;
  for (const naruto::DeckPile pile : naruto::kDeckPiles)
    for (const auto& entry : naruto::entries_of(deck_, pile))
      if (const auto id = cards_.find(entry.code)) ++names[cardNameOf(cards_, *id, language_)];
  return names;
}

/// Cards of one name by their codes, and how many copies of them are there where it is too many.
void DeckTree::tellApart(QTreeWidgetItem* item, const Card& card, bool alike) const {
  const QString code = QString::fromStdString(card.entry.code);
  QString beside = alike ? code : QString();
  QString tip = cardTip(*card.definition, card.name);
  for (const naruto::DeckViolation& breach : breaches_) {
    const bool copies = breach.code == naruto::DeckBreach::too_many_copies ||
                        breach.code == naruto::DeckBreach::squad_copies ||
                        breach.code == naruto::DeckBreach::limited_card;
    if (!copies || (breach.card != card.entry.code && breach.name != cards_.words().text(card.definition->name)))
      continue;
    beside = QStringLiteral("⚠ %1/%2 ").arg(breach.found).arg(breach.allowed) + beside;
    tip += QLatin1Char('\n') + violationText(breach, language_);
    item->setData(kCard, kWarningRole, true);
    break;
  }
  item->setData(kCard, kBesideNameRole, beside.trimmed());
  item->setToolTip(kCard, tip);
}

void DeckTree::fillPile(naruto::DeckPile pile, const std::vector<naruto::DeckEntry>& entries, const QString& limit) {
  const auto bold = fonts::ui(look_.px(13), 700);
  const auto heading = [&](QTreeWidgetItem* item, const QString& title, const QString& number) {
    item->setText(kCard, title);
    item->setText(kCopies, number);
    item->setFont(kCard, bold);
    item->setFont(kCopies, bold);
    item->setData(kCard, kPileRole, static_cast<int>(pile));
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDropEnabled);
    item->setFirstColumnSpanned(false);
  };
  auto* root = new QTreeWidgetItem(this);
  heading(root, pileTitle(pile), limit);
  root->setForeground(kCard, look_.theme().accent);
  const auto names = printingsByName();
  QTreeWidgetItem* group = root;
  QString shown;
  for (const Card& card : cardsOf(entries)) {
    if (grouping_ != DeckGrouping::Nothing && (group == root || card.group != shown)) {
      group = new QTreeWidgetItem(root);
      heading(group, card.group, {});
      shown = card.group;
    }
    auto* item = new QTreeWidgetItem(group);
    item->setText(kCopies, QString::number(card.entry.count));
    item->setText(kCard, card.name);
    item->setText(kCost, card.cost);
    item->setData(kCard, kCodeRole, QString::fromStdString(card.entry.code));
    item->setData(kCard, kPileRole, static_cast<int>(pile));
    for (const int column : {int{kCopies}, int{kCost}, int{kPower}}) item->setTextAlignment(column, Qt::AlignCenter);
    if (card.definition) {
      item->setText(kPower, powerWord(*card.definition));
      item->setIcon(kCard, symbolIcon(*card.definition, look_, 2));
      tellApart(item, card, names.value(card.name) > 1);
      item->setData(kCard, Qt::AccessibleTextRole,
                    QStringLiteral("%1 × %2").arg(card.entry.count).arg(cardSentence(*card.definition, card.name)));
    } else {
      item->setForeground(kCard, look_.theme().bad);
    }
    if (group != root) {
      const int before = group->text(kCopies).toInt();
      group->setText(kCopies, QString::number(before + card.entry.count));
      group->setTextAlignment(kCopies, Qt::AlignCenter);
    }
  }
}

void DeckTree::fill() {
  const QString code = currentCode();
  const naruto::DeckPile pile = currentPile();
  const QSignalBlocker blocker(this);
  clear();
  const auto of = [](int there, int allowed) {
    return allowed > 0 ? QStringLiteral("%1/%2").arg(there).arg(allowed) : QString::number(there);
  };
  const auto* edition = edition_;
  fillPile(naruto::DeckPile::deck, deck_.cards, of(deck_.size(), edition ? edition->deck_size : 0));
  if (!deck_.sideboard.empty() || !edition || edition->sideboard_size > 0)
    fillPile(naruto::DeckPile::sideboard, deck_.sideboard,
             of(naruto::cards_in(deck_.sideboard), edition ? edition->sideboard_size : 0));
  if (!deck_.reinforcement.empty() || !edition || edition->reinforcement_max > 0)
    fillPile(naruto::DeckPile::reinforcement, deck_.reinforcement,
             of(naruto::cards_in(deck_.reinforcement), edition ? edition->reinforcement_max : 0));
  expandAll();
  if (QTreeWidgetItem* item = itemOf(pile, code)) setCurrentItem(item);
}

}  // namespace playsheet
