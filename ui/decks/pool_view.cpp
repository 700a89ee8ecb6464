// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/decks/pool_view.h"

#include <QDropEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>

#include "ui/decks/card_words.h"
#include "ui/decks/copies_cell.h"
#include "ui/decks/name_cell.h"
#include "ui/faces/fonts.h"
#include "ui/speech/face_maker.h"
#include "ui/widgets/drag_watch.h"

namespace playsheet {

const char* const kCardsMime = "application/x-playsheet-cards";
const char* const kPileMime = "application/x-playsheet-pile";

PoolModel::PoolModel(const naruto::Catalog& cards, QObject* parent) : QAbstractTableModel(parent), cards_(cards) {}

void PoolModel::setLook(const Look& look) {
  beginResetModel();
  look_ = look;
  endResetModel();
}

void PoolModel::setLanguage(const QString& language) {
  beginResetModel();
  language_ = language;
  countNames();
  endResetModel();
}

void PoolModel::countNames() {
  names_.clear();
  for (const naruto::DefinitionId id : found_) ++names_[cardNameOf(cards_, id, language_)];
}

void PoolModel::setCards(std::vector<naruto::DefinitionId> found) {
  beginResetModel();
  found_ = std::move(found);
  countNames();
  endResetModel();
}

void PoolModel::setDeck(const naruto::Deck& deck) {
  deck_ = deck;
  if (!found_.empty()) emit dataChanged(index(0, InDeck), index(rowCount() - 1, InDeck));
}

QString PoolModel::codeAt(const QModelIndex& at) const {
  return at.isValid() ? QString::fromStdString(cards_[card(at.row())].code) : QString();
}

int PoolModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(found_.size());
}
int PoolModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : int{Columns}; }

QString PoolModel::nameOf(const naruto::CardDefinition&, naruto::DefinitionId id) const {
  return cardNameOf(cards_, id, language_);
}

int PoolModel::copies(const std::string& code) const {
  int sum = 0;
  for (const auto* pile : {&deck_.cards, &deck_.sideboard, &deck_.reinforcement})
    for (const auto& entry : *pile)
      if (entry.code == code) sum += entry.count;
  return sum;
}

QVariant PoolModel::data(const QModelIndex& at, int role) const {
  if (!at.isValid()) return {};
  const naruto::DefinitionId id = card(at.row());
  const naruto::CardDefinition& definition = cards_[id];
  const bool ready = definition.readiness == naruto::Readiness::ready;
  if (role == Qt::AccessibleTextRole) return cardSentence(definition, nameOf(definition, id));
  if (role == Qt::ForegroundRole) return ready ? look_.theme().text : look_.theme().muted;
  if (role == Qt::ToolTipRole) {
    const QString code = QString::fromStdString(definition.code);
    return ready ? cardTip(definition, nameOf(definition, id))
                 : tr("%1 · %2: not automated yet, so it cannot be in a match deck").arg(nameOf(definition, id), code);
  }
  if (role == Qt::TextAlignmentRole)
    return QVariant(at.column() == Name || at.column() == InDeck ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignCenter);
  if (role == kBesideNameRole && at.column() == Name)
    return names_.value(nameOf(definition, id)) > 1 ? QString::fromStdString(definition.code) : QString();
  if (role == Qt::DecorationRole && at.column() == Name) return symbolIcon(definition, look_, 2);
  if (role != Qt::DisplayRole) return {};
  switch (at.column()) {
    case Cost:
      return costWord(definition);
    case Name:
      return nameOf(definition, id);
    case Power:
      return powerWord(definition);
    case InDeck:
      if (const int there = copies(definition.code); there > 0) return QStringLiteral("×%1").arg(there);
      break;
    default:
      break;
  }
  return {};
}

QVariant PoolModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    case Cost:
      return tr("Cost");
    case Name:
      return tr("Card");
    case Power:
      return tr("C/S", "combat and support, as a heading");
    default:
      return tr("In");
  }
}

Qt::ItemFlags PoolModel::flags(const QModelIndex& at) const {
  return QAbstractTableModel::flags(at) | Qt::ItemIsDragEnabled;
}

QStringList PoolModel::mimeTypes() const { return {QLatin1String(kCardsMime)}; }

