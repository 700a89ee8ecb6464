// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/faces/card_painter.h"
#include "ui/faces/emblem.h"
#include "ui/faces/face_cache.h"
#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/faces/palette.h"
#include "ui/faces/svg_path.h"
#include "ui/faces/text_fit.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QSet>

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

namespace playsheet {
namespace {

using Type = CardFace::Type;

CardFace cardOf(const QString& code, Type type, const QStringList& symbols) {
  CardFace face;
  face.code = code;
  face.name = QStringLiteral("A Name That Needs Rather More Than Two Lines-Of-Letters");
  face.type = type;
  face.typeLine = QStringLiteral("Ninja · Leaf · Genin · Female · And Much Else");
  face.rankLabel = QStringLiteral("Genin");
  face.footLabel = QStringLiteral("Permanent (3)");
  face.costLabel = QStringLiteral("Cost");
  face.handCostLabel = QStringLiteral("Hand cost 1");
  face.symbols = symbols;
  face.handCost = 1;
  if (type == Type::Jutsu) {
    face.jutsuCost = QStringLiteral("FF1/E2");
  } else {
    face.entranceCost = QStringLiteral("3");
  }
  face.combatHealthy = QStringLiteral("12");
  face.supportHealthy = QStringLiteral("10");
  face.combatInjured = QStringLiteral("11");
  face.supportInjured = QStringLiteral("0");
  if (type == Type::Ninja) {
    face.attributes = QStringList{QStringLiteral("weapon"), QStringLiteral("soft body")};
  }
  face.text = QStringLiteral("The first paragraph says something at some length, and goes on.\nThe second one too. ")
                  .repeated(6);
  face.setName = QStringLiteral("A Set With a Long Name");
  return face;
}

const QVector<Type>& allTypes() {
  static const QVector<Type> types{Type::Ninja, Type::Jutsu, Type::Mission, Type::Client};
  return types;
}

template <typename Paint>
QImage imageOf(const QSize& size, Paint paint) {
  QImage image(size, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  paint(painter);
  return image;
}

int coloursIn(const QImage& image) {
  QSet<QRgb> colours;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      colours.insert(image.pixel(x, y));
    }
  }
  return static_cast<int>(colours.size());
}

bool clearOutside(const QImage& image, const QRectF& inside) {
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (!inside.contains(QPointF(x + 0.5, y + 0.5)) && qAlpha(image.pixel(x, y)) != 0) {
        return false;
      }
    }
  }
  return true;
}

/// The greatest difference of one channel anywhere.
int farthest(const QImage& a, const QImage& b) {
  int most = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      const QRgb p = a.pixel(x, y);
      const QRgb q = b.pixel(x, y);
      // Of a nearly clear pixel only the coverage says anything.
      const int alpha = std::abs(qAlpha(p) - qAlpha(q));
      const int colour =
          std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)), std::abs(qBlue(p) - qBlue(q))});
      most = std::max({most, alpha, qAlpha(p) > 200 ? colour : 0});
    }
  }
  return most;
}

bool isBlank(const QImage& image) { return clearOutside(image, {}); }

// ---------------------------------------------------------------- emblem

EmblemParameters parameters(int petal, int ring, int between, int fill, int turn, int fold, int mark, quint32 seed,
                            const char* core) {
  return {petal, ring, between, fill, turn, fold, mark, seed, QString::fromLatin1(core)};
}

CardFace facts(const char* code, Type type, const char* cost, const char* core) {
  CardFace face;
  face.code = QString::fromLatin1(code);
  face.type = type;
  (type == Type::Jutsu ? face.jutsuCost : face.entranceCost) = QString::fromLatin1(cost);
  if (type == Type::Ninja) {
    face.attributes << QString::fromLatin1(core);
  } else {
    face.does = QString::fromLatin1(core);
  }
  return face;
}

