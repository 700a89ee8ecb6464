// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/decks/deck_print.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPrinter>
#include <algorithm>
#include <array>
#include <functional>

#include "ui/decks/card_words.h"
#include "ui/faces/card_painter.h"
#include "ui/faces/fonts.h"
#include "ui/faces/palette.h"
#include "ui/faces/text_fit.h"
#include "ui/speech/face_maker.h"
#include "ui/speech/rules_title.h"
#include "ui/table/reader_text.h"
#include "ui/widgets/printing.h"

namespace playsheet {
namespace {

constexpr qreal kMarkLong = 4;
constexpr qreal kMarkAway = 1;       ///< from the cards
constexpr qreal kLeastPrinted = 14;  ///< in those of a face: type of 5 points

QString printed(const char* text) { return QCoreApplication::translate("DeckPrint", text); }

/// Painter coordinates become millimetres.
void useMillimetres(QPainter& painter, const QPagedPaintDevice& device) {
  const qreal dots = device.logicalDpiX() / 25.4;
  painter.scale(dots, device.logicalDpiY() / 25.4);
  painter.setRenderHint(QPainter::Antialiasing);
}

QSizeF paperOf(const QPagedPaintDevice& device) { return device.pageLayout().fullRect(QPageLayout::Millimeter).size(); }

void paintMarks(QPainter& painter, const ProxySheet& sheet) {
  painter.setPen(QPen(Qt::black, 0.1));
  painter.drawLines(QVector<QLineF>(sheet.marks.begin(), sheet.marks.end()));
  painter.setPen(QPen(Qt::black, 0.3));
  painter.drawLine(sheet.bar);
  for (const QPointF& end : {sheet.bar.p1(), sheet.bar.p2()})
    painter.drawLine(end - QPointF(0, 1), end + QPointF(0, 1));
  painter.save();
  painter.translate(sheet.bar.p2() + QPointF(2, 1));
  painter.scale(0.25, 0.25);
  painter.setFont(fonts::ui(11));
  painter.drawText(QPointF(0, 0), printed(QT_TRANSLATE_NOOP("DeckPrint", "50 mm")));
  painter.restore();
}

}  // namespace

namespace {

/// As many empty lines as there is room for when the picture has given way: the painter leaves the text's room free.
CardFace withoutText(const CardFace& face, const QSizeF& size) {
  const QChar space(0x00A0);
  CardFace blank = face;
  const FaceText cut = fullFaceText(face, size);
  blank.text = QStringList(cut.lines.size(), QString(space)).join(QLatin1Char('\n'));
  return blank;
}

}  // namespace

PrintedText printedText(const CardFace& face, const QSizeF& size) {
  PrintedText out{face, {}, {}, 0, {}};
  QString text = face.text;
  if (typeLineCut(face, size)) text = QStringLiteral("[%1]\n%2").arg(face.typeLine, text);
  const FaceText usual = fullFaceText(face, size);
  const bool cut = !usual.lines.isEmpty() && usual.lines.last().endsWith(QChar(0x2026));
  if (!face.scan.isNull() || (!cut && text == face.text)) return out;
  out.face.text = text;
  if (const FaceText longer = fullFaceText(out.face, size);
      !longer.lines.isEmpty() && !longer.lines.last().endsWith(QChar(0x2026)))
    return out;  // the picture gives way to it
  out.face = withoutText(out.face, size);
  const FaceText room = fullFaceText(out.face, size);
  if (room.lines.isEmpty()) return out;
  const QFontMetricsF first(room.font);
  const QRectF place(room.baselines.first().x(), room.baselines.first().y() - first.ascent(),
                     size.width() - 2 * room.baselines.first().x(),
                     room.baselines.last().y() - room.baselines.first().y() + first.ascent() + first.descent());
  constexpr int kAll = 999;
  constexpr qreal kStep = 1.22;
  qreal px = room.font.pixelSize();
  do {
    px -= 0.5;
    out.font = fonts::ui(px);
    out.lines = fitParagraphs(text, out.font, place.width(), kAll);
  } while (px > kLeastPrinted && px * kStep * static_cast<qreal>(out.lines.size()) > place.height());
  out.place = place;
  out.step = px * kStep;
  return out;
}

namespace {

void paintPrinted(QPainter& painter, const CardFace& face, const QRectF& place) {
  const PrintedText text = printedText(face, place.size());
  paintCard(painter, text.face, {}, place, FaceSize::Full);
  if (text.lines.isEmpty()) return;
  painter.setFont(text.font);
  painter.setPen(cardColours().ink);
  qreal top = text.place.top();
  for (const QString& line : text.lines) {
    painter.drawText(QPointF(text.place.left(), top + QFontMetricsF(text.font).ascent()), line);
    top += text.step;
  }
}

}  // namespace

ProxySheet proxySheet(const QSizeF& paper) {
  ProxySheet sheet;
  const int columns = std::max(1, static_cast<int>(paper.width() / kCardWide));
  const int rows = std::max(1, static_cast<int>(paper.height() / kCardTall));
  const QRectF grid((paper.width() - columns * kCardWide) / 2, (paper.height() - rows * kCardTall) / 2,
                    columns * kCardWide, rows * kCardTall);
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column)
      sheet.cards.emplace_back(grid.left() + column * kCardWide, grid.top() + row * kCardTall, kCardWide, kCardTall);
  for (int column = 0; column <= columns; ++column) {
    const qreal x = grid.left() + column * kCardWide;
    sheet.marks.emplace_back(x, grid.top() - kMarkAway - kMarkLong, x, grid.top() - kMarkAway);
    sheet.marks.emplace_back(x, grid.bottom() + kMarkAway, x, grid.bottom() + kMarkAway + kMarkLong);
  }
  for (int row = 0; row <= rows; ++row) {
    const qreal y = grid.top() + row * kCardTall;
    sheet.marks.emplace_back(grid.left() - kMarkAway - kMarkLong, y, grid.left() - kMarkAway, y);
    sheet.marks.emplace_back(grid.right() + kMarkAway, y, grid.right() + kMarkAway + kMarkLong, y);
  }
  const qreal y = grid.bottom() + kMarkAway + kMarkLong / 2;
  sheet.bar = QLineF(grid.left() + 2, y, grid.left() + 52, y);
  return sheet;
}

