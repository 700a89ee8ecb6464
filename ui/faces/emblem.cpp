// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/faces/emblem.h"

#include "ui/faces/card_look.h"

#include <QByteArray>

#include <algorithm>
#include <array>

namespace playsheet {
namespace {

constexpr quint32 kSlots = 2100;  // 10 petals * 7 rings * 5 ornaments * 3 fills * 2 turns; above the highest number
constexpr quint32 kStep = 1237;   // no common divisor with kSlots: number -> slot is one to one
constexpr quint32 kUnitedStatesLine = 6;  // from here on, prefixes belong to a later line of the same series
constexpr std::array kPrefixes{"N", "J", "M", "C", "PR", "EX", "N-US", "J-US", "M-US", "C-US", "PR-US", "N-C"};

quint32 fnv1a(const QString& text) {
  quint32 hash = 2166136261U;
  const QByteArray bytes = text.toUtf8();
  for (const char byte : bytes) {
    hash = (hash ^ static_cast<quint8>(byte)) * 16777619U;
  }
  return hash;
}

struct CodeParts {
  QString prefix;
  quint32 number = 0;
  quint32 letter = 0;  ///< 1 for a, 2 for b; 0 without
};

bool isAsciiLetter(QChar c) { return (c >= u'A' && c <= u'Z') || (c >= u'a' && c <= u'z'); }
bool isAsciiDigit(QChar c) { return c >= u'0' && c <= u'9'; }

/// "N-021b" -> N, 21, b. A code of another form (somebody's own card) still gives a picture, from its hash.
CodeParts partsOf(const QString& code) {
  CodeParts parts;
  qsizetype end = code.size();
  if (end > 0 && isAsciiLetter(code[end - 1])) {
    parts.letter = static_cast<quint32>(code[end - 1].toLower().unicode() - u'a' + 1);
    --end;
  }
  qsizetype start = end;
  while (start > 0 && isAsciiDigit(code[start - 1])) {
    --start;
  }
  bool good = false;
  parts.number = code.mid(start, end - start).toUInt(&good);
  if (!good) {
    return {code, fnv1a(code) % kSlots, 0};
  }
  parts.prefix = code.left(start);
  if (parts.prefix.endsWith(u'-')) {
    parts.prefix.chop(1);
  }
  return parts;
}

quint32 prefixIndex(const QString& prefix) {
  const auto found = std::find_if(kPrefixes.begin(), kPrefixes.end(),
                                  [&](const char* known) { return prefix == QLatin1StringView(known); });
  if (found != kPrefixes.end()) {
    return static_cast<quint32>(found - kPrefixes.begin());
  }
  return static_cast<quint32>(kPrefixes.size()) + fnv1a(prefix) % 64;
}

int petalsFor(const CardFace& face) {
  int cost = 7;
  if (lookOf(face.type).plate == CardLook::Plate::Life) {
    cost = face.combatHealthy.toInt() / 10;
  } else if (face.type == CardFace::Type::Jutsu) {
    cost = 0;
    for (const QChar sign : face.jutsuCost) {  // all ways to pay together, so that they do not look like one of them
      cost += sign.isDigit() ? sign.digitValue() : 1;
    }
  } else {
    bool good = false;
    const int printed = face.entranceCost.toInt(&good);
    cost = good ? printed : 7;
  }
  return 3 + std::clamp(cost, 0, 7);
}

QString coreOf(const CardFace& face) {
  if (!face.attributes.isEmpty()) {
    return face.attributes.first();
  }
  switch (face.type) {
    case CardFace::Type::Ninja:
      return QStringLiteral("ninjutsu");
    case CardFace::Type::Jutsu:
      return face.does.isEmpty() ? QStringLiteral("scroll") : face.does;
    case CardFace::Type::Mission:
      return face.does.isEmpty() ? QStringLiteral("flag") : face.does;
    default:
      break;
  }
  return face.does.isEmpty() ? QStringLiteral("hat") : face.does;
}

QChar symbolAt(const CardFace& face, qsizetype index) {
  const QString letter = face.symbols.value(index, face.ground);
  return letter.isEmpty() ? QChar(u'V') : letter.front();
}

}  // namespace

EmblemParameters emblemOf(const CardFace& face) {
  const CodeParts parts = partsOf(face.code);
  const quint32 prefix = prefixIndex(parts.prefix);
  quint32 slot = (parts.number % kSlots * kStep + prefix * 401 + parts.letter * 67) % kSlots;
  const auto take = [&slot](quint32 radix) {
    const quint32 digit = slot % radix;
    slot /= radix;
    return static_cast<int>(digit);
  };
  EmblemParameters emblem;
  emblem.petal = take(10);
  emblem.ring = take(7);
  emblem.between = take(5);
  emblem.fill = take(3);
  emblem.turn = take(2);
  emblem.fold = petalsFor(face);
  if (emblem.petal == 8 && emblem.fold == 3) {
    emblem.petal = 10;  // three hooks in a ring are somebody's sign: a clover instead
  }
  emblem.core = coreOf(face);
  emblem.mark = parts.letter != 0 ? 2 : prefix >= kUnitedStatesLine ? 1 : 0;
  emblem.seed = fnv1a(face.code);
  return emblem;
}

double emblemRandom(quint32 seed, quint32 i, double low, double high) {
  quint32 h = seed ^ (i * 0x9E3779B1U);
  h *= 2246822519U;
  h ^= h >> 13U;
  h *= 3266489917U;
  h ^= h >> 16U;
  return low + (high - low) * (h % 10007U) / 10006.0;
}

QChar firstSymbol(const CardFace& face) { return symbolAt(face, 0); }

QChar lastSymbol(const CardFace& face) { return symbolAt(face, face.symbols.size() - 1); }

}  // namespace playsheet