TEST(Emblem, IsTheSameAsTheOneTheDesignWasCheckedWith) {
  EXPECT_EQ(emblemOf(facts("N-021", Type::Ninja, "1", "weapon")), parameters(7, 0, 1, 2, 0, 4, 0, 970164977, "weapon"));
  EXPECT_EQ(emblemOf(facts("N-172", Type::Ninja, "5", "genjutsu")),
            parameters(4, 3, 4, 1, 0, 8, 0, 592724030, "genjutsu"));
  EXPECT_EQ(emblemOf(facts("J-005", Type::Jutsu, "LX", "boost")),
            parameters(6, 0, 4, 0, 0, 5, 0, 2169742751U, "boost"));
  EXPECT_EQ(emblemOf(facts("M-001", Type::Mission, "3", "heal")), parameters(9, 0, 4, 2, 1, 6, 0, 2990793858U, "heal"));
  EXPECT_EQ(emblemOf(facts("C-001", Type::Client, "1", "clash")),
            parameters(0, 6, 4, 0, 0, 4, 0, 3059098156U, "clash"));
  EXPECT_EQ(emblemOf(facts("EX-001", Type::Ninja, "0", "oil")), parameters(2, 2, 1, 0, 1, 3, 0, 2125832594U, "oil"));
  EXPECT_EQ(emblemOf(facts("N-US001", Type::Ninja, "0", "ninjutsu")),
            parameters(3, 0, 2, 1, 1, 3, 1, 1922099747U, "ninjutsu"));
  EXPECT_EQ(emblemOf(facts("PR-018B", Type::Ninja, "6", "tree")), parameters(4, 6, 2, 2, 0, 9, 2, 3878665435U, "tree"));
}

TEST(Emblem, RandomNumbersArePinned) {
  const quint32 seed = 970164977;
  EXPECT_NEAR(emblemRandom(seed, 0, 0, 1), 0.926444134, 1e-9);
  EXPECT_NEAR(emblemRandom(seed, 97, 0, 1), 0.549070558, 1e-9);
  EXPECT_NEAR(emblemRandom(seed, 230, 0, 1), 0.319208475, 1e-9);
}

TEST(Emblem, TwoNumbersOfOneSetNeverShareTheirShape) {
  QSet<QString> seen;
  for (int number = 0; number < 2100; ++number) {
    CardFace face = facts("", Type::Ninja, "2", "weapon");
    face.code = QStringLiteral("N-%1").arg(number, 3, 10, QLatin1Char('0'));
    const EmblemParameters e = emblemOf(face);
    seen.insert(QStringLiteral("%1 %2 %3 %4 %5").arg(e.petal).arg(e.ring).arg(e.between).arg(e.fill).arg(e.turn));
  }
  EXPECT_EQ(seen.size(), 2100);
}

TEST(Emblem, NeverHasThreeHooksInARing) {
  for (int number = 0; number < 2100; ++number) {
    CardFace face = facts("", Type::Ninja, "0", "weapon");
    face.code = QStringLiteral("N-%1").arg(number);
    const EmblemParameters e = emblemOf(face);
    EXPECT_FALSE(e.petal == 8 && e.fold == 3) << number;
  }
}

TEST(Emblem, ACodeOfAnotherFormStillGivesAPicture) {
  CardFace face = facts("my own card", Type::Mission, "", "");
  const EmblemParameters e = emblemOf(face);
  EXPECT_EQ(e.core, QStringLiteral("flag"));
  EXPECT_GE(e.fold, 3);
  face.code.clear();
  face.symbols.clear();
  EXPECT_EQ(firstSymbol(face), QChar(u'V'));
  EXPECT_LE(emblemOf(face).fold, 10);
}

// ---------------------------------------------------------------- colours

TEST(Palette, TextAndSignsAreReadableInBothThemes) {
  for (const ThemeTone tone : {ThemeTone::Dark, ThemeTone::Light}) {
    const Theme& t = themeOf(tone);
    for (const QColor& ground : {t.bg, t.surface, t.raised}) {
      for (const QColor& text : {t.text, t.muted, t.ok, t.warn, t.bad}) {
        EXPECT_GE(contrastRatio(text, ground), 4.5) << text.name().toStdString();
      }
      for (const QColor& sign :
           {t.legal, t.target, t.select, t.refused, t.injured, t.head, t.pay, t.south, t.north, t.focus, t.line2}) {
        EXPECT_GE(contrastRatio(sign, ground), 3) << sign.name().toStdString();
      }
    }
    EXPECT_GE(contrastRatio(t.onAccent, t.accent), 4.5);
    EXPECT_GE(contrastRatio(t.onSeat, t.south), 4.5);
    EXPECT_GE(contrastRatio(t.onSeat, t.north), 4.5);
  }
}