void paintFacePage(QPainter& painter, const ProxySheet& sheet, const naruto::Catalog& cards,
                   std::span<const naruto::DefinitionId> faces, const QString& language) {
  paintMarks(painter, sheet);
  for (std::size_t place = 0; place < std::min(faces.size(), sheet.cards.size()); ++place) {
    painter.save();
    painter.translate(sheet.cards[place].topLeft());
    painter.scale(kCardTall / kFaceHigh, kCardTall / kFaceHigh);
    const QRectF face(0, 0, kFaceHigh * kCardWide / kCardTall, kFaceHigh);
    painter.setClipRect(face);  // no shadow beyond where it is cut
    paintPrinted(painter, makeFace(cards, faces[place], language), face);
    painter.restore();
  }
}

void paintFaces(QPagedPaintDevice& device, const naruto::Catalog& cards, const naruto::Deck& deck,
                const QString& language) {
  std::vector<naruto::DefinitionId> all;
  for (const auto* pile : {&deck.cards, &deck.sideboard, &deck.reinforcement})
    for (const auto& entry : *pile)
      if (const auto id = cards.find(entry.code)) all.insert(all.end(), static_cast<std::size_t>(entry.count), *id);
  const ProxySheet sheet = proxySheet(paperOf(device));
  QPainter painter(&device);
  useMillimetres(painter, device);
  for (std::size_t i = 0; i < all.size(); i += sheet.cards.size()) {
    if (i > 0) device.newPage();
    paintFacePage(painter, sheet, cards, std::span(all).subspan(i), language);
  }
}

// --- the registration form ------------------------------------------------------------------------------------------

