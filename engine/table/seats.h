// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

/// Seats of a table of more than two: numbers, clockwise. Games of two have `PlayerId`.
namespace table {

/// The first seat is 0; `kNoSeat` is nobody.
enum class SeatId : std::uint8_t {};
inline constexpr SeatId kNoSeat{255};

constexpr std::size_t index(SeatId seat) { return static_cast<std::size_t>(seat); }
constexpr SeatId seat_at(std::size_t index) { return static_cast<SeatId>(index); }

/// One value for each of N seats. Indexed by SeatId only, so that no bare number can stand for a seat.
template <class T, std::size_t N>
struct PerSeat {
  std::array<T, N> values{};

  constexpr T& operator[](SeatId seat) { return values[index(seat)]; }
  constexpr const T& operator[](SeatId seat) const { return values[index(seat)]; }
  friend constexpr bool operator==(const PerSeat&, const PerSeat&) = default;
};

/// Some of at most sixteen seats.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  constexpr explicit SeatSet(std::uint16_t bits) : bits_(bits) {}
  static constexpr SeatSet of(SeatId seat) { return SeatSet(static_cast<std::uint16_t>(1U << index(seat))); }
  /// The first `n` seats.
  static constexpr SeatSet first(std::size_t n) { return SeatSet(static_cast<std::uint16_t>((1U << n) - 1U)); }

  constexpr bool has(SeatId seat) const { return seat != kNoSeat && (bits_ >> index(seat) & 1U) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr std::uint16_t bits() const { return bits_; }
  constexpr SeatSet with(SeatId seat) const { return *this | of(seat); }
  constexpr SeatSet without(SeatId seat) const { return SeatSet(static_cast<std::uint16_t>(bits_ & ~of(seat).bits_)); }
  friend constexpr SeatSet operator|(SeatSet a, SeatSet b) {
    return SeatSet(static_cast<std::uint16_t>(a.bits_ | b.bits_));
  }
  friend constexpr SeatSet operator&(SeatSet a, SeatSet b) {
    return SeatSet(static_cast<std::uint16_t>(a.bits_ & b.bits_));
  }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  std::uint16_t bits_ = 0;
};

}  // namespace table
