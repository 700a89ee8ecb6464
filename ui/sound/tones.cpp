// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sound/tones.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "engine/table/random.h"

namespace playsheet {
namespace {

/// One struck or plucked body: partials that die away, and the noise of the stroke.
struct Stroke {
  double at = 0;       ///< seconds
  double pitch = 440;  ///< hertz
  double decay = 0.1;  ///< seconds until a third is left
  double loud = 0.3;   ///< of 1
  double noise = 0;    ///< of the stroke, of 1
  double fall = 0;     ///< how much lower the pitch ends, of 1: a drum
  std::array<double, 3> partials{1, 0, 0};
};

constexpr std::array<double, 3> kWood{1, 0.35, 0.12};
constexpr std::array<double, 3> kString{1, 0.5, 0.3};
constexpr std::array<double, 3> kDrum{1, 0.15, 0};

std::vector<Stroke> strokesOf(Sound sound) {
  switch (sound) {
    case Sound::Card:
      return {{0, 320, 0.018, 0.12, 0.5, 0, kWood}};
    case Sound::Turn:
      return {{0, 660, 0.05, 0.2, 0.1, 0, kWood}, {0.11, 880, 0.07, 0.2, 0.1, 0, kWood}};
    case Sound::Chain:
      return {{0, 587, 0.16, 0.22, 0.05, 0, kString}};
    case Sound::Battle:
      return {{0, 130, 0.12, 0.45, 0.15, 0.3, kDrum}, {0.13, 130, 0.14, 0.4, 0.15, 0.3, kDrum}};
    case Sound::Hurt:
      return {{0, 90, 0.16, 0.55, 0.35, 0.5, kDrum}};
    case Sound::Reward:
      return {{0, 587, 0.14, 0.2, 0.05, 0, kString},
              {0.09, 740, 0.14, 0.2, 0.05, 0, kString},
              {0.18, 880, 0.2, 0.22, 0.05, 0, kString}};
    case Sound::End:
      return {{0, 440, 0.2, 0.2, 0.05, 0, kString},
              {0.14, 587, 0.2, 0.2, 0.05, 0, kString},
              {0.28, 880, 0.22, 0.24, 0.05, 0, kString}};
  }
  return {};
}

void strike(std::vector<double>& out, const Stroke& stroke, table::RandomStream& luck) {
  constexpr double kAttack = 0.002;     // seconds; at once it would click
  constexpr double kNoiseDecay = 0.01;  // seconds
  const auto begin = static_cast<std::size_t>(stroke.at * kSampleRate);
  double turn = 0;
  for (std::size_t i = begin; i < out.size(); ++i) {
    const double t = static_cast<double>(i - begin) / kSampleRate;
    const double level = stroke.loud * std::exp(-t / stroke.decay) * std::min(1.0, t / kAttack);
    turn += stroke.pitch * (1 - stroke.fall * std::min(1.0, t / (2 * stroke.decay))) / kSampleRate;
    double wave = 0;
    for (std::size_t k = 0; k < stroke.partials.size(); ++k)
      wave += stroke.partials[k] * std::sin(2 * std::numbers::pi * static_cast<double>(k + 1) * turn);
    const double hiss = static_cast<double>(luck.below(2001)) / 1000 - 1;
    out[i] +=
        level * wave + stroke.loud * stroke.noise * hiss * std::exp(-t / kNoiseDecay) * std::min(1.0, t / kAttack);
  }
}

void put(std::string& out, std::uint32_t value, int bytes) {
  for (int i = 0; i < bytes; ++i) out += static_cast<char>(value >> (8 * i) & 0xFF);
}

}  // namespace

std::vector<std::int16_t> samplesOf(Sound sound) {
  const auto strokes = strokesOf(sound);
  double length = 0;
  for (const auto& stroke : strokes) length = std::max(length, stroke.at + 4 * stroke.decay);
  std::vector<double> wave(static_cast<std::size_t>(length * kSampleRate));
  table::RandomStream luck(1, 0);
  for (const auto& stroke : strokes) strike(wave, stroke, luck);
  std::vector<std::int16_t> samples;
  samples.reserve(wave.size());
  for (std::size_t i = 0; i < wave.size(); ++i) {
    const double left = static_cast<double>(wave.size() - 1 - i) / kSampleRate;
    const double fade = std::min(1.0, left / 0.01);  // it ends in silence
    samples.push_back(static_cast<std::int16_t>(std::lround(std::clamp(wave[i] * fade, -1.0, 1.0) * 32'767)));
  }
  return samples;
}

std::string waveFileOf(Sound sound) {
  const auto samples = samplesOf(sound);
  const auto bytes = static_cast<std::uint32_t>(samples.size() * 2);
  std::string out = "RIFF";
  put(out, 36 + bytes, 4);
  out += "WAVEfmt ";
  put(out, 16, 4);               // bytes of the format
  put(out, 1, 2);                // plain samples
  put(out, 1, 2);                // one channel
  put(out, kSampleRate, 4);      //
  put(out, kSampleRate * 2, 4);  // bytes per second
  put(out, 2, 2);                // bytes per sample
  put(out, 16, 2);               // bits per sample
  out += "data";
  put(out, bytes, 4);
  for (const std::int16_t sample : samples) put(out, static_cast<std::uint16_t>(sample), 2);
  return out;
}

}  // namespace playsheet