namespace {

/// Writes down a page, in quarters of a millimetre, so that type sizes are whole.
class FormWriter {
 public:
  FormWriter(QPainter& painter, QPagedPaintDevice& device) : painter_(painter), device_(device) {
    const QSizeF paper = paperOf(device) * 4;
    page_ = QRectF(60, 60, paper.width() - 120, paper.height() - 120);
    top_ = page_.top();
    half_ = page_.width() / 2 - 20;
  }

  void title(const QString& text) {
    painter_.setFont(fonts::display(28));
    painter_.drawText(QRectF(page_.left(), top_, page_.width(), 40), Qt::AlignLeft | Qt::AlignVCenter, text);
    top_ += 48;
  }
  void blanks(const QStringList& labels, const QStringList& values) {
    constexpr qreal kBetween = 14;
    const auto count = static_cast<qreal>(labels.size());
    const qreal wide = (page_.width() - kBetween * (count - 1)) / count;
    painter_.setFont(fonts::ui(13));
    for (int i = 0; i < labels.size(); ++i) {
      const QRectF box(page_.left() + (wide + kBetween) * i, top_, wide, 40);
      painter_.drawText(box, Qt::AlignLeft | Qt::AlignTop, labels[i]);
      writeValue(box.adjusted(0, 0, 0, -3), values.value(i));
      painter_.drawLine(box.bottomLeft(), box.bottomRight());
    }
    top_ += 54;
    floor_ = top_;
  }
  void heading(const QString& text, int number) {
    room(60);
    top_ += 8;
    painter_.setFont(fonts::ui(15, 700));
    painter_.drawText(line(), Qt::AlignLeft | Qt::AlignVCenter, text);
    painter_.drawText(line(), Qt::AlignRight | Qt::AlignVCenter, QString::number(number));
    top_ += 24;
    painter_.drawLine(QPointF(left(), top_ - 2), QPointF(left() + half_, top_ - 2));
  }
  void row(int copies, const QString& name, const QString& code) {
    room(22);
    painter_.setFont(fonts::ui(13));
    painter_.drawText(line(), Qt::AlignLeft | Qt::AlignVCenter, QString::number(copies));
    painter_.drawText(line().adjusted(30, 0, -100, 0), Qt::AlignLeft | Qt::AlignVCenter,
                      painter_.fontMetrics().elidedText(name, Qt::ElideRight, static_cast<int>(half_ - 130)));
    painter_.drawText(line(), Qt::AlignRight | Qt::AlignVCenter, code);
    top_ += 22;
  }
  void foot(const QStringList& labels) {
    top_ = page_.bottom() - 44;
    blanks(labels, {});
  }

 private:
  /// In one line; smaller where it would run into the next blank, and on two lines under its label at last.
  void writeValue(const QRectF& box, const QString& value) {
    constexpr qreal kLeast = 8;
    qreal px = 13;
    while (px > kLeast && QFontMetricsF(fonts::ui(px)).horizontalAdvance(value) > box.width()) px -= 1;
    painter_.setFont(fonts::ui(px));
    painter_.drawText(box, Qt::AlignLeft | Qt::AlignBottom | Qt::TextWordWrap, value);
    painter_.setFont(fonts::ui(13));
  }
  qreal left() const { return page_.left() + (column_ == 0 ? 0 : half_ + 40); }
  QRectF line() const { return {left(), top_, half_, 22}; }
  /// To the second column, or to another page.
  void room(qreal tall) {
    if (top_ + tall < page_.bottom() - 60) return;
    if (++column_ == 2) {
      device_.newPage();
      column_ = 0;
      floor_ = page_.top();
    }
    top_ = floor_;
  }

  QPainter& painter_;
  QPagedPaintDevice& device_;
  QRectF page_;
  qreal top_ = 0, floor_ = 0, half_ = 0;
  int column_ = 0;
};

void writePile(FormWriter& form, const QString& title, const std::vector<naruto::DeckEntry>& entries,
               const naruto::Catalog& cards, const QString& language) {
  if (entries.empty()) return;
  form.heading(title, naruto::cards_in(entries));
  for (const auto& entry : entries) {
    const auto id = cards.find(entry.code);
    const QString code = QString::fromStdString(entry.code);
    form.row(entry.count, id ? cardNameOf(cards, *id, language) : code, code);
  }
}

}  // namespace

