// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/shelf_offer.h"

#include <utility>

#include "ui/decks/guide_store.h"

namespace playsheet {

QString ShelfOffer::id(int at) const { return QString::fromStdString(deck(at).id); }

QString ShelfOffer::title(int at, const QString& language) const {
  return QString::fromStdString(deck(at).name.in(language.toStdString()));
}

QString ShelfOffer::note(int at, const QString& language) const {
  return QString::fromStdString(deck(at).note.in(language.toStdString()));
}

bool ShelfOffer::hasGuide(int at) const { return playsheet::hasGuide(deck(at).id); }

QString ShelfOffer::open(const QString& path) {
  auto read = shelf_.open(path);
  if (const auto* sentence = std::get_if<QString>(&read)) return *sentence;
  shelf_.ready.push_back(std::get<naruto::Deck>(std::move(read)));
  return {};
}

}  // namespace playsheet