TEST(Palette, TextAndSignsAreReadableOnEveryTableTop) {
  for (const TableTopId id :
       {TableTopId::LacquerDark, TableTopId::LacquerLight, TableTopId::TatamiDark, TableTopId::TatamiLight}) {
    const TableTop& top = tableTopOf(id);
    const Theme& t = themeOf(top.dark ? ThemeTone::Dark : ThemeTone::Light);
    for (const QColor& ground : {top.felt, top.felt2, top.zone, top.band}) {
      EXPECT_GE(contrastRatio(top.ink, ground), 4.5);
      EXPECT_GE(contrastRatio(top.muted, ground), 4.5);
      for (const QColor& sign : {t.legal, t.target, t.select, t.injured, t.head, t.pay, t.south, t.north, t.refused}) {
        EXPECT_GE(contrastRatio(sign, ground), 3) << sign.name().toStdString();
      }
    }
  }
}

TEST(Palette, CardsAreReadable) {
  const CardColours& card = cardColours();
  EXPECT_GE(contrastRatio(card.ink, card.paper), 4.5);
  EXPECT_GE(contrastRatio(card.muted, card.paper), 4.5);
  EXPECT_GE(contrastRatio(card.pending, card.paper), 3);
  EXPECT_GE(contrastRatio(card.ink, card.coin), 4.5);
  for (const QColor& plate : {card.ink, card.injuredPlate}) {
    EXPECT_GE(contrastRatio(card.paper, plate), 4.5);
    EXPECT_GE(contrastRatio(card.support, plate), 4.5);
    for (const QColor& sign : {card.raised, card.lowered, card.crown, card.bandage}) {
      EXPECT_GE(contrastRatio(sign, plate), 3);
    }
  }
  for (const QChar letter : QStringLiteral("LFWNEV")) {
    const SymbolColours& symbol = symbolColours(letter);
    EXPECT_GE(contrastRatio(symbol.on, symbol.base), 3) << symbol.name.toStdString();
    EXPECT_GE(contrastRatio(card.paper, symbol.deep), 4.5) << symbol.name.toStdString();
  }
}

TEST(Palette, MixGoesFromOneColourToTheOther) {
  EXPECT_EQ(mix(Qt::black, Qt::white, 0), QColor(Qt::black));
  EXPECT_EQ(mix(Qt::black, Qt::white, 1), QColor(Qt::white));
  EXPECT_EQ(mix(QColor(0, 0, 0), QColor(200, 100, 50), 0.5), QColor(100, 50, 25));
}

// ---------------------------------------------------------------- text

TEST(TextFit, AShortNameStaysAsItIs) {
  const auto lines = fitLines(QStringLiteral("Zori"), fonts::card(13, 700), 66, 2);
  ASSERT_EQ(lines.size(), 1);
  EXPECT_EQ(lines[0].text, QStringLiteral("Zori"));
  EXPECT_EQ(lines[0].squeeze, 1);
}

TEST(TextFit, EveryLineFitsWhateverTheName) {
  const QStringList names{QStringLiteral("Kakashi Hatake & Might Guy"),
                          QStringLiteral("Cross-Shaped Star Of The Northernmost-Provinces"),
                          QStringLiteral("Donaudampfschifffahrtsgesellschaftskapitän"),
                          QStringLiteral("a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h"),
                          QString(),
                          QStringLiteral("   "),
                          QStringLiteral("----------------------------------")};
  for (const QString& name : names) {
    for (const qreal width : {12.0, 40.0, 66.0, 97.0, 227.0}) {
      const QFont font = fonts::card(13, 700);
      const auto lines = fitLines(name, font, width, 2);
      EXPECT_LE(lines.size(), 2);
      for (const FittedLine& line : lines) {
        EXPECT_LE(line.width, width + 0.01) << name.toStdString();
        EXPECT_GE(line.squeeze, kLeastSqueeze - 0.001);
        if (line.text != QString(QChar(0x2026))) {  // the ellipsis alone may be wider than the narrowest line
          EXPECT_LE(QFontMetricsF(font).horizontalAdvance(line.text) * line.squeeze, width + 0.01);
        }
      }
    }
  }
}

