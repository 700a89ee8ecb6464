// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ui/sound/sound.h"

/// The sounds of the table, computed: struck wood, a plucked string, a drum. No recording of anybody's.
namespace playsheet {

constexpr int kSampleRate = 44'100;  ///< per second, one channel

/// Samples from -32767 to 32767, shorter than a second; the same at every call.
std::vector<std::int16_t> samplesOf(Sound sound);

/// The same as a file in the WAVE form.
std::string waveFileOf(Sound sound);

}  // namespace playsheet
