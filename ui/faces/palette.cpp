// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/faces/palette.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace playsheet {
namespace {

QColor rgb(QRgb value) { return QColor::fromRgb(value); }

Theme darkTheme() {
  return {
      .dark = true,
      .bg = rgb(0x12151C),
      .surface = rgb(0x1B202B),
      .raised = rgb(0x262D3B),
      .line = rgb(0x3D4658),
      .line2 = rgb(0x7A869B),
      .text = rgb(0xF2EEE5),
      .muted = rgb(0xB3BAC7),
      .accent = rgb(0xF59A5C),
      .onAccent = rgb(0x241203),
      .focus = rgb(0x8CCBFF),
      .ok = rgb(0x8FDDA9),
      .warn = rgb(0xFFC94D),
      .bad = rgb(0xFF9A8B),
      .legal = rgb(0x74E0B4),
      .target = rgb(0xFFC94D),
      .select = rgb(0x7DBDFF),
      .refused = rgb(0x8F97A5),
      .injured = rgb(0xFF9A7A),
      .head = rgb(0xF6CB5B),
      .pay = rgb(0xFFB3DC),
      .south = rgb(0xFF9C80),
      .north = rgb(0x9DBBFF),
      .beyond = {rgb(0x8FE0A0), rgb(0xF3D35E), rgb(0xD8A4F5), rgb(0x7FE3DC), rgb(0xFFB3DC), rgb(0xC9D06B),
                 rgb(0xD9C9B0)},
      .onSeat = rgb(0x14161D),
  };
}

Theme lightTheme() {
  return {
      .dark = false,
      .bg = rgb(0xE9E3D6),
      .surface = rgb(0xFCFAF4),
      .raised = rgb(0xFFFFFF),
      .line = rgb(0xCFC6B4),
      .line2 = rgb(0x857B68),
      .text = rgb(0x1F1B16),
      .muted = rgb(0x5B5447),
      .accent = rgb(0xA8401A),
      .onAccent = rgb(0xFFFFFF),
      .focus = rgb(0x0A5CB0),
      .ok = rgb(0x1C6A3C),
      .warn = rgb(0x8A5200),
      .bad = rgb(0xAE2418),
      .legal = rgb(0x0B6B4A),
      .target = rgb(0x8A5200),
      .select = rgb(0x0A62C4),
      .refused = rgb(0x736B5D),
      .injured = rgb(0xA63A1A),
      .head = rgb(0x7C5A00),
      .pay = rgb(0x94186B),
      .south = rgb(0xA63A1A),
      .north = rgb(0x2A52B5),
      .beyond = {rgb(0x1C6A3C), rgb(0x7C5A00), rgb(0x6B2FA0), rgb(0x00666E), rgb(0x94186B), rgb(0x4D5F00),
                 rgb(0x5B5447)},
      .onSeat = rgb(0xFFFFFF),
  };
}

TableTop lacquerDark() {
  return {
      .dark = true,
      .felt = rgb(0x232E45),
      .felt2 = rgb(0x161D2C),
      .zone = rgb(0x1C2538),
      .band = rgb(0x141B2A),
      .edge = rgb(0x46557A),
      .motif = rgb(0x2E3C5A),
      .ink = rgb(0xE9EDF5),
      .muted = rgb(0xAFBBD2),
  };
}

TableTop lacquerLight() {
  return {
      .dark = false,
      .felt = rgb(0xCBD8E4),
      .felt2 = rgb(0xB6C7D7),
      .zone = rgb(0xD9E3EC),
      .band = rgb(0xE9EFF4),
      .edge = rgb(0x8398AE),
      .motif = rgb(0xB3C5D6),
      .ink = rgb(0x1A2330),
      .muted = rgb(0x40506A),
  };
}

TableTop tatamiDark() {
  return {
      .dark = true,
      .felt = rgb(0x2A382D),
      .felt2 = rgb(0x1A241D),
      .zone = rgb(0x212E25),
      .band = rgb(0x172019),
      .edge = rgb(0x5A7361),
      .motif = rgb(0x374A3E),
      .ink = rgb(0xEAF0E6),
      .muted = rgb(0xB4C3B4),
  };
}

TableTop tatamiLight() {
  return {
      .dark = false,
      .felt = rgb(0xE1DCB9),
      .felt2 = rgb(0xD2CC9F),
      .zone = rgb(0xEAE6CB),
      .band = rgb(0xF3F0DE),
      .edge = rgb(0x9A9368),
      .motif = rgb(0xCAC495),
      .ink = rgb(0x23220F),
      .muted = rgb(0x55522F),
  };
}

SymbolColours lightningColours() {
  return {
      .name = QStringLiteral("Lightning"),
      .base = rgb(0xF5BE0B),
      .on = rgb(0x241C00),
      .skyHigh = rgb(0xFFE08A),
      .skyLow = rgb(0xF4B82E),
      .far = rgb(0xE39A12),
      .middle = rgb(0xB97408),
      .near = rgb(0x7E4D06),
      .deep = rgb(0x3F2904),
      .sun = rgb(0xFFF6D6),
  };
}

SymbolColours fireColours() {
  return {
      .name = QStringLiteral("Fire"),
      .base = rgb(0xEE5128),
      .on = rgb(0xFFFFFF),
      .skyHigh = rgb(0xFFB07A),
      .skyLow = rgb(0xEC6A3C),
      .far = rgb(0xD9442A),
      .middle = rgb(0xA92A1C),
      .near = rgb(0x761913),
      .deep = rgb(0x420D0B),
      .sun = rgb(0xFFE3B8),
  };
}

SymbolColours waterColours() {
  return {
      .name = QStringLiteral("Water"),
      .base = rgb(0x2A6BD6),
      .on = rgb(0xFFFFFF),
      .skyHigh = rgb(0xBBDDF7),
      .skyLow = rgb(0x6FAEE6),
      .far = rgb(0x3F83D2),
      .middle = rgb(0x255FAE),
      .near = rgb(0x17407F),
      .deep = rgb(0x0D254D),
      .sun = rgb(0xF4FAFF),
  };
}

SymbolColours windColours() {
  return {
      .name = QStringLiteral("Wind"),
      .base = rgb(0x3DB39A),
      .on = rgb(0x04241D),
      .skyHigh = rgb(0xD9F5E8),
      .skyLow = rgb(0x93DCC6),
      .far = rgb(0x57B9A2),
      .middle = rgb(0x2F8F7C),
      .near = rgb(0x1B6457),
      .deep = rgb(0x0C3932),
      .sun = rgb(0xFFFFFF),
  };
}

SymbolColours earthColours() {
  return {
      .name = QStringLiteral("Earth"),
      .base = rgb(0x6B4522),
      .on = rgb(0xFFFFFF),
      .skyHigh = rgb(0xEBD3AE),
      .skyLow = rgb(0xCFA46E),
      .far = rgb(0xAD7B46),
      .middle = rgb(0x7F552D),
      .near = rgb(0x57381D),
      .deep = rgb(0x301E0E),
      .sun = rgb(0xFFF3DC),
  };
}

SymbolColours voidColours() {
  return {
      .name = QStringLiteral("Void"),
      .base = rgb(0x3A2A58),
      .on = rgb(0xF3ECFF),
      .skyHigh = rgb(0x9F8CC0),
      .skyLow = rgb(0x6A5590),
      .far = rgb(0x513E77),
      .middle = rgb(0x382957),
      .near = rgb(0x241A3B),
      .deep = rgb(0x130C22),
      .sun = rgb(0xE9DEFF),
  };
}

SymbolColours airColours() {
  return {
      .name = QStringLiteral("air"),
      .base = rgb(0xA9DCF2),
      .on = rgb(0x0D2A3A),
      .skyHigh = rgb(0xE9F6FD),
      .skyLow = rgb(0xB7DDF0),
      .far = rgb(0x86BEDD),
      .middle = rgb(0x5C97BF),
      .near = rgb(0x3B6E95),
      .deep = rgb(0x15324A),
      .sun = rgb(0xFFFFFF),
  };
}

SymbolColours darkWaterColours() {
  return {
      .name = QStringLiteral("dark_water"),
      .base = rgb(0x12264A),
      .on = rgb(0x7CC0FF),
      .skyHigh = rgb(0x4A6A96),
      .skyLow = rgb(0x2B4673),
      .far = rgb(0x1E3A68),
      .middle = rgb(0x142A50),
      .near = rgb(0x0C1B38),
      .deep = rgb(0x061022),
      .sun = rgb(0xBFE0FF),
  };
}

SymbolColours darkFireColours() {
  return {
      .name = QStringLiteral("dark_fire"),
      .base = rgb(0x3A110C),
      .on = rgb(0xFF8A55),
      .skyHigh = rgb(0x8E4436),
      .skyLow = rgb(0x66261D),
      .far = rgb(0x5A1A14),
      .middle = rgb(0x43110E),
      .near = rgb(0x2C0A09),
      .deep = rgb(0x180404),
      .sun = rgb(0xFFC9A3),
  };
}

SymbolColours darkEarthColours() {
  return {
      .name = QStringLiteral("dark_earth"),
      .base = rgb(0x2C2115),
      .on = rgb(0xD9B277),
      .skyHigh = rgb(0x86715A),
      .skyLow = rgb(0x5F4B37),
      .far = rgb(0x4D3A28),
      .middle = rgb(0x3A2A1B),
      .near = rgb(0x271B10),
      .deep = rgb(0x140C06),
      .sun = rgb(0xF1DDBB),
  };
}

SymbolColours darkAirColours() {
  return {
      .name = QStringLiteral("dark_air"),
      .base = rgb(0x2A2E49),
      .on = rgb(0xC3CCFA),
      .skyHigh = rgb(0x7D86AE),
      .skyLow = rgb(0x565F88),
      .far = rgb(0x464E76),
      .middle = rgb(0x333A5D),
      .near = rgb(0x232843),
      .deep = rgb(0x111426),
      .sun = rgb(0xE6EAFF),
  };
}

SymbolColours steelColours() {
  return {
      .name = QStringLiteral("steel"),
      .base = rgb(0x6F7F8C),
      .on = rgb(0xFFFFFF),
      .skyHigh = rgb(0xDDE4E8),
      .skyLow = rgb(0xA9B7C1),
      .far = rgb(0x8798A5),
      .middle = rgb(0x64747F),
      .near = rgb(0x455059),
      .deep = rgb(0x20282E),
      .sun = rgb(0xFFFFFF),
  };
}

qreal linear(qreal channel) { return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4); }