TEST(TextFit, WhatDoesNotFitEndsWithAnEllipsis) {
  const QFont font = fonts::card(13, 700);
  const auto lines = fitLines(QStringLiteral("One Two Three Four Five Six Seven Eight Nine Ten"), font, 60, 2);
  ASSERT_EQ(lines.size(), 2);
  EXPECT_TRUE(lines.last().text.endsWith(QChar(0x2026)));
  const QStringList text = fitParagraphs(QStringLiteral("word ").repeated(80), font, 100, 3);
  ASSERT_EQ(text.size(), 3);
  EXPECT_TRUE(text.last().endsWith(QChar(0x2026)));
}

TEST(TextFit, AWordTooLongBreaksAfterItsHyphen) {
  const QFont font = fonts::card(13, 700);
  const qreal width = QFontMetricsF(font).horizontalAdvance(QStringLiteral("Cross-")) + 2;
  EXPECT_EQ(wrapWords(QStringLiteral("Cross-Shaped"), font, width).first(), QStringLiteral("Cross-"));
}

TEST(TextFit, ParagraphsBeginOnTheirOwnLine) {
  const QStringList lines = fitParagraphs(QStringLiteral("One.\nTwo."), fonts::ui(13), 400, 9);
  EXPECT_EQ(lines, QStringList({QStringLiteral("One."), QStringLiteral("Two.")}));
}

// ---------------------------------------------------------------- icons

TEST(SvgPath, ReadsCurvesArcsAndRelativeSteps) {
  const QRectF circle = parseSvgPath(u"M16 1.5A14.5 14.5 0 1 1 16 30.5A14.5 14.5 0 1 1 16 1.5Z").boundingRect();
  EXPECT_NEAR(circle.width(), 29, 0.05);
  EXPECT_NEAR(circle.height(), 29, 0.05);
  const QRectF steps = parseSvgPath(u"m1 1h2v3H1-1z").boundingRect();
  EXPECT_EQ(steps, QRectF(-1, 1, 4, 3));
  EXPECT_EQ(parseSvgPath(u"M-1 .72-.15-.85 .22-.2").elementCount(), 3);
  EXPECT_TRUE(parseSvgPath(u"nonsense").isEmpty());
}

TEST(Icons, AreAllThereAndNoneIsEmpty) {
  const QRectF box(0, 0, 24, 24);
  for (const char* name : {"attack", "block", "head", "injured", "healthy", "deck", "undo", "lock", "check", "coin",
                           "warning", "growth", "team", "mission", "client", "jutsu"}) {
    EXPECT_FALSE(isBlank(imageOf({24, 24}, [&](QPainter& painter) {
      EXPECT_TRUE(paintActionIcon(painter, QString::fromLatin1(name), box, Qt::black)) << name;
    }))) << name;
  }
  for (const char* id : {"weapon", "ninjutsu", "boost", "scroll", "flag", "hat", "an attribute of a later set"}) {
    EXPECT_FALSE(isBlank(imageOf({24, 24}, [&](QPainter& painter) {
      paintAttribute(painter, QString::fromLatin1(id), box, Qt::black, Qt::white);
    }))) << id;
  }
  for (const QString& mark : seatMarks()) {
    EXPECT_FALSE(isBlank(imageOf({24, 24}, [&](QPainter& painter) {
      paintSeatMark(painter, mark, QPointF(12, 12), 10, Qt::red);
    }))) << mark.toStdString();
  }
  EXPECT_FALSE(isBlank(appPixmap(32).toImage()));
}

TEST(Icons, AnUnknownActionIsRefused) {
  const QImage image = imageOf({24, 24}, [](QPainter& painter) {
    EXPECT_FALSE(paintActionIcon(painter, QStringLiteral("no such icon"), QRectF(0, 0, 24, 24), Qt::black));
  });
  EXPECT_TRUE(isBlank(image));
}