void paintRegistration(QPagedPaintDevice& device, const naruto::Catalog& cards, const naruto::Deck& deck,
                       const naruto::Edition& edition, const QString& language, const RegistrationHead& head) {
  QPainter painter(&device);
  useMillimetres(painter, device);
  painter.scale(0.25, 0.25);
  FormWriter form(painter, device);
  const QString id = QString::fromUtf8(edition.id.data(), static_cast<qsizetype>(edition.id.size()));
  form.title(printed(QT_TRANSLATE_NOOP("DeckPrint", "Deck registration")));
  form.blanks({printed(QT_TRANSLATE_NOOP("DeckPrint", "Player")), printed(QT_TRANSLATE_NOOP("DeckPrint", "Event")),
               printed(QT_TRANSLATE_NOOP("DeckPrint", "Date"))},
              {head.player, head.event, head.date});
  form.blanks({printed(QT_TRANSLATE_NOOP("DeckPrint", "Deck")), printed(QT_TRANSLATE_NOOP("DeckPrint", "Rules")),
               printed(QT_TRANSLATE_NOOP("DeckPrint", "Cards"))},
              {QString::fromStdString(deck.name.in(language.toStdString())), editionTitle(id, language),
               deck.cards.empty() ? QString() : QString::number(deck.size())});
  using naruto::CardType;
  const auto write = [&](const QString& title, const auto& belongs) {
    std::vector<naruto::DeckEntry> of_kind;
    for (const auto& entry : deck.cards)
      if (const auto card = cards.find(entry.code); card && belongs(cards[*card])) of_kind.push_back(entry);
    writePile(form, title, of_kind, cards, language);
  };
  for (const CardType type : {CardType::ninja, CardType::jutsu, CardType::mission, CardType::client}) {
    write(typeTitle(type), [type](const naruto::CardDefinition& card) { return card.type == type && !card.platoon; });
    if (type == CardType::ninja)
      write(platoonsTitle(), [](const naruto::CardDefinition& card) { return card.platoon; });
  }
  std::vector<naruto::DeckEntry> unknown;
  for (const auto& entry : deck.cards)
    if (!cards.find(entry.code)) unknown.push_back(entry);
  writePile(form, printed(QT_TRANSLATE_NOOP("DeckPrint", "Unknown cards")), unknown, cards, language);
  writePile(form, pileTitle(naruto::DeckPile::sideboard), deck.sideboard, cards, language);
  writePile(form, pileTitle(naruto::DeckPile::reinforcement), deck.reinforcement, cards, language);
  form.foot({printed(QT_TRANSLATE_NOOP("DeckPrint", "Player’s signature")),
             printed(QT_TRANSLATE_NOOP("DeckPrint", "Checked by a judge"))});
}

// --- with the dialog of the system ----------------------------------------------------------------------------------

namespace {

QString withDialog(const QString& name, QWidget* parent, const std::function<void(QPrinter&)>& paint) {
  QPrinter printer(QPrinter::HighResolution);
  printer.setFullPage(true);
  printer.setPageMargins(QMarginsF());
  printer.setDocName(name);
  return printWithDialog(printer, parent, paint);
}

}  // namespace

QString printFaces(const naruto::Catalog& cards, const naruto::Deck& deck, const QString& language, QWidget* parent) {
  return withDialog(QString::fromStdString(deck.name.en), parent,
                    [&](QPrinter& printer) { paintFaces(printer, cards, deck, language); });
}

QString printRegistration(const naruto::Catalog& cards, const naruto::Deck& deck, const naruto::Edition& edition,
                          const QString& language, QWidget* parent, const RegistrationHead& head) {
  return withDialog(QString::fromStdString(deck.name.en), parent,
                    [&](QPrinter& printer) { paintRegistration(printer, cards, deck, edition, language, head); });
}

}  // namespace playsheet
