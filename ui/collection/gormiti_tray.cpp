// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/gormiti_tray.h"

#include <algorithm>
#include <utility>

#include "ui/widgets/clean_name.h"

namespace playsheet {

GormitiTray::GormitiTray(const gormiti::Catalog& cards, GormitiDecks& store, QObject* parent)
    : QObject(parent), cards_(cards), store_(store) {
  read();
}

void GormitiTray::read() {
  decks_ = store_.decks();
  if (!current()) current_ = decks_.empty() ? QString() : decks_.front().id;
}

const OwnGormitiDeck* GormitiTray::current() const {
  const auto at =
      std::find_if(decks_.begin(), decks_.end(), [&](const OwnGormitiDeck& each) { return each.id == current_; });
  return at == decks_.end() ? nullptr : &*at;
}

namespace {

bool holds(const gormiti::DeckFile& deck, const std::string& code) {
  return std::find(deck.cards.begin(), deck.cards.end(), code) != deck.cards.end();
}

}  // namespace

bool GormitiTray::has(const std::string& code) const { return current() && holds(current()->deck, code); }

int GormitiTray::holding(const std::string& code) const {
  return static_cast<int>(
      std::count_if(decks_.begin(), decks_.end(), [&](const OwnGormitiDeck& each) { return holds(each.deck, code); }));
}

bool GormitiTray::refresh() {
  const auto same = [](const OwnGormitiDeck& a, const OwnGormitiDeck& b) { return a.id == b.id && a.deck == b.deck; };
  const auto before = decks_;
  read();
  if (std::equal(before.begin(), before.end(), decks_.begin(), decks_.end(), same)) return false;
  emit changed();
  return true;
}

void GormitiTray::open(const QString& id) {
  current_ = id;
  emit changed();
}

QString GormitiTray::make(gormiti::DeckFile deck) {
  const std::string wanted = deck.name;
  const auto taken = [&](const OwnGormitiDeck& each) { return each.deck.name == deck.name; };
  for (int number = 2; std::any_of(decks_.begin(), decks_.end(), taken); ++number)
    deck.name = wanted + ' ' + std::to_string(number);
  OwnGormitiDeck made{{}, std::move(deck)};
  QString why = store_.keep(made);
  if (why.isEmpty()) current_ = made.id;
  read();
  emit changed();
  return why;
}

QString GormitiTray::change(gormiti::DeckFile deck) {
  const OwnGormitiDeck* now = current();
  if (!now || now->deck == deck) return {};
  const OwnGormitiDeck before = *now;
  OwnGormitiDeck next{before.id, std::move(deck)};
  QString why = store_.keep(next);
  if (why.isEmpty()) past_.push_back(before);
  read();
  emit changed();
  return why;
}

QString GormitiTray::rename(const QString& name) {
  const QString clean = cleanName(name);
  if (!current() || clean.isEmpty()) return {};
  gormiti::DeckFile deck = current()->deck;
  deck.name = clean.toStdString();
  return change(std::move(deck));
}

QString GormitiTray::setMode(gormiti::Mode mode) {
  if (!current()) return {};
  gormiti::DeckFile deck = current()->deck;
  deck.mode = mode;
  return change(std::move(deck));
}

QString GormitiTray::toggle(const std::string& code) {
  if (!current()) return {};
  gormiti::DeckFile deck = current()->deck;
  if (std::erase(deck.cards, code) == 0) deck.cards.push_back(code);
  return change(std::move(deck));
}

QString GormitiTray::setCards(std::vector<std::string> cards) {
  if (!current()) return {};
  gormiti::DeckFile deck = current()->deck;
  deck.cards = std::move(cards);
  return change(std::move(deck));
}

QString GormitiTray::remove() {
  if (!current()) return {};
  const OwnGormitiDeck gone = *current();
  QString why = store_.remove(gone.id);
  if (why.isEmpty()) past_.push_back(gone);
  read();
  emit changed();
  return why;
}

QString GormitiTray::undo() {
  if (past_.empty()) return {};
  OwnGormitiDeck before = past_.back();
  QString why = store_.keep(before);
  if (why.isEmpty()) {
    past_.pop_back();
    current_ = before.id;
  }
  read();
  emit changed();
  return why;
}

QString GormitiTray::openFile(const QString& path) {
  auto deck = store_.read(path);
  if (const auto* why = std::get_if<QString>(&deck)) return *why;
  return make(std::move(std::get<gormiti::DeckFile>(deck)));
}

QString GormitiTray::saveFile(const QString& path) const {
  return current() ? store_.write(path, current()->deck) : QString();
}

}  // namespace playsheet