TEST(Icons, TakeTheColourTheyAreGiven) {
  const QImage image = actionPixmap(QStringLiteral("plus"), 24, QColor(10, 200, 30)).toImage();
  EXPECT_EQ(image.pixelColor(12, 12), QColor(10, 200, 30));
}

TEST(Icons, TheSixSymbolsAreToldApartByTheirSilhouette) {
  QSet<QByteArray> silhouettes;
  for (const QChar letter : QStringLiteral("LFWNEV")) {
    const QImage image =
        imageOf({32, 32}, [&](QPainter& painter) { paintSymbolBadge(painter, letter, QRectF(0, 0, 32, 32)); });
    QByteArray shape;
    for (int y = 0; y < 32; ++y) {
      for (int x = 0; x < 32; ++x) {
        shape.append(qAlpha(image.pixel(x, y)) > 127 ? '#' : '.');
      }
    }
    silhouettes.insert(shape);
  }
  EXPECT_EQ(silhouettes.size(), 6);
}

// ---------------------------------------------------------------- faces

TEST(CardPainter, PaintsEveryTypeAtEverySizeWithinItsBounds) {
  FaceState state;
  state.head = true;
  state.combatShift = 2;
  state.supportShift = -1;
  state.coins = {{QStringLiteral("+1/+1"), 2}, {QStringLiteral("growth"), 1}};
  const auto kinds = {CardFace::Kind::Plain, CardFace::Kind::Platoon, CardFace::Kind::Squad};
  for (const Type type : allTypes()) {
    for (const CardFace::Kind kind : kinds) {
      for (const qreal height : {72.0, 90.0, 104.0, 139.0, 150.0, 250.0, 350.0, 420.0}) {
        CardFace face = cardOf(QStringLiteral("N-021"), type, {QStringLiteral("F"), QStringLiteral("W")});
        face.kind = kind;
        const QSizeF size = faceSize(height);
        const QRectF rect(QPointF(60, 60), size);
        const QImage image = imageOf((size + QSizeF(120, 120)).toSize(),
                                     [&](QPainter& painter) { paintCard(painter, face, state, rect); });
        const qreal out = faceOverhang(size);
        EXPECT_TRUE(clearOutside(image, rect.adjusted(-out, -out, out, out)))
            << height << " type " << static_cast<int>(type);
        EXPECT_GT(coloursIn(image), 40) << height << " type " << static_cast<int>(type);
      }
    }
  }
}

TEST(CardPainter, PaintsShortAndFoldedFaces) {
  for (const Type type : allTypes()) {
    const CardFace face = cardOf(QStringLiteral("M-001"), type, {QStringLiteral("E")});
    for (const FaceSize kind : {FaceSize::Short, FaceSize::Chip}) {
      const QSizeF size = faceSize(kind == FaceSize::Short ? 72 : 104, kind);
      const QImage image = imageOf((size + QSizeF(40, 40)).toSize(), [&](QPainter& painter) {
        paintCard(painter, face, {}, QRectF(QPointF(20, 20), size), kind);
      });
      EXPECT_GT(coloursIn(image), 20);
    }
  }
}

TEST(CardPainter, AnInjuredCardOnTheBoardLies) {
  EXPECT_EQ(faceSize(104), QSizeF(74, 104));
  EXPECT_EQ(faceSize(104, FaceSize::Auto, true), QSizeF(104, 74));
  EXPECT_EQ(faceSize(170, FaceSize::Board, true), QSizeF(170, 122));
  EXPECT_EQ(faceSize(350, FaceSize::Auto, true), faceSize(350));
  const CardFace face = cardOf(QStringLiteral("N-021"), Type::Ninja, {QStringLiteral("N")});
  FaceState state;
  state.injured = true;
  const QImage image =
      imageOf({144, 114}, [&](QPainter& painter) { paintCard(painter, face, state, QRectF(20, 20, 104, 74)); });
  EXPECT_EQ(image.pixelColor(22 + 100, 20 + 1).alpha(), 0) << "the corner is torn";
  EXPECT_EQ(image.pixelColor(23, 20 + 60), cardColours().injuredPlate);
}