qreal luminance(const QColor& c) {
  return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
}

int mixChannel(int a, int b, qreal t) { return std::clamp(static_cast<int>(std::lround(a + (b - a) * t)), 0, 255); }

}  // namespace

const Theme& themeOf(ThemeTone tone) {
  static const std::array<Theme, 2> themes{darkTheme(), lightTheme()};
  return themes.at(tone == ThemeTone::Dark ? 0 : 1);
}

const TableTop& tableTopOf(TableTopId id) {
  static const std::array<TableTop, 4> tops{lacquerDark(), lacquerLight(), tatamiDark(), tatamiLight()};
  return tops.at(static_cast<std::size_t>(id));
}

const CardColours& cardColours() {
  static const CardColours colours{
      .paper = rgb(0xF7F0E1),
      .paper2 = rgb(0xEBE0CA),
      .ink = rgb(0x1E1A15),
      .ink2 = rgb(0x3A332A),
      .muted = rgb(0x5F5646),
      .rule = rgb(0xCDBFA3),
      .injuredPlate = rgb(0x6E2412),
      .bandage = rgb(0xFFC2A8),
      .crown = rgb(0xF6CB5B),
      .slash = rgb(0xB9AC93),
      .support = rgb(0xDDD2BC),
      .raised = rgb(0x8FE3B4),
      .lowered = rgb(0xFFB09F),
      .rodWood = rgb(0x4A2F1B),
      .rodBrass = rgb(0xC79A4B),
      .pending = rgb(0x8A5200),
      .coin = rgb(0xF6CB5B),
      .lifeHigh = rgb(0x1F7A45),
      .lifeHalf = rgb(0x9A5A00),
      .lifeLow = rgb(0xB3261E),
      .lifeGone = rgb(0x4A4238),
      .lifeMost = rgb(0xEBE0CA),
  };
  return colours;
}

const SymbolColours& symbolColours(QChar letter) {
  static const std::array<SymbolColours, 15> colours{
      lightningColours(), fireColours(),     waterColours(),     windColours(),    earthColours(),
      voidColours(),      waterColours(),    fireColours(),      earthColours(),   airColours(),
      darkWaterColours(), darkFireColours(), darkEarthColours(), darkAirColours(), steelColours()};
  const auto at = QStringLiteral("LFWNEVwfeatbmns").indexOf(letter);
  return colours.at(at < 0 ? 5 : static_cast<std::size_t>(at));
}

QColor mix(const QColor& a, const QColor& b, qreal t) {
  return {mixChannel(a.red(), b.red(), t), mixChannel(a.green(), b.green(), t), mixChannel(a.blue(), b.blue(), t),
          mixChannel(a.alpha(), b.alpha(), t)};
}

qreal contrastRatio(const QColor& a, const QColor& b) {
  const qreal x = luminance(a);
  const qreal y = luminance(b);
  return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

}  // namespace playsheet