QMimeData* PoolModel::mimeData(const QModelIndexList& indexes) const {
  QStringList codes;
  for (const QModelIndex& at : indexes)
    if (at.column() == Name) codes.append(codeAt(at));
  auto* dragged = new QMimeData;
  dragged->setData(QLatin1String(kCardsMime), codes.join(QLatin1Char('\n')).toUtf8());
  return dragged;
}

PoolView::PoolView(const naruto::Catalog& cards, QWidget* parent)
    : QTreeView(parent),
      model_(new PoolModel(cards, this)),
      copies_(new CopiesCell(false, this)),
      names_(new NameCell(this)) {
  setObjectName(QStringLiteral("pool"));
  setAccessibleName(tr("Available cards"));
  setModel(model_);
  setRootIsDecorated(false);
  setUniformRowHeights(true);
  setItemDelegateForColumn(PoolModel::InDeck, copies_);
  setItemDelegateForColumn(PoolModel::Name, names_);
  setDragEnabled(true);
  setAcceptDrops(true);
  setDropIndicatorShown(false);
  setMouseTracking(true);
  setTabKeyNavigation(false);
  setIndentation(0);
  header()->setSectionsClickable(false);
  header()->setSectionResizeMode(QHeaderView::Fixed);
  header()->setStretchLastSection(false);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
  connect(this, &QTreeView::doubleClicked, this, [this] {
    if (!currentCode().isEmpty()) emit changeAsked(currentCode(), 1, false);
  });
  connect(this, &QTreeView::entered, this, [this](const QModelIndex& at) { emit cardShown(model_->codeAt(at)); });
}

QString PoolView::currentCode() const { return model_->codeAt(currentIndex()); }

void PoolView::setLook(const Look& look) {
  look_ = look;
  setStyleSheet(listStyleOf(look));
  setIconSize({look.gap(34), look.gap(16)});
  copies_->setLook(look);
  names_->setLook(look);
  const QModelIndex at = currentIndex();
  model_->setLook(look);
  if (at.isValid()) setCurrentIndex(model_->index(at.row(), 0));
}

void PoolView::resizeEvent(QResizeEvent* event) {
  QTreeView::resizeEvent(event);
  const int narrow = look_.gap(44);
  const int copies = look_.gap(56);
  setColumnWidth(PoolModel::Cost, look_.gap(50));
  setColumnWidth(PoolModel::Power, narrow);
  setColumnWidth(PoolModel::InDeck, copies);
  setColumnWidth(PoolModel::Name, viewport()->width() - look_.gap(50) - narrow - copies);
}

void PoolView::mousePressEvent(QMouseEvent* event) {
  const QModelIndex at = indexAt(event->pos());
  if (event->button() == Qt::LeftButton && at.column() == PoolModel::InDeck &&
      copies_->stepAt(event->pos(), visualRect(at)) > 0) {
    setCurrentIndex(at);
    return emit changeAsked(model_->codeAt(at), 1, event->modifiers().testFlag(Qt::ControlModifier));
  }
  QTreeView::mousePressEvent(event);
}

void PoolView::startDrag(Qt::DropActions actions) {
  const DragWatch watch(this);
  QTreeView::startDrag(actions);
}

void PoolView::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasFormat(QLatin1String(kPileMime))) event->acceptProposedAction();
}

void PoolView::dragMoveEvent(QDragMoveEvent* event) {
  event->setAccepted(event->mimeData()->hasFormat(QLatin1String(kPileMime)));
}

void PoolView::dropEvent(QDropEvent* event) {
  const int pile = event->mimeData()->data(QLatin1String(kPileMime)).toInt();
  const QString codes = QString::fromUtf8(event->mimeData()->data(QLatin1String(kCardsMime)));
  event->acceptProposedAction();
  for (const QString& code : codes.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) emit takenOut(code, pile);
}

void PoolView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QTreeView::currentChanged(current, previous);
  if (current.isValid()) emit cardShown(model_->codeAt(current));
}

void PoolView::keyPressEvent(QKeyEvent* event) {
  const QString code = currentCode();
  if (!code.isEmpty()) switch (event->key()) {
      case Qt::Key_Plus:
      case Qt::Key_Return:
      case Qt::Key_Enter:
        return emit changeAsked(code, 1, event->modifiers().testFlag(Qt::ControlModifier));
      case Qt::Key_Minus:
        return emit changeAsked(code, -1, event->modifiers().testFlag(Qt::ControlModifier));
      default:
        break;
    }
  QTreeView::keyPressEvent(event);
}

}  // namespace playsheet
