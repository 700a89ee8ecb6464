// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace table {

/// A vector of at most N elements that lives inside its owner: the game state is copied with `memcpy` because of it.
/// Pushing into a full vector is a fault of the caller (asserted); `full()` is asked first wherever a card could cause
/// it.
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

  constexpr T& operator[](std::size_t i) { return items_[i]; }
  constexpr const T& operator[](std::size_t i) const { return items_[i]; }
  constexpr T& front() { return items_[0]; }
  constexpr const T& front() const { return items_[0]; }
  constexpr T& back() { return items_[size_ - 1U]; }
  constexpr const T& back() const { return items_[size_ - 1U]; }

  constexpr void push_back(const T& value) {
    assert(!full());
    items_[size_++] = value;
  }
  constexpr void pop_back() { items_[--size_] = T{}; }
  constexpr void insert_at(std::size_t at, const T& value) {
    assert(!full());
    std::copy_backward(begin() + at, end(), end() + 1);
    items_[at] = value;
    ++size_;
  }
  constexpr void erase_at(std::size_t at) {
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
  std::array<T, N> items_{};
  std::uint8_t size_ = 0;
};

}  // namespace table
