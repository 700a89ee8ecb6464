// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gormiti_deck_folder.h"

#include <QCoreApplication>
#include <algorithm>
#include <cerrno>
#include <utility>

#include "app/collection_desk.h"
#include "app/storage/private_file.h"
#include "app/storage/text_file.h"
#include "engine/table/clean_name.h"
#include "engine/table/one_line.h"
#include "engine/table/plain_letters.h"

namespace playsheet {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kDeckEnding = ".deck.toml";

QString sayOfDeck(const char* text) { return QCoreApplication::translate("GormitiDeckFolder", text); }

}  // namespace

GormitiDeckFolder::GormitiDeckFolder(fs::path folder, const gormiti::Catalog& cards, const naruto::Catalog& other)
    : folder_(std::move(folder)), cards_(cards), other_(other) {}

std::vector<OwnGormitiDeck> GormitiDeckFolder::decks() {
  std::vector<OwnGormitiDeck> out;
  QStringList troubles;
  std::error_code none;
  for (const auto& entry : fs::directory_iterator(folder_, none)) {
    const std::string name = entry.path().filename().string();
    if (!name.ends_with(kDeckEnding)) continue;
    auto deck = read(QString::fromStdString(entry.path().string()));
    if (auto* fine = std::get_if<gormiti::DeckFile>(&deck))
      out.push_back({QLatin1String(kOwnGormitiDeck) + QString::fromStdString(name), std::move(*fine)});
    else
      troubles << std::get<QString>(deck);
  }
  std::sort(out.begin(), out.end(), [](const OwnGormitiDeck& a, const OwnGormitiDeck& b) {
    return std::pair(table::plain_letters(a.deck.name), a.id) < std::pair(table::plain_letters(b.deck.name), b.id);
  });
  troubles.sort();
  trouble_ = troubles.join(QLatin1Char(' '));
  return out;
}

/// Nothing outside the folder is meant by an id, whatever it is.
fs::path GormitiDeckFolder::fileOf(const QString& id) const {
  const std::string name = id.mid(static_cast<qsizetype>(std::string_view(kOwnGormitiDeck).size())).toStdString();
  if (!id.startsWith(QLatin1String(kOwnGormitiDeck)) || !name.ends_with(kDeckEnding)) return {};
  return fs::path(name).filename() == fs::path(name) ? folder_ / name : fs::path();
}

/// Called like the deck, as far as every system can write that.
fs::path GormitiDeckFolder::freeFile(const std::string& name) const {
  std::string stem;
  for (const char c : table::plain_letters(name)) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    if (letter && stem.size() < 40)
      stem += c;
    else if (!stem.empty() && stem.back() != '-')
      stem += '-';
  }
  while (!stem.empty() && stem.back() == '-') stem.pop_back();
  if (stem.empty()) stem = "deck";
  fs::path file = folder_ / (stem + std::string(kDeckEnding));
  std::error_code none;
  for (int number = 2; fs::exists(fs::symlink_status(file, none)); ++number)
    file = folder_ / (stem + '-' + std::to_string(number) + std::string(kDeckEnding));
  return file;
}

QString GormitiDeckFolder::keep(OwnGormitiDeck& deck) {
  if (const int error = make_private_folder(folder_); error != 0) return personTrouble(file_problem(folder_, error));
  const fs::path file = deck.id.isEmpty() ? freeFile(deck.deck.name) : fileOf(deck.id);
  if (file.empty()) return personTrouble(file_problem(folder_, ENOENT));
  if (const auto written = write_private_file(file, gormiti::write_deck(deck.deck)); !written)
    return personTrouble(written.problem());
  deck.id = QLatin1String(kOwnGormitiDeck) + QString::fromStdString(file.filename().string());
  return {};
}

QString GormitiDeckFolder::remove(const QString& id) {
  const fs::path file = fileOf(id);
  std::error_code error;
  if (!file.empty()) fs::remove(file, error);
  return error ? personTrouble(file_problem(file, error.value())) : QString();
}

QString GormitiDeckFolder::faultOf(const gormiti::CardMessage& message, const QString& file) const {
  const QString found = QString::fromStdString(table::one_line(message.found));
  if (message.code == gormiti::MessageCode::unknown_card) {
    const bool others = other_.find(message.found).has_value();
    return (others ? sayOfDeck(QT_TRANSLATE_NOOP(
                         "GormitiDeckFolder", "%1, line %2: “%3” is a card of Naruto. A deck has cards of one game."))
                   : sayOfDeck(
                         QT_TRANSLATE_NOOP("GormitiDeckFolder", "%1, line %2: no card of Gormiti has the code “%3”.")))
        .arg(file, QString::number(message.line), found);
  }
  if (message.code == gormiti::MessageCode::missing_key)
    return sayOfDeck(
               QT_TRANSLATE_NOOP("GormitiDeckFolder", "%1: a deck of Gormiti has a line “%2”; here it is missing."))
        .arg(file, QString::fromStdString(table::one_line(message.path)));
  return sayOfDeck(QT_TRANSLATE_NOOP("GormitiDeckFolder", "%1, line %2: this cannot stand in a deck of Gormiti: %3."))
      .arg(file, QString::number(message.line), found);
}

std::variant<gormiti::DeckFile, QString> GormitiDeckFolder::read(const QString& path) {
  const fs::path file = path.toStdString();
  const QString name = QString::fromStdString(file.filename().string());
  const auto text = read_text_file(file);
  if (!text) return personTrouble(text.problem());
  if (gormiti::is_any_share_code(*text)) {
    gormiti::ShareReading shared = gormiti::read_share_code(*text, cards_);
    if (shared.deck) return std::move(*shared.deck);
    return QStringLiteral("%1: %2").arg(name, gormitiShareFault(*shared.refusal, cards_));
  }
  const std::string game = gormiti::game_of_deck(*text);
  if (!game.empty() && game != "gormiti")
    return sayOfDeck(QT_TRANSLATE_NOOP("GormitiDeckFolder", "%1: this is a deck of another game: %2."))
        .arg(name, QString::fromStdString(table::one_line(game)));
  gormiti::DeckReading reading = gormiti::read_deck(*text, cards_);
  if (reading.deck) return std::move(*reading.deck);
  return reading.messages.empty() ? name : faultOf(reading.messages.front(), name);
}

QString GormitiDeckFolder::write(const QString& path, const gormiti::DeckFile& deck) {
  const auto written = write_text_file(path.toStdString(), gormiti::write_deck(deck));
  return written ? QString() : personTrouble(written.problem());
}

}  // namespace playsheet