TEST(CardPainter, ShownValuesAndSymbolsChangeThePicture) {
  const CardFace face = cardOf(QStringLiteral("N-021"), Type::Ninja, {QStringLiteral("N")});
  const auto picture = [](const CardFace& card, const FaceState& state) {
    return imageOf({114, 144}, [&](QPainter& painter) { paintCard(painter, card, state, QRectF(20, 20, 74, 104)); });
  };
  FaceState raised;
  raised.combatNow = QStringLiteral("14");
  raised.combatShift = 2;
  CardFace other = face;
  other.code = QStringLiteral("N-022");
  CardFace void_ = face;
  void_.symbols = QStringList{QStringLiteral("V")};
  EXPECT_EQ(picture(face, {}), picture(face, {}));
  EXPECT_NE(picture(face, {}), picture(face, raised));
  EXPECT_NE(picture(face, {}), picture(other, {}));
  EXPECT_NE(picture(face, {}), picture(void_, {}));
}

TEST(CardPainter, AScanReplacesTheFaceButKeepsThePlateOnTheBoard) {
  CardFace face = cardOf(QStringLiteral("N-021"), Type::Ninja, {QStringLiteral("N")});
  face.scan = QImage(63, 88, QImage::Format_RGB32);
  face.scan.fill(QColor(200, 0, 200));
  const QImage hand =
      imageOf({150, 190}, [&](QPainter& painter) { paintCard(painter, face, {}, QRectF(20, 20, 107, 150)); });
  EXPECT_EQ(hand.pixelColor(20 + 53, 20 + 140), QColor(200, 0, 200));
  const QImage board =
      imageOf({114, 144}, [&](QPainter& painter) { paintCard(painter, face, {}, QRectF(20, 20, 74, 104)); });
  EXPECT_EQ(board.pixelColor(20 + 10, 20 + 30), QColor(200, 0, 200));
  EXPECT_EQ(board.pixelColor(20 + 5, 20 + 95), cardColours().ink);
}

TEST(CardPainter, BacksTellTheSeats) {
  const auto back = [](const QColor& colour, const QString& mark) {
    return imageOf({114, 144}, [&](QPainter& painter) { paintBack(painter, QRectF(20, 20, 74, 104), colour, mark); });
  };
  const Theme& light = themeOf(ThemeTone::Light);
  EXPECT_NE(back(light.south, QStringLiteral("peak")), back(light.south, QStringLiteral("moon")));
  EXPECT_NE(back(light.south, QStringLiteral("peak")), back(light.north, QStringLiteral("peak")));
}

TEST(StateFrame, EachStateHasItsOwnShape) {
  QVector<FaceState> states(10);
  states[0].legal = true;
  states[1].target = true;
  states[2].targetNumber = 2;
  states[3].selected = true;
  states[4].payment = true;
  states[5].dimmed = true;
  states[6].focus = true;
  states[7].attacking = true;
  states[8].blocking = true;
  states[9].selected = states[9].focus = states[9].target = true;
  QSet<QByteArray> shapes;
  const QRectF outline(40, 40, 74, 104);
  for (const FaceState& state : states) {
    const QImage image = imageOf({154, 184}, [&](QPainter& painter) {
      paintStateFrame(painter, outline, Type::Ninja, state, themeOf(ThemeTone::Dark));
    });
    const qreal out = stateFrameOverhang(outline.size());
    EXPECT_TRUE(clearOutside(image, outline.adjusted(-out, -out, out, out)));
    EXPECT_FALSE(isBlank(image));
    QByteArray shape;
    for (int y = 0; y < image.height(); ++y) {
      for (int x = 0; x < image.width(); ++x) {
        shape.append(qAlpha(image.pixel(x, y)) > 127 ? '#' : '.');
      }
    }
    shapes.insert(shape);
  }
  EXPECT_GE(shapes.size(), 9) << "attacking and blocking differ by the sign on their disc";
}

TEST(StateFrame, PaintsNothingWithoutAState) {
  EXPECT_TRUE(isBlank(imageOf({154, 184}, [](QPainter& painter) {
    paintStateFrame(painter, QRectF(40, 40, 74, 104), Type::Ninja, {}, themeOf(ThemeTone::Light));
  })));
}

// ---------------------------------------------------------------- cache

