// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/person_schema.h"

#include <array>

namespace playsheet {
namespace {

/// Step 1: which cards a person has, and settings that are data.
constexpr char kCollection[] = R"sql(
CREATE TABLE collection (
  code     TEXT PRIMARY KEY,
  quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 9999)
) WITHOUT ROWID;
CREATE TABLE settings (
  key   TEXT PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID;
)sql";

constexpr std::array kSteps{
    PersonStep{1, "collection and settings", kCollection},
};

}  // namespace

std::span<const PersonStep> person_steps() { return kSteps; }
int person_schema_version() { return kSteps.back().version; }

}  // namespace playsheet
