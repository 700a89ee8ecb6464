// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/person_collection.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>

namespace playsheet {

Outcome<std::vector<OwnedCard>> owned_cards(const PersonDatabase& person) {
  std::vector<OwnedCard> owned;
  const auto problem = person.read([&](SQLite::Database& db) {
    SQLite::Statement select(db, "SELECT code, quantity FROM collection ORDER BY code");
    while (select.executeStep()) owned.push_back({select.getColumn(0).getString(), select.getColumn(1).getInt()});
  });
  if (problem) return *problem;
  return owned;
}

Outcome<int> change_owned(PersonDatabase& person, const std::string& code, int by) {
  int now = 0;
  const auto problem = person.write([&](SQLite::Database& db) {
    SQLite::Statement select(db, "SELECT quantity FROM collection WHERE code = ?");
    select.bind(1, code);
    const int before = select.executeStep() ? select.getColumn(0).getInt() : 0;
    now = std::clamp(before + std::clamp(by, -kMostOwned, kMostOwned), 0, kMostOwned);
    SQLite::Statement change(db, now == 0 ? "DELETE FROM collection WHERE code = ?"
                                          : "INSERT INTO collection VALUES (?1, ?2) "
                                            "ON CONFLICT (code) DO UPDATE SET quantity = ?2");
    change.bind(1, code);
    if (now != 0) change.bind(2, now);
    change.exec();
  });
  if (problem) return *problem;
  return now;
}

Outcome<std::optional<std::string>> person_setting(const PersonDatabase& person, const std::string& key) {
  std::optional<std::string> value;
  const auto problem = person.read([&](SQLite::Database& db) {
    SQLite::Statement select(db, "SELECT value FROM settings WHERE key = ?");
    select.bind(1, key);
    if (select.executeStep()) value = select.getColumn(0).getString();
  });
  if (problem) return *problem;
  return value;
}

std::optional<StorageProblem> set_person_setting(PersonDatabase& person, const std::string& key,
                                                 const std::string& value) {
  return person.write([&](SQLite::Database& db) {
    SQLite::Statement set(db, "INSERT INTO settings VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = ?2");
    set.bind(1, key);
    set.bind(2, value);
    set.exec();
  });
}

}  // namespace playsheet
