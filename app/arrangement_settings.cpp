// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arrangement_settings.h"

#include <QStringList>

namespace playsheet {
namespace {

constexpr std::array<const char*, 3> kTabs{"log", "chain", "decks"};
constexpr std::array<const char*, 3> kFingers{"when touched", "yes", "no"};

/// A name of a screen as a part of a key: "DP-1" is "dp_1".
std::string keyOf(const QString& screen, const char* what) {
  std::string name;
  for (const char c : screen.toLower().left(40).toStdString())
    name += (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ? c : '_';
  return "screen." + (name.empty() ? std::string("any") : name) + "." + what;
}

std::array<std::pair<const char*, bool*>, 4> switchesOf(TableArrangement& arrangement) {
  return {{{"folded", &arrangement.folded},
           {"log_folded", &arrangement.logFolded},
           {"turning", &arrangement.seating.turning},
           {"turned_cards", &arrangement.seating.turnedCards}}};
}

}  // namespace

TableArrangement arrangementFrom(const Settings& settings, const QString& screen) {
  TableArrangement arrangement;
  arrangement.window = QByteArray::fromBase64(QByteArray::fromStdString(settings.get(keyOf(screen, "window"))));
  for (const auto& [name, field] : switchesOf(arrangement)) *field = settings.get(keyOf(screen, name)) == "yes";
  const std::string tab = settings.get(keyOf(screen, "tab"));
  for (std::size_t i = 0; i < kTabs.size(); ++i)
    if (tab == kTabs[i]) arrangement.tab = static_cast<SidePanel::Tab>(i);
  const std::string fingers = settings.get(keyOf(screen, "fingers"));
  for (std::size_t i = 0; i < kFingers.size(); ++i)
    if (fingers == kFingers[i]) arrangement.fingers = static_cast<ForFingers>(i);
  const QStringList words = QString::fromStdString(settings.get(keyOf(screen, "words"))).split(QLatin1Char(' '));
  for (const Surface surface : kSurfaces) {
    bool number = false;
    const int percent = words.value(static_cast<int>(surface)).toInt(&number);
    if (number) arrangement.words.set(surface, percent);
  }
  return arrangement;
}

void keepArrangement(Settings& settings, const QString& screen, const TableArrangement& arrangement) {
  settings.set(keyOf(screen, "window"), arrangement.window.toBase64().toStdString());
  TableArrangement kept = arrangement;
  for (const auto& [name, field] : switchesOf(kept)) settings.set(keyOf(screen, name), *field ? "yes" : "no");
  settings.set(keyOf(screen, "tab"), kTabs[static_cast<std::size_t>(arrangement.tab)]);
  settings.set(keyOf(screen, "fingers"), kFingers[static_cast<std::size_t>(arrangement.fingers)]);
  QStringList words;
  for (const Surface surface : kSurfaces) words.append(QString::number(arrangement.words.of(surface)));
  settings.set(keyOf(screen, "words"), words.join(QLatin1Char(' ')).toStdString());
}

}  // namespace playsheet
