// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDesktopServices>
#include <QUrl>
#include <algorithm>
#include <iostream>
#include <memory>
#include <utility>

#include "app/card_problems.h"
#include "app/cards_command.h"
#include "app/gormiti_deck_folder.h"
#include "app/locations.h"
#include "app/storage/cards_database.h"
#include "app/storage/game_cards.h"
#include "app/window_program.h"
#include "engine/naruto/decks/formats/card_index.h"

/// The cards that the window plays with: those of each game that come with the program, the person's own, and their
/// pictures; what is wrong with them, and how they are read once more.
namespace playsheet {

namespace {

constexpr const char* kDrawn = "drawn";  ///< no pictures of one's own

}  // namespace

ShippedCards readShippedCards() {
  ShippedCards shipped{std::make_unique<naruto::Catalog>(), std::nullopt};
  if (const auto loaded = load_shipped_cards(*shipped.cards); !loaded)
    shipped = {std::make_unique<naruto::Catalog>(), loaded.problem()};  // perhaps half of them were there
  return shipped;
}

/// Without its cards there is but one game, and why is told. With them are the person's own.
void WindowProgram::takeGormiti() {
  auto cards = load_gormiti(shipped_cards());
  if (!cards) return tell(QString::fromStdString(text_of(cards.problem())));
  ownGormiti_ = add_own_gormiti_cards(data_, *cards);
  gormiti_.push_back(std::make_unique<gormiti::Catalog>(std::move(*cards)));
  for (const auto& each : ownGormiti_.messages)
    std::cerr << each.file << ": " << gormiti::text_of(each.message) << std::endl;
}

/// Likewise.
void WindowProgram::takeRising() {
  auto cards = load_rising_clan(shipped_cards());
  if (!cards) return tell(QString::fromStdString(text_of(cards.problem())));
  rising_.emplace(std::move(*cards));
}

std::unique_ptr<GormitiDecks> WindowProgram::gormitiFolder() const {
  if (!gormiti()) return nullptr;
  return std::make_unique<GormitiDeckFolder>(data_ / "gormiti-decks", *gormiti(), *cards_.back());
}

/// Without the cards that it comes with the program does not begin.
bool WindowProgram::takeShippedCards() {
  ShippedCards shipped = shipped_.get();
  if (shipped.problem) {
    tell(tr("The cards cannot be read."), QString::fromStdString(text_of(*shipped.problem)));
    return false;
  }
  addCards(std::move(shipped));
  return true;
}

/// A source with a fault stops no other one: what is wrong is told on its page.
void WindowProgram::addCards(ShippedCards shipped) {
  cards_.push_back(std::move(shipped.cards));
  own_ = add_own_cards(data_, *cards_.back(), index_texts);
  if (shipped.problem) own_.problems.insert(own_.problems.begin(), *shipped.problem);
  for (const auto& problem : own_.problems) std::cerr << text_of(problem) << std::endl;
  for (const auto& message : own_.messages) std::cerr << naruto::text_of(message) << std::endl;
}

void WindowProgram::readCardsAgain() {
  addCards(readShippedCards());
  if (gormiti()) takeGormiti();
  auto decks = gormitiFolder();  // the ones before stand until the window has let them go
  window_->setCards(*cards_.back(), gormiti(), decks.get());
  gormitiDecks_ = std::move(decks);
  // A record may still be being read with them: they go when that is over, by whoever reads it.
  const auto gone = std::stable_partition(
      cards_.begin(), cards_.end(), [newest = cards_.back().get(), played = window_->cardsInPlay()](const auto& cards) {
        return cards.get() == newest || cards.get() == played;
      });
  for (auto cards = gone; cards != cards_.end(); ++cards)
    jobs_->write([kept = std::shared_ptr<naruto::Catalog>(std::move(*cards))]() mutable { kept.reset(); });
  cards_.erase(gone, cards_.end());
  readPictures();  // a new card may have one
}

ProblemDesk WindowProgram::problemDesk() {
  const std::filesystem::path folder = data_ / "cards";
  ProblemDesk desk;
  desk.folder = QString::fromStdString(folder.string());
  desk.list = [this](const QString& language) {
    auto problems = problemsOf(own_, language);
    for (const auto& each : ownGormiti_.messages) problems.push_back(problemOf(each, language));
    for (const auto& each : pictures_.problems()) problems.push_back(problemOf(each, language));
    return problems;
  };
  desk.readAgain = [this] { readCardsAgain(); };
  desk.openFolder = [folder, url = QUrl::fromLocalFile(desk.folder)] {
    std::error_code error;  // a folder that cannot be made is not opened either
    std::filesystem::create_directories(folder, error);
    QDesktopServices::openUrl(url);
  };
  return desk;
}

void WindowProgram::choosePictures(const QString& folder) {
  settings_.set("pictures", folder.isEmpty() ? kDrawn : folder.toStdString());
  save();
  readPictures();
}

/// From the folder that was chosen; else from that of the data folder, if it is there.
void WindowProgram::readPictures() {
  setCardPictures(&pictures_);
  pictures_.setNaming([this](const QStringList& names) {
    const naruto::CardIndex cards(*cards_.back());  // what a deck list takes as a code, with the community's suffixes
    QStringList codes;
    for (const QString& name : names) {
      const auto found = cards.by_code(name.toStdString());
      codes.append(found.empty() ? QString() : QString::fromStdString(found.front()));
    }
    return codes;
  });
  const std::string chosen = settings_.get("pictures");
  const std::string folder = chosen.empty() ? (data_ / "pictures").string() : chosen;
  pictures_.setFolder(chosen == kDrawn ? QString() : QString::fromStdString(folder));
}

}  // namespace playsheet
