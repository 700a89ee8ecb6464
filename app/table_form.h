// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace playsheet {

class PersonDatabase;

/// Whether the person saved the last table for a spreadsheet, or for programs, as it is at first.
bool tablesForSpreadsheet(const PersonDatabase& person);
/// What cannot be kept is chosen anew the next time.
void setTablesForSpreadsheet(PersonDatabase& person, bool spreadsheet);

}  // namespace playsheet
