// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/decks/guide_store.h"

#include <QFile>

namespace playsheet {
namespace {

QString fileOfGuide(const std::string& deck) {
  return QStringLiteral(":/guides/%1.toml").arg(QString::fromStdString(deck));
}

}  // namespace

bool hasGuide(const std::string& deck) { return QFile::exists(fileOfGuide(deck)); }

std::vector<naruto::DeckGuide> shippedGuides(const std::vector<naruto::Deck>& decks) {
  std::vector<naruto::DeckGuide> guides;
  for (const naruto::Deck& deck : decks) {
    QFile file(fileOfGuide(deck.id));
    if (!file.open(QIODevice::ReadOnly)) continue;
    auto reading = naruto::read_guide(file.readAll().toStdString(), deck.id + ".toml", deck);
    for (const auto& message : reading.messages) qWarning("%s", naruto::text_of(message).c_str());
    if (reading.guide) guides.push_back(std::move(*reading.guide));
  }
  return guides;
}

}  // namespace playsheet
