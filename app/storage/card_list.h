// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "app/storage/card_import.h"
#include "app/storage/outcome.h"

namespace playsheet {

/// One card of a list of a person's own, as it stands there.
struct ListedCard {
  std::string place;                          ///< "row 12", or sheet and number
  std::string sheet = {};                     ///< of a JSON object of arrays
  std::map<std::string, std::string> values;  ///< `column_of_list` of its title -> what stands there
  std::string surplus = {};                   ///< a field of a table that stands under no title
};

/// How titles of columns are compared: "Card_Name" and "card name" are one.
std::string column_of_list(std::string_view title);

/// Reads a list in any text that a person can have saved: a table with comma, semicolon, tab or bar between its fields,
/// whose titles need not stand in its first line, or JSON, an array of objects or an object of such arrays.
Outcome<std::vector<ListedCard>> read_card_list(std::string_view list, const std::string& file,
                                                const ImportMapping& mapping);

}  // namespace playsheet
