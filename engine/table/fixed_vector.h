// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/table/fault.h"

namespace table {

/// A vector of at most N elements that lives inside its owner: the game state is copied with `memcpy` because of it.
/// Pushing into a full vector, and asking for what is not there, is a fault of the caller: every build ends with its
/// place (`fault`). `full()` is asked first wherever a card could cause it.
template <class T, std::size_t N>
class FixedVector {
  static_assert(std::is_trivially_copyable_v<T>);
  static_assert(N <= 255);

 public:
  using value_type = T;
  using iterator = T*;
  using const_iterator = const T*;

  static constexpr std::size_t capacity() { return N; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == N; }

  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

  constexpr T& operator[](std::size_t i) { return items_[checked(i)]; }
  constexpr const T& operator[](std::size_t i) const { return items_[checked(i)]; }
  constexpr T& front(Place place = Place::current()) { return items_[checked(0, place)]; }
  constexpr const T& front(Place place = Place::current()) const { return items_[checked(0, place)]; }
  constexpr T& back(Place place = Place::current()) { return items_[checked(size_ - 1U, place)]; }
  constexpr const T& back(Place place = Place::current()) const { return items_[checked(size_ - 1U, place)]; }

  constexpr void push_back(const T& value, Place place = Place::current()) {
    if (full()) fault("no room in a vector of fixed size", place);
    items_[size_++] = value;
  }
  constexpr void pop_back(Place place = Place::current()) {
    items_[checked(size_ - 1U, place)] = T{};
    --size_;
  }
  constexpr void insert_at(std::size_t at, const T& value, Place place = Place::current()) {
    if (full()) fault("no room in a vector of fixed size", place);
    if (at > size_) fault("no such place in a vector of fixed size", place);
    std::copy_backward(begin() + at, end(), end() + 1);
    items_[at] = value;
    ++size_;
  }
  constexpr void erase_at(std::size_t at, Place place = Place::current()) {
    checked(at, place);
    std::copy(begin() + at + 1, end(), begin() + at);
    pop_back();
  }
  /// Removes the first element equal to `value`; false if there is none.
  constexpr bool erase(const T& value) {
    const auto at = std::find(begin(), end(), value);
    if (at == end()) return false;
    erase_at(static_cast<std::size_t>(at - begin()));
    return true;
  }
  constexpr void clear() {
    while (!empty()) pop_back();
  }
  constexpr bool contains(const T& value) const { return std::find(begin(), end(), value) != end(); }

  friend constexpr bool operator==(const FixedVector& a, const FixedVector& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  constexpr std::size_t checked(std::size_t i, const Place& place = Place::current()) const {
    if (i >= size_) fault("no such element in a vector of fixed size", place);
    return i;
  }

  std::array<T, N> items_{};
  std::uint8_t size_ = 0;
};

}  // namespace table
