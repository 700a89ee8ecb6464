// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/speech/program_words.h"

#include <cstring>

namespace playsheet {
namespace {

const char* spokenOf = nullptr;

}  // namespace

const char* programTongue() { return spokenOf; }

bool setProgramTongue(const char* tongue) {
  const bool same = tongue == nullptr || spokenOf == nullptr ? tongue == spokenOf : std::strcmp(tongue, spokenOf) == 0;
  spokenOf = tongue;
  return !same;
}

/// Where there are no words with that comment Qt gives those without.
QString ProgramTranslator::translate(const char* context, const char* text, const char* comment, int n) const {
  const bool said = comment != nullptr && *comment != '\0';
  return QTranslator::translate(context, text, said ? comment : spokenOf, n);
}

}  // namespace playsheet
