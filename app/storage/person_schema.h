// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

/// Private to the person's database: how its tables came to be what they are.
namespace playsheet {

/// One upgrade. A step that was once in a released program never changes; what comes later is another step.
struct PersonStep {
  int version = 0;  ///< of the schema when it is done: the steps are numbered 1, 2, 3 ...
  std::string_view name;
  const char* sql = nullptr;  ///< statements; they run in one transaction with the steps beside them
};

/// All steps in their order.
std::span<const PersonStep> person_steps();

/// The version this program writes.
int person_schema_version();

/// "PSPD" in the head of the file.
inline constexpr int kPersonApplicationId = 0x50535044;

}  // namespace playsheet