TEST(FaceCache, PaintsOnceAndCopiesAfterwards) {
  FaceCache cache;
  const CardFace face = cardOf(QStringLiteral("N-021"), Type::Ninja, {QStringLiteral("N")});
  const QSizeF size(74, 104);
  const QString english = QStringLiteral("en");
  const QPixmap first = cache.face(face, {}, size, 1, english);
  const QPixmap second = cache.face(face, {}, size, 1, english);
  EXPECT_EQ(first.cacheKey(), second.cacheKey());
  EXPECT_EQ(cache.misses(), 1);
  EXPECT_EQ(cache.hits(), 1);

  FaceState framed;
  framed.legal = framed.selected = framed.focus = framed.attacking = true;
  EXPECT_EQ(cache.face(face, framed, size, 1, english).cacheKey(), first.cacheKey()) << "a frame is no new face";

  FaceState raised;
  raised.combatNow = QStringLiteral("4");
  cache.face(face, raised, size, 1, english);
  cache.face(face, {}, size, 2, english);
  cache.face(face, {}, size, 1, QStringLiteral("it"));
  FaceState grown;
  grown.coins = {{QStringLiteral("growth"), 1}};
  cache.face(face, grown, size, 1, english);
  EXPECT_EQ(cache.misses(), 5);
  EXPECT_EQ(cache.count(), 5);
  cache.clear();
  EXPECT_EQ(cache.count(), 0);
  EXPECT_EQ(cache.bytes(), 0);
}

TEST(FaceCache, StaysWithinItsBoundAndForgetsTheOldestUse) {
  FaceCache cache(200 * 1024);
  const QSizeF size(74, 104);
  CardFace face = cardOf(QStringLiteral("N-001"), Type::Ninja, {QStringLiteral("N")});
  for (int i = 0; i < 40; ++i) {
    face.code = QStringLiteral("N-%1").arg(i);
    cache.face(face, {}, size, 1, QString());
    face.code = QStringLiteral("N-0");
    cache.face(face, {}, size, 1, QString());
    EXPECT_LE(cache.bytes(), 200 * 1024);
  }
  EXPECT_EQ(cache.misses(), 40) << "the card in use was never painted again";
}

/// Two tables, or a table and a page: what the one needs may cost the other what it has not used for long.
TEST(FaceCache, AllKeepersShareOneBudget) {
  FaceBudget& budget = FaceBudget::ofProcess();
  const qint64 before = budget.bytes();
  const QSizeF size(370, 520);
  CardFace face = cardOf(QStringLiteral("N-001"), Type::Ninja, {QStringLiteral("N")});
  FaceCache one;
  one.face(face, {}, size, 2, QString());
  const qint64 bytes = one.bytes();
  EXPECT_EQ(budget.bytes(), before + bytes);
  {
    FaceCache other;
    for (qint64 kept = 0; kept < budget.mostBytes() + bytes; kept += bytes) {
      face.code = QStringLiteral("N-%1").arg(kept);
      other.face(face, {}, size, 2, QString());
      ASSERT_LE(budget.bytes(), budget.mostBytes());
    }
    EXPECT_EQ(one.count(), 0) << "the oldest of all goes first";
    EXPECT_EQ(one.bytes(), 0);
    EXPECT_GT(other.count(), 3);
  }
  EXPECT_EQ(budget.bytes(), 0) << "with whoever kept them";
}

TEST(FaceCache, DrawsWhereThePainterWould) {
  FaceCache cache;
  const CardFace face = cardOf(QStringLiteral("J-005"), Type::Jutsu, {QStringLiteral("L")});
  const QRectF rect(20, 20, 74, 104);
  const QImage direct = imageOf({114, 144}, [&](QPainter& painter) { paintCard(painter, face, {}, rect); });
  const QImage cached =
      imageOf({114, 144}, [&](QPainter& painter) { cache.drawFace(painter, face, {}, rect, QStringLiteral("en")); });
  EXPECT_LE(farthest(direct, cached), 2) << "but for rounding, the same picture";
  const QImage back =
      imageOf({114, 144}, [&](QPainter& painter) { cache.drawBack(painter, rect, Qt::red, QStringLiteral("peak")); });
  EXPECT_FALSE(isBlank(back));
}

}  // namespace
}  // namespace playsheet
