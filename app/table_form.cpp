// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table_form.h"

#include "app/storage/person_collection.h"

namespace playsheet {
namespace {

constexpr const char* kTableForm = "table_form";
constexpr const char* kSpreadsheet = "spreadsheet";

}  // namespace

bool tablesForSpreadsheet(const PersonDatabase& person) {
  const auto kept = person_setting(person, kTableForm);
  return kept && *kept && **kept == kSpreadsheet;
}

void setTablesForSpreadsheet(PersonDatabase& person, bool spreadsheet) {
  (void)set_person_setting(person, kTableForm, spreadsheet ? kSpreadsheet : "programs");
}

}  // namespace playsheet
