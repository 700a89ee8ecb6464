// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPainter>
#include <array>
#include <cmath>
#include <functional>

#include "engine/players/random_player.h"
#include "tests/ui/match_fixture.h"
#include "ui/faces/card_painter.h"
#include "ui/faces/icons.h"
#include "ui/faces/palette.h"
#include "ui/naruto/naruto_scene.h"
#include "ui/shell/seat_form.h"
#include "ui/widgets/look.h"

/// The table as it is seen with other colour vision: what has a meaning is told by shape or by light and dark.
namespace playsheet::testing {
namespace {

/// Machado, Oliveira and Fernandes (2009), full severity, on linear RGB; grey by luminance.
struct Sight {
  const char* name;
  std::array<double, 9> matrix;
};
constexpr std::array<Sight, 4> kSights{{
    {"protan", {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998}},
    {"deutan", {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881}},
    {"tritan", {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900}},
    {"grey", {0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722}},
}};

double linear(int value) {
  const double v = value / 255.0;
  return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
}

int encoded(double value) {
  const double v = std::clamp(value, 0.0, 1.0);
  const double e = v <= 0.0031308 ? v * 12.92 : 1.055 * std::pow(v, 1 / 2.4) - 0.055;
  return static_cast<int>(std::lround(e * 255));
}

QRgb seen(QRgb colour, const Sight& sight) {
  static const auto lines = [] {
    std::array<double, 256> all{};
    for (int i = 0; i < 256; ++i) all[static_cast<std::size_t>(i)] = linear(i);
    return all;
  }();
  const auto at = [](int value) { return lines[static_cast<std::size_t>(value)]; };
  const double r = at(qRed(colour));
  const double g = at(qGreen(colour));
  const double b = at(qBlue(colour));
  const auto& m = sight.matrix;
  return qRgb(encoded(m[0] * r + m[1] * g + m[2] * b), encoded(m[3] * r + m[4] * g + m[5] * b),
              encoded(m[6] * r + m[7] * g + m[8] * b));
}

QColor seen(const QColor& colour, const Sight& sight) { return QColor(seen(colour.rgb(), sight)); }

QImage seen(const QImage& picture, const Sight& sight) {
  QImage out = picture.convertToFormat(QImage::Format_RGB32);
  for (int y = 0; y < out.height(); ++y) {
    auto* line = reinterpret_cast<QRgb*>(out.scanLine(y));
    for (int x = 0; x < out.width(); ++x) line[x] = seen(line[x], sight);
  }
  return out;
}

/// The places where two pictures differ in light and dark by at least this ratio.
QVector<bool> different(const QImage& a, const QImage& b, double ratio) {
  QVector<bool> places;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x)
      places.append(contrastRatio(QColor(a.pixel(x, y)), QColor(b.pixel(x, y))) >= ratio);
  return places;
}

qsizetype count(const QVector<bool>& places) { return places.count(true); }

/// Places that only one of them has.
qsizetype unlike(const QVector<bool>& a, const QVector<bool>& b) {
  qsizetype one = 0;
  for (qsizetype i = 0; i < a.size(); ++i) one += a[i] != b[i];
  return one;
}

QImage painted(const QSize& size, const QColor& ground, const std::function<void(QPainter&)>& paint) {
  QImage image(size, QImage::Format_RGB32);
  image.fill(ground);
  QPainter painter(&image);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  paint(painter);
  return image;
}

struct Marked {
  const char* name;
  FaceState state;
};

std::vector<Marked> marks() {
  std::vector<Marked> all(7);
  all[0].name = "legal";
  all[0].state.legal = true;
  all[1].name = "target";
  all[1].state.target = true;
  all[2].name = "chosen";
  all[2].state.selected = true;
  all[3].name = "payment";
  all[3].state.payment = true;
  all[4].name = "refused";
  all[4].state.dimmed = true;
  all[5].name = "only to charge";
  all[5].state.chargeable = true;
  all[6].name = "meant";
  all[6].state.meant = true;
  return all;
}

TEST(ColourSight, EveryMarkIsSeenAndNoneLooksLikeAnother) {
  CardFace face;
  face.code = QStringLiteral("N-001");
  face.name = QStringLiteral("A Ninja");
  face.symbols = QStringList{QStringLiteral("F")};
  const QRectF card(16, 16, 75, 104);
  for (const TableTop* top : {&tableTopOf(TableTopId::LacquerDark), &tableTopOf(TableTopId::LacquerLight),
                              &tableTopOf(TableTopId::TatamiDark), &tableTopOf(TableTopId::TatamiLight)}) {
    const Theme& theme = themeOf(top->dark ? ThemeTone::Dark : ThemeTone::Light);
    const auto picture = [&](const FaceState& state) {
      return painted({107, 136}, top->felt, [&](QPainter& painter) {
        paintCard(painter, face, {}, card, FaceSize::Board);
        if (!(state == FaceState{})) paintStateFrame(painter, card, face.type, state, theme, top->felt2);
      });
    };
    for (const Sight& sight : kSights) {
      const QImage plain = seen(picture({}), sight);
      const auto all = marks();
      std::vector<QVector<bool>> shapes;
      for (const Marked& mark : all) {
        shapes.push_back(different(seen(picture(mark.state), sight), plain, 1.5));
        EXPECT_GE(count(shapes.back()), 120) << mark.name << ", " << sight.name << ": hardly seen";
      }
      for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
          EXPECT_GE(unlike(shapes[i], shapes[k]), 200)
              << all[i].name << " looks like " << all[k].name << ", " << sight.name;
    }
  }
}

TEST(ColourSight, SymbolsDifferByTheirShape) {
  const QString letters = QStringLiteral("LFWNEV");
  for (const TableTopId id : {TableTopId::LacquerDark, TableTopId::LacquerLight})
    for (const Sight& sight : kSights) {
      const TableTop& top = tableTopOf(id);
      std::vector<QImage> pictures;
      for (const QChar letter : letters)
        pictures.push_back(
            seen(painted({32, 32}, top.felt2,
                         [&](QPainter& painter) { paintSymbolBadge(painter, letter, QRectF(2, 2, 28, 28), top.dark); }),
                 sight));
      for (std::size_t i = 0; i < pictures.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
          EXPECT_GE(count(different(pictures[i], pictures[k], 1.3)), 90)
              << letters[static_cast<qsizetype>(i)].toLatin1() << " and "
              << letters[static_cast<qsizetype>(k)].toLatin1() << ", " << sight.name;
    }
}

TEST(ColourSight, SeatsDifferByTheirMark) {
  for (const ThemeTone tone : {ThemeTone::Dark, ThemeTone::Light})
    for (const Sight& sight : kSights) {
      const Theme& theme = themeOf(tone);
      const auto disc = [&](PlayerId player, const QString& mark) {
        return seen(painted({40, 40}, theme.surface,
                            [&](QPainter& painter) {
                              paintSeatDisc(painter, theme, player, mark, {20, 20}, 17);
                            }),
                    sight);
      };
      const QImage south = disc(PlayerId::south, QStringLiteral("peak"));
      const QImage north = disc(PlayerId::north, QStringLiteral("moon"));
      EXPECT_GE(count(different(south, north, 1.5)), 100) << sight.name;
    }
}

TEST(ColourSight, WordsKeepTheirContrast) {
  for (const Sight& sight : kSights) {
    const auto ratio = [&sight](const QColor& a, const QColor& b) {
      return contrastRatio(seen(a, sight), seen(b, sight));
    };
    for (const ThemeTone tone : {ThemeTone::Dark, ThemeTone::Light}) {
      const Theme& t = themeOf(tone);
      for (const QColor& ground : {t.bg, t.surface, t.raised}) {
        EXPECT_GE(ratio(t.text, ground), 4.5) << sight.name;
        EXPECT_GE(ratio(t.muted, ground), 4.5) << sight.name;
      }
      EXPECT_GE(ratio(t.onAccent, t.accent), 4.5) << sight.name;
      EXPECT_GE(ratio(t.onSeat, t.south), 4.5) << sight.name;
      EXPECT_GE(ratio(t.onSeat, t.north), 4.5) << sight.name;
      for (const QColor& sign : {t.ok, t.warn, t.bad}) EXPECT_GE(ratio(sign, t.surface), 4.5) << sight.name;
      for (const QColor& sign : {t.focus, t.legal, t.target, t.select, t.pay, t.accent})
        EXPECT_GE(ratio(sign, t.surface), 3) << sight.name;
    }
    for (const TableTopId id :
         {TableTopId::LacquerDark, TableTopId::LacquerLight, TableTopId::TatamiDark, TableTopId::TatamiLight}) {
      const TableTop& top = tableTopOf(id);
      for (const QColor& ground : {top.felt, top.felt2, top.zone, top.band}) {
        EXPECT_GE(ratio(top.ink, ground), 4.5) << sight.name;
        EXPECT_GE(ratio(top.muted, ground), 4.4) << sight.name;
      }
    }
    const CardColours& card = cardColours();
    EXPECT_GE(ratio(card.ink, card.paper), 4.5) << sight.name;
    EXPECT_GE(ratio(card.muted, card.paper), 4.5) << sight.name;
  }
}

/// A crowded sheet: what is marked on it stands out against the same sheet without marks.
class CrowdedSheet : public MatchWindowTest {};

TEST_F(CrowdedSheet, MarksStandOutInEverySight) {
  const auto crowded = [](const naruto::Match& game) {
    const auto in_village = [&](PlayerId player) { return game.state()[player].village.size(); };
    return in_village(PlayerId::south) >= 4 && in_village(PlayerId::north) >= 4;
  };
  begin(Secrecy::Open);
  naruto::MatchSetup setup = match().match().setup();
  std::optional<naruto::Match> found;
  for (setup.seed = 1; setup.seed < 60 && !found; ++setup.seed) {
    naruto::Match game(shippedCards(), setup);
    players::RandomPlayer player(setup.seed);
    while (!game.over() && !crowded(game))
      if (game.act(game.decider(), player.choose(game.state(), game.rules()))) break;
    if (!game.over() && crowded(game)) found.emplace(game);
  }
  ASSERT_TRUE(found.has_value());
  const_cast<naruto::Match&>(match().match()) = *found;
  match().clearSelection();
  SheetDressing dressing;
  for (const PlayerId each : table::kPlayers) {
    dressing.names[each] = match().plan().seats[each].name;
    dressing.seatMarks[each] = match().plan().seats[each].mark;
    dressing.handShown[each] = true;
  }
  Sheet& sheet = *table().sheet();
  std::vector<int> cards;
  for (const PlayerId each : table::kPlayers)
    for (const auto* zone : {&match().view().players[each].hand, &match().view().players[each].village})
      for (const auto& card : zone->cards) cards.push_back(card.id);
  ASSERT_GE(cards.size(), 8U);
  for (const QString theme : {"dark", "light"}) {
    dressing.themeName = theme;
    dressing.marks.clear();
    showOn(sheet, {match().view()}, dressing);
    const QImage plain = sheet.grab().toImage();
    for (std::size_t i = 0; i < cards.size(); ++i) {
      CardMark& mark = dressing.marks[cards[i]];
      const std::array<bool*, 5> kinds{&mark.legal, &mark.target, &mark.payment, &mark.refused, &mark.chargeable};
      *kinds[i % kinds.size()] = true;
    }
    showOn(sheet, {match().view()}, dressing);
    const QImage marked = sheet.grab().toImage();
    const QString folder = qEnvironmentVariable("PLAYSHEET_PICTURES");
    for (const Sight& sight : kSights) {
      const QImage there = seen(marked, sight);
      if (!folder.isEmpty())
        there.save(QDir(folder).filePath(QStringLiteral("sight-%1-%2.png").arg(theme, QLatin1String(sight.name))));
      const QImage before = seen(plain, sight);
      for (const int card : cards) {
        const QRect place = sheet.cardRect(card).adjusted(-5, -5, 5, 5) & sheet.rect();
        EXPECT_GE(count(different(there.copy(place), before.copy(place), 1.4)), 60)
            << "card " << card << ", " << sight.name << ", " << theme.toStdString();
      }
    }
  }
}

}  // namespace
}  // namespace playsheet::testing
