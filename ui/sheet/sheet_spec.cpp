// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheet/sheet_spec.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <array>
#include <cmath>

namespace playsheet {
namespace {

struct LengthField {
  const char* name;
  qreal SheetSizes::*field;
};

constexpr std::array<LengthField, 17> kLengths{{
    {"height", &SheetSizes::height},
    {"width", &SheetSizes::width},
    {"margin", &SheetSizes::margin},
    {"gap", &SheetSizes::gap},
    {"strip", &SheetSizes::strip},
    {"village", &SheetSizes::village},
    {"battleVillage", &SheetSizes::battleVillage},
    {"hand", &SheetSizes::hand},
    {"bothHands", &SheetSizes::bothHands},
    {"card", &SheetSizes::card},
    {"handCard", &SheetSizes::handCard},
    {"plate", &SheetSizes::plate},
    {"piles", &SheetSizes::piles},
    {"laneSide", &SheetSizes::laneSide},
    {"chain", &SheetSizes::chain},
    {"scale", &SheetSizes::scale},
    {"text", &SheetSizes::text},
}};

bool readSizes(const QJsonObject& object, SheetSizes& sizes) {
  for (const LengthField& length : kLengths) {
    const bool asEver = length.field == &SheetSizes::battleVillage && !object.contains(QLatin1String(length.name));
    const QJsonValue value = object.value(QLatin1String(asEver ? "village" : length.name));
    if (!value.isDouble()) {
      return false;
    }
    sizes.*length.field = value.toDouble();
  }
  return true;
}

bool readNames(const QJsonObject& object, const char* name, QStringList& names) {
  const QJsonValue value = object.value(QLatin1String(name));
  for (const QJsonValue item : value.toArray()) {
    names << item.toString();
  }
  return value.isArray() && !names.contains(QString());
}

}  // namespace

namespace {

/// All lengths where `measure` is this much.
SheetSizes sizesAt(const std::vector<SheetSizes>& sizes, qreal SheetSizes::*measure, qreal much) {
  const auto above =
      std::find_if(sizes.begin() + 1, sizes.end() - 1, [&](const SheetSizes& known) { return known.*measure >= much; });
  const SheetSizes& high = *above;
  const SheetSizes& low = *(above - 1);
  const qreal t = (much - low.*measure) / (high.*measure - low.*measure);
  SheetSizes result;
  for (const LengthField& length : kLengths) {
    result.*length.field = low.*length.field + t * (high.*length.field - low.*length.field);
  }
  return result;
}

}  // namespace

qreal SheetSpec::widthAt(qreal height) const { return sizesAt(sizes, &SheetSizes::height, height).width; }

SheetSizes SheetSpec::at(const QSizeF& size) const {
  SheetSizes result = sizesAt(sizes, &SheetSizes::height, size.height());
  // A narrower sheet than the smallest one keeps its breadths: signs and piles would tell nothing any more.
  const SheetSizes wide = sizesAt(sizes, &SheetSizes::width, std::max(size.width(), sizes.front().width));
  for (const auto field : {&SheetSizes::margin, &SheetSizes::plate, &SheetSizes::piles, &SheetSizes::laneSide,
                           &SheetSizes::chain, &SheetSizes::scale, &SheetSizes::text}) {
    result.*field = std::min(result.*field, wide.*field);
  }
  for (const auto field :
       {&SheetSizes::margin, &SheetSizes::gap, &SheetSizes::strip, &SheetSizes::village, &SheetSizes::battleVillage,
        &SheetSizes::hand, &SheetSizes::bothHands, &SheetSizes::card, &SheetSizes::handCard, &SheetSizes::plate,
        &SheetSizes::piles, &SheetSizes::laneSide, &SheetSizes::chain}) {
    result.*field = std::max(2.0, std::round(result.*field));
  }
  result.scale = std::clamp(result.scale, 0.9, 2.0);
  result.text = std::clamp(result.text, 1.0, 2.0);
  result.height = size.height();
  result.width = size.width();
  return result;
}

std::optional<SheetSpec> readSheetSpec(const QByteArray& json) {
  const QJsonObject object = QJsonDocument::fromJson(json).object();
  SheetSpec spec;
  spec.game = object.value(QLatin1String("game")).toString();
  const QJsonArray sizes = object.value(QLatin1String("sizes")).toArray();
  if (!readNames(object, "bands", spec.bands) || !readNames(object, "strip", spec.strip) ||
      !readNames(object, "village", spec.village) || !readNames(object, "drawers", spec.drawers) || sizes.size() < 2) {
    return std::nullopt;
  }
  for (const QJsonValue value : sizes) {
    SheetSizes read;
    if (!readSizes(value.toObject(), read) ||
        (!spec.sizes.empty() && (read.height <= spec.sizes.back().height || read.width <= spec.sizes.back().width))) {
      return std::nullopt;
    }
    spec.sizes.push_back(read);
  }
  for (const QJsonValue value : object.value(QLatin1String("ring")).toArray()) {
    const QJsonArray sides = value.toArray();
    const std::array<int, 3> row{sides.at(0).toInt(-1), sides.at(1).toInt(-1), sides.at(2).toInt(-1)};
    const int sum = row[0] + row[1] + row[2];
    if (sides.size() != 3 || std::min({row[0], row[1], row[2]}) < 0 || sum != static_cast<int>(spec.ring.size()) + 1) {
      return std::nullopt;
    }
    spec.ring.push_back(row);
  }
  const QJsonObject limits = object.value(QLatin1String("limits")).toObject();
  for (auto limit = limits.begin(); limit != limits.end(); ++limit) {
    spec.limits.insert(limit.key(), limit.value().toInt(1));
  }
  spec.rewards = limits.value(QLatin1String("rewards")).toInt(spec.rewards);
  spec.lowDeck = limits.value(QLatin1String("lowDeck")).toInt(spec.lowDeck);
  spec.pips = object.value(QLatin1String("pips")).toString();
  spec.centred = object.value(QLatin1String("centred")).toBool(spec.centred);
  spec.floor = object.value(QLatin1String("floor")).toDouble(spec.floor);
  return spec;
}

SheetSpec shippedSheet(const QString& path) {
  QFile file(path);
  const bool open = file.open(QIODevice::ReadOnly);
  const std::optional<SheetSpec> read = open ? readSheetSpec(file.readAll()) : std::nullopt;
  Q_ASSERT(read.has_value());
  return read.value_or(SheetSpec{});
}

}  // namespace playsheet
