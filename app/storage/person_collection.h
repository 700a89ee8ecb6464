// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/storage/person_database.h"

namespace playsheet {

/// So many copies of one printing.
struct OwnedCard {
  std::string code;
  int quantity = 0;  ///< 1 to 9999
  friend bool operator==(const OwnedCard&, const OwnedCard&) = default;
};
inline constexpr int kMostOwned = 9999;

/// The whole collection in the order of the codes.
Outcome<std::vector<OwnedCard>> owned_cards(const PersonDatabase& person);

/// So many more copies, or fewer; what another program has added meanwhile is kept. Never below 0, never above
/// `kMostOwned`. Gives the number there is now.
Outcome<int> change_owned(PersonDatabase& person, const std::string& code, int by);

/// Settings that are data. A key that was never set gives nothing.
Outcome<std::optional<std::string>> person_setting(const PersonDatabase& person, const std::string& key);
std::optional<StorageProblem> set_person_setting(PersonDatabase& person, const std::string& key,
                                                 const std::string& value);

}  // namespace playsheet
