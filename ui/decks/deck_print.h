// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QLineF>
#include <QPageSize>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <span>
#include <vector>

#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/decks/deck.h"
#include "engine/naruto/editions/edition.h"
#include "ui/faces/card_face.h"

class QPagedPaintDevice;
class QPainter;
class QWidget;

namespace playsheet {

/// A card in print, in millimetres.
inline constexpr qreal kCardWide = 63;
inline constexpr qreal kCardTall = 88;
inline constexpr qreal kFaceHigh = 704;  ///< in the coordinates in which a face is painted: 8 a millimetre

/// Where faces lie on a page, in millimetres from its upper left: as many as fit, edge to edge in the middle, with
/// marks outside them that show where to cut, and a bar of 50 mm by which the print can be measured.
struct ProxySheet {
  std::vector<QRectF> cards;
  std::vector<QLineF> marks;
  QLineF bar;
};
ProxySheet proxySheet(const QSizeF& paper);

/// The text of a card in print, where it can be opened nowhere: whole, and smaller where it has no room.
struct PrintedText {
  CardFace face;  ///< to be painted first; its text is empty if `lines` are to be painted over it
  QFont font;
  QStringList lines;  ///< in `place`, from its top, `step` apart
  qreal step = 0;
  QRectF place = {};
};
/// The size is that of the face in the painter's coordinates, `kFaceHigh` high.
PrintedText printedText(const CardFace& face, const QSizeF& size);

/// Paints one page of faces, at most as many as the sheet has places; the painter's coordinates are millimetres.
void paintFacePage(QPainter& painter, const ProxySheet& sheet, const naruto::Catalog& cards,
                   std::span<const naruto::DefinitionId> faces, const QString& language);

/// Paints all faces of the deck (deck, sideboard, reinforcement deck; copies each for itself), page after page. The
/// device has no margins of its own.
void paintFaces(QPagedPaintDevice& device, const naruto::Catalog& cards, const naruto::Deck& deck,
                const QString& language);

/// Who registers where; what is left empty is filled in by hand.
struct RegistrationHead {
  QString player = {};
  QString event = {};
  QString date = {};
};

/// Paints the registration form of organised play: who, when, where, the deck by types, sideboard and reinforcement
/// deck, sums, signatures.
void paintRegistration(QPagedPaintDevice& device, const naruto::Catalog& cards, const naruto::Deck& deck,
                       const naruto::Edition& edition, const QString& language, const RegistrationHead& head = {});

/// With the dialog of the system, which can print to a PDF as well. A sentence if something went wrong.
QString printFaces(const naruto::Catalog& cards, const naruto::Deck& deck, const QString& language, QWidget* parent);
QString printRegistration(const naruto::Catalog& cards, const naruto::Deck& deck, const naruto::Edition& edition,
                          const QString& language, QWidget* parent, const RegistrationHead& head = {});

}  // namespace playsheet
